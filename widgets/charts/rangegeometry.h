// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/axisscale.h"
#include "widgets/charts/chartframe.h"

/// Where everything in a range chart stands, in logical pixels: plain structs made by pure functions, so that
/// screen, files, hit tests, screen readers and tests all ask the same source. Nothing overlaps and nothing
/// is cut: text wraps, axes grow, the chart gets as high as it needs.
namespace rangebar {

struct AxisRow
{
    QRectF rect;
    QList<AxisLabel> labels;
};

/// A chart as a whole. Blocks are only measured here; placeBlock() places those that are looked at.
struct RangeLayout
{
    explicit RangeLayout(const ChartSizes& chartSizes) : sizes(chartSizes) {}

    ChartFrame frame;
    ChartSizes sizes;
    AxisMode axisMode = AxisMode::Shared;
    bool stacked = false; ///< labels and verdicts above their bars, for narrow charts
    QRectF labelColumn;   ///< x and width only
    QRectF letterColumn;  ///< of two documents: before their marks
    QRectF plotColumn;    ///< what a row's plot may take; the scale is inset in it
    QRectF verdictColumn;
    QRectF changeColumn; ///< of two documents: behind the words at the row's end
    AxisScale sharedScale;
    QList<double> blockTops; ///< one for each block, ascending
    QList<double> blockBottoms;
    QList<int> firstRows;    ///< the number of rows before each block, and of all rows at the end
    QList<AxisRow> axisRows; ///< of a shared axis: below, and repeated so that one is always near
    QRectF grid;             ///< where the lines of a shared axis run

    int rowCount() const { return firstRows.isEmpty() ? 0 : firstRows.constLast(); }
};

/// The marks of the base, in the upper lane of a row.
struct BaseLaneGeometry
{
    PlacedText letter;
    PlacedText note;
    std::optional<QRectF> bar;
    std::optional<QRectF> notch;
    std::optional<QPointF> dot;
};

struct RangeRowGeometry
{
    QRectF rect; ///< the whole row, over the whole content width
    QRectF plot; ///< behind its marks
    PlacedText label;
    PlacedText verdict;
    PlacedText note;
    std::optional<QRectF> band;
    std::optional<QRectF> bar;
    std::optional<QRectF> notch;
    std::optional<QPointF> dot; ///< centre
    /// In a chart of two documents, where the base has the row; the marks above are the candidate's, in the
    /// lower lane.
    std::optional<BaseLaneGeometry> base;
    PlacedText letter;
    QRectF change; ///< of the change mark
};

struct RangeBlockGeometry
{
    QRectF rect;
    PlacedHeading heading;
    QList<RangeRowGeometry> rows;
    AxisScale scale;
    std::optional<AxisRow> axisRow; ///< where the block has its own axis
    QRectF grid;                    ///< where the lines of that axis run
};

RangeLayout layOutRanges(const RangeChartSpec& spec, double width, const TextMetrics& metrics);

RangeBlockGeometry placeBlock(const RangeChartSpec& spec, const RangeLayout& layout, qsizetype block,
                              const TextMetrics& metrics);

/// The blocks that reach into [top, bottom], as first and one past the last.
std::pair<qsizetype, qsizetype> blocksWithin(const RangeLayout& layout, double top, double bottom);

/// The block that a row (counted over all blocks) belongs to, and its place in it.
std::pair<qsizetype, qsizetype> blockOfRow(const RangeLayout& layout, int row);

} // namespace rangebar

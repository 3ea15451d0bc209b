// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"
#include "widgets/charts/textmetrics.h"

#include <QRectF>

namespace rangebar {

/// All sizes of a chart, in logical pixels, following the size of its text.
struct ChartSizes
{
    explicit ChartSizes(const TextMetrics& metrics, double width);

    double margin; ///< around everything
    double gap;    ///< between things that belong to each other
    double rowHeight;
    double dotRadius;
    double barThickness;
    double notchWidth;
    double notchHeight;
    double bandInset; ///< from a row's edges to its band
    double blockGap;
    double tickRowHeight;
    double laneHeight; ///< of one of two documents in a row
    double changeMark; ///< side of the square of a change mark

    /// Calmer marks, for rows that carry two documents.
    void fitLanes();
};

/// Charts narrower than this are laid out as if they were this wide.
constexpr double smallestChartWidth = 200;

/// Finished lines of one style in their place.
struct PlacedText
{
    QStringList lines;
    QRectF rect;
    TextStyle style = TextStyle::Label;
    Qt::Alignment alignment = Qt::AlignLeft;

    bool isEmpty() const { return lines.isEmpty(); }
};

/// Wraps `text` into `width` and places it with its top left at (x, y). Empty text takes no room.
PlacedText placeText(const QString& text, double x, double y, double width, const TextMetrics& metrics,
                     TextStyle style, Qt::Alignment alignment = Qt::AlignLeft);

struct LegendEntry
{
    LegendMark mark;
    QRectF markRect;
    PlacedText text;
};

/// What stands above and below the body of every chart.
struct ChartFrame
{
    double width = 0;
    double height = 0;
    double left = 0; ///< of the content
    double right = 0;
    PlacedText title;
    PlacedText subtitle;
    QList<LegendEntry> legend;
    double bodyTop = 0;
    PlacedText footer;
};

ChartFrame placeHeader(const QString& title, const QString& subtitle, const QList<LegendItem>& legend,
                       double width, const ChartSizes& sizes, const TextMetrics& metrics);
/// Sets the footer and with it the height.
void placeFooter(ChartFrame& frame, const QString& footer, double bodyBottom, const ChartSizes& sizes,
                 const TextMetrics& metrics);

/// The name of a block or row with its tag: the tag at the right, or below where there is no room for both.
struct PlacedHeading
{
    PlacedText name;
    PlacedText tag;
    QRectF tagFrame;
    double bottom = 0;
};

PlacedHeading placeHeading(const QString& name, const QString& tag, TextStyle nameStyle, const QRectF& column,
                           const ChartSizes& sizes, const TextMetrics& metrics);

/// The rows that reach into [top, bottom], as first and one past the last. Each row ends where the next
/// begins, the last at `end`.
std::pair<qsizetype, qsizetype> rowsWithin(const QList<double>& rowTops, double end, double top,
                                           double bottom);

} // namespace rangebar

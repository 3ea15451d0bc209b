// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/axisscale.h"
#include "widgets/charts/chartframe.h"

#include <array>

/// Where everything in a cost change chart stands; see rangegeometry.h for the manner.
namespace rangebar {

/// How the parts of a line stand beside each other.
enum class CostChangeForm
{
    Wide,       ///< name, arrow, words
    NamesAbove, ///< name above its arrow and words
    Narrow,     ///< words below the arrow as well
};

struct CostChangeLayout
{
    explicit CostChangeLayout(const ChartSizes& chartSizes) : sizes(chartSizes) {}

    ChartFrame frame;
    ChartSizes sizes;
    CostChangeForm form = CostChangeForm::Wide;
    QRectF nameColumn;                 ///< x and width only
    QRectF plotColumn;                 ///< what the arrows may take; the scale is inset in it
    std::array<QRectF, 2> textColumns; ///< instructions, allocations
    QRectF markColumn;                 ///< of the change mark of allocations
    std::array<PlacedText, 2> headers;
    AxisScale scale;
    QList<AxisLabel> topLabels; ///< of a chart too high to see its end
    QList<AxisLabel> labels;
    QList<double> rowTops; ///< ascending; each row ends where the next begins
    double bodyBottom = 0;

    int rowCount() const { return static_cast<int>(rowTops.size()); }
};

struct CostChangeLineGeometry
{
    PlacedText label;
    bool isPlotted = false;          ///< whether there is anything to show in the plot
    QRectF plot;                     ///< behind the arrow
    QRectF gate;                     ///< the band in it
    QPointF zero;                    ///< where an arrow starts
    std::optional<QPointF> tip;      ///< where it ends; absent where the change has no percentage
    std::array<PlacedText, 2> texts; ///< instructions, allocations
    QRectF allocationsMark;
};

struct CostChangeRowGeometry
{
    QRectF rect;
    PlacedHeading heading;
    QList<CostChangeLineGeometry> lines;
};

CostChangeLayout layOutCostChanges(const CostChangeChartSpec& spec, double width, const TextMetrics& metrics);
CostChangeRowGeometry placeCostChangeRow(const CostChangeChartSpec& spec, const CostChangeLayout& layout,
                                         qsizetype row, const TextMetrics& metrics);
/// The rows that reach into [top, bottom], as first and one past the last.
std::pair<qsizetype, qsizetype> costChangeRowsWithin(const CostChangeLayout& layout, double top,
                                                     double bottom);

} // namespace rangebar

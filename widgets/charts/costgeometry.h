// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartframe.h"

#include <array>

/// Where everything in a cost chart stands; see rangegeometry.h for the manner.
namespace rangebar {

/// Instructions or allocations: bars from zero at the left, the value at the end of each.
struct CostPanel
{
    PlacedText header;
    QRectF column;        ///< x and width only
    double barLength = 0; ///< of the largest value
    double largest = 0;   ///< 0 where all are zero

    double lengthOf(double value) const;
};

struct CostLayout
{
    explicit CostLayout(const ChartSizes& chartSizes) : sizes(chartSizes) {}

    ChartFrame frame;
    ChartSizes sizes;
    bool stacked = false;            ///< names above their bars, for narrow charts
    QRectF nameColumn;               ///< x and width only
    std::array<CostPanel, 2> panels; ///< instructions, allocations
    QList<double> rowTops;           ///< ascending; each row ends where the next begins
    double bodyBottom = 0;

    int rowCount() const { return static_cast<int>(rowTops.size()); }
};

struct CostBarGeometry
{
    CostColumn column = CostColumn::RustStream;
    QRectF bar; ///< of no width where the value is zero: painted as a tick at the zero line
    bool isZero = false;
    PlacedText value;
};

struct CostRowGeometry
{
    QRectF rect;
    PlacedHeading heading;
    std::array<QList<CostBarGeometry>, 2> bars; ///< by panel
    std::array<QRectF, 2> zeroLines;            ///< by panel
    std::array<PlacedText, 2> missing;          ///< "-" in a panel without a bar
};

CostLayout layOutCosts(const CostChartSpec& spec, double width, const TextMetrics& metrics);
CostRowGeometry placeCostRow(const CostChartSpec& spec, const CostLayout& layout, qsizetype row,
                             const TextMetrics& metrics);
/// The rows that reach into [top, bottom], as first and one past the last.
std::pair<qsizetype, qsizetype> costRowsWithin(const CostLayout& layout, double top, double bottom);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartframe.h"

/// Where everything in a table drawn as a picture stands; see rangegeometry.h for the manner.
namespace rangebar {

struct TableLayout
{
    explicit TableLayout(const ChartSizes& chartSizes) : sizes(chartSizes) {}

    ChartFrame frame;
    ChartSizes sizes;
    bool stacked = false;      ///< a row is a heading and a list of its cells, for narrow pictures
    QList<QRectF> columns;     ///< x and width only; of a stacked table: labels and values
    QList<PlacedText> headers; ///< none where stacked: each cell has its own
    QRectF headerLine;
    QList<double> rowTops; ///< ascending; each row ends where the next begins
    double bodyBottom = 0;

    int rowCount() const { return static_cast<int>(rowTops.size()); }
};

struct TableRowGeometry
{
    QRectF rect;
    QList<PlacedText> cells;
    QList<PlacedText> labels; ///< before the cells, where stacked; none before the first
};

TableLayout layOutTable(const TableChartSpec& spec, double width, const TextMetrics& metrics);
TableRowGeometry placeTableRow(const TableChartSpec& spec, const TableLayout& layout, qsizetype row,
                               const TextMetrics& metrics);
QRectF tableRowRect(const TableLayout& layout, qsizetype row);
/// The rows that reach into [top, bottom], as first and one past the last.
std::pair<qsizetype, qsizetype> tableRowsWithin(const TableLayout& layout, double top, double bottom);

} // namespace rangebar

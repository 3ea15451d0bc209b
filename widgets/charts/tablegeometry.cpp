// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/tablegeometry.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rangebar {
namespace {

/// The widths that a column can make use of.
struct ColumnNeed
{
    double least = 0; ///< of its longest word
    double whole = 0; ///< of its longest text
};

double longestWord(const QString& text, const TextMetrics& metrics, TextStyle style)
{
    double longest = 0;
    QTextBoundaryFinder words(QTextBoundaryFinder::Line, text);
    qsizetype start = 0;
    while (start < text.size()) {
        const qsizetype end = nextWordEnd(words, text);
        const QStringView word = QStringView(text).mid(start, end - start).trimmed();
        longest = std::max(longest, metrics.width(word, style));
        start = end;
    }
    return longest;
}

void include(ColumnNeed& need, const QString& text, const TextMetrics& metrics, TextStyle style)
{
    const double whole = std::ceil(metrics.width(text, style));
    // A text shorter than the longest word so far has no longer word.
    if (whole > need.least) {
        need.least = std::max(need.least, std::ceil(longestWord(text, metrics, style)));
    }
    need.whole = std::max(need.whole, whole);
}

QList<ColumnNeed> columnNeeds(const TableChartSpec& spec, const TextMetrics& metrics)
{
    QList<ColumnNeed> needs(spec.columns.size());
    for (qsizetype column = 0; column < needs.size(); ++column) {
        include(needs[column], spec.columns.at(column).header, metrics, TextStyle::Tick);
        for (const QList<TableCell>& row : spec.rows) {
            if (column < row.size()) {
                include(needs[column], row.at(column).text, metrics, TextStyle::Label);
            }
        }
    }
    return needs;
}

double columnGap(const ChartSizes& sizes)
{
    return 2 * sizes.gap;
}

/// Above and below the text of a row.
double rowPadding(const ChartSizes& sizes)
{
    return std::round(sizes.gap * 0.5);
}

/// The widths of columns that have less room than they want: short ones get what they want, the others share
/// the rest alike, each with room for its longest word. Nothing where not even the words fit.
QList<double> sharedWidths(const QList<ColumnNeed>& needs, double room)
{
    QList<double> widths(needs.size(), -1);
    double rest = room;
    auto open = static_cast<double>(needs.size());
    for (bool settled = false; !settled && open > 0;) {
        settled = true;
        const double share = std::floor(rest / open);
        // Whoever needs more than a share makes it smaller for all, so these come first.
        for (const bool needy : {true, false}) {
            for (qsizetype i = 0; i < needs.size() && settled; ++i) {
                const double wanted = needy ? needs.at(i).least : needs.at(i).whole;
                if (widths.at(i) < 0 && (needy ? wanted > share : wanted <= share)) {
                    widths[i] = wanted;
                    rest -= wanted;
                    --open;
                    settled = false;
                }
            }
        }
        if (settled) {
            std::ranges::replace_if(
                widths, [](double width) { return width < 0; }, share);
        }
    }
    return rest < 0 ? QList<double>() : widths;
}

/// Whole texts where they fit. No columns where not even the words do.
QList<QRectF> placeColumns(const QList<ColumnNeed>& needs, const ChartFrame& frame, const ChartSizes& sizes)
{
    const double gap = columnGap(sizes);
    const double room = frame.right - frame.left - gap * static_cast<double>(needs.size() - 1);
    double whole = 0;
    for (const ColumnNeed& need : needs) {
        whole += need.whole;
    }
    const QList<double> widths = sharedWidths(needs, room);
    // Spare room goes between the columns, but not so much that the eye loses the row.
    const double spare = needs.size() > 1 ? (room - whole) / static_cast<double>(needs.size() - 1) : 0;
    const double between = gap + std::floor(std::clamp(spare, 0.0, 2 * gap));
    QList<QRectF> columns;
    double left = frame.left;
    for (const double width : widths) {
        columns += QRectF(left, 0, width, 0);
        left = columns.constLast().right() + between;
    }
    return columns;
}

/// Labels and values of a stacked table.
QList<QRectF> placeStacked(const TableChartSpec& spec, const ChartFrame& frame, const ChartSizes& sizes,
                           const TextMetrics& metrics)
{
    const double room = frame.right - frame.left;
    double labels = 0;
    for (const TableColumn& column : spec.columns.mid(1)) {
        labels = std::max(labels, std::ceil(metrics.width(column.header, TextStyle::Tick)));
    }
    labels = std::min(labels, std::floor(room * 0.45));
    const double values = frame.left + labels + sizes.gap;
    return {QRectF(frame.left, 0, labels, 0), QRectF(values, 0, frame.right - values, 0)};
}

Qt::Alignment alignmentOf(bool right)
{
    return right ? Qt::AlignRight : Qt::AlignLeft;
}

TableRowGeometry placeCells(const TableChartSpec& spec, const TableLayout& layout, qsizetype row, double top,
                            const TextMetrics& metrics)
{
    TableRowGeometry placed;
    const QList<TableCell>& cells = spec.rows.at(row);
    double bottom = top;
    for (qsizetype column = 0; column < std::min(cells.size(), layout.columns.size()); ++column) {
        const QRectF& place = layout.columns.at(column);
        placed.cells += placeText(cells.at(column).text, place.left(), top, place.width(), metrics,
                                  TextStyle::Label, alignmentOf(cells.at(column).alignRight));
        bottom = std::max(bottom, placed.cells.constLast().rect.bottom());
    }
    placed.rect = QRectF(QPointF(layout.frame.left, top), QPointF(layout.frame.right, bottom));
    return placed;
}

TableRowGeometry placeStackedCells(const TableChartSpec& spec, const TableLayout& layout, qsizetype row,
                                   double top, const TextMetrics& metrics)
{
    TableRowGeometry placed;
    const ChartFrame& frame = layout.frame;
    const QRectF& labels = layout.columns.constFirst();
    const QRectF& values = layout.columns.constLast();
    const QList<TableCell>& cells = spec.rows.at(row);
    double y = top;
    for (qsizetype column = 0; column < std::min(cells.size(), spec.columns.size()); ++column) {
        const QString& text = cells.at(column).text;
        if (column == 0) {
            placed.cells +=
                placeText(text, frame.left, y, frame.right - frame.left, metrics, TextStyle::BlockName);
            y = placed.cells.constLast().rect.bottom() + std::round(layout.sizes.gap * 0.2);
            continue;
        }
        placed.labels += placeText(spec.columns.at(column).header, labels.left(), y, labels.width(), metrics,
                                   TextStyle::Tick);
        placed.cells += placeText(text, values.left(), y, values.width(), metrics, TextStyle::Label);
        y = std::max(placed.labels.constLast().rect.bottom(), placed.cells.constLast().rect.bottom());
    }
    placed.rect = QRectF(QPointF(frame.left, top), QPointF(frame.right, y));
    return placed;
}

/// With the top of its text at `top`; its rectangle is that of its text.
TableRowGeometry placeContent(const TableChartSpec& spec, const TableLayout& layout, qsizetype row,
                              double top, const TextMetrics& metrics)
{
    return layout.stacked ? placeStackedCells(spec, layout, row, top, metrics)
                          : placeCells(spec, layout, row, top, metrics);
}

double placeHeaders(TableLayout& layout, const TableChartSpec& spec, const TextMetrics& metrics)
{
    const double top = std::round(layout.frame.bodyTop);
    double bottom = top;
    if (!layout.stacked) {
        for (qsizetype column = 0; column < layout.columns.size(); ++column) {
            const QRectF& place = layout.columns.at(column);
            layout.headers +=
                placeText(spec.columns.at(column).header, place.left(), top, place.width(), metrics,
                          TextStyle::Tick, alignmentOf(spec.columns.at(column).alignRight));
            bottom = std::max(bottom, layout.headers.constLast().rect.bottom());
        }
        // Short headers stand on the line, like the words of one that wraps.
        for (PlacedText& header : layout.headers) {
            header.rect.moveBottom(bottom);
        }
        bottom += rowPadding(layout.sizes);
    }
    layout.headerLine =
        QRectF(layout.frame.left, std::round(bottom), layout.frame.right - layout.frame.left, 1);
    return layout.headerLine.bottom();
}

} // namespace

TableLayout layOutTable(const TableChartSpec& spec, double width, const TextMetrics& metrics)
{
    const double usedWidth = std::max(width, smallestChartWidth);
    TableLayout layout{ChartSizes(metrics, usedWidth)};
    layout.frame = placeHeader(spec.title, spec.subtitle, {}, usedWidth, layout.sizes, metrics);
    layout.columns = placeColumns(columnNeeds(spec, metrics), layout.frame, layout.sizes);
    layout.stacked = layout.columns.isEmpty();
    if (layout.stacked) {
        layout.columns = placeStacked(spec, layout.frame, layout.sizes, metrics);
    }
    double y = placeHeaders(layout, spec, metrics);
    layout.rowTops.reserve(spec.rows.size());
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        layout.rowTops += y;
        const double height = placeContent(spec, layout, row, 0, metrics).rect.height();
        y += std::ceil(height + 2 * rowPadding(layout.sizes)) + 1;
    }
    layout.bodyBottom = y;
    placeFooter(layout.frame, spec.footer, y, layout.sizes, metrics);
    return layout;
}

TableRowGeometry placeTableRow(const TableChartSpec& spec, const TableLayout& layout, qsizetype row,
                               const TextMetrics& metrics)
{
    const QRectF rect = tableRowRect(layout, row);
    TableRowGeometry placed = placeContent(spec, layout, row, rect.top() + rowPadding(layout.sizes), metrics);
    placed.rect = rect;
    return placed;
}

QRectF tableRowRect(const TableLayout& layout, qsizetype row)
{
    const double bottom = row + 1 < layout.rowTops.size() ? layout.rowTops.at(row + 1) : layout.bodyBottom;
    return {QPointF(layout.frame.left, layout.rowTops.at(row)), QPointF(layout.frame.right, bottom)};
}

std::pair<qsizetype, qsizetype> tableRowsWithin(const TableLayout& layout, double top, double bottom)
{
    return rowsWithin(layout.rowTops, layout.bodyBottom, top, bottom);
}

} // namespace rangebar

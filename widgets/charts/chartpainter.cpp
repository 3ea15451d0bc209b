// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartpainter.h"

#include "widgets/charts/historypainter.h"

#include <algorithm>

namespace rangebar {
namespace {

class PainterState
{
public:
    explicit PainterState(QPainter& painter) : m_painter(painter) { m_painter.save(); }
    ~PainterState() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(PainterState)

private:
    QPainter& m_painter;
};

void rowBackground(ChartBrush& brush, int row, const RowHighlights& highlights, const QRectF& rect)
{
    if (row == highlights.hovered) {
        brush.fill(rect.adjusted(-4, 0, 4, 0), brush.colour(ChartColour::Hover));
    }
}

void paintRanges(ChartBrush& brush, const RangeChartSpec& spec, const RangeLayout& layout,
                 const ChartFonts& fonts, const QRectF& visible, const RowHighlights& highlights)
{
    const auto [first, last] = blocksWithin(layout, visible.top(), visible.bottom());
    QList<RangeBlockGeometry> blocks;
    for (qsizetype i = first; i < last; ++i) {
        blocks += placeBlock(spec, layout, i, fonts);
    }

    QList<QRectF> gaps;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        int number = layout.firstRows.at(first + i);
        brush.keepClear(gaps, std::as_const(blocks)[i], layout.stacked);
        for (const RangeRowGeometry& row : std::as_const(blocks)[i].rows) {
            rowBackground(brush, number++, highlights, row.rect);
            if (row.band) {
                brush.band(*row.band);
            }
        }
    }
    for (const AxisRow& row : layout.axisRows) {
        if (row.rect.intersects(visible)) {
            brush.axisLabels(row.labels);
            gaps += row.rect;
        }
    }
    if (layout.axisMode == AxisMode::Shared && !spec.blocks.isEmpty()) {
        brush.gridLines(layout.sharedScale, std::max(layout.grid.top(), visible.top()),
                        std::min(layout.grid.bottom(), visible.bottom()), gaps);
    }
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const RangeBlockGeometry& block = std::as_const(blocks)[i];
        brush.text(block.heading.name, brush.colour(ChartColour::Text));
        brush.tag(block.heading);
        if (block.axisRow) {
            QList<QRectF> words;
            brush.keepClear(words, block, layout.stacked);
            brush.gridLines(block.scale, block.grid.top(), block.grid.bottom(), words);
            brush.axisLabels(block.axisRow->labels);
        }
        const QList<RangeRow>& rows = spec.blocks.at(first + i).rows;
        for (qsizetype row = 0; row < rows.size(); ++row) {
            brush.rangeRow(spec, rows.at(row), block.rows.at(row));
        }
    }
}

void paintCosts(ChartBrush& brush, const CostChartSpec& spec, const CostLayout& layout,
                const ChartFonts& fonts, const QRectF& visible, const RowHighlights& highlights)
{
    for (const CostPanel& panel : layout.panels) {
        brush.text(panel.header, brush.colour(ChartColour::MutedText));
    }
    const auto [first, last] = costRowsWithin(layout, visible.top(), visible.bottom());
    for (qsizetype i = first; i < last; ++i) {
        const CostRowGeometry row = placeCostRow(spec, layout, i, fonts);
        rowBackground(brush, static_cast<int>(i), highlights, row.rect);
        brush.costRow(row);
    }
}

void paintCostChanges(ChartBrush& brush, const CostChangeChartSpec& spec, const CostChangeLayout& layout,
                      const ChartFonts& fonts, const QRectF& visible, const RowHighlights& highlights)
{
    for (const PlacedText& header : layout.headers) {
        brush.text(header, brush.colour(ChartColour::MutedText));
    }
    brush.axisLabels(layout.topLabels);
    brush.axisLabels(layout.labels);
    const auto [first, last] = costChangeRowsWithin(layout, visible.top(), visible.bottom());
    for (qsizetype i = first; i < last; ++i) {
        const CostChangeRowGeometry row = placeCostChangeRow(spec, layout, i, fonts);
        rowBackground(brush, static_cast<int>(i), highlights, row.rect);
        brush.text(row.heading.name, brush.colour(ChartColour::Text));
        brush.tag(row.heading);
        for (qsizetype line = 0; line < row.lines.size(); ++line) {
            brush.costChangeLine(spec.rows.at(i).lines.at(line), row.lines.at(line), layout.scale);
        }
    }
}

void paintTable(ChartBrush& brush, const TableChartSpec& spec, const TableLayout& layout,
                const ChartFonts& fonts, const QRectF& visible, const RowHighlights& highlights)
{
    for (const PlacedText& header : layout.headers) {
        brush.text(header, brush.colour(ChartColour::MutedText));
    }
    brush.fill(layout.headerLine, brush.colour(ChartColour::Zero));
    const auto [first, last] = tableRowsWithin(layout, visible.top(), visible.bottom());
    for (qsizetype i = first; i < last; ++i) {
        const TableRowGeometry row = placeTableRow(spec, layout, i, fonts);
        rowBackground(brush, static_cast<int>(i), highlights, row.rect);
        brush.tableRow(spec, i, row);
    }
}

void paintBody(ChartBrush& brush, const ChartSpec& spec, const RangeLayout& layout, const ChartFonts& fonts,
               const QRectF& visible, const RowHighlights& highlights)
{
    paintRanges(brush, std::get<RangeChartSpec>(spec), layout, fonts, visible, highlights);
}

void paintBody(ChartBrush& brush, const ChartSpec& spec, const CostLayout& layout, const ChartFonts& fonts,
               const QRectF& visible, const RowHighlights& highlights)
{
    paintCosts(brush, std::get<CostChartSpec>(spec), layout, fonts, visible, highlights);
}

void paintBody(ChartBrush& brush, const ChartSpec& spec, const CostChangeLayout& layout,
               const ChartFonts& fonts, const QRectF& visible, const RowHighlights& highlights)
{
    paintCostChanges(brush, std::get<CostChangeChartSpec>(spec), layout, fonts, visible, highlights);
}

void paintBody(ChartBrush& brush, const ChartSpec& spec, const TableLayout& layout, const ChartFonts& fonts,
               const QRectF& visible, const RowHighlights& highlights)
{
    paintTable(brush, std::get<TableChartSpec>(spec), layout, fonts, visible, highlights);
}

void paintBody(ChartBrush& brush, const ChartSpec& spec, const HistoryLayout& layout, const ChartFonts& fonts,
               const QRectF& visible, const RowHighlights& highlights)
{
    paintHistory(brush, std::get<HistoryChartSpec>(spec), layout, fonts, visible, highlights);
}

} // namespace

void paintChart(QPainter& painter, const ChartSpec& spec, const ChartLayout& layout, const ChartFonts& fonts,
                const ChartTheme& theme, const QRectF& visible, const PaintOptions& options)
{
    const PainterState state(painter);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    // In every language: an axis is mathematics, whose numbers grow to the right where words are written from
    // the right as well, and one picture is read by all.
    painter.setLayoutDirection(Qt::LeftToRight);
    const RowHighlights& highlights = options.highlights;
    if (options.background == ChartBackground::Opaque) {
        painter.fillRect(visible, theme.colour(ChartColour::Background));
    }
    std::visit(
        [&](const auto& laidOut) {
            ChartBrush brush(painter, fonts, theme, laidOut.sizes, options);
            brush.frame(laidOut.frame);
            paintBody(brush, spec, laidOut, fonts, visible, highlights);
            if (highlights.focused >= 0) {
                brush.focusRing(rowRect(spec, layout, highlights.focused, fonts));
            }
        },
        layout);
}

} // namespace rangebar

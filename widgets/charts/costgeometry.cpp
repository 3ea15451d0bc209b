// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/costgeometry.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

TextStyle valueStyle(const CostBar& bar)
{
    return bar.secondary() ? TextStyle::Label : TextStyle::Verdict;
}

const QList<CostBar>& barsOf(const CostRow& row, std::size_t panel)
{
    return panel == 0 ? row.instructions : row.allocations;
}

double textHeight(const QString& text, double width, const TextMetrics& metrics, TextStyle style)
{
    return metrics.width(text, style) <= width
               ? metrics.lineHeight(style)
               : metrics.lineHeight(style) *
                     static_cast<double>(wrapText(text, width, metrics, style).size());
}

double laneHeight(const CostBar& bar, double valueWidth, const TextMetrics& metrics)
{
    return textHeight(bar.text, valueWidth, metrics, valueStyle(bar)) + (bar.secondary() ? 1 : 4);
}

double valueWidth(const CostPanel& panel, const ChartSizes& sizes)
{
    return panel.column.width() - panel.barLength - sizes.gap * 0.6;
}

double barsHeight(const QList<CostBar>& bars, const CostPanel& panel, const ChartSizes& sizes,
                  const TextMetrics& metrics)
{
    double height = 0;
    for (const CostBar& bar : bars) {
        height += laneHeight(bar, valueWidth(panel, sizes), metrics);
    }
    return std::max(height, metrics.lineHeight(TextStyle::Label));
}

PlacedHeading headingOf(const CostRow& row, const CostLayout& layout, double top, const TextMetrics& metrics)
{
    const QRectF column(layout.nameColumn.left(), top, layout.nameColumn.width(), 0);
    return placeHeading(row.name, row.tag, TextStyle::Label, column, layout.sizes, metrics);
}

double rowPadding(const ChartSizes& sizes)
{
    return std::round(sizes.gap * 0.5);
}

double rowHeight(const CostRow& row, const CostLayout& layout, const TextMetrics& metrics)
{
    const double nameHeight = row.tag.isEmpty()
                                  ? textHeight(row.name, layout.nameColumn.width(), metrics, TextStyle::Label)
                                  : headingOf(row, layout, 0, metrics).bottom;
    const double plotHeight = std::max(barsHeight(row.instructions, layout.panels[0], layout.sizes, metrics),
                                       barsHeight(row.allocations, layout.panels[1], layout.sizes, metrics));
    const double content = layout.stacked ? nameHeight + plotHeight : std::max(nameHeight, plotHeight);
    return std::ceil(content + 2 * rowPadding(layout.sizes));
}

void placePanels(CostLayout& layout, const CostChartSpec& spec, const TextMetrics& metrics)
{
    const ChartFrame& frame = layout.frame;
    const ChartSizes& sizes = layout.sizes;
    const double contentWidth = frame.right - frame.left;
    const double gap = 2 * sizes.gap;
    double nameWidth = 0;
    std::array<double, 2> valueWidths{};
    for (const CostRow& row : spec.rows) {
        const double tagWidth =
            row.tag.isEmpty() ? 0 : metrics.width(row.tag, TextStyle::Tag) + 2.4 * sizes.gap;
        nameWidth = std::max(nameWidth, metrics.width(row.name, TextStyle::Label) + tagWidth);
        for (std::size_t i = 0; i < layout.panels.size(); ++i) {
            for (const CostBar& bar : barsOf(row, i)) {
                valueWidths.at(i) = std::max(valueWidths.at(i), metrics.width(bar.text, valueStyle(bar)));
                if (std::isfinite(bar.value)) {
                    layout.panels.at(i).largest = std::max(layout.panels.at(i).largest, bar.value);
                }
            }
        }
    }
    nameWidth = std::min(std::ceil(nameWidth), std::floor(contentWidth * 0.38));
    layout.stacked = contentWidth < 26 * sizes.rowHeight - 2 * gap;
    double left = frame.left;
    if (layout.stacked) {
        layout.nameColumn = QRectF(frame.left, 0, contentWidth, 0);
    } else {
        layout.nameColumn = QRectF(frame.left, 0, nameWidth, 0);
        left += nameWidth + gap;
    }
    const double panelWidth = std::floor((frame.right - left - gap) / 2);
    for (std::size_t i = 0; i < layout.panels.size(); ++i) {
        CostPanel& panel = layout.panels.at(i);
        panel.column = QRectF(left, 0, panelWidth, 0);
        const double values = std::min(std::ceil(valueWidths.at(i)), std::floor(panelWidth * 0.6));
        panel.barLength = panelWidth - values - sizes.gap * 0.6;
        left += panelWidth + gap;
    }
}

} // namespace

double CostPanel::lengthOf(double value) const
{
    if (!(value > 0) || !(largest > 0)) {
        return 0;
    }
    return std::min(value / largest, 1.0) * barLength;
}

CostLayout layOutCosts(const CostChartSpec& spec, double width, const TextMetrics& metrics)
{
    const double usedWidth = std::max(width, smallestChartWidth);
    CostLayout layout{ChartSizes(metrics, usedWidth)};
    layout.frame = placeHeader(spec.title, spec.subtitle, spec.legend, usedWidth, layout.sizes, metrics);
    placePanels(layout, spec, metrics);

    double y = std::round(layout.frame.bodyTop);
    const std::array<QString, 2> headers{spec.instructionsHeader, spec.allocationsHeader};
    double headerHeight = 0;
    for (std::size_t i = 0; i < headers.size(); ++i) {
        CostPanel& panel = layout.panels.at(i);
        panel.header =
            placeText(headers.at(i), panel.column.left(), y, panel.column.width(), metrics, TextStyle::Tick);
        headerHeight = std::max(headerHeight, panel.header.rect.height());
    }
    y += headerHeight + std::round(layout.sizes.gap * 0.6);
    layout.rowTops.reserve(spec.rows.size());
    for (const CostRow& row : spec.rows) {
        layout.rowTops += y;
        y += rowHeight(row, layout, metrics);
    }
    layout.bodyBottom = y;
    placeFooter(layout.frame, spec.footer, y, layout.sizes, metrics);
    return layout;
}

CostRowGeometry placeCostRow(const CostChartSpec& spec, const CostLayout& layout, qsizetype row,
                             const TextMetrics& metrics)
{
    const CostRow& content = spec.rows.at(row);
    const ChartFrame& frame = layout.frame;
    const double top = layout.rowTops.at(row);
    const double bottom = row + 1 < layout.rowTops.size() ? layout.rowTops.at(row + 1) : layout.bodyBottom;
    const double padding = rowPadding(layout.sizes);
    CostRowGeometry placed;
    placed.rect = QRectF(QPointF(frame.left, top), QPointF(frame.right, bottom));
    placed.heading = headingOf(content, layout, top + padding, metrics);

    const double plotTop = layout.stacked ? placed.heading.bottom : top + padding;
    const double plotHeight = bottom - padding - plotTop;
    for (std::size_t i = 0; i < layout.panels.size(); ++i) {
        const CostPanel& panel = layout.panels.at(i);
        const double zero = panel.column.left();
        const QList<CostBar>& bars = barsOf(content, i);
        placed.zeroLines.at(i) = QRectF(zero - 1, plotTop - (layout.stacked ? 0 : padding), 1,
                                        layout.stacked ? plotHeight : placed.rect.height());
        const double used = barsHeight(bars, panel, layout.sizes, metrics);
        double y = plotTop + (layout.stacked ? 0 : std::max(0.0, std::floor((plotHeight - used) / 2)));
        if (bars.isEmpty()) {
            placed.missing.at(i) =
                placeText(QStringLiteral("-"), zero + layout.sizes.gap * 0.6, y,
                          panel.column.width() - layout.sizes.gap * 0.6, metrics, TextStyle::Label);
        }
        for (const CostBar& bar : bars) {
            const double lane = laneHeight(bar, valueWidth(panel, layout.sizes), metrics);
            const double thickness = std::round(layout.sizes.barThickness * (bar.secondary() ? 1.0 : 1.5));
            const double length = panel.lengthOf(bar.value);
            CostBarGeometry geometry;
            geometry.column = bar.column;
            geometry.isZero = length <= 0;
            geometry.bar = QRectF(zero, y + std::round((lane - thickness) / 2), length, thickness);
            geometry.value = placeText(bar.text, zero + length + layout.sizes.gap * 0.6, y,
                                       valueWidth(panel, layout.sizes), metrics, valueStyle(bar));
            geometry.value.rect.moveTop(y + std::round((lane - geometry.value.rect.height()) / 2));
            placed.bars.at(i) += geometry;
            y += lane;
        }
    }
    return placed;
}

std::pair<qsizetype, qsizetype> costRowsWithin(const CostLayout& layout, double top, double bottom)
{
    return rowsWithin(layout.rowTops, layout.bodyBottom, top, bottom);
}

} // namespace rangebar

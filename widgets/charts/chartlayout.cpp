// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartlayout.h"

#include <QSizeF>

namespace rangebar {
namespace {

/// Calls `range` or `cost` with the spec and the layout made from it.
template<typename Range, typename Cost>
auto either(const ChartSpec& spec, const ChartLayout& layout, const Range& range, const Cost& cost)
{
    if (const auto* ranges = std::get_if<RangeChartSpec>(&spec)) {
        return range(*ranges, std::get<RangeLayout>(layout));
    }
    return cost(std::get<CostChartSpec>(spec), std::get<CostLayout>(layout));
}

} // namespace

ChartLayout layOutChart(const ChartSpec& spec, double width, const TextMetrics& metrics)
{
    if (const auto* ranges = std::get_if<RangeChartSpec>(&spec)) {
        return layOutRanges(*ranges, width, metrics);
    }
    return layOutCosts(std::get<CostChartSpec>(spec), width, metrics);
}

QSizeF chartSize(const ChartLayout& layout)
{
    return std::visit([](const auto& laidOut) { return QSizeF(laidOut.frame.width, laidOut.frame.height); }, layout);
}

int rowCount(const ChartLayout& layout)
{
    return std::visit([](const auto& laidOut) { return laidOut.rowCount(); }, layout);
}

QRectF rowRect(const ChartSpec& spec, const ChartLayout& layout, int row, const TextMetrics& metrics)
{
    if (row < 0 || row >= rowCount(layout)) {
        return {};
    }
    return either(
        spec, layout,
        [&](const RangeChartSpec& ranges, const RangeLayout& laidOut) {
            const auto [block, place] = blockOfRow(laidOut, row);
            return placeBlock(ranges, laidOut, block, metrics).rows.at(place).rect;
        },
        [&](const CostChartSpec& costs, const CostLayout& laidOut) {
            return placeCostRow(costs, laidOut, row, metrics).rect;
        });
}

int rowAt(const ChartSpec& spec, const ChartLayout& layout, QPointF position, const TextMetrics& metrics)
{
    return either(
        spec, layout,
        [&](const RangeChartSpec& ranges, const RangeLayout& laidOut) {
            const auto [first, last] = blocksWithin(laidOut, position.y(), position.y());
            for (qsizetype block = first; block < last; ++block) {
                const RangeBlockGeometry placed = placeBlock(ranges, laidOut, block, metrics);
                for (qsizetype row = 0; row < placed.rows.size(); ++row) {
                    if (placed.rows.at(row).rect.contains(position)) {
                        return laidOut.firstRows.at(block) + static_cast<int>(row);
                    }
                }
            }
            return -1;
        },
        [&](const CostChartSpec& costs, const CostLayout& laidOut) {
            const auto [first, last] = costRowsWithin(laidOut, position.y(), position.y());
            for (qsizetype row = first; row < last; ++row) {
                if (placeCostRow(costs, laidOut, row, metrics).rect.contains(position)) {
                    return static_cast<int>(row);
                }
            }
            return -1;
        });
}

QString chartTitle(const ChartSpec& spec)
{
    return std::visit([](const auto& chart) { return chart.title; }, spec);
}

QString chartDescription(const ChartSpec& spec)
{
    return std::visit(
        [](const auto& chart) {
            return QStringList{chart.subtitle, chart.footer}.join(QLatin1Char('\n')).trimmed();
        },
        spec);
}

Card rowCard(const ChartSpec& spec, const ChartLayout& layout, int row)
{
    if (row < 0 || row >= rowCount(layout)) {
        return {};
    }
    return either(
        spec, layout,
        [&](const RangeChartSpec& ranges, const RangeLayout& laidOut) {
            const auto [block, place] = blockOfRow(laidOut, row);
            return ranges.card ? ranges.card(static_cast<int>(block), static_cast<int>(place)) : Card();
        },
        [&](const CostChartSpec& costs, const CostLayout&) { return costs.card ? costs.card(row) : Card(); });
}

QString rowSentence(const ChartSpec& spec, const ChartLayout& layout, int row)
{
    if (row < 0 || row >= rowCount(layout)) {
        return {};
    }
    return either(
        spec, layout,
        [&](const RangeChartSpec& ranges, const RangeLayout& laidOut) {
            const auto [block, place] = blockOfRow(laidOut, row);
            return ranges.spoken ? ranges.spoken(static_cast<int>(block), static_cast<int>(place)) : QString();
        },
        [&](const CostChartSpec& costs, const CostLayout&) {
            return costs.spoken ? costs.spoken(row) : QString();
        });
}

} // namespace rangebar

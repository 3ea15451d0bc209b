// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartlayout.h"

#include "widgets/charts/tablespecs.h"

#include <QSizeF>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

template <typename... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};

/// Calls the function for the spec and the layout made from it.
template <typename... Functions>
auto either(const ChartSpec& spec, const ChartLayout& layout, const Functions&... functions)
{
    const Overloaded<Functions...> call{functions...};
    if (const auto* ranges = std::get_if<RangeChartSpec>(&spec)) {
        return call(*ranges, std::get<RangeLayout>(layout));
    }
    if (const auto* costs = std::get_if<CostChartSpec>(&spec)) {
        return call(*costs, std::get<CostLayout>(layout));
    }
    if (const auto* changes = std::get_if<CostChangeChartSpec>(&spec)) {
        return call(*changes, std::get<CostChangeLayout>(layout));
    }
    if (const auto* history = std::get_if<HistoryChartSpec>(&spec)) {
        return call(*history, std::get<HistoryLayout>(layout));
    }
    return call(std::get<TableChartSpec>(spec), std::get<TableLayout>(layout));
}

/// Costs, their changes and tables: rows without blocks.
QRectF rowRectOf(const CostChartSpec& spec, const CostLayout& layout, qsizetype row,
                 const TextMetrics& metrics)
{
    return placeCostRow(spec, layout, row, metrics).rect;
}

QRectF rowRectOf(const CostChangeChartSpec& spec, const CostChangeLayout& layout, qsizetype row,
                 const TextMetrics& metrics)
{
    return placeCostChangeRow(spec, layout, row, metrics).rect;
}

QRectF rowRectOf(const TableChartSpec&, const TableLayout& layout, qsizetype row, const TextMetrics&)
{
    return tableRowRect(layout, row);
}

} // namespace

ChartLayout layOutChart(const ChartSpec& spec, double width, const TextMetrics& metrics)
{
    if (const auto* ranges = std::get_if<RangeChartSpec>(&spec)) {
        return layOutRanges(*ranges, width, metrics);
    }
    if (const auto* costs = std::get_if<CostChartSpec>(&spec)) {
        return layOutCosts(*costs, width, metrics);
    }
    if (const auto* changes = std::get_if<CostChangeChartSpec>(&spec)) {
        return layOutCostChanges(*changes, width, metrics);
    }
    if (const auto* history = std::get_if<HistoryChartSpec>(&spec)) {
        return layOutHistory(*history, width, metrics);
    }
    return layOutTable(std::get<TableChartSpec>(spec), width, metrics);
}

QSizeF chartSize(const ChartLayout& layout)
{
    return std::visit([](const auto& laidOut) { return QSizeF(laidOut.frame.width, laidOut.frame.height); },
                      layout);
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
        [&](const HistoryChartSpec& history, const HistoryLayout& laidOut) {
            const HistoryPlace place = historyPlace(history, row);
            const HistoryPanelGeometry panel = placeHistoryPanel(history, laidOut, place.panel, metrics);
            const HistoryMarkGeometry* mark = panel.mark(place);
            return mark != nullptr ? mark->area : QRectF();
        },
        [&](const auto& costs, const auto& laidOut) { return rowRectOf(costs, laidOut, row, metrics); });
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
        [&](const HistoryChartSpec& history, const HistoryLayout& laidOut) {
            return historyRowAt(history, laidOut, position, metrics);
        },
        [&](const auto& costs, const auto& laidOut) {
            const auto [first, last] =
                rowsWithin(laidOut.rowTops, laidOut.bodyBottom, position.y(), position.y());
            for (qsizetype row = first; row < last; ++row) {
                if (rowRectOf(costs, laidOut, row, metrics).contains(position)) {
                    return static_cast<int>(row);
                }
            }
            return -1;
        });
}

double lastRowBreak(const ChartLayout& layout, double top, double furthest)
{
    const double found = std::visit(
        [furthest](const auto& laidOut) {
            if constexpr (std::is_same_v<std::decay_t<decltype(laidOut)>, RangeLayout>) {
                // Between two blocks, before the axis that may stand there.
                const double below = std::round(laidOut.sizes.blockGap / 2);
                const QList<double>& bottoms = laidOut.blockBottoms;
                const auto after = std::upper_bound(bottoms.cbegin(), bottoms.cend(), furthest - below);
                return after == bottoms.cbegin() ? 0.0 : *std::prev(after) + below;
            } else if constexpr (std::is_same_v<std::decay_t<decltype(laidOut)>, HistoryLayout>) {
                const QList<double>& bottoms = laidOut.rowBottoms;
                const auto after = std::upper_bound(bottoms.cbegin(), bottoms.cend(), furthest);
                return after == bottoms.cbegin() ? 0.0 : *std::prev(after);
            } else {
                const QList<double>& tops = laidOut.rowTops;
                const auto after = std::upper_bound(tops.cbegin(), tops.cend(), furthest);
                return after == tops.cbegin() ? 0.0 : *std::prev(after);
            }
        },
        layout);
    return found > top ? found : furthest;
}

QString chartTitle(const ChartSpec& spec)
{
    return std::visit([](const auto& chart) { return chart.title; }, spec);
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
        [](const TableChartSpec&, const TableLayout&) { return Card(); },
        [&](const HistoryChartSpec& history, const HistoryLayout&) {
            return history.card ? history.card(historyPlace(history, row)) : Card();
        },
        [&](const auto& costs, const auto&) { return costs.card ? costs.card(row) : Card(); });
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
            return ranges.spoken ? ranges.spoken(static_cast<int>(block), static_cast<int>(place))
                                 : QString();
        },
        [&](const TableChartSpec& table, const TableLayout&) { return tableRowSentence(table, row); },
        [&](const HistoryChartSpec& history, const HistoryLayout&) {
            return history.spoken ? history.spoken(historyPlace(history, row)) : QString();
        },
        [&](const auto& costs, const auto&) { return costs.spoken ? costs.spoken(row) : QString(); });
}

} // namespace rangebar

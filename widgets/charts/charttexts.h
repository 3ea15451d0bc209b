// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"

#include <type_traits>

/// Every text of a chart that is painted, apart from the numbers at its axis.
namespace rangebar {

namespace charttexts {

template <typename Chart, typename Visit>
void bodyOf(Chart& chart, const Visit& visit)
{
    using Kind = std::remove_const_t<Chart>;
    if constexpr (std::is_same_v<Kind, TableChartSpec>) {
        for (auto& column : chart.columns) {
            visit(column.header);
        }
        for (auto& row : chart.rows) {
            for (auto& cell : row) {
                visit(cell.text);
            }
        }
        return;
    } else {
        for (auto& item : chart.legend) {
            visit(item.text);
        }
    }
    if constexpr (std::is_same_v<Kind, RangeChartSpec>) {
        visit(chart.baseLetter);
        visit(chart.candidateLetter);
        for (auto& block : chart.blocks) {
            visit(block.name);
            visit(block.tag);
            for (auto& row : block.rows) {
                visit(row.label);
                visit(row.verdict);
                visit(row.note);
                visit(row.base.note);
            }
        }
    } else if constexpr (std::is_same_v<Kind, CostChartSpec>) {
        visit(chart.instructionsHeader);
        visit(chart.allocationsHeader);
        for (auto& row : chart.rows) {
            visit(row.name);
            visit(row.tag);
            for (auto* bars : {&row.instructions, &row.allocations}) {
                for (auto& bar : *bars) {
                    visit(bar.text);
                }
            }
        }
    } else if constexpr (std::is_same_v<Kind, CostChangeChartSpec>) {
        visit(chart.instructionsHeader);
        visit(chart.allocationsHeader);
        for (auto& row : chart.rows) {
            visit(row.name);
            visit(row.tag);
            for (auto& line : row.lines) {
                visit(line.label);
                visit(line.instructions.text);
                visit(line.allocations.text);
            }
        }
    } else if constexpr (std::is_same_v<Kind, HistoryChartSpec>) {
        for (auto& document : chart.documents) {
            visit(document.first);
            visit(document.second);
        }
        for (auto& panel : chart.panels) {
            visit(panel.name);
            visit(panel.tag);
            for (auto& plot : panel.plots) {
                visit(plot.header);
                for (auto& series : plot.series) {
                    visit(series.label);
                    if (plot.quantity == HistoryQuantity::Count && !series.marks.isEmpty()) {
                        visit(series.marks.last().text);
                    }
                }
            }
        }
    }
}

} // namespace charttexts

/// `Spec` is ChartSpec or const ChartSpec; `visit` takes each text by reference.
template <typename Spec, typename Visit>
void forEachText(Spec& spec, const Visit& visit)
{
    std::visit(
        [&visit](auto& chart) {
            visit(chart.title);
            visit(chart.subtitle);
            visit(chart.footer);
            charttexts::bodyOf(chart, visit);
        },
        spec);
}

} // namespace rangebar

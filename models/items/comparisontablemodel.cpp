// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/comparisontablemodel.h"

#include "models/items/loopcolumns.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

enum Column
{
    ScenarioColumn,
    RawColumn,
    CrateColumn,
    RustStreamColumn,
    OverheadColumn,
    PluginColumn
};

/// The loop that a cell is about; none where it is about the row.
std::optional<LoopRole> roleOf(int column)
{
    switch (column) {
    case RawColumn:
        return LoopRole::RawClient;
    case CrateColumn:
        return LoopRole::BrokerCrate;
    case RustStreamColumn:
    case OverheadColumn:
        return LoopRole::RustStream;
    default:
        return std::nullopt;
    }
}

} // namespace

ComparisonTableModel::ComparisonTableModel(DocumentPtr document, const NumberFormat& format, QObject* parent)
    : TableModel(parent)
    , m_document(std::move(document))
    , m_cells(format)
    , m_hasPlugin(std::ranges::any_of(
          m_document->scenarios, [](const Scenario& scenario) { return scenario.loops.plugin.has_value(); }))
{
}

int ComparisonTableModel::entryRows() const
{
    return int(m_document->scenarios.size());
}

int ComparisonTableModel::entryColumns() const
{
    return m_hasPlugin ? PluginColumn + 1 : OverheadColumn + 1;
}

TableEntry ComparisonTableModel::entry(int row, int column) const
{
    const Scenario& scenario = m_document->scenarios.at(row);
    if (column == ScenarioColumn) {
        return loopcolumns::name(visibleText(scenario.name));
    }
    const RowAnalysis analysis = analyseRow(scenario.loops, scenario.pairs);
    const auto loop = [&](LoopRole role) {
        return loopcolumns::loop(m_cells, scenario.loops, analysis, role, scenario.unit);
    };
    switch (column) {
    case RawColumn:
        return loop(LoopRole::RawClient);
    case CrateColumn:
        return loop(LoopRole::BrokerCrate);
    case RustStreamColumn:
        return loop(LoopRole::RustStream);
    case OverheadColumn:
        return loopcolumns::overhead(m_cells, analysis, scenario.brokerBound.value_or(false));
    default:
        return loopcolumns::plugin(m_cells, scenario.loops, analysis);
    }
}

QString ComparisonTableModel::details(int row, int column) const
{
    const Scenario& scenario = m_document->scenarios.at(row);
    const std::optional<LoopRole> role = roleOf(column);
    if (!role) {
        return entry(row, column).text;
    }
    const RowAnalysis analysis = analyseRow(scenario.loops, scenario.pairs);
    return Cards(m_cells.format()).scenarioLoop(*m_document, scenario, analysis, *role).asText();
}

QString ComparisonTableModel::header(int column) const
{
    switch (column) {
    case ScenarioColumn:
        return tr("Scenario");
    case RawColumn:
        return Words::loop(LoopRole::RawClient);
    case CrateColumn:
        return Words::loop(LoopRole::BrokerCrate);
    case RustStreamColumn:
        return Words::loop(LoopRole::RustStream);
    case OverheadColumn:
        return tr("Overhead");
    default:
        return tr("Plugin");
    }
}

bool ComparisonTableModel::isNumeric(int column) const
{
    return column >= RawColumn && column <= OverheadColumn;
}

} // namespace rangebar

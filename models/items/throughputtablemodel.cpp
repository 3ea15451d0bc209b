// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/throughputtablemodel.h"

#include "models/items/loopcolumns.h"

#include <algorithm>

namespace rangebar {
namespace {

enum Column
{
    NameColumn,
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

ThroughputTableModel::ThroughputTableModel(DocumentPtr document, const NumberFormat& format, QObject* parent)
    : TableModel(parent)
    , m_document(std::move(document))
    , m_cells(format)
    , m_hasPlugin(std::ranges::any_of(m_document->throughput,
                                      [](const ThroughputRow& row) { return row.loops.plugin.has_value(); }))
{
}

int ThroughputTableModel::entryRows() const
{
    return int(m_document->throughput.size());
}

int ThroughputTableModel::entryColumns() const
{
    return m_hasPlugin ? PluginColumn + 1 : OverheadColumn + 1;
}

TableEntry ThroughputTableModel::entry(int row, int column) const
{
    const ThroughputRow& throughput = m_document->throughput.at(row);
    if (column == NameColumn) {
        return loopcolumns::name(m_cells.throughputName(throughput));
    }
    const RowAnalysis analysis = analyseRow(throughput.loops, throughput.rounds);
    const auto loop = [&](LoopRole role) {
        return loopcolumns::loop(m_cells, throughput.loops, analysis, role, Words::throughputUnit());
    };
    switch (column) {
    case RawColumn:
        return loop(LoopRole::RawClient);
    case CrateColumn:
        return loop(LoopRole::BrokerCrate);
    case RustStreamColumn:
        return loop(LoopRole::RustStream);
    case OverheadColumn:
        return loopcolumns::overhead(m_cells, analysis, false);
    default:
        return loopcolumns::plugin(m_cells, throughput.loops, analysis);
    }
}

QString ThroughputTableModel::details(int row, int column) const
{
    const ThroughputRow& throughput = m_document->throughput.at(row);
    const std::optional<LoopRole> role = roleOf(column);
    if (!role) {
        return entry(row, column).text;
    }
    const RowAnalysis analysis = analyseRow(throughput.loops, throughput.rounds);
    return Cards(m_cells.format()).throughputLoop(throughput, analysis, *role).asText();
}

QString ThroughputTableModel::header(int column) const
{
    switch (column) {
    case NameColumn:
        return tr("Database and form");
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

bool ThroughputTableModel::isNumeric(int column) const
{
    return column >= RawColumn && column <= OverheadColumn;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/loopcolumns.h"

namespace rangebar::loopcolumns {
namespace {

QVariant sortKeyOf(const std::optional<LoopVerdict>& verdict)
{
    if (!verdict) {
        return {};
    }
    if (verdict->verdict == Verdict::Indistinguishable) {
        return 0.0;
    }
    return verdict->percent ? QVariant(*verdict->percent) : QVariant();
}

} // namespace

TableEntry loop(const Cells& cells, const LoopSet& loops, const RowAnalysis& row, LoopRole role,
                const QString& unit)
{
    TableEntry entry;
    entry.alignRight = true;
    switch (role) {
    case LoopRole::RawClient:
        entry.text = cells.loop(loops.raw, unit);
        break;
    case LoopRole::BrokerCrate:
        entry.text = cells.brokerCrate(row, loops.adapter, unit);
        break;
    case LoopRole::RustStream:
        entry.text = cells.loop(loops.framework, unit);
        break;
    }
    entry.fromDocument = !unit.isEmpty(); // a unit is a text of the document
    if (const LoopAnalysis* analysed = row.loop(role)) {
        entry.sortKey = analysed->figure;
    }
    return entry;
}

TableEntry overhead(const Cells& cells, const RowAnalysis& row, bool brokerBound)
{
    TableEntry entry;
    entry.alignRight = true;
    entry.text = cells.overhead(row, brokerBound);
    if (const LoopAnalysis* analysed = row.loop(LoopRole::RustStream)) {
        entry.sortKey = sortKeyOf(analysed->verdict);
    }
    return entry;
}

TableEntry plugin(const Cells& cells, const LoopSet& loops, const RowAnalysis& row)
{
    TableEntry entry;
    entry.text = cells.plugin(row, loops);
    entry.fromDocument = loops.plugin.has_value();
    entry.sortKey = sortKeyOf(row.pluginVerdict);
    return entry;
}

TableEntry name(const QString& visibleName)
{
    TableEntry entry;
    entry.text = visibleName;
    entry.sortKey = visibleName;
    entry.fromDocument = true;
    return entry;
}

} // namespace rangebar::loopcolumns

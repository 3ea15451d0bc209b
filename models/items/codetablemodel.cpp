// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/codetablemodel.h"

#include "models/items/loopcolumns.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {

CodeTableModel::CodeTableModel(DocumentPtr document, const NumberFormat& format, QObject* parent)
    : TableModel(parent)
    , m_document(std::move(document))
    , m_cells(format)
    , m_columns{Column::Scenario, Column::Instructions, Column::Allocations, Column::ColdStart}
{
    const auto addWhere = [this](Column column, auto isPublished) {
        if (std::ranges::any_of(m_document->code, isPublished)) {
            m_columns.append(column);
        }
    };
    addWhere(Column::RawClient, [](const CodeEntry& code) { return code.raw.has_value(); });
    addWhere(Column::BrokerCrate, [](const CodeEntry& code) { return code.adapter.has_value(); });
    addWhere(Column::HandWritten, [](const CodeEntry& code) { return code.handWritten.has_value(); });
    addWhere(Column::OverHandWritten, [](const CodeEntry& code) { return code.overhead.has_value(); });
    addWhere(Column::Plugin, [](const CodeEntry& code) { return code.plugin.has_value(); });
    addWhere(Column::Gated, [](const CodeEntry& code) { return code.gated == false; });
    addWhere(Column::Note, [](const CodeEntry& code) { return code.note.has_value(); });
}

int CodeTableModel::entryRows() const
{
    return int(m_document->code.size());
}

int CodeTableModel::entryColumns() const
{
    return int(m_columns.size());
}

TableEntry CodeTableModel::counts(const std::optional<CodeCounts>& counts) const
{
    TableEntry entry;
    entry.text = m_cells.counts(counts);
    entry.alignRight = true;
    entry.dimmed = !counts;
    if (counts) {
        entry.sortKey = counts->instructions;
    }
    return entry;
}

TableEntry CodeTableModel::count(double value) const
{
    TableEntry entry;
    entry.text = m_cells.format().cell(value);
    entry.sortKey = value;
    entry.alignRight = true;
    return entry;
}

TableEntry CodeTableModel::entry(int row, int column) const
{
    const CodeEntry& code = m_document->code.at(row);
    const auto text = [](const std::optional<QString>& published) {
        TableEntry entry = loopcolumns::name(published ? visibleText(*published) : Words::missing());
        entry.fromDocument = published.has_value();
        entry.dimmed = !published;
        if (!published) {
            entry.sortKey.clear();
        }
        return entry;
    };
    switch (m_columns.at(column)) {
    case Column::Scenario:
        return loopcolumns::name(visibleText(code.name));
    case Column::Instructions:
        return count(code.framework.instructions);
    case Column::Allocations:
        return count(code.framework.allocations);
    case Column::ColdStart:
        return counts(code.cold);
    case Column::RawClient:
        return counts(code.raw);
    case Column::BrokerCrate:
        return counts(code.adapter);
    case Column::HandWritten:
        return counts(code.handWritten);
    case Column::OverHandWritten:
        return counts(code.overhead);
    case Column::Plugin:
        return text(code.plugin);
    case Column::Gated: {
        TableEntry entry;
        entry.text = code.gated ? (*code.gated ? tr("gated") : tr("not gated")) : Words::missing();
        entry.dimmed = !code.gated;
        if (code.gated) {
            entry.sortKey = entry.text;
        }
        return entry;
    }
    case Column::Note:
        return text(code.note);
    }
    Q_UNREACHABLE();
    return {};
}

QString CodeTableModel::details(int row, int) const
{
    return Cards(m_cells.format()).code(m_document->code.at(row)).asText();
}

QString CodeTableModel::header(int column) const
{
    switch (m_columns.at(column)) {
    case Column::Scenario:
        return tr("Scenario");
    case Column::Instructions:
        return tr("Instructions");
    case Column::Allocations:
        return tr("Allocations");
    case Column::ColdStart:
        return tr("Cold start");
    case Column::RawClient:
        return Words::loop(LoopRole::RawClient);
    case Column::BrokerCrate:
        return Words::loop(LoopRole::BrokerCrate);
    case Column::HandWritten:
        return tr("Hand written");
    case Column::OverHandWritten:
        return tr("Over hand written");
    case Column::Plugin:
        return tr("Plugin");
    case Column::Gated:
        return tr("Gate");
    case Column::Note:
        return tr("Note");
    }
    Q_UNREACHABLE();
    return {};
}

bool CodeTableModel::isNumeric(int column) const
{
    const Column shown = m_columns.at(column);
    return shown >= Column::Instructions && shown <= Column::OverHandWritten;
}

} // namespace rangebar

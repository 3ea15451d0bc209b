// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/exportitems.h"

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

struct Row
{
    ExportItem item;
    const char* id;
};

constexpr std::array<Row, 23> rows{{
    {ExportItem::Comparison, "comparison"},
    {ExportItem::Cost, "cost"},
    {ExportItem::ColdStart, "cold-start"},
    {ExportItem::Throughput, "throughput"},
    {ExportItem::ComparisonTable, "comparison-table"},
    {ExportItem::CostTable, "cost-table"},
    {ExportItem::ThroughputTable, "throughput-table"},
    {ExportItem::ScenarioChanges, "scenario-changes"},
    {ExportItem::ThroughputChanges, "throughput-changes"},
    {ExportItem::CodeChanges, "code-changes"},
    {ExportItem::Findings, "findings"},
    {ExportItem::ScenarioChangesTable, "scenario-changes-table"},
    {ExportItem::ThroughputChangesTable, "throughput-changes-table"},
    {ExportItem::CodeChangesTable, "code-changes-table"},
    {ExportItem::Machine, "machine"},
    {ExportItem::OtherFields, "other-fields"},
    {ExportItem::ScenarioHistory, "scenario-history"},
    {ExportItem::ThroughputHistory, "throughput-history"},
    {ExportItem::CodeHistory, "code-history"},
    {ExportItem::ColdStartHistory, "cold-start-history"},
    {ExportItem::ScenarioHistoryTable, "scenario-history-table"},
    {ExportItem::ThroughputHistoryTable, "throughput-history-table"},
    {ExportItem::CodeHistoryTable, "code-history-table"},
}};

} // namespace

QString exportId(ExportItem item)
{
    const Row& row = rows.at(static_cast<std::size_t>(item));
    Q_ASSERT(row.item == item);
    return QLatin1String(row.id);
}

std::optional<ExportItem> exportItemNamed(QStringView id)
{
    const auto found =
        std::ranges::find_if(rows, [id](const Row& row) { return id == QLatin1String(row.id); });
    return found == rows.end() ? std::nullopt : std::optional(found->item);
}

QStringList exportIds(const QList<ExportItem>& items)
{
    QStringList ids;
    for (const ExportItem item : items) {
        ids += exportId(item);
    }
    return ids;
}

bool isTable(ExportItem item)
{
    switch (item) {
    case ExportItem::Comparison:
    case ExportItem::Cost:
    case ExportItem::ColdStart:
    case ExportItem::Throughput:
    case ExportItem::ScenarioChanges:
    case ExportItem::ThroughputChanges:
    case ExportItem::CodeChanges:
    case ExportItem::ScenarioHistory:
    case ExportItem::ThroughputHistory:
    case ExportItem::CodeHistory:
    case ExportItem::ColdStartHistory:
        return false;
    case ExportItem::ComparisonTable:
    case ExportItem::CostTable:
    case ExportItem::ThroughputTable:
    case ExportItem::Findings:
    case ExportItem::ScenarioChangesTable:
    case ExportItem::ThroughputChangesTable:
    case ExportItem::CodeChangesTable:
    case ExportItem::Machine:
    case ExportItem::OtherFields:
    case ExportItem::ScenarioHistoryTable:
    case ExportItem::ThroughputHistoryTable:
    case ExportItem::CodeHistoryTable:
        return true;
    }
    Q_UNREACHABLE();
}

QList<ExportItem> documentExports()
{
    return {ExportItem::Comparison,      ExportItem::Cost,
            ExportItem::ColdStart,       ExportItem::Throughput,
            ExportItem::ComparisonTable, ExportItem::CostTable,
            ExportItem::ThroughputTable, ExportItem::Machine,
            ExportItem::OtherFields};
}

QList<ExportItem> comparisonExports()
{
    return {ExportItem::ScenarioChanges,      ExportItem::ThroughputChanges,
            ExportItem::CodeChanges,          ExportItem::Findings,
            ExportItem::ScenarioChangesTable, ExportItem::ThroughputChangesTable,
            ExportItem::CodeChangesTable,     ExportItem::Machine,
            ExportItem::OtherFields};
}

QList<ExportItem> historyExports()
{
    return {ExportItem::ScenarioHistory,      ExportItem::ThroughputHistory,
            ExportItem::CodeHistory,          ExportItem::ColdStartHistory,
            ExportItem::ScenarioHistoryTable, ExportItem::ThroughputHistoryTable,
            ExportItem::CodeHistoryTable};
}

} // namespace rangebar

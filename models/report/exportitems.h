// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rangebar {

/// What can be taken out of the program as a picture. Machine and OtherFields are of one document or of a
/// comparison of two.
enum class ExportItem
{
    Comparison,
    Cost,
    ColdStart,
    Throughput,
    ComparisonTable,
    CostTable,
    ThroughputTable,
    ScenarioChanges,
    ThroughputChanges,
    CodeChanges,
    Findings,
    ScenarioChangesTable,
    ThroughputChangesTable,
    CodeChangesTable,
    Machine,
    OtherFields,
    ScenarioHistory,
    ThroughputHistory,
    CodeHistory,
    ColdStartHistory,
    ScenarioHistoryTable,
    ThroughputHistoryTable,
    CodeHistoryTable,
};

/// The name on the command line and in file names, such as "cold-start"; the same in every language. None is
/// the end of another behind a hyphen, so that file names made of them do not clash.
QString exportId(ExportItem item);
std::optional<ExportItem> exportItemNamed(QStringView id);
QStringList exportIds(const QList<ExportItem>& items);

bool isTable(ExportItem item);

/// Everything that a document, the comparison of two, or the history of a crate may have; charts before
/// tables.
QList<ExportItem> documentExports();
QList<ExportItem> comparisonExports();
QList<ExportItem> historyExports();

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historycommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/exitcode.h"
#include "app/history/historydocuments.h"

namespace rangebar {
namespace {

HistoryOptions historyOptions(const ParsedCommand& command)
{
    HistoryOptions options;
    options.order =
        command.value(u"by") == QLatin1String("version") ? HistoryOrder::Version : HistoryOrder::Date;
    options.thresholds = {command.number(u"instructions-threshold"),
                          command.number(u"allocations-threshold")};
    return options;
}

} // namespace

int runHistory(const ParsedCommand& command, const CommandIo& io)
{
    const CommandOutput output(command, io.out);
    if (const auto refusal = output.check()) {
        return refuse(command, io, *refusal);
    }
    const auto found = readHistoryDocuments(command, io);
    if (!found) {
        return refuse(command, io, found.error());
    }
    const History history = makeHistory(found->documents, found->crate, historyOptions(command));
    HistoryReportOptions options;
    options.unread = found->unread;
    if (output.isStandardOutput()) {
        options.width = io.outTerminal.columns;
        options.hasColours = io.outTerminal.hasColours;
    }
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    if (const auto failure = output.write(historyReport(history, format, options))) {
        return refuse(command, io, *failure);
    }
    return found->unread.isEmpty() ? exitCode::done : exitCode::finding;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/diffcommand.h"

#include "app/commands/commandoutput.h"
#include "app/commands/documentinput.h"
#include "app/commands/exitcode.h"
#include "models/comparison/comparison.h"
#include "models/report/comparisonreport.h"
#include "models/report/comparisonwords.h"
#include "models/report/joining.h"

#include <QCoreApplication>

namespace rangebar {
namespace {

class DiffWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::DiffCommand)
};

FailOn failOnNamed(QStringView name)
{
    if (name == u"change") {
        return FailOn::Change;
    }
    return name == u"none" ? FailOn::None : FailOn::Regression;
}

} // namespace

int runDiff(const ParsedCommand& command, const CommandIo& io)
{
    const CommandOutput output(command, io.out);
    if (const auto refusal = output.check()) {
        return refuse(command, io, *refusal);
    }
    if (const auto refusal = standardInputTwice(command.arguments())) {
        return refuse(command, io, *refusal);
    }
    DocumentInput input(command, io);
    const auto base = input.read(command.arguments().constFirst());
    if (!base) {
        return refuse(command, io, base.error());
    }
    const auto candidate = input.read(command.arguments().constLast());
    if (!candidate) {
        return refuse(command, io, candidate.error());
    }

    ComparisonOptions comparisonOptions;
    comparisonOptions.thresholds = {command.number(u"instructions-threshold"),
                                    command.number(u"allocations-threshold")};
    const Comparison comparison =
        compare({base->document, base->name}, {candidate->document, candidate->name}, comparisonOptions);
    ReportOptions reportOptions;
    if (output.isStandardOutput()) {
        reportOptions.width = io.outTerminal.columns;
        reportOptions.hasColours = io.outTerminal.hasColours;
    }
    if (comparison.refused()) {
        return refuse(command, io,
                      Joining::sentences(ComparisonWords(reportOptions.format).summary(comparison)));
    }
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    if (const auto failure = output.write(comparisonReport(comparison, format, reportOptions))) {
        return refuse(command, io, *failure);
    }
    // Nothing found must not be what is said of documents that have nothing to hold against each other.
    if (comparison.summary.rowsCompared == 0 && comparison.summary.codeCompared == 0) {
        return refuse(command, io,
                      DiffWords::tr("The documents have no row in common that could be compared."));
    }
    return fails(comparison, failOnNamed(command.value(u"fail-on"))) ? exitCode::finding : exitCode::done;
}

} // namespace rangebar

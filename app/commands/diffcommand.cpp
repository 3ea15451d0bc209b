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

/// Why the options and the arguments do not fit together.
std::optional<Refusal> misfit(const ParsedCommand& command)
{
    const bool isPullRequest = command.isSet(u"pr");
    const bool isRepository = command.isSet(u"repo");
    const qsizetype count = command.arguments().size();
    if (isPullRequest && isRepository) {
        return DiffWords::tr("--pr and --repo name two different things; give one of them.");
    }
    if (isPullRequest && count > 0) {
        return DiffWords::tr("--pr names both documents; name no other beside it.");
    }
    if (isRepository && count != 1) {
        return DiffWords::tr("--repo needs two branches, tags or commits as one argument: BASE..HEAD.");
    }
    if (command.isSet(u"base") && !isPullRequest) {
        return DiffWords::tr("--base is for a pull request (--pr).");
    }
    if (command.isSet(u"path") && !isPullRequest && !isRepository) {
        return DiffWords::tr("--path is for what is on GitHub (--pr, --repo).");
    }
    if (!isPullRequest && !isRepository && count != 2) {
        return command.verb().needed;
    }
    return std::nullopt;
}

tl::expected<GitHubSides, Refusal> sidesOnGitHub(const ParsedCommand& command, const CommandIo& io)
{
    GitHubQuestion question;
    question.pullRequest = command.value(u"pr");
    question.repository = command.value(u"repo");
    question.refs = command.arguments().value(0);
    question.path = command.value(u"path");
    question.againstTip = command.value(u"base") == u"tip";
    Q_ASSERT(io.askGitHub);
    return io.askGitHub(question, command, io);
}

tl::expected<GitHubSides, Refusal> sidesHere(const ParsedCommand& command, const CommandIo& io)
{
    if (const auto refusal = standardInputTwice(command.arguments())) {
        return tl::unexpected(*refusal);
    }
    DocumentInput input(command, io);
    GitHubSides sides;
    for (std::optional<InputDocument>* side : {&sides.base, &sides.candidate}) {
        auto document = input.read(side == &sides.base ? command.arguments().constFirst()
                                                       : command.arguments().constLast());
        if (!document) {
            return tl::unexpected(document.error());
        }
        *side = *std::move(document);
    }
    return sides;
}

/// Of a pull request that adds or removes its document, or leaves it alone.
int reportLone(const ParsedCommand& command, const CommandIo& io, const CommandOutput& output,
               const GitHubSides& sides, const ReportOptions& options)
{
    const auto side = [](const std::optional<InputDocument>& document) {
        return document ? std::optional(ComparisonSide{document->document, document->name}) : std::nullopt;
    };
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    if (format == ReportFormat::Json || format == ReportFormat::Csv) {
        tell(command, io, sides.outcome);
    }
    if (const auto failure = output.write(
            loneReport({sides.outcome, side(sides.base), side(sides.candidate)}, format, options))) {
        return refuse(command, io, *failure);
    }
    const bool isChange = !sides.isUntouched;
    return isChange && failOnNamed(command.value(u"fail-on")) == FailOn::Change ? exitCode::finding
                                                                                : exitCode::done;
}

} // namespace

int runDiff(const ParsedCommand& command, const CommandIo& io)
{
    if (const auto refusal = misfit(command)) {
        return refuse(command, io, *refusal);
    }
    const CommandOutput output(command, io.out);
    if (const auto refusal = output.check()) {
        return refuse(command, io, *refusal);
    }
    const bool isOnGitHub = command.isSet(u"pr") || command.isSet(u"repo");
    const auto sides = isOnGitHub ? sidesOnGitHub(command, io) : sidesHere(command, io);
    if (!sides) {
        return refuse(command, io, sides.error());
    }
    ReportOptions reportOptions;
    reportOptions.origin = sides->origin;
    if (output.isStandardOutput()) {
        reportOptions.width = io.outTerminal.columns;
        reportOptions.hasColours = io.outTerminal.hasColours;
    }
    const ReportFormat format = reportFormat(command.value(u"format")).value();
    if (format == ReportFormat::Csv) {
        for (const QString& fact : sides->origin.facts) {
            tell(command, io, fact);
        }
    }
    if (!sides->base || !sides->candidate) {
        return reportLone(command, io, output, *sides, reportOptions);
    }

    ComparisonOptions comparisonOptions;
    comparisonOptions.thresholds = {command.number(u"instructions-threshold"),
                                    command.number(u"allocations-threshold")};
    const Comparison comparison =
        compare({sides->base->document, sides->base->name},
                {sides->candidate->document, sides->candidate->name}, comparisonOptions);
    if (comparison.refused()) {
        return refuse(command, io,
                      Joining::sentences(ComparisonWords(reportOptions.format).summary(comparison)));
    }
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

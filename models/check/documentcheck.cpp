// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/documentcheck.h"

#include "models/check/checkrules.h"

namespace rangebar {
namespace {

CheckFinding findingOf(const ReadError& error)
{
    CheckFinding finding;
    finding.code = checkCodeOf(error.code);
    finding.line = error.line;
    finding.column = error.column;
    finding.path = error.path;
    finding.found = error.found;
    finding.error = error;
    return finding;
}

} // namespace

QList<CheckFinding> checkDocument(const QByteArray& bytes, const QDate& today)
{
    const auto partial = readPartialDocument(bytes);
    if (!partial) {
        return {findingOf(partial.error())};
    }
    FindingCollector findings(partial->tape);
    for (const FieldFault& fault : partial->faults) {
        findings.addFault(fault);
    }
    const CheckContext context{*partial, today, findings};
    checkTexts(context);
    // Of another schema nothing is known but that it is JSON.
    if (partial->document.schema != 0) {
        checkHead(context);
        checkEnvironment(context);
        checkRows(context);
        checkCode(context);
        checkFieldNames(context);
    }
    return findings.resolved();
}

CheckCounts countFindings(const QList<CheckFinding>& findings)
{
    CheckCounts counts;
    for (const CheckFinding& finding : findings) {
        switch (finding.severity) {
        case CheckSeverity::Error:
            ++counts.errors;
            break;
        case CheckSeverity::Warning:
            ++counts.warnings;
            break;
        case CheckSeverity::Note:
            ++counts.notes;
            break;
        }
    }
    return counts;
}

} // namespace rangebar

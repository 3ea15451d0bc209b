// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/comparisonreport.h"
#include "models/report/texttable.h"

/// The parts of comparisonreport.h. Internal to models/report.
namespace rangebar {

/// A heading with what stands under it: sentences, then a table.
struct ReportPart
{
    QString heading;
    QStringList sentences;
    TextTable table;
    bool folded = false; ///< details, where the format can fold them
};

/// The comparison as a reader reads it, before any format. All texts are visible text, not yet escaped.
struct ReadableReport
{
    QString title;
    QStringList sides;
    QStringList summary; ///< the first line tells whether it got worse
    QList<ReportPart> parts;
};

ReadableReport readableReport(const Comparison& comparison, const ReportOptions& options);

QString toPlainText(const ReadableReport& report, int width);
QString toMarkdown(const ReadableReport& report);
QString toHtml(const ReadableReport& report, const QLocale& locale);

/// For programs: no words of a language, numbers unrounded.
QByteArray toJson(const Comparison& comparison, const ReportOptions& options);
QString toCsv(const Comparison& comparison, const ReportOptions& options);

/// The words for programs, the same in JSON and CSV.
namespace codes {
QString side(Side side);
QString section(Section section);
QString state(RowState state);
QString pairing(PairKind kind);
QString loop(LoopRole role);
QString column(CodeColumn column);
QString metric(CodeMetric metric);
QString verdict(ChangeVerdict verdict);
QString verdict(CountVerdict verdict);
/// The rule that gave the verdict.
QString rule(ChangeVerdict verdict, NotComparedReason reason);
QString rule(CountVerdict verdict);
QString tendency(Tendency tendency);
QString findingKind(FindingKind kind);
QString findingClass(FindingClass findingClass);
} // namespace codes

/// The rows to tell, in their order.
QList<qsizetype> toldRows(const Comparison& comparison, const ReportOptions& options);

} // namespace rangebar

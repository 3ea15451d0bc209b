// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"
#include "models/report/numberformat.h"
#include "models/report/reportformat.h"

#include <QByteArray>

namespace rangebar {

/// Where the documents are from, where that is one place, such as a pull request.
struct ReportOrigin
{
    QStringList facts; ///< for readers: visible text
    QByteArray github; ///< for programs: an object of JSON; empty where it is not GitHub
    QString page;      ///< an address to look at; may be empty
    /// The reader has turned the sides round: what the facts call the base is the candidate.
    bool isSwapped = false;
};

struct ReportOptions
{
    /// Rows to tell, in this order (visibleRows()); all where absent. The summary is always of the whole, and
    /// says how many rows are left out.
    std::optional<QList<qsizetype>> rows;
    ReviewMarks marks;
    /// For text and HTML. Markdown, JSON and CSV are independent of any locale.
    NumberFormat format = NumberFormat();
    int width = 100;         ///< columns of the text format, at least 40
    bool hasColours = false; ///< of the text format: it goes to a terminal
    ReportOrigin origin = {};
};

/// The comparison as UTF-8. Every document text in it is escaped for the format; no control character of a
/// document is in it.
QByteArray comparisonReport(const Comparison& comparison, ReportFormat format,
                            const ReportOptions& options = {});

/// What there is to tell where one side has no document, or both have none.
struct LoneReport
{
    QString outcome;                    ///< why there is no comparison: visible text
    std::optional<ComparisonSide> base; ///< with a document, or not there
    std::optional<ComparisonSide> candidate;
};

/// The report in place of a comparison: the origin, the outcome, and the one document as documentReport()
/// has it. JSON is a comparison's without what needs two documents; CSV has no rows.
QByteArray loneReport(const LoneReport& report, ReportFormat format, const ReportOptions& options);

} // namespace rangebar

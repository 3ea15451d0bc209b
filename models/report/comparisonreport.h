// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"
#include "models/report/numberformat.h"

#include <QByteArray>

namespace rangebar {

enum class ReportFormat
{
    Text,
    Markdown,
    Json,
    Csv,
    Html
};

/// "text", "markdown", "json", "csv", "html"; nothing for another word.
std::optional<ReportFormat> reportFormat(QStringView name);
QString reportFormatName(ReportFormat format);
/// Without the dot: "txt", "md", "json", "csv", "html".
QString reportSuffix(ReportFormat format);

struct ReportOptions
{
    /// Rows to tell, in this order (visibleRows()); all where absent. The summary is always of the whole, and
    /// says how many rows are left out.
    std::optional<QList<qsizetype>> rows;
    ReviewMarks marks;
    /// For text and HTML. Markdown, JSON and CSV are independent of any locale.
    NumberFormat format = NumberFormat();
    int width = 100; ///< columns of the text format, at least 40
};

/// The comparison as UTF-8. Every document text in it is escaped for the format; no control character of a
/// document is in it.
QByteArray comparisonReport(const Comparison& comparison, ReportFormat format,
                            const ReportOptions& options = {});

} // namespace rangebar

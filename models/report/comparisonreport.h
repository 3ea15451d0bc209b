// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"
#include "models/report/numberformat.h"
#include "models/report/reportformat.h"

#include <QByteArray>

namespace rangebar {

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
};

/// The comparison as UTF-8. Every document text in it is escaped for the format; no control character of a
/// document is in it.
QByteArray comparisonReport(const Comparison& comparison, ReportFormat format,
                            const ReportOptions& options = {});

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/history.h"
#include "models/report/numberformat.h"
#include "models/report/reportformat.h"

#include <QByteArray>

namespace rangebar {

/// Something that was found beside the documents and could not be read.
struct UnreadDocument
{
    QString name;   ///< where it lay; untrusted
    QString reason; ///< in words, visible
};

struct HistoryReportOptions
{
    /// For text and HTML. Markdown, JSON and CSV are independent of any locale.
    NumberFormat format = NumberFormat();
    int width = 100;         ///< columns of the text format, at least 40
    bool hasColours = false; ///< of the text format: it goes to a terminal
    QList<UnreadDocument> unread;
};

/// The history as UTF-8. Every document text in it is escaped for the format; no control character of a
/// document is in it.
///
/// For readers: the documents with what changed from each to the next, everything beyond the spread and the
/// gates, then every row by itself, the distances before the rates, a line for each document. Counts are told
/// where they change. For programs: every figure of every document, and every change, unrounded.
QByteArray historyReport(const History& history, ReportFormat format,
                         const HistoryReportOptions& options = {});

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/numberformat.h"
#include "models/report/readablereport.h"
#include "models/report/reportformat.h"

#include <QByteArray>

namespace rangebar {

/// The numbers of a report: those of the reader's language, but for Markdown, which is the same in every
/// language's locale.
NumberFormat reportNumbers(ReportFormat format, const NumberFormat& readers);

/// Several reports, one below the other, as text, Markdown or HTML; `title` is that of the page.
QByteArray renderReports(const QList<ReadableReport>& reports, const QString& title, ReportFormat format,
                         const TextLayout& layout, const QLocale& locale);

/// A report in the format, from the readableReport(), toJson() and toCsv() of its subject.
template <typename Subject, typename Options>
QByteArray renderReport(const Subject& subject, ReportFormat format, const Options& options)
{
    switch (format) {
    case ReportFormat::Text: {
        TextLayout layout;
        layout.width = options.width;
        layout.hasColours = options.hasColours;
        return toPlainText(readableReport(subject, options), layout).toUtf8();
    }
    case ReportFormat::Markdown: {
        Options independent = options;
        independent.format = reportNumbers(format, options.format);
        return toMarkdown(readableReport(subject, independent)).toUtf8();
    }
    case ReportFormat::Json:
        return toJson(subject, options);
    case ReportFormat::Csv:
        return toCsv(subject, options).toUtf8();
    case ReportFormat::Html: {
        const ReadableReport report = readableReport(subject, options);
        return toHtml({report}, report.title, options.format.locale()).toUtf8();
    }
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

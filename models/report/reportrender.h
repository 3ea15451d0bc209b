// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/readablereport.h"
#include "models/report/reportformat.h"

#include <QByteArray>

namespace rangebar {

/// A report in the format, from the readableReport(), toJson() and toCsv() of its subject. Markdown is the
/// same in every language's locale.
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
        independent.format = NumberFormat(QLocale::c());
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

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/reportrender.h"

namespace rangebar {

NumberFormat reportNumbers(ReportFormat format, const NumberFormat& readers)
{
    return format == ReportFormat::Markdown ? NumberFormat(QLocale::c()) : readers;
}

QByteArray renderReports(const QList<ReadableReport>& reports, const QString& title, ReportFormat format,
                         const TextLayout& layout, const QLocale& locale)
{
    if (format == ReportFormat::Html) {
        return toHtml(reports, title, locale).toUtf8();
    }
    QStringList texts;
    for (const ReadableReport& report : reports) {
        texts.append(format == ReportFormat::Markdown ? toMarkdown(report) : toPlainText(report, layout));
    }
    return texts.join(QLatin1Char('\n')).toUtf8();
}

} // namespace rangebar

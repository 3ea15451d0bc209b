// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/readablereport.h"

namespace rangebar {

QString toMarkdown(const ReadableReport& report)
{
    QString text = QStringLiteral("## ") + escapedForMarkdown(report.title) + QStringLiteral("\n\n");
    if (!report.summary.isEmpty()) {
        text +=
            QStringLiteral("**") + escapedForMarkdown(report.summary.constFirst()) + QStringLiteral("**\n\n");
    }
    for (const QString& sentence : report.summary.mid(1)) {
        text += QStringLiteral("- ") + escapedForMarkdown(sentence) + QLatin1Char('\n');
    }
    if (report.summary.size() > 1) {
        text += QLatin1Char('\n');
    }
    for (const QString& fact : report.facts) {
        text += QStringLiteral("- ") + escapedForMarkdown(fact) + QLatin1Char('\n');
    }
    for (const ReportPart& part : report.parts) {
        text += QLatin1Char('\n');
        // Inside <summary> it is HTML.
        text +=
            part.folded
                ? QString(QStringLiteral("<details><summary>") + part.heading.toHtmlEscaped() +
                          QStringLiteral("</summary>\n\n"))
                : QString(QStringLiteral("### ") + escapedForMarkdown(part.heading) + QStringLiteral("\n\n"));
        for (const QString& sentence : part.sentences) {
            text += QStringLiteral("- ") + escapedForMarkdown(sentence) + QLatin1Char('\n');
        }
        if (!part.table.rows.isEmpty()) {
            text += (part.sentences.isEmpty() ? QString() : QStringLiteral("\n")) + toMarkdown(part.table);
        }
        if (part.folded) {
            text += QStringLiteral("\n</details>\n");
        }
    }
    return text;
}

} // namespace rangebar

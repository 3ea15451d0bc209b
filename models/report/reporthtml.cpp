// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/readablereport.h"

namespace rangebar {
namespace {

QString htmlText(const QString& text)
{
    return text.toHtmlEscaped();
}

QString htmlTable(const TextTable& table)
{
    QString html = QStringLiteral("<table>\n<thead><tr>");
    for (const QString& title : table.header) {
        html += QStringLiteral("<th scope=\"col\">") + htmlText(title) + QStringLiteral("</th>");
    }
    html += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const QList<TableCell>& row : table.rows) {
        html += QStringLiteral("<tr>");
        for (const TableCell& cell : row) {
            html += (cell.alignRight ? QStringLiteral("<td class=\"number\">") : QStringLiteral("<td>")) +
                    htmlText(cell.text) + QStringLiteral("</td>");
        }
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody>\n</table>\n");
}

constexpr auto styleSheet = QLatin1StringView(
    R"(:root { color-scheme: light dark; --text: #1f2328; --back: #ffffff; --line: #d0d7de; --head: #f0f2f5; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --back: #14181d; --line: #3d444d; --head: #232a32; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); max-width: 80rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 0.5rem 0 1rem; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
th { background: var(--head); }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.verdict { font-size: 1.2rem; font-weight: 600; }
summary { cursor: pointer; font-weight: 600; font-size: 1.1rem; margin: 0.75rem 0; }
)");

QString htmlList(const QStringList& sentences)
{
    if (sentences.isEmpty()) {
        return {};
    }
    QString items = QStringLiteral("<ul>\n");
    for (const QString& sentence : sentences) {
        items += QStringLiteral("<li>") + htmlText(sentence) + QStringLiteral("</li>\n");
    }
    return items + QStringLiteral("</ul>\n");
}

QString htmlPart(const ReportPart& part)
{
    QString html = part.folded
                       ? QString(QStringLiteral("<details>\n<summary>") + htmlText(part.heading) +
                                 QStringLiteral("</summary>\n"))
                       : QString(QStringLiteral("<h2>") + htmlText(part.heading) + QStringLiteral("</h2>\n"));
    html += htmlList(part.sentences);
    if (!part.table.rows.isEmpty()) {
        html += htmlTable(part.table);
    }
    return part.folded ? QString(html + QStringLiteral("</details>\n")) : html;
}

QString htmlReport(const ReadableReport& report)
{
    QString html = QStringLiteral("<h1>") + htmlText(report.title) + QStringLiteral("</h1>\n");
    if (!report.summary.isEmpty()) {
        html += QStringLiteral("<p class=\"verdict\">") + htmlText(report.summary.constFirst()) +
                QStringLiteral("</p>\n");
    }
    html += htmlList(report.summary.mid(1)) + htmlList(report.facts);
    for (const ReportPart& part : report.parts) {
        html += htmlPart(part);
    }
    return html;
}

} // namespace

QString toHtml(const QList<ReadableReport>& reports, const QString& title, const QLocale& locale)
{
    const QString language = locale.language() == QLocale::C ? QStringLiteral("en") : locale.bcp47Name();
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"") + language.toHtmlEscaped() +
        QStringLiteral("\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>") +
        htmlText(title) + QStringLiteral("</title>\n<style>\n") + styleSheet +
        QStringLiteral("</style>\n</head>\n<body>\n");
    for (const ReadableReport& report : reports) {
        html += htmlReport(report);
    }
    return html + QStringLiteral("</body>\n</html>\n");
}

} // namespace rangebar

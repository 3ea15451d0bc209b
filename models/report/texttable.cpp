// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/texttable.h"

#include <algorithm>

namespace rangebar {
namespace {

/// Inside one cell on one line.
QString onOneLine(const QString& text)
{
    QString line = text;
    for (QChar& c : line) {
        const char16_t code = c.unicode();
        if ((code >= u'\t' && code <= u'\r') || code == u'\u0085' || code == u'\u2028' || code == u'\u2029') {
            c = QLatin1Char(' ');
        }
    }
    return line;
}

/// A spreadsheet takes these for a formula (also in full width), and a quote for the start of a field that
/// runs over the following cells.
bool startsLikeFormula(QStringView text)
{
    static constexpr QStringView starters = u"=+-@\"\uff1d\uff0b\uff0d\uff20";
    return !text.isEmpty() && starters.contains(text.front());
}

QString forSpreadsheet(const TableCell& cell)
{
    const QString line = onOneLine(cell.text);
    // Leading blanks are looked through: some spreadsheets trim them before they decide.
    if (cell.fromDocument && startsLikeFormula(QStringView(line).trimmed())) {
        return QLatin1Char('\'') + line;
    }
    return line;
}

QString markdownRow(const QStringList& cells)
{
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

/// GitHub looks for names, issues and pull requests in what it has made of the Markdown, so a backslash does
/// not keep it from telling people of a row that is named like them. What stands apart is found no more.
bool startsReference(QStringView line, qsizetype i)
{
    const auto isDigit = [&](qsizetype at) { return at < line.size() && line.at(at).isDigit(); };
    switch (line.at(i).unicode()) {
    case u'@':
        return i + 1 < line.size() && line.at(i + 1).isLetterOrNumber();
    case u'#':
        return isDigit(i + 1);
    case u'-':
        return i >= 2 && isDigit(i + 1) && line.mid(i - 2, 2).compare(u"GH", Qt::CaseInsensitive) == 0;
    default:
        return false;
    }
}

} // namespace

bool TextTable::isRightAligned(qsizetype column) const
{
    return !rows.isEmpty() && std::ranges::all_of(rows, [column](const QList<TableCell>& row) {
        return column >= row.size() || row.at(column).alignRight;
    });
}

QString toTabSeparated(const TextTable& table)
{
    QString text;
    QStringList header;
    for (const QString& title : table.header) {
        header.append(onOneLine(title));
    }
    text += header.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const QList<TableCell>& row : table.rows) {
        QStringList cells;
        for (const TableCell& cell : row) {
            cells.append(forSpreadsheet(cell));
        }
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

QString escapedForMarkdown(const QString& text)
{
    // Punctuation that means something inside a line of Markdown, HTML or GitHub's own additions (mentions,
    // issue numbers, emoji and mathematics). What only matters at the start of a line is harmless inside a
    // cell.
    static constexpr QStringView special = u"\\`*_[]<>|~&#$@:!";
    const QString line = onOneLine(text);
    QString escaped;
    escaped.reserve(line.size());
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line.at(i);
        const bool endsWww = c == QLatin1Char('.') && i >= 3 &&
                             QStringView(line).mid(i - 3, 3).compare(u"www", Qt::CaseInsensitive) == 0;
        if (special.contains(c) || endsWww) {
            escaped += QLatin1Char('\\');
        }
        escaped += c;
        if (startsReference(line, i)) {
            escaped += QStringLiteral("&#8203;"); // of no width
        }
    }
    return escaped;
}

QString toMarkdown(const TextTable& table)
{
    QString text;
    if (const QString caption = table.caption.trimmed(); !caption.isEmpty()) {
        text += QStringLiteral("**") + escapedForMarkdown(caption) + QStringLiteral("**\n\n");
    }
    QStringList titles;
    QStringList rules;
    for (qsizetype column = 0; column < table.header.size(); ++column) {
        titles.append(escapedForMarkdown(table.header.at(column)));
        rules.append(table.isRightAligned(column) ? QStringLiteral("---:") : QStringLiteral("---"));
    }
    text += markdownRow(titles) + markdownRow(rules);
    for (const QList<TableCell>& row : table.rows) {
        QStringList cells;
        for (const TableCell& cell : row) {
            cells.append(escapedForMarkdown(cell.text));
        }
        text += markdownRow(cells);
    }
    return text;
}

} // namespace rangebar

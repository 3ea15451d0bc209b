// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rangebar {

/// One cell on its way to the clipboard or a file.
struct TableCell
{
    QString text;              ///< visible text
    bool fromDocument = false; ///< untrusted: must not be taken for a spreadsheet formula
    bool alignRight = false;
    bool dimmed = false; ///< unknown or not published
};

/// Words of our own, text of a document, and a number.
inline TableCell ownCell(const QString& text)
{
    return {text, false, false};
}
inline TableCell documentCell(const QString& text)
{
    return {text, true, false};
}
inline TableCell numberCell(const QString& text)
{
    return {text, false, true};
}

/// A table as a reader sees it, without Qt's item models.
struct TextTable
{
    QString caption;
    QStringList header;
    QList<QList<TableCell>> rows;

    /// Whether every cell of the column is.
    bool isRightAligned(qsizetype column) const;
};

/// Tab separated, for a spreadsheet. Document text that a spreadsheet would run as a formula (= + - @) gets a
/// leading apostrophe; tabs and line ends inside cells become spaces.
QString toTabSeparated(const TextTable& table);

/// GitHub-flavoured Markdown; every character of a cell that Markdown or HTML would interpret is escaped,
/// and nothing in it refers to a person, an issue or a pull request.
QString toMarkdown(const TextTable& table);
QString escapedForMarkdown(const QString& text);

} // namespace rangebar

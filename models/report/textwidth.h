// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rangebar {

/// Columns that visible text takes on a terminal: two for the wide characters of East Asia and for emoji,
/// none for marks that combine with the character before them.
qsizetype displayWidth(QStringView text);

/// `text` with blanks before or behind it, so that it takes at least `width` columns.
QString padded(const QString& text, qsizetype width, bool alignRight = false);

/// The words of a text on lines of at most `width` columns, each behind `indent`. A word that is longer than
/// a line is cut; text without blanks between its words (Chinese) goes on on the next line where it has to.
QStringList wrapped(const QString& text, qsizetype width, const QString& indent = {});

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rangebar {

/// Untrusted text as plain visible text: C0 controls, DEL and C1 become their control pictures or <U+XXXX>,
/// bidi controls, zero width characters, line and paragraph separators become <U+XXXX>, lone surrogates
/// U+FFFD. Every text of a document passes through here exactly once on its way to a reader (item models,
/// chart specs, reports). Zero width joiners inside emoji or Indic text are also shown as <U+200D>: names are
/// identifiers here.
QString visibleText(const QString& text);

/// As visibleText, shortened in the middle to at most `limit` characters with an ellipsis.
QString visibleText(const QString& text, qsizetype limit);
/// Only this, of what is visible text already.
QString shortened(const QString& visible, qsizetype limit);

/// So many characters of a name, a version or another short text of a document are shown: many more than any
/// has, and few enough that a window, a chart or a sentence made of it stays legible and quick. The tables
/// of a document copy it in full.
constexpr qsizetype longestShownName = 300;
inline QString shownName(const QString& name)
{
    return visibleText(name, longestShownName);
}

/// <U+XXXX>: what stands for a character that can't be shown.
QString codePointText(char32_t character);

/// Visible text for a tool tip. Qt guesses whether a tool tip is HTML, and a scenario may be named like
/// markup; this says that it is HTML, with every character of `visible` escaped and its lines kept. What
/// would fill the screen is shortened.
QString asToolTip(const QString& visible);

} // namespace rangebar

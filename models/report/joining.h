// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace rangebar {

/// Puts parts of a text together with the punctuation of the language: Chinese has its own comma and full
/// stop and no space between sentences. Empty parts are left out.
class Joining
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Joining)

public:
    static QString sentences(const QStringList& parts); ///< "One. Two."
    static QString clauses(const QStringList& parts);   ///< "one; two"
    static QString list(const QStringList& parts);      ///< "one, two" of equal things
    /// "one, two" of what is told of a thing, each a part of the sentence: Chinese has a comma of its own for
    /// that.
    static QString facts(const QStringList& parts);
    static QString labelled(const QString& label, const QString& value); ///< "label: value"
    /// The full stop behind what is not a sentence by itself.
    static QString ended(const QString& text);
};

} // namespace rangebar

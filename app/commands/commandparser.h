// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/verbspec.h"

#include <QHash>

#include <tl/expected.hpp>

namespace rangebar {

/// A reason not to go on, in words for the reader, without control characters and without an end of line.
using Refusal = QString;

/// A command line that fits its VerbSpec: options are known, values checked, and the number of arguments is
/// right. Where help was asked for, only isSet(u"help") is to be trusted.
class ParsedCommand
{
public:
    explicit ParsedCommand(VerbSpec verb) : m_verb(std::move(verb)) {}

    const VerbSpec& verb() const { return m_verb; }
    /// As given, not made visible.
    const QStringList& arguments() const { return m_arguments; }
    /// Given by the reader, not by default.
    bool isSet(QStringView option) const;
    /// The last value given, else the default. Asking for an option that the verb does not have is a defect.
    QString value(QStringView option) const;
    /// All values in the order they were given; the default alone where none was.
    QStringList values(QStringView option) const;
    /// The value of a Number or WholeNumber.
    double number(QStringView option) const;

private:
    friend tl::expected<ParsedCommand, Refusal> parseCommand(VerbSpec verb, const QStringList& arguments);

    VerbSpec m_verb;
    QStringList m_arguments;
    QHash<QString, QStringList> m_given; ///< by the name of the option; an empty list for a switch
};

/// `arguments` are those behind the verb.
tl::expected<ParsedCommand, Refusal> parseCommand(VerbSpec verb, const QStringList& arguments);

/// The command line with its verb first, where nothing but options that every verb has stands before it, as
/// in `rangebar --lang ru show FILE`. Any other as it is. `arguments` are those behind the program's name.
QStringList verbFirst(const QStringList& arguments);

/// The value of --lang where it names a language that is supported, so that everything that is said, also of
/// a command line that is wrong, is said in it. Empty where there is none.
QString languageAskedFor(const QStringList& arguments);

/// Of the names the one that was probably meant; empty where none is near.
QString nearestName(const QString& given, const QStringList& names);
/// "Did you mean X?" about what nearestName() gave; empty where that is.
QString didYouMean(const QString& nearest);

} // namespace rangebar

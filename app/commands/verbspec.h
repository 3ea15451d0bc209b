// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rangebar {

/// What a shell offers for a word of the command line.
enum class Completion
{
    Nothing,
    File,
    Folder,
    FileOrFolder,
    Crate,
    FileOrCrate,
};

/// What the value of an option must be.
enum class ValueKind
{
    None, ///< a switch
    Text,
    Choice,     ///< one of OptionSpec::choices
    Number,     ///< from least to most, in the notation of C
    WholeNumber ///< from least to most
};

struct OptionSpec
{
    QString name; ///< without dashes
    QString shortName;
    QString description;
    ValueKind kind = ValueKind::None;
    QString valueName; ///< "FILE"; empty for a switch
    QStringList choices;
    QString defaultValue;
    double least = 0;
    double most = 0;
    bool repeatable = false; ///< otherwise the last one counts
    Completion completion = Completion::Nothing;
};

struct PositionalSpec
{
    QString name; ///< "FILE", "FILE|CRATE"
    QString description;
    qsizetype least = 1;
    qsizetype most = 1; ///< `unlimited` where any number may follow
    Completion completion = Completion::Nothing;

    static constexpr qsizetype unlimited = -1;
};

struct ExitCodeSpec
{
    int code = 0;
    QString meaning;
};

/// A command as an example, a variable of the environment, or a file.
struct TermSpec
{
    QString term;
    QString meaning;
};

/// A verb of the command line, or the program itself where `name` is empty: the one description from which
/// the parser, the help, the manual page and the completions of the shells are made. The words are in the
/// language that was current when it was asked for.
struct VerbSpec
{
    QString name;
    QString summary; ///< one line
    QStringList paragraphs;
    QString needed; ///< what is said where the number of arguments is wrong
    QList<PositionalSpec> positionals;
    QList<OptionSpec> options;
    QList<ExitCodeSpec> exitCodes;
    QList<TermSpec> examples;
    QList<TermSpec> environment; ///< of the program, for all verbs
    QList<TermSpec> files;       ///< of the program, for all verbs

    /// "rangebar diff"
    QString command() const;
    const OptionSpec* option(QStringView optionName) const;
};

} // namespace rangebar

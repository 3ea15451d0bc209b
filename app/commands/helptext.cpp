// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/helptext.h"

#include "models/report/joining.h"
#include "models/report/textwidth.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rangebar {
namespace {

using Entry = std::pair<QString, QString>; ///< a term and its explanation

const auto indent = QStringLiteral("  ");

class HelpWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HelpText)
};

/// Terms on the left, explanations in a column on the right; a term that is too long has a line of its own.
QStringList listed(const QList<Entry>& entries, qsizetype width)
{
    constexpr qsizetype widestTerm = 28;
    qsizetype column = 0;
    for (const auto& [term, text] : entries) {
        column = std::max(column, std::min(displayWidth(term), widestTerm));
    }
    const QString blank(indent.size() + column + indent.size(), QLatin1Char(' '));
    QStringList lines;
    for (const auto& [term, text] : entries) {
        QStringList explanation = wrapped(text, width, blank);
        const QString start = indent + term;
        if (displayWidth(term) <= column && !explanation.isEmpty()) {
            explanation.first() =
                padded(start, blank.size()) + QStringView(explanation.constFirst()).mid(blank.size());
            lines += explanation;
        } else {
            lines.append(start);
            lines += explanation;
        }
    }
    return lines;
}

} // namespace

QString usageLine(const VerbSpec& verb)
{
    QStringList words{verb.command(), HelpWords::tr("[options]")};
    for (const PositionalSpec& positional : verb.positionals) {
        const bool isRepeated = positional.most == PositionalSpec::unlimited;
        const QString name = positional.name + (isRepeated ? QStringLiteral("...") : QString());
        words.append(positional.least == 0 ? QString(QLatin1Char('[') + name + QLatin1Char(']')) : name);
    }
    return words.join(QLatin1Char(' '));
}

QString optionTerm(const OptionSpec& option)
{
    QString term = QStringLiteral("--") + option.name;
    if (!option.shortName.isEmpty()) {
        term.prepend(QLatin1Char('-') + option.shortName + QStringLiteral(", "));
    }
    return option.valueName.isEmpty() ? term : QString(term + QLatin1Char(' ') + option.valueName);
}

QString optionText(const OptionSpec& option)
{
    QStringList sentences{option.description};
    if (!option.choices.isEmpty()) {
        //: %1 lists the values of an option.
        sentences.append(HelpWords::tr("One of %1.").arg(Joining::list(option.choices)));
    }
    if (!option.defaultValue.isEmpty()) {
        sentences.append(HelpWords::tr("Default: %1.").arg(option.defaultValue));
    }
    return Joining::sentences(sentences);
}

QString helpSummary()
{
    return HelpWords::tr("Explains a verb.");
}

QString helpText(const VerbSpec& verb, int width, const QList<VerbSpec>& verbs)
{
    QStringList lines = wrapped(HelpWords::tr("Usage: %1").arg(usageLine(verb)), width);
    if (!verbs.isEmpty()) {
        lines += wrapped(HelpWords::tr("Usage: %1").arg(QStringLiteral("rangebar VERB ...")), width);
    }
    lines.append(QString());
    lines += wrapped(verb.summary, width);
    for (const QString& paragraph : verb.paragraphs) {
        lines.append(QString());
        lines += wrapped(paragraph, width);
    }
    const auto addList = [&lines, width](const QString& heading, const QList<Entry>& entries) {
        if (!entries.isEmpty()) {
            lines += {QString(), heading};
            lines += listed(entries, width);
        }
    };
    QList<Entry> entries;
    for (const VerbSpec& other : verbs) {
        entries.append({other.name, other.summary});
    }
    if (!verbs.isEmpty()) {
        entries.append({QStringLiteral("help"), helpSummary()});
    }
    addList(HelpWords::tr("Verbs:"), entries);
    entries.clear();
    for (const PositionalSpec& positional : verb.positionals) {
        entries.append({positional.name, positional.description});
    }
    addList(HelpWords::tr("Arguments:"), entries);
    entries.clear();
    for (const OptionSpec& option : verb.options) {
        entries.append({optionTerm(option), optionText(option)});
    }
    addList(HelpWords::tr("Options:"), entries);
    entries.clear();
    for (const ExitCodeSpec& exitCode : verb.exitCodes) {
        entries.append({QString::number(exitCode.code), exitCode.meaning});
    }
    addList(HelpWords::tr("Exit codes:"), entries);
    if (!verb.examples.isEmpty()) {
        lines += {QString(), HelpWords::tr("Examples:")};
        for (const TermSpec& example : verb.examples) {
            // Not wrapped: it is there to be copied.
            lines.append(indent + example.term);
            lines += wrapped(example.meaning, width, indent + indent);
        }
    }
    const auto addTerms = [&addList](const QString& heading, const QList<TermSpec>& terms) {
        QList<Entry> listedTerms;
        for (const TermSpec& term : terms) {
            listedTerms.append({term.term, term.meaning});
        }
        addList(heading, listedTerms);
    };
    addTerms(HelpWords::tr("Environment:"), verb.environment);
    addTerms(HelpWords::tr("Files:"), verb.files);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace rangebar

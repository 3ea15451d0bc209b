// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandfiles/completions.h"

#include "app/commands/helptext.h"

namespace rangebar {
namespace {

/// Within single quotes.
QString quoted(QString text)
{
    return text.replace(QLatin1Char('\\'), QStringLiteral("\\\\"))
        .replace(QLatin1Char('\''), QStringLiteral("\\'"));
}

const auto crates = QStringLiteral("(rangebar fetch --list 2>/dev/null)");

bool offersFiles(Completion completion)
{
    return completion == Completion::File || completion == Completion::FileOrFolder ||
           completion == Completion::FileOrCrate;
}

QString valueOf(const OptionSpec& option)
{
    if (option.valueName.isEmpty()) {
        return {};
    }
    if (!option.choices.isEmpty()) {
        return QStringLiteral(" -x -a '%1'").arg(option.choices.join(QLatin1Char(' ')));
    }
    if (offersFiles(option.completion)) {
        return QStringLiteral(" -r -F");
    }
    return option.completion == Completion::Folder ? QStringLiteral(" -x -a '(__fish_complete_directories)'")
                                                   : QStringLiteral(" -x");
}

QString optionLines(const VerbSpec& verb, const QString& condition)
{
    QString lines;
    for (const OptionSpec& option : verb.options) {
        lines += QStringLiteral("complete -c rangebar -n '%1'").arg(condition);
        if (!option.shortName.isEmpty()) {
            lines += QStringLiteral(" -s ") + option.shortName;
        }
        lines += QStringLiteral(" -l ") + option.name + valueOf(option) + QStringLiteral(" -d '") +
                 quoted(option.description) + QStringLiteral("'\n");
    }
    return lines;
}

} // namespace

QString fishCompletion(const VerbSpec& program, const QList<VerbSpec>& verbs)
{
    QStringList names{QStringLiteral("help")};
    for (const VerbSpec& verb : verbs) {
        names.append(verb.name);
    }
    // clang-format off
    QString text = QStringLiteral(R"sh(# fish completion for rangebar. Made from the description of its command line; do not edit.

# A verb is the first word, whatever follows.
function __rangebar_verb
    set -l words (commandline -opc)
    test (count $words) -gt 1; and contains -- $words[2] $argv
end

function __rangebar_start
    test (count (commandline -opc)) -eq 1
end

)sh");
    // clang-format on
    const QString all = names.join(QLatin1Char(' '));
    const QString noVerb = QStringLiteral("not __rangebar_verb ") + all;
    text += QStringLiteral("complete -c rangebar -f\n");
    text += QStringLiteral("complete -c rangebar -n '%1' -F\n").arg(noVerb);
    text += optionLines(program, noVerb);
    text += QStringLiteral("complete -c rangebar -n __rangebar_start -a help -d '%1'\n")
                .arg(quoted(helpSummary()));
    text += QStringLiteral("complete -c rangebar -n '__rangebar_verb help' -x -a '%1'\n")
                .arg(names.mid(1).join(QLatin1Char(' ')));
    for (const VerbSpec& verb : verbs) {
        const QString isVerb = QStringLiteral("__rangebar_verb ") + verb.name;
        text += QStringLiteral("\ncomplete -c rangebar -n __rangebar_start -a %1 -d '%2'\n")
                    .arg(verb.name, quoted(verb.summary));
        text += optionLines(verb, isVerb);
        const Completion completion =
            verb.positionals.isEmpty() ? Completion::Nothing : verb.positionals.constFirst().completion;
        if (completion == Completion::Crate || completion == Completion::FileOrCrate) {
            text += QStringLiteral("complete -c rangebar -n '%1' -a '%2'\n").arg(isVerb, crates);
        }
        if (offersFiles(completion)) {
            text += QStringLiteral("complete -c rangebar -n '%1' -F\n").arg(isVerb);
        }
    }
    return text;
}

} // namespace rangebar

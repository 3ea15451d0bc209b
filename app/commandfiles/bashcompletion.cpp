// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandfiles/completions.h"

namespace rangebar {
namespace {

QString kindOf(Completion completion)
{
    switch (completion) {
    case Completion::Nothing:
        return QStringLiteral("nothing");
    case Completion::File:
    case Completion::FileOrFolder:
        return QStringLiteral("file");
    case Completion::Folder:
        return QStringLiteral("folder");
    case Completion::Crate:
        return QStringLiteral("crate");
    case Completion::FileOrCrate:
        return QStringLiteral("file crate");
    }
    Q_UNREACHABLE();
}

QString optionNames(const OptionSpec& option, const QString& separator)
{
    const QString name = QStringLiteral("--") + option.name;
    return option.shortName.isEmpty() ? name
                                      : QString(QLatin1Char('-') + option.shortName + separator + name);
}

/// What follows an option with a value, and what a word may be otherwise.
QString verbCase(const VerbSpec& verb, const QString& pattern)
{
    QString text = QStringLiteral("        %1)\n            case $prev in\n").arg(pattern);
    QStringList names;
    for (const OptionSpec& option : verb.options) {
        names.append(optionNames(option, QStringLiteral(" ")));
        if (option.valueName.isEmpty()) {
            continue;
        }
        const QString what =
            option.choices.isEmpty()
                ? QString(QStringLiteral("kinds='") + kindOf(option.completion) + QLatin1Char('\''))
                : QString(QStringLiteral("kinds=words words='") + option.choices.join(QLatin1Char(' ')) +
                          QLatin1Char('\''));
        text += QStringLiteral("                %1) %2 ;;\n")
                    .arg(optionNames(option, QStringLiteral(" | ")), what);
    }
    const QString kinds = verb.positionals.isEmpty() ? QStringLiteral("nothing")
                                                     : kindOf(verb.positionals.constFirst().completion);
    return text +
           QStringLiteral("                *) kinds='%1' options='%2' ;;\n            esac\n            ;;\n")
               .arg(kinds, names.join(QLatin1Char(' ')));
}

} // namespace

QString bashCompletion(const VerbSpec& program, const QList<VerbSpec>& verbs)
{
    QStringList names;
    QString cases;
    for (const VerbSpec& verb : verbs) {
        names.append(verb.name);
        cases += verbCase(verb, verb.name);
    }
    cases += verbCase(program, QStringLiteral("*"));
    // clang-format off
    return QStringLiteral(R"sh(# bash completion for rangebar. Made from the description of its command line; do not edit.

_rangebar()
{
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]}
    local verbs='%1' kinds='' words='' options='' kind word
    local -a found
    # --format=text comes as three words.
    if [[ $cur == '=' ]]; then
        cur=''
    elif [[ $prev == '=' ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $verb in
        help) kinds=words words=$verbs ;;
%2    esac
    if ((COMP_CWORD == 1)); then
        words="help $verbs" kinds="$kinds words"
    fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        [[ $word != -- ]] || options=''
    done
    COMPREPLY=()
    if [[ $cur == -* && $options ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
        return
    fi
    for kind in $kinds; do
        found=()
        case $kind in
            words) mapfile -t found < <(compgen -W "$words" -- "$cur") ;;
            crate) mapfile -t found < <(compgen -W "$(rangebar fetch --list 2>/dev/null)" -- "$cur") ;;
            file)
                compopt -o filenames 2>/dev/null
                mapfile -t found < <(compgen -f -- "$cur")
                ;;
            folder)
                compopt -o filenames 2>/dev/null
                mapfile -t found < <(compgen -d -- "$cur")
                ;;
        esac
        COMPREPLY+=("${found[@]}")
    done
}

complete -F _rangebar rangebar
)sh")
        .arg(names.join(QLatin1Char(' ')), cases);
    // clang-format on
}

} // namespace rangebar

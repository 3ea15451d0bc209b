// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandfiles/completions.h"

#include "app/commands/helptext.h"

namespace rangebar {
namespace {

/// Within single quotes, and within an argument of _arguments or _describe, which ends at brackets and
/// colons.
QString quoted(QString text)
{
    for (const char* special : {"\\", "[", "]", ":"}) {
        text.replace(QLatin1StringView(special), QString(QLatin1Char('\\') + QLatin1StringView(special)));
    }
    return text.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
}

QString action(Completion completion)
{
    switch (completion) {
    case Completion::Nothing:
        return QStringLiteral(" ");
    case Completion::File:
    case Completion::FileOrFolder:
        return QStringLiteral("_files");
    case Completion::Folder:
        return QStringLiteral("_files -/");
    case Completion::Crate:
        return QStringLiteral("_rangebar_crates");
    case Completion::FileOrCrate:
        return QStringLiteral("_rangebar_files_and_crates");
    }
    Q_UNREACHABLE();
}

QString optionArgument(const OptionSpec& option)
{
    const QString name = QStringLiteral("--") + option.name;
    const QString shortName = QLatin1Char('-') + option.shortName;
    QString what = QLatin1Char('[') + quoted(option.description) + QLatin1Char(']');
    if (!option.valueName.isEmpty()) {
        what += QLatin1Char(':') + quoted(option.valueName) + QLatin1Char(':') +
                (option.choices.isEmpty()
                     ? action(option.completion)
                     : QString(QLatin1Char('(') + option.choices.join(QLatin1Char(' ')) + QLatin1Char(')')));
    }
    // "+" and "=": the value may stand in the same word or in the next.
    const QString longSuffix = option.valueName.isEmpty() ? QString() : QStringLiteral("=");
    const QString shortSuffix = option.valueName.isEmpty() ? QString() : QStringLiteral("+");
    const QString repeated = option.repeatable ? QStringLiteral("*") : QString();
    if (option.shortName.isEmpty()) {
        return QLatin1Char('\'') + repeated + name + longSuffix + what + QLatin1Char('\'');
    }
    return QStringLiteral("'(%1 %2)'{%1%3,%2%4}'%5'").arg(shortName, name, shortSuffix, longSuffix, what);
}

QString argumentsOf(const VerbSpec& verb, const QString& depth)
{
    QStringList lines{QStringLiteral("_arguments -s -S")};
    for (const OptionSpec& option : verb.options) {
        lines.append(optionArgument(option));
    }
    for (qsizetype i = 0; i < verb.positionals.size(); ++i) {
        const PositionalSpec& positional = verb.positionals.at(i);
        const QString place =
            positional.most == PositionalSpec::unlimited ? QStringLiteral("*") : QString::number(i + 1);
        lines.append(
            QStringLiteral("'%1:%2:%3'").arg(place, quoted(positional.name), action(positional.completion)));
    }
    return depth + lines.join(QStringLiteral(" \\\n    ") + depth) + QLatin1Char('\n');
}

} // namespace

QString zshCompletion(const VerbSpec& program, const QList<VerbSpec>& verbs)
{
    QString names;
    QString cases;
    for (const VerbSpec& verb : verbs) {
        names += QStringLiteral("        '%1:%2'\n").arg(verb.name, quoted(verb.summary));
        cases += QStringLiteral(
                     "        %1)\n            shift words\n            ((CURRENT--))\n%2            ;;\n")
                     .arg(verb.name, argumentsOf(verb, QString(12, QLatin1Char(' '))));
    }
    // clang-format off
    return QStringLiteral(R"sh(#compdef rangebar
# zsh completion for rangebar. Made from the description of its command line; do not edit.

_rangebar_crates()
{
    local -a crates
    crates=(${(f)"$(_call_program crates rangebar fetch --list 2>/dev/null)"})
    compadd "$@" -a crates
}

_rangebar_files_and_crates()
{
    _alternative 'crates:crate:_rangebar_crates' 'files:file:_files'
}

_rangebar_verbs()
{
    local -a verbs
    verbs=("$@"
%1    )
    _describe -t verbs verb verbs
}

_rangebar()
{
    local verb=$words[2]
    if ((CURRENT == 2)) && [[ $verb != -* ]]; then
        _rangebar_verbs 'help:%4'
        _files
        return
    fi
    # For the arguments of a verb, the verb is the command.
    case $verb in
        help)
            _rangebar_verbs
            ;;
%2        *)
%3            ;;
    esac
}

_rangebar "$@"
)sh")
        .arg(names, cases, argumentsOf(program, QString(12, QLatin1Char(' '))), quoted(helpSummary()));
    // clang-format on
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandparser.h"

#include "app/commands/verbs.h"
#include "app/language.h"
#include "models/comparison/pairing.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

class ParserWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CommandParser)
};

const QString& helpName()
{
    static const QString name = QStringLiteral("help");
    return name;
}

QString dashed(const QString& name)
{
    return QString((name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name);
}

QString plain(double bound)
{
    return QString::number(bound, 'f', QLocale::FloatingPointShortest);
}

Refusal unknownOption(const VerbSpec& verb, const QString& name)
{
    QStringList names;
    for (const OptionSpec& option : verb.options) {
        names.append(option.name);
    }
    const QString nearest = name.size() > 1 ? nearestName(name, names) : QString();
    return Joining::sentences({ParserWords::tr("There is no option %1.").arg(visibleText(dashed(name))),
                               didYouMean(nearest.isEmpty() ? QString() : dashed(nearest))});
}

std::optional<double> numberFrom(const OptionSpec& option, const QString& text)
{
    bool isNumber = false;
    const double number = option.kind == ValueKind::WholeNumber ? QLocale::c().toInt(text, &isNumber)
                                                                : QLocale::c().toDouble(text, &isNumber);
    const bool fits = isNumber && std::isfinite(number) && number >= option.least && number <= option.most;
    return fits ? std::optional(number) : std::nullopt;
}

std::optional<Refusal> wrongValue(const OptionSpec& option, const QString& value)
{
    switch (option.kind) {
    case ValueKind::None:
        return std::nullopt;
    case ValueKind::Text:
        return value.isEmpty() ? std::optional(ParserWords::tr("%1 can't be empty.").arg(dashed(option.name)))
                               : std::nullopt;
    case ValueKind::Choice:
        if (option.choices.contains(value)) {
            return std::nullopt;
        }
        return ParserWords::tr("%1 can't be %2. Choose one of %3.")
            .arg(dashed(option.name), visibleText(value), Joining::list(option.choices));
    case ValueKind::Number:
    case ValueKind::WholeNumber:
        if (numberFrom(option, value)) {
            return std::nullopt;
        }
        return (option.kind == ValueKind::WholeNumber
                    ? ParserWords::tr("%1 must be a whole number from %2 to %3, not %4.")
                    : ParserWords::tr("%1 must be a number from %2 to %3, not %4."))
            .arg(dashed(option.name), plain(option.least), plain(option.most), visibleText(value));
    }
    Q_UNREACHABLE();
}

std::optional<Refusal> wrongCount(const VerbSpec& verb, qsizetype count)
{
    qsizetype least = 0;
    qsizetype most = 0;
    bool isUnlimited = false;
    for (const PositionalSpec& positional : verb.positionals) {
        least += positional.least;
        most += positional.most;
        isUnlimited = isUnlimited || positional.most == PositionalSpec::unlimited;
    }
    if (count >= least && (isUnlimited || count <= most)) {
        return std::nullopt;
    }
    return Joining::sentences({verb.needed, ParserWords::tr("%n argument(s) given.", nullptr, int(count))});
}

} // namespace

bool ParsedCommand::isSet(QStringView option) const
{
    return m_given.contains(option.toString());
}

QStringList ParsedCommand::values(QStringView option) const
{
    const auto given = m_given.constFind(option.toString());
    if (given != m_given.cend()) {
        return *given;
    }
    const OptionSpec* spec = m_verb.option(option);
    Q_ASSERT(spec);
    return spec->defaultValue.isEmpty() ? QStringList() : QStringList{spec->defaultValue};
}

QString ParsedCommand::value(QStringView option) const
{
    const QStringList all = values(option);
    return all.isEmpty() ? QString() : all.constLast();
}

double ParsedCommand::number(QStringView option) const
{
    return QLocale::c().toDouble(value(option));
}

tl::expected<ParsedCommand, Refusal> parseCommand(VerbSpec verb, const QStringList& arguments)
{
    QCommandLineParser parser;
    for (const OptionSpec& option : verb.options) {
        QStringList names{option.name};
        if (!option.shortName.isEmpty()) {
            names.append(option.shortName);
        }
        parser.addOption({names, {}, option.valueName});
    }
    const bool understood = parser.parse(QStringList{verb.command()} + arguments);
    ParsedCommand command(std::move(verb));
    const VerbSpec& spec = command.verb();
    // Help is for those who do not know what else to write.
    if (parser.isSet(helpName())) {
        command.m_given.insert(helpName(), {});
        return command;
    }
    if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty()) {
        return tl::unexpected(unknownOption(spec, unknown.constFirst()));
    }
    if (!understood) {
        return tl::unexpected(visibleText(parser.errorText()));
    }
    for (const OptionSpec& option : spec.options) {
        if (!parser.isSet(option.name)) {
            continue;
        }
        const QStringList values = parser.values(option.name);
        for (const QString& value : values) {
            if (const auto refusal = wrongValue(option, value)) {
                return tl::unexpected(*refusal);
            }
        }
        command.m_given.insert(option.name, values);
    }
    command.m_arguments = parser.positionalArguments();
    if (const auto refusal = wrongCount(spec, command.m_arguments.size())) {
        return tl::unexpected(*refusal);
    }
    return command;
}

QString languageAskedFor(const QStringList& arguments)
{
    const QString option = QStringLiteral("--lang");
    QString wish;
    for (qsizetype i = 0; i < arguments.size() && arguments.at(i) != QLatin1StringView("--"); ++i) {
        if (arguments.at(i) == option) {
            wish = arguments.value(i + 1);
        } else if (arguments.at(i).startsWith(option + QLatin1Char('='))) {
            wish = arguments.at(i).mid(option.size() + 1);
        }
    }
    return Language::supported().contains(wish) ? wish : QString();
}

QStringList verbFirst(const QStringList& arguments)
{
    if (!arguments.value(0).startsWith(QLatin1Char('-'))) {
        return arguments;
    }
    const VerbSpec program = programSpec();
    const VerbSpec verb = verbSpecs().constFirst();
    qsizetype at = 0;
    while (at < arguments.size()) {
        const QString argument = arguments.at(at);
        if (!argument.startsWith(QLatin1Char('-'))) {
            break;
        }
        const QString name = argument.startsWith(QLatin1String("--")) ? argument.mid(2) : argument.mid(1);
        const QString option = name.section(QLatin1Char('='), 0, 0);
        const auto isIt = [&option](const OptionSpec& spec) {
            return spec.name == option || spec.shortName == option;
        };
        const auto known = std::ranges::find_if(verb.options, isIt);
        if (option.isEmpty() || known == verb.options.cend() || std::ranges::none_of(program.options, isIt)) {
            return arguments; // no option that every verb has
        }
        at += known->kind != ValueKind::None && option == name ? 2 : 1;
    }
    if (!verbNames().contains(arguments.value(at))) {
        return arguments;
    }
    const QStringList before = arguments.first(at);
    const QStringList behind = arguments.mid(at + 1);
    // What help is asked about stands first behind it.
    return arguments.mid(at, 1) + (arguments.at(at) == helpVerb ? behind + before : before + behind);
}

namespace {

/// Whether two neighbouring letters of a name have changed places.
bool hasSwappedLetters(const QString& given, const QString& name)
{
    if (given.size() != name.size()) {
        return false;
    }
    const auto [one, other] = std::ranges::mismatch(given, name);
    return given.cend() - one >= 2 && one[0] == other[1] && one[1] == other[0] &&
           std::equal(one + 2, given.cend(), other + 2);
}

} // namespace

QString nearestName(const QString& given, const QStringList& names)
{
    // Of two single words only half of the measure, their spelling, can count.
    constexpr double leastSimilarity = leastSuggestedSimilarity / 2;
    const auto similarity = [&given](const QString& name) {
        return name.startsWith(given) || hasSwappedLetters(given, name) ? 1 : nameSimilarity(given, name);
    };
    const auto nearest = std::ranges::max_element(names, {}, similarity);
    return nearest != names.cend() && similarity(*nearest) > leastSimilarity ? *nearest : QString();
}

QString didYouMean(const QString& nearest)
{
    return nearest.isEmpty() ? QString() : ParserWords::tr("Did you mean %1?").arg(visibleText(nearest));
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkwords.h"

#include "models/report/readerrorwords.h"
#include "models/report/visibletext.h"

namespace rangebar {
namespace {

using Fact = CheckFact::Name;

QString foundText(const CheckFinding& finding)
{
    return visibleText(finding.found);
}

} // namespace

QStringView CheckWords::fieldOf(const CheckFinding& finding)
{
    return QStringView(finding.path).mid(finding.path.lastIndexOf(QLatin1Char('.')) + 1);
}

QString CheckWords::number(const CheckFinding& finding, Fact name) const
{
    return m_format.full(finding.fact(name).value_or(0));
}

QString CheckWords::problem(const CheckFinding& finding) const
{
    if (finding.error) {
        return ReadErrorWords::fault(*finding.error);
    }
    for (const auto part : {&CheckWords::documentProblem, &CheckWords::environmentProblem,
                            &CheckWords::rowProblem, &CheckWords::roundsProblem, &CheckWords::textProblem}) {
        if (const QString words = (this->*part)(finding); !words.isEmpty()) {
            return words;
        }
    }
    Q_UNREACHABLE();
    return {};
}

QString CheckWords::documentProblem(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::SchemaLoops:
        return finding.instead == "3"
                   ? tr("schema %1 is declared, but the loops are written with best and worst, as in schema "
                        "3")
                         .arg(foundText(finding))
                   : tr("schema %1 is declared, but the loops are written with min and max, as in schemas 1 "
                        "and 2")
                         .arg(foundText(finding));
    case CheckCode::SchemaCode:
        return tr("schema 1 has no code section, and the page does not look for one");
    case CheckCode::SectionEmpty:
        return tr("an empty section stands here");
    case CheckCode::NothingMeasured:
        return tr("no row stands in scenarios, code or throughput, so that there is nothing to show");
    case CheckCode::CodeMeasuredAlone:
        return tr("this says when the code was measured, but there is no code section");
    case CheckCode::CrateName:
        return tr("%1 is no name of a crate; the links of the page are made of it").arg(foundText(finding));
    case CheckCode::VersionForm:
        return tr("%1 is not a version").arg(foundText(finding));
    case CheckCode::CoreVersion:
        return tr("the core measures itself, but its two versions are %1 and %2")
            .arg(visibleText(finding.other), foundText(finding));
    case CheckCode::DateForm:
        return tr("%1 is not a date").arg(foundText(finding));
    case CheckCode::DateFuture:
        return tr("%1 has not come yet").arg(foundText(finding));
    case CheckCode::DateOld:
        return tr("%1 is before the first version of Rust").arg(foundText(finding));
    default:
        return {};
    }
}

QString CheckWords::environmentProblem(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::EnvironmentMissing:
        return tr("missing; every document must publish this");
    case CheckCode::EnvironmentUnpublished:
        return fieldOf(finding) == u"round_trip"
                   ? tr("not published, so that nobody can redo the sum behind broker_bound")
                   : tr("not published; the page leaves it out");
    case CheckCode::EnvironmentEmpty:
        return tr("the text is empty, and the page prints nothing beside its name");
    case CheckCode::EnvironmentType:
        return tr("%1 stands here, but the page prints texts").arg(foundText(finding));
    case CheckCode::RoundTripUnreadable:
        return tr("no time can be read here, so that nobody can redo the sum behind broker_bound");
    default:
        return {};
    }
}

QString CheckWords::rowProblem(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::NameEmpty:
        return tr("the text is empty");
    case CheckCode::DuplicateRow:
        return finding.path.endsWith(QLatin1Char(']'))
                   ? tr("%1 in line %2 has the same database, form, plugin, batch, workers and pool")
                         .arg(visibleText(finding.other), QString::number(finding.otherLine))
                   : tr("%1 in line %2 is the same name")
                         .arg(visibleText(finding.other), QString::number(finding.otherLine));
    case CheckCode::UnitLong:
        return tr("%1 is too long for a label beside every number of the row").arg(foundText(finding));
    case CheckCode::CountZero:
        return tr("the count is 0");
    case CheckCode::OverheadFigures:
        return overheadProblem(finding);
    case CheckCode::OverheadAlone:
        return tr("this compares with a loop that the row does not have");
    case CheckCode::VerdictRule:
        return verdictProblem(finding);
    case CheckCode::BrokerBoundSum:
        //: %1 is true or false, %2 a number of round trips, %3 a duration, %4 a share such as 53 %.
        return tr("%1 is published, but the round trips of a message (%2 of %3) take %4 of its time")
            .arg(foundText(finding), number(finding, Fact::Charged),
                 m_format.duration(finding.fact(Fact::RoundTrip).value_or(0)),
                 m_format.share(finding.fact(Fact::Share).value_or(0)));
    case CheckCode::CountNegative:
        return tr("a count can't be below 0");
    case CheckCode::CountNotWhole:
        return tr("a cold start is counted whole, not divided by anything");
    case CheckCode::ColdBelowSteady:
        return tr("a cold start of %1 would cost less than one message, which costs %2")
            .arg(foundText(finding), number(finding, Fact::Steady));
    case CheckCode::CountOverhead:
        return tr("%1 is published, but framework less hand_written is %2")
            .arg(foundText(finding), QString::fromLatin1(finding.instead));
    default:
        return {};
    }
}

QString CheckWords::roundsProblem(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::RoundsZero:
        return tr("no round was measured");
    case CheckCode::RoundsSingle:
        return finding.fact(Fact::Spread).value_or(0) > 0
                   ? tr("one round can't have a best and a worst that differ")
                   : tr("one round has no spread, so that every difference counts as measured");
    case CheckCode::RoundsOrder:
        if (finding.fact(Fact::Best)) {
            return tr("the median %1 is not between the best round, %2, and the worst, %3")
                .arg(number(finding, Fact::Median), number(finding, Fact::Best),
                     number(finding, Fact::Worst));
        }
        return finding.fact(Fact::Minimum) > finding.fact(Fact::Maximum)
                   ? tr("min, %1, is larger than max, %2")
                         .arg(number(finding, Fact::Minimum), number(finding, Fact::Maximum))
                   : tr("the median %1 is not between min, %2, and max, %3")
                         .arg(number(finding, Fact::Median), number(finding, Fact::Minimum),
                              number(finding, Fact::Maximum));
    case CheckCode::RoundsDirection:
        return finding.fact(Fact::Best) < finding.fact(Fact::Worst)
                   ? tr("the best round, %1, is below the worst, %2, though more is better in this row")
                         .arg(number(finding, Fact::Best), number(finding, Fact::Worst))
                   : tr("the best round, %1, is above the worst, %2, though less is better in this row")
                         .arg(number(finding, Fact::Best), number(finding, Fact::Worst));
    case CheckCode::MedianMissing:
        return finding.severity == CheckSeverity::Warning
                   ? tr("no median, though other loops of the row have one; the page prints the worst round "
                        "in its place")
                   : tr("no median; the page prints the worst round in its place");
    case CheckCode::FigureNotPositive:
        return tr("%1 is no result of a round").arg(foundText(finding));
    default:
        return {};
    }
}

QString CheckWords::overheadProblem(const CheckFinding& finding) const
{
    const double published = finding.fact(Fact::Published).value_or(0);
    const double lowest = finding.fact(Fact::Lowest).value_or(0);
    const double highest = finding.fact(Fact::Highest).value_or(0);
    const QString figures = QString::fromLatin1(finding.instead);
    if (published != 0 && -published >= lowest - 0.05 && -published <= highest + 0.05) {
        return tr("%1 is published, but the figures give %2: what is slower has no minus")
            .arg(foundText(finding), figures);
    }
    return tr("%1 is published, but the figures give %2").arg(foundText(finding), figures);
}

QString CheckWords::verdictProblem(const CheckFinding& finding) const
{
    const QString difference = number(finding, Fact::Difference);
    const QString spread = number(finding, Fact::Spread);
    if (finding.severity == CheckSeverity::Note) {
        return tr("%1 is published; the figures are rounded too much to tell whether their difference, %2, "
                  "is smaller than the spread, %3")
            .arg(foundText(finding), difference, spread);
    }
    return finding.fact(Fact::Difference) < finding.fact(Fact::Spread)
               ? tr("%1 is published, but the difference, %2, is smaller than the spread, %3")
                     .arg(foundText(finding), difference, spread)
               : tr("%1 is published, but the difference, %2, is not smaller than the spread, %3")
                     .arg(foundText(finding), difference, spread);
}

QString CheckWords::textProblem(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::TextControl:
        //: %1 is a code point such as U+202E.
        return tr("the text holds the control character %1").arg(finding.other);
    case CheckCode::TextInvisible:
        //: %1 is a code point such as U+200B.
        return tr("the text holds %1, which can't be seen").arg(finding.other);
    case CheckCode::TextDamaged:
        //: %1 is the code point U+FFFD.
        return tr("the text holds %1, which stands for a character that was lost").arg(finding.other);
    case CheckCode::TextBlankEnds:
        return tr("the text begins or ends with a blank");
    case CheckCode::NegativeZero:
        return tr("the page prints this as -0");
    case CheckCode::FieldUnknown:
        return tr("this is no field of the format, and the page does not print it");
    case CheckCode::FieldMisspelt:
        return tr("this is no field of the format, and %1 is missing").arg(visibleText(finding.other));
    default:
        return {};
    }
}

QString CheckWords::sentence(const CheckFinding& finding) const
{
    const QString clause = problem(finding);
    const QString what =
        finding.path.isEmpty() ? clause : tr("%1: %2").arg(visibleText(finding.path), clause);
    const QString instead = advice(finding);
    return instead.isEmpty() ? tr("%1.").arg(what) : tr("%1. %2").arg(what, instead);
}

QString CheckWords::counted(const CheckCounts& counts) const
{
    QStringList parts;
    if (counts.errors > 0) {
        parts.append(tr("%n error(s)", nullptr, int(counts.errors)));
    }
    if (counts.warnings > 0) {
        parts.append(tr("%n warning(s)", nullptr, int(counts.warnings)));
    }
    if (counts.notes > 0) {
        parts.append(tr("%n note(s)", nullptr, int(counts.notes)));
    }
    return parts.isEmpty() ? tr("nothing found") : m_format.locale().createSeparatedList(parts);
}

QString CheckWords::document(const QString& path)
{
    if (path == QLatin1StringView("-")) {
        return tr("standard input");
    }
    // A line that begins with two colons is a command to a workflow of GitHub.
    const QString visible = visibleText(path);
    return visible.startsWith(QLatin1Char(':')) ? QString(QStringLiteral("./") + visible) : visible;
}

QString CheckWords::conclusion(const QString& path, const CheckCounts& counts, bool strict) const
{
    //: %1 is a file, %2 counts what was found in it.
    return counts.isReady(strict) ? tr("%1: ready to publish (%2)").arg(document(path), counted(counts))
                                  : tr("%1: not ready to publish (%2)").arg(document(path), counted(counts));
}

QString CheckWords::summary(qsizetype ready, qsizetype documents)
{
    //: %1 is the number of those that are.
    return tr("%1 of %n document(s) are ready to publish.", nullptr, int(documents)).arg(ready);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkwords.h"
#include "models/report/visibletext.h"

namespace rangebar {
namespace {

using Fact = CheckFact::Name;

} // namespace

QString CheckWords::advice(const CheckFinding& finding) const
{
    if (!finding.instead.isEmpty()) {
        return tr("Write %1.").arg(visibleText(QString::fromUtf8(finding.instead)));
    }
    if (finding.code == CheckCode::FieldMissing) {
        return missingFieldAdvice(finding);
    }
    for (const auto part : {&CheckWords::documentAdvice, &CheckWords::rowAdvice, &CheckWords::textAdvice}) {
        if (const QString words = (this->*part)(finding); !words.isEmpty()) {
            return words;
        }
    }
    return {};
}

QString CheckWords::missingFieldAdvice(const CheckFinding& finding) const
{
    const QStringView field = fieldOf(finding);
    if (field == u"crate") {
        return tr("Write the name of the crate, such as \"ruststream-nats\".");
    }
    if (field == u"crate_version" || field == u"core_version") {
        return tr("Write the version that was measured, such as \"0.7.0\".");
    }
    if (field == u"measured_at") {
        return tr("Write the day of the measurement, such as \"2026-09-23\".");
    }
    if (field == u"environment") {
        return tr("Write at least cpu, os and rustc.");
    }
    if (field == u"unit") {
        return tr("Write a short label, such as \"msg/s\".");
    }
    if (field == u"messages" || field == u"rows") {
        return tr("Write how many messages were counted.");
    }
    if (field == u"pairs" || field == u"rounds") {
        return tr("Write how many rounds of each loop were measured.");
    }
    if (field == u"gated") {
        return tr("Write true if a regression fails the crate's own benchmark run, else false.");
    }
    if (field == u"broker_bound") {
        return tr("Write true if the broker paced the run, else false.");
    }
    return {};
}

QString CheckWords::documentAdvice(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::SectionEmpty:
        return tr("Leave the field out.");
    case CheckCode::NothingMeasured:
        return tr("Publish a document when there are results.");
    case CheckCode::CodeMeasuredAlone:
        return tr("Leave the field out, or publish code.");
    case CheckCode::CrateName:
        return tr("Write the name as Cargo.toml has it, such as \"ruststream-nats\".");
    case CheckCode::VersionForm:
        return tr("Write the version as Cargo.toml has it, such as \"0.7.0\" or \"0.7.0-rc.9\".");
    case CheckCode::CoreVersion:
        return tr("Write the same version in both.");
    case CheckCode::DateForm:
        return tr("Write year, month and day, such as \"2026-09-23\".");
    case CheckCode::DateFuture:
    case CheckCode::DateOld:
        return tr("Write the day of the measurement.");
    case CheckCode::EnvironmentMissing:
        return tr("Write what was measured with, or \"unknown\".");
    case CheckCode::EnvironmentUnpublished:
        return fieldOf(finding) == u"round_trip"
                   ? tr("Write the time with its unit, such as \"61.0 us (median of 30000 round trips)\".")
                   : tr("Write \"unknown\" if the machine does not tell.");
    case CheckCode::EnvironmentEmpty:
        return tr("Write \"none\" or \"unknown\".");
    case CheckCode::EnvironmentType:
        return tr("Write it in quotes.");
    case CheckCode::RoundTripUnreadable:
        return tr("Write the time with its unit, such as \"61.0 us (median of 30000 round trips)\".");
    default:
        return {};
    }
}

QString CheckWords::rowAdvice(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::NameEmpty:
        return fieldOf(finding) == u"unit" ? tr("Write a short label, such as \"msg/s\".")
                                           : tr("Write what tells this row from the others.");
    case CheckCode::DuplicateRow:
        return tr("Write what tells this row from the other.");
    case CheckCode::UnitLong:
        return tr("Write a short label, such as \"msg/s\".");
    case CheckCode::RoundsZero:
        return tr("Write how many rounds of each loop were measured.");
    case CheckCode::RoundsSingle:
        return finding.fact(Fact::Spread).value_or(0) > 0
                   ? tr("Write how many rounds of each loop were measured.")
                   : tr("Measure at least two rounds of each loop.");
    case CheckCode::RoundsOrder:
        return finding.fact(Fact::Minimum) > finding.fact(Fact::Maximum)
                   ? tr("Write the two the other way round.")
                   : tr("Write the median of the same rounds.");
    case CheckCode::RoundsDirection:
        return tr("Write the two the other way round.");
    case CheckCode::MedianMissing:
        return tr("Write the median round.");
    case CheckCode::FigureNotPositive:
        return tr("Write what was measured, or leave the row out.");
    case CheckCode::CountZero:
        return fieldOf(finding) == u"batch" ? tr("Write null for single deliveries.")
                                            : tr("Write how many there were, or leave the row out.");
    case CheckCode::OverheadAlone:
        return tr("Leave the field out, or publish the loop.");
    case CheckCode::CountNegative:
        return tr("Write what was counted.");
    case CheckCode::CountNotWhole:
        return tr("Write the whole count.");
    case CheckCode::ColdBelowSteady:
        return tr("Write the cost of the start together with the first delivery.");
    default:
        return {};
    }
}

QString CheckWords::textAdvice(const CheckFinding& finding) const
{
    switch (finding.code) {
    case CheckCode::TextControl:
    case CheckCode::TextInvisible:
        return tr("Write the text without it.");
    case CheckCode::TextDamaged:
        return tr("Write the character that was meant.");
    case CheckCode::TextBlankEnds:
        return tr("Write the text without blanks around it.");
    case CheckCode::FieldMisspelt:
        return tr("Write \"%1\" if it is meant.").arg(visibleText(finding.other));
    default:
        return {};
    }
}

} // namespace rangebar

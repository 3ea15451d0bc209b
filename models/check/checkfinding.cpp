// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkfinding.h"

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

using namespace Qt::StringLiterals;

struct NamedCode
{
    CheckCode code;
    QLatin1StringView name;
};

constexpr std::array namedCodes{
    NamedCode{CheckCode::DocumentEmpty, "document-empty"_L1},
    NamedCode{CheckCode::DocumentTooLarge, "document-too-large"_L1},
    NamedCode{CheckCode::DocumentEncoding, "document-encoding"_L1},
    NamedCode{CheckCode::DocumentTooDeep, "document-too-deep"_L1},
    NamedCode{CheckCode::DocumentNotAnObject, "document-not-an-object"_L1},
    NamedCode{CheckCode::JsonSyntax, "json-syntax"_L1},
    NamedCode{CheckCode::DuplicateKey, "duplicate-key"_L1},
    NamedCode{CheckCode::SchemaMissing, "schema-missing"_L1},
    NamedCode{CheckCode::SchemaUnknown, "schema-unknown"_L1},
    NamedCode{CheckCode::WrongType, "wrong-type"_L1},
    NamedCode{CheckCode::NumberRange, "number-range"_L1},
    NamedCode{CheckCode::UnknownVerdict, "unknown-verdict"_L1},
    NamedCode{CheckCode::FieldMissing, "field-missing"_L1},
    NamedCode{CheckCode::SchemaLoops, "schema-loops"_L1},
    NamedCode{CheckCode::SchemaCode, "schema-code"_L1},
    NamedCode{CheckCode::SectionEmpty, "section-empty"_L1},
    NamedCode{CheckCode::NothingMeasured, "nothing-measured"_L1},
    NamedCode{CheckCode::CodeMeasuredAlone, "code-measured-alone"_L1},
    NamedCode{CheckCode::CrateName, "crate-name"_L1},
    NamedCode{CheckCode::VersionForm, "version-form"_L1},
    NamedCode{CheckCode::CoreVersion, "core-version"_L1},
    NamedCode{CheckCode::DateForm, "date-form"_L1},
    NamedCode{CheckCode::DateFuture, "date-future"_L1},
    NamedCode{CheckCode::DateOld, "date-old"_L1},
    NamedCode{CheckCode::EnvironmentMissing, "environment-missing"_L1},
    NamedCode{CheckCode::EnvironmentUnpublished, "environment-unpublished"_L1},
    NamedCode{CheckCode::EnvironmentEmpty, "environment-empty"_L1},
    NamedCode{CheckCode::EnvironmentType, "environment-type"_L1},
    NamedCode{CheckCode::RoundTripUnreadable, "round-trip-unreadable"_L1},
    NamedCode{CheckCode::NameEmpty, "name-empty"_L1},
    NamedCode{CheckCode::DuplicateRow, "duplicate-row"_L1},
    NamedCode{CheckCode::UnitLong, "unit-long"_L1},
    NamedCode{CheckCode::RoundsZero, "rounds-zero"_L1},
    NamedCode{CheckCode::RoundsSingle, "rounds-single"_L1},
    NamedCode{CheckCode::RoundsOrder, "rounds-order"_L1},
    NamedCode{CheckCode::RoundsDirection, "rounds-direction"_L1},
    NamedCode{CheckCode::MedianMissing, "median-missing"_L1},
    NamedCode{CheckCode::FigureNotPositive, "figure-not-positive"_L1},
    NamedCode{CheckCode::CountZero, "count-zero"_L1},
    NamedCode{CheckCode::OverheadFigures, "overhead-figures"_L1},
    NamedCode{CheckCode::OverheadAlone, "overhead-alone"_L1},
    NamedCode{CheckCode::VerdictRule, "verdict-rule"_L1},
    NamedCode{CheckCode::BrokerBoundSum, "broker-bound-sum"_L1},
    NamedCode{CheckCode::CountNegative, "count-negative"_L1},
    NamedCode{CheckCode::CountNotWhole, "count-not-whole"_L1},
    NamedCode{CheckCode::ColdBelowSteady, "cold-below-steady"_L1},
    NamedCode{CheckCode::CountOverhead, "count-overhead"_L1},
    NamedCode{CheckCode::TextControl, "text-control"_L1},
    NamedCode{CheckCode::TextInvisible, "text-invisible"_L1},
    NamedCode{CheckCode::TextDamaged, "text-damaged"_L1},
    NamedCode{CheckCode::TextBlankEnds, "text-blank-ends"_L1},
    NamedCode{CheckCode::NegativeZero, "negative-zero"_L1},
    NamedCode{CheckCode::FieldUnknown, "field-unknown"_L1},
    NamedCode{CheckCode::FieldMisspelt, "field-misspelt"_L1},
};

static_assert(namedCodes.size() == size_t(CheckCode::FieldMisspelt) + 1);

} // namespace

QLatin1StringView codeName(CheckCode code)
{
    return std::ranges::find(namedCodes, code, &NamedCode::code)->name;
}

QLatin1StringView severityName(CheckSeverity severity)
{
    switch (severity) {
    case CheckSeverity::Error:
        return "error"_L1;
    case CheckSeverity::Warning:
        return "warning"_L1;
    case CheckSeverity::Note:
        return "note"_L1;
    }
    Q_UNREACHABLE();
}

QList<CheckCode> allCheckCodes()
{
    QList<CheckCode> codes;
    for (const NamedCode& named : namedCodes) {
        codes.append(named.code);
    }
    return codes;
}

QLatin1StringView factName(CheckFact::Name name)
{
    using Name = CheckFact::Name;
    switch (name) {
    case Name::Published:
        return "published"_L1;
    case Name::Recomputed:
        return "recomputed"_L1;
    case Name::Lowest:
        return "lowest"_L1;
    case Name::Highest:
        return "highest"_L1;
    case Name::Difference:
        return "difference"_L1;
    case Name::Spread:
        return "spread"_L1;
    case Name::Best:
        return "best"_L1;
    case Name::Median:
        return "median"_L1;
    case Name::Worst:
        return "worst"_L1;
    case Name::Minimum:
        return "minimum"_L1;
    case Name::Maximum:
        return "maximum"_L1;
    case Name::Share:
        return "share"_L1;
    case Name::Charged:
        return "charged"_L1;
    case Name::RoundTrip:
        return "round_trip_seconds"_L1;
    case Name::Steady:
        return "steady"_L1;
    }
    Q_UNREACHABLE();
}

std::optional<double> CheckFinding::fact(CheckFact::Name name) const
{
    const auto known = std::ranges::find(facts, name, &CheckFact::name);
    return known == facts.cend() ? std::nullopt : std::optional(known->value);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/loopanalysis.h"
#include "models/document/readerror.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

/// What is found in a document that is about to be published. The words are chosen in check/checkwords.h.
namespace rangebar {

enum class CheckSeverity
{
    Error,   ///< the public page shows nothing, something wrong, or not what the format asks for
    Warning, ///< the document contradicts itself or its format, though the page prints what stands there
    Note     ///< allowed; worth a look
};

enum class CheckCode
{
    // What the reader refuses.
    DocumentEmpty,
    DocumentTooLarge,
    DocumentEncoding,
    DocumentTooDeep,
    DocumentNotAnObject,
    JsonSyntax,
    DuplicateKey,
    SchemaMissing,
    SchemaUnknown,
    WrongType,
    NumberRange,
    UnknownVerdict,
    FieldMissing, ///< also of fields that the reader can do without

    // The document as a whole.
    SchemaLoops,       ///< the loops are written as in another schema
    SchemaCode,        ///< schema 1 has no `code`
    SectionEmpty,      ///< an empty section stands where none should
    NothingMeasured,   ///< no row in any section
    CodeMeasuredAlone, ///< `code_measured` without `code`
    CrateName,
    VersionForm,
    CoreVersion, ///< the core measures itself, so both versions are one
    DateForm,
    DateFuture,
    DateOld,

    // `environment`.
    EnvironmentMissing,     ///< cpu, os, rustc
    EnvironmentUnpublished, ///< a key that the page prints and that may be left out
    EnvironmentEmpty,
    EnvironmentType,
    RoundTripUnreadable, ///< no time can be read out of `round_trip`

    // Rows.
    NameEmpty,
    DuplicateRow,
    UnitLong,
    RoundsZero,
    RoundsSingle,
    RoundsOrder,     ///< the median is not between the extremes, or the extremes are the wrong way round
    RoundsDirection, ///< best and worst do not fit the unit, or the other loops of the row
    MedianMissing,
    FigureNotPositive,
    CountZero,
    OverheadFigures, ///< the published percentage is not that of the figures
    OverheadAlone,   ///< a difference to a loop that is not there
    VerdictRule,     ///< the published verdict is not that of the spread rule
    BrokerBoundSum,  ///< the flag is not what its sum gives

    // `code`.
    CountNegative,
    CountNotWhole,
    ColdBelowSteady, ///< a cold start that costs less than one message
    CountOverhead,   ///< `overhead` is not framework less hand_written

    // Texts and names anywhere.
    TextControl,   ///< control and bidirectional characters
    TextInvisible, ///< other characters that can't be seen
    TextDamaged,   ///< U+FFFD
    TextBlankEnds,
    NegativeZero, ///< the page prints "-0"
    FieldUnknown,
    FieldMisspelt ///< unknown, and near to a field that is missing
};

/// Stable names for programs, such as "rounds-order", "error".
QLatin1StringView codeName(CheckCode code);
QLatin1StringView severityName(CheckSeverity severity);
/// In the order of the enumeration.
QList<CheckCode> allCheckCodes();

/// A number that a finding is about, unrounded, in the unit of the field.
struct CheckFact
{
    enum class Name
    {
        Published,
        Recomputed,
        Lowest,  ///< of what the rounded figures leave open
        Highest, ///< of what the rounded figures leave open
        Difference,
        Spread,
        Best,
        Median,
        Worst,
        Minimum,
        Maximum,
        Share,     ///< of the time of a message that the broker takes; 1 is all of it
        Charged,   ///< round trips per message
        RoundTrip, ///< seconds
        Steady     ///< per message, in the steady state
    };
    Name name = Name::Published;
    double value = 0;

    bool operator==(const CheckFact&) const = default;
};

QLatin1StringView factName(CheckFact::Name name);

struct CheckFinding
{
    CheckCode code = CheckCode::WrongType;
    CheckSeverity severity = CheckSeverity::Error;
    int line = 0;   ///< from 1; 0 where no place applies
    int column = 0; ///< from 1, in characters (code points)
    QString path;   ///< such as scenarios[2].raw.best; empty for the document; untrusted text
    QString found; ///< what stands there as JSON, shortened; empty where something is missing; untrusted text
    QByteArray instead; ///< JSON to write there, where one exact text is right
    /// What the reader says, or would say if it asked for a field that is missing.
    std::optional<ReadError> error;
    QList<CheckFact> facts;
    /// The other field that the finding is about (the first row of this name, a field that was meant, the
    /// flawed character); its line where it has one. Untrusted text.
    QString other;
    int otherLine = 0;

    std::optional<double> fact(CheckFact::Name name) const;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/findingcollector.h"
#include "models/document/partialdocument.h"

#include <QDate>

/// The parts of documentcheck.h. Internal to models/check.
namespace rangebar {

struct CheckContext
{
    const PartialDocument& partial;
    QDate today; ///< UTC
    FindingCollector& findings;

    const JsonTape& tape() const { return partial.tape; }
    const BenchmarkDocument& document() const { return partial.document; }
    /// The value of a member, where it is there and not null.
    std::optional<JsonTape::Index> value(JsonTape::Index object, std::string_view name) const;
    /// Whether the top level has an array of this name with anything in it, also what can't be read.
    bool hasRows(std::string_view section) const;
};

/// Crate, versions, dates, and which sections there are.
void checkHead(const CheckContext& context);
void checkEnvironment(const CheckContext& context);
/// `scenarios` and `throughput`.
void checkRows(const CheckContext& context);
void checkCode(const CheckContext& context);
/// Characters of every text and name.
void checkTexts(const CheckContext& context);
void checkFieldNames(const CheckContext& context);

/// Half a unit in the last place that any of the numbers is written with: 5757 and 5757.0 are both known to
/// 0.5. What was measured lies so far around what is published.
double halfUnit(std::initializer_list<double> published);

/// A JSON number with as many decimals as the numbers that it is made of.
QByteArray asWritten(double value, std::initializer_list<double> published);

/// A JSON number with one decimal, as overheads are published; never -0.0.
QByteArray oneDecimal(double value);

/// The page would print "-0" with its one decimal.
bool printsNegativeZero(double value);

} // namespace rangebar

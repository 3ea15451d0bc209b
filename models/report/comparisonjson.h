// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"
#include "models/report/jsonwriter.h"

namespace rangebar {

/// The members for what changed between two documents, the same in the report of a comparison and of a
/// history. Each writes into the object that is open. Internal to models/report.
class ComparisonJson
{
public:
    /// `json` must outlive this.
    explicit ComparisonJson(JsonWriter& json) : m_json(json) {}

    /// Which document it is: its content's hash, schema, crate, versions and dates.
    void identity(const BenchmarkDocument& document);
    void differences(const Comparability& may);
    void thresholds(const CodeThresholds& thresholds);
    /// Null where it can't be said.
    void luck(QLatin1StringView name, const std::optional<ChanceBudget>& chance);
    void rates(const RateRowChange& row);
    /// Of a row that only `side` has: its rounds and verdicts under the names that rates() gives them, and
    /// null for the other side.
    void loneRates(const RateRowSide& row, Side side);
    void code(const CodeRowChange& row);
    void verdict(QLatin1StringView name, const std::optional<LoopVerdict>& judged);

private:
    void rate(const RateChange& change);
    void distance(const LoopChange& loop, const LoopChange& raw);

    JsonWriter& m_json;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparability.h"
#include "models/comparison/scenariochange.h"

namespace rangebar {

/// The columns of a code entry. The gates apply to Framework and ColdStart; the others are listed beside
/// them.
enum class CodeColumn
{
    Framework,
    ColdStart,
    RawClient,
    BrokerCrate,
    HandWritten
};
enum class CodeMetric
{
    Instructions,
    Allocations
};

/// Gates in percent: what is above is a regression.
struct CodeThresholds
{
    static constexpr double mostPercent = 1000; ///< that can be set anywhere

    double instructionsPercent = 2;
    double allocationsPercent = 0.1;

    double of(CodeMetric metric) const
    {
        return metric == CodeMetric::Instructions ? instructionsPercent : allocationsPercent;
    }
    bool operator==(const CodeThresholds&) const = default;
};

enum class CountVerdict
{
    Identical,
    Within, ///< changed, but by no more than the gate
    Above,  ///< more than the gate
    Below,  ///< the mirror image: going back would be above the gate
    New,    ///< 0 -> N, no percentage
    Gone,   ///< N -> 0, no percentage
    MissingInBase,
    MissingInCandidate,
};

/// One count of one column.
struct CountChange
{
    CodeColumn column = CodeColumn::Framework;
    CodeMetric metric = CodeMetric::Instructions;
    CountVerdict verdict = CountVerdict::Identical;
    std::optional<double> base;
    std::optional<double> candidate;
    std::optional<double> percent; ///< (candidate - base) / base; absent for identical, new, gone and missing
    double thresholdPercent = 0;
    /// Above and New are worse, Below and Gone better.
    Tendency tendency = Tendency::None;

    bool operator==(const CountChange&) const = default;
};

/// All that changed in one code entry that both documents have.
struct CodeRowChange
{
    QList<CountChange> counts; ///< by column, instructions before allocations; only columns a side has
    std::optional<bool> baseGated;
    std::optional<bool> candidateGated;
    /// Whether the gates apply: unless the sides that say so all say false.
    bool gated = true;
    bool gateFlipped = false;
    bool informational = false; ///< the counts compare the toolchain too
    std::optional<qint64> baseMessages;
    std::optional<qint64> candidateMessages;

    const CountChange* count(CodeColumn column, CodeMetric metric) const;
    /// Whether the count went through a gate that applies: a regression or an improvement rather than a note.
    bool isGateJump(const CountChange& change) const;
    bool operator==(const CodeRowChange&) const = default;
};

CountChange compareCounts(std::optional<double> base, std::optional<double> candidate, CodeColumn column,
                          CodeMetric metric, const CodeThresholds& thresholds);
CodeRowChange compareCodeEntries(const CodeEntry& base, const CodeEntry& candidate,
                                 const CodeThresholds& thresholds, bool informational);
/// Of an entry that only `side` has: every count is missing on the other side, and none is worse or better.
CodeRowChange loneCodeEntry(const CodeEntry& entry, Side side, const CodeThresholds& thresholds,
                            bool informational);

} // namespace rangebar

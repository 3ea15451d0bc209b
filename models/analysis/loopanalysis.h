// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"

namespace rangebar {

/// The three loops of a scenario, in the order they are always shown.
enum class LoopRole
{
    RawClient,
    BrokerCrate,
    RustStream
};

/// Larger is better for a rate; a document whose best is smaller than its worst measures a time (format,
/// "Rules").
enum class Direction
{
    LargerIsBetter,
    SmallerIsBetter
};

/// The number a loop is known by: best in schema 3, median in schemas 1 and 2. In the scenario's unit.
double figure(const LoopRounds& rounds);
/// best minus worst as a size, never negative (schemas 1 and 2: max minus min). In the scenario's unit.
double spread(const LoopRounds& rounds);
std::optional<double> median(const LoopRounds& rounds);
/// The best and the slowest round, by direction (schemas 1 and 2: max and min).
double bestRound(const LoopRounds& rounds);
double slowestRound(const LoopRounds& rounds);

/// The direction of a whole row: the first loop with best != worst decides; larger is better where none does.
Direction direction(const LoopSet& loops);

/// How far `value` is below the raw client's figure, in percent of it; positive is slower (rule 1). Absent
/// where the raw figure is not positive or the result is not finite.
std::optional<double> distancePercent(const LoopSet& loops, double value);

/// Where a verdict comes from: published by the document, or derived by the spread rule (rule 3).
enum class VerdictSource
{
    Published,
    Derived
};

struct LoopVerdict
{
    Verdict verdict = Verdict::Measured;
    VerdictSource source = VerdictSource::Published;
    /// What the spread rule gives on the published rounds. It never replaces a published verdict.
    Verdict byRule = Verdict::Measured;
    bool agreesWithRule() const { return verdict == byRule; }
    /// The overhead to print when `verdict` is measured: as published, else the recomputed distance. Absent
    /// where indistinguishable (rule 4), or where neither can be had.
    std::optional<double> percent;
    bool percentIsPublished = false;
    /// What the figures give, unrounded. Absent where indistinguishable, or where it can't be had.
    std::optional<double> percentByFigures;
    /// Whether the published percentage, beyond its rounding to 0.1, is not what the published figures give.
    bool percentContradictsFigures() const;

    bool operator==(const LoopVerdict&) const = default;
};

/// One loop of a row, ready to be drawn, tabulated or explained. Distances are percent below the raw client's
/// figure.
struct LoopAnalysis
{
    LoopRole role = LoopRole::RawClient;
    LoopRounds rounds;
    double figure = 0; ///< in the unit
    double spread = 0; ///< in the unit
    /// max(spread of this loop, spread of the raw client), in the unit: a smaller difference is
    /// indistinguishable.
    double ruleSpread = 0;
    std::optional<double> figureDistance;
    std::optional<double> bestDistance;
    std::optional<double> medianDistance;
    std::optional<double> slowestDistance;
    std::optional<double> ruleSpreadPercent; ///< ruleSpread over the raw figure
    bool singleRound = false;                ///< one round, or all rounds equal: nothing to draw as a range
    std::optional<LoopVerdict> verdict;      ///< absent for the raw client

    /// Whether the published percentage is not what the figures give, or the published verdict is not that of
    /// the spread rule: what is published stands, with a mark.
    bool contradictsRounds() const;
};

struct RowAnalysis
{
    Direction direction = Direction::LargerIsBetter;
    QList<LoopAnalysis> loops; ///< raw client, broker crate (where measured), RustStream
    /// RustStream against the broker crate, where a plugin row publishes it (sqlx).
    std::optional<LoopVerdict> pluginVerdict;

    const LoopAnalysis* loop(LoopRole role) const;
};

RowAnalysis analyseRow(const LoopSet& loops, std::optional<qint64> rounds);

} // namespace rangebar

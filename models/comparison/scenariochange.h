// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/loopanalysis.h"
#include "models/comparison/comparability.h"

namespace rangebar {

enum class ChangeVerdict
{
    Identical,         ///< both figures are equal
    Indistinguishable, ///< smaller than the spread; no percentage exists
    Distinguishable,
    NotComparable, ///< see the reason
};

/// The rule that gave a verdict.
enum class NotComparedReason
{
    None,
    DifferentMachines, ///< absolute rates are shown side by side without a change
    DifferentUnits,
    DifferentDirections, ///< larger is better on one side, smaller on the other
    NoCommonFigure,      ///< one side has no best, the other no median
    MissingInBase,
    MissingInCandidate,
    NotPositive, ///< a base figure (a raw client's for a distance) that is not positive gives no percentage
};

/// Whether the number to be compared is there on one side alone.
enum class OneSided
{
    No,
    OnlyInBase,      ///< it can no longer be compared
    OnlyInCandidate, ///< it can be compared from now on
};

enum class Tendency
{
    None,
    Better,
    Worse
};

/// Which round is compared. A side without a best (schemas 1 and 2) is compared by the medians of both.
enum class FigureBasis
{
    Best,
    Median,
    None
};

/// What became of a loop's figure; all but `percent` in the row's unit.
struct RateChange
{
    ChangeVerdict verdict = ChangeVerdict::NotComparable;
    NotComparedReason reason = NotComparedReason::None;
    std::optional<double> base; ///< the figure on the row's basis, absent where the side does not have it
    std::optional<double> candidate;
    std::optional<double> baseSpread;
    std::optional<double> candidateSpread;
    /// max of both spreads: a smaller difference is indistinguishable.
    std::optional<double> ruleSpread;
    /// (candidate - base) / base, in percent of the figure, whatever the direction. Only where
    /// distinguishable.
    std::optional<double> percent;
    Tendency tendency = Tendency::None; ///< only where distinguishable

    /// Whether one side alone has a figure that gives a percentage.
    OneSided oneSided() const;

    bool operator==(const RateChange&) const = default;
};

/// What became of a loop's distance to its own raw client. Percent below the raw client's figure on the row's
/// basis, positive is slower; differences and spreads in percentage points.
struct DistanceChange
{
    ChangeVerdict verdict = ChangeVerdict::NotComparable;
    NotComparedReason reason = NotComparedReason::None;
    std::optional<double> base;
    std::optional<double> candidate;
    std::optional<double> baseSpread; ///< larger spread of loop and raw client, over the raw figure
    std::optional<double> candidateSpread;
    std::optional<double> ruleSpread; ///< max of both: a smaller change is indistinguishable
    /// candidate - base. Only where distinguishable.
    std::optional<double> points;
    Tendency tendency = Tendency::None; ///< only where distinguishable

    /// Whether one side alone has a distance.
    OneSided oneSided() const;

    bool operator==(const DistanceChange&) const = default;
};

/// One loop of a paired row.
struct LoopChange
{
    LoopRole role = LoopRole::RawClient;
    std::optional<LoopRounds> base; ///< as published
    std::optional<LoopRounds> candidate;
    RateChange rate;
    std::optional<DistanceChange> distance; ///< absent for the raw client
    std::optional<LoopVerdict> baseVerdict; ///< of the side's own document, on its own figures
    std::optional<LoopVerdict> candidateVerdict;
    bool verdictFlipped = false;
    /// Best and median moved in opposite directions (where both sides have both).
    bool mixed = false;

    /// Whether each side's own document calls the loop indistinguishable from its raw client: what changed
    /// between the sides was not to be seen on either of them.
    bool isIndistinguishableOnBothSides() const;
    bool operator==(const LoopChange&) const = default;
};

/// The layers whose changes make up the change of RustStream: the ratio candidate / base of RustStream is the
/// product of the raw client's ratio, of broker crate over raw client, and of RustStream over broker crate.
enum class Layer
{
    RawClient,
    BrokerCrate,
    Runtime,
    CrateAndRuntime, ///< both together, where the broker crate is not measured on both sides
};

struct LayerChange
{
    Layer layer = Layer::RawClient;
    ChangeVerdict verdict = ChangeVerdict::NotComparable;
    Tendency tendency = Tendency::None;
    /// candidate's ratio to the layer below over base's (of the raw client: candidate / base). Only where
    /// distinguishable. The product over all layers is RustStream's own ratio.
    std::optional<double> ratio;

    bool operator==(const LayerChange&) const = default;
};

/// A verdict of RustStream against the broker crate on a plugin row.
struct PluginChange
{
    std::optional<LoopVerdict> base;
    std::optional<LoopVerdict> candidate;
    bool flipped = false;

    bool operator==(const PluginChange&) const = default;
};

/// All that changed in one scenario or throughput row that both documents have.
struct RateRowChange
{
    QString unit; ///< untrusted; the base's
    QString candidateUnit;
    Direction direction = Direction::LargerIsBetter;
    FigureBasis basis = FigureBasis::None;
    bool basisReduced = false; ///< a side has its best, yet medians are compared since the other has none
    NotComparedReason refusal = NotComparedReason::None; ///< why nothing of the row is compared
    QList<LoopChange> loops; ///< raw client, broker crate (where a side measures it), RustStream
    std::optional<PluginChange> plugin;
    std::optional<qint64> baseRounds;
    std::optional<qint64> candidateRounds;
    bool roundsDiffer = false; ///< a best of more rounds is biased upward
    std::optional<bool> baseBrokerBound;
    std::optional<bool> candidateBrokerBound;
    bool brokerBoundFlipped = false;
    bool rawClientMoved = false; ///< its rate change is distinguishable: read distances
    /// Empty where RustStream did not distinguishably change, or the loops do not add up.
    QList<LayerChange> layers;
    /// The layers that changed distinguishably the same way as RustStream, largest first: where it entered.
    QList<Layer> entered;

    const LoopChange* loop(LoopRole role) const;
    /// Whether a figure of the row was held against another.
    bool isCompared() const;
    bool operator==(const RateRowChange&) const = default;
};

/// What a row brings to the comparison; the unit of throughput is msg/s.
struct RateRowSide
{
    const LoopSet* loops = nullptr;
    QString unit;
    std::optional<qint64> rounds;
    std::optional<bool> brokerBound;
};

RateRowChange compareRateRows(const RateRowSide& base, const RateRowSide& candidate, bool sameMachine);

} // namespace rangebar

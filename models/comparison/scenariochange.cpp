// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/scenariochange.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

bool hasBest(const LoopSet& loops)
{
    return std::holds_alternative<BestOfRounds>(loops.raw);
}

/// The rounds with the figure that is compared, or nothing where they don't have it.
std::optional<LoopRounds> onBasis(const std::optional<LoopRounds>& rounds, FigureBasis basis)
{
    if (!rounds || basis == FigureBasis::None) {
        return std::nullopt;
    }
    const auto* best = std::get_if<BestOfRounds>(&*rounds);
    if (basis == FigureBasis::Best) {
        return best != nullptr ? rounds : std::nullopt;
    }
    if (best == nullptr) {
        return rounds;
    }
    if (!best->median) {
        return std::nullopt;
    }
    return MedianOfRounds{*best->median, std::min(best->best, best->worst),
                          std::max(best->best, best->worst)};
}

/// Whether any loop tells the direction; direction() assumes a rate otherwise.
bool tellsDirection(const LoopSet& loops)
{
    const auto tells = [](const LoopRounds& rounds) {
        const auto* best = std::get_if<BestOfRounds>(&rounds);
        return best != nullptr && best->best != best->worst;
    };
    return tells(loops.raw) || (loops.adapter && tells(*loops.adapter)) || tells(loops.framework);
}

/// Nothing where the two sides contradict each other.
std::optional<Direction> commonDirection(const LoopSet& base, const LoopSet& candidate)
{
    if (!tellsDirection(base)) {
        return direction(candidate);
    }
    if (!tellsDirection(candidate) || direction(base) == direction(candidate)) {
        return direction(base);
    }
    return std::nullopt;
}

FigureBasis commonBasis(const LoopSet& base, const LoopSet& candidate)
{
    if (hasBest(base) && hasBest(candidate)) {
        return FigureBasis::Best;
    }
    return median(base.raw) && median(candidate.raw) ? FigureBasis::Median : FigureBasis::None;
}

Tendency tendencyOf(double difference, Direction direction)
{
    return (difference > 0) == (direction == Direction::LargerIsBetter) ? Tendency::Better : Tendency::Worse;
}

NotComparedReason missing(bool inBase, bool inCandidate)
{
    if (inBase) {
        return NotComparedReason::MissingInBase;
    }
    return inCandidate ? NotComparedReason::MissingInCandidate : NotComparedReason::None;
}

/// A figure that both documents have in different ways (`NoCommonFigure`) is lost by neither.
OneSided onlySide(bool inBase, bool inCandidate, NotComparedReason reason)
{
    const bool isOfOneSide = reason == NotComparedReason::MissingInBase ||
                             reason == NotComparedReason::MissingInCandidate ||
                             reason == NotComparedReason::NotPositive;
    if (!isOfOneSide || inBase == inCandidate) {
        return OneSided::No;
    }
    return inBase ? OneSided::OnlyInBase : OneSided::OnlyInCandidate;
}

/// One loop's rounds of both sides, as published and on the row's basis.
struct LoopPair
{
    std::optional<LoopRounds> base;
    std::optional<LoopRounds> candidate;
    std::optional<LoopRounds> baseFigure;
    std::optional<LoopRounds> candidateFigure;

    LoopPair(const std::optional<LoopRounds>& ofBase, const std::optional<LoopRounds>& ofCandidate,
             FigureBasis basis)
        : base(ofBase)
        , candidate(ofCandidate)
        , baseFigure(onBasis(ofBase, basis))
        , candidateFigure(onBasis(ofCandidate, basis))
    {
    }

    NotComparedReason refusal() const
    {
        const NotComparedReason absent = missing(!base, !candidate);
        if (absent != NotComparedReason::None) {
            return absent;
        }
        return baseFigure && candidateFigure ? NotComparedReason::None : NotComparedReason::NoCommonFigure;
    }
};

RateChange compareRates(const LoopPair& loop, Direction direction, bool sameMachine)
{
    RateChange change;
    if (loop.baseFigure) {
        change.base = figure(*loop.baseFigure);
        change.baseSpread = spread(*loop.baseFigure);
    }
    if (loop.candidateFigure) {
        change.candidate = figure(*loop.candidateFigure);
        change.candidateSpread = spread(*loop.candidateFigure);
    }
    change.reason = loop.refusal();
    if (change.reason == NotComparedReason::None && !sameMachine) {
        change.reason = NotComparedReason::DifferentMachines;
    }
    if (change.reason != NotComparedReason::None) {
        return change;
    }
    change.ruleSpread = std::max(*change.baseSpread, *change.candidateSpread);
    const double difference = *change.candidate - *change.base;
    if (difference == 0) {
        change.verdict = ChangeVerdict::Identical;
        return change;
    }
    if (std::abs(difference) < *change.ruleSpread) {
        change.verdict = ChangeVerdict::Indistinguishable;
        return change;
    }
    // A change from or to zero is no percentage. Looked at from both sides, so that a swap mirrors it.
    const double percent = difference / *change.base * 100;
    const double mirrored = difference / *change.candidate * 100;
    if (!(*change.base > 0) || !(*change.candidate > 0) || !std::isfinite(percent) ||
        !std::isfinite(mirrored)) {
        change.reason = NotComparedReason::NotPositive;
        return change;
    }
    change.verdict = ChangeVerdict::Distinguishable;
    change.percent = percent;
    change.tendency = tendencyOf(difference, direction);
    return change;
}

/// What became of the distance between a loop and the one below it.
DistanceChange compareDistances(const LoopPair& below, const LoopPair& loop, Direction direction)
{
    struct Distance
    {
        std::optional<double> percent;
        std::optional<double> spread;
    };
    const auto measure = [direction](const std::optional<LoopRounds>& lower,
                                     const std::optional<LoopRounds>& upper) {
        Distance distance;
        if (!lower || !upper) {
            return distance;
        }
        LoopSet loops;
        loops.raw = *lower;
        loops.framework = *upper;
        distance.percent = distancePercent(loops, figure(*upper));
        // The rounds alone may not tell the direction that the whole row has.
        if (distance.percent && *distance.percent != 0 && rangebar::direction(loops) != direction) {
            distance.percent = -*distance.percent;
        }
        const double spreadPercent = std::max(spread(*lower), spread(*upper)) / figure(*lower) * 100;
        if (distance.percent && std::isfinite(spreadPercent)) {
            distance.spread = spreadPercent;
        }
        return distance;
    };
    DistanceChange change;
    const Distance base = measure(below.baseFigure, loop.baseFigure);
    const Distance candidate = measure(below.candidateFigure, loop.candidateFigure);
    change.base = base.percent;
    change.baseSpread = base.spread;
    change.candidate = candidate.percent;
    change.candidateSpread = candidate.spread;
    change.reason = loop.refusal();
    if (change.reason == NotComparedReason::None) {
        change.reason = below.refusal();
    }
    if (change.reason != NotComparedReason::None) {
        return change;
    }
    if (figure(*below.baseFigure) == figure(*below.candidateFigure) &&
        figure(*loop.baseFigure) == figure(*loop.candidateFigure)) {
        change.verdict = ChangeVerdict::Identical;
        return change;
    }
    if (!base.spread || !candidate.spread) {
        change.reason = NotComparedReason::NotPositive;
        return change;
    }
    constexpr double arithmeticNoise = 1e-9; // in points; published figures differ by far more
    change.ruleSpread = std::max(*base.spread, *candidate.spread);
    const double points = *candidate.percent - *base.percent;
    if (std::abs(points) < arithmeticNoise) {
        change.verdict = ChangeVerdict::Identical;
    } else if (std::abs(points) < *change.ruleSpread) {
        change.verdict = ChangeVerdict::Indistinguishable;
    } else {
        change.verdict = ChangeVerdict::Distinguishable;
        change.points = points;
        change.tendency = points < 0 ? Tendency::Better : Tendency::Worse;
    }
    return change;
}

bool isMixed(const std::optional<LoopRounds>& base, const std::optional<LoopRounds>& candidate)
{
    if (!base || !candidate || base->index() != candidate->index()) {
        return false;
    }
    const std::optional<double> baseMedian = median(*base);
    const std::optional<double> candidateMedian = median(*candidate);
    if (!baseMedian || !candidateMedian) {
        return false;
    }
    const double best = bestRound(*candidate) - bestRound(*base);
    const double middle = *candidateMedian - *baseMedian;
    return (best < 0 && middle > 0) || (best > 0 && middle < 0);
}

bool flipped(const std::optional<LoopVerdict>& base, const std::optional<LoopVerdict>& candidate)
{
    return base && candidate && base->verdict != candidate->verdict;
}

std::optional<LoopVerdict> verdictOf(const RowAnalysis& row, LoopRole role)
{
    const LoopAnalysis* loop = row.loop(role);
    return loop != nullptr ? loop->verdict : std::nullopt;
}

/// Builds the change of one row; its parts are needed in several steps.
class RowComparer
{
public:
    RowComparer(const LoopSet& base, const LoopSet& candidate, RateRowChange& change, bool sameMachine)
        : m_raw(base.raw, candidate.raw, change.basis)
        , m_crate(base.adapter, candidate.adapter, change.basis)
        , m_service(base.framework, candidate.framework, change.basis)
        , m_change(change)
        , m_sameMachine(sameMachine)
    {
    }

    void compareLoops();
    void refuse(NotComparedReason reason);
    void attribute();

private:
    void append(LoopRole role, const LoopPair& loop);
    void addLayer(Layer layer, const LoopPair& below, const LoopPair& loop);

    LoopPair m_raw;
    LoopPair m_crate;
    LoopPair m_service;
    RateRowChange& m_change;
    bool m_sameMachine;
};

void RowComparer::append(LoopRole role, const LoopPair& loop)
{
    LoopChange change;
    change.role = role;
    change.base = loop.base;
    change.candidate = loop.candidate;
    change.rate = compareRates(loop, m_change.direction, m_sameMachine);
    if (role != LoopRole::RawClient) {
        change.distance = compareDistances(m_raw, loop, m_change.direction);
    }
    change.mixed = m_sameMachine && isMixed(loop.base, loop.candidate);
    m_change.loops.append(std::move(change));
}

void RowComparer::compareLoops()
{
    m_change.loops.reserve(3);
    append(LoopRole::RawClient, m_raw);
    if (m_crate.base || m_crate.candidate) {
        append(LoopRole::BrokerCrate, m_crate);
    }
    append(LoopRole::RustStream, m_service);
}

void RowComparer::refuse(NotComparedReason reason)
{
    m_change.refusal = reason;
    for (LoopChange& loop : m_change.loops) {
        RateChange rate;
        rate.reason = reason;
        rate.base = loop.rate.base;
        rate.candidate = loop.rate.candidate;
        loop.rate = rate;
        if (loop.distance) {
            loop.distance = DistanceChange();
            loop.distance->reason = reason;
        }
        loop.mixed = false;
    }
}

void RowComparer::addLayer(Layer layer, const LoopPair& below, const LoopPair& loop)
{
    const DistanceChange distance = compareDistances(below, loop, m_change.direction);
    LayerChange change;
    change.layer = layer;
    change.verdict = distance.verdict;
    change.tendency = distance.tendency;
    if (distance.verdict == ChangeVerdict::Distinguishable) {
        change.ratio = figure(*loop.candidateFigure) / figure(*below.candidateFigure) /
                       (figure(*loop.baseFigure) / figure(*below.baseFigure));
    }
    m_change.layers.append(change);
}

/// Figures are ratios of one another, so the ratios of the layers multiply to the ratio of the whole.
void RowComparer::attribute()
{
    const LoopChange* service = m_change.loop(LoopRole::RustStream);
    const LoopChange* raw = m_change.loop(LoopRole::RawClient);
    const Tendency whole = m_sameMachine ? service->rate.tendency : service->distance->tendency;
    const auto isPositive = [](const LoopPair& loop) {
        return loop.refusal() == NotComparedReason::None && figure(*loop.baseFigure) > 0 &&
               figure(*loop.candidateFigure) > 0;
    };
    if (whole == Tendency::None || !isPositive(m_raw) || !isPositive(m_service)) {
        return;
    }
    if (m_sameMachine) {
        LayerChange change{Layer::RawClient, raw->rate.verdict, raw->rate.tendency, std::nullopt};
        if (raw->rate.verdict == ChangeVerdict::Distinguishable) {
            change.ratio = *raw->rate.candidate / *raw->rate.base;
        }
        m_change.layers.append(change);
    }
    if (isPositive(m_crate)) {
        addLayer(Layer::BrokerCrate, m_raw, m_crate);
        addLayer(Layer::Runtime, m_crate, m_service);
    } else {
        addLayer(Layer::CrateAndRuntime, m_raw, m_service);
    }
    QList<LayerChange> sameWay;
    std::ranges::copy_if(m_change.layers, std::back_inserter(sameWay), [whole](const LayerChange& layer) {
        return layer.ratio && layer.tendency == whole;
    });
    std::ranges::stable_sort(sameWay, std::ranges::greater(),
                             [](const LayerChange& layer) { return std::abs(std::log(*layer.ratio)); });
    for (const LayerChange& layer : sameWay) {
        m_change.entered.append(layer.layer);
    }
}

} // namespace

bool LoopChange::isIndistinguishableOnBothSides() const
{
    const auto is = [](const std::optional<LoopVerdict>& verdict) {
        return verdict && verdict->verdict == Verdict::Indistinguishable;
    };
    return is(baseVerdict) && is(candidateVerdict);
}

const LoopChange* RateRowChange::loop(LoopRole role) const
{
    const auto found = std::ranges::find(loops, role, &LoopChange::role);
    return found == loops.cend() ? nullptr : &*found;
}

bool RateRowChange::isCompared() const
{
    const auto isJudged = [](ChangeVerdict verdict) { return verdict != ChangeVerdict::NotComparable; };
    return std::ranges::any_of(loops, [&isJudged](const LoopChange& loop) {
        return isJudged(loop.rate.verdict) || (loop.distance && isJudged(loop.distance->verdict));
    });
}

RateRowChange compareRateRows(const RateRowSide& base, const RateRowSide& candidate, bool sameMachine)
{
    RateRowChange change;
    change.unit = base.unit.trimmed();
    change.candidateUnit = candidate.unit.trimmed();
    change.basis = commonBasis(*base.loops, *candidate.loops);
    change.basisReduced =
        change.basis == FigureBasis::Median && (hasBest(*base.loops) || hasBest(*candidate.loops));
    const std::optional<Direction> common = commonDirection(*base.loops, *candidate.loops);
    change.direction = common.value_or(direction(*base.loops));
    change.baseRounds = base.rounds;
    change.candidateRounds = candidate.rounds;
    change.roundsDiffer = base.rounds && candidate.rounds && *base.rounds != *candidate.rounds;
    change.baseBrokerBound = base.brokerBound;
    change.candidateBrokerBound = candidate.brokerBound;
    change.brokerBoundFlipped =
        base.brokerBound && candidate.brokerBound && *base.brokerBound != *candidate.brokerBound;

    RowComparer comparer(*base.loops, *candidate.loops, change, sameMachine);
    comparer.compareLoops();
    if (change.unit != change.candidateUnit) {
        comparer.refuse(NotComparedReason::DifferentUnits);
    } else if (!common) {
        comparer.refuse(NotComparedReason::DifferentDirections);
    } else if (change.basis == FigureBasis::None) {
        comparer.refuse(NotComparedReason::NoCommonFigure);
    } else {
        comparer.attribute();
    }

    const RowAnalysis baseRow = analyseRow(*base.loops, base.rounds);
    const RowAnalysis candidateRow = analyseRow(*candidate.loops, candidate.rounds);
    for (LoopChange& loop : change.loops) {
        loop.baseVerdict = verdictOf(baseRow, loop.role);
        loop.candidateVerdict = verdictOf(candidateRow, loop.role);
        loop.verdictFlipped = flipped(loop.baseVerdict, loop.candidateVerdict);
    }
    if (baseRow.pluginVerdict || candidateRow.pluginVerdict) {
        change.plugin = PluginChange{baseRow.pluginVerdict, candidateRow.pluginVerdict,
                                     flipped(baseRow.pluginVerdict, candidateRow.pluginVerdict)};
    }
    change.rawClientMoved = change.loop(LoopRole::RawClient)->rate.verdict == ChangeVerdict::Distinguishable;
    return change;
}

OneSided RateChange::oneSided() const
{
    return onlySide(base > 0., candidate > 0., reason);
}

OneSided DistanceChange::oneSided() const
{
    return onlySide(baseSpread.has_value(), candidateSpread.has_value(), reason);
}

} // namespace rangebar

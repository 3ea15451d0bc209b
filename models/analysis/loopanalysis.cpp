// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/loopanalysis.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

bool allRoundsEqual(const LoopRounds& rounds)
{
    return bestRound(rounds) == slowestRound(rounds) &&
           median(rounds).value_or(figure(rounds)) == figure(rounds);
}

std::optional<double> percentBelow(double base, double value, Direction direction)
{
    if (!(base > 0)) {
        return std::nullopt;
    }
    const double below = direction == Direction::LargerIsBetter ? base - value : value - base;
    const double percent = below / base * 100;
    if (!std::isfinite(percent)) {
        return std::nullopt;
    }
    return percent == 0 ? 0 : percent; // never -0
}

double ruleSpreadOf(const LoopRounds& base, const LoopRounds& loop)
{
    return std::max(spread(base), spread(loop));
}

Verdict verdictByRule(const LoopRounds& base, const LoopRounds& loop)
{
    return std::abs(figure(base) - figure(loop)) < ruleSpreadOf(base, loop) ? Verdict::Indistinguishable
                                                                            : Verdict::Measured;
}

LoopVerdict judge(const LoopRounds& base, const LoopRounds& loop, const PublishedDifference& published,
                  Direction direction)
{
    LoopVerdict result;
    result.byRule = verdictByRule(base, loop);
    result.verdict = published.verdict.value_or(result.byRule);
    result.source = published.verdict ? VerdictSource::Published : VerdictSource::Derived;
    if (result.verdict == Verdict::Indistinguishable) {
        return result; // rule 4: there is no percentage to print
    }
    result.percent = published.percent;
    result.percentIsPublished = published.percent.has_value();
    result.percentByFigures = percentBelow(figure(base), figure(loop), direction);
    if (!result.percent) {
        result.percent = result.percentByFigures;
        if (result.percent && std::abs(*result.percent) < 1e15) {
            result.percent = std::round(*result.percent * 10) / 10 + 0.0;
        }
    }
    return result;
}

std::optional<LoopVerdict> judgePlugin(const LoopSet& loops, Direction direction)
{
    const PublishedDifference& published = loops.pluginOverhead;
    if (!published.percent && !published.verdict) {
        return std::nullopt;
    }
    if (loops.adapter) {
        return judge(*loops.adapter, loops.framework, published, direction);
    }
    if (!published.verdict) {
        return std::nullopt;
    }
    LoopVerdict asPublished;
    asPublished.verdict = *published.verdict;
    asPublished.byRule =
        *published.verdict; // without the broker crate's rounds there is nothing to check it with
    if (asPublished.verdict == Verdict::Measured) {
        asPublished.percent = published.percent;
        asPublished.percentIsPublished = published.percent.has_value();
    }
    return asPublished;
}

LoopAnalysis analyseLoop(LoopRole role, const LoopRounds& rounds, const LoopSet& loops,
                         std::optional<qint64> roundCount)
{
    LoopAnalysis loop;
    loop.role = role;
    loop.rounds = rounds;
    loop.figure = figure(rounds);
    loop.spread = spread(rounds);
    loop.ruleSpread = ruleSpreadOf(loops.raw, rounds);
    loop.figureDistance = distancePercent(loops, loop.figure);
    loop.bestDistance = distancePercent(loops, bestRound(rounds));
    if (const std::optional<double> middle = median(rounds)) {
        loop.medianDistance = distancePercent(loops, *middle);
    }
    loop.slowestDistance = distancePercent(loops, slowestRound(rounds));
    const double rawFigure = figure(loops.raw);
    if (const double percent = loop.ruleSpread / rawFigure * 100; rawFigure > 0 && std::isfinite(percent)) {
        loop.ruleSpreadPercent = percent;
    }
    loop.singleRound = roundCount == 1 || allRoundsEqual(rounds);
    return loop;
}

} // namespace

double figure(const LoopRounds& rounds)
{
    if (const auto* best = std::get_if<BestOfRounds>(&rounds)) {
        return best->best;
    }
    return std::get<MedianOfRounds>(rounds).median;
}

double spread(const LoopRounds& rounds)
{
    return std::abs(bestRound(rounds) - slowestRound(rounds));
}

std::optional<double> median(const LoopRounds& rounds)
{
    if (const auto* best = std::get_if<BestOfRounds>(&rounds)) {
        return best->median;
    }
    return std::get<MedianOfRounds>(rounds).median;
}

double bestRound(const LoopRounds& rounds)
{
    if (const auto* best = std::get_if<BestOfRounds>(&rounds)) {
        return best->best;
    }
    return std::get<MedianOfRounds>(rounds).maximum;
}

double slowestRound(const LoopRounds& rounds)
{
    if (const auto* best = std::get_if<BestOfRounds>(&rounds)) {
        return best->worst;
    }
    return std::get<MedianOfRounds>(rounds).minimum;
}

Direction direction(const LoopSet& loops)
{
    const auto told = [](const LoopRounds& rounds) -> std::optional<Direction> {
        const auto* best = std::get_if<BestOfRounds>(&rounds);
        if (best == nullptr || best->best == best->worst) {
            return std::nullopt;
        }
        return best->best < best->worst ? Direction::SmallerIsBetter : Direction::LargerIsBetter;
    };
    if (const auto byRaw = told(loops.raw)) {
        return *byRaw;
    }
    if (loops.adapter) {
        if (const auto byAdapter = told(*loops.adapter)) {
            return *byAdapter;
        }
    }
    return told(loops.framework).value_or(Direction::LargerIsBetter);
}

std::optional<double> distancePercent(const LoopSet& loops, double value)
{
    return percentBelow(figure(loops.raw), value, direction(loops));
}

bool LoopVerdict::percentContradictsFigures() const
{
    constexpr double roundedTo = 0.1;
    constexpr double tolerance = roundedTo / 2 + 1e-6;
    return percentIsPublished && percent && percentByFigures &&
           std::abs(*percent - *percentByFigures) > tolerance;
}

bool LoopAnalysis::contradictsRounds() const
{
    return verdict && (verdict->percentContradictsFigures() || !verdict->agreesWithRule());
}

const LoopAnalysis* RowAnalysis::loop(LoopRole role) const
{
    const auto found =
        std::ranges::find_if(loops, [role](const LoopAnalysis& candidate) { return candidate.role == role; });
    return found == loops.cend() ? nullptr : &*found;
}

RowAnalysis analyseRow(const LoopSet& loops, std::optional<qint64> rounds)
{
    RowAnalysis row;
    row.direction = direction(loops);
    row.loops.append(analyseLoop(LoopRole::RawClient, loops.raw, loops, rounds));
    if (loops.adapter) {
        row.loops.append(analyseLoop(LoopRole::BrokerCrate, *loops.adapter, loops, rounds));
        row.loops.last().verdict = judge(loops.raw, *loops.adapter, loops.adapterOverhead, row.direction);
    }
    row.loops.append(analyseLoop(LoopRole::RustStream, loops.framework, loops, rounds));
    row.loops.last().verdict = judge(loops.raw, loops.framework, loops.overhead, row.direction);
    row.pluginVerdict = judgePlugin(loops, row.direction);
    return row;
}

} // namespace rangebar

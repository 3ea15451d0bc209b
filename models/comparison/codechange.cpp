// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/codechange.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

/// How much more `to` is than `from`, in percent. Both are positive.
double percentMore(double from, double to)
{
    return (to - from) / from * 100;
}

bool isAboveGate(double from, double to, double thresholdPercent)
{
    // 102 is 2 % more than 100 and not above it, whatever binary arithmetic makes of 0.02 * 100.
    constexpr double arithmeticNoise = 1e-9;
    return percentMore(from, to) > thresholdPercent + arithmeticNoise;
}

/// Unless every side that says so says false.
bool isGated(const std::optional<bool>& base, const std::optional<bool>& candidate)
{
    const bool someSaysFalse = base == false || candidate == false;
    const bool someSaysTrue = base == true || candidate == true;
    return someSaysTrue || !someSaysFalse;
}

/// At least one of the two is there.
CodeRowChange compareSides(const CodeEntry* base, const CodeEntry* candidate,
                           const CodeThresholds& thresholds, bool informational)
{
    using Counts = std::optional<CodeCounts>;
    CodeRowChange change;
    const auto compareColumn = [&](CodeColumn column, const auto& countsOf) {
        const Counts ofBase = base ? Counts(countsOf(*base)) : std::nullopt;
        const Counts ofCandidate = candidate ? Counts(countsOf(*candidate)) : std::nullopt;
        if (!ofBase && !ofCandidate) {
            return;
        }
        for (const auto& [metric, member] : {std::pair(CodeMetric::Instructions, &CodeCounts::instructions),
                                             std::pair(CodeMetric::Allocations, &CodeCounts::allocations)}) {
            const auto valueIn = [member = member](const Counts& counts) {
                return counts ? std::optional((*counts).*member) : std::nullopt;
            };
            change.counts.append(
                compareCounts(valueIn(ofBase), valueIn(ofCandidate), column, metric, thresholds));
        }
    };
    compareColumn(CodeColumn::Framework, [](const CodeEntry& entry) { return entry.framework; });
    compareColumn(CodeColumn::ColdStart, [](const CodeEntry& entry) { return entry.cold; });
    compareColumn(CodeColumn::RawClient, [](const CodeEntry& entry) { return entry.raw; });
    compareColumn(CodeColumn::BrokerCrate, [](const CodeEntry& entry) { return entry.adapter; });
    compareColumn(CodeColumn::HandWritten, [](const CodeEntry& entry) { return entry.handWritten; });
    change.baseGated = base ? base->gated : std::nullopt;
    change.candidateGated = candidate ? candidate->gated : std::nullopt;
    change.gated = isGated(change.baseGated, change.candidateGated);
    change.gateFlipped =
        change.baseGated && change.candidateGated && *change.baseGated != *change.candidateGated;
    change.informational = informational;
    change.baseMessages = base ? base->messages : std::nullopt;
    change.candidateMessages = candidate ? candidate->messages : std::nullopt;
    return change;
}

} // namespace

CountChange compareCounts(std::optional<double> base, std::optional<double> candidate, CodeColumn column,
                          CodeMetric metric, const CodeThresholds& thresholds)
{
    CountChange change;
    change.column = column;
    change.metric = metric;
    change.base = base;
    change.candidate = candidate;
    change.thresholdPercent = thresholds.of(metric);
    if (!base || !candidate) {
        change.verdict = base ? CountVerdict::MissingInCandidate : CountVerdict::MissingInBase;
        return change;
    }
    if (*base == *candidate) {
        change.verdict = CountVerdict::Identical;
        return change;
    }
    const bool more = *candidate > *base;
    const double percent = percentMore(*base, *candidate);
    const double mirrored = percentMore(*candidate, *base);
    // Counts are not negative; one that is has no percentage either, and is judged by its direction alone.
    if (!(*base > 0) || !(*candidate > 0) || !std::isfinite(percent) || !std::isfinite(mirrored)) {
        change.verdict = more ? CountVerdict::New : CountVerdict::Gone;
        change.tendency = more ? Tendency::Worse : Tendency::Better;
        return change;
    }
    change.percent = percent;
    change.verdict = CountVerdict::Within;
    if (isAboveGate(*base, *candidate, change.thresholdPercent)) {
        change.verdict = CountVerdict::Above;
        change.tendency = Tendency::Worse;
    } else if (isAboveGate(*candidate, *base, change.thresholdPercent)) {
        change.verdict = CountVerdict::Below;
        change.tendency = Tendency::Better;
    }
    return change;
}

const CountChange* CodeRowChange::count(CodeColumn column, CodeMetric metric) const
{
    const auto found = std::ranges::find_if(counts, [column, metric](const CountChange& change) {
        return change.column == column && change.metric == metric;
    });
    return found == counts.cend() ? nullptr : &*found;
}

bool CodeRowChange::isGateJump(const CountChange& change) const
{
    const bool hasGate = change.column == CodeColumn::Framework || change.column == CodeColumn::ColdStart;
    return hasGate && gated && !informational && change.tendency != Tendency::None;
}

CodeRowChange compareCodeEntries(const CodeEntry& base, const CodeEntry& candidate,
                                 const CodeThresholds& thresholds, bool informational)
{
    return compareSides(&base, &candidate, thresholds, informational);
}

CodeRowChange loneCodeEntry(const CodeEntry& entry, Side side, const CodeThresholds& thresholds,
                            bool informational)
{
    const bool isBase = side == Side::Base;
    return compareSides(isBase ? &entry : nullptr, isBase ? nullptr : &entry, thresholds, informational);
}

} // namespace rangebar

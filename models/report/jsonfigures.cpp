// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/jsonfigures.h"

namespace rangebar {

using Key = QLatin1StringView;

namespace {

std::optional<double> share(const std::optional<double>& percent)
{
    constexpr double hundred = 100;
    return percent ? std::optional(*percent / hundred) : std::nullopt;
}

} // namespace

void writeRounds(JsonWriter& json, QLatin1StringView name, const std::optional<LoopRounds>& rounds)
{
    json.key(name);
    if (!rounds) {
        json.null();
        return;
    }
    json.beginObject();
    if (const auto* best = std::get_if<BestOfRounds>(&*rounds)) {
        json.member(Key("best"), best->best);
        json.member(Key("median"), best->median);
        json.member(Key("worst"), best->worst);
    } else {
        const auto& middle = std::get<MedianOfRounds>(*rounds);
        json.member(Key("median"), middle.median);
        json.member(Key("min"), middle.minimum);
        json.member(Key("max"), middle.maximum);
    }
    json.endObject();
}

void writeCounts(JsonWriter& json, QLatin1StringView name, const std::optional<CodeCounts>& counts,
                 const QString& label)
{
    json.key(name);
    if (!counts) {
        json.null();
        return;
    }
    json.beginObject();
    json.member(Key("instructions"), counts->instructions);
    json.member(Key("allocations"), counts->allocations);
    if (!label.isEmpty()) {
        json.member(Key("label"), label);
    }
    json.endObject();
}

void writeFigures(JsonWriter& json, const LoopAnalysis& loop)
{
    writeRounds(json, Key("rounds"), loop.rounds);
    json.member(Key("figure"), loop.figure);
    json.member(Key("spread"), loop.spread);
    json.member(Key("single_round"), loop.singleRound);
    json.member(Key("distance"), share(loop.figureDistance));
    json.member(Key("distance_of_best"), share(loop.bestDistance));
    json.member(Key("distance_of_median"), share(loop.medianDistance));
    json.member(Key("distance_of_slowest"), share(loop.slowestDistance));
    json.member(Key("larger_spread_distance"), share(loop.ruleSpreadPercent));
}

} // namespace rangebar

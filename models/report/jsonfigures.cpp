// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/jsonfigures.h"

namespace rangebar {

using Key = QLatin1StringView;

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

} // namespace rangebar

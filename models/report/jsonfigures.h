// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/loopanalysis.h"
#include "models/report/jsonwriter.h"

namespace rangebar {

/// The rounds of a loop under the names of its schema; null where there are none.
void writeRounds(JsonWriter& json, QLatin1StringView name, const std::optional<LoopRounds>& rounds);

/// The counts of a code entry, with `label` for readers where it is not empty; null where there are none.
void writeCounts(JsonWriter& json, QLatin1StringView name, const std::optional<CodeCounts>& counts,
                 const QString& label = {});

/// The rounds, the figure, the spread and the distances of a loop, a member each of the object that is open.
void writeFigures(JsonWriter& json, const LoopAnalysis& loop);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/report/jsonwriter.h"

namespace rangebar {

/// The rounds of a loop under the names of its schema; null where there are none.
void writeRounds(JsonWriter& json, QLatin1StringView name, const std::optional<LoopRounds>& rounds);

} // namespace rangebar

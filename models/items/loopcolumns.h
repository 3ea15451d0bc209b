// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/report/words.h"

namespace rangebar {

/// The cells that a scenario, a throughput row and the overview share.
namespace loopcolumns {

/// Of the raw client, the broker crate or RustStream.
TableEntry loop(const Cells& cells, const LoopSet& loops, const RowAnalysis& row, LoopRole role,
                const QString& unit);
/// What can't be distinguished sorts as zero; its percentage is shown nowhere.
TableEntry overhead(const Cells& cells, const RowAnalysis& row, bool brokerBound);
TableEntry plugin(const Cells& cells, const LoopSet& loops, const RowAnalysis& row);
TableEntry name(const QString& visibleName);

} // namespace loopcolumns
} // namespace rangebar

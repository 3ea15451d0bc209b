// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/history.h"

namespace rangebar::test {

/// Documents of a made-up crate, one after the other, two of them on the same day. Of `count` documents:
/// - another machine from a third on, another compiler from two thirds on, another system from one half on;
/// - "sacks, weighed each" in all: indistinguishable at first, distinguishably slower from one half on;
/// - a scenario with a long name in all, and "bread on request" (broker-bound) in the later half only;
/// - "weigh a sack" costs a tenth more from one half on, and allocates for the first time there;
///   "open the gate" is not gated and costs more with every document; one entry has a cold start;
/// - throughput from the start.
QList<HistoryInput> documentSeries(int count);

std::shared_ptr<const History> seriesHistory(int count, const HistoryOptions& options = {});

} // namespace rangebar::test

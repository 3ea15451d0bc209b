// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/loopanalysis.h"

namespace rangebar {

/// Seconds in one unit of time ("us", "µs" with either sign, "microseconds"), or nothing where the word is
/// none.
std::optional<double> secondsIn(QStringView unit);

/// "msg/s", "messages per second": not a rate of bytes or of thousands, which says nothing about one message.
bool isRateOfMessages(const QString& unit);

/// The unit of a time that one message takes ("us", "ms/msg") without the message.
std::optional<double> secondsPerMessageIn(const QString& unit);

/// What is better in this unit: more per second, less time. Nothing where the unit is neither.
std::optional<Direction> directionOfUnit(const QString& unit);

} // namespace rangebar

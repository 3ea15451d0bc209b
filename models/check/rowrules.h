// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/checkrules.h"

namespace rangebar {

/// The loops of a row and what is published of their differences. Internal to models/check.
void checkLoops(const CheckContext& context, JsonTape::Index row, const LoopSet& loops, const QString& unit);

} // namespace rangebar

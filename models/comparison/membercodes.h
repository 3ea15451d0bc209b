// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/codechange.h"

#include <QString>

namespace rangebar::codes {

/// As the format names them: a loop's member of a scenario, a column and a count of a code entry. Also parts
/// of the ids of findings, which saved comparisons hold.
QString loop(LoopRole role);
QString column(CodeColumn column);
QString metric(CodeMetric metric);

} // namespace rangebar::codes

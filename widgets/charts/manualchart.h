// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"

#include <optional>

namespace rangebar {

/// The chart of the example document that the manual shows under the name of a picture, such as
/// "chart-comparison.png": painted on the spot in the program, and into the file that GitHub shows.
std::optional<ChartSpec> manualChart(QStringView picture, const DocumentPtr& example);

} // namespace rangebar

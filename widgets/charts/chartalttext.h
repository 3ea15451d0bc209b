// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"

namespace rangebar {

/// A chart in words, for whoever can't see the picture: what it shows, one sentence for each scenario, and
/// where the figures come from. Plain text on one line in the current language. Of a chart with very many
/// scenarios it tells as many as a listener bears, and how many more there are.
QString chartAltText(const ChartSpec& spec);

} // namespace rangebar

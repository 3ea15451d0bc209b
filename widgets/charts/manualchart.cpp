// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/manualchart.h"

namespace rangebar {

std::optional<ChartSpec> manualChart(QStringView picture, const DocumentPtr& example)
{
    if (!example) {
        return std::nullopt;
    }
    const ChartSpecs specs{NumberFormat()};
    if (picture == u"chart-comparison.png") {
        return specs.comparison(example, AxisMode::Shared);
    }
    if (picture == u"chart-cost.png") {
        return specs.cost(example, false);
    }
    return std::nullopt;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartbrush.h"

namespace rangebar {

/// The body of a chart of a history, as far as it reaches into `visible`.
void paintHistory(ChartBrush& brush, const HistoryChartSpec& spec, const HistoryLayout& layout,
                  const ChartFonts& fonts, const QRectF& visible, const RowHighlights& highlights);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rangebar {

class ChartView;

/// Makes every ChartView a chart with one list item per row to a screen reader. More calls change nothing.
void installChartAccessibility();

/// Tells a screen reader which row has the focus now (-1: the chart as a whole).
void announceCurrentRow(ChartView* view, int row);
/// Tells a screen reader that the rows are others now.
void announceNewRows(ChartView* view);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/costchangegeometry.h"
#include "widgets/charts/costgeometry.h"
#include "widgets/charts/historygeometry.h"
#include "widgets/charts/rangegeometry.h"
#include "widgets/charts/tablegeometry.h"

/// A chart of any kind, laid out. Rows are counted over all blocks.
namespace rangebar {

using ChartLayout = std::variant<RangeLayout, CostLayout, CostChangeLayout, TableLayout, HistoryLayout>;

ChartLayout layOutChart(const ChartSpec& spec, double width, const TextMetrics& metrics);

QSizeF chartSize(const ChartLayout& layout);
int rowCount(const ChartLayout& layout);
/// Empty where there is no such row.
QRectF rowRect(const ChartSpec& spec, const ChartLayout& layout, int row, const TextMetrics& metrics);
/// -1 where no row is.
int rowAt(const ChartSpec& spec, const ChartLayout& layout, QPointF position, const TextMetrics& metrics);

/// The last place in (top, furthest] that cuts through no row; `furthest` where there is none.
double lastRowBreak(const ChartLayout& layout, double top, double furthest);

/// What the spec says of a row: empty where it says nothing.
QString chartTitle(const ChartSpec& spec);
Card rowCard(const ChartSpec& spec, const ChartLayout& layout, int row);
QString rowSentence(const ChartSpec& spec, const ChartLayout& layout, int row);

} // namespace rangebar

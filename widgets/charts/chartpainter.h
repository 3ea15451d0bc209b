// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/charttheme.h"

class QPainter;

namespace rangebar {

/// Rows that stand out on screen; none in a file.
struct RowHighlights
{
    int hovered = -1;
    int focused = -1;
};

enum class ChartBackground
{
    Opaque,
    Transparent ///< what lies below shows between the marks
};

/// Paints the part of a chart that reaches into `visible`, with the chart's origin at the painter's. The same
/// for the screen and for every file. Leaves the painter as it was.
void paintChart(QPainter& painter, const ChartSpec& spec, const ChartLayout& layout, const ChartFonts& fonts,
                const ChartTheme& theme, const QRectF& visible, RowHighlights highlights = {},
                ChartBackground background = ChartBackground::Opaque);

/// Paints lines as they were placed: plain text, whatever it holds.
void paintText(QPainter& painter, const PlacedText& text, const ChartFonts& fonts, const QColor& colour);

} // namespace rangebar

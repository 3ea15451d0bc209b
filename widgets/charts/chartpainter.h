// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartlayout.h"
#include "widgets/charts/charttheme.h"

class QPainter;

namespace rangebar {

/// A line of text in its place, for a format that writes text itself.
struct PaintedLine
{
    QString words;
    QPointF baseline; ///< its left end
    TextStyle style = TextStyle::Label;
    QColor colour;
};

/// Rows that stand out on screen; none in a file.
struct RowHighlights
{
    int hovered = -1;
    int focused = -1;
    QList<qsizetype> selectedDocuments = {}; ///< of a history
};

enum class ChartBackground
{
    Opaque,
    Transparent ///< what lies below shows between the marks; a hollow mark is filled all the same
};

struct PaintOptions
{
    RowHighlights highlights = {};
    ChartBackground background = ChartBackground::Opaque;
    QList<PaintedLine>* collected = nullptr; ///< takes the text instead of the painter, where given
};

/// Paints the part of a chart that reaches into `visible`, with the chart's origin at the painter's. The same
/// for the screen and for every file. Leaves the painter as it was.
void paintChart(QPainter& painter, const ChartSpec& spec, const ChartLayout& layout, const ChartFonts& fonts,
                const ChartTheme& theme, const QRectF& visible, const PaintOptions& options = {});

/// Paints lines as they were placed: plain text, whatever it holds.
void paintText(QPainter& painter, const PlacedText& text, const ChartFonts& fonts, const QColor& colour);

} // namespace rangebar

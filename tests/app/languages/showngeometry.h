// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartpainter.h"

#include <QStringList>

class QWidget;

namespace rangebar {
class ChartView;
}

namespace rangebar::test {

/// Writes what is on show to the folder RANGEBAR_PICTURES, if set.
void writePicture(QWidget* window, const QString& name);

/// The lines of text in a chart as it is on show.
QList<PaintedLine> writtenIn(const ChartView* chart, const ChartLayout& layout, const ChartFonts& fonts);

/// What was looked at, so that a test can tell whether anything was.
struct Geometry
{
    int looked = 0;
    QStringList faults; ///< one sentence each
};

/// Texts that have less room than they take, and no tool tip with all of it.
Geometry cutTexts(QWidget* window);
/// Widgets that reach out of what they are in, lie over each other, or are out of reach beside the window.
Geometry misplaced(QWidget* window);
/// Words of a chart that reach out of it or lie over each other.
Geometry chartWords(QWidget* window);

} // namespace rangebar::test

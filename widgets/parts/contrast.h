// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPalette;

namespace rangebar {

/// WCAG 2 contrast ratio, 1 to 21.
double contrastRatio(const QColor& one, const QColor& other);

/// Whether the colours are those of a high-contrast theme of the system: text far from its background, and
/// one background for the window, its fields and its buttons, which other themes tell apart by shades.
bool isHighContrast(const QPalette& palette);

/// The colour, moved towards `text` as far as it takes to have at least this contrast on the background.
QColor legible(const QColor& colour, const QColor& background, const QColor& text, double least);

/// The colour between two, with this share of the first.
QColor mixed(const QColor& first, const QColor& second, double share);

/// What a focus is shown in where the contrast is high: the colour of a selection where it stands out.
QColor focusColour(const QPalette& palette);

} // namespace rangebar

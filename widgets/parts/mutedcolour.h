// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/parts/contrast.h"

#include <QPalette>

namespace rangebar {

/// A text colour that stands back, but keeps 4.5:1 over the background, and 7:1 in high contrast, where text
/// itself has more.
inline QColor mutedColour(const QPalette& palette, QPalette::ColorRole textRole,
                          QPalette::ColorRole backgroundRole)
{
    constexpr double share = 0.68;
    const QColor text = palette.color(textRole);
    const QColor background = palette.color(backgroundRole);
    return legible(mixed(text, background, share), background, text, isHighContrast(palette) ? 7 : 4.5);
}

} // namespace rangebar

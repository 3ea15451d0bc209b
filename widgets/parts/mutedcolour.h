// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace rangebar {

/// A text colour that stands back, but keeps 4.5:1 over the background where text itself has 10:1 or more.
inline QColor mutedColour(const QColor& text, const QColor& background)
{
    constexpr double share = 0.68;
    const auto mix = [](int a, int b) { return static_cast<int>(a * share + b * (1 - share)); };
    return QColor(mix(text.red(), background.red()), mix(text.green(), background.green()),
                  mix(text.blue(), background.blue()));
}

} // namespace rangebar

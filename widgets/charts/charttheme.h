// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/loopanalysis.h"

#include <QColor>

#include <optional>

class QPalette;

namespace rangebar {

/// What a colour of a chart is for.
enum class ChartColour
{
    Background,
    Text,
    MutedText,
    Grid,
    Zero,     ///< the zero line
    Band,     ///< the spread behind a row
    BandEdge, ///< its two ends, and the outline of a tag
    Hover,    ///< behind the row under the pointer
    FocusRing,
    CardBorder,
    HandWritten,
    Better, ///< a change mark or arrow; its direction says the same
    Worse,
};

enum class ChartThemeChoice
{
    Light,
    Dark
};

/// The colours of a chart, light or dark: every text at least 4.5:1 and every mark at least 3:1 on the
/// background, the three loops distinct without colour vision and in greyscale. On a window with a
/// high-contrast palette, background, texts and frames are that palette's: every text at least 7:1. The only
/// place in the program with chart colours.
class ChartTheme
{
public:
    explicit ChartTheme(ChartThemeChoice choice) : m_choice(choice) {}

    /// The theme that goes with a palette, told by how light its background is, and by how far its text
    /// stands out from that.
    static ChartTheme forPalette(const QPalette& palette);

    /// Of pictures, which have no palette around them.
    ChartThemeChoice choice() const { return m_choice; }
    QColor colour(ChartColour id) const;
    /// Dots, notches and the primary bars of a loop.
    QColor mark(LoopRole role) const;
    /// The calmer tone of its range bar and of secondary bars.
    QColor bar(LoopRole role) const;

    bool operator==(const ChartTheme&) const = default;

private:
    struct HighContrast
    {
        QColor background;
        QColor text;
        QColor focus;

        bool operator==(const HighContrast&) const = default;
    };

    QColor highContrastColour(ChartColour id) const;
    QColor inTheme(ChartColour id) const;
    QColor seenOnBand(const QColor& colour) const;

    ChartThemeChoice m_choice;
    std::optional<HighContrast> m_highContrast;
};

} // namespace rangebar

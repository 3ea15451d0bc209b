// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charttheme.h"

#include "widgets/parts/contrast.h"

#include <QPalette>

#include <array>

namespace rangebar {
namespace {

struct LightAndDark
{
    QRgb light;
    QRgb dark;

    QColor in(ChartThemeChoice choice) const
    {
        return QColor(choice == ChartThemeChoice::Light ? light : dark);
    }
};

/// By ChartColour.
constexpr std::array<LightAndDark, 13> colours{{
    {0xffffffff, 0xff0d1117}, // Background
    {0xff1f2328, 0xffe6edf3}, // Text
    {0xff59636e, 0xff9198a1}, // MutedText
    {0xffe3e6ea, 0xff262c34}, // Grid
    {0xff57606a, 0xff8b949e}, // Zero
    {0xfff0f3f6, 0xff1a2028}, // Band
    {0xff858c97, 0xff757e89}, // BandEdge
    {0xfff7f8fa, 0xff141920}, // Hover
    {0xff0a56c2, 0xff79b8ff}, // FocusRing
    {0xff858c97, 0xff757e89}, // CardBorder
    {0xff6f4fa3, 0xffb197e8}, // HandWritten
    {0xff0a62b5, 0xff56b1f7}, // Better
    {0xffb3261e, 0xffff8a78}, // Worse
}};

/// By LoopRole.
constexpr std::array<LightAndDark, 3> marks{{
    {0xff535b66, 0xffd0d6de},
    {0xff00447d, 0xff3f97db},
    {0xffcc5a00, 0xfffb9a48},
}};
constexpr std::array<LightAndDark, 3> bars{{
    {0xff858c97, 0xff757e89},
    {0xff3f8cc6, 0xff3c7cb0},
    {0xffd0702a, 0xffad662d},
}};

// In high contrast.
constexpr double markContrast = 3.05;
constexpr double gridShare = 0.3;
constexpr double bandShare = 0.08;
constexpr double hoverShare = 0.05;

} // namespace

ChartTheme ChartTheme::forPalette(const QPalette& palette)
{
    const QColor background = palette.color(QPalette::Active, QPalette::Base);
    ChartTheme theme(background.lightnessF() < 0.5F ? ChartThemeChoice::Dark : ChartThemeChoice::Light);
    if (isHighContrast(palette)) {
        theme.m_highContrast =
            HighContrast{background, palette.color(QPalette::Active, QPalette::Text), focusColour(palette)};
    }
    return theme;
}

QColor ChartTheme::highContrastColour(ChartColour id) const
{
    const auto& [background, text, focus] = *m_highContrast;
    switch (id) {
    case ChartColour::Background:
        return background;
    case ChartColour::Text:
    case ChartColour::MutedText:
    case ChartColour::Zero:
    case ChartColour::BandEdge:
    case ChartColour::CardBorder:
        return text;
    case ChartColour::FocusRing:
        return focus;
    case ChartColour::Grid:
        return mixed(text, background, gridShare);
    case ChartColour::Band:
        return mixed(text, background, bandShare);
    case ChartColour::Hover:
        return mixed(text, background, hoverShare);
    case ChartColour::HandWritten:
    case ChartColour::Better:
    case ChartColour::Worse:
        return seenOnBand(inTheme(id));
    }
    Q_UNREACHABLE();
}

/// Every mark may lie on a band.
QColor ChartTheme::seenOnBand(const QColor& colour) const
{
    return legible(colour, highContrastColour(ChartColour::Band), m_highContrast->text, markContrast);
}

QColor ChartTheme::inTheme(ChartColour id) const
{
    return colours.at(static_cast<std::size_t>(id)).in(m_choice);
}

QColor ChartTheme::colour(ChartColour id) const
{
    return m_highContrast ? highContrastColour(id) : inTheme(id);
}

QColor ChartTheme::mark(LoopRole role) const
{
    const QColor colour = marks.at(static_cast<std::size_t>(role)).in(m_choice);
    return m_highContrast ? seenOnBand(colour) : colour;
}

QColor ChartTheme::bar(LoopRole role) const
{
    const QColor colour = bars.at(static_cast<std::size_t>(role)).in(m_choice);
    return m_highContrast ? seenOnBand(colour) : colour;
}

} // namespace rangebar

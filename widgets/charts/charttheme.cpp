// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charttheme.h"

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

} // namespace

ChartTheme ChartTheme::forPalette(const QPalette& palette)
{
    const bool dark = palette.color(QPalette::Active, QPalette::Base).lightnessF() < 0.5F;
    return ChartTheme(dark ? ChartThemeChoice::Dark : ChartThemeChoice::Light);
}

QColor ChartTheme::colour(ChartColour id) const
{
    return colours.at(static_cast<std::size_t>(id)).in(m_choice);
}

QColor ChartTheme::mark(LoopRole role) const
{
    return marks.at(static_cast<std::size_t>(role)).in(m_choice);
}

QColor ChartTheme::bar(LoopRole role) const
{
    return bars.at(static_cast<std::size_t>(role)).in(m_choice);
}

} // namespace rangebar

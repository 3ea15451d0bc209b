// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/contrast.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

constexpr double enhancedContrast = 7; ///< WCAG 2 AAA
constexpr double markContrast = 3;
constexpr int differentShade = 4; ///< of a channel

double luminance(const QColor& colour)
{
    const auto channel = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) +
           0.0722 * channel(colour.blueF());
}

bool isOneShade(const QColor& one, const QColor& other)
{
    return std::abs(one.red() - other.red()) <= differentShade &&
           std::abs(one.green() - other.green()) <= differentShade &&
           std::abs(one.blue() - other.blue()) <= differentShade;
}

} // namespace

double contrastRatio(const QColor& one, const QColor& other)
{
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

bool isHighContrast(const QPalette& palette)
{
    const auto colour = [&palette](QPalette::ColorRole role) {
        return palette.color(QPalette::Active, role);
    };
    const QColor background = colour(QPalette::Window);
    return isOneShade(background, colour(QPalette::Base)) &&
           isOneShade(background, colour(QPalette::Button)) &&
           contrastRatio(colour(QPalette::WindowText), background) >= enhancedContrast &&
           contrastRatio(colour(QPalette::Text), background) >= enhancedContrast;
}

QColor mixed(const QColor& first, const QColor& second, double share)
{
    const auto mix = [share](int a, int b) {
        return static_cast<int>(std::lround(a * share + b * (1 - share)));
    };
    return QColor(mix(first.red(), second.red()), mix(first.green(), second.green()),
                  mix(first.blue(), second.blue()));
}

QColor legible(const QColor& colour, const QColor& background, const QColor& text, double least)
{
    constexpr int steps = 20;
    for (int step = 0; step < steps; ++step) {
        const QColor candidate = mixed(text, colour, double(step) / steps);
        if (contrastRatio(candidate, background) >= least) {
            return candidate;
        }
    }
    return text;
}

QColor focusColour(const QPalette& palette)
{
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    return contrastRatio(highlight, window) >= markContrast
               ? highlight
               : palette.color(QPalette::Active, QPalette::WindowText);
}

} // namespace rangebar

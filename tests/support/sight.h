// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

/// How colours look to people: contrast, and what is left of a difference without one kind of colour sight.
namespace rangebar::test {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

// How the missing cone types see linear RGB (Machado, Oliveira and Fernandes 2009, full severity).
inline constexpr Matrix normalSight{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// Linear RGB.
inline Vector linear(const QColor& colour)
{
    const auto channel = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())};
}

inline double luminance(const QColor& colour)
{
    const Vector rgb = linear(colour);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

/// WCAG 2 contrast ratio.
inline double contrast(const QColor& a, const QColor& b)
{
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

/// CIE L*a*b* of the colour as that sight sees it.
inline Vector lab(const QColor& colour, const Matrix& sight)
{
    const Vector from = linear(colour);
    Vector rgb{};
    for (std::size_t i = 0; i < 3; ++i) {
        rgb[i] = std::clamp(sight[i][0] * from[0] + sight[i][1] * from[1] + sight[i][2] * from[2], 0.0, 1.0);
    }
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIE 1976 difference; 2.3 is just noticeable.
inline double difference(const QColor& a, const QColor& b, const Matrix& sight)
{
    const Vector first = lab(a, sight);
    const Vector second = lab(b, sight);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

} // namespace rangebar::test

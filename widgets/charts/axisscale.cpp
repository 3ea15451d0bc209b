// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/axisscale.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

/// Nobody measured more than this, and twice of it is still a number.
constexpr double largestValue = 1e300;
/// An axis of less would name distances that no benchmark can tell apart.
constexpr double smallestSpan = 0.02;
constexpr double gapBetweenLabels = 14;
/// Ticks are at least so many line heights apart: more would crowd the marks.
constexpr double calmDistance = 4.5;

double largestLabelWidth(double low, double high, double step, const NumberFormat& format,
                         const TextMetrics& metrics)
{
    const double first = std::ceil(low / step) * step;
    const double last = std::floor(high / step) * step;
    return std::max({metrics.width(format.percentTick(0, step), TextStyle::Tick),
                     metrics.width(format.percentTick(first, step), TextStyle::Tick),
                     metrics.width(format.percentTick(last, step), TextStyle::Tick)});
}

} // namespace

double niceStep(double atLeast)
{
    const double power = std::pow(10.0, std::floor(std::log10(atLeast)));
    // The allowance keeps 2 at 2 where the division gave 2.0000000000000004.
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= atLeast * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

void AxisRange::include(std::optional<double> value)
{
    if (!value || !std::isfinite(*value)) {
        return;
    }
    const double held = std::clamp(*value, -largestValue, largestValue);
    low = std::min(low, held);
    high = std::max(high, held);
}

double AxisScale::x(double value) const
{
    const double held = std::clamp(value, low, high);
    // Halves, since the span of the largest values would overflow.
    return left + (right - left) * ((held / 2 - low / 2) / (high / 2 - low / 2));
}

AxisScale makeScale(const AxisRange& range, double left, double right, const NumberFormat& format,
                    const TextMetrics& metrics)
{
    AxisScale scale;
    scale.low = range.low;
    scale.high = range.high;
    scale.left = left;
    scale.right = std::max(right, left + 1);
    if (scale.high - scale.low < smallestSpan) {
        const double missing = smallestSpan - (scale.high - scale.low);
        scale.low -= missing / 2;
        scale.high += missing / 2;
    }

    const double pixels = scale.right - scale.left;
    double step = niceStep((scale.high / 2 - scale.low / 2) * std::min(1.0, 2 * gapBetweenLabels / pixels));
    const double calm = calmDistance * metrics.lineHeight(TextStyle::Tick);
    const auto fits = [&] {
        const double apart = step / 2 / (scale.high / 2 - scale.low / 2) * pixels;
        return apart >= calm &&
               apart >= largestLabelWidth(scale.low, scale.high, step, format, metrics) + gapBetweenLabels;
    };
    while (!fits() && step < std::max(scale.high, -scale.low)) {
        step = niceStep(step * 1.5);
    }
    scale.step = step;
    // One tick beside zero, or the axis would tell nothing of its scale.
    if (step > scale.high && step > -scale.low) {
        if (scale.high >= -scale.low) {
            scale.high = step;
        } else {
            scale.low = -step;
        }
    }
    const double first = std::ceil(scale.low / step - 1e-9);
    const double last = std::floor(scale.high / step + 1e-9);
    for (double k = first; k <= last; ++k) {
        scale.ticks += k == 0 ? 0.0 : k * step;
    }
    return scale;
}

QList<AxisLabel> axisLabels(const AxisScale& scale, double top, double minX, double maxX,
                            const NumberFormat& format, const TextMetrics& metrics)
{
    QList<AxisLabel> labels;
    const double height = metrics.lineHeight(TextStyle::Tick);
    const auto place = [&](double tick) {
        const QString text = format.percentTick(tick, scale.step);
        const double width = std::min(metrics.width(text, TextStyle::Tick), maxX - minX);
        const double x = std::clamp(scale.x(tick) - width / 2, minX, maxX - width);
        const QRectF rect(x, top, width, height);
        const QRectF withGap = rect.adjusted(-gapBetweenLabels / 2, 0, gapBetweenLabels / 2, 0);
        const bool touches = std::any_of(labels.cbegin(), labels.cend(), [&](const AxisLabel& other) {
            return other.rect.intersects(withGap);
        });
        if (!touches) {
            labels += {text, rect};
        }
    };
    place(0);
    for (const double tick : scale.ticks) {
        if (tick > 0) {
            place(tick);
        }
    }
    for (auto tick = scale.ticks.crbegin(); tick != scale.ticks.crend(); ++tick) {
        if (*tick < 0) {
            place(*tick);
        }
    }
    std::sort(labels.begin(), labels.end(),
              [](const AxisLabel& a, const AxisLabel& b) { return a.rect.left() < b.rect.left(); });
    return labels;
}

} // namespace rangebar

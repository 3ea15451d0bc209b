// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/numberformat.h"
#include "widgets/charts/textmetrics.h"

#include <QList>
#include <QRectF>

#include <optional>

namespace rangebar {

/// The smallest of 1, 2, 5 times a power of ten that is at least `atLeast` (positive and finite).
double niceStep(double atLeast);

/// The values an axis has to hold; zero always. Values that are not finite are left out.
struct AxisRange
{
    double low = 0;
    double high = 0;

    void include(std::optional<double> value);

    bool operator==(const AxisRange&) const = default;
};

/// A linear mapping from percent to logical pixels, and its round ticks. Every value of the range it was made
/// from lies within its pixels.
struct AxisScale
{
    double low = -1;
    double high = 1;
    double left = 0;
    double right = 1;
    double step = 1;
    QList<double> ticks; ///< multiples of step from low to high, zero among them

    double x(double value) const;
};

/// The ticks are as dense as their labels allow; at least one beside zero.
AxisScale makeScale(const AxisRange& range, double left, double right, const NumberFormat& format,
                    const TextMetrics& metrics);

struct AxisLabel
{
    QString text;
    QRectF rect; ///< the text is centred in it
};

/// The labels of a scale on one line from `top`, centred at their ticks, moved inside [minX, maxX]. A label
/// that would touch another is left out; its tick stays. Zero always has its label.
QList<AxisLabel> axisLabels(const AxisScale& scale, double top, double minX, double maxX,
                            const NumberFormat& format, const TextMetrics& metrics);

} // namespace rangebar

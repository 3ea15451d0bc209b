// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"
#include "widgets/charts/charttheme.h"

#include <QImage>

class QIODevice;

namespace rangebar {

enum class ImageFormat
{
    Png,
    Svg,
    Pdf
};

struct ImageOptions
{
    ImageFormat format = ImageFormat::Png;
    ChartThemeChoice theme = ChartThemeChoice::Light;
    int width = 980;  ///< logical pixels (PDF: points); the height follows
    double scale = 2; ///< device pixels per logical pixel (PNG)
};

/// Paints the spec with the same painter as the screen. Writes to an open device; returns false and leaves
/// the device's own error text where it can't, or where a PNG would not fit into memory (a chart of thousands
/// of scenarios is an SVG or a PDF).
bool writeChart(QIODevice& device, const ChartSpec& spec, const ImageOptions& options);
/// Null where the picture would be too large to hold.
QImage chartImage(const ChartSpec& spec, const ImageOptions& options);

} // namespace rangebar

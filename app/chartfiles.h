// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartview.h"

namespace rangebar {

/// A file name for a picture of the chart: made of its title, safe on every system, such as
/// ruststream-nats-0.7.0-against-the-raw-client.png.
QString suggestedImageName(const ChartSpec& spec);

/// The format a path asks for by its suffix; PNG where it has none that is known.
ImageFormat imageFormatOf(const QString& path);

/// Writes the chart as a whole or not at all. Returns the system's own words where it can't, or an empty
/// string.
QString saveChart(const QString& path, const ChartSpec& spec, ImageOptions options);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartimage.h"

#include <QString>

namespace rangebar {

/// The format a path asks for by its suffix; PNG where it has none that is known.
ImageFormat imageFormatOf(const QString& path);

/// Writes the chart in options.format as a whole or not at all. For any thread, where options.altText is
/// given.
tl::expected<void, ImageError> saveChart(const QString& path, const ChartSpec& spec,
                                         const ImageOptions& options);
/// Writes bytes as a whole or not at all.
tl::expected<void, ImageError> saveBytes(const QString& path, const QByteArray& bytes);

} // namespace rangebar

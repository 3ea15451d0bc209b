// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartimage.h"

#include <QMimeData>

#include <memory>

namespace rangebar {

/// A chart on its way to another program, by the clipboard or by a drag: as a PNG that carries its alt text,
/// and as an SVG for programs that draw. As no text: a program that takes both would paste the text. The
/// format in `options` is not asked.
tl::expected<std::unique_ptr<QMimeData>, ImageError> chartMimeData(const ChartSpec& spec,
                                                                   const ImageOptions& options);

} // namespace rangebar

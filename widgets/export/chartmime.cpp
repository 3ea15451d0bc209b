// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/chartmime.h"

namespace rangebar {
namespace {

tl::expected<QByteArray, ImageError> encoded(const ChartSpec& spec, ImageOptions options, ImageFormat format)
{
    options.format = format;
    return chartBytes(spec, options);
}

} // namespace

tl::expected<std::unique_ptr<QMimeData>, ImageError> chartMimeData(const ChartSpec& spec,
                                                                   const ImageOptions& options)
{
    const auto png = encoded(spec, options, ImageFormat::Png);
    if (!png) {
        return tl::unexpected(png.error());
    }
    const auto svg = encoded(spec, options, ImageFormat::Svg);
    if (!svg) {
        return tl::unexpected(svg.error());
    }
    auto data = std::make_unique<QMimeData>();
    // First, because programs take the first format that they know. The image itself is for Qt, and for
    // systems whose clipboards hold bitmaps.
    data->setData(QStringLiteral("image/png"), *png);
    data->setData(QStringLiteral("image/svg+xml"), *svg);
    data->setImageData(QImage::fromData(*png, "PNG"));
    return data;
}

} // namespace rangebar

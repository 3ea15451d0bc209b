// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartimage.h"

#include "widgets/charts/filechart.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

/// Of a picture at scale 1, as browsers count: 96 to the inch.
constexpr double logicalDotsPerMeter = 96 / 0.0254;

using Written = tl::expected<void, ImageError>;

tl::unexpected<ImageError> failure(ImageError::Kind kind, QSize pixels = {}, const QString& system = {})
{
    return tl::unexpected(ImageError{kind, pixels, system});
}

/// Writes what an encoder made, in one go, so that a full disk is noticed.
Written writeAll(QIODevice& device, const QByteArray& bytes)
{
    if (bytes.isEmpty()) {
        return failure(ImageError::Kind::Encoder);
    }
    if (device.write(bytes) != bytes.size()) {
        return failure(ImageError::Kind::NotWritten, {}, device.errorString());
    }
    return {};
}

/// What forbids a PNG of that many pixels.
std::optional<ImageError> pngRefusal(const QSize& pixels)
{
    if (std::max(pixels.width(), pixels.height()) <= largestImageSide) {
        return std::nullopt;
    }
    return ImageError{ImageError::Kind::TooLarge, pixels, {}};
}

tl::expected<QImage, ImageError> painted(const FileChart& chart, const ImageOptions& options)
{
    const QSize pixels = chart.pixels(options.scale);
    if (const auto refusal = pngRefusal(pixels)) {
        return tl::unexpected(*refusal);
    }
    QImage image(pixels, options.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull()) {
        return failure(ImageError::Kind::NoMemory, pixels);
    }
    if (options.transparent) {
        image.fill(Qt::transparent);
    }
    image.setDevicePixelRatio(options.scale);
    // Said here, since Qt would take it from the screen.
    const int dotsPerMeter = static_cast<int>(std::lround(options.scale * logicalDotsPerMeter));
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    QPainter painter(&image);
    chart.paintWhole(painter);
    painter.end();
    return image;
}

tl::expected<QByteArray, ImageError> pngBytes(const FileChart& chart, const ImageOptions& options)
{
    const auto image = painted(chart, options);
    if (!image) {
        return tl::unexpected(image.error());
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, QByteArrayLiteral("png"));
    writer.setText(QStringLiteral("Title"), chart.title());
    writer.setText(QStringLiteral("Description"), chart.altText());
    writer.setText(QStringLiteral("Software"), pictureSoftware());
    return writer.write(*image) ? buffer.data() : QByteArray();
}

} // namespace

QString ImageError::text() const
{
    switch (kind) {
    case Kind::TooLarge: {
        const QLocale locale;
        return tr("The picture would be %1 by %2 pixels, and a PNG is painted with at most %3 in either "
                  "direction. Choose a smaller scale, SVG or PDF.")
            .arg(locale.toString(pixels.width()), locale.toString(pixels.height()),
                 locale.toString(largestImageSide));
    }
    case Kind::NoMemory: {
        const QLocale locale;
        return tr("There is not enough memory for a picture of %1 by %2 pixels. Choose a smaller scale, SVG "
                  "or PDF.")
            .arg(locale.toString(pixels.width()), locale.toString(pixels.height()));
    }
    case Kind::NotWritten:
        return system;
    case Kind::Encoder:
        return tr("The picture could not be made.");
    }
    Q_UNREACHABLE();
}

QSize chartImageSize(const ChartSpec& spec, const ImageOptions& options)
{
    return FileChart(spec, options).size().toSize();
}

tl::expected<QImage, ImageError> chartImage(const ChartSpec& spec, const ImageOptions& options)
{
    return painted(FileChart(spec, options), options);
}

struct ChartPicture::Private
{
    FileChart chart;
    ImageOptions options;
};

ChartPicture::ChartPicture(const ChartSpec& spec, const ImageOptions& options)
    : d(new Private{{spec, options}, options})
{
}

ChartPicture::~ChartPicture() = default;

QSizeF ChartPicture::size() const
{
    return d->chart.size();
}

std::optional<ImageError> ChartPicture::refusal() const
{
    return d->options.format == ImageFormat::Png ? pngRefusal(d->chart.pixels(d->options.scale))
                                                 : std::nullopt;
}

void ChartPicture::paint(QPainter& painter, const QRectF& part) const
{
    d->chart.paint(painter, part);
}

tl::expected<void, ImageError> writeChart(QIODevice& device, const ChartSpec& spec,
                                          const ImageOptions& options)
{
    const FileChart chart(spec, options);
    switch (options.format) {
    case ImageFormat::Png:
        return pngBytes(chart, options).and_then([&device](const QByteArray& bytes) {
            return writeAll(device, bytes);
        });
    case ImageFormat::Svg:
        return writeAll(device, svgBytes(chart, options.textAsPaths));
    case ImageFormat::Pdf:
        return writeAll(device, pdfBytes(chart));
    }
    Q_UNREACHABLE();
}

tl::expected<QByteArray, ImageError> chartBytes(const ChartSpec& spec, const ImageOptions& options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto written = writeChart(buffer, spec, options);
    return written ? tl::expected<QByteArray, ImageError>(buffer.data()) : tl::unexpected(written.error());
}

} // namespace rangebar

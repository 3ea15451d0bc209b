// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartimage.h"

#include "widgets/charts/chartpainter.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImageWriter>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

/// Of labels, in logical pixels: files look the same whatever the size of the reader's own text.
constexpr double fileTextSize = 13;
/// PDF readers show no larger page.
constexpr double largestPdfSide = 14400;
constexpr int pdfResolution = 1200;

/// What is left of the spec with these options.
ChartSpec shownSpec(const ChartSpec& spec, const ImageOptions& options)
{
    ChartSpec shown = spec;
    std::visit(
        [&options](auto& chart) {
            if (!options.title) {
                chart.title.clear();
            }
            if (!options.caption) {
                chart.footer.clear();
            }
        },
        shown);
    return shown;
}

/// Files are the same on every screen.
QFont withoutHinting(QFont font)
{
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// A chart laid out for a file.
struct FileChart
{
    FileChart(const ChartSpec& chart, const ImageOptions& options)
        : spec(shownSpec(chart, options))
        , fonts(withoutHinting(QGuiApplication::font()), fileTextSize)
        , theme(options.theme)
        , background(options.transparent ? ChartBackground::Transparent : ChartBackground::Opaque)
        , layout(layOutChart(spec, options.width, fonts))
        , size(chartSize(layout))
    {
    }

    void paint(QPainter& painter, const QRectF& part) const
    {
        paintChart(painter, spec, layout, fonts, theme, part, {}, background);
    }
    QRectF whole() const { return {QPointF(0, 0), size}; }

    ChartSpec spec;
    ChartFonts fonts;
    ChartTheme theme;
    ChartBackground background;
    ChartLayout layout;
    QSizeF size;
};

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

QString altTextOf(const ChartSpec& spec, const ImageOptions& options)
{
    return options.altText ? *options.altText : chartAltText(spec);
}

Written writePng(QIODevice& device, const ChartSpec& spec, const ImageOptions& options)
{
    const auto image = chartImage(spec, options);
    if (!image) {
        return tl::unexpected(image.error());
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, QByteArrayLiteral("png"));
    writer.setText(QStringLiteral("Title"), chartTitle(spec));
    writer.setText(QStringLiteral("Description"), altTextOf(spec, options));
    if (!writer.write(*image)) {
        return failure(ImageError::Kind::Encoder);
    }
    return writeAll(device, buffer.data());
}

Written writeSvg(QIODevice& device, const ChartSpec& spec, const ImageOptions& options)
{
    const FileChart chart(spec, options);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // 72, the default, would write smaller text than was laid out
    generator.setSize(chart.size.toSize());
    generator.setViewBox(chart.whole());
    generator.setTitle(chartTitle(spec).toHtmlEscaped());
    generator.setDescription(altTextOf(spec, options).toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator)) {
        return failure(ImageError::Kind::Encoder);
    }
    chart.paint(painter, chart.whole());
    if (!painter.end()) {
        return failure(ImageError::Kind::Encoder);
    }
    return writeAll(device, buffer.data());
}

Written writePdf(QIODevice& device, const ChartSpec& spec, const ImageOptions& options)
{
    const FileChart chart(spec, options);
    const double pageHeight = std::min(chart.size.height(), largestPdfSide);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfResolution);
    writer.setTitle(chartTitle(spec));
    writer.setPageSize(QPageSize(QSizeF(chart.size.width(), pageHeight), QPageSize::Point, QString(),
                                 QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter;
    if (!painter.begin(&writer)) {
        return failure(ImageError::Kind::Encoder);
    }
    painter.scale(pdfResolution / 72.0, pdfResolution / 72.0);
    for (double top = 0; top < chart.size.height(); top += pageHeight) {
        if (top > 0 && !writer.newPage()) {
            return failure(ImageError::Kind::Encoder);
        }
        const QRectF part(0, top, chart.size.width(), pageHeight);
        painter.save();
        painter.translate(0, -top);
        painter.setClipRect(part);
        chart.paint(painter, part);
        painter.restore();
    }
    if (!painter.end()) {
        return failure(ImageError::Kind::Encoder);
    }
    return writeAll(device, buffer.data());
}

QSize inPixels(const QSizeF& size, double scale)
{
    return (size * scale).toSize();
}

/// What forbids a PNG of that many pixels.
std::optional<ImageError> pngRefusal(const QSize& pixels)
{
    if (std::max(pixels.width(), pixels.height()) <= largestImageSide) {
        return std::nullopt;
    }
    return ImageError{ImageError::Kind::TooLarge, pixels, {}};
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
    return FileChart(spec, options).size.toSize();
}

tl::expected<QImage, ImageError> chartImage(const ChartSpec& spec, const ImageOptions& options)
{
    const FileChart chart(spec, options);
    const QSize pixels = inPixels(chart.size, options.scale);
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
    QPainter painter(&image);
    chart.paint(painter, chart.whole());
    painter.end();
    return image;
}

struct ChartPicture::Private
{
    FileChart chart;
    ImageOptions options;
};

ChartPicture::ChartPicture(const ChartSpec& spec, const ImageOptions& options)
    : d(new Private{FileChart(spec, options), options})
{
}

ChartPicture::~ChartPicture() = default;

QSizeF ChartPicture::size() const
{
    return d->chart.size;
}

std::optional<ImageError> ChartPicture::refusal() const
{
    return d->options.format == ImageFormat::Png ? pngRefusal(inPixels(d->chart.size, d->options.scale))
                                                 : std::nullopt;
}

void ChartPicture::paint(QPainter& painter, const QRectF& part) const
{
    d->chart.paint(painter, part);
}

tl::expected<void, ImageError> writeChart(QIODevice& device, const ChartSpec& spec,
                                          const ImageOptions& options)
{
    switch (options.format) {
    case ImageFormat::Png:
        return writePng(device, spec, options);
    case ImageFormat::Svg:
        return writeSvg(device, spec, options);
    case ImageFormat::Pdf:
        return writePdf(device, spec, options);
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

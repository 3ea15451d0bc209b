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
/// The raster engine paints no further than this in either direction.
constexpr int largestImageSide = 32767;
/// PDF readers show no larger page.
constexpr double largestPdfSide = 14400;
constexpr int pdfResolution = 1200;

/// A chart laid out for a file.
struct FileChart
{
    FileChart(const ChartSpec& chart, const ImageOptions& options)
        : spec(chart)
        , fonts(QGuiApplication::font(), fileTextSize)
        , theme(options.theme)
        , layout(layOutChart(spec, options.width, fonts))
        , size(chartSize(layout))
    {
    }

    void paint(QPainter& painter, const QRectF& part) const
    {
        paintChart(painter, spec, layout, fonts, theme, part);
    }
    QRectF whole() const { return {QPointF(0, 0), size}; }

    const ChartSpec& spec;
    ChartFonts fonts;
    ChartTheme theme;
    ChartLayout layout;
    QSizeF size;
};

/// Writes what an encoder made, in one go, so that a full disk is noticed.
bool writeAll(QIODevice& device, const QByteArray& bytes)
{
    return !bytes.isEmpty() && device.write(bytes) == bytes.size();
}

bool writePng(QIODevice& device, const ChartSpec& spec, const ImageOptions& options)
{
    const QImage image = chartImage(spec, options);
    if (image.isNull()) {
        return false;
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, QByteArrayLiteral("png"));
    writer.setText(QStringLiteral("Title"), chartTitle(spec));
    return writer.write(image) && writeAll(device, buffer.data());
}

bool writeSvg(QIODevice& device, const ChartSpec& spec, const ImageOptions& options)
{
    const FileChart chart(spec, options);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // 72, the default, would write smaller text than was laid out
    generator.setSize(chart.size.toSize());
    generator.setViewBox(chart.whole());
    generator.setTitle(chartTitle(spec).toHtmlEscaped());
    generator.setDescription(chartDescription(spec).toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator)) {
        return false;
    }
    chart.paint(painter, chart.whole());
    return painter.end() && writeAll(device, buffer.data());
}

bool writePdf(QIODevice& device, const ChartSpec& spec, const ImageOptions& options)
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
        return false;
    }
    painter.scale(pdfResolution / 72.0, pdfResolution / 72.0);
    for (double top = 0; top < chart.size.height(); top += pageHeight) {
        if (top > 0 && !writer.newPage()) {
            return false;
        }
        const QRectF part(0, top, chart.size.width(), pageHeight);
        painter.save();
        painter.translate(0, -top);
        painter.setClipRect(part);
        chart.paint(painter, part);
        painter.restore();
    }
    return painter.end() && writeAll(device, buffer.data());
}

} // namespace

QImage chartImage(const ChartSpec& spec, const ImageOptions& options)
{
    const FileChart chart(spec, options);
    const double sides = std::max(chart.size.width(), chart.size.height());
    const double scale = std::min(options.scale, std::max(1.0, largestImageSide / sides));
    if (sides * scale > largestImageSide) {
        return {};
    }
    QImage image((chart.size * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull()) {
        return {};
    }
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    chart.paint(painter, chart.whole());
    return image;
}

bool writeChart(QIODevice& device, const ChartSpec& spec, const ImageOptions& options)
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

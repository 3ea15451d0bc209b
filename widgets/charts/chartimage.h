// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartalttext.h"
#include "widgets/charts/chartspec.h"
#include "widgets/charts/charttheme.h"

#include <QImage>
#include <QLocale>

#include <tl/expected.hpp>

#include <memory>
#include <optional>

class QIODevice;
class QPainter;

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
    int width = 980;          ///< logical pixels (PDF: points); the height follows
    double scale = 2;         ///< device pixels per logical pixel, 1 to 4 (PNG)
    bool transparent = false; ///< no background: the page's own shows between the marks
    bool title = true;        ///< the line at the top; what the axis is stays in any case
    bool caption = true;      ///< the lines at the bottom: versions, machine, date
    bool textAsPaths = false; ///< SVG: outlines that look the same everywhere, but are no text any more
    /// What the file says of itself in words; chartAltText() where it is not given. Given where another
    /// thread writes the file than the one that knows the language.
    std::optional<QString> altText = {};
    /// Of the words, as in "zh-CN", for the formats that say so. Taken when the options are made, for the
    /// same reason.
    QString language = QLocale().bcp47Name();
};

/// Why there is no picture.
struct ImageError
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ImageError)

public:
    enum class Kind
    {
        TooLarge,   ///< more pixels in one direction than a PNG is painted with
        NoMemory,   ///< or more than this machine can hold
        NotWritten, ///< the device took less than was given to it
        Encoder,    ///< what makes the format failed
    };

    Kind kind = Kind::Encoder;
    QSize pixels;   ///< of the picture that was asked for, where it can't be held
    QString system; ///< the device's own words

    /// A sentence in the current language: what is wrong, and what can be done.
    QString text() const;
};

/// The most pixels of a PNG in either direction.
constexpr int largestImageSide = 32767;

/// Paints the spec with the same painter as the screen and writes it to an open device. SVG and PDF take a
/// chart of any length, a PDF on several pages.
tl::expected<void, ImageError> writeChart(QIODevice& device, const ChartSpec& spec,
                                          const ImageOptions& options);
/// The whole file.
tl::expected<QByteArray, ImageError> chartBytes(const ChartSpec& spec, const ImageOptions& options);
/// The picture that a PNG holds, at options.scale device pixels.
tl::expected<QImage, ImageError> chartImage(const ChartSpec& spec, const ImageOptions& options);
/// A chart laid out for a file, to be looked at before there is one: paints exactly what the file shows.
class ChartPicture
{
public:
    ChartPicture(const ChartSpec& spec, const ImageOptions& options);
    ~ChartPicture();
    Q_DISABLE_COPY_MOVE(ChartPicture)

    QSizeF size() const; ///< in logical pixels
    /// Why it would not become a file in the chosen format; nothing where it would.
    std::optional<ImageError> refusal() const;
    /// Paints what reaches into `part`, with the origin of the picture at the painter's.
    void paint(QPainter& painter, const QRectF& part) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// In logical pixels; a PNG has options.scale times as many.
QSize chartImageSize(const ChartSpec& spec, const ImageOptions& options);

} // namespace rangebar

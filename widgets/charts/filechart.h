// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartimage.h"
#include "widgets/charts/chartpainter.h"

/// What the formats have in common; only chartimage.h is for the rest of the program.
namespace rangebar {

/// A chart laid out for a file.
class FileChart
{
public:
    FileChart(const ChartSpec& chart, const ImageOptions& options);
    Q_DISABLE_COPY_MOVE(FileChart)

    QSizeF size() const { return m_size; }
    QSize pixels(double scale) const { return (m_size * scale).toSize(); }
    QString title() const { return chartTitle(m_whole); }  ///< also where it is not painted
    QString altText() const;                               ///< as above
    const QString& language() const { return m_language; } ///< ImageOptions::language
    const ChartFonts& fonts() const { return m_fonts; }
    /// The chart in parts no higher than this, cut between rows.
    QList<QRectF> pages(double highest) const;

    void paint(QPainter& painter, const QRectF& part, PaintOptions how = {}) const;
    void paintWhole(QPainter& painter, const PaintOptions& how = {}) const;

private:
    ChartSpec m_whole;
    ChartSpec m_spec; ///< as it is painted
    std::optional<QString> m_altText;
    QString m_language;
    ChartFonts m_fonts;
    ChartTheme m_theme;
    ChartBackground m_background;
    ChartLayout m_layout;
    QSizeF m_size;
};

/// The bytes of a picture; empty where the encoder failed.
QByteArray svgBytes(const FileChart& chart, bool textAsPaths);
QByteArray pdfBytes(const FileChart& chart);

/// Who made it, as the formats have a place for.
inline QString pictureSoftware()
{
    return QStringLiteral("Rangebar");
}

} // namespace rangebar

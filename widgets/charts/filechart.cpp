// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/filechart.h"

#include "widgets/charts/picturefonts.h"

namespace rangebar {
namespace {

/// Of labels, in logical pixels: files look the same whatever the size of the reader's own text.
constexpr double fileTextSize = 13;

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

} // namespace

FileChart::FileChart(const ChartSpec& chart, const ImageOptions& options)
    : m_whole(chart)
    , m_spec(shownSpec(chart, options))
    , m_altText(options.altText)
    , m_language(options.language)
    , m_fonts(PictureFonts::forChart(m_spec), fileTextSize)
    , m_theme(options.theme)
    , m_background(options.transparent ? ChartBackground::Transparent : ChartBackground::Opaque)
    , m_layout(layOutChart(m_spec, options.width, m_fonts))
    , m_size(chartSize(m_layout))
{
}

QString FileChart::altText() const
{
    return m_altText ? *m_altText : chartAltText(m_whole);
}

QList<QRectF> FileChart::pages(double highest) const
{
    QList<QRectF> pages;
    double top = 0;
    while (m_size.height() - top > highest) {
        const double bottom = lastRowBreak(m_layout, top, top + highest);
        pages += QRectF(0, top, m_size.width(), bottom - top);
        top = bottom;
    }
    pages += QRectF(0, top, m_size.width(), m_size.height() - top);
    return pages;
}

void FileChart::paint(QPainter& painter, const QRectF& part, PaintOptions how) const
{
    how.background = m_background;
    paintChart(painter, m_spec, m_layout, m_fonts, m_theme, part, how);
}

void FileChart::paintWhole(QPainter& painter, const PaintOptions& how) const
{
    paint(painter, QRectF(QPointF(0, 0), m_size), how);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/chartpreview.h"

#include "widgets/charts/chartimage.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

constexpr int surround = 12; ///< around the picture
constexpr int squareSide = 8;
/// Of the checkerboard: the same whatever the theme, since it stands for a page that is not known.
constexpr QColor lightSquare(0xff, 0xff, 0xff);
constexpr QColor darkSquare(0xcc, 0xcc, 0xcc);

QBrush checkerboard()
{
    QPixmap tile(2 * squareSide, 2 * squareSide);
    tile.fill(lightSquare);
    QPainter painter(&tile);
    painter.fillRect(0, 0, squareSide, squareSide, darkSquare);
    painter.fillRect(squareSide, squareSide, squareSide, squareSide, darkSquare);
    painter.end();
    return {tile};
}

} // namespace

ChartPreview::ChartPreview(QWidget* parent) : QAbstractScrollArea(parent)
{
    // A bar that comes and goes would change the scale of what it scrolls.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(160, 120);
}

ChartPreview::~ChartPreview() = default;

void ChartPreview::setPicture(std::shared_ptr<const ChartPicture> picture, bool transparent)
{
    m_picture = std::move(picture);
    m_transparent = transparent;
    fitScrollBars();
    viewport()->update();
}

double ChartPreview::scale() const
{
    if (!m_picture) {
        return 1;
    }
    const double room = std::max(viewport()->width() - 2 * surround, 1);
    return std::min(1.0, room / m_picture->size().width());
}

QRectF ChartPreview::pictureRect() const
{
    const QSizeF size = m_picture->size() * scale();
    const double left = std::max(double(surround), (viewport()->width() - size.width()) / 2);
    return {QPointF(std::floor(left), surround - verticalScrollBar()->value()), size};
}

void ChartPreview::fitScrollBars()
{
    const double height = m_picture ? m_picture->size().height() * scale() + 2 * surround : 0;
    const int page = viewport()->height();
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setSingleStep(fontMetrics().height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(std::ceil(height)) - page));
}

void ChartPreview::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitScrollBars();
    }
}

void ChartPreview::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().color(QPalette::Mid));
    if (!m_picture) {
        return;
    }
    const QRectF place = pictureRect();
    const QRectF visible = place & QRectF(event->rect());
    if (visible.isEmpty()) {
        return;
    }
    if (m_transparent) {
        painter.setBrushOrigin(place.topLeft());
        painter.fillRect(visible, checkerboard());
    }
    painter.setClipRect(visible);
    painter.translate(place.topLeft());
    painter.scale(scale(), scale());
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF part = visible.translated(-place.topLeft());
    m_picture->paint(painter, {part.topLeft() / scale(), part.size() / scale()});
}

void ChartPreview::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitScrollBars();
}

} // namespace rangebar

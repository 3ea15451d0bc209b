// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/noticesign.h"

#include <QPainter>
#include <QPolygonF>
#include <QStyle>

#include <algorithm>

namespace rangebar {

NoticeSign::NoticeSign(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void NoticeSign::setWarning(bool warning)
{
    m_warning = warning;
    setAccessibleName(warning ? tr("Warning") : tr("Note"));
    update();
}

QSize NoticeSign::sizeHint() const
{
    const int size =
        std::max(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this), fontMetrics().height());
    return {size, size};
}

void NoticeSign::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // On a grid of 16 by 16 units.
    painter.scale(width() / 16.0, height() / 16.0);
    const QColor colour = palette().color(foregroundRole());
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (m_warning) {
        painter.drawPolygon(QPolygonF{{8, 1.5}, {15, 14.2}, {1, 14.2}});
    } else {
        painter.drawEllipse(QPointF(8, 8), 6.7, 6.7);
    }
    const double dot = m_warning ? 11.9 : 4.7;
    const double from = m_warning ? 5.8 : 7.4;
    const double to = m_warning ? 9.4 : 11.6;
    painter.drawLine(QPointF(8, from), QPointF(8, to));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(8, dot), 0.95, 0.95);
}

} // namespace rangebar

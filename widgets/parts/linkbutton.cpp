// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/linkbutton.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace rangebar {

LinkButton::LinkButton(const QString& text, QWidget* parent) : QPushButton(text, parent)
{
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const QColor colour = palette().color(group, isEnabled() ? QPalette::Link : QPalette::ButtonText);
    option.palette.setColor(QPalette::ButtonText, colour);
    painter.drawControl(QStyle::CE_PushButton, option);
    if (hasFocus()) {
        painter.setPen(colour);
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
}

} // namespace rangebar

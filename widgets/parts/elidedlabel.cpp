// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/elidedlabel.h"

#include "models/report/visibletext.h"

#include <QPainter>
#include <QStyle>

namespace rangebar {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    const QRect inside = contentsRect();
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, inside.width());
    const QString whole = shown == text() ? QString() : asToolTip(text());
    if (toolTip() != whole) {
        setToolTip(whole);
    }
    QPainter painter(this);
    style()->drawItemText(&painter, inside, int(QStyle::visualAlignment(layoutDirection(), alignment())),
                          palette(), isEnabled(), shown, foregroundRole());
}

} // namespace rangebar

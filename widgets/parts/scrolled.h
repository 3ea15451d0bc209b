// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace rangebar {

/// A place for what is higher than a small screen when letters are large. It moves with what has the focus in
/// it, and takes none itself.
inline QScrollArea* scrolled(QWidget* page, QScrollArea* scroll)
{
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

inline QScrollArea* scrolled(QWidget* page, QWidget* parent)
{
    return scrolled(page, new QScrollArea(parent));
}

/// Is never narrower than what is in it.
class ScrolledDown : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    QSize minimumSizeHint() const override
    {
        const int beside = verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
        const int page = widget() ? widget()->minimumSizeHint().width() : 0;
        return QScrollArea::minimumSizeHint().expandedTo({page + beside, 0});
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest) {
            updateGeometry(); // what is in it may take another width
        }
        return QScrollArea::event(event);
    }
};

/// The contents of a dialog, which grows to their width and scrolls where they are higher than it.
inline QScrollArea* scrolledDown(QWidget* page, QWidget* parent)
{
    return scrolled(page, new ScrolledDown(parent));
}

} // namespace rangebar

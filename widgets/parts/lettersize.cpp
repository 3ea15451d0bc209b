// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/lettersize.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int usualLine = 20;         ///< pixels; no window is smaller for letters below that
constexpr double shareOfHeight = 0.9; ///< the rest is the frame of the window and a bar of the desktop

} // namespace

LetterSize::LetterSize(QWidget* window, const QSize& usual, QDialogButtonBox* buttons)
    : QObject(window), m_window(window), m_usual(usual), m_buttons(buttons)
{
    window->installEventFilter(this);
    if (buttons) {
        buttons->installEventFilter(this);
    }
    fit();
}

bool LetterSize::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::FontChange) {
        fit();
    } else if (watched == m_buttons && event->type() == QEvent::LayoutRequest) {
        fitButtons(); // other letters, words or buttons
    }
    return QObject::eventFilter(watched, event);
}

void LetterSize::fit()
{
    const int line = std::max(usualLine, m_window->fontMetrics().height());
    if (line == m_line) {
        return; // another font, or what the reader has made of the size stays
    }
    m_line = line;
    m_window->resize((m_usual * (double(line) / usualLine)).boundedTo(room()));
}

QSize LetterSize::room() const
{
    const QSize screen = m_window->screen()->availableGeometry().size();
    return {screen.width(), static_cast<int>(screen.height() * shareOfHeight)};
}

void LetterSize::fitButtons()
{
    const int gap = std::max(0, m_buttons->layout()->spacing());
    const QMargins around = m_window->layout()->contentsMargins();
    int needed = around.left() + around.right() - gap;
    for (const QAbstractButton* button : m_buttons->buttons()) {
        if (!button->isHidden()) {
            needed += button->sizeHint().width() + gap;
        }
    }
    const bool fits = needed <= room().width();
    const Qt::Orientation orientation = fits ? Qt::Horizontal : Qt::Vertical;
    if (orientation != m_buttons->orientation()) {
        m_buttons->setOrientation(orientation);
        m_window->layout()->activate();
        m_window->resize(m_window->size().boundedTo(room())); // may have grown with the buttons
    }
}

} // namespace rangebar

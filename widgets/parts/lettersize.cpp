// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/lettersize.h"

#include <QEvent>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int usualLine = 20;         ///< pixels; no window is smaller for letters below that
constexpr double shareOfHeight = 0.9; ///< the rest is the frame of the window and a bar of the desktop

} // namespace

LetterSize::LetterSize(QWidget* window, const QSize& usual)
    : QObject(window), m_window(window), m_usual(usual)
{
    window->installEventFilter(this);
    fit();
}

bool LetterSize::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        fit();
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
    const QSize screen = m_window->screen()->availableGeometry().size();
    const QSize most(screen.width(), static_cast<int>(screen.height() * shareOfHeight));
    m_window->resize((m_usual * (double(line) / usualLine)).boundedTo(most));
}

} // namespace rangebar

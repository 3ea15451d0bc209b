// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/textlabel.h"

#include "widgets/parts/mutedcolour.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>

namespace rangebar {
namespace {

constexpr double headingScale = 1.2;
constexpr double titleScale = 1.5;

} // namespace

TextLabel::TextLabel(Style style, QWidget* parent) : QLabel(parent), m_style(style)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumWidth(1);
    applyStyle();
    watchSurroundings(true);
}

/// A font of its own size is not told that the one around it has changed.
void TextLabel::watchSurroundings(bool watch)
{
    QWidget* surroundings = parentWidget();
    if (surroundings && (m_style == Style::Heading || m_style == Style::Title)) {
        if (watch) {
            surroundings->installEventFilter(this);
        } else {
            surroundings->removeEventFilter(this);
        }
    }
}

bool TextLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ParentAboutToChange || event->type() == QEvent::ParentChange) {
        watchSurroundings(event->type() == QEvent::ParentChange);
    }
    return QLabel::event(event);
}

bool TextLabel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::FontChange) {
        applyStyle();
    }
    return QLabel::eventFilter(watched, event);
}

void TextLabel::applyStyle()
{
    m_applying = true;
    const QWidget* surroundings = parentWidget();
    QFont font = surroundings ? surroundings->font() : QApplication::font();
    if (m_style == Style::Heading || m_style == Style::Title) {
        font.setBold(true);
        font.setPointSizeF(font.pointSizeF() * (m_style == Style::Title ? titleScale : headingScale));
    }
    setFont(font);
    if (m_style == Style::Muted) {
        QPalette palette = surroundings ? surroundings->palette() : QApplication::palette();
        palette.setColor(QPalette::WindowText, mutedColour(palette, QPalette::WindowText, QPalette::Window));
        setPalette(palette);
    }
    m_applying = false;
}

int TextLabel::heightForWidth(int available) const
{
    // A layout asks for its own width, also where the label takes less of it.
    const int width = std::min(available, maximumWidth());
    if (m_measuredText != text()) {
        m_measuredText = text();
        m_heights.clear();
    }
    const auto known = m_heights.constFind(width);
    return known != m_heights.cend() ? *known : *m_heights.insert(width, QLabel::heightForWidth(width));
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::FontChange || type == QEvent::StyleChange || type == QEvent::LanguageChange) {
        m_heights.clear();
    }
    const bool fromAround = type == QEvent::ApplicationPaletteChange ||
                            type == QEvent::ApplicationFontChange || type == QEvent::PaletteChange ||
                            type == QEvent::FontChange || type == QEvent::ParentChange;
    if (fromAround && !m_applying) {
        applyStyle();
    }
}

} // namespace rangebar

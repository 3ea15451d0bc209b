// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/choicebutton.h"

#include "widgets/parts/contrast.h"
#include "widgets/parts/wrappedwords.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int padding = 12;
constexpr int betweenTexts = 2;
constexpr int usualWidth = 420;

int wrapped(int flags)
{
    return flags | Qt::TextWordWrap | Qt::AlignTop;
}

} // namespace

ChoiceButton::ChoiceButton(const QString& title, const QString& explanation, QWidget* parent)
    : QPushButton(title, parent), m_explanation(explanation)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred, QSizePolicy::PushButton);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
    setFlat(true);
}

QFont ChoiceButton::titleFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

/// In a layout from left to right.
ChoiceButton::Places ChoiceButton::placesFor(int width) const
{
    const int inner = std::max(1, width - 2 * padding);
    Places places;
    places.title =
        QFontMetrics(titleFont())
            .boundingRect(QRect(padding, padding, inner, 0), wrapped(Qt::TextShowMnemonic), text());
    places.title.setWidth(inner);
    places.explanation = fontMetrics().boundingRect(
        QRect(padding, places.title.bottom() + 1 + betweenTexts, inner, 0), wrapped(0), m_explanation);
    places.explanation.setWidth(inner);
    return places;
}

QSize ChoiceButton::sizeHint() const
{
    const int width = std::max(usualWidth, minimumSizeHint().width());
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    const QFontMetrics bold(titleFont());
    const int words = std::max(widestWord(text(), bold), widestWord(m_explanation, fontMetrics()));
    return {words + 2 * padding, bold.height() + betweenTexts + fontMetrics().height() + 2 * padding};
}

int ChoiceButton::heightForWidth(int width) const
{
    return placesFor(width).explanation.bottom() + 1 + padding;
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    // Flat, but for what is under the pointer.
    option.features.setFlag(QStyleOptionButton::Flat, !underMouse() || !isEnabled());
    painter.drawControl(QStyle::CE_PushButton, option);
    const Places places = placesFor(width());
    const int alignment = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    const bool underlines = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    painter.setFont(titleFont());
    painter.drawItemText(QStyle::visualRect(layoutDirection(), rect(), places.title),
                         wrapped(alignment | (underlines ? Qt::TextShowMnemonic : Qt::TextHideMnemonic)),
                         palette(), isEnabled(), text(), QPalette::ButtonText);
    painter.setFont(font());
    painter.drawItemText(QStyle::visualRect(layoutDirection(), rect(), places.explanation),
                         wrapped(alignment), palette(), isEnabled(), m_explanation, QPalette::ButtonText);
    if (hasFocus()) {
        painter.setPen(QPen(focusColour(palette()), 2));
        painter.drawRect(rect().adjusted(2, 2, -3, -3));
    }
}

} // namespace rangebar

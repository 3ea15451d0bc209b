// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartcard.h"

#include "widgets/charts/chartpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

constexpr int padding = 12;
constexpr int distanceToRow = 4;
constexpr int widest = 480;
/// The chart itself shows a longer name in full.
constexpr qsizetype titleLines = 3;

} // namespace

ChartCard::ChartCard(QWidget* window) : QWidget(window)
{
    setObjectName(QStringLiteral("chartCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void ChartCard::setContent(const Card& card, std::shared_ptr<const ChartFonts> fonts, const ChartTheme& theme)
{
    m_card = card;
    m_fonts = std::move(fonts);
    m_theme = theme;
    setAccessibleName(m_card.asText());
}

void ChartCard::layOut(int maxWidth)
{
    const ChartFonts& fonts = *m_fonts;
    const double most = maxWidth - 2 * padding;
    double termWidth = 0;
    double valueWidth = 0;
    for (const CardLine& line : std::as_const(m_card.lines)) {
        termWidth = std::max(termWidth, fonts.width(line.term, TextStyle::Label));
        valueWidth = std::max(valueWidth, fonts.width(line.value, TextStyle::Label));
    }
    termWidth = std::ceil(std::min(termWidth, most * 0.45));
    constexpr double columnGap = 14;
    double width =
        std::max(fonts.width(m_card.title, TextStyle::BlockName), termWidth + columnGap + valueWidth);
    for (const QString& sentence : std::as_const(m_card.sentences)) {
        width = std::max(width, fonts.width(sentence, TextStyle::Tick));
    }
    width = std::ceil(std::min(width, most));

    m_strong.clear();
    m_muted.clear();
    m_plain.clear();
    double y = padding;
    PlacedText title = placeText(m_card.title, padding, y, width, fonts, TextStyle::BlockName);
    if (title.lines.size() > titleLines) {
        title.lines.resize(titleLines);
        title.lines.last() += QChar(0x2026);
        title.rect.setHeight(titleLines * fonts.lineHeight(TextStyle::BlockName));
    }
    y = title.rect.bottom() + 4;
    m_strong += title;
    for (const CardLine& line : std::as_const(m_card.lines)) {
        m_muted += placeText(line.term, padding, y, termWidth, fonts, TextStyle::Label);
        const double left = padding + termWidth + columnGap;
        m_plain += placeText(line.value, left, y, padding + width - left, fonts, TextStyle::Label);
        y = std::max(m_muted.constLast().rect.bottom(), m_plain.constLast().rect.bottom()) + 1;
    }
    y += 2;
    for (const QString& sentence : std::as_const(m_card.sentences)) {
        m_plain += placeText(sentence, padding, y + 3, width, fonts, TextStyle::Tick);
        y = m_plain.constLast().rect.bottom();
    }
    resize(static_cast<int>(width) + 2 * padding, static_cast<int>(std::ceil(y)) + padding);
}

void ChartCard::showBeside(const QRect& row, int x)
{
    const QRect bounds = parentWidget()->rect().adjusted(2, 2, -2, -2);
    layOut(std::min(widest, bounds.width()));
    const int below = row.bottom() + 1 + distanceToRow;
    const int above = row.top() - distanceToRow - height();
    const bool fitsBelow = below + height() <= bounds.bottom() + 1;
    const int wanted = fitsBelow || above < bounds.top() ? below : above;
    const int lowest = std::max(bounds.top(), bounds.bottom() + 1 - height());
    const int rightmost = std::max(bounds.left(), bounds.right() + 1 - width());
    move(std::clamp(x, bounds.left(), rightmost), std::clamp(wanted, bounds.top(), lowest));
    raise();
    show();
    update();
}

void ChartCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colour(ChartColour::Background));
    painter.setPen(m_theme.colour(ChartColour::CardBorder));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    for (const PlacedText& text : std::as_const(m_strong)) {
        paintText(painter, text, *m_fonts, m_theme.colour(ChartColour::Text));
    }
    for (const PlacedText& text : std::as_const(m_muted)) {
        paintText(painter, text, *m_fonts, m_theme.colour(ChartColour::MutedText));
    }
    for (const PlacedText& text : std::as_const(m_plain)) {
        paintText(painter, text, *m_fonts, m_theme.colour(ChartColour::Text));
    }
}

} // namespace rangebar

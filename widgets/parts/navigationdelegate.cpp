// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/navigationdelegate.h"

#include <QApplication>
#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

constexpr int padding = 6;
constexpr double secondLineScale = 0.9;

QFont secondLineFont(QFont font)
{
    // A whole number of pixels, as the charts' small print has: each size of its own costs the start a font.
    font.setPixelSize(static_cast<int>(std::lround(QFontInfo(font).pixelSize() * secondLineScale)));
    return font;
}

bool startsGroup(const QModelIndex& index)
{
    if (index.row() == 0) {
        return false;
    }
    // Crates and files say what they are before a colon; the pages of neither are one group.
    const auto group = [](const QModelIndex& of) {
        const QString key = of.data(PageKeyRole).toString();
        return key.left(std::max<qsizetype>(0, key.indexOf(QLatin1Char(':'))));
    };
    return group(index) != group(index.siblingAtRow(index.row() - 1));
}

} // namespace

void NavigationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QString name = item.text;
    item.text.clear();
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const auto group = item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor text = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    painter->save();
    if (startsGroup(index)) {
        painter->setPen(item.palette.color(QPalette::Mid));
        painter->drawLine(item.rect.left() + padding, item.rect.top(), item.rect.right() - padding,
                          item.rect.top());
    }
    const QRect inner = item.rect.adjusted(padding, padding, -padding, -padding);
    QFont nameFont = item.font;
    nameFont.setBold(selected);
    const auto drawLine = [&](const QRect& place, const QString& line) {
        // At the side where the list begins, and running as the letters of the line do.
        painter->setLayoutDirection(line.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        const Qt::Alignment side = QStyle::visualAlignment(item.direction, Qt::AlignLeft) | Qt::AlignVCenter;
        painter->drawText(place, static_cast<int>(side.toInt()),
                          painter->fontMetrics().elidedText(line, Qt::ElideRight, place.width()));
    };
    const int nameHeight = QFontMetrics(nameFont).height();
    painter->setFont(nameFont);
    painter->setPen(text);
    drawLine(QRect(inner.left(), inner.top(), inner.width(), nameHeight), name);

    const QFont smallFont = secondLineFont(item.font);
    painter->setFont(smallFont);
    painter->setOpacity(selected ? 0.9 : 0.75);
    drawLine(QRect(inner.left(), inner.top() + nameHeight, inner.width(), QFontMetrics(smallFont).height()),
             index.data(SecondLineRole).toString());
    painter->restore();
}

QSize NavigationDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QFontMetrics nameMetrics(item.font);
    const QFontMetrics smallMetrics(secondLineFont(item.font));
    const bool twoLines = !index.data(SecondLineRole).toString().isEmpty();
    const int height = 2 * padding + nameMetrics.height() + (twoLines ? smallMetrics.height() : 0);
    return QSize(nameMetrics.horizontalAdvance(item.text) + 2 * padding, height);
}

} // namespace rangebar

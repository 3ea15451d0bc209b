// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/wrappingrow.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace rangebar {
namespace {

int heightAt(const QLayoutItem* item, int width)
{
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

/// Hands out what a line has left to those that may grow, the same to each, as long as they take it.
void growToFill(const QList<QLayoutItem*>& items, QList<int>& widths, int left)
{
    QList<qsizetype> growing;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items.at(i)->expandingDirections().testFlag(Qt::Horizontal)) {
            growing += i;
        }
    }
    // Those that can take the least come first: the others share what they leave.
    std::ranges::sort(growing, {},
                      [&](qsizetype i) { return items.at(i)->maximumSize().width() - widths.at(i); });
    for (qsizetype n = 0; n < growing.size(); ++n) {
        const qsizetype i = growing.at(n);
        const int share = left / static_cast<int>(growing.size() - n);
        const int taken = std::clamp(items.at(i)->maximumSize().width() - widths.at(i), 0, share);
        widths[i] += taken;
        left -= taken;
    }
}

} // namespace

WrappingRow::WrappingRow(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

/// A layout in it tells it of its end, and is not to be found any more by then.
WrappingRow::~WrappingRow()
{
    while (QLayoutItem* item = takeAt(0)) {
        delete item;
    }
}

void WrappingRow::insertWidget(int index, QWidget* widget)
{
    addWidget(widget);
    std::rotate(m_items.begin() + index, std::prev(m_items.end()), m_items.end());
}

void WrappingRow::addLayout(QLayout* layout)
{
    addChildLayout(layout);
    addItem(layout);
}

void WrappingRow::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
    invalidate();
}

int WrappingRow::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* WrappingRow::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items.at(static_cast<std::size_t>(index)).get() : nullptr;
}

QLayoutItem* WrappingRow::takeAt(int index)
{
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem* taken = m_items.at(static_cast<std::size_t>(index)).release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return taken;
}

QList<WrappingRow::Placed> WrappingRow::placesIn(const QRect& rect) const
{
    const QRect inner = rect.marginsRemoved(contentsMargins());
    const int gap = std::max(0, spacing());
    QList<Placed> places;
    QList<QLayoutItem*> line;
    QList<int> widths;
    int used = 0;
    int top = inner.top();
    const auto endLine = [&] {
        growToFill(line, widths, inner.width() - used);
        int height = 0;
        for (qsizetype i = 0; i < line.size(); ++i) {
            height = std::max(height, heightAt(line.at(i), widths.at(i)));
        }
        int left = inner.left();
        for (qsizetype i = 0; i < line.size(); ++i) {
            const int own = std::min(heightAt(line.at(i), widths.at(i)), height);
            places += Placed{line.at(i), QRect(left, top + (height - own) / 2, widths.at(i), own)};
            left += widths.at(i) + gap;
        }
        top += height + gap;
        line.clear();
        widths.clear();
        used = 0;
    };
    for (const auto& item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const int wanted =
            std::max(item->minimumSize().width(), std::min(item->sizeHint().width(), inner.width()));
        if (!line.isEmpty() && used + gap + wanted > inner.width()) {
            endLine();
        }
        used += wanted + (line.isEmpty() ? 0 : gap);
        line += item.get();
        widths += wanted;
    }
    endLine();
    return places;
}

int WrappingRow::heightForWidth(int width) const
{
    int bottom = contentsMargins().top();
    for (const Placed& placed : placesIn(QRect(0, 0, width, 0))) {
        bottom = std::max(bottom, placed.rect.top() + placed.rect.height());
    }
    return bottom + contentsMargins().bottom();
}

QSize WrappingRow::sizeHint() const
{
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (!item->isEmpty()) {
            const QSize hint = item->sizeHint().expandedTo(item->minimumSize());
            size = QSize(size.width() + hint.width() + (size.width() > 0 ? std::max(0, spacing()) : 0),
                         std::max(size.height(), hint.height()));
        }
    }
    return size.grownBy(contentsMargins());
}

QSize WrappingRow::minimumSize() const
{
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (!item->isEmpty()) {
            size = size.expandedTo(item->minimumSize());
        }
    }
    return size.grownBy(contentsMargins());
}

void WrappingRow::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const QWidget* around = parentWidget();
    const Qt::LayoutDirection direction = around ? around->layoutDirection() : Qt::LeftToRight;
    for (const Placed& placed : placesIn(rect)) {
        placed.item->setGeometry(QStyle::visualRect(direction, rect, placed.rect));
    }
}

} // namespace rangebar

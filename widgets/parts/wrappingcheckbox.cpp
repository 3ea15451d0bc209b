// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/wrappingcheckbox.h"

#include "widgets/parts/wrappedwords.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int aroundWords = 2; ///< room for the frame that shows the focus

} // namespace

WrappingCheckBox::WrappingCheckBox(const QString& text, QWidget* parent) : QCheckBox(text, parent)
{
    // Not fixed: a layout would cut it to the height of one line.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappingCheckBox::boxWidth() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

int WrappingCheckBox::lineHeight() const
{
    return std::max(style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, this),
                    fontMetrics().height() + 2 * aroundWords);
}

int WrappingCheckBox::wordFlags() const
{
    const bool underlines = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    return Qt::TextWordWrap | (underlines ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
}

/// Where the words are in a box of that size, in a layout from left to right.
QRect WrappingCheckBox::wordsWithin(const QRect& rect) const
{
    const int width = std::max(1, rect.width() - boxWidth() - aroundWords);
    QRect words = fontMetrics().boundingRect(QRect(0, 0, width, 0), Qt::AlignLeft | wordFlags(), text());
    words.moveTopLeft(QPoint(boxWidth(), std::max(aroundWords, (lineHeight() - fontMetrics().height()) / 2)));
    words.setWidth(std::min(width, words.width() + 1));
    return words;
}

QSize WrappingCheckBox::sizeHint() const
{
    const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 1;
    return {boxWidth() + words + aroundWords, lineHeight()};
}

QSize WrappingCheckBox::minimumSizeHint() const
{
    return {boxWidth() + widestWord(text(), fontMetrics()) + 1 + aroundWords, lineHeight()};
}

int WrappingCheckBox::heightForWidth(int width) const
{
    const QRect words = wordsWithin(QRect(0, 0, width, 0));
    return std::max(lineHeight(), words.top() + words.height() + aroundWords);
}

bool WrappingCheckBox::hitButton(const QPoint& position) const
{
    const QRect words = wordsWithin(rect());
    const QRect active(0, 0, words.left() + words.width(), height());
    return QStyle::visualRect(layoutDirection(), rect(), active).contains(position);
}

void WrappingCheckBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton box;
    initStyleOption(&box);
    const bool hasWords = !text().isEmpty();
    box.text.clear();
    box.icon = {};
    const QRect place = hasWords ? QRect(0, 0, boxWidth(), lineHeight()) : rect();
    box.rect = QStyle::visualRect(layoutDirection(), rect(), place);
    if (hasWords) {
        box.state.setFlag(QStyle::State_HasFocus, false); // shown around the words
    }
    painter.drawControl(QStyle::CE_CheckBox, box);
    if (!hasWords) {
        return;
    }
    const QRect words = QStyle::visualRect(layoutDirection(), rect(), wordsWithin(rect()));
    const Qt::Alignment alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.drawItemText(words, int(alignment) | wordFlags(), palette(), isEnabled(), text(),
                         QPalette::WindowText);
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = words.adjusted(-aroundWords, -aroundWords, aroundWords, aroundWords).intersected(rect());
        focus.backgroundColor = palette().color(QPalette::Window);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace rangebar

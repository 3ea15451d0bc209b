// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/wrappingheader.h"

#include "widgets/parts/wrappedwords.h"

#include <QStyleOptionHeader>

#include <algorithm>
#include <utility>

namespace rangebar {

WrappingHeader::WrappingHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setTextElideMode(Qt::ElideNone);
    connect(this, &QHeaderView::sectionResized, this, [this] {
        const int height = sizeHint().height();
        if (std::exchange(m_height, height) != height) {
            Q_EMIT geometriesChanged();
        }
    });
}

QString WrappingHeader::heading(int section) const
{
    return model() ? model()->headerData(section, orientation()).toString() : QString();
}

/// QHeaderView measures in bold, so that nothing moves where it highlights a heading.
QFontMetrics WrappingHeader::metrics() const
{
    QFont bold = font();
    bold.setBold(true);
    return QFontMetrics(bold);
}

int WrappingHeader::wholeWidth(int section) const
{
    return QHeaderView::sectionSizeFromContents(section).width();
}

/// The width of all that is not text: margins, and the arrow of the sorted column.
int WrappingHeader::around(int section) const
{
    return wholeWidth(section) - metrics().size(0, heading(section)).width();
}

QSize WrappingHeader::sectionSizeFromContents(int section) const
{
    return {around(section) + widestWord(heading(section), metrics()),
            QHeaderView::sectionSizeFromContents(section).height()};
}

QSize WrappingHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    const QFontMetrics letters = metrics();
    const int line = letters.size(0, QStringLiteral("x")).height();
    for (int section = 0; section < count(); ++section) {
        const int room = sectionSize(section) - around(section);
        if (room < widestWord(heading(section), letters)) {
            continue; // elided, in one line
        }
        const int lines =
            letters.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap, heading(section))
                .height();
        const int height = QHeaderView::sectionSizeFromContents(section).height() + lines - line;
        size.setHeight(std::max(size.height(), height));
    }
    return size;
}

void WrappingHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    const int room = sectionSize(section) - around(section);
    if (room < widestWord(option->text, metrics())) {
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, std::max(room, 0));
    } else {
        // The style hands both on as one number.
        option->textAlignment = Qt::Alignment::fromInt(option->textAlignment.toInt() | Qt::TextWordWrap);
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/tabledelegate.h"

#include "models/items/tablemodel.h"
#include "widgets/parts/mutedcolour.h"

#include <QStyle>

namespace rangebar {

void TableDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    // A text runs as its own letters do, at the side where the table has it: between words that are written
    // from the right, +2% would become 2%+.
    if (option->direction == Qt::RightToLeft && !option->text.isRightToLeft()) {
        option->displayAlignment = QStyle::visualAlignment(option->direction, option->displayAlignment);
        option->direction = Qt::LeftToRight;
    }
    if (index.data(DimmedRole).toBool()) {
        option->palette.setColor(QPalette::Text,
                                 mutedColour(option->palette, QPalette::Text, QPalette::Base));
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/tabledelegate.h"

#include "models/items/tablemodel.h"
#include "widgets/parts/mutedcolour.h"

namespace rangebar {

void TableDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(DimmedRole).toBool()) {
        option->palette.setColor(QPalette::Text,
                                 mutedColour(option->palette, QPalette::Text, QPalette::Base));
    }
}

} // namespace rangebar

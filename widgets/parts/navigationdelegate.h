// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/navigationroles.h"

#include <QStyledItemDelegate>

namespace rangebar {

/// Two lines for each page of the side list: its name and what is known of it, with a thin line between the
/// groups (overview, crates, open files). A problem is told by the words of the second line, not by colour
/// alone.
class NavigationDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/fixedpagesmodel.h"

#include "models/items/navigationroles.h"

namespace rangebar {

int FixedPagesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

QVariant FixedPagesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return tr("Overview");
    case SecondLineRole:
        return tr("all crates in two tables");
    case PageKeyRole:
        return QStringLiteral("overview");
    case HasProblemRole:
        return false;
    default:
        return {};
    }
}

void FixedPagesModel::retranslate()
{
    Q_EMIT dataChanged(index(0), index(0));
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/fixedpagesmodel.h"

#include "models/items/navigationroles.h"

namespace rangebar {

int FixedPagesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : (m_comparison.isEmpty() ? 1 : 2);
}

QVariant FixedPagesModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column())) {
        return {};
    }
    const bool overview = index.row() == 0;
    switch (role) {
    case Qt::DisplayRole:
        return overview ? tr("Overview") : tr("Comparison");
    case SecondLineRole:
        return overview ? tr("all crates in two tables") : m_comparison;
    case PageKeyRole:
        return overview ? QStringLiteral("overview") : QStringLiteral("compare");
    case HasProblemRole:
        return false;
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(data(index, Qt::DisplayRole).toString(),
                                data(index, SecondLineRole).toString());
    default:
        return {};
    }
}

void FixedPagesModel::setComparison(const QString& line)
{
    const bool had = !m_comparison.isEmpty();
    if (had == line.isEmpty()) {
        if (had) {
            beginRemoveRows({}, 1, 1);
        } else {
            beginInsertRows({}, 1, 1);
        }
        m_comparison = line;
        if (had) {
            endRemoveRows();
        } else {
            endInsertRows();
        }
        return;
    }
    m_comparison = line;
    if (had) {
        Q_EMIT dataChanged(index(1), index(1));
    }
}

void FixedPagesModel::retranslate()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

} // namespace rangebar

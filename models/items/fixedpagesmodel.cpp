// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/fixedpagesmodel.h"

#include "models/items/navigationroles.h"
#include "models/items/pagekeys.h"

namespace rangebar {

int FixedPagesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : (m_comparison.isEmpty() ? ComparisonRow : ComparisonRow + 1);
}

QString FixedPagesModel::name(int row)
{
    switch (row) {
    case OverviewRow:
        return tr("Overview");
    case LibraryRow:
        return tr("Library");
    default:
        return tr("Comparison");
    }
}

QString FixedPagesModel::secondLine(int row) const
{
    switch (row) {
    case OverviewRow:
        return tr("all crates in two tables");
    case LibraryRow:
        return m_library;
    default:
        return m_comparison;
    }
}

QString FixedPagesModel::key(int row)
{
    switch (row) {
    case OverviewRow:
        return pageKey::overview;
    case LibraryRow:
        return pageKey::library;
    default:
        return pageKey::comparison;
    }
}

QVariant FixedPagesModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column())) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return name(index.row());
    case SecondLineRole:
        return secondLine(index.row());
    case PageKeyRole:
        return key(index.row());
    case HasProblemRole:
        return false;
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(name(index.row()), secondLine(index.row()));
    default:
        return {};
    }
}

void FixedPagesModel::setLibrary(const QString& line)
{
    if (m_library != line) {
        m_library = line;
        Q_EMIT dataChanged(index(LibraryRow), index(LibraryRow));
    }
}

void FixedPagesModel::setComparison(const QString& line)
{
    const bool had = !m_comparison.isEmpty();
    if (had == line.isEmpty()) {
        if (had) {
            beginRemoveRows({}, ComparisonRow, ComparisonRow);
        } else {
            beginInsertRows({}, ComparisonRow, ComparisonRow);
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
        Q_EMIT dataChanged(index(ComparisonRow), index(ComparisonRow));
    }
}

void FixedPagesModel::retranslate()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

} // namespace rangebar

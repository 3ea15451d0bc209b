// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/fixedpagesmodel.h"

#include "models/items/navigationroles.h"
#include "models/items/pagekeys.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {

int FixedPagesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString FixedPagesModel::name(Row row)
{
    switch (row) {
    case OverviewRow:
        return tr("Overview");
    case LibraryRow:
        return tr("Library");
    case ComparisonRow:
        return tr("Comparison");
    case ReviewRow:
        break;
    }
    return tr("Pull request");
}

QString FixedPagesModel::key(Row row)
{
    switch (row) {
    case OverviewRow:
        return pageKey::overview;
    case LibraryRow:
        return pageKey::library;
    case ComparisonRow:
        return pageKey::comparison;
    case ReviewRow:
        break;
    }
    return pageKey::review;
}

QVariant FixedPagesModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column())) {
        return {};
    }
    const Row row = m_rows.at(index.row());
    const QString line = row == OverviewRow ? tr("all crates in two tables") : m_lines.value(row);
    switch (role) {
    case Qt::DisplayRole:
        return name(row);
    case SecondLineRole:
        return line;
    case PageKeyRole:
        return key(row);
    case HasProblemRole:
        return false;
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(name(row), line);
    case Qt::ToolTipRole: // a narrow list with large letters cuts it
        return asToolTip(tr("%1, %2").arg(name(row), line));
    default:
        return {};
    }
}

void FixedPagesModel::setLibrary(const QString& line)
{
    if (m_lines.value(LibraryRow) != line) {
        m_lines.insert(LibraryRow, line);
        Q_EMIT dataChanged(index(LibraryRow), index(LibraryRow));
    }
}

/// A row that is there only with something to say.
void FixedPagesModel::setOptional(Row row, const QString& line)
{
    const int at = int(m_rows.indexOf(row));
    if (at >= 0 && line.isEmpty()) {
        beginRemoveRows({}, at, at);
        m_rows.removeAt(at);
        m_lines.remove(row);
        endRemoveRows();
    } else if (at >= 0) {
        m_lines.insert(row, line);
        Q_EMIT dataChanged(index(at), index(at));
    } else if (!line.isEmpty()) {
        const int place = int(std::ranges::lower_bound(m_rows, row) - m_rows.begin());
        beginInsertRows({}, place, place);
        m_rows.insert(place, row);
        m_lines.insert(row, line);
        endInsertRows();
    }
}

void FixedPagesModel::retranslate()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

} // namespace rangebar

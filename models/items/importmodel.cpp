// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/importmodel.h"

#include "models/report/importwords.h"
#include "models/report/visibletext.h"

namespace rangebar {

ImportModel::ImportModel(QList<ImportItem> items, QObject* parent)
    : TableModel(parent), m_items(std::move(items))
{
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    return role == OutcomeRole && hasIndex(index.row(), index.column())
               ? QVariant(int(m_items.at(index.row()).outcome))
               : TableModel::data(index, role);
}

TableEntry ImportModel::entry(int row, int column) const
{
    const ImportItem& item = m_items.at(row);
    TableEntry cell;
    cell.fromDocument = true;
    switch (column) {
    case Outcome:
        cell.text = ImportWords::outcome(item.outcome);
        cell.fromDocument = false;
        break;
    case Name:
        cell.text = visibleText(item.name);
        break;
    default:
        cell.text = ImportWords::result(item);
        break;
    }
    cell.sortKey = cell.text;
    return cell;
}

QString ImportModel::header(int column) const
{
    switch (column) {
    case Outcome:
        return tr("Outcome");
    case Name:
        return tr("Where it was");
    default:
        return tr("Result");
    }
}

} // namespace rangebar

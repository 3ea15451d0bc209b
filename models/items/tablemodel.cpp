// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/tablemodel.h"

#include "models/report/visibletext.h"

namespace rangebar {
namespace {

/// Characters in a cell: what is longer takes seconds to lay out, and is never in view.
constexpr qsizetype longestShown = 1000;

} // namespace

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : entryRows();
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : entryColumns();
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column())) {
        return {};
    }
    const auto cell = [this, &index] { return entry(index.row(), index.column()); };
    switch (role) {
    case Qt::DisplayRole:
        return shortened(cell().text, longestShown);
    case Qt::ToolTipRole:
        return asToolTip(details(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return int(cell().alignRight ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case SortRole:
        return cell().sortKey;
    case FromDocumentRole:
        return cell().fromDocument;
    case DimmedRole:
        return cell().dimmed;
    case PendingRole:
        return cell().pending;
    case CopyRole: {
        const TableEntry shown = cell();
        return shown.copyText.isEmpty() ? shown.text : shown.copyText;
    }
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= entryColumns()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return header(section);
    case Qt::ToolTipRole: // a column may be narrower than its name
        return asToolTip(header(section));
    case Qt::TextAlignmentRole:
        return int(isNumeric(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::InitialSortOrderRole: // what is looked for among numbers is mostly the largest
        return isNumeric(section) ? QVariant(int(Qt::DescendingOrder)) : QVariant();
    default:
        return {};
    }
}

QString TableModel::details(int row, int column) const
{
    return entry(row, column).text;
}

void TableModel::retranslate()
{
    if (entryColumns() == 0) {
        return;
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, entryColumns() - 1);
    if (entryRows() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(entryRows() - 1, entryColumns() - 1));
    }
}

} // namespace rangebar

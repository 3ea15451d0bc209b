// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/tabletext.h"

#include "models/items/tablemodel.h"

#include <QAbstractItemModel>

#include <numeric>

namespace rangebar {

TextTable textTable(const QAbstractItemModel& model, const QList<int>& rows)
{
    TextTable table;
    const int columns = model.columnCount();
    for (int column = 0; column < columns; ++column) {
        table.header.append(model.headerData(column, Qt::Horizontal).toString());
    }
    QList<int> chosen = rows;
    if (chosen.isEmpty()) {
        chosen.resize(model.rowCount());
        std::iota(chosen.begin(), chosen.end(), 0);
    }
    for (const int row : chosen) {
        if (row < 0 || row >= model.rowCount()) {
            continue;
        }
        QList<TableCell> cells;
        for (int column = 0; column < columns; ++column) {
            const QModelIndex index = model.index(row, column);
            const QVariant whole = index.data(CopyRole);
            const QVariant fromDocument = index.data(FromDocumentRole);
            TableCell cell;
            cell.text = whole.isValid() ? whole.toString() : index.data().toString();
            cell.fromDocument = !fromDocument.isValid() || fromDocument.toBool();
            cell.alignRight = (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
            cell.dimmed = index.data(DimmedRole).toBool();
            cells.append(cell);
        }
        table.rows.append(cells);
    }
    return table;
}

} // namespace rangebar

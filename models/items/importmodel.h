// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/library/libraryimport.h"

namespace rangebar {

/// What became of each thing that an import looked at, in the order it was found.
class ImportModel final : public TableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Name, ///< where it lay
        Outcome,
        Result, ///< its name in the library, or why it was refused
        ColumnCount
    };
    enum Role
    {
        OutcomeRole = PendingRole + 1, ///< int: ImportItem::Outcome
    };

    explicit ImportModel(QList<ImportItem> items, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    int entryRows() const override { return int(m_items.size()); }
    int entryColumns() const override { return ColumnCount; }
    TableEntry entry(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int) const override { return false; }

private:
    QList<ImportItem> m_items;
};

} // namespace rangebar

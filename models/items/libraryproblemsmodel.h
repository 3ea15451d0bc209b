// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/library/libraryindex.h"

#include <memory>

namespace rangebar {

/// The files in the library that are no documents, and why: they are shown, and left alone.
class LibraryProblemsModel final : public TableModel
{
    Q_OBJECT

public:
    using TableModel::TableModel;

    enum Column
    {
        File,
        Reason,
        ColumnCount
    };

    void setIndex(std::shared_ptr<const LibraryIndex> index);

protected:
    int entryRows() const override { return int(m_index->problems().size()); }
    int entryColumns() const override { return ColumnCount; }
    TableEntry entry(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int) const override { return false; }

private:
    std::shared_ptr<const LibraryIndex> m_index = std::make_shared<const LibraryIndex>();
};

} // namespace rangebar

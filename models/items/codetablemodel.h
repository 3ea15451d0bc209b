// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/report/words.h"

namespace rangebar {

/// The `code` section of a document: the four columns of the public page, then a column for everything else
/// that at least one entry publishes.
class CodeTableModel final : public TableModel
{
    Q_OBJECT

public:
    CodeTableModel(DocumentPtr document, const NumberFormat& format, QObject* parent = nullptr);

protected:
    int entryRows() const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    enum class Column
    {
        Scenario,
        Instructions,
        Allocations,
        ColdStart,
        RawClient,
        BrokerCrate,
        HandWritten,
        OverHandWritten,
        Plugin,
        Gated,
        Note,
    };

    TableEntry counts(const std::optional<CodeCounts>& counts) const;
    TableEntry count(double value) const;

    DocumentPtr m_document; ///< never null
    Cells m_cells;
    QList<Column> m_columns;
};

} // namespace rangebar

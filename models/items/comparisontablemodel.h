// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/report/words.h"

namespace rangebar {

/// The scenarios of a document, cell for cell as the public page prints them; a column for the plugin where
/// one is measured.
class ComparisonTableModel final : public TableModel
{
    Q_OBJECT

public:
    ComparisonTableModel(DocumentPtr document, const NumberFormat& format, QObject* parent = nullptr);

protected:
    int entryRows() const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    DocumentPtr m_document; ///< never null
    Cells m_cells;
    bool m_hasPlugin;
};

} // namespace rangebar

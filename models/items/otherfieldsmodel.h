// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/items/tablemodel.h"

namespace rangebar {

/// What a document carries beyond its known fields: where it stands, and its JSON on one line. Long JSON is
/// shortened for display; Copy takes it whole.
class OtherFieldsModel final : public TableModel
{
    Q_OBJECT

public:
    explicit OtherFieldsModel(DocumentPtr document, QObject* parent = nullptr);

protected:
    int entryRows() const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    DocumentPtr m_document; ///< never null
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/tablemodel.h"
#include "models/report/words.h"

namespace rangebar {

/// What was measured, when, and on which machine: the known keys in the order of the public page, then every
/// other key under its own name. What the publishing rules require and the document leaves out is listed as
/// such.
class MachineTableModel final : public TableModel
{
    Q_OBJECT

public:
    MachineTableModel(DocumentPtr document, const NumberFormat& format, QObject* parent = nullptr);

protected:
    int entryRows() const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    enum class Field
    {
        Crate,
        CrateVersion,
        CoreVersion,
        MeasuredAt,
        CodeCrateVersion,
        CodeCoreVersion,
        CodeMeasuredAt,
        Schema,
        Environment,
    };

    struct Row
    {
        Field field = Field::Environment;
        QString key;                  ///< of the environment
        std::optional<QString> value; ///< as published
    };

    QString label(const Row& row) const;

    DocumentPtr m_document; ///< never null
    NumberFormat m_format;
    QList<Row> m_rows;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace rangebar {

/// Roles of every table, beside Qt's own. DisplayRole is visible text, shortened where it is
/// endless, and ToolTipRole is escaped HTML (asToolTip).
enum TableRole
{
    SortRole = Qt::UserRole + 32, ///< a double, or a QString for names; invalid where the cell has no value
    FromDocumentRole,             ///< bool: holds untrusted text, so a spreadsheet must not run it
    DimmedRole,                   ///< bool: the value is unknown or not published
    CopyRole,                     ///< QString: the whole text, where DisplayRole is shortened
    PendingRole,                  ///< bool: the row stands for a crate without results
};

/// One cell with everything that the roles ask for.
struct TableEntry
{
    QString text;
    QVariant sortKey;
    bool fromDocument = false;
    bool alignRight = false;
    bool dimmed = false;
    bool pending = false;
    QString copyText; ///< where it differs from `text`
};

/// Maps cells and headers to Qt's roles once for all tables. Not editable.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const final;
    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

    /// Every word and number may have changed; the rows have not.
    void retranslate();

protected:
    virtual int entryRows() const = 0;
    virtual int entryColumns() const = 0;
    virtual TableEntry entry(int row, int column) const = 0;
    /// Visible text with everything the cell stands for. Apart from entry, because it costs more than the
    /// cell.
    virtual QString details(int row, int column) const;
    virtual QString header(int column) const = 0;
    virtual bool isNumeric(int column) const = 0;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace rangebar {

class LibraryModel;

/// The documents of the library as a table of one line each, with a line across it for each group. A click,
/// Space, Enter, Left and Right fold a group. Column widths are measured from a few rows, so that ten
/// thousand documents are as quick as ten.
class LibraryTable : public QTableView
{
    Q_OBJECT

public:
    /// The model is not owned.
    explicit LibraryTable(LibraryModel* model, QWidget* parent = nullptr);

    /// The documents that are selected, in the order of the table.
    QStringList selectedDocuments() const;
    QList<int> selectedRows() const;
    /// Gives each column the width of its content, as far as that is sensible.
    void fitColumns();

Q_SIGNALS:
    void documentsSelected();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    bool foldsByKey(int key);
    void fitRows();
    void rememberSelection();
    void restoreSelection();

    LibraryModel* m_model;
    QStringList m_remembered; ///< selected before the model started again
    QString m_rememberedCurrent;
};

} // namespace rangebar

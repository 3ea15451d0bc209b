// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <QTimer>

namespace rangebar {

/// A table that is part of a page: as wide as the page and as high as its rows (longer ones scroll inside),
/// its texts wrapped and never cut without a tooltip. Ctrl+C copies the selected rows, or all where none is
/// selected, as text for a spreadsheet; the context menu also offers Markdown.
class PageTable : public QTableView
{
    Q_OBJECT

public:
    explicit PageTable(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

    /// Rows beyond this many scroll inside the table.
    void setMaximumVisibleRows(int rows);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void copyAsText();
    void copyAsMarkdown();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QList<int> selectedRows() const;
    void fitColumns();
    void fitRows();
    int contentHeight() const;
    bool mayShrink() const;

    int m_maximumVisibleRows = 40;
    bool m_fitting = false;
    QTimer m_refit; ///< once for many changes of the cells
};

} // namespace rangebar

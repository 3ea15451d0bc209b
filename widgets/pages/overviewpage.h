// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemModel;
class QLineEdit;
class QTableView;

namespace rangebar {

class CrateFeed;
class LinkButton;
class OverviewCodeModel;
class OverviewProxy;
class OverviewScenariosModel;
class TextLabel;
class WrappingHeader;

/// All crates in the two summary tables of the public page, sortable and filtered by text. Rows of different
/// crates are never compared with each other, and the page says so.
class OverviewPage : public QWidget
{
    Q_OBJECT

public:
    /// The feed is not owned and outlives the page.
    explicit OverviewPage(CrateFeed* feed, QWidget* parent = nullptr);

    void focusFilter();
    /// Of the row that was chosen last; empty before.
    const QString& currentCrate() const { return m_currentCrate; }

Q_SIGNALS:
    /// Enter or a double click on a row, or the link to the largest overhead.
    void crateActivated(const QString& crate);
    void currentCrateChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Table
    {
        TextLabel* title = nullptr;
        TextLabel* hidden = nullptr; ///< how many rows the filter hides
        QTableView* view = nullptr;
        WrappingHeader* header = nullptr;
        OverviewProxy* proxy = nullptr;
    };

    Table addTable(QAbstractItemModel* model, const QString& objectName);
    void applyFilter(const QString& text);
    void fitColumns(const Table& table);
    void showLargest();
    void keepLines();
    void retranslate();

    TextLabel* m_note;
    QLineEdit* m_filter;
    TextLabel* m_largest;
    LinkButton* m_showLargest;
    OverviewScenariosModel* m_scenarios;
    OverviewCodeModel* m_code;
    Table m_scenarioTable;
    Table m_codeTable;
    QString m_currentCrate;
    bool m_fitNeeded = false; ///< something changed while the page was not on show
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"

#include <QHash>
#include <QMainWindow>

class QAction;
class QConcatenateTablesProxyModel;
class QLabel;
class QListView;
class QMenu;
class QProgressBar;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace rangebar {

class CrateListModel;
class CratePage;
class Desktop;
class FixedPagesModel;
class HelpPage;
class Notice;
class OverviewPage;
class Program;

/// The frame around the pages: the side list, the menus, the status bar, drag and drop.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Neither is owned; both outlive the window.
    MainWindow(Program* program, Desktop* desktop, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// "overview", "help", "crate:ruststream-nats" or "file:/path". An unknown one shows the overview.
    void showPage(const QString& key);
    QString currentPage() const { return m_pageKey; }
    /// Opens the documents and shows the last one.
    void openFiles(const QStringList& paths);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildActions();
    void buildMenus();
    void buildPages();
    void buildStatusBar();
    void connectFeed();
    void retranslate();
    void updateActions();
    void updateTitle();
    void fillRecentFiles();

    void selectInSideList(const QString& key);
    void refreshCurrentPage();
    void stepPage(int by);
    void retryCurrent();
    void closeCurrentFile();
    void chooseFiles();
    void choosePreferences();
    void showAbout();
    void copyImage(const ChartSpec& spec);
    void saveImage(const ChartSpec& spec);
    void showProblem(const QString& title, const QString& text);
    void showOutcome();

    Program* m_program;
    Desktop* m_desktop;
    QString m_pageKey;

    FixedPagesModel* m_fixedPages;
    CrateListModel* m_crates;
    QConcatenateTablesProxyModel* m_navigation;
    QListView* m_sideList;
    QSplitter* m_splitter;
    QStackedWidget* m_stack;
    Notice* m_notice;
    OverviewPage* m_overview;
    CratePage* m_cratePage;
    HelpPage* m_help;

    QLabel* m_status;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QMenu* m_recentMenu = nullptr;
    QHash<QString, QMenu*> m_menus;
    QHash<QString, QAction*> m_actions;
    QString m_lastOutcome; ///< what the last refresh came to, shown again after a language change
};

} // namespace rangebar

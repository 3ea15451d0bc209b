// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sessionstore.h"
#include "models/comparison/comparison.h"
#include "models/report/comparisonreport.h"
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

enum class HelpTopic;
struct CratePageContent;
class Comparing;
class ComparePage;
class CrateListModel;
class ChartView;
class CratePage;
class Desktop;
class ExportSubject;
class Exporting;
class FixedPagesModel;
class GitHubCommenting;
class GitHubHistoryImport;
class GitHubReviewing;
class HelpPage;
class HistoryWindow;
class LibraryWindow;
class Notice;
class OverviewPage;
class Program;
class SectionedPage;
class Watching;

/// The frame around the pages: the side list, the menus, the status bar, drag and drop.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Neither is owned; both outlive the window.
    MainWindow(Program* program, Desktop* desktop, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// "overview", "library", "help", "crate:ruststream-nats", "history:ruststream-nats" or
    /// "file:/path". An unknown one shows the overview.
    void showPage(const QString& key);
    QString currentPage() const { return m_pageKey; }
    /// Opens the documents and shows the last one; a saved comparison is restored, and a folder opened as by
    /// openFolder().
    void openFiles(const QStringList& paths);
    /// Opens all documents directly in the folder, and those that come later.
    void openFolder(const QString& path);
    /// Compares two files, the first as the base.
    void compareFiles(const QString& base, const QString& candidate);
    /// Asks for two files, and compares them in the order of their dates.
    void compareTwoFiles();
    /// Opens the pull request of this address once the window is painted.
    void openPullRequest(const QString& address);

    /// What would have to be opened again after an unexpected end.
    SessionState sessionState() const;
    /// Opens all of it, beside what is open already.
    void restoreSession(const SessionState& state);
    /// Shows a notice above all pages. The window owns it.
    void addNotice(QWidget* notice);
    /// Puts on the clipboard what a report of a mistake needs; `crash` is what an earlier program left of its
    /// end.
    void copyDetails(const QString& crash = {});

Q_SIGNALS:
    /// Once, when what is kept on disk has been painted: nothing on the screen waits for the network.
    void firstPainted();
    /// sessionState() may be another.
    void sessionChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildActions();
    void buildMenus();
    void buildPages();
    void connectCratePage();
    void connectLibrary();
    void connectGitHub();
    void showReview();
    void buildStatusBar();
    void connectFeed();
    OverviewPage* overviewPage();
    ComparePage* comparePage();
    HelpPage* helpPage();
    void showManual(std::optional<HelpTopic> topic);
    std::optional<HelpTopic> topicOfPage() const;
    void retranslate();
    void updateActions();
    void updateTitle();
    void fillRecentFiles();

    void compareCurrent();
    void compareCurrentWithFile();
    void compareCurrentWith(const ComparisonSide& other);
    void compareWithPrevious();
    std::optional<ComparisonSide> previousSide() const;
    void showContent(CratePageContent content);
    void lookForPrevious();
    std::optional<ComparisonSide> currentSide() const;
    void fillCompareMenu();
    void showComparison();
    void openComparison(const QString& path);
    void saveComparison();
    void copyReport(ReportFormat format, bool visibleOnly);
    void saveReport(ReportFormat format, bool visibleOnly);
    void reportWritten(const QString& path, const QString& problem);
    void updateComparisonEntry();
    const ChartView* currentChart() const;

    void selectInSideList(const QString& key);
    void refreshCurrentPage();
    void lookAtLibrary();
    void stepPage(int by);
    void retryCurrent();
    void closeCurrentFile();
    void chooseFiles();
    void chooseFolder();
    void connectFiles();
    void updateNotice();
    void choosePreferences(bool atGitHub = false);
    void showAbout();
    std::optional<ExportSubject> currentSubject() const;
    QString currentCrate() const;
    void connectHistory();
    void connectExports(SectionedPage* page);
    void exportPictures(const ChartSpec* only);
    void showProblem(const QString& title, const QString& text);
    void showNextProblem();
    void showOutcome();

    Program* m_program;
    Desktop* m_desktop;
    QString m_pageKey;
    bool m_painted = false;
    bool m_selecting = false; ///< the list of pages follows the page, and not the other way round
    QList<std::pair<QString, QString>> m_problems; ///< title and text, yet to be shown

    FixedPagesModel* m_fixedPages;
    CrateListModel* m_crates;
    QConcatenateTablesProxyModel* m_navigation;
    QListView* m_sideList;
    QSplitter* m_splitter;
    QStackedWidget* m_stack;
    Notice* m_notice;
    CratePage* m_cratePage;
    Comparing* m_comparing;
    Watching* m_watching;
    GitHubReviewing* m_reviewing;
    GitHubCommenting* m_commenting;
    GitHubHistoryImport* m_historyImport;
    HistoryWindow* m_history;
    Exporting* m_exporting;
    LibraryWindow* m_library;
    // Made when they are first looked at; through the functions of their names.
    OverviewPage* m_overviewPage = nullptr;
    ComparePage* m_comparePage = nullptr;
    HelpPage* m_helpPage = nullptr;

    QLabel* m_status;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_compareWithMenu = nullptr;
    QHash<QString, QMenu*> m_menus;
    QHash<QString, QAction*> m_actions;
};

} // namespace rangebar

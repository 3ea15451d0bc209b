// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/aboutdialog.h"
#include "app/comparing.h"
#include "app/desktop.h"
#include "app/export/exporting.h"
#include "app/github/githubcommenting.h"
#include "app/github/githubhistoryimport.h"
#include "app/github/githubreviewing.h"
#include "app/history/historywindow.h"
#include "app/librarywindow.h"
#include "app/manualwindow.h"
#include "app/offlineline.h"
#include "app/pagecontent.h"
#include "app/preferences/settingsdialog.h"
#include "app/program.h"
#include "app/reportdetails.h"
#include "app/watching.h"
#include "models/items/cratelistmodel.h"
#include "models/items/fixedpagesmodel.h"
#include "models/items/navigationroles.h"
#include "models/items/pagekeys.h"
#include "models/report/comparisonwords.h"
#include "models/report/feedwords.h"
#include "models/report/filewords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/comparepage.h"
#include "widgets/pages/helppage.h"
#include "widgets/pages/historypage.h"
#include "widgets/pages/librarypage.h"
#include "widgets/pages/overviewpage.h"
#include "widgets/parts/elidedlabel.h"
#include "widgets/parts/localpaths.h"
#include "widgets/parts/navigationdelegate.h"
#include "widgets/parts/notice.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QConcatenateTablesProxyModel>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int standardWidth = 1180;
constexpr int narrowestList = 120;
constexpr int narrowestPage = 380;
constexpr int standardHeight = 800;
constexpr int sideListWidth = 230;
constexpr int sideListLetters = 26;
constexpr int mostSideLists = 3; ///< when letters change, the list takes at most one third

/// Has the names of crates in full, also in large letters.
class SideListFitter final : public QObject
{
public:
    explicit SideListFitter(QSplitter* splitter) : QObject(splitter), m_splitter(splitter)
    {
        splitter->installEventFilter(this);
        m_wanted = wanted();
        splitter->setSizes({m_wanted, standardWidth - m_wanted});
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange && wanted() != m_wanted) {
            m_wanted = wanted();
            const int list = std::min(m_wanted, m_splitter->width() / mostSideLists);
            m_splitter->setSizes({list, m_splitter->width() - list});
        }
        return QObject::eventFilter(watched, event);
    }

private:
    int wanted() const
    {
        return std::max(sideListWidth, sideListLetters * m_splitter->fontMetrics().averageCharWidth());
    }

    QSplitter* m_splitter;
    int m_wanted = 0;
};

HelpTopic helpOf(SettingPage page)
{
    switch (page) {
    case SettingPage::Network:
        return HelpTopic::Network;
    case SettingPage::Comparison:
        return HelpTopic::Changes;
    case SettingPage::Export:
        return HelpTopic::Exporting;
    case SettingPage::Library:
        return HelpTopic::Library;
    case SettingPage::GitHub:
        return HelpTopic::Token;
    default:
        return HelpTopic::Preferences;
    }
}

} // namespace

MainWindow::MainWindow(Program* program, Desktop* desktop, QWidget* parent)
    : QMainWindow(parent)
    , m_program(program)
    , m_desktop(desktop)
    , m_fixedPages(new FixedPagesModel(this))
    , m_crates(new CrateListModel(program->feed(), NumberFormat(), this))
    , m_navigation(new QConcatenateTablesProxyModel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    buildActions();
    buildMenus();
    buildPages();
    buildStatusBar();
    connectFeed();
    connectFiles();
    retranslate();

    if (!restoreGeometry(m_program->settings().bytes(Setting::WindowGeometry))) {
        resize(standardWidth, standardHeight);
    }
    m_splitter->restoreState(m_program->settings().bytes(Setting::SplitterState));
    m_sideList->setVisible(m_program->settings().flag(Setting::SideListVisible));
    m_actions[QStringLiteral("sideList")]->setChecked(m_program->settings().flag(Setting::SideListVisible));
    m_cratePage->setAxisMode(m_program->settings().flag(Setting::AxisPerScenario) ? AxisMode::PerScenario
                                                                                  : AxisMode::Shared);
    showPage(m_program->settings().text(Setting::LastPage));
}

MainWindow::~MainWindow() = default;

void MainWindow::buildActions()
{
    const auto add = [this](const char* id, const QList<QKeySequence>& shortcuts, auto act) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(id));
        action->setShortcuts(shortcuts);
        connect(action, &QAction::triggered, this, act);
        m_actions.insert(QLatin1String(id), action);
        addAction(action);
        return action;
    };
    add("open", QKeySequence::keyBindings(QKeySequence::Open), [this] { chooseFiles(); });
    add("openFolder", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}, [this] { chooseFolder(); });
    add("openPullRequest", {QKeySequence(Qt::CTRL | Qt::Key_P)}, [this] { m_reviewing->openDialog(); });
    add("importHistory", {}, [this] { m_historyImport->openDialog(currentCrate()); });
    add("compareBefore", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)},
        [this] { m_watching->compareWithVersionBefore(); });
    add("import", {QKeySequence(Qt::CTRL | Qt::Key_I)}, [this] { m_library->openImport(); });
    add("compareTwoFiles", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}, [this] { compareTwoFiles(); });
    add("comparePrevious", {QKeySequence(Qt::CTRL | Qt::Key_B)}, [this] { compareWithPrevious(); });
    add("compareWithFile", {QKeySequence(Qt::CTRL | Qt::Key_D)}, [this] { compareCurrent(); });
    add("history", {QKeySequence(Qt::CTRL | Qt::Key_H)},
        [this] { showPage(pageKey::history + currentCrate()); });
    add("nextFinding", {QKeySequence(Qt::Key_F7)}, [this] { comparePage()->nextFinding(); });
    add("previousFinding", {QKeySequence(Qt::SHIFT | Qt::Key_F7)},
        [this] { comparePage()->previousFinding(); });
    add("swapSides", {}, [this] { m_comparing->review()->swap(); });
    add("saveComparison", {}, [this] { saveComparison(); });
    add("closeFile", QKeySequence::keyBindings(QKeySequence::Close), [this] { closeCurrentFile(); });
    add("saveImage", QKeySequence::keyBindings(QKeySequence::Save), [this] {
        if (const ChartView* chart = currentChart()) {
            m_exporting->saveImage(*currentSubject(), chart->spec());
        }
    });
    add("copyImage", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}, [this] {
        if (const ChartView* chart = currentChart()) {
            m_exporting->copyImage(chart->spec());
        }
    });
    add("export", {QKeySequence(Qt::CTRL | Qt::Key_E)}, [this] { exportPictures(nullptr); });
    add("preferences", {QKeySequence(Qt::CTRL | Qt::Key_Comma)}, [this] {
        choosePreferences();
    })->setMenuRole(QAction::PreferencesRole);
    add("quit", {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [this] { close(); })->setMenuRole(QAction::QuitRole);
    add("refresh", {QKeySequence(Qt::Key_F5)}, [this] {
        if (m_pageKey == pageKey::review || (m_pageKey == pageKey::comparison && m_reviewing->isCompared())) {
            m_reviewing->refresh();
            return;
        }
        m_program->files()->reload();
        m_program->watchedFolders()->reload();
        m_program->feed()->refresh();
        m_program->library()->refresh();
    });
    QAction* workOffline = add("workOffline", {}, [this](bool on) { m_program->setWorkingOffline(on); });
    workOffline->setCheckable(true);
    workOffline->setChecked(m_program->feed()->isWorkingOffline());
    add("cancel", {}, [this] { m_program->feed()->cancel(); });
    add("filter", QKeySequence::keyBindings(QKeySequence::Find), [this] {
        if (m_pageKey == pageKey::comparison) {
            comparePage()->focusFilter();
            return;
        }
        if (m_pageKey == pageKey::library) {
            m_library->page()->focusSearch();
            return;
        }
        if (m_pageKey == pageKey::help) {
            helpPage()->focusSearch();
            return;
        }
        if (m_pageKey.startsWith(pageKey::history)) {
            return; // has nothing to filter, and is not to be lost
        }
        showPage(pageKey::overview);
        overviewPage()->focusFilter();
    });
    add("overview", {QKeySequence(Qt::ALT | Qt::Key_Home)}, [this] { showPage(pageKey::overview); });
    add("library", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)}, [this] { showPage(pageKey::library); });
    add("nextPage", {QKeySequence(Qt::CTRL | Qt::Key_PageDown)}, [this] { stepPage(1); });
    add("previousPage", {QKeySequence(Qt::CTRL | Qt::Key_PageUp)}, [this] { stepPage(-1); });
    QAction* axis = add("axis", {QKeySequence(Qt::CTRL | Qt::Key_L)}, [] {});
    axis->setCheckable(true);
    connect(axis, &QAction::toggled, this,
            [this](bool own) { m_cratePage->setAxisMode(own ? AxisMode::PerScenario : AxisMode::Shared); });
    QAction* sideList = add("sideList", {QKeySequence(Qt::Key_F9)}, [] {});
    sideList->setCheckable(true);
    connect(sideList, &QAction::toggled, this, [this](bool visible) {
        m_sideList->setVisible(visible);
        m_program->settings().set(Setting::SideListVisible, visible);
    });
    add("help", QKeySequence::keyBindings(QKeySequence::HelpContents), [this] { showManual(topicOfPage()); });
    add("helpCharts", {}, [this] { showManual(HelpTopic::Charts); });
    add("copyDetails", {}, [this] { copyDetails(); });
    add("about", {}, [this] { showAbout(); })->setMenuRole(QAction::AboutRole);
    add("clearRecent", {}, [this] { m_program->clearRecentFiles(); });
}

void MainWindow::buildMenus()
{
    const auto addMenu = [this](const char* id, std::initializer_list<const char*> actions) {
        QMenu* menu = menuBar()->addMenu(QString());
        menu->setObjectName(QLatin1String(id));
        m_menus.insert(QLatin1String(id), menu);
        for (const char* action : actions) {
            if (*action == '\0') {
                menu->addSeparator();
            } else {
                menu->addAction(m_actions.value(QLatin1String(action)));
            }
        }
        return menu;
    };
    QMenu* file = addMenu("fileMenu", {"open", "openFolder", "openPullRequest", "closeFile", "", "import",
                                       "importHistory", "workOffline", "", "export", "saveImage", "copyImage",
                                       "", "preferences", "", "quit"});
    m_recentMenu = new QMenu(file);
    m_recentMenu->setObjectName(QStringLiteral("recentMenu"));
    file->insertMenu(m_actions.value(QStringLiteral("closeFile")), m_recentMenu);
    connect(m_program, &Program::recentFilesChanged, this, &MainWindow::fillRecentFiles);
    addMenu("viewMenu", {"refresh", "cancel", "", "overview", "library", "history", "previousPage",
                         "nextPage", "filter", "", "axis", "sideList"});
    QMenu* compare =
        addMenu("compareMenu", {"compareTwoFiles", "comparePrevious", "compareWithFile", "compareBefore", "",
                                "swapSides", "previousFinding", "nextFinding", "", "saveComparison"});
    m_compareWithMenu = new QMenu(compare);
    m_compareWithMenu->setObjectName(QStringLiteral("compareWithMenu"));
    compare->insertMenu(m_actions.value(QStringLiteral("compareBefore")), m_compareWithMenu);
    connect(m_compareWithMenu, &QMenu::aboutToShow, this, &MainWindow::fillCompareMenu);
    addMenu("helpMenu", {"help", "helpCharts", "", "copyDetails", "about"});
}

void MainWindow::buildPages()
{
    m_navigation->addSourceModel(m_fixedPages);
    m_navigation->addSourceModel(m_crates);
    m_navigation->addSourceModel(m_program->files());

    m_splitter = new QSplitter(this);
    m_splitter->setObjectName(QStringLiteral("splitter"));
    m_splitter->setChildrenCollapsible(false);
    m_sideList = new QListView(m_splitter);
    m_sideList->setObjectName(QStringLiteral("sideList"));
    m_sideList->setModel(m_navigation);
    m_sideList->setItemDelegate(new NavigationDelegate(m_sideList));
    m_sideList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sideList->setFrameShape(QFrame::NoFrame);
    m_sideList->setResizeMode(QListView::Adjust);
    m_sideList->setMinimumWidth(narrowestList);

    auto* right = new QWidget(m_splitter);
    right->setMinimumWidth(narrowestPage); // in a narrow window the list gives way first
    m_notice = new Notice(Notice::Kind::Warning, right);
    m_notice->setObjectName(QStringLiteral("windowNotice"));
    updateNotice();
    m_stack = new QStackedWidget(right);
    m_cratePage = new CratePage(m_stack);
    m_cratePage->setObjectName(QStringLiteral("cratePage"));
    m_cratePage->setFillsAfterPainting(true);
    m_comparing = new Comparing(m_program, this);
    m_watching = new Watching(m_program, m_comparing, right);
    connect(m_watching, &Watching::compared, this, &MainWindow::showComparison);
    m_reviewing = new GitHubReviewing(m_program, m_desktop, m_comparing, this);
    m_commenting = new GitHubCommenting(m_program, m_desktop, m_comparing, m_reviewing, this);
    m_historyImport = new GitHubHistoryImport(m_program, m_desktop, this);
    m_exporting = new Exporting(m_program, m_desktop, this);
    connect(m_exporting, &Exporting::succeeded, this,
            [this](const QString& text) { m_status->setText(text); });
    connect(m_exporting, &Exporting::failed, this, &MainWindow::showProblem);
    m_stack->addWidget(m_cratePage);
    m_library = new LibraryWindow(m_program, m_desktop, m_comparing, m_stack, this);
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_notice);
    m_library->setNoticePlace(layout);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_watching->notice());
    auto* offline = new OfflineLine(m_program->feed(), right);
    offline->setObjectName(QStringLiteral("offlineLine"));
    layout->addWidget(offline);

    m_splitter->addWidget(m_sideList);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    new SideListFitter(m_splitter);
    setCentralWidget(m_splitter);

    connect(m_sideList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid() && !m_selecting) {
                    showPage(index.data(PageKeyRole).toString());
                }
            });
    // From the history of a crate to its page: its row is current already.
    connect(m_sideList, &QListView::clicked, this,
            [this](const QModelIndex& index) { showPage(index.data(PageKeyRole).toString()); });
    connect(m_comparing->review(), &ComparisonReview::changed, this, &MainWindow::updateComparisonEntry);
    for (const auto change :
         {&ComparisonReview::changed, &ComparisonReview::visibleChanged, &ComparisonReview::marksChanged}) {
        connect(m_comparing->review(), change, this, &MainWindow::sessionChanged);
    }
    connectCratePage();
    connectHistory();
    connectLibrary();
    connectGitHub();
}

void MainWindow::connectCratePage()
{
    connect(m_cratePage, &CratePage::explanationRequested, this,
            [this](const QUrl& url) { m_desktop->openUrl(url); });
    connect(m_cratePage, &CratePage::retryRequested, this, &MainWindow::retryCurrent);
    connect(m_cratePage, &CratePage::previousRequested, this, &MainWindow::compareWithPrevious);
    connect(m_cratePage, &CratePage::compareWithFileRequested, this, &MainWindow::compareCurrentWithFile);
    connect(m_cratePage, &CratePage::importHistoryRequested, this,
            [this] { m_historyImport->openDialog(currentCrate()); });
    connectExports(m_cratePage);
    connect(m_cratePage, &CratePage::axisModeChanged, this, [this](AxisMode mode) {
        m_program->settings().set(Setting::AxisPerScenario, mode == AxisMode::PerScenario);
        m_actions[QStringLiteral("axis")]->setChecked(mode == AxisMode::PerScenario);
    });
}

void MainWindow::connectLibrary()
{
    connect(this, &MainWindow::firstPainted, m_program, &Program::openLibrary);
    connect(m_library, &LibraryWindow::summaryChanged, this, &MainWindow::lookForPrevious);
    connect(m_library, &LibraryWindow::openRequested, this, &MainWindow::openFiles);
    connect(m_library, &LibraryWindow::compared, this, &MainWindow::showComparison);
    connect(m_library, &LibraryWindow::exportRequested, this, [this](const QList<ExportSubject>& subjects) {
        m_exporting->open({std::nullopt, subjects, true}, m_cratePage->axisMode());
    });
    connect(m_library, &LibraryWindow::selectionChanged, this, &MainWindow::updateActions);
    connect(m_library, &LibraryWindow::summaryChanged, this,
            [this] { m_fixedPages->setLibrary(m_library->summary()); });
    connect(m_library, &LibraryWindow::succeeded, this,
            [this](const QString& text) { m_status->setText(text); });
    connect(m_library, &LibraryWindow::failed, this, &MainWindow::showProblem);
}

void MainWindow::connectGitHub()
{
    connect(m_reviewing, &GitHubReviewing::compared, this, &MainWindow::showComparison);
    connect(m_reviewing, &GitHubReviewing::pageReady, this, [this] { showPage(pageKey::review); });
    connect(m_reviewing, &GitHubReviewing::changed, this, &MainWindow::showReview);
    connect(m_reviewing, &GitHubReviewing::summaryRequested, m_commenting, &GitHubCommenting::openDialog);
    connect(m_cratePage, &CratePage::reviewActionRequested, m_reviewing, &GitHubReviewing::act);
    const auto enterToken = [this] { choosePreferences(true); };
    connect(m_reviewing, &GitHubReviewing::preferencesRequested, this, enterToken);
    connect(m_commenting, &GitHubCommenting::preferencesRequested, this, enterToken);
    connect(m_historyImport, &GitHubHistoryImport::preferencesRequested, this, enterToken);
    connect(m_historyImport, &GitHubHistoryImport::historyRequested, this,
            [this](const QString& crate) { showPage(pageKey::history + crate); });
}

/// What stands above the documents of a pull request, wherever they are on show.
void MainWindow::showReview()
{
    {
        const QScopedValueRollback selecting(m_selecting, true); // the row may go while it is current
        m_fixedPages->setReview(m_reviewing->hasPage() ? visibleText(m_reviewing->name()) : QString());
    }
    if (m_comparePage) {
        m_comparePage->setReviewHeader(m_reviewing->isCompared() ? m_reviewing->header()
                                                                 : m_comparing->restoredHeader());
    }
    if (m_pageKey == pageKey::review) {
        if (m_reviewing->hasPage()) {
            m_cratePage->setContent(m_reviewing->page());
        } else {
            showPage(pageKey::comparison);
        }
    }
}

void MainWindow::openPullRequest(const QString& address)
{
    connect(this, &MainWindow::firstPainted, m_reviewing, [this, address] { m_reviewing->open(address); });
}

void MainWindow::connectHistory()
{
    m_history = new HistoryWindow(m_program, m_comparing, m_stack, this);
    const auto show = [this](const QString& crate) { showPage(pageKey::history + crate); };
    connect(m_cratePage, &CratePage::historyRequested, this, show);
    connect(m_library, &LibraryWindow::historyRequested, this, show);
    connect(m_history, &HistoryWindow::pageMade, this, &MainWindow::connectExports);
    connect(m_history, &HistoryWindow::openRequested, this, &MainWindow::openFiles);
    connect(m_history, &HistoryWindow::pageRequested, this, &MainWindow::showPage);
    connect(m_history, &HistoryWindow::compared, this, &MainWindow::showComparison);
    connect(m_history, &HistoryWindow::stateChanged, this, &MainWindow::updateActions);
}

/// Whose history is shown on demand: that of the page, or of the row that is chosen in the overview.
QString MainWindow::currentCrate() const
{
    if (m_pageKey == pageKey::overview) {
        return m_overviewPage ? m_overviewPage->currentCrate() : QString();
    }
    if (m_pageKey.startsWith(pageKey::crate)) {
        return m_pageKey.mid(pageKey::crate.size());
    }
    if (m_pageKey.startsWith(pageKey::history)) {
        return m_pageKey.mid(pageKey::history.size());
    }
    const DocumentPtr document = m_pageKey.startsWith(pageKey::file) || m_pageKey == pageKey::review
                                     ? m_cratePage->content().document
                                     : nullptr;
    return document ? document->crate.value_or(QString()) : QString();
}

OverviewPage* MainWindow::overviewPage()
{
    if (!m_overviewPage) {
        m_overviewPage = new OverviewPage(m_program->feed(), m_stack);
        m_overviewPage->setObjectName(QStringLiteral("overviewPage"));
        m_stack->addWidget(m_overviewPage);
        connect(m_overviewPage, &OverviewPage::crateActivated, this,
                [this](const QString& crate) { showPage(pageKey::crate + crate); });
        connect(m_overviewPage, &OverviewPage::currentCrateChanged, this, &MainWindow::updateActions);
    }
    return m_overviewPage;
}

ComparePage* MainWindow::comparePage()
{
    if (!m_comparePage) {
        m_comparePage = new ComparePage(m_comparing->review(), m_stack);
        m_comparePage->setObjectName(QStringLiteral("comparePage"));
        m_stack->addWidget(m_comparePage);
        connectExports(m_comparePage);
        connect(m_comparePage, &ComparePage::reviewActionRequested, m_reviewing, &GitHubReviewing::act);
        connect(m_comparePage, &ComparePage::reviewActionRequested, this, [this](const QString& action) {
            if (action == Comparing::restoredBrowserAction()) {
                m_desktop->openUrl(m_comparing->restoredPage());
            }
        });
        connect(m_comparePage, &ComparePage::copyReportRequested, this, &MainWindow::copyReport);
        connect(m_comparePage, &ComparePage::saveReportRequested, this, &MainWindow::saveReport);
        connect(m_comparePage, &ComparePage::saveComparisonRequested, this, &MainWindow::saveComparison);
        connect(m_comparePage, &ComparePage::bringBackRequested, this, [this] {
            m_comparing->bringBack();
            showComparison();
        });
        connect(m_comparePage, &ComparePage::forgetReplacedRequested, this, [this] {
            m_comparing->forgetReplaced();
            showComparison();
        });
        connect(m_comparePage, &ComparePage::thresholdsChanged, this,
                [this](const CodeThresholds& thresholds) {
                    m_program->settings().set(Setting::InstructionsGate, thresholds.instructionsPercent);
                    m_program->settings().set(Setting::AllocationsGate, thresholds.allocationsPercent);
                });
    }
    return m_comparePage;
}

HelpPage* MainWindow::helpPage()
{
    if (!m_helpPage) {
        m_helpPage = makeHelpPage(m_stack);
        m_helpPage->setObjectName(QStringLiteral("helpPage"));
        m_stack->addWidget(m_helpPage);
        m_helpPage->showChapter(m_program->settings().text(Setting::ManualChapter));
        connect(m_helpPage, &HelpPage::chapterChanged, this,
                [this](const QString& id) { m_program->settings().set(Setting::ManualChapter, id); });
    }
    return m_helpPage;
}

/// Where the chapter is on show already, it stays where the reader is.
void MainWindow::showManual(std::optional<HelpTopic> topic)
{
    showPage(pageKey::help);
    if (topic) {
        helpPage()->showChapter(helpPlace(*topic).section(QLatin1Char('.'), 0, 0));
    }
    helpPage()->focusText();
}

/// What the manual has to say of the page on show; nothing in the manual itself.
std::optional<HelpTopic> MainWindow::topicOfPage() const
{
    if (m_pageKey == pageKey::help) {
        return std::nullopt;
    }
    if (m_pageKey == pageKey::review || (m_pageKey == pageKey::comparison && m_reviewing->isCompared())) {
        return HelpTopic::PullRequest;
    }
    if (m_pageKey == pageKey::comparison) {
        return HelpTopic::Comparing;
    }
    if (m_pageKey == pageKey::library) {
        return HelpTopic::Library;
    }
    if (m_pageKey.startsWith(pageKey::history)) {
        return HelpTopic::History;
    }
    const bool onDocument = m_pageKey.startsWith(pageKey::crate) || m_pageKey.startsWith(pageKey::file);
    return onDocument ? HelpTopic::Charts : HelpTopic::Window;
}

void MainWindow::buildStatusBar()
{
    m_status = new ElidedLabel(this);
    m_status->setObjectName(QStringLiteral("statusText"));
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("refreshProgress"));
    m_progress->setMaximumWidth(180);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_cancel = new QToolButton(this);
    m_cancel->setObjectName(QStringLiteral("cancelRefresh"));
    m_cancel->setAutoRaise(true);
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    m_cancel->hide();
    connect(m_cancel, &QToolButton::clicked, this, [this] { m_program->feed()->cancel(); });
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_progress);
    statusBar()->addPermanentWidget(m_cancel);
}

void MainWindow::connectFeed()
{
    CrateFeed* feed = m_program->feed();
    connect(feed, &CrateFeed::stateChanged, this, [this](int index) {
        if (m_pageKey == pageKey::crate + m_program->feed()->state(index).entry.crate) {
            refreshCurrentPage();
        }
    });
    connect(feed, &CrateFeed::catalogueChanged, this, [this] { showPage(m_pageKey); });
    connect(feed, &CrateFeed::progressChanged, this, [this](int done, int total, qint64 bytes) {
        m_progress->setVisible(done < total);
        m_cancel->setVisible(done < total);
        m_progress->setRange(0, total);
        m_progress->setValue(done);
        if (done < total) {
            m_status->setText(tr("Asked %n crate(s), %1 answered, %2 received", nullptr, total)
                                  .arg(QLocale().toString(done), QLocale().formattedDataSize(bytes)));
        }
        updateActions();
    });
    connect(feed, &CrateFeed::refreshFinished, this, [this](CrateFeed::Outcome) {
        m_progress->hide();
        m_cancel->hide();
        showOutcome();
        updateNotice();
        updateActions();
    });
    connect(feed, &CrateFeed::retried, this, [this](int answered) {
        if (answered > 0) {
            showOutcome();
            updateNotice();
            updateActions();
        }
    });
    connect(feed, &CrateFeed::workingOfflineChanged, this, [this](bool offline) {
        m_actions[QStringLiteral("workOffline")]->setChecked(offline);
        showOutcome();
    });
}

void MainWindow::connectFiles()
{
    connect(m_program->files(), &OpenFiles::dataChanged, this, [this] {
        if (m_pageKey.startsWith(pageKey::file)) {
            refreshCurrentPage();
        }
        updateActions();
    });
    connect(m_program->files(), &OpenFiles::rowsInserted, this, &MainWindow::sessionChanged);
    connect(m_program->files(), &OpenFiles::rowsRemoved, this, &MainWindow::sessionChanged);
    connect(m_program->watchedFolders(), &WatchedFolders::appeared, this, [this](const QString& path) {
        m_status->setText(tr("New in the folder: %1").arg(visibleText(QFileInfo(path).fileName())));
    });
    connect(m_program->watchedFolders(), &WatchedFolders::stayedUnfinished, this,
            [this](const QString& path, const FileError& error) {
                //: %1 is a file, %2 a sentence that says what is wrong with it.
                m_status->setText(
                    tr("In the folder, but not whole: %1. %2")
                        .arg(visibleText(QFileInfo(path).fileName()), FileWords::fileError(error)));
            });
}

void MainWindow::updateNotice()
{
    QStringList texts{m_program->settingsProblem(), m_program->catalogueProblem(),
                      FeedWords::unkept(*m_program->feed())};
    texts.removeAll(QString());
    m_notice->setText(texts.join(QLatin1Char('\n')));
    m_notice->setVisible(!texts.isEmpty());
}

void MainWindow::showOutcome()
{
    const CrateFeed* feed = m_program->feed();
    int shown = 0;
    int unpublished = 0;
    int offline = 0;
    int cancelled = 0;
    for (int i = 0; i < feed->count(); ++i) {
        const CrateState::Phase phase = feed->state(i).phase;
        shown += phase == CrateState::Phase::Shown;
        unpublished += phase == CrateState::Phase::NotPublished;
        offline += phase == CrateState::Phase::Offline;
        cancelled += phase == CrateState::Phase::Cancelled;
    }
    QStringList parts{tr("%n crate(s) up to date", nullptr, shown)};
    if (unpublished > 0) {
        parts += tr("%n without results", nullptr, unpublished);
    }
    if (offline > 0) {
        parts += tr("%n offline", nullptr, offline);
    }
    if (cancelled > 0) {
        parts += tr("%n cancelled", nullptr, cancelled);
    }
    m_status->setText(Joining::facts(parts));
}

void MainWindow::showPage(const QString& key)
{
    const CrateFeed* feed = m_program->feed();
    QString shown = pageKey::overview;
    if (key == pageKey::library || key == pageKey::help ||
        (key == pageKey::comparison && !m_comparing->review()->isEmpty()) ||
        (key == pageKey::review && m_reviewing->hasPage()) ||
        (key.startsWith(pageKey::history) && key.size() > pageKey::history.size()) ||
        (key.startsWith(pageKey::crate) && feed->indexOf(key.mid(pageKey::crate.size())) >= 0) ||
        (key.startsWith(pageKey::file) && m_program->files()->indexOf(key.mid(pageKey::file.size())) >= 0)) {
        shown = key;
    }
    const bool changed = shown != m_pageKey;
    m_pageKey = shown;
    if (changed && !shown.startsWith(pageKey::file) && shown != pageKey::comparison &&
        shown != pageKey::review) {
        m_program->settings().set(Setting::LastPage, shown);
    }
    refreshCurrentPage();
    selectInSideList(shown);
    updateTitle();
    updateActions();
    if (changed) {
        lookAtLibrary();
        Q_EMIT sessionChanged();
    }
}

/// Another program may have added to the library on show.
void MainWindow::lookAtLibrary()
{
    if (m_pageKey == pageKey::library && m_program->isLibraryOpen()) {
        m_program->library()->refresh();
    }
}

void MainWindow::refreshCurrentPage()
{
    if (m_pageKey.startsWith(pageKey::file)) {
        m_watching->showFile(m_pageKey.mid(pageKey::file.size()));
    } else if (m_pageKey == pageKey::comparison) {
        m_watching->showComparison();
    } else {
        m_watching->showNothing();
    }
    if (m_pageKey == pageKey::overview) {
        m_stack->setCurrentWidget(overviewPage());
    } else if (m_pageKey == pageKey::library) {
        m_stack->setCurrentWidget(m_library->page());
    } else if (m_pageKey == pageKey::help) {
        m_stack->setCurrentWidget(helpPage());
    } else if (m_pageKey == pageKey::comparison) {
        m_stack->setCurrentWidget(comparePage());
        showReview();
    } else if (m_pageKey.startsWith(pageKey::history)) {
        m_stack->setCurrentWidget(m_history->page(currentCrate()));
    } else {
        const Catalogue& catalogue = m_program->feed()->catalogue();
        if (m_pageKey == pageKey::review) {
            showReview();
        } else if (m_pageKey.startsWith(pageKey::crate)) {
            const int index = m_program->feed()->indexOf(m_pageKey.mid(pageKey::crate.size()));
            showContent(contentOf(m_program->feed()->state(index), catalogue));
        } else {
            const int row = m_program->files()->indexOf(m_pageKey.mid(pageKey::file.size()));
            showContent(contentOf(m_program->files()->file(row), catalogue));
        }
        m_stack->setCurrentWidget(m_cratePage);
    }
    updateTitle();
}

void MainWindow::selectInSideList(const QString& key)
{
    // A history is in the list as its crate, or else as the library: a list without a current row would take
    // its first when it gets the focus.
    const QStringList keys =
        key.startsWith(pageKey::history)
            ? QStringList{pageKey::crate + key.mid(pageKey::history.size()), pageKey::library}
            : QStringList{key};
    const QScopedValueRollback selecting(m_selecting, true);
    for (const QString& listed : keys) {
        for (int row = 0; row < m_navigation->rowCount(); ++row) {
            const QModelIndex index = m_navigation->index(row, 0);
            if (index.data(PageKeyRole).toString() == listed) {
                m_sideList->setCurrentIndex(index);
                return;
            }
        }
    }
    // Nor is the manual; nothing is selected then.
    m_sideList->selectionModel()->clearSelection();
    m_sideList->selectionModel()->setCurrentIndex(m_navigation->index(0, 0), QItemSelectionModel::NoUpdate);
}

void MainWindow::stepPage(int by)
{
    const int rows = m_navigation->rowCount();
    const int current = m_sideList->currentIndex().isValid() ? m_sideList->currentIndex().row() : 0;
    const int next = (current + by + rows) % rows;
    m_sideList->setCurrentIndex(m_navigation->index(next, 0));
}

void MainWindow::retryCurrent()
{
    if (m_pageKey.startsWith(pageKey::crate)) {
        m_program->feed()->refreshOne(m_program->feed()->indexOf(m_pageKey.mid(pageKey::crate.size())));
    } else if (m_pageKey == pageKey::review) {
        m_reviewing->refresh();
    } else if (m_pageKey.startsWith(pageKey::file)) {
        m_program->files()->open(m_pageKey.mid(pageKey::file.size()));
    }
}

void MainWindow::chooseFiles()
{
    const QStringList paths =
        m_desktop->askForDocuments(this, tr("Open results"), m_program->settings().text(Setting::OpenFolder));
    if (!paths.isEmpty()) {
        m_program->settings().set(Setting::OpenFolder, QFileInfo(paths.last()).absolutePath());
        openFiles(paths);
    }
}

void MainWindow::chooseFolder()
{
    const QString path =
        m_desktop->askForFolder(this, tr("Open folder"), m_program->settings().text(Setting::OpenFolder));
    if (!path.isEmpty()) {
        m_program->settings().set(Setting::OpenFolder, path);
        openFolder(path);
    }
}

void MainWindow::openFolder(const QString& path)
{
    const WatchedFolders::Result result = m_program->watchedFolders()->open(path);
    const QString words = FileWords::folder(result);
    if (result.documents.isEmpty()) {
        showProblem(tr("Open folder"), words);
        return;
    }
    m_status->setText(words);
    showPage(pageKey::file + result.documents.first());
    Q_EMIT sessionChanged(); // also where all of them were open
}

void MainWindow::openFiles(const QStringList& paths)
{
    int row = -1;
    for (const QString& path : paths) {
        if (path.endsWith(QLatin1String(".rangebar"), Qt::CaseInsensitive)) {
            openComparison(path);
            continue;
        }
        if (QFileInfo(path).isDir()) {
            openFolder(path);
            continue;
        }
        row = m_program->files()->open(path);
        if (m_program->files()->file(row).document) {
            m_program->rememberFile(m_program->files()->file(row).path);
        }
    }
    if (row >= 0) {
        showPage(pageKey::file + m_program->files()->file(row).path);
    }
}

void MainWindow::compareFiles(const QString& base, const QString& candidate)
{
    const auto first = Comparing::fileSide(base);
    const auto second = Comparing::fileSide(candidate);
    if (!first || !second) {
        showProblem(tr("Compare"), first ? second.error() : first.error());
        return;
    }
    m_comparing->compare(*first, *second);
    showComparison();
}

SessionState MainWindow::sessionState() const
{
    SessionState state;
    for (int row = 0; row < m_program->files()->rowCount(); ++row) {
        state.documents += m_program->files()->file(row).path;
    }
    state.folders = m_program->watchedFolders()->folders();
    if (!m_comparing->review()->isEmpty()) {
        state.comparison = writeSavedComparison(m_comparing->saved());
    }
    state.page = m_pageKey;
    return state;
}

void MainWindow::restoreSession(const SessionState& state)
{
    for (const QString& path : state.documents) {
        m_program->files()->open(path);
    }
    for (const QString& folder : state.folders) {
        m_program->watchedFolders()->open(folder);
    }
    if (!state.comparison.isEmpty()) {
        const QString problem = m_comparing->restore(state.comparison, {});
        if (problem.isEmpty()) {
            comparePage()->setReplacedNotice(m_comparing->replacedNotice());
            comparePage()->setInputNotice(m_comparing->inputNotice());
        } else {
            showProblem(tr("Open comparison"), tr("The comparison can't be restored: %1").arg(problem));
        }
    }
    showPage(state.page);
}

void MainWindow::addNotice(QWidget* notice)
{
    qobject_cast<QBoxLayout*>(m_notice->parentWidget()->layout())->insertWidget(0, notice);
}

void MainWindow::copyDetails(const QString& crash)
{
    QGuiApplication::clipboard()->setText(reportDetails(*m_program, crash));
    m_status->setText(tr("The details are on the clipboard, for a report."));
}

void MainWindow::compareTwoFiles()
{
    QStringList paths = m_desktop->askForDocuments(this, tr("Choose the two documents to compare"),
                                                   m_program->settings().text(Setting::OpenFolder));
    if (paths.size() == 1) { // two folders: one document from each
        paths += m_desktop->askForDocuments(this, tr("Choose the document to compare it with"),
                                            QFileInfo(paths.first()).absolutePath());
    }
    if (paths.isEmpty()) {
        return;
    }
    if (paths.size() != 2) {
        showProblem(tr("Compare"),
                    tr("Two documents are needed to compare; %n were chosen.", nullptr, int(paths.size())));
        return;
    }
    m_program->settings().set(Setting::OpenFolder, QFileInfo(paths.last()).absolutePath());
    const auto one = Comparing::fileSide(paths.first());
    const auto other = Comparing::fileSide(paths.last());
    if (!one || !other) {
        showProblem(tr("Compare"), one ? other.error() : one.error());
        return;
    }
    m_comparing->compareInOrderOfDates(*one, *other);
    showComparison();
}

std::optional<ComparisonSide> MainWindow::currentSide() const
{
    if (m_pageKey.startsWith(pageKey::crate)) {
        return m_comparing->crateSide(m_pageKey.mid(pageKey::crate.size()));
    }
    if (m_pageKey.startsWith(pageKey::file)) {
        const OpenFile& file =
            m_program->files()->file(m_program->files()->indexOf(m_pageKey.mid(pageKey::file.size())));
        if (file.document) {
            return ComparisonSide{file.document, file.path};
        }
    }
    if (m_pageKey == pageKey::review) {
        return m_reviewing->pageSide();
    }
    return std::nullopt;
}

void MainWindow::compareCurrentWith(const ComparisonSide& other)
{
    if (const auto current = currentSide()) {
        m_comparing->compareInOrderOfDates(*current, other);
        showComparison();
    }
}

/// Of the same crate, measured directly before the document on show.
std::optional<ComparisonSide> MainWindow::previousSide() const
{
    const auto current = m_pageKey == pageKey::review ? std::nullopt : currentSide();
    return current ? m_comparing->previousSide(*current) : std::nullopt;
}

void MainWindow::compareWithPrevious()
{
    const auto previous = previousSide();
    if (const auto current = currentSide(); previous && current) {
        m_comparing->compare(*previous, *current);
        showComparison();
    }
}

void MainWindow::showContent(CratePageContent content)
{
    if (const auto previous = previousSide()) {
        content.sincePrevious = ComparisonWords(NumberFormat()).changedSince(*previous->document);
    }
    m_cratePage->setContent(content);
}

/// The library has grown: there may be a document before the one on show.
void MainWindow::lookForPrevious()
{
    if (m_pageKey.startsWith(pageKey::crate) || m_pageKey.startsWith(pageKey::file)) {
        showContent(m_cratePage->content());
        updateActions();
    }
}

void MainWindow::compareCurrent()
{
    if (m_pageKey.startsWith(pageKey::history)) {
        m_history->compareChosen();
    } else {
        compareCurrentWithFile();
    }
}

void MainWindow::compareCurrentWithFile()
{
    const QString path = m_desktop
                             ->askForDocuments(this, tr("Choose the document to compare with"),
                                               m_program->settings().text(Setting::OpenFolder))
                             .value(0);
    if (path.isEmpty()) {
        return;
    }
    m_program->settings().set(Setting::OpenFolder, QFileInfo(path).absolutePath());
    if (const auto other = Comparing::fileSide(path)) {
        compareCurrentWith(*other);
    } else {
        showProblem(tr("Compare"), other.error());
    }
}

void MainWindow::fillCompareMenu()
{
    m_compareWithMenu->clear();
    const auto add = [this](const QString& text, const ComparisonSide& side) {
        QString label = text;
        label.replace(QLatin1Char('&'), QLatin1String("&&"));
        return m_compareWithMenu->addAction(label, this, [this, side] { compareCurrentWith(side); });
    };
    if (m_pageKey.startsWith(pageKey::crate)) {
        if (const auto earlier = m_comparing->earlierSide(m_pageKey.mid(pageKey::crate.size()))) {
            add(tr("Earlier copy: %1").arg(ComparisonWords(NumberFormat()).sideLine(*earlier)), *earlier)
                ->setObjectName(QStringLiteral("compareEarlier"));
        }
    }
    for (int row = 0; row < m_program->files()->rowCount(); ++row) {
        const OpenFile& file = m_program->files()->file(row);
        if (file.document && pageKey::file + file.path != m_pageKey) {
            add(visibleText(QDir::toNativeSeparators(file.path), 80), {file.document, file.path});
        }
    }
    m_compareWithMenu->addSeparator();
    const CrateFeed* feed = m_program->feed();
    for (int i = 0; i < feed->count(); ++i) {
        const QString crate = feed->state(i).entry.crate;
        const auto side = m_comparing->crateSide(crate);
        if (side && pageKey::crate + crate != m_pageKey) {
            add(visibleText(feed->state(i).entry.name), *side)
                ->setObjectName(QStringLiteral("compareCrate:") + crate);
        }
    }
    if (m_compareWithMenu->isEmpty()) {
        m_compareWithMenu->addAction(tr("Nothing else is open"))->setEnabled(false);
    }
}

void MainWindow::showComparison()
{
    comparePage()->setReplacedNotice(m_comparing->replacedNotice());
    comparePage()->setInputNotice(m_comparing->inputNotice());
    showPage(pageKey::comparison);
}

void MainWindow::updateComparisonEntry()
{
    const Comparison& comparison = m_comparing->review()->comparison();
    const QString base = Provenance::title(*comparison.base.document);
    const QString candidate = Provenance::title(*comparison.candidate.document);
    m_fixedPages->setComparison(base == candidate ? base : tr("%1 and %2").arg(base, candidate));
}

void MainWindow::openComparison(const QString& path)
{
    const QString problem = m_comparing->open(path);
    if (problem.isEmpty()) {
        showComparison();
    } else {
        showProblem(tr("Open comparison"),
                    tr("%1 can't be restored: %2").arg(visibleText(QDir::toNativeSeparators(path)), problem));
    }
}

void MainWindow::saveComparison()
{
    if (m_comparing->review()->isEmpty()) {
        return;
    }
    const QDir folder(m_program->settings().text(Setting::ReportFolder));
    const QString path =
        m_desktop->askForFile(this, tr("Save comparison"),
                              folder.filePath(m_comparing->suggestedName() + QStringLiteral(".rangebar")),
                              tr("Rangebar comparison (*.rangebar)"));
    if (!path.isEmpty()) {
        reportWritten(path, m_comparing->save(path));
    }
}

void MainWindow::copyReport(ReportFormat format, bool visibleOnly)
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(m_comparing->report(format, visibleOnly)));
    m_status->setText(tr("The comparison is on the clipboard."));
}

void MainWindow::saveReport(ReportFormat format, bool visibleOnly)
{
    const QDir folder(m_program->settings().text(Setting::ReportFolder));
    const QString suffix = reportSuffix(format);
    const QString path = m_desktop->askForFile(
        this, tr("Save report"), folder.filePath(m_comparing->suggestedName() + QLatin1Char('.') + suffix),
        QStringLiteral("%1 (*.%2)").arg(reportFormatName(format), suffix));
    if (!path.isEmpty()) {
        reportWritten(path, m_comparing->saveReport(path, format, visibleOnly));
    }
}

void MainWindow::reportWritten(const QString& path, const QString& problem)
{
    const QString shownPath = visibleText(QDir::toNativeSeparators(path));
    if (problem.isEmpty()) {
        m_program->settings().set(Setting::ReportFolder, QFileInfo(path).absolutePath());
        m_status->setText(tr("Saved %1").arg(shownPath));
    } else {
        showProblem(tr("Save"), tr("%1 was not written: %2. Choose another place for it, or make room.")
                                    .arg(shownPath, visibleText(problem)));
    }
}

void MainWindow::closeCurrentFile()
{
    if (!m_pageKey.startsWith(pageKey::file)) {
        return;
    }
    const int row = m_program->files()->indexOf(m_pageKey.mid(pageKey::file.size()));
    const int listRow = m_sideList->currentIndex().row();
    m_pageKey = pageKey::overview;
    m_program->files()->close(row);
    const int next = std::min(listRow, m_navigation->rowCount() - 1);
    showPage(m_navigation->index(next, 0).data(PageKeyRole).toString());
}

void MainWindow::choosePreferences(bool atGitHub)
{
    SettingsDialog dialog(m_program, m_desktop, this);
    dialog.setObjectName(QStringLiteral("preferencesDialog"));
    if (atGitHub) {
        dialog.showPage(SettingPage::GitHub);
    }
    offerManual(&dialog, [&dialog] { return helpOf(dialog.page()); });
    dialog.exec();
    updateNotice();
}

const ChartView* MainWindow::currentChart() const
{
    if (m_pageKey.startsWith(pageKey::history)) {
        return m_history->shownPage()->currentChart();
    }
    return m_pageKey == pageKey::comparison ? m_comparePage->currentChart() : m_cratePage->currentChart();
}

std::optional<ExportSubject> MainWindow::currentSubject() const
{
    if (m_pageKey == pageKey::comparison) {
        return ExportSubject(m_comparing->review());
    }
    if (m_pageKey.startsWith(pageKey::history)) {
        return m_history->subject();
    }
    const bool onDocument = m_pageKey.startsWith(pageKey::crate) || m_pageKey.startsWith(pageKey::file) ||
                            m_pageKey == pageKey::review;
    return onDocument && m_cratePage->content().document
               ? std::optional(ExportSubject(m_cratePage->content().document))
               : std::nullopt;
}

void MainWindow::connectExports(SectionedPage* page)
{
    connect(page, &SectionedPage::copyImageRequested, m_exporting, &Exporting::copyImage);
    connect(page, &SectionedPage::saveImageRequested, this,
            [this](const ChartSpec& spec) { m_exporting->saveImage(*currentSubject(), spec); });
    connect(page, &SectionedPage::exportRequested, this,
            [this](const ChartSpec& spec) { exportPictures(&spec); });
    connect(page, &SectionedPage::dragRequested, this,
            [this](ChartView* chart) { m_exporting->drag(chart, *currentSubject()); });
}

void MainWindow::exportPictures(const ChartSpec* only)
{
    if (m_pageKey == pageKey::library && m_library->hasSelection()) {
        m_library->exportSelected();
        return;
    }
    const bool comparing = m_pageKey == pageKey::comparison;
    const ExportOffer offer{currentSubject(), comparing ? QList<ExportSubject>() : m_exporting->crates(),
                            false};
    const AxisMode axis = comparing ? AxisMode::Shared : m_cratePage->axisMode();
    m_exporting->open(offer, axis, only ? std::optional(exportItemOf(*only)) : std::nullopt);
}

void MainWindow::showProblem(const QString& title, const QString& text)
{
    m_problems.append({title, text});
    showNextProblem();
}

/// One at a time, and none before there is a window to stand in front of.
void MainWindow::showNextProblem()
{
    if (m_problems.isEmpty() || !m_painted || findChild<QMessageBox*>(QStringLiteral("problemBox"))) {
        return;
    }
    const auto [title, text] = m_problems.takeFirst();
    auto* box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, this);
    box->setObjectName(QStringLiteral("problemBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    connect(box, &QObject::destroyed, this, &MainWindow::showNextProblem, Qt::QueuedConnection);
    box->open();
}

void MainWindow::showAbout()
{
    auto* dialog = new AboutDialog(m_program->folders(), this);
    dialog->setObjectName(QStringLiteral("aboutDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::fillRecentFiles()
{
    m_recentMenu->clear();
    const QStringList files = m_program->recentFiles();
    for (const QString& path : files) {
        QString label = visibleText(QDir::toNativeSeparators(path), 80);
        label.replace(QLatin1Char('&'), QLatin1String("&&"));
        m_recentMenu->addAction(label, this, [this, path] { openFiles({path}); });
    }
    m_recentMenu->setEnabled(!files.isEmpty());
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(m_actions.value(QStringLiteral("clearRecent")));
}

void MainWindow::updateTitle()
{
    QString page = tr("Overview");
    if (m_pageKey == pageKey::library) {
        page = tr("Library");
    } else if (m_pageKey == pageKey::help) {
        page = tr("Help");
    } else if (m_pageKey == pageKey::comparison) {
        page = tr("Comparison");
    } else if (m_pageKey.startsWith(pageKey::history)) {
        page = m_history->heading();
    } else if (m_pageKey != pageKey::overview) {
        page = m_cratePage->content().heading;
    }
    setWindowTitle(tr("%1 - Rangebar").arg(page));
}

void MainWindow::updateActions()
{
    const bool onDocument = m_pageKey.startsWith(pageKey::crate) || m_pageKey.startsWith(pageKey::file) ||
                            m_pageKey == pageKey::review;
    const bool hasDocument = onDocument && m_cratePage->content().document;
    const bool comparing = m_pageKey == pageKey::comparison;
    const bool onHistory = m_pageKey.startsWith(pageKey::history);
    const bool hasHistory = onHistory && m_history->subject();
    m_actions[QStringLiteral("compareWithFile")]->setEnabled(hasDocument ||
                                                             (onHistory && m_history->canCompare()));
    m_actions[QStringLiteral("history")]->setEnabled(!onHistory && !currentCrate().isEmpty());
    m_compareWithMenu->setEnabled(hasDocument);
    m_actions[QStringLiteral("comparePrevious")]->setEnabled(hasDocument &&
                                                             !m_cratePage->content().sincePrevious.isEmpty());
    m_actions[QStringLiteral("compareBefore")]->setEnabled(m_watching->hasVersionBefore());
    for (const char* id : {"swapSides", "nextFinding", "previousFinding", "saveComparison"}) {
        m_actions[QLatin1String(id)]->setEnabled(comparing);
    }
    m_actions[QStringLiteral("closeFile")]->setEnabled(m_pageKey.startsWith(pageKey::file));
    m_actions[QStringLiteral("saveImage")]->setEnabled(hasDocument || hasHistory || comparing);
    m_actions[QStringLiteral("copyImage")]->setEnabled(hasDocument || hasHistory || comparing);
    m_actions[QStringLiteral("export")]->setEnabled(
        hasDocument || hasHistory || comparing ||
        (m_pageKey == pageKey::library && m_library->hasSelection()) || !m_exporting->crates().isEmpty());
    m_actions[QStringLiteral("axis")]->setEnabled(hasDocument);
    m_actions[QStringLiteral("cancel")]->setEnabled(m_program->feed()->isRefreshing());
}

void MainWindow::retranslate()
{
    setLocale(QLocale());
    const auto setText = [this](const char* id, const QString& text) {
        m_actions[QLatin1String(id)]->setText(text);
    };
    m_menus[QStringLiteral("fileMenu")]->setTitle(tr("&File"));
    m_menus[QStringLiteral("viewMenu")]->setTitle(tr("&View"));
    m_menus[QStringLiteral("compareMenu")]->setTitle(tr("&Compare"));
    m_compareWithMenu->setTitle(tr("This page &with"));
    setText("compareTwoFiles", tr("&Two files..."));
    setText("comparePrevious", tr("This page with the pre&vious document"));
    setText("compareWithFile", tr("This page with a &file..."));
    setText("swapSides", tr("&Swap the sides"));
    setText("nextFinding", tr("&Next finding"));
    setText("previousFinding", tr("&Previous finding"));
    setText("saveComparison", tr("S&ave comparison..."));
    m_menus[QStringLiteral("helpMenu")]->setTitle(tr("&Help"));
    m_recentMenu->setTitle(tr("Open &recent"));
    setText("open", tr("&Open..."));
    setText("openFolder", tr("Open fo&lder..."));
    setText("openPullRequest", tr("Open p&ull request..."));
    setText("importHistory", tr("Import &history from GitHub..."));
    setText("workOffline", tr("&Work offline"));
    setText("compareBefore", tr("This file with its version &before"));
    setText("import", tr("&Import into library..."));
    setText("closeFile", tr("&Close file"));
    setText("export", tr("&Export..."));
    setText("saveImage", tr("&Save image..."));
    setText("copyImage", tr("Cop&y image"));
    setText("preferences", tr("&Preferences..."));
    setText("quit", tr("&Quit"));
    setText("refresh", tr("&Refresh"));
    setText("cancel", tr("&Cancel downloads"));
    setText("filter", tr("&Filter the overview"));
    setText("overview", tr("&Overview"));
    setText("history", tr("&History of this crate"));
    setText("library", tr("L&ibrary"));
    setText("nextPage", tr("&Next page"));
    setText("previousPage", tr("&Previous page"));
    setText("axis", tr("One &axis per scenario"));
    setText("sideList", tr("&List of crates"));
    setText("help", tr("&Manual"));
    setText("helpCharts", tr("How to read the &charts"));
    setText("copyDetails", tr("Copy &details for a report"));
    setText("about", tr("&About Rangebar"));
    setText("clearRecent", tr("&Clear this list"));
    m_sideList->setAccessibleName(tr("Pages"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stops the downloads (Esc)"));
    m_progress->setAccessibleName(tr("Downloads"));
    fillRecentFiles();
    m_library->retranslate();
    m_fixedPages->setLibrary(m_library->summary());
    m_fixedPages->retranslate();
    m_crates->setFormat(NumberFormat());
    m_program->files()->retranslate();
    if (m_comparePage) {
        m_comparePage->setReplacedNotice(m_comparing->replacedNotice());
    }
    if (!m_pageKey.isEmpty()) {
        refreshCurrentPage();
        if (!m_program->feed()->isRefreshing()) {
            showOutcome();
        }
    }
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    if (!m_painted) {
        m_painted = true;
        m_cratePage->setFillsAfterPainting(false);
        // Queued behind the pages, which are painted after the window that holds them.
        QMetaObject::invokeMethod(this, &MainWindow::firstPainted, Qt::QueuedConnection);
        QMetaObject::invokeMethod(this, &MainWindow::showNextProblem, Qt::QueuedConnection);
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Reaches the window where no chart, list or field had a use for it.
    if (event->key() == Qt::Key_Escape && m_reviewing->isRefreshing()) {
        m_reviewing->cancel();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_program->feed()->isRefreshing()) {
        m_program->feed()->cancel();
        return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        lookAtLibrary();
        m_program->files()->watch()->look();
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_program->settings().set(Setting::WindowGeometry, saveGeometry());
    m_program->settings().set(Setting::SplitterState, m_splitter->saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // What is dragged out of a chart is not to be opened again here.
    if (event->source() == nullptr &&
        (!localPaths(event->mimeData()).isEmpty() || !m_reviewing->addressIn(event->mimeData()).isEmpty())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList paths = localPaths(event->mimeData());
    if (const QString address = m_reviewing->addressIn(event->mimeData());
        paths.isEmpty() && !address.isEmpty()) {
        event->acceptProposedAction();
        m_reviewing->open(address);
        return;
    }
    if (!paths.isEmpty()) {
        event->acceptProposedAction();
        if (m_pageKey == pageKey::library || LibraryWindow::isForImport(paths)) {
            ImportRequest request;
            request.paths = paths;
            m_library->import(request);
            return;
        }
        openFiles(paths);
        const auto document = [this](const QString& path) {
            const int row = m_program->files()->indexOf(path);
            return row >= 0 ? m_program->files()->file(row).document : DocumentPtr();
        };
        if (paths.size() == 2 && document(paths.first()) && document(paths.last())) {
            // Two at once are dropped to be compared; both are open as well.
            m_comparing->compareInOrderOfDates({document(paths.first()), paths.first()},
                                               {document(paths.last()), paths.last()});
            showComparison();
        }
    }
}

} // namespace rangebar

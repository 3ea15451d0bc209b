// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programwalk.h"

#include "app/preferences/settingsdialog.h"
#include "app/sessionkeeper.h"
#include "models/document/documentreader.h"
#include "models/items/pagekeys.h"
#include "tests/support/samples.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/historypage.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/notice.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

const auto nats = u"ruststream-nats"_s;

void press(QWidget* parent, const char* button)
{
    auto* found = parent->findChild<QAbstractButton*>(QLatin1String(button));
    if (!found) {
        qFatal("The walk finds no button %s.", button);
    }
    found->click();
}

void type(QWidget* parent, const char* field, const QString& text)
{
    auto* found = parent->findChild<QLineEdit*>(QLatin1String(field));
    if (!found) {
        qFatal("The walk finds no field %s.", field);
    }
    found->setText(text);
}

} // namespace

ProgramWalk::ProgramWalk(Look look) : m_look(std::move(look)) {}

ProgramWalk::~ProgramWalk() = default;

QStringList ProgramWalk::parts()
{
    return {u"overview"_s, u"crates"_s,      u"files"_s,   u"comparison"_s,  u"library"_s, u"history"_s,
            u"manual"_s,   u"pullRequest"_s, u"dialogs"_s, u"preferences"_s, u"menus"_s,   u"notices"_s};
}

void ProgramWalk::walk(const QString& part)
{
    using Part = void (ProgramWalk::*)();
    static const QHash<QString, Part> steps{
        {u"overview"_s, &ProgramWalk::overview}, {u"crates"_s, &ProgramWalk::crates},
        {u"files"_s, &ProgramWalk::files},       {u"comparison"_s, &ProgramWalk::comparison},
        {u"library"_s, &ProgramWalk::library},   {u"history"_s, &ProgramWalk::history},
        {u"manual"_s, &ProgramWalk::manual},     {u"pullRequest"_s, &ProgramWalk::pullRequest},
        {u"dialogs"_s, &ProgramWalk::dialogs},   {u"preferences"_s, &ProgramWalk::preferences},
        {u"menus"_s, &ProgramWalk::menus},       {u"notices"_s, &ProgramWalk::notices}};
    m_fixture = std::make_unique<ReviewFixture>();
    (this->*steps.value(part))();
    m_fixture.reset();
}

QByteArray ProgramWalk::document(const QString& name, const QByteArray& date, const QByteArray& crate) const
{
    QByteArray bytes = sample(name);
    bytes.replace("2026-05-20", date);
    if (!crate.isEmpty()) {
        bytes.replace("ruststream-granary", crate);
    }
    return bytes;
}

/// One row better, one gated count worse, one row of another name.
QByteArray ProgramWalk::changed(QByteArray document) const
{
    document.replace("{ \"best\": 47015, \"median\": 46800, \"worst\": 46120 }",
                     "{ \"best\": 50300, \"median\": 50100, \"worst\": 49900 }");
    document.replace("\"overhead_percent\": 8.2", "\"overhead_percent\": 1.8");
    document.replace("3391.4", "3601.7");
    document.replace("dispatch with a receipt", "dispatch with a signed receipt");
    return document;
}

QString ProgramWalk::write(const QString& name, const QByteArray& document)
{
    return m_fixture->write(name, edit(document));
}

/// One crate with results, one without, and one whose server has a fault.
void ProgramWalk::serveCrates()
{
    const QByteArray served = edit(document(u"schema3.json"_s, "2026-05-20", nats.toLatin1()));
    m_fixture->server.on("/ruststream-nats.json",
                         [served](HttpExchange& exchange) { exchange.answer(200, served); });
    m_fixture->server.on("/ruststream-rdkafka.json", [](HttpExchange& exchange) { exchange.answer(404); });
    m_fixture->server.on("/ruststream-sqlx.json", [](HttpExchange& exchange) { exchange.answer(500); });
}

void ProgramWalk::keepEditions()
{
    const QList<QByteArray> dates{"2026-03-01", "2026-04-01", "2026-05-01"};
    for (const QByteArray& date : dates) {
        QByteArray bytes = document(u"schema3.json"_s, date, nats.toLatin1());
        const auto read = readDocument(edit(date == dates.first() ? bytes : changed(bytes)));
        QVERIFY(read);
        LibraryOrigin origin;
        origin.place = m_fixture->path(u"kept.json"_s);
        m_fixture->program().library()->keep(*read, origin);
    }
    settle();
}

void ProgramWalk::start()
{
    m_fixture->beforeShow = [this] {
        window().resize(size);
        if (beforeShow) {
            beforeShow();
        }
    };
    m_fixture->start(language);
    window().activateWindow(); // the card of a chart's row is there while the chart has the focus
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    QTRY_VERIFY(m_fixture->program().isLibraryOpen());
    settle();
}

void ProgramWalk::refresh()
{
    m_fixture->refresh();
    settle();
}

void ProgramWalk::settle()
{
    QTRY_VERIFY(!m_fixture->program().library()->isBusy());
    const auto* page = m_fixture->find<HistoryPage>("historyPage");
    QTRY_VERIFY(page == nullptr || !page->content().isReading);
    // Pages fill after they are painted, and layouts follow what is in them.
    for (int i = 0; i < 4; ++i) {
        QTest::qWait(1); // also deletes what is to be deleted later
    }
}

void ProgramWalk::show(const QString& page)
{
    window().showPage(page);
    settle();
}

void ProgramWalk::openTables()
{
    const QList<Disclosure*> tables = window().findChildren<Disclosure*>();
    for (Disclosure* table : tables) {
        if (table->isVisible()) {
            table->setOpen(true);
        }
    }
    settle();
}

void ProgramWalk::look(const QString& place)
{
    look(place, &window());
}

void ProgramWalk::look(const QString& place, QWidget* shown)
{
    settle();
    if (!QTest::currentTestFailed()) {
        m_look(place, shown);
    }
}

/// As it is when it is open; those in it as well.
void ProgramWalk::lookAtMenu(const QString& place, QMenu* menu)
{
    Q_EMIT menu->aboutToShow();
    menu->popup(window().mapToGlobal(QPoint(40, 40)));
    look(place, menu);
    menu->hide();
    const QList<QAction*> actions = menu->actions();
    for (QAction* action : actions) {
        if (QMenu* inner = action->menu()) {
            lookAtMenu(place + u" > "_s + inner->objectName(), inner);
        }
    }
}

/// The context menu that has just been opened.
void ProgramWalk::lookAtPopup(const QString& place)
{
    QTRY_VERIFY(QApplication::activePopupWidget());
    QWidget* popup = QApplication::activePopupWidget();
    look(place, popup);
    popup->close();
    settle();
}

QDialog* ProgramWalk::open(const char* action, const char* name)
{
    find<QAction>(action)->trigger();
    auto* dialog = find<QDialog>(name);
    [dialog] { QVERIFY(QTest::qWaitForWindowExposed(dialog)); }();
    settle();
    return dialog;
}

void ProgramWalk::close(QDialog* dialog)
{
    dialog->reject();
    settle();
}

void ProgramWalk::overview()
{
    serveCrates();
    start();
    show(pageKey::overview);
    look(u"overview with samples"_s);
    refresh();
    look(u"overview"_s);
    auto* table = find<QTableView>("overviewScenarios");
    table->selectRow(0);
    look(u"overview with a chosen row"_s);
    type(&window(), "overviewFilter", u"0123"_s);
    look(u"overview that hides all"_s);
}

void ProgramWalk::crates()
{
    serveCrates();
    start();
    refresh();
    show(pageKey::crate + nats);
    openTables();
    look(u"crate"_s);
    press(&window(), "coldSwitch");
    press(&window(), "axisSwitch");
    look(u"crate with other switches"_s);
    auto* chart = find<ChartView>("comparisonChart");
    chart->setFocus();
    chart->setCurrentRow(0);
    look(u"card of a row"_s);
    show(pageKey::crate + u"ruststream-rdkafka"_s);
    look(u"crate without results"_s);
    show(pageKey::crate + u"ruststream-sqlx"_s);
    look(u"crate with a sample and an error"_s);
}

void ProgramWalk::files()
{
    start();
    window().openFiles({write(u"1.json"_s, document(u"unknown-fields.json"_s, "2026-06-15"))});
    openTables();
    look(u"file"_s);
    window().openFiles({write(u"2.json"_s, document(u"throughput.json"_s, "2026-06-15"))});
    openTables();
    look(u"file with a throughput"_s);
    window().openFiles({m_fixture->write(u"3.json"_s, "{ 1")});
    look(u"file that is no document"_s);
    const QString watched = write(u"4.json"_s, document(u"schema3.json"_s, "2026-05-20"));
    window().openFiles({watched});
    settle();
    write(u"4.json"_s, changed(document(u"schema3.json"_s, "2026-06-03")));
    QTRY_VERIFY(find<Notice>("watchNotice")->isVisible());
    look(u"file that was written again"_s);
    const QString before = find<Notice>("watchNotice")->text();
    QFile::remove(watched);
    QTRY_VERIFY(find<Notice>("watchNotice")->text() != before);
    look(u"file that is gone"_s);
    const QString folder = m_fixture->path(u"5"_s);
    QDir().mkpath(folder);
    window().openFolder(folder);
    auto* box = find<QMessageBox>("problemBox");
    look(u"folder without documents"_s, box);
    close(box);
}

void ProgramWalk::comparison()
{
    start();
    const QString older = write(u"1.json"_s, document(u"schema3.json"_s, "2026-05-20"));
    QByteArray later = changed(document(u"schema3.json"_s, "2026-06-03"));
    later.replace("1.93.0", "1.94.0");
    const QString newer = write(u"2.json"_s, later);
    window().openFiles({older, newer}); // what is open is watched
    window().compareFiles(older, newer);
    openTables();
    look(u"comparison"_s);
    find<QAction>("nextFinding")->trigger();
    look(u"comparison with a finding"_s);
    press(&window(), "acceptFinding");
    type(&window(), "rowText", u"32"_s);
    look(u"comparison that hides rows"_s);
    lookAtMenu(u"report menu"_s, find<QToolButton>("reportButton")->menu());
    type(&window(), "rowText", {});
    press(&window(), "pairSuggestion");
    look(u"comparison with a pair by hand"_s);
    m_fixture->desktop.file = m_fixture->path(u"6.rangebar"_s);
    find<QAction>("saveComparison")->trigger();
    look(u"comparison that is saved"_s);
    write(u"2.json"_s, later.replace("50300", "50301"));
    QTRY_VERIFY(find<Notice>("watchNotice")->isVisible());
    look(u"comparison of what was written again"_s);
    window().openFiles({m_fixture->desktop.file});
    look(u"comparison of another input"_s);
    window().compareFiles(older, older);
    look(u"comparison without findings"_s);
    window().compareFiles(older,
                          write(u"3.json"_s, document(u"schema3.json"_s, "2026-06-03", "ruststream-silo")));
    look(u"comparison that is refused"_s);
    window().openFiles({m_fixture->write(u"7.rangebar"_s, "{ 1")});
    auto* box = find<QMessageBox>("problemBox");
    look(u"comparison that can't be restored"_s, box);
    close(box);
}

void ProgramWalk::library()
{
    start();
    show(pageKey::library);
    look(u"empty library"_s);
    keepEditions();
    m_fixture->write(u"data/library/8.json"_s, "{ 1");
    find<QAction>("refresh")->trigger();
    settle();
    openTables();
    look(u"library"_s);
    auto* table = find<QTableView>("libraryTable");
    table->selectAll();
    look(u"library with chosen documents"_s);
    lookAtMenu(u"library's actions"_s, [&] {
        auto* menu = new QMenu(table); // as a menu of actions is made at the right button
        menu->setObjectName(u"libraryMenu"_s);
        menu->addActions(table->actions());
        return menu;
    }());
    find<QAction>("trashDocuments")->trigger();
    auto* box = find<QMessageBox>("trashBox");
    look(u"question before the trash"_s, box);
    close(box);
    auto* group = find<QComboBox>("libraryGroup");
    group->setCurrentIndex(1);
    look(u"library in groups"_s);
    group->setCurrentIndex(0);
    type(&window(), "librarySearch", u"0123456"_s);
    look(u"library without an answer"_s);
    type(&window(), "librarySearch", u"after:9"_s);
    look(u"library with a wrong question"_s);
}

void ProgramWalk::history()
{
    start();
    show(pageKey::history + nats);
    look(u"history without documents"_s);
    keepEditions();
    openTables();
    look(u"history"_s);
    auto* chart = find<ChartView>("scenarioHistoryChart");
    chart->setFocus();
    chart->setCurrentRow(0);
    QTest::keyClick(chart, Qt::Key_Space);
    look(u"history with a chosen document"_s);
    if (auto* cold = m_fixture->find<QAbstractButton>("historyColdSwitch")) {
        cold->click();
        look(u"history of the cold start"_s);
    }
}

void ProgramWalk::manual()
{
    start();
    show(pageKey::help);
    look(u"manual"_s);
    type(&window(), "manualSearch", u"0123456"_s);
    QTest::qWait(300);
    look(u"manual without an answer"_s);
}

void ProgramWalk::pullRequest()
{
    m_fixture->logIn();
    for (GitHubCommit& commit : m_fixture->repository().commits) {
        commit.touched = {ReviewFixture::resultsPath()};
        for (auto& file : commit.files) {
            file = edit(file);
        }
    }
    start();
    QDialog* dialog = open("openPullRequest", "pullRequestDialog");
    look(u"pull request"_s, dialog);
    type(dialog, "pullRequestAddress", u"0/0#"_s);
    look(u"pull request with a wrong address"_s, dialog);
    type(dialog, "pullRequestAddress", u"anna/none#1"_s);
    press(dialog, "openPullRequestButton");
    QTRY_VERIFY(dialog->findChild<Notice*>(u"pullRequestNotice"_s)->isVisible());
    look(u"pull request that is not found"_s, dialog);
    type(dialog, "pullRequestAddress", u"anna/demo"_s);
    press(dialog, "openPullRequestButton");
    QTRY_VERIFY(dialog->findChild<QWidget*>(u"openPullRequests"_s)->isVisible());
    look(u"open pull requests"_s, dialog);
    close(dialog);

    m_fixture->openComparison();
    look(u"pull request's comparison"_s);
    m_fixture->push('4', 400);
    m_fixture->press("reviewRefresh");
    QTRY_VERIFY(m_fixture->text("candidateLine").contains(u"4444444"_s));
    settle();
    look(u"pull request with new commits"_s);
    m_fixture->press("reviewSummary");
    QTRY_VERIFY(m_fixture->find<QDialog>("commentDialog"));
    dialog = find<QDialog>("commentDialog");
    QTRY_VERIFY(dialog->findChild<QWidget*>(u"postComment"_s)->isEnabled());
    look(u"comment"_s, dialog);
    press(dialog, "postComment");
    QTRY_VERIFY(dialog->findChild<QWidget*>(u"openComment"_s)->isVisible());
    look(u"comment that was posted"_s, dialog);
    close(dialog);

    dialog = open("importHistory", "githubHistoryDialog");
    type(dialog, "historyRepository", u"0"_s);
    look(u"history at GitHub with a wrong address"_s, dialog);
    type(dialog, "historyRepository", u"anna/demo"_s);
    press(dialog, "importHistoryButton");
    QTRY_VERIFY(!dialog->findChild<QWidget*>(u"historyProgress"_s)->isVisible());
    look(u"history at GitHub"_s, dialog);
    close(dialog);
}

void ProgramWalk::dialogs()
{
    serveCrates();
    start();
    refresh();
    QDialog* dialog = open("about", "aboutDialog");
    look(u"about"_s, dialog);
    close(dialog);

    show(pageKey::crate + nats);
    dialog = open("export", "exportDialog");
    look(u"export"_s, dialog);
    m_fixture->desktop.folder = m_fixture->path(u"9"_s);
    QDir().mkpath(m_fixture->desktop.folder);
    press(dialog, "savePictures");
    QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<Notice*>(u"exportNote"_s)->isVisible(), 60'000);
    look(u"export that is done"_s, dialog);
    press(dialog, "savePictures");
    QTRY_VERIFY(m_fixture->find<QMessageBox>("replaceBox"));
    auto* box = find<QMessageBox>("replaceBox");
    look(u"question before files are replaced"_s, box);
    close(box);
    close(dialog);

    dialog = open("import", "importDialog");
    look(u"import"_s, dialog);
    m_fixture->desktop.documents = {write(u"1.json"_s, document(u"schema3.json"_s, "2026-01-20")),
                                    m_fixture->write(u"2.json"_s, "{ 1")};
    press(dialog, "importFiles");
    QTRY_VERIFY(dialog->findChild<QWidget*>(u"importSummary"_s)->isVisible());
    if (auto* details = dialog->findChild<Disclosure*>(u"importDetails"_s)) {
        details->setOpen(true);
    }
    look(u"import that is done"_s, dialog);
    close(dialog);
}

void ProgramWalk::preferences()
{
    start();
    SettingsDialog dialog(&m_fixture->program(), &m_fixture->desktop, &window());
    dialog.setObjectName(u"preferencesDialog"_s);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* pages = dialog.findChild<QListWidget*>(u"settingsPages"_s);
    for (int row = 0; row < pages->count(); ++row) {
        pages->setCurrentRow(row);
        look(u"preferences, page %1"_s.arg(row + 1), &dialog);
    }
    type(&dialog, "settingsSearch", u"0123456"_s);
    look(u"preferences without an answer"_s, &dialog);
    type(&dialog, "settingsSearch", {});
    press(&dialog, "resetAll");
    auto* box = dialog.findChild<QMessageBox*>(u"resetAllBox"_s);
    look(u"question before all settings are reset"_s, box);
    close(box);
}

void ProgramWalk::menus()
{
    serveCrates();
    start();
    refresh();
    const QString path = write(u"1.json"_s, document(u"schema3.json"_s, "2026-06-03", nats.toLatin1()));
    window().openFiles({path});
    openTables();
    const QList<QAction*> menus = window().menuBar()->actions();
    for (QAction* action : menus) {
        lookAtMenu(action->menu()->objectName(), action->menu());
    }
    for (auto* button : window().findChildren<QToolButton*>(u"copyButton"_s)) {
        if (button->isVisible()) {
            lookAtMenu(u"copy menu"_s, button->menu());
            break;
        }
    }
    const auto openContextMenu = [](QWidget* widget) {
        const QPoint middle = widget->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, middle, widget->mapToGlobal(middle));
        QCoreApplication::sendEvent(widget, &event);
    };
    openContextMenu(find<ChartView>("comparisonChart"));
    lookAtPopup(u"menu of a chart"_s);
    openContextMenu(find<QTableView>("comparisonTable")->viewport());
    lookAtPopup(u"menu of a table"_s);
}

void ProgramWalk::notices()
{
    SessionState lost;
    lost.documents = {m_fixture->path(u"1.json"_s)};
    lost.page = pageKey::overview;
    {
        SessionStore store(m_fixture->path(u"sessions"_s));
        QVERIFY(store.begin());
        store.write(lost);
    }
    m_fixture->write(u"config/catalogue.json"_s, "{ 1");
    std::unique_ptr<SessionKeeper> keeper;
    const auto before = std::exchange(beforeShow, {});
    beforeShow = [&] {
        keeper = std::make_unique<SessionKeeper>(&window(), m_fixture->path(u"sessions"_s));
        if (before) {
            before();
        }
    };
    start();
    beforeShow = before;
    QVERIFY(find<Notice>("windowNotice")->isVisible());
    QVERIFY(find<Notice>("lostSession")->isVisible());
    look(u"notices"_s);
    m_fixture->program().setWorkingOffline(true);
    look(u"offline"_s);
    find<QAction>("copyDetails")->trigger();
    look(u"details on the clipboard"_s);
    keeper->end();
    keeper.reset();
    m_fixture->stop();
}

} // namespace rangebar::test

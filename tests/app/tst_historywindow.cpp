// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"
#include "widgets/charts/historygeometry.h"
#include "widgets/pages/comparepage.h"
#include "widgets/pages/historypage.h"
#include "widgets/parts/textlabel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

namespace rangebar::test {

class HistoryWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void actionShowsTheCrateOfThePage();
    void linkOnTheCratePageShowsIt();
    void actionShowsTheRowOfTheOverview();
    void pageHasTheDocumentsOfTheLibrary();
    void pageFollowsTheLibraryInItsPlace();
    void documentsOnShowAreInIt();
    void documentOpens();
    void twoDocumentsAreCompared();
    void picturesAreExported();
    void unreadableFileIsTold();
    void pageStaysWhenTheListOfPagesIsVisited();
    void anotherCrateIsAnotherPage();
    void switchesAreThereAtTheNextStart();

private:
    static QByteArray edition(const QByteArray& date, const QByteArray& crate = "ruststream-nats")
    {
        QByteArray document = sample(QStringLiteral("schema3.json"));
        document.replace("ruststream-granary", crate);
        document.replace("2026-05-20", date);
        return document;
    }
    void keep(const QByteArray& bytes)
    {
        const auto document = readDocument(bytes);
        QVERIFY(document);
        LibraryOrigin origin;
        origin.place = QStringLiteral("/somewhere/results.json");
        m_fixture->program().library()->keep(*document, origin);
    }
    /// Until the library has taken everything, and the page has read it.
    void settle()
    {
        QTRY_VERIFY(!m_fixture->program().library()->isBusy());
        QTRY_VERIFY(page() == nullptr || !page()->content().isReading);
    }
    HistoryPage* page() { return m_fixture->find<HistoryPage>("historyPage"); }
    QAction* action(const char* name) { return m_fixture->find<QAction>(name); }
    QString shown() { return m_fixture->window().currentPage(); }
    void show(const QString& crate = QStringLiteral("ruststream-nats"))
    {
        m_fixture->window().showPage(QStringLiteral("history:") + crate);
        settle();
    }
    qsizetype documents() { return page()->history()->steps.size(); }
    ChartView* chart() { return page()->findChild<ChartView*>(QStringLiteral("scenarioHistoryChart")); }
    void press(int slot, Qt::Key key)
    {
        const auto& spec = std::get<HistoryChartSpec>(chart()->spec());
        chart()->setFocus();
        chart()->setCurrentRow(historyRow(spec, {0, 0, 0, slot}));
        QTest::keyClick(chart(), key);
    }

    std::unique_ptr<ProgramFixture> m_fixture;
};

void HistoryWindowTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ProgramFixture>();
    m_fixture->server.on("/ruststream-nats.json",
                         [](HttpExchange& exchange) { exchange.answer(200, edition("2026-05-20")); });
    m_fixture->start();
    QTRY_VERIFY(m_fixture->program().isLibraryOpen());
    QTRY_VERIFY(!m_fixture->program().library()->isBusy());
}

void HistoryWindowTest::actionShowsTheCrateOfThePage()
{
    QVERIFY(!action("history")->isEnabled()); // the overview, without a chosen row
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QVERIFY(action("history")->isEnabled());
    QCOMPARE(action("history")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_H));
    action("history")->trigger();
    QCOMPARE(shown(), QStringLiteral("history:ruststream-nats"));
    QVERIFY(m_fixture->window().windowTitle().contains(QStringLiteral("ruststream-nats")));
    settle();
    QCOMPARE(documents(), 1);
}

void HistoryWindowTest::linkOnTheCratePageShowsIt()
{
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    auto* link = m_fixture->find<QPushButton>("historyLink");
    QVERIFY(link);
    link->click();
    QCOMPARE(shown(), QStringLiteral("history:ruststream-nats"));
}

void HistoryWindowTest::actionShowsTheRowOfTheOverview()
{
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("overview"));
    auto* table = m_fixture->find<QTableView>("overviewScenarios");
    QVERIFY(table->model()->rowCount() > 0);
    for (int row = 0; row < table->model()->rowCount() && !action("history")->isEnabled(); ++row) {
        table->setCurrentIndex(table->model()->index(row, 0));
    }
    QVERIFY(action("history")->isEnabled());
    action("history")->trigger();
    QVERIFY(shown().startsWith(QStringLiteral("history:ruststream-")));
}

void HistoryWindowTest::pageHasTheDocumentsOfTheLibrary()
{
    keep(edition("2026-03-01"));
    keep(edition("2026-04-01"));
    keep(edition("2026-04-01", "ruststream-sqlx"));
    settle();
    show();
    QTRY_COMPARE(documents(), 2);
    QCOMPARE(page()->history()->steps[0].measured, QDate(2026, 3, 1));
    QCOMPARE(std::get<HistoryChartSpec>(chart()->spec()).documents.size(), 2);
}

void HistoryWindowTest::pageFollowsTheLibraryInItsPlace()
{
    keep(edition("2026-03-01"));
    keep(edition("2026-04-01"));
    settle();
    show();
    QTRY_COMPARE(documents(), 2);
    QScrollBar* bar = page()->findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 200);
    bar->setValue(200);
    keep(edition("2026-02-01"));
    QTRY_COMPARE(documents(), 3);
    QCOMPARE(page()->findChild<QScrollArea*>()->verticalScrollBar()->value(), 200);
    QCOMPARE(shown(), QStringLiteral("history:ruststream-nats"));
}

void HistoryWindowTest::documentsOnShowAreInIt()
{
    keep(edition("2026-03-01"));
    settle();
    m_fixture->refresh(); // publishes that of May, which is kept as well
    m_fixture->window().openFiles(
        {m_fixture->write(QStringLiteral("mine.json"), edition("2026-06-01")),
         m_fixture->write(QStringLiteral("other.json"), edition("2026-06-02", "ruststream-sqlx"))});
    show();
    QTRY_COMPARE(documents(), 3); // each once
    QVERIFY(page()->history()->leftOut.isEmpty());
    QCOMPARE(page()->history()->steps[2].measured, QDate(2026, 6, 1));
}

void HistoryWindowTest::documentOpens()
{
    keep(edition("2026-03-01"));
    keep(edition("2026-04-01"));
    settle();
    show();
    QTRY_COMPARE(documents(), 2);
    press(0, Qt::Key_Return);
    QVERIFY2(shown().startsWith(QStringLiteral("file:")), qPrintable(shown()));
    QVERIFY(shown().contains(QStringLiteral("2026-03-01")));
}

void HistoryWindowTest::twoDocumentsAreCompared()
{
    keep(edition("2026-03-01"));
    keep(edition("2026-04-01"));
    settle();
    show();
    QTRY_COMPARE(documents(), 2);
    QVERIFY(!action("compareWithFile")->isEnabled());
    press(1, Qt::Key_Space);
    press(0, Qt::Key_Space);
    QVERIFY(action("compareWithFile")->isEnabled());
    QCOMPARE(action("compareWithFile")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
    action("compareWithFile")->trigger();
    QCOMPARE(shown(), QStringLiteral("compare"));
    QVERIFY(m_fixture->find<TextLabel>("baseLine")->text().contains(QStringLiteral("2026-03-01")));
    QVERIFY(m_fixture->find<TextLabel>("candidateLine")->text().contains(QStringLiteral("2026-04-01")));
}

void HistoryWindowTest::picturesAreExported()
{
    keep(edition("2026-03-01"));
    keep(edition("2026-04-01"));
    settle();
    show();
    QTRY_COMPARE(documents(), 2);
    QVERIFY(action("export")->isEnabled());
    action("export")->trigger();
    auto* dialog = m_fixture->find<QDialog>("exportDialog");
    QVERIFY(dialog);
    QStringList offered;
    for (const QListWidget* list : dialog->findChildren<QListWidget*>()) {
        for (int row = 0; row < list->count(); ++row) {
            offered += list->item(row)->text();
        }
    }
    QVERIFY2(offered.contains(QStringLiteral("Scenarios over time")), qPrintable(offered.join(u'\n')));
    QVERIFY(offered.contains(QStringLiteral("Cost of the code over time")));
    QVERIFY(!offered.contains(QStringLiteral("Against the raw client")));
    dialog->reject();
}

void HistoryWindowTest::pageStaysWhenTheListOfPagesIsVisited()
{
    auto* list = m_fixture->find<QListView>("sideList");
    for (const QString& crate :
         {QStringLiteral("ruststream-nats"), QStringLiteral("ruststream-unheard-of")}) {
        show(crate);
        page()->setFocus();
        list->setFocus(Qt::TabFocusReason);
        QCOMPARE(shown(), QString(QStringLiteral("history:") + crate));
        QVERIFY(list->currentIndex().isValid());
    }
    show();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->currentIndex()).center());
    QCOMPARE(shown(), QStringLiteral("crate:ruststream-nats"));
}

void HistoryWindowTest::unreadableFileIsTold()
{
    keep(edition("2026-03-01"));
    keep(edition("2026-04-01"));
    settle();
    const Library* library = m_fixture->program().library();
    QFile broken(library->folder() + QLatin1Char('/') + library->index()->entries().at(0).name);
    QVERIFY(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
    broken.close();
    show();
    QTRY_COMPARE(documents(), 1);
    QVERIFY(m_fixture->find<QWidget>("historyProblems"));
}

void HistoryWindowTest::switchesAreThereAtTheNextStart()
{
    const auto box = [this](const char* name) { return m_fixture->find<QComboBox>(name); };
    const auto loop = [this](LoopRole role) {
        return m_fixture->find<QCheckBox>(
            qPrintable(QStringLiteral("historyLoop%1").arg(static_cast<int>(role))));
    };
    show();
    QCOMPARE(page()->switches(), HistorySwitches());
    box("historyOrder")->setCurrentIndex(1);
    box("historyMeasure")->setCurrentIndex(1);
    box("historyCount")->setCurrentIndex(2);
    loop(LoopRole::RawClient)->click();
    const HistorySwitches chosen = page()->switches();
    QCOMPARE(chosen.latest, 25);

    m_fixture->start();
    show();
    QCOMPARE(page()->switches(), chosen);
    QCOMPARE(box("historyOrder")->currentText(), QStringLiteral("By version"));
    QCOMPARE(box("historyMeasure")->currentText(), QStringLiteral("Rates"));
    QCOMPARE(box("historyCount")->currentText(), QStringLiteral("Last 25"));
    QVERIFY(!loop(LoopRole::RawClient)->isChecked());
    QVERIFY(loop(LoopRole::RustStream)->isChecked());

    // What a later version, or somebody by hand, has written does no harm.
    m_fixture->program().settings().set(
        Setting::HistorySwitches,
        QStringList{QStringLiteral("latest 7"), QStringLiteral("by moon"), QStringLiteral("rates")});
    m_fixture->start();
    show();
    QCOMPARE(page()->switches().latest, 0);
    QVERIFY(page()->switches().chart.rates);
}

void HistoryWindowTest::anotherCrateIsAnotherPage()
{
    keep(edition("2026-03-01"));
    keep(edition("2026-04-01", "ruststream-sqlx"));
    settle();
    show();
    QTRY_COMPARE(documents(), 1);
    show(QStringLiteral("ruststream-sqlx"));
    QTRY_COMPARE(documents(), 1);
    QCOMPARE(page()->history()->crate, QStringLiteral("ruststream-sqlx"));
    show(QStringLiteral("ruststream-unheard-of"));
    QTRY_COMPARE(documents(), 0);
    QVERIFY(m_fixture->find<TextLabel>("emptyReason"));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::HistoryWindowTest)
#include "tst_historywindow.moc"

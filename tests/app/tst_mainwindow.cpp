// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/navigationroles.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartcard.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/cratepage.h"
#include "widgets/pages/overviewpage.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/textlabel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>

namespace rangebar::test {

class MainWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void everyCrateIsListedWithItsState();
    void samplesAreShownAndMarkedWithoutANetwork();
    void escapeStopsTheDownloads();
    void documentOfAnotherCrateIsPointedOut();
    void cardOfTheMouseGoesWhenThePageScrolls();
    void keptCopiesAreShownAtTheNextStart();
    void aCrateWithoutResultsSaysWhy();
    void opensFilesChosenAndDropped();
    void aFileThatIsNoDocumentSaysWhatAndWhere();
    void recentFilesAreRemembered();
    void pageHasEverySectionOfTheDocument();
    void sectionListFollowsAndLeads();
    void tableOpensAndCopies();
    void hostileTextIsPlainEverywhere();
    void axisSwitchIsOneForMenuPageAndNextStart();
    void coldStartReplacesTheCostChart();
    void chartIsCopiedAndSaved();
    void pictureThatCannotBeWrittenIsReported();
    void keyboardReachesEveryPage();
    void overviewSortsFiltersAndOpens();
    void languageChangesWhileRunning();
    void overheadIsInSightInEveryLanguage();
    void listGivesWayInANarrowWindow();
    void everyEntryOfTheMenusHasItsOwnLetter();
    void themeChangesWhileRunning();
    void crateIsAddedInThePreferences();
    void forbiddenAddressCannotBeAccepted();
    void brokenCatalogueIsReportedAndKept();
    void windowRemembersItsPlaceAndPage();
    void explanationOpensInTheBrowser();
    void aboutShowsVersions();
    void scrollPositionSurvivesARefresh();

private:
    QModelIndex entry(const QString& key) { return m_fixture->listed(key); }
    QString secondLine(const QString& key) { return entry(key).data(SecondLineRole).toString(); }
    void serve(const QByteArray& target, const QByteArray& body)
    {
        m_fixture->server.on(target, [body](HttpExchange& exchange) { exchange.answer(200, body); });
    }
    QString open(const QByteArray& document, const QString& name = QStringLiteral("results.json"))
    {
        const QString path = m_fixture->write(name, document);
        m_fixture->window().openFiles({path});
        return path;
    }
    QString labelText(const char* name)
    {
        auto* label = m_fixture->find<TextLabel>(name);
        return label ? label->text() : QStringLiteral("(no such label)");
    }
    /// Runs `act` while the modal dialog with this name is open.
    template <typename Dialog, typename Act>
    void inDialog(const char* name, Act act)
    {
        auto* poll = new QTimer(&m_fixture->window());
        connect(poll, &QTimer::timeout, poll, [this, poll, name, act] {
            if (auto* dialog = m_fixture->window().findChild<Dialog*>(QLatin1String(name));
                dialog && dialog->isVisible()) {
                poll->deleteLater();
                act(dialog);
            }
        });
        poll->start(10);
    }

    std::unique_ptr<ProgramFixture> m_fixture;
};

void MainWindowTest::everyCrateIsListedWithItsState()
{
    serve("/ruststream-nats.json", sample(QStringLiteral("schema3.json")));
    m_fixture->server.on("/ruststream-sqlx.json", [](HttpExchange& exchange) { exchange.answer(500); });
    m_fixture->start();
    m_fixture->refresh();

    QVERIFY(entry(QStringLiteral("overview")).isValid());
    QVERIFY2(secondLine(QStringLiteral("crate:ruststream-nats")).contains(QLatin1String("measured")),
             qPrintable(secondLine(QStringLiteral("crate:ruststream-nats"))));
    QCOMPARE(secondLine(QStringLiteral("crate:ruststream-rdkafka")),
             QStringLiteral("no results published yet"));
    QVERIFY(entry(QStringLiteral("crate:ruststream-sqlx")).isValid());
    QVERIFY(entry(QStringLiteral("crate:ruststream-sqlx")).data(HasProblemRole).toBool());
    const QString status = m_fixture->find<QLabel>("statusText")->text();
    QVERIFY2(status.contains(QLatin1String("1 crate up to date")), qPrintable(status));
    QVERIFY2(status.contains(QLatin1String("1 without results")), qPrintable(status));
}

void MainWindowTest::samplesAreShownAndMarkedWithoutANetwork()
{
    m_fixture->server.close();
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));

    auto* chart = m_fixture->find<ChartView>("comparisonChart");
    QVERIFY(chart);
    QVERIFY(chart->rowCount() > 0);
    auto* notice = m_fixture->find<Notice>("notice");
    QVERIFY(notice && notice->isVisible());
    QVERIFY2(notice->text().contains(QLatin1String("sample"), Qt::CaseInsensitive),
             qPrintable(notice->text()));
    QVERIFY(secondLine(QStringLiteral("crate:ruststream-nats")).contains(QLatin1String("sample")));
}

void MainWindowTest::documentOfAnotherCrateIsPointedOut()
{
    serve("/ruststream-rdkafka.json", sample(QStringLiteral("schema3.json")));
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-rdkafka"));
    const auto* notice = m_fixture->find<Notice>("notice");
    QVERIFY(notice && notice->isVisible());
    QVERIFY2(notice->text().contains(QLatin1String("ruststream-rdkafka")), qPrintable(notice->text()));
    QVERIFY(entry(QStringLiteral("crate:ruststream-rdkafka")).data(HasProblemRole).toBool());
}

void MainWindowTest::cardOfTheMouseGoesWhenThePageScrolls()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    auto* chart = m_fixture->find<ChartView>("comparisonChart");
    QTest::mouseMove(chart, chart->rowRect(1).center());
    const auto shownCard = [] {
        for (const QWidget* widget : QApplication::allWidgets()) {
            if (qobject_cast<const ChartCard*>(widget) && widget->isVisible()) {
                return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(shownCard());
    auto* bar = m_fixture->find<QScrollArea>("pageScroll")->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    QVERIFY(!shownCard());
}

void MainWindowTest::escapeStopsTheDownloads()
{
    m_fixture->server.onAny([](HttpExchange&) {}); // never answers
    m_fixture->start();
    m_fixture->program().feed()->refresh();
    auto* cancel = m_fixture->find<QToolButton>("cancelRefresh");
    QTRY_VERIFY(cancel->isVisible());
    QTRY_VERIFY(!m_fixture->server.requests().isEmpty());

    QTest::keyClick(&m_fixture->window(), Qt::Key_Escape);

    QTRY_VERIFY(!m_fixture->program().feed()->isRefreshing());
    QVERIFY(!cancel->isVisible());
    const QString status = m_fixture->find<QLabel>("statusText")->text();
    QVERIFY2(status.contains(QLatin1String("cancelled")), qPrintable(status));
}

void MainWindowTest::keptCopiesAreShownAtTheNextStart()
{
    serve("/ruststream-nats.json", sample(QStringLiteral("schema3.json")));
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->server.on("/ruststream-nats.json", [](HttpExchange& exchange) { exchange.reset(); });

    m_fixture->start(); // asks for nothing yet
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QVERIFY(m_fixture->find<ChartView>("comparisonChart"));

    m_fixture->refresh();
    QVERIFY(m_fixture->find<ChartView>("comparisonChart"));
    QVERIFY2(secondLine(QStringLiteral("crate:ruststream-nats")).contains(QLatin1String("offline")),
             qPrintable(secondLine(QStringLiteral("crate:ruststream-nats"))));
    QVERIFY(m_fixture->find<Notice>("notice")->isVisible());
}

void MainWindowTest::aCrateWithoutResultsSaysWhy()
{
    serve("/ruststream-rdkafka.json", "{\"schema\": 9}");
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-rdkafka"));

    QCOMPARE(labelText("emptyTitle"), QStringLiteral("no results published yet"));
    QVERIFY2(labelText("emptyReason").contains(QLatin1String("9")), qPrintable(labelText("emptyReason")));
    QVERIFY(labelText("origin").endsWith(QLatin1String("/ruststream-rdkafka.json")));

    serve("/ruststream-rdkafka.json", sample(QStringLiteral("schema3.json")));
    QTest::mouseClick(m_fixture->find<QPushButton>("retryButton"), Qt::LeftButton);
    QTRY_VERIFY(m_fixture->find<ChartView>("comparisonChart"));
}

void MainWindowTest::opensFilesChosenAndDropped()
{
    m_fixture->start();
    m_fixture->desktop.documents = {
        m_fixture->write(QStringLiteral("one.json"), sample(QStringLiteral("schema1.json"))),
        m_fixture->write(QStringLiteral("two.json"), sample(QStringLiteral("throughput.json")))};
    QTest::keyClick(&m_fixture->window(), Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(m_fixture->window().currentPage(),
             QString(QStringLiteral("file:") + m_fixture->desktop.documents.last()));
    QVERIFY(m_fixture->find<ChartView>("throughputChart"));
    QVERIFY(entry(QStringLiteral("file:") + m_fixture->desktop.documents.first()).isValid());

    const QString dropped =
        m_fixture->write(QStringLiteral("three.json"), sample(QStringLiteral("schema3.json")));
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(dropped)});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPoint(300, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_fixture->window(), &drop);
    QCOMPARE(m_fixture->window().currentPage(), QString(QStringLiteral("file:") + dropped));

    QTest::keyClick(&m_fixture->window(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!entry(QStringLiteral("file:") + dropped).isValid());
    QVERIFY(m_fixture->window().currentPage() != QString(QStringLiteral("file:") + dropped));
}

void MainWindowTest::aFileThatIsNoDocumentSaysWhatAndWhere()
{
    m_fixture->start();
    open("{\n  \"schema\": 3,\n  \"crate\": 7\n}\n");
    QVERIFY(!m_fixture->find<ChartView>("comparisonChart"));
    const QString reason = labelText("emptyReason");
    QVERIFY2(reason.contains(QLatin1String("Line 3")) && reason.contains(QLatin1String("crate")),
             qPrintable(reason));

    m_fixture->window().openFiles({m_fixture->path(QStringLiteral("missing.json"))});
    QVERIFY2(labelText("emptyReason").contains(QLatin1String("no such file")),
             qPrintable(labelText("emptyReason")));
    m_fixture->window().openFiles({QStringLiteral("/dev/null")});
    QVERIFY2(labelText("emptyReason").contains(QLatin1String("not a file")),
             qPrintable(labelText("emptyReason")));
}

void MainWindowTest::recentFilesAreRemembered()
{
    m_fixture->start();
    const QString path = open(sample(QStringLiteral("schema3.json")));
    open("not json", QStringLiteral("broken.json"));
    m_fixture->start();
    auto* recent = m_fixture->find<QMenu>("recentMenu");
    QList<QAction*> actions = recent->actions();
    QVERIFY(actions.first()->text().endsWith(QLatin1String("results.json")));
    QVERIFY(!std::any_of(actions.cbegin(), actions.cend(), [](const QAction* action) {
        return action->text().contains(QLatin1String("broken"));
    }));
    actions.first()->trigger();
    QCOMPARE(m_fixture->window().currentPage(), QString(QStringLiteral("file:") + path));
    m_fixture->find<QAction>("clearRecent")->trigger();
    QVERIFY(!recent->isEnabled());
}

void MainWindowTest::pageHasEverySectionOfTheDocument()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    QVERIFY(m_fixture->find<ChartView>("comparisonChart"));
    QVERIFY(m_fixture->find<ChartView>("costChart"));
    QVERIFY(m_fixture->find<ChartView>("throughputChart"));
    QVERIFY(m_fixture->find<PageTable>("machineTable"));
    QVERIFY(!m_fixture->find<PageTable>("otherFieldsTable"));
    QVERIFY(!labelText("provenance").isEmpty());

    open(sample(QStringLiteral("unknown-fields.json")), QStringLiteral("unknown.json"));
    auto* others = m_fixture->find<PageTable>("otherFieldsTable");
    QVERIFY(others && others->model()->rowCount() > 0);

    // A core document measures no broker: its cost alone is shown.
    open(sample(QStringLiteral("schema2-core.json")), QStringLiteral("core.json"));
    QVERIFY(!m_fixture->find<ChartView>("comparisonChart"));
    QVERIFY(m_fixture->find<ChartView>("costChart"));

    open(sample(QStringLiteral("bare.json")), QStringLiteral("bare.json"));
    QVERIFY(m_fixture->find<PageTable>("machineTable"));
    QVERIFY(!labelText("pageHeading").isEmpty());
}

void MainWindowTest::sectionListFollowsAndLeads()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    auto* bar = m_fixture->find<CratePage>("cratePage")->findChild<QTabBar*>(QStringLiteral("sectionBar"));
    auto* scroll =
        m_fixture->find<CratePage>("cratePage")->findChild<QScrollArea*>(QStringLiteral("pageScroll"));
    QTRY_VERIFY(bar->isVisible());
    QTRY_VERIFY(bar->height() > 10);
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 400);
    QCOMPARE(bar->currentIndex(), 0);

    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
    const auto* cost = m_fixture->find<QWidget>("costSection");
    QCOMPARE(bar->currentIndex(), 1);
    QVERIFY(std::abs(cost->mapTo(scroll->viewport(), QPoint(0, 0)).y()) <= 20);

    scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
    QCOMPARE(bar->currentIndex(), bar->count() - 1);
    scroll->verticalScrollBar()->setValue(0);
    QCOMPARE(bar->currentIndex(), 0);
}

void MainWindowTest::tableOpensAndCopies()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    auto* disclosure = m_fixture->find<Disclosure>("comparisonTableDisclosure");
    QVERIFY(disclosure && !m_fixture->find<PageTable>("comparisonTable"));
    auto* button = disclosure->findChild<QToolButton*>(QStringLiteral("disclosureButton"));
    QTest::mouseClick(button, Qt::LeftButton);
    auto* table = m_fixture->find<PageTable>("comparisonTable");
    QVERIFY(table && table->isVisible());
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines =
        QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), table->model()->rowCount() + 1);
    QVERIFY(lines.first().startsWith(QLatin1String("Scenario\tRaw client\t")));
    QCOMPARE(lines.at(1).section(QLatin1Char('\t'), 0, 0), table->model()->index(0, 0).data().toString());

    table->selectRow(1);
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    const QString selected = QGuiApplication::clipboard()->text();
    QVERIFY(selected.contains(table->model()->index(1, 0).data().toString()));
    QVERIFY(!selected.contains(table->model()->index(0, 0).data().toString()));

    // It stays open for the next document.
    open(sample(QStringLiteral("schema1.json")), QStringLiteral("other.json"));
    QVERIFY(m_fixture->find<PageTable>("comparisonTable"));
}

void MainWindowTest::hostileTextIsPlainEverywhere()
{
    m_fixture->start();
    open(sample(QStringLiteral("hostile-names.json")));
    const auto isPlain = [](const QString& text) {
        for (const QChar c : text) {
            const bool control =
                c.category() == QChar::Other_Control && c != QLatin1Char('\n') && c != QLatin1Char('\t');
            if (control || (c.unicode() >= 0x202a && c.unicode() <= 0x202e) ||
                (c.unicode() >= 0x2066 && c.unicode() <= 0x2069)) {
                return false;
            }
        }
        return true;
    };
    QVERIFY(isPlain(m_fixture->window().windowTitle()));
    const auto labels = m_fixture->window().findChildren<QLabel*>();
    for (const QLabel* label : labels) {
        QVERIFY2(isPlain(label->text()), qPrintable(label->objectName()));
        QVERIFY2(label->text().isEmpty() || label->buddy() || label->textFormat() == Qt::PlainText,
                 qPrintable(label->objectName()));
    }
    const auto& spec = std::get<RangeChartSpec>(m_fixture->find<ChartView>("comparisonChart")->spec());
    bool sawTag = false;
    for (const RangeBlock& block : spec.blocks) {
        QVERIFY(isPlain(block.name));
        sawTag = sawTag || block.name.contains(QLatin1String("<b>x</b> | =1+1"));
    }
    QVERIFY(sawTag);

    m_fixture->find<Disclosure>("comparisonTableDisclosure")->setOpen(true);
    auto* table = m_fixture->find<PageTable>("comparisonTable");
    table->copyAsText();
    QVERIFY(isPlain(QGuiApplication::clipboard()->text()));
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
    const QStringList lines =
        QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), table->model()->rowCount() + 1);
    for (const QString& line : lines) {
        for (const QString& cell : line.split(QLatin1Char('\t'))) {
            QVERIFY2(!cell.startsWith(QLatin1Char('=')) && !cell.startsWith(QLatin1Char('@')),
                     qPrintable(cell));
        }
    }
    table->copyAsMarkdown();
    const QString markdown = QGuiApplication::clipboard()->text();
    QVERIFY(isPlain(markdown));
    QVERIFY(!markdown.contains(QLatin1String("<b>")));
}

void MainWindowTest::axisSwitchIsOneForMenuPageAndNextStart()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    auto* chart = m_fixture->find<ChartView>("comparisonChart");
    QCOMPARE(std::get<RangeChartSpec>(chart->spec()).axisMode, AxisMode::Shared);
    auto* button =
        m_fixture->find<QWidget>("comparisonSection")->findChild<QCheckBox*>(QStringLiteral("axisSwitch"));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(std::get<RangeChartSpec>(chart->spec()).axisMode, AxisMode::PerScenario);
    QVERIFY(m_fixture->find<QAction>("axis")->isChecked());
    const auto& throughput = std::get<RangeChartSpec>(m_fixture->find<ChartView>("throughputChart")->spec());
    QCOMPARE(throughput.axisMode, AxisMode::PerScenario);

    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    QCOMPARE(std::get<RangeChartSpec>(m_fixture->find<ChartView>("comparisonChart")->spec()).axisMode,
             AxisMode::PerScenario);
    m_fixture->find<QAction>("axis")->trigger();
    QCOMPARE(std::get<RangeChartSpec>(m_fixture->find<ChartView>("comparisonChart")->spec()).axisMode,
             AxisMode::Shared);
}

void MainWindowTest::coldStartReplacesTheCostChart()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    auto* chart = m_fixture->find<ChartView>("costChart");
    QVERIFY(!std::get<CostChartSpec>(chart->spec()).coldStart);
    QTest::mouseClick(m_fixture->find<QCheckBox>("coldSwitch"), Qt::LeftButton);
    QVERIFY(std::get<CostChartSpec>(chart->spec()).coldStart);
}

void MainWindowTest::chartIsCopiedAndSaved()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    QTest::keyClick(&m_fixture->window(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QImage copied = QGuiApplication::clipboard()->image();
    QVERIFY(copied.width() > 900 && copied.height() > 200);

    const QList<QPair<QString, QByteArray>> formats{{QStringLiteral("a.png"), "\x89PNG"},
                                                    {QStringLiteral("a.svg"), "<?xml"},
                                                    {QStringLiteral("a.pdf"), "%PDF"}};
    for (const auto& [name, magic] : formats) {
        m_fixture->desktop.image = m_fixture->path(name);
        QTest::keyClick(&m_fixture->window(), Qt::Key_S, Qt::ControlModifier);
        QFile file(m_fixture->desktop.image);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        QVERIFY2(file.readAll().startsWith(magic), qPrintable(name));
        QVERIFY(m_fixture->find<QLabel>("statusText")->text().contains(name));
    }
    QVERIFY(m_fixture->desktop.suggested.endsWith(QLatin1String(".png")));
}

void MainWindowTest::pictureThatCannotBeWrittenIsReported()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    m_fixture->desktop.image = m_fixture->path(QStringLiteral("no/such/folder/a.png"));
    m_fixture->find<QAction>("saveImage")->trigger();
    auto* box = m_fixture->find<QMessageBox>("problemBox");
    QVERIFY(box && box->isVisible());
    QVERIFY(box->text().contains(QLatin1String("a.png")));
    QCOMPARE(box->textFormat(), Qt::PlainText);
}

void MainWindowTest::keyboardReachesEveryPage()
{
    m_fixture->start();
    MainWindow& window = m_fixture->window();
    window.showPage(QStringLiteral("overview"));
    QTest::keyClick(&window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("library"));
    QTest::keyClick(&window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("crate:ruststream-nats"));
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("overview"));
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("crate:ruststream-sqlx"));
    QTest::keyClick(&window, Qt::Key_F1);
    QCOMPARE(window.currentPage(), QStringLiteral("help"));
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(window.focusWidget(), m_fixture->find<QLineEdit>("manualSearch"));
    window.showPage(QStringLiteral("overview"));
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(window.focusWidget(), m_fixture->find<QLineEdit>("overviewFilter"));
    QVERIFY(m_fixture->find<QListView>("sideList")->isVisible());
    QTest::keyClick(&window, Qt::Key_F9);
    QVERIFY(!m_fixture->find<QListView>("sideList")->isVisible());

    QSignalSpy finished(m_fixture->program().feed(), &CrateFeed::refreshFinished);
    QTest::keyClick(&window, Qt::Key_F5);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_fixture->server.countOf("/ruststream-nats.json"), 1);
}

void MainWindowTest::overviewSortsFiltersAndOpens()
{
    serve("/ruststream-nats.json", sample(QStringLiteral("schema3.json")));
    serve("/ruststream-sqlx.json", sample(QStringLiteral("throughput.json")));
    m_fixture->start();
    m_fixture->refresh();
    auto* table = m_fixture->find<QTableView>("overviewScenarios");
    const int all = table->model()->rowCount();
    bool pending = false;
    for (int row = 0; row < all; ++row) {
        pending = pending || table->model()->index(row, 1).data().toString().contains(
                                 QLatin1String("no results published yet"));
    }
    QVERIFY(pending); // Kafka stays in sight
    QVERIFY(!labelText("overviewNote").isEmpty());

    auto* filter = m_fixture->find<QLineEdit>("overviewFilter");
    QTest::keyClicks(filter, QStringLiteral("nats"));
    const int natsRows = table->model()->rowCount();
    QVERIFY(natsRows > 0 && natsRows < all);
    QVERIFY(m_fixture->find<TextLabel>("overviewScenariosHidden")->isVisible());
    QVERIFY(labelText("overviewScenariosHidden").contains(QString::number(all - natsRows)));

    table->setFocus();
    table->selectRow(0);
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("crate:ruststream-nats"));
}

void MainWindowTest::languageChangesWhileRunning()
{
    serve("/ruststream-nats.json", sample(QStringLiteral("schema3.json")));
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    const QString english = labelText("provenance");
    inDialog<QDialog>("preferencesDialog", [](QDialog* dialog) {
        auto* language = dialog->findChild<QComboBox*>(QStringLiteral("setting:language"));
        language->setCurrentIndex(language->findData(QStringLiteral("ru")));
        dialog->accept();
    });
    m_fixture->find<QAction>("preferences")->trigger();

    QTRY_VERIFY(labelText("provenance") != english);
    const auto& spec = std::get<RangeChartSpec>(m_fixture->find<ChartView>("comparisonChart")->spec());
    QCOMPARE(spec.blocks.first().rows.first().label, QStringLiteral("Сырой клиент"));
    QCOMPARE(m_fixture->find<CratePage>("cratePage")
                 ->findChild<QTabBar*>(QStringLiteral("sectionBar"))
                 ->tabText(0),
             QStringLiteral("Против сырого клиента"));
    QVERIFY(secondLine(QStringLiteral("crate:ruststream-nats")).contains(QStringLiteral("измерено")));
    auto* overview = m_fixture->find<QTableView>("overviewScenarios");
    QCOMPARE(overview->model()->headerData(2, Qt::Horizontal).toString(), QStringLiteral("Сырой клиент"));

    m_fixture->start(QStringLiteral("zh_CN"));
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QCOMPARE(m_fixture->find<CratePage>("cratePage")
                 ->findChild<QTabBar*>(QStringLiteral("sectionBar"))
                 ->tabText(0),
             QStringLiteral("与裸客户端对照"));
    m_fixture->start(QStringLiteral("en"));
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QCOMPARE(labelText("provenance"), english);
}

/// The overhead is what most readers look for: its column is the last one.
void MainWindowTest::overheadIsInSightInEveryLanguage()
{
    for (const char* language : {"en", "ru", "zh_CN"}) {
        m_fixture->start(QLatin1String(language));
        m_fixture->window().resize(1180, 800);
        m_fixture->window().showPage(QStringLiteral("overview"));
        const auto* table = m_fixture->find<QTableView>("overviewScenarios");
        const int last = table->model()->columnCount() - 1;
        const auto end = [&] { return table->columnViewportPosition(last) + table->columnWidth(last); };
        QTRY_VERIFY2(table->columnWidth(last) > 40 && end() <= table->viewport()->width(),
                     qPrintable(QStringLiteral("%1: %2 of %3")
                                    .arg(QLatin1String(language))
                                    .arg(end())
                                    .arg(table->viewport()->width())));
    }
}

void MainWindowTest::listGivesWayInANarrowWindow()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    MainWindow& window = m_fixture->window();
    const auto* list = m_fixture->find<QListView>("sideList");
    window.resize(1180, 800);
    QTRY_VERIFY(list->width() > 180);
    window.resize(300, 500);
    // No narrower than half of a small screen, and then the chart has most of it.
    QTRY_VERIFY(window.width() <= 512);
    const auto* chart = m_fixture->find<ChartView>("comparisonChart");
    QTRY_VERIFY2(list->width() < 130 && chart->visibleRegion().boundingRect().width() > 300,
                 qPrintable(QStringLiteral("%1 and %2")
                                .arg(list->width())
                                .arg(chart->visibleRegion().boundingRect().width())));
}

/// Alt and a letter opens a menu, a letter chooses in it: in each language it must be clear what is meant.
void MainWindowTest::everyEntryOfTheMenusHasItsOwnLetter()
{
    for (const char* language : {"en", "ru", "zh_CN"}) {
        m_fixture->start(QLatin1String(language));
        const QList<QAction*> bar = m_fixture->window().menuBar()->actions();
        QList<QList<QAction*>> menus{bar};
        for (const QAction* menu : bar) {
            menus += menu->menu()->actions();
        }
        int entries = 0;
        for (const QList<QAction*>& menu : std::as_const(menus)) {
            QHash<QString, QString> texts;
            for (const QAction* entry : menu) {
                if (entry->isSeparator()) {
                    continue;
                }
                const QString key = QKeySequence::mnemonic(entry->text()).toString();
                const QString both = QStringLiteral("%1: %2 and %3")
                                         .arg(QLatin1String(language), entry->text(), texts.value(key));
                QVERIFY2(!key.isEmpty() && !texts.contains(key), qPrintable(both));
                texts.insert(key, entry->text());
                ++entries;
            }
        }
        QVERIFY(entries > 30);
    }
}

void MainWindowTest::themeChangesWhileRunning()
{
    m_fixture->start();
    open(sample(QStringLiteral("schema3.json")));
    const auto choose = [this](const QString& choice) {
        inDialog<QDialog>("preferencesDialog", [choice](QDialog* dialog) {
            auto* theme = dialog->findChild<QComboBox*>(QStringLiteral("setting:theme"));
            theme->setCurrentIndex(theme->findData(choice));
            dialog->accept();
        });
        m_fixture->find<QAction>("preferences")->trigger();
    };
    const auto background = [this] {
        return m_fixture->find<ChartView>("comparisonChart")->grab().toImage().pixelColor(2, 2).lightness();
    };
    choose(QStringLiteral("dark"));
    QTRY_VERIFY(background() < 60);
    choose(QStringLiteral("light"));
    QTRY_VERIFY(background() > 220);
    choose(QStringLiteral("system"));
}

void MainWindowTest::crateIsAddedInThePreferences()
{
    serve("/mine.json", sample(QStringLiteral("schema3.json")));
    m_fixture->start();
    inDialog<QDialog>("preferencesDialog", [](QDialog* dialog) {
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("addCrate")), Qt::LeftButton);
        auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("catalogueTable"));
        const int row = table->rowCount() - 1;
        auto* problem = dialog->findChild<Notice*>(QStringLiteral("catalogueProblem"));
        QVERIFY(!problem->text().isEmpty()); // a row without a crate
        table->item(row, 0)->setText(QStringLiteral("Mine"));
        table->item(row, 1)->setText(QStringLiteral("mine"));
        QVERIFY2(problem->text().isEmpty(), qPrintable(problem->text()));
        dialog->accept();
    });
    m_fixture->find<QAction>("preferences")->trigger();
    QVERIFY(entry(QStringLiteral("crate:mine")).isValid());
    QTRY_VERIFY2(secondLine(QStringLiteral("crate:mine")).contains(QLatin1String("measured")),
                 qPrintable(secondLine(QStringLiteral("crate:mine"))));

    m_fixture->start();
    QVERIFY(entry(QStringLiteral("crate:mine")).isValid());
}

void MainWindowTest::forbiddenAddressCannotBeAccepted()
{
    m_fixture->start();
    inDialog<QDialog>("preferencesDialog", [](QDialog* dialog) {
        const auto* problem = dialog->findChild<Notice*>(QStringLiteral("catalogueProblem"));
        auto* base = dialog->findChild<QLineEdit*>(QStringLiteral("baseUrl"));
        const QString before = base->text();
        base->setText(QStringLiteral("http://example.org"));
        QVERIFY(!problem->text().isEmpty());
        QTest::keyClick(base, Qt::Key_Return);
        base->setText(before);
        QVERIFY(problem->text().isEmpty());
        // What the next start would refuse can't be accepted either.
        auto* pattern = dialog->findChild<QLineEdit*>(QStringLiteral("urlTemplate"));
        pattern->setText(QStringLiteral("https://example.org/results.json"));
        QVERIFY(!problem->text().isEmpty());
        QTest::keyClick(pattern, Qt::Key_Return);
        dialog->reject();
    });
    m_fixture->find<QAction>("preferences")->trigger();
    QCOMPARE(m_fixture->program().feed()->catalogue().baseUrl, m_fixture->server.base());
}

void MainWindowTest::brokenCatalogueIsReportedAndKept()
{
    const QByteArray broken("{ \"version\": 1,\n  oops }");
    const QString file = m_fixture->write(QStringLiteral("config/catalogue.json"), broken);
    m_fixture->start();
    auto* notice = m_fixture->find<Notice>("windowNotice");
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(QLatin1String("catalogue.json")), qPrintable(notice->text()));
    QCOMPARE(m_fixture->program().feed()->count(), 14);
    QFile kept(file);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), broken);
}

void MainWindowTest::windowRemembersItsPlaceAndPage()
{
    m_fixture->start();
    m_fixture->window().resize(900, 610);
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-rdkafka"));
    m_fixture->stop();
    m_fixture->start();
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("crate:ruststream-rdkafka"));
}

void MainWindowTest::explanationOpensInTheBrowser()
{
    serve("/ruststream-nats.json", sample(QStringLiteral("schema3.json")));
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QTest::mouseClick(m_fixture->find<QPushButton>("explanationLink"), Qt::LeftButton);
    QCOMPARE(m_fixture->desktop.opened,
             QList<QUrl>{QUrl(QStringLiteral(
                 "https://github.com/powersemmi/ruststream-nats/blob/main/docs/benchmarks.md"))});
}

void MainWindowTest::aboutShowsVersions()
{
    m_fixture->start();
    m_fixture->find<QAction>("about")->trigger();
    auto* about = m_fixture->find<QDialog>("aboutDialog");
    QVERIFY(about && about->isVisible());
    bool sawQt = false;
    const auto labels = about->findChildren<QLabel*>();
    for (const QLabel* label : labels) {
        sawQt = sawQt || label->text().contains(QLatin1String(qVersion()));
    }
    QVERIFY(sawQt);
    QTest::keyClick(about, Qt::Key_Escape);
}

void MainWindowTest::scrollPositionSurvivesARefresh()
{
    serve("/ruststream-sqlx.json", sample(QStringLiteral("throughput.json")));
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-sqlx"));
    auto* scroll =
        m_fixture->find<CratePage>("cratePage")->findChild<QScrollArea*>(QStringLiteral("pageScroll"));
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 300);
    scroll->verticalScrollBar()->setValue(300);
    m_fixture->refresh();
    QTRY_COMPARE(scroll->verticalScrollBar()->value(), 300);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::MainWindowTest)
#include "tst_mainwindow.moc"

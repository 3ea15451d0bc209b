// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/comparison/documents.h"
#include "tests/support/testobject.h"
#include "tests/widgets/charts/historydocuments.h"
#include "widgets/charts/chartview.h"
#include "widgets/charts/historygeometry.h"
#include "widgets/pages/historypage.h"
#include "widgets/parts/disclosure.h"
#include "widgets/parts/pagesection.h"
#include "widgets/parts/pagetable.h"
#include "widgets/parts/textlabel.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

#include <algorithm>
#include <memory>

namespace rangebar::test {

class HistoryPageTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_page = std::make_unique<HistoryPage>();
        m_page->resize(900, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void tellsOfWhatItIs();
    void withoutDocuments();
    void withOneDocument();
    void whileReading();
    void unreadableDocumentsAreTold();
    void ordersByVersion();
    void switchesToRates();
    void hidesLoops();
    void filtersByMachine();
    void showsTheLatest();
    void coldStart();
    void numbersAsATable();
    void leftOutDocumentsAreListed();
    void enterAndDoubleClickOpen();
    void documentsInTheTableOpen();
    void twoAreChosenWithTheMouse();
    void twoAreChosenWithTheKeyboard();
    void arrowsLeadThroughTheChart();
    void screenReadersReachEveryPoint();
    void placeStaysWhenDocumentsCome();
    void sameContentChangesNothing();
    void choiceStaysWithItsDocument();
    void manyDocumentsAreWorkedOnBehindThePage();
    void theLastChoiceWins();
    void anotherCrateIsNotShownAsThis();

private:
    void show(const QList<HistoryInput>& documents, const QString& key = QStringLiteral("granary"))
    {
        HistoryPageContent content;
        content.key = key;
        content.crate = QStringLiteral("ruststream-granary");
        content.documents = documents;
        m_page->setContent(content);
    }
    template <typename T>
    T* find(const char* name)
    {
        // What is to be deleted soon has given way to its successor.
        const QList<T*> all = m_page->findChildren<T*>(QLatin1String(name));
        return all.isEmpty() ? nullptr : all.constLast();
    }
    QString label(const char* name)
    {
        auto* found = find<TextLabel>(name);
        return found ? found->text() : QStringLiteral("(no such label)");
    }
    ChartView* chart(const char* name = "scenarioHistoryChart") { return find<ChartView>(name); }
    const HistoryChartSpec& spec(const char* name = "scenarioHistoryChart")
    {
        return std::get<HistoryChartSpec>(chart(name)->spec());
    }
    QPoint positionOf(const HistoryPlace& place)
    {
        return chart()->rowRect(historyRow(spec(), place)).center();
    }
    /// More rows than are worked on at once.
    static QList<HistoryInput> many(int extra = 0)
    {
        QList<HistoryInput> documents = documentSeries(40 + extra);
        const DraftPtr wide = draft(QStringLiteral("ruststream-granary"));
        wide->measurement.measuredAt = QStringLiteral("2025-12-31");
        for (int i = 0; i <= HistoryMaking::mostRowsAtOnce; ++i) {
            wide->code += codeEntry(QStringLiteral("entry %1").arg(i), 100 + i, 1);
        }
        documents += HistoryInput{wide, QStringLiteral("wide.json"), QStringLiteral("wide.json"), {}};
        return documents;
    }
    QStringList shownOrder()
    {
        QStringList dates;
        for (const HistoryStep& step : m_page->history()->steps) {
            dates += step.input.document->measurement.measuredAt.value_or(QString());
        }
        return dates;
    }
    void choose(const char* name, int index)
    {
        auto* box = find<QComboBox>(name);
        QVERIFY(box);
        box->setCurrentIndex(index);
    }

    std::unique_ptr<HistoryPage> m_page;
};

void HistoryPageTest::tellsOfWhatItIs()
{
    show(documentSeries(12));
    QVERIFY(label("pageHeading").contains(QStringLiteral("ruststream-granary")));
    QVERIFY(label("historySpan").contains(QStringLiteral("12")));
    QVERIFY(!label("historySummary").isEmpty());
    QStringList titles;
    for (const PageSection* section : m_page->sections()) {
        titles += section->title();
    }
    QCOMPARE(titles, QStringList({QStringLiteral("Scenarios"), QStringLiteral("Throughput"),
                                  QStringLiteral("Cost of the code"), QStringLiteral("Documents")}));
    QCOMPARE(spec().documents.size(), 12);
    QCOMPARE(exportItemOf(chart()->spec()), ExportItem::ScenarioHistory);
}

void HistoryPageTest::withoutDocuments()
{
    show({});
    QVERIFY(label("emptyReason").contains(QStringLiteral("No document of this crate")));
    QVERIFY(m_page->sections().isEmpty());
    QVERIFY(m_page->chosen().isEmpty());
}

void HistoryPageTest::withOneDocument()
{
    show(documentSeries(1));
    QVERIFY(label("historySummary").contains(QStringLiteral("needs two documents")));
    QVERIFY(label("emptyReason").contains(QStringLiteral("Import")));
    QCOMPARE(spec().documents.size(), 1);
}

void HistoryPageTest::whileReading()
{
    HistoryPageContent content;
    content.key = QStringLiteral("granary");
    content.isReading = true;
    m_page->setContent(content);
    QVERIFY(find<TextLabel>("historyReading"));
    QVERIFY(!find<TextLabel>("emptyReason")); // nobody knows yet
}

void HistoryPageTest::unreadableDocumentsAreTold()
{
    HistoryPageContent content;
    content.key = QStringLiteral("granary");
    content.documents = documentSeries(2);
    content.problems = {QStringLiteral("granary/broken.json: it ends too early")};
    m_page->setContent(content);
    auto* notice = m_page->findChild<QWidget*>(QStringLiteral("historyProblems"));
    QVERIFY(notice);
    QVERIFY(notice->findChild<QLabel*>() != nullptr);
    QVERIFY(std::ranges::any_of(notice->findChildren<QLabel*>(), [](const QLabel* text) {
        return text->text().contains(QStringLiteral("broken.json"));
    }));
}

void HistoryPageTest::ordersByVersion()
{
    show(documentSeries(4));
    QCOMPARE(spec().documents[0].first, QStringLiteral("5 Jan 2026"));
    choose("historyOrder", 1);
    QCOMPARE(m_page->history()->options.order, HistoryOrder::Version);
    QCOMPARE(spec().documents[0].first, QStringLiteral("0.1.0"));
}

void HistoryPageTest::switchesToRates()
{
    show(documentSeries(4));
    QCOMPARE(spec().panels[0].plots[0].quantity, HistoryQuantity::Distance);
    choose("historyMeasure", 1);
    QCOMPARE(spec().panels[0].plots[0].quantity, HistoryQuantity::Rate);
    QVERIFY(m_page->options().rates);
}

void HistoryPageTest::hidesLoops()
{
    show(documentSeries(4));
    find<QCheckBox>("historyLoop0")->click();
    QCOMPARE(spec().panels[0].plots[0].series.size(), 2);
    find<QCheckBox>("historyLoop0")->click();
    QCOMPARE(spec().panels[0].plots[0].series.size(), 3);
}

void HistoryPageTest::filtersByMachine()
{
    show(documentSeries(12));
    auto* machines = find<QComboBox>("historyMachine");
    QCOMPARE(machines->count(), 3);
    QVERIFY(machines->isEnabled());
    choose("historyMachine", 1);
    QCOMPARE(spec().documents.size(), 4);
    choose("historyMachine", 2);
    QCOMPARE(spec().documents.size(), 8);
    show(documentSeries(3), QStringLiteral("another"));
    QCOMPARE(machines->currentIndex(), 0);
    QCOMPARE(spec().documents.size(), 3);
}

void HistoryPageTest::showsTheLatest()
{
    show(documentSeries(60));
    QCOMPARE(spec().documents.size(), 60);
    const QString latest = spec().documents.constLast().first;
    choose("historyCount", 1);
    QCOMPARE(spec().documents.size(), 10);
    QCOMPARE(spec().documents.constLast().first, latest);
    choose("historyCount", 0);
    QCOMPARE(spec().documents.size(), 60);
}

void HistoryPageTest::coldStart()
{
    show(documentSeries(4));
    QCOMPARE(spec("codeHistoryChart").item, ExportItem::CodeHistory);
    find<QCheckBox>("historyColdSwitch")->click();
    QCOMPARE(spec("codeHistoryChart").item, ExportItem::ColdStartHistory);
}

void HistoryPageTest::numbersAsATable()
{
    show(documentSeries(4));
    auto* disclosure = find<Disclosure>("scenarioHistoryTableDisclosure");
    QVERIFY(disclosure && !disclosure->isOpen());
    disclosure->setOpen(true);
    auto* table = find<PageTable>("scenarioHistoryTable");
    QVERIFY(table);
    QCOMPARE(table->model()->rowCount(), historyRowCount(spec()));
}

void HistoryPageTest::leftOutDocumentsAreListed()
{
    QList<HistoryInput> documents = documentSeries(3);
    documents += HistoryInput{draft(QStringLiteral("ruststream-mill")), QStringLiteral("mill.json"), {}, {}};
    show(documents);
    QCOMPARE(spec().documents.size(), 3);
    const QAbstractItemModel* model = find<PageTable>("historyDocumentsTable")->model();
    QCOMPARE(model->rowCount(), 4);
    QVERIFY(model->index(3, 1).data().toString().contains(QStringLiteral("ruststream-mill")));
    QCOMPARE(model->index(3, 2).data().toString(), QStringLiteral("mill.json"));
}

void HistoryPageTest::enterAndDoubleClickOpen()
{
    show(documentSeries(4));
    QList<QString> opened;
    connect(m_page.get(), &HistoryPage::documentActivated, this,
            [&](const HistoryInput& document) { opened += document.key; });
    chart()->setFocus();
    chart()->setCurrentRow(historyRow(spec(), {0, 0, 2, 3}));
    QTest::keyClick(chart(), Qt::Key_Return);
    QCOMPARE(opened, QList<QString>{QStringLiteral("granary/3")});
    QTest::mouseDClick(chart(), Qt::LeftButton, {}, positionOf({0, 0, 0, 1}));
    QCOMPARE(opened.constLast(), QStringLiteral("granary/1"));
}

void HistoryPageTest::documentsInTheTableOpen()
{
    show(documentSeries(4));
    QList<QString> opened;
    connect(m_page.get(), &HistoryPage::documentActivated, this,
            [&](const HistoryInput& document) { opened += document.key; });
    auto* table = find<PageTable>("historyDocumentsTable");
    Q_EMIT table->activated(table->model()->index(2, 0));
    QCOMPARE(opened, QList<QString>{QStringLiteral("granary/2")});
}

void HistoryPageTest::twoAreChosenWithTheMouse()
{
    show(documentSeries(4));
    auto* compare = find<QPushButton>("compareChosen");
    QVERIFY(!compare->isEnabled());
    QTest::mouseClick(chart(), Qt::LeftButton, {}, positionOf({0, 0, 0, 2}));
    QCOMPARE(m_page->chosen().size(), 1);
    QVERIFY(!compare->isEnabled());
    QTest::mouseClick(chart(), Qt::LeftButton, Qt::ControlModifier, positionOf({0, 0, 0, 0}));
    QCOMPARE(m_page->chosen().size(), 2);
    QVERIFY(label("chosenDocuments").contains(QStringLiteral("5 Jan 2026")));
    QVERIFY(label("chosenDocuments").contains(QStringLiteral("Ctrl+D")));

    QStringList compared;
    connect(m_page.get(), &HistoryPage::comparisonRequested, this,
            [&](const HistoryInput& base, const HistoryInput& candidate) {
                compared = {base.key, candidate.key};
            });
    compare->click();
    QCOMPARE(compared, QStringList({QStringLiteral("granary/0"), QStringLiteral("granary/2")}));

    // A third takes the place of the one chosen first; again, and it is not chosen any more.
    QTest::mouseClick(chart(), Qt::LeftButton, Qt::ControlModifier, positionOf({0, 0, 0, 3}));
    QCOMPARE(m_page->chosen()[1].key, QStringLiteral("granary/3"));
    QTest::mouseClick(chart(), Qt::LeftButton, Qt::ControlModifier, positionOf({0, 0, 0, 3}));
    QCOMPARE(m_page->chosen().size(), 1);
    QTest::mouseClick(chart(), Qt::LeftButton, {}, positionOf({0, 0, 0, 1}));
    QCOMPARE(m_page->chosen().size(), 1);
    QCOMPARE(m_page->chosen()[0].key, QStringLiteral("granary/1"));
}

void HistoryPageTest::twoAreChosenWithTheKeyboard()
{
    show(documentSeries(4));
    chart()->setFocus();
    chart()->setCurrentRow(historyRow(spec(), {0, 0, 0, 1}));
    QTest::keyClick(chart(), Qt::Key_Space);
    QTest::keyClick(chart(), Qt::Key_Right);
    QTest::keyClick(chart(), Qt::Key_Space);
    QCOMPARE(m_page->chosen().size(), 2);
    QTest::keyClick(chart(), Qt::Key_Escape); // the card goes first
    QCOMPARE(m_page->chosen().size(), 2);
    QTest::keyClick(chart(), Qt::Key_Escape);
    QCOMPARE(m_page->chosen().size(), 0);
}

void HistoryPageTest::arrowsLeadThroughTheChart()
{
    show(documentSeries(4));
    chart()->setFocus();
    chart()->setCurrentRow(historyRow(spec(), {0, 0, 0, 1}));
    const auto current = [this] { return historyPlace(spec(), chart()->currentRow()); };
    QTest::keyClick(chart(), Qt::Key_Right);
    QCOMPARE(current(), (HistoryPlace{0, 0, 0, 2}));
    QTest::keyClick(chart(), Qt::Key_Down);
    QCOMPARE(current(), (HistoryPlace{0, 0, 1, 2}));
    QTest::keyClick(chart(), Qt::Key_Left);
    QCOMPARE(current(), (HistoryPlace{0, 0, 1, 1}));
    QTest::keyClick(chart(), Qt::Key_Up);
    QCOMPARE(current(), (HistoryPlace{0, 0, 0, 1}));
    auto* card = m_page->findChild<QWidget*>(QStringLiteral("chartCard"));
    QVERIFY(card && card->isVisible());
    QVERIFY(card->accessibleName().contains(spec().documents[1].name));
}

void HistoryPageTest::screenReadersReachEveryPoint()
{
    show(documentSeries(3));
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(chart());
    QCOMPARE(accessible->childCount(), historyRowCount(spec()));
    chart()->setSelectedDocuments({1});
    for (int row = 0; row < accessible->childCount(); ++row) {
        QAccessibleInterface* point = accessible->child(row);
        const qsizetype slot = spec().mark(historyPlace(spec(), row)).slot;
        QVERIFY(point->text(QAccessible::Name).contains(spec().documents[slot].name));
        QCOMPARE(bool(point->state().selected), slot == 1);
    }
}

void HistoryPageTest::placeStaysWhenDocumentsCome()
{
    show(documentSeries(12));
    QScrollBar* bar = m_page->findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 300);
    bar->setValue(300);
    show(documentSeries(13));
    QCOMPARE(m_page->findChild<QScrollArea*>()->verticalScrollBar()->value(), 300);
    QCOMPARE(spec().documents.size(), 13);
}

void HistoryPageTest::sameContentChangesNothing()
{
    const QList<HistoryInput> documents = documentSeries(4);
    show(documents);
    const ChartView* before = chart();
    const HistoryPtr history = m_page->history();
    show(documents);
    QCOMPARE(chart(), before);
    QCOMPARE(m_page->history(), history);
}

void HistoryPageTest::choiceStaysWithItsDocument()
{
    QList<HistoryInput> documents = documentSeries(5);
    show(documents.mid(1));
    QTest::mouseClick(chart(), Qt::LeftButton, {}, positionOf({0, 0, 0, 1}));
    QCOMPARE(m_page->chosen().value(0).key, QStringLiteral("granary/2"));
    show(documents); // an older one came before it
    QCOMPARE(m_page->chosen().value(0).key, QStringLiteral("granary/2"));
    documents.removeAt(2);
    show(documents);
    QVERIFY(m_page->chosen().isEmpty());
}

void HistoryPageTest::manyDocumentsAreWorkedOnBehindThePage()
{
    const QList<HistoryInput> documents = many();
    show(documents);
    QVERIFY(find<TextLabel>("historyWorking")->isVisible());
    QCOMPARE(label("historyWorking"),
             QStringLiteral("The history of 41 document(s) is being put together..."));
    QVERIFY(label("pageHeading").contains(QStringLiteral("ruststream-granary")));
    QVERIFY(m_page->sections().isEmpty()); // nothing was made yet: the window was not kept waiting
    QCOMPARE(label("emptyReason"), QStringLiteral("(no such label)"));
    QTRY_COMPARE(m_page->sections().size(), 4);
    QVERIFY(!find<TextLabel>("historyWorking")->isVisible());
    const History expected = makeHistory(documents, QStringLiteral("ruststream-granary"));
    QCOMPARE(m_page->history()->steps.size(), expected.steps.size());
    QCOMPARE(m_page->history()->scenarios.size(), expected.scenarios.size());
    QCOMPARE(m_page->history()->code.size(), expected.code.size());
    QCOMPARE(m_page->history()->summary, expected.summary);
    QCOMPARE(spec().documents.size(), 41);
}

void HistoryPageTest::theLastChoiceWins()
{
    show(many());
    QTRY_VERIFY(!m_page->isWorking());
    const QStringList byDate = shownOrder();
    int built = 0;
    connect(m_page.get(), &HistoryPage::chosenChanged, this,
            [this, &built] { built += !m_page->isWorking(); });
    choose("historyCount", 1); // the last 10
    QVERIFY(m_page->isWorking());
    QVERIFY(find<TextLabel>("historyWorking")->isVisible());
    QCOMPARE(shownOrder(), byDate); // stays until there is another
    choose("historyCount", 2);      // the last 25
    QTRY_VERIFY(!m_page->isWorking());
    QCOMPARE(shownOrder(), byDate.last(25));
    QCOMPARE(built, 1);
    QTest::qWait(0);
    QCOMPARE(shownOrder(), byDate.last(25));
    // Back to few, which are shown at once, while many are worked on.
    choose("historyCount", 1);
    QVERIFY(m_page->isWorking());
    show(documentSeries(3));
    QVERIFY(!m_page->isWorking());
    QVERIFY(!find<TextLabel>("historyWorking")->isVisible());
    QCOMPARE(m_page->history()->steps.size(), 3);
    QTest::qWait(0);
    QCOMPARE(m_page->history()->steps.size(), 3);
}

void HistoryPageTest::anotherCrateIsNotShownAsThis()
{
    show(documentSeries(12));
    HistoryPageContent content;
    content.key = QStringLiteral("mill");
    content.crate = QStringLiteral("ruststream-mill");
    content.documents = many();
    for (HistoryInput& input : content.documents) {
        auto other = std::make_shared<BenchmarkDocument>(*input.document);
        other->crate = content.crate;
        input.document = other;
    }
    m_page->setContent(content);
    QVERIFY(m_page->isWorking());
    QVERIFY(m_page->sections().isEmpty());
    QVERIFY(label("pageHeading").contains(content.crate));
    m_page.reset(); // while it is worked on
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::HistoryPageTest)
#include "tst_historypage.moc"

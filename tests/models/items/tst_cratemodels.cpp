// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "models/items/cratelistmodel.h"
#include "models/items/overviewmodels.h"
#include "models/items/tabletext.h"
#include "models/library/documentcache.h"
#include "models/sources/cratefeed.h"
#include "tests/support/httpserver.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QNetworkAccessManager>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr auto testMode = QAbstractItemModelTester::FailureReportingMode::QtTest;

NumberFormat english()
{
    return NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
}

/// A document with that many scenarios and code entries; their figures fall from `figure` in steps of one.
QByteArray results(const QByteArray& name, int scenarios, int code, int figure = 1000)
{
    QByteArrayList rows;
    for (int i = 0; i < scenarios; ++i) {
        const QByteArray raw = QByteArray::number(figure - i);
        rows.append("{\"name\":\"" + name + " letter " + QByteArray::number(i + 1) +
                    "\",\"unit\":\"msg/s\",\"raw\":{\"best\":" + raw + ",\"worst\":" + raw +
                    "},\"framework\":{\"best\":500,\"worst\":499}}");
    }
    QByteArrayList counts;
    for (int i = 0; i < code; ++i) {
        counts.append("{\"name\":\"" + name + " count " + QByteArray::number(i + 1) +
                      "\",\"framework\":{\"instructions\":" + QByteArray::number(figure - i) +
                      ",\"allocations\":2}}");
    }
    return "{\"schema\":3,\"measured_at\":\"2026-05-05\",\"environment\":{},\"scenarios\":[" +
           rows.join(',') + "],\"code\":[" + counts.join(',') + "]}";
}

/// The feed as the program has it, with a cache folder and a server of the test's own.
struct Desk
{
    Desk() { feed.setTimeout(60000); }

    QUrl urlOf(const QString& crate) const { return server.url(QLatin1Char('/') + crate); }

    void keep(const QString& crate, const QByteArray& bytes) const
    {
        QCOMPARE(cache.store({urlOf(crate), bytes, {}, QDateTime(QDate(2026, 5, 6), QTime(12, 0), Qt::UTC)}),
                 QString());
    }

    void publish(const QString& crate, const QByteArray& bytes)
    {
        server.on('/' + crate.toUtf8(), [bytes](HttpExchange& exchange) { exchange.answer(200, bytes); });
    }

    void show(const QStringList& crates)
    {
        Catalogue catalogue;
        catalogue.urlTemplate = QStringLiteral("<base>/<crate>");
        catalogue.baseUrl = server.base();
        for (const QString& crate : crates) {
            catalogue.entries.append({crate.toUpper(), crate, {}});
        }
        feed.setCatalogue(catalogue);
    }

    bool refresh()
    {
        QSignalSpy finished(&feed, &CrateFeed::refreshFinished);
        feed.refresh();
        return finished.wait();
    }

    QTemporaryDir folder;
    HttpServer server;
    QNetworkAccessManager network;
    DocumentCache cache{folder.filePath(QStringLiteral("documents"))};
    CrateFeed feed{&network, &cache, CrateFeed::Options()};
};

QStringList column(const QAbstractItemModel& model, int column)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts.append(model.index(row, column).data().toString());
    }
    return texts;
}

} // namespace

class tst_CrateModels : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void listShowsEveryCrate();
    void listFollowsTheFeed();
    void overviewHasARowForEverything();
    void overviewSaysWhyThereIsNothing();
    void overviewKeepsTheSelectionWhileRowsComeAndGo();
    void overviewFollowsTheCatalogue();
    void overviewOfPublishedDocuments();
    void codeOverview();
    void samplesAreMarked();
    void numbersFollowTheLocale();
    void sortsNumbersAsNumbers_data();
    void sortsNumbersAsNumbers();
    void sortsNamesNaturally();
    void filter_data();
    void filter();
};

void tst_CrateModels::listShowsEveryCrate()
{
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 1, 1));
    desk.show({QStringLiteral("alpha"), QStringLiteral("beta\u202e")});
    const CrateListModel model(&desk.feed, english());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(column(model, 0), QStringList({QStringLiteral("ALPHA"), QStringLiteral("BETA<U+202E>")}));
    const QModelIndex alpha = model.index(0);
    QCOMPARE(alpha.data(PageKeyRole).toString(), QStringLiteral("crate:alpha"));
    QCOMPARE(alpha.data(CrateListModel::CrateRole).toString(), QStringLiteral("alpha"));
    QVERIFY(alpha.data(CrateListModel::HasDocumentRole).toBool());
    QVERIFY(!alpha.data(SecondLineRole).toString().isEmpty());
    QVERIFY(alpha.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("ALPHA, ")));
    const QModelIndex beta = model.index(1);
    QVERIFY(!beta.data(CrateListModel::HasDocumentRole).toBool());
    QVERIFY(beta.data(HasProblemRole).toBool());
    QVERIFY(!beta.data(Qt::ToolTipRole).toString().contains(QChar(0x202e)));
    QVERIFY(!model.index(2).isValid());
    QVERIFY(!model.data(QModelIndex(), PageKeyRole).isValid());
    QCOMPARE(model.rowCount(alpha), 0);
}

void tst_CrateModels::listFollowsTheFeed()
{
    Desk desk;
    desk.publish(QStringLiteral("alpha"), results("a", 1, 1));
    desk.show({QStringLiteral("alpha"), QStringLiteral("beta")});
    CrateListModel model(&desk.feed, english());
    const QAbstractItemModelTester tester(&model, testMode);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(desk.refresh());
    QVERIFY(changed.size() >= 2);
    QCOMPARE(model.index(0).data(CrateListModel::PhaseRole).toInt(), int(CrateState::Phase::Shown));
    QCOMPARE(model.index(0).data(SecondLineRole).toString(), QStringLiteral("measured 5 May 2026"));
    QVERIFY(!model.index(0).data(HasProblemRole).toBool());
    QCOMPARE(model.index(1).data(CrateListModel::PhaseRole).toInt(), int(CrateState::Phase::NotPublished));
    QCOMPARE(model.index(1).data(SecondLineRole).toString(), QStringLiteral("no results published yet"));
    QVERIFY(model.index(1).data(HasProblemRole).toBool());
    QVERIFY(model.index(1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("404")));

    changed.clear();
    model.setFormat(NumberFormat(QLocale(QLocale::Chinese)));
    QCOMPARE(changed.size(), 1);
    QVERIFY(model.index(0).data(SecondLineRole).toString().contains(QStringLiteral("2026\u5e74")));

    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    desk.show({QStringLiteral("gamma")});
    QCOMPARE(reset.size(), 1);
    QCOMPARE(column(model, 0), QStringList({QStringLiteral("GAMMA")}));
}

void tst_CrateModels::overviewHasARowForEverything()
{
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 2, 3));
    desk.keep(QStringLiteral("gamma"), results("g", 0, 1));
    desk.show({QStringLiteral("alpha"), QStringLiteral("beta"), QStringLiteral("gamma")});
    OverviewScenariosModel model(&desk.feed, english());
    const QAbstractItemModelTester tester(&model, testMode);
    QCOMPARE(column(model, 0), QStringList({QStringLiteral("ALPHA"), QStringLiteral("ALPHA"),
                                            QStringLiteral("BETA"), QStringLiteral("GAMMA")}));
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("a letter 2"));
    QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("999 msg/s (999)"));
    QCOMPARE(model.index(1, 3).data().toString(), QStringLiteral("-"));
    QCOMPARE(model.index(1, 5).data().toString(), QStringLiteral("+49.9%"));
    QCOMPARE(model.index(3, 1).data().toString(),
             QStringLiteral("publishes no comparison with a raw client"));
    const QList<bool> pending{false, false, true, true};
    for (int row = 0; row < model.rowCount(); ++row) {
        QCOMPARE(model.index(row, 0).data(PendingRole).toBool(), pending.at(row));
    }
    QCOMPARE(model.index(0, 4).data(OverviewCrateRole).toString(), QStringLiteral("alpha"));
    QCOMPARE(model.index(2, 0).data(OverviewCrateRole).toString(), QStringLiteral("beta"));
    QVERIFY(model.index(0, 2)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("Slowest round: 1,000 msg/s")));
    QVERIFY(!model.data(QModelIndex(), OverviewCrateRole).isValid());
    QVERIFY(!model.index(4, 0).isValid());
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Broker"));
}

void tst_CrateModels::overviewSaysWhyThereIsNothing()
{
    Desk desk;
    desk.publish(QStringLiteral("beta"), QByteArrayLiteral("{\n \"schema\": 9}"));
    desk.show({QStringLiteral("alpha"), QStringLiteral("beta")});
    OverviewScenariosModel model(&desk.feed, english());
    const QAbstractItemModelTester tester(&model, testMode);
    QVERIFY(desk.refresh());
    const QString missing = model.index(0, 1).data().toString();
    QVERIFY2(missing.startsWith(QStringLiteral("no results published yet: ")), qPrintable(missing));
    QVERIFY2(missing.contains(QStringLiteral("404")), qPrintable(missing));
    const QString broken = model.index(1, 1).data().toString();
    QVERIFY2(broken.startsWith(QStringLiteral("no results published yet: ")), qPrintable(broken));
    QVERIFY2(broken.contains(QStringLiteral("Line 2")) && broken.contains(QStringLiteral("schema 9")),
             qPrintable(broken));
    QVERIFY(model.index(1, 1).data(DimmedRole).toBool());
    QVERIFY(model.index(1, 1).data(FromDocumentRole).toBool());
}

void tst_CrateModels::overviewKeepsTheSelectionWhileRowsComeAndGo()
{
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 3, 1));
    desk.keep(QStringLiteral("beta"), results("b", 1, 1));
    desk.keep(QStringLiteral("gamma"), results("g", 2, 1));
    desk.show({QStringLiteral("alpha"), QStringLiteral("beta"), QStringLiteral("gamma")});
    OverviewScenariosModel model(&desk.feed, english());
    const QAbstractItemModelTester tester(&model, testMode);
    OverviewProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester proxyTester(&proxy, testMode);
    QItemSelectionModel selection(&proxy);
    selection.select(proxy.index(5, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);

    // alpha shrinks, beta grows, gamma is what it was.
    desk.publish(QStringLiteral("alpha"), results("a", 1, 1));
    desk.publish(QStringLiteral("beta"), results("b", 4, 1));
    desk.publish(QStringLiteral("gamma"), results("g", 2, 1));
    QVERIFY(desk.refresh());
    QCOMPARE(column(model, 0),
             QStringList({QStringLiteral("ALPHA"), QStringLiteral("BETA"), QStringLiteral("BETA"),
                          QStringLiteral("BETA"), QStringLiteral("BETA"), QStringLiteral("GAMMA"),
                          QStringLiteral("GAMMA")}));
    QCOMPARE(model.index(4, 1).data().toString(), QStringLiteral("b letter 4"));
    QCOMPARE(reset.size(), 0);
    const QModelIndexList rows = selection.selectedRows(1);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first().data().toString(), QStringLiteral("g letter 2"));
}

void tst_CrateModels::overviewFollowsTheCatalogue()
{
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 2, 1));
    desk.show({QStringLiteral("alpha")});
    OverviewScenariosModel model(&desk.feed, english());
    const QAbstractItemModelTester tester(&model, testMode);
    QCOMPARE(model.rowCount(), 2);
    desk.show({});
    QCOMPARE(model.rowCount(), 0);
    desk.show({QStringLiteral("beta"), QStringLiteral("alpha")});
    QCOMPARE(column(model, 0),
             QStringList({QStringLiteral("BETA"), QStringLiteral("ALPHA"), QStringLiteral("ALPHA")}));
}

void tst_CrateModels::overviewOfPublishedDocuments()
{
    Desk desk;
    QStringList crates;
    qsizetype scenarios = 0;
    qsizetype code = 0;
    for (const QString& path : corpusPaths()) { // the last of each crate counts
        const QString crate = path.left(path.indexOf(QLatin1Char('/')));
        desk.keep(crate, corpusDocument(path));
        if (!crates.contains(crate)) {
            crates.append(crate);
        }
    }
    desk.show(crates);
    for (int crate = 0; crate < desk.feed.count(); ++crate) {
        QVERIFY(desk.feed.state(crate).document);
        scenarios += qMax<qsizetype>(1, desk.feed.state(crate).document->scenarios.size());
        code += qMax<qsizetype>(1, desk.feed.state(crate).document->code.size());
    }
    OverviewScenariosModel scenarioModel(&desk.feed, english());
    OverviewCodeModel codeModel(&desk.feed, english());
    const QAbstractItemModelTester scenarioTester(&scenarioModel, testMode);
    const QAbstractItemModelTester codeTester(&codeModel, testMode);
    QCOMPARE(scenarioModel.rowCount(), int(scenarios));
    QCOMPARE(codeModel.rowCount(), int(code));
    QCOMPARE(toTabSeparated(textTable(scenarioModel)).count(QLatin1Char('\n')), int(scenarios) + 1);
}

void tst_CrateModels::codeOverview()
{
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 1, 2, 8680));
    desk.keep(QStringLiteral("gamma"), results("g", 1, 0));
    desk.show({QStringLiteral("alpha"), QStringLiteral("gamma")});
    OverviewCodeModel model(&desk.feed, english());
    const QAbstractItemModelTester tester(&model, testMode);
    QStringList cells;
    for (int i = 0; i < model.columnCount(); ++i) {
        cells.append(model.headerData(i, Qt::Horizontal).toString() + QLatin1Char('=') +
                     model.index(1, i).data().toString());
    }
    QCOMPARE(cells, QStringList({QStringLiteral("Crate=ALPHA"), QStringLiteral("Scenario=a count 2"),
                                 QStringLiteral("Instructions=8,679"), QStringLiteral("Allocations=2"),
                                 QStringLiteral("Cold start=-")}));
    QCOMPARE(model.index(2, 1).data().toString(), QStringLiteral("publishes no cost of its code"));
    QVERIFY(!model.index(1, 4).data(SortRole).isValid());
}

void tst_CrateModels::samplesAreMarked()
{
    QTemporaryDir folder;
    QNetworkAccessManager network;
    DocumentCache cache(folder.path());
    HttpServer server;
    const QString nobodyListens = server.base();
    server.close();
    CrateFeed::Options options;
    options.sample = [](const QString&) { return results("s", 1, 1); };
    CrateFeed::StandIn kept;
    options.library = [&kept](const QString&) { return kept; };
    CrateFeed feed(&network, &cache, options);
    Catalogue catalogue;
    catalogue.urlTemplate = QStringLiteral("<base>/<crate>");
    catalogue.baseUrl = nobodyListens;
    catalogue.entries = {{QStringLiteral("Alpha"), QStringLiteral("alpha"), {}}};
    feed.setCatalogue(catalogue);
    const OverviewScenariosModel model(&feed, english());
    const CrateListModel list(&feed, english());
    QSignalSpy finished(&feed, &CrateFeed::refreshFinished);
    feed.refresh();
    QVERIFY(finished.wait());
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Alpha (sample)"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("s letter 1"));
    QVERIFY(list.index(0).data(HasProblemRole).toBool());

    kept = {readDocument(results("k", 1, 1)).value(), QStringLiteral("/library/alpha/one.json")};
    feed.lookIntoLibrary();
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Alpha (library)"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("k letter 1"));
}

void tst_CrateModels::numbersFollowTheLocale()
{
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 1, 1, 12345));
    desk.show({QStringLiteral("alpha")});
    OverviewScenariosModel model(&desk.feed, english());
    QSignalSpy headersChanged(&model, &QAbstractItemModel::headerDataChanged);
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("12,345 msg/s (12,345)"));
    model.setFormat(NumberFormat(QLocale(QLocale::Russian)));
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("12\u00a0345 msg/s (12\u00a0345)"));
    QCOMPARE(headersChanged.size(), 1);
}

void tst_CrateModels::sortsNumbersAsNumbers_data()
{
    QTest::addColumn<int>("order");
    QTest::addColumn<QStringList>("expected");
    // 9 comes before 80 and 1,000 as a number, and after both as a text.
    QTest::newRow("ascending") << int(Qt::AscendingOrder)
                               << QStringList({QStringLiteral("NINE"), QStringLiteral("EIGHTY"),
                                               QStringLiteral("THOUSAND"), QStringLiteral("EMPTY")});
    QTest::newRow("descending") << int(Qt::DescendingOrder)
                                << QStringList({QStringLiteral("THOUSAND"), QStringLiteral("EIGHTY"),
                                                QStringLiteral("NINE"), QStringLiteral("EMPTY")});
}

void tst_CrateModels::sortsNumbersAsNumbers()
{
    QFETCH(int, order);
    QFETCH(QStringList, expected);
    Desk desk;
    desk.keep(QStringLiteral("thousand"), results("t", 1, 1, 1000));
    desk.keep(QStringLiteral("nine"), results("n", 1, 1, 9));
    desk.keep(QStringLiteral("eighty"), results("e", 1, 1, 80));
    desk.show({QStringLiteral("empty"), QStringLiteral("thousand"), QStringLiteral("nine"),
               QStringLiteral("eighty")});
    OverviewScenariosModel model(&desk.feed, english());
    OverviewProxy proxy;
    proxy.setSourceModel(&model);
    proxy.sort(2, Qt::SortOrder(order));
    QCOMPARE(column(proxy, 0), expected);

    // The column of the broker crate, which nobody measures, leaves the crates as they are and the pending
    // row last.
    proxy.sort(3, Qt::SortOrder(order));
    QCOMPARE(column(proxy, 0).last(), QStringLiteral("EMPTY"));
    proxy.sort(0, Qt::SortOrder(order));
    QCOMPARE(column(proxy, 0).last(), QStringLiteral("EMPTY"));
    proxy.sort(-1);
    QCOMPARE(column(proxy, 0), column(model, 0));
}

void tst_CrateModels::sortsNamesNaturally()
{
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 12, 1));
    desk.show({QStringLiteral("alpha")});
    OverviewScenariosModel model(&desk.feed, english());
    OverviewProxy proxy;
    proxy.setSourceModel(&model);
    proxy.sort(1, Qt::DescendingOrder);
    const QStringList names = column(proxy, 1);
    QCOMPARE(names.first(), QStringLiteral("a letter 12"));
    QCOMPARE(names.at(2), QStringLiteral("a letter 10"));
    QCOMPARE(names.at(3), QStringLiteral("a letter 9"));
}

void tst_CrateModels::filter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("rows");
    QTest::newRow("nothing") << QString() << 6;
    QTest::newRow("blanks") << QStringLiteral("   ") << 6;
    QTest::newRow("crate in any case") << QStringLiteral("alPHA") << 3;
    QTest::newRow("scenario") << QStringLiteral("letter 1") << 2;
    QTest::newRow("two words in different columns") << QStringLiteral("beta  letter") << 2;
    QTest::newRow("words in any order") << QStringLiteral("3 alpha") << 1;
    QTest::newRow("a number as shown") << QStringLiteral("1,000") << 2;
    QTest::newRow("a number as the document writes it") << QStringLiteral("1000") << 2;
    QTest::newRow("nothing matches") << QStringLiteral("alpha beta") << 0;
    QTest::newRow("not a pattern") << QStringLiteral(".*") << 0;
    QTest::newRow("pending rows too") << QStringLiteral("gamma") << 1;
}

void tst_CrateModels::filter()
{
    QFETCH(QString, text);
    QFETCH(int, rows);
    Desk desk;
    desk.keep(QStringLiteral("alpha"), results("a", 3, 1));
    desk.keep(QStringLiteral("beta"), results("b", 2, 1));
    desk.show({QStringLiteral("alpha"), QStringLiteral("beta"), QStringLiteral("gamma")});
    OverviewScenariosModel model(&desk.feed, english());
    OverviewProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester tester(&proxy, testMode);
    proxy.setFilterText(text);
    QCOMPARE(proxy.rowCount(), rows);
    proxy.setFilterText(QString());
    QCOMPARE(proxy.rowCount(), 6);
}

QTEST_GUILESS_MAIN(tst_CrateModels)
#include "tst_cratemodels.moc"

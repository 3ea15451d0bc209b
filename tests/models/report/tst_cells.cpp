// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/words.h"
#include "tests/models/analysis/documents.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates);
const QLocale russian(QLocale::Russian, QLocale::Russia);
const QLocale chinese(QLocale::Chinese, QLocale::China);

/// Scenario, raw client, broker crate, RustStream and overhead without the name.
QStringList rowCells(const NumberFormat& format, const Scenario& scenario)
{
    const Cells cells(format);
    const RowAnalysis row = analyseRow(scenario.loops, scenario.pairs);
    return {cells.loop(scenario.loops.raw, scenario.unit),
            cells.brokerCrate(row, scenario.loops.adapter, scenario.unit),
            cells.loop(scenario.loops.framework, scenario.unit),
            cells.overhead(row, scenario.brokerBound.value_or(false))};
}

} // namespace

class tst_Cells : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void loopCell_data();
    void loopCell();
    void differences_data();
    void differences();
    void missingLoops();
    void codeCells();
    void throughputNames_data();
    void throughputNames();
    void plugin_data();
    void plugin();
    void chartVerdict();
    void publishedRows_data();
    void publishedRows();
    void publishedCode();
};

void tst_Cells::loopCell_data()
{
    QTest::addColumn<LoopRounds>("rounds");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("expected");
    const QString unit = QStringLiteral("msg/s");
    QTest::newRow("schema 3") << LoopRounds(BestOfRounds{1569899, 1539255, 1400000}) << unit
                              << QStringLiteral("1,569,899 msg/s (1,539,255)");
    QTest::newRow("schema 3 without a median") << LoopRounds(BestOfRounds{1569899, std::nullopt, 1400000})
                                               << unit << QStringLiteral("1,569,899 msg/s (1,400,000)");
    QTest::newRow("schema 1") << LoopRounds(MedianOfRounds{5604, 5509, 5687}) << unit
                              << QStringLiteral("5,604 msg/s (5,509-5,687)");
    QTest::newRow("decimals") << LoopRounds(BestOfRounds{82.44, 84, 91.35}) << QStringLiteral("us")
                              << QStringLiteral("82.4 us (84)");
    QTest::newRow("no unit") << LoopRounds(BestOfRounds{12, 11, 10}) << QString()
                             << QStringLiteral("12 (11)");
    QTest::newRow("hostile unit") << LoopRounds(BestOfRounds{12, 11, 10}) << QStringLiteral("<b>\u202e")
                                  << QStringLiteral("12 <b><U+202E> (11)");
}

void tst_Cells::loopCell()
{
    QFETCH(LoopRounds, rounds);
    QFETCH(QString, unit);
    QTEST(Cells(NumberFormat(english)).loop(rounds, unit), "expected");
}

void tst_Cells::differences_data()
{
    QTest::addColumn<PublishedDifference>("published");
    QTest::addColumn<bool>("brokerBound");
    QTest::addColumn<QString>("crate");
    QTest::addColumn<QString>("overhead");
    QTest::newRow("measured") << PublishedDifference{3.5, Verdict::Measured} << false
                              << QStringLiteral("100 x (95) (+3.5% over the client)")
                              << QStringLiteral("+3.5%");
    QTest::newRow("measured, bound") << PublishedDifference{-45.0, Verdict::Measured} << true
                                     << QStringLiteral("100 x (95) (-45% over the client)")
                                     << QStringLiteral("-45% (broker-bound)");
    QTest::newRow("indistinguishable") << PublishedDifference{3.5, Verdict::Indistinguishable} << false
                                       << QStringLiteral("100 x (95) (indistinguishable over the client)")
                                       << QStringLiteral("indistinguishable");
    QTest::newRow("indistinguishable, bound")
        << PublishedDifference{3.5, Verdict::Indistinguishable} << true
        << QStringLiteral("100 x (95) (indistinguishable over the client)")
        << QStringLiteral("indistinguishable (broker-bound)");
    QTest::newRow("measured, no percentage published")
        << PublishedDifference{std::nullopt, Verdict::Measured} << false
        << QStringLiteral("100 x (95) (+50% over the client)") << QStringLiteral("+50%");
    QTest::newRow("derived") << PublishedDifference{} << false
                             << QStringLiteral("100 x (95) (+50% over the client)") << QStringLiteral("+50%");
}

void tst_Cells::differences()
{
    QFETCH(PublishedDifference, published);
    QFETCH(bool, brokerBound);
    QFETCH(QString, crate);
    QFETCH(QString, overhead);
    LoopSet loops;
    loops.raw = BestOfRounds{200, 195, 190};
    loops.adapter = BestOfRounds{100, 95, 90};
    loops.framework = BestOfRounds{100, 95, 90};
    loops.overhead = published;
    loops.adapterOverhead = published;
    const RowAnalysis row = analyseRow(loops, 3);
    const Cells cells{NumberFormat(english)};
    QCOMPARE(cells.brokerCrate(row, loops.adapter, QStringLiteral("x")), crate);
    QCOMPARE(cells.overhead(row, brokerBound), overhead);
}

void tst_Cells::missingLoops()
{
    LoopSet loops;
    loops.raw = BestOfRounds{0, 0, 0};
    loops.framework = BestOfRounds{100, 95, 90};
    const RowAnalysis row = analyseRow(loops, 3);
    const Cells cells{NumberFormat(english)};
    QCOMPARE(cells.loop(std::nullopt, QStringLiteral("x")), QStringLiteral("-"));
    QCOMPARE(cells.brokerCrate(row, loops.adapter, QStringLiteral("x")), QStringLiteral("-"));
    QCOMPARE(cells.plugin(row, loops), QStringLiteral("-"));
    // A raw figure of zero is no base for a percentage, and none is made up.
    QCOMPARE(cells.overhead(row, false), QStringLiteral("measured"));
    loops.adapter = loops.framework;
    QCOMPARE(cells.brokerCrate(analyseRow(loops, 3), loops.adapter, QStringLiteral("x")),
             QStringLiteral("100 x (95)"));
}

void tst_Cells::codeCells()
{
    QCOMPARE(Cells(NumberFormat(english)).counts(CodeCounts{292434, 295}), QStringLiteral("292,434 / 295"));
    QCOMPARE(Cells(NumberFormat(russian)).counts(CodeCounts{8679.9, -0.0}),
             QStringLiteral("8\u00a0679,9 / 0"));
    QCOMPARE(Cells(NumberFormat(english)).counts(std::nullopt), QStringLiteral("-"));
}

void tst_Cells::throughputNames_data()
{
    QTest::addColumn<ThroughputRow>("row");
    QTest::addColumn<QRegularExpression>("expected"); // without a translation the plural reads "worker(s)"
    ThroughputRow row;
    row.database = QStringLiteral("Attic");
    row.form = QStringLiteral("shelf\u202e");
    QTest::newRow("least") << row
                           << QRegularExpression(
                                  QStringLiteral("^Attic, shelf<U\\+202E>, single deliveries$"));
    row.batch = 64;
    row.workers = 4;
    row.pool = 16;
    QTest::newRow("all") << row
                         << QRegularExpression(QStringLiteral(
                                "^Attic, shelf<U\\+202E>, batches of 64, 4 worker[^,]*, pool of 16$"));
}

void tst_Cells::throughputNames()
{
    QFETCH(ThroughputRow, row);
    QFETCH(QRegularExpression, expected);
    const QString name = Cells(NumberFormat(english)).throughputName(row);
    QVERIFY2(expected.match(name).hasMatch(), qPrintable(name));
}

void tst_Cells::plugin_data()
{
    QTest::addColumn<PublishedDifference>("published");
    QTest::addColumn<QString>("expected");
    QTest::newRow("indistinguishable") << PublishedDifference{-1.0, Verdict::Indistinguishable}
                                       << QStringLiteral("ledger: indistinguishable");
    QTest::newRow("measured") << PublishedDifference{4.0, Verdict::Measured} << QStringLiteral("ledger: +4%");
    QTest::newRow("nothing published") << PublishedDifference{} << QStringLiteral("ledger: -");
}

void tst_Cells::plugin()
{
    QFETCH(PublishedDifference, published);
    LoopSet loops;
    loops.raw = BestOfRounds{200, 195, 190};
    loops.adapter = BestOfRounds{100, 95, 90};
    loops.framework = BestOfRounds{96, 95, 94};
    loops.plugin = QStringLiteral("ledger");
    loops.pluginOverhead = published;
    QTEST(Cells(NumberFormat(english)).plugin(analyseRow(loops, 3), loops), "expected");
}

void tst_Cells::chartVerdict()
{
    LoopSet loops;
    loops.raw = BestOfRounds{200, 195, 190};
    loops.framework = BestOfRounds{100, 95, 90};
    loops.overhead = {50.04, Verdict::Measured};
    RowAnalysis row = analyseRow(loops, 3);
    const Cells cells{NumberFormat(english)};
    QCOMPARE(cells.chartVerdict(*row.loop(LoopRole::RawClient)), QString());
    QCOMPARE(cells.chartVerdict(*row.loop(LoopRole::RustStream)), QStringLiteral("+50\u00a0%"));
    loops.overhead.verdict = Verdict::Indistinguishable;
    row = analyseRow(loops, 3);
    QCOMPARE(cells.chartVerdict(*row.loop(LoopRole::RustStream)), QStringLiteral("indistinguishable"));
}

void tst_Cells::publishedRows_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("scenario");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const char* path, int scenario, const QLocale& locale,
                        const QStringList& expected) {
        QTest::newRow(name) << QString::fromLatin1(path) << scenario << locale << expected;
    };
    row("nats, English", "ruststream-nats/2026-09-23", 0, english,
        {QStringLiteral("1,572,989 msg/s (1,529,161)"),
         QStringLiteral("1,517,318 msg/s (1,388,559) (indistinguishable over the client)"),
         QStringLiteral("1,538,720 msg/s (1,452,357)"), QStringLiteral("indistinguishable")});
    row("nats, Russian numbers", "ruststream-nats/2026-09-23", 0, russian,
        {QStringLiteral("1\u00a0572\u00a0989 msg/s (1\u00a0529\u00a0161)"),
         QStringLiteral(
             "1\u00a0517\u00a0318 msg/s (1\u00a0388\u00a0559) (indistinguishable over the client)"),
         QStringLiteral("1\u00a0538\u00a0720 msg/s (1\u00a0452\u00a0357)"),
         QStringLiteral("indistinguishable")});
    row("nats, Chinese numbers", "ruststream-nats/2026-09-23", 0, chinese,
        {QStringLiteral("1,572,989 msg/s (1,529,161)"),
         QStringLiteral("1,517,318 msg/s (1,388,559) (indistinguishable over the client)"),
         QStringLiteral("1,538,720 msg/s (1,452,357)"), QStringLiteral("indistinguishable")});
    row("amqp, schema 1", "ruststream-amqp/2026-09-20", 0, english,
        {QStringLiteral("5,604 msg/s (5,509-5,687)"),
         QStringLiteral("7,260 msg/s (6,284-7,943) (indistinguishable over the client)"),
         QStringLiteral("8,126 msg/s (7,315-10,950)"), QStringLiteral("-45%")});
    row("gcp, broker-bound", "ruststream-gcp-pubsub/2026-09-23", 1, english,
        {QStringLiteral("1,994 msg/s (1,994)"),
         QStringLiteral("1,993 msg/s (1,993) (indistinguishable over the client)"),
         QStringLiteral("1,994 msg/s (1,993)"), QStringLiteral("indistinguishable (broker-bound)")});
    row("sea-file, no median, derived", "ruststream-sea-file/2026-09-21", 1, russian,
        {QStringLiteral("60\u00a0368 msg/s (57\u00a0965)"),
         QStringLiteral("57\u00a0926 msg/s (57\u00a0705) (+4% over the client)"), QString(), QString()});
    row("sqlx, plugin without a broker crate", "ruststream-sqlx/2026-10-08_96", 9, english,
        {QStringLiteral("51,028 msg/s (50,989)"), QStringLiteral("-"),
         QStringLiteral("50,941 msg/s (50,694)"), QStringLiteral("indistinguishable")});
    row("sqlx, plugin", "ruststream-sqlx/2026-10-08_96", 10, english,
        {QStringLiteral("66,191 msg/s (63,698)"),
         QStringLiteral("16,436 msg/s (16,276) (+75.2% over the client)"),
         QStringLiteral("16,606 msg/s (16,486)"), QStringLiteral("+74.9%")});
}

void tst_Cells::publishedRows()
{
    QFETCH(QString, path);
    QFETCH(int, scenario);
    QFETCH(QLocale, locale);
    QFETCH(QStringList, expected);
    const DocumentPtr document = publishedDocument(path);
    if (!hasCorpus()) {
        return;
    }
    QVERIFY(document);
    const QStringList cells = rowCells(NumberFormat(locale), document->scenarios.at(scenario));
    for (qsizetype i = 0; i < expected.size(); ++i) {
        if (!expected.at(i).isEmpty()) {
            QCOMPARE(cells.at(i), expected.at(i));
        }
    }
}

void tst_Cells::publishedCode()
{
    const DocumentPtr document = publishedDocument(QStringLiteral("ruststream-nats/2026-09-23"));
    if (!hasCorpus()) {
        return;
    }
    QVERIFY(document);
    const Cells cells{NumberFormat(english)};
    const CodeEntry& code = document->code.first();
    QCOMPARE(cells.format().cell(code.framework.instructions), QStringLiteral("9,897.4"));
    QCOMPARE(cells.format().cell(code.framework.allocations), QStringLiteral("7.1"));
    QCOMPARE(cells.counts(code.cold), QStringLiteral("349,697 / 274"));
    QCOMPARE(cells.format().cell(document->code.at(1).framework.instructions), QStringLiteral("14,048"));
}

QTEST_GUILESS_MAIN(tst_Cells)
#include "tst_cells.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/loopanalysis.h"
#include "tests/models/analysis/documents.h"
#include "tests/support/testobject.h"

#include <cmath>
#include <limits>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr auto measured = Verdict::Measured;
constexpr auto indistinguishable = Verdict::Indistinguishable;

LoopRounds best(double bestFigure, double medianFigure, double worst)
{
    return BestOfRounds{bestFigure, medianFigure, worst};
}

LoopSet rows(const LoopRounds& raw, const LoopRounds& framework, const PublishedDifference& published = {})
{
    LoopSet loops;
    loops.raw = raw;
    loops.framework = framework;
    loops.overhead = published;
    return loops;
}

LoopVerdict rustStreamVerdict(const LoopSet& loops)
{
    return analyseRow(loops, 3).loop(LoopRole::RustStream)->verdict.value();
}

bool near(std::optional<double> value, double expected)
{
    return value && std::abs(*value - expected) < 5e-4;
}

} // namespace

class tst_LoopAnalysis : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void figuresOfEachSchema();
    void directionComesFromTheFirstLoopThatTells();
    void distanceIsPercentBelowTheRawClient();
    void noDistanceWithoutARawFigure_data();
    void noDistanceWithoutARawFigure();
    void spreadRule_data();
    void spreadRule();
    void publishedVerdictStands();
    void percentIsNeverGivenForWhatIsIndistinguishable();
    void percentIsRecomputedWhereNonePublished_data();
    void percentIsRecomputedWhereNonePublished();
    void loopsComeInTheirOrder();
    void oneRoundIsNoRange_data();
    void oneRoundIsNoRange();
    void pluginIsJudgedAgainstTheBrokerCrate();
    void smallerIsBetter();
    void publishedFigures_data();
    void publishedFigures();
    void publishedVerdictsAgainstTheRule();
    void publishedPercentagesFollowFromTheFigures();
};

void tst_LoopAnalysis::figuresOfEachSchema()
{
    const LoopRounds three = best(100, 95, 90);
    QCOMPARE(figure(three), 100);
    QCOMPARE(median(three), 95);
    QCOMPARE(bestRound(three), 100);
    QCOMPARE(slowestRound(three), 90);
    QCOMPARE(spread(three), 10);

    const LoopRounds early = BestOfRounds{100, std::nullopt, 90};
    QCOMPARE(median(early), std::nullopt);
    QCOMPARE(figure(early), 100);

    const LoopRounds one = MedianOfRounds{95, 90, 110};
    QCOMPARE(figure(one), 95);
    QCOMPARE(median(one), 95);
    QCOMPARE(bestRound(one), 110);
    QCOMPARE(slowestRound(one), 90);
    QCOMPARE(spread(one), 20);

    QCOMPARE(spread(best(40, 42, 47)), 7); // a time: never negative
}

void tst_LoopAnalysis::directionComesFromTheFirstLoopThatTells()
{
    QCOMPARE(direction(rows(best(100, 95, 90), best(40, 42, 47))), Direction::LargerIsBetter);
    QCOMPARE(direction(rows(best(40, 42, 47), best(100, 95, 90))), Direction::SmallerIsBetter);
    QCOMPARE(direction(rows(best(40, 40, 40), best(40, 42, 47))), Direction::SmallerIsBetter);
    QCOMPARE(direction(rows(best(40, 40, 40), best(41, 41, 41))), Direction::LargerIsBetter);
    QCOMPARE(direction(rows(MedianOfRounds{5, 4, 6}, MedianOfRounds{5, 4, 6})), Direction::LargerIsBetter);
    LoopSet withCrate = rows(best(40, 40, 40), best(50, 49, 48));
    withCrate.adapter = best(40, 42, 47);
    QCOMPARE(direction(withCrate), Direction::SmallerIsBetter);
}

void tst_LoopAnalysis::distanceIsPercentBelowTheRawClient()
{
    const LoopSet loops = rows(best(200, 190, 180), best(150, 140, 130));
    QCOMPARE(distancePercent(loops, 150), 25);
    QCOMPARE(distancePercent(loops, 220), -10);
    QCOMPARE(distancePercent(loops, 200), 0);
    QVERIFY(!std::signbit(*distancePercent(loops, 200)));

    const LoopAnalysis framework = *analyseRow(loops, 3).loop(LoopRole::RustStream);
    QCOMPARE(framework.bestDistance, 25);
    QCOMPARE(framework.medianDistance, 30);
    QCOMPARE(framework.slowestDistance, 35);
    QCOMPARE(framework.ruleSpread, 20);
    QCOMPARE(framework.ruleSpreadPercent, 10);
}

void tst_LoopAnalysis::noDistanceWithoutARawFigure_data()
{
    QTest::addColumn<double>("raw");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("negative zero") << -0.0;
    QTest::newRow("negative") << -5.0;
    QTest::newRow("so small that the result is not finite") << std::numeric_limits<double>::denorm_min();
}

void tst_LoopAnalysis::noDistanceWithoutARawFigure()
{
    QFETCH(double, raw);
    const RowAnalysis row = analyseRow(rows(best(raw, raw, raw), best(1e300, 1e299, 1e298)), 3);
    for (const LoopAnalysis& loop : row.loops) {
        if (loop.role == LoopRole::RustStream) {
            QCOMPARE(loop.figureDistance, std::nullopt);
            QCOMPARE(loop.bestDistance, std::nullopt);
            QCOMPARE(loop.medianDistance, std::nullopt);
            QCOMPARE(loop.slowestDistance, std::nullopt);
            QCOMPARE(loop.ruleSpreadPercent, std::nullopt);
            QCOMPARE(loop.verdict->percent, std::nullopt);
        }
    }
}

void tst_LoopAnalysis::spreadRule_data()
{
    QTest::addColumn<double>("rawWorst");
    QTest::addColumn<double>("figure");
    QTest::addColumn<double>("worst");
    QTest::addColumn<Verdict>("expected");
    QTest::newRow("inside the raw client's spread") << 90.0 << 91.0 << 91.0 << indistinguishable;
    QTest::newRow("inside its own spread") << 100.0 << 91.0 << 81.0 << indistinguishable;
    QTest::newRow("exactly the spread") << 90.0 << 90.0 << 89.0 << measured;
    QTest::newRow("beyond both") << 95.0 << 80.0 << 75.0 << measured;
    QTest::newRow("faster, inside") << 90.0 << 109.0 << 105.0 << indistinguishable;
    QTest::newRow("faster, beyond") << 90.0 << 111.0 << 105.0 << measured;
    QTest::newRow("equal with a spread") << 90.0 << 100.0 << 99.0 << indistinguishable;
    QTest::newRow("equal without any spread") << 100.0 << 100.0 << 100.0 << measured;
}

void tst_LoopAnalysis::spreadRule()
{
    QFETCH(double, rawWorst);
    QFETCH(double, figure);
    QFETCH(double, worst);
    QFETCH(Verdict, expected);
    const LoopVerdict verdict = rustStreamVerdict(rows(best(100, 95, rawWorst), best(figure, figure, worst)));
    QCOMPARE(verdict.verdict, expected);
    QCOMPARE(verdict.byRule, expected);
    QCOMPARE(verdict.source, VerdictSource::Derived);
    QVERIFY(verdict.agreesWithRule());
    QCOMPARE(verdict.percent.has_value(), expected == measured);
}

void tst_LoopAnalysis::publishedVerdictStands()
{
    const LoopRounds raw = best(100, 95, 90);
    const LoopRounds inside = best(95, 94, 93);
    const LoopVerdict called = rustStreamVerdict(rows(raw, inside, {5.0, measured}));
    QCOMPARE(called.verdict, measured);
    QCOMPARE(called.byRule, indistinguishable);
    QCOMPARE(called.source, VerdictSource::Published);
    QVERIFY(!called.agreesWithRule());
    QCOMPARE(called.percent, 5.0);
    QVERIFY(called.percentIsPublished);

    const LoopVerdict denied = rustStreamVerdict(rows(raw, best(50, 49, 48), {50.0, indistinguishable}));
    QCOMPARE(denied.verdict, indistinguishable);
    QCOMPARE(denied.byRule, measured);
    QCOMPARE(denied.percent, std::nullopt);
}

void tst_LoopAnalysis::percentIsNeverGivenForWhatIsIndistinguishable()
{
    const LoopRounds raw = best(100, 95, 90);
    QCOMPARE(rustStreamVerdict(rows(raw, best(95, 94, 93), {5.0, std::nullopt})).percent, std::nullopt);
    QCOMPARE(rustStreamVerdict(rows(raw, best(95, 94, 93), {5.0, indistinguishable})).percent, std::nullopt);
}

void tst_LoopAnalysis::percentIsRecomputedWhereNonePublished_data()
{
    QTest::addColumn<double>("figure");
    QTest::addColumn<double>("percent");
    QTest::newRow("rounded to 0.1") << 87.66 << 12.3;
    QTest::newRow("half goes away from zero") << 75.75 << 24.3;
    QTest::newRow("faster") << 145.04 << -45.0;
    QTest::newRow("nothing") << 100.0 << 0.0;
}

void tst_LoopAnalysis::percentIsRecomputedWhereNonePublished()
{
    QFETCH(double, figure);
    QFETCH(double, percent);
    const LoopVerdict verdict =
        rustStreamVerdict(rows(best(100, 100, 100), best(figure, figure, figure), {std::nullopt, measured}));
    QCOMPARE(verdict.percent, percent);
    QVERIFY(!verdict.percentIsPublished);
}

void tst_LoopAnalysis::loopsComeInTheirOrder()
{
    LoopSet loops = rows(best(100, 95, 90), best(80, 75, 70));
    const RowAnalysis two = analyseRow(loops, 3);
    QCOMPARE(two.loops.size(), 2);
    QCOMPARE(two.loop(LoopRole::BrokerCrate), nullptr);
    QCOMPARE(two.loop(LoopRole::RawClient)->verdict, std::nullopt);

    loops.adapter = best(90, 85, 80);
    const RowAnalysis three = analyseRow(loops, 3);
    QCOMPARE(three.loops.size(), 3);
    QCOMPARE(three.loops.at(0).role, LoopRole::RawClient);
    QCOMPARE(three.loops.at(1).role, LoopRole::BrokerCrate);
    QCOMPARE(three.loops.at(2).role, LoopRole::RustStream);
}

void tst_LoopAnalysis::oneRoundIsNoRange_data()
{
    QTest::addColumn<LoopRounds>("loop");
    QTest::addColumn<qint64>("rounds");
    QTest::addColumn<bool>("single");
    QTest::newRow("three rounds") << best(100, 95, 90) << qint64(3) << false;
    QTest::newRow("one round") << best(100, 95, 90) << qint64(1) << true;
    QTest::newRow("three equal rounds") << best(100, 100, 100) << qint64(3) << true;
    QTest::newRow("no median, equal")
        << LoopRounds(BestOfRounds{100, std::nullopt, 100}) << qint64(3) << true;
    QTest::newRow("a median apart") << best(100, 99, 100) << qint64(3) << false;
    QTest::newRow("schema 1, equal") << LoopRounds(MedianOfRounds{7, 7, 7}) << qint64(11) << true;
    QTest::newRow("schema 1") << LoopRounds(MedianOfRounds{7, 6, 8}) << qint64(11) << false;
}

void tst_LoopAnalysis::oneRoundIsNoRange()
{
    QFETCH(LoopRounds, loop);
    QFETCH(qint64, rounds);
    QFETCH(bool, single);
    const RowAnalysis row = analyseRow(rows(best(100, 95, 90), loop), rounds);
    QCOMPARE(row.loop(LoopRole::RustStream)->singleRound, single);
}

void tst_LoopAnalysis::pluginIsJudgedAgainstTheBrokerCrate()
{
    LoopSet loops = rows(best(1000, 990, 980), best(480, 478, 476));
    loops.adapter = best(500, 495, 490);
    loops.plugin = QStringLiteral("ledger");
    QCOMPARE(analyseRow(loops, 3).pluginVerdict, std::nullopt);

    loops.pluginOverhead = {4.0, measured};
    const LoopVerdict published = analyseRow(loops, 3).pluginVerdict.value();
    QCOMPARE(published.percent, 4.0);
    QCOMPARE(published.byRule, measured);

    loops.pluginOverhead = {4.0, std::nullopt};
    QCOMPARE(analyseRow(loops, 3).pluginVerdict->source, VerdictSource::Derived);

    loops.pluginOverhead = {std::nullopt, measured};
    QCOMPARE(analyseRow(loops, 3).pluginVerdict->percent, 4.0);

    loops.pluginOverhead = {4.0, indistinguishable};
    QCOMPARE(analyseRow(loops, 3).pluginVerdict->percent, std::nullopt);
    QVERIFY(!analyseRow(loops, 3).pluginVerdict->agreesWithRule());

    loops.adapter.reset();
    QCOMPARE(analyseRow(loops, 3).pluginVerdict->verdict, indistinguishable);
    QVERIFY(analyseRow(loops, 3).pluginVerdict->agreesWithRule());
}

void tst_LoopAnalysis::smallerIsBetter()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("smaller-is-better.json"));
    QVERIFY(document);
    const Scenario& scenario = document->scenarios.first();
    const RowAnalysis row = analyseRow(scenario.loops, scenario.pairs);
    QCOMPARE(row.direction, Direction::SmallerIsBetter);
    const LoopAnalysis* framework = row.loop(LoopRole::RustStream);
    QVERIFY(near(framework->figureDistance, 18.4466)); // 97.6 against 82.4: slower, so positive
    QVERIFY(*framework->slowestDistance > *framework->bestDistance);
    QCOMPARE(framework->verdict->verdict, measured);
    QVERIFY(framework->verdict->agreesWithRule());
}

struct PublishedFigure
{
    const char* path;
    int scenario;
    LoopRole role;
    double figure;
    double spread;
    double ruleSpread;
    double distance;
    Verdict verdict;
    VerdictSource source;
};

void tst_LoopAnalysis::publishedFigures_data()
{
    QTest::addColumn<PublishedFigure>("expected");
    const auto add = [](const char* name, const PublishedFigure& expected) {
        QTest::newRow(name) << expected;
    };
    using enum LoopRole;
    using enum VerdictSource;
    add("nats RustStream", {"ruststream-nats/2026-09-23", 0, RustStream, 1538720, 423179, 423179, 2.1786,
                            indistinguishable, Published});
    add("nats broker crate", {"ruststream-nats/2026-09-23", 0, BrokerCrate, 1517318, 614257, 614257, 3.5392,
                              indistinguishable, Published});
    add("nats faster", {"ruststream-nats/2026-09-23", 1, RustStream, 238750, 5562, 10795, -0.0566,
                        indistinguishable, Published});
    add("amqp, schema 1, called measured",
        {"ruststream-amqp/2026-09-20", 0, RustStream, 8126, 3635, 3635, -45.0036, measured, Published});
    add("amqp, schema 1, derived", {"ruststream-amqp/2026-09-20", 0, BrokerCrate, 7260, 1659, 1659, -29.5503,
                                    indistinguishable, Derived});
    add("gcp, no spread at all", {"ruststream-gcp-pubsub/2026-09-23", 1, BrokerCrate, 1993, 0, 0, 0.0502,
                                  indistinguishable, Published});
    add("sea-file, derived far off",
        {"ruststream-sea-file/2026-09-21", 0, BrokerCrate, 254529, 5281, 5281, -35.1807, measured, Derived});
    add("sea-file, derived just beyond",
        {"ruststream-sea-file/2026-09-21", 1, BrokerCrate, 57926, 221, 2403, 4.0452, measured, Derived});
    add("kinesis, equal medians",
        {"ruststream-kinesis/2026-09-20", 1, RustStream, 79, 4, 4, 0, indistinguishable, Published});
}

void tst_LoopAnalysis::publishedFigures()
{
    QFETCH(PublishedFigure, expected);
    const DocumentPtr document = publishedDocument(QLatin1StringView(expected.path));
    if (!hasCorpus()) {
        return;
    }
    QVERIFY(document);
    const Scenario& scenario = document->scenarios.at(expected.scenario);
    const RowAnalysis row = analyseRow(scenario.loops, scenario.pairs);
    const LoopAnalysis* loop = row.loop(expected.role);
    QVERIFY(loop);
    QCOMPARE(loop->figure, expected.figure);
    QCOMPARE(loop->spread, expected.spread);
    QCOMPARE(loop->ruleSpread, expected.ruleSpread);
    QVERIFY2(near(loop->figureDistance, expected.distance),
             qPrintable(QString::number(*loop->figureDistance)));
    QCOMPARE(loop->verdict->verdict, expected.verdict);
    QCOMPARE(loop->verdict->source, expected.source);
}

void tst_LoopAnalysis::publishedVerdictsAgainstTheRule()
{
    QStringList disagreeing;
    int published = 0;
    int derived = 0;
    const auto count = [&](const QString& place, const std::optional<LoopVerdict>& verdict) {
        if (!verdict) {
            return;
        }
        (verdict->source == VerdictSource::Published ? published : derived) += 1;
        if (!verdict->agreesWithRule()) {
            disagreeing.append(place);
        }
    };
    const auto countRow = [&](const QString& place, const RowAnalysis& row) {
        for (const LoopAnalysis& loop : row.loops) {
            count(place + QString::number(int(loop.role)), loop.verdict);
        }
        count(place + QLatin1Char('p'), row.pluginVerdict);
    };
    int documents = 0;
    for (const QString& path : corpusPaths()) {
        const DocumentPtr document = documentOf(corpusDocument(path));
        QVERIFY2(document, qPrintable(path));
        ++documents;
        const QString start = path.left(path.indexOf(QLatin1Char('_')));
        for (qsizetype i = 0; i < document->scenarios.size(); ++i) {
            const Scenario& scenario = document->scenarios.at(i);
            countRow(start + QStringLiteral(" scenario %1 loop ").arg(i),
                     analyseRow(scenario.loops, scenario.pairs));
        }
        for (qsizetype i = 0; i < document->throughput.size(); ++i) {
            const ThroughputRow& row = document->throughput.at(i);
            countRow(start + QStringLiteral(" throughput %1 loop ").arg(i),
                     analyseRow(row.loops, row.rounds));
        }
    }
    qInfo("%d published documents read", documents);
    if (documents == 0) {
        return;
    }
    QCOMPARE(disagreeing,
             QStringList({QStringLiteral("ruststream-amqp/2026-09-20 scenario 0 loop 2"),
                          QStringLiteral("ruststream-gcp-pubsub/2026-09-23 scenario 1 loop 1")}));
    QCOMPARE(published, 189);
    QCOMPARE(derived, 7);
}

void tst_LoopAnalysis::publishedPercentagesFollowFromTheFigures()
{
    for (const QString& path : corpusPaths()) {
        const DocumentPtr document = documentOf(corpusDocument(path));
        QVERIFY2(document, qPrintable(path));
        for (const Scenario& scenario : document->scenarios) {
            for (const LoopAnalysis& loop : analyseRow(scenario.loops, scenario.pairs).loops) {
                if (!loop.verdict) {
                    continue;
                }
                QCOMPARE(loop.verdict->percent.has_value(), loop.verdict->verdict == measured);
                if (loop.verdict->percentIsPublished) {
                    const double apart = std::abs(*loop.verdict->percent - loop.figureDistance.value());
                    QVERIFY2(apart <= 0.0501, qPrintable(path));
                }
            }
        }
    }
}

QTEST_GUILESS_MAIN(tst_LoopAnalysis)
#include "tst_loopanalysis.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/brokerbound.h"
#include "tests/models/analysis/documents.h"
#include "tests/support/testobject.h"

#include <cmath>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// "label=nanoseconds" of every time, then "charged=N": one line that a failure prints whole.
QString inShort(const RoundTrip& roundTrip)
{
    QStringList parts;
    for (const RoundTripTime& time : roundTrip.times) {
        parts.append(time.label + QLatin1Char('=') + QString::number(std::llround(time.seconds * 1e9)));
    }
    if (roundTrip.chargedPerDelivery) {
        parts.append(QStringLiteral("charged=") + QString::number(*roundTrip.chargedPerDelivery));
    }
    return parts.join(QStringLiteral("; "));
}

BenchmarkDocument documentWith(const QString& roundTrip)
{
    BenchmarkDocument document;
    document.schema = 3;
    document.environment = {{QStringLiteral("round_trip"), roundTrip}};
    return document;
}

Scenario scenarioOf(const QString& name, const QString& unit, double raw)
{
    Scenario scenario;
    scenario.name = name;
    scenario.unit = unit;
    scenario.loops.raw = BestOfRounds{raw, raw, raw};
    scenario.loops.framework = BestOfRounds{raw, raw, raw};
    return scenario;
}

} // namespace

class tst_BrokerBound : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsProse_data();
    void readsProse();
    void readsPublishedProse_data();
    void readsPublishedProse();
    void everyPublishedRoundTripHasATime();
    void keepsTheTimeAsWritten();
    void usesTheTimeThatTheScenarioNames_data();
    void usesTheTimeThatTheScenarioNames();
    void unitOfTheScenario_data();
    void unitOfTheScenario();
    void sumsUp();
    void nothingToSumUp();
    void publishedSums_data();
    void publishedSums();
};

void tst_BrokerBound::readsProse_data()
{
    QTest::addColumn<QString>("prose");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& prose, const QString& expected) {
        QTest::newRow(name) << prose << expected;
    };
    row("us", QStringLiteral("41.5 us (mean of 5000 calls)"), QStringLiteral("=41500"));
    row("micro sign", QStringLiteral("66 \u00b5s, one call"), QStringLiteral("=66000"));
    row("Greek mu", QStringLiteral("66 \u03bcs, one call"), QStringLiteral("=66000"));
    row("ms", QStringLiteral("0.045 ms there and back"), QStringLiteral("=45000"));
    row("ns", QStringLiteral("850 ns"), QStringLiteral("=850"));
    row("seconds", QStringLiteral("1.5 s"), QStringLiteral("=1500000000"));
    row("microseconds", QStringLiteral("39.3 microseconds, taken 20,000 times"), QStringLiteral("=39300"));
    row("one microsecond", QStringLiteral("1 microsecond"), QStringLiteral("=1000"));
    row("milliseconds", QStringLiteral("2 milliseconds"), QStringLiteral("=2000000"));
    row("no space", QStringLiteral("32us"), QStringLiteral("=32000"));
    row("no-break space", QStringLiteral("32\u00a0us"), QStringLiteral("=32000"));
    row("labels", QStringLiteral("alone 32 \u00b5s, in a ring 40 \u00b5s (one question and its answer)"),
        QStringLiteral("alone=32000; in a ring=40000"));
    row("schemes", QStringLiteral("tcp:// 15.1 us, ipc:// 10.2 us (20000 exchanges)"),
        QStringLiteral("tcp://=15100; ipc://=10200"));
    row("charge", QStringLiteral("0.25 ms (900 calls); a delivery is charged 1 of them"),
        QStringLiteral("=250000; charged=1"));
    row("charge at the end", QStringLiteral("0.25 ms, charged 0.5."), QStringLiteral("=250000; charged=0.5"));
    row("decimal comma is no number here", QStringLiteral("2,5 ms"), QString());
    row("grouped digits are no time", QStringLiteral("20,000 sends"), QString());
    row("grouped seconds are passed over", QStringLiteral("20,000 s"), QString());
    row("a word that starts like a unit", QStringLiteral("300 messages, 20 sends, 5 users"), QString());
    row("a version", QStringLiteral("v1.2.3 s"), QString());
    row("glued to a word", QStringLiteral("x12us"), QString());
    row("other unit", QStringLiteral("12 min, 3 kHz"), QString());
    row("empty", QString(), QString());
    row("unknown", QStringLiteral("unknown"), QString());
}

void tst_BrokerBound::readsProse()
{
    QFETCH(QString, prose);
    QFETCH(QString, expected);
    QCOMPARE(inShort(parseRoundTrip(prose)), expected);
}

void tst_BrokerBound::readsPublishedProse_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* path, const char* expected) {
        QTest::newRow(path) << QString::fromUtf8(expected);
    };
    row("ruststream-amqp/2026-09-20", "=53000");
    row("ruststream-amqp/2026-09-23", "=54000");
    row("ruststream-fred/2026-09-23", "standalone=32000; cluster=40000; sentinel=54000");
    row("ruststream-gcp-pubsub/2026-09-20", "=265000; charged=1");
    row("ruststream-gcp-pubsub/2026-09-23", "=282000; charged=1");
    row("ruststream-kinesis/2026-09-20", "=4351000");
    row("ruststream-lapin/2026-09-20", "=50700");
    row("ruststream-lapin/2026-09-21", "=50300");
    row("ruststream-lapin/2026-09-23", "=55600");
    row("ruststream-nats/2026-09-23", "=61000");
    row("ruststream-pulsar/2026-09-20", "=45000");
    row("ruststream-pulsar/2026-09-23", "=47000");
    row("ruststream-rdkafka/2026-09-20", "=66000");
    row("ruststream-rdkafka/2026-09-23", "=77000");
    row("ruststream-rumqttc/2026-09-20", "=39300");
    row("ruststream-rumqttc/2026-09-23", "=42000");
    row("ruststream-sea-file/2026-09-21", "=19200");
    row("ruststream-sqlx/2026-10-08_96", "=17500");
    row("ruststream-sqlx/2026-10-08_fc", "=18000");
    row("ruststream-sqs-sns/2026-09-23", "=641000");
    row("ruststream-zeromq/2026-09-20", "tcp://=15100; ipc://=10200");
    row("ruststream-zeromq/2026-09-23", "tcp://=15600; ipc://=10900");
}

void tst_BrokerBound::readsPublishedProse()
{
    QFETCH(QString, expected);
    const DocumentPtr document = publishedDocument(QLatin1StringView(QTest::currentDataTag()));
    if (!hasCorpus()) {
        return;
    }
    QVERIFY(document);
    const QString* prose = document->environmentValue(u"round_trip");
    QVERIFY(prose);
    QCOMPARE(inShort(parseRoundTrip(*prose)), expected);
}

void tst_BrokerBound::everyPublishedRoundTripHasATime()
{
    int seen = 0;
    for (const QString& path : corpusPaths()) {
        const DocumentPtr document = documentOf(corpusDocument(path));
        QVERIFY2(document, qPrintable(path));
        if (const QString* prose = document->environmentValue(u"round_trip")) {
            ++seen;
            QVERIFY2(!parseRoundTrip(*prose).times.isEmpty(), qPrintable(path));
        }
    }
    QCOMPARE(seen, hasCorpus() ? 22 : 0);
}

void tst_BrokerBound::keepsTheTimeAsWritten()
{
    const RoundTrip roundTrip = parseRoundTrip(QStringLiteral("in a ring 40.0 \u00b5s (mean)"));
    QCOMPARE(roundTrip.times.size(), 1);
    QCOMPARE(roundTrip.times.first().text, QStringLiteral("40.0 \u00b5s"));
    QCOMPARE(roundTrip.times.first().label, QStringLiteral("in a ring"));
}

void tst_BrokerBound::usesTheTimeThatTheScenarioNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("labels");
    const QStringList all{QStringLiteral("ring"), QStringLiteral("ipc://")};
    QTest::newRow("named") << QStringLiteral("letters in a Ring, acknowledged") << QStringList{all.first()};
    QTest::newRow("scheme") << QStringLiteral("letters over ipc://tmp") << QStringList{all.last()};
    QTest::newRow("part of a word") << QStringLiteral("letters on a string") << all;
    QTest::newRow("none") << QStringLiteral("letters") << all;
    QTest::newRow("both") << QStringLiteral("ring over ipc://") << all;
}

void tst_BrokerBound::usesTheTimeThatTheScenarioNames()
{
    QFETCH(QString, name);
    QFETCH(QStringList, labels);
    const auto document = documentWith(QStringLiteral("ring 40 us, ipc:// 10 us"));
    QStringList used;
    for (const BrokerBoundSum& sum :
         brokerBoundSums(document, scenarioOf(name, QStringLiteral("msg/s"), 1000))) {
        used.append(sum.roundTrip.label);
    }
    QCOMPARE(used, labels);
}

void tst_BrokerBound::unitOfTheScenario_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("perMessage"); // with a raw figure of 500; 0 where there is none
    QTest::newRow("msg/s") << QStringLiteral("msg/s") << 0.002;
    QTest::newRow("rows/s") << QStringLiteral("rows/s") << 0.002;
    QTest::newRow("msg / sec") << QStringLiteral(" msg / sec ") << 0.002;
    QTest::newRow("per second") << QStringLiteral("messages per second") << 0.002;
    QTest::newRow("us") << QStringLiteral("us") << 500e-6;
    QTest::newRow("micro sign") << QStringLiteral("\u00b5s") << 500e-6;
    QTest::newRow("ms per message") << QStringLiteral("ms/msg") << 0.5;
    QTest::newRow("ns") << QStringLiteral("ns") << 500e-9;
    QTest::newRow("bytes") << QStringLiteral("MB/s") << 0.0;
    QTest::newRow("bits") << QStringLiteral("Mibit/s") << 0.0;
    QTest::newRow("thousands") << QStringLiteral("kmsg/s") << 0.0;
    QTest::newRow("per minute") << QStringLiteral("msg/min") << 0.0;
    QTest::newRow("a share") << QStringLiteral("%") << 0.0;
    QTest::newRow("none") << QString() << 0.0;
}

void tst_BrokerBound::unitOfTheScenario()
{
    QFETCH(QString, unit);
    QFETCH(double, perMessage);
    const QList<BrokerBoundSum> sums = brokerBoundSums(documentWith(QStringLiteral("40 us")),
                                                       scenarioOf(QStringLiteral("letters"), unit, 500));
    QCOMPARE(sums.isEmpty(), perMessage == 0);
    if (!sums.isEmpty()) {
        QCOMPARE(sums.first().secondsPerMessage, perMessage);
    }
}

void tst_BrokerBound::sumsUp()
{
    Scenario scenario = scenarioOf(QStringLiteral("letters"), QStringLiteral("msg/s"), 1000);
    const auto document = documentWith(QStringLiteral("0.25 ms (calls); a delivery is charged 2 of them"));

    BrokerBoundSum sum = brokerBoundSums(document, scenario).value(0);
    QCOMPARE(sum.shareOfOne, 0.25);
    QCOMPARE(sum.roundTripsForHalf, 2.0);
    QCOMPARE(sum.charged, 2.0);
    QCOMPARE(sum.share, 0.5);
    QCOMPARE(sum.agreesWithFlag, std::nullopt); // no flag

    scenario.brokerBound = true;
    QCOMPARE(brokerBoundSums(document, scenario).value(0).agreesWithFlag, true); // half is enough
    scenario.brokerBound = false;
    QCOMPARE(brokerBoundSums(document, scenario).value(0).agreesWithFlag, false);

    scenario.roundTripsPerMessage = 0.4; // the scenario's own charge counts
    sum = brokerBoundSums(document, scenario).value(0);
    QCOMPARE(sum.charged, 0.4);
    QCOMPARE(sum.share, 0.1);
    QCOMPARE(sum.agreesWithFlag, true);
}

void tst_BrokerBound::nothingToSumUp()
{
    const QString name = QStringLiteral("letters");
    const QString unit = QStringLiteral("msg/s");
    QVERIFY(brokerBoundSums(BenchmarkDocument(), scenarioOf(name, unit, 1000)).isEmpty());
    QVERIFY(brokerBoundSums(documentWith(QStringLiteral("unknown")), scenarioOf(name, unit, 1000)).isEmpty());
    QVERIFY(brokerBoundSums(documentWith(QStringLiteral("40 us")), scenarioOf(name, unit, 0)).isEmpty());
    QVERIFY(brokerBoundSums(documentWith(QStringLiteral("40 us")), scenarioOf(name, unit, -1)).isEmpty());
    QVERIFY(brokerBoundSums(documentWith(QStringLiteral("0 us")), scenarioOf(name, unit, 1000)).isEmpty());
}

struct PublishedSum
{
    const char* path;
    int scenario;
    double perMessage;
    double shareOfOne;
    std::optional<double> share;
    std::optional<bool> agrees;
};

void tst_BrokerBound::publishedSums_data()
{
    QTest::addColumn<PublishedSum>("expected");
    const auto add = [](const char* name, const PublishedSum& expected) { QTest::newRow(name) << expected; };
    add("gcp, not flagged", {"ruststream-gcp-pubsub/2026-09-20", 0, 1 / 1849.0, 0.489985, 0.489985, true});
    add("gcp, flagged", {"ruststream-gcp-pubsub/2026-09-20", 1, 1 / 1996.0, 0.52894, 0.52894, true});
    add("gcp later, flagged", {"ruststream-gcp-pubsub/2026-09-23", 0, 1 / 1822.0, 0.513804, 0.513804, true});
    add("kinesis, few", {"ruststream-kinesis/2026-09-20", 0, 1 / 373.0, 1.622923, 0.101270, true});
    add("kinesis, one and more", {"ruststream-kinesis/2026-09-20", 1, 1 / 79.0, 0.343729, 0.345173, true});
    add("zeromq over ipc", {"ruststream-zeromq/2026-09-23", 1, 1 / 913687.0, 9.959188, {}, {}});
    add("redis cluster", {"ruststream-fred/2026-09-23", 1, 1 / 39600.0, 1.584, {}, {}});
    add("mqtt", {"ruststream-rumqttc/2026-09-23", 1, 1 / 112077.0, 4.707234, {}, {}});
}

void tst_BrokerBound::publishedSums()
{
    QFETCH(PublishedSum, expected);
    const DocumentPtr document = publishedDocument(QLatin1StringView(expected.path));
    if (!hasCorpus()) {
        return;
    }
    QVERIFY(document);
    const QList<BrokerBoundSum> sums = brokerBoundSums(*document, document->scenarios.at(expected.scenario));
    QCOMPARE(sums.size(), 1);
    const BrokerBoundSum& sum = sums.first();
    QCOMPARE(sum.secondsPerMessage, expected.perMessage);
    QVERIFY2(std::abs(sum.shareOfOne - expected.shareOfOne) < 2e-6,
             qPrintable(QString::number(sum.shareOfOne, 'g', 9)));
    QCOMPARE(sum.roundTripsForHalf, 0.5 / sum.shareOfOne);
    QCOMPARE(sum.share.has_value(), expected.share.has_value());
    if (sum.share) {
        QVERIFY2(std::abs(*sum.share - *expected.share) < 2e-6,
                 qPrintable(QString::number(*sum.share, 'g', 9)));
    }
    QCOMPARE(sum.agreesWithFlag, expected.agrees);
}

QTEST_GUILESS_MAIN(tst_BrokerBound)
#include "tst_brokerbound.moc"

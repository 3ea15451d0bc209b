// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/words.h"
#include "tests/models/analysis/documents.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const Cards& cards()
{
    static const Cards english{NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates))};
    return english;
}

Scenario letters()
{
    Scenario scenario;
    scenario.name = QStringLiteral("letters");
    scenario.unit = QStringLiteral("msg/s");
    scenario.messages = 50000;
    scenario.pairs = 3;
    scenario.loops.raw = BestOfRounds{1000, 990, 970};
    scenario.loops.framework = BestOfRounds{900, 890, 880};
    return scenario;
}

BenchmarkDocument documentWith(const QString& roundTrip)
{
    BenchmarkDocument document;
    document.schema = 3;
    document.environment = {{QStringLiteral("round_trip"), roundTrip}};
    return document;
}

Card rustStreamCard(const BenchmarkDocument& document, const Scenario& scenario)
{
    return cards().scenarioLoop(document, scenario, analyseRow(scenario.loops, scenario.pairs),
                                LoopRole::RustStream);
}

QString withoutNoBreakSpace(QString text)
{
    return text.replace(QChar(QChar::Nbsp), QLatin1Char(' '));
}

} // namespace

class tst_Cards : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuredCard();
    void indistinguishableCard();
    void rawClientCard();
    void disagreeingVerdicts();
    void percentThatDoesNotFollow();
    void missingThings();
    void equalSpreadsAndOneRound();
    void noNoiseOfBinaryFractions();
    void pluginSentence();
    void brokerBoundSum_data();
    void brokerBoundSum();
    void throughputCard();
    void codeCard();
    void spokenLoop_data();
    void spokenLoop();
    void spokenCode();
    void hostileNames();
    void publishedNatsCard();
    void publishedGcpCard();
    void noPercentageOfWhatIsIndistinguishable();
};

void tst_Cards::measuredCard()
{
    Scenario scenario = letters();
    scenario.loops.overhead = {10.0, Verdict::Measured};
    scenario.brokerBound = false;
    const Card card = rustStreamCard(
        documentWith(QStringLiteral("0.25 ms (calls); a delivery is charged 1 of them")), scenario);
    QCOMPARE(withoutNoBreakSpace(card.asText()),
             QStringLiteral("letters: RustStream\n"
                            "Best round: 900 msg/s\n"
                            "Median round: 890 msg/s\n"
                            "Slowest round: 880 msg/s\n"
                            "Against the raw client: +10 %, slower\n"
                            "Spread of the rounds: 20 msg/s\n"
                            "Spread of the raw client: 30 msg/s\n"
                            "Messages: 50,000\n"
                            "Rounds: 3\n"
                            "The difference of 100 msg/s is not smaller than the spread of the rounds, 30 "
                            "msg/s (Raw client), so it "
                            "is measured.\n"
                            "The document marks this scenario as not broker-bound.\n"
                            "One message takes the raw client 1.00 ms; one round trip (0.25 ms) would be 25 "
                            "% of it, and 2 round "
                            "trips a message would make half.\n"
                            "Round trips charged to a message: 1, which is 25 % of its time, less than half, "
                            "as the document marks it.\n"
                            "The bar is the range of the rounds of one run, not a confidence interval."));
}

void tst_Cards::indistinguishableCard()
{
    Scenario scenario = letters();
    scenario.loops.framework = BestOfRounds{985, 980, 900};
    scenario.loops.overhead = {1.5, Verdict::Indistinguishable};
    const Card card = rustStreamCard({}, scenario);
    const QString text = card.asText();
    QVERIFY2(text.contains(
                 QStringLiteral("Against the raw client: indistinguishable (985 msg/s against 1,000 msg/s)")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral(
                 "The difference of 15 msg/s is smaller than the spread of the rounds, 85 msg/s "
                 "(RustStream), so it is indistinguishable.")),
             qPrintable(text));
    QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
}

void tst_Cards::rawClientCard()
{
    const Scenario scenario = letters();
    const Card card = cards().scenarioLoop({}, scenario, analyseRow(scenario.loops, 3), LoopRole::RawClient);
    const QString text = card.asText();
    QCOMPARE(card.title, QStringLiteral("letters: Raw client"));
    QVERIFY2(text.contains(QStringLiteral("Spread of the rounds: 30 msg/s")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("Against")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("Spread of the raw client")), qPrintable(text));
}

void tst_Cards::disagreeingVerdicts()
{
    Scenario scenario = letters();
    scenario.loops.framework = BestOfRounds{985, 980, 900};
    scenario.loops.overhead = {1.5, Verdict::Measured};
    QVERIFY(rustStreamCard({}, scenario)
                .sentences.first()
                .startsWith(QStringLiteral("The document publishes this as measured, which stands; the "
                                           "spread rule says indistinguishable")));

    scenario.loops.framework = BestOfRounds{500, 490, 480};
    scenario.loops.overhead = {50.0, Verdict::Indistinguishable};
    const QString text = rustStreamCard({}, scenario).asText();
    QVERIFY(text.contains(QStringLiteral(
        "The document publishes this as indistinguishable, which stands; the spread rule says measured")));
    QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
}

void tst_Cards::percentThatDoesNotFollow()
{
    Scenario scenario = letters();
    scenario.loops.overhead = {12.0, Verdict::Measured};
    QVERIFY(withoutNoBreakSpace(rustStreamCard({}, scenario).asText())
                .contains(QStringLiteral("The document publishes +12 %; its figures give +10 %.")));
    scenario.loops.overhead = {10.0, Verdict::Measured};
    QVERIFY(!rustStreamCard({}, scenario).asText().contains(QStringLiteral("its figures give")));
    scenario.loops.overhead = {std::nullopt, Verdict::Measured};
    QVERIFY(rustStreamCard({}, scenario).asText().contains(QStringLiteral("publishes no percentage here")));
    scenario.loops.overhead = {};
    QVERIFY(rustStreamCard({}, scenario).asText().contains(QStringLiteral("publishes no verdict here")));
}

void tst_Cards::missingThings()
{
    Scenario scenario = letters();
    scenario.messages.reset();
    scenario.pairs.reset();
    scenario.unit.clear();
    scenario.loops.framework = BestOfRounds{900, std::nullopt, 880};
    const RowAnalysis row = analyseRow(scenario.loops, scenario.pairs);
    const QString text = cards().scenarioLoop({}, scenario, row, LoopRole::RustStream).asText();
    QVERIFY2(
        text.contains(QStringLiteral("Best round: 900\nMedian round: not published\nSlowest round: 880\n")),
        qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Messages: not published\nRounds: not published\n")),
             qPrintable(text));
    QVERIFY2(
        text.contains(QStringLiteral("The document does not say whether this scenario is broker-bound.")),
        qPrintable(text));
    const Card absent = cards().scenarioLoop({}, scenario, row, LoopRole::BrokerCrate);
    QCOMPARE(absent.asText(),
             QStringLiteral("letters: Broker crate\nThe document does not measure this loop."));
}

void tst_Cards::equalSpreadsAndOneRound()
{
    Scenario scenario = letters();
    scenario.loops.raw = BestOfRounds{1000, 1000, 1000};
    scenario.loops.framework = BestOfRounds{900, 900, 900};
    const QString text = rustStreamCard({}, scenario).asText();
    QVERIFY2(text.contains(QStringLiteral("the spread of the rounds, 0 msg/s (both loops)")),
             qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("confidence interval")), qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral("no range to draw.")), qPrintable(text));
}

void tst_Cards::noNoiseOfBinaryFractions()
{
    Scenario scenario = letters();
    scenario.loops.raw = BestOfRounds{0.3, 0.2, 0.1};
    scenario.loops.framework = BestOfRounds{0.1, 0.1, 0.1};
    QVERIFY(rustStreamCard({}, scenario)
                .asText()
                .contains(QStringLiteral("Spread of the raw client: 0.2 msg/s\n")));
}

void tst_Cards::pluginSentence()
{
    Scenario scenario = letters();
    scenario.loops.adapter = BestOfRounds{910, 905, 850};
    scenario.loops.plugin = QStringLiteral("ledger");
    scenario.loops.pluginOverhead = {1.1, Verdict::Indistinguishable};
    const QString text = rustStreamCard({}, scenario).asText();
    QVERIFY2(text.contains(QStringLiteral("Plugin: ledger\n")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral(
                 "Against the broker crate: indistinguishable (900 msg/s against 910 msg/s).")),
             qPrintable(text));
    scenario.loops.pluginOverhead = {1.1, Verdict::Measured};
    const QString measured = withoutNoBreakSpace(rustStreamCard({}, scenario).asText());
    QVERIFY2(
        measured.contains(QStringLiteral("Against the broker crate: +1.1 % (900 msg/s against 910 msg/s).")),
        qPrintable(measured));
    QVERIFY2(measured.contains(QStringLiteral(
                 "The spread rule would call this indistinguishable; the published verdict stands.")),
             qPrintable(measured));
}

void tst_Cards::brokerBoundSum_data()
{
    QTest::addColumn<QString>("roundTrip");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("raw");
    QTest::addColumn<std::optional<bool>>("flag");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char* name, const QString& roundTrip, const QString& unit, double raw,
                        std::optional<bool> flag, const QStringList& says) {
        QTest::newRow(name) << roundTrip << unit << raw << flag << says;
    };
    const QString rate = QStringLiteral("msg/s");
    row("no charge", QStringLiteral("61 us"), rate, 10000, false,
        {QStringLiteral("marks this scenario as not broker-bound"),
         QStringLiteral(
             "takes the raw client 100 \u00b5s; one round trip (61 us) would be 61 % of it, and 0.82 round "
             "trips a message would make half."),
         QStringLiteral("does not say how many round trips a message is charged")});
    row("flagged and covered", QStringLiteral("0.5 ms; charged 1 of them"), rate, 1000, true,
        {QStringLiteral("marks this scenario as broker-bound"),
         QStringLiteral("charged to a message: 1, which is 50 % of its time, at least half, as the document "
                        "marks it.")});
    row("flagged but not covered", QStringLiteral("0.4 ms; charged 1 of them"), rate, 1000, true,
        {QStringLiteral("40 % of its time, less than half, which disagrees with the mark.")});
    row("covered but not flagged", QStringLiteral("0.6 ms; charged 1 of them"), rate, 1000, false,
        {QStringLiteral("60 % of its time, at least half, which disagrees with the mark.")});
    row("no flag", QStringLiteral("0.6 ms; charged 1 of them"), rate, 1000, {},
        {QStringLiteral("does not say whether this scenario is broker-bound"),
         QStringLiteral("60 % of its time, at least half.")});
    row("several", QStringLiteral("ring 40 us, star 20 us"), rate, 1000, false,
        {QStringLiteral("(ring 40 us)"), QStringLiteral("(star 20 us)")});
    row("no time", QStringLiteral("unknown\u202e"), rate, 1000, true,
        {QStringLiteral("No time can be read from its round trip (unknown<U+202E>)")});
    row("no unit", QStringLiteral("40 us"), QString(), 1000, true,
        {QStringLiteral("The unit - and the round trip (40 us)")});
    row("bytes", QStringLiteral("40 us"), QStringLiteral("MB/s"), 1000, true,
        {QStringLiteral("The unit MB/s and")});
    row("zero", QStringLiteral("40 us"), rate, 0, true,
        {QStringLiteral("raw client's figure is not positive")});
}

void tst_Cards::brokerBoundSum()
{
    QFETCH(QString, roundTrip);
    QFETCH(QString, unit);
    QFETCH(double, raw);
    QFETCH(std::optional<bool>, flag);
    QFETCH(QStringList, says);
    Scenario scenario = letters();
    scenario.unit = unit;
    scenario.brokerBound = flag;
    scenario.loops.raw = BestOfRounds{raw, raw, raw};
    const QString text = withoutNoBreakSpace(
        cards().brokerBoundSentences(documentWith(roundTrip), scenario).join(QLatin1Char('\n')));
    for (const QString& words : says) {
        QVERIFY2(text.contains(words), qPrintable(text));
    }
    scenario.brokerBound = true;
    QVERIFY(cards()
                .brokerBoundSentences({}, scenario)
                .last()
                .contains(QStringLiteral("publishes no round trip")));
}

void tst_Cards::throughputCard()
{
    ThroughputRow row;
    row.database = QStringLiteral("Attic");
    row.form = QStringLiteral("shelf");
    row.rows = 20000;
    row.rounds = 3;
    row.loops = letters().loops;
    const QString text =
        cards().throughputLoop(row, analyseRow(row.loops, row.rounds), LoopRole::RustStream).asText();
    QVERIFY2(text.startsWith(
                 QStringLiteral("Attic, shelf, single deliveries: RustStream\nBest round: 900 msg/s\n")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Rows: 20,000\nRounds: 3\n")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("broker-bound")), qPrintable(text));
}

void tst_Cards::codeCard()
{
    CodeEntry entry;
    entry.name = QStringLiteral("read a letter");
    entry.framework = {49180.8, 32};
    entry.raw = CodeCounts{45278.2, 33};
    entry.handWritten = CodeCounts{100, 0};
    entry.overhead = CodeCounts{49080.8, 32};
    entry.note = QStringLiteral("a\u202enote");
    entry.gated = false;
    QCOMPARE(cards().code(entry).asText(),
             QStringLiteral("read a letter\n"
                            "RustStream, per message: 49,180.8 instructions, 32 allocations\n"
                            "Raw client, per message: 45,278.2 instructions, 33 allocations\n"
                            "Hand written, per message: 100 instructions, 0 allocations\n"
                            "Over the hand-written code: 49,080.8 instructions, 32 allocations\n"
                            "Cold start, whole: not published\n"
                            "Messages: not published\n"
                            "Note: a<U+202E>note\n"
                            "Not gated: a regression of it is reported, never failed."));
    entry.gated = true;
    QVERIFY(cards().code(entry).asText().contains(QStringLiteral("\nGated: ")));
    entry.gated.reset();
    QVERIFY(cards().code(entry).asText().endsWith(QStringLiteral("does not say whether it is gated.")));
}

void tst_Cards::spokenLoop_data()
{
    QTest::addColumn<PublishedDifference>("published");
    QTest::addColumn<QString>("end");
    QTest::newRow("slower") << PublishedDifference{10.0, Verdict::Measured}
                            << QStringLiteral("; 10 % slower than the raw client.");
    // 900 of 1,000 is 10 % slower, beyond the spread: what is published otherwise is told, and doubted.
    const QString doubt = QStringLiteral(" That is published, but not what its rounds give.");
    QTest::newRow("faster") << PublishedDifference{-4.5, Verdict::Measured}
                            << QString(QStringLiteral("; 4.5 % faster than the raw client.") + doubt);
    QTest::newRow("equal") << PublishedDifference{0.0, Verdict::Measured}
                           << QString(QStringLiteral("; as fast as the raw client.") + doubt);
    QTest::newRow("indistinguishable")
        << PublishedDifference{10.0, Verdict::Indistinguishable}
        << QString(QStringLiteral("; indistinguishable from the raw client.") + doubt);
}

void tst_Cards::spokenLoop()
{
    QFETCH(PublishedDifference, published);
    QFETCH(QString, end);
    LoopSet loops = letters().loops;
    loops.overhead = published;
    const RowAnalysis row = analyseRow(loops, 3);
    const auto spoken = [&](LoopRole role) {
        return withoutNoBreakSpace(
            cards().spokenLoop(QStringLiteral("letters"), QStringLiteral("msg/s"), *row.loop(role)));
    };
    QCOMPARE(
        spoken(LoopRole::RustStream),
        QString(QStringLiteral("letters, RustStream: best 900 msg/s, median 890 msg/s, slowest 880 msg/s") +
                end));
    QCOMPARE(spoken(LoopRole::RawClient),
             QStringLiteral("letters, Raw client: best 1,000 msg/s, median 990 msg/s, slowest 970 msg/s."));
}

void tst_Cards::spokenCode()
{
    CodeEntry entry;
    entry.name = QStringLiteral("read a letter");
    entry.framework = {49180.8, 32};
    QCOMPARE(cards().spokenCode(entry),
             QStringLiteral("read a letter: 49,180.8 instructions and 32 allocations per message."));
    entry.cold = CodeCounts{1000, 2};
    entry.gated = false;
    QCOMPARE(cards().spokenCode(entry),
             QStringLiteral(
                 "read a letter: 49,180.8 instructions and 32 allocations per message; cold start 1,000 "
                 "instructions and 2 allocations; not gated."));
}

void tst_Cards::hostileNames()
{
    const DocumentPtr document = sampleDocument(QStringLiteral("hostile-names.json"));
    QVERIFY(document);
    static const QRegularExpression invisible(
        QStringLiteral("[\\x{0}-\\x{9}\\x{b}-\\x{1f}\\x{7f}-\\x{9f}\\x{200b}-\\x{200f}\\x{2028}-\\x{202e}]"));
    for (const Scenario& scenario : document->scenarios) {
        const RowAnalysis row = analyseRow(scenario.loops, scenario.pairs);
        for (const LoopAnalysis& loop : row.loops) {
            const Card card = cards().scenarioLoop(*document, scenario, row, loop.role);
            QVERIFY2(!invisible.match(card.asText()).hasMatch(), qPrintable(card.asText()));
            QVERIFY(!card.title.contains(QLatin1Char('\n')));
            QVERIFY(!invisible.match(cards().spokenLoop(scenario.name, scenario.unit, loop)).hasMatch());
        }
    }
    Scenario marked = letters();
    marked.name = QStringLiteral("%1 %2 %5");
    marked.unit = QStringLiteral("%1/s");
    const QString text = rustStreamCard({}, marked).asText();
    QVERIFY2(text.startsWith(QStringLiteral("%1 %2 %5: RustStream\nBest round: 900 %1/s\n")),
             qPrintable(text));
}

void tst_Cards::publishedNatsCard()
{
    const DocumentPtr document = publishedDocument(QStringLiteral("ruststream-nats/2026-09-23"));
    if (!hasCorpus()) {
        return;
    }
    QVERIFY(document);
    const QString text = withoutNoBreakSpace(rustStreamCard(*document, document->scenarios.first()).asText());
    const QStringList says{
        QStringLiteral(
            "Best round: 1,538,720 msg/s\nMedian round: 1,452,357 msg/s\nSlowest round: 1,115,541 msg/s\n"),
        QStringLiteral(
            "Against the raw client: indistinguishable (1,538,720 msg/s against 1,572,989 msg/s)\n"),
        QStringLiteral("Spread of the rounds: 423,179 msg/s\nSpread of the raw client: 337,125 msg/s\n"),
        QStringLiteral(
            "The difference of 34,269 msg/s is smaller than the spread of the rounds, 423,179 msg/s "
            "(RustStream), so it is indistinguishable."),
        QStringLiteral(
            "takes the raw client 636 ns; one round trip (61.0 us) would be 9,595 % of it, and 0.00521 round "
            "trips a message would make half."),
        QStringLiteral("Messages: 10,726,274\nRounds: 3\n"),
    };
    for (const QString& words : says) {
        QVERIFY2(text.contains(words), qPrintable(text));
    }
}

void tst_Cards::publishedGcpCard()
{
    const DocumentPtr document = publishedDocument(QStringLiteral("ruststream-gcp-pubsub/2026-09-23"));
    if (!hasCorpus()) {
        return;
    }
    QVERIFY(document);
    const Scenario& scenario = document->scenarios.at(1);
    const Card card = cards().scenarioLoop(*document, scenario, analyseRow(scenario.loops, scenario.pairs),
                                           LoopRole::BrokerCrate);
    const QString text = withoutNoBreakSpace(card.asText());
    const QStringList says{
        QStringLiteral(
            "The document publishes this as indistinguishable, which stands; the spread rule says measured: "
            "the difference of 1 msg/s is not smaller than the spread of the rounds, 0 msg/s (both loops)."),
        QStringLiteral("One message takes the raw client 502 \u00b5s; one round trip (0.282 ms) would be 56 "
                       "% of it, and "
                       "0.889 round trips a message would make half."),
        QStringLiteral("Round trips charged to a message: 1, which is 56 % of its time, at least half, as "
                       "the document marks it."),
    };
    for (const QString& words : says) {
        QVERIFY2(text.contains(words), qPrintable(text));
    }
}

void tst_Cards::noPercentageOfWhatIsIndistinguishable()
{
    // Shares of the broker-bound sum are no differences, so they are taken out first.
    int checked = 0;
    for (const QString& path : corpusPaths()) {
        const DocumentPtr document = documentOf(corpusDocument(path));
        QVERIFY2(document, qPrintable(path));
        for (const Scenario& scenario : document->scenarios) {
            const RowAnalysis row = analyseRow(scenario.loops, scenario.pairs);
            if (row.pluginVerdict) {
                continue;
            }
            for (const LoopAnalysis& loop : row.loops) {
                if (!loop.verdict || loop.verdict->verdict == Verdict::Measured) {
                    continue;
                }
                QString text = cards().scenarioLoop(*document, scenario, row, loop.role).asText();
                for (const QString& sentence : cards().brokerBoundSentences(*document, scenario)) {
                    text.remove(sentence);
                }
                text += cards().spokenLoop(QStringLiteral("x"), scenario.unit, loop);
                QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
                ++checked;
            }
        }
    }
    QVERIFY(!hasCorpus() || checked > 50);
}

QTEST_GUILESS_MAIN(tst_Cards)
#include "tst_cards.moc"

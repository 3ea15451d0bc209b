// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/support/editions.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartalttext.h"
#include "widgets/charts/chartspec.h"
#include "widgets/charts/tablespecs.h"

#include <cmath>

using namespace rangebar;
using namespace rangebar::test;

namespace {

DocumentPtr read(const QByteArray& bytes)
{
    const auto document = readDocument(bytes);
    return document ? *document : DocumentPtr();
}

NumberFormat specsFormat()
{
    return NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
}

ChartSpecs specs()
{
    return ChartSpecs(specsFormat());
}

bool near(std::optional<double> value, double expected)
{
    return value && std::abs(*value - expected) < 5e-4;
}

QStringList legendTexts(const QList<LegendItem>& legend)
{
    QStringList texts;
    for (const LegendItem& item : legend) {
        texts += item.text;
    }
    return texts;
}

/// No control or bidi character of a document reaches a reader.
bool isVisible(const QString& text)
{
    return std::none_of(text.cbegin(), text.cend(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
               c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
    });
}

} // namespace

class TestChartSpec : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void bestRounds();
    void medianRounds();
    void withoutMedian();
    void smallerIsBetter();
    void singleRound();
    void rawFigureOfZero();
    void axisIsWritten();
    void legendExplainsEveryMark();
    void contradictionsAreMarked();
    void cardsAndSentences();
    void throughput();
    void cost();
    void costColdStart();
    void hostileText();
    void endlessNames();
    void publishedNats();
    void publishedLapinSchema1();
    void publishedGcp();
    void publishedCore();
    void everyPublishedDocument();
};

void TestChartSpec::bestRounds()
{
    const DocumentPtr document = read(R"({"schema":3,"crate":"ruststream-granary","crate_version":"0.3.0",
        "core_version":"0.7.0","measured_at":"2026-03-02","environment":{"cpu":"c","os":"o","rustc":"r"},
        "scenarios":[{"name":"sacks","unit":"msg/s","messages":10,"pairs":3,
        "raw":{"best":1000,"median":980,"worst":950},
        "adapter":{"best":990,"median":970,"worst":960},
        "framework":{"best":900,"median":890,"worst":880},
        "overhead_percent":10.0,"verdict":"measured",
        "adapter_overhead_percent":1.0,"adapter_verdict":"indistinguishable","broker_bound":true}]})");
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    QCOMPARE(spec.title, QStringLiteral("ruststream-granary 0.3.0: against the raw client"));
    QVERIFY(spec.subtitle.contains(QStringLiteral("best round")));
    QVERIFY(spec.subtitle.contains(QStringLiteral("right is slower")));
    QVERIFY(spec.footer.contains(QStringLiteral("2026-03-02")));
    QVERIFY(spec.footer.endsWith(
        QStringLiteral(". Bars are the range of the rounds of one run, not confidence intervals.")));
    QVERIFY(!spec.footer.contains(QStringLiteral("..")));
    QCOMPARE(spec.blocks.size(), 1);
    const RangeBlock& block = spec.blocks.constFirst();
    QCOMPARE(block.name, QStringLiteral("sacks"));
    QCOMPARE(block.tag, QStringLiteral("broker-bound"));
    QCOMPARE(block.rows.size(), 3);

    const RangeRow& raw = block.rows.at(0);
    QVERIFY(near(raw.dot, 0) && near(raw.rangeFrom, 0) && near(raw.notch, 2) && near(raw.rangeTo, 5));
    QVERIFY(!raw.band && !raw.hollow && raw.verdict.isEmpty());

    const RangeRow& crate = block.rows.at(1);
    QVERIFY(near(crate.dot, 1) && near(crate.rangeFrom, 1) && near(crate.notch, 3) && near(crate.rangeTo, 4));
    QVERIFY(near(crate.band, 5)); // the raw client's spread of 50 is the larger
    QVERIFY(crate.hollow);
    QCOMPARE(crate.verdict, QStringLiteral("indistinguishable"));

    const RangeRow& service = block.rows.at(2);
    QVERIFY(near(service.dot, 10) && near(service.rangeTo, 12) && near(service.band, 5));
    QVERIFY(!service.hollow);
    QCOMPARE(service.verdict,
             NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates)).percentLabel(10));
}

void TestChartSpec::medianRounds()
{
    const DocumentPtr document = read(sample(QStringLiteral("schema1.json")));
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    QVERIFY(spec.medianRounds);
    QVERIFY(spec.subtitle.contains(QStringLiteral("median round")));
    const RangeRow& service = spec.blocks.at(0).rows.at(2);
    // (48210 - 44560) / 48210, (48210 - 45210) / 48210, (48210 - 43890) / 48210; spread 49330 - 47105 = 2225.
    QVERIFY(near(service.dot, 7.5710));
    QVERIFY(near(service.rangeFrom, 6.2228));
    QVERIFY(near(service.rangeTo, 8.9608));
    QVERIFY(near(service.band, 4.6152));
    QVERIFY(!service.notch);
    // Without a broker crate two rows remain.
    QCOMPARE(spec.blocks.at(1).rows.size(), 2);
    QCOMPARE(spec.blocks.at(1).rows.at(1).role, LoopRole::RustStream);
    QCOMPARE(spec.blocks.at(1).tag, QStringLiteral("broker-bound"));
}

void TestChartSpec::withoutMedian()
{
    const DocumentPtr document = read(sample(QStringLiteral("schema3-no-median.json")));
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    QVERIFY(!spec.blocks.isEmpty());
    for (const RangeBlock& block : spec.blocks) {
        for (const RangeRow& row : block.rows) {
            QVERIFY(!row.notch);
            QVERIFY(row.dot);
        }
    }
}

void TestChartSpec::smallerIsBetter()
{
    const DocumentPtr document =
        read(R"({"schema":3,"scenarios":[{"name":"open the gate","unit":"ms","pairs":3,
        "raw":{"best":10,"median":11,"worst":12},"framework":{"best":15,"median":16,"worst":18},
        "overhead_percent":50.0,"verdict":"measured"}]})");
    QVERIFY(document);
    const RangeRow row = specs().comparison(document, AxisMode::Shared).blocks.at(0).rows.at(1);
    QVERIFY(near(row.dot, 50) && near(row.rangeFrom, 50) && near(row.notch, 60) && near(row.rangeTo, 80));
    QVERIFY(near(row.band, 30));
}

void TestChartSpec::singleRound()
{
    const DocumentPtr document = read(R"({"schema":3,"scenarios":[{"name":"once","unit":"msg/s","pairs":1,
        "raw":{"best":100,"median":100,"worst":100},"framework":{"best":90,"median":90,"worst":90},
        "overhead_percent":10.0,"verdict":"measured"}]})");
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    for (const RangeRow& row : spec.blocks.at(0).rows) {
        QVERIFY(row.dot);
        QVERIFY(!row.rangeFrom && !row.rangeTo && !row.notch && !row.band);
    }
}

void TestChartSpec::rawFigureOfZero()
{
    const DocumentPtr document = read(R"({"schema":3,"scenarios":[{"name":"stalled","unit":"msg/s","pairs":3,
        "raw":{"best":0,"median":0,"worst":0},"framework":{"best":5,"median":4,"worst":3}}]})");
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    for (const RangeRow& row : spec.blocks.at(0).rows) {
        QVERIFY(!row.dot && !row.rangeFrom && !row.band);
        QVERIFY(row.note.contains(QStringLiteral("the raw client's figure is 0")));
    }
}

void TestChartSpec::axisIsWritten()
{
    const DocumentPtr document = read(sample(QStringLiteral("schema1.json")));
    QVERIFY(document);
    const RangeChartSpec shared = specs().comparison(document, AxisMode::Shared);
    const RangeChartSpec own = specs().comparison(document, AxisMode::PerScenario);
    QCOMPARE(own.axisMode, AxisMode::PerScenario);
    QVERIFY(own.subtitle.contains(QStringLiteral("one axis per scenario")));
    QVERIFY(shared.subtitle.contains(QStringLiteral("one axis for all scenarios")));
}

void TestChartSpec::legendExplainsEveryMark()
{
    const QStringList loops{QStringLiteral("Raw client"), QStringLiteral("Broker crate"),
                            QStringLiteral("RustStream"), QStringLiteral("rounds, best to slowest")};
    QCOMPARE(legendTexts(ChartSpecs::rangeLegend(false)),
             QStringList(loops + QStringList{QStringLiteral("best round"), QStringLiteral("median round"),
                                             QStringLiteral("spread"), QStringLiteral("indistinguishable")}));
    // Where the dot is the median round there is no notch to explain.
    const QList<LegendItem> medians = ChartSpecs::rangeLegend(true);
    QCOMPARE(legendTexts(medians),
             QStringList(loops + QStringList{QStringLiteral("median round"), QStringLiteral("spread"),
                                             QStringLiteral("indistinguishable")}));
    QCOMPARE(medians.at(4).mark, LegendMark::Figure);
}

void TestChartSpec::contradictionsAreMarked()
{
    const auto document = [](const char* percent, const char* verdict) {
        return read(QByteArray(R"({"schema": 3, "scenarios": [{"name": "letters", "unit": "msg/s",
            "messages": 10, "pairs": 3, "raw": {"best": 1000, "median": 990, "worst": 980},
            "framework": {"best": 900, "median": 890, "worst": 880},
            "overhead_percent": )") +
                    percent + R"(, "verdict": ")" + verdict + R"("}]})");
    };
    const auto hasEntry = [](const RangeChartSpec& spec) {
        return legendTexts(spec.legend).contains(QStringLiteral("published, but not what its rounds give"));
    };
    const DocumentPtr wrong = document("12.0", "measured");
    const RangeChartSpec marked = specs().comparison(wrong, AxisMode::Shared);
    QCOMPARE(marked.blocks.constFirst().rows.constLast().verdict, QStringLiteral("+12\u00a0%*"));
    QVERIFY(hasEntry(marked));
    QVERIFY2(marked.spoken(0, 1).endsWith(QStringLiteral("published, but not what its rounds give.")),
             qPrintable(marked.spoken(0, 1)));
    QVERIFY2(
        chartAltText(marked).contains(QStringLiteral("slower (published, but not what its rounds give)")),
        qPrintable(chartAltText(marked)));
    // The cells of the table stay those of the crate's page; its picture says it below.
    const TableChartSpec table = TableSpecs(specsFormat()).comparison(wrong);
    QVERIFY2(table.footer.contains(
                 QStringLiteral("Published, but not what the rounds give: letters (RustStream).")),
             qPrintable(table.footer));

    const RangeChartSpec called = specs().comparison(document("10.0", "indistinguishable"), AxisMode::Shared);
    QCOMPARE(called.blocks.constFirst().rows.constLast().verdict, QStringLiteral("indistinguishable*"));
    QVERIFY(hasEntry(called));

    const DocumentPtr right = document("10.0", "measured");
    const RangeChartSpec plain = specs().comparison(right, AxisMode::Shared);
    QCOMPARE(plain.blocks.constFirst().rows.constLast().verdict, QStringLiteral("+10\u00a0%"));
    QVERIFY(!hasEntry(plain));
    QVERIFY(!plain.spoken(0, 1).contains(QStringLiteral("published")));
    QVERIFY(!TableSpecs(specsFormat()).comparison(right).footer.contains(QStringLiteral("rounds give")));
}

void TestChartSpec::cardsAndSentences()
{
    const DocumentPtr document = read(sample(QStringLiteral("schema3.json")));
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    for (int block = 0; block < spec.blocks.size(); ++block) {
        for (int row = 0; row < spec.blocks.at(block).rows.size(); ++row) {
            const Card card = spec.card(block, row);
            QVERIFY(card.title.contains(spec.blocks.at(block).name));
            QVERIFY(card.title.contains(spec.blocks.at(block).rows.at(row).label));
            QVERIFY(card.lines.size() >= 5);
            const QString sentence = spec.spoken(block, row);
            QVERIFY(sentence.contains(spec.blocks.at(block).name));
            QVERIFY(sentence.contains(spec.blocks.at(block).rows.at(row).label));
        }
    }
}

void TestChartSpec::throughput()
{
    const DocumentPtr document = read(sample(QStringLiteral("throughput.json")));
    QVERIFY(document);
    const RangeChartSpec spec = specs().throughput(document, AxisMode::Shared);
    QCOMPARE(spec.blocks.size(), document->throughput.size());
    QVERIFY(spec.title.contains(QStringLiteral("throughput")));
    QVERIFY(spec.blocks.at(0).name.startsWith(QStringLiteral("postgres, one row at a time")));
    const RangeRow& service = spec.blocks.at(0).rows.constLast();
    // (6000 - 5640) / 6000 and (6000 - 5520) / 6000; the raw client's spread is 240.
    QVERIFY(near(service.dot, 6) && near(service.rangeTo, 8) && near(service.band, 4));
    QVERIFY(spec.card(0, 2).title.contains(spec.blocks.at(0).name));
    QVERIFY(spec.spoken(0, 2).contains(QStringLiteral("msg/s")));
}

void TestChartSpec::cost()
{
    const DocumentPtr document = read(R"({"schema":2,"crate":"ruststream-granary","scenarios":[],"code":[
        {"name":"weigh","messages":10,"framework":{"instructions":4000.5,"allocations":0.158},
         "raw":{"instructions":3000,"allocations":0},"hand_written":{"instructions":2500,"allocations":0},
         "cold":{"instructions":90000,"allocations":12},"gated":false},
        {"name":"pour","messages":10,"framework":{"instructions":10,"allocations":1},"gated":true}]})");
    QVERIFY(document);
    const CostChartSpec spec = specs().cost(document, false);
    QCOMPARE(spec.rows.size(), 2);
    const CostRow& row = spec.rows.at(0);
    QCOMPARE(row.tag, QStringLiteral("not gated"));
    QCOMPARE(row.instructions.size(), 3);
    QCOMPARE(row.instructions.at(0).value, 4000.5);
    QCOMPARE(row.instructions.at(0).text, QStringLiteral("4,000.5"));
    QVERIFY(!row.instructions.at(0).secondary());
    QCOMPARE(row.instructions.at(1).label, QStringLiteral("Raw client"));
    QVERIFY(row.instructions.at(1).secondary());
    QCOMPARE(row.instructions.at(2).label, QStringLiteral("Hand written"));
    QCOMPARE(row.allocations.at(0).text, QStringLiteral("0.158"));
    QCOMPARE(row.allocations.at(1).text, QStringLiteral("0"));
    QVERIFY(spec.rows.at(1).tag.isEmpty());
    QCOMPARE(legendTexts(spec.legend),
             (QStringList{QStringLiteral("RustStream"), QStringLiteral("Raw client"),
                          QStringLiteral("Hand written")}));
    QVERIFY(spec.instructionsHeader.contains(QStringLiteral("per message")));
    QCOMPARE(spec.card(0).title, QStringLiteral("weigh"));
    QVERIFY(spec.spoken(1).contains(QStringLiteral("pour")));
}

void TestChartSpec::costColdStart()
{
    const DocumentPtr document = read(R"({"schema":2,"scenarios":[],"code":[
        {"name":"weigh","framework":{"instructions":4,"allocations":1},
         "cold":{"instructions":90000,"allocations":12},"raw":{"instructions":3,"allocations":0}},
        {"name":"pour","framework":{"instructions":10,"allocations":1}}]})");
    QVERIFY(document);
    const CostChartSpec spec = specs().cost(document, true);
    QVERIFY(spec.coldStart);
    QVERIFY(spec.subtitle.contains(QStringLiteral("as a whole")));
    QVERIFY(!spec.instructionsHeader.contains(QStringLiteral("per message")));
    QCOMPARE(spec.rows.at(0).instructions.size(), 1);
    QCOMPARE(spec.rows.at(0).instructions.at(0).text, QStringLiteral("90,000"));
    QCOMPARE(spec.rows.at(0).allocations.at(0).text, QStringLiteral("12"));
    // Listed all the same.
    QCOMPARE(spec.rows.at(1).name, QStringLiteral("pour"));
    QVERIFY(spec.rows.at(1).instructions.isEmpty());
    QVERIFY(spec.legend.isEmpty());
}

void TestChartSpec::hostileText()
{
    const DocumentPtr document = read(sample(QStringLiteral("hostile-names.json")));
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    QVERIFY(spec.blocks.size() > 5);
    QVERIFY(spec.blocks.at(0).name.startsWith(QStringLiteral("<b>x</b> | =1+1 ")));
    QVERIFY(isVisible(spec.title));
    QVERIFY(isVisible(spec.footer));
    for (int i = 0; i < spec.blocks.size(); ++i) {
        QVERIFY(isVisible(spec.blocks.at(i).name));
        QVERIFY(isVisible(spec.card(i, 0).title));
        QVERIFY(isVisible(spec.spoken(i, 0)));
    }
    const CostChartSpec cost = specs().cost(document, false);
    for (const CostRow& row : cost.rows) {
        QVERIFY(isVisible(row.name));
    }
}

void TestChartSpec::endlessNames()
{
    const DocumentPtr document = read(withLongNames(200'000));
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    constexpr qsizetype longest = 2000; // of several short ones together
    QStringList texts{spec.title, spec.subtitle, spec.footer};
    for (int i = 0; i < spec.blocks.size(); ++i) {
        texts += spec.blocks.at(i).name;
        texts += spec.card(i, 0).asText();
        texts += spec.spoken(i, 0);
    }
    const CostChartSpec cost = specs().cost(document, false);
    texts += {cost.title, cost.footer};
    for (const CostRow& row : cost.rows) {
        texts += row.name;
    }
    for (const QString& text : std::as_const(texts)) {
        QVERIFY2(text.size() < 3 * longest, qPrintable(text.left(100)));
    }
    QVERIFY(spec.blocks.constFirst().name.contains(QChar(0x2026)));
}

void TestChartSpec::publishedNats()
{
    const DocumentPtr document =
        read(corpusDocument(QStringLiteral("ruststream-nats/2026-09-23_13207c78.json")));
    if (corpusPaths().isEmpty()) {
        return; // only where the published documents are at hand
    }
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    QCOMPARE(spec.title, QStringLiteral("ruststream-nats 0.7.0: against the raw client"));
    QCOMPARE(spec.blocks.size(), 2);
    const QList<RangeRow>& rows = spec.blocks.at(0).rows;
    QVERIFY(near(rows.at(0).rangeTo, 21.4321));
    QVERIFY(near(rows.at(0).notch, 2.7863));
    QVERIFY(near(rows.at(1).dot, 3.5392));
    QVERIFY(near(rows.at(1).band, 39.0503));
    QVERIFY(near(rows.at(2).dot, 2.1786));
    QVERIFY(near(rows.at(2).rangeFrom, 2.1786));
    QVERIFY(near(rows.at(2).notch, 7.6690));
    QVERIFY(near(rows.at(2).rangeTo, 29.0814));
    QVERIFY(near(rows.at(2).band, 26.9029));
    QVERIFY(rows.at(1).hollow && rows.at(2).hollow);
    QVERIFY(spec.blocks.at(0).tag.isEmpty());
}

void TestChartSpec::publishedLapinSchema1()
{
    if (corpusPaths().isEmpty()) {
        return;
    }
    const DocumentPtr document =
        read(corpusDocument(QStringLiteral("ruststream-lapin/2026-09-20_a3de01bc.json")));
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    QVERIFY(spec.medianRounds);
    const RangeRow& service = spec.blocks.at(0).rows.at(2);
    QVERIFY(near(service.dot, 3.1181));
    QVERIFY(near(service.rangeFrom, -0.6226));
    QVERIFY(near(service.rangeTo, 21.0280));
    QVERIFY(near(service.band, 21.6506));
    QVERIFY(!service.notch);
}

void TestChartSpec::publishedGcp()
{
    if (corpusPaths().isEmpty()) {
        return;
    }
    const DocumentPtr document =
        read(corpusDocument(QStringLiteral("ruststream-gcp-pubsub/2026-09-23_9aa5552a.json")));
    QVERIFY(document);
    const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
    QCOMPARE(spec.blocks.at(0).tag, QStringLiteral("broker-bound"));
    const RangeRow& service = spec.blocks.at(0).rows.at(2);
    QVERIFY(near(service.dot, -0.8782)); // faster: left of zero
    QVERIFY(!service.hollow);
    QVERIFY(service.verdict.startsWith(QStringLiteral("-0.9")));
    // A difference without any spread, called indistinguishable: the published verdict stands.
    const RangeRow& crate = spec.blocks.at(1).rows.at(1);
    QVERIFY(crate.hollow && !crate.band && !crate.rangeFrom);
    QVERIFY(near(crate.dot, 0.0502));
}

void TestChartSpec::publishedCore()
{
    if (corpusPaths().isEmpty()) {
        return;
    }
    const DocumentPtr document = read(corpusDocument(QStringLiteral("ruststream/2026-09-15_5f4f7963.json")));
    QVERIFY(document);
    QVERIFY(specs().comparison(document, AxisMode::Shared).blocks.isEmpty());
    const CostChartSpec spec = specs().cost(document, false);
    QCOMPARE(spec.rows.size(), 12);
    QCOMPARE(spec.rows.at(0).instructions.at(0).text, QStringLiteral("2,835.6"));
    QCOMPARE(spec.rows.at(0).instructions.at(1).column, CostColumn::HandWritten);
    QCOMPARE(spec.rows.at(0).instructions.at(1).text, QStringLiteral("1,934.4"));
    QCOMPARE(spec.rows.at(11).tag, QStringLiteral("not gated"));
    QCOMPARE(specs().cost(document, true).rows.at(0).instructions.at(0).text, QStringLiteral("19,515"));
}

void TestChartSpec::everyPublishedDocument()
{
    const QStringList paths = corpusPaths();
    for (const QString& path : paths) {
        const DocumentPtr document = read(corpusDocument(path));
        QVERIFY2(document, qPrintable(path));
        const RangeChartSpec spec = specs().comparison(document, AxisMode::Shared);
        QCOMPARE(spec.blocks.size(), document->scenarios.size());
        for (qsizetype i = 0; i < spec.blocks.size(); ++i) {
            const Scenario& scenario = document->scenarios.at(i);
            const RangeRow& service = spec.blocks.at(i).rows.constLast();
            QCOMPARE(service.role, LoopRole::RustStream);
            // Hollow follows the published verdict, and what is indistinguishable has no percentage.
            const bool indistinguishable = scenario.loops.overhead.verdict == Verdict::Indistinguishable;
            QCOMPARE(service.hollow, indistinguishable);
            QCOMPARE(service.verdict.contains(QLatin1Char('%')), !indistinguishable);
            QCOMPARE(spec.blocks.at(i).tag.isEmpty(), !scenario.brokerBound.value_or(false));
            QVERIFY(service.dot && *service.dot >= *service.rangeFrom - 1e-9 &&
                    *service.dot <= *service.rangeTo + 1e-9);
        }
        QCOMPARE(specs().throughput(document, AxisMode::Shared).blocks.size(), document->throughput.size());
        QCOMPARE(specs().cost(document, false).rows.size(), document->code.size());
    }
    qInfo("%lld published documents", static_cast<long long>(paths.size()));
}

QTEST_MAIN(TestChartSpec)
#include "tst_chartspec.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "models/items/historymodels.h"
#include "tests/models/comparison/documents.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "tests/widgets/charts/historydocuments.h"
#include "widgets/charts/chartalttext.h"
#include "widgets/charts/chartpainter.h"
#include "widgets/charts/historygeometry.h"
#include "widgets/charts/historyspecs.h"

#include <QImage>
#include <QPainter>
#include <QSet>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr int count = 12;
constexpr qsizetype half = count / 2;

NumberFormat english()
{
    return NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
}

HistoryChartSpec rates(const HistoryPtr& history, const HistoryChartOptions& options = {})
{
    return HistorySpecs(english()).rates(history, Section::Scenarios, options);
}

HistoryChartOptions inUnits()
{
    HistoryChartOptions options;
    options.rates = true;
    return options;
}

const HistorySeries& seriesOf(const HistoryChartSpec& spec, qsizetype panel, HistorySeriesKind kind,
                              qsizetype plot = 0)
{
    return *std::ranges::find(spec.panels.at(panel).plots.at(plot).series, kind, &HistorySeries::kind);
}

QStringList legend(const HistoryChartSpec& spec)
{
    QStringList texts;
    for (const LegendItem& item : spec.legend) {
        texts += item.text;
    }
    return texts;
}

bool explains(const HistoryChartSpec& spec, LegendMark mark)
{
    return std::ranges::find(spec.legend, mark, &LegendItem::mark) != spec.legend.cend();
}

HistoryPtr historyOf(const QList<DraftPtr>& documents)
{
    QList<HistoryInput> inputs;
    for (const DraftPtr& document : documents) {
        document->bytes = QByteArray::number(inputs.size());
        inputs += HistoryInput{document, {}, {}, {}};
    }
    return std::make_shared<const History>(makeHistory(inputs, {}));
}

} // namespace

class TestHistorySpecs : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsStandInTheirOrder();
    void environmentIsMarkedWhereItChanges();
    void distancesAreThoseOfTheDocuments();
    void ratesAreThoseOfTheDocuments();
    void jumpsAreTheDistinguishableChanges();
    void worseIsUnderlinedWhereOnlyColourWouldTell();
    void ratesAreNotJoinedAcrossMachines();
    void hiddenLoopsAreLeftOut();
    void unitsThatDifferHaveTheirOwnAxis();
    void withoutDistance();
    void countsAndTheirGates();
    void informationIsTold();
    void coldStart();
    void throughput();
    void legendExplainsWhatIsThere();
    void cardsAndSentences();
    void altText();
    void hostileTextIsVisible();
    void tablesHaveEveryNumber();
    void corpus();
};

void TestHistorySpecs::documentsStandInTheirOrder()
{
    const HistoryChartSpec spec = rates(seriesHistory(count));
    QCOMPARE(spec.item, ExportItem::ScenarioHistory);
    QCOMPARE(spec.documents.size(), count);
    QCOMPARE(spec.documents[0].first, QStringLiteral("5 Jan 2026"));
    QCOMPARE(spec.documents[0].second, QStringLiteral("0.1.0"));
    QCOMPARE(spec.documents[1].first, QStringLiteral("9 Jan 2026"));
    QCOMPARE(spec.documents[2].first, QStringLiteral("9 Jan 2026 (2)"));
    QStringList names;
    for (const HistorySlot& document : spec.documents) {
        QVERIFY(!names.contains(document.name));
        names += document.name;
    }

    HistoryOptions byVersion;
    byVersion.order = HistoryOrder::Version;
    const HistoryChartSpec versions = rates(seriesHistory(count, byVersion));
    QCOMPARE(versions.documents[0].first, QStringLiteral("0.1.0"));
    QCOMPARE(versions.documents[0].second, QStringLiteral("5 Jan 2026"));

    // Each scenario has a panel, and each panel its documents.
    QCOMPARE(spec.panels.size(), 3);
    QCOMPARE(spec.panels[0].name, QStringLiteral("sacks, weighed each"));
    QCOMPARE(spec.panels[2].name, QStringLiteral("bread on request"));
    QCOMPARE(spec.panels[2].tag, QStringLiteral("broker-bound"));
    QCOMPARE(seriesOf(spec, 0, HistorySeriesKind::RustStream).marks.size(), count);
    QCOMPARE(seriesOf(spec, 2, HistorySeriesKind::RustStream).marks.size(), count - half);
    QCOMPARE(seriesOf(spec, 2, HistorySeriesKind::RustStream).marks[0].slot, half);
}

void TestHistorySpecs::environmentIsMarkedWhereItChanges()
{
    const HistoryChartSpec spec = rates(seriesHistory(count));
    for (qsizetype i = 0; i < count; ++i) {
        QCOMPARE(spec.documents[i].has(EnvironmentMark::Machine), i == count / 3);
        QCOMPARE(spec.documents[i].has(EnvironmentMark::Toolchain), i == 2 * count / 3);
        QCOMPARE(spec.documents[i].has(EnvironmentMark::Setting), i == half);
    }
    for (const LegendMark mark :
         {LegendMark::MachineChange, LegendMark::ToolchainChange, LegendMark::SettingChange}) {
        QVERIFY(explains(spec, mark));
        QVERIFY(!explains(rates(seriesHistory(2)), mark));
    }
}

void TestHistorySpecs::distancesAreThoseOfTheDocuments()
{
    const HistoryPtr history = seriesHistory(count);
    const HistoryChartSpec spec = rates(history);
    for (const HistorySeries& series : spec.panels[0].plots[0].series) {
        for (const HistoryMark& mark : series.marks) {
            const LoopAnalysis& loop =
                history->scenarios[0].at(mark.slot)->loop(static_cast<LoopRole>(series.kind))->analysis;
            QCOMPARE(mark.dot, loop.figureDistance);
            QCOMPARE(mark.rangeTo, loop.slowestDistance);
            QCOMPARE(mark.notch, loop.medianDistance);
            QCOMPARE(mark.hollow, loop.verdict && loop.verdict->verdict == Verdict::Indistinguishable);
            QCOMPARE(mark.text, Cells(english()).chartVerdict(loop));
        }
    }
    const QList<HistoryMark>& service = seriesOf(spec, 0, HistorySeriesKind::RustStream).marks;
    QVERIFY(service[0].hollow);
    QCOMPARE(service[0].text, QStringLiteral("indistinguishable"));
    QVERIFY(!service[half].hollow);
    QVERIFY(service[half].text.startsWith(QLatin1Char('+')));
}

void TestHistorySpecs::ratesAreThoseOfTheDocuments()
{
    const HistoryPtr history = seriesHistory(count);
    const HistoryChartSpec spec = rates(history, inUnits());
    QCOMPARE(spec.panels[0].plots.size(), 1);
    QCOMPARE(spec.panels[0].plots[0].header, QStringLiteral("msg/s"));
    for (const HistoryMark& mark : seriesOf(spec, 0, HistorySeriesKind::RawClient).marks) {
        const LoopRounds& raw = history->steps[mark.slot].input.document->scenarios[0].loops.raw;
        QCOMPARE(mark.dot, figure(raw));
        QCOMPARE(mark.rangeFrom, bestRound(raw));
        QCOMPARE(mark.rangeTo, slowestRound(raw));
        QVERIFY(!mark.bandFrom);
    }
    const HistoryMark& service = seriesOf(spec, 0, HistorySeriesKind::RustStream).marks[0];
    const HistoryMark& raw = seriesOf(spec, 0, HistorySeriesKind::RawClient).marks[0];
    QCOMPARE((*service.bandFrom + *service.bandTo) / 2, *raw.dot);
    QVERIFY(service.text.endsWith(QStringLiteral(" msg/s")));
}

void TestHistorySpecs::jumpsAreTheDistinguishableChanges()
{
    const HistoryPtr history = seriesHistory(count);
    for (const bool units : {false, true}) {
        const HistoryChartSpec spec = units ? rates(history, inUnits()) : rates(history);
        for (const HistoryMark& mark : seriesOf(spec, 0, HistorySeriesKind::RustStream).marks) {
            const HistoryPoint& point = *history->scenarios[0].at(mark.slot);
            const RateChange* rate = point.rate(LoopRole::RustStream);
            const DistanceChange* distance = point.distance(LoopRole::RustStream);
            const bool distinguishable =
                units ? rate && rate->verdict == ChangeVerdict::Distinguishable
                      : distance && distance->verdict == ChangeVerdict::Distinguishable;
            QCOMPARE(mark.jump != HistoryJump::None, distinguishable);
        }
    }
    const HistoryMark slower = seriesOf(rates(history), 0, HistorySeriesKind::RustStream).marks[half];
    QCOMPARE(slower.jump, HistoryJump::Up);
    QCOMPARE(slower.tendency, Tendency::Worse);
    QVERIFY(explains(rates(history), LegendMark::JumpUpWorse));
    const HistoryMark fewer =
        seriesOf(rates(history, inUnits()), 0, HistorySeriesKind::RustStream).marks[half];
    QCOMPARE(fewer.jump, HistoryJump::Down);
    QCOMPARE(fewer.tendency, Tendency::Worse);
    QVERIFY(explains(rates(history, inUnits()), LegendMark::JumpDownWorse));
}

/// More messages are better, and more milliseconds worse: the same shape of a mark in one chart.
void TestHistorySpecs::worseIsUnderlinedWhereOnlyColourWouldTell()
{
    const auto edition = [](const QString& date, double factor) {
        const DraftPtr document = draft();
        document->measurement.measuredAt = date;
        for (const QString& unit : {QStringLiteral("msg/s"), QStringLiteral("ms")}) {
            const bool isTime = unit == QLatin1String("ms");
            const double own = isTime ? factor : 1.0 / factor;
            document->scenarios += scenario(
                QStringLiteral("lot in ") + unit, isTime ? best(990, 995, 1000) : best(1000, 995, 990),
                isTime ? best(890 * own, 895 * own, 900 * own) : best(900 * own, 895 * own, 890 * own));
            document->scenarios.last().unit = unit;
        }
        return document;
    };
    const DraftPtr first = edition(QStringLiteral("2026-01-01"), 1);
    const DraftPtr slower = edition(QStringLiteral("2026-02-01"), 1.5);
    const DraftPtr faster = edition(QStringLiteral("2026-03-01"), 0.7);
    const HistoryChartSpec mixed = rates(historyOf({first, slower, faster}), inUnits());
    QVERIFY(mixed.underlinesWorse);
    QVERIFY(explains(mixed, LegendMark::JumpUpBetter) && explains(mixed, LegendMark::UnderlinedUpWorse));
    QVERIFY(explains(mixed, LegendMark::JumpDownBetter) && explains(mixed, LegendMark::UnderlinedDownWorse));
    QVERIFY(!explains(mixed, LegendMark::JumpUpWorse) && !explains(mixed, LegendMark::JumpDownWorse));
    // In distances the direction tells it.
    QVERIFY(!rates(historyOf({first, slower, faster})).underlinesWorse);

    // In greyscale the two differ by more than a shade.
    const auto painted = [](LegendMark mark) {
        HistoryChartSpec spec;
        spec.legend = {{mark, QString()}};
        const ChartFonts fonts{QFont()};
        const ChartLayout layout = layOutChart(spec, 300, fonts);
        QImage image(300, 80, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintChart(painter, spec, layout, fonts, ChartTheme(ChartThemeChoice::Light), image.rect());
        painter.end();
        QSet<QPoint> ink;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).lightness() < 160) {
                    ink.insert(QPoint(x, y));
                }
            }
        }
        return ink;
    };
    const QSet<QPoint> better = painted(LegendMark::JumpUpBetter);
    const QSet<QPoint> worse = painted(LegendMark::UnderlinedUpWorse);
    QVERIFY(!better.isEmpty() && !worse.isEmpty());
    QVERIFY((better - worse).size() + (worse - better).size() >= 8);
}

void TestHistorySpecs::ratesAreNotJoinedAcrossMachines()
{
    const HistoryPtr history = seriesHistory(count);
    const qsizetype machine = count / 3;
    const auto joined = [machine](const HistoryChartSpec& spec) {
        return seriesOf(spec, 0, HistorySeriesKind::RustStream).marks[machine].joined;
    };
    QVERIFY(!joined(rates(history, inUnits())));
    QVERIFY(joined(rates(history))); // distances hold across machines
    QVERIFY(!seriesOf(rates(history), 0, HistorySeriesKind::RustStream).marks[0].joined);
}

void TestHistorySpecs::hiddenLoopsAreLeftOut()
{
    HistoryChartOptions options;
    options.loops = {LoopRole::RustStream};
    const HistoryChartSpec spec = rates(seriesHistory(count), options);
    for (const HistoryPanel& panel : spec.panels) {
        QCOMPARE(panel.plots[0].series.size(), 1);
        QCOMPARE(panel.plots[0].series[0].kind, HistorySeriesKind::RustStream);
    }
    QVERIFY(!explains(spec, LegendMark::RawClient));
    options.loops = {};
    const HistoryChartSpec none = rates(seriesHistory(count), options);
    QCOMPARE(none.panels.size(), spec.panels.size());
    QCOMPARE(historyRowCount(none), 0);
}

void TestHistorySpecs::unitsThatDifferHaveTheirOwnAxis()
{
    const DraftPtr first = draft();
    first->measurement.measuredAt = QStringLiteral("2026-01-01");
    first->scenarios = {scenario(QStringLiteral("lot"), best(1000, 990, 980), best(900, 890, 880))};
    first->scenarios[0].unit = QStringLiteral("batches/s");
    const DraftPtr second = draft();
    second->measurement.measuredAt = QStringLiteral("2026-02-01");
    second->scenarios = {
        scenario(QStringLiteral("lot"), best(64000, 63000, 62000), best(60000, 59000, 58000))};
    const HistoryChartSpec spec = rates(historyOf({first, second}), inUnits());
    QCOMPARE(spec.panels.size(), 1);
    QCOMPARE(spec.panels[0].plots.size(), 2);
    QCOMPARE(spec.panels[0].plots[0].header, QStringLiteral("msg/s")); // the latest first
    QCOMPARE(spec.panels[0].plots[1].header, QStringLiteral("batches/s"));
    QCOMPARE(seriesOf(spec, 0, HistorySeriesKind::RustStream, 0).marks[0].slot, 1);
    QCOMPARE(seriesOf(spec, 0, HistorySeriesKind::RustStream, 1).marks[0].slot, 0);
}

void TestHistorySpecs::withoutDistance()
{
    const DraftPtr first = draft();
    first->scenarios = {scenario(QStringLiteral("lot"), best(0, 0, 0), best(900, 890, 880))};
    const HistoryChartSpec spec = rates(historyOf({first}));
    const HistoryMark& mark = seriesOf(spec, 0, HistorySeriesKind::RustStream).marks[0];
    QVERIFY(!mark.dot);
    QVERIFY(explains(spec, LegendMark::NoDistance));
    QVERIFY(chartAltText(spec).contains(QStringLiteral("no distance can be computed")));
}

void TestHistorySpecs::countsAndTheirGates()
{
    const HistoryChartSpec spec = HistorySpecs(english()).counts(seriesHistory(count), false);
    QCOMPARE(spec.item, ExportItem::CodeHistory);
    QCOMPARE(spec.panels.size(), 2);
    QCOMPARE(spec.panels[0].plots.size(), 2);
    const QList<HistoryMark>& instructions = seriesOf(spec, 0, HistorySeriesKind::RustStream, 0).marks;
    QCOMPARE(*instructions[0].dot, 4120.0);
    QCOMPARE(instructions[0].text, QStringLiteral("4,120"));
    QCOMPARE(instructions[half].jump, HistoryJump::Up);
    QCOMPARE(instructions[half].tendency, Tendency::Worse);
    QVERIFY(!instructions[half].informational);
    QCOMPARE(instructions[half + 1].jump, HistoryJump::None);
    const QList<HistoryMark>& allocations = seriesOf(spec, 0, HistorySeriesKind::RustStream, 1).marks;
    QCOMPARE(*allocations[0].dot, 0.0);
    QCOMPARE(allocations[half].jump, HistoryJump::Moved); // new
    QVERIFY(explains(spec, LegendMark::JumpUpWorse) && explains(spec, LegendMark::JumpMoved));
    QVERIFY(explains(spec, LegendMark::RawClientSteps)); // the entry has a raw column
    QVERIFY(!explains(spec, LegendMark::HandWrittenSteps));
}

void TestHistorySpecs::informationIsTold()
{
    const HistoryChartSpec spec = HistorySpecs(english()).counts(seriesHistory(count), false);
    QCOMPARE(spec.panels[1].tag, QStringLiteral("not gated"));
    const QList<HistoryMark>& open = seriesOf(spec, 1, HistorySeriesKind::RustStream, 0).marks;
    QCOMPARE(open[1].jump, HistoryJump::Up);
    QVERIFY(open[1].informational);
    // Another toolchain: no gate judges what changed with it.
    const QList<HistoryMark>& weigh = seriesOf(spec, 0, HistorySeriesKind::RustStream, 0).marks;
    QVERIFY(weigh[2 * count / 3].informational);
    QVERIFY(!weigh[2 * count / 3 + 1].informational);
    QVERIFY(explains(spec, LegendMark::JumpInformational));
}

void TestHistorySpecs::coldStart()
{
    const HistoryPtr history = seriesHistory(count);
    QVERIFY(HistorySpecs::hasColdStart(*history));
    const HistoryChartSpec spec = HistorySpecs(english()).counts(history, true);
    QCOMPARE(spec.item, ExportItem::ColdStartHistory);
    QCOMPARE(spec.panels.size(), 2);
    QCOMPARE(*seriesOf(spec, 0, HistorySeriesKind::RustStream, 0).marks[0].dot, 982000.0);
    QVERIFY(spec.panels[1].plots[0].series.isEmpty()); // listed all the same

    const DraftPtr plain = draft();
    plain->code = {codeEntry(QStringLiteral("weigh"), 100, 1)};
    QVERIFY(!HistorySpecs::hasColdStart(*historyOf({plain})));
}

void TestHistorySpecs::throughput()
{
    const HistoryChartSpec spec =
        HistorySpecs(english()).rates(seriesHistory(count), Section::Throughput, {});
    QCOMPARE(spec.item, ExportItem::ThroughputHistory);
    QCOMPARE(spec.panels.size(), 1);
    QVERIFY(spec.panels[0].name.contains(QStringLiteral("claimed in a batch")));
    QCOMPARE(seriesOf(spec, 0, HistorySeriesKind::RawClient).marks.size(), count);
}

void TestHistorySpecs::legendExplainsWhatIsThere()
{
    const HistoryChartSpec spec = rates(seriesHistory(count));
    for (const LegendMark mark :
         {LegendMark::RawClient, LegendMark::BrokerCrate, LegendMark::RustStream, LegendMark::UprightRounds,
          LegendMark::Figure, LegendMark::UprightMedian, LegendMark::UprightSpread,
          LegendMark::Indistinguishable, LegendMark::JoinedFigures}) {
        QVERIFY(explains(spec, mark));
    }
    QVERIFY(!explains(spec, LegendMark::NoDistance));
    QVERIFY(!legend(spec).contains(QString()));

    // Old documents publish medians only: then the dot is the median, and may be either.
    QList<HistoryInput> inputs = documentSeries(2);
    const auto old = std::make_shared<BenchmarkDocument>(*inputs[0].document);
    old->schema = 2;
    old->scenarios = {scenario(QStringLiteral("sacks, weighed each"), MedianOfRounds{100, 90, 110},
                               MedianOfRounds{95, 90, 99})};
    old->throughput.clear();
    inputs[0].document = old;
    const auto mixed = std::make_shared<const History>(makeHistory(inputs, {}));
    QVERIFY(legend(rates(mixed)).contains(QStringLiteral("best round or, where none is published, median")));
}

void TestHistorySpecs::cardsAndSentences()
{
    const HistoryPtr history = seriesHistory(count);
    const HistorySpecs specs(english());
    for (const HistoryChartSpec& spec :
         {specs.rates(history, Section::Scenarios, {}), specs.rates(history, Section::Throughput, inUnits()),
          specs.counts(history, false), specs.counts(history, true)}) {
        QVERIFY(historyRowCount(spec) > 0);
        for (int row = 0; row < historyRowCount(spec); ++row) {
            const HistoryPlace place = historyPlace(spec, row);
            const HistorySlot& document = spec.documents[spec.mark(place).slot];
            QVERIFY(!spec.card(place).title.isEmpty());
            QVERIFY(spec.card(place).asText().contains(document.name));
            const QString spoken = spec.spoken(place);
            QVERIFY(spoken.contains(document.name));
            QVERIFY(spoken.contains(spec.series(place).label));
            QVERIFY(!spoken.contains(QLatin1Char('%')) || !spec.mark(place).hollow ||
                    spec.mark(place).jump != HistoryJump::None);
        }
    }
    const HistoryChartSpec spec = rates(history);
    const HistoryPlace slower{0, 0, 2, half};
    QVERIFY2(spec.spoken(slower).contains(QStringLiteral("points more overhead")),
             qPrintable(spec.spoken(slower)));
    QVERIFY(spec.spoken({0, 0, 2, count / 3}).contains(QStringLiteral("Sixteen Core 950")));
}

void TestHistorySpecs::altText()
{
    const QString text = chartAltText(rates(seriesHistory(count)));
    QVERIFY(text.contains(QStringLiteral("sacks, weighed each")));
    QVERIFY(text.contains(QStringLiteral("RustStream: indistinguishable (1: 0.1.0, 5 Jan 2026) to +")));
    QVERIFY(!text.contains(QLatin1Char('\n')));
    const QString counts = chartAltText(HistorySpecs(english()).counts(seriesHistory(count), false));
    QVERIFY(counts.contains(QStringLiteral("4,120")) && counts.contains(QStringLiteral("4,532")));
    QVERIFY(counts.contains(QStringLiteral("1 marked change")) ||
            counts.contains(QStringLiteral("marked change(s)")));
}

void TestHistorySpecs::hostileTextIsVisible()
{
    const DraftPtr document = draft(QStringLiteral("crate\u202e"));
    document->scenarios = {scenario(QStringLiteral("row\u0007"), best(100, 99, 98), best(90, 89, 88))};
    document->scenarios[0].unit = QStringLiteral("\u200bmsg");
    document->measurement.crateVersion = QString(QStringLiteral("9\u202e") + QString(500, QLatin1Char('9')));
    document->measurement.measuredAt = QStringLiteral("soon\n");
    const HistoryChartSpec spec = rates(historyOf({document}), inUnits());
    for (const QString& text : {spec.title, spec.footer, spec.documents[0].first, spec.documents[0].second,
                                spec.documents[0].name, spec.panels[0].name, spec.panels[0].plots[0].header,
                                spec.spoken({0, 0, 0, 0}), chartAltText(spec)}) {
        for (const QChar c : {QChar(0x202e), QChar(0x7), QChar(0x200b)}) {
            QVERIFY2(!text.contains(c), qPrintable(text));
        }
    }
    QVERIFY(spec.documents[0].second.size() <= 30);
}

void TestHistorySpecs::tablesHaveEveryNumber()
{
    const HistoryPtr history = seriesHistory(count);
    const RateHistoryModel table(history, Section::Scenarios, english());
    const HistoryChartSpec spec = rates(history);
    QCOMPARE(table.rowCount(), historyRowCount(spec));
    QStringList verdicts;
    for (int row = 0; row < table.rowCount(); ++row) {
        verdicts += table.index(row, 4).data().toString();
    }
    for (const HistoryMark& mark : seriesOf(spec, 0, HistorySeriesKind::RustStream).marks) {
        QVERIFY(verdicts.contains(mark.text));
    }
    const CodeHistoryModel code(history, english());
    QCOMPARE(code.rowCount(), count * 4); // framework, cold start and raw client; framework
    QCOMPARE(code.index(0, 3).data().toString(), QStringLiteral("4,120"));
    const HistoryDocumentsModel documents(history, english());
    QCOMPARE(documents.rowCount(), count);
    QVERIFY(documents.index(count / 3, 1).data().toString().contains(QStringLiteral("Sixteen Core 950")));
    QCOMPARE(documents.index(0, 2).data().toString(), QStringLiteral("granary/0.json"));
}

void TestHistorySpecs::corpus()
{
    QHash<QString, QList<HistoryInput>> crates;
    for (const QString& path : corpusPaths()) {
        const DocumentPtr document = corpusFile(path);
        QVERIFY(document);
        crates[path.section(QLatin1Char('/'), 0, 0)] += HistoryInput{document, path, path, {}};
    }
    qsizetype marks = 0;
    qsizetype read = 0;
    for (const QList<HistoryInput>& inputs : std::as_const(crates)) {
        read += inputs.size();
        const auto history = std::make_shared<const History>(makeHistory(inputs, {}));
        const HistorySpecs specs(english());
        for (const HistoryChartSpec& spec :
             {specs.rates(history, Section::Scenarios, {}),
              specs.rates(history, Section::Scenarios, inUnits()),
              specs.rates(history, Section::Throughput, {}), specs.counts(history, false)}) {
            for (int row = 0; row < historyRowCount(spec); ++row) {
                const HistoryPlace place = historyPlace(spec, row);
                QVERIFY(!spec.card(place).title.isEmpty());
                QVERIFY(!spec.spoken(place).isEmpty());
                ++marks;
            }
            QVERIFY(!chartAltText(spec).isEmpty());
        }
    }
    qInfo("%lld documents of the corpus, %lld marks", static_cast<long long>(read),
          static_cast<long long>(marks));
    QCOMPARE(marks > 0, read > 0);
}

QTEST_MAIN(TestHistorySpecs)
#include "tst_historyspecs.moc"

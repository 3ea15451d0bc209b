// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "tests/widgets/charts/pictures.h"
#include "widgets/charts/chartalttext.h"
#include "widgets/charts/tablespecs.h"

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// No-break spaces as plain ones.
QString altText(const ChartSpec& spec)
{
    return chartAltText(spec)
        .replace(QChar(0x00a0), QLatin1Char(' '))
        .replace(QChar(0x202f), QLatin1Char(' '));
}

ChartSpec samplePicture(const QString& name)
{
    const QList<SamplePicture> pictures = samplePictures();
    const auto found = std::ranges::find(pictures, name, &SamplePicture::name);
    return found == pictures.cend() ? ChartSpec() : found->spec;
}

} // namespace

class TestChartAltText : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparison();
    void neverAPercentageWithinTheSpread();
    void directions();
    void cost();
    void changes();
    void tables();
    void manyScenarios();
    void longNames();
    void everyLanguage();
};

void TestChartAltText::comparison()
{
    const QString text = altText(samplePicture(QStringLiteral("comparison")));
    QVERIFY2(
        text.startsWith(QStringLiteral("Range bar chart: ruststream-granary 0.7.0: against the raw client")),
        qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("right is slower; one axis for all scenarios.")));
    QVERIFY(text.contains(
        QStringLiteral("sacks, weighed each: Broker crate is indistinguishable; RustStream is 6 % slower.")));
    QVERIFY(text.contains(QStringLiteral("bread on request (broker-bound): RustStream is 20 % slower.")));
    QVERIFY(text.contains(QStringLiteral("Twelve Core 900")));
    QVERIFY(text.contains(QStringLiteral("measured 2026-09-01.")));
    QVERIFY(!text.contains(QLatin1Char('\n')));
}

void TestChartAltText::neverAPercentageWithinTheSpread()
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks = {exampleBlock(QStringLiteral("sacks"))};
    spec.blocks[0].rows[1].percent = 2.5; // hollow
    QVERIFY(!altText(spec).contains(QStringLiteral("2.5")));
}

void TestChartAltText::directions()
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks = {exampleBlock(QStringLiteral("sacks"))};
    RangeRow& row = spec.blocks[0].rows[2];
    row.percent = 6.34;
    QVERIFY(altText(spec).contains(QStringLiteral("RustStream is 6.3 % slower.")));
    row.percent = -1.5;
    QVERIFY(altText(spec).contains(QStringLiteral("RustStream is 1.5 % faster.")));
    row.percent = 0;
    QVERIFY(altText(spec).contains(QStringLiteral("RustStream is as fast.")));
    row.percent.reset();
    row.verdict = QStringLiteral("measured");
    QVERIFY(altText(spec).contains(QStringLiteral("RustStream: measured.")));
    row.dot.reset();
    row.note = QStringLiteral("no distance");
    QVERIFY(altText(spec).contains(QStringLiteral("RustStream: no distance.")));
}

void TestChartAltText::cost()
{
    const QString text = altText(samplePicture(QStringLiteral("cost")));
    QVERIFY2(
        text.contains(QStringLiteral(
            "weigh a sack: instructions per message: RustStream 4,120, Raw client 3,050, Broker crate 3,320, "
            "Hand written 3,900; allocations per message: RustStream 8, Raw client 6, Broker crate 7, "
            "Hand written 8.")),
        qPrintable(text));
    const QString cold = altText(samplePicture(QStringLiteral("cold-start")));
    QVERIFY2(cold.contains(QStringLiteral(
                 "file the receipt: instructions: not published; allocations: not published.")),
             qPrintable(cold));
    QVERIFY(cold.contains(QStringLiteral("open the gate (not gated): instructions: RustStream 410,000")));
}

void TestChartAltText::changes()
{
    const QString rates = altText(samplePicture(QStringLiteral("rate-changes")));
    QVERIFY2(rates.contains(QStringLiteral("sacks, weighed each: Raw client: 10,000 to 11,800 msg/s; ")),
             qPrintable(rates));
    QVERIFY(rates.contains(QStringLiteral("Broker crate: change indistinguishable")));
    QVERIFY(rates.contains(QStringLiteral("A measured on: Twelve Core 900")));
    QVERIFY(rates.contains(QStringLiteral("B measured on: Sixteen Core 950")));
    const QString costs = altText(samplePicture(QStringLiteral("cost-changes")));
    QVERIFY2(costs.contains(
                 QStringLiteral("weigh a sack: instructions: -820 (4,120 -> 3,300), -19.9 %: improvement; ")),
             qPrintable(costs));
    QVERIFY(costs.contains(QStringLiteral("Cold start, instructions: +98,000")));
}

void TestChartAltText::tables()
{
    const QString machine = altText(samplePicture(QStringLiteral("machine")));
    QVERIFY2(machine.startsWith(QStringLiteral("Table: ruststream-granary 0.7.0: machine and versions.")),
             qPrintable(machine));
    QVERIFY(machine.contains(QStringLiteral("Processor: Twelve Core 900.")));
    const QString scenarios = altText(samplePicture(QStringLiteral("scenario-table")));
    QVERIFY2(scenarios.contains(QStringLiteral("sacks, weighed each: Raw client 10,000 msg/s (9,800); ")),
             qPrintable(scenarios));
}

void TestChartAltText::manyScenarios()
{
    const QString text = altText(manyRanges(1000));
    QVERIFY(text.size() < 2500);
    const qsizetype told = text.count(QStringLiteral("lot "));
    QVERIFY(told > 5);
    QVERIFY2(text.contains(QStringLiteral("The picture shows %1 more").arg(1000 - told)), qPrintable(text));
    QVERIFY(text.endsWith(exampleRanges().footer));
}

void TestChartAltText::longNames()
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks[0].name = QStringLiteral("sack").repeated(10000);
    const QString text = altText(spec);
    QVERIFY(text.size() < 3000);
    QVERIFY(text.contains(QStringLiteral("carts (broker-bound)")));
}

void TestChartAltText::everyLanguage()
{
    QStringList texts;
    for (const QString& name : pictureLanguages()) {
        const InLanguage language(name);
        QVERIFY(language.isLoaded());
        texts += chartAltText(samplePicture(QStringLiteral("comparison")));
    }
    QCOMPARE(QSet<QString>(texts.cbegin(), texts.cend()).size(), texts.size());
}

QTEST_MAIN(TestChartAltText)
#include "tst_chartalttext.moc"

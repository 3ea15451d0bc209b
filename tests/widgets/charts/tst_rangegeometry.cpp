// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "tests/widgets/charts/textplaces.h"
#include "widgets/charts/rangegeometry.h"

#include <cmath>
#include <limits>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr double widths[] = {200, 240, 320, 400, 520, 640, 800, 980, 1400, 2600};

void addAxis(QList<QRectF>& rects, const AxisRow& row)
{
    for (const AxisLabel& label : row.labels) {
        rects += label.rect;
    }
}

/// Every text of the chart, and the plot of every row.
QList<QRectF> everything(const RangeChartSpec& spec, const RangeLayout& layout, const TextMetrics& metrics)
{
    QList<QRectF> rects;
    addLines(rects, layout.frame.title, metrics);
    addLines(rects, layout.frame.subtitle, metrics);
    addLines(rects, layout.frame.footer, metrics);
    for (const LegendEntry& entry : layout.frame.legend) {
        rects += entry.markRect;
        addLines(rects, entry.text, metrics);
    }
    for (const AxisRow& row : layout.axisRows) {
        addAxis(rects, row);
    }
    for (qsizetype i = 0; i < spec.blocks.size(); ++i) {
        const RangeBlockGeometry block = placeBlock(spec, layout, i, metrics);
        addLines(rects, block.heading.name, metrics);
        if (!block.heading.tag.isEmpty()) {
            rects += block.heading.tagFrame;
        }
        for (const RangeRowGeometry& row : block.rows) {
            addLines(rects, row.label, metrics);
            addLines(rects, row.verdict, metrics);
            rects += row.plot;
        }
        if (block.axisRow) {
            addAxis(rects, *block.axisRow);
        }
    }
    return rects;
}

RangeChartSpec oneRow(double from, double dot, double to, std::optional<double> band = std::nullopt)
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks = {
        {QStringLiteral("one"),
         QString(),
         {rangeRow(LoopRole::RustStream, dot, from, to, dot, band, false, QStringLiteral("+1 %"))}}};
    return spec;
}

} // namespace

class TestRangeGeometry : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void niceSteps_data();
    void niceSteps();
    void wrapKeepsEveryCharacter_data();
    void wrapKeepsEveryCharacter();
    void axisHoldsEverything_data();
    void axisHoldsEverything();
    void axisTicks();
    void marksStandAtTheirValues();
    void valuesThatAreNoNumbers();
    void withoutDistance();
    void nothingOverlapsOrLeaves_data();
    void nothingOverlapsOrLeaves();
    void narrowChartsStack();
    void tagBesideOrBelow();
    void axisPerScenario();
    void sharedAxisIsAlwaysNear();
    void blocksAreFoundByPlace();
    void rowsAreCountedOverBlocks();
    void emptyChart();

private:
    FixedMetrics m_metrics;
};

void TestRangeGeometry::niceSteps_data()
{
    QTest::addColumn<double>("atLeast");
    QTest::addColumn<double>("step");
    QTest::newRow("one") << 1.0 << 1.0;
    QTest::newRow("above one") << 1.01 << 2.0;
    QTest::newRow("noise above two") << 2.0000000000000004 << 2.0;
    QTest::newRow("three") << 3.0 << 5.0;
    QTest::newRow("six") << 6.0 << 10.0;
    QTest::newRow("small") << 0.00031 << 0.0005;
    QTest::newRow("large") << 123456.0 << 200000.0;
}

void TestRangeGeometry::niceSteps()
{
    QFETCH(double, atLeast);
    QFETCH(double, step);
    QVERIFY(qFuzzyCompare(niceStep(atLeast), step));
}

void TestRangeGeometry::wrapKeepsEveryCharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("atSpaces");
    QTest::newRow("words") << QStringLiteral(
                                  "sacks of barley, weighed one by one, each confirmed before the next")
                           << true;
    QTest::newRow("no spaces") << QString(5000, u'n') << false;
    QTest::newRow("one long word among others")
        << QString(QStringLiteral("a ") + QString(90, u'x') + QStringLiteral(" b")) << false;
    QTest::newRow("chinese") << QString(200, QChar(0x4ed3)) << false;
    QTest::newRow("surrogate pairs") << QStringLiteral("\U0001F33E").repeated(60) << false;
}

void TestRangeGeometry::wrapKeepsEveryCharacter()
{
    QFETCH(QString, text);
    QFETCH(bool, atSpaces);
    constexpr double width = 20 * FixedMetrics::characterWidth;
    const QStringList lines = wrapText(text, width, m_metrics, TextStyle::BlockName);
    QVERIFY(lines.size() > 1);
    for (const QString& line : lines) {
        QVERIFY(m_metrics.width(line, TextStyle::BlockName) <= width);
        QVERIFY(!line.isEmpty());
        QVERIFY(!line.front().isLowSurrogate());
    }
    const auto withoutSpaces = [](QString words) { return words.remove(QLatin1Char(' ')); };
    QCOMPARE(withoutSpaces(lines.join(QString())), withoutSpaces(text));
    if (atSpaces) {
        QCOMPARE(lines.join(QLatin1Char(' ')), text);
    }
}

void TestRangeGeometry::axisHoldsEverything_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("dot");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("band");
    QTest::newRow("all zero") << 0.0 << 0.0 << 0.0 << 0.0;
    QTest::newRow("slower") << 2.2 << 2.2 << 29.1 << 27.0;
    QTest::newRow("far apart") << -57.0 << -57.0 << 87.0 << 3.0;
    QTest::newRow("all faster") << -9.0 << -9.0 << -4.0 << 0.0;
    QTest::newRow("band wider than all") << 0.1 << 0.1 << 0.4 << 55.0;
    QTest::newRow("tiny") << 1e-9 << 1e-9 << 3e-9 << 0.0;
    QTest::newRow("huge") << 1e6 << 1e6 << 3e6 << 10.0;
    QTest::newRow("absurd") << -1e300 << 1e-300 << 1e300 << 1e299;
}

void TestRangeGeometry::axisHoldsEverything()
{
    QFETCH(double, from);
    QFETCH(double, dot);
    QFETCH(double, to);
    QFETCH(double, band);
    const RangeChartSpec spec = oneRow(from, dot, to, band);
    for (const double width : widths) {
        const RangeLayout layout = layOutRanges(spec, width, m_metrics);
        const AxisScale& scale = layout.sharedScale;
        QVERIFY(scale.low <= std::min({0.0, from, dot, -band}));
        QVERIFY(scale.high >= std::max({0.0, to, dot, band}));
        QVERIFY(scale.ticks.contains(0.0));
        QVERIFY(scale.ticks.size() >= 2);
        QVERIFY(scale.ticks.size() < 100);

        const RangeBlockGeometry block = placeBlock(spec, layout, 0, m_metrics);
        const RangeRowGeometry& row = block.rows.constFirst();
        const double radius = layout.sizes.dotRadius;
        const QRectF dotRect(row.dot->x() - radius, row.dot->y() - radius, 2 * radius, 2 * radius);
        for (const QRectF& mark : {dotRect, *row.bar, *row.notch, *row.band}) {
            QVERIFY(std::isfinite(mark.left()) && std::isfinite(mark.width()));
            QVERIFY(mark.left() >= row.plot.left() && mark.right() <= row.plot.right());
            QVERIFY(mark.top() >= row.plot.top() && mark.bottom() <= row.plot.bottom());
        }
    }
}

void TestRangeGeometry::axisTicks()
{
    const NumberFormat format(QLocale::c());
    const AxisScale scale = makeScale({-12, 43}, 100, 650, format, m_metrics);
    // 550 pixels for 55 percent: 10 pixels a percent, so that 10 percent are 100 pixels apart.
    QCOMPARE(scale.step, 10.0);
    QCOMPARE(scale.ticks, QList<double>({-10, 0, 10, 20, 30, 40}));
    QCOMPARE(scale.x(-12), 100.0);
    QCOMPARE(scale.x(0), 220.0);
    QCOMPARE(scale.x(43), 650.0);

    const QList<AxisLabel> labels = axisLabels(scale, 0, 90, 700, format, m_metrics);
    QCOMPARE(labels.size(), 6);
    QCOMPARE(labels.at(1).text, format.percentTick(0, 10));
    QCOMPARE(labels.at(1).rect.center().x(), 220.0);

    // No room but for zero: it is never the one left out.
    const QList<AxisLabel> squeezed = axisLabels(scale, 0, 200, 250, format, m_metrics);
    QCOMPARE(squeezed.size(), 1);
    QCOMPARE(squeezed.constFirst().text, format.percentTick(0, 10));
}

void TestRangeGeometry::marksStandAtTheirValues()
{
    const RangeChartSpec spec = exampleRanges();
    const RangeLayout layout = layOutRanges(spec, 980, m_metrics);
    const AxisScale& scale = layout.sharedScale;
    const RangeBlockGeometry block = placeBlock(spec, layout, 0, m_metrics);
    QCOMPARE(block.rows.size(), 3);

    const RangeRowGeometry& raw = block.rows.at(0);
    QCOMPARE(raw.dot->x(), scale.x(0));
    QVERIFY(!raw.band);

    const RangeRowGeometry& crate = block.rows.at(1);
    QCOMPARE(crate.dot->x(), scale.x(2));
    QCOMPARE(crate.bar->left(), scale.x(2));
    QCOMPARE(crate.bar->right(), scale.x(8));
    QCOMPARE(crate.notch->center().x(), scale.x(5));
    QCOMPARE(crate.band->left(), scale.x(-6));
    QCOMPARE(crate.band->right(), scale.x(6));
    // By hand: 20 + 6 percent from the left end of the widest band to the right end of the longest bar.
    const double pixelsPerPercent = (scale.right - scale.left) / 26;
    QVERIFY(std::abs(crate.dot->x() - (scale.left + 8 * pixelsPerPercent)) < 1e-6);

    for (const RangeRowGeometry& row : block.rows) {
        QCOMPARE(row.dot->y(), row.plot.center().y());
        QCOMPARE(row.bar->center().y(), row.plot.center().y());
        QVERIFY(row.notch->height() > row.bar->height());
    }
    QVERIFY(crate.rect.top() >= raw.rect.bottom());
}

void TestRangeGeometry::valuesThatAreNoNumbers()
{
    RangeChartSpec spec =
        oneRow(std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 3,
               std::numeric_limits<double>::quiet_NaN());
    spec.blocks[0].rows[0].notch = -std::numeric_limits<double>::infinity();
    const RangeLayout layout = layOutRanges(spec, 980, m_metrics);
    QVERIFY(std::isfinite(layout.frame.height));
    QVERIFY(std::isfinite(layout.sharedScale.x(0)));
    const RangeBlockGeometry block = placeBlock(spec, layout, 0, m_metrics);
    const RangeRowGeometry& row = block.rows.constFirst();
    QVERIFY(!row.dot && !row.bar && !row.notch && !row.band);
}

void TestRangeGeometry::withoutDistance()
{
    RangeChartSpec spec = exampleRanges();
    RangeRow& row = spec.blocks[0].rows[2];
    row = RangeRow();
    row.role = LoopRole::RustStream;
    row.label = QStringLiteral("RustStream");
    row.note = QStringLiteral("no distance can be computed: the raw client's figure is 0");
    for (const double width : widths) {
        const RangeLayout layout = layOutRanges(spec, width, m_metrics);
        const RangeBlockGeometry block = placeBlock(spec, layout, 0, m_metrics);
        const RangeRowGeometry& placed = block.rows.at(2);
        QVERIFY(!placed.dot && !placed.bar);
        QCOMPARE(placed.note.lines.join(QLatin1Char(' ')), row.note);
        QVERIFY(placed.rect.contains(placed.note.rect));
    }
}

void TestRangeGeometry::nothingOverlapsOrLeaves_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("axisMode");
    for (const int mode : {0, 1}) {
        const QByteArray suffix = mode == 0 ? ", one axis" : ", own axes";
        QTest::newRow(QByteArray("plain" + suffix).constData()) << 0 << mode;
        QTest::newRow(QByteArray("long names" + suffix).constData()) << 1 << mode;
        QTest::newRow(QByteArray("long labels and verdicts" + suffix).constData()) << 2 << mode;
        QTest::newRow(QByteArray("huge values" + suffix).constData()) << 3 << mode;
        QTest::newRow(QByteArray("many" + suffix).constData()) << 4 << mode;
    }
}

void TestRangeGeometry::nothingOverlapsOrLeaves()
{
    QFETCH(int, kind);
    QFETCH(int, axisMode);
    RangeChartSpec spec = kind == 4 ? manyRanges(30) : exampleRanges();
    if (kind == 1) {
        spec.blocks[0].name = QString(5000, u'n');
        spec.blocks[1].name = QStringLiteral("barley and oats ").repeated(40).trimmed();
        spec.title = QString(300, u't');
    } else if (kind == 2) {
        for (RangeRow& row : spec.blocks[0].rows) {
            row.label = QStringLiteral("the loop under measurement with a long name");
            row.verdict = QStringLiteral("a verdict in a language of long words indeed");
        }
        spec.blocks[1].tag = QStringLiteral("bound by the broker and by nothing else in this world");
    } else if (kind == 3) {
        spec.blocks[1] = exampleBlock(QStringLiteral("far away"), 12345.678);
    }
    spec.axisMode = axisMode == 0 ? AxisMode::Shared : AxisMode::PerScenario;

    for (const double width : widths) {
        const RangeLayout layout = layOutRanges(spec, width, m_metrics);
        const QRectF whole(0, 0, width, layout.frame.height);
        const QString problem = misplaced(everything(spec, layout, m_metrics), whole);
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("width %1: ").arg(width) + problem));
    }
}

void TestRangeGeometry::narrowChartsStack()
{
    const RangeChartSpec spec = exampleRanges();
    QVERIFY(!layOutRanges(spec, 980, m_metrics).stacked);
    const RangeLayout narrow = layOutRanges(spec, 400, m_metrics);
    QVERIFY(narrow.stacked);
    const RangeBlockGeometry block = placeBlock(spec, narrow, 0, m_metrics);
    const RangeRowGeometry& row = block.rows.at(1);
    QVERIFY(row.label.rect.bottom() <= row.plot.top());
    QCOMPARE(row.verdict.rect.top(), row.label.rect.top());
    QVERIFY(row.plot.width() > 0.9 * (narrow.frame.right - narrow.frame.left));
}

void TestRangeGeometry::tagBesideOrBelow()
{
    const ChartSizes sizes(m_metrics, 980);
    const PlacedHeading beside = placeHeading(QStringLiteral("name"), QStringLiteral("broker-bound"),
                                              TextStyle::BlockName, QRectF(20, 0, 500, 0), sizes, m_metrics);
    QCOMPARE(beside.tagFrame.right(), 520.0);
    QVERIFY(beside.tagFrame.intersects(beside.name.rect.adjusted(0, 0, 500, 0)));
    const PlacedHeading below = placeHeading(QStringLiteral("name"), QStringLiteral("broker-bound"),
                                             TextStyle::BlockName, QRectF(20, 0, 150, 0), sizes, m_metrics);
    QCOMPARE(below.tagFrame.left(), 20.0);
    QVERIFY(below.tagFrame.top() >= below.name.rect.bottom());
    QVERIFY(below.bottom >= below.tagFrame.bottom());
}

void TestRangeGeometry::axisPerScenario()
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks[1] = exampleBlock(QStringLiteral("far away"), 100);
    spec.axisMode = AxisMode::PerScenario;
    const RangeLayout layout = layOutRanges(spec, 980, m_metrics);
    QVERIFY(layout.axisRows.isEmpty());
    const RangeBlockGeometry near = placeBlock(spec, layout, 0, m_metrics);
    const RangeBlockGeometry far = placeBlock(spec, layout, 1, m_metrics);
    QVERIFY(near.axisRow && far.axisRow);
    QVERIFY(near.axisRow->labels.size() >= 2);
    QCOMPARE(near.scale.high, 20.0);
    QCOMPARE(far.scale.high, 2000.0);
    // Both use the whole width.
    QCOMPARE(near.rows.at(2).bar->right(), far.rows.at(2).bar->right());

    spec.axisMode = AxisMode::Shared;
    const RangeLayout shared = layOutRanges(spec, 980, m_metrics);
    QVERIFY(placeBlock(spec, shared, 0, m_metrics).rows.at(2).bar->width() <
            placeBlock(spec, shared, 1, m_metrics).rows.at(2).bar->width() / 50);
}

void TestRangeGeometry::sharedAxisIsAlwaysNear()
{
    QCOMPARE(layOutRanges(exampleRanges(), 980, m_metrics).axisRows.size(), 1);
    const RangeLayout layout = layOutRanges(manyRanges(200), 980, m_metrics);
    QVERIFY(layout.axisRows.size() > 10);
    QVERIFY(layout.axisRows.constFirst().rect.bottom() <= layout.blockTops.constFirst());
    QVERIFY(layout.axisRows.constLast().rect.top() >= layout.blockBottoms.constLast());
    for (qsizetype i = 1; i < layout.axisRows.size(); ++i) {
        QVERIFY(layout.axisRows.at(i).rect.top() - layout.axisRows.at(i - 1).rect.bottom() < 900);
    }
}

void TestRangeGeometry::blocksAreFoundByPlace()
{
    const RangeLayout layout = layOutRanges(manyRanges(5000), 980, m_metrics);
    QCOMPARE(layout.blockTops.size(), 5000);
    QVERIFY(std::is_sorted(layout.blockTops.cbegin(), layout.blockTops.cend()));
    for (const double top : {0.0, 300.0, 12345.0, layout.frame.height - 200, layout.frame.height + 100}) {
        const double bottom = top + 500;
        const auto [first, last] = blocksWithin(layout, top, bottom);
        for (qsizetype i = 0; i < layout.blockTops.size(); ++i) {
            const bool reaches = layout.blockTops.at(i) <= bottom && layout.blockBottoms.at(i) >= top;
            if ((i >= first && i < last) != reaches) {
                QFAIL(qPrintable(QStringLiteral("block %1 from %2").arg(i).arg(top)));
            }
        }
        QVERIFY(last - first < 10);
    }
}

void TestRangeGeometry::rowsAreCountedOverBlocks()
{
    RangeChartSpec spec = manyRanges(4);
    spec.blocks[1].rows.clear();
    const RangeLayout layout = layOutRanges(spec, 980, m_metrics);
    QCOMPARE(layout.rowCount(), 9);
    QCOMPARE(blockOfRow(layout, 0), std::make_pair(qsizetype(0), qsizetype(0)));
    QCOMPARE(blockOfRow(layout, 2), std::make_pair(qsizetype(0), qsizetype(2)));
    QCOMPARE(blockOfRow(layout, 3), std::make_pair(qsizetype(2), qsizetype(0)));
    QCOMPARE(blockOfRow(layout, 8), std::make_pair(qsizetype(3), qsizetype(2)));
}

void TestRangeGeometry::emptyChart()
{
    RangeChartSpec spec;
    for (const double width : {0.0, -5.0, 980.0}) {
        const RangeLayout layout = layOutRanges(spec, width, m_metrics);
        QCOMPARE(layout.rowCount(), 0);
        QVERIFY(layout.axisRows.isEmpty());
        QVERIFY(layout.frame.width >= smallestChartWidth);
        QVERIFY(layout.frame.height > 0);
        QCOMPARE(blocksWithin(layout, 0, 1000), std::make_pair(qsizetype(0), qsizetype(0)));
    }
}

QTEST_MAIN(TestRangeGeometry)
#include "tst_rangegeometry.moc"

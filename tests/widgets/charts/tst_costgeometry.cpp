// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "widgets/charts/costgeometry.h"

#include <cmath>
#include <limits>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr double widths[] = {200, 260, 400, 640, 980, 1600};

void addText(QList<QRectF>& rects, const PlacedText& text, const TextMetrics& metrics)
{
    for (qsizetype i = 0; i < text.lines.size(); ++i) {
        rects += QRectF(text.rect.left(),
                        text.rect.top() + static_cast<double>(i) * metrics.lineHeight(text.style),
                        metrics.width(text.lines.at(i), text.style), metrics.lineHeight(text.style));
    }
}

} // namespace

class TestCostGeometry : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void barsAreProportional();
    void zeroAndMissing();
    void allZero();
    void nothingOverlapsOrLeaves_data();
    void nothingOverlapsOrLeaves();
    void narrowChartsStack();
    void rowsAreFoundByPlace();

private:
    FixedMetrics m_metrics;
};

void TestCostGeometry::barsAreProportional()
{
    const CostChartSpec spec = exampleCosts();
    const CostLayout layout = layOutCosts(spec, 980, m_metrics);
    QCOMPARE(layout.rowCount(), 2);
    const CostRowGeometry first = placeCostRow(spec, layout, 0, m_metrics);
    const CostRowGeometry second = placeCostRow(spec, layout, 1, m_metrics);
    const QRectF largest = first.bars[0].at(0).bar;
    QCOMPARE(largest.width(), layout.panels[0].barLength);
    QCOMPARE(first.bars[0].at(1).bar.width(), largest.width() * 3 / 4);
    QCOMPARE(second.bars[0].at(0).bar.width(), largest.width() / 4);
    QCOMPARE(second.bars[0].at(0).bar.left(), largest.left());
    // The value stands at the bar's end, the second bar is thinner and below.
    QVERIFY(first.bars[0].at(0).value.rect.left() > largest.right());
    QVERIFY(first.bars[0].at(1).bar.height() < largest.height());
    QVERIFY(first.bars[0].at(1).bar.top() >= largest.bottom());
    // The panels have scales of their own.
    QCOMPARE(first.bars[1].at(0).bar.width(), layout.panels[1].barLength);
}

void TestCostGeometry::zeroAndMissing()
{
    const CostChartSpec spec = exampleCosts();
    const CostLayout layout = layOutCosts(spec, 980, m_metrics);
    const CostRowGeometry first = placeCostRow(spec, layout, 0, m_metrics);
    const CostBarGeometry& zero = first.bars[1].at(1);
    QVERIFY(zero.isZero);
    QCOMPARE(zero.bar.width(), 0.0);
    QCOMPARE(zero.bar.left(), layout.panels[1].column.left());
    QCOMPARE(zero.value.lines, QStringList{QStringLiteral("0")});
    QVERIFY(!first.bars[1].at(0).isZero);
    QVERIFY(first.missing[1].isEmpty());

    const CostRowGeometry second = placeCostRow(spec, layout, 1, m_metrics);
    QVERIFY(second.bars[1].isEmpty());
    QCOMPARE(second.missing[1].lines, QStringList{QStringLiteral("-")});
    QVERIFY(second.rect.contains(second.missing[1].rect));
    QVERIFY(second.heading.tag.lines.contains(QStringLiteral("not gated")));
}

void TestCostGeometry::allZero()
{
    CostChartSpec spec = exampleCosts();
    spec.rows = {{QStringLiteral("idle"),
                  QString(),
                  {costBar(CostColumn::RustStream, 0)},
                  {costBar(CostColumn::RustStream, std::numeric_limits<double>::quiet_NaN())}}};
    const CostLayout layout = layOutCosts(spec, 980, m_metrics);
    const CostRowGeometry row = placeCostRow(spec, layout, 0, m_metrics);
    for (const QList<CostBarGeometry>& bars : row.bars) {
        QVERIFY(bars.constFirst().isZero);
        QCOMPARE(bars.constFirst().bar.width(), 0.0);
        QVERIFY(std::isfinite(bars.constFirst().value.rect.left()));
    }
}

void TestCostGeometry::nothingOverlapsOrLeaves_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("plain") << 0;
    QTest::newRow("long names") << 1;
    QTest::newRow("long values") << 2;
    QTest::newRow("four columns") << 3;
}

void TestCostGeometry::nothingOverlapsOrLeaves()
{
    QFETCH(int, kind);
    CostChartSpec spec = exampleCosts();
    if (kind == 1) {
        spec.rows[0].name = QString(5000, u'n');
        spec.rows[1].name = QStringLiteral("open the gate and close it again ").repeated(9).trimmed();
    } else if (kind == 2) {
        spec.rows[0].instructions[0].text = QString(120, u'9');
    } else if (kind == 3) {
        for (const CostColumn column : {CostColumn::BrokerCrate, CostColumn::HandWritten}) {
            spec.rows[0].instructions += costBar(column, 2500);
            spec.rows[0].allocations += costBar(column, 7);
        }
    }
    for (const double width : widths) {
        const CostLayout layout = layOutCosts(spec, width, m_metrics);
        const QRectF whole(0, 0, width, layout.frame.height);
        QList<QRectF> rects;
        addText(rects, layout.frame.title, m_metrics);
        addText(rects, layout.frame.subtitle, m_metrics);
        addText(rects, layout.frame.footer, m_metrics);
        for (const CostPanel& panel : layout.panels) {
            addText(rects, panel.header, m_metrics);
        }
        for (qsizetype i = 0; i < spec.rows.size(); ++i) {
            const CostRowGeometry row = placeCostRow(spec, layout, i, m_metrics);
            addText(rects, row.heading.name, m_metrics);
            if (!row.heading.tag.isEmpty()) {
                rects += row.heading.tagFrame;
            }
            for (std::size_t panel = 0; panel < row.bars.size(); ++panel) {
                addText(rects, row.missing.at(panel), m_metrics);
                for (const CostBarGeometry& bar : row.bars.at(panel)) {
                    rects += bar.bar;
                    addText(rects, bar.value, m_metrics);
                    QVERIFY(bar.bar.top() >= row.rect.top() && bar.bar.bottom() <= row.rect.bottom());
                    QVERIFY(bar.value.rect.top() >= row.rect.top() &&
                            bar.value.rect.bottom() <= row.rect.bottom());
                }
            }
        }
        const QString problem = misplaced(rects, whole);
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("width %1: ").arg(width) + problem));
    }
}

void TestCostGeometry::narrowChartsStack()
{
    const CostChartSpec spec = exampleCosts();
    const CostLayout wide = layOutCosts(spec, 980, m_metrics);
    QVERIFY(!wide.stacked);
    QVERIFY(placeCostRow(spec, wide, 0, m_metrics).heading.name.rect.right() < wide.panels[0].column.left());
    const CostLayout narrow = layOutCosts(spec, 400, m_metrics);
    QVERIFY(narrow.stacked);
    const CostRowGeometry row = placeCostRow(spec, narrow, 0, m_metrics);
    QVERIFY(row.heading.bottom <= row.bars[0].at(0).bar.top());
    QVERIFY(narrow.panels[0].barLength > 60);
}

void TestCostGeometry::rowsAreFoundByPlace()
{
    CostChartSpec spec = exampleCosts();
    const CostRow sample = spec.rows.at(0);
    for (int i = 0; i < 3000; ++i) {
        spec.rows += sample;
    }
    const CostLayout layout = layOutCosts(spec, 980, m_metrics);
    const auto [first, last] = costRowsWithin(layout, 5000, 5400);
    QVERIFY(last - first > 3 && last - first < 30);
    QVERIFY(placeCostRow(spec, layout, first, m_metrics).rect.bottom() >= 5000);
    QVERIFY(placeCostRow(spec, layout, first, m_metrics).rect.top() <= 5000);
    QVERIFY(placeCostRow(spec, layout, last, m_metrics).rect.top() > 5400);
    QCOMPARE(costRowsWithin(layout, 0, 1e9), std::make_pair(qsizetype(0), spec.rows.size()));
    QCOMPARE(costRowsWithin(layout, layout.frame.height + 1, layout.frame.height + 9),
             std::make_pair(qsizetype(0), qsizetype(0)));
    QCOMPARE(costRowsWithin(layOutCosts(CostChartSpec(), 980, m_metrics), 0, 100),
             std::make_pair(qsizetype(0), qsizetype(0)));
}

QTEST_MAIN(TestCostGeometry)
#include "tst_costgeometry.moc"

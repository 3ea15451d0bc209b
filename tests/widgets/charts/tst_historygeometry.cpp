// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "tests/widgets/charts/historydocuments.h"
#include "tests/widgets/charts/textplaces.h"
#include "widgets/charts/historygeometry.h"
#include "widgets/charts/historyspecs.h"

#include <cmath>
#include <limits>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr double widths[] = {200, 320, 520, 800, 1400, 2600};
constexpr int counts[] = {1, 2, 3, 12, 60, 240};

NumberFormat english()
{
    return NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
}

HistoryChartSpec series(int count, bool rates = false)
{
    HistoryChartOptions options;
    options.rates = rates;
    return HistorySpecs(english()).rates(seriesHistory(count), Section::Scenarios, options);
}

HistoryChartSpec counted(int count)
{
    return HistorySpecs(english()).counts(seriesHistory(count), false);
}

/// One scenario, one loop, these values one document after the other.
HistoryChartSpec oneSeries(const QList<std::optional<double>>& values,
                           HistoryQuantity quantity = HistoryQuantity::Distance)
{
    HistoryChartSpec spec;
    spec.format = english();
    HistorySeries loop;
    loop.label = QStringLiteral("RustStream");
    for (const std::optional<double>& value : values) {
        HistoryMark mark;
        mark.slot = spec.documents.size();
        mark.dot = value;
        mark.joined = !loop.marks.isEmpty();
        mark.text = QStringLiteral("value");
        loop.marks += mark;
        const QString number = QString::number(spec.documents.size());
        spec.documents += HistorySlot{QStringLiteral("day ") + number, number, number, {}};
    }
    spec.panels = {{QStringLiteral("one"), QString(), {{QStringLiteral("axis"), quantity, {loop}}}}};
    return spec;
}

void addStrip(QList<QRectF>& rects, const HistoryStripGeometry& strip, const TextMetrics& metrics)
{
    for (const PlacedText& label : strip.labels) {
        addLines(rects, label, metrics);
    }
    addLines(rects, strip.last, metrics);
    for (const HistoryChangeGeometry& change : strip.changes) {
        rects += change.symbol;
    }
    for (const HistoryLaneGeometry& lane : strip.lanes) {
        addLines(rects, lane.label, metrics);
        for (const AxisLabel& label : lane.labels) {
            rects += QRectF(label.rect.right() - metrics.width(label.text, TextStyle::Tick), label.rect.top(),
                            metrics.width(label.text, TextStyle::Tick), label.rect.height());
        }
    }
}

/// Every text and symbol of the chart.
QList<QRectF> everything(const HistoryChartSpec& spec, const HistoryLayout& layout,
                         const TextMetrics& metrics)
{
    QList<QRectF> rects;
    addLines(rects, layout.frame.title, metrics);
    addLines(rects, layout.frame.subtitle, metrics);
    addLines(rects, layout.frame.footer, metrics);
    for (const LegendEntry& entry : layout.frame.legend) {
        rects += entry.markRect;
        addLines(rects, entry.text, metrics);
    }
    for (qsizetype i = 0; i < spec.panels.size(); ++i) {
        const HistoryPanelGeometry panel = placeHistoryPanel(spec, layout, i, metrics);
        addLines(rects, panel.heading.name, metrics);
        if (!panel.heading.tag.isEmpty()) {
            rects += panel.heading.tagFrame;
        }
        for (const HistoryPlotGeometry& plot : panel.plots) {
            addLines(rects, plot.header, metrics);
            for (const HistoryStripGeometry& strip : plot.strips) {
                addStrip(rects, strip, metrics);
            }
        }
    }
    return rects;
}

template <typename Visit>
void forEachMark(const HistoryChartSpec& spec, const HistoryLayout& layout, const TextMetrics& metrics,
                 const Visit& visit)
{
    for (qsizetype i = 0; i < spec.panels.size(); ++i) {
        const HistoryPanelGeometry panel = placeHistoryPanel(spec, layout, i, metrics);
        for (const HistoryPlotGeometry& plot : panel.plots) {
            for (const HistoryStripGeometry& strip : plot.strips) {
                for (const HistoryLaneGeometry& lane : strip.lanes) {
                    for (const HistoryMarkGeometry& mark : lane.marks) {
                        visit(panel, strip, lane, mark);
                    }
                }
            }
        }
    }
}

} // namespace

class TestHistoryGeometry : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlapsOrLeaves_data();
    void nothingOverlapsOrLeaves();
    void marksStayInTheirPlots_data() { nothingOverlapsOrLeaves_data(); }
    void marksStayInTheirPlots();
    void marksStandAtTheirValues();
    void ticksAreRound_data();
    void ticksAreRound();
    void zeroOfRatesOnlyWhereTheyAreNear();
    void valuesThatAreNoNumbers();
    void everyDocumentHasItsPlaceInOneStrip();
    void crowdedLoopsGetLanes();
    void firstAndLastDocumentAreLabelled();
    void documentWithoutADateIsLabelled();
    void anotherMachineIsDrawnApart();
    void linesJoinOnlyWhatTheSpecJoins();
    void linesGoOnInTheNextStrip();
    void countsAreSteps();
    void marksAreFoundWhereTheyStand_data() { nothingOverlapsOrLeaves_data(); }
    void marksAreFoundWhereTheyStand();
    void marksAreCountedThroughTheChart();
    void keysLeadAlongTimeAndLoops();
    void emptyChart();

private:
    FixedMetrics m_metrics;
};

void TestHistoryGeometry::nothingOverlapsOrLeaves_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("kind"); // distances, rates, counts
    for (const int count : counts) {
        for (int kind = 0; kind < 3; ++kind) {
            QTest::addRow("%d documents, %d", count, kind) << count << kind;
        }
    }
}

static HistoryChartSpec chart(int count, int kind)
{
    return kind == 2 ? counted(count) : series(count, kind == 1);
}

void TestHistoryGeometry::nothingOverlapsOrLeaves()
{
    QFETCH(int, count);
    QFETCH(int, kind);
    const HistoryChartSpec spec = chart(count, kind);
    for (const double width : widths) {
        if (count > 100 && width > 520) {
            continue; // thousands of words, each against each
        }
        const HistoryLayout layout = layOutHistory(spec, width, m_metrics);
        const QString problem = misplaced(everything(spec, layout, m_metrics),
                                          QRectF(0, 0, layout.frame.width, layout.frame.height));
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("%1 at %2").arg(problem).arg(width)));
        QCOMPARE(layout.rowCount(), historyRowCount(spec));
    }
}

void TestHistoryGeometry::marksStayInTheirPlots()
{
    QFETCH(int, count);
    QFETCH(int, kind);
    const HistoryChartSpec spec = chart(count, kind);
    for (const double width : widths) {
        const HistoryLayout layout = layOutHistory(spec, width, m_metrics);
        const QRectF whole(0, 0, layout.frame.width, layout.frame.height);
        int marks = 0;
        forEachMark(
            spec, layout, m_metrics,
            [&](const auto& panel, const auto& strip, const auto& lane, const HistoryMarkGeometry& mark) {
                ++marks;
                const auto around = [](const QRectF& rect) {
                    return rect.adjusted(-0.01, -0.01, 0.01, 0.01);
                };
                QVERIFY(around(whole).contains(panel.rect));
                QVERIFY(around(panel.rect).contains(strip.body));
                QVERIFY(around(strip.body).contains(lane.plot));
                const QRectF plot = around(lane.plot);
                if (mark.dot) {
                    const double radius = layout.marks.dotRadius;
                    QVERIFY(plot.contains(
                        QRectF(*mark.dot - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius))));
                } else {
                    QVERIFY(plot.contains(mark.cross));
                }
                for (const auto& part : {mark.bar, mark.notch, mark.band}) {
                    QVERIFY(!part || plot.contains(*part));
                }
                QVERIFY(!plot.intersects(mark.jump));
            });
        QCOMPARE(marks, historyRowCount(spec));
    }
}

void TestHistoryGeometry::marksStandAtTheirValues()
{
    HistoryChartSpec spec = oneSeries({0.0, 10.0, 20.0});
    HistoryMark& last = spec.panels[0].plots[0].series[0].marks[2];
    last.rangeFrom = 20;
    last.rangeTo = 30;
    last.notch = 25;
    last.bandFrom = -10;
    last.bandTo = 10;
    const HistoryLayout layout = layOutHistory(spec, 800, m_metrics);
    const HistoryPanelGeometry panel = placeHistoryPanel(spec, layout, 0, m_metrics);
    const HistoryLaneGeometry& lane = panel.plots[0].strips[0].lanes[0];
    const double zero = lane.marks[0].dot->y();
    const double ten = zero - lane.marks[1].dot->y();
    QVERIFY(ten > 0); // more is higher up
    QCOMPARE(*lane.zero, zero);
    const HistoryMarkGeometry& mark = lane.marks[2];
    QCOMPARE(mark.dot->y(), zero - 2 * ten);
    QCOMPARE(mark.bar->top(), zero - 3 * ten);
    QCOMPARE(mark.bar->bottom(), zero - 2 * ten);
    QCOMPARE(mark.notch->center().y(), zero - 2.5 * ten);
    QCOMPARE(mark.band->top(), zero - ten);
    QCOMPARE(mark.band->bottom(), zero + ten);
    const double apart = lane.marks[1].dot->x() - lane.marks[0].dot->x();
    QVERIFY(apart > 0);
    QCOMPARE(mark.dot->x() - lane.marks[1].dot->x(), apart);
}

void TestHistoryGeometry::ticksAreRound_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    for (const double high : {0.0, 1e-9, 0.158, 3.0, 47.3, 1739.1, 61234.0, 1.5e6, 1e300}) {
        QTest::addRow("to %g", high) << 0.0 << high;
        QTest::addRow("from -%g", high) << -high << high / 3;
    }
}

void TestHistoryGeometry::ticksAreRound()
{
    QFETCH(double, low);
    QFETCH(double, high);
    for (const HistoryQuantity quantity :
         {HistoryQuantity::Distance, HistoryQuantity::Rate, HistoryQuantity::Count}) {
        for (const double pixels : {60.0, 84.0, 150.0}) {
            const HistoryChartSpec spec = oneSeries({low, high}, quantity);
            const ValueScale scale = valueScale(spec.panels[0].plots[0], pixels, 30);
            QVERIFY(scale.ticks.size() >= 2);
            QVERIFY(double(scale.ticks.size()) <= pixels / 30 + 2);
            QVERIFY(scale.low <= low && scale.high >= high);
            QVERIFY(scale.low <= 0 && scale.high >= 0);
            const double power = std::pow(10.0, std::round(std::log10(scale.step) - 0.5));
            const double digit = scale.step / power;
            QVERIFY2(qFuzzyCompare(digit, 1) || qFuzzyCompare(digit, 2) || qFuzzyCompare(digit, 5) ||
                         qFuzzyCompare(digit, 10),
                     qPrintable(QString::number(scale.step)));
            for (const double tick : scale.ticks) {
                QVERIFY(std::isfinite(scale.y(tick, 0, pixels)));
                QVERIFY(scale.y(tick, 0, pixels) >= 0 && scale.y(tick, 0, pixels) <= pixels);
            }
        }
    }
}

void TestHistoryGeometry::zeroOfRatesOnlyWhereTheyAreNear()
{
    const auto low = [](double one, double other, HistoryQuantity quantity) {
        return valueScale(oneSeries({one, other}, quantity).panels[0].plots[0], 150, 30).low;
    };
    QVERIFY(low(59000, 61000, HistoryQuantity::Rate) > 50000);
    QCOMPARE(low(10000, 61000, HistoryQuantity::Rate), 0.0);
    QCOMPARE(low(59000, 61000, HistoryQuantity::Count), 0.0);
    QCOMPARE(low(59, 61, HistoryQuantity::Distance), 0.0);
}

void TestHistoryGeometry::valuesThatAreNoNumbers()
{
    HistoryChartSpec spec = oneSeries({1.0, std::nullopt, std::numeric_limits<double>::infinity(),
                                       std::numeric_limits<double>::quiet_NaN(), 1e308, -1e308});
    const HistoryLayout layout = layOutHistory(spec, 800, m_metrics);
    const HistoryPanelGeometry panel = placeHistoryPanel(spec, layout, 0, m_metrics);
    const HistoryLaneGeometry& lane = panel.plots[0].strips[0].lanes[0];
    QCOMPARE(lane.marks.size(), 6);
    for (const int missing : {1, 2, 3}) {
        QVERIFY(!lane.marks[missing].dot);
        QVERIFY(lane.plot.contains(lane.marks[missing].cross));
        QVERIFY(lane.marks[missing].joints.isEmpty());
    }
    for (const int there : {0, 4, 5}) {
        QVERIFY(lane.plot.contains(*lane.marks[there].dot));
    }
    QVERIFY(lane.marks[4].joints.isEmpty()); // nothing to come from
    QCOMPARE(lane.marks[5].joints.size(), 1);
}

void TestHistoryGeometry::everyDocumentHasItsPlaceInOneStrip()
{
    const HistoryChartSpec spec = series(240);
    for (const double width : widths) {
        const HistoryLayout layout = layOutHistory(spec, width, m_metrics);
        qsizetype next = 0;
        for (const HistoryStrip& strip : layout.strips) {
            QCOMPARE(strip.begin, next);
            QVERIFY(strip.end > strip.begin);
            next = strip.end;
            QVERIFY(strip.edges.constLast() + layout.marks.slot <= layout.plotWidth + 1e-6);
        }
        QCOMPARE(next, spec.documents.size());
        QVERIFY(layout.marks.slot >= 9 || layout.strips.size() == spec.documents.size());
    }
    QCOMPARE(layOutHistory(series(60), 1400, m_metrics).strips.size(), 1);
    QVERIFY(layOutHistory(spec, 320, m_metrics).strips.size() > 1);
}

void TestHistoryGeometry::crowdedLoopsGetLanes()
{
    const HistoryLayout few = layOutHistory(series(3), 800, m_metrics);
    QVERIFY(!few.lanes);
    const HistoryChartSpec spec = series(60);
    const HistoryLayout many = layOutHistory(spec, 800, m_metrics);
    QVERIFY(many.lanes);
    const HistoryPanelGeometry panel = placeHistoryPanel(spec, many, 0, m_metrics);
    const HistoryStripGeometry& strip = panel.plots[0].strips[0];
    QCOMPARE(strip.lanes.size(), 3);
    for (const HistoryChangeGeometry& change : strip.changes) {
        for (const QLineF& line : change.lines) {
            for (const HistoryLaneGeometry& lane : strip.lanes) {
                QVERIFY(line.y2() <= lane.label.rect.top() || line.y1() >= lane.label.rect.bottom());
            }
        }
    }
    for (qsizetype i = 0; i < 3; ++i) {
        QCOMPARE(strip.lanes[i].label.lines.join(QString()), spec.panels[0].plots[0].series[i].label);
        QCOMPARE(strip.lanes[i].marks.size(), 60);
    }
}

void TestHistoryGeometry::firstAndLastDocumentAreLabelled()
{
    for (const int count : {1, 2, 3, 12, 60}) {
        const HistoryChartSpec spec = series(count);
        const HistoryLayout layout = layOutHistory(spec, 1400, m_metrics);
        const HistoryStrip& strip = layout.strips.constFirst();
        const auto shows = [&strip](qsizetype slot) {
            return std::ranges::any_of(strip.labels,
                                       [slot](const auto& label) { return label.slot == slot; });
        };
        QVERIFY(shows(strip.end - 1));
        QVERIFY(shows(0) || count > 3);
        for (const auto& label : strip.labels) {
            QCOMPARE(label.first.lines.join(QString()), spec.documents[label.slot].first);
            QCOMPARE(label.second.lines.join(QString()), spec.documents[label.slot].second);
        }
    }
    // Two documents of a day are told apart.
    const HistoryChartSpec three = series(3);
    QVERIFY(three.documents[1].first != three.documents[2].first);
}

void TestHistoryGeometry::documentWithoutADateIsLabelled()
{
    int thinned = 0;
    for (int width = 360; width <= 1400; width += 20) {
        HistoryChartSpec spec = series(12);
        const auto first = [this, &spec, width] {
            const HistoryLayout layout = layOutHistory(spec, width, m_metrics);
            const HistoryStrip& strip = layout.strips.constFirst();
            return std::ranges::any_of(strip.labels, [](const auto& label) { return label.slot == 0; });
        };
        thinned += first() ? 0 : 1;
        spec.documents[0].isUnplaced = true;
        QVERIFY2(first(), qPrintable(QString::number(width)));
        // Nothing touches, and the latest is still there.
        const HistoryLayout layout = layOutHistory(spec, width, m_metrics);
        const QList<HistoryStrip::Label>& labels = layout.strips.constFirst().labels;
        QCOMPARE(labels.constFirst().slot, layout.strips.constFirst().end - 1);
        for (qsizetype i = 1; i < labels.size(); ++i) {
            QVERIFY(labels.at(i).first.rect.right() < labels.at(i - 1).first.rect.left());
        }
    }
    QVERIFY(thinned > 0); // or the rule would have been for nothing
}

void TestHistoryGeometry::anotherMachineIsDrawnApart()
{
    const HistoryChartSpec spec = series(12);
    const HistoryLayout layout = layOutHistory(spec, 1400, m_metrics);
    const HistoryStrip& strip = layout.strips.constFirst();
    const qsizetype changed = 4;
    QVERIFY(spec.documents[changed].startsAnew());
    const double usual = strip.centre(1) - strip.centre(0);
    QVERIFY(strip.centre(changed) - strip.centre(changed - 1) > 1.5 * usual);
    const HistoryPanelGeometry panel = placeHistoryPanel(spec, layout, 0, m_metrics);
    const HistoryStripGeometry& placed = panel.plots[0].strips[0];
    const auto machine =
        std::ranges::find(placed.changes, EnvironmentMark::Machine, &HistoryChangeGeometry::mark);
    QVERIFY(machine != placed.changes.cend());
    const double between = machine->lines.constFirst().x1();
    QVERIFY(between > placed.columns[changed - 1].right() && between < placed.columns[changed].left());
    QVERIFY(machine->lines.constLast().y2() >= placed.body.bottom() - 1);
}

void TestHistoryGeometry::linesJoinOnlyWhatTheSpecJoins()
{
    for (const bool rates : {false, true}) {
        const HistoryChartSpec spec = series(12, rates);
        const HistoryLayout layout = layOutHistory(spec, 1400, m_metrics);
        int joined = 0;
        int apart = 0;
        forEachMark(spec, layout, m_metrics,
                    [&](const auto&, const auto&, const auto&, const HistoryMarkGeometry& mark) {
                        QCOMPARE(!mark.joints.isEmpty(), spec.mark(mark.place).joined);
                        ++(mark.joints.isEmpty() ? apart : joined);
                        for (const HistoryJoint& joint : mark.joints) {
                            QCOMPARE(joint.line.p2(), *mark.dot);
                        }
                    });
        QVERIFY(joined > 0 && apart > 0);
    }
}

void TestHistoryGeometry::linesGoOnInTheNextStrip()
{
    QList<std::optional<double>> values;
    for (int i = 0; i < 100; ++i) {
        values += i;
    }
    const HistoryChartSpec spec = oneSeries(values);
    const HistoryLayout layout = layOutHistory(spec, 320, m_metrics);
    QVERIFY(layout.strips.size() > 1);
    const HistoryPanelGeometry panel = placeHistoryPanel(spec, layout, 0, m_metrics);
    const QList<HistoryStripGeometry>& strips = panel.plots[0].strips;
    const HistoryMarkGeometry& last = strips[0].lanes[0].marks.constLast();
    const HistoryMarkGeometry& first = strips[1].lanes[0].marks.constFirst();
    QCOMPARE(last.joints.constLast().line.p1(), *last.dot);
    QCOMPARE(last.joints.constLast().line.x2(), strips[0].body.right());
    QCOMPARE(first.joints.constFirst().line.p2(), *first.dot);
    QCOMPARE(first.joints.constFirst().line.x1(), strips[1].body.left());
}

void TestHistoryGeometry::countsAreSteps()
{
    const HistoryChartSpec spec = oneSeries({10.0, 10.0, 30.0}, HistoryQuantity::Count);
    const HistoryLayout layout = layOutHistory(spec, 800, m_metrics);
    const HistoryPanelGeometry panel = placeHistoryPanel(spec, layout, 0, m_metrics);
    const HistoryStripGeometry& strip = panel.plots[0].strips[0];
    const QList<HistoryMarkGeometry>& marks = strip.lanes[0].marks;
    for (const HistoryMarkGeometry& mark : marks) {
        QCOMPARE(mark.step->y1(), mark.step->y2());
        QCOMPARE(mark.step->center().x(), mark.dot->x());
        QCOMPARE(mark.step->center().y(), mark.dot->y());
    }
    QCOMPARE(marks[1].step->x1(), marks[0].step->x2());
    const QLineF riser = marks[2].joints.constFirst().line;
    QCOMPARE(riser.x1(), riser.x2());
    QVERIFY(riser.y2() < riser.y1());
    QCOMPARE(strip.last.lines, QStringList{QStringLiteral("value")});
    QVERIFY(strip.last.rect.left() >= strip.body.right());
}

void TestHistoryGeometry::marksAreFoundWhereTheyStand()
{
    QFETCH(int, count);
    QFETCH(int, kind);
    const HistoryChartSpec spec = chart(count, kind);
    const HistoryLayout layout = layOutHistory(spec, 800, m_metrics);
    forEachMark(spec, layout, m_metrics,
                [&](const auto&, const auto&, const auto&, const HistoryMarkGeometry& mark) {
                    if (!mark.dot) {
                        return;
                    }
                    const int row = historyRowAt(spec, layout, *mark.dot, m_metrics);
                    QVERIFY(row >= 0);
                    const HistoryPlace found = historyPlace(spec, row);
                    // Counts that are equal lie on each other: any of them will do.
                    QCOMPARE(spec.mark(found).slot, spec.mark(mark.place).slot);
                    QCOMPARE(found.plot, mark.place.plot);
                    QCOMPARE(*spec.mark(found).dot, *spec.mark(mark.place).dot);
                });
    QCOMPARE(historyRowAt(spec, layout, {1, 1}, m_metrics), -1);
}

void TestHistoryGeometry::marksAreCountedThroughTheChart()
{
    const HistoryChartSpec spec = counted(12);
    for (int row = 0; row < historyRowCount(spec); ++row) {
        QCOMPARE(historyRow(spec, historyPlace(spec, row)), row);
    }
    const HistoryLayout layout = layOutHistory(spec, 800, m_metrics);
    for (qsizetype i = 0; i < spec.panels.size(); ++i) {
        QCOMPARE(historyPlace(spec, layout.firstRows[i]), (HistoryPlace{i, 0, 0, 0}));
    }
}

void TestHistoryGeometry::keysLeadAlongTimeAndLoops()
{
    const HistoryChartSpec spec = series(12); // three scenarios: 3, 2 and 2 loops; the last from document 6
    const auto from = [&spec](const HistoryPlace& place, HistoryDirection direction) {
        const int row = historyNeighbour(spec, historyRow(spec, place), direction);
        return row < 0 ? HistoryPlace{-1, -1, -1, -1} : historyPlace(spec, row);
    };
    const HistoryPlace nowhere{-1, -1, -1, -1};
    QCOMPARE(from({0, 0, 1, 5}, HistoryDirection::Earlier), (HistoryPlace{0, 0, 1, 4}));
    QCOMPARE(from({0, 0, 1, 5}, HistoryDirection::Later), (HistoryPlace{0, 0, 1, 6}));
    QCOMPARE(from({0, 0, 1, 0}, HistoryDirection::Earlier), nowhere);
    QCOMPARE(from({0, 0, 1, 11}, HistoryDirection::Later), nowhere);
    QCOMPARE(from({0, 0, 1, 5}, HistoryDirection::First), (HistoryPlace{0, 0, 1, 0}));
    QCOMPARE(from({0, 0, 1, 5}, HistoryDirection::Last), (HistoryPlace{0, 0, 1, 11}));
    QCOMPARE(from({0, 0, 1, 5}, HistoryDirection::Up), (HistoryPlace{0, 0, 0, 5}));
    QCOMPARE(from({0, 0, 0, 5}, HistoryDirection::Up), nowhere);
    QCOMPARE(from({0, 0, 2, 5}, HistoryDirection::Down), (HistoryPlace{1, 0, 0, 5}));
    QCOMPARE(from({1, 0, 1, 9}, HistoryDirection::Down), (HistoryPlace{2, 0, 0, 3})); // the same document
    QCOMPARE(from({1, 0, 1, 2}, HistoryDirection::Down), (HistoryPlace{2, 0, 0, 0})); // the nearest there is
    QCOMPARE(from({1, 0, 1, 9}, HistoryDirection::PreviousPanel), (HistoryPlace{0, 0, 0, 9}));
    QCOMPARE(from({1, 0, 1, 9}, HistoryDirection::NextPanel), (HistoryPlace{2, 0, 0, 3}));
    QCOMPARE(from({2, 0, 1, 0}, HistoryDirection::NextPanel), nowhere);
}

void TestHistoryGeometry::emptyChart()
{
    HistoryChartSpec spec;
    spec.title = QStringLiteral("nothing");
    const HistoryLayout layout = layOutHistory(spec, 800, m_metrics);
    QCOMPARE(layout.rowCount(), 0);
    QVERIFY(layout.frame.height > 0);
    QCOMPARE(historyRowAt(spec, layout, {100, 100}, m_metrics), -1);
}

QTEST_MAIN(TestHistoryGeometry)
#include "tst_historygeometry.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sight.h"
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "widgets/charts/chartimage.h"
#include "widgets/charts/chartpainter.h"
#include "widgets/charts/chartview.h"

#include <QAccessible>
#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <cmath>
#include <limits>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr double widths[] = {200, 260, 400, 640, 980, 1600};

/// A raw client on both sides, a broker crate of the candidate only, RustStream with more overhead than
/// before.
RangeBlock pairedBlock(const QString& name)
{
    RangeBlock block = exampleBlock(name);
    block.rows[0].base = {0, 0, 3, 1, false, {}};
    block.rows[0].change = ChangeMark::Within;
    block.rows[0].verdict = QStringLiteral("1,000 to 1,010 msg/s");
    block.rows[1].verdict = QStringLiteral("not measured in the base");
    block.rows[2].base = {4, 4, 9, 6, true, {}};
    block.rows[2].change = ChangeMark::More;
    block.rows[2].verdict = QStringLiteral("6.0 points more overhead");
    return block;
}

RangeChartSpec pairedRanges()
{
    RangeChartSpec spec = exampleRanges();
    spec.baseLetter = QStringLiteral("A");
    spec.candidateLetter = QStringLiteral("B");
    spec.legend += {{LegendMark::BaseRounds, QStringLiteral("A base")},
                    {LegendMark::CandidateRounds, QStringLiteral("B candidate")},
                    {LegendMark::ChangeWithin, QStringLiteral("within")},
                    {LegendMark::ChangeLess, QStringLiteral("less")},
                    {LegendMark::ChangeMore, QStringLiteral("more")},
                    {LegendMark::ChangeMoved, QStringLiteral("moved")}};
    spec.blocks = {pairedBlock(QStringLiteral("sacks, weighed each")), pairedBlock(QStringLiteral("carts"))};
    spec.blocks[1].tag = QStringLiteral("broker-bound");
    return spec;
}

CostChange count(ChangeMark mark, std::optional<double> percent, const QString& text, bool judged = false)
{
    return {mark, percent, text, judged};
}

CostChangeChartSpec changedCosts()
{
    CostChangeChartSpec spec;
    spec.title = QStringLiteral("ruststream-granary: cost of the code, A to B");
    spec.subtitle = QStringLiteral("change from A to B");
    spec.footer = QStringLiteral("Counted, not timed.");
    spec.format = NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
    spec.instructionsHeader = QStringLiteral("instructions");
    spec.allocationsHeader = QStringLiteral("allocations");
    spec.gatePercent = 2;
    spec.legend = {{LegendMark::FewerCounts, QStringLiteral("fewer")},
                   {LegendMark::MoreCounts, QStringLiteral("more")},
                   {LegendMark::Gate, QStringLiteral("within 2 %")},
                   {LegendMark::ChangeIdentical, QStringLiteral("identical")}};
    const CostChange identical = count(ChangeMark::Identical, std::nullopt, QStringLiteral("identical (8)"));
    spec.rows = {
        {QStringLiteral("weigh a sack"),
         QString(),
         {{QString(),
           count(ChangeMark::More, 30, QStringLiteral("+300 (1,000 -> 1,300), +30.0 %: regression"), true),
           identical},
          {QStringLiteral("Cold start"),
           count(ChangeMark::Less, -20, QStringLiteral("-200 (1,000 -> 800), -20.0 %: improvement"), true),
           count(ChangeMark::More, std::nullopt, QStringLiteral("new (0 -> 3): regression"), true)}},
         0},
        {QStringLiteral("open the gate"),
         QStringLiteral("not gated"),
         {{QString(), count(ChangeMark::More, 10, QStringLiteral("+10 (100 -> 110), +10.0 %")), identical}},
         1},
        {QStringLiteral("count the carts"),
         QString(),
         {{QString(),
           count(ChangeMark::Within, 1, QStringLiteral("+10 (1,000 -> 1,010), +1.0 %: within 2 %")),
           identical}},
         2},
        {QStringLiteral("rest"),
         QString(),
         {{QString(), identical, identical}, {QStringLiteral("Cold start"), identical, identical}},
         3},
        {QStringLiteral("sweep"),
         QStringLiteral("added"),
         {{QString(), count(ChangeMark::None, std::nullopt, QStringLiteral("412")),
           count(ChangeMark::None, std::nullopt, QStringLiteral("3"))}},
         4},
    };
    spec.card = [](int row) { return Card{QStringLiteral("change card %1").arg(row), {}, {}}; };
    spec.spoken = [](int row) { return QStringLiteral("change spoken %1").arg(row); };
    return spec;
}

/// A chart painted at one device pixel per logical pixel, with what is needed to know where its marks must
/// be.
struct Painted
{
    explicit Painted(const ChartSpec& chart, ChartThemeChoice choice = ChartThemeChoice::Light,
                     int width = 980)
        : spec(chart)
        , fonts(QGuiApplication::font(), 13)
        , theme(choice)
        , layout(layOutChart(spec, width, fonts))
        , image(chartSize(layout).toSize(), QImage::Format_RGB32)
    {
        image.fill(Qt::magenta);
        QPainter painter(&image);
        paintChart(painter, spec, layout, fonts, theme, QRectF(image.rect()));
    }

    QColor at(QPointF position) const
    {
        return image.pixelColor(int(std::floor(position.x())), int(std::floor(position.y())));
    }
    QColor colour(ChartColour id) const { return theme.colour(id); }
    RangeBlockGeometry block(qsizetype i) const
    {
        return placeBlock(std::get<RangeChartSpec>(spec), std::get<RangeLayout>(layout), i, fonts);
    }
    CostChangeRowGeometry costRow(qsizetype i) const
    {
        return placeCostChangeRow(std::get<CostChangeChartSpec>(spec), std::get<CostChangeLayout>(layout), i,
                                  fonts);
    }

    ChartSpec spec;
    ChartFonts fonts;
    ChartTheme theme;
    ChartLayout layout;
    QImage image;
};

bool shows(const QImage& image, const QRectF& rect, const QColor& colour)
{
    const QRect pixels = rect.toAlignedRect() & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            if (image.pixelColor(x, y) == colour) {
                return true;
            }
        }
    }
    return false;
}

void addText(QList<QRectF>& rects, const PlacedText& text, const TextMetrics& metrics)
{
    for (qsizetype i = 0; i < text.lines.size(); ++i) {
        const double width = metrics.width(text.lines.at(i), text.style);
        const double left =
            text.alignment.testFlag(Qt::AlignRight) ? text.rect.right() - width : text.rect.left();
        rects += QRectF(left, text.rect.top() + static_cast<double>(i) * metrics.lineHeight(text.style),
                        width, metrics.lineHeight(text.style));
    }
}

} // namespace

class TestChangeCharts : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void baseStandsAboveTheCandidate();
    void oneDocumentTakesOneLane();
    void axisHoldsBothDocuments();
    void notesStandInTheirLane();
    void pairedRangesNeverOverlap_data();
    void pairedRangesNeverOverlap();
    void oneDocumentIsAsBefore();
    void arrowsEndAtTheirPercent();
    void gateIsSeenAroundZero();
    void costChangesNeverOverlap_data();
    void costChangesNeverOverlap();
    void formsFollowTheWidth();
    void nothingToPlot();
    void changedRowsAreFoundByPlace();
    void pairedMarks_data() { themes(); }
    void pairedMarks();
    void changeMarks_data() { themes(); }
    void changeMarks();
    void legendShowsTheMarks_data() { themes(); }
    void legendShowsTheMarks();
    void changeColoursContrast_data() { themes(); }
    void changeColoursContrast();
    void files_data();
    void files();
    void view();

private:
    static void themes()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("light") << static_cast<int>(ChartThemeChoice::Light);
        QTest::newRow("dark") << static_cast<int>(ChartThemeChoice::Dark);
    }

    FixedMetrics m_metrics;
};

void TestChangeCharts::baseStandsAboveTheCandidate()
{
    const RangeChartSpec spec = pairedRanges();
    for (const double width : {400.0, 980.0}) {
        const RangeLayout layout = layOutRanges(spec, width, m_metrics);
        const RangeBlockGeometry block = placeBlock(spec, layout, 0, m_metrics);
        const RangeRowGeometry& row = block.rows.at(2);
        QVERIFY(row.base);
        QCOMPARE(row.base->dot->x(), layout.sharedScale.x(4));
        QCOMPARE(row.dot->x(), layout.sharedScale.x(10));
        QCOMPARE(row.base->bar->right(), layout.sharedScale.x(9));
        QCOMPARE(row.bar->right(), layout.sharedScale.x(20));
        QCOMPARE(row.base->notch->center().x(), layout.sharedScale.x(6));
        // Nothing of the base reaches into the candidate's lane.
        QVERIFY(row.base->notch->bottom() <= row.notch->top());
        QVERIFY(row.base->bar->bottom() < row.bar->top());
        QCOMPARE(row.base->letter.lines, QStringList{QStringLiteral("A")});
        QCOMPARE(row.letter.lines, QStringList{QStringLiteral("B")});
        QVERIFY(row.base->letter.rect.right() <= layout.plotColumn.left());
        QVERIFY(row.base->letter.rect.bottom() <= row.letter.rect.top());
        // Each letter stands at its marks.
        QVERIFY(std::abs(row.base->letter.rect.center().y() - row.base->dot->y()) <= 1);
        QVERIFY(std::abs(row.letter.rect.center().y() - row.dot->y()) <= 1);
        QVERIFY(row.rect.contains(row.change));
        QVERIFY(row.change.left() >= row.verdict.rect.right());
    }
}

void TestChangeCharts::oneDocumentTakesOneLane()
{
    const RangeChartSpec spec = pairedRanges();
    const RangeLayout layout = layOutRanges(spec, 980, m_metrics);
    const RangeBlockGeometry block = placeBlock(spec, layout, 0, m_metrics);
    const RangeRowGeometry& alone = block.rows.at(1);
    QVERIFY(!alone.base);
    QCOMPARE(alone.letter.lines, QStringList{QStringLiteral("B")});
    QVERIFY(alone.rect.height() < block.rows.at(2).rect.height());
    QVERIFY(std::abs(alone.dot->y() - alone.rect.center().y()) <= 1);

    RangeChartSpec removed = spec;
    RangeRow& row = removed.blocks[0].rows[2];
    row.dot.reset();
    row.rangeFrom.reset();
    row.rangeTo.reset();
    row.notch.reset();
    const RangeRowGeometry placed =
        placeBlock(removed, layOutRanges(removed, 980, m_metrics), 0, m_metrics).rows.at(2);
    QVERIFY(placed.base && placed.base->dot);
    QVERIFY(!placed.dot && !placed.bar && placed.letter.isEmpty());
    QCOMPARE(placed.rect.height(), alone.rect.height());
}

void TestChangeCharts::axisHoldsBothDocuments()
{
    RangeChartSpec spec = pairedRanges();
    spec.blocks[1].rows[2].base = {-60, -80, 95, 2, false, {}};
    for (const double width : widths) {
        const RangeLayout layout = layOutRanges(spec, width, m_metrics);
        QVERIFY(layout.sharedScale.low <= -80 && layout.sharedScale.high >= 95);
        const RangeRowGeometry row = placeBlock(spec, layout, 1, m_metrics).rows.at(2);
        QVERIFY(row.base->bar->left() >= layout.plotColumn.left());
        QVERIFY(row.base->bar->right() <= layout.plotColumn.right());
    }
}

void TestChangeCharts::notesStandInTheirLane()
{
    RangeChartSpec spec = pairedRanges();
    spec.blocks[0].rows[2].base = {};
    spec.blocks[0].rows[2].base.note =
        QStringLiteral("no distance can be computed: the raw client's figure is 0");
    for (const double width : widths) {
        const RangeLayout layout = layOutRanges(spec, width, m_metrics);
        const RangeRowGeometry row = placeBlock(spec, layout, 0, m_metrics).rows.at(2);
        QVERIFY(row.base && !row.base->note.isEmpty() && !row.base->dot);
        QVERIFY(row.base->note.rect.top() >= row.plot.top());
        QVERIFY(row.base->note.rect.bottom() <= row.notch->top());
        QVERIFY(row.notch->bottom() <= row.rect.bottom());
    }
}

void TestChangeCharts::pairedRangesNeverOverlap_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("plain") << 0;
    QTest::newRow("long names") << 1;
    QTest::newRow("long verdicts") << 2;
}

void TestChangeCharts::pairedRangesNeverOverlap()
{
    QFETCH(int, kind);
    RangeChartSpec spec = pairedRanges();
    if (kind == 1) {
        spec.blocks[0].name = QString(3000, u'n');
        spec.blocks[1].tag = QStringLiteral("removed, broker-bound in A only");
    } else if (kind == 2) {
        spec.blocks[0].rows[0].verdict =
            QStringLiteral("1,635,001 to 1,529,161, 12.5 % less ").repeated(8).trimmed();
        spec.blocks[1].rows[2].verdict = QString(300, u'9');
    }
    for (const AxisMode mode : {AxisMode::Shared, AxisMode::PerScenario}) {
        spec.axisMode = mode;
        for (const double width : widths) {
            const RangeLayout layout = layOutRanges(spec, width, m_metrics);
            QList<QRectF> rects;
            addText(rects, layout.frame.title, m_metrics);
            addText(rects, layout.frame.footer, m_metrics);
            for (const LegendEntry& entry : layout.frame.legend) {
                addText(rects, entry.text, m_metrics);
            }
            for (qsizetype i = 0; i < spec.blocks.size(); ++i) {
                const RangeBlockGeometry block = placeBlock(spec, layout, i, m_metrics);
                QCOMPARE(block.rect.bottom(), layout.blockBottoms.at(i));
                addText(rects, block.heading.name, m_metrics);
                if (!block.heading.tag.isEmpty()) {
                    rects += block.heading.tagFrame;
                }
                for (const RangeRowGeometry& row : block.rows) {
                    addText(rects, row.label, m_metrics);
                    addText(rects, row.verdict, m_metrics);
                    addText(rects, row.letter, m_metrics);
                    rects += *row.bar;
                    if (row.base) {
                        addText(rects, row.base->letter, m_metrics);
                        rects += *row.base->bar;
                    }
                    rects += row.change;
                    QVERIFY(row.verdict.rect.bottom() <= row.rect.bottom() + 0.01);
                }
            }
            const QString problem = misplaced(rects, QRectF(0, 0, width, layout.frame.height));
            QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("width %1: ").arg(width) + problem));
        }
    }
}

void TestChangeCharts::oneDocumentIsAsBefore()
{
    // What only two documents need takes no room in the chart of one.
    const RangeChartSpec spec = exampleRanges();
    const RangeLayout layout = layOutRanges(spec, 980, m_metrics);
    QCOMPARE(layout.letterColumn.width(), 0.0);
    QCOMPARE(layout.changeColumn.width(), 0.0);
    QCOMPARE(layout.verdictColumn.right(), layout.frame.right);
    const RangeRowGeometry row = placeBlock(spec, layout, 0, m_metrics).rows.at(2);
    QVERIFY(!row.base);
    QVERIFY(row.letter.isEmpty());
    QVERIFY(row.change.isEmpty());
    QCOMPARE(row.rect.height(), layout.sizes.rowHeight);
}

void TestChangeCharts::arrowsEndAtTheirPercent()
{
    const CostChangeChartSpec spec = changedCosts();
    const CostChangeLayout layout = layOutCostChanges(spec, 980, m_metrics);
    QCOMPARE(layout.rowCount(), 5);
    const CostChangeRowGeometry first = placeCostChangeRow(spec, layout, 0, m_metrics);
    QCOMPARE(first.lines.size(), 2);
    const CostChangeLineGeometry& more = first.lines.at(0);
    QCOMPARE(more.zero.x(), layout.scale.x(0));
    QCOMPARE(more.tip->x(), layout.scale.x(30));
    QCOMPARE(more.tip->y(), more.zero.y());
    const CostChangeLineGeometry& less = first.lines.at(1);
    QVERIFY(less.tip->x() < less.zero.x());
    QCOMPARE((more.tip->x() - more.zero.x()) * 2, (less.zero.x() - less.tip->x()) * 3);
    QVERIFY(first.heading.name.rect.top() < less.label.rect.top());
    // A count that is new has no arrow, only words.
    const CostChangeRowGeometry identical = placeCostChangeRow(spec, layout, 3, m_metrics);
    QVERIFY(!identical.lines.at(0).tip);
    QVERIFY(identical.lines.at(0).isPlotted);
    const CostChangeRowGeometry added = placeCostChangeRow(spec, layout, 4, m_metrics);
    QVERIFY(!added.lines.at(0).isPlotted);
    QCOMPARE(added.lines.at(0).texts[0].lines, QStringList{QStringLiteral("412")});

    CostChangeChartSpec broken = spec;
    broken.rows[0].lines[0].instructions.percent = std::numeric_limits<double>::infinity();
    broken.rows[0].lines[1].instructions.percent = std::numeric_limits<double>::quiet_NaN();
    broken.rows[1].lines[0].instructions.percent = 1e300;
    const CostChangeLayout held = layOutCostChanges(broken, 980, m_metrics);
    QVERIFY(!placeCostChangeRow(broken, held, 0, m_metrics).lines.at(0).tip);
    QVERIFY(!placeCostChangeRow(broken, held, 0, m_metrics).lines.at(1).tip);
    QVERIFY(placeCostChangeRow(broken, held, 1, m_metrics).lines.at(0).tip->x() <= held.plotColumn.right());
}

void TestChangeCharts::gateIsSeenAroundZero()
{
    CostChangeChartSpec spec = changedCosts();
    spec.gatePercent = 25;
    QCOMPARE(spec.gateBelow(), -20.0); // back from 80 to 100 is 25 %
    const CostChangeLayout layout = layOutCostChanges(spec, 980, m_metrics);
    const CostChangeLineGeometry line = placeCostChangeRow(spec, layout, 0, m_metrics).lines.at(0);
    QCOMPARE(line.gate.left(), layout.scale.x(-20));
    QCOMPARE(line.gate.right(), layout.scale.x(25));
    // The band never looks like the whole axis, even where nothing is outside of it.
    CostChangeChartSpec calm = changedCosts();
    calm.rows = {calm.rows.at(2)};
    const CostChangeLayout around = layOutCostChanges(calm, 980, m_metrics);
    const CostChangeLineGeometry within = placeCostChangeRow(calm, around, 0, m_metrics).lines.at(0);
    QVERIFY(within.gate.width() < within.plot.width() / 2);
    QVERIFY(within.gate.contains(*within.tip));
    spec.gatePercent = 0;
    QCOMPARE(placeCostChangeRow(spec, layOutCostChanges(spec, 980, m_metrics), 0, m_metrics)
                 .lines.at(0)
                 .gate.width(),
             0.0);
}

void TestChangeCharts::costChangesNeverOverlap_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("plain") << 0;
    QTest::newRow("long names") << 1;
    QTest::newRow("long words") << 2;
    QTest::newRow("no name of its own line") << 3;
    QTest::newRow("no lines") << 4;
}

void TestChangeCharts::costChangesNeverOverlap()
{
    QFETCH(int, kind);
    CostChangeChartSpec spec = changedCosts();
    if (kind == 1) {
        spec.rows[0].name = QString(4000, u'n');
        spec.rows[1].name = QStringLiteral("open the gate and close it again ").repeated(9).trimmed();
    } else if (kind == 2) {
        spec.rows[0].lines[0].instructions.text = QString(200, u'9');
        spec.rows[1].lines[0].allocations.text = QStringLiteral("+1 (9 -> 10), ").repeated(12).trimmed();
    } else if (kind == 3) {
        spec.rows[0].lines.removeFirst();
        spec.rows[0].lines[0].label = QStringLiteral("A column with quite a long name of its own");
    } else if (kind == 4) {
        spec.rows[1].lines.clear();
    }
    for (const double width : widths) {
        const CostChangeLayout layout = layOutCostChanges(spec, width, m_metrics);
        QList<QRectF> rects;
        addText(rects, layout.frame.title, m_metrics);
        addText(rects, layout.frame.subtitle, m_metrics);
        addText(rects, layout.frame.footer, m_metrics);
        for (const PlacedText& header : layout.headers) {
            addText(rects, header, m_metrics);
        }
        for (const AxisLabel& label : layout.topLabels + layout.labels) {
            rects += label.rect;
        }
        QString joined;
        for (qsizetype i = 0; i < spec.rows.size(); ++i) {
            const CostChangeRowGeometry row = placeCostChangeRow(spec, layout, i, m_metrics);
            addText(rects, row.heading.name, m_metrics);
            joined += row.heading.name.lines.join(QLatin1Char(' '));
            if (!row.heading.tag.isEmpty()) {
                rects += row.heading.tagFrame;
            }
            QVERIFY(row.heading.bottom <= row.rect.bottom());
            for (const CostChangeLineGeometry& line : row.lines) {
                addText(rects, line.label, m_metrics);
                if (line.tip) {
                    QVERIFY(line.plot.contains(*line.tip));
                    rects += QRectF(line.zero - QPointF(0, 1), *line.tip + QPointF(0, 1)).normalized();
                }
                for (const PlacedText& text : line.texts) {
                    addText(rects, text, m_metrics);
                    QVERIFY(text.rect.top() >= row.rect.top() && text.rect.bottom() <= row.rect.bottom());
                }
                rects += line.allocationsMark;
            }
        }
        // Nothing of a name is cut.
        QVERIFY(joined.contains(kind == 1 ? QStringLiteral("again") : QStringLiteral("open")));
        const QString problem = misplaced(rects, QRectF(0, 0, width, layout.frame.height));
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("width %1: ").arg(width) + problem));
    }
}

void TestChangeCharts::formsFollowTheWidth()
{
    const CostChangeChartSpec spec = changedCosts();
    const CostChangeLayout wide = layOutCostChanges(spec, 1200, m_metrics);
    QCOMPARE(wide.form, CostChangeForm::Wide);
    QVERIFY(wide.plotColumn.left() > wide.nameColumn.right());
    const CostChangeLayout middle = layOutCostChanges(spec, 640, m_metrics);
    QCOMPARE(middle.form, CostChangeForm::NamesAbove);
    const CostChangeRowGeometry above = placeCostChangeRow(spec, middle, 0, m_metrics);
    QVERIFY(above.heading.bottom <= above.lines.at(0).plot.top());
    QVERIFY(above.lines.at(0).texts[0].rect.left() > above.lines.at(0).plot.right());
    const CostChangeLayout narrow = layOutCostChanges(spec, 400, m_metrics);
    QCOMPARE(narrow.form, CostChangeForm::Narrow);
    const CostChangeRowGeometry below = placeCostChangeRow(spec, narrow, 0, m_metrics);
    QVERIFY(below.lines.at(0).plot.bottom() <= below.lines.at(0).texts[0].rect.top());
    QVERIFY(narrow.plotColumn.width() > 300);
}

void TestChangeCharts::nothingToPlot()
{
    CostChangeChartSpec spec = changedCosts();
    spec.rows = {spec.rows.at(4)};
    const CostChangeLayout layout = layOutCostChanges(spec, 400, m_metrics);
    QVERIFY(layout.labels.isEmpty()); // an axis without marks would only confuse
    spec.rows.clear();
    const CostChangeLayout empty = layOutCostChanges(spec, 400, m_metrics);
    QVERIFY(empty.labels.isEmpty());
    QCOMPARE(empty.rowCount(), 0);
    QVERIFY(empty.frame.height > 0);
}

void TestChangeCharts::changedRowsAreFoundByPlace()
{
    CostChangeChartSpec spec = changedCosts();
    const CostChangeRow sample = spec.rows.at(0);
    spec.rows.resize(2000, sample);
    const CostChangeLayout layout = layOutCostChanges(spec, 980, m_metrics);
    const auto [first, last] = costChangeRowsWithin(layout, 5000, 5400);
    QVERIFY(last - first > 2 && last - first < 30);
    QVERIFY(placeCostChangeRow(spec, layout, first, m_metrics).rect.bottom() >= 5000);
    QVERIFY(placeCostChangeRow(spec, layout, last, m_metrics).rect.top() > 5400);
    QVERIFY(!layout.topLabels.isEmpty());
    const ChartSpec chart = spec;
    const ChartLayout laidOut = layout;
    for (const int row : {0, 7, 1999}) {
        const QRectF rect = rowRect(chart, laidOut, row, m_metrics);
        QCOMPARE(rowAt(chart, laidOut, rect.center(), m_metrics), row);
    }
    QCOMPARE(rowAt(chart, laidOut, QPointF(5, 1), m_metrics), -1);
    QVERIFY(rowRect(chart, laidOut, 2000, m_metrics).isEmpty());
}

void TestChangeCharts::pairedMarks()
{
    QFETCH(int, choice);
    const Painted painted(pairedRanges(), static_cast<ChartThemeChoice>(choice));
    const RangeBlockGeometry block = painted.block(0);
    const RangeRowGeometry& row = block.rows.at(2);
    const QColor background = painted.colour(ChartColour::Background);
    // The base in outline, the candidate filled.
    const QPointF inBase(row.base->bar->right() - 6, row.base->bar->center().y());
    QCOMPARE(painted.at(inBase), background);
    QVERIFY(shows(painted.image, QRectF(inBase.x() - 3, row.base->bar->top(), 6, 2),
                  painted.theme.bar(LoopRole::RustStream)));
    QCOMPARE(painted.at(QPointF(row.bar->right() - 6, row.bar->center().y())),
             painted.theme.bar(LoopRole::RustStream));
    // Each dot by the verdict of its own document.
    QCOMPARE(painted.at(*row.base->dot), background);
    QCOMPARE(painted.at(*row.dot), painted.theme.mark(LoopRole::RustStream));
    // The change mark: filled and to the right for more, hollow within the spread, none where not compared.
    QCOMPARE(painted.at(row.change.center()), painted.colour(ChartColour::Worse));
    QCOMPARE(painted.at(QPointF(row.change.left() + 2, row.change.top() + 3)),
             painted.colour(ChartColour::Worse));
    QCOMPARE(painted.at(QPointF(row.change.right() - 1, row.change.top() + 2)), background);
    const RangeRowGeometry& raw = block.rows.at(0);
    QCOMPARE(painted.at(raw.change.center()), background);
    QVERIFY(shows(painted.image, raw.change, painted.colour(ChartColour::MutedText)));
    QVERIFY(!shows(painted.image, block.rows.at(1).change, painted.colour(ChartColour::MutedText)));
}

void TestChangeCharts::changeMarks()
{
    QFETCH(int, choice);
    const Painted painted(changedCosts(), static_cast<ChartThemeChoice>(choice));
    const CostChangeRowGeometry first = painted.costRow(0);
    const auto middle = [](const CostChangeLineGeometry& line) { return (line.zero + *line.tip) / 2; };
    QCOMPARE(painted.at(middle(first.lines.at(0))), painted.colour(ChartColour::Worse));
    QCOMPARE(painted.at(middle(first.lines.at(1))), painted.colour(ChartColour::Better));
    // An arrow: thick at its head only.
    const QPointF tip = *first.lines.at(0).tip;
    QCOMPARE(painted.at(tip + QPointF(-7, -3)), painted.colour(ChartColour::Worse));
    QVERIFY(painted.at(middle(first.lines.at(0)) + QPointF(0, -4)) != painted.colour(ChartColour::Worse));
    QVERIFY(painted.at(tip + QPointF(2, 0)) != painted.colour(ChartColour::Worse));
    // Not gated: no judgement by colour.
    QCOMPARE(painted.at(middle(painted.costRow(1).lines.at(0))), painted.colour(ChartColour::MutedText));
    // Within the gate: hollow, on the band.
    const CostChangeLineGeometry within = painted.costRow(2).lines.at(0);
    QCOMPARE(painted.at(*within.tip), painted.colour(ChartColour::Background));
    QCOMPARE(painted.at(QPointF(within.gate.left() + 3, within.plot.top() + 1)),
             painted.colour(ChartColour::Band));
    // Identical is a mark, not nothing.
    const CostChangeLineGeometry identical = painted.costRow(3).lines.at(0);
    const QRectF around(identical.zero - QPointF(6, 6), QSizeF(12, 12));
    QVERIFY(shows(painted.image, around, painted.colour(ChartColour::MutedText)));
    // New: its mark stands at the words.
    QCOMPARE(painted.at(first.lines.at(1).allocationsMark.center()), painted.colour(ChartColour::Worse));
    // Nothing is drawn where one side has nothing to compare with.
    const CostChangeLineGeometry added = painted.costRow(4).lines.at(0);
    QCOMPARE(painted.at(added.zero), painted.colour(ChartColour::Background));
}

void TestChangeCharts::legendShowsTheMarks()
{
    QFETCH(int, choice);
    const Painted ranges(pairedRanges(), static_cast<ChartThemeChoice>(choice));
    const auto legend = std::get<RangeLayout>(ranges.layout).frame.legend;
    const auto colourAt = [&ranges, &legend](LegendMark mark) {
        for (const LegendEntry& entry : legend) {
            if (entry.mark == mark) {
                return ranges.at(entry.markRect.center());
            }
        }
        return QColor();
    };
    QCOMPARE(colourAt(LegendMark::BaseRounds), ranges.colour(ChartColour::Background));
    QCOMPARE(colourAt(LegendMark::CandidateRounds), ranges.theme.bar(LoopRole::RawClient));
    QCOMPARE(colourAt(LegendMark::ChangeWithin), ranges.colour(ChartColour::Background));
    QCOMPARE(colourAt(LegendMark::ChangeLess), ranges.colour(ChartColour::Better));
    QCOMPARE(colourAt(LegendMark::ChangeMore), ranges.colour(ChartColour::Worse));
    QCOMPARE(colourAt(LegendMark::ChangeMoved), ranges.colour(ChartColour::Text));

    const Painted costs(changedCosts(), static_cast<ChartThemeChoice>(choice));
    const auto costLegend = std::get<CostChangeLayout>(costs.layout).frame.legend;
    QCOMPARE(costs.at(costLegend.at(0).markRect.center()), costs.colour(ChartColour::Better));
    QCOMPARE(costs.at(costLegend.at(1).markRect.center()), costs.colour(ChartColour::Worse));
    QCOMPARE(costs.at(costLegend.at(2).markRect.center()), costs.colour(ChartColour::Band));
    QVERIFY(shows(costs.image, costLegend.at(3).markRect, costs.colour(ChartColour::MutedText)));
}

void TestChangeCharts::changeColoursContrast()
{
    QFETCH(int, choice);
    const ChartTheme theme(static_cast<ChartThemeChoice>(choice));
    for (const ChartColour behind : {ChartColour::Background, ChartColour::Hover, ChartColour::Band}) {
        for (const ChartColour id : {ChartColour::Better, ChartColour::Worse, ChartColour::MutedText}) {
            QVERIFY(test::contrast(theme.colour(id), theme.colour(behind)) >= 3);
        }
    }
    for (const test::Matrix& sight :
         {test::normalSight, test::protanopia, test::deuteranopia, test::tritanopia}) {
        QVERIFY(test::difference(theme.colour(ChartColour::Better), theme.colour(ChartColour::Worse),
                                 sight) >= 25);
    }
}

void TestChangeCharts::files_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("png") << static_cast<int>(ImageFormat::Png) << QByteArray("\x89PNG");
    QTest::newRow("svg") << static_cast<int>(ImageFormat::Svg) << QByteArray("<?xml");
    QTest::newRow("pdf") << static_cast<int>(ImageFormat::Pdf) << QByteArray("%PDF");
}

void TestChangeCharts::files()
{
    QFETCH(int, format);
    QFETCH(QByteArray, start);
    const QList<ChartSpec> specs{ChartSpec(pairedRanges()), ChartSpec(changedCosts())};
    for (const ChartSpec& spec : specs) {
        ImageOptions options;
        options.format = static_cast<ImageFormat>(format);
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QVERIFY(writeChart(buffer, spec, options).has_value());
        QVERIFY(buffer.data().startsWith(start));
        if (options.format == ImageFormat::Svg) {
            const QString svg = QString::fromUtf8(buffer.data());
            QVERIFY(svg.contains(chartTitle(spec)));
            QVERIFY(!svg.contains(QStringLiteral("<image")));
        }
    }
}

void TestChangeCharts::view()
{
    ChartView view;
    view.setSpec(changedCosts());
    view.resize(640, view.heightForWidth(640));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QCOMPARE(view.rowCount(), 5);
    QCOMPARE(view.rowAt(view.rowRect(2).center()), 2);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down);
    const int row = view.currentRow();
    QVERIFY(row >= 0);
    QCOMPARE(view.rowSentence(row), QStringLiteral("change spoken %1").arg(row));
    QCOMPARE(view.rowCard(row).title, QStringLiteral("change card %1").arg(row));

    QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(chart);
    QCOMPARE(chart->childCount(), 5);
    QCOMPARE(chart->child(4)->text(QAccessible::Name), QStringLiteral("change spoken 4"));
    QCOMPARE(chart->text(QAccessible::Name), changedCosts().title);

    // Another kind of chart in its place.
    view.setSpec(pairedRanges());
    QCOMPARE(view.rowCount(), 6);
    QCOMPARE(chart->childCount(), 6);
    QCOMPARE(view.rowSentence(4), QStringLiteral("spoken 1.1"));
    view.setSpec(CostChangeChartSpec());
    QCOMPARE(view.rowCount(), 0);
    QCOMPARE(view.rowSentence(0), QString());
}

QTEST_MAIN(TestChangeCharts)
#include "tst_changecharts.moc"

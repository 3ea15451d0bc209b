// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/tablemodel.h"
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "tests/widgets/charts/textplaces.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/charts/tablespecs.h"

#include <QStandardItemModel>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr double widths[] = {200, 260, 400, 640, 980, 2600};

TableCell cell(const QString& text, bool right = false, bool dimmed = false)
{
    return {text, true, right, dimmed};
}

TableChartSpec exampleTable()
{
    TextTable table;
    table.caption = QStringLiteral("Deliveries");
    table.header = {QStringLiteral("Scenario"), QStringLiteral("Best round"), QStringLiteral("Note")};
    table.rows = {
        {cell(QStringLiteral("sacks")), cell(QStringLiteral("9,400 msg/s (9,300)"), true),
         cell(QStringLiteral("-"), false, true)},
        {cell(QStringLiteral("grain by the cart, with the receipt checked and a copy of it filed")),
         cell(QStringLiteral("12,800 msg/s (12,100)"), true), cell(QStringLiteral("milled").repeated(20))},
        {cell(QStringLiteral("bread")), cell(QStringLiteral("-"), true)},
    };
    return tableChart(table, QStringLiteral("one day"), QStringLiteral("Counted by hand."));
}

QString allOf(const PlacedText& text)
{
    return text.lines.join(QString()).remove(QLatin1Char(' '));
}

} // namespace

class TestTableCharts : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void specOfATable();
    void specOfAModel();
    void nothingIsCutOrCovered();
    void numbersStandAtTheRight();
    void shortColumnsStayWhole();
    void narrowTablesBecomeLists();
    void rowsAreFoundByPlace();
    void emptyTables();
    void pagesCutBetweenRows();

private:
    FixedMetrics m_metrics;
};

void TestTableCharts::specOfATable()
{
    const TableChartSpec spec = exampleTable();
    QCOMPARE(spec.title, QStringLiteral("Deliveries"));
    QCOMPARE(spec.subtitle, QStringLiteral("one day"));
    QCOMPARE(spec.columns.size(), 3);
    QVERIFY(!spec.columns.at(0).alignRight && spec.columns.at(1).alignRight);
    QVERIFY(spec.rows.at(0).at(2).dimmed);
    QCOMPARE(tableRowSentence(spec, 0), QStringLiteral("sacks: Best round 9,400 msg/s (9,300); Note -"));
    QCOMPARE(tableRowSentence(spec, 2), QStringLiteral("bread: Best round -"));
}

void TestTableCharts::specOfAModel()
{
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels({QStringLiteral("Field"), QStringLiteral("Value")});
    model.setItem(0, 0, new QStandardItem(QStringLiteral("Cores")));
    auto* number = new QStandardItem(QStringLiteral("12"));
    number->setTextAlignment(Qt::AlignRight);
    number->setData(true, DimmedRole);
    model.setItem(0, 1, number);
    const TableChartSpec spec = tableChart(model, QStringLiteral("Machine"));
    QCOMPARE(spec.title, QStringLiteral("Machine"));
    QCOMPARE(spec.columns.at(1).header, QStringLiteral("Value"));
    QVERIFY(spec.columns.at(1).alignRight && spec.rows.at(0).at(1).dimmed);
    QCOMPARE(tableRowSentence(spec, 0), QStringLiteral("Cores: 12"));
}

void TestTableCharts::nothingIsCutOrCovered()
{
    const TableChartSpec spec = exampleTable();
    for (const double width : widths) {
        const TableLayout layout = layOutTable(spec, width, m_metrics);
        QList<QRectF> rects;
        for (const PlacedText* text : {&layout.frame.title, &layout.frame.subtitle, &layout.frame.footer}) {
            addLines(rects, *text, m_metrics);
        }
        for (const PlacedText& header : layout.headers) {
            addLines(rects, header, m_metrics);
        }
        for (qsizetype i = 0; i < spec.rows.size(); ++i) {
            const TableRowGeometry row = placeTableRow(spec, layout, i, m_metrics);
            QCOMPARE(row.cells.size(), spec.rows.at(i).size());
            for (const PlacedText& label : row.labels) {
                addLines(rects, label, m_metrics);
            }
            for (qsizetype column = 0; column < row.cells.size(); ++column) {
                addLines(rects, row.cells.at(column), m_metrics);
                QString whole = spec.rows.at(i).at(column).text;
                QCOMPARE(allOf(row.cells.at(column)), whole.remove(QLatin1Char(' ')));
                QVERIFY(row.rect.contains(row.cells.at(column).rect));
            }
        }
        const QString problem = misplaced(rects, QRectF(0, 0, layout.frame.width, layout.frame.height));
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(width).arg(problem)));
    }
}

void TestTableCharts::numbersStandAtTheRight()
{
    const TableChartSpec spec = exampleTable();
    const TableLayout layout = layOutTable(spec, 1300, m_metrics);
    QVERIFY(!layout.stacked);
    const PlacedText first = placeTableRow(spec, layout, 0, m_metrics).cells.at(1);
    const PlacedText second = placeTableRow(spec, layout, 1, m_metrics).cells.at(1);
    QVERIFY(first.alignment.testFlag(Qt::AlignRight));
    QCOMPARE(first.rect.right(), second.rect.right());
    QVERIFY(layout.headers.at(1).alignment.testFlag(Qt::AlignRight));
    QVERIFY(placeTableRow(spec, layout, 0, m_metrics).cells.at(0).alignment.testFlag(Qt::AlignLeft));
}

void TestTableCharts::shortColumnsStayWhole()
{
    const TableChartSpec spec = exampleTable();
    // Too narrow for the long name, wide enough for the figures beside it.
    const TableLayout layout = layOutTable(spec, 1300, m_metrics);
    QVERIFY(!layout.stacked);
    for (qsizetype i = 0; i < spec.rows.size(); ++i) {
        QCOMPARE(placeTableRow(spec, layout, i, m_metrics).cells.at(1).lines.size(), 1);
    }
    QCOMPARE(wrapText(QStringLiteral("9,400 msg/s"), 75, m_metrics, TextStyle::Label),
             QStringList({QStringLiteral("9,400"), QStringLiteral("msg/s")}));
}

void TestTableCharts::narrowTablesBecomeLists()
{
    const TableChartSpec spec = exampleTable();
    const TableLayout layout = layOutTable(spec, 300, m_metrics);
    QVERIFY(layout.stacked && layout.headers.isEmpty());
    const TableRowGeometry row = placeTableRow(spec, layout, 0, m_metrics);
    QCOMPARE(row.labels.size(), 2);
    QCOMPARE(row.labels.at(0).lines, QStringList{QStringLiteral("Best round")});
    QCOMPARE(row.labels.at(0).rect.top(), row.cells.at(1).rect.top());
    QVERIFY(row.cells.at(1).rect.top() >= row.cells.at(0).rect.bottom());
}

void TestTableCharts::rowsAreFoundByPlace()
{
    const ChartSpec spec = exampleTable();
    for (const double width : {300.0, 980.0}) {
        const ChartLayout layout = layOutChart(spec, width, m_metrics);
        QCOMPARE(rowCount(layout), 3);
        for (int row = 0; row < 3; ++row) {
            const QRectF rect = rowRect(spec, layout, row, m_metrics);
            QCOMPARE(rowAt(spec, layout, rect.center(), m_metrics), row);
        }
        QCOMPARE(rowAt(spec, layout, QPointF(50, 1), m_metrics), -1);
        QCOMPARE(rowSentence(spec, layout, 2), QStringLiteral("bread: Best round -"));
        QVERIFY(rowCard(spec, layout, 2).title.isEmpty());
    }
}

void TestTableCharts::emptyTables()
{
    TableChartSpec spec;
    QVERIFY(layOutTable(spec, 400, m_metrics).frame.height > 0);
    spec = exampleTable();
    spec.rows.clear();
    QCOMPARE(layOutTable(spec, 400, m_metrics).rowCount(), 0);
    spec.rows = {{}, {cell(QString())}};
    const TableLayout layout = layOutTable(spec, 400, m_metrics);
    QVERIFY(placeTableRow(spec, layout, 0, m_metrics).cells.isEmpty());
    QCOMPARE(tableRowSentence(spec, 0), QString());
}

void TestTableCharts::pagesCutBetweenRows()
{
    TableChartSpec spec = exampleTable();
    while (spec.rows.size() < 200) {
        spec.rows += exampleTable().rows;
    }
    for (const ChartSpec& chart : {ChartSpec(spec), ChartSpec(manyRanges(60)), ChartSpec(exampleCosts())}) {
        const ChartLayout layout = layOutChart(chart, 640, m_metrics);
        for (double top = 0; top + 400 < chartSize(layout).height();) {
            const double bottom = lastRowBreak(layout, top, top + 400);
            QVERIFY(bottom > top && bottom <= top + 400);
            for (int row = 0; row < rowCount(layout); ++row) {
                const QRectF rect = rowRect(chart, layout, row, m_metrics);
                QVERIFY2(rect.bottom() <= bottom + 1e-6 || rect.top() >= bottom - 1e-6,
                         qPrintable(QStringLiteral("row %1 is cut at %2").arg(row).arg(bottom)));
            }
            top = bottom;
        }
        // A row higher than a page is cut all the same.
        QCOMPARE(lastRowBreak(layout, 0, 1), 1.0);
    }
}

QTEST_MAIN(TestTableCharts)
#include "tst_tablecharts.moc"

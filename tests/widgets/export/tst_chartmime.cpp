// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/export/chartmime.h"

#include <QImage>
#include <QSvgRenderer>

namespace rangebar::test {

class ChartMimeTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureWins();
    void pictureAndDrawingAreTheSameChart();
    void transparencySurvives();
    void tooLongAChartIsRefused();

private:
    static ChartSpec chart()
    {
        const auto document = readDocument(sample(QStringLiteral("schema3.json")));
        return ChartSpecs(NumberFormat()).comparison(*document, AxisMode::Shared);
    }
};

void ChartMimeTest::aPictureWins()
{
    const auto data = chartMimeData(chart(), {});
    QVERIFY(data);
    const QStringList formats = (*data)->formats();
    QCOMPARE(formats.constFirst(), QStringLiteral("image/png"));
    QVERIFY(formats.contains(QStringLiteral("image/svg+xml")));
    QVERIFY((*data)->hasImage());
    // A program that takes text and pictures would paste the text.
    QVERIFY(!(*data)->hasText());
    QVERIFY(!(*data)->hasHtml());
    QVERIFY(!(*data)->hasUrls());
}

void ChartMimeTest::pictureAndDrawingAreTheSameChart()
{
    ImageOptions options;
    options.width = 700;
    options.theme = ChartThemeChoice::Dark;
    const auto data = chartMimeData(chart(), options);
    QVERIFY(data);
    const QImage png = QImage::fromData((*data)->data(QStringLiteral("image/png")), "PNG");
    QCOMPARE(png.width(), 1400);
    // Readers of a PNG may take one kind of space for another.
    QCOMPARE(png.text(QStringLiteral("Description")).simplified(), chartAltText(chart()).simplified());
    QCOMPARE(png.pixelColor(2, 2), ChartTheme(ChartThemeChoice::Dark).colour(ChartColour::Background));
    QCOMPARE((*data)->imageData().value<QImage>().size(), png.size());
    QSvgRenderer svg((*data)->data(QStringLiteral("image/svg+xml")));
    QVERIFY(svg.isValid());
    QCOMPARE(svg.viewBox().width(), 700);
    QVERIFY(std::abs(2 * svg.viewBox().height() - png.height()) <= 1);
}

void ChartMimeTest::transparencySurvives()
{
    ImageOptions options;
    options.transparent = true;
    const auto data = chartMimeData(chart(), options);
    QVERIFY(data);
    QCOMPARE((*data)->imageData().value<QImage>().pixelColor(1, 1).alpha(), 0);
}

void ChartMimeTest::tooLongAChartIsRefused()
{
    RangeChartSpec spec = std::get<RangeChartSpec>(chart());
    const QList<RangeBlock> blocks = spec.blocks;
    while (spec.blocks.size() < 1000) {
        spec.blocks += blocks;
    }
    const auto data = chartMimeData(spec, {});
    QVERIFY(!data);
    QCOMPARE(data.error().kind, ImageError::Kind::TooLarge);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ChartMimeTest)
#include "tst_chartmime.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "widgets/charts/chartimage.h"
#include "widgets/charts/chartpainter.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QXmlStreamReader>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// A chart painted at one device pixel per logical pixel, with what is needed to know where its marks must
/// be.
struct Painted
{
    explicit Painted(const ChartSpec& chart, ChartThemeChoice choice = ChartThemeChoice::Light,
                     int width = 980, RowHighlights highlights = {})
        : spec(chart)
        , fonts(QGuiApplication::font(), 13)
        , theme(choice)
        , layout(layOutChart(spec, width, fonts))
        , image(chartSize(layout).toSize(), QImage::Format_RGB32)
    {
        image.fill(Qt::magenta);
        QPainter painter(&image);
        paintChart(painter, spec, layout, fonts, theme, QRectF(image.rect()), PaintOptions{highlights});
    }

    QColor at(QPointF position) const { return image.pixelColor(position.toPoint()); }
    QColor background() const { return theme.colour(ChartColour::Background); }
    RangeBlockGeometry block(qsizetype i) const
    {
        return placeBlock(std::get<RangeChartSpec>(spec), std::get<RangeLayout>(layout), i, fonts);
    }

    ChartSpec spec;
    ChartFonts fonts;
    ChartTheme theme;
    ChartLayout layout;
    QImage image;
};

/// Whether the outermost pixels are nothing but background: nothing was cut off at the edge.
bool edgesAreClear(const QImage& image, const QColor& background)
{
    for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, 0) != background || image.pixelColor(x, image.height() - 1) != background) {
            return false;
        }
    }
    for (int y = 0; y < image.height(); ++y) {
        if (image.pixelColor(0, y) != background || image.pixelColor(image.width() - 1, y) != background) {
            return false;
        }
    }
    return true;
}

ImageOptions optionsFor(ImageFormat format)
{
    ImageOptions options;
    options.format = format;
    return options;
}

/// Null where there is no picture.
QImage painted(const ChartSpec& spec, const ImageOptions& options)
{
    return chartImage(spec, options).value_or(QImage());
}

QByteArray written(const ChartSpec& spec, const ImageOptions& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return writeChart(buffer, spec, options) ? bytes : QByteArray();
}

} // namespace

class TestChartPainter : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_data();
    void marks();
    void legendUsesTheMarks();
    void hollowFollowsTheSpec();
    void costBars();
    void nothingAtTheEdges_data();
    void nothingAtTheEdges();
    void highlights();
    void partsMakeTheWhole();
    void alwaysTheSame();
    void textIsPlain();
    void png();
    void svg();
    void pdf();
    void pdfOfManyPages();
    void tooLargeForAnImage();
    void unwritableDevice();
};

void TestChartPainter::marks_data()
{
    QTest::addColumn<int>("choice");
    QTest::newRow("light") << static_cast<int>(ChartThemeChoice::Light);
    QTest::newRow("dark") << static_cast<int>(ChartThemeChoice::Dark);
}

void TestChartPainter::marks()
{
    QFETCH(int, choice);
    const Painted painted(exampleRanges(), static_cast<ChartThemeChoice>(choice));
    const ChartTheme& theme = painted.theme;
    const RangeBlockGeometry block = painted.block(0);

    const RangeRowGeometry& crate = block.rows.at(1);
    QCOMPARE(painted.at(*crate.dot), painted.background()); // hollow
    const double radius = std::get<RangeLayout>(painted.layout).sizes.dotRadius;
    QCOMPARE(painted.at(*crate.dot - QPointF(radius - 1, 0)), theme.mark(LoopRole::BrokerCrate));
    QCOMPARE(painted.at(crate.notch->center()), theme.mark(LoopRole::BrokerCrate));
    QCOMPARE(painted.at(QPointF(crate.notch->center().x(), crate.notch->top() + 1)),
             theme.mark(LoopRole::BrokerCrate));
    QCOMPARE(painted.at(QPointF(crate.bar->right() - 6, crate.bar->center().y())),
             theme.bar(LoopRole::BrokerCrate));
    // The band: left of zero there is nothing else.
    QCOMPARE(painted.at(QPointF(crate.band->left() + 8, crate.band->center().y())),
             theme.colour(ChartColour::Band));
    QCOMPARE(painted.at(QPointF(crate.band->left() - 4, crate.band->center().y())), painted.background());

    const RangeRowGeometry& service = block.rows.at(2);
    QCOMPARE(painted.at(*service.dot), theme.mark(LoopRole::RustStream)); // filled
    QCOMPARE(painted.at(QPointF(service.bar->right() - 6, service.bar->center().y())),
             theme.bar(LoopRole::RustStream));

    const RangeRowGeometry& raw = block.rows.at(0);
    QCOMPARE(painted.at(*raw.dot), theme.mark(LoopRole::RawClient));
    QCOMPARE(painted.at(QPointF(raw.plot.left() + 2, raw.plot.top() + 2)), painted.background());

    // The zero line runs between the rows.
    const double zero = block.scale.x(0);
    QCOMPARE(painted.at(QPointF(std::round(zero - 1), raw.plot.top() + 1)), theme.colour(ChartColour::Zero));
}

void TestChartPainter::legendUsesTheMarks()
{
    const Painted painted(exampleRanges());
    const ChartTheme& theme = painted.theme;
    const QList<LegendEntry>& legend = std::get<RangeLayout>(painted.layout).frame.legend;
    const auto centre = [&](LegendMark mark) {
        for (const LegendEntry& entry : legend) {
            if (entry.mark == mark) {
                return painted.at(entry.markRect.center());
            }
        }
        return QColor();
    };
    QCOMPARE(centre(LegendMark::RawClient), theme.mark(LoopRole::RawClient));
    QCOMPARE(centre(LegendMark::BrokerCrate), theme.mark(LoopRole::BrokerCrate));
    QCOMPARE(centre(LegendMark::RustStream), theme.mark(LoopRole::RustStream));
    QCOMPARE(centre(LegendMark::Rounds), theme.bar(LoopRole::RawClient));
    QCOMPARE(centre(LegendMark::Figure), theme.colour(ChartColour::Text));
    QCOMPARE(centre(LegendMark::MedianRound), theme.colour(ChartColour::Text));
    QCOMPARE(centre(LegendMark::Spread), theme.colour(ChartColour::Band));
    QCOMPARE(centre(LegendMark::Indistinguishable), painted.background());
}

void TestChartPainter::hollowFollowsTheSpec()
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks[0].rows[1].hollow = false;
    spec.blocks[0].rows[2].hollow = true;
    const Painted painted(spec);
    const RangeBlockGeometry block = painted.block(0);
    QCOMPARE(painted.at(*block.rows.at(1).dot), painted.theme.mark(LoopRole::BrokerCrate));
    QCOMPARE(painted.at(*block.rows.at(2).dot), painted.background());
}

void TestChartPainter::costBars()
{
    const Painted painted(exampleCosts());
    const auto& spec = std::get<CostChartSpec>(painted.spec);
    const CostRowGeometry row = placeCostRow(spec, std::get<CostLayout>(painted.layout), 0, painted.fonts);
    QCOMPARE(painted.at(row.bars[0].at(0).bar.center()), painted.theme.mark(LoopRole::RustStream));
    QCOMPARE(painted.at(row.bars[0].at(1).bar.center()), painted.theme.bar(LoopRole::RawClient));
    QCOMPARE(painted.at(QPointF(row.bars[0].at(1).bar.right() + 3, row.bars[0].at(1).bar.center().y())),
             painted.background());
    // Zero is a mark, not nothing.
    const QRectF zero = row.bars[1].at(1).bar;
    QCOMPARE(painted.at(QPointF(zero.left(), zero.center().y())), painted.theme.bar(LoopRole::RawClient));
    QCOMPARE(painted.at(QPointF(zero.left() + 3, zero.center().y())), painted.background());
}

void TestChartPainter::nothingAtTheEdges_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("factor");
    for (const int width : {240, 400, 640, 980}) {
        for (const double factor : {-4.0, 0.0, 1.0, 1e6}) {
            QTest::addRow("%d, %g", width, factor) << width << factor;
        }
    }
}

void TestChartPainter::nothingAtTheEdges()
{
    QFETCH(int, width);
    QFETCH(double, factor);
    RangeChartSpec spec = exampleRanges();
    spec.blocks += exampleBlock(QStringLiteral("grain").repeated(60), factor);
    for (const AxisMode mode : {AxisMode::Shared, AxisMode::PerScenario}) {
        spec.axisMode = mode;
        const Painted ranges(spec, ChartThemeChoice::Dark, width);
        QVERIFY(edgesAreClear(ranges.image, ranges.background()));
        QVERIFY(
            edgesAreClear(Painted(exampleCosts(), ChartThemeChoice::Dark, width).image, ranges.background()));
    }
}

void TestChartPainter::highlights()
{
    const Painted plain(exampleRanges());
    const Painted focused(exampleRanges(), ChartThemeChoice::Light, 980, {-1, 4});
    const Painted hovered(exampleRanges(), ChartThemeChoice::Light, 980, {4, -1});
    const RangeRowGeometry row = plain.block(1).rows.at(1);
    QVERIFY(plain.image != focused.image);
    QCOMPARE(focused.at(QPointF(row.rect.left() + 30, row.rect.top() + 1)),
             plain.theme.colour(ChartColour::FocusRing));
    QCOMPARE(hovered.at(QPointF(row.rect.right() - 1, row.rect.bottom() - 2)),
             plain.theme.colour(ChartColour::Hover));
    // No other row changes.
    const QRect other = plain.block(0).rows.at(0).rect.toAlignedRect();
    QCOMPARE(focused.image.copy(other), plain.image.copy(other));
    QCOMPARE(hovered.image.copy(other), plain.image.copy(other));
}

void TestChartPainter::partsMakeTheWhole()
{
    const Painted whole(manyRanges(40));
    QImage pieced(whole.image.size(), whole.image.format());
    pieced.fill(Qt::magenta);
    QPainter painter(&pieced);
    for (int top = 0; top < pieced.height(); top += 97) {
        const QRect part(0, top, pieced.width(), 97);
        painter.setClipRect(part);
        paintChart(painter, whole.spec, whole.layout, whole.fonts, whole.theme, part);
    }
    painter.end();
    QCOMPARE(pieced, whole.image);
}

void TestChartPainter::alwaysTheSame()
{
    const ImageOptions options = optionsFor(ImageFormat::Png);
    QCOMPARE(painted(exampleRanges(), options), painted(exampleRanges(), options));
    ImageOptions dark = options;
    dark.theme = ChartThemeChoice::Dark;
    QVERIFY(painted(exampleRanges(), options) != painted(exampleRanges(), dark));
}

void TestChartPainter::textIsPlain()
{
    RangeChartSpec plain = exampleRanges();
    plain.blocks[0].name = QStringLiteral("b x /b");
    RangeChartSpec markup = exampleRanges();
    markup.blocks[0].name = QStringLiteral("<b>x</b> &amp; a && b");
    const Painted painted(markup);
    QVERIFY(painted.image != Painted(plain).image);
    // Drawn character by character: as wide as its characters, not as wide as what they would mean.
    const QRectF name = painted.block(0).heading.name.rect;
    const double width = painted.fonts.width(markup.blocks[0].name, TextStyle::BlockName) / 1.02;
    int last = 0;
    for (int x = 0; x < static_cast<int>(width) + 30; ++x) {
        for (int y = 0; y < static_cast<int>(name.height()); ++y) {
            if (painted.image.pixelColor(static_cast<int>(name.left()) + x, static_cast<int>(name.top()) + y)
                    .lightness() < 100) {
                last = x;
            }
        }
    }
    QVERIFY2(std::abs(last - width) < 6, qPrintable(QStringLiteral("%1 of %2").arg(last).arg(width)));
}

void TestChartPainter::png()
{
    ImageOptions options = optionsFor(ImageFormat::Png);
    options.width = 640;
    options.scale = 3;
    const QByteArray bytes = written(exampleRanges(), options);
    const QImage image = QImage::fromData(bytes, "PNG");
    QCOMPARE(image.width(), 3 * 640);
    QCOMPARE(image.text(QStringLiteral("Title")), exampleRanges().title);
    QVERIFY(edgesAreClear(image, ChartTheme(ChartThemeChoice::Light).colour(ChartColour::Background)));
}

void TestChartPainter::svg()
{
    RangeChartSpec spec = exampleRanges();
    spec.title = QStringLiteral("<b>x</b> & \"y\": against the raw client");
    spec.blocks[0].name = QStringLiteral("<i>sacks</i> & carts");
    const QByteArray bytes = written(spec, optionsFor(ImageFormat::Svg));
    QXmlStreamReader xml(bytes);
    QStringList texts;
    QString title;
    QString description;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            QVERIFY(xml.name() != QLatin1String("image")); // nothing rasterised
            if (xml.name() == QLatin1String("text")) {
                texts += xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            } else if (xml.name() == QLatin1String("title")) {
                title = xml.readElementText();
            } else if (xml.name() == QLatin1String("desc")) {
                description = xml.readElementText();
            } else if (xml.name() == QLatin1String("svg")) {
                QVERIFY(
                    xml.attributes().value(QLatin1String("viewBox")).startsWith(QLatin1String("0 0 980 ")));
            }
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(title, spec.title);
    QVERIFY(description.contains(spec.subtitle) && description.contains(spec.footer));
    QVERIFY(texts.contains(spec.title));
    QVERIFY(texts.contains(spec.blocks.at(0).name));
    QVERIFY(texts.contains(QStringLiteral("carts")));
    QVERIFY(texts.contains(QStringLiteral("broker-bound")));
    QVERIFY(texts.contains(QStringLiteral("indistinguishable")));
}

void TestChartPainter::pdf()
{
    const QByteArray bytes = written(exampleRanges(), optionsFor(ImageFormat::Pdf));
    QVERIFY(bytes.startsWith("%PDF-1."));
    QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    QCOMPARE(bytes.count("/Type /Page\n"), 1);
    const qsizetype box = bytes.indexOf("/MediaBox [0 0 ");
    QVERIFY(box > 0);
    const QList<QByteArray> page = bytes.mid(box, bytes.indexOf(']', box) - box).split(' ');
    ImageOptions pixels = optionsFor(ImageFormat::Png);
    pixels.scale = 1;
    const QSizeF size = painted(exampleRanges(), pixels).size();
    QCOMPARE(page.at(3).toDouble(), size.width());
    QCOMPARE(page.at(4).toDouble(), size.height());
    QVERIFY(bytes.contains("/Font"));
}

void TestChartPainter::pdfOfManyPages()
{
    const QByteArray bytes = written(manyRanges(200), optionsFor(ImageFormat::Pdf));
    QVERIFY(bytes.count("/Type /Page\n") > 1);
}

void TestChartPainter::tooLargeForAnImage()
{
    ImageOptions options = optionsFor(ImageFormat::Png);
    const ChartSpec spec = manyRanges(2000);
    const auto image = chartImage(spec, options);
    QVERIFY(!image);
    QCOMPARE(image.error().kind, ImageError::Kind::TooLarge);
    QCOMPARE(image.error().pixels, 2 * chartImageSize(spec, options));
    QVERIFY2(image.error().text().contains(QStringLiteral("32,767")), qPrintable(image.error().text()));
    QVERIFY(written(spec, options).isEmpty());
    QVERIFY(!written(spec, optionsFor(ImageFormat::Svg)).isEmpty());
    // Too large for these device pixels, not for fewer: it is not for the painter to choose.
    options.scale = 4;
    QVERIFY(!chartImage(manyRanges(150), options));
    options.scale = 1;
    QCOMPARE(painted(manyRanges(150), options).size(), chartImageSize(manyRanges(150), options));
}

void TestChartPainter::unwritableDevice()
{
    for (const ImageFormat format : {ImageFormat::Png, ImageFormat::Svg, ImageFormat::Pdf}) {
        /// Takes nothing, like a full disk.
        class FullDevice : public QIODevice
        {
        protected:
            qint64 readData(char*, qint64) override { return -1; }
            qint64 writeData(const char*, qint64) override
            {
                setErrorString(QStringLiteral("no space left"));
                return -1;
            }
        };
        FullDevice device;
        device.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
        const auto result = writeChart(device, exampleRanges(), optionsFor(format));
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ImageError::Kind::NotWritten);
        QCOMPARE(result.error().text(), QStringLiteral("no space left"));
    }
}

QTEST_MAIN(TestChartPainter)
#include "tst_chartpainter.moc"

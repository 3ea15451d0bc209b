// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "tests/widgets/charts/picturecomparison.h"
#include "tests/widgets/charts/pictures.h"
#include "widgets/charts/chartimage.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace rangebar;
using namespace rangebar::test;

namespace {

QByteArray written(const ChartSpec& spec, const ImageOptions& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return writeChart(buffer, spec, options) ? bytes : QByteArray();
}

ImageOptions optionsFor(ImageFormat format)
{
    ImageOptions options;
    options.format = format;
    options.width = 640;
    options.scale = 1;
    return options;
}

/// One of the sample pictures.
ChartSpec sampleOf(const QString& name)
{
    const QList<SamplePicture> pictures = samplePictures();
    return std::ranges::find(pictures, name, &SamplePicture::name)->spec;
}

struct SvgElement
{
    QString name;
    QXmlStreamAttributes attributes;
    QString text;
    QString value(const char* attribute) const
    {
        return attributes.value(QLatin1String(attribute)).toString();
    }
};

/// Every element in its order; nothing where the XML is not well formed.
QList<SvgElement> elementsOf(const QByteArray& svg)
{
    QList<SvgElement> elements;
    QList<qsizetype> open;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::StartElement:
            open += elements.size();
            elements += SvgElement{xml.name().toString(), xml.attributes(), {}};
            break;
        case QXmlStreamReader::Characters:
            if (!open.isEmpty()) {
                elements[open.constLast()].text += xml.text();
            }
            break;
        case QXmlStreamReader::EndElement:
            open.removeLast();
            break;
        default:
            break;
        }
    }
    return xml.hasError() ? QList<SvgElement>() : elements;
}

QStringList textsOf(const QList<SvgElement>& elements, const QString& name)
{
    QStringList texts;
    for (const SvgElement& element : elements) {
        if (element.name == name) {
            texts += element.text;
        }
    }
    return texts;
}

/// What one process writes: the files by name.
QMap<QString, QByteArray> writtenElsewhere(const QStringList& arguments,
                                           const QProcessEnvironment& environment)
{
    const QTemporaryDir folder;
    QProcess writer;
    writer.setProcessEnvironment(environment);
    writer.start(QStringLiteral(RANGEBAR_PICTURE_WRITER), QStringList{folder.path()} + arguments);
    if (!writer.waitForFinished(120000) || writer.exitCode() != 0) {
        qWarning("picture_writer: %s", writer.readAllStandardError().constData());
        return {};
    }
    QMap<QString, QByteArray> files;
    const QDir dir(folder.path());
    for (const QString& name : dir.entryList(QDir::Files)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            files.insert(name, file.readAll());
        }
    }
    return files;
}

/// Another screen, other fonts (none at all), other habits of drawing text, another country.
QProcessEnvironment oddEnvironment(const QString& fontconfig)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("FONTCONFIG_FILE"), fontconfig);
    environment.insert(QStringLiteral("QT_FONT_DPI"), QStringLiteral("192"));
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    environment.insert(QStringLiteral("TZ"), QStringLiteral("Asia/Tokyo"));
    return environment;
}

bool writeOddFontconfig(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(R"(<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <match target="pattern"><edit name="dpi" mode="assign"><double>160</double></edit></match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="rgba" mode="assign"><const>rgb</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcddefault</const></edit>
    <edit name="embolden" mode="assign"><bool>true</bool></edit>
  </match>
</fontconfig>
)") > 0;
}

} // namespace

class TestPictures : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameBytesEverywhere_data();
    void sameBytesEverywhere();
    void svgIsPlain_data();
    void svgIsPlain();
    void svgTextKeepsItsPlace();
    void svgLooksLikeThePng();
    void pngTellsWhatItShows();
    void transparent_data();
    void transparent();
    void withoutTitleAndCaption_data();
    void withoutTitleAndCaption();
    void everyPictureStandsAlone();
    void pdfIsTheSameTwice();
};

void TestPictures::sameBytesEverywhere_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("png") << QStringList{QStringLiteral("zh_CN"), QStringLiteral("png"),
                                        QStringLiteral("light"), QStringLiteral("640"), QStringLiteral("2")};
    QTest::newRow("svg") << QStringList{QStringLiteral("ru"), QStringLiteral("svg"), QStringLiteral("dark")};
    QTest::newRow("svg, paths") << QStringList{QStringLiteral("zh_CN"), QStringLiteral("svg"),
                                               QStringLiteral("light"), QStringLiteral("640"),
                                               QStringLiteral("1"),     QStringLiteral("paths")};
    QTest::newRow("pdf") << QStringList{QStringLiteral("en"), QStringLiteral("pdf"), QStringLiteral("light")};
}

void TestPictures::sameBytesEverywhere()
{
    QFETCH(QStringList, arguments);
    const QTemporaryDir folder;
    const QString fontconfig = folder.filePath(QStringLiteral("fonts.conf"));
    QVERIFY(writeOddFontconfig(fontconfig));
    const auto usual = writtenElsewhere(arguments, QProcessEnvironment::systemEnvironment());
    const auto odd = writtenElsewhere(arguments, oddEnvironment(fontconfig));
    QCOMPARE(usual.size(), samplePictures().size());
    QCOMPARE(odd.keys(), usual.keys());
    for (const QString& name : usual.keys()) {
        QVERIFY2(odd.value(name) == usual.value(name), qPrintable(name));
    }
}

void TestPictures::svgIsPlain_data()
{
    QTest::addColumn<bool>("paths");
    QTest::newRow("text") << false;
    QTest::newRow("paths") << true;
}

void TestPictures::svgIsPlain()
{
    QFETCH(bool, paths);
    ImageOptions options = optionsFor(ImageFormat::Svg);
    options.textAsPaths = paths;
    const QSet<QString> known{QStringLiteral("svg"),  QStringLiteral("title"),   QStringLiteral("desc"),
                              QStringLiteral("g"),    QStringLiteral("path"),    QStringLiteral("rect"),
                              QStringLiteral("text"), QStringLiteral("circle"),  QStringLiteral("ellipse"),
                              QStringLiteral("use"),  QStringLiteral("polygon"), QStringLiteral("polyline"),
                              QStringLiteral("defs")};
    for (const QString& name : pictureLanguages()) {
        const InLanguage language(name);
        for (const SamplePicture& picture : samplePictures()) {
            const QList<SvgElement> elements = elementsOf(written(picture.spec, options));
            QVERIFY2(!elements.isEmpty(), qPrintable(picture.name));
            QVERIFY(elements.at(0).value("width").toDouble() == 640);
            QCOMPARE(elements.at(0).value("viewBox"),
                     QStringLiteral("0 0 640 %1").arg(elements.at(0).value("height")));
            // The first two children: what a browser and a screen reader look for.
            QCOMPARE(elements.at(1).name, QStringLiteral("title"));
            QCOMPARE(elements.at(1).text, std::visit([](const auto& c) { return c.title; }, picture.spec));
            QCOMPARE(elements.at(2).name, QStringLiteral("desc"));
            QCOMPARE(elements.at(2).text, chartAltText(picture.spec));
            qsizetype titles = 0;
            for (const SvgElement& element : elements) {
                QVERIFY2(known.contains(element.name), qPrintable(element.name));
                titles += element.name == QLatin1String("title") ? 1 : 0;
                const QString fonts = element.value("font-family");
                QVERIFY(fonts.isEmpty() || fonts.endsWith(QLatin1String("sans-serif")));
                const QString reference = element.attributes.value(QStringLiteral("xlink:href")).toString();
                QVERIFY(reference.isEmpty() || reference.startsWith(QLatin1Char('#')));
            }
            QCOMPARE(titles, 1);
            QCOMPARE(textsOf(elements, QStringLiteral("text")).isEmpty(), paths);
        }
    }
}

void TestPictures::svgTextKeepsItsPlace()
{
    RangeChartSpec spec = exampleRanges();
    spec.title = QStringLiteral("<b>x</b> & \"y\": \u7cae\u98df");
    const QList<SvgElement> elements = elementsOf(written(spec, optionsFor(ImageFormat::Svg)));
    // One element for a line, whatever scripts are in it, so that it can be searched and selected.
    QVERIFY(textsOf(elements, QStringLiteral("text")).contains(spec.title));
    for (const SvgElement& element : elements) {
        if (element.name == QLatin1String("text")) {
            const double from = element.value("x").toDouble();
            const double length = element.value("textLength").toDouble();
            QVERIFY2(length > 0 && from >= 0 && from + length <= 640, qPrintable(element.text));
            QCOMPARE(element.value("lengthAdjust"), QStringLiteral("spacingAndGlyphs"));
        }
    }
}

void TestPictures::svgLooksLikeThePng()
{
    for (const SamplePicture& picture : samplePictures()) {
        ImageOptions options = optionsFor(ImageFormat::Svg);
        options.textAsPaths = true;
        QSvgRenderer renderer(written(picture.spec, options));
        QVERIFY(renderer.isValid());
        const QImage png = chartImage(picture.spec, options).value();
        QImage svg(png.size(), QImage::Format_ARGB32_Premultiplied);
        svg.fill(Qt::transparent);
        QPainter painter(&svg);
        renderer.render(&painter);
        painter.end();
        const PictureDifference difference = comparePictures(svg, png);
        // A centred label stands on a part of a pixel, which only SVG keeps; larger pictures have more of
        // them.
        const qsizetype most = 40 + qsizetype(png.width()) * png.height() / 3000;
        if (!difference.sameSize || difference.mean > 1.5 || difference.strong > most) {
            QFAIL(qPrintable(keepDifference(QStringLiteral(RANGEBAR_DIFFERENCES_DIR),
                                            QStringLiteral("svg-") + picture.name, svg, png)));
        }
    }
}

void TestPictures::pngTellsWhatItShows()
{
    for (const QString& name : pictureLanguages()) {
        const InLanguage language(name);
        const ChartSpec spec = sampleOf(QStringLiteral("comparison"));
        ImageOptions options = optionsFor(ImageFormat::Png);
        options.scale = 2;
        options.title = false;
        const QImage image = QImage::fromData(written(spec, options), "PNG");
        QCOMPARE(image.width(), 1280);
        QCOMPARE(image.textKeys(), QStringList({QStringLiteral("Description"), QStringLiteral("Software"),
                                                QStringLiteral("Title")}));
        QCOMPARE(image.text(QStringLiteral("Title")), std::get<RangeChartSpec>(spec).title);
        QCOMPARE(image.text(QStringLiteral("Description")).simplified(), chartAltText(spec).simplified());
        QCOMPARE(image.text(QStringLiteral("Software")), QStringLiteral("Rangebar"));
        // As large on paper as at scale 1.
        QCOMPARE(image.dotsPerMeterX(), static_cast<int>(std::lround(2 * 96 / 0.0254)));
    }
}

void TestPictures::transparent_data()
{
    QTest::addColumn<QString>("name");
    for (const SamplePicture& picture : samplePictures()) {
        QTest::newRow(qUtf8Printable(picture.name)) << picture.name;
    }
}

void TestPictures::transparent()
{
    QFETCH(QString, name);
    const ChartSpec spec = sampleOf(name);
    for (const int width : {400, 980}) {
        ImageOptions options = optionsFor(ImageFormat::Png);
        options.width = width;
        const QImage opaque = chartImage(spec, options).value();
        options.transparent = true;
        const QImage clear = QImage::fromData(written(spec, options), "PNG");
        QVERIFY(clear.hasAlphaChannel());
        QCOMPARE(clear.pixelColor(2, 2).alpha(), 0);
        // On a page of the theme's own colour it looks like the opaque one: nothing leaves a patch.
        QImage page(clear.size(), QImage::Format_RGB32);
        page.fill(ChartTheme(options.theme).colour(ChartColour::Background));
        QPainter painter(&page);
        painter.drawImage(0, 0, clear);
        painter.end();
        const PictureDifference difference = comparePictures(page, opaque);
        QVERIFY2(difference.sameSize && difference.strong == 0 && difference.mean < 0.05,
                 qPrintable(QString::number(difference.mean)));
        // Every wide stretch of the page's colour is gone: only the inside of small marks keeps it.
        qsizetype longest = 0;
        const QRgb background = ChartTheme(options.theme).colour(ChartColour::Background).rgba();
        for (int y = 0; y < clear.height(); ++y) {
            qsizetype run = 0;
            for (int x = 0; x < clear.width(); ++x) {
                run = clear.pixel(x, y) == background ? run + 1 : 0;
                longest = std::max(longest, run);
            }
        }
        const bool outlinedBars = name == QLatin1String("rate-changes") || name == QLatin1String("cost");
        QVERIFY2(outlinedBars || longest <= 20, qPrintable(QString::number(longest)));
    }
    ImageOptions vector = optionsFor(ImageFormat::Svg);
    vector.transparent = true;
    for (const SvgElement& element : elementsOf(written(spec, vector))) {
        QVERIFY(element.name != QLatin1String("rect") || element.value("width").toDouble() < 640);
    }
}

void TestPictures::withoutTitleAndCaption_data()
{
    transparent_data();
}

void TestPictures::withoutTitleAndCaption()
{
    QFETCH(QString, name);
    const ChartSpec spec = sampleOf(name);
    const auto [title, subtitle, footer] = std::visit(
        [](const auto& chart) { return std::make_tuple(chart.title, chart.subtitle, chart.footer); }, spec);
    const auto painted = [&](bool withTitle, bool withCaption) {
        ImageOptions options = optionsFor(ImageFormat::Svg);
        options.width = 2000;
        options.title = withTitle;
        options.caption = withCaption;
        const QList<SvgElement> elements = elementsOf(written(spec, options));
        // Whoever can't see the picture is told everything in any case.
        return textsOf(elements, QStringLiteral("desc")) == QStringList{chartAltText(spec)}
                   ? textsOf(elements, QStringLiteral("text"))
                   : QStringList();
    };
    QVERIFY(painted(true, true).contains(title));
    QVERIFY(!painted(false, true).isEmpty() && !painted(false, true).contains(title));
    QVERIFY(subtitle.isEmpty() || painted(false, false).contains(subtitle));
    const auto showsFooter = [&footer](const QStringList& texts) {
        return !footer.isEmpty() && texts.join(QLatin1Char(' ')).contains(footer);
    };
    QCOMPARE(showsFooter(painted(true, true)), !footer.isEmpty());
    QVERIFY(!showsFooter(painted(true, false)));
    QVERIFY(chartImageSize(spec, optionsFor(ImageFormat::Png)).height() > 0);
}

/// What a screenshot must say by itself.
void TestPictures::everyPictureStandsAlone()
{
    for (const SamplePicture& picture : samplePictures()) {
        ImageOptions options = optionsFor(ImageFormat::Svg);
        options.width = 4000;
        const QString seen = textsOf(elementsOf(written(picture.spec, options)), QStringLiteral("text"))
                                 .join(QLatin1Char('\n'));
        const bool two = picture.name.endsWith(QLatin1String("changes"));
        QStringList wanted{QStringLiteral("ruststream-granary"), QStringLiteral("0.7.0"),
                           QStringLiteral("Twelve Core 900"), QStringLiteral("Linux 7.2")};
        if (picture.name == QLatin1String("machine")) {
            wanted += QStringLiteral("1 Sep 2026");
        } else {
            wanted += QStringLiteral("2026-09-01");
        }
        if (picture.name.endsWith(QLatin1String("history"))) {
            wanted = {QStringLiteral("ruststream-granary"), QStringLiteral("0.1.0"),
                      QStringLiteral("5 Jan 2026"),         QStringLiteral("0.1.5"),
                      QStringLiteral("21 Jan 2026"),        QStringLiteral("Twelve Core 900"),
                      QStringLiteral("Sixteen Core 950"),   QStringLiteral("Linux 7.2")};
        }
        if (two) {
            wanted +=
                {QStringLiteral("0.8.0"), QStringLiteral("2026-10-12"), QStringLiteral("Sixteen Core 950")};
        }
        if (std::holds_alternative<RangeChartSpec>(picture.spec)) {
            wanted += {QStringLiteral("indistinguishable"), QStringLiteral("right is slower"),
                       QStringLiteral("not confidence intervals")};
            wanted += picture.name.contains(QLatin1String("own"))
                          ? QStringLiteral("one axis per scenario")
                          : QStringLiteral("one axis for all scenarios");
        }
        if (std::holds_alternative<CostChartSpec>(picture.spec)) {
            wanted += {QStringLiteral("counted, not timed"), QStringLiteral("bars start at zero")};
        }
        for (const QString& words : std::as_const(wanted)) {
            QVERIFY2(seen.contains(words),
                     qPrintable(picture.name + QStringLiteral(" does not say ") + words));
        }
    }
}

void TestPictures::pdfIsTheSameTwice()
{
    const ChartSpec spec = sampleOf(QStringLiteral("comparison"));
    const QByteArray first = written(spec, optionsFor(ImageFormat::Pdf));
    QVERIFY(first.startsWith("%PDF-1."));
    QVERIFY(!first.contains("/CreationDate"));
    QVERIFY(first.contains("/Subject <FEFF"));
    QCOMPARE(written(spec, optionsFor(ImageFormat::Pdf)), first);
}

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"

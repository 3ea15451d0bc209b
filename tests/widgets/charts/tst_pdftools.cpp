// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "tests/widgets/charts/pictures.h"
#include "widgets/charts/chartimage.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// What a tool of poppler prints; fails the caller's own checks where it can't be run or complains.
QString printed(const QString& tool, const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(RANGEBAR_POPPLER_DIR) + QLatin1Char('/') + tool, arguments);
    const bool ended = process.waitForFinished(60000) && process.exitCode() == 0;
    const QByteArray complaints = process.readAllStandardError();
    return ended && complaints.isEmpty() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

/// Lines end where the chart's do.
QString onOneLine(QString text)
{
    return text.remove(QLatin1Char(' '))
        .remove(QLatin1Char('\n'))
        .remove(QLatin1Char('\f'))
        .remove(QChar(0x00a0))
        .remove(QChar(0x202f));
}

} // namespace

/// The PDF as its readers see it. Only where poppler's tools are installed.
class TestPdfTools : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void vectorsFontsAndText_data();
    void vectorsFontsAndText();
    void longCharts();

private:
    QString write(const ChartSpec& spec, ChartThemeChoice theme = ChartThemeChoice::Light)
    {
        ImageOptions options;
        options.format = ImageFormat::Pdf;
        options.width = 640;
        options.theme = theme;
        QFile file(m_folder.filePath(QStringLiteral("picture.pdf")));
        const bool isWritten = file.open(QIODevice::WriteOnly) && writeChart(file, spec, options);
        return isWritten ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

void TestPdfTools::vectorsFontsAndText_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : pictureLanguages()) {
        QTest::newRow(qUtf8Printable(language)) << language;
    }
}

void TestPdfTools::vectorsFontsAndText()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    for (const SamplePicture& picture : samplePictures()) {
        const QString path = write(picture.spec);
        QVERIFY(!path.isEmpty());

        // A heading of two lines, and no image below it.
        const QString images = printed(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path});
        QCOMPARE(images.trimmed().count(QLatin1Char('\n')), 1);

        const QStringList fonts =
            printed(QStringLiteral("pdffonts"), {path}).trimmed().split(QLatin1Char('\n'));
        QVERIFY(fonts.size() > 2);
        for (const QString& font : fonts.mid(2)) {
            QVERIFY2(font.contains(QLatin1String("RangebarSans")), qPrintable(font));
            // embedded, a subset or not, with what tells characters from glyphs
            QVERIFY2(font.contains(QRegularExpression(QStringLiteral(" yes +(yes|no) +yes "))),
                     qPrintable(font));
        }

        const QString text = onOneLine(printed(QStringLiteral("pdftotext"), {path, QStringLiteral("-")}));
        const auto [title, footer] = std::visit(
            [](const auto& chart) { return std::make_pair(chart.title, chart.footer); }, picture.spec);
        QVERIFY2(text.contains(onOneLine(title)), qPrintable(text));
        QVERIFY2(text.contains(onOneLine(footer)), qPrintable(text));
        if (const auto* ranges = std::get_if<RangeChartSpec>(&picture.spec)) {
            for (const RangeBlock& block : ranges->blocks) {
                QVERIFY2(text.contains(onOneLine(block.name)), qPrintable(block.name));
            }
        }

        const QString information =
            printed(QStringLiteral("pdfinfo"), {QStringLiteral("-enc"), QStringLiteral("UTF-8"), path});
        QVERIFY2(information.contains(title), qPrintable(information));
        QVERIFY(information.contains(chartAltText(picture.spec).simplified().left(60)));
        QVERIFY(information.contains(QRegularExpression(QStringLiteral("Creator: +Rangebar"))));
        QVERIFY(!information.contains(QLatin1String("CreationDate")));
        QVERIFY(information.contains(QRegularExpression(QStringLiteral("Pages: +1\n"))));
    }
}

void TestPdfTools::longCharts()
{
    const RangeChartSpec spec = manyRanges(300);
    const QString path = write(spec);
    const QString information = printed(QStringLiteral("pdfinfo"), {path});
    const QRegularExpressionMatch pages =
        QRegularExpression(QStringLiteral("Pages: +(\\d+)")).match(information);
    QVERIFY2(pages.captured(1).toInt() > 1, qPrintable(information));
    // Every scenario is on exactly one page.
    const QString text = printed(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
    for (const RangeBlock& block : spec.blocks) {
        QCOMPARE(text.count(QRegularExpression(block.name + QStringLiteral("\\b"))), 1);
    }
}

QTEST_MAIN(TestPdfTools)
#include "tst_pdftools.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/picturecomparison.h"
#include "tests/widgets/charts/pictures.h"
#include "widgets/charts/chartimage.h"

#include <QDir>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// The kept pictures have few colours, and another version of FreeType paints the edges of letters a little
/// differently. Both stay below what counts as strong, up to this many pixels. A notch has 60.
constexpr qsizetype allowedPixels = 12;
constexpr double allowedMean = 1.5;

bool isLike(const QImage& made, const QImage& expected)
{
    const PictureDifference difference = comparePictures(made, expected);
    return difference.sameSize && difference.strong <= allowedPixels && difference.mean <= allowedMean;
}

QString goldenPath(const QString& name)
{
    return QDir(QStringLiteral(RANGEBAR_GOLDEN_DIR)).filePath(name + QStringLiteral(".png"));
}

ImageOptions goldenOptions(ChartThemeChoice theme)
{
    ImageOptions options;
    options.theme = theme;
    options.width = 600;
    options.scale = 1;
    return options;
}

QImage painted(const ChartSpec& spec, ChartThemeChoice theme = ChartThemeChoice::Light)
{
    return chartImage(spec, goldenOptions(theme)).value_or(QImage());
}

QString themeName(ChartThemeChoice theme)
{
    return theme == ChartThemeChoice::Light ? QStringLiteral("light") : QStringLiteral("dark");
}

} // namespace

/// Every kind of picture against one that was looked at: packaging/renew-goldens.sh renews them.
class TestGoldenPictures : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void likeTheKeptOnes_data();
    void likeTheKeptOnes();
    void nothingElseIsKept();
    void whatTheComparisonNotices_data();
    void whatTheComparisonNotices();
};

void TestGoldenPictures::likeTheKeptOnes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("theme");
    for (const QString& language : pictureLanguages()) {
        for (const ChartThemeChoice theme : {ChartThemeChoice::Light, ChartThemeChoice::Dark}) {
            QTest::addRow("%s, %s", qUtf8Printable(language), qUtf8Printable(themeName(theme)))
                << language << static_cast<int>(theme);
        }
    }
}

void TestGoldenPictures::likeTheKeptOnes()
{
    QFETCH(QString, language);
    QFETCH(int, theme);
    const auto choice = static_cast<ChartThemeChoice>(theme);
    const InLanguage spoken(language);
    QVERIFY(spoken.isLoaded());
    QStringList problems;
    for (const SamplePicture& picture : samplePictures()) {
        const QString name = QStringList{picture.name, language, themeName(choice)}.join(QLatin1Char('-'));
        const QImage made = painted(picture.spec, choice);
        QVERIFY(!made.isNull());
        if (qEnvironmentVariableIsSet("RANGEBAR_RENEW_GOLDENS")) {
            QVERIFY(made.save(goldenPath(name)));
            continue;
        }
        const QImage expected(goldenPath(name));
        if (!isLike(made, expected)) {
            problems += keepDifference(QStringLiteral(RANGEBAR_DIFFERENCES_DIR), name, made, expected);
        }
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

void TestGoldenPictures::nothingElseIsKept()
{
    QStringList expected;
    for (const SamplePicture& picture : samplePictures()) {
        for (const QString& language : pictureLanguages()) {
            for (const ChartThemeChoice theme : {ChartThemeChoice::Light, ChartThemeChoice::Dark}) {
                expected += QStringList{picture.name, language, themeName(theme)}.join(QLatin1Char('-')) +
                            QStringLiteral(".png");
            }
        }
    }
    QStringList kept = QDir(QStringLiteral(RANGEBAR_GOLDEN_DIR)).entryList(QDir::Files);
    expected.sort();
    kept.sort();
    QCOMPARE(kept, expected);
}

void TestGoldenPictures::whatTheComparisonNotices_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("no notch") << 0;
    QTest::newRow("filled instead of hollow") << 1;
    QTest::newRow("no band") << 2;
    QTest::newRow("a dot elsewhere") << 3;
    QTest::newRow("another loop's colour") << 4;
    QTest::newRow("another digit") << 5;
}

void TestGoldenPictures::whatTheComparisonNotices()
{
    QFETCH(int, change);
    auto spec = std::get<RangeChartSpec>(samplePictures().constFirst().spec);
    const QImage kept(goldenPath(QStringLiteral("comparison-en-light")));
    QVERIFY(isLike(painted(spec), kept));
    RangeRow& row = spec.blocks[0].rows[1];
    QVERIFY(row.notch && row.hollow && row.band && row.dot);
    switch (change) {
    case 0:
        row.notch.reset();
        break;
    case 1:
        row.hollow = false;
        row.verdict = spec.blocks.at(0).rows.at(1).verdict;
        break;
    case 2:
        row.band.reset();
        break;
    case 3:
        *row.dot += 1.5;
        break;
    case 4:
        spec.blocks[0].rows[2].role = LoopRole::BrokerCrate;
        break;
    case 5:
        spec.title.replace(QStringLiteral("0.7.0"), QStringLiteral("0.7.1"));
        break;
    default:
        QFAIL("unknown change");
    }
    QVERIFY(!isLike(painted(spec), kept));
}

QTEST_MAIN(TestGoldenPictures)
#include "tst_goldenpictures.moc"

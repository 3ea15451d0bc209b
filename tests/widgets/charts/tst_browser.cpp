// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/picturecomparison.h"
#include "tests/widgets/charts/pictures.h"
#include "widgets/charts/chartimage.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

ChartSpec sampleOf(const QString& name)
{
    const QList<SamplePicture> pictures = samplePictures();
    return std::ranges::find(pictures, name, &SamplePicture::name)->spec;
}

/// What Chromium shows of an SVG file. It keeps its profile in the folder and is gone when this returns.
QImage shownInBrowser(const QString& svg, QSize size, const QString& folder)
{
    const QString screenshot = QDir(folder).filePath(QStringLiteral("shown.png"));
    QFile::remove(screenshot);
    QProcess browser;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), folder);
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder);
    environment.insert(QStringLiteral("XDG_CACHE_HOME"), folder);
    browser.setProcessEnvironment(environment);
    browser.start(QStringLiteral(RANGEBAR_CHROMIUM),
                  {QStringLiteral("--headless"), QStringLiteral("--no-sandbox"),
                   QStringLiteral("--disable-gpu"), QStringLiteral("--disable-dev-shm-usage"),
                   QStringLiteral("--no-first-run"), QStringLiteral("--hide-scrollbars"),
                   QStringLiteral("--force-device-scale-factor=1"),
                   QStringLiteral("--force-color-profile=srgb"), QStringLiteral("--user-data-dir=") + folder,
                   QStringLiteral("--window-size=%1,%2").arg(size.width()).arg(size.height()),
                   QStringLiteral("--screenshot=") + screenshot, QUrl::fromLocalFile(svg).toString()});
    constexpr int patience = 120000;
    if (!browser.waitForFinished(patience)) {
        browser.kill();
        browser.waitForFinished();
    }
    return QImage(screenshot);
}

/// Without the shapes of letters, which are the browser's own: what is left is where everything stands.
QImage coarse(const QImage& image)
{
    constexpr int block = 6;
    return image.scaled(image.size() / block, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

/// An SVG looks in a browser the way it looks here. Only where Chromium is installed.
class TestBrowser : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksTheSame_data();
    void looksTheSame();
};

void TestBrowser::looksTheSame_data()
{
    QTest::addColumn<QString>("picture");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("paths");
    const auto add = [](const char* picture, const char* language, bool dark, bool paths) {
        QTest::addRow("%s, %s, %s", picture, language, paths ? "paths" : "text")
            << QString::fromLatin1(picture) << QString::fromLatin1(language) << dark << paths;
    };
    add("comparison", "en", false, true);
    add("comparison", "en", true, false);
    add("rate-changes", "zh_CN", true, true);
    add("rate-changes", "zh_CN", false, false);
    add("cost-changes", "ru", false, true);
    add("cost", "ru", true, false);
    add("scenario-table", "zh_CN", false, false);
}

void TestBrowser::looksTheSame()
{
    QFETCH(QString, picture);
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(bool, paths);
    const InLanguage spoken(language);
    const ChartSpec spec = sampleOf(picture);
    ImageOptions options;
    options.format = ImageFormat::Svg;
    options.theme = dark ? ChartThemeChoice::Dark : ChartThemeChoice::Light;
    options.width = 640;
    options.scale = 1;
    options.textAsPaths = paths;

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("picture.svg"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && writeChart(file, spec, options));
    file.close();
    const QImage png = chartImage(spec, options).value();
    const QImage shown = shownInBrowser(path, png.size(), folder.path());
    QVERIFY2(!shown.isNull(), "Chromium made no screenshot");

    const PictureDifference difference =
        paths ? comparePictures(shown, png) : comparePictures(coarse(shown), coarse(png));
    const double allowedMean = paths ? 2 : 4;
    const qsizetype allowedPixels = paths ? 40 : 10;
    if (!difference.sameSize || difference.mean > allowedMean || difference.strong > allowedPixels) {
        QFAIL(qPrintable(keepDifference(QStringLiteral(RANGEBAR_DIFFERENCES_DIR),
                                        QStringLiteral("browser-") + picture, shown, png)));
    }
}

QTEST_MAIN(TestBrowser)
#include "tst_browser.moc"

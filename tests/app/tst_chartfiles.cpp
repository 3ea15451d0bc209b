// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chartfiles.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace rangebar::test {

class ChartFilesTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void nameComesFromTheTitle_data();
    void nameComesFromTheTitle();
    void formatComesFromTheSuffix();
    void anEarlierFileStaysWholeOnFailure();
};

void ChartFilesTest::nameComesFromTheTitle_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("ruststream-nats 0.7.0: against the raw client")
                           << QStringLiteral("ruststream-nats-0.7.0-against-the-raw-client.png");
    QTest::newRow("climbing out") << QStringLiteral("../../etc/passwd") << QStringLiteral("etc-passwd.png");
    QTest::newRow("hidden file") << QStringLiteral("...") << QStringLiteral("chart.png");
    QTest::newRow("empty") << QString() << QStringLiteral("chart.png");
    QTest::newRow("chinese") << QStringLiteral("与裸客户端对照") << QStringLiteral("与裸客户端对照.png");
    QTest::newRow("long") << QString(5000, QLatin1Char('x'))
                          << QString(QString(100, QLatin1Char('x')) + QStringLiteral(".png"));
}

void ChartFilesTest::nameComesFromTheTitle()
{
    QFETCH(QString, title);
    RangeChartSpec spec;
    spec.title = title;
    QTEST(suggestedImageName(spec), "name");
}

void ChartFilesTest::formatComesFromTheSuffix()
{
    QCOMPARE(imageFormatOf(QStringLiteral("/a/b.SVG")), ImageFormat::Svg);
    QCOMPARE(imageFormatOf(QStringLiteral("b.pdf")), ImageFormat::Pdf);
    QCOMPARE(imageFormatOf(QStringLiteral("b.png")), ImageFormat::Png);
    QCOMPARE(imageFormatOf(QStringLiteral("b")), ImageFormat::Png);
}

void ChartFilesTest::anEarlierFileStaysWholeOnFailure()
{
    const QTemporaryDir folder;
    RangeChartSpec spec;
    spec.title = QStringLiteral("T");
    QVERIFY(!saveChart(folder.filePath(QStringLiteral("missing/a.png")), spec, {}).isEmpty());
    const QString path = folder.filePath(QStringLiteral("a.png"));
    QCOMPARE(saveChart(path, spec, {}), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("\x89PNG"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.png")});
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ChartFilesTest)
#include "tst_chartfiles.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chartfiles.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace rangebar::test {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ChartFilesTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatComesFromTheSuffix();
    void aFileIsWholeOrNotThere();
    void anEarlierFileStaysWholeOnFailure();
    void bytesAreWholeOrNotThere();
};

void ChartFilesTest::formatComesFromTheSuffix()
{
    QCOMPARE(imageFormatOf(QStringLiteral("/a/b.SVG")), ImageFormat::Svg);
    QCOMPARE(imageFormatOf(QStringLiteral("b.pdf")), ImageFormat::Pdf);
    QCOMPARE(imageFormatOf(QStringLiteral("b.png")), ImageFormat::Png);
    QCOMPARE(imageFormatOf(QStringLiteral("b")), ImageFormat::Png);
}

void ChartFilesTest::aFileIsWholeOrNotThere()
{
    const QTemporaryDir folder;
    RangeChartSpec spec;
    spec.title = QStringLiteral("T");
    const auto nowhere = saveChart(folder.filePath(QStringLiteral("missing/a.png")), spec, {});
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().kind, ImageError::Kind::NotWritten);
    QVERIFY(!nowhere.error().text().isEmpty());
    const QString path = folder.filePath(QStringLiteral("a.png"));
    QVERIFY(saveChart(path, spec, {}));
    QVERIFY(contentOf(path).startsWith("\x89PNG"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.png")});
}

void ChartFilesTest::anEarlierFileStaysWholeOnFailure()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.png"));
    QVERIFY(saveBytes(path, "earlier"));
    RangeChartSpec endless;
    for (int i = 0; i < 2000; ++i) {
        endless.blocks += RangeBlock{QString::number(i), {}, {RangeRow()}, -1};
    }
    const auto refused = saveChart(path, endless, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ImageError::Kind::TooLarge);
    QCOMPARE(contentOf(path), QByteArray("earlier"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.png")});
}

void ChartFilesTest::bytesAreWholeOrNotThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.md"));
    QVERIFY(saveBytes(path, "one"));
    QVERIFY(saveBytes(path, "two"));
    QCOMPARE(contentOf(path), QByteArray("two"));
    QVERIFY(!saveBytes(folder.path(), "a folder can't be written"));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ChartFilesTest)
#include "tst_chartfiles.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/benchmarkdocument.h"
#include "models/document/documentreader.h"
#include "models/report/filenames.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>

namespace rangebar::test {

class FileNamesTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void partIsSafe_data();
    void partIsSafe();
    void documentIsNamedAfterCrateVersionAndDate();
    void whatIsNotPublishedIsLeftOut();
    void comparisonIsNamedAfterBothDates();
    void namesOfPublishedDocumentsAreSafe();
};

void FileNamesTest::partIsSafe_data()
{
    QTest::addColumn<QString>("untrusted");
    QTest::addColumn<QString>("part");
    QTest::newRow("as it is") << QStringLiteral("ruststream-nats") << QStringLiteral("ruststream-nats");
    QTest::newRow("lower case, so that no two differ by it only")
        << QStringLiteral("RustStream") << QStringLiteral("ruststream");
    QTest::newRow("climbing out") << QStringLiteral("../../etc/passwd") << QStringLiteral("etc-passwd");
    QTest::newRow("backslashes") << QStringLiteral("..\\..\\a") << QStringLiteral("a");
    QTest::newRow("hidden") << QStringLiteral(".profile") << QStringLiteral("profile");
    QTest::newRow("an option") << QStringLiteral("--force") << QStringLiteral("force");
    QTest::newRow("dots and spaces that Windows drops")
        << QStringLiteral("name. . ") << QStringLiteral("name");
    QTest::newRow("characters Windows forbids") << QStringLiteral("a<b>:\"|?*c") << QStringLiteral("a-b-c");
    QTest::newRow("a device") << QStringLiteral("CON") << QStringLiteral("_con");
    QTest::newRow("a device with a suffix") << QStringLiteral("nul.tar.gz") << QStringLiteral("_nul.tar.gz");
    QTest::newRow("a numbered device") << QStringLiteral("lpt1") << QStringLiteral("_lpt1");
    QTest::newRow("no device") << QStringLiteral("console") << QStringLiteral("console");
    QTest::newRow("controls and line ends")
        << QStringLiteral("a\n\t\u0000b\u202Ec") << QStringLiteral("a-b-c");
    QTest::newRow("other letters") << QStringLiteral("名字-nats-é") << QStringLiteral("nats");
    QTest::newRow("nothing left") << QStringLiteral("///") << QString();
    QTest::newRow("long") << QString(5000, QLatin1Char('x')) << QString(60, QLatin1Char('x'));
    QTest::newRow("long, cut at an edge")
        << QString(QString(59, QLatin1Char('x')) + QStringLiteral("--y")) << QString(59, QLatin1Char('x'));
}

void FileNamesTest::partIsSafe()
{
    QFETCH(QString, untrusted);
    QTEST(fileNamePart(untrusted), "part");
}

void FileNamesTest::documentIsNamedAfterCrateVersionAndDate()
{
    BenchmarkDocument document;
    document.crate = QStringLiteral("ruststream-nats");
    document.measurement.crateVersion = QStringLiteral("0.7.0");
    document.measurement.measuredAt = QStringLiteral("2026-09-23");
    QCOMPARE(documentFileStem(document), QStringLiteral("ruststream-nats-0.7.0-2026-09-23"));
}

void FileNamesTest::whatIsNotPublishedIsLeftOut()
{
    BenchmarkDocument document;
    QCOMPARE(documentFileStem(document), QStringLiteral("document"));
    document.measurement.measuredAt = QStringLiteral("2026-09-23");
    QCOMPARE(documentFileStem(document), QStringLiteral("2026-09-23"));
    document.measurement = {};
    document.crate = QStringLiteral("ruststream-nats");
    document.codeMeasurement = Measurement{QStringLiteral("0.6.1"), {}, QStringLiteral("2026-08-01")};
    QCOMPARE(documentFileStem(document), QStringLiteral("ruststream-nats-0.6.1-2026-08-01"));
}

void FileNamesTest::comparisonIsNamedAfterBothDates()
{
    BenchmarkDocument base;
    BenchmarkDocument candidate;
    QCOMPARE(comparisonFileStem(base, candidate), QStringLiteral("comparison-base-to-candidate"));
    base.crate = QStringLiteral("ruststream-nats");
    base.measurement.measuredAt = QStringLiteral("2026-09-20");
    candidate.measurement.measuredAt = QStringLiteral("2026-09-23");
    QCOMPARE(comparisonFileStem(base, candidate), QStringLiteral("ruststream-nats-2026-09-20-to-2026-09-23"));
}

void FileNamesTest::namesOfPublishedDocumentsAreSafe()
{
    static const QRegularExpression safe(QStringLiteral("^[a-z0-9_][a-z0-9._-]*[a-z0-9_]$"));
    int read = 0;
    for (const QString& name : sampleNames()) {
        const auto document = readDocument(sample(name));
        QVERIFY2(document, qPrintable(name));
        const QString stem = documentFileStem(**document);
        QVERIFY2(safe.match(stem).hasMatch(), qPrintable(stem));
        ++read;
    }
    for (const QString& path : corpusPaths()) {
        const auto document = readDocument(corpusDocument(path));
        QVERIFY2(document, qPrintable(path));
        const QString stem = documentFileStem(**document);
        QVERIFY2(safe.match(stem).hasMatch(), qPrintable(stem));
        ++read;
    }
    QVERIFY(read > 0);
    qInfo("%d documents named", read);
}

} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::FileNamesTest)
#include "tst_filenames.moc"

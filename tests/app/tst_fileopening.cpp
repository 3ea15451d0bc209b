// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fileopening.h"
#include "models/items/pagekeys.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QApplication>
#include <QFileOpenEvent>

namespace rangebar::test {

/// What macOS sends where a document is opened with the program.
class FileOpeningTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentIsOpenedInTheWindow();
    void addressThatIsNoFileOpensNothing();
    void nothingIsOpenedAfterTheEnd();
};

void FileOpeningTest::documentIsOpenedInTheWindow()
{
    ProgramFixture fixture;
    const QString path = fixture.write(QStringLiteral("older.json"), sample(QStringLiteral("schema3.json")));
    fixture.start();
    const FileOpening opening(qApp, [&](const QString& file) { fixture.window().openFiles({file}); });
    QFileOpenEvent event(path);
    QVERIFY(QCoreApplication::sendEvent(qApp, &event));
    QCOMPARE(fixture.window().currentPage(), QString(pageKey::file + path));
}

void FileOpeningTest::addressThatIsNoFileOpensNothing()
{
    QStringList opened;
    const FileOpening opening(qApp, [&](const QString& file) { opened += file; });
    QFileOpenEvent event(QUrl(QStringLiteral("https://example.org/results.json")));
    QCoreApplication::sendEvent(qApp, &event);
    QCOMPARE(opened, QStringList());
}

void FileOpeningTest::nothingIsOpenedAfterTheEnd()
{
    QStringList opened;
    {
        const FileOpening opening(qApp, [&](const QString& file) { opened += file; });
    }
    QFileOpenEvent event(QStringLiteral("/results.json"));
    QCoreApplication::sendEvent(qApp, &event);
    QCOMPARE(opened, QStringList());
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::FileOpeningTest)
#include "tst_fileopening.moc"

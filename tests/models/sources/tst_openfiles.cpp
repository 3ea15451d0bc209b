// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/openfiles.h"
#include "models/sources/watchedfolders.h"

#include "models/items/navigationroles.h"
#include "models/report/filewords.h"
#include "models/report/numberformat.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/testobject.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using test::documentBytes;
using test::writeFile;

const QDateTime morning(QDate(2026, 6, 3), QTime(9, 30), Qt::UTC);
const QDateTime noon(QDate(2026, 6, 3), QTime(12, 5), Qt::UTC);

class OpenFilesTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aChangedFileIsReadAgainBesideItsVersionBefore();
    void aBrokenFileLeavesTheLastGoodDocument();
    void aFileThatBecomesADocumentIsShown();
    void reloadDoesNotWait();
    void aClosedFileIsNotFollowed();
    void aFolderComesBackWithItsFile();

    void aFolderOpensItsDocuments();
    void documentsThatComeAreOpened();
    void whatIsHalfWrittenIsOpenedOnceItIsWhole();
    void documentsThatGoAreMarked();
    void closedOnesStayClosed();
    void noMoreAreOpenedThanAreOfUse();
    void whatIsNoFolderIsRefused();
    void wordsOfAFolder();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    OpenFiles::Clock clock()
    {
        return [this] { return m_now; };
    }
    QStringList names(const OpenFiles& files) const
    {
        QStringList all;
        for (int row = 0; row < files.rowCount(); ++row) {
            all += QFileInfo(files.file(row).path).fileName();
        }
        all.sort();
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QDateTime m_now;
};

void OpenFilesTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = morning;
}

void OpenFilesTest::aChangedFileIsReadAgainBesideItsVersionBefore()
{
    const QString file = path(u"results.json"_s);
    QVERIFY(writeFile(file, documentBytes(1)));
    OpenFiles files(nullptr, clock());
    const QAbstractItemModelTester tester(&files);
    QCOMPARE(files.open(file), 0);
    QCOMPARE(files.file(0).readAt, morning);
    QVERIFY(!files.file(0).isReloaded);
    QVERIFY(!files.file(0).previous);

    m_now = noon;
    QVERIFY(writeFile(file, documentBytes(2, {}, 3000)));
    QTRY_VERIFY(files.file(0).isReloaded);
    QCOMPARE(files.file(0).document->bytes, documentBytes(2, {}, 3000));
    QCOMPARE(files.file(0).previous->bytes, documentBytes(1));
    QCOMPARE(files.file(0).readAt, noon);
    QCOMPARE(files.file(0).previousReadAt, morning);
    QCOMPARE(files.rowCount(), 1);
    QVERIFY(!files.index(0).data(HasProblemRole).toBool());
}

void OpenFilesTest::aBrokenFileLeavesTheLastGoodDocument()
{
    const QString file = path(u"results.json"_s);
    QVERIFY(writeFile(file, documentBytes(1)));
    OpenFiles files(nullptr, clock());
    files.open(file);
    QVERIFY(writeFile(file, documentBytes(2, {}, 3000).chopped(500)));
    QTRY_VERIFY(files.file(0).error);
    QCOMPARE(files.file(0).error->code, FileError::Code::Document);
    QCOMPARE(files.file(0).document->bytes, documentBytes(1));
    QVERIFY(files.index(0).data(HasProblemRole).toBool());
    QCOMPARE(files.index(0).data(SecondLineRole).toString(), u"can't be read, last version shown"_s);

    QVERIFY(QFile::remove(file));
    QTRY_COMPARE(files.file(0).error->code, FileError::Code::NotFound);
    QCOMPARE(files.index(0).data(SecondLineRole).toString(), u"gone, last version shown"_s);
    QCOMPARE(files.file(0).document->bytes, documentBytes(1));

    // The same bytes again are no other version.
    QVERIFY(writeFile(file, documentBytes(1)));
    QTRY_VERIFY(!files.file(0).error);
    QVERIFY(!files.file(0).isReloaded);
    QVERIFY(!files.index(0).data(HasProblemRole).toBool());
}

void OpenFilesTest::aFileThatBecomesADocumentIsShown()
{
    const QString file = path(u"results.json"_s);
    OpenFiles files(nullptr, clock());
    QCOMPARE(files.open(file), 0);
    QCOMPARE(files.file(0).error->code, FileError::Code::NotFound);
    QVERIFY(!files.file(0).readAt.isValid());
    QCOMPARE(files.index(0).data(SecondLineRole).toString(), u"can't be opened"_s);
    QVERIFY(writeFile(file, documentBytes(1)));
    QTRY_VERIFY(files.file(0).document);
    QVERIFY(!files.file(0).error);
    QVERIFY(!files.file(0).previous);
    QCOMPARE(files.file(0).readAt, morning);
}

void OpenFilesTest::reloadDoesNotWait()
{
    const QString file = path(u"results.json"_s);
    QVERIFY(writeFile(file, documentBytes(1)));
    OpenFiles files(nullptr, clock());
    QSignalSpy changed(&files, &OpenFiles::dataChanged);
    files.open(file);
    QCOMPARE(files.open(file), 0);
    files.reload();
    QCOMPARE(changed.size(), 0); // nothing has
    QVERIFY(writeFile(file, documentBytes(2)));
    files.reload(); // F5 does not wait until the file has come to rest
    QCOMPARE(changed.size(), 1);
    QCOMPARE(files.file(0).document->bytes, documentBytes(2));

    QCOMPARE(files.openDocument(path(u"nothing.json"_s)), -1);
    QCOMPARE(files.rowCount(), 1);
    QCOMPARE(files.openDocument(file), 0);
}

void OpenFilesTest::aClosedFileIsNotFollowed()
{
    const QString one = path(u"one.json"_s);
    const QString other = path(u"other.json"_s);
    QVERIFY(writeFile(one, documentBytes(1)));
    QVERIFY(writeFile(other, documentBytes(2)));
    OpenFiles files(nullptr, clock());
    files.open(one);
    files.open(other);
    files.close(0);
    QVERIFY(!files.watch()->isWatched(one));
    QCOMPARE(files.indexOf(other), 0);
    QVERIFY(writeFile(one, documentBytes(3, {}, 3000)));
    QVERIFY(writeFile(other, documentBytes(4, {}, 3000)));
    QTRY_VERIFY(files.file(0).isReloaded);
    QCOMPARE(files.file(0).document->bytes, documentBytes(4, {}, 3000));
}

void OpenFilesTest::aFolderComesBackWithItsFile()
{
    const QString file = path(u"target/criterion/results.json"_s);
    QVERIFY(writeFile(file, documentBytes(1)));
    OpenFiles files(nullptr, clock());
    files.open(file);
    QVERIFY(QDir(path(u"target"_s)).removeRecursively());
    QTRY_VERIFY(files.file(0).error);
    QVERIFY(writeFile(file, documentBytes(2)));
    QTRY_VERIFY(files.file(0).isReloaded);
    QVERIFY(!files.file(0).error);
    QCOMPARE(files.file(0).previous->bytes, documentBytes(1));
    QVERIFY(writeFile(file, documentBytes(3, {}, 3000)));
    QTRY_COMPARE(files.file(0).document->bytes, documentBytes(3, {}, 3000));
}

void OpenFilesTest::aFolderOpensItsDocuments()
{
    QVERIFY(writeFile(path(u"b.json"_s), documentBytes(2)));
    QVERIFY(writeFile(path(u"a.json"_s), documentBytes(1)));
    QVERIFY(writeFile(path(u"package.json"_s), "{\"name\": \"x\"}"));
    QVERIFY(writeFile(path(u"notes.txt"_s), documentBytes(3)));
    QVERIFY(writeFile(path(u"deeper/c.json"_s), documentBytes(4)));
    QCOMPARE(::mkfifo(qPrintable(path(u"pipe.json"_s)), 0600), 0); // opening it would wait for ever
    OpenFiles files(nullptr, clock());
    WatchedFolders folders(&files);
    const WatchedFolders::Result result = folders.open(m_folder->path());
    QVERIFY(result.isFolder);
    QCOMPARE(result.documents, QStringList({path(u"a.json"_s), path(u"b.json"_s)}));
    QCOMPARE(result.others, QStringList{u"package.json"_s});
    QCOMPARE(result.notLookedAt, 0);
    QCOMPARE(names(files), QStringList({u"a.json"_s, u"b.json"_s}));
    QVERIFY(folders.isWatched(m_folder->path()));
    QCOMPARE(folders.open(m_folder->path()).documents.size(), 2);
    QCOMPARE(files.rowCount(), 2);
}

void OpenFilesTest::documentsThatComeAreOpened()
{
    OpenFiles files(nullptr, clock());
    WatchedFolders folders(&files);
    QSignalSpy appeared(&folders, &WatchedFolders::appeared);
    QVERIFY(folders.open(m_folder->path()).documents.isEmpty());
    QVERIFY(writeFile(path(u"new.json"_s), documentBytes(1)));
    QTRY_COMPARE(appeared.size(), 1);
    QCOMPARE(appeared.constFirst().constFirst().toString(), path(u"new.json"_s));
    QCOMPARE(names(files), QStringList{u"new.json"_s});
    QVERIFY(writeFile(path(u"new.json"_s), documentBytes(2, {}, 3000)));
    QTRY_VERIFY(files.file(0).isReloaded);
    QCOMPARE(appeared.size(), 1);
}

void OpenFilesTest::whatIsHalfWrittenIsOpenedOnceItIsWhole()
{
    OpenFiles files(nullptr, clock());
    WatchedFolders folders(&files);
    QSignalSpy appeared(&folders, &WatchedFolders::appeared);
    const QByteArray whole = documentBytes(1, {}, 3000);
    QVERIFY(writeFile(path(u"slow.json"_s), whole.first(1000)));
    QCOMPARE(folders.open(m_folder->path()).others, QStringList{u"slow.json"_s});
    QFile slow(path(u"slow.json"_s));
    QVERIFY(slow.open(QIODevice::Append));
    QCOMPARE(slow.write(whole.sliced(1000)), whole.size() - 1000);
    slow.close();
    QTRY_COMPARE(appeared.size(), 1);
    QCOMPARE(files.file(0).document->bytes, whole);
}

void OpenFilesTest::documentsThatGoAreMarked()
{
    QVERIFY(writeFile(path(u"a.json"_s), documentBytes(1)));
    QVERIFY(writeFile(path(u"b.json"_s), documentBytes(2)));
    OpenFiles files(nullptr, clock());
    WatchedFolders folders(&files);
    folders.open(m_folder->path());
    QVERIFY(QFile::remove(path(u"a.json"_s)));
    QTRY_VERIFY(files.file(0).error);
    QVERIFY(files.index(0).data(HasProblemRole).toBool());
    QCOMPARE(files.file(0).document->bytes, documentBytes(1));
    QCOMPARE(files.rowCount(), 2);
    QVERIFY(!files.file(1).error);
}

void OpenFilesTest::closedOnesStayClosed()
{
    QVERIFY(writeFile(path(u"a.json"_s), documentBytes(1)));
    QVERIFY(writeFile(path(u"b.json"_s), documentBytes(2)));
    OpenFiles files(nullptr, clock());
    WatchedFolders folders(&files);
    QSignalSpy appeared(&folders, &WatchedFolders::appeared);
    folders.open(m_folder->path());
    files.close(0);
    QVERIFY(writeFile(path(u"c.json"_s), documentBytes(3)));
    QTRY_COMPARE(appeared.size(), 1);
    QCOMPARE(names(files), QStringList({u"b.json"_s, u"c.json"_s}));
    folders.open(m_folder->path()); // asked for by the reader
    QCOMPARE(names(files), QStringList({u"a.json"_s, u"b.json"_s, u"c.json"_s}));
}

void OpenFilesTest::noMoreAreOpenedThanAreOfUse()
{
    for (int i = 0; i < WatchedFolders::mostDocuments + 3; ++i) {
        QVERIFY(writeFile(path(u"%1.json"_s.arg(i, 4, 10, QLatin1Char('0'))), documentBytes(i)));
    }
    OpenFiles files(nullptr, clock());
    WatchedFolders folders(&files);
    const WatchedFolders::Result result = folders.open(m_folder->path());
    QCOMPARE(result.documents.size(), WatchedFolders::mostDocuments);
    QCOMPARE(result.notLookedAt, 3);
    QCOMPARE(files.rowCount(), WatchedFolders::mostDocuments);
    const QString words = FileWords::folder(result);
    QVERIFY2(words.contains(u"3 more"_s), qPrintable(words));
}

void OpenFilesTest::whatIsNoFolderIsRefused()
{
    QVERIFY(writeFile(path(u"a.json"_s), documentBytes(1)));
    OpenFiles files(nullptr, clock());
    WatchedFolders folders(&files);
    QVERIFY(!folders.open(path(u"a.json"_s)).isFolder);
    const WatchedFolders::Result result = folders.open(path(u"missing"_s));
    QVERIFY(!result.isFolder);
    QCOMPARE(FileWords::folder(result),
             u"%1 is no folder that can be read. Choose another one, or see whether you may read it."_s.arg(
                 path(u"missing"_s)));
    QCOMPARE(files.rowCount(), 0);
}

void OpenFilesTest::wordsOfAFolder()
{
    WatchedFolders::Result result;
    result.folder = u"/data/<b>runs\u202e"_s;
    QVERIFY2(FileWords::folder(result).contains(u"no results document directly in /data/<b>runs<U+202E>"_s),
             qPrintable(FileWords::folder(result)));
    result.documents = {u"/data/a.json"_s};
    result.others = {u"1.json"_s, u"2.json"_s, u"3.json"_s, u"4.json"_s,
                     u"5.json"_s, u"6.json"_s, u"7.json"_s};
    const QString words = FileWords::folder(result);
    QVERIFY2(words.contains(u"is watched"_s), qPrintable(words));
    QVERIFY2(words.contains(u"1.json, 2.json, 3.json, 4.json, 5.json, 2 more"_s), qPrintable(words));

    const NumberFormat format;
    const QDateTime today(QDate(2026, 6, 3), QTime(18, 0));
    QCOMPARE(FileWords::reloaded(QDateTime(QDate(2026, 6, 3), QTime(14, 3)), today, format),
             u"Reloaded at 14:03:00."_s);
    QCOMPARE(FileWords::reloaded(QDateTime(QDate(2026, 6, 2), QTime(14, 3)), today, format),
             u"Reloaded at 2 Jun 2026 14:03."_s);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::OpenFilesTest)
#include "tst_openfiles.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/filewatch.h"
#include "models/library/watcheddocument.h"

#include "tests/models/library/librarydocuments.h"
#include "tests/support/testobject.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// As most editors save: another file takes the name.
bool replaceFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

class FileWatchTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tellsOfAFileWrittenWhereItStands();
    void tellsOfAFileThatIsReplacedAgainAndAgain();
    void tellsOfAFileThatGoesAndComesBack();
    void tellsOfAFileWhoseOldSelfIsHeld();
    void tellsOfAnotherFileOfTheSameSizeAndDate();
    void tellsOfWhatALinkLeadsTo();
    void looksWhereNobodyTold();
    void tellsOnceOfManyWrites();
    void tellsOfAFolder();
    void saysNothingOfOthers();
    void keepsWatchingForEachThatAsked();
    void keepsTheDocumentBefore();
    void keepsTheDocumentWhileTheFileIsBroken();
    void saysNothingOfTheSameBytes();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileWatchTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
}

void FileWatchTest::tellsOfAFileWrittenWhereItStands()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(test::writeFile(file, "another"));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.constFirst().constFirst().toString(), file);
    QVERIFY(test::writeFile(file, "and yet another"));
    QTRY_COMPARE(changed.size(), 2);
}

void FileWatchTest::tellsOfAFileThatIsReplacedAgainAndAgain()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QSignalSpy vanished(&watch, &FileWatch::vanished);
    for (int i = 1; i <= 3; ++i) {
        QVERIFY(replaceFile(file, QByteArray(10 + i, 'x')));
        QTRY_COMPARE(changed.size(), i);
    }
    QVERIFY(test::writeFile(file, "where it stands"));
    QTRY_COMPARE(changed.size(), 4);
    QCOMPARE(vanished.size(), 0);
}

void FileWatchTest::tellsOfAFileThatGoesAndComesBack()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QSignalSpy vanished(&watch, &FileWatch::vanished);
    QVERIFY(QFile::remove(file));
    QTRY_COMPARE(vanished.size(), 1);
    QCOMPARE(changed.size(), 0);
    QVERIFY(test::writeFile(file, "back again"));
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(test::writeFile(file, "and watched as before"));
    QTRY_COMPARE(changed.size(), 2);
}

/// As by an editor that keeps a hard link as its backup: the file that was replaced lives on.
void FileWatchTest::tellsOfAFileWhoseOldSelfIsHeld()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(link(QFile::encodeName(file).constData(), QFile::encodeName(path(u"backup"_s)).constData()) == 0);
    for (int i = 1; i <= 6; i += 2) {
        QFile held(file);
        QVERIFY(held.open(QIODevice::ReadOnly));
        const qsizetype before = changed.size();
        QVERIFY(replaceFile(file, QByteArray(10 + i, 'x')));
        QTRY_VERIFY(changed.size() > before);
        const qsizetype replaced = changed.size();
        QVERIFY(test::writeFile(file, QByteArray(11 + i, 'x'))); // where it stands now
        QTRY_VERIFY(changed.size() > replaced);
    }
}

void FileWatchTest::tellsOfAnotherFileOfTheSameSizeAndDate()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    const QDateTime date = QFileInfo(file).lastModified();
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(test::writeFile(path(u"b.json"_s), "two"));
    QFile other(path(u"b.json"_s));
    QVERIFY(other.open(QIODevice::ReadWrite) && other.setFileTime(date, QFileDevice::FileModificationTime));
    other.close();
    QCOMPARE(rename(QFile::encodeName(path(u"b.json"_s)).constData(), QFile::encodeName(file).constData()),
             0);
    QTRY_COMPARE(changed.size(), 1);
}

void FileWatchTest::tellsOfWhatALinkLeadsTo()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"releases"_s));
    const QString target = path(u"releases/results.json"_s);
    const QString file = path(u"current.json"_s);
    QVERIFY(test::writeFile(target, "one"));
    QVERIFY(QFile::link(target, file));
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QSignalSpy vanished(&watch, &FileWatch::vanished);
    QVERIFY(replaceFile(target, "another"));
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(QFile::remove(target));
    QTRY_COMPARE(vanished.size(), 1);
    QVERIFY(test::writeFile(target, "back again"));
    QTRY_COMPARE(changed.size(), 2);
}

/// A disk of another computer tells of nothing: as if the events had never come.
void FileWatchTest::looksWhereNobodyTold()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    FileWatch watch;
    watch.watch(file);
    auto* deaf = watch.findChild<QFileSystemWatcher*>();
    QVERIFY(deaf);
    deaf->removePaths(deaf->files() + deaf->directories());
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(test::writeFile(file, "another"));
    watch.look();
    QTRY_COMPARE(changed.size(), 1);
}

void FileWatchTest::tellsOnceOfManyWrites()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QByteArray seen;
    connect(&watch, &FileWatch::changed, this, [&seen, file] { seen = test::contentOf(file); });
    for (int i = 0; i < 50; ++i) {
        QVERIFY(test::writeFile(file, QByteArray(i, 'x')));
    }
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(seen, QByteArray(49, 'x'));
}

void FileWatchTest::tellsOfAFolder()
{
    FileWatch watch;
    watch.watch(m_folder->path());
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(test::writeFile(path(u"new.json"_s), "one"));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.constFirst().constFirst().toString(), m_folder->path());
    QVERIFY(QFile::remove(path(u"new.json"_s)));
    QTRY_COMPARE(changed.size(), 2);
}

void FileWatchTest::saysNothingOfOthers()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, "one"));
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(test::writeFile(path(u"b.json"_s), "other"));
    QVERIFY(test::writeFile(file, "changed"));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.constFirst().constFirst().toString(), file);
    watch.unwatch(file);
    QVERIFY(!watch.isWatched(file));
    // What comes after it is told in the order of things.
    watch.watch(path(u"b.json"_s));
    QVERIFY(test::writeFile(file, "not watched any more"));
    QVERIFY(test::writeFile(path(u"b.json"_s), "watched now"));
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(changed.constLast().constFirst().toString(), path(u"b.json"_s));
}

void FileWatchTest::keepsWatchingForEachThatAsked()
{
    const QString file = path(u"a.json"_s);
    QVERIFY(test::writeFile(file, test::documentBytes(1)));
    FileWatch watch;
    auto one = std::make_unique<WatchedDocument>(file, &watch);
    WatchedDocument other(file, &watch);
    one.reset();
    QVERIFY(watch.isWatched(file));
    QVERIFY(test::writeFile(file, test::documentBytes(2)));
    QTRY_VERIFY(other.previous());
}

void FileWatchTest::keepsTheDocumentBefore()
{
    const QString file = path(u"results.json"_s);
    QVERIFY(test::writeFile(file, test::documentBytes(1)));
    FileWatch watch;
    WatchedDocument document(file, &watch);
    QCOMPARE(document.document()->bytes, test::documentBytes(1));
    QVERIFY(!document.previous());
    QSignalSpy reloaded(&document, &WatchedDocument::reloaded);
    QVERIFY(replaceFile(file, test::documentBytes(2)));
    QTRY_COMPARE(reloaded.size(), 1);
    QCOMPARE(document.document()->bytes, test::documentBytes(2));
    QCOMPARE(document.previous()->bytes, test::documentBytes(1));
    QVERIFY(test::writeFile(file, test::documentBytes(3)));
    QTRY_COMPARE(reloaded.size(), 2);
    QCOMPARE(document.previous()->bytes, test::documentBytes(2));
}

void FileWatchTest::keepsTheDocumentWhileTheFileIsBroken()
{
    const QString file = path(u"results.json"_s);
    QVERIFY(test::writeFile(file, test::documentBytes(1)));
    FileWatch watch;
    WatchedDocument document(file, &watch);
    QSignalSpy reloaded(&document, &WatchedDocument::reloaded);
    QSignalSpy errorChanged(&document, &WatchedDocument::errorChanged);
    QVERIFY(test::writeFile(file, test::documentBytes(2).chopped(20)));
    QTRY_COMPARE(errorChanged.size(), 1);
    QCOMPARE(document.error()->code, FileError::Code::Document);
    QVERIFY(QFile::remove(file));
    QTRY_COMPARE(errorChanged.size(), 2);
    QCOMPARE(document.error()->code, FileError::Code::NotFound);
    QCOMPARE(document.document()->bytes, test::documentBytes(1));
    QCOMPARE(reloaded.size(), 0);
    QVERIFY(test::writeFile(file, test::documentBytes(2)));
    QTRY_COMPARE(reloaded.size(), 1);
    QVERIFY(!document.error());
    QCOMPARE(document.previous()->bytes, test::documentBytes(1));
}

void FileWatchTest::saysNothingOfTheSameBytes()
{
    const QString file = path(u"results.json"_s);
    QVERIFY(test::writeFile(file, test::documentBytes(1)));
    // Otherwise both may be written within one tick of the file system's clock, and nothing tells them apart.
    QFile old(file);
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    old.close();
    FileWatch watch;
    WatchedDocument document(file, &watch);
    QSignalSpy reloaded(&document, &WatchedDocument::reloaded);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(replaceFile(file, test::documentBytes(1)));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(reloaded.size(), 0);
    QVERIFY(!document.previous());
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::FileWatchTest)
#include "tst_filewatch.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryindex.h"

#include "models/library/libraryname.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/models/library/testdisk.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr auto folders = LibraryIndex::Check::Folders;
constexpr auto files = LibraryIndex::Check::Files;

/// Dates a folder back, as if nothing had happened in it for an hour.
void settle(const QString& folder)
{
    timespec times[2];
    times[0].tv_nsec = UTIME_OMIT;
    times[1].tv_sec = time_t(QDateTime::currentSecsSinceEpoch() - 3600);
    times[1].tv_nsec = 0;
    QCOMPARE(utimensat(AT_FDCWD, QFile::encodeName(folder).constData(), times, 0), 0);
}

void settleAll(const QString& library)
{
    const auto inside = QDir(library).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo& folder : inside) {
        settle(folder.filePath());
    }
    settle(library);
}

QStringList namesIn(const LibraryIndex& index)
{
    QStringList names;
    for (const LibraryEntry& entry : index.entries()) {
        names.append(entry.name);
    }
    return names;
}

class LibraryIndexTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tellsWhatADocumentIs();
    void readsNothingOnAWarmStart();
    void isTheSameAfterLoading();
    void noticesFilesThatComeAndGo();
    void noticesAFileEditedWhereItStands();
    void noticesAFolderOfAnotherProgram();
    void takesNoteOfAnAddition();
    void listsWhatIsNoDocument();
    void countsWhatBelongsToTheLibrary();
    void gathersOrigins();
    void holdsABoundedNumberOfOrigins();
    void toleratesDamagedOrigins();
    void isMadeAgainWhenDamaged();
    void isMadeAgainForAnotherLibrary();
    void survivesACopyOfTheLibrary();
    void readsAReadOnlyLibrary();
    void canBeCancelled();
    void saysWhyItWasNotSaved();

private:
    DocumentLibrary library() const
    {
        return DocumentLibrary::open(m_folder->filePath(u"library"_s)).value();
    }
    QString file() const { return LibraryIndex::fileFor(m_folder->filePath(u"cache"_s), library().folder()); }
    /// Adds the numbers as documents, and returns their names.
    QStringList keep(const QList<int>& numbers, const test::Facts& facts = {}) const;
    LibraryIndex fresh() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void LibraryIndexTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
}

QStringList LibraryIndexTest::keep(const QList<int>& numbers, const test::Facts& facts) const
{
    QList<DocumentLibrary::NewDocument> documents;
    for (const int number : numbers) {
        documents.append(test::newDocument(test::documentBytes(number, facts),
                                           {test::fileOrigin(u"/from/%1.json"_s.arg(number))}));
    }
    QStringList names;
    for (const auto& kept : library().keep(documents).documents) {
        names.append(kept ? kept->name : QString());
    }
    return names;
}

LibraryIndex LibraryIndexTest::fresh() const
{
    LibraryIndex index(library().folder());
    index.refresh(library(), files);
    return index;
}

void LibraryIndexTest::tellsWhatADocumentIs()
{
    test::Facts facts;
    facts.scenarios = 3;
    const QStringList names = keep({1}, facts);
    const LibraryIndex index = fresh();
    QCOMPARE(index.entries().size(), 1);
    const LibraryEntry& entry = index.entries().constFirst();
    const QByteArray bytes = test::documentBytes(1, facts);
    QCOMPARE(entry.name, names.constFirst());
    QCOMPARE(entry.sha256, test::newDocument(bytes).sha256);
    QCOMPARE(entry.bytes, bytes.size());
    QCOMPARE(entry.schema, 3);
    QCOMPARE(entry.scenarios, 3);
    QCOMPARE(entry.crate, facts.crate);
    QCOMPARE(entry.crateVersion, facts.version);
    QCOMPARE(entry.measuredAt, facts.measuredAt);
    QCOMPARE(entry.cpu, facts.cpu);
    QCOMPARE(entry.rustc, facts.rustc);
    QCOMPARE(entry.os, QString());
    QCOMPARE(index.find(entry.sha256)->name, entry.name);
    QCOMPARE(index.find(QByteArray(32, 'x')), nullptr);
    QCOMPARE(index.origins(entry.sha256), QList<LibraryOrigin>{test::fileOrigin(u"/from/1.json"_s)});

    // And real ones, in a folder that no library has made.
    const QStringList corpus = test::corpusPaths();
    for (const QString& path : corpus) {
        QVERIFY(test::writeFile(library().path(u"by-hand/"_s + QFileInfo(path).fileName()),
                                test::corpusDocument(path)));
    }
    QCOMPARE(fresh().entries().size(), 1 + corpus.size());
    qInfo("%lld documents of the corpus indexed", static_cast<long long>(corpus.size()));
}

void LibraryIndexTest::readsNothingOnAWarmStart()
{
    keep({1, 2, 3});
    settleAll(library().folder());
    LibraryIndex index(library().folder());
    QCOMPARE(index.refresh(library(), folders).filesRead, 3);
    QCOMPARE(index.save(file()), QString());
    LibraryIndex again = LibraryIndex::load(file(), library().folder());
    QCOMPARE(again.entries(), index.entries());
    for (const auto check : {folders, files}) {
        const auto refreshed = again.refresh(library(), check);
        QCOMPARE(refreshed.filesRead, 0);
        QVERIFY(!refreshed.changed);
        QCOMPARE(again.entries(), index.entries());
    }
}

void LibraryIndexTest::isTheSameAfterLoading()
{
    keep({1, 2});
    LibraryOrigin commit;
    commit.kind = LibraryOrigin::Kind::Git;
    commit.place = u"/src/post\u2028"_s;
    commit.entry = QStringList{u"docs"_s, u"r.json"_s};
    commit.commit = u"0123"_s;
    commit.ref = u"refs/heads/main"_s;
    commit.subject = QString(QChar(0xd800)) + u"half a pair"_s;
    commit.dated = QDateTime(QDate(2026, 9, 1), QTime(1, 0), Qt::OffsetFromUTC, -7200);
    commit.kept = QDateTime(QDate(2026, 9, 2), QTime(2, 0), Qt::UTC);
    LibraryIndex index = fresh();
    const QByteArray sha = index.entries().constFirst().sha256;
    index.addOrigin(sha, commit);
    QVERIFY(test::writeFile(library().path(u"broken.json"_s), "{\"schema\": 3,}"));
    index.refresh(library(), folders);
    QCOMPARE(index.save(file()), QString());
    const LibraryIndex again = LibraryIndex::load(file(), library().folder());
    QCOMPARE(again.entries(), index.entries());
    QCOMPARE(again.problems(), index.problems());
    QCOMPARE(again.problems().size(), 1);
    QCOMPARE(again.origins(sha).size(), 2);
    QCOMPARE(again.origins(sha), index.origins(sha));
    QCOMPARE(again.origins(sha).constLast(), commit);
    QVERIFY(again.hasOrigin(sha, commit));
    QCOMPARE(again.find(sha)->name, index.find(sha)->name);
}

void LibraryIndexTest::noticesFilesThatComeAndGo()
{
    const QStringList first = keep({1, 2});
    settleAll(library().folder());
    LibraryIndex index = fresh();
    const QStringList second = keep({3});
    auto refreshed = index.refresh(library(), folders);
    QVERIFY(refreshed.changed);
    QCOMPARE(refreshed.filesRead, 1);
    QCOMPARE(index.entries().size(), 3);
    QVERIFY(QFile::remove(library().path(first.constFirst())));
    QVERIFY(QFile::rename(library().path(first.constLast()), library().path(u"renamed.json"_s)));
    refreshed = index.refresh(library(), folders);
    QVERIFY(refreshed.changed);
    QCOMPARE(namesIn(index), (QStringList{u"renamed.json"_s} + second));
    QVERIFY(QDir(library().folder()).removeRecursively());
    QVERIFY(index.refresh(library(), folders).changed);
    QVERIFY(index.entries().isEmpty());
}

void LibraryIndexTest::noticesAFileEditedWhereItStands()
{
    const QString name = keep({1}).constFirst();
    settleAll(library().folder());
    LibraryIndex index = fresh();
    QVERIFY(test::writeFile(library().path(name), test::documentBytes(12345)));
    // The folder's own date is what it was.
    QVERIFY(!index.refresh(library(), folders).changed);
    QCOMPARE(index.refresh(library(), files).filesRead, 1);
    QCOMPARE(index.entries().constFirst().sha256, test::newDocument(test::documentBytes(12345)).sha256);
}

void LibraryIndexTest::noticesAFolderOfAnotherProgram()
{
    keep({1});
    settleAll(library().folder());
    LibraryIndex index = fresh();
    test::Facts facts;
    facts.crate = u"ruststream-other"_s;
    const QStringList names = keep({2}, facts);
    QVERIFY(index.refresh(library(), folders).changed);
    QVERIFY(namesIn(index).contains(names.constFirst()));
    QCOMPARE(index.entries().size(), 2);
}

void LibraryIndexTest::takesNoteOfAnAddition()
{
    keep({1});
    LibraryIndex index = fresh();
    const auto document = test::newDocument(test::documentBytes(2), {test::fileOrigin(u"/two.json"_s)});
    const auto result = library().keep({document});
    const auto kept = result.documents.constFirst();
    LibraryEntry entry = libraryEntry(*document.document, document.sha256);
    entry.name = kept->name;
    entry.modified = kept->modified.toMSecsSinceEpoch();
    index.add(entry);
    index.addOrigin(document.sha256, document.origins.constFirst());
    QCOMPARE(index.find(document.sha256)->name, kept->name);
    // The next look at the folder has nothing to read.
    QCOMPARE(index.refresh(library(), folders).filesRead, 0);
    QCOMPARE(index.entries().size(), 2);
    QCOMPARE(index.origins(document.sha256).size(), 1);
    index.remove(kept->name);
    QCOMPARE(index.find(document.sha256), nullptr);
    QCOMPARE(index.entries().size(), 1);
}

void LibraryIndexTest::listsWhatIsNoDocument()
{
    QVERIFY(test::writeFile(library().path(u"post/broken.json"_s), "{\"schema\": 9}"));
    LibraryIndex index = fresh();
    QCOMPARE(index.problems().size(), 1);
    QCOMPARE(index.problems().constFirst().name, u"post/broken.json"_s);
    QCOMPARE(index.problems().constFirst().error.document.code, ReadError::Code::UnknownSchema);
    QVERIFY(test::writeFile(library().path(u"post/broken.json"_s), test::documentBytes(1)));
    QVERIFY(index.refresh(library(), files).changed);
    QVERIFY(index.problems().isEmpty());
    QCOMPARE(index.entries().size(), 1);
}

void LibraryIndexTest::countsWhatBelongsToTheLibrary()
{
    keep({1});
    const QByteArray document = test::documentBytes(2);
    QVERIFY(test::writeFile(library().path(u".hidden/2.json"_s), document));
    QVERIFY(test::writeFile(library().path(u"post/.2.json"_s), document));
    QVERIFY(test::writeFile(library().path(u"post/deeper/2.json"_s), document));
    QVERIFY(test::writeFile(library().path(u"post/notes.txt"_s), "notes"));
    QVERIFY(test::writeFile(library().path(u"README.md"_s), "readme"));
    QCOMPARE(fresh().entries().size(), 1);
    QVERIFY(fresh().problems().isEmpty());
    QVERIFY(test::writeFile(library().path(u"post/2.JSON"_s), document));
    QVERIFY(test::writeFile(library().path(u"2.json"_s), document));
    const LibraryIndex index = fresh();
    QCOMPARE(index.entries().size(), 3);
    // Two files with one content: both are there, and one stands for it.
    QCOMPARE(index.find(test::newDocument(document).sha256)->name, u"2.json"_s);
}

void LibraryIndexTest::gathersOrigins()
{
    const auto document = test::newDocument(test::documentBytes(1), {test::fileOrigin(u"/one.json"_s)});
    QVERIFY(!library().keep({document}).error);
    LibraryIndex index = fresh();
    QCOMPARE(index.origins(document.sha256).size(), 1);
    for (const QString& path : {u"/two.json"_s, u"/two.json"_s, u"/three.json"_s}) {
        QVERIFY(!library().keep({}, {{{}, document.sha256, test::fileOrigin(path)}}).error);
    }
    QVERIFY(index.refresh(library(), folders).changed);
    QCOMPARE(index.origins(document.sha256).size(), 3);
    QVERIFY(index.hasOrigin(document.sha256, test::fileOrigin(u"/two.json"_s)));
    QVERIFY(!index.hasOrigin(document.sha256, test::fileOrigin(u"/four.json"_s)));
    QVERIFY(QDir(library().path(u"origins"_s)).removeRecursively());
    QVERIFY(index.refresh(library(), folders).changed);
    QVERIFY(index.origins(document.sha256).isEmpty());
    QCOMPARE(index.entries().size(), 1);
}

void LibraryIndexTest::holdsABoundedNumberOfOrigins()
{
    LibraryIndex index;
    const QByteArray sha(32, 'x');
    for (int i = 0; i < 1000; ++i) {
        index.addOrigin(sha, test::fileOrigin(u"/%1"_s.arg(i)));
    }
    QCOMPARE(index.origins(sha).size(), LibraryIndex::mostOrigins);
    QVERIFY(!index.canTakeOrigin(sha));
    QVERIFY(index.canTakeOrigin(QByteArray(32, 'y')));
}

void LibraryIndexTest::toleratesDamagedOrigins()
{
    const auto document = test::newDocument(test::documentBytes(1), {test::fileOrigin(u"/one.json"_s)});
    QVERIFY(!library().keep({document}).error);
    const QByteArray line = writeOriginLine({{}, document.sha256, test::fileOrigin(u"/two.json"_s)});
    QVERIFY(test::writeFile(library().path(u"origins/merged-by-git.jsonl"_s),
                            "<<<<<<< HEAD\n" + line + "=======\n\n" + line.first(20)));
    LibraryIndex index = fresh();
    QCOMPARE(index.origins(document.sha256).size(), 2);
    QCOMPARE(index.damagedOrigins(), 4);
}

void LibraryIndexTest::isMadeAgainWhenDamaged()
{
    keep({1, 2, 3});
    QVERIFY(test::writeFile(library().path(u"broken.json"_s), "{"));
    const LibraryIndex index = fresh();
    QCOMPARE(index.save(file()), QString());
    const QByteArray whole = test::contentOf(file());
    QVERIFY(whole.size() > 100);
    const auto isUseless = [this](const QByteArray& bytes) {
        return test::writeFile(file(), bytes) &&
               LibraryIndex::load(file(), library().folder()).entries().isEmpty();
    };
    for (qsizetype i = 0; i < whole.size(); i += 7) {
        QVERIFY2(isUseless(whole.first(i)), qPrintable(u"cut at "_s + QString::number(i)));
        QByteArray flipped = whole;
        flipped[i] = char(flipped.at(i) ^ 0x10);
        QVERIFY2(isUseless(flipped), qPrintable(u"changed at "_s + QString::number(i)));
    }
    QVERIFY(isUseless(whole + 'x'));
    QVERIFY(isUseless({}));
    QVERIFY(isUseless(QByteArray(whole).replace("index 1\n", "index 2\n")));
    QVERIFY(QFile::remove(file()));
    QVERIFY(QDir().mkdir(file()));
    LibraryIndex again = LibraryIndex::load(file(), library().folder());
    QCOMPARE(again.refresh(library(), folders).filesRead, 4);
    QCOMPARE(again.entries(), index.entries());
    QCOMPARE(again.problems(), index.problems());
    QCOMPARE(again.origins(again.entries().constFirst().sha256).size(), 1);
}

void LibraryIndexTest::isMadeAgainForAnotherLibrary()
{
    keep({1});
    QCOMPARE(fresh().save(file()), QString());
    QVERIFY(LibraryIndex::load(file(), m_folder->filePath(u"elsewhere"_s)).entries().isEmpty());
    QVERIFY(LibraryIndex::fileFor(u"/cache"_s, library().folder()) !=
            LibraryIndex::fileFor(u"/cache"_s, m_folder->filePath(u"elsewhere"_s)));
}

void LibraryIndexTest::survivesACopyOfTheLibrary()
{
    keep({1, 2});
    const LibraryIndex index = fresh();
    const QString copy = m_folder->filePath(u"copy"_s);
    const auto content = test::filesIn(library().folder());
    for (auto file = content.cbegin(); file != content.cend(); ++file) {
        QVERIFY(test::writeFile(copy + u'/' + file.key(), *file));
    }
    LibraryIndex copied(copy);
    copied.refresh(DocumentLibrary::open(copy).value(), folders);
    QCOMPARE(namesIn(copied), namesIn(index));
    for (const LibraryEntry& entry : index.entries()) {
        QCOMPARE(copied.origins(entry.sha256), index.origins(entry.sha256));
    }
}

void LibraryIndexTest::readsAReadOnlyLibrary()
{
    keep({1, 2});
    const test::ReadOnlyFolder readOnly(library().folder());
    LibraryIndex index = fresh();
    QCOMPARE(index.entries().size(), 2);
    QCOMPARE(index.save(file()), QString());
    QCOMPARE(LibraryIndex::load(file(), library().folder()).entries().size(), 2);
}

void LibraryIndexTest::canBeCancelled()
{
    keep({1, 2, 3});
    LibraryIndex index(library().folder());
    QList<qsizetype> told;
    ScanControl control;
    control.isCancelled = [&told] { return told.size() == 2; };
    control.progress = [&told](qsizetype read, qsizetype toRead) {
        QCOMPARE(toRead, 3);
        told.append(read);
    };
    const auto refreshed = index.refresh(library(), folders, control);
    QVERIFY(refreshed.cancelled);
    QVERIFY(!refreshed.changed);
    QCOMPARE(told, (QList<qsizetype>{1, 2}));
    QVERIFY(index.entries().isEmpty());
    QCOMPARE(index.refresh(library(), folders).filesRead, 3);
}

void LibraryIndexTest::saysWhyItWasNotSaved()
{
    QVERIFY(test::writeFile(m_folder->filePath(u"cache"_s), "in the way"));
    QCOMPARE(fresh().save(file()), u"Not a directory"_s);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::LibraryIndexTest)
#include "tst_libraryindex.moc"

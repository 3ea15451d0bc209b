// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What must hold of a library whatever it is filled from, whatever happens meanwhile, and wherever it lies.
#include "models/library/libraryimport.h"
#include "models/library/libraryname.h"
#include "tests/models/library/archivebuilder.h"
#include "tests/models/library/gitrepository.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/models/library/worker.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using test::ArchiveBuilder;
using test::Worker;

constexpr int patienceMs = 60000;
const QString published = u"docs/benchmarks/results.json"_s;

/// What a library shows of its documents, but for when the files were written and where they came from.
QList<LibraryEntry> timeless(const LibraryIndex& index)
{
    QList<LibraryEntry> entries = index.entries();
    for (LibraryEntry& entry : entries) {
        entry.modified = 0;
    }
    return entries;
}

LibraryIndex readAnew(const QString& folder)
{
    LibraryIndex index(folder);
    index.refresh(DocumentLibrary::open(folder).value(), LibraryIndex::Check::Files);
    return index;
}

class LibrarySafetyTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void sameFromEverySource();
    void survivesKillsOfEveryImport_data();
    void survivesKillsOfEveryImport();
    void overlappingImportsAtOnce();
    void namesThatDifferByCaseOrFormAlone();
    void namesThatWindowsKeepsForItself();
    void foldersMadeByHandInAnotherCase();
    void worksWithoutExclusiveRename();
    void saysThatNothingCanBeAddedSafely();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    bool write(const QString& name, const QByteArray& bytes) const
    {
        return test::writeFile(path(name), bytes);
    }
    /// Imports into the library of this name, and returns it as it is read from the disk.
    LibraryIndex imported(const QString& library, const ImportRequest& request) const;
    LibraryIndex imported(const QString& library, const QString& name) const
    {
        ImportRequest request;
        request.paths = QStringList{path(name)};
        return imported(library, request);
    }
    /// Whether every document is whole and under the hash of its content, and the index can be made of it.
    void verifySound(const QString& library) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void LibrarySafetyTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
}

LibraryIndex LibrarySafetyTest::imported(const QString& library, const ImportRequest& request) const
{
    const auto folder = DocumentLibrary::open(path(library)).value();
    LibraryIndex index(folder.folder());
    const ImportReport report = importIntoLibrary(folder, index, request);
    if (report.failure || report.count(ImportItem::Outcome::Refused) > 0) {
        QTest::qFail("something was refused", __FILE__, __LINE__);
    }
    // What the import took note of is what is there.
    LibraryIndex anew = readAnew(folder.folder());
    index.refresh(folder, LibraryIndex::Check::Files);
    if (index.entries() != anew.entries()) {
        QTest::qFail("the index is not what the files say", __FILE__, __LINE__);
    }
    return anew;
}

void LibrarySafetyTest::verifySound(const QString& library) const
{
    const auto documents = test::documentsIn(path(library));
    for (auto file = documents.cbegin(); file != documents.cend(); ++file) {
        const QByteArray hash = QCryptographicHash::hash(*file, QCryptographicHash::Sha256).toHex();
        QVERIFY2(readDocument(*file), qPrintable(file.key()));
        QVERIFY2(file.key().contains(QString::fromLatin1(hash.first(shortestNameHash))),
                 qPrintable(file.key()));
    }
    const LibraryIndex index = readAnew(path(library));
    QCOMPARE(index.entries().size(), documents.size());
    QVERIFY(index.problems().isEmpty());
    QCOMPARE(index.damagedOrigins(), 0);
    for (const LibraryEntry& entry : index.entries()) {
        QVERIFY2(!index.origins(entry.sha256).isEmpty(), qPrintable(entry.name));
    }
}

void LibrarySafetyTest::sameFromEverySource()
{
    QMap<QString, QByteArray> corpus;
    const QStringList real = test::corpusPaths();
    for (const QString& name : real) {
        corpus.insert(name, test::corpusDocument(name));
    }
    const QStringList samples = test::sampleNames();
    for (const QString& name : samples) {
        corpus.insert(name, test::sample(name));
    }
    test::GitRepository repository(path(u"repository"_s));
    for (auto file = corpus.cbegin(); file != corpus.cend(); ++file) {
        QVERIFY(write(u"folder/"_s + file.key(), *file));
        repository.commit(file.key(), published, *file);
    }
    QMap<QString, LibraryIndex> libraries;
    libraries.insert(u"from a folder"_s, imported(u"from a folder"_s, u"folder"_s));
    for (const QString& suffix : ArchiveBuilder::suffixes()) {
        ArchiveBuilder builder(suffix);
        for (auto file = corpus.cbegin(); file != corpus.cend(); ++file) {
            builder.file(file.key().toUtf8(), *file);
        }
        const QString name = u"all."_s + suffix;
        const QByteArray bytes = builder.bytes();
        QVERIFY(write(name, bytes));
        libraries.insert(suffix, imported(u"from "_s + suffix, name));
        // As a CI system gives it away, and somebody keeps it in a folder.
        QVERIFY(
            write(suffix + u"/artifact.zip"_s, ArchiveBuilder(u"zip"_s).file(name.toUtf8(), bytes).bytes()));
        libraries.insert(suffix + u" in a zip in a folder"_s,
                         imported(u"from nested "_s + suffix, QString(suffix)));
    }
    ImportRequest history;
    history.git.emplace().repository = repository.folder();
    libraries.insert(u"from git"_s, imported(u"from git"_s, history));

    const LibraryIndex first = libraries.first();
    const auto bytes = test::documentsIn(first.folder());
    QCOMPARE(bytes.size(), corpus.size());
    QCOMPARE(first.entries().size(), corpus.size());
    for (auto library = libraries.cbegin(); library != libraries.cend(); ++library) {
        QVERIFY2(test::documentsIn(library->folder()) == bytes, qPrintable(library.key()));
        QVERIFY2(timeless(*library) == timeless(first), qPrintable(library.key()));
    }
    qInfo("%lld documents, %lld of them real, from %lld sources", static_cast<long long>(corpus.size()),
          static_cast<long long>(real.size()), static_cast<long long>(libraries.size()));
}

void LibrarySafetyTest::survivesKillsOfEveryImport_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("source");
    QTest::newRow("folder") << u"import"_s << u"folder"_s;
    QTest::newRow("archives in a folder") << u"import"_s << u"archives"_s;
    QTest::newRow("git") << u"history"_s << u"repository"_s;
}

/// Killed at any moment, and started again: nothing is lost, nothing is half, and the last one completes it.
void LibrarySafetyTest::survivesKillsOfEveryImport()
{
    QFETCH(QString, verb);
    QFETCH(QString, source);
    constexpr int documents = 600;
    constexpr int kills = 25;
    if (source == u"repository"_s) {
        // A commit each, told to git in one stream.
        QByteArray stream;
        for (int i = 0; i < documents; ++i) {
            const QByteArray bytes = test::documentBytes(i);
            stream += "commit refs/heads/main\ncommitter Ann <ann@example.org> " +
                      QByteArray::number(1788000000 + i * 60) + " +0000\ndata 7\nMeasure\nM 100644 inline " +
                      published.toUtf8() + "\ndata " + QByteArray::number(bytes.size()) + "\n" + bytes + "\n";
        }
        test::GitRepository(path(source)).git({u"fast-import"_s, u"--quiet"_s}, stream);
    }
    for (int lot = 0; lot < documents / 100; ++lot) {
        ArchiveBuilder builder(u"tar.gz"_s);
        for (int i = lot * 100; i < (lot + 1) * 100; ++i) {
            builder.file("run-" + QByteArray::number(i) + ".json", test::documentBytes(i));
            QVERIFY(write(u"folder/%1/%2.json"_s.arg(lot).arg(i), test::documentBytes(i)));
        }
        QVERIFY(write(u"archives/%1.tar.gz"_s.arg(lot), builder.bytes()));
    }
    const QStringList arguments{verb, path(u"library"_s), path(source)};
    QRandomGenerator random(20260903);
    qsizetype before = 0;
    for (int i = 0; i < kills; ++i) {
        Worker worker(arguments);
        QTRY_VERIFY(worker.isAtWork());
        QTimer::singleShot(random.bounded(100), Qt::PreciseTimer, &worker, &QProcess::kill);
        QTRY_COMPARE(worker.state(), QProcess::NotRunning);
        verifySound(u"library"_s);
        const qsizetype now = test::documentsIn(path(u"library"_s)).size();
        QVERIFY(now >= before);
        before = now;
        if (now == documents) {
            QVERIFY(QDir(path(u"library"_s)).removeRecursively()); // from the beginning again
            before = 0;
        }
    }
    Worker last(arguments);
    QTRY_COMPARE_WITH_TIMEOUT(last.state(), QProcess::NotRunning, patienceMs);
    QCOMPARE(last.exitCode(), 0);
    verifySound(u"library"_s);
    QCOMPARE(test::documentsIn(path(u"library"_s)).size(), documents);
}

void LibrarySafetyTest::overlappingImportsAtOnce()
{
    // A folder with the first two thirds, an archive with the last two thirds.
    constexpr int documents = 900;
    ArchiveBuilder builder(u"zip"_s);
    for (int i = 0; i < documents; ++i) {
        if (i < documents * 2 / 3) {
            QVERIFY(write(u"folder/%1.json"_s.arg(i), test::documentBytes(i)));
        }
        if (i >= documents / 3) {
            builder.file(QByteArray::number(i) + ".json", test::documentBytes(i));
        }
    }
    QVERIFY(write(u"rest.zip"_s, builder.bytes()));
    Worker one({u"import"_s, path(u"library"_s), path(u"folder"_s)});
    Worker other({u"import"_s, path(u"library"_s), path(u"rest.zip"_s)});
    QTRY_COMPARE_WITH_TIMEOUT(one.state(), QProcess::NotRunning, patienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(other.state(), QProcess::NotRunning, patienceMs);
    QCOMPARE(one.exitCode(), 0);
    QCOMPARE(other.exitCode(), 0);
    verifySound(u"library"_s);
    const LibraryIndex index = readAnew(path(u"library"_s));
    QCOMPARE(index.entries().size(), documents);
    qsizetype origins = 0;
    for (const LibraryEntry& entry : index.entries()) {
        origins += index.origins(entry.sha256).size();
    }
    QCOMPARE(origins, documents * 4 / 3); // each program told where it found each of its documents
    QVERIFY(test::hiddenIn(path(u"library"_s)).isEmpty());
}

void LibrarySafetyTest::namesThatDifferByCaseOrFormAlone()
{
    const QStringList crates{u"Nats"_s,
                             u"nats"_s,
                             u"NATS"_s,
                             u"caf\u00e9"_s,  // composed
                             u"cafe\u0301"_s, // decomposed
                             u"\u212bngstr\u00f6m"_s,
                             u"\u00c5ngstr\u00f6m"_s};
    int number = 0;
    for (const QString& crate : crates) {
        test::Facts facts;
        facts.crate = crate;
        QVERIFY(write(u"runs/%1.json"_s.arg(number), test::documentBytes(0, facts)));
        ++number;
    }
    const LibraryIndex index = imported(u"library"_s, u"runs"_s);
    QCOMPARE(index.entries().size(), crates.size());
    QSet<QString> folded;
    QStringList kept;
    for (const LibraryEntry& entry : index.entries()) {
        QVERIFY(std::ranges::all_of(entry.name, [](QChar c) { return c.unicode() < 0x80; }));
        QCOMPARE(entry.name, entry.name.toLower());
        folded.insert(entry.name.normalized(QString::NormalizationForm_KC).toCaseFolded());
        kept.append(entry.crate);
    }
    QCOMPARE(folded.size(), crates.size());
    for (const QString& crate : crates) {
        QCOMPARE(kept.count(crate), 1); // as it was published
    }
    verifySound(u"library"_s);
}

void LibrarySafetyTest::namesThatWindowsKeepsForItself()
{
    const QStringList crates{u"con"_s, u"PRN"_s,  u"aux.json"_s, u"NUL"_s,   u"com1"_s,      u"lpt9.tar"_s,
                             u"a:b"_s, u"end."_s, u"blank "_s,   u"what?"_s, u"pipe|line"_s, u"CONIN$"_s};
    int number = 0;
    for (const QString& crate : crates) {
        test::Facts facts;
        facts.crate = crate;
        QVERIFY(write(u"runs/%1.json"_s.arg(number), test::documentBytes(number, facts)));
        ++number;
    }
    const LibraryIndex index = imported(u"library"_s, u"runs"_s);
    QCOMPARE(index.entries().size(), crates.size());
    static const QRegularExpression reserved(
        u"^(con|prn|aux|nul|com[0-9]|lpt[0-9]|conin\\$|conout\\$)(\\..*)?$"_s);
    static const QRegularExpression forbidden(u"[<>:\"|?*\\\\ ]|[. ]$"_s);
    for (const LibraryEntry& entry : index.entries()) {
        const QStringList parts = entry.name.split(u'/');
        QCOMPARE(parts.size(), 2);
        for (const QString& part : parts) {
            QVERIFY2(!reserved.match(part).hasMatch(), qPrintable(entry.name));
            QVERIFY2(!forbidden.match(part).hasMatch(), qPrintable(entry.name));
        }
    }
}

void LibrarySafetyTest::foldersMadeByHandInAnotherCase()
{
    // Where names that differ by case are one, the library's own fall into the folder that is there; where
    // they are two, both are shown. Either way nothing of what is there is touched.
    const QByteArray byHand = test::documentBytes(1);
    QVERIFY(write(u"library/RustStream-Post/RESULTS.JSON"_s, byHand));
    QVERIFY(write(u"library/Origins.txt"_s, "mine"));
    QVERIFY(write(u"runs/1.json"_s, byHand));
    QVERIFY(write(u"runs/2.json"_s, test::documentBytes(2)));
    const LibraryIndex index = imported(u"library"_s, u"runs"_s);
    QCOMPARE(test::contentOf(path(u"library/RustStream-Post/RESULTS.JSON"_s)), byHand);
    QCOMPARE(test::contentOf(path(u"library/Origins.txt"_s)), QByteArray("mine"));
    QVERIFY(index.find(test::newDocument(byHand).sha256));
    QVERIFY(index.find(test::newDocument(test::documentBytes(2)).sha256));
    QVERIFY(index.problems().isEmpty());
}

void LibrarySafetyTest::worksWithoutExclusiveRename()
{
    for (int i = 0; i < 20; ++i) {
        QVERIFY(write(u"runs/%1.json"_s.arg(i), test::documentBytes(i)));
    }
    for (int round = 0; round < 2; ++round) {
        Worker worker({u"import"_s, path(u"library"_s), path(u"runs"_s), u"rename"_s});
        QTRY_COMPARE(worker.state(), QProcess::NotRunning);
        QCOMPARE(worker.exitCode(), 0);
        const QString words = QString::fromUtf8(worker.readAllStandardOutput());
        QVERIFY2(words.contains(round == 0 ? u"20 document(s) taken"_s : u"20 was (were) there already"_s),
                 qPrintable(words));
    }
    verifySound(u"library"_s);
    QCOMPARE(test::documentsIn(path(u"library"_s)).size(), 20);
    QVERIFY(test::hiddenIn(path(u"library"_s)).isEmpty());
}

void LibrarySafetyTest::saysThatNothingCanBeAddedSafely()
{
    QVERIFY(write(u"runs/1.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"library/ruststream-post/mine.json"_s, test::documentBytes(2)));
    const auto before = test::filesIn(path(u"library"_s));
    Worker worker({u"import"_s, path(u"library"_s), path(u"runs"_s), u"link"_s});
    QTRY_COMPARE(worker.state(), QProcess::NotRunning);
    QCOMPARE(worker.exitCode(), 1);
    const QString words = QString::fromUtf8(worker.readAllStandardOutput());
    QVERIFY2(words.contains(u"can't add a file without the risk of replacing another"), qPrintable(words));
    QVERIFY2(words.contains(u"Choose a folder on another disk"), qPrintable(words));
    QCOMPARE(test::filesIn(path(u"library"_s)), before);
    QVERIFY(test::hiddenIn(path(u"library"_s)).isEmpty());
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::LibrarySafetyTest)
#include "tst_librarysafety.moc"

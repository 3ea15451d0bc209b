// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryimport.h"

#include "models/report/importwords.h"
#include "tests/models/library/archivebuilder.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/models/library/testdisk.h"
#include "tests/models/library/worker.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimer>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Outcome = ImportItem::Outcome;
using Code = ImportRefusal::Code;
using test::ArchiveBuilder;

/// What the import says of the item whose name ends so.
QString told(const ImportReport& report, const QString& name)
{
    for (const ImportItem& item : report.items) {
        if (item.name.endsWith(name)) {
            return ImportWords::result(item);
        }
    }
    return u"not listed"_s;
}

class LibraryImportTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesAFile();
    void takesAFolderWithAllBelowIt();
    void tellsWhatItPassesOver();
    void followsNoLink();
    void waitsForNoPipe();
    void goesOnlySoDeep();
    void stopsAtTooManyFiles();
    void passesOverTheLibraryItself();
    void saysWhatIsNotThere();
    void recordsOriginsOnce();
    void takesWhatWasDeletedAgain();
    void takesArchives_data();
    void takesArchives();
    void takesNestedArchives();
    void takesArchivesInFolders();
    void boundsArchivesInFolders();
    void tellsAnArchiveByItsContent();
    void refusesHarmfulEntries_data();
    void refusesHarmfulEntries();
    void refusesALargeEntry();
    void saysThatItIsEncrypted();
    void stopsAtAHundredThousandEntries();
    void stopsAtABomb_data();
    void stopsAtABomb();
    void countsSpareDataToo();
    void refusesNestingTooDeep();
    void saysWhatIsNoArchive();
    void survivesDamagedArchives_data();
    void survivesDamagedArchives();
    void sameFromFolderAndArchive();
    void canBeCancelled();
    void tellsProgress();
    void saysThatTheDiskIsFull();
    void leavesAReadOnlyLibraryAlone();
    void leavesANewerLibraryAlone();
    void summarisesInWords();
    void survivesKills();
    void survivesTwoImportsAtOnce();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    bool write(const QString& name, const QByteArray& bytes) const
    {
        return test::writeFile(path(name), bytes);
    }
    DocumentLibrary library() const { return DocumentLibrary::open(path(u"library"_s)).value(); }
    ImportReport runImport(const QStringList& names, const ImportLimits& limits = {},
                           const ImportControl& control = {});
    QMap<QString, QByteArray> kept() const { return test::documentsIn(path(u"library"_s)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    LibraryIndex m_index;
};

void LibraryImportTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
    m_index = LibraryIndex(library().folder());
}

ImportReport LibraryImportTest::runImport(const QStringList& names, const ImportLimits& limits,
                                          const ImportControl& control)
{
    ImportRequest request;
    for (const QString& name : names) {
        request.paths.append(path(name));
    }
    request.limits = limits;
    return importIntoLibrary(library(), m_index, request, control);
}

void LibraryImportTest::takesAFile()
{
    // Under any name, since it was asked for.
    QVERIFY(write(u"numbers.txt"_s, test::documentBytes(1)));
    const ImportReport report = runImport({u"numbers.txt"_s});
    QCOMPARE(report.items.size(), 1);
    const ImportItem& item = report.items.constFirst();
    QCOMPARE(item.outcome, Outcome::Taken);
    QCOMPARE(item.name, path(u"numbers.txt"_s));
    QCOMPARE(kept(), (QMap<QString, QByteArray>{{item.document, test::documentBytes(1)}}));
    QCOMPARE(m_index.entries().size(), 1);
    QCOMPARE(m_index.entries().constFirst().name, item.document);
    const LibraryOrigin origin = m_index.origins(m_index.entries().constFirst().sha256).constFirst();
    QCOMPARE(origin.kind, LibraryOrigin::Kind::File);
    QCOMPARE(origin.place, path(u"numbers.txt"_s));
    QVERIFY(origin.kept.isValid());
    QVERIFY(qAbs(origin.dated.secsTo(QFileInfo(path(u"numbers.txt"_s)).lastModified())) <= 1);
    // The index knows what was added without reading it.
    QCOMPARE(m_index.refresh(library(), LibraryIndex::Check::Files).filesRead, 0);
}

void LibraryImportTest::takesAFolderWithAllBelowIt()
{
    QVERIFY(write(u"runs/one.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/2026/09/two.JSON"_s, test::documentBytes(2)));
    QVERIFY(write(u"runs/.hidden/three.json"_s, test::documentBytes(3)));
    QVERIFY(write(u"runs/2026/again.json"_s, test::documentBytes(1)));
    const ImportReport report = runImport({u"runs"_s});
    QStringList names;
    for (const ImportItem& item : report.items) {
        names.append(item.name);
    }
    QCOMPARE(names, (QStringList{u"one.json"_s, u".hidden/three.json"_s, u"2026/again.json"_s,
                                 u"2026/09/two.JSON"_s}));
    QCOMPARE(report.count(Outcome::Taken), 3);
    QCOMPARE(report.count(Outcome::Duplicate), 1);
    QCOMPARE(kept().size(), 3);
    QVERIFY(kept().values().contains(test::documentBytes(2)));
    QCOMPARE(told(report, u"2026/again.json"_s).section(u' ', 0, 2), u"already there as"_s);
    QCOMPARE(report.items.at(2).document, report.items.at(0).document);
}

void LibraryImportTest::tellsWhatItPassesOver()
{
    QVERIFY(write(u"runs/package.json"_s, "{\"name\": \"tool\"}"));
    QVERIFY(write(u"runs/notes.md"_s, "notes"));
    QVERIFY(write(u"runs/.git/objects/x.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/results.json"_s, "{}"));
    QVERIFY(write(u"runs/new.json"_s, "{\"schema\": 4, \"scenarios\": []}"));
    QVERIFY(write(u"runs/half.json"_s, test::sample(u"schema3.json"_s).chopped(20)));
    QVERIFY(write(u"runs/broken.json"_s, "{\"name\":\n  tool}"));
    QVERIFY(QFile::link(path(u"runs/notes.md"_s), path(u"runs/link.md"_s)));
    const ImportReport report = runImport({u"runs"_s});
    // What was meant to be a document is listed, with the place of the error.
    QCOMPARE(report.items.size(), 7);
    QCOMPARE(report.count(Outcome::Refused), 4);
    // So is what nobody can say the kind of.
    QVERIFY2(told(report, u"broken.json"_s).startsWith(u"Line 2, column 3"),
             qPrintable(told(report, u"broken.json"_s)));
    QVERIFY(told(report, u"new.json"_s).contains(u"schema 4 is not known here"));
    QVERIFY(told(report, u"half.json"_s).startsWith(u"Line "));
    QVERIFY(told(report, u"results.json"_s).contains(u"does not say its schema"));
    // Everything else is counted, and named where it may have been meant.
    QCOMPARE(report.count(Outcome::PassedOver), 3);
    QCOMPARE(told(report, u"package.json"_s), u"passed over: JSON of another kind"_s);
    QCOMPARE(told(report, u"link.md"_s), u"passed over: a symbolic link"_s);
    QCOMPARE(told(report, u".git"_s),
             u"passed over: a git folder, whose history can be imported by itself"_s);
    QCOMPARE(report.passed(PassedOver::OtherJson), 1);
    QCOMPARE(report.passed(PassedOver::OtherFiles), 1);
    QCOMPARE(report.passed(PassedOver::GitFolders), 1);
    QCOMPARE(report.passed(PassedOver::Links), 1);
    QVERIFY(kept().isEmpty());
    QVERIFY(!QFile::exists(path(u"library"_s)));
}

void LibraryImportTest::followsNoLink()
{
    QVERIFY(write(u"elsewhere/one.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/two.json"_s, test::documentBytes(2)));
    QVERIFY(QFile::link(path(u"elsewhere/one.json"_s), path(u"runs/one.json"_s)));
    QVERIFY(QFile::link(path(u"nowhere"_s), path(u"runs/dangling.json"_s)));
    QVERIFY(QFile::link(path(u"elsewhere"_s), path(u"runs/folder"_s)));
    QVERIFY(QFile::link(path(u"runs"_s), path(u"runs/loop"_s)));
    const ImportReport report = runImport({u"runs"_s});
    QCOMPARE(report.count(Outcome::Taken), 1);
    QVERIFY(told(report, u"one.json"_s).contains(u"symbolic link"));
    QVERIFY(told(report, u"dangling.json"_s).contains(u"symbolic link"));
    QCOMPARE(report.passed(PassedOver::Links), 2);
    QCOMPARE(kept().size(), 1);
}

void LibraryImportTest::waitsForNoPipe()
{
    QVERIFY(QDir().mkpath(path(u"runs"_s)));
    QCOMPARE(mkfifo(QFile::encodeName(path(u"runs/pipe.json"_s)).constData(), 0600), 0);
    QCOMPARE(mkfifo(QFile::encodeName(path(u"runs/pipe"_s)).constData(), 0600), 0);
    const ImportReport report = runImport({u"runs"_s, u"runs/pipe"_s});
    QVERIFY(told(report, u"pipe.json"_s).contains(u"a pipe"));
    QVERIFY(told(report, u"pipe"_s).contains(u"not a file"));
    QCOMPARE(report.passed(PassedOver::OtherFiles), 1);
}

void LibraryImportTest::goesOnlySoDeep()
{
    ImportLimits limits;
    limits.folderDepth = 3;
    QVERIFY(write(u"runs/a/b/in.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/a/b/c/out.json"_s, test::documentBytes(2)));
    const ImportReport report = runImport({u"runs"_s}, limits);
    QCOMPARE(report.count(Outcome::Taken), 1);
    QVERIFY(told(report, u"a/b/c"_s).contains(u"more than 3 level"));
}

void LibraryImportTest::stopsAtTooManyFiles()
{
    ImportLimits limits;
    limits.folderEntries = 10;
    for (int i = 0; i < 20; ++i) {
        QVERIFY(write(u"runs/%1.json"_s.arg(i, 2, 10, QLatin1Char('0')), test::documentBytes(i)));
    }
    const ImportReport report = runImport({u"runs"_s}, limits);
    QCOMPARE(report.count(Outcome::Taken), 10);
    QVERIFY(told(report, u"runs"_s).contains(u"more than 10 entry"));
}

void LibraryImportTest::passesOverTheLibraryItself()
{
    QVERIFY(write(u"one.json"_s, test::documentBytes(1)));
    runImport({u"one.json"_s});
    // The folder that the library is in.
    const ImportReport report = runImport({QString()});
    QCOMPARE(report.passed(PassedOver::LibraryFiles), 1);
    QCOMPARE(report.count(Outcome::Duplicate), 1);
    QCOMPARE(kept().size(), 1);
}

void LibraryImportTest::saysWhatIsNotThere()
{
    const ImportReport report = runImport({u"none.json"_s, u"none.zip"_s});
    QCOMPARE(report.count(Outcome::Refused), 2);
    for (const ImportItem& item : report.items) {
        QVERIFY(ImportWords::result(item).contains(u"no such file"));
    }
}

void LibraryImportTest::recordsOriginsOnce()
{
    QVERIFY(write(u"runs/one.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/copy.json"_s, test::documentBytes(1)));
    runImport({u"runs"_s});
    const QByteArray sha = m_index.entries().constFirst().sha256;
    QCOMPARE(m_index.origins(sha).size(), 2);
    const auto files = test::filesIn(path(u"library"_s));
    // The same again tells nothing new, and writes nothing.
    const ImportReport again = runImport({u"runs"_s});
    QCOMPARE(again.count(Outcome::Duplicate), 2);
    QCOMPARE(test::filesIn(path(u"library"_s)), files);
    // A second program, which has read the library.
    m_index = LibraryIndex(library().folder());
    m_index.refresh(library(), LibraryIndex::Check::Files);
    runImport({u"runs"_s});
    QCOMPARE(test::filesIn(path(u"library"_s)), files);
    QVERIFY(write(u"third.json"_s, test::documentBytes(1)));
    runImport({u"third.json"_s});
    QCOMPARE(m_index.origins(sha).size(), 3);
    LibraryIndex read(library().folder());
    read.refresh(library(), LibraryIndex::Check::Files);
    QCOMPARE(read.origins(sha).size(), 3);

    // A hundred copies are on record, and the rest is said to be left out.
    for (int i = 0; i < 120; ++i) {
        QVERIFY(write(u"copies/%1.json"_s.arg(i), test::documentBytes(1)));
    }
    const ImportReport copies = runImport({u"copies"_s});
    QCOMPARE(copies.count(Outcome::Duplicate), 120);
    QCOMPARE(copies.originsLeftOut, 23);
    QVERIFY(ImportWords::summary(copies).join(u' ').contains(u"23 more place"));
}

void LibraryImportTest::takesWhatWasDeletedAgain()
{
    QVERIFY(write(u"one.json"_s, test::documentBytes(1)));
    const ImportReport first = runImport({u"one.json"_s});
    QVERIFY(QFile::remove(library().path(first.items.constFirst().document)));
    m_index.refresh(library(), LibraryIndex::Check::Folders);
    const ImportReport again = runImport({u"one.json"_s});
    QCOMPARE(again.items.constFirst().outcome, Outcome::Taken);
    QCOMPARE(again.items.constFirst().document, first.items.constFirst().document);
    QCOMPARE(kept().size(), 1);
}

void LibraryImportTest::takesArchives_data()
{
    QTest::addColumn<QString>("suffix");
    for (const QString& suffix : ArchiveBuilder::suffixes()) {
        QTest::newRow(qPrintable(suffix)) << suffix;
    }
}

void LibraryImportTest::takesArchives()
{
    QFETCH(QString, suffix);
    const QString name = u"run."_s + suffix;
    QVERIFY(write(name, ArchiveBuilder(suffix)
                            .folder("docs")
                            .file("docs/results.json", test::documentBytes(1))
                            .file("docs/\xe4\xb8\xad.json", test::documentBytes(2))
                            .file("docs/again.json", test::documentBytes(1))
                            .file("docs/notes.txt", "notes")
                            .file("docs/other.json", "[]")
                            .file("docs/broken/results.json", "[]")
                            .bytes()));
    const ImportReport report = runImport({name});
    QCOMPARE(report.count(Outcome::Taken), 2);
    QCOMPARE(report.count(Outcome::Duplicate), 1);
    QCOMPARE(report.count(Outcome::Refused), 1);
    QCOMPARE(report.items.constFirst().name, QString(name + u" > docs/results.json"));
    QVERIFY(report.items.at(1).name.endsWith(u"docs/\u4e2d.json"));
    QVERIFY(told(report, u"broken/results.json"_s).contains(u"must be one object"));
    QCOMPARE(report.passed(PassedOver::OtherFiles), 1);
    QCOMPARE(report.passed(PassedOver::OtherJson), 1);
    QCOMPARE(kept().size(), 2);
    const LibraryOrigin origin =
        m_index.origins(test::newDocument(test::documentBytes(2)).sha256).constFirst();
    QCOMPARE(origin.kind, LibraryOrigin::Kind::Archive);
    QCOMPARE(origin.place, path(name));
    QCOMPARE(origin.entry, QStringList{u"docs/\u4e2d.json"_s});
    QCOMPARE(origin.dated.date().year(), 2026);
}

void LibraryImportTest::takesNestedArchives()
{
    // As a CI system packs what its runs have left: a zip of whatever they left.
    const QByteArray inner =
        ArchiveBuilder(u"tar.zst"_s).file("results.json", test::documentBytes(2)).bytes();
    const QByteArray middle = ArchiveBuilder(u"tar.xz"_s)
                                  .file("results.json", test::documentBytes(1))
                                  .file("deep/inner.tar.zst", inner)
                                  .bytes();
    QVERIFY(write(u"artifacts.zip"_s, ArchiveBuilder(u"zip"_s).file("bench/run.tar.xz", middle).bytes()));
    const ImportReport report = runImport({u"artifacts.zip"_s});
    QCOMPARE(report.count(Outcome::Taken), 2);
    QCOMPARE(report.items.constLast().name,
             u"artifacts.zip > bench/run.tar.xz > deep/inner.tar.zst > results.json"_s);
    const LibraryOrigin origin =
        m_index.origins(test::newDocument(test::documentBytes(2)).sha256).constFirst();
    QCOMPARE(origin.entry, (QStringList{u"bench/run.tar.xz"_s, u"deep/inner.tar.zst"_s, u"results.json"_s}));
}

void LibraryImportTest::takesArchivesInFolders()
{
    // As somebody keeps what he has downloaded from a CI system.
    const QByteArray inner = ArchiveBuilder(u"tar.gz"_s).file("results.json", test::documentBytes(3)).bytes();
    QVERIFY(write(u"runs/plain.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/2026/run-7.zip"_s, ArchiveBuilder(u"zip"_s)
                                                .file("bench/results.json", test::documentBytes(2))
                                                .file("bench/inner.tar.gz", inner)
                                                .file("bench/log.txt", "log")
                                                .bytes()));
    QVERIFY(write(u"runs/2026/text.tar.xz"_s, "no archive at all"));
    QVERIFY(QFile::link(path(u"runs/2026/run-7.zip"_s), path(u"runs/again.zip"_s)));
    QList<ImportProgress> progress;
    ImportControl control;
    control.progress = [&progress](const ImportProgress& now) { progress.append(now); };
    const ImportReport report = runImport({u"runs"_s}, {}, control);
    QCOMPARE(report.count(Outcome::Taken), 3);
    QVERIFY(told(report, u"2026/run-7.zip > bench/results.json"_s).startsWith(u"taken as "));
    QVERIFY(told(report, u"2026/run-7.zip > bench/inner.tar.gz > results.json"_s).startsWith(u"taken as "));
    QVERIFY(told(report, u"2026/text.tar.xz"_s).contains(u"not an archive"));
    QCOMPARE(report.count(Outcome::Refused), 1);
    QCOMPARE(report.passed(PassedOver::OtherFiles), 1);
    QCOMPARE(report.passed(PassedOver::Links), 1);
    const LibraryOrigin origin =
        m_index.origins(test::newDocument(test::documentBytes(3)).sha256).constFirst();
    QCOMPARE(origin.place, path(u"runs/2026/run-7.zip"_s));
    QCOMPARE(origin.entry, (QStringList{u"bench/inner.tar.gz"_s, u"results.json"_s}));
    // In the steps of the folder, which never go back.
    for (qsizetype i = 1; i < progress.size(); ++i) {
        QCOMPARE(progress.at(i).all, 0);
        QVERIFY(progress.at(i).done >= progress.at(i - 1).done);
    }
}

void LibraryImportTest::boundsArchivesInFolders()
{
    ArchiveBuilder bomb(u"tar.zst"_s);
    for (int i = 0; i < 20; ++i) {
        bomb.zeros(QByteArray::number(i) + ".json", qint64{16} << 20);
    }
    QVERIFY(write(u"runs/a-bomb.tar.zst"_s, bomb.bytes()));
    QVERIFY(write(u"runs/b-climbing.zip"_s,
                  ArchiveBuilder(u"zip"_s).file("../results.json", test::documentBytes(1)).bytes()));
    ArchiveBuilder many(u"zip"_s);
    for (int i = 0; i < 30; ++i) {
        many.file(QByteArray::number(i) + ".txt", {});
    }
    QVERIFY(write(u"runs/c-many.zip"_s, many.bytes()));
    QVERIFY(write(u"runs/d-sound.zip"_s,
                  ArchiveBuilder(u"zip"_s).file("results.json", test::documentBytes(2)).bytes()));
    ImportLimits limits;
    limits.archiveEntries = 25;
    const ImportReport report = runImport({u"runs"_s}, limits);
    QVERIFY(told(report, u"a-bomb.tar.zst"_s).contains(u"more than 250 time"));
    QVERIFY(told(report, u"b-climbing.zip > ../results.json"_s).contains(u"leads out of the archive"));
    QVERIFY(told(report, u"c-many.zip"_s).contains(u"more than 25 entry"));
    // One that is refused does not keep the next from being read.
    QVERIFY(told(report, u"d-sound.zip > results.json"_s).startsWith(u"taken as "));
    QCOMPARE(kept().size(), 1);
}

void LibraryImportTest::tellsAnArchiveByItsContent()
{
    QVERIFY(write(u"artifact"_s, ArchiveBuilder(u"tar.gz"_s).file("r.json", test::documentBytes(1)).bytes()));
    QVERIFY(write(u"plain"_s, ArchiveBuilder(u"tar"_s).file("r.json", test::documentBytes(2)).bytes()));
    QCOMPARE(runImport({u"artifact"_s, u"plain"_s}).count(Outcome::Taken), 2);
}

void LibraryImportTest::refusesHarmfulEntries_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("words");
    const QString leads = u"leads out of the archive"_s;
    const QString absolute = u"path is absolute"_s;
    for (const QString& suffix : {u"zip"_s, u"tar.gz"_s}) {
        const auto row = [&suffix](const char* what, const char* kind, const char* name,
                                   const QString& words) {
            QTest::newRow(qPrintable(QString(suffix + u' ' + QLatin1StringView(what))))
                << suffix << QByteArray(kind) << QByteArray(name) << words;
        };
        row("climbing", "file", "../../etc/results.json", leads);
        row("climbing in the middle", "file", "a/../../b/results.json", leads);
        row("climbing backwards", "file", "..\\results.json", leads);
        row("climbing folder", "folder", "../results.json", leads);
        row("absolute", "file", "/etc/results.json", absolute);
        row("drive", "file", "C:\\results.json", absolute);
        row("share", "file", "\\\\server\\results.json", absolute);
        row("symbolic link", "link", "results.json", u"symbolic link"_s);
        row("link elsewhere", "link", "passwd", u"symbolic link"_s);
    }
    QTest::newRow("device") << u"tar"_s << QByteArray("device") << QByteArray("results.json")
                            << u"a device"_s;
    QTest::newRow("pipe") << u"tar"_s << QByteArray("pipe") << QByteArray("fifo") << u"a device"_s;
    QTest::newRow("hard link") << u"tar"_s << QByteArray("hardlink") << QByteArray("results.json")
                               << u"a link to good.json"_s;
}

void LibraryImportTest::refusesHarmfulEntries()
{
    QFETCH(QString, suffix);
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, name);
    QFETCH(QString, words);
    ArchiveBuilder builder(suffix);
    builder.file("first.json", test::documentBytes(1));
    if (kind == "file") {
        builder.file(name, test::documentBytes(2));
    } else if (kind == "folder") {
        builder.folder(name);
    } else if (kind == "link") {
        builder.symbolicLink(name, "/etc/passwd");
    } else if (kind == "device") {
        builder.device(name);
    } else if (kind == "pipe") {
        builder.pipe(name);
    } else {
        builder.hardLink(name, "good.json");
    }
    builder.file("good.json", test::documentBytes(3));
    QVERIFY(write(u"run."_s + suffix, builder.bytes()));
    const auto before = test::filesIn(m_folder->path());
    const ImportReport report = runImport({u"run."_s + suffix});
    QCOMPARE(report.count(Outcome::Refused), 1);
    QVERIFY2(ImportWords::result(report.items.at(1)).contains(words),
             qPrintable(ImportWords::result(report.items.at(1))));
    // What is around it is taken, and nothing came to be outside the library.
    QCOMPARE(report.count(Outcome::Taken), 2);
    auto after = test::filesIn(m_folder->path());
    after.removeIf([](const auto& file) { return file.key().startsWith(u"library/"_s); });
    QCOMPARE(after, before);
}

void LibraryImportTest::refusesALargeEntry()
{
    for (const QString& suffix : {u"zip"_s, u"tar.gz"_s}) {
        QVERIFY(write(u"run."_s + suffix, ArchiveBuilder(suffix)
                                              .zeros("large.json", maxDocumentBytes + 1)
                                              .file("good.json", test::documentBytes(int(suffix.size())))
                                              .bytes()));
        const ImportReport report = runImport({u"run."_s + suffix});
        QVERIFY2(told(report, u"large.json"_s).contains(u"larger than 16 MiB"),
                 qPrintable(told(report, u"large.json"_s)));
        QCOMPARE(report.count(Outcome::Taken), 1);
    }
}

void LibraryImportTest::saysThatItIsEncrypted()
{
    QVERIFY(write(u"run.zip"_s,
                  ArchiveBuilder(u"zip"_s, "secret").file("results.json", test::documentBytes(1)).bytes()));
    const ImportReport report = runImport({u"run.zip"_s});
    QCOMPARE(report.items.size(), 1);
    QVERIFY2(told(report, u"results.json"_s).contains(u"is encrypted"),
             qPrintable(told(report, u"results.json"_s)));
    QVERIFY(kept().isEmpty());
}

void LibraryImportTest::stopsAtAHundredThousandEntries()
{
    ArchiveBuilder builder(u"zip"_s);
    builder.file("first.json", test::documentBytes(1));
    for (int i = 0; i < 100000; ++i) {
        builder.file(QByteArray::number(i) + ".txt", {});
    }
    builder.file("last.json", test::documentBytes(2));
    QVERIFY(write(u"many.zip"_s, builder.bytes()));
    const ImportReport report = runImport({u"many.zip"_s});
    QVERIFY(told(report, u"many.zip"_s).contains(u"more than 50000 entry"));
    QCOMPARE(report.count(Outcome::Taken), 1);
    QVERIFY(report.items.size() < 10);
}

void LibraryImportTest::stopsAtABomb_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("entry");
    QTest::newRow("a document") << u"zip"_s << QByteArray("bomb.json");
    QTest::newRow("a document in a tar") << u"tar.zst"_s << QByteArray("bomb.json");
    QTest::newRow("something else") << u"tar.zst"_s << QByteArray("bomb.bin");
    QTest::newRow("an archive") << u"tar.zst"_s << QByteArray("bomb.zip");
}

void LibraryImportTest::stopsAtABomb()
{
    QFETCH(QString, suffix);
    QFETCH(QByteArray, entry);
    ArchiveBuilder builder(suffix);
    builder.file("first.json", test::documentBytes(1));
    // Many, since no single one is read beyond what a document may have.
    for (int i = 0; i < 20; ++i) {
        builder.zeros(QByteArray::number(i) + entry, qint64{16} << 20);
    }
    builder.file("last.json", test::documentBytes(2));
    const QByteArray bytes = builder.bytes();
    QVERIFY(bytes.size() < 1 << 20);
    QVERIFY(write(u"bomb."_s + suffix, bytes));
    const ImportReport report = runImport({u"bomb."_s + suffix});
    QVERIFY2(told(report, u"bomb."_s + suffix).contains(u"more than 250 time"),
             qPrintable(told(report, u"bomb."_s + suffix)));
    QCOMPARE(kept().size(), 1);
}

void LibraryImportTest::countsSpareDataToo()
{
    // What is not even a document counts as well, at the bound of all data.
    ImportLimits limits;
    limits.archiveBytes = 1 << 20;
    limits.ratio = 1000000;
    QVERIFY(write(u"run.tar.gz"_s, ArchiveBuilder(u"tar.gz"_s)
                                       .zeros("big.bin", 2 << 20)
                                       .file("last.json", test::documentBytes(1))
                                       .bytes()));
    const ImportReport report = runImport({u"run.tar.gz"_s}, limits);
    QVERIFY2(told(report, u"run.tar.gz"_s).contains(u"more than 1 MiB"),
             qPrintable(told(report, u"run.tar.gz"_s)));
    QVERIFY(kept().isEmpty());
}

void LibraryImportTest::refusesNestingTooDeep()
{
    QByteArray bytes = ArchiveBuilder(u"zip"_s).file("results.json", test::documentBytes(1)).bytes();
    for (int level = 0; level < 6; ++level) {
        bytes = ArchiveBuilder(u"zip"_s)
                    .file(QByteArray::number(level) + ".json", test::documentBytes(100 + level))
                    .file("inner.zip", bytes)
                    .bytes();
    }
    QVERIFY(write(u"deep.zip"_s, bytes));
    const ImportReport report = runImport({u"deep.zip"_s});
    QCOMPARE(report.count(Outcome::Taken), 4);
    QVERIFY(told(report, u"deep.zip > inner.zip > inner.zip > inner.zip > inner.zip"_s)
                .contains(u"more than 4 level"));
    QCOMPARE(report.count(Outcome::Refused), 1);

    ImportLimits limits;
    limits.nestedBytes = 1000;
    const ImportReport large = runImport({u"deep.zip"_s}, limits);
    QVERIFY(told(large, u"inner.zip"_s).contains(u"larger than"));
}

void LibraryImportTest::saysWhatIsNoArchive()
{
    QVERIFY(write(u"text.zip"_s, "this is no archive at all"));
    QVERIFY(write(u"empty.tar.gz"_s, {}));
    QVERIFY(write(u"outer.zip"_s, ArchiveBuilder(u"zip"_s).file("in.tar", "neither is this").bytes()));
    const ImportReport report = runImport({u"text.zip"_s, u"empty.tar.gz"_s, u"outer.zip"_s});
    QCOMPARE(report.items.size(), 3);
    for (const ImportItem& item : report.items) {
        QVERIFY2(ImportWords::result(item).contains(u"not an archive"),
                 qPrintable(ImportWords::result(item)));
    }
    QCOMPARE(report.items.constLast().name, u"outer.zip > in.tar"_s);
}

void LibraryImportTest::survivesDamagedArchives_data()
{
    takesArchives_data();
}

/// Cut and flipped anywhere: what is taken is whole, and what is not is told.
void LibraryImportTest::survivesDamagedArchives()
{
    QFETCH(QString, suffix);
    ArchiveBuilder builder(suffix);
    QMap<QByteArray, int> sound;
    for (int i = 0; i < 5; ++i) {
        builder.file("run-" + QByteArray::number(i) + ".json", test::documentBytes(i));
        sound.insert(test::documentBytes(i), i);
    }
    const QByteArray whole = builder.bytes();
    const QString name = u"run."_s + suffix;
    QRandomGenerator random(20260901);
    int withWords = 0;
    for (int i = 0; i < 120; ++i) {
        QByteArray bytes = whole;
        if (i % 2 == 0) {
            bytes.truncate(random.bounded(int(whole.size())));
        } else {
            for (int flips = 0; flips < 8; ++flips) {
                bytes[random.bounded(int(whole.size()))] = char(random.bounded(256));
            }
        }
        QVERIFY(write(name, bytes));
        const ImportReport report = runImport({name});
        QVERIFY(!report.failure);
        const qint64 told = report.items.size() + report.passed(PassedOver::OtherJson) +
                            report.passed(PassedOver::OtherFiles);
        QVERIFY(told > 0);
        withWords += report.count(Outcome::Refused) > 0 ? 1 : 0;
    }
    QVERIFY(withWords > 60);
    for (const QByteArray& bytes : kept()) {
        QVERIFY(readDocument(bytes));
    }
    QVERIFY(test::hiddenIn(path(u"library"_s)).isEmpty());
}

void LibraryImportTest::sameFromFolderAndArchive()
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
    for (auto file = corpus.cbegin(); file != corpus.cend(); ++file) {
        QVERIFY(write(u"corpus/"_s + file.key(), *file));
    }
    runImport({u"corpus"_s});
    const auto fromFolder = kept();
    QCOMPARE(fromFolder.size(), corpus.size());
    for (const QString& suffix : ArchiveBuilder::suffixes()) {
        ArchiveBuilder builder(suffix);
        for (auto file = corpus.cbegin(); file != corpus.cend(); ++file) {
            builder.file(file.key().toUtf8(), *file);
        }
        QVERIFY(write(u"corpus."_s + suffix, builder.bytes()));
        QVERIFY(QDir(path(u"library"_s)).removeRecursively());
        m_index = LibraryIndex(library().folder());
        const ImportReport report = runImport({u"corpus."_s + suffix});
        QCOMPARE(report.count(Outcome::Taken), corpus.size());
        QCOMPARE(kept(), fromFolder);
    }
    qInfo("%lld documents, %lld of them real", static_cast<long long>(corpus.size()),
          static_cast<long long>(real.size()));
}

void LibraryImportTest::canBeCancelled()
{
    for (int i = 0; i < 50; ++i) {
        QVERIFY(write(u"runs/%1.json"_s.arg(i), test::documentBytes(i)));
    }
    ImportControl control;
    int asked = 0;
    control.isCancelled = [&asked] { return ++asked > 20; };
    const ImportReport report = runImport({u"runs"_s}, {}, control);
    QVERIFY(report.cancelled);
    QVERIFY(!report.failure);
    QVERIFY(report.count(Outcome::Taken) > 0);
    QVERIFY(report.count(Outcome::Taken) < 50);
    // What the list calls taken is there.
    QCOMPARE(kept().size(), report.count(Outcome::Taken));
    QCOMPARE(report.count(Outcome::Refused), 0);
    QVERIFY(ImportWords::summary(report).join(u' ').contains(u"was cancelled"));
}

void LibraryImportTest::tellsProgress()
{
    ArchiveBuilder builder(u"tar.gz"_s);
    for (int i = 0; i < 500; ++i) {
        builder.file("run-" + QByteArray::number(i) + ".json", test::documentBytes(i));
    }
    QVERIFY(write(u"runs.tar.gz"_s, builder.bytes()));
    QList<ImportProgress> told;
    ImportControl control;
    control.progress = [&told](const ImportProgress& progress) { told.append(progress); };
    runImport({u"runs.tar.gz"_s}, {}, control);
    QCOMPARE(told.size(), 501);
    QCOMPARE(told.constLast().taken, 500);
    QCOMPARE(told.constLast().all, QFileInfo(path(u"runs.tar.gz"_s)).size());
    QVERIFY(told.constLast().done > 0 && told.constLast().done <= told.constLast().all);
    QCOMPARE(told.constLast().source, path(u"runs.tar.gz"_s));
    QVERIFY(ImportWords::progress(told.constLast()).startsWith(u"runs.tar.gz: "));
}

void LibraryImportTest::saysThatTheDiskIsFull()
{
    test::SmallDisk disk(qint64{6} << 20);
    const DocumentLibrary small = DocumentLibrary::open(disk.path() + u"/library"_s).value();
    LibraryIndex index(small.folder());
    ImportRequest request;
    request.paths = QStringList{path(u"runs"_s)};
    // More than there is room for; where there is no disk of its own, one that is too large for the limit.
    for (int i = 0; i < 1500; ++i) {
        QVERIFY(write(u"runs/%1.json"_s.arg(i, 4, 10, QLatin1Char('0')), test::documentBytes(i, {}, 8000)));
    }
    if (!disk.isMounted()) {
        QVERIFY(write(u"runs/9999.json"_s, test::documentBytes(9999, {}, 100000)));
        disk.fill(50000);
    }
    const ImportReport report = importIntoLibrary(small, index, request);
    disk.clear();
    QVERIFY(report.failure);
    QVERIFY(!disk.isMounted() || report.count(Outcome::Taken) > 0); // the limit stops the first lot
    const auto there = test::documentsIn(small.folder());
    QCOMPARE(there.size(), report.count(Outcome::Taken));
    for (const QByteArray& bytes : there) {
        QVERIFY(readDocument(bytes));
    }
    QVERIFY(test::hiddenIn(small.folder()).isEmpty());
    const QString words = ImportWords::summary(report).join(u' ');
    QVERIFY2(words.contains(u"ended early"), qPrintable(words));
    QVERIFY(report.count(Outcome::Refused) > 0);
    QVERIFY(ImportWords::result(report.items.constLast()).contains(u"could not be written"));
    // The index tells what is there, and no origin that is not.
    LibraryIndex read(small.folder());
    read.refresh(small, LibraryIndex::Check::Files);
    QCOMPARE(index.entries().size(), there.size());
    for (const LibraryEntry& entry : read.entries()) {
        QCOMPARE(index.origins(entry.sha256), read.origins(entry.sha256));
    }
}

void LibraryImportTest::leavesAReadOnlyLibraryAlone()
{
    QVERIFY(write(u"one.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"two.json"_s, test::documentBytes(2)));
    runImport({u"one.json"_s});
    const auto before = test::filesIn(path(u"library"_s));
    {
        const test::ReadOnlyFolder readOnly(path(u"library"_s));
        const ImportReport report = runImport({u"one.json"_s, u"two.json"_s});
        QVERIFY(report.failure);
        QCOMPARE(report.failure->code, LibraryError::Code::NotWritable);
        QCOMPARE(told(report, u"one.json"_s).section(u' ', 0, 1), u"already there"_s);
        QVERIFY(told(report, u"two.json"_s).contains(u"could not be written"));
        QCOMPARE(m_index.entries().size(), 1);
    }
    QCOMPARE(test::filesIn(path(u"library"_s)), before);
    QCOMPARE(runImport({u"two.json"_s}).count(Outcome::Taken), 1);
}

void LibraryImportTest::leavesANewerLibraryAlone()
{
    QVERIFY(write(u"one.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"library/library.json"_s, "{\"format\": 7}"));
    const auto before = test::filesIn(path(u"library"_s));
    const ImportReport report = runImport({u"one.json"_s});
    QVERIFY(ImportWords::summary(report).join(u' ').contains(u"newer version of Rangebar (format 7"));
    QCOMPARE(test::filesIn(path(u"library"_s)), before);
}

void LibraryImportTest::summarisesInWords()
{
    QVERIFY(write(u"runs/one.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/two.json"_s, test::documentBytes(1)));
    QVERIFY(write(u"runs/results.json"_s, "{}"));
    QVERIFY(write(u"runs/a.txt"_s, "a"));
    QVERIFY(write(u"runs/b.txt"_s, "b"));
    QVERIFY(write(u"runs/<b>\u202e.json"_s, "{\"schema\": 9, \"scenarios\": []}"));
    const ImportReport report = runImport({u"runs"_s});
    const QString words = ImportWords::summary(report).join(u' ');
    QVERIFY2(words.startsWith(u"1 document"), qPrintable(words));
    for (const QString& part : {u"1 was (were) there already"_s, u"2 was (were) refused"_s,
                                u"Passed over: 2 file(s) that are not JSON"_s}) {
        QVERIFY2(words.contains(part), qPrintable(words));
    }
    for (const auto code : {Code::NoGit, Code::NotARepository, Code::OwnedByAnother, Code::NoSuchRef,
                            Code::NoHistory, Code::ShallowHistory, Code::MissingObjects, Code::GitFailed,
                            Code::DamagedArchive, Code::NotAnArchive, Code::TooMuchData}) {
        ImportRefusal refusal;
        refusal.code = code;
        refusal.detail = u"\u202eabc\n"_s;
        QVERIFY(!ImportWords::refusal(refusal).isEmpty());
        QVERIFY(!ImportWords::refusal(refusal).contains(u'\u202e'));
    }
}

void LibraryImportTest::survivesKills()
{
    constexpr int documents = 900;
    ArchiveBuilder builder(u"zip"_s);
    for (int i = 0; i < documents; ++i) {
        builder.file("run-" + QByteArray::number(i) + ".json", test::documentBytes(i));
    }
    QVERIFY(write(u"runs.zip"_s, builder.bytes()));
    QRandomGenerator random(20260902);
    qsizetype before = 0;
    for (int i = 0; i < 50; ++i) {
        test::Worker importer({u"import"_s, path(u"library"_s), path(u"runs.zip"_s)});
        QTRY_VERIFY(importer.isAtWork());
        QTimer::singleShot(random.bounded(120), Qt::PreciseTimer, &importer, &QProcess::kill);
        QTRY_COMPARE(importer.state(), QProcess::NotRunning);
        const auto there = kept();
        QVERIFY(there.size() >= before);
        before = there.size();
        for (const QByteArray& bytes : there) {
            QVERIFY(readDocument(bytes));
        }
        if (there.size() == documents) {
            // All of it got through: from the beginning again.
            QVERIFY(QDir(path(u"library"_s)).removeRecursively());
            before = 0;
        }
    }
    m_index.refresh(library(), LibraryIndex::Check::Files);
    QVERIFY(m_index.problems().isEmpty());
    QCOMPARE(m_index.damagedOrigins(), 0);
    QCOMPARE(runImport({u"runs.zip"_s}).count(Outcome::Refused), 0);
    QCOMPARE(kept().size(), documents);
    for (const LibraryEntry& entry : m_index.entries()) {
        QCOMPARE(m_index.origins(entry.sha256).size(), 1);
    }
    library().removeLeftovers(QDateTime::currentDateTimeUtc().addSecs(2 * 3600));
    QVERIFY(test::hiddenIn(path(u"library"_s)).isEmpty());
}

void LibraryImportTest::survivesTwoImportsAtOnce()
{
    constexpr int documents = 900;
    ArchiveBuilder builder(u"zip"_s);
    for (int i = 0; i < documents; ++i) {
        builder.file("run-" + QByteArray::number(i) + ".json", test::documentBytes(i));
    }
    QVERIFY(write(u"runs.zip"_s, builder.bytes()));
    const QStringList arguments{u"import"_s, path(u"library"_s), path(u"runs.zip"_s)};
    test::Worker one(arguments);
    test::Worker other(arguments);
    const ImportReport report = runImport({u"runs.zip"_s});
    QVERIFY(!report.failure);
    QTRY_COMPARE_WITH_TIMEOUT(one.state(), QProcess::NotRunning, 60000);
    QTRY_COMPARE_WITH_TIMEOUT(other.state(), QProcess::NotRunning, 60000);
    QCOMPARE(one.exitCode(), 0);
    QCOMPARE(other.exitCode(), 0);
    const QList<QByteArray> there = kept().values();
    QCOMPARE(there.size(), documents);
    QCOMPARE(QSet<QByteArray>(there.cbegin(), there.cend()).size(), documents);
    m_index.refresh(library(), LibraryIndex::Check::Files);
    QCOMPARE(m_index.entries().size(), documents);
    QVERIFY(m_index.problems().isEmpty());
    QCOMPARE(m_index.damagedOrigins(), 0);
    QVERIFY(test::hiddenIn(path(u"library"_s)).isEmpty());
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::LibraryImportTest)
#include "tst_libraryimport.moc"

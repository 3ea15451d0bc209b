// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documentlibrary.h"

#include "models/library/libraryname.h"
#include "models/report/librarywords.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/models/library/testdisk.h"
#include "tests/models/library/worker.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr int kills = 50;
constexpr quint32 seed = 20260901;

DocumentLibrary opened(const QString& folder)
{
    return DocumentLibrary::open(folder).value();
}

/// Every line in the library's origins. A line that can't be read is an empty one.
QList<OriginLine> originsIn(const QString& folder)
{
    QList<OriginLine> lines;
    const auto files = test::filesIn(folder + u"/origins"_s);
    for (const QByteArray& bytes : files) {
        const auto rows = bytes.split('\n');
        for (const QByteArray& row : rows) {
            if (&row != &rows.last() || !row.isEmpty()) {
                lines.append(readOriginLine(row).value_or(OriginLine()));
            }
        }
    }
    return lines;
}

/// Whether every file in the library is whole: a document under its own hash, or origins that can all be
/// read.
QString firstUnsound(const QString& folder)
{
    const auto documents = test::documentsIn(folder);
    for (auto file = documents.cbegin(); file != documents.cend(); ++file) {
        const QByteArray hash = QCryptographicHash::hash(*file, QCryptographicHash::Sha256).toHex();
        if (!readDocument(*file) || !file.key().contains(QString::fromLatin1(hash.first(shortestNameHash)))) {
            return file.key();
        }
    }
    const QByteArray marker = test::contentOf(folder + u"/library.json"_s);
    if (QFile::exists(folder + u"/library.json"_s) && !QJsonDocument::fromJson(marker).isObject()) {
        return u"library.json"_s;
    }
    for (const OriginLine& line : originsIn(folder)) {
        if (line.sha256.isEmpty()) {
            return u"origins"_s;
        }
    }
    return {};
}

/// A program that adds documents in small lots.
class Worker : public test::Worker
{
public:
    Worker(const QString& folder, int first, int step, int count)
        : test::Worker(
              {u"add"_s, folder, QString::number(first), QString::number(step), QString::number(count)})
    {
    }
};

class DocumentLibraryTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheBytesUnderAReadableName();
    void keepsRealDocuments();
    void namesAreSafeEverywhere_data();
    void namesAreSafeEverywhere();
    void namesNeverDifferByCaseAlone();
    void keepsEachContentOnce();
    void recordsEveryOrigin();
    void originLinesComeBack();
    void leavesATakenNameAlone();
    void namesAreRelative();
    void refusesWhatIsNoFolder();
    void showsANewerLibraryAndLeavesItAlone();
    void showsALibraryWithADamagedMarker();
    void noticesANewerVersionThatCameMeanwhile();
    void saysThatItCannotBeWritten();
    void saysThatTheDiskIsFull();
    void deletesIntoTheTrash();
    void leavesADocumentThatNoTrashTakes();
    void removesOldLeftoversOnly();
    void survivesKills();
    void survivesTwoProgramsAtOnce();
};

void DocumentLibraryTest::keepsTheBytesUnderAReadableName()
{
    const QTemporaryDir folder;
    const QByteArray bytes = test::sample(u"schema3.json"_s);
    const auto document = test::newDocument(bytes, {test::fileOrigin(u"/home/ann/results.json"_s)});
    const DocumentLibrary library = opened(folder.filePath(u"made/on the way"_s));
    const auto result = library.keep({document});
    QVERIFY(!result.error);
    const auto kept = result.documents.constFirst();
    QVERIFY(kept && kept->isNew);

    const QString crate = document.document->crate.value();
    const QString date = document.document->measurement.measuredAt.value();
    const QString hash = QString::fromLatin1(document.sha256.toHex().first(12));
    QCOMPARE(kept->name, QString(crate + u'/' + date + u'_' + hash + u".json"));
    QCOMPARE(test::contentOf(library.path(kept->name)), bytes);
    QCOMPARE(kept->modified, QFileInfo(library.path(kept->name)).lastModified());
    // Anybody may read it, as any other file of the user.
    QVERIFY(QFile::permissions(library.path(kept->name)) & QFileDevice::ReadOwner);
    QVERIFY(!(QFile::permissions(library.path(kept->name)) & QFileDevice::ExeOwner));
    const auto marker = QJsonDocument::fromJson(test::contentOf(library.path(u"library.json"_s))).object();
    QCOMPARE(marker.value(u"format"_s).toInt(), 1);
    QVERIFY(test::hiddenIn(library.folder()).isEmpty());
}

void DocumentLibraryTest::keepsRealDocuments()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    QList<DocumentLibrary::NewDocument> documents;
    const QStringList paths = test::corpusPaths();
    for (const QString& path : paths) {
        documents.append(test::newDocument(test::corpusDocument(path)));
    }
    QVERIFY(!library.keep(documents).error);
    const auto files = test::documentsIn(folder.path());
    QCOMPARE(files.size(), paths.size());
    for (const QString& path : paths) {
        QVERIFY(!files.key(test::corpusDocument(path)).isEmpty());
        QCOMPARE(files.key(test::corpusDocument(path)).section(u'/', 0, 0), path.section(u'/', 0, 0));
    }
    qInfo("%lld documents of the corpus kept", static_cast<long long>(paths.size()));
}

void DocumentLibraryTest::namesAreSafeEverywhere_data()
{
    QTest::addColumn<QString>("crate");
    QTest::addColumn<QString>("folder");
    QTest::newRow("usual") << u"ruststream-nats"_s << u"ruststream-nats"_s;
    QTest::newRow("case") << u"RustStream-NATS"_s << u"ruststream-nats"_s;
    QTest::newRow("none") << QString() << u"unnamed"_s;
    QTest::newRow("upwards") << u"../../etc/passwd"_s << u"etc-passwd"_s;
    QTest::newRow("absolute") << u"/etc"_s << u"etc"_s;
    QTest::newRow("drive") << u"C:\\temp"_s << u"c--temp"_s;
    QTest::newRow("hidden") << u".git"_s << u"git"_s;
    QTest::newRow("dots") << u".."_s << u"unnamed"_s;
    QTest::newRow("trailing dots") << u"crate. ."_s << u"crate"_s;
    QTest::newRow("device") << u"CON"_s << u"crate-con"_s;
    QTest::newRow("device with a suffix") << u"nul.json"_s << u"crate-nul.json"_s;
    QTest::newRow("numbered device") << u"com7"_s << u"crate-com7"_s;
    QTest::newRow("no device") << u"console"_s << u"console"_s;
    QTest::newRow("origins") << u"Origins"_s << u"crate-origins"_s;
    QTest::newRow("marker") << u"library.json"_s << u"crate-library.json"_s;
    QTest::newRow("other letters") << u"\u4e2d\u6587"_s << u"unnamed"_s;
    QTest::newRow("control characters") << u"a\n\u202eb\0c"_s << u"a--b-c"_s;
    QTest::newRow("long") << QString(3000, u'x') << QString(80, u'x');
}

void DocumentLibraryTest::namesAreSafeEverywhere()
{
    QFETCH(QString, crate);
    QFETCH(QString, folder);
    QCOMPARE(libraryFolderName(crate), folder);
    const QTemporaryDir place;
    test::Facts facts;
    facts.crate = crate;
    facts.measuredAt = u"../2026-09-01"_s;
    const auto result = opened(place.path()).keep({test::newDocument(test::documentBytes(1, facts))});
    QVERIFY(!result.error);
    QVERIFY2(result.documents.constFirst()->name.startsWith(QString(folder + u"/undated_")),
             qPrintable(result.documents.constFirst()->name));
    QCOMPARE(test::documentsIn(place.path()).size(), 1);
}

void DocumentLibraryTest::namesNeverDifferByCaseAlone()
{
    const QTemporaryDir folder;
    QList<DocumentLibrary::NewDocument> documents;
    for (const QString& crate : {u"RustStream-Post"_s, u"ruststream-post"_s, u"RUSTSTREAM-POST"_s}) {
        test::Facts facts;
        facts.crate = crate;
        documents.append(test::newDocument(test::documentBytes(1, facts)));
    }
    QVERIFY(!opened(folder.path()).keep(documents).error);
    QSet<QString> folded;
    const auto files = test::documentsIn(folder.path());
    QCOMPARE(files.size(), 3);
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        QCOMPARE(file.key(), file.key().toLower());
        folded.insert(file.key().toCaseFolded());
    }
    QCOMPARE(folded.size(), 3);
}

void DocumentLibraryTest::keepsEachContentOnce()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    const auto one = test::newDocument(test::documentBytes(1));
    const auto other = test::newDocument(test::documentBytes(2));
    const auto first = library.keep({one, other, one});
    QVERIFY(!first.error);
    QVERIFY(first.documents.at(0)->isNew);
    QVERIFY(first.documents.at(1)->isNew);
    QVERIFY(!first.documents.at(2)->isNew);
    QCOMPARE(first.documents.at(2)->name, first.documents.at(0)->name);
    const auto again = opened(folder.path()).keep({other});
    QVERIFY(!again.documents.constFirst()->isNew);
    QCOMPARE(again.documents.constFirst()->name, first.documents.at(1)->name);
    QCOMPARE(test::documentsIn(folder.path()).size(), 2);
}

void DocumentLibraryTest::recordsEveryOrigin()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    LibraryOrigin commit;
    commit.kind = LibraryOrigin::Kind::Git;
    commit.place = u"/src/post"_s;
    commit.entry = QStringList{u"docs/benchmarks/results.json"_s};
    commit.commit = u"0123456789abcdef0123456789abcdef01234567"_s;
    commit.subject = u"Measure <again>\u202e"_s;
    const LibraryOrigin file = test::fileOrigin(u"/home/ann/results.json"_s);
    const auto document = test::newDocument(test::documentBytes(1), {file});
    const auto kept = library.keep({document});
    QVERIFY(!kept.error);
    const QString name = kept.documents.constFirst()->name;
    QVERIFY(!library.keep({}, {{name, document.sha256, commit}}).error);
    const QList<OriginLine> lines = originsIn(folder.path());
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.contains(OriginLine{name, document.sha256, file}));
    QVERIFY(lines.contains(OriginLine{name, document.sha256, commit}));
    QCOMPARE(test::documentsIn(folder.path()).size(), 1);
}

void DocumentLibraryTest::originLinesComeBack()
{
    OriginLine line;
    line.document = u"post/2026-09-01_0123456789ab.json"_s;
    line.sha256 = QByteArray(32, '\x9c');
    line.origin.kind = LibraryOrigin::Kind::Archive;
    line.origin.place = u"/tmp/a\nb\u2028.zip"_s;
    line.origin.entry = QStringList{u"inner.tar.gz"_s, u"../\"x\".json"_s};
    line.origin.dated = QDateTime(QDate(2026, 9, 1), QTime(23, 59, 59), Qt::OffsetFromUTC, 2 * 3600);
    line.origin.kept = QDateTime(QDate(2026, 9, 2), QTime(1, 2, 3), Qt::UTC);
    const QByteArray written = writeOriginLine(line);
    QCOMPARE(written.count('\n'), 1);
    QVERIFY(written.endsWith('\n'));
    QCOMPARE(readOriginLine(written), line);
    for (qsizetype length = 0; length < written.size() - 1; ++length) {
        QVERIFY(!readOriginLine(written.first(length)));
    }
    line.origin.subject = QString(100000, u'x');
    QCOMPARE(readOriginLine(writeOriginLine(line))->origin.subject.size(), originTextLimit);
}

void DocumentLibraryTest::leavesATakenNameAlone()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    const auto document = test::newDocument(test::documentBytes(1));
    const QString usual = libraryName(*document.document, document.sha256);
    const QByteArray edited = document.document->bytes + "\n";
    QVERIFY(test::writeFile(library.path(usual), edited));
    const auto result = library.keep({document});
    QVERIFY(!result.error);
    QVERIFY(result.documents.constFirst()->isNew);
    QVERIFY(result.documents.constFirst()->name != usual);
    QCOMPARE(test::contentOf(library.path(usual)), edited);
    QCOMPARE(test::contentOf(library.path(result.documents.constFirst()->name)), document.document->bytes);
    QCOMPARE(library.keep({document}).documents.constFirst()->name, result.documents.constFirst()->name);
    QCOMPARE(test::documentsIn(folder.path()).size(), 2);
}

void DocumentLibraryTest::namesAreRelative()
{
    const QTemporaryDir folder;
    const auto document = test::newDocument(test::documentBytes(1), {test::fileOrigin(u"/a.json"_s)});
    QVERIFY(!opened(folder.filePath(u"here"_s)).keep({document}).error);
    for (const QByteArray& bytes : test::filesIn(folder.path())) {
        QVERIFY(!bytes.contains(folder.path().toUtf8()));
    }
    QVERIFY(QDir(folder.path()).rename(u"here"_s, u"there"_s));
    const auto again = opened(folder.filePath(u"there"_s)).keep({document});
    QVERIFY(!again.error && !again.documents.constFirst()->isNew);
}

void DocumentLibraryTest::refusesWhatIsNoFolder()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"file"_s);
    QVERIFY(test::writeFile(file, "x"));
    const auto library = DocumentLibrary::open(file);
    QVERIFY(!library);
    QCOMPARE(library.error().code, LibraryError::Code::NotAFolder);
    QVERIFY(LibraryWords::libraryError(library.error()).contains(u"is not a folder"));

    const auto below = opened(file + u"/library"_s).keep({test::newDocument(test::documentBytes(1))});
    QVERIFY(below.error);
    QVERIFY(!below.documents.constFirst());
    QCOMPARE(below.error->detail, u"Not a directory"_s);
    QCOMPARE(test::contentOf(file), QByteArray("x"));
}

void DocumentLibraryTest::showsANewerLibraryAndLeavesItAlone()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    const auto kept = library.keep({test::newDocument(test::documentBytes(1))});
    QVERIFY(!kept.error);
    QVERIFY(!library.readOnlyBecause());
    QVERIFY(test::writeFile(library.path(u"library.json"_s), "{\"format\": 2, \"shape\": \"other\"}"));
    const auto before = test::filesIn(folder.path());

    const DocumentLibrary newer = opened(folder.path());
    const auto reason = newer.readOnlyBecause();
    QVERIFY(reason);
    QCOMPARE(reason->code, LibraryError::Code::NewerFormat);
    QCOMPARE(reason->format, 2);
    QVERIFY(LibraryWords::libraryError(*reason).contains(u"newer version of Rangebar (format 2"));
    QCOMPARE(newer.keep({test::newDocument(test::documentBytes(2))}).error, reason);
    QCOMPARE(newer.moveToTrash(kept.documents.constFirst()->name), reason);
    QCOMPARE(test::filesIn(folder.path()), before);
}

void DocumentLibraryTest::showsALibraryWithADamagedMarker()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    for (const QByteArray& damaged : {QByteArray(), QByteArray("{"), QByteArray("{\"format\": \"1\"}"),
                                      QByteArray("{\"format\": 0}"), QByteArray(100000, ' ')}) {
        QVERIFY(test::writeFile(library.path(u"library.json"_s), damaged));
        const auto result = library.keep({test::newDocument(test::documentBytes(1))});
        QVERIFY(result.error);
        QCOMPARE(result.error->code, LibraryError::Code::DamagedMarker);
        QCOMPARE(test::filesIn(folder.path()).size(), 1);
    }
}

void DocumentLibraryTest::noticesANewerVersionThatCameMeanwhile()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    QVERIFY(!library.keep({test::newDocument(test::documentBytes(1))}).error);
    QVERIFY(test::writeFile(library.path(u"library.json"_s), "{\"format\": 3}"));
    QCOMPARE(library.keep({test::newDocument(test::documentBytes(2))}).error->code,
             LibraryError::Code::NewerFormat);
    QCOMPARE(test::documentsIn(folder.path()).size(), 1);
}

void DocumentLibraryTest::saysThatItCannotBeWritten()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    const auto kept = library.keep({test::newDocument(test::documentBytes(1))});
    QVERIFY(!kept.error);
    const auto before = test::filesIn(folder.path());
    {
        const test::ReadOnlyFolder readOnly(folder.path());
        const auto result = library.keep(
            {test::newDocument(test::documentBytes(1)), test::newDocument(test::documentBytes(2))});
        QVERIFY(result.error);
        QCOMPARE(result.error->code, LibraryError::Code::NotWritable);
        QVERIFY(LibraryWords::libraryError(*result.error).contains(u"can't be written"));
        const auto trash = library.moveToTrash(kept.documents.constFirst()->name);
        QVERIFY(trash);
        // Qt does not say why nothing was moved; a mount can be asked, permissions of root can't.
        QVERIFY(trash->code == LibraryError::Code::NotWritable || trash->code == LibraryError::Code::NoTrash);
    }
    QCOMPARE(test::filesIn(folder.path()), before);
    QVERIFY(test::hiddenIn(folder.path()).isEmpty());
}

void DocumentLibraryTest::saysThatTheDiskIsFull()
{
    constexpr qint64 room = 4 * 1024 * 1024;
    test::SmallDisk disk(room);
    const DocumentLibrary library = opened(disk.path() + u"/library"_s);
    const auto first = test::newDocument(test::documentBytes(1), {test::fileOrigin(u"/a.json"_s)});
    const auto big = test::newDocument(test::documentBytes(2, {}, 100000), {test::fileOrigin(u"/b.json"_s)});
    QVERIFY(!library.keep({first}).error);
    const auto before = test::filesIn(library.folder());

    disk.fill(50000);
    const auto result = library.keep({first, big});
    QVERIFY(result.error);
    QVERIFY(!result.documents.at(1));
    if (disk.isMounted()) {
        QCOMPARE(result.error->code, LibraryError::Code::DiskFull);
        QVERIFY(LibraryWords::libraryError(*result.error).contains(u"no room left"));
    } else {
        QCOMPARE(result.error->detail, u"File too large"_s);
    }
    QCOMPARE(test::filesIn(library.folder()), before);
    QVERIFY(test::hiddenIn(library.folder()).isEmpty());

    disk.clear();
    QVERIFY(!library.keep({first, big}).error);
    QCOMPARE(test::documentsIn(library.folder()).size(), 2);
    QCOMPARE(firstUnsound(library.folder()), QString());
}

void DocumentLibraryTest::deletesIntoTheTrash()
{
    // On the disk that holds the trash of the test's own home.
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    QVERIFY(QDir().mkpath(data));
    const QTemporaryDir folder(data + u"/library-XXXXXX"_s);
    const DocumentLibrary library = opened(folder.path());
    const auto document = test::newDocument(test::documentBytes(QRandomGenerator::global()->bounded(1000000)),
                                            {test::fileOrigin(u"/a.json"_s)});
    const auto other = test::newDocument(test::documentBytes(-1));
    const auto kept = library.keep({document, other});
    QVERIFY(!kept.error);
    const QString name = kept.documents.constFirst()->name;
    QCOMPARE(library.moveToTrash(name), std::nullopt);
    QCOMPARE(test::documentsIn(folder.path()).keys(), QStringList{kept.documents.at(1)->name});

    const QString trashed = data + u"/Trash/files/"_s + QFileInfo(name).fileName();
    QCOMPARE(test::contentOf(trashed), document.document->bytes);
    QVERIFY(QFile::remove(trashed));
    QVERIFY(QFile::remove(data + u"/Trash/info/"_s + QFileInfo(name).fileName() + u".trashinfo"_s));
    QCOMPARE(library.moveToTrash(name)->code, LibraryError::Code::NotFound);
    // It can come back, and is told from where it once came.
    QVERIFY(library.keep({document}).documents.constFirst()->isNew);
    QVERIFY(originsIn(folder.path()).size() >= 1);
}

void DocumentLibraryTest::leavesADocumentThatNoTrashTakes()
{
    const QTemporaryDir folder;
    const QTemporaryDir home;
    const DocumentLibrary library = opened(folder.path());
    const auto kept = library.keep({test::newDocument(test::documentBytes(1))});
    const auto before = test::filesIn(folder.path());
    const QByteArray usualHome = qgetenv("HOME");
    // A home on the library's own disk, in which no trash can be made.
    QVERIFY(test::writeFile(home.filePath(u".qttest"_s), "in the way"));
    qputenv("HOME", QFile::encodeName(home.path()));
    const auto error = library.moveToTrash(kept.documents.constFirst()->name);
    qputenv("HOME", usualHome);
    QVERIFY(error);
    QCOMPARE(error->code, LibraryError::Code::NoTrash);
    QVERIFY(!QFile::exists(u"files"_s)); // where Qt would have moved it
    QVERIFY2(LibraryWords::libraryError(*error).contains(u"was not deleted"),
             qPrintable(LibraryWords::libraryError(*error)));
    QCOMPARE(test::filesIn(folder.path()), before);
}

void DocumentLibraryTest::removesOldLeftoversOnly()
{
    const QTemporaryDir folder;
    const DocumentLibrary library = opened(folder.path());
    QVERIFY(!library.keep({test::newDocument(test::documentBytes(1))}).error);
    QVERIFY(test::writeFile(library.path(u".incoming-abc/0"_s), "half"));
    QVERIFY(test::writeFile(library.path(u".git/config"_s), "not ours"));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QCOMPARE(library.removeLeftovers(now), 0);
    QCOMPARE(library.removeLeftovers(now.addSecs(2 * 3600)), 1);
    QCOMPARE(test::hiddenIn(folder.path()), QStringList{u".git"_s});
    QCOMPARE(test::documentsIn(folder.path()).size(), 1);
}

void DocumentLibraryTest::survivesKills()
{
    const QTemporaryDir folder;
    QRandomGenerator random(seed);
    qsizetype kept = 0;
    for (int i = 0; i < kills; ++i) {
        Worker worker(folder.path(), i * 100000, 1, 0);
        QTRY_VERIFY(worker.isAtWork());
        QTimer::singleShot(random.bounded(60), Qt::PreciseTimer, &worker, &QProcess::kill);
        QTRY_COMPARE(worker.state(), QProcess::NotRunning);
        QCOMPARE(worker.exitStatus(), QProcess::CrashExit);
        QCOMPARE(firstUnsound(folder.path()), QString());
        const qsizetype now = test::documentsIn(folder.path()).size();
        QVERIFY(now >= kept);
        kept = now;
    }
    QVERIFY(kept > 0);
    // No document without an origin, and nothing left of the killed in the end.
    QSet<QByteArray> known;
    for (const OriginLine& line : originsIn(folder.path())) {
        known.insert(line.sha256);
    }
    for (const QByteArray& bytes : test::documentsIn(folder.path())) {
        QVERIFY(known.contains(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256)));
    }
    const DocumentLibrary library = opened(folder.path());
    library.removeLeftovers(QDateTime::currentDateTimeUtc().addSecs(2 * 3600));
    QVERIFY(test::hiddenIn(folder.path()).isEmpty());
    QVERIFY(!library.keep({test::newDocument(test::documentBytes(1))}).error);
}

void DocumentLibraryTest::survivesTwoProgramsAtOnce()
{
    constexpr int each = 210;
    const QTemporaryDir folder;
    // The same documents, from both ends.
    Worker one(folder.path(), 0, 1, each);
    Worker other(folder.path(), each - 1, -1, each);
    QTRY_COMPARE_WITH_TIMEOUT(one.state(), QProcess::NotRunning, 60000);
    QTRY_COMPARE_WITH_TIMEOUT(other.state(), QProcess::NotRunning, 60000);
    QCOMPARE(one.exitCode(), 0);
    QCOMPARE(other.exitCode(), 0);
    QCOMPARE(test::documentsIn(folder.path()).size(), each);
    QCOMPARE(firstUnsound(folder.path()), QString());
    QCOMPARE(originsIn(folder.path()).size(), 2 * each);
    QVERIFY(test::hiddenIn(folder.path()).isEmpty());
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::DocumentLibraryTest)
#include "tst_documentlibrary.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/library.h"

#include "models/report/libraryreport.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

class LibraryTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void opensWhatIsThere();
    void startsFromItsIndex();
    void makesADamagedIndexAgain();
    void keepsADocument();
    void keepsWhatIsThereAlready();
    void importsWithProgressAndOneEnd();
    void importsOneAfterTheOther();
    void cancelsAnImport();
    void saysWhyAnImportFailed();
    void saysThatItIsNoFolder();
    void importsForNobody();
    void noticesAnotherProgram();
    void looksAgainWhenAskedInTheMiddle();
    void saysThatItsFolderIsGone();
    void knowsWhatWasChangedByHand();
    void deletesIntoTheTrash();
    void showsANewerLibrary();
    void saysThatThereIsNoFolder();
    void endsInTheMiddle();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<Library> newLibrary() const
    {
        return std::make_unique<Library>(path(u"library"_s), path(u"cache"_s));
    }
    bool writeRuns(int count) const;
    ImportRequest runs() const
    {
        ImportRequest request;
        request.paths = QStringList{path(u"runs"_s)};
        return request;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void LibraryTest::init()
{
    TestObject::init();
    // On the disk that holds the trash of the test's own home.
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    QVERIFY(QDir().mkpath(data));
    m_folder = std::make_unique<QTemporaryDir>(data + u"/library-XXXXXX"_s);
}

bool LibraryTest::writeRuns(int count) const
{
    for (int i = 0; i < count; ++i) {
        if (!test::writeFile(path(u"runs/%1.json"_s.arg(i)), test::documentBytes(i))) {
            return false;
        }
    }
    return true;
}

void LibraryTest::opensWhatIsThere()
{
    QVERIFY(test::writeFile(path(u"library/post/1.json"_s), test::documentBytes(1)));
    const auto library = newLibrary();
    QSignalSpy changed(library.get(), &Library::changed);
    QSignalSpy busy(library.get(), &Library::busyChanged);
    QVERIFY(library->index()->entries().isEmpty());
    QVERIFY(!library->isBusy());
    library->open();
    QVERIFY(library->isBusy());
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(busy.size(), 2);
    QCOMPARE(library->index()->entries().size(), 1);
    // Nothing is made where there is none.
    const auto none = std::make_unique<Library>(path(u"none"_s), path(u"cache"_s));
    none->open();
    QTRY_VERIFY(!none->isBusy());
    QVERIFY(!QFile::exists(path(u"none"_s)));
}

void LibraryTest::startsFromItsIndex()
{
    QVERIFY(writeRuns(3));
    {
        const auto library = newLibrary();
        library->newImport(runs(), library.get())->start();
        QTRY_VERIFY(!library->isBusy());
        QCOMPARE(library->index()->entries().size(), 3);
    }
    const QString index = LibraryIndex::fileFor(path(u"cache"_s), path(u"library"_s));
    QCOMPARE(LibraryIndex::load(index, path(u"library"_s)).entries().size(), 3);
    const auto library = newLibrary();
    QSignalSpy scan(library.get(), &Library::scanProgressed);
    library->open();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(library->index()->entries().size(), 3);
    QCOMPARE(scan.size(), 0); // nothing was read
}

void LibraryTest::makesADamagedIndexAgain()
{
    QVERIFY(test::writeFile(path(u"library/post/1.json"_s), test::documentBytes(1)));
    const QString index = LibraryIndex::fileFor(path(u"cache"_s), path(u"library"_s));
    QVERIFY(test::writeFile(index, "rangebar library index 1\nnonsense"));
    const auto library = newLibrary();
    library->open();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(library->index()->entries().size(), 1);
    library->refresh();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(LibraryIndex::load(index, path(u"library"_s)).entries().size(), 1);
}

void LibraryTest::keepsADocument()
{
    const auto library = newLibrary();
    QSignalSpy kept(library.get(), &Library::kept);
    QSignalSpy changed(library.get(), &Library::changed);
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::Download;
    origin.place = u"https://example.org/results.json"_s;
    origin.dated = QDateTime(QDate(2026, 9, 1), QTime(12, 0, 0, 500), Qt::UTC);
    const auto document = test::newDocument(test::documentBytes(1));
    library->keep(document.document, origin);
    QTRY_COMPARE(kept.size(), 1);
    QVERIFY(kept.constFirst().at(1).toBool());
    const QString name = kept.constFirst().at(0).toString();
    QCOMPARE(test::contentOf(library->folder() + u'/' + name), test::documentBytes(1));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(library->index()->find(document.sha256)->name, name);
    const LibraryOrigin known = library->index()->origins(document.sha256).constFirst();
    QCOMPARE(known.place, origin.place);
    QCOMPARE(known.dated, QDateTime(QDate(2026, 9, 1), QTime(12, 0), Qt::UTC));
    QVERIFY(known.kept.isValid());
}

void LibraryTest::keepsWhatIsThereAlready()
{
    const auto library = newLibrary();
    QSignalSpy kept(library.get(), &Library::kept);
    const auto document = test::newDocument(test::documentBytes(1));
    const LibraryOrigin origin = test::fileOrigin(u"/one.json"_s);
    for (int i = 0; i < 3; ++i) {
        library->keep(document.document, origin);
    }
    QTRY_COMPARE(kept.size(), 3);
    QVERIFY(!kept.constLast().at(1).toBool());
    QCOMPARE(library->index()->origins(document.sha256).size(), 1);
    const auto before = test::filesIn(library->folder());
    library->keep(document.document, test::fileOrigin(u"/two.json"_s));
    QTRY_COMPARE(kept.size(), 4);
    QCOMPARE(library->index()->origins(document.sha256).size(), 2);
    QCOMPARE(test::documentsIn(library->folder()).size(), 1);
    QCOMPARE(test::filesIn(library->folder()).size(), before.size() + 1);
}

void LibraryTest::importsWithProgressAndOneEnd()
{
    QVERIFY(writeRuns(30));
    const auto library = newLibrary();
    ImportJob* const job = library->newImport(runs(), library.get());
    QSignalSpy finished(job, &ImportJob::finished);
    QSignalSpy failed(job, &ImportJob::failed);
    QSignalSpy cancelled(job, &ImportJob::cancelled);
    QSignalSpy progressed(job, &ImportJob::progressed);
    job->start();
    job->start();
    QCOMPARE(finished.size(), 0);
    QTRY_COMPARE(finished.size(), 1);
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(finished.size() + failed.size() + cancelled.size(), 1);
    QVERIFY(progressed.size() >= 1);
    const auto report = finished.constFirst().constFirst().value<ImportReport>();
    QCOMPARE(report.count(ImportItem::Outcome::Taken), 30);
    QCOMPARE(library->index()->entries().size(), 30);
    job->cancel(); // too late for anything
}

void LibraryTest::importsOneAfterTheOther()
{
    QVERIFY(writeRuns(20));
    const auto library = newLibrary();
    ImportJob* const one = library->newImport(runs(), library.get());
    ImportJob* const other = library->newImport(runs(), library.get());
    QSignalSpy first(one, &ImportJob::finished);
    QSignalSpy second(other, &ImportJob::finished);
    one->start();
    other->start();
    QTRY_COMPARE(second.size(), 1);
    QCOMPARE(first.size(), 1);
    QCOMPARE(second.constFirst().constFirst().value<ImportReport>().count(ImportItem::Outcome::Duplicate),
             20);
    QCOMPARE(library->index()->entries().size(), 20);
}

void LibraryTest::cancelsAnImport()
{
    QVERIFY(writeRuns(20));
    const auto library = newLibrary();
    ImportJob* const job = library->newImport(runs(), library.get());
    QSignalSpy finished(job, &ImportJob::finished);
    QSignalSpy cancelled(job, &ImportJob::cancelled);
    job->cancel();
    job->start();
    QTRY_COMPARE(cancelled.size(), 1);
    QCOMPARE(finished.size(), 0);
    QCOMPARE(test::documentsIn(path(u"library"_s)).size(), library->index()->entries().size());
}

void LibraryTest::saysWhyAnImportFailed()
{
    QVERIFY(writeRuns(3));
    QVERIFY(test::writeFile(path(u"library/library.json"_s), "{\"format\": 2}"));
    const auto library = newLibrary();
    ImportJob* const job = library->newImport(runs(), library.get());
    QSignalSpy failed(job, &ImportJob::failed);
    job->start();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().at(0).value<LibraryError>().code, LibraryError::Code::NewerFormat);
    QCOMPARE(failed.constFirst().at(1).value<ImportReport>().count(ImportItem::Outcome::Taken), 0);
    QVERIFY(library->index()->entries().isEmpty());
}

void LibraryTest::saysThatItIsNoFolder()
{
    QVERIFY(writeRuns(1));
    QVERIFY(test::writeFile(path(u"library"_s), "a file"));
    const auto library = newLibrary();
    QSignalSpy refused(library.get(), &Library::failed);
    library->open();
    QTRY_COMPARE(refused.size(), 1);
    ImportJob* const job = library->newImport(runs(), library.get());
    QSignalSpy failed(job, &ImportJob::failed);
    job->start();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().at(0).value<LibraryError>().code, LibraryError::Code::NotAFolder);
    // Once the file is out of the way, a look finds what is there.
    for (int i = 0; i < 2; ++i) {
        library->refresh();
        QTRY_COMPARE(refused.size(), 2 + i);
    }
    QVERIFY(QFile::remove(path(u"library"_s)));
    QVERIFY(test::writeFile(path(u"library/1.json"_s), test::documentBytes(1)));
    library->refresh();
    QTRY_COMPARE(library->index()->entries().size(), 1);
}

void LibraryTest::importsForNobody()
{
    QVERIFY(writeRuns(20));
    const auto library = newLibrary();
    ImportJob* const job = library->newImport(runs(), nullptr);
    job->start();
    delete job;
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(test::documentsIn(path(u"library"_s)).size(), library->index()->entries().size());
}

void LibraryTest::noticesAnotherProgram()
{
    const auto library = newLibrary();
    library->open();
    QTRY_VERIFY(!library->isBusy());
    QSignalSpy changed(library.get(), &Library::changed);
    QVERIFY(test::writeFile(path(u"library/post/1.json"_s), test::documentBytes(1)));
    library->refresh();
    library->refresh();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(library->index()->entries().size(), 1);
    library->refresh();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(changed.size(), 1); // nothing is new
}

void LibraryTest::looksAgainWhenAskedInTheMiddle()
{
    QVERIFY(test::writeFile(path(u"library/post/1.json"_s), test::documentBytes(1)));
    const auto library = newLibrary();
    QSemaphore isListed;
    QSemaphore mayGoOn;
    // In the thread that looks: the folders are listed, and the first file was read.
    const auto hold = connect(
        library.get(), &Library::scanProgressed, library.get(),
        [&isListed, &mayGoOn] {
            isListed.release();
            mayGoOn.acquire();
        },
        Qt::DirectConnection);
    library->refresh();
    isListed.acquire();
    disconnect(hold);
    QVERIFY(test::writeFile(path(u"library/post/2.json"_s), test::documentBytes(2)));
    library->refresh();
    mayGoOn.release();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(library->index()->entries().size(), 2);
}

void LibraryTest::saysThatItsFolderIsGone()
{
    QVERIFY(test::writeFile(path(u"library/post/1.json"_s), test::documentBytes(1)));
    {
        const auto library = newLibrary();
        library->open();
        QTRY_VERIFY(!library->isBusy());
        QVERIFY(!library->isFolderMissing());
        QVERIFY(QDir().rename(path(u"library"_s), path(u"elsewhere"_s)));
        library->refresh();
        QTRY_VERIFY(!library->isBusy());
        QVERIFY(library->isFolderMissing());
        QVERIFY(library->index()->entries().isEmpty());
    }
    // The next start knows it, too, and the one after that.
    for (int start = 0; start < 2; ++start) {
        const auto library = newLibrary();
        library->open();
        QTRY_VERIFY(!library->isBusy());
        QVERIFY(library->isFolderMissing());
        QVERIFY(library->index()->entries().isEmpty());
    }
    const auto library = newLibrary();
    library->open();
    QVERIFY(QDir().rename(path(u"elsewhere"_s), path(u"library"_s)));
    library->refresh();
    QTRY_VERIFY(!library->isBusy());
    QVERIFY(!library->isFolderMissing());
    QCOMPARE(library->index()->entries().size(), 1);
    // A library that is yet to be made misses nothing.
    const auto none = std::make_unique<Library>(path(u"none"_s), path(u"cache"_s));
    none->open();
    QTRY_VERIFY(!none->isBusy());
    QVERIFY(!none->isFolderMissing());
}

void LibraryTest::knowsWhatWasChangedByHand()
{
    const auto library = newLibrary();
    QSignalSpy kept(library.get(), &Library::kept);
    for (const int number : {1, 2}) {
        library->keep(*readDocument(test::documentBytes(number)), test::fileOrigin(u"/x.json"_s));
    }
    QTRY_COMPARE(kept.size(), 2);
    QTRY_VERIFY(!library->isBusy());
    QVERIFY(library->index()->changedSinceKept().isEmpty());
    const QString name = library->index()->entries().constFirst().name;
    QVERIFY(test::writeFile(path(u"library/"_s + name), test::documentBytes(3)));
    // Named by somebody else, it claims nothing.
    QVERIFY(test::writeFile(path(u"library/post/mine.json"_s), test::documentBytes(4)));
    library->refresh();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(library->index()->entries().size(), 3);
    QCOMPARE(library->index()->changedSinceKept(), QStringList{name});

    LibraryListing listing = *listLibrary(library->index(), {}, NumberFormat(QLocale::c()));
    const QByteArray text = libraryReport(listing, ReportFormat::Text, {});
    QVERIFY2(text.contains("was (were) changed after"), text.constData());
    const QJsonDocument json = QJsonDocument::fromJson(libraryReport(listing, ReportFormat::Json, {}));
    for (const QJsonValue document : json["documents"_L1].toArray()) {
        QCOMPARE(document["changed_since_kept"_L1].toBool(), document["name"_L1].toString() == name);
    }
    QCOMPARE(libraryReport(listing, ReportFormat::Csv, {}).count(",true"), 1);
}

void LibraryTest::deletesIntoTheTrash()
{
    QVERIFY(writeRuns(2));
    const auto library = newLibrary();
    library->newImport(runs(), library.get())->start();
    QTRY_VERIFY(!library->isBusy());
    const QString name = library->index()->entries().constFirst().name;
    const QByteArray sha256 = library->index()->entries().constFirst().sha256;
    QSignalSpy moved(library.get(), &Library::movedToTrash);
    library->moveToTrash({name, u"post/none.json"_s});
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(library->index()->entries().size(), 1);
    QVERIFY(!QFile::exists(library->folder() + u'/' + name));
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved.constFirst().constFirst().value<QList<QByteArray>>(), QList<QByteArray>{sha256});
    const auto errors = moved.constFirst().at(1).value<QList<LibraryError>>();
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.constFirst().code, LibraryError::Code::NotFound);
    const QString trash =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/Trash/"_s;
    QVERIFY(QFile::remove(trash + u"files/"_s + QFileInfo(name).fileName()));
    QVERIFY(QFile::remove(trash + u"info/"_s + QFileInfo(name).fileName() + u".trashinfo"_s));
}

void LibraryTest::showsANewerLibrary()
{
    QVERIFY(test::writeFile(path(u"library/post/1.json"_s), test::documentBytes(1)));
    QVERIFY(test::writeFile(path(u"library/library.json"_s), "{\"format\": 9}"));
    const auto library = newLibrary();
    library->open();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(library->index()->entries().size(), 1);
    QVERIFY(library->readOnlyBecause());
    QCOMPARE(library->readOnlyBecause()->format, 9);
    QSignalSpy failed(library.get(), &Library::failed);
    library->keep(test::newDocument(test::documentBytes(2)).document, test::fileOrigin(u"/2.json"_s));
    QTRY_COMPARE(failed.size(), 1);
}

void LibraryTest::saysThatThereIsNoFolder()
{
    QVERIFY(writeRuns(1));
    QVERIFY(test::writeFile(path(u"library"_s), "a file"));
    const auto library = newLibrary();
    QSignalSpy failed(library.get(), &Library::failed);
    QSignalSpy moved(library.get(), &Library::movedToTrash);
    library->open();
    library->refresh();
    library->keep(test::newDocument(test::documentBytes(2)).document, test::fileOrigin(u"/2.json"_s));
    library->moveToTrash({u"post/1.json"_s});
    ImportJob* const job = library->newImport(runs(), library.get());
    QSignalSpy ended(job, &ImportJob::failed);
    job->start();
    QTRY_VERIFY(!library->isBusy());
    QCOMPARE(failed.size(), 3);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(ended.size(), 1);
    QCOMPARE(ended.constFirst().constFirst().value<LibraryError>().code, LibraryError::Code::NotAFolder);
    QVERIFY(library->readOnlyBecause());
    // Once there is a folder, a look at it is enough.
    QVERIFY(QFile::remove(path(u"library"_s)));
    QVERIFY(test::writeFile(path(u"library/post/1.json"_s), test::documentBytes(1)));
    library->refresh();
    QTRY_COMPARE(library->index()->entries().size(), 1);
    QVERIFY(!library->readOnlyBecause());
}

void LibraryTest::endsInTheMiddle()
{
    QVERIFY(writeRuns(200));
    auto library = newLibrary();
    library->open();
    library->newImport(runs(), this)->start();
    library->refresh();
    library.reset();
    // What is there is whole, and the next program goes on.
    for (const QByteArray& bytes : test::documentsIn(path(u"library"_s))) {
        QVERIFY(readDocument(bytes));
    }
    library = newLibrary();
    ImportJob* const job = library->newImport(runs(), library.get());
    QSignalSpy finished(job, &ImportJob::finished);
    job->start();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(library->index()->entries().size(), 200);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::LibraryTest)
#include "tst_library.moc"

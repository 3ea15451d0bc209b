// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryhistory.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/testobject.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

LibraryOrigin originOf(LibraryOrigin::Kind kind, int day)
{
    LibraryOrigin origin;
    origin.kind = kind;
    origin.place = QString::number(day);
    origin.dated = day > 0 ? QDateTime(QDate(2026, 9, day), QTime(12, 0), Qt::UTC) : QDateTime();
    return origin;
}

QByteArray of(const QString& crate, int number)
{
    Facts facts;
    facts.crate = crate;
    return documentBytes(number, facts);
}

} // namespace

class LibraryHistoryTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsOfOneCrateAreRead();
    void whatCannotBeReadAnyMoreIsTold();
    void commitTellsWhenADocumentCameIntoBeing();
};

void LibraryHistoryTest::documentsOfOneCrateAreRead()
{
    const QTemporaryDir folder;
    const auto library = DocumentLibrary::open(folder.path());
    const LibraryOrigin commit = originOf(LibraryOrigin::Kind::Git, 3);
    QVERIFY(!library
                 ->keep({newDocument(of(u"ruststream-post"_s, 1), {commit}),
                         newDocument(of(u"ruststream-post"_s, 2)), newDocument(of(u"ruststream-mill"_s, 3))})
                 .error);
    LibraryIndex index(library->folder());
    index.refresh(*library, LibraryIndex::Check::Files);
    QCOMPARE(cratesIn(index), (QStringList{u"ruststream-mill"_s, u"ruststream-post"_s}));

    const LibraryHistory post = readLibraryHistory(index, u"ruststream-post"_s);
    QCOMPARE(post.documents.size(), 2);
    QVERIFY(post.unread.isEmpty());
    qsizetype dated = 0;
    for (const HistoryInput& input : post.documents) {
        QCOMPARE(input.document->crate, std::optional(u"ruststream-post"_s));
        QCOMPARE(input.document->bytes, contentOf(library->path(input.key)));
        QCOMPARE(input.source, input.key);
        dated += input.recorded == commit.dated ? 1 : 0;
    }
    QCOMPARE(dated, 1);
    QVERIFY(readLibraryHistory(index, u"ruststream-quarry"_s).documents.isEmpty());
}

void LibraryHistoryTest::whatCannotBeReadAnyMoreIsTold()
{
    const QTemporaryDir folder;
    const auto library = DocumentLibrary::open(folder.path());
    const auto kept =
        library->keep({newDocument(of(u"ruststream-post"_s, 1)), newDocument(of(u"ruststream-post"_s, 2)),
                       newDocument(of(u"ruststream-post"_s, 3))});
    LibraryIndex index(library->folder());
    index.refresh(*library, LibraryIndex::Check::Files);
    const QString gone = kept.documents.at(0)->name;
    const QString damaged = kept.documents.at(1)->name;
    QVERIFY(QFile::remove(library->path(gone)));
    QVERIFY(QFile::setPermissions(library->path(damaged), QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(writeFile(library->path(damaged), "{}"));

    const LibraryHistory post = readLibraryHistory(index, u"ruststream-post"_s);
    QCOMPARE(post.documents.size(), 1);
    QCOMPARE(post.unread.size(), 2);
    for (const LibraryProblem& problem : post.unread) {
        QCOMPARE(problem.error.code,
                 problem.name == gone ? FileError::Code::NotFound : FileError::Code::Document);
    }

    // Also once the index knows of it.
    index.refresh(*library, LibraryIndex::Check::Files);
    const LibraryHistory later = readLibraryHistory(index, u"ruststream-post"_s);
    QCOMPARE(later.documents.size(), 1);
    QCOMPARE(later.unread.size(), 1);
    QCOMPARE(later.unread.constFirst().name, damaged);
    QVERIFY(readLibraryHistory(index, u"ruststream-quarry"_s).unread.isEmpty());
}

void LibraryHistoryTest::commitTellsWhenADocumentCameIntoBeing()
{
    using Kind = LibraryOrigin::Kind;
    const LibraryOrigin copy = originOf(Kind::File, 2);
    const LibraryOrigin download = originOf(Kind::Download, 5);
    const LibraryOrigin commit = originOf(Kind::Git, 7);
    const LibraryOrigin earlierCommit = originOf(Kind::Git, 6);
    QVERIFY(!recordedAt({}).isValid());
    QVERIFY(!recordedAt({originOf(Kind::File, 0)}).isValid());
    QCOMPARE(recordedAt({download, copy}), copy.dated);
    QCOMPARE(recordedAt({copy, commit, earlierCommit, download}), earlierCommit.dated);
    QCOMPARE(recordedAt({originOf(Kind::Git, 0), download}), download.dated);
}

} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::LibraryHistoryTest)
#include "tst_libraryhistory.moc"

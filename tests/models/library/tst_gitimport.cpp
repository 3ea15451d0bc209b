// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryimport.h"

#include "models/report/importwords.h"
#include "models/report/librarywords.h"
#include "tests/models/library/gitrepository.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Outcome = ImportItem::Outcome;
using test::GitRepository;

const QString usual = u"docs/benchmarks/results.json"_s;

/// Every file of a repository with its date, also of what git keeps for itself.
QMap<QString, QPair<QByteArray, QDateTime>> stateOf(const QString& folder)
{
    QMap<QString, QPair<QByteArray, QDateTime>> state;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        state.insert(path, {test::contentOf(path), QFileInfo(path).lastModified()});
    }
    return state;
}

QString told(const ImportReport& report)
{
    QStringList lines;
    for (const ImportItem& item : report.items) {
        lines.append(QString(item.name + u": "_s + ImportWords::result(item)));
    }
    return lines.join(u'\n');
}

class GitImportTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesEveryVersion();
    void tellsWhereEachCameFrom();
    void followsRenames();
    void readsEveryBranch();
    void readsOnlyTheRefsAskedFor();
    void seesWhatAMergeMade();
    void tellsWhatIsNoDocument();
    void readsAnyKindOfRepository_data();
    void readsAnyKindOfRepository();
    void saysThatACloneIsShallow();
    void fetchesNothingForAPartialClone_data();
    void fetchesNothingForAPartialClone();
    void runsNothingAndWritesNothing();
    void readsNoRepositoryOfAnotherUser();
    void saysWhatIsWrong();
    void readsOddNames();
    void sameAsFromAFolder();
    void canBeCancelled();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    DocumentLibrary library() const { return DocumentLibrary::open(path(u"library"_s)).value(); }
    ImportReport take(const QString& repository, const QString& file = usual, const QStringList& refs = {});
    QMap<QString, QByteArray> kept() const { return test::documentsIn(path(u"library"_s)); }
    QList<LibraryOrigin> originsOf(const QByteArray& bytes) const
    {
        return m_index.origins(test::newDocument(bytes).sha256);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    LibraryIndex m_index;
};

void GitImportTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
    m_index = LibraryIndex(library().folder());
}

ImportReport GitImportTest::take(const QString& repository, const QString& file, const QStringList& refs)
{
    ImportRequest request;
    request.git = GitRequest{repository, file, refs};
    return importIntoLibrary(library(), m_index, request);
}

void GitImportTest::takesEveryVersion()
{
    GitRepository repository(path(u"post"_s));
    for (int i = 1; i <= 3; ++i) {
        repository.commit(u"Measure %1"_s.arg(i), usual, test::documentBytes(i));
    }
    repository.commit(u"Write about it"_s, u"README.md"_s, "text");
    repository.git({u"rm"_s, u"--quiet"_s, usual});
    repository.commit(u"Take it back"_s);
    repository.commit(u"Measure as before"_s, usual, test::documentBytes(2));
    const ImportReport report = take(repository.folder());
    QCOMPARE(report.count(Outcome::Taken), 3);
    QCOMPARE(report.count(Outcome::Duplicate), 1);
    QCOMPARE(report.count(Outcome::Refused), 0);
    QCOMPARE(kept().size(), 3);
    for (int i = 1; i <= 3; ++i) {
        QVERIFY(kept().values().contains(test::documentBytes(i)));
    }
    // From the first to the last.
    QCOMPARE(report.items.constFirst().document,
             m_index.find(test::newDocument(test::documentBytes(1)).sha256)->name);
    QCOMPARE(originsOf(test::documentBytes(2)).size(), 2);
    // The same again tells nothing new.
    const auto files = test::filesIn(path(u"library"_s));
    QCOMPARE(take(repository.folder()).count(Outcome::Duplicate), 4);
    QCOMPARE(test::filesIn(path(u"library"_s)), files);
}

void GitImportTest::tellsWhereEachCameFrom()
{
    GitRepository repository(path(u"post"_s));
    qputenv("GIT_AUTHOR_DATE", "2026-09-01T10:20:30+02:00");
    const QByteArray commit =
        repository.commit(u"Measure <b>\u202e\u4e2d\u6587 | again"_s, usual, test::documentBytes(1));
    qunsetenv("GIT_AUTHOR_DATE");
    const ImportReport report = take(repository.folder());
    QCOMPARE(report.items.constFirst().name, QString(QString::fromLatin1(commit.first(12)) + u' ' + usual));
    QCOMPARE(originsOf(test::documentBytes(1)).size(), 1);
    const LibraryOrigin origin = originsOf(test::documentBytes(1)).constFirst();
    QCOMPARE(origin.kind, LibraryOrigin::Kind::Git);
    QCOMPARE(origin.place, repository.folder());
    QCOMPARE(origin.entry, QStringList{usual});
    QCOMPARE(origin.commit, QString::fromLatin1(commit));
    QCOMPARE(origin.ref, u"refs/heads/main"_s);
    QCOMPARE(origin.subject, u"Measure <b>\u202e\u4e2d\u6587 | again"_s);
    QCOMPARE(origin.dated, QDateTime(QDate(2026, 9, 1), QTime(10, 20, 30), Qt::OffsetFromUTC, 7200));
    QVERIFY(origin.kept.isValid());
    const QString words = LibraryWords::longOrigin(origin, NumberFormat(QLocale::c())).join(u'\n');
    QVERIFY2(words.contains(u"Subject: Measure <b><U+202E>\u4e2d\u6587 | again"), qPrintable(words));
    QCOMPARE(LibraryWords::shortOrigin(origin),
             QString(u"git post, commit "_s + QString::fromLatin1(commit.first(12)) + u" on main"_s));
}

void GitImportTest::followsRenames()
{
    GitRepository repository(path(u"post"_s));
    repository.commit(u"First"_s, u"bench.json"_s, test::documentBytes(1));
    QVERIFY(QDir().mkpath(repository.folder() + u"/bench"_s));
    repository.git({u"mv"_s, u"bench.json"_s, u"bench/numbers.json"_s});
    repository.commit(u"Move"_s, u"bench/numbers.json"_s, test::documentBytes(2));
    QVERIFY(QDir().mkpath(repository.folder() + u"/docs/benchmarks"_s));
    repository.git({u"mv"_s, u"bench/numbers.json"_s, usual});
    repository.commit(u"Move again"_s);
    repository.commit(u"Third"_s, usual, test::documentBytes(3));
    // Another file that never had the name.
    repository.commit(u"Other"_s, u"bench/numbers.json"_s, test::documentBytes(4));
    repository.commit(u"More"_s, u"other/results.json"_s, test::documentBytes(5));
    QCOMPARE(take(repository.folder()).count(Outcome::Refused), 0);
    QVERIFY(kept().values().contains(test::documentBytes(1)));
    QVERIFY(kept().values().contains(test::documentBytes(2)));
    QVERIFY(kept().values().contains(test::documentBytes(3)));
    QVERIFY(!kept().values().contains(test::documentBytes(5)));
    QCOMPARE(originsOf(test::documentBytes(1)).constFirst().entry, QStringList{u"bench.json"_s});

    // Asked for by an earlier name, it is followed forward.
    QVERIFY(QDir(path(u"library"_s)).removeRecursively());
    m_index = LibraryIndex(library().folder());
    take(repository.folder(), u"bench.json"_s);
    QVERIFY(kept().values().contains(test::documentBytes(3)));
}

void GitImportTest::readsEveryBranch()
{
    GitRepository repository(path(u"post"_s));
    repository.commit(u"First"_s, usual, test::documentBytes(1));
    repository.git({u"checkout"_s, u"--quiet"_s, u"-b"_s, u"faster"_s});
    repository.commit(u"Faster"_s, usual, test::documentBytes(2));
    repository.git({u"checkout"_s, u"--quiet"_s, u"--orphan"_s, u"alone"_s});
    repository.commit(u"Alone"_s, usual, test::documentBytes(3));
    repository.git({u"checkout"_s, u"--quiet"_s, u"main"_s});
    repository.git({u"checkout"_s, u"--quiet"_s, u"--detach"_s});
    repository.commit(u"Detached"_s, usual, test::documentBytes(4));
    repository.git({u"tag"_s, u"v1"_s});
    repository.git({u"checkout"_s, u"--quiet"_s, u"main"_s});
    repository.git({u"update-ref"_s, u"refs/pull/7/head"_s, u"v1"_s});
    QCOMPARE(take(repository.folder()).count(Outcome::Taken), 4);
    QCOMPARE(originsOf(test::documentBytes(2)).constFirst().ref, u"refs/heads/faster"_s);
    // Of the branches that have it, the one that people know it by.
    QCOMPARE(originsOf(test::documentBytes(1)).constFirst().ref, u"refs/heads/main"_s);
}

void GitImportTest::readsOnlyTheRefsAskedFor()
{
    GitRepository repository(path(u"post"_s));
    repository.commit(u"First"_s, usual, test::documentBytes(1));
    repository.git({u"tag"_s, u"v1"_s});
    repository.commit(u"Second"_s, usual, test::documentBytes(2));
    repository.git({u"checkout"_s, u"--quiet"_s, u"-b"_s, u"other"_s});
    repository.commit(u"Third"_s, usual, test::documentBytes(3));
    QCOMPARE(take(repository.folder(), usual, {u"v1"_s}).count(Outcome::Taken), 1);
    QCOMPARE(take(repository.folder(), usual, {u"v1..main"_s}).count(Outcome::Taken), 1);
    QCOMPARE(kept().size(), 2);
    for (const QString& ref : {u"none"_s, u"--output=/tmp/rangebar-was-here"_s, u"-p"_s}) {
        const ImportReport report = take(repository.folder(), usual, {ref});
        QCOMPARE(report.items.size(), 1);
        QVERIFY2(told(report).contains(u"no such branch, tag or commit: "_s + ref), qPrintable(told(report)));
    }
    QVERIFY(!QFile::exists(u"/tmp/rangebar-was-here"_s));
}

void GitImportTest::seesWhatAMergeMade()
{
    GitRepository repository(path(u"post"_s));
    repository.commit(u"First"_s, usual, test::documentBytes(1));
    repository.git({u"checkout"_s, u"--quiet"_s, u"-b"_s, u"side"_s});
    repository.commit(u"Side"_s, usual, test::documentBytes(2));
    repository.git({u"checkout"_s, u"--quiet"_s, u"main"_s});
    repository.commit(u"Main"_s, usual, test::documentBytes(3));
    repository.git({u"merge"_s, u"--quiet"_s, u"--strategy=ours"_s, u"--no-commit"_s, u"side"_s});
    const QByteArray merge = repository.commit(u"Merge, measured anew"_s, usual, test::documentBytes(4));
    repository.git({u"branch"_s, u"-D"_s, u"side"_s});
    const ImportReport report = take(repository.folder());
    // Also what the merge did not take over is in the history.
    QCOMPARE(report.count(Outcome::Taken), 4);
    QCOMPARE(report.items.size(), 4);
    QCOMPARE(originsOf(test::documentBytes(4)).constFirst().commit, QString::fromLatin1(merge));
}

void GitImportTest::tellsWhatIsNoDocument()
{
    GitRepository repository(path(u"post"_s));
    repository.commit(u"Empty"_s, usual, "{}");
    repository.commit(u"Large"_s, usual, QByteArray(maxDocumentBytes + 1, ' '));
    repository.commit(u"Good"_s, usual, test::documentBytes(1));
    repository.git({u"rm"_s, u"--quiet"_s, usual});
    QVERIFY(QDir().mkpath(repository.folder() + u"/docs/benchmarks"_s));
    QVERIFY(QFile::link(u"/etc/passwd"_s, repository.folder() + u'/' + usual));
    repository.git({u"add"_s, u"--all"_s});
    repository.commit(u"Link"_s);
    const ImportReport report = take(repository.folder());
    QCOMPARE(report.count(Outcome::Taken), 1);
    QCOMPARE(report.count(Outcome::Refused), 3);
    QVERIFY2(told(report).contains(u"does not say its schema"), qPrintable(told(report)));
    QVERIFY2(told(report).contains(u"larger than 16 MiB"), qPrintable(told(report)));
    QVERIFY2(told(report).contains(u"symbolic link"), qPrintable(told(report)));
}

void GitImportTest::readsAnyKindOfRepository_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"packed", "bare", "worktree", "folder below", "sha256", "replaced"}) {
        QTest::newRow(kind) << QString::fromLatin1(kind);
    }
}

void GitImportTest::readsAnyKindOfRepository()
{
    QFETCH(QString, kind);
    const QString folder = path(u"post"_s);
    QString read = folder;
    if (kind == u"sha256"_s) {
        QVERIFY(QDir().mkpath(folder));
        GitRepository::run(folder, {u"init"_s, u"--quiet"_s, u"--object-format=sha256"_s});
    }
    GitRepository repository(folder);
    const QByteArray first = repository.commit(u"First"_s, usual, test::documentBytes(1));
    const QByteArray second = repository.commit(u"Second"_s, usual, test::documentBytes(2));
    if (kind == u"packed"_s) {
        repository.git({u"gc"_s, u"--quiet"_s, u"--aggressive"_s, u"--prune=now"_s});
        repository.git({u"pack-refs"_s, u"--all"_s});
    } else if (kind == u"bare"_s) {
        read = path(u"bare.git"_s);
        repository.git({u"clone"_s, u"--quiet"_s, u"--bare"_s, folder, read});
    } else if (kind == u"worktree"_s) {
        read = path(u"tree"_s);
        repository.git(
            {u"worktree"_s, u"add"_s, u"--quiet"_s, u"--detach"_s, read, QString::fromLatin1(first)});
    } else if (kind == u"folder below"_s) {
        read = folder + u"/docs"_s;
    } else if (kind == u"replaced"_s) {
        // What git shows instead is not what was published.
        repository.git({u"replace"_s, QString::fromLatin1(second), QString::fromLatin1(first)});
    }
    const ImportReport report = take(read);
    QVERIFY2(report.count(Outcome::Taken) == 2, qPrintable(told(report)));
    QCOMPARE(report.items.size(), 2);
}

void GitImportTest::saysThatACloneIsShallow()
{
    GitRepository repository(path(u"post"_s));
    for (int i = 1; i <= 3; ++i) {
        repository.commit(u"Measure %1"_s.arg(i), usual, test::documentBytes(i));
    }
    repository.git(
        {u"clone"_s, u"--quiet"_s, u"--depth=1"_s, u"file://"_s + repository.folder(), path(u"shallow"_s)});
    const ImportReport report = take(path(u"shallow"_s));
    QCOMPARE(report.count(Outcome::Taken), 1);
    QCOMPARE(kept().first(), test::documentBytes(3));
    QVERIFY2(told(report).contains(u"shallow clone: earlier versions exist"), qPrintable(told(report)));
}

void GitImportTest::fetchesNothingForAPartialClone_data()
{
    QTest::addColumn<QString>("filter");
    QTest::newRow("without contents") << u"blob:none"_s;
    QTest::newRow("without trees") << u"tree:0"_s;
}

void GitImportTest::fetchesNothingForAPartialClone()
{
    QFETCH(QString, filter);
    GitRepository repository(path(u"post"_s));
    repository.git({u"config"_s, u"uploadpack.allowFilter"_s, u"true"_s});
    repository.git({u"config"_s, u"uploadpack.allowAnySHA1InWant"_s, u"true"_s});
    for (int i = 1; i <= 3; ++i) {
        repository.commit(u"Measure %1"_s.arg(i), usual, test::documentBytes(i));
    }
    const QString clone = path(u"partial"_s);
    repository.git(
        {u"clone"_s, u"--quiet"_s, u"--filter="_s + filter, u"file://"_s + repository.folder(), clone});
    const auto before = stateOf(clone);
    const ImportReport report = take(clone);
    QVERIFY2(told(report).contains(u"The clone is partial"), qPrintable(told(report)));
    QVERIFY(report.count(Outcome::Refused) > 0);
    if (filter == u"blob:none"_s) {
        // The latest stands in the working tree, so its content is there.
        QCOMPARE(report.count(Outcome::Taken), 1);
        QCOMPARE(report.count(Outcome::Refused), 2);
    }
    QCOMPARE(stateOf(clone), before);
    // What the words advise helps.
    GitRepository::run(clone, {u"config"_s, u"--unset"_s, u"remote.origin.partialclonefilter"_s});
    GitRepository::run(clone, {u"fetch"_s, u"--quiet"_s, u"--refetch"_s});
    QCOMPARE(take(clone).count(Outcome::Refused), 0);
    QCOMPARE(kept().size(), 3);
}

void GitImportTest::runsNothingAndWritesNothing()
{
    GitRepository repository(path(u"post"_s));
    repository.commit(u"First"_s, usual, test::documentBytes(1));
    repository.commit(u"Attributes"_s, u".gitattributes"_s, "*.json diff=trap filter=trap\n");
    // A commit that claims to be signed, for a configuration that wants signatures looked at.
    const QByteArray tree = repository.git({u"rev-parse"_s, u"HEAD^{tree}"_s});
    const QByteArray parent = repository.git({u"rev-parse"_s, u"HEAD"_s});
    const QByteArray signedCommit =
        "tree " + tree + "\nparent " + parent +
        "\nauthor Ann <ann@example.org> 1788000000 +0000\ncommitter Ann <ann@example.org> 1788000000 +0000\n"
        "gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ==\n -----END PGP SIGNATURE-----\n\nSigned\n";
    const QByteArray commit =
        repository.git({u"hash-object"_s, u"-t"_s, u"commit"_s, u"-w"_s, u"--stdin"_s}, signedCommit);
    repository.git({u"reset"_s, u"--quiet"_s, u"--hard"_s, QString::fromLatin1(commit)});
    repository.commit(u"Last"_s, usual, test::documentBytes(2));

    const QString mark = path(u"was-run"_s);
    const QString trap = path(u"trap.sh"_s);
    QVERIFY(test::writeFile(trap, "#!/bin/sh\necho \"$0 $*\" >> '" + mark.toUtf8() + "'\nexit 1\n"));
    QVERIFY(QFile::setPermissions(trap, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    for (const QString& setting :
         {u"core.fsmonitor"_s, u"core.pager"_s, u"core.sshCommand"_s, u"core.askPass"_s, u"core.editor"_s,
          u"core.gitProxy"_s, u"core.alternateRefsCommand"_s, u"pager.log"_s, u"diff.external"_s,
          u"diff.trap.command"_s, u"diff.trap.textconv"_s, u"filter.trap.clean"_s, u"filter.trap.smudge"_s,
          u"filter.trap.process"_s, u"gpg.program"_s, u"credential.helper"_s, u"interactive.diffFilter"_s,
          u"uploadpack.packObjectsHook"_s}) {
        repository.git({u"config"_s, setting, trap});
    }
    repository.git({u"config"_s, u"log.showSignature"_s, u"true"_s});
    repository.git({u"config"_s, u"alias.log"_s, u'!' + trap});
    repository.git({u"config"_s, u"alias.cat-file"_s, u'!' + trap});
    repository.git({u"config"_s, u"protocol.ext.allow"_s, u"always"_s});
    repository.git({u"config"_s, u"log.showRoot"_s, u"false"_s});
    for (const QString& hook : {u"post-checkout"_s, u"post-index-change"_s, u"reference-transaction"_s,
                                u"pre-auto-gc"_s, u"fsmonitor-watchman"_s}) {
        const QString file = repository.folder() + u"/.git/hooks/"_s + hook;
        QFile::remove(file);
        QVERIFY(QFile::copy(trap, file));
    }
    // And a way out through the environment of whoever starts the program.
    qputenv("GIT_EXTERNAL_DIFF", trap.toUtf8());
    qputenv("GIT_DIR", "/nowhere");
    const auto before = stateOf(repository.folder());
    const ImportReport report = take(repository.folder());
    qunsetenv("GIT_EXTERNAL_DIFF");
    qunsetenv("GIT_DIR");
    QVERIFY2(report.count(Outcome::Taken) == 2, qPrintable(told(report)));
    QVERIFY2(!QFile::exists(mark), test::contentOf(mark).constData());
    QCOMPARE(stateOf(repository.folder()), before);

    // The trap would have worked.
    QProcess shown;
    shown.setWorkingDirectory(repository.folder());
    shown.start(u"git"_s, {u"log"_s, u"-p"_s, u"--ext-diff"_s});
    QVERIFY(shown.waitForFinished());
    QVERIFY(QFile::exists(mark));
    QVERIFY(QFile::remove(mark));

    // Nor is a missing object fetched by whatever the repository names for it.
    repository.git({u"config"_s, u"remote.origin.url"_s, u"ext::"_s + trap});
    repository.git({u"config"_s, u"remote.origin.promisor"_s, u"true"_s});
    repository.git({u"config"_s, u"remote.origin.uploadpack"_s, trap});
    repository.git({u"config"_s, u"core.repositoryFormatVersion"_s, u"1"_s});
    repository.git({u"config"_s, u"extensions.partialClone"_s, u"origin"_s});
    const QByteArray blob = repository.git({u"rev-parse"_s, u"HEAD:"_s + usual});
    const QString object = repository.folder() + u"/.git/objects/"_s + QString::fromLatin1(blob.first(2)) +
                           u'/' + QString::fromLatin1(blob.sliced(2));
    QVERIFY(QFile::remove(object));
    const ImportReport partial = take(repository.folder());
    QCOMPARE(partial.count(Outcome::Refused), 1);
    QVERIFY2(told(partial).contains(u"The clone is partial"), qPrintable(told(partial)));
    QVERIFY2(!QFile::exists(mark), test::contentOf(mark).constData());
}

void GitImportTest::readsNoRepositoryOfAnotherUser()
{
    GitRepository repository(path(u"post"_s));
    repository.commit(u"First"_s, usual, test::documentBytes(1));
    // git's own switch for its own tests: everything belongs to somebody else.
    qputenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
    const ImportReport kept = take(repository.folder());
    qunsetenv("GIT_TEST_ASSUME_DIFFERENT_OWNER");
    // It is a variable of git's, and none of those is passed on: who owns it in truth decides.
    QCOMPARE(kept.count(Outcome::Taken), 1);

    if (::chown(QFile::encodeName(repository.folder()).constData(), 12345, 12345) == 0) {
        const ImportReport report = take(repository.folder());
        QCOMPARE(report.items.size(), 1);
        QVERIFY2(told(report).contains(u"belongs to another user"), qPrintable(told(report)));
        QVERIFY2(told(report).contains(u"safe.directory"), qPrintable(told(report)));
    }
}

void GitImportTest::saysWhatIsWrong()
{
    QVERIFY(QDir().mkpath(path(u"plain"_s)));
    QVERIFY2(told(take(path(u"plain"_s))).contains(u"no git repository"),
             qPrintable(told(take(path(u"plain"_s)))));
    QVERIFY(told(take(path(u"none"_s))).contains(u"no git repository"));
    GitRepository empty(path(u"empty"_s));
    QVERIFY2(told(take(empty.folder())).contains(u"has a file docs/benchmarks/results.json"),
             qPrintable(told(take(empty.folder()))));
    empty.commit(u"Other"_s, u"README.md"_s, "text");
    QVERIFY(told(take(empty.folder())).contains(u"has a file docs/benchmarks/results.json"));

    GitRepository broken(path(u"broken"_s));
    broken.commit(u"First"_s, usual, test::documentBytes(1));
    QVERIFY(test::writeFile(broken.folder() + u"/.git/config"_s, "[core\n"));
    QVERIFY2(told(take(broken.folder())).contains(u"git could not read it and says: \""),
             qPrintable(told(take(broken.folder()))));

    const QByteArray search = qgetenv("PATH");
    qputenv("PATH", path(u"plain"_s).toUtf8());
    const ImportReport report = take(empty.folder());
    qputenv("PATH", search);
    QVERIFY2(told(report).contains(u"not installed"), qPrintable(told(report)));
}

void GitImportTest::readsOddNames()
{
    GitRepository repository(path(u"-post | \u4e2d"_s));
    const QString odd = u"a b/*[\u00e9]\"\t:(top).json"_s;
    repository.commit(u"First"_s, odd, test::documentBytes(1));
    repository.commit(u"Other"_s, u"a b/xe.json"_s, test::documentBytes(2));
    const ImportReport report = take(repository.folder(), odd);
    QVERIFY2(report.count(Outcome::Taken) == 1, qPrintable(told(report)));
    QCOMPARE(originsOf(test::documentBytes(1)).constFirst().entry, QStringList{odd});
}

void GitImportTest::sameAsFromAFolder()
{
    GitRepository repository(path(u"repository"_s));
    QStringList names;
    const QStringList real = test::corpusPaths();
    const auto add = [&](const QString& name, const QByteArray& bytes) {
        QVERIFY(test::writeFile(path(u"corpus/"_s + name), bytes));
        repository.commit(name, usual, bytes);
        names.append(name);
    };
    for (const QString& name : real) {
        add(name, test::corpusDocument(name));
    }
    const QStringList samples = test::sampleNames();
    for (const QString& name : samples) {
        add(name, test::sample(name));
    }
    QCOMPARE(take(repository.folder()).count(Outcome::Taken), names.size());
    const auto fromGit = kept();
    QVERIFY(QDir(path(u"library"_s)).removeRecursively());
    m_index = LibraryIndex(library().folder());
    ImportRequest request;
    request.paths = QStringList{path(u"corpus"_s)};
    QCOMPARE(importIntoLibrary(library(), m_index, request).count(Outcome::Taken), names.size());
    QCOMPARE(kept(), fromGit);
    // Both at once: nothing new, and each document knows both places.
    QCOMPARE(take(repository.folder()).count(Outcome::Duplicate), names.size());
    for (const LibraryEntry& entry : m_index.entries()) {
        QCOMPARE(m_index.origins(entry.sha256).size(), 2);
    }
    qInfo("%lld documents, %lld of them real", static_cast<long long>(names.size()),
          static_cast<long long>(real.size()));
}

void GitImportTest::canBeCancelled()
{
    GitRepository repository(path(u"post"_s));
    for (int i = 0; i < 12; ++i) {
        repository.commit(u"Measure %1"_s.arg(i), usual, test::documentBytes(i));
    }
    ImportRequest request;
    request.git = GitRequest{repository.folder(), usual, {}};
    ImportControl control;
    qint64 seen = 0;
    control.progress = [&seen](const ImportProgress& progress) { seen = progress.done; };
    control.isCancelled = [&seen] { return seen >= 5; };
    const ImportReport report = importIntoLibrary(library(), m_index, request, control);
    QVERIFY(report.cancelled);
    QCOMPARE(report.count(Outcome::Taken), 5);
    QCOMPARE(report.count(Outcome::Refused), 0);
    QCOMPARE(kept().size(), 5);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::GitImportTest)
#include "tst_gitimport.moc"

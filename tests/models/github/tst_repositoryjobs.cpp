// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/filehistoryjob.h"
#include "models/github/githubsource.h"
#include "models/github/openpullrequestsjob.h"
#include "models/github/refsjob.h"
#include "models/report/githubwords.h"
#include "tests/models/github/githubdesk.h"
#include "tests/support/testobject.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using test::commitId;
using test::GitHubDesk;
using test::smallDocument;

const QString path = QString::fromLatin1(test::resultsPath);
const RepositoryName demo{u"anna"_s, u"demo"_s};

RefsJob::Request between(const QString& refs)
{
    RefsJob::Request request;
    request.range = {demo, *parseRefRange(refs)};
    return request;
}

/// main: 5, 4, 3 (removes the file), 2, 1; v0.6.0 is 2.
void fill(GitHubDesk& desk)
{
    test::GitHubRepository& repository = desk.repository();
    repository.refs = {{u"heads/main"_s, commitId('5')},
                       {u"tags/v0.6.0"_s, commitId('2')},
                       {u"heads/fix/a"_s, commitId('4')}};
    for (const char digit : {'5', '4', '3', '2', '1'}) {
        test::GitHubCommit commit{.id = commitId(digit),
                                  .message = u"Number "_s + QLatin1Char(digit) + u"\n\nand more"_s,
                                  .files = {},
                                  .touched = {path}};
        if (digit != '3') {
            commit.files.insert(path, smallDocument(digit - '0'));
        }
        repository.commits.append(commit);
    }
    repository.mergeBases.insert(QString(commitId('5') + u"..."_s + commitId('4')), commitId('1'));
}

class RepositoryJobsTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesTwoRefs_data();
    void comparesTwoRefs();
    void readsTheOneSideThatHasIt();
    void failsWhereARefOrTheFileIsMissing();
    void readsTheHistoryPageByPage();
    void readsBehindAVersionThatCantBeHad();
    void readsAHistoryWithoutVersions();
    void tellsWhereADocumentIsFrom();
    void tellsOfAnEmptyRepository();
    void leadsToNoOtherHostFromAPage();
    void listsPullRequestsThatTouchTheFile();
    void looksAtNoMoreThanItMay();
    void keepsWhatItFoundWhereTheLimitEndsIt();
};

void RepositoryJobsTest::comparesTwoRefs_data()
{
    QTest::addColumn<QString>("refs");
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("head");
    QTest::newRow("tag and branch") << u"v0.6.0..main"_s << 2. << 5.;
    QTest::newRow("commits") << QString(commitId('1') + u".."_s + commitId('4')) << 1. << 4.;
    QTest::newRow("default branch") << u"v0.6.0.."_s << 2. << 5.;
    QTest::newRow("a branch with a slash, from the merge base") << u"main...fix/a"_s << 1. << 4.;
}

void RepositoryJobsTest::comparesTwoRefs()
{
    QFETCH(const QString, refs);
    QFETCH(const double, base);
    QFETCH(const double, head);
    GitHubDesk desk;
    fill(desk);
    RefsJob job(&desk.client, between(refs));
    const test::GitHubEar<RefsJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<RefsReview>();
    QCOMPARE(review.base->bytes, smallDocument(base));
    QCOMPARE(review.head->bytes, smallDocument(head));
    QCOMPARE(review.baseCommit, review.base->commit);
    QCOMPARE(review.headTip.subject, u"Number "_s + QString::number(head));
    QCOMPARE(review.checkedAt, desk.clock.now());
    QCOMPARE(desk.server.complaints(), QStringList());
}

void RepositoryJobsTest::readsTheOneSideThatHasIt()
{
    GitHubDesk desk;
    fill(desk);
    RefsJob job(&desk.client, between(QString(commitId('3') + u"..main"_s)));
    const test::GitHubEar<RefsJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    QVERIFY(!ear.result<RefsReview>().base);
    QVERIFY(ear.result<RefsReview>().head);
}

void RepositoryJobsTest::failsWhereARefOrTheFileIsMissing()
{
    GitHubDesk desk;
    fill(desk);
    RefsJob job(&desk.client, between(u"v0.5.0..main"_s));
    const test::GitHubEar<RefsJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::Refused);
    QCOMPARE(
        GitHubWords::error(ear.error(), NumberFormat()),
        u"127.0.0.1 does not accept the request for a branch, tag or commit named v0.5.0. It says: \"No commit found for SHA: v0.5.0\"."_s);

    auto elsewhere = between(u"v0.6.0..main"_s);
    elsewhere.path = u"bench/results.json"_s;
    RefsJob another(&desk.client, elsewhere);
    const test::GitHubEar<RefsJob> second(&another);
    another.start();
    QTRY_COMPARE(second.failed.size(), 1);
    QCOMPARE(second.error().code, Code::NotFound);
    QCOMPARE(GitHubWords::error(second.error(), NumberFormat()),
             u"127.0.0.1 does not find the file bench/results.json."_s);
}

void RepositoryJobsTest::readsTheHistoryPageByPage()
{
    GitHubDesk desk;
    fill(desk);
    FileHistoryJob::Request request;
    request.repository = demo;
    request.ref = u"main"_s;
    request.pageSize = 3;
    QList<FileVersion> versions;
    int pages = 0;
    do {
        FileHistoryJob job(&desk.client, request);
        const test::GitHubEar<FileHistoryJob> ear(&job);
        const QSignalSpy read(&job, &FileHistoryJob::versionRead);
        job.start();
        QTRY_COMPARE(ear.finished.size(), 1);
        const auto page = ear.result<FileHistoryPage>();
        QCOMPARE(read.size(), page.versions.size());
        versions += page.versions;
        request.page = page.next;
        ++pages;
    } while (!request.page.isEmpty());
    QCOMPARE(pages, 2);
    QCOMPARE(versions.size(), 5);
    QCOMPARE(versions.at(0).document->bytes, smallDocument(5));
    QCOMPARE(versions.at(1).commit.subject, u"Number 4"_s);
    QVERIFY(!versions.at(2).document); // the commit that removed it
    QCOMPARE(versions.at(4).document->bytes, smallDocument(1));
    QCOMPARE(versions.at(4).commit.committedAt, QDateTime(QDate(2031, 3, 4), QTime(5, 6, 7), Qt::UTC));
    QCOMPARE(desk.server.complaints(), QStringList());
}

void RepositoryJobsTest::readsBehindAVersionThatCantBeHad()
{
    GitHubDesk desk;
    fill(desk);
    desk.repository().commits[1].files[path] =
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n";
    FileHistoryJob::Request request;
    request.repository = demo;
    FileHistoryJob job(&desk.client, request);
    const test::GitHubEar<FileHistoryJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const QList<FileVersion> versions = ear.result<FileHistoryPage>().versions;
    QCOMPARE(versions.size(), 5);
    QVERIFY(!versions.at(1).document);
    QCOMPARE(versions.at(1).problem->code, Code::LargeFile);
    QVERIFY(!versions.at(0).problem && !versions.at(2).problem);
    QVERIFY(versions.at(4).document);
}

void RepositoryJobsTest::tellsWhereADocumentIsFrom()
{
    GitHubDocument document;
    document.commit = commitId('5');
    document.path = path;
    RefsReview refs;
    refs.range = {demo, *parseRefRange(u"v0.6.0..fix/a"_s)};
    refs.base = document;
    refs.head = document;
    PullRequestReview review;
    review.info.repository = demo;
    review.info.number = 12;
    review.base = document;
    review.head = document;
    review.head->path = u"bench/results.json"_s;
    const QStringList sources{gitHubSource(refs, Side::Base), gitHubSource(refs, Side::Candidate),
                              gitHubSource(review, Side::Base), gitHubSource(review, Side::Candidate)};
    QCOMPARE(sources, (QStringList{u"anna/demo@v0.6.0 5555555"_s, u"anna/demo@fix/a 5555555"_s,
                                   u"anna/demo#12 base 5555555"_s,
                                   u"anna/demo#12 head 5555555, bench/results.json"_s}));
    refs.range.refs = *parseRefRange(u"v0.6.0..."_s);
    QCOMPARE(gitHubSource(refs, Side::Base), u"anna/demo@v0.6.0...HEAD base 5555555"_s);
    QCOMPARE(gitHubSource(refs, Side::Candidate), u"anna/demo@HEAD 5555555"_s);
    for (const QString& source : sources) {
        QVERIFY2(isGitHubSource(source), qPrintable(source));
    }
    for (const QString& other : {u"anna/demo.json"_s, u"/anna/demo#12 head 5555555"_s, u"sample:demo"_s,
                                 u"https://github.com/anna/demo"_s, u"demo.json @ 2031-03-05T12:00:00Z"_s}) {
        QVERIFY2(!isGitHubSource(other), qPrintable(other));
    }
}

void RepositoryJobsTest::readsAHistoryWithoutVersions()
{
    GitHubDesk desk;
    fill(desk);
    FileHistoryJob::Request request;
    request.repository = demo;
    request.path = u"bench/results.json"_s;
    FileHistoryJob job(&desk.client, request);
    const test::GitHubEar<FileHistoryJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    QVERIFY(ear.result<FileHistoryPage>().versions.isEmpty());
    QCOMPARE(desk.server.http().requests().constFirst().target,
             QByteArray("/repos/anna/demo/commits?path=bench%2Fresults.json&per_page=30"));
}

void RepositoryJobsTest::tellsOfAnEmptyRepository()
{
    GitHubDesk desk;
    FileHistoryJob::Request request;
    request.repository = demo;
    FileHistoryJob job(&desk.client, request);
    const test::GitHubEar<FileHistoryJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(GitHubWords::error(ear.error(), NumberFormat()), u"The repository has no commit yet."_s);
}

void RepositoryJobsTest::leadsToNoOtherHostFromAPage()
{
    GitHubDesk desk;
    fill(desk);
    desk.logIn();
    test::HttpServer other(test::HttpServer::Tls::Good);
    desk.server.answerNext(200, "[]",
                           {{"Content-Type", "application/json"},
                            {"Link", '<' + other.url(u"/more"_s).toEncoded() + ">; rel=\"next\""}});
    OpenPullRequestsJob::Request request;
    request.repository = demo;
    request.most = 200;
    OpenPullRequestsJob job(&desk.client, request);
    const test::GitHubEar<OpenPullRequestsJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().transport.code, FetchError::Code::UrlRefused);
    QVERIFY(other.requests().isEmpty());
    QVERIFY(GitHubWords::error(ear.error(), NumberFormat())
                .endsWith(u"was not asked: it is not one of 127.0.0.1, which alone gets the token."_s));
}

void addOpenPullRequests(GitHubDesk& desk, int count)
{
    for (int i = 1; i <= count; ++i) {
        const bool touches = i % 3 == 0;
        desk.repository().pullRequests.append(
            {.number = i,
             .title = u"Change "_s + QString::number(i),
             .author = u"ben"_s,
             .state = i == 1 ? u"closed"_s : u"open"_s,
             .draft = i == 6,
             .base = commitId('5'),
             .head = commitId('4'),
             .files = {{touches ? path : u"src/lib.rs"_s, u"modified"_s, {}}}});
    }
}

void RepositoryJobsTest::listsPullRequestsThatTouchTheFile()
{
    GitHubDesk desk;
    fill(desk);
    addOpenPullRequests(desk, 7);
    OpenPullRequestsJob::Request request;
    request.repository = demo;
    OpenPullRequestsJob job(&desk.client, request);
    const test::GitHubEar<OpenPullRequestsJob> ear(&job);
    const QSignalSpy found(&job, &OpenPullRequestsJob::touchingFound);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto all = ear.result<OpenPullRequests>();
    QCOMPARE(all.looked, 6);
    QVERIFY(!all.more);
    QCOMPARE(all.touching.size(), 2);
    QCOMPARE(found.size(), 2);
    QCOMPARE(all.touching.at(0).info.number, 3);
    QCOMPARE(all.touching.at(0).documents.constFirst().path, path);
    QCOMPARE(GitHubWords::state(all.touching.at(1).info.state), u"draft"_s);
    QCOMPARE(desk.server.http().requests().constFirst().target,
             QByteArray("/repos/anna/demo/pulls?state=open&sort=updated&direction=desc&per_page=50"));
    QCOMPARE(desk.server.complaints(), QStringList());
}

void RepositoryJobsTest::looksAtNoMoreThanItMay()
{
    GitHubDesk desk;
    fill(desk);
    addOpenPullRequests(desk, 12);
    for (const int pageSize : {100, 4}) {
        desk.server.pageSize = pageSize;
        OpenPullRequestsJob::Request request;
        request.repository = demo;
        request.most = 4;
        OpenPullRequestsJob job(&desk.client, request);
        const test::GitHubEar<OpenPullRequestsJob> ear(&job);
        job.start();
        QTRY_COMPARE(ear.finished.size(), 1);
        QCOMPARE(ear.result<OpenPullRequests>().looked, 4);
        QVERIFY(ear.result<OpenPullRequests>().more);
    }
}

void RepositoryJobsTest::keepsWhatItFoundWhereTheLimitEndsIt()
{
    GitHubDesk desk;
    fill(desk);
    addOpenPullRequests(desk, 12);
    desk.server.remaining = 4;
    OpenPullRequestsJob::Request request;
    request.repository = demo;
    OpenPullRequestsJob job(&desk.client, request);
    const test::GitHubEar<OpenPullRequestsJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::PrimaryLimit);
    QCOMPARE(job.found().looked, 3);
    QCOMPARE(job.found().touching.size(), 1);
    QCOMPARE(GitHubWords::error(ear.error(), NumberFormat()),
             u"No requests to 127.0.0.1 are left without a token. There are new ones from "_s +
                 NumberFormat().dateTime(QDateTime::fromSecsSinceEpoch(1950000000)) +
                 u". With a token there are many more: enter one in the preferences."_s);
    QCOMPARE(desk.server.http().requests().size(), 4);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::RepositoryJobsTest)
#include "tst_repositoryjobs.moc"

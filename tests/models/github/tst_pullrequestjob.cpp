// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/pullrequestjob.h"
#include "models/report/githubwords.h"
#include "tests/models/github/githubdesk.h"
#include "tests/support/testobject.h"

#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using Outcome = PullRequestReview::Outcome;
using test::commitId;
using test::GitHubDesk;
using test::smallDocument;
using Ear = test::GitHubEar<PullRequestJob>;

const QString path = QString::fromLatin1(test::resultsPath);

/// A pull request 12 from '2' (the fork of ben) onto main, which has gone on from '1' to '3' since.
void fill(GitHubDesk& desk, const QList<test::GitHubFile>& files)
{
    test::GitHubRepository& repository = desk.repository();
    repository.refs = {{u"heads/main"_s, commitId('3')}, {u"pull/12/head"_s, commitId('2')}};
    repository.commits = {{.id = commitId('3'), .message = u"Go on"_s, .files = {{path, smallDocument(3)}}},
                          {.id = commitId('2'), .message = u"Faster"_s, .files = {{path, smallDocument(2)}}},
                          {.id = commitId('1'), .message = u"Begin"_s, .files = {{path, smallDocument(1)}}}};
    repository.mergeBases.insert(QString(commitId('3') + u"..."_s + commitId('2')), commitId('1'));
    repository.pullRequests = {{.number = 12,
                                .title = u"Faster\u202e fan out"_s,
                                .author = u"ben"_s,
                                .base = commitId('3'),
                                .head = commitId('2'),
                                .headRepository = u"ben/demo"_s,
                                .files = files}};
}

PullRequestJob::Request request(const QString& file = path)
{
    PullRequestJob::Request request;
    request.address = {{u"anna"_s, u"demo"_s}, 12};
    request.path = file;
    return request;
}

class PullRequestJobTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBothSides_data();
    void readsBothSides();
    void holdsItAgainstTheTip();
    void readsTheHeadOfAForkThatIsGone();
    void showsTheFirstOneAlone();
    void showsTheOneThatIsRemoved();
    void followsARename();
    void offersTheTargetsWhereItIsUntouched();
    void offersEachOfSeveral();
    void takesTheOnlyOneElsewhere();
    void looksThroughAllPagesOfFiles();
    void tellsWhereFilesAreMissing();
    void tellsThatTheRepositoryWasRenamed();
    void keepsADocumentThatCantBeRead();
    void readsALargeDocument();
    void refusesAPointerToALargeFile();
    void tellsWhatLacks_data();
    void tellsWhatLacks();
    void failsWhereThereIsNone();
    void cancelsAtEveryStep();
    void endsSilentlyAtEveryStep();
    void losesTheConnectionAtEveryStep();
    void waitsAndGoesOn();
    void tellsWhatMoved();
};

void PullRequestJobTest::readsBothSides_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<bool>("loggedIn");
    QTest::newRow("github.com") << QString() << false;
    QTest::newRow("with a token") << QString() << true;
    QTest::newRow("enterprise") << u"/api/v3"_s << true;
}

void PullRequestJobTest::readsBothSides()
{
    QFETCH(const QString, prefix);
    QFETCH(const bool, loggedIn);
    GitHubDesk desk(test::HttpServer::Tls::Good, prefix);
    fill(desk, {{u"src/lib.rs"_s, u"modified"_s, {}}, {path, u"modified"_s, {}}});
    if (loggedIn) {
        desk.logIn();
        desk.repository().isPrivate = true;
        desk.repository().mayRead = {u"anna"_s};
    }
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QCOMPARE(ear.terminal(), 0);
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.outcome, Outcome::Changed);
    QCOMPARE(review.path, path);
    QCOMPARE(review.base->bytes, smallDocument(1));
    QCOMPARE(review.base->commit, commitId('1'));
    QCOMPARE(review.head->bytes, smallDocument(2));
    QVERIFY(review.base->document && review.head->document);
    QCOMPARE(review.head->page, desk.server.http().url(u"/anna/demo/blob/"_s + commitId('2') + u'/' + path));
    QCOMPARE(review.documents.size(), 1);
    QVERIFY(!review.isRenamed());
    QVERIFY(review.info.isFromFork());
    QCOMPARE(GitHubWords::header(review, NumberFormat()),
             (QStringList{u"Faster<U+202E> fan out"_s,
                          u"anna/demo#12 by ben, open, 3 commit(s), from the fork ben/demo"_s,
                          u"base: where it left main, 1111111; candidate: faster, 2222222"_s,
                          u"Looked at "_s + NumberFormat().dateTime(desk.clock.now())}));
    QCOMPARE(GitHubWords::outcome(review), QString());
    QCOMPARE(desk.server.http().requests().size(), 5);
    for (const test::HttpRequest& asked : desk.server.http().requests()) {
        QCOMPARE(asked.has("Authorization"), loggedIn);
    }
    QCOMPARE(desk.server.complaints(), QStringList());
    job.cancel();
    QCOMPARE(ear.terminal(), 1);
}

void PullRequestJobTest::holdsItAgainstTheTip()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    auto what = request();
    what.base = PullRequestBase::TargetTip;
    PullRequestJob job(&desk.client, what);
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.base->bytes, smallDocument(3));
    QCOMPARE(GitHubWords::header(review, NumberFormat()).at(2),
             u"base: the tip of main, 3333333; candidate: faster, 2222222"_s);
}

void PullRequestJobTest::readsTheHeadOfAForkThatIsGone()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    desk.repository().pullRequests.first().headRepository.clear();
    desk.repository().pullRequests.first().author.clear();
    const QByteArray byCommit =
        "/repos/anna/demo/contents/docs%2Fbenchmarks%2Fresults.json?ref=" + commitId('2').toLatin1();
    desk.server.on(byCommit, [](test::HttpExchange& exchange) {
        exchange.answer(404, R"({"message":"No commit found for the ref"})");
    });
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.head->bytes, smallDocument(2));
    QCOMPARE(
        desk.server.http().requests().constLast().target,
        QByteArray("/repos/anna/demo/contents/docs%2Fbenchmarks%2Fresults.json?ref=refs%2Fpull%2F12%2Fhead"));
    QCOMPARE(GitHubWords::header(review, NumberFormat()).at(1),
             u"anna/demo#12 by an account that is gone, open, 3 commit(s), from a fork that is gone"_s);
}

void PullRequestJobTest::showsTheFirstOneAlone()
{
    GitHubDesk desk;
    fill(desk, {{path, u"added"_s, {}}});
    desk.repository().commits.last().files.clear();
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.outcome, Outcome::Added);
    QVERIFY(!review.base);
    QCOMPARE(review.head->bytes, smallDocument(2));
    QCOMPARE(GitHubWords::outcome(review),
             u"This pull request adds docs/benchmarks/results.json; there is none to compare with."_s);
    QCOMPARE(desk.server.http().requests().size(), 4); // nobody asks for what can't be there
}

void PullRequestJobTest::showsTheOneThatIsRemoved()
{
    GitHubDesk desk;
    fill(desk, {{path, u"removed"_s, {}}});
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.outcome, Outcome::Removed);
    QCOMPARE(review.base->bytes, smallDocument(1));
    QVERIFY(!review.head);
    QVERIFY(GitHubWords::outcome(review).contains(u"removes docs/benchmarks/results.json"_s));
}

void PullRequestJobTest::followsARename()
{
    GitHubDesk desk;
    fill(desk, {{path, u"renamed"_s, u"bench/results.json"_s}});
    desk.repository().commits.last().files = {{u"bench/results.json"_s, smallDocument(1)}};
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.outcome, Outcome::Changed);
    QCOMPARE(review.base->path, u"bench/results.json"_s);
    QCOMPARE(review.base->bytes, smallDocument(1));
    QCOMPARE(GitHubWords::fileStatus(review.documents.constFirst()), u"renamed from bench/results.json"_s);
}

void PullRequestJobTest::offersTheTargetsWhereItIsUntouched()
{
    GitHubDesk desk;
    fill(desk, {{u"src/lib.rs"_s, u"modified"_s, {}}});
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.outcome, Outcome::Untouched);
    QCOMPARE(review.base->bytes, smallDocument(1));
    QVERIFY(!review.head);
    QCOMPARE(
        GitHubWords::outcome(review),
        u"This pull request does not touch docs/benchmarks/results.json. Shown is the document of the target branch."_s);

    PullRequestJob another(&desk.client, request(u"bench/numbers.json"_s));
    const Ear second(&another);
    another.start();
    QTRY_COMPARE(second.finished.size(), 1);
    QVERIFY(!second.result<PullRequestReview>().base);
    QVERIFY(
        GitHubWords::outcome(second.result<PullRequestReview>()).endsWith(u"has no such document either."_s));
}

void PullRequestJobTest::offersEachOfSeveral()
{
    GitHubDesk desk;
    fill(desk, {{u"a/results.json"_s, u"modified"_s, {}}, {u"b/results.json"_s, u"added"_s, {}}});
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QCOMPARE(review.outcome, Outcome::Choice);
    QVERIFY(!review.base && !review.head);
    QCOMPARE(review.documents.size(), 2);
    QCOMPARE(review.documents.at(1).path, u"b/results.json"_s);
    QCOMPARE(
        GitHubWords::outcome(review),
        u"This pull request changes 2 such document(s), and not docs/benchmarks/results.json. Choose one."_s);

    for (test::GitHubCommit& commit : desk.repository().commits) {
        commit.files = {{u"a/results.json"_s, smallDocument(7)}};
    }
    PullRequestJob chosen(&desk.client, request(u"a/results.json"_s));
    const Ear second(&chosen);
    chosen.start();
    QTRY_COMPARE(second.finished.size(), 1);
    const auto chosenReview = second.result<PullRequestReview>();
    QCOMPARE(chosenReview.outcome, Outcome::Changed);
    QCOMPARE(chosenReview.head->path, u"a/results.json"_s);
    QCOMPARE(chosenReview.documents.size(), 2); // the other one stays on offer
}

void PullRequestJobTest::takesTheOnlyOneElsewhere()
{
    GitHubDesk desk;
    fill(desk, {{u"bench/results.json"_s, u"modified"_s, {}}});
    for (test::GitHubCommit& commit : desk.repository().commits) {
        commit.files = {{u"bench/results.json"_s, smallDocument(7)}};
    }
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(ear.result<PullRequestReview>().path, u"bench/results.json"_s);
    QVERIFY(ear.result<PullRequestReview>().head);
}

void PullRequestJobTest::looksThroughAllPagesOfFiles()
{
    GitHubDesk desk;
    QList<test::GitHubFile> files;
    for (int i = 0; i < 250; ++i) {
        files.append({u"src/"_s + QString::number(i), u"added"_s, {}});
    }
    files.append({path, u"modified"_s, {}});
    fill(desk, files);
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    const QSignalSpy progress(&job, &PullRequestJob::progressed);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(ear.result<PullRequestReview>().outcome, Outcome::Changed);
    QVERIFY(!ear.result<PullRequestReview>().filesIncomplete);
    QCOMPARE(desk.server.http().requests().at(1).target,
             QByteArray("/repos/anna/demo/pulls/12/files?per_page=100"));
    QCOMPARE(desk.server.http().requests().at(3).target,
             QByteArray("/repositories/77/pulls/12/files?per_page=100&page=3"));
    QStringList told;
    for (const QList<QVariant>& signal : progress) {
        told.append(GitHubWords::progress(signal.constFirst().value<GitHubProgress>(), NumberFormat()));
    }
    QVERIFY2(told.contains(u"Looking through its files, 200 of 251"_s), qPrintable(told.join(u'\n')));
    QCOMPARE(told.constLast(), u"Reading docs/benchmarks/results.json"_s);
}

void PullRequestJobTest::tellsWhereFilesAreMissing()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    desk.repository().pullRequests.first().changedFiles = 4000;
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    QVERIFY(ear.result<PullRequestReview>().filesIncomplete);
    QVERIFY(GitHubWords::outcome(ear.result<PullRequestReview>())
                .startsWith(u"It touches more files than GitHub lists"_s));
}

void PullRequestJobTest::tellsThatTheRepositoryWasRenamed()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    desk.repository().formerNames = {u"anna/sketch"_s};
    auto what = request();
    what.address.repository.name = u"sketch"_s;
    PullRequestJob job(&desk.client, what);
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QVERIFY(review.isRenamed());
    QCOMPARE(GitHubWords::header(review, NumberFormat()).constLast(),
             u"The repository anna/sketch is named anna/demo now."_s);
    QVERIFY(desk.server.http().requests().constLast().target.startsWith("/repos/anna/demo/"));
}

void PullRequestJobTest::keepsADocumentThatCantBeRead()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    desk.repository().commits[1].files = {{path, "{\"schema\": 3,"}};
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto review = ear.result<PullRequestReview>();
    QVERIFY(review.base->document);
    QVERIFY(!review.head->document);
    QCOMPARE(review.head->problem->code, ReadError::Code::Syntax);
    QCOMPARE(review.head->bytes, QByteArray("{\"schema\": 3,"));
}

void PullRequestJobTest::readsALargeDocument()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    const QByteArray large = smallDocument(2) + QByteArray(3 * 1024 * 1024, ' ');
    desk.repository().commits[1].files = {{path, large}};
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(ear.result<PullRequestReview>().head->bytes.size(), large.size());
    QVERIFY(ear.result<PullRequestReview>().head->document);
}

void PullRequestJobTest::refusesAPointerToALargeFile()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    desk.repository().commits[1].files = {
        {path, "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"}};
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::LargeFile);
    QCOMPARE(
        GitHubWords::error(ear.error(), NumberFormat()),
        u"docs/benchmarks/results.json is kept in Git LFS: the repository has only a pointer to it, which is no document. Get the file with git, and open it here."_s);
}

void PullRequestJobTest::tellsWhatLacks_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("lacking");
    QTest::newRow("nothing") << QByteArray("{}") << u"base.repo.full_name"_s;
    QTest::newRow("an array") << QByteArray("[]") << u"base.repo.full_name"_s;
    QTest::newRow("no commit") << QByteArray(R"({"number":12,"title":"x","base":{"ref":"main","sha":"../..",)"
                                             R"("repo":{"full_name":"anna/demo"}}})")
                               << u"base.sha"_s;
}

void PullRequestJobTest::tellsWhatLacks()
{
    QFETCH(const QByteArray, answer);
    GitHubDesk desk;
    fill(desk, {});
    desk.server.answerNext(200, answer, {{"Content-Type", "application/json"}});
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::UnexpectedAnswer);
    QTEST(ear.error().detail, "lacking");
}

void PullRequestJobTest::failsWhereThereIsNone()
{
    GitHubDesk desk;
    fill(desk, {});
    auto what = request();
    what.address.number = 13;
    PullRequestJob job(&desk.client, what);
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(
        GitHubWords::error(ear.error(), NumberFormat()),
        u"127.0.0.1 does not find the pull request anna/demo#13. The address is wrong, or it is private and needs a token: GitHub does not tell the two apart."_s);
}

void PullRequestJobTest::cancelsAtEveryStep()
{
    for (int step = 0; step < 5; ++step) {
        GitHubDesk desk;
        fill(desk, {{path, u"modified"_s, {}}});
        PullRequestJob job(&desk.client, request());
        const Ear ear(&job);
        const QSignalSpy cancelled(&job, &PullRequestJob::cancelled);
        connect(&desk.server.http(), &test::HttpServer::requested, &job, [&] {
            if (desk.server.http().requests().size() == step + 1) {
                job.cancel();
                QCOMPARE(cancelled.size(), 1);
            }
        });
        job.start();
        QTRY_COMPARE(cancelled.size(), 1);
        // Whatever was queued behind it goes on.
        PullRequestJob next(&desk.client, request());
        const Ear second(&next);
        next.start();
        QTRY_COMPARE(second.finished.size(), 1);
        QCOMPARE(ear.terminal(), 0);
        QCOMPARE(cancelled.size(), 1);
    }
}

void PullRequestJobTest::endsSilentlyAtEveryStep()
{
    for (int step = 0; step < 5; ++step) {
        GitHubDesk desk;
        fill(desk, {{path, u"modified"_s, {}}});
        QPointer<PullRequestJob> job = new PullRequestJob(&desk.client, request());
        const Ear ear(job);
        connect(&desk.server.http(), &test::HttpServer::requested, this, [&] {
            if (desk.server.http().requests().size() == step + 1) {
                delete job;
            }
        });
        job->start();
        QTRY_VERIFY(!job);
        QCOMPARE(ear.terminal(), 0);
    }
}

void PullRequestJobTest::losesTheConnectionAtEveryStep()
{
    for (int step = 0; step < 5; ++step) {
        GitHubDesk desk;
        fill(desk, {{path, u"modified"_s, {}}});
        PullRequestJob job(&desk.client, request());
        const Ear ear(&job);
        connect(&desk.server.http(), &test::HttpServer::requested, this, [&] {
            if (desk.server.http().requests().size() == step + 1) {
                desk.server.http().close();
                for (QTcpSocket* socket : desk.server.http().findChildren<QTcpSocket*>()) {
                    socket->abort();
                }
            }
        });
        job.start();
        QTRY_COMPARE(ear.failed.size(), 1);
        QCOMPARE(ear.error().code, Code::Transport);
        QVERIFY(ear.error().transport.isOffline());
        QVERIFY(ear.error().isTemporary());
        QCOMPARE(ear.terminal(), 1);
    }
}

void PullRequestJobTest::waitsAndGoesOn()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    desk.server.answerNext(429, "{}", {{"Retry-After", "20"}});
    PullRequestJob job(&desk.client, request());
    const Ear ear(&job);
    job.start();
    QTRY_COMPARE(ear.waiting.size(), 1);
    QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(20));
    QCOMPARE(GitHubWords::waiting(ear.waitsUntil(), Code::SecondaryLimit, NumberFormat()),
             u"GitHub wants fewer requests; waiting until "_s + NumberFormat().dateTime(ear.waitsUntil()));
    desk.clock.pass(std::chrono::seconds(20));
    QTRY_COMPARE(ear.finished.size(), 1);

    desk.server.answerNext(429, "{}", {{"Retry-After", "20"}});
    PullRequestJob patient(&desk.client, request());
    const Ear second(&patient);
    const QSignalSpy cancelled(&patient, &PullRequestJob::cancelled);
    patient.start();
    QTRY_COMPARE(second.waiting.size(), 1);
    patient.cancel();
    QCOMPARE(cancelled.size(), 1);
    const qsizetype before = desk.server.http().requests().size();
    desk.clock.pass(std::chrono::seconds(60));
    QTest::qWait(0);
    QCOMPARE(desk.server.http().requests().size(), before);
}

void PullRequestJobTest::tellsWhatMoved()
{
    GitHubDesk desk;
    fill(desk, {{path, u"modified"_s, {}}});
    QList<PullRequestReview> looks;
    const auto look = [&] {
        PullRequestJob job(&desk.client, request());
        const Ear ear(&job);
        job.start();
        QTRY_COMPARE(ear.finished.size(), 1);
        looks.append(ear.result<PullRequestReview>());
    };
    look();
    look();
    QVERIFY(!movedBetween(looks.at(0), looks.at(1)));
    QCOMPARE(GitHubWords::moved(movedBetween(looks.at(0), looks.at(1))), QString());

    test::GitHubRepository& repository = desk.repository();
    repository.commits.prepend(
        {.id = commitId('4'), .message = u"Faster still"_s, .files = {{path, smallDocument(4)}}});
    repository.mergeBases.insert(QString(commitId('3') + u"..."_s + commitId('4')), commitId('1'));
    repository.pullRequests.first().head = commitId('4');
    repository.pullRequests.first().merged = true;
    repository.pullRequests.first().state = u"closed"_s;
    look();
    QCOMPARE(looks.constLast().head->bytes, smallDocument(4));
    QCOMPARE(GitHubWords::moved(movedBetween(looks.at(0), looks.at(2))),
             u"There are new commits since the last look. Its state has changed since the last look."_s);
    QCOMPARE(GitHubWords::state(looks.constLast().info.state), u"merged"_s);
    // What has not changed was not sent again.
    const auto& requests = desk.server.http().requests();
    QVERIFY(std::any_of(requests.begin() + 5, requests.end(),
                        [](const test::HttpRequest& one) { return one.has("If-None-Match"); }));
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::PullRequestJobTest)
#include "tst_pullrequestjob.moc"

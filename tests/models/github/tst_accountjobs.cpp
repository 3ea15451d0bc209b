// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/accountjobs.h"
#include "models/github/commentjob.h"
#include "models/github/memorytokenstore.h"
#include "models/report/githubwords.h"
#include "tests/models/github/githubdesk.h"
#include "tests/support/testobject.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using Kind = CommentOutcome::Kind;
using test::GitHubDesk;

const QString path = QString::fromLatin1(test::resultsPath);

CommentJob::Request posting(const QString& markdown, bool onlyLook = false)
{
    return {{{u"anna"_s, u"demo"_s}, 12}, CommentJob::bodyFor(markdown, path), onlyLook};
}

CommentOutcome outcomeOf(GitHubDesk& desk, const CommentJob::Request& request)
{
    CommentJob job(&desk.client, request);
    const test::GitHubEar<CommentJob> ear(&job);
    job.start();
    [&] { QTRY_COMPARE(ear.finished.size(), 1); }();
    return ear.finished.isEmpty() ? CommentOutcome() : ear.result<CommentOutcome>();
}

GitHubError errorOf(GitHubDesk& desk, const CommentJob::Request& request)
{
    CommentJob job(&desk.client, request);
    const test::GitHubEar<CommentJob> ear(&job);
    job.start();
    [&] { QTRY_COMPARE(ear.failed.size(), 1); }();
    return ear.failed.isEmpty() ? GitHubError() : ear.error();
}

int changesSent(const GitHubDesk& desk)
{
    int count = 0;
    for (const test::HttpRequest& request : const_cast<GitHubDesk&>(desk).server.http().requests()) {
        count += request.method == "GET" ? 0 : 1;
    }
    return count;
}

class AccountJobsTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void postsOneCommentAndUpdatesIt();
    void showsWhatItWouldDo();
    void sendsOnlyWhatWasSeen();
    void leavesTheCommentsOfOthersAlone();
    void keepsACommentForEachPath();
    void findsItOnALaterPage();
    void postsAsAWorkflow();
    void postsNothingWithoutAToken();
    void postsNothingThatIsTooLong();
    void tellsOfAPullRequestThatTakesNoComments();
    void tellsWhoseTokenItIs_data();
    void tellsWhoseTokenItIs();
    void tellsOfABadToken();
    void tellsHowManyRequestsAreLeft();
    void keepsTokensInMemory();
    void takesATokenFromTheEnvironment();
    void takesNoTextThatIsNoToken();
};

void AccountJobsTest::postsOneCommentAndUpdatesIt()
{
    GitHubDesk desk;
    desk.logIn();
    const auto first = outcomeOf(desk, posting(u"faster by 2 %"_s));
    QCOMPARE(first.kind, Kind::Create);
    QVERIFY(first.sent);
    QCOMPARE(first.page, desk.server.http().url(u"/anna/demo/pull/12#issuecomment-900"_s));
    QCOMPARE(GitHubWords::comment(first), u"The comment was posted."_s);
    QCOMPARE(desk.repository().comments.constFirst().body,
             u"<!-- rangebar:docs/benchmarks/results.json -->\nfaster by 2 %"_s);

    const auto second = outcomeOf(desk, posting(u"faster by 3 %"_s));
    QCOMPARE(second.kind, Kind::Update);
    QCOMPARE(second.page, first.page);
    QCOMPARE(GitHubWords::comment(second), u"The earlier comment was updated."_s);
    QCOMPARE(desk.repository().comments.size(), 1);
    QVERIFY(desk.repository().comments.constFirst().body.endsWith(u"\nfaster by 3 %"_s));

    // GitHub gives back what its own editor makes of line ends.
    desk.repository().comments.first().body.replace(u"\n"_s, u"\r\n"_s);
    const auto third = outcomeOf(desk, posting(u"faster by 3 %"_s));
    QCOMPARE(third.kind, Kind::Unchanged);
    QVERIFY(!third.sent);
    QCOMPARE(changesSent(desk), 2);
    QCOMPARE(desk.server.complaints(), QStringList());
}

void AccountJobsTest::showsWhatItWouldDo()
{
    GitHubDesk desk;
    desk.logIn();
    const auto first = outcomeOf(desk, posting(u"faster"_s, true));
    QCOMPARE(first.kind, Kind::Create);
    QCOMPARE(GitHubWords::comment(first), u"A new comment will be posted."_s);
    outcomeOf(desk, posting(u"faster"_s));
    const auto second = outcomeOf(desk, posting(u"slower"_s, true));
    QCOMPARE(second.kind, Kind::Update);
    QVERIFY(!second.sent);
    QVERIFY(second.earlier->body.endsWith(u"faster"_s));
    QCOMPARE(changesSent(desk), 1);
}

void AccountJobsTest::sendsOnlyWhatWasSeen()
{
    GitHubDesk desk;
    desk.logIn();
    CommentJob::Request request = posting(u"faster"_s);
    request.onlyAs = Kind::Update;
    CommentOutcome outcome = outcomeOf(desk, request);
    QCOMPARE(outcome.kind, Kind::Create);
    QVERIFY(!outcome.sent && desk.repository().comments.isEmpty());
    request.onlyAs = Kind::Create;
    outcome = outcomeOf(desk, request);
    QVERIFY(outcome.sent);
    QCOMPARE(outcome.account, u"anna"_s);
    QCOMPARE(desk.repository().comments.size(), 1);
}

void AccountJobsTest::leavesTheCommentsOfOthersAlone()
{
    GitHubDesk desk;
    desk.logIn();
    const QString body = CommentJob::bodyFor(u"faster"_s, path);
    desk.repository().comments = {{.id = 1, .number = 12, .author = u"ben"_s, .body = body},
                                  {.id = 2, .number = 12, .author = u"anna"_s, .body = u"> "_s + body},
                                  {.id = 3, .number = 13, .author = u"anna"_s, .body = body},
                                  {.id = 4, .number = 12, .author = {}, .body = body}};
    QCOMPARE(outcomeOf(desk, posting(u"slower"_s)).kind, Kind::Create);
    QCOMPARE(desk.repository().comments.size(), 5);
    QCOMPARE(desk.repository().comments.constLast().author, u"anna"_s);
}

void AccountJobsTest::keepsACommentForEachPath()
{
    GitHubDesk desk;
    desk.logIn();
    outcomeOf(desk, posting(u"faster"_s));
    const CommentJob::Request other{
        {{u"anna"_s, u"demo"_s}, 12}, CommentJob::bodyFor(u"x"_s, u"a -->b/results.json"_s), false};
    QCOMPARE(outcomeOf(desk, other).kind, Kind::Create);
    QCOMPARE(desk.repository().comments.constLast().body,
             u"<!-- rangebar:a%20%2D%2D%3Eb/results.json -->\nx"_s);
    QCOMPARE(outcomeOf(desk, other).kind, Kind::Unchanged);
}

void AccountJobsTest::findsItOnALaterPage()
{
    GitHubDesk desk;
    desk.logIn();
    for (int i = 0; i < 230; ++i) {
        desk.repository().comments.append({.id = i, .number = 12, .author = u"ben"_s, .body = u"nice"_s});
    }
    desk.repository().comments.append(
        {.id = 500, .number = 12, .author = u"Anna"_s, .body = CommentJob::bodyFor(u"faster"_s, path)});
    QCOMPARE(outcomeOf(desk, posting(u"slower"_s)).kind, Kind::Update);
    QVERIFY(desk.repository().comments.constLast().body.endsWith(u"slower"_s));
}

void AccountJobsTest::postsAsAWorkflow()
{
    GitHubDesk desk;
    desk.logIn(u"github-actions[bot]"_s, "ghs_workflow");
    desk.server.accounts.first().isWorkflow = true;
    desk.repository().comments = {
        {.id = 1, .number = 12, .author = u"ben"_s, .body = CommentJob::bodyFor(u"mine"_s, path)}};
    QCOMPARE(outcomeOf(desk, posting(u"faster"_s)).kind, Kind::Create);
    QCOMPARE(outcomeOf(desk, posting(u"slower"_s)).kind, Kind::Update);
    QCOMPARE(desk.repository().comments.size(), 2);
    QVERIFY(desk.repository().comments.constLast().byProgram);
}

void AccountJobsTest::postsNothingWithoutAToken()
{
    GitHubDesk desk;
    const GitHubError error = errorOf(desk, posting(u"faster"_s));
    QCOMPARE(error.code, Code::TokenNeeded);
    QCOMPARE(GitHubWords::error(error, NumberFormat()),
             u"127.0.0.1 wants a token for that. Enter one in the preferences."_s);
    QVERIFY(desk.server.http().requests().isEmpty());
}

void AccountJobsTest::postsNothingThatIsTooLong()
{
    GitHubDesk desk;
    desk.logIn();
    const GitHubError error = errorOf(desk, posting(QString(CommentJob::longestBody, u'x')));
    QCOMPARE(error.code, Code::CommentTooLong);
    QCOMPARE(
        GitHubWords::error(error, NumberFormat()),
        u"The comment is longer than 65,536 characters, the most that GitHub takes. It was not sent. Narrow the rows down, and send only those that are shown."_s);
    QVERIFY(desk.server.http().requests().isEmpty());
}

void AccountJobsTest::tellsOfAPullRequestThatTakesNoComments()
{
    GitHubDesk desk;
    desk.logIn();
    desk.server.on("/repos/anna/demo/issues/12/comments", [](test::HttpExchange& exchange) {
        exchange.answer(403, R"({"message":"Unable to create comment because issue is locked."})",
                        {{"X-Accepted-GitHub-Permissions", "issues=write"}});
    });
    QCOMPARE(
        GitHubWords::error(errorOf(desk, posting(u"faster"_s)), NumberFormat()),
        u"127.0.0.1 refuses access to the comments of anna/demo#12. It says: \"Unable to create comment because issue is locked\". The token would need: issues=write."_s);
}

void AccountJobsTest::tellsWhoseTokenItIs_data()
{
    QTest::addColumn<bool>("classic");
    QTest::addColumn<QByteArray>("scopes");
    QTest::addColumn<QByteArray>("expires");
    QTest::addColumn<QString>("scopesSaid");
    QTest::addColumn<QDateTime>("expiresAt");
    const QDateTime october(QDate(2031, 10, 7), QTime(19, 7, 53), Qt::UTC);
    QTest::newRow("classic") << true << QByteArray("repo, read:user") << QByteArray("2031-10-07 19:07:53 UTC")
                             << u"Its scopes: repo, read:user."_s << october;
    QTest::newRow("without scopes") << true << QByteArray() << QByteArray()
                                    << u"It has no scopes: it reads what is public."_s << QDateTime();
    QTest::newRow("fine-grained") << false << QByteArray() << QByteArray("2031-10-07 21:07:53 +0200")
                                  << u"A fine-grained token: GitHub does not tell what it may do."_s
                                  << october;
}

void AccountJobsTest::tellsWhoseTokenItIs()
{
    QFETCH(const bool, classic);
    QFETCH(const QByteArray, scopes);
    QFETCH(const QByteArray, expires);
    QFETCH(const QDateTime, expiresAt);
    GitHubDesk desk;
    desk.logIn(u"anna"_s, classic ? "ghp_secret" : "github_pat_secret");
    desk.server.accounts.first().expires = expires;
    if (classic) {
        desk.server.accounts.first().scopes = scopes;
    }
    TokenCheck job(&desk.client);
    const test::GitHubEar<TokenCheck> ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto report = ear.result<TokenReport>();
    QCOMPARE(report.expiresAt, expiresAt);
    const QStringList lines = GitHubWords::tokenReport(report, NumberFormat());
    QCOMPARE(lines.at(0), u"A token of anna."_s);
    QTEST(lines.at(1), "scopesSaid");
    QCOMPARE(lines.at(2), expiresAt.isValid()
                              ? QString(u"It expires at "_s + NumberFormat().dateTime(expiresAt) + u'.')
                              : u"GitHub names no date on which it expires."_s);
    QCOMPARE(lines.size(), 3);
    QVERIFY(GitHubWords::rateLimit(report.rateLimit, NumberFormat()).startsWith(u"60 of 60 requests left"_s));
}

void AccountJobsTest::tellsOfABadToken()
{
    GitHubDesk desk;
    desk.client.setToken(*GitHubToken::fromText(u"ghp_wrong"_s));
    TokenCheck job(&desk.client);
    const test::GitHubEar<TokenCheck> ear(&job);
    job.start();
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(
        GitHubWords::error(ear.error(), NumberFormat()),
        u"127.0.0.1 does not accept the token. It is wrong, expired or revoked: enter another one in the preferences."_s);
}

void AccountJobsTest::tellsHowManyRequestsAreLeft()
{
    GitHubDesk desk;
    desk.server.remaining = 57;
    RateLimitJob job(&desk.client);
    const test::GitHubEar<RateLimitJob> ear(&job);
    job.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto limit = ear.result<std::optional<RateLimit>>();
    QCOMPARE(GitHubWords::rateLimit(limit, NumberFormat()),
             u"57 of 60 requests left, all of them again at "_s + NumberFormat().dateTime(limit->resetsAt));

    desk.server.hasLimit = false;
    RateLimitJob unlimited(&desk.client);
    const test::GitHubEar<RateLimitJob> second(&unlimited);
    unlimited.start();
    QTRY_COMPARE(second.finished.size(), 1);
    QVERIFY(!second.result<std::optional<RateLimit>>());
}

void AccountJobsTest::keepsTokensInMemory()
{
    MemoryTokenStore store;
    const GitHubHost host;
    const GitHubHost other = *GitHubHost::fromApiBase(QUrl(u"https://git.example.org/api/v3"_s));
    const GitHubToken token = *GitHubToken::fromText(u"ghp_one"_s);
    QStringList told;
    const auto tell = [&told](const TokenStore::Found& found) {
        told.append(!found ? u"error"_s : !*found ? u"none"_s : QString::fromLatin1((*found)->reveal()));
    };
    store.store(host, token, this,
                [&told](const TokenStore::Done& done) { told.append(done ? u"stored"_s : u"error"_s); });
    QVERIFY(told.isEmpty()); // never from within the call
    store.read(host, this, tell);
    store.read(other, this, tell);
    store.forget(host, this,
                 [&told](const TokenStore::Done& done) { told.append(done ? u"forgotten"_s : u"error"_s); });
    {
        QObject gone;
        store.read(host, &gone, tell);
    }
    store.read(host, this, tell);
    QTRY_COMPARE(told.size(), 5);
    // The first read was answered with what was there when it was asked.
    QCOMPARE(told, (QStringList{u"stored"_s, u"ghp_one"_s, u"none"_s, u"forgotten"_s, u"none"_s}));
    QCOMPARE(GitHubWords::place(store.place()), u"The token is kept in memory, until the program ends."_s);
    QCOMPARE(tokenKey(host), u"api.github.com"_s);
    QCOMPARE(tokenKey(other), u"git.example.org/api/v3"_s);
}

void AccountJobsTest::takesATokenFromTheEnvironment()
{
    const auto clean = qScopeGuard([] { qunsetenv("RANGEBAR_GITHUB_TOKEN"); });
    qunsetenv("RANGEBAR_GITHUB_TOKEN");
    QVERIFY(!*tokenFromEnvironment());
    qputenv("RANGEBAR_GITHUB_TOKEN", " ");
    QVERIFY(!*tokenFromEnvironment());
    qputenv("RANGEBAR_GITHUB_TOKEN", "ghs_script\n");
    QCOMPARE((*tokenFromEnvironment())->reveal(), QByteArray("ghs_script"));
    qputenv("RANGEBAR_GITHUB_TOKEN", "ghs script");
    QCOMPARE(GitHubWords::tokenStoreError(tokenFromEnvironment().error()),
             u"What RANGEBAR_GITHUB_TOKEN holds can't be a token."_s);
}

void AccountJobsTest::takesNoTextThatIsNoToken()
{
    QVERIFY(!GitHubToken::fromText({}));
    QVERIFY(!GitHubToken::fromText(u"a b"_s));
    QVERIFY(!GitHubToken::fromText(u"a\r\nX-Other: b"_s));
    QVERIFY(!GitHubToken::fromText(u"tökén"_s));
    QVERIFY(!GitHubToken::fromText(QString(1025, u'x')));
    QCOMPARE(GitHubToken::fromText(u" github_pat_11AA_bb \n"_s)->reveal(), QByteArray("github_pat_11AA_bb"));
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::AccountJobsTest)
#include "tst_accountjobs.moc"

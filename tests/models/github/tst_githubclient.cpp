// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubrequest.h"
#include "tests/models/github/githubdesk.h"
#include "tests/support/testobject.h"

#include <QPointer>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using test::GitHubDesk;
using test::HttpExchange;
using test::HttpServer;
using Ear = test::GitHubEar<GitHubRequest>;

ApiCall rateLimitCall(const GitHubClient& client)
{
    ApiCall call;
    call.url = client.host().url("/rate_limit");
    return call;
}

ApiCall pullRequestsCall(const GitHubClient& client)
{
    ApiCall call;
    call.url = client.host().url("/repos/anna/demo/pulls");
    call.subject = GitHubError::Subject::Repository;
    call.name = u"anna/demo"_s;
    return call;
}

ApiCall commentCall(const GitHubClient& client)
{
    ApiCall call;
    call.url = client.host().url("/repos/anna/demo/issues/7/comments");
    call.method = ApiCall::Method::Post;
    call.body = R"({"body":"hello"})";
    return call;
}

class GitHubClientTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void carriesWhatIsWantedAndNoMore_data();
    void carriesWhatIsWantedAndNoMore();
    void hidesTheTokenInErrors();
    void goesToNoOtherHost();
    void followsTheRenamedRepository();
    void redirectsAChangeWholeAndOnce_data();
    void redirectsAChangeWholeAndOnce();
    void endsACircleOfRedirects();
    void asksForWhatItKnowsByItsTag();
    void forgetsWhatAnotherTokenSaw();
    void tellsWhatAnAnswerMeans_data();
    void tellsWhatAnAnswerMeans();
    void tellsWhatStandsInBetween();
    void waitsOutAShortLimit();
    void waitsLongerForASecondaryLimit();
    void reportsALongLimitAndAsksNoMore();
    void countsFromTheServersClock();
    void triesAgainAfterServerTrouble();
    void givesUpOnServerTrouble();
    void changesNothingTwice_data();
    void changesNothingTwice();
    void repeatsAChangeThatALimitRefused();
    void readsNoMoreThanItMay();
    void missesWhatWasCutOff();
    void endsAnAnswerThatTakesTooLong();
    void asksOneAfterTheOther();
    void letsGoOfAnAbandonedRequest();
};

void GitHubClientTest::carriesWhatIsWantedAndNoMore_data()
{
    QTest::addColumn<bool>("loggedIn");
    QTest::newRow("without a token") << false;
    QTest::newRow("with a token") << true;
}

void GitHubClientTest::carriesWhatIsWantedAndNoMore()
{
    QFETCH(const bool, loggedIn);
    GitHubDesk desk;
    if (loggedIn) {
        desk.logIn();
    }
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QCOMPARE(ear.terminal(), 0);
    QTRY_COMPARE(ear.finished.size(), 1);
    const test::HttpRequest request = desk.server.http().requests().constFirst();
    QCOMPARE(request.method, QByteArray("GET"));
    QCOMPARE(request.header("Accept"), QByteArray("application/vnd.github+json"));
    QCOMPARE(request.header("X-GitHub-Api-Version"), QByteArray("2022-11-28"));
    QCOMPARE(request.has("Authorization"), loggedIn);
    QCOMPARE(request.header("Authorization"), QByteArray(loggedIn ? "Bearer ghp_secretSecret1234" : ""));
    QVERIFY(!request.has("Cookie"));
    QCOMPARE(desk.server.complaints(), QStringList());
    QCOMPARE(desk.client.rateLimit()->limit, 60);
    QCOMPARE(desk.client.rateLimit()->remaining, 59);
    QCOMPARE(desk.client.rateLimit()->resetsAt, QDateTime::fromSecsSinceEpoch(1950000000, Qt::UTC));
}

void GitHubClientTest::hidesTheTokenInErrors()
{
    GitHubDesk desk;
    desk.logIn();
    desk.server.answerNext([](HttpExchange& exchange) {
        const QByteArray sent = exchange.request().header("Authorization");
        exchange.answer(422, R"({"message":"no sense in )" + sent + R"("})",
                        {{"Content-Type", "application/json"}});
    });
    const Ear refused(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(refused.failed.size(), 1);
    QCOMPARE(refused.error().message, u"no sense in Bearer <token>"_s);

    desk.server.answerNext(301, {}, {{"Location", "https://elsewhere.invalid/?t=ghp_secretSecret1234"}});
    const Ear led(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(led.failed.size(), 1);
    QCOMPARE(led.error().code, Code::RedirectRefused);
    QVERIFY(led.error().link.isEmpty());

    QString printed;
    QDebug(&printed) << desk.client.token() << GitHubToken();
    QCOMPARE(printed.trimmed(), u"<token> <no token>"_s);
}

void GitHubClientTest::goesToNoOtherHost()
{
    GitHubDesk desk;
    desk.logIn();
    HttpServer other(HttpServer::Tls::Good);
    HttpServer plain;
    for (const QUrl& target :
         {other.url(u"/repos/anna/demo/pulls"_s), plain.url(u"/"_s),
          desk.server.http().url(u"/rate_limit"_s, u"localhost"_s), QUrl(u"file:///etc/hostname"_s)}) {
        for (const int status : {301, 302, 307, 308}) {
            desk.server.answerNext(status, {}, {{"Location", target.toEncoded()}});
            const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
            QTRY_COMPARE(ear.failed.size(), 1);
            QCOMPARE(ear.error().code, Code::RedirectRefused);
            QCOMPARE(ear.error().link, target);
        }
        ApiCall call = pullRequestsCall(desk.client);
        call.url = target; // as the next page of a list could be
        const Ear ear(desk.client.call(call, &desk.client));
        QTRY_COMPARE(ear.failed.size(), 1);
        QCOMPARE(ear.error().transport.code, FetchError::Code::UrlRefused);
    }
    QVERIFY(other.requests().isEmpty());
    QVERIFY(plain.requests().isEmpty());
    QCOMPARE(desk.server.http().requests().size(), 16);
}

void GitHubClientTest::followsTheRenamedRepository()
{
    GitHubDesk desk;
    desk.logIn();
    desk.repository().formerNames.append(u"anna/sketch"_s);
    ApiCall call = pullRequestsCall(desk.client);
    call.url = desk.client.host().url("/repos/anna/sketch/pulls", {}, {{"state", u"open"_s}});
    const Ear ear(desk.client.call(call, &desk.client));
    QTRY_COMPARE(ear.finished.size(), 1);
    const auto answer = ear.result<ApiAnswer>();
    QCOMPARE(answer.url, desk.client.host().url("/repositories/77/pulls", {}, {{"state", u"open"_s}}));
    for (const test::HttpRequest& request : desk.server.http().requests()) {
        QCOMPARE(request.header("Authorization"), QByteArray("Bearer ghp_secretSecret1234"));
    }

    ApiCall post = commentCall(desk.client);
    post.url = desk.client.host().url("/repos/anna/sketch/issues/7/comments");
    const Ear posted(desk.client.call(post, &desk.client));
    QTRY_COMPARE(posted.finished.size(), 1);
    QCOMPARE(desk.repository().comments.size(), 1);
    QCOMPARE(desk.repository().comments.constFirst().body, u"hello"_s);
    QCOMPARE(desk.server.complaints(), QStringList());
}

void GitHubClientTest::redirectsAChangeWholeAndOnce_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("301") << 301;
    QTest::newRow("307") << 307;
    QTest::newRow("308") << 308;
}

/// Qt itself would send the body again here, fails because it can't, and closes the connection.
void GitHubClientTest::redirectsAChangeWholeAndOnce()
{
    QFETCH(const int, status);
    constexpr int rounds = 20;
    GitHubDesk desk;
    desk.logIn();
    for (int round = 1; round <= rounds; ++round) {
        desk.server.answerNext(status, {}, {{"Location", "/repositories/77/issues/7/comments"}});
        const Ear ear(desk.client.call(commentCall(desk.client), &desk.client));
        QTRY_COMPARE(ear.terminal(), 1);
        QCOMPARE(ear.finished.size(), 1);
        QCOMPARE(desk.repository().comments.size(), round);
        QCOMPARE(desk.repository().comments.constLast().body, u"hello"_s);
    }
    QCOMPARE(desk.server.http().requests().size(), 2 * rounds);

    HttpServer other(HttpServer::Tls::Good);
    desk.server.answerNext(status, {}, {{"Location", other.url(u"/"_s).toEncoded()}});
    const Ear refused(desk.client.call(commentCall(desk.client), &desk.client));
    QTRY_COMPARE(refused.failed.size(), 1);
    QCOMPARE(refused.error().code, Code::RedirectRefused);
    QVERIFY(other.requests().isEmpty());
    QCOMPARE(desk.repository().comments.size(), rounds);
    QCOMPARE(desk.server.complaints(), QStringList());
}

void GitHubClientTest::endsACircleOfRedirects()
{
    GitHubDesk desk;
    desk.server.on("/repos/anna/demo/pulls", [](HttpExchange& exchange) {
        exchange.answer(301, {}, {{"Location", "/repos/anna/demo/pulls"}});
    });
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::RedirectRefused);
    QCOMPARE(desk.server.http().requests().size(), 6);
}

void GitHubClientTest::asksForWhatItKnowsByItsTag()
{
    GitHubDesk desk;
    desk.logIn();
    const Ear first(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(first.finished.size(), 1);
    const Ear second(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(second.finished.size(), 1);
    QVERIFY(desk.server.http().requests().constLast().has("If-None-Match"));
    QCOMPARE(second.result<ApiAnswer>().json, first.result<ApiAnswer>().json);
    QCOMPARE(desk.server.remaining, 59); // the second one cost nothing

    desk.repository().pullRequests.append(
        {.number = 4, .title = u"Faster"_s, .base = test::commitId('1'), .head = test::commitId('2')});
    const Ear third(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(third.finished.size(), 1);
    QCOMPARE(third.result<ApiAnswer>().json.array().size(), 1);
}

void GitHubClientTest::forgetsWhatAnotherTokenSaw()
{
    GitHubDesk desk;
    desk.logIn();
    const Ear first(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(first.finished.size(), 1);
    desk.client.setToken({});
    const Ear second(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(second.finished.size(), 1);
    QVERIFY(!desk.server.http().requests().constLast().has("If-None-Match"));
    QVERIFY(!desk.server.http().requests().constLast().has("Authorization"));
}

void GitHubClientTest::tellsWhatAnAnswerMeans_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<test::HttpHeaders>("headers");
    QTest::addColumn<bool>("loggedIn");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("said"); // message, detail and link

    const test::HttpHeaders none;
    QTest::newRow("400") << 400 << QByteArray(R"({"message":"Problems parsing JSON"})") << none << false
                         << Code::Refused << u"Problems parsing JSON||"_s;
    QTest::newRow("401 without a token")
        << 401 << QByteArray(R"({"message":"Requires authentication"})") << none << false << Code::TokenNeeded
        << u"Requires authentication||"_s;
    QTest::newRow("401 with a token") << 401 << QByteArray(R"({"message":"Bad credentials"})") << none << true
                                      << Code::BadToken << u"Bad credentials||"_s;
    QTest::newRow("403") << 403
                         << QByteArray(R"({"message":"Resource not accessible by personal access token"})")
                         << test::HttpHeaders{{"X-Accepted-GitHub-Permissions", "pull_requests=write"}}
                         << true << Code::Forbidden
                         << u"Resource not accessible by personal access token|pull_requests=write|"_s;
    QTest::newRow("403 scopes") << 403 << QByteArray(R"({"message":"Must have push access"})")
                                << test::HttpHeaders{{"X-Accepted-OAuth-Scopes", "public_repo, repo"}} << true
                                << Code::Forbidden << u"Must have push access|public_repo, repo|"_s;
    QTest::newRow("403 sso")
        << 403 << QByteArray(R"({"message":"Resource protected by organization SAML"})")
        << test::HttpHeaders{{"X-GitHub-SSO", "required; url=https://github.com/orgs/demo/sso?r=1"}} << true
        << Code::SsoNeeded
        << u"Resource protected by organization SAML||https://github.com/orgs/demo/sso?r=1"_s;
    QTest::newRow("403 sso without a good page")
        << 403 << QByteArray(R"({"message":"SAML"})")
        << test::HttpHeaders{{"X-GitHub-SSO", "required; url=javascript:alert(1)"}} << true << Code::SsoNeeded
        << u"SAML||"_s;
    QTest::newRow("403 too large") << 403
                                   << QByteArray(R"({"message":"too large","errors":[{"code":"too_large"}]})")
                                   << none << false << Code::TooLarge << u"too large (too_large)||"_s;
    QTest::newRow("404") << 404 << QByteArray(R"({"message":"Not Found"})") << none << false << Code::NotFound
                         << u"Not Found||"_s;
    QTest::newRow("404 page") << 404 << QByteArray("<html>")
                              << test::HttpHeaders{{"Content-Type", "text/html"}} << false << Code::NotTheApi
                              << u"||"_s;
    QTest::newRow("409") << 409 << QByteArray(R"({"message":"Git Repository is empty."})") << none << false
                         << Code::EmptyRepository << u"Git Repository is empty.||"_s;
    QTest::newRow("409 else") << 409 << QByteArray(R"({"message":"Conflict"})") << none << false
                              << Code::OtherStatus << u"Conflict||"_s;
    QTest::newRow("410") << 410 << QByteArray(R"({"message":"Issues are disabled for this repo"})") << none
                         << false << Code::Gone << u"Issues are disabled for this repo||"_s;
    QTest::newRow("422") << 422
                         << QByteArray(
                                R"({"message":"Validation Failed","errors":[{"resource":"IssueComment",)"
                                R"("code":"unprocessable","field":"data"},"second"]})")
                         << none << false << Code::Refused
                         << u"Validation Failed (data: unprocessable; second)||"_s;
    QTest::newRow("451") << 451 << QByteArray(R"({"message":"Repository access blocked"})") << none << false
                         << Code::LegalReasons << u"Repository access blocked||"_s;
    QTest::newRow("511") << 511 << QByteArray("<html>") << none << false << Code::NotTheApi << u"||"_s;
    QTest::newRow("418") << 418 << QByteArray() << none << false << Code::OtherStatus << u"||"_s;
    QTest::newRow("304 unasked") << 304 << QByteArray() << none << false << Code::OtherStatus << u"||"_s;
    QTest::newRow("303") << 303 << QByteArray() << none << false << Code::RedirectRefused << u"||"_s;
}

void GitHubClientTest::tellsWhatAnAnswerMeans()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const test::HttpHeaders, headers);
    QFETCH(const bool, loggedIn);
    GitHubDesk desk;
    if (loggedIn) {
        desk.logIn();
    }
    desk.server.answerNext(status, body, headers);
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.failed.size(), 1);
    const GitHubError error = ear.error();
    QTEST(error.code, "code");
    QTEST(QString(error.message + u'|' + error.detail + u'|' + error.link.toString()), "said");
    QCOMPARE(error.httpStatus, status);
    QCOMPARE(error.hadToken, loggedIn);
    QCOMPARE(error.name, u"anna/demo"_s);
    QCOMPARE(error.host, u"127.0.0.1"_s);
    QCOMPARE(desk.server.http().requests().size(), 1);
}

void GitHubClientTest::tellsWhatStandsInBetween()
{
    GitHubDesk desk;
    desk.server.answerNext(200, "<!doctype html><title>Hotel</title>", {{"Content-Type", "text/html"}});
    const Ear page(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(page.failed.size(), 1);
    QCOMPARE(page.error().code, Code::NotTheApi);

    desk.server.answerNext(200, "Welcome", {{"Content-Type", "application/json"}});
    const Ear text(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(text.failed.size(), 1);
    QCOMPARE(text.error().code, Code::NotTheApi);

    GitHubDesk untrusted(HttpServer::Tls::WrongHost);
    untrusted.logIn();
    const Ear tls(untrusted.client.call(pullRequestsCall(untrusted.client), &untrusted.client));
    QTRY_COMPARE(tls.failed.size(), 1);
    QCOMPARE(tls.error().code, Code::Transport);
    QCOMPARE(tls.error().transport.code, FetchError::Code::Tls);
    QVERIFY(untrusted.server.http().requests().isEmpty());
}

void GitHubClientTest::waitsOutAShortLimit()
{
    GitHubDesk desk;
    desk.server.answerNext(429, R"({"message":"slow down"})", {{"Retry-After", "30"}});
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.waiting.size(), 1);
    QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(30));
    QCOMPARE(ear.waiting.constFirst().at(1).value<Code>(), Code::SecondaryLimit);

    // Whoever comes later waits too.
    const Ear later(desk.client.call(rateLimitCall(desk.client), &desk.client));
    desk.clock.pass(29s);
    QTest::qWait(0);
    QCOMPARE(desk.server.http().requests().size(), 1);
    desk.clock.pass(1s);
    QTRY_COMPARE(ear.finished.size(), 1);
    QTRY_COMPARE(later.finished.size(), 1);
    QCOMPARE(desk.server.http().requests().size(), 3);
}

void GitHubClientTest::waitsLongerForASecondaryLimit()
{
    GitHubDesk desk;
    const QByteArray body = R"({"message":"You have exceeded a secondary rate limit.",)"
                            R"("documentation_url":"https://docs.github.com/x#about-secondary-rate-limits"})";
    for (int i = 0; i < 3; ++i) {
        desk.server.answerNext(403, body);
    }
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.waiting.size(), 1);
    QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(60)); // nothing was said, so a minute
    desk.clock.pass(60s);
    QTRY_COMPARE(ear.waiting.size(), 2);
    QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(120));
    desk.clock.pass(120s);
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::SecondaryLimit);
    QCOMPARE(ear.error().retryAt, desk.clock.now().addSecs(240));
    QCOMPARE(ear.error().attempts, 3);
}

void GitHubClientTest::reportsALongLimitAndAsksNoMore()
{
    GitHubDesk desk;
    desk.server.remaining = 0;
    desk.server.resetsAt = desk.clock.now().addSecs(1800).toSecsSinceEpoch();
    const Ear first(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(first.failed.size(), 1);
    QCOMPARE(first.error().code, Code::PrimaryLimit);
    QCOMPARE(first.error().retryAt, desk.clock.now().addSecs(1800));

    const Ear second(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(second.failed.size(), 1);
    QCOMPARE(second.error().code, Code::PrimaryLimit);
    QCOMPARE(second.error().retryAt, first.error().retryAt);
    QCOMPARE(desk.server.http().requests().size(), 1);

    ApiCall free = rateLimitCall(desk.client);
    free.isFree = true;
    const Ear asked(desk.client.call(free, &desk.client));
    QTRY_COMPARE(asked.finished.size(), 1);

    desk.server.remaining = 60;
    desk.clock.passTo(first.error().retryAt);
    const Ear third(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(third.finished.size(), 1);
}

void GitHubClientTest::countsFromTheServersClock()
{
    GitHubDesk desk;
    desk.server.date = desk.clock.now().addDays(-40); // the reader's clock is wrong
    desk.server.resetsAt = desk.server.date.addSecs(100).toSecsSinceEpoch();
    desk.server.remaining = 0;
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.waiting.size(), 1);
    QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(100));
    desk.server.remaining = 60;
    desk.server.resetsAt += 3600;
    desk.clock.pass(100s);
    QTRY_COMPARE(ear.finished.size(), 1);
}

void GitHubClientTest::triesAgainAfterServerTrouble()
{
    GitHubDesk desk;
    desk.server.answerNext(502, "<html>", {{"Content-Type", "text/html"}});
    desk.server.answerNext(503, "{}", {{"Retry-After", "7"}});
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.waiting.size(), 1);
    QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(1));
    QCOMPARE(ear.waiting.constFirst().at(1).value<Code>(), Code::ServerTrouble);
    desk.clock.pass(1s);
    QTRY_COMPARE(ear.waiting.size(), 2);
    QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(7));
    desk.clock.pass(7s);
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(desk.server.http().requests().size(), 3);
}

void GitHubClientTest::givesUpOnServerTrouble()
{
    GitHubDesk desk;
    for (int i = 0; i < 4; ++i) {
        desk.server.answerNext(500, R"({"message":"Server Error"})");
    }
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    for (int i = 0; i < 3; ++i) {
        QTRY_COMPARE(ear.waiting.size(), i + 1);
        QCOMPARE(ear.waitsUntil(), desk.clock.now().addSecs(1 << i));
        desk.clock.pass(std::chrono::seconds(1 << i));
    }
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::ServerTrouble);
    QCOMPARE(ear.error().attempts, 4);
    QCOMPARE(ear.error().message, u"Server Error"_s);
    QVERIFY(ear.error().isTemporary());
}

void GitHubClientTest::changesNothingTwice_data()
{
    QTest::addColumn<int>("trouble");
    QTest::newRow("502") << 0;
    QTest::newRow("reset") << 1;
    QTest::newRow("closed") << 2;
    QTest::newRow("cut") << 3;
}

void GitHubClientTest::changesNothingTwice()
{
    QFETCH(const int, trouble);
    GitHubDesk desk;
    desk.logIn();
    // A connection that was good before is what Qt would send a request again on.
    const Ear before(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_COMPARE(before.finished.size(), 1);
    desk.server.on("/repos/anna/demo/issues/7/comments", [trouble](HttpExchange& exchange) {
        if (trouble == 0) {
            exchange.answer(502);
        } else if (trouble == 1) {
            exchange.reset();
        } else if (trouble == 2) {
            exchange.close();
        } else {
            exchange.head(201, {{"Content-Length", "100"}});
            exchange.send("{");
            exchange.close();
        }
    });
    const Ear ear(desk.client.call(commentCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::MayHaveHappened);
    QCOMPARE(desk.server.http().countOf("/repos/anna/demo/issues/7/comments"), 1);
    QCOMPARE(desk.server.complaints(), QStringList());
}

void GitHubClientTest::repeatsAChangeThatALimitRefused()
{
    GitHubDesk desk;
    desk.logIn();
    desk.server.answerNext(403, R"({"message":"You have exceeded a secondary rate limit."})",
                           {{"Retry-After", "5"}});
    const Ear ear(desk.client.call(commentCall(desk.client), &desk.client));
    QTRY_COMPARE(ear.waiting.size(), 1);
    desk.clock.pass(5s);
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(desk.repository().comments.size(), 1);
    QCOMPARE(desk.repository().comments.constFirst().body, u"hello"_s);
    for (const test::HttpRequest& request : desk.server.http().requests()) {
        QCOMPARE(request.body, QByteArray(R"({"body":"hello"})"));
        QCOMPARE(request.header("Content-Type"), QByteArray("application/json"));
    }
}

void GitHubClientTest::readsNoMoreThanItMay()
{
    GitHubDesk desk;
    ApiCall call = pullRequestsCall(desk.client);
    call.maxBytes = 1000;
    desk.server.answerNext([](HttpExchange& exchange) {
        exchange.head(200, {{"Transfer-Encoding", "chunked"}});
        exchange.sendForEver("400\r\n" + QByteArray(0x400, ' ') + "\r\n");
    });
    const Ear ear(desk.client.call(call, &desk.client));
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::TooLarge);
    QCOMPARE(ear.error().limit, 1000);
}

void GitHubClientTest::missesWhatWasCutOff()
{
    GitHubDesk desk;
    ApiCall call = pullRequestsCall(desk.client);
    call.form = ApiCall::Form::Raw;
    desk.server.answerNext([](HttpExchange& exchange) {
        exchange.head(200, {{"Content-Length", "100"}});
        exchange.send("{}");
        exchange.close();
    });
    const Ear ear(desk.client.call(call, &desk.client));
    QTRY_COMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().code, Code::Transport);
    QCOMPARE(ear.error().transport.code, FetchError::Code::ConnectionLost);
    QCOMPARE(desk.server.http().requests().constFirst().header("Accept-Encoding"), QByteArray("identity"));
}

void GitHubClientTest::endsAnAnswerThatTakesTooLong()
{
    GitHubDesk desk;
    QPointer<HttpExchange> held;
    desk.server.answerNext([&held](HttpExchange& exchange) {
        held = &exchange;
        exchange.head(200, {{"Content-Length", "100"}});
        exchange.send("{");
    });
    const Ear ear(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    QTRY_VERIFY(held);
    desk.clock.pass(59s);
    QCOMPARE(ear.terminal(), 0);
    desk.clock.pass(1s);
    QCOMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.error().transport.code, FetchError::Code::Timeout);
    QCOMPARE(ear.error().transport.timeoutMs, 60000);
    QTRY_VERIFY(!held);
}

void GitHubClientTest::asksOneAfterTheOther()
{
    GitHubDesk desk;
    QList<QPointer<HttpExchange>> open;
    for (int i = 0; i < 3; ++i) {
        desk.server.answerNext([&open](HttpExchange& exchange) { open.append(&exchange); });
    }
    QList<GitHubRequest*> requests;
    for (int i = 0; i < 3; ++i) {
        requests.append(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    }
    for (int i = 0; i < 3; ++i) {
        const Ear ear(requests.at(i));
        QTRY_COMPARE(open.size(), i + 1);
        QTest::qWait(0);
        QCOMPARE(desk.server.http().requests().size(), i + 1);
        open.at(i)->answer(200, "[]", {{"Content-Type", "application/json"}});
        QTRY_COMPARE(ear.finished.size(), 1);
    }
}

void GitHubClientTest::letsGoOfAnAbandonedRequest()
{
    GitHubDesk desk;
    QPointer<HttpExchange> held;
    desk.server.answerNext([&held](HttpExchange& exchange) { held = &exchange; });
    GitHubRequest* running = desk.client.call(pullRequestsCall(desk.client), &desk.client);
    GitHubRequest* queued = desk.client.call(pullRequestsCall(desk.client), &desk.client);
    const Ear last(desk.client.call(pullRequestsCall(desk.client), &desk.client));
    const Ear ear(running);
    QTRY_VERIFY(held);
    delete queued;
    running->abandon();
    QTRY_VERIFY(!held); // the server sees the connection go
    QTRY_COMPARE(last.finished.size(), 1);
    QCOMPARE(ear.terminal(), 0);
    QCOMPARE(desk.server.http().requests().size(), 2);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::GitHubClientTest)
#include "tst_githubclient.moc"

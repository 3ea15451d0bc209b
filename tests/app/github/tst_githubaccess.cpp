// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubaccess.h"
#include "app/github/githubplace.h"
#include "app/settings.h"
#include "models/github/accountjobs.h"
#include "tests/app/github/fakekeychain.h"
#include "tests/support/githubserver.h"
#include "tests/support/testobject.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Source = GitHubAccess::TokenSource;
using Place = TokenStore::Place;

constexpr auto tokenVariable = "RANGEBAR_GITHUB_TOKEN";
constexpr auto apiVariable = "RANGEBAR_GITHUB_API";

GitHubToken token(const char* text)
{
    return GitHubToken::fromBytes(text).value();
}

GitHubHost enterprise()
{
    return GitHubHost::fromApiBase(QUrl(u"https://git.example.org/api/v3"_s)).value();
}

/// The way to GitHub with a keychain of the test's own.
struct Desk
{
    explicit Desk(const GitHubHost& host = {})
        : keychain(new test::FakeKeychain)
        , access(&network, host, std::unique_ptr<TokenStore>(keychain))
        , changed(&access, &GitHubAccess::tokenChanged)
    {
    }

    void waitUntilReady()
    {
        bool isReady = false;
        access.whenReady(&access, [&isReady] { isReady = true; });
        QTRY_VERIFY(isReady);
    }

    test::LoopbackNetwork network;
    test::FakeKeychain* keychain;
    GitHubAccess access;
    QSignalSpy changed;
};

class GitHubAccessTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void asksTheKeychainOnceAndLate();
    void usesTheTokenOfTheKeychain();
    void theEnvironmentComesFirst();
    void anEnvironmentThatCannotBeATokenIsTold();
    void worksWithoutAKeychain();
    void storesInTheKeychain();
    void storesInMemoryWhereNoKeychainAnswers();
    void forgets();
    void doesNotCallWhoIsGone();
    void anotherHostHasAnotherToken();
    void aHostThatIsSetInBetweenIsAsked();
    void aJobEndsWithTheHostItBeganWith();
    void whatIsStoredLastCounts();
    void tellsOfTheLimit();
    void readsWhichGitHubIsAsked_data();
    void readsWhichGitHubIsAsked();
};

void GitHubAccessTest::init()
{
    TestObject::init();
    qunsetenv(tokenVariable);
    qunsetenv(apiVariable);
}

void GitHubAccessTest::asksTheKeychainOnceAndLate()
{
    Desk desk;
    QCoreApplication::processEvents();
    QCOMPARE(desk.keychain->reads, 0);

    int calls = 0;
    desk.access.whenReady(this, [&] { ++calls; });
    desk.access.whenReady(this, [&] { ++calls; });
    QCOMPARE(calls, 0); // never from within
    QTRY_COMPARE(calls, 2);
    desk.access.whenReady(this, [&] { ++calls; });
    QCOMPARE(calls, 2);
    QTRY_COMPARE(calls, 3);
    QCOMPARE(desk.keychain->reads, 1);
    QCOMPARE(desk.access.tokenSource(), Source::None);
    QVERIFY(desk.access.client()->token().isEmpty());
    QVERIFY(!desk.access.storeError());
    QCOMPARE(desk.changed.size(), 0);
}

void GitHubAccessTest::usesTheTokenOfTheKeychain()
{
    Desk desk;
    desk.keychain->tokens.insert(u"api.github.com"_s, token("ghp_kept"));
    desk.waitUntilReady();
    QCOMPARE(desk.access.client()->token(), token("ghp_kept"));
    QCOMPARE(desk.access.tokenSource(), Source::Keychain);
    QCOMPARE(desk.changed.size(), 1);
}

void GitHubAccessTest::theEnvironmentComesFirst()
{
    qputenv(tokenVariable, "ghp_ofTheScript");
    Desk desk;
    desk.keychain->tokens.insert(u"api.github.com"_s, token("ghp_kept"));
    desk.waitUntilReady();
    QCOMPARE(desk.access.client()->token(), token("ghp_ofTheScript"));
    QCOMPARE(desk.access.tokenSource(), Source::Environment);
    QCOMPARE(desk.keychain->reads, 0);
    QVERIFY(GitHubAccess::environmentDecides());

    // What is stored or forgotten beside it changes nothing now.
    bool isDone = false;
    desk.access.storeToken(token("ghp_entered"), this, [&](Place) { isDone = true; });
    QTRY_VERIFY(isDone);
    desk.waitUntilReady();
    QCOMPARE(desk.access.client()->token(), token("ghp_ofTheScript"));
    QCOMPARE(desk.keychain->tokens.value(u"api.github.com"_s), token("ghp_entered"));
    isDone = false;
    desk.access.forgetToken(this, [&] { isDone = true; });
    QTRY_VERIFY(isDone);
    desk.waitUntilReady();
    QCOMPARE(desk.access.tokenSource(), Source::Environment);
    QVERIFY(desk.keychain->tokens.isEmpty());
}

void GitHubAccessTest::anEnvironmentThatCannotBeATokenIsTold()
{
    qputenv(tokenVariable, "two words");
    Desk desk;
    desk.keychain->tokens.insert(u"api.github.com"_s, token("ghp_kept"));
    desk.waitUntilReady();
    QVERIFY(desk.access.client()->token().isEmpty()); // not another one than was meant
    QCOMPARE(desk.access.tokenSource(), Source::None);
    QCOMPARE(desk.access.storeError()->code, TokenStoreError::Code::BadEntry);
    QCOMPARE(desk.access.storeError()->detail, u"RANGEBAR_GITHUB_TOKEN"_s);
    QVERIFY(GitHubAccess::environmentDecides());
}

void GitHubAccessTest::worksWithoutAKeychain()
{
    Desk desk;
    desk.keychain->error = TokenStoreError{TokenStoreError::Code::NoKeychain, {}};
    desk.waitUntilReady();
    QCOMPARE(desk.access.tokenSource(), Source::None);
    QCOMPARE(desk.access.storeError()->code, TokenStoreError::Code::NoKeychain);
    QCOMPARE(desk.changed.size(), 1);
}

void GitHubAccessTest::storesInTheKeychain()
{
    Desk desk;
    std::optional<Place> place;
    desk.access.storeToken(token("ghp_entered"), this, [&](Place where) { place = where; });
    QVERIFY(!place);
    QTRY_VERIFY(place);
    QCOMPARE(*place, Place::Keychain);
    QCOMPARE(desk.access.tokenSource(), Source::Keychain);
    QCOMPARE(desk.access.client()->token(), token("ghp_entered"));
    QCOMPARE(desk.keychain->tokens.value(u"api.github.com"_s), token("ghp_entered"));
    desk.waitUntilReady();
    QCOMPARE(desk.keychain->reads, 0); // it is known already
}

void GitHubAccessTest::storesInMemoryWhereNoKeychainAnswers()
{
    Desk desk;
    desk.keychain->error = TokenStoreError{TokenStoreError::Code::NoKeychain, {}};
    std::optional<Place> place;
    desk.access.storeToken(token("ghp_entered"), this, [&](Place where) { place = where; });
    QTRY_VERIFY(place);
    QCOMPARE(*place, Place::Memory);
    QCOMPARE(desk.access.tokenSource(), Source::Memory);
    QCOMPARE(desk.access.storeError()->code, TokenStoreError::Code::NoKeychain);
    QCOMPARE(desk.access.client()->token(), token("ghp_entered"));

    // It is found again for as long as the program runs.
    desk.access.setHost(enterprise());
    desk.waitUntilReady();
    QVERIFY(desk.access.client()->token().isEmpty());
    desk.access.setHost(GitHubHost());
    desk.waitUntilReady();
    QCOMPARE(desk.access.client()->token(), token("ghp_entered"));
    QCOMPARE(desk.access.tokenSource(), Source::Memory);

    // Once there is a keychain, that has it, and memory has it no more.
    desk.keychain->error.reset();
    place.reset();
    desk.access.storeToken(token("ghp_entered"), this, [&](Place where) { place = where; });
    QTRY_VERIFY(place);
    QCOMPARE(*place, Place::Keychain);
    QVERIFY(!desk.access.storeError());
    desk.keychain->tokens.clear();
    desk.access.setHost(enterprise());
    desk.access.setHost(GitHubHost());
    desk.waitUntilReady();
    QVERIFY(desk.access.client()->token().isEmpty());
}

void GitHubAccessTest::forgets()
{
    Desk desk;
    desk.keychain->tokens.insert(u"api.github.com"_s, token("ghp_kept"));
    desk.keychain->tokens.insert(u"git.example.org/api/v3"_s, token("ghp_other"));
    desk.waitUntilReady();
    bool isDone = false;
    desk.access.forgetToken(this, [&] { isDone = true; });
    QTRY_VERIFY(isDone);
    QCOMPARE(desk.access.tokenSource(), Source::None);
    QVERIFY(desk.access.client()->token().isEmpty());
    QCOMPARE(desk.keychain->tokens.size(), 1); // the other GitHub's stays

    desk.access.setHost(enterprise());
    desk.waitUntilReady();
    desk.keychain->error = TokenStoreError{TokenStoreError::Code::Denied, {}};
    isDone = false;
    desk.access.forgetToken(this, [&] { isDone = true; });
    QTRY_VERIFY(isDone);
    QVERIFY(desk.access.client()->token().isEmpty());
    QCOMPARE(desk.access.storeError()->code, TokenStoreError::Code::Denied);
}

void GitHubAccessTest::doesNotCallWhoIsGone()
{
    Desk desk;
    int calls = 0;
    {
        QObject listener;
        desk.access.whenReady(&listener, [&] { ++calls; });
        desk.access.storeToken(token("ghp_entered"), &listener, [&](Place) { ++calls; });
        desk.access.forgetToken(&listener, [&] { ++calls; });
    }
    desk.waitUntilReady();
    QCOMPARE(calls, 0);
    desk.keychain->isSlow = true;
    desk.access.setHost(enterprise());
    desk.access.whenReady(this, [&] { ++calls; });
    QTRY_COMPARE(desk.keychain->reads, 1); // and the desk goes while it is asked
}

void GitHubAccessTest::anotherHostHasAnotherToken()
{
    Desk desk;
    desk.keychain->tokens.insert(u"api.github.com"_s, token("ghp_kept"));
    desk.keychain->tokens.insert(u"git.example.org/api/v3"_s, token("ghp_other"));
    desk.waitUntilReady();
    const GitHubClient* before = desk.access.client();
    desk.access.setHost(GitHubHost());
    QCOMPARE(desk.access.client(), before); // the same one
    desk.access.setHost(enterprise());
    QCOMPARE(desk.access.host(), enterprise());
    QVERIFY(desk.access.client()->token().isEmpty()); // until it was looked for
    QCOMPARE(desk.access.tokenSource(), Source::None);
    desk.waitUntilReady();
    QCOMPARE(desk.access.client()->token(), token("ghp_other"));
}

void GitHubAccessTest::aHostThatIsSetInBetweenIsAsked()
{
    Desk desk;
    desk.keychain->tokens.insert(u"api.github.com"_s, token("ghp_kept"));
    desk.keychain->tokens.insert(u"git.example.org/api/v3"_s, token("ghp_other"));
    desk.keychain->isSlow = true;
    bool isReady = false;
    desk.access.whenReady(this, [&] { isReady = true; });
    QTRY_COMPARE(desk.keychain->reads, 1);
    desk.access.setHost(enterprise());
    QTRY_COMPARE(desk.keychain->reads, 2);
    desk.keychain->answerHeld();
    QTRY_VERIFY(isReady);
    QCOMPARE(desk.access.client()->token(), token("ghp_other"));
}

void GitHubAccessTest::aJobEndsWithTheHostItBeganWith()
{
    test::GitHubServer first;
    test::GitHubServer second;
    first.accounts.append({.token = "ghp_first", .login = u"anna"_s});
    Desk desk(*GitHubHost::fromApiBase(first.apiBase()));
    desk.keychain->tokens.insert(tokenKey(desk.access.host()), token("ghp_first"));
    desk.waitUntilReady();

    TokenCheck job(desk.access.client());
    QSignalSpy finished(&job, &TokenCheck::finished);
    job.start();
    desk.access.setHost(*GitHubHost::fromApiBase(second.apiBase()));
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished.constFirst().constFirst().value<TokenReport>().account.login, u"anna"_s);
    QCOMPARE(second.http().requests().size(), 0);
}

void GitHubAccessTest::whatIsStoredLastCounts()
{
    Desk desk;
    desk.keychain->isSlow = true;
    desk.access.whenReady(this, [] {});
    QTRY_COMPARE(desk.keychain->reads, 1);
    int stored = 0;
    desk.access.storeToken(token("ghp_first"), this, [&](Place) { ++stored; });
    desk.access.storeToken(token("ghp_second"), this, [&](Place) { ++stored; });
    desk.keychain->answerHeld();
    QTRY_COMPARE(stored, 2);
    QCOMPARE(desk.access.client()->token(), token("ghp_second"));
    QCOMPARE(desk.access.tokenSource(), Source::Keychain);
}

void GitHubAccessTest::tellsOfTheLimit()
{
    test::GitHubServer server;
    server.accounts.append({.token = "ghp_first", .login = u"anna"_s});
    Desk desk(*GitHubHost::fromApiBase(server.apiBase()));
    desk.keychain->tokens.insert(tokenKey(desk.access.host()), token("ghp_first"));
    desk.waitUntilReady();
    QSignalSpy changed(&desk.access, &GitHubAccess::rateLimitChanged);
    TokenCheck job(desk.access.client());
    job.start();
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(desk.access.client()->rateLimit()->limit, 60);
    desk.access.setHost(enterprise());
    QCOMPARE(changed.size(), 2);
    QVERIFY(!desk.access.client()->rateLimit());
}

void GitHubAccessTest::readsWhichGitHubIsAsked_data()
{
    QTest::addColumn<QByteArray>("environment");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QUrl>("api");
    QTest::addColumn<QString>("problem");
    const QUrl standard(u"https://api.github.com"_s);
    const QUrl own(u"https://git.example.org/api/v3"_s);
    const QString allowed = u" It begins with https://, or with http:// where it is on this computer; it has "
                            "no user name and no query."_s;
    QTest::newRow("nothing") << QByteArray() << QString() << standard << QString();
    QTest::newRow("settings") << QByteArray() << u"https://git.example.org/api/v3/"_s << own << QString();
    QTest::newRow("environment first")
        << QByteArray("http://localhost:8080") << u"https://git.example.org/api/v3/"_s
        << QUrl(u"http://localhost:8080"_s) << QString();
    QTest::newRow("bad environment")
        << QByteArray("http://git.example.org") << u"https://git.example.org/api/v3/"_s << own
        << u"What RANGEBAR_GITHUB_API holds can't be the address of GitHub's API: http://git.example.org."_s +
               allowed;
    QTest::newRow("bad settings") << QByteArray() << u"https://anna:geheim@git.example.org"_s << standard
                                  << u"git.example.org can't be the address of GitHub's API."_s + allowed;
}

void GitHubAccessTest::readsWhichGitHubIsAsked()
{
    QFETCH(QByteArray, environment);
    QFETCH(QString, setting);
    if (!environment.isEmpty()) {
        qputenv(apiVariable, environment);
    }
    QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    settings.set(Setting::GitHubApi, setting);
    const GitHubPlace place = gitHubPlace(settings);
    QTEST(place.host.apiBase(), "api");
    QTEST(place.problem, "problem");
    QCOMPARE(place.isFromEnvironment, place.problem.isEmpty() && !environment.isEmpty());
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::GitHubAccessTest)
#include "tst_githubaccess.moc"

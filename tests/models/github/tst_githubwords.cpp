// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/githubwords.h"
#include "tests/support/testobject.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = GitHubError::Code;
using Subject = GitHubError::Subject;

const QDateTime noon(QDate(2031, 3, 5), QTime(12, 0), Qt::UTC);

GitHubError errorWith(Code code, const std::function<void(GitHubError&)>& change = {})
{
    GitHubError error;
    error.code = code;
    error.subject = Subject::PullRequest;
    error.name = u"anna/demo#12"_s;
    error.host = u"api.github.com"_s;
    error.retryAt = noon;
    if (change) {
        change(error);
    }
    return error;
}

class GitHubWordsTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatHappened_data();
    void saysWhatHappened();
    void saysWhereItIsAt();
    void saysWhatTheKeychainDid();
};

void GitHubWordsTest::saysWhatHappened_data()
{
    QTest::addColumn<GitHubError>("error");
    QTest::addColumn<QString>("words");
    const QString when = NumberFormat().dateTime(noon);

    QTest::newRow("no such host") << errorWith(Code::Transport, [](GitHubError& error) {
        error.transport.code = FetchError::Code::HostNotFound;
        error.transport.url = QUrl(u"https://api.github.com/user"_s);
    }) << u"The host api.github.com was not found. Check the network connection, and try again later."_s;
    QTest::newRow("too late") << errorWith(Code::Transport, [](GitHubError& error) {
        error.transport.code = FetchError::Code::Timeout;
        error.transport.timeoutMs = 60000;
    }) << u"api.github.com did not answer within 60 second(s). Try again later."_s;
    QTest::newRow("cut") << errorWith(Code::Transport, [](GitHubError& error) {
        error.transport.code = FetchError::Code::ConnectionLost;
    }) << u"The connection to api.github.com was cut before the whole answer had arrived. Try again."_s;
    QTest::newRow("a page")
        << errorWith(Code::NotTheApi)
        << u"api.github.com answers, but not as GitHub's API does. Check whether a login page of the network stands in between, and the address of the API."_s;
    QTest::newRow("lacking") << errorWith(Code::UnexpectedAnswer, [](GitHubError& error) {
        error.detail = u"head.sha"_s;
    }) << u"The answer of api.github.com for the pull request anna/demo#12 lacks head.sha. Try again later; if that does not help, check the address of the API in the preferences."_s;
    QTest::newRow("large") << errorWith(Code::TooLarge, [](GitHubError& error) {
        error.limit = 16 * 1024 * 1024;
    }) << u"What api.github.com gives for the pull request anna/demo#12 is larger than 16 MiB, the most that is read. Nothing of it was kept."_s;
    QTest::newRow("too large for GitHub")
        << errorWith(Code::TooLarge)
        << u"api.github.com does not give the pull request anna/demo#12: it is too large."_s;
    QTest::newRow("elsewhere") << errorWith(Code::RedirectRefused, [](GitHubError& error) {
        error.link = QUrl(u"https://portal.example/login"_s);
    }) << u"api.github.com redirects to https://portal.example/login, which was not asked. Check whether a login page of the network stands in between, and the address of the API."_s;
    QTest::newRow("sso") << errorWith(Code::SsoNeeded, [](GitHubError& error) {
        error.link = QUrl(u"https://github.com/orgs/demo/sso"_s);
    }) << u"The organization wants this token to be authorized by its own login (SSO): https://github.com/orgs/demo/sso"_s;
    QTest::newRow("limit with a token")
        << errorWith(Code::PrimaryLimit, [](GitHubError& error) { error.hadToken = true; })
        << QString(u"No requests to api.github.com are left for this token. There are new ones from "_s +
                   when + u'.');
    QTest::newRow("too many at once")
        << errorWith(Code::SecondaryLimit)
        << QString(u"api.github.com wants fewer requests in a short time. It can be asked again from "_s +
                   when + u'.');
    QTest::newRow("private") << errorWith(Code::NotFound, [](GitHubError& error) {
        error.hadToken = true;
    }) << u"api.github.com does not find the pull request anna/demo#12. The address is wrong, or it is private and this token may not read it: GitHub does not tell the two apart."_s;
    QTest::newRow("gone") << errorWith(Code::Gone, [](GitHubError& error) {
        error.message = u"Issues are disabled"_s;
    }) << u"api.github.com says that the pull request anna/demo#12 is gone for good. It says: \"Issues are disabled\". Check the address."_s;
    QTest::newRow("law") << errorWith(Code::LegalReasons)
                         << u"api.github.com withholds the pull request anna/demo#12 for legal reasons."_s;
    QTest::newRow("trouble") << errorWith(Code::ServerTrouble, [](GitHubError& error) {
        error.httpStatus = 502;
        error.attempts = 4;
    }) << u"api.github.com has trouble of its own (HTTP 502); it was asked 4 time(s). Try again later."_s;
    QTest::newRow("unsure")
        << errorWith(Code::MayHaveHappened)
        << u"The answer of api.github.com was lost, so the comment may or may not have been posted. Look at the pull request. Posting again is safe: it finds the comment if it is there."_s;
    QTest::newRow("teapot") << errorWith(Code::OtherStatus, [](GitHubError& error) {
        error.httpStatus = 418;
        error.message = u"I'm\u202e a teapot\n"_s;
    }) << u"api.github.com answered with HTTP 418. It says: \"I'm<U+202E> a teapot\u240a\". Try again later."_s;
}

void GitHubWordsTest::saysWhatHappened()
{
    QFETCH(const GitHubError, error);
    QTEST(GitHubWords::error(error, NumberFormat()), "words");
}

void GitHubWordsTest::saysWhereItIsAt()
{
    const NumberFormat format;
    using Step = GitHubProgress::Step;
    QCOMPARE(GitHubWords::progress({Step::PullRequests, 3, 1200, u"x"_s}, format),
             u"Looking through open pull requests, 3 of 1,200"_s);
    QCOMPARE(GitHubWords::progress({Step::History, 0, 0, u"a\tb"_s}, format),
             u"Listing the versions of a\u2409b"_s);
    QCOMPARE(GitHubWords::rateLimit(std::nullopt, format), u"no limit of requests is known"_s);
    QCOMPARE(GitHubWords::waiting(noon, Code::ServerTrouble, format),
             QString(u"GitHub has trouble of its own; trying again at "_s + format.dateTime(noon)));
}

void GitHubWordsTest::saysWhatTheKeychainDid()
{
    using Fault = TokenStoreError::Code;
    QCOMPARE(GitHubWords::tokenStoreError({Fault::NoAnswer, {}}),
             u"The keychain did not answer in time. Try again."_s);
    QCOMPARE(GitHubWords::tokenStoreError({Fault::BadEntry, {}}),
             u"What the keychain has can't be a token. Enter the token again."_s);
    QCOMPARE(GitHubWords::tokenStoreError({Fault::Other, u"it \u200bbroke"_s}),
             u"The keychain could not be used: it <U+200B>broke."_s);
    QCOMPARE(GitHubWords::place(TokenStore::Place::Keychain),
             u"The token is kept in the keychain of the desktop."_s);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::GitHubWordsTest)
#include "tst_githubwords.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubaddress.h"
#include "models/report/githubwords.h"
#include "tests/support/testobject.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = AddressError::Code;

/// What an address was read as, in one text.
QString readAs(const QString& text, const GitHubHost& host)
{
    const auto address = parseGitHubAddress(text, host);
    if (!address) {
        return u"error "_s + QString::number(int(address.error().code)) + u' ' + address.error().text;
    }
    return std::visit([](const auto& one) { return one.text(); }, *address);
}

QString errorText(Code code, const QString& text = {})
{
    return u"error "_s + QString::number(int(code)) + u' ' + text;
}

class GitHubAddressTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnAddress_data();
    void readsAnAddress();
    void knowsItsHost_data();
    void knowsItsHost();
    void refusesAnApiBase_data();
    void refusesAnApiBase();
    void writesAddressesOfTheApi();
    void readsRanges_data();
    void readsRanges();
    void readsPaths();
    void saysWhatIsWrong();
};

void GitHubAddressTest::readsAnAddress_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");

    const QString demo = u"anna/demo#12"_s;
    for (const auto& address :
         {u"https://github.com/anna/demo/pull/12"_s, u"https://github.com/anna/demo/pull/12/"_s,
          u"https://github.com/anna/demo/pull/12/files"_s,
          u"https://github.com/anna/demo/pull/12/files/0123abc..456def"_s,
          u"https://github.com/anna/demo/pull/12/commits/0123abc"_s,
          u"https://github.com/anna/demo/pull/12#discussion_r99"_s,
          u"https://github.com/anna/demo/pull/12/files?diff=split&w=1#diff-0"_s,
          u"  https://github.com/anna/demo/pull/12\n"_s, u"<https://github.com/anna/demo/pull/12>"_s,
          u"http://github.com/anna/demo/pull/12"_s, u"https://www.github.com/anna/demo/pull/12"_s,
          u"https://GitHub.com:443/anna/demo/pull/12"_s, u"github.com/anna/demo/pull/12"_s,
          u"www.github.com/anna/demo/pull/12/files"_s, u"https://api.github.com/repos/anna/demo/pulls/12"_s,
          u"anna/demo#12"_s, u" anna/demo#12 "_s}) {
        QTest::newRow(qPrintable(address)) << address << demo;
    }
    QTest::newRow("names with signs") << u"a-1/b.c_d-e#7"_s << u"a-1/b.c_d-e#7"_s;
    QTest::newRow("two refs") << u"anna/demo@v0.6.0..main"_s << u"anna/demo@v0.6.0..main"_s;
    QTest::newRow("three dots") << u"anna/demo@v0.6.0...fix/a@b"_s << u"anna/demo@v0.6.0...fix/a@b"_s;
    QTest::newRow("open end") << u"anna/demo@v0.6.0.."_s << u"anna/demo@v0.6.0..HEAD"_s;
    QTest::newRow("comparison") << u"https://github.com/anna/demo/compare/v0.6.0...release/1.0"_s
                                << u"anna/demo@v0.6.0...release/1.0"_s;

    QTest::newRow("nothing") << u" \n"_s << errorText(Code::Empty);
    QTest::newRow("a word") << u"demo"_s << errorText(Code::NotAnAddress, u"demo"_s);
    QTest::newRow("a path") << u"anna/demo"_s << errorText(Code::NotAnAddress, u"anna/demo"_s);
    QTest::newRow("another scheme") << u"ssh://github.com/anna/demo/pull/1"_s
                                    << errorText(Code::NotAnAddress, u"ssh://github.com/anna/demo/pull/1"_s);
    QTest::newRow("a file") << u"file:///anna/demo/pull/1"_s
                            << errorText(Code::NotAnAddress, u"file:///anna/demo/pull/1"_s);
    QTest::newRow("a login") << u"https://me:secret@github.com/anna/demo/pull/1"_s
                             << errorText(Code::HasLogin, u"https://github.com/anna/demo/pull/1"_s);
    QTest::newRow("another host") << u"https://gitlab.com/anna/demo/pull/1"_s
                                  << errorText(Code::OtherHost, u"gitlab.com"_s);
    QTest::newRow("a host that looks alike") << u"https://github.com.example.org/anna/demo/pull/1"_s
                                             << errorText(Code::OtherHost, u"github.com.example.org"_s);
    QTest::newRow("another port") << u"https://github.com:8443/anna/demo/pull/1"_s
                                  << errorText(Code::OtherHost, u"github.com:8443"_s);
    QTest::newRow("an issue") << u"https://github.com/anna/demo/issues/1"_s
                              << errorText(Code::OtherPage, u"/anna/demo/issues/1"_s);
    QTest::newRow("the host alone") << u"https://github.com"_s << errorText(Code::OtherPage, u"/"_s);
    QTest::newRow("no number") << u"https://github.com/anna/demo/pull/new"_s
                               << errorText(Code::BadNumber, u"new"_s);
    QTest::newRow("zero") << u"anna/demo#0"_s << errorText(Code::BadNumber, u"0"_s);
    QTest::newRow("a number of another script") << u"anna/demo#١"_s << errorText(Code::BadNumber, u"١"_s);
    QTest::newRow("too large") << u"anna/demo#2147483648"_s << errorText(Code::BadNumber, u"2147483648"_s);
    QTest::newRow("no number at all") << u"anna/demo#"_s << errorText(Code::BadNumber);
    QTest::newRow("no owner") << u"-/demo#1"_s << errorText(Code::BadOwner, u"-"_s);
    QTest::newRow("dots") << u"https://github.com/anna/%2E%2E/pull/1"_s
                          << errorText(Code::BadRepository, u".."_s);
    QTest::newRow("an encoded slash")
        << u"https://github.com/anna/a%2Fb/pull/1"_s << errorText(Code::OtherPage, u"/anna/a/b/pull/1"_s);
    QTest::newRow("an encoded line end")
        << u"https://github.com/anna/a%0Ab/pull/1"_s << errorText(Code::BadRepository, u"a\nb"_s);
    QTest::newRow("one ref") << u"anna/demo@main"_s << errorText(Code::NoRange, u"main"_s);
    QTest::newRow("a ref that git refuses") << u"anna/demo@a~1..main"_s << errorText(Code::BadRef, u"a~1"_s);
    QTest::newRow("of a fork") << u"https://github.com/anna/demo/compare/main...ben:main"_s
                               << errorText(Code::BadRef, u"ben:main"_s);
}

void GitHubAddressTest::readsAnAddress()
{
    QFETCH(const QString, text);
    QTEST(readAs(text, GitHubHost()), "read");
}

void GitHubAddressTest::knowsItsHost_data()
{
    QTest::addColumn<QUrl>("base");
    QTest::addColumn<QString>("web");
    QTest::addColumn<QUrl>("page");
    QTest::addColumn<QUrl>("api");
    QTest::newRow("github.com") << QUrl(u"https://api.github.com/"_s) << u"github.com"_s
                                << QUrl(u"https://github.com/anna/demo/pull/3"_s)
                                << QUrl(u"https://api.github.com/repos/anna/demo/pulls/3"_s);
    QTest::newRow("server") << QUrl(u"https://git.example.org/api/v3"_s) << u"git.example.org"_s
                            << QUrl(u"https://git.example.org/anna/demo/pull/3"_s)
                            << QUrl(u"https://git.example.org/api/v3/repos/anna/demo/pulls/3"_s);
    QTest::newRow("server with a port")
        << QUrl(u"https://git.example.org:8443/api/v3"_s) << u"git.example.org:8443"_s
        << QUrl(u"https://git.example.org:8443/anna/demo/pull/3"_s)
        << QUrl(u"https://git.example.org:8443/api/v3/repos/anna/demo/pulls/3"_s);
    QTest::newRow("cloud") << QUrl(u"https://api.acme.ghe.com"_s) << u"acme.ghe.com"_s
                           << QUrl(u"https://acme.ghe.com/anna/demo/pull/3"_s)
                           << QUrl(u"https://api.acme.ghe.com/repos/anna/demo/pulls/3"_s);
}

void GitHubAddressTest::knowsItsHost()
{
    QFETCH(const QUrl, base);
    QFETCH(const QUrl, page);
    QFETCH(const QUrl, api);
    const auto host = GitHubHost::fromApiBase(base);
    QVERIFY(host);
    QTEST(host->webHost(), "web");
    QCOMPARE(readAs(page.toString(), *host), u"anna/demo#3"_s);
    QCOMPARE(readAs(api.toString(), *host), u"anna/demo#3"_s);
    QCOMPARE(host->url("/repos/%/%/pulls/%", {u"anna"_s, u"demo"_s, u"3"_s}), api);
    QCOMPARE(readAs(u"https://elsewhere.example/anna/demo/pull/3"_s, *host),
             errorText(Code::OtherHost, u"elsewhere.example"_s));
}

void GitHubAddressTest::refusesAnApiBase_data()
{
    QTest::addColumn<QString>("base");
    for (const char* base : {"", "api.github.com", "http://git.example.org/api/v3", "ftp://git.example.org",
                             "https://me@git.example.org/api/v3", "https://git.example.org/?a=b",
                             "https://git.example.org/#a", "https:///api"}) {
        QTest::newRow(base) << QString::fromLatin1(base);
    }
}

void GitHubAddressTest::refusesAnApiBase()
{
    QFETCH(const QString, base);
    QVERIFY(!GitHubHost::fromApiBase(QUrl(base)));
}

void GitHubAddressTest::writesAddressesOfTheApi()
{
    const GitHubHost host;
    QCOMPARE(host.url("/repos/%/%/contents/%", {u"anna"_s, u"demo"_s, u"docs/a b#ü?.json"_s},
                      {{"ref", u"release/1&2+3"_s}})
                 .toEncoded(),
             QByteArray("https://api.github.com/repos/anna/demo/contents/docs%2Fa%20b%23%C3%BC%3F.json"
                        "?ref=release%2F1%262%2B3"));
    QCOMPARE(
        host.url("/repos/%/%/compare/%...%", {u"anna"_s, u"demo"_s, u"release/1"_s, u"main"_s}).toEncoded(),
        QByteArray("https://api.github.com/repos/anna/demo/compare/release%2F1...main"));
    QVERIFY(host.owns(QUrl(u"https://api.github.com/repositories/1"_s)));
    QVERIFY(host.owns(QUrl(u"https://api.github.com:443/x"_s)));
    for (const QString& other :
         {u"http://api.github.com/x"_s, u"https://api.github.com:8443/x"_s, u"https://github.com/x"_s,
          u"https://me@api.github.com/x"_s, u"https://api.github.com.example.org/x"_s}) {
        QVERIFY2(!host.owns(QUrl(other)), qPrintable(other));
    }
    const auto loopback = GitHubHost::fromApiBase(QUrl(u"http://127.0.0.1:8080"_s));
    QVERIFY(loopback);
    QVERIFY(!loopback->owns(QUrl(u"http://127.0.0.1:8081/x"_s)));
}

void GitHubAddressTest::readsRanges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    for (const char* good :
         {"a..b", "a...b", "..b", "a..", "v1.2.3..feature/x-y_z", "0123456789abcdef..HEAD"}) {
        QTest::newRow(good) << QString::fromLatin1(good) << true;
    }
    for (const char* bad :
         {"", "a", "a..b..c", "a....b", "a b..c", "-a..b", "a/..b", "/a..b", "a.lock..b", "a//b..c", "a^..b",
          "a:b..c", "a..b?", "a..b*", "a..[b", "a..b\\c", "a@{1}..b", "a/.b..c", "@..b"}) {
        QTest::newRow(bad) << QString::fromLatin1(bad) << false;
    }
}

void GitHubAddressTest::readsRanges()
{
    QFETCH(const QString, text);
    QTEST(parseRefRange(text).has_value(), "good");
}

void GitHubAddressTest::readsPaths()
{
    QCOMPARE(*parseRepositoryPath(u" /docs/benchmarks/results.json "_s), defaultDocumentPath());
    for (const QString& bad :
         {u""_s, u"/"_s, u"a/../b"_s, u"./a"_s, u"a//b"_s, u"a/"_s, u"a\nb"_s, QString(1025, u'a')}) {
        QVERIFY(!parseRepositoryPath(bad));
    }
    QCOMPARE(parseRepository(u"anna/demo"_s)->text(), u"anna/demo"_s);
    QVERIFY(!parseRepository(u"anna/demo/x"_s));
    QVERIFY(!parsePullRequest(u"anna/demo@a..b"_s, GitHubHost()));
}

void GitHubAddressTest::saysWhatIsWrong()
{
    const auto words = [](const QString& text) {
        return GitHubWords::addressError(parseGitHubAddress(text, GitHubHost()).error());
    };
    QCOMPARE(
        words(u"demo"_s),
        u"demo is neither the address of a pull request, nor OWNER/REPO#12, nor OWNER/REPO@BASE..HEAD."_s);
    QCOMPARE(
        words(u"https://gitlab.com/a/b/pull/1"_s),
        u"The address is of gitlab.com, and github.com is the one that is asked. Another GitHub can be set in the preferences."_s);
    QCOMPARE(
        words(u"https://me:secret@github.com/anna/demo/pull/1"_s),
        u"There is a user name or password in the address. Leave it out: https://github.com/anna/demo/pull/1"_s);
    QCOMPARE(words(u"https://github.com/anna/a%0Ab/pull/1"_s),
             u"a\u240ab can't be the name of a repository."_s);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::GitHubAddressTest)
#include "tst_githubaddress.moc"

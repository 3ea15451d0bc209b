// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/review/reviewfixture.h"

#include "app/github/githubaccess.h"
#include "widgets/parts/notice.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar::test {

ReviewFixture::ReviewFixture()
{
    qunsetenv("RANGEBAR_GITHUB_TOKEN");
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // no keychain
    qputenv("RANGEBAR_GITHUB_API", github.apiBase().toEncoded());
    GitHubRepository demo;
    demo.id = 77;
    demo.name = u"anna/demo"_s;
    demo.refs = {{u"heads/main"_s, commitId('3')}, {u"pull/12/head"_s, commitId('2')}};
    demo.commits = {
        {.id = commitId('3'), .message = u"Go on"_s, .files = {{resultsPath(), smallDocument(300)}}},
        {.id = commitId('2'), .message = u"Faster"_s, .files = {{resultsPath(), smallDocument(200)}}},
        {.id = commitId('1'), .message = u"Begin"_s, .files = {{resultsPath(), smallDocument(100)}}}};
    demo.mergeBases.insert(QString(commitId('3') + u"..."_s + commitId('2')), commitId('1'));
    demo.pullRequests = {{.number = 12,
                          .title = u"Faster <b>fan</b> out"_s,
                          .author = u"ben"_s,
                          .base = commitId('3'),
                          .head = commitId('2'),
                          .headRepository = u"ben/demo"_s,
                          .files = {{resultsPath(), u"modified"_s, {}}}}};
    github.repositories.append(demo);
}

ReviewFixture::~ReviewFixture()
{
    stop();
    qunsetenv("RANGEBAR_GITHUB_TOKEN");
}

void ReviewFixture::push(char commit, double figure)
{
    repository().commits.prepend(
        {.id = commitId(commit), .message = u"More"_s, .files = {{resultsPath(), smallDocument(figure)}}});
    repository().mergeBases.insert(QString(commitId('3') + u"..."_s + commitId(commit)), commitId('1'));
    repository().refs.insert(u"pull/12/head"_s, commitId(commit));
    pullRequest().head = commitId(commit);
}

void ReviewFixture::logIn(const QString& login)
{
    GitHubAccount account;
    account.token = "ghp_secretSecret1234";
    account.login = login;
    github.accounts.append(account);
    qputenv("RANGEBAR_GITHUB_TOKEN", account.token);
}

void ReviewFixture::begin()
{
    start();
    QTRY_VERIFY(program().isLibraryOpen());
    QTRY_VERIFY(!program().library()->isBusy());
}

void ReviewFixture::openByDialog(const QString& address)
{
    action("openPullRequest")->trigger();
    auto* line = part<QLineEdit>("pullRequestDialog", "pullRequestAddress");
    QVERIFY(line);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, address);
    QTest::keyClick(line, Qt::Key_Return);
}

void ReviewFixture::openComparison()
{
    openByDialog(u"anna/demo#12"_s);
    QTRY_COMPARE(shown(), u"compare"_s);
    QTRY_VERIFY(!find<QDialog>("pullRequestDialog"));
}

QString ReviewFixture::text(const char* label)
{
    const QList<QLabel*> all = window().findChildren<QLabel*>(QLatin1String(label));
    const auto visible =
        std::find_if(all.begin(), all.end(), [](const QLabel* one) { return one->isVisible(); });
    return visible == all.end() ? QString() : (*visible)->text();
}

QString ReviewFixture::notice()
{
    for (const Notice* one : window().findChildren<Notice*>(u"reviewNotice"_s)) {
        if (one->isVisible()) {
            return one->text();
        }
    }
    return {};
}

QPushButton* ReviewFixture::noticeAction()
{
    for (const Notice* one : window().findChildren<Notice*>(u"reviewNotice"_s)) {
        if (one->isVisible() && !one->action().isEmpty()) {
            return one->findChild<QPushButton*>(u"noticeAction"_s);
        }
    }
    return nullptr;
}

void ReviewFixture::press(const char* button)
{
    for (QPushButton* one : window().findChildren<QPushButton*>(QLatin1String(button))) {
        if (one->isVisible()) {
            one->click();
            return;
        }
    }
    QFAIL(button);
}

QList<HttpRequest> ReviewFixture::changes() const
{
    QList<HttpRequest> changing;
    for (const HttpRequest& request : const_cast<GitHubServer&>(github).http().requests()) {
        if (request.method != "GET") {
            changing.append(request);
        }
    }
    return changing;
}

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/githubserver.h"

#include <QTemporaryDir>

namespace rangebar::test {

constexpr auto canary = "ghp_canaryCanary0123456789canary";

/// Folders of the program's own, no keychain, and a GitHub with the repository anna/demo: pull request 12
/// from '2' (the fork of ben) onto main, which has gone on from '1' to '3' since.
class GitHubHome
{
public:
    explicit GitHubHome(HttpServer::Tls tls = HttpServer::Tls::Good) : server(tls)
    {
        qputenv("RANGEBAR_HOME", folder.path().toLocal8Bit());
        qputenv("RANGEBAR_GITHUB_API", server.apiBase().toEncoded());
        qputenv("DBUS_SESSION_BUS_ADDRESS",
                "unix:path=" + folder.filePath(QStringLiteral("bus")).toLocal8Bit());
        qunsetenv("RANGEBAR_GITHUB_TOKEN");
        GitHubRepository one;
        one.id = 77;
        one.name = QStringLiteral("anna/demo");
        one.refs = {{QStringLiteral("heads/main"), commitId('3')},
                    {QStringLiteral("main"), commitId('3')},
                    {QStringLiteral("v1"), commitId('1')},
                    {QStringLiteral("faster"), commitId('2')},
                    {QStringLiteral("pull/12/head"), commitId('2')}};
        one.commits = {
            {.id = commitId('3'), .message = QStringLiteral("Go on"), .files = {{path, smallDocument(3)}}},
            {.id = commitId('2'), .message = QStringLiteral("Faster"), .files = {{path, smallDocument(2)}}},
            {.id = commitId('1'), .message = QStringLiteral("Begin"), .files = {{path, smallDocument(1)}}}};
        one.mergeBases.insert(QString(commitId('3') + u"..." + commitId('2')), commitId('1'));
        one.pullRequests = {{.number = 12,
                             .title = QStringLiteral("Faster\u202e fan out"),
                             .author = QStringLiteral("ben"),
                             .base = commitId('3'),
                             .head = commitId('2'),
                             .headRepository = QStringLiteral("ben/demo"),
                             .files = {{path, QStringLiteral("modified"), {}}}}};
        server.repositories.append(one);
        GitHubAccount anna;
        anna.token = canary;
        anna.login = QStringLiteral("anna");
        anna.scopes = "repo";
        server.accounts.append(anna);
    }

    GitHubRepository& repository() { return server.repositories.first(); }
    GitHubPullRequest& pullRequest() { return repository().pullRequests.first(); }
    void setFiles(const QList<GitHubFile>& files) { pullRequest().files = files; }
    /// Of the commit that is named by that digit.
    void setDocument(char digit, const QByteArray& bytes)
    {
        for (GitHubCommit& commit : repository().commits) {
            if (commit.id == commitId(digit)) {
                commit.files =
                    bytes.isEmpty() ? QMap<QString, QByteArray>() : QMap<QString, QByteArray>{{path, bytes}};
            }
        }
    }

    const QString path = QStringLiteral("docs/benchmarks/results.json");
    QTemporaryDir folder;
    GitHubServer server;
};

} // namespace rangebar::test

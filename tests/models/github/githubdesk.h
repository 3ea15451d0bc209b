// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubclient.h"
#include "tests/models/github/manualclock.h"
#include "tests/support/githubserver.h"

#include <QSignalSpy>

namespace rangebar::test {

constexpr auto demo = "anna/demo";
constexpr auto resultsPath = "docs/benchmarks/results.json";

/// A GitHub with one repository, and a client of it.
class GitHubDesk
{
public:
    explicit GitHubDesk(HttpServer::Tls tls = HttpServer::Tls::Good, const QString& prefix = {})
        : server(tls, prefix), client(&network, *GitHubHost::fromApiBase(server.apiBase()), {}, &clock)
    {
        GitHubRepository one;
        one.id = 77;
        one.name = QString::fromLatin1(demo);
        server.repositories.append(one);
    }

    GitHubRepository& repository() { return server.repository(QString::fromLatin1(demo)); }

    /// Whoever has that token may read private repositories too.
    void logIn(const QString& login = QStringLiteral("anna"),
               const QByteArray& token = "ghp_secretSecret1234")
    {
        GitHubAccount account;
        account.token = token;
        account.login = login;
        server.accounts.append(account);
        client.setToken(*GitHubToken::fromBytes(token));
    }

    GitHubServer server;
    LoopbackNetwork network;
    ManualClock clock;
    GitHubClient client;
};

/// Counts every terminal signal of a job or a request.
template <typename Job>
class GitHubEar
{
public:
    explicit GitHubEar(Job* job)
        : finished(job, &Job::finished), failed(job, &Job::failed), waiting(job, &Job::waiting)
    {
    }

    qsizetype terminal() const { return finished.size() + failed.size(); }
    template <typename Result>
    Result result() const
    {
        return finished.constFirst().constFirst().template value<Result>();
    }
    GitHubError error() const { return failed.constFirst().constFirst().template value<GitHubError>(); }
    QDateTime waitsUntil() const { return waiting.constLast().constFirst().toDateTime(); }

    QSignalSpy finished;
    QSignalSpy failed;
    QSignalSpy waiting;
};

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/httpserver.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <optional>

namespace rangebar::test {

/// Whoever a token is of.
struct GitHubAccount
{
    QByteArray token = {};
    QString login = {};
    std::optional<QByteArray> scopes = {}; ///< of a classic token
    QByteArray expires = {};               ///< "2031-10-07 19:07:53 UTC"
    bool isWorkflow = false;               ///< may comment, and has no account to ask for
};

struct GitHubCommit
{
    QString id = {};
    QString message = {};
    QMap<QString, QByteArray> files = {}; ///< the whole tree
    QStringList touched = {};             ///< paths that this commit changed
};

struct GitHubFile
{
    QString path = {};
    QString status = {};   ///< added, modified, removed, renamed
    QString previous = {}; ///< for renamed
};

struct GitHubPullRequest
{
    int number = 0;
    QString title = {};
    QString author = {}; ///< empty: the account is gone
    QString state = QStringLiteral("open");
    bool draft = false;
    bool merged = false;
    QString baseRef = QStringLiteral("main");
    QString base = {}; ///< commits
    QString head = {};
    QString headRef = QStringLiteral("faster");
    QString headRepository = {}; ///< OWNER/REPO; empty where the fork is gone
    QList<GitHubFile> files = {};
    std::optional<int> changedFiles = {}; ///< where it is not the number of files
};

struct GitHubComment
{
    qint64 id = 0;
    int number = 0; ///< of the pull request
    QString author = {};
    bool byProgram = false;
    QString body = {};
};

struct GitHubRepository
{
    int id = 0;
    QString name = {}; ///< OWNER/REPO
    QStringList formerNames = {};
    bool isPrivate = false;
    QStringList mayRead = {}; ///< logins, where it is private
    QMap<QString, QString> refs = {};
    QList<GitHubCommit> commits = {};       ///< latest first
    QMap<QString, QString> mergeBases = {}; ///< by "base...head"
    QList<GitHubPullRequest> pullRequests = {};
    QList<GitHubComment> comments = {};
};

/// The part of GitHub's REST API that Rangebar uses, on loopback, as its documentation describes it. Looks at
/// every request too: what is wrong with one, or more than it should be, stands in complaints().
class GitHubServer : public QObject
{
    Q_OBJECT

public:
    using Handler = HttpServer::Handler;

    explicit GitHubServer(HttpServer::Tls tls = HttpServer::Tls::Good, const QString& prefix = {});

    HttpServer& http() { return m_http; }
    QUrl apiBase() const { return m_http.url(m_prefix); }
    GitHubRepository& repository(const QString& name);
    const QStringList& complaints() const { return m_complaints; }

    /// The next request gets this answer instead, and the one after it the next in line.
    void answerNext(Handler handler) { m_next.append(std::move(handler)); }
    void answerNext(int status, const QByteArray& body, const HttpHeaders& headers = {});
    /// Instead of the answer to one target.
    void on(const QByteArray& target, Handler handler)
    {
        m_special.insert(m_prefix.toUtf8() + target, handler);
    }

    QList<GitHubAccount> accounts;
    QList<GitHubRepository> repositories;
    int pageSize = 100; ///< no page has more, whatever is asked for
    qint64 limit = 60;
    qint64 remaining = 60;
    qint64 resetsAt = 1950000000;
    bool hasLimit = true;
    QDateTime date; ///< of the Date header; none where invalid

Q_SIGNALS:
    /// What the server itself has answered, and not a handler of the test's.
    void answered(const rangebar::test::HttpRequest& request, int status, const QByteArray& body);

private:
    struct Question
    {
        QByteArray path; ///< without the prefix, encoded
        QMap<QByteArray, QString> query;
        const GitHubAccount* account = nullptr;
        HttpExchange* exchange = nullptr;
        GitHubRepository* repository = nullptr;
        QList<QByteArray> rest; ///< of the path, below the repository
    };

    void handle(HttpExchange& exchange);
    bool isSound(const HttpRequest& request);
    void complain(const HttpRequest& request, const QByteArray& what);
    bool route(Question& question);
    bool routeRepository(Question& question);
    void answer(const Question& question, int status, const QJsonDocument& body, HttpHeaders headers = {});
    void answerBytes(const Question& question, int status, const QByteArray& body, HttpHeaders headers);
    void refuse(const Question& question, int status, const QString& message);
    void answerPage(const Question& question, const QJsonArray& all);
    HttpHeaders limitHeaders() const;

    void user(const Question& question);
    void rateLimit(const Question& question);
    void pullRequest(const Question& question);
    void pullRequests(const Question& question);
    void files(const Question& question);
    void compare(const Question& question);
    void contents(const Question& question);
    void commits(const Question& question);
    void commit(const Question& question);
    void comments(const Question& question);
    void createComment(const Question& question);
    void updateComment(const Question& question);

    QJsonObject pullRequestJson(const GitHubRepository& repository, const GitHubPullRequest& pull,
                                bool whole) const;
    QJsonObject commentJson(const GitHubRepository& repository, const GitHubComment& comment) const;
    QString page(const QString& path) const;

    QString m_prefix;
    HttpServer m_http;
    QStringList m_complaints;
    QList<Handler> m_next;
    QHash<QByteArray, Handler> m_special;
};

/// A commit's name made of one digit, repeated.
QString commitId(char digit);

/// A document with one scenario, whose best round is that figure.
QByteArray smallDocument(double figure);

} // namespace rangebar::test

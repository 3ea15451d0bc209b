// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubanswer.h"
#include "models/github/githubclock.h"
#include "models/github/githubhost.h"
#include "models/github/githubtoken.h"

#include <QCache>
#include <QList>
#include <QObject>

#include <chrono>

class QNetworkAccessManager;

namespace rangebar {

class GitHubRequest;

/// One question to the API, or one change.
struct ApiCall
{
    enum class Method
    {
        Get,
        Post,
        Patch
    };
    enum class Form
    {
        Json,
        Raw, ///< the bytes of a file
    };

    Method method = Method::Get;
    QUrl url;
    Form form = Form::Json;
    QByteArray body; ///< JSON, for Post and Patch
    qint64 maxBytes = qint64{16} * 1024 * 1024;
    GitHubError::Subject subject = GitHubError::Subject::Api;
    QString name;        ///< of the subject, for error texts
    bool isFree = false; ///< may be asked also when no requests are left
};

/// Asks GitHub's REST API, version 2022-11-28, as its documentation wants it: one request at a time, with
/// limits kept to and known answers asked for by their ETag. The token goes into the requests to the API's
/// own host, and nowhere else.
class GitHubClient : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        std::chrono::milliseconds answer{60000};       ///< from the request to the last byte
        std::chrono::milliseconds longestWait{120000}; ///< a limit that takes longer is reported
        std::chrono::milliseconds firstBackoff{1000};  ///< after 5xx; twice that each time
        int attempts = 4;                              ///< of one request, the first included
        int redirects = 5;
    };

    /// `network` and `clock` are not owned and must outlive the client, and the client its requests.
    GitHubClient(QNetworkAccessManager* network, GitHubHost host, Limits limits,
                 GitHubClock* clock = GitHubClock::system(), QObject* parent = nullptr);
    ~GitHubClient() override;

    const GitHubHost& host() const { return m_host; }
    const Limits& limits() const { return m_limits; }
    GitHubClock* clock() const { return m_clock; }
    const GitHubToken& token() const { return m_token; }
    /// Forgets what the answers to the one before were.
    void setToken(const GitHubToken& token);

    /// As last heard; nothing before the first answer, and where the API has no limit.
    const std::optional<RateLimit>& rateLimit() const { return m_rateLimit; }

    /// The request waits for its turn and then starts, never from within this call. Deleting it ends it.
    GitHubRequest* call(const ApiCall& what, QObject* parent);

Q_SIGNALS:
    void rateLimitChanged();

private:
    friend class GitHubRequest;

    void release(GitHubRequest* request);
    void startNext();
    const ApiAnswer* known(const ApiCall& what) const;
    void remember(const ApiCall& what, const ApiAnswer& answer);
    void note(const ApiAnswer& answer);
    void note(const GitHubError& error);
    /// Why no request may be made now.
    std::optional<GitHubError> obstacle() const;

    QNetworkAccessManager* m_network;
    GitHubHost m_host;
    Limits m_limits;
    GitHubClock* m_clock;
    GitHubToken m_token;
    QList<GitHubRequest*> m_queue; ///< the first has its turn
    QCache<QByteArray, ApiAnswer> m_known;
    std::optional<RateLimit> m_rateLimit;
    std::optional<GitHubError> m_obstacle;
};

} // namespace rangebar

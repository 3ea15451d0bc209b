// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubclient.h"

#include "models/github/githubrequest.h"
#include "models/sources/httpparts.h"

#include <utility>

namespace rangebar {
namespace {

constexpr qsizetype keptBytes = qsizetype{8} * 1024 * 1024;
constexpr qsizetype bytesOfAnEntry = 1024;

QByteArray keyOf(const ApiCall& what)
{
    return (what.form == ApiCall::Form::Raw ? "raw " : "json ") + what.url.toEncoded();
}

} // namespace

GitHubClient::GitHubClient(QNetworkAccessManager* network, GitHubHost host, Limits limits, GitHubClock* clock,
                           QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_host(std::move(host))
    , m_limits(limits)
    , m_clock(clock)
    , m_known(keptBytes)
{
}

GitHubClient::~GitHubClient() = default;

void GitHubClient::setToken(const GitHubToken& token)
{
    if (m_token == token) {
        return;
    }
    m_token = token;
    m_known.clear();
    m_obstacle.reset();
    m_rateLimit.reset();
    Q_EMIT rateLimitChanged();
}

GitHubRequest* GitHubClient::call(const ApiCall& what, QObject* parent)
{
    auto* request = new GitHubRequest(this, what, parent);
    m_queue.append(request);
    if (m_queue.size() == 1) {
        startNext();
    }
    return request;
}

void GitHubClient::release(GitHubRequest* request)
{
    const bool hadTheTurn = !m_queue.isEmpty() && m_queue.constFirst() == request;
    m_queue.removeOne(request);
    if (hadTheTurn && !m_queue.isEmpty()) {
        startNext();
    }
}

void GitHubClient::startNext()
{
    GitHubRequest* request = m_queue.constFirst();
    QMetaObject::invokeMethod(request, &GitHubRequest::start, Qt::QueuedConnection);
}

const ApiAnswer* GitHubClient::known(const ApiCall& what) const
{
    return what.method == ApiCall::Method::Get ? m_known.object(keyOf(what)) : nullptr;
}

void GitHubClient::remember(const ApiCall& what, const ApiAnswer& answer)
{
    if (what.method == ApiCall::Method::Get && !soundEtag(answer.header("etag")).isEmpty()) {
        m_known.insert(keyOf(what), new ApiAnswer(answer), answer.body.size() + bytesOfAnEntry);
    }
}

void GitHubClient::note(const ApiAnswer& answer)
{
    const auto limit = answer.rateLimit(m_clock->now());
    if (!limit) {
        return;
    }
    if (limit->remaining == 0) {
        GitHubError spent;
        spent.code = GitHubError::Code::PrimaryLimit;
        spent.retryAt = limit->resetsAt;
        note(spent);
    }
    if (m_rateLimit != limit) {
        m_rateLimit = limit;
        Q_EMIT rateLimitChanged();
    }
}

void GitHubClient::note(const GitHubError& error)
{
    using Code = GitHubError::Code;
    if (error.code == Code::PrimaryLimit || error.code == Code::SecondaryLimit) {
        m_obstacle = error;
    }
}

std::optional<GitHubError> GitHubClient::obstacle() const
{
    return m_obstacle && m_clock->now() < m_obstacle->retryAt ? m_obstacle : std::nullopt;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubjob.h"

#include "models/github/githubrequest.h"

#include <utility>

namespace rangebar {

GitHubJob::GitHubJob(GitHubClient* client, QObject* parent) : QObject(parent), m_client(client) {}

GitHubJob::~GitHubJob()
{
    end();
}

void GitHubJob::start()
{
    if (m_state != State::Ready) {
        return;
    }
    m_state = State::Running;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (isRunning()) {
                begin();
            }
        },
        Qt::QueuedConnection);
}

void GitHubJob::cancel()
{
    if (isRunning() && end()) {
        Q_EMIT cancelled();
    }
}

void GitHubJob::ask(const ApiCall& call, Then then, Otherwise otherwise)
{
    if (!isRunning()) {
        return; // a listener has cancelled
    }
    GitHubRequest* request = m_client->call(call, this);
    m_request = request;
    connect(request, &GitHubRequest::waiting, this, &GitHubJob::waiting);
    connect(request, &GitHubRequest::finished, this,
            [request, then = std::move(then)](const ApiAnswer& answer) {
                request->deleteLater();
                then(answer);
            });
    connect(request, &GitHubRequest::failed, this,
            [this, request, otherwise = std::move(otherwise)](const GitHubError& error) {
                request->deleteLater();
                if (!otherwise || !otherwise(error)) {
                    fail(error);
                }
            });
}

void GitHubJob::askPages(const ApiCall& first, int most, std::function<bool(const QJsonArray&)> each,
                         std::function<void(const QUrl&)> done, Otherwise otherwise)
{
    const auto onPage = [this, first, most, each, done, otherwise](const ApiAnswer& answer) {
        if (!answer.json.isArray()) {
            failUnexpected(first, QStringLiteral("[]"));
            return;
        }
        const QUrl next = answer.nextPage();
        const bool goesOn = each(answer.json.array());
        if (!isRunning()) {
            return;
        }
        if (!goesOn || next.isEmpty() || most <= 1) {
            done(next);
            return;
        }
        ApiCall following = first;
        following.url = next;
        askPages(following, most - 1, each, done, otherwise);
    };
    ask(first, onPage, otherwise);
}

void GitHubJob::report(GitHubProgress::Step step, qint64 done, qint64 all, const QString& name)
{
    Q_EMIT progressed({step, done, all, name});
}

void GitHubJob::fail(const GitHubError& error)
{
    if (end()) {
        Q_EMIT failed(error);
    }
}

void GitHubJob::failUnexpected(const ApiCall& call, const QString& lacking)
{
    GitHubError error = errorFor(call, GitHubError::Code::UnexpectedAnswer);
    error.detail = lacking;
    fail(error);
}

GitHubError GitHubJob::errorFor(const ApiCall& call, GitHubError::Code code) const
{
    GitHubError error;
    error.code = code;
    error.subject = call.subject;
    error.name = call.name;
    error.host = host().apiBase().host();
    error.hadToken = !m_client->token().isEmpty();
    return error;
}

bool GitHubJob::end()
{
    if (m_state != State::Running) {
        m_state = State::Ended;
        return false;
    }
    m_state = State::Ended;
    if (m_request) {
        m_request->disconnect(this);
        m_request->abandon();
    }
    return true;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubclient.h"

#include <QJsonArray>
#include <QPointer>

#include <functional>

namespace rangebar {

/// What a job is at.
struct GitHubProgress
{
    enum class Step
    {
        PullRequest,
        ChangedFiles,
        MergeBase,
        Ref,
        Document,
        History,
        PullRequests,
        Account,
        Comments,
        Posting,
        RateLimit,
    };
    Step step = Step::PullRequest;
    qint64 done = 0;
    qint64 all = 0; ///< 0: not known
    QString name;   ///< such as the path; untrusted

    bool operator==(const GitHubProgress&) const = default;
};

/// A task that takes several requests, one after the other. After start() exactly one of failed(),
/// cancelled() and the finished() of each kind of job is emitted, never from within start(). Deleting a job
/// ends it without a signal; from within its own signals use deleteLater().
class GitHubJob : public QObject
{
    Q_OBJECT

public:
    ~GitHubJob() override;

    /// Once.
    void start();
    /// Emits cancelled() before it returns, unless the job has ended or was never started.
    void cancel();
    bool isRunning() const { return m_state == State::Running; }

Q_SIGNALS:
    void progressed(const rangebar::GitHubProgress& progress);
    /// Nothing is asked before then; the code says for which limit or trouble.
    void waiting(const QDateTime& until, rangebar::GitHubError::Code reason);
    void failed(const rangebar::GitHubError& error);
    void cancelled();

protected:
    using Then = std::function<void(const ApiAnswer&)>;
    /// Whether the error was dealt with; otherwise it fails the job.
    using Otherwise = std::function<bool(const GitHubError&)>;

    /// `client` is not owned and must outlive the job.
    GitHubJob(GitHubClient* client, QObject* parent);

    virtual void begin() = 0;

    GitHubClient* client() const { return m_client; }
    const GitHubHost& host() const { return m_client->host(); }
    void ask(const ApiCall& call, Then then, Otherwise otherwise = {});
    /// An array that is spread over pages, at most `most` of them. `each` says whether it wants the next one;
    /// `done` gets the address of the first page that was not asked for, empty where all of it was read.
    void askPages(const ApiCall& first, int most, std::function<bool(const QJsonArray&)> each,
                  std::function<void(const QUrl& next)> done, Otherwise otherwise = {});
    void report(GitHubProgress::Step step, qint64 done = 0, qint64 all = 0, const QString& name = {});
    void fail(const GitHubError& error);
    /// The answer lacks what the documentation says is in it.
    void failUnexpected(const ApiCall& call, const QString& lacking);
    GitHubError errorFor(const ApiCall& call, GitHubError::Code code) const;
    /// True for the first caller, who then emits the one terminal signal.
    bool end();

private:
    enum class State
    {
        Ready,
        Running,
        Ended
    };

    GitHubClient* m_client;
    QPointer<GitHubRequest> m_request;
    State m_state = State::Ready;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubjob.h"
#include "models/github/githubobjects.h"

namespace rangebar {

/// An open pull request that touches the file.
struct TouchingPullRequest
{
    PullRequestInfo info;
    QList<ChangedFile> documents; ///< those of the file's name that it touches
};

struct OpenPullRequests
{
    QList<TouchingPullRequest> touching; ///< last updated first
    qint64 looked = 0;                   ///< pull requests whose files were read
    bool more = false;                   ///< there are more open ones than were looked at
};

/// The open pull requests of a repository that touch a file, the ones updated last first. Costs a request for
/// each pull request that is looked at, so there is a most.
class OpenPullRequestsJob : public GitHubJob
{
    Q_OBJECT

public:
    struct Request
    {
        RepositoryName repository;
        QString path = defaultDocumentPath();
        int most = 50; ///< pull requests to look at
    };

    OpenPullRequestsJob(GitHubClient* client, Request request, QObject* parent = nullptr);

    /// What was found until now, which stays good where the job fails or is cancelled.
    const OpenPullRequests& found() const { return m_found; }

Q_SIGNALS:
    void touchingFound(const rangebar::TouchingPullRequest& pullRequest);
    void finished(const rangebar::OpenPullRequests& all);

protected:
    void begin() override;

private:
    bool takePullRequests(const ApiCall& call, const QJsonArray& pullRequests);
    void lookAtNext();
    bool takeFiles(const ApiCall& call, const QJsonArray& files);
    void settle(const PullRequestInfo& info);

    Request m_request;
    QList<PullRequestInfo> m_open;
    QList<ChangedFile> m_documents; ///< of the one that is looked at
    OpenPullRequests m_found;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/refsjob.h"

#include <utility>

namespace rangebar {

RefsJob::RefsJob(GitHubClient* client, Request request, QObject* parent)
    : DocumentJob(client, parent), m_request(std::move(request))
{
    m_review.range = m_request.range;
    m_review.path = m_request.path;
}

void RefsJob::begin()
{
    const RepositoryName& repository = m_request.range.repository;
    m_review.checkedAt = client()->clock()->now();
    askCommit(repository, m_request.range.refs.base, [this, repository](const CommitInfo& base) {
        m_review.baseTip = base;
        askCommit(repository, m_request.range.refs.head, [this](const CommitInfo& head) {
            m_review.headTip = head;
            askBase();
        });
    });
}

void RefsJob::askBase()
{
    if (!m_request.range.refs.fromMergeBase) {
        m_review.baseCommit = m_review.baseTip.id;
        readBoth();
        return;
    }
    askMergeBase(m_request.range.repository, m_review.baseTip.id, m_review.headTip.id,
                 [this](const QString& commit) {
                     m_review.baseCommit = commit;
                     readBoth();
                 });
}

void RefsJob::readBoth()
{
    const RepositoryName& repository = m_request.range.repository;
    const auto onBase = [this, repository](const std::optional<GitHubDocument>& base) {
        m_review.base = base;
        askDocument(repository, m_review.headTip.id, m_request.path,
                    [this](const std::optional<GitHubDocument>& head) {
                        m_review.head = head;
                        conclude();
                    });
    };
    askDocument(repository, m_review.baseCommit, m_request.path, onBase);
}

void RefsJob::conclude()
{
    if (!m_review.base && !m_review.head) {
        ApiCall call;
        call.subject = GitHubError::Subject::File;
        call.name = m_request.path;
        GitHubError error = errorFor(call, GitHubError::Code::NotFound);
        error.httpStatus = 404;
        fail(error);
        return;
    }
    if (end()) {
        Q_EMIT finished(m_review);
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/documentjob.h"

namespace rangebar {

/// Two refs of a repository with a document of theirs. At least one side has it.
struct RefsReview
{
    RepositoryRange range;
    QString path;
    QDateTime checkedAt; ///< UTC
    CommitInfo baseTip;  ///< of the ref that was named
    CommitInfo headTip;
    QString baseCommit; ///< what was read: the tip, or the merge base
    std::optional<GitHubDocument> base;
    std::optional<GitHubDocument> head;
};

class RefsJob : public DocumentJob
{
    Q_OBJECT

public:
    struct Request
    {
        RepositoryRange range;
        QString path = defaultDocumentPath();
    };

    RefsJob(GitHubClient* client, Request request, QObject* parent = nullptr);

Q_SIGNALS:
    void finished(const rangebar::RefsReview& review);

protected:
    void begin() override;

private:
    void askBase();
    void readBoth();
    void conclude();

    Request m_request;
    RefsReview m_review;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/documentjob.h"

namespace rangebar {

/// A commit that changed a file, with the file as it was then.
struct FileVersion
{
    CommitInfo commit;
    std::optional<GitHubDocument> document; ///< nothing where the commit removed the file, or with a problem
    std::optional<GitHubError> problem;     ///< why this version can't be had, while the others can
};

/// Latest first. Renames are not followed: GitHub lists the commits that touched this very path.
struct FileHistoryPage
{
    QList<FileVersion> versions;
    QUrl next; ///< of the page with the older ones; empty where this is the last
};

/// One page of a file's history on a branch, with every version of it.
class FileHistoryJob : public DocumentJob
{
    Q_OBJECT

public:
    struct Request
    {
        RepositoryName repository;
        QString ref; ///< empty: the default branch
        QString path = defaultDocumentPath();
        int pageSize = 30; ///< 1 to 100
        QUrl page;         ///< FileHistoryPage::next of the page before; empty for the first
    };

    FileHistoryJob(GitHubClient* client, Request request, QObject* parent = nullptr);

Q_SIGNALS:
    void versionRead(const rangebar::FileVersion& version);
    void finished(const rangebar::FileHistoryPage& page);

protected:
    void begin() override;

private:
    bool takeCommits(const ApiCall& call, const QJsonArray& commits);
    void readNext();
    void take(const FileVersion& version);

    Request m_request;
    QList<CommitInfo> m_commits;
    FileHistoryPage m_page;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/document/readerror.h"
#include "models/github/githubjob.h"
#include "models/github/githubobjects.h"

namespace rangebar {

/// A file of a repository as it was in one commit.
struct GitHubDocument
{
    RepositoryName repository;
    QString commit;
    QString path;
    QByteArray bytes;
    DocumentPtr document;             ///< null where the bytes are no document
    std::optional<ReadError> problem; ///< then: why
    QUrl page;                        ///< of the file in that commit, for the reader
};

/// A job that reads documents out of repositories.
class DocumentJob : public GitHubJob
{
    Q_OBJECT

protected:
    using GitHubJob::GitHubJob;

    using ThenDocument = std::function<void(const std::optional<GitHubDocument>&)>;

    /// Nothing where the commit has no such file. `ref` is asked for; where it is empty, the commit itself.
    /// `otherwise` may deal with what keeps the file from being read.
    void askDocument(const RepositoryName& repository, const QString& commit, const QString& path,
                     ThenDocument then, const QString& ref = {}, Otherwise otherwise = {});
    /// What a branch, tag or commit is now.
    void askCommit(const RepositoryName& repository, const QString& ref,
                   std::function<void(const CommitInfo&)> then);
    void askMergeBase(const RepositoryName& repository, const QString& base, const QString& head,
                      std::function<void(const QString&)> then);
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubaddress.h"

#include <QDateTime>
#include <QJsonObject>
#include <QUrl>

/// What GitHub's API gives, as far as Rangebar has a use for it. Every text is untrusted.
namespace rangebar {

enum class PullRequestState
{
    Draft,
    Open,
    Merged,
    Closed, ///< without being merged
};

struct PullRequestInfo
{
    RepositoryName repository; ///< as it is named now
    int number = 0;
    QString title;
    QString author; ///< empty where the account is gone
    PullRequestState state = PullRequestState::Open;
    QString baseRef;
    QString baseCommit; ///< of the target branch, as of the last push
    QString headRef;
    QString headCommit;
    std::optional<RepositoryName> headRepository; ///< nothing where the fork is gone
    QDateTime updatedAt;                          ///< UTC
    std::optional<qint64> commits;                ///< not told in a list
    std::optional<qint64> changedFiles;           ///< likewise
    QUrl page;                                    ///< for the reader; https, on the host of the pages

    bool isFromFork() const { return headRepository != repository; }

    bool operator==(const PullRequestInfo&) const = default;
};

struct ChangedFile
{
    enum class Status
    {
        Added,
        Modified,
        Removed,
        Renamed,
    };
    QString path;
    QString previousPath; ///< for Renamed
    Status status = Status::Modified;

    bool operator==(const ChangedFile&) const = default;
};

struct CommitInfo
{
    QString id;
    QString subject; ///< the first line of its message
    QString author;
    QDateTime committedAt; ///< UTC

    bool operator==(const CommitInfo&) const = default;
};

struct CommentInfo
{
    qint64 id = 0;
    QString body;
    QString author;
    bool byProgram = false; ///< by an app such as a workflow
    QUrl page;

    bool operator==(const CommentInfo&) const = default;
};

struct AccountInfo
{
    QString login;
    QString name; ///< may be empty

    bool operator==(const AccountInfo&) const = default;
};

/// What was wanted, or the path of the member that is missing or of another type, such as "head.sha".
template <typename T>
using Parsed = tl::expected<T, QString>;

Parsed<PullRequestInfo> pullRequestFrom(const QJsonObject& object, const GitHubHost& host);
Parsed<ChangedFile> changedFileFrom(const QJsonObject& object);
Parsed<CommitInfo> commitFrom(const QJsonObject& object);
Parsed<CommentInfo> commentFrom(const QJsonObject& object, const GitHubHost& host);
Parsed<AccountInfo> accountFrom(const QJsonObject& object);
/// Of a comparison of two commits.
Parsed<QString> mergeBaseFrom(const QJsonObject& object);

} // namespace rangebar

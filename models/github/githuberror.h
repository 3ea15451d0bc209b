// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/fetcherror.h"

#include <QDateTime>
#include <QString>
#include <QUrl>

namespace rangebar {

/// Why something could not be had from GitHub's API, or done there. The words are chosen in
/// report/githubwords.h. No part of it ever holds the token.
struct GitHubError
{
    enum class Code
    {
        Transport,        ///< nothing whole was answered: `transport` says why
        NotTheApi,        ///< answered, but not as the API does: a web page, or what is no JSON
        UnexpectedAnswer, ///< JSON without what the documentation says is in it; `detail` names it
        TooLarge,         ///< more than `limit` bytes
        RedirectRefused,  ///< to another host, or too often; `link` is where
        BadToken,         ///< 401 with a token
        TokenNeeded,      ///< 401 without
        SsoNeeded,        ///< 403: the organization wants a login of its own at `link`
        PrimaryLimit,     ///< no requests are left until `retryAt`
        SecondaryLimit,   ///< too many at once; not before `retryAt`
        Forbidden,        ///< any other 403; `detail` may name the permission that lacks
        NotFound,         ///< 404, which GitHub also says of what is private
        Gone,             ///< 410
        EmptyRepository,  ///< 409: no commit yet
        Refused,          ///< 400, 422: it makes no sense of the request; `message` says why
        LegalReasons,     ///< 451
        ServerTrouble,    ///< 5xx, tried `attempts` times
        MayHaveHappened,  ///< the answer to a change was lost, so it may have been made
        OtherStatus,
        CommentTooLong, ///< more than `limit` characters; not sent
        LargeFile,      ///< kept in Git LFS: the repository holds only a pointer to it
    };
    /// What was asked for.
    enum class Subject
    {
        Api,
        Repository,
        PullRequest,
        Ref,
        Comparison,
        File,
        History,
        Comments,
        Account,
    };

    Code code = Code::Transport;
    Subject subject = Subject::Api;
    QString name; ///< of the subject: a repository, #N, a ref, a path; untrusted
    QString host; ///< of the API
    int httpStatus = 0;
    QString message;   ///< GitHub's own, in English; untrusted
    QString detail;    ///< untrusted
    QUrl link;         ///< untrusted
    QDateTime retryAt; ///< UTC; invalid where nothing is known
    bool hadToken = false;
    int attempts = 1;
    qint64 limit = 0;
    FetchError transport;

    /// Whether the same may succeed later without the reader changing anything.
    bool isTemporary() const;

    bool operator==(const GitHubError&) const = default;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubjob.h"
#include "models/github/githubobjects.h"

#include <QStringList>

namespace rangebar {

/// What a token is good for.
struct TokenReport
{
    AccountInfo account;
    /// Of a classic token; nothing of a fine-grained one, whose permissions GitHub does not tell.
    std::optional<QStringList> scopes;
    QDateTime expiresAt; ///< UTC; invalid where it does not expire
    std::optional<RateLimit> rateLimit;
};

/// Asks whose token the client has.
class TokenCheck : public GitHubJob
{
    Q_OBJECT

public:
    explicit TokenCheck(GitHubClient* client, QObject* parent = nullptr);

Q_SIGNALS:
    void finished(const rangebar::TokenReport& report);

protected:
    void begin() override;
};

/// Asks how many requests are left, which costs none.
class RateLimitJob : public GitHubJob
{
    Q_OBJECT

public:
    explicit RateLimitJob(GitHubClient* client, QObject* parent = nullptr);

Q_SIGNALS:
    /// Nothing where this GitHub has no limit.
    void finished(const std::optional<rangebar::RateLimit>& limit);

protected:
    void begin() override;
};

} // namespace rangebar

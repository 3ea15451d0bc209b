// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubclock.h"
#include "models/github/tokenstore.h"

#include <chrono>

namespace QKeychain {
class Job;
}

namespace rangebar {

/// Keeps tokens in the keychain of the desktop (Secret Service, KWallet), and never anywhere else:
/// QtKeychain's own fallback of a readable file is off.
class KeychainTokenStore : public TokenStore
{
    Q_OBJECT

public:
    /// A reader who is asked to unlock the keychain has that long.
    static constexpr std::chrono::milliseconds longestAnswer{120000};

    /// `clock` is not owned and must outlive the store. `service` is the name under which the desktop's own
    /// tools show the entries.
    explicit KeychainTokenStore(GitHubClock* clock = GitHubClock::system(),
                                QString service = QStringLiteral("Rangebar GitHub"),
                                QObject* parent = nullptr);

    Place place() const override { return Place::Keychain; }
    void read(const GitHubHost& host, QObject* context, std::function<void(const Found&)> then) override;
    void store(const GitHubHost& host, const GitHubToken& token, QObject* context,
               std::function<void(const Done&)> then) override;
    void forget(const GitHubHost& host, QObject* context, std::function<void(const Done&)> then) override;

private:
    /// Where the job went well and `mayBeLocked` says so, it may also be that the keychain was locked.
    void run(QKeychain::Job* job, QObject* context, std::function<bool()> mayBeLocked,
             std::function<void(const Done&)> then);

    GitHubClock* m_clock;
    QString m_service;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/tokenstore.h"

#include <QHash>

namespace rangebar {

/// Keeps tokens until the program ends, for where no keychain answers.
class MemoryTokenStore : public TokenStore
{
    Q_OBJECT

public:
    using TokenStore::TokenStore;

    Place place() const override { return Place::Memory; }
    void read(const GitHubHost& host, QObject* context, std::function<void(const Found&)> then) override;
    void store(const GitHubHost& host, const GitHubToken& token, QObject* context,
               std::function<void(const Done&)> then) override;
    void forget(const GitHubHost& host, QObject* context, std::function<void(const Done&)> then) override;

private:
    QHash<QString, GitHubToken> m_tokens;
};

} // namespace rangebar

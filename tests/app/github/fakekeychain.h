// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/tokenstore.h"

#include <QHash>

#include <utility>
#include <vector>

namespace rangebar::test {

/// A keychain that does what a test says.
class FakeKeychain : public TokenStore
{
public:
    Place place() const override { return Place::Keychain; }

    void read(const GitHubHost& host, QObject* context, std::function<void(const Found&)> then) override
    {
        ++reads;
        const QString key = tokenKey(host);
        answer(context, [this, key, then = std::move(then)] {
            if (error) {
                then(tl::unexpected(*error));
            } else {
                then(tokens.contains(key) ? std::optional(tokens.value(key)) : std::nullopt);
            }
        });
    }

    void store(const GitHubHost& host, const GitHubToken& token, QObject* context,
               std::function<void(const Done&)> then) override
    {
        const QString key = tokenKey(host);
        answer(context, [this, key, token, then = std::move(then)] {
            if (!error) {
                tokens.insert(key, token);
            }
            then(error ? Done(tl::unexpected(*error)) : Done());
        });
    }

    void forget(const GitHubHost& host, QObject* context, std::function<void(const Done&)> then) override
    {
        const QString key = tokenKey(host);
        answer(context, [this, key, then = std::move(then)] {
            if (!error) {
                tokens.remove(key);
            }
            then(error ? Done(tl::unexpected(*error)) : Done());
        });
    }

    /// What was asked while isSlow was set.
    void answerHeld()
    {
        for (const auto& held : std::exchange(m_held, {})) {
            QMetaObject::invokeMethod(held.first, held.second, Qt::QueuedConnection);
        }
    }

    QHash<QString, GitHubToken> tokens;
    std::optional<TokenStoreError> error;
    bool isSlow = false;
    int reads = 0;

private:
    void answer(QObject* context, std::function<void()> call)
    {
        if (isSlow) {
            m_held.emplace_back(context, std::move(call));
        } else {
            QMetaObject::invokeMethod(context, std::move(call), Qt::QueuedConnection);
        }
    }

    std::vector<std::pair<QObject*, std::function<void()>>> m_held;
};

} // namespace rangebar::test

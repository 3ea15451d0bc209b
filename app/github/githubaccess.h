// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubclient.h"
#include "models/github/memorytokenstore.h"
#include "models/github/tokenstore.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace rangebar {

/// The one way from the program to GitHub: a client for the API that is set, with the token that was found.
///
/// The environment decides where RANGEBAR_GITHUB_TOKEN is set, also to what can't be a token; otherwise the
/// keychain of the desktop is asked; and what it does not take stays in memory until the program ends. Must
/// outlive the jobs of its clients.
class GitHubAccess : public QObject
{
    Q_OBJECT

public:
    enum class TokenSource
    {
        None,
        Environment,
        Keychain,
        Memory
    };

    /// `network` is not owned and outlives this. Without `keychain` it is the keychain of the desktop, which
    /// is not touched before the first whenReady().
    GitHubAccess(QNetworkAccessManager* network, const GitHubHost& host,
                 std::unique_ptr<TokenStore> keychain = {}, QObject* parent = nullptr);
    ~GitHubAccess() override;

    /// Calls from the event loop, once the token of the host has been looked for; not where `context` is
    /// gone by then. The keychain is asked at the first call only.
    void whenReady(QObject* context, std::function<void()> then);

    /// Has its token after whenReady(). Another one after setHost().
    GitHubClient* client() const { return m_clients.back().get(); }
    const GitHubHost& host() const { return client()->host(); }
    /// From now on client() is one for that host, and its token is looked for at the next whenReady(). Jobs
    /// that still run go on with the client they began with, which lives as long as this does: they end with
    /// the GitHub that they began with, and its token goes to no other.
    void setHost(const GitHubHost& host);

    TokenSource tokenSource() const { return m_source; }
    /// RANGEBAR_GITHUB_TOKEN is set: what is stored is not used then.
    static bool environmentDecides();
    /// What went wrong the last time that the environment or the keychain was asked.
    const std::optional<TokenStoreError>& storeError() const { return m_storeError; }
    /// Why the environment's token can't be used; GitHub is not to be asked then. Null where it can.
    const TokenStoreError* environmentProblem() const;
    /// What is in the way of a keychain that is there. Null for nothing, and where there is none.
    const TokenStoreError* keychainProblem() const;

    /// Keeps the token in the keychain, or in memory where that does not take it (storeError() says why), and
    /// uses it. Tells where it is.
    void storeToken(const GitHubToken& token, QObject* context,
                    std::function<void(TokenStore::Place)> then = {});
    /// From the keychain and from memory. Where the keychain did not do it, storeError() says why; the token
    /// is not used any more all the same.
    void forgetToken(QObject* context, std::function<void()> then = {});

Q_SIGNALS:
    /// The token, where it is from, or what is in the way of it.
    void tokenChanged();
    /// client()->rateLimit() is another.
    void rateLimitChanged();

private:
    enum class State
    {
        NotAsked,
        Asking,
        Ready
    };
    struct Waiting
    {
        QPointer<QObject> context;
        std::function<void()> then;
    };

    void addClient(const GitHubHost& host);
    void lookForToken();
    void onKeychainRead(const TokenStore::Found& found, int turn);
    void settle(const GitHubToken& token, TokenSource source, const std::optional<TokenStoreError>& error);
    TokenStore& keychain();
    /// What is asked of the stores from now on counts; what was asked before does not.
    int takeTurn() { return ++m_turn; }

    QNetworkAccessManager* m_network;
    std::vector<std::unique_ptr<GitHubClient>> m_clients; ///< the last one is in use
    std::unique_ptr<TokenStore> m_keychain;               ///< made when it is first asked
    MemoryTokenStore m_memory;
    int m_turn = 0;
    State m_state = State::NotAsked;
    std::vector<Waiting> m_waiting;
    TokenSource m_source = TokenSource::None;
    std::optional<TokenStoreError> m_storeError;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/github/githubaccess.h"

#include "models/github/keychaintokenstore.h"

#include <utility>

namespace rangebar {

GitHubAccess::GitHubAccess(QNetworkAccessManager* network, const GitHubHost& host,
                           std::unique_ptr<TokenStore> keychain, QObject* parent)
    : QObject(parent), m_network(network), m_keychain(std::move(keychain))
{
    addClient(host);
}

GitHubAccess::~GitHubAccess() = default;

void GitHubAccess::addClient(const GitHubHost& host)
{
    m_clients.push_back(std::make_unique<GitHubClient>(m_network, host, GitHubClient::Limits()));
    connect(client(), &GitHubClient::rateLimitChanged, this, &GitHubAccess::rateLimitChanged);
}

void GitHubAccess::setHost(const GitHubHost& host)
{
    if (host == this->host()) {
        return;
    }
    client()->disconnect(this);
    addClient(host);
    takeTurn();
    m_source = TokenSource::None;
    m_storeError.reset();
    m_state = State::NotAsked;
    if (!m_waiting.empty()) {
        lookForToken();
    }
    Q_EMIT tokenChanged();
    Q_EMIT rateLimitChanged();
}

TokenStore& GitHubAccess::keychain()
{
    if (!m_keychain) {
        m_keychain = std::make_unique<KeychainTokenStore>();
    }
    return *m_keychain;
}

bool GitHubAccess::environmentDecides()
{
    const TokenStore::Found found = tokenFromEnvironment();
    return !found || found->has_value();
}

void GitHubAccess::whenReady(QObject* context, std::function<void()> then)
{
    if (m_state == State::Ready) {
        QMetaObject::invokeMethod(context, std::move(then), Qt::QueuedConnection);
        return;
    }
    m_waiting.push_back({context, std::move(then)});
    if (m_state == State::NotAsked) {
        lookForToken();
    }
}

void GitHubAccess::lookForToken()
{
    m_state = State::Asking;
    const auto ask = [this, turn = takeTurn()] {
        if (turn != m_turn) {
            return;
        }
        const TokenStore::Found given = tokenFromEnvironment();
        if (!given) {
            settle({}, TokenSource::None, given.error());
        } else if (*given) {
            settle(**given, TokenSource::Environment, {});
        } else {
            keychain().read(host(), this,
                            [this, turn](const TokenStore::Found& found) { onKeychainRead(found, turn); });
        }
    };
    QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
}

void GitHubAccess::onKeychainRead(const TokenStore::Found& found, int turn)
{
    if (turn != m_turn) {
        return;
    }
    if (found && *found) {
        settle(**found, TokenSource::Keychain, {});
        return;
    }
    const std::optional<TokenStoreError> error = found ? std::nullopt : std::optional(found.error());
    m_memory.read(host(), this, [this, error, turn](const TokenStore::Found& kept) {
        if (turn == m_turn) {
            const bool isKept = kept && *kept;
            settle(isKept ? **kept : GitHubToken(), isKept ? TokenSource::Memory : TokenSource::None, error);
        }
    });
}

void GitHubAccess::settle(const GitHubToken& token, TokenSource source,
                          const std::optional<TokenStoreError>& error)
{
    const bool isOther = client()->token() != token || m_source != source || m_storeError != error;
    client()->setToken(token);
    m_source = source;
    m_storeError = error;
    m_state = State::Ready;
    for (Waiting& waiting : std::exchange(m_waiting, {})) {
        if (waiting.context) {
            QMetaObject::invokeMethod(waiting.context, std::move(waiting.then), Qt::QueuedConnection);
        }
    }
    if (isOther) {
        Q_EMIT tokenChanged();
    }
}

const TokenStoreError* GitHubAccess::environmentProblem() const
{
    return m_storeError && environmentDecides() ? &*m_storeError : nullptr;
}

const TokenStoreError* GitHubAccess::keychainProblem() const
{
    return m_storeError && m_storeError->code != TokenStoreError::Code::NoKeychain ? &*m_storeError : nullptr;
}

void GitHubAccess::storeToken(const GitHubToken& token, QObject* context,
                              std::function<void(TokenStore::Place)> then)
{
    m_state = State::Asking;
    const auto finish = [this, token, turn = takeTurn(), listener = QPointer<QObject>(context),
                         then = std::move(then)](TokenStore::Place place,
                                                 const std::optional<TokenStoreError>& error) {
        const bool isInMemory = place == TokenStore::Place::Memory;
        if (turn == m_turn && environmentDecides()) {
            lookForToken();
        } else if (turn == m_turn) {
            settle(token, isInMemory ? TokenSource::Memory : TokenSource::Keychain, error);
        }
        if (listener && then) {
            then(place);
        }
    };
    keychain().store(host(), token, this, [this, token, finish, of = host()](const TokenStore::Done& done) {
        if (done) {
            m_memory.forget(of, this,
                            [finish](const TokenStore::Done&) { finish(TokenStore::Place::Keychain, {}); });
        } else {
            m_memory.store(of, token, this, [finish, error = done.error()](const TokenStore::Done&) {
                finish(TokenStore::Place::Memory, error);
            });
        }
    });
}

void GitHubAccess::forgetToken(QObject* context, std::function<void()> then)
{
    m_state = State::Asking;
    m_memory.forget(host(), this, [](const TokenStore::Done&) {});
    const auto finish = [this, turn = takeTurn(), listener = QPointer<QObject>(context),
                         then = std::move(then)](const TokenStore::Done& done) {
        if (turn == m_turn && environmentDecides()) {
            lookForToken();
        } else if (turn == m_turn) {
            settle({}, TokenSource::None, done ? std::nullopt : std::optional(done.error()));
        }
        if (listener && then) {
            then();
        }
    };
    keychain().forget(host(), this, finish);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubhost.h"
#include "models/github/githubtoken.h"

#include <QObject>

#include <tl/expected.hpp>

#include <functional>

namespace rangebar {

/// Why a keychain did not do what it was asked. The words are chosen in report/githubwords.h.
struct TokenStoreError
{
    enum class Code
    {
        NoKeychain, ///< none answers
        Denied,     ///< locked, and the reader did not unlock it
        NoAnswer,   ///< it took too long
        BadEntry,   ///< what is kept there can't be a token
        Other,      ///< `detail` is its own text
    };
    Code code = Code::Other;
    QString detail; ///< untrusted; never the token

    bool operator==(const TokenStoreError&) const = default;
};

/// Where tokens are kept, one for each GitHub. Answers come later, from the event loop, each exactly once,
/// and none where `context` is gone by then.
class TokenStore : public QObject
{
    Q_OBJECT

public:
    using Found = tl::expected<std::optional<GitHubToken>, TokenStoreError>;
    using Done = tl::expected<void, TokenStoreError>;

    /// Where what is stored stays.
    enum class Place
    {
        Keychain, ///< until it is forgotten
        Memory,   ///< until the program ends
    };

    using QObject::QObject;

    virtual Place place() const = 0;
    virtual void read(const GitHubHost& host, QObject* context, std::function<void(const Found&)> then) = 0;
    virtual void store(const GitHubHost& host, const GitHubToken& token, QObject* context,
                       std::function<void(const Done&)> then) = 0;
    /// Done also where there was none.
    virtual void forget(const GitHubHost& host, QObject* context, std::function<void(const Done&)> then) = 0;
};

/// The name under which the token of a GitHub is kept: the host of its API, and the path if it has one.
QString tokenKey(const GitHubHost& host);

/// What RANGEBAR_GITHUB_TOKEN holds, for scripts. A value that can't be a token is an error.
TokenStore::Found tokenFromEnvironment();

} // namespace rangebar

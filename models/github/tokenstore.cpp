// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/tokenstore.h"

using namespace Qt::StringLiterals;

namespace rangebar {

QString tokenKey(const GitHubHost& host)
{
    const QUrl& base = host.apiBase();
    return base.authority() + base.path();
}

TokenStore::Found tokenFromEnvironment()
{
    const QByteArray value = qgetenv("RANGEBAR_GITHUB_TOKEN");
    if (value.trimmed().isEmpty()) {
        return std::optional<GitHubToken>();
    }
    auto token = GitHubToken::fromBytes(value);
    if (!token) {
        return tl::unexpected(TokenStoreError{TokenStoreError::Code::BadEntry, u"RANGEBAR_GITHUB_TOKEN"_s});
    }
    return token;
}

} // namespace rangebar

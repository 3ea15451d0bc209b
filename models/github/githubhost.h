// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace rangebar {

/// A GitHub: github.com, or an Enterprise one. All requests go to its API base, and the token to nowhere
/// else.
class GitHubHost
{
public:
    /// A part of a query: a name, and a value that is percent-encoded on the way.
    using Query = QList<std::pair<QByteArray, QString>>;

    /// github.com
    GitHubHost();
    /// By the address of its API: https://api.github.com, https://HOST/api/v3 or https://api.NAME.ghe.com.
    /// https, or http on loopback; no user, query or fragment. Nothing where it can't be used.
    static std::optional<GitHubHost> fromApiBase(const QUrl& apiBase);

    const QUrl& apiBase() const { return m_apiBase; }
    /// Of the pages that a reader sees, such as github.com; with the port where it has one of its own.
    QString webHost() const;

    /// The address of "/repos/..." with each % replaced by the next of `parts`, percent-encoded, slashes too.
    QUrl url(QByteArrayView pattern, const QList<QString>& parts = {}, const Query& query = {}) const;
    /// As url(), of a page that a reader sees; the last part keeps its slashes.
    QUrl page(QByteArrayView pattern, const QList<QString>& parts) const;
    /// Whether a request there is a request to this API.
    bool owns(const QUrl& url) const;

    bool operator==(const GitHubHost&) const = default;

private:
    QUrl m_apiBase;
};

} // namespace rangebar

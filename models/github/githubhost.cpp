// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubhost.h"

#include "models/sources/catalogue.h"
#include "models/sources/httpparts.h"

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

constexpr auto apiPrefix = "api."_L1;

/// Hosts whose API has a name of its own rather than a path.
bool hasApiName(const QString& host)
{
    return host == "api.github.com"_L1 || (host.startsWith(apiPrefix) && host.endsWith(".ghe.com"_L1));
}

/// The pattern with each % replaced by a part.
QByteArray filledIn(QByteArrayView pattern, const QList<QString>& parts, bool lastIsPath)
{
    QByteArray filled;
    qsizetype next = 0;
    for (const char c : pattern) {
        if (c != '%') {
            filled += c;
            continue;
        }
        const bool keepSlashes = lastIsPath && next + 1 == parts.size();
        filled += QUrl::toPercentEncoding(parts.at(next), keepSlashes ? "/" : "");
        ++next;
    }
    return filled;
}

} // namespace

GitHubHost::GitHubHost() : m_apiBase(u"https://api.github.com"_s) {}

std::optional<GitHubHost> GitHubHost::fromApiBase(const QUrl& apiBase)
{
    QUrl base = apiBase;
    while (base.path().endsWith(u'/')) {
        base.setPath(base.path().chopped(1));
    }
    if (!base.isValid() || !isAllowedUrl(base) || base.hasQuery() || base.hasFragment()) {
        return std::nullopt;
    }
    GitHubHost host;
    host.m_apiBase = base;
    return host;
}

QString GitHubHost::webHost() const
{
    QString name = m_apiBase.host();
    if (hasApiName(name)) {
        name.remove(0, apiPrefix.size());
    }
    const int port = m_apiBase.port();
    return port < 0 ? name : QString(name + u':' + QString::number(port));
}

QUrl GitHubHost::url(QByteArrayView pattern, const QList<QString>& parts, const Query& query) const
{
    QByteArray address = m_apiBase.toEncoded() + filledIn(pattern, parts, false);
    char separator = '?';
    for (const auto& [name, value] : query) {
        address += separator + name + '=' + QUrl::toPercentEncoding(value);
        separator = '&';
    }
    return QUrl::fromEncoded(address, QUrl::StrictMode);
}

QUrl GitHubHost::page(QByteArrayView pattern, const QList<QString>& parts) const
{
    return QUrl::fromEncoded(m_apiBase.scheme().toLatin1() + "://" + webHost().toUtf8() +
                                 filledIn(pattern, parts, true),
                             QUrl::StrictMode);
}

bool GitHubHost::owns(const QUrl& url) const
{
    return isAllowedUrl(url) && isSameOrigin(m_apiBase, url);
}

} // namespace rangebar

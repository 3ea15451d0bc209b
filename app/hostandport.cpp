// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hostandport.h"

#include <QUrl>

namespace rangebar {

std::optional<HostAndPort> HostAndPort::read(const QString& text)
{
    QUrl url;
    url.setScheme(QStringLiteral("proxy"));
    url.setAuthority(text, QUrl::StrictMode);
    const bool isWhole = url.isValid() && !url.host().isEmpty() && url.port() > 0 && url.userInfo().isEmpty();
    return isWhole ? std::optional(HostAndPort{url.host(), static_cast<quint16>(url.port())}) : std::nullopt;
}

} // namespace rangebar

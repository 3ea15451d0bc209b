// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/proxy.h"

#include "app/hostandport.h"
#include "app/settings.h"

#include <QNetworkProxy>

namespace rangebar {

void useProxy(const Settings& settings)
{
    const QString kind = settings.text(Setting::Proxy);
    const auto address = HostAndPort::read(settings.text(Setting::ProxyAddress));
    const bool isNone = kind == QLatin1String("none");
    if (isNone || (address && kind != QLatin1String("system"))) {
        QNetworkProxyFactory::setUseSystemConfiguration(false);
        const auto type =
            kind == QLatin1String("socks5") ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy;
        QNetworkProxy::setApplicationProxy(isNone ? QNetworkProxy(QNetworkProxy::NoProxy)
                                                  : QNetworkProxy(type, address->host, address->port));
    } else {
        QNetworkProxyFactory::setUseSystemConfiguration(true);
    }
}

} // namespace rangebar

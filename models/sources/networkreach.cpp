// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/networkreach.h"

#include <QNetworkInformation>

#include <utility>

namespace rangebar {

void NetworkReach::start()
{
    if (std::exchange(m_isStarted, true) ||
        !QNetworkInformation::loadBackendByFeatures(QNetworkInformation::Feature::Reachability)) {
        return;
    }
    connect(QNetworkInformation::instance(), &QNetworkInformation::reachabilityChanged, this,
            [this](QNetworkInformation::Reachability now) {
                // Behind a proxy, the site may be all that can be reached.
                if (now == QNetworkInformation::Reachability::Online ||
                    now == QNetworkInformation::Reachability::Site) {
                    Q_EMIT back();
                }
            });
}

} // namespace rangebar

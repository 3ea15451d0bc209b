// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/networklanes.h"

#include <QNetworkAccessManager>
#include <QUrl>

#include <utility>

namespace rangebar {

NetworkLanes::NetworkLanes(QNetworkAccessManager* first, Factory another)
    : m_another(std::move(another)), m_lanes{Lane{first, {}}}
{
}

NetworkLanes::~NetworkLanes() = default;

NetworkLanes::Place NetworkLanes::take(const QUrl& url)
{
    const QString host = url.scheme() + QLatin1Char(':') + url.authority();
    for (std::size_t i = 0;; ++i) {
        if (i == m_lanes.size()) {
            auto made = m_another && i < maxLanes ? m_another() : nullptr;
            if (!made) {
                return {};
            }
            m_lanes.push_back({made.get(), {}});
            m_made.push_back(std::move(made));
        }
        Lane& lane = m_lanes[i];
        int& taken = lane.taken[host];
        if (taken < requestsPerLane) {
            ++taken;
            return {lane.network, static_cast<int>(i), host};
        }
    }
}

void NetworkLanes::giveBack(const Place& place)
{
    if (place.lane < 0) {
        return;
    }
    auto& taken = m_lanes[static_cast<std::size_t>(place.lane)].taken;
    if (--taken[place.host] == 0) {
        taken.remove(place.host);
    }
}

} // namespace rangebar

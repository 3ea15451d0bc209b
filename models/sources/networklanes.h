// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QNetworkAccessManager;
class QUrl;

namespace rangebar {

/// Hands out network managers so that no request has to wait inside one, where its time would run out
/// unasked: a manager holds six connections to a host, and what is beyond that it keeps in a queue.
class NetworkLanes
{
public:
    using Factory = std::function<std::unique_ptr<QNetworkAccessManager>()>;

    static constexpr int requestsPerLane = 6;
    static constexpr int maxLanes = 4;

    /// A place taken at one manager for one host.
    struct Place
    {
        QNetworkAccessManager* network = nullptr; ///< null: every lane is full, or none could be made
        int lane = -1;
        QString host;
    };

    /// `first` is not owned. Without a factory it is the only lane.
    NetworkLanes(QNetworkAccessManager* first, Factory another);
    ~NetworkLanes();

    Place take(const QUrl& url);
    void giveBack(const Place& place);

private:
    struct Lane
    {
        QNetworkAccessManager* network = nullptr;
        QHash<QString, int> taken; ///< by host and port
    };

    Factory m_another;
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_made;
    std::vector<Lane> m_lanes;
};

} // namespace rangebar

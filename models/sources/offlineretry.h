// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/networkreach.h"

#include <QTimer>

#include <chrono>
#include <memory>

namespace rangebar {

class CrateFeed;

/// Rings once after a while. A test has one of its own that rings when it is told to.
class Alarm : public QObject
{
    Q_OBJECT

public:
    explicit Alarm(QObject* parent = nullptr);

    /// Set anew, it forgets what it was set to before.
    virtual void set(std::chrono::milliseconds wait);
    virtual void clear();

Q_SIGNALS:
    void rang();

private:
    QTimer m_timer;
};

/// Has the feed ask again for the crates that nobody answered for: after 30 s, 1, 2 and 5 minutes, then every
/// 10, and at once when the system says that the network is back. Only for them: what an answer refused
/// (404, 503...) waits for the reader's refresh. While the reader works offline it rests.
class OfflineRetry : public QObject
{
    Q_OBJECT

public:
    /// The feed is not owned and outlives this.
    explicit OfflineRetry(CrateFeed* feed, std::unique_ptr<Alarm> alarm = std::make_unique<Alarm>(),
                          QObject* parent = nullptr);
    ~OfflineRetry() override;

    /// Without it, or where it stays silent, only time counts. It is started with the first crate that is
    /// offline.
    void listenTo(std::unique_ptr<NetworkReach> reach);
    /// Asks now, and begins with the shortest wait again.
    void tryNow();

private:
    bool isAnyoneOffline() const;
    void onRefreshed();
    void onRetried();
    void wait();

    CrateFeed* m_feed;
    std::unique_ptr<Alarm> m_alarm;
    std::unique_ptr<NetworkReach> m_reach;
    std::size_t m_attempt = 0; ///< since the network was last there
};

} // namespace rangebar

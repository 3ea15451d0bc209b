// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <chrono>
#include <functional>

class QObject;

namespace rangebar {

/// The time, and waiting for it. Tests have one of their own, so that nothing waits there.
class GitHubClock
{
public:
    GitHubClock() = default;
    virtual ~GitHubClock();
    Q_DISABLE_COPY_MOVE(GitHubClock)

    virtual QDateTime now() const = 0;
    /// Calls once the time has passed, unless `context` is gone by then.
    virtual void callAfter(std::chrono::milliseconds time, QObject* context, std::function<void()> call) = 0;

    static GitHubClock* system();
};

} // namespace rangebar

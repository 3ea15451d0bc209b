// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/github/githubclock.h"

#include <QTimer>

#include <utility>

namespace rangebar {
namespace {

class SystemClock : public GitHubClock
{
public:
    QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    void callAfter(std::chrono::milliseconds time, QObject* context, std::function<void()> call) override
    {
        QTimer::singleShot(time, context, std::move(call));
    }
};

} // namespace

GitHubClock::~GitHubClock() = default;

GitHubClock* GitHubClock::system()
{
    static SystemClock clock;
    return &clock;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubclock.h"

#include <QObject>
#include <QPointer>

#include <algorithm>
#include <utility>
#include <vector>

namespace rangebar::test {

/// Time passes only where a test says so.
class ManualClock : public GitHubClock
{
public:
    QDateTime now() const override { return m_now; }

    void callAfter(std::chrono::milliseconds time, QObject* context, std::function<void()> call) override
    {
        m_calls.push_back({m_now.addMSecs(time.count()), context, std::move(call)});
    }

    void passTo(const QDateTime& time)
    {
        while (true) {
            std::erase_if(m_calls, [](const Call& call) { return !call.context; });
            const auto next = std::min_element(m_calls.begin(), m_calls.end(),
                                               [](const Call& a, const Call& b) { return a.due < b.due; });
            if (next == m_calls.end() || next->due > time) {
                break;
            }
            const Call call = std::move(*next);
            m_calls.erase(next);
            m_now = std::max(m_now, call.due);
            call.call();
        }
        m_now = std::max(m_now, time);
    }
    void pass(std::chrono::milliseconds time) { passTo(m_now.addMSecs(time.count())); }

private:
    struct Call
    {
        QDateTime due;
        QPointer<QObject> context;
        std::function<void()> call;
    };

    QDateTime m_now{QDate(2031, 3, 5), QTime(12, 0), Qt::UTC};
    std::vector<Call> m_calls;
};

} // namespace rangebar::test

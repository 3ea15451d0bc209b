// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/offlineretry.h"

#include "models/sources/cratefeed.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace std::chrono_literals;

namespace rangebar {
namespace {

constexpr std::array<std::chrono::milliseconds, 5> waits{30s, 1min, 2min, 5min, 10min};

} // namespace

Alarm::Alarm(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Alarm::rang);
}

void Alarm::set(std::chrono::milliseconds wait)
{
    m_timer.start(wait);
}

void Alarm::clear()
{
    m_timer.stop();
}

OfflineRetry::OfflineRetry(CrateFeed* feed, std::unique_ptr<Alarm> alarm, QObject* parent)
    : QObject(parent), m_feed(feed), m_alarm(std::move(alarm))
{
    connect(m_alarm.get(), &Alarm::rang, m_feed, &CrateFeed::retryOffline);
    connect(m_feed, &CrateFeed::refreshFinished, this, &OfflineRetry::onRefreshed);
    connect(m_feed, &CrateFeed::retried, this, &OfflineRetry::onRetried);
    connect(m_feed, &CrateFeed::workingOfflineChanged, this, &OfflineRetry::onRefreshed);
    connect(m_feed, &CrateFeed::catalogueChanged, this, &OfflineRetry::onRefreshed);
}

OfflineRetry::~OfflineRetry() = default;

void OfflineRetry::listenTo(std::unique_ptr<NetworkReach> reach)
{
    m_reach = std::move(reach);
    connect(m_reach.get(), &NetworkReach::back, this, &OfflineRetry::tryNow);
    if (isAnyoneOffline()) {
        m_reach->start();
    }
}

void OfflineRetry::tryNow()
{
    m_attempt = 0;
    if (isAnyoneOffline()) {
        wait(); // the end of the retry sets it anew, but a retry that is under way already may have failed
        m_feed->retryOffline();
    }
}

bool OfflineRetry::isAnyoneOffline() const
{
    if (m_feed->isWorkingOffline()) {
        return false;
    }
    for (int i = 0; i < m_feed->count(); ++i) {
        if (m_feed->state(i).isOffline()) {
            return true;
        }
    }
    return false;
}

void OfflineRetry::onRefreshed()
{
    m_attempt = 0;
    wait();
}

void OfflineRetry::onRetried()
{
    m_attempt = std::min(m_attempt + 1, waits.size() - 1);
    wait();
}

void OfflineRetry::wait()
{
    if (!isAnyoneOffline()) {
        m_alarm->clear();
        return;
    }
    m_alarm->set(waits.at(m_attempt));
    if (m_reach) {
        m_reach->start();
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/offlineline.h"

#include "models/report/feedwords.h"
#include "models/report/numberformat.h"
#include "models/sources/cratefeed.h"

#include <QEvent>

#include <chrono>

using namespace std::chrono_literals;

namespace rangebar {
namespace {

constexpr int lineMargin = 6;

} // namespace

OfflineLine::OfflineLine(const CrateFeed* feed, QWidget* parent)
    : TextLabel(TextLabel::Style::Muted, parent), m_feed(feed)
{
    setContentsMargins(lineMargin, lineMargin / 2, lineMargin, lineMargin / 2);
    hide();
    m_ageing.setTimerType(Qt::VeryCoarseTimer);
    m_ageing.setInterval(15min);
    connect(&m_ageing, &QTimer::timeout, this, &OfflineLine::tell);
    connect(feed, &CrateFeed::catalogueChanged, this, &OfflineLine::tell);
    connect(feed, &CrateFeed::stateChanged, this, &OfflineLine::tell);
    connect(feed, &CrateFeed::refreshFinished, this, &OfflineLine::tell);
    connect(feed, &CrateFeed::workingOfflineChanged, this, &OfflineLine::tell);
    tell();
}

void OfflineLine::tell()
{
    if (m_feed->isRefreshing()) {
        return; // the line stays until it is known whether it still holds
    }
    const QString line =
        FeedWords::offlineLine(*m_feed, QDateTime::currentDateTimeUtc(), NumberFormat(locale()));
    if (line == text()) {
        return;
    }
    setText(line);
    setVisible(!line.isEmpty());
    if (line.isEmpty()) {
        m_ageing.stop();
    } else {
        m_ageing.start();
    }
}

void OfflineLine::changeEvent(QEvent* event)
{
    TextLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        tell();
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/feedwords.h"

#include "models/report/joining.h"
#include "models/report/numberformat.h"
#include "models/report/visibletext.h"
#include "models/sources/cratefeed.h"

#include <algorithm>

namespace rangebar {
namespace {

constexpr qsizetype longestDetail = 400;
constexpr qint64 secondsPerHour = 3600;
constexpr qint64 secondsPerDay = 24 * secondsPerHour;

/// What is on show of the crates that are offline.
struct OfflineCrates
{
    int count = 0;
    int copies = 0;
    int samples = 0;
    int fromLibrary = 0;
    QDateTime oldest;
    QDateTime newest;
};

OfflineCrates offlineCrates(const CrateFeed& feed)
{
    OfflineCrates crates;
    for (int i = 0; i < feed.count(); ++i) {
        const CrateState& state = feed.state(i);
        if (!state.isOffline()) {
            continue;
        }
        ++crates.count;
        crates.samples += state.origin == DocumentOrigin::Sample;
        crates.fromLibrary += state.origin == DocumentOrigin::Library;
        if (state.document && state.fetchedAt.isValid()) {
            ++crates.copies;
            crates.oldest =
                crates.oldest.isValid() ? std::min(crates.oldest, state.fetchedAt) : state.fetchedAt;
            crates.newest =
                crates.newest.isValid() ? std::max(crates.newest, state.fetchedAt) : state.fetchedAt;
        }
    }
    return crates;
}

int wholeMonths(QDate from, QDate to)
{
    return (to.year() - from.year()) * 12 + to.month() - from.month() - (to.day() < from.day() ? 1 : 0);
}

QString dayOf(const QDateTime& when, const NumberFormat& format)
{
    return format.date(when.toLocalTime().date().toString(Qt::ISODate));
}

} // namespace

QString FeedWords::age(const QDateTime& when, const QDateTime& now)
{
    const qint64 seconds = when.secsTo(now);
    if (seconds < 0) {
        return {};
    }
    if (seconds < secondsPerHour) {
        return tr("less than an hour old");
    }
    const int days = int(seconds / secondsPerDay);
    if (days < 2) {
        return tr("%n hour(s) old", nullptr, int(seconds / secondsPerHour));
    }
    const int months = wholeMonths(when.toLocalTime().date(), now.toLocalTime().date());
    if (months < 2) {
        return tr("%n day(s) old", nullptr, days);
    }
    return months < 24 ? tr("%n month(s) old", nullptr, months) : tr("%n year(s) old", nullptr, months / 12);
}

QString FeedWords::offlineLine(const CrateFeed& feed, const QDateTime& now, const NumberFormat& format)
{
    const OfflineCrates crates = offlineCrates(feed);
    if (crates.count == 0) {
        return {};
    }
    QStringList sentences;
    if (feed.isWorkingOffline()) {
        sentences += tr("Working offline: nothing is downloaded.");
    } else if (crates.count == feed.count()) {
        sentences += tr("Offline.");
    } else {
        sentences += tr("Offline: %1 of %n crate(s).", nullptr, feed.count()).arg(format.count(crates.count));
    }

    const QString day = dayOf(crates.oldest, format);
    const QString newestDay = dayOf(crates.newest, format);
    const QString old = crates.copies > 0 ? age(crates.oldest, now) : QString();
    if (crates.samples > 0) {
        sentences += tr("The crates show samples that come with Rangebar, not published results.");
    } else if (crates.copies == 0 && crates.fromLibrary > 0) {
        sentences += tr("No copy of what is published is kept on this computer.");
    } else if (crates.copies == 0) {
        sentences += tr("There is no copy on this computer.");
    } else if (day != newestDay) {
        sentences += old.isEmpty()
                         ? tr("Showing copies of %1 to %2.").arg(day, newestDay)
                         : tr("Showing copies of %1 to %2 (the oldest is %3).").arg(day, newestDay, old);
    } else if (crates.copies == 1) {
        sentences += old.isEmpty() ? tr("Showing the copy of %1.").arg(day)
                                   : tr("Showing the copy of %1 (%2).").arg(day, old);
    } else {
        sentences += old.isEmpty() ? tr("Showing copies of %1.").arg(day)
                                   : tr("Showing copies of %1 (%2).").arg(day, old);
    }
    if (crates.copies > 0 && crates.copies < crates.count) {
        sentences += tr("%n crate(s) without a copy.", nullptr, crates.count - crates.copies);
    }
    if (crates.fromLibrary > 0) {
        sentences +=
            tr("For %n crate(s) the newest document of the library is shown.", nullptr, crates.fromLibrary);
    }
    sentences +=
        feed.isWorkingOffline() ? tr("File > Work offline ends it.") : tr("Rangebar tries again by itself.");
    return Joining::sentences(sentences);
}

QString FeedWords::unkept(const CrateFeed& feed)
{
    QStringList reasons;
    for (int i = 0; i < feed.count(); ++i) {
        const QString reason = visibleText(feed.state(i).keepError, longestDetail);
        if (!reason.isEmpty() && !reasons.contains(reason)) {
            reasons += reason;
        }
    }
    return reasons.isEmpty() ? QString()
                             : tr("Downloads are shown, but can't be kept on disk for the next start: %1.")
                                   .arg(Joining::facts(reasons));
}

} // namespace rangebar

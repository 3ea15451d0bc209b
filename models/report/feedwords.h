// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDateTime>

namespace rangebar {

class CrateFeed;
class NumberFormat;

/// The words for all crates together, where FetchWords has those for each.
class FeedWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::FeedWords)

public:
    /// "2 months old", rounded down. Empty where `when` is after `now`: one of the clocks was wrong.
    static QString age(const QDateTime& when, const QDateTime& now);
    /// "Offline. Showing copies of 23 Sep 2026 (2 months old)." and what happens next. Empty where no crate
    /// is offline.
    static QString offlineLine(const CrateFeed& feed, const QDateTime& now, const NumberFormat& format);
    /// That downloads could not be kept on disk, and why, once for all of them; empty where they could.
    static QString unkept(const CrateFeed& feed);
};

} // namespace rangebar

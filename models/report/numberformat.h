// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>

namespace rangebar {

/// The one place where a number becomes text for a reader. Copyable; holds the reader's locale. Numbers for
/// files and machine-readable output use NumberFormat(QLocale::c()), which never groups digits.
class NumberFormat
{
public:
    explicit NumberFormat(const QLocale& locale = QLocale());

    const QLocale& locale() const { return m_locale; }

    /// At most one decimal, digits grouped: 1,569,899 or 8,679.9 (the public page's cells). Negative zero is
    /// 0.
    QString cell(double value) const;
    /// All digits that tell this double from its neighbours, grouped: 0.158.
    QString full(double value) const;
    QString count(qint64 value) const;
    /// Signed percent as the public page's tables print it: +2.2%, -45%, 0%.
    QString percentCell(double percent) const;
    /// Signed percent as the charts print it, with a no-break space where the language has one: +6.3 %.
    QString percentLabel(double percent) const;
    /// As percentLabel, without the sign, where words tell the direction: 6.3 %.
    QString percentSize(double percent) const;
    /// An axis tick with as many decimals as `step` needs: 0, +10 %, +0.5 %.
    QString percentTick(double percent, double step) const;
    /// A share of a whole, unsigned, without decimals from 10 % up: 53 %, 2.4 %. A share below one half never
    /// prints as 50 %.
    QString share(double fraction) const;
    /// Three significant digits: 0.984, 1.31, 12,345.
    QString significant(double value) const;
    /// A ratio as exactly as the percentage of the same change is told, to a tenth of a percent:
    /// 0.984, 1.013.
    QString ratio(double value) const;
    /// A duration in the largest of s, ms, µs, ns that leaves it at least 1: 503 µs, 1.82 ms. Three digits.
    QString duration(double seconds) const;
    /// An ISO date with the month in words, so that no reader takes the day for the month: 23 Sep 2026. The
    /// text itself (made visible) where it is no ISO date.
    QString date(const QString& isoDate) const;
    /// Date and minute in the reader's time zone.
    QString dateTime(const QDateTime& when) const;

private:
    QString decimals(double value, int least, int most) const;
    QString roundedText(double rounded, int least, int most) const;
    QString signedPercent(double percent, bool spaced) const;
    QString percentSign(bool spaced) const;

    QLocale m_locale;
};

} // namespace rangebar

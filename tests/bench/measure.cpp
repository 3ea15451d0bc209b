// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"

#include <QTextStream>

#include <algorithm>

namespace rangebar::bench {
namespace {

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

const char* remark(bool measured, bool good)
{
    if (good) {
        return "";
    }
    return measured ? " EXCEEDED" : " NOT MEASURED";
}

} // namespace

double median(QList<double> values)
{
    std::ranges::sort(values);
    return values.isEmpty() ? 0.0 : values.at(values.size() / 2);
}

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

QTextStream& out()
{
    static QTextStream stream(stdout);
    return stream;
}

bool compare(const QString& name, const QString& other, double ours, double theirs, const QString& unit,
             double limit)
{
    const bool measured = ours > 0 && theirs > 0;
    const double ratio = measured ? ours / theirs : 0;
    const bool good = measured && ratio <= limit;
    out() << name << ": " << QString::number(ratio, 'f', 2) << " x " << other << " (at most " << number(limit)
          << "; " << number(ours) << ' ' << unit << " against " << number(theirs) << ' ' << unit << ')'
          << remark(measured, good) << Qt::endl;
    return good;
}

bool check(const QString& name, double value, const QString& unit, double limit)
{
    const bool measured = value > 0;
    const bool good = measured && value <= limit;
    out() << name << ": " << number(value) << ' ' << unit << " (at most " << number(limit) << ' ' << unit
          << ')' << remark(measured, good) << Qt::endl;
    return good;
}

} // namespace rangebar::bench

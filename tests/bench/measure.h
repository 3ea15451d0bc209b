// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QString>

class QTextStream;

/// How benchmarks measure and tell: a ratio of two things measured in one run, and the limit it is held to.
namespace rangebar::bench {

/// How long anything is waited for.
constexpr int patienceMs = 60000;

double median(QList<double> values);
double milliseconds(const QElapsedTimer& timer);
QTextStream& out();

/// Prints "NAME: RATIO x OTHER (at most LIMIT; A unit against B unit)"; false where the limit is exceeded or
/// a side measured nothing.
bool compare(const QString& name, const QString& other, double ours, double theirs, const QString& unit,
             double limit);
/// Prints "NAME: VALUE unit (at most LIMIT unit)"; false where the limit is exceeded or nothing was measured.
bool check(const QString& name, double value, const QString& unit, double limit);

} // namespace rangebar::bench

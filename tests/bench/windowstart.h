// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QProcessEnvironment;

namespace rangebar::bench {

struct Starts
{
    QList<double> milliseconds;
    QList<double> mebibytes;
    int withRequest = 0;
    int failed = 0;
};

/// One start of a probed program (startprobe.h), from the fork to its first chart.
void startOnce(const QString& program, const QProcessEnvironment& environment, Starts& found);

/// A RANGEBAR_HOME as an earlier run left it: a kept copy of every crate, and the page of one of them on
/// show. Nothing that the program asks leaves this machine: the crates are published at a port where nobody
/// listens.
bool makeHome(const QString& home);

} // namespace rangebar::bench

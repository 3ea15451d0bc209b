// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

namespace rangebar::test {

/// A second program at work on a library (libraryworker.cpp), which ends with this.
class Worker : public QProcess
{
public:
    explicit Worker(const QStringList& arguments)
    {
        setProcessChannelMode(QProcess::ForwardedErrorChannel);
        start(QStringLiteral(RANGEBAR_LIBRARYWORKER), arguments);
    }
    ~Worker() override
    {
        disconnect();
        kill();
        waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Worker)

    bool isAtWork() const { return bytesAvailable() > 0; }
};

} // namespace rangebar::test

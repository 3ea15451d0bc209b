// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

namespace rangebar {

/// Standard output or standard error, unbuffered, so that a write that fails is known where it is made. Where
/// nobody reads a pipe any more the program ends by SIGPIPE, as other tools do: Qt ignores that signal once
/// it has opened a connection.
class OutputStream : public QIODevice
{
    Q_OBJECT

public:
    /// `fileDescriptor` is not closed.
    explicit OutputStream(int fileDescriptor, QObject* parent = nullptr);

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    int m_fileDescriptor;
};

} // namespace rangebar

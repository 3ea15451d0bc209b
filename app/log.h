// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <tl/expected.hpp>

#include <memory>

namespace rangebar {

struct LogRecord
{
    QDateTime when; ///< UTC
    QtMsgType level = QtInfoMsg;
    QString category; ///< "rangebar.feed", "qt.qpa..."
    QString text;     ///< one line, plain, without secrets

    /// As it stands in the file: "2026-11-30T18:00:00.123Z warning rangebar.feed: ...".
    QString line() const;
};

/// What the program writes down of its work while the object lives: its own categories, and whatever Qt says.
/// Nothing that looks like a secret is kept, see withoutSecrets(). Warnings of Qt and of others reach the
/// error output as before; those of the program are for the log alone, since a reader is told in the window.
/// At most one lives at a time. Any thread may write.
class Log
{
public:
    /// The file begins anew at this size; what it held is in FILE.1, and what that held is gone.
    static constexpr qint64 mostFileBytes = 1024 * 1024;
    static constexpr qsizetype mostRecent = 200;

    struct Options
    {
        QString file;         ///< empty for none; added to where it is there
        bool verbose = false; ///< every record to the error output as well, also details
        qint64 mostBytes = mostFileBytes;
    };

    /// Says in words why the file can't be written.
    static tl::expected<std::unique_ptr<Log>, QString> start(const Options& options);
    ~Log();
    Q_DISABLE_COPY_MOVE(Log)

    /// The last records, the oldest first; empty where no log is kept.
    static QList<LogRecord> recent();
    /// The last lines as plain memory that a handler of a signal may read, up to a zero. Never null.
    static const char* tail();

    struct Private;

private:
    explicit Log(std::unique_ptr<Private> state);
    std::unique_ptr<Private> d;
};

} // namespace rangebar

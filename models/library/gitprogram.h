// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

#include <functional>

/// The git program at work on a repository that nobody vouches for. Internal to models/library.
///
/// It reads objects and nothing else: no hook, no program that the repository's configuration names
/// (fsmonitor, pager, external diff, textconv, signature check, credential helper, ssh), no fetch of what a
/// partial clone lacks, no write, not even of an index. The user's own configuration is read, since
/// safe.directory is in it.
namespace rangebar {

class GitRun
{
public:
    /// Starts git with the arguments in the repository, without a shell.
    GitRun(const QString& repository, const QStringList& arguments, std::function<bool()> isCancelled);
    ~GitRun();
    Q_DISABLE_COPY_MOVE(GitRun)

    /// The program's path, or an empty string where there is none.
    static QString program();

    /// What it reads from its standard input, all at once.
    void give(const QByteArray& input);

    /// One line of its output without the line feed, or nothing at the end.
    std::optional<QByteArray> readLine();
    /// So many bytes; fewer where the output ends before.
    QByteArray read(qint64 bytes);
    /// All that is left; more than `most` bytes are not read.
    QByteArray readAll(qint64 most);

    /// Whether it ended, and well. Waits for it.
    bool succeeded();
    /// What it said on its error output, in English, shortened.
    QString complaint();

private:
    /// Waits for more output. False at its end, and once cancelled.
    bool waitForMore();

    QProcess m_process;
    std::function<bool()> m_isCancelled;
    QByteArray m_errors;
};

} // namespace rangebar

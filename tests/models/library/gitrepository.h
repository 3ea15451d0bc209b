// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

namespace rangebar::test {

/// A repository that the real git makes, away from the user's own configuration.
class GitRepository
{
public:
    /// Makes one in the folder, with the branch main.
    explicit GitRepository(const QString& folder);

    const QString& folder() const { return m_folder; }

    /// Runs git and returns what it prints, without the last line feed. Fails the test where git does.
    QByteArray git(const QStringList& arguments, const QByteArray& input = {});
    /// Writes the file, and commits everything.
    QByteArray commit(const QString& subject, const QString& path, const QByteArray& bytes);
    /// Commits what git has been told.
    QByteArray commit(const QString& subject);

    static QByteArray run(const QString& folder, const QStringList& arguments, const QByteArray& input = {});

private:
    QString m_folder;
};

} // namespace rangebar::test

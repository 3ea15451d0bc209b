// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace rangebar::test {

struct GitOutcome
{
    int exitCode = -1;
    QString out;
    QString err;
};

/// A repository of its own, away from the settings of whoever runs the tests, set up with the commands and
/// the attributes that stand in docs/git.md. `rangebar` is the program of this build.
class GitFixture
{
public:
    GitFixture();

    /// The settings of docs/git.md were found and could be made.
    bool isReady() const { return m_isReady; }

    GitOutcome git(const QStringList& arguments) const;
    bool write(const QString& name, const QByteArray& bytes) const;
    QByteArray read(const QString& name) const;
    /// Commits this file, and what else was added.
    bool commit(const QString& name, const QByteArray& bytes, const QString& subject) const;
    void setVariable(const QString& name, const QString& value) { m_environment.insert(name, value); }
    /// The hook of docs/git.md.
    bool installHook() const;

    /// git difftool with a program in the place of rangebar that records what it is called with.
    GitOutcome difftool(const QStringList& arguments) const;
    qsizetype recordedCalls() const;
    QStringList recordedArguments(int call) const;      ///< calls are counted from 1
    QByteArray recordedBytes(int call, int side) const; ///< of the base (0) or the candidate (1)
    void forgetRecords() const;

    /// A shell script that is called instead of rangebar in `environment()` of difftoolWith().
    bool installStandIn(const QByteArray& script) const;
    QProcessEnvironment environmentWithStandIn() const;
    QString repository() const { return m_folder.filePath(QStringLiteral("repository")); }
    QString folder() const { return m_folder.path(); }

private:
    bool setUp();
    GitOutcome run(const QString& program, const QStringList& arguments,
                   const QProcessEnvironment& environment) const;
    QString record(int call, const QString& what) const;

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    bool m_isReady = false;
};

/// The content of the fenced block of this language in docs/git.md that contains `marker`.
QByteArray blockOfGuide(const QString& language, const QString& marker);

} // namespace rangebar::test

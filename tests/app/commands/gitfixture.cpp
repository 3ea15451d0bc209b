// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/gitfixture.h"

#include "tests/app/commands/commandrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

namespace rangebar::test {
namespace {

bool writeIntoFolders(const QString& path, const QByteArray& bytes)
{
    return QDir().mkpath(QFileInfo(path).path()) && !writtenFile(path, bytes).isEmpty();
}

bool writeScript(const QString& path, const QByteArray& script)
{
    return writeIntoFolders(path, script) &&
           QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

/// Without what the tests may have been started with: a hook of git sets its own repository, for one.
QProcessEnvironment cleanEnvironment(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QStringList names = environment.keys();
    for (const QString& name : names) {
        if (name.startsWith(QStringLiteral("GIT_"))) {
            environment.remove(name);
        }
    }
    const QString binaries = QFileInfo(QStringLiteral(RANGEBAR_BINARY)).path();
    environment.insert(QStringLiteral("PATH"),
                       binaries + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
    environment.insert(QStringLiteral("RANGEBAR_HOME"), home);
    environment.insert(QStringLiteral("GIT_CONFIG_GLOBAL"), home + QStringLiteral("/gitconfig"));
    environment.insert(QStringLiteral("GIT_CONFIG_NOSYSTEM"), QStringLiteral("1"));
    environment.insert(QStringLiteral("GIT_PAGER"), QStringLiteral("cat"));
    environment.insert(QStringLiteral("GIT_TERMINAL_PROMPT"), QStringLiteral("0"));
    for (const QString& who : {QStringLiteral("AUTHOR"), QStringLiteral("COMMITTER")}) {
        environment.insert(QStringLiteral("GIT_%1_NAME").arg(who), QStringLiteral("Somebody"));
        environment.insert(QStringLiteral("GIT_%1_EMAIL").arg(who),
                           QStringLiteral("somebody@example.invalid"));
    }
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    return environment;
}

} // namespace

QByteArray blockOfGuide(const QString& language, const QString& marker)
{
    const QString guide = QString::fromUtf8(readFile(QStringLiteral(RANGEBAR_DOCS_DIR "/git.md")));
    static const QRegularExpression block(QStringLiteral("^```([a-z]+)\\n(.*?)^```$"),
                                          QRegularExpression::MultilineOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    for (auto matches = block.globalMatch(guide); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.captured(1) == language && match.captured(2).contains(marker)) {
            return match.captured(2).toUtf8();
        }
    }
    return {};
}

GitFixture::GitFixture() : m_environment(cleanEnvironment(m_folder.path()))
{
    m_isReady = setUp();
}

bool GitFixture::setUp()
{
    const QByteArray settings = blockOfGuide(QStringLiteral("sh"), QStringLiteral("diff.rangebar.textconv"));
    const QByteArray attributes =
        blockOfGuide(QStringLiteral("gitattributes"), QStringLiteral("diff=rangebar"));
    const QString script = m_folder.filePath(QStringLiteral("settings.sh"));
    return !settings.isEmpty() && !attributes.isEmpty() && writeIntoFolders(script, "set -e\n" + settings) &&
           QDir().mkpath(repository()) && run(QStringLiteral("sh"), {script}, m_environment).exitCode == 0 &&
           git({QStringLiteral("init"), QStringLiteral("-q"), QStringLiteral("-b"), QStringLiteral("main")})
                   .exitCode == 0 &&
           write(QStringLiteral(".gitattributes"), attributes);
}

GitOutcome GitFixture::run(const QString& program, const QStringList& arguments,
                           const QProcessEnvironment& environment) const
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(repository());
    process.setStandardInputFile(QProcess::nullDevice()); // a question gets no answer
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) {
        return {-1, {}, process.errorString()};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

GitOutcome GitFixture::git(const QStringList& arguments) const
{
    return run(QStringLiteral("git"), arguments, m_environment);
}

bool GitFixture::write(const QString& name, const QByteArray& bytes) const
{
    return writeIntoFolders(repository() + QLatin1Char('/') + name, bytes);
}

QByteArray GitFixture::read(const QString& name) const
{
    return readFile(repository() + QLatin1Char('/') + name);
}

bool GitFixture::commit(const QString& name, const QByteArray& bytes, const QString& subject) const
{
    return write(name, bytes) && git({QStringLiteral("add"), QStringLiteral("--"), name}).exitCode == 0 &&
           git({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("-m"), subject}).exitCode == 0;
}

bool GitFixture::installHook() const
{
    const QByteArray hook = blockOfGuide(QStringLiteral("sh"), QStringLiteral("#!/bin/sh"));
    return !hook.isEmpty() && writeScript(repository() + QStringLiteral("/.git/hooks/pre-commit"), hook);
}

bool GitFixture::installStandIn(const QByteArray& script) const
{
    return writeScript(m_folder.filePath(QStringLiteral("standin/rangebar")), script);
}

QProcessEnvironment GitFixture::environmentWithStandIn() const
{
    QProcessEnvironment environment = m_environment;
    environment.insert(QStringLiteral("PATH"), m_folder.filePath(QStringLiteral("standin")) +
                                                   QLatin1Char(':') +
                                                   environment.value(QStringLiteral("PATH")));
    environment.insert(QStringLiteral("RECORDS"), m_folder.filePath(QStringLiteral("records")));
    return environment;
}

GitOutcome GitFixture::difftool(const QStringList& arguments) const
{
    const bool isInstalled =
        installStandIn("#!/bin/sh\n"
                       "set -e\n"
                       "call=1\n"
                       "while ! mkdir -p \"$RECORDS\" || ! mkdir \"$RECORDS/$call\"; do\n"
                       "    call=$((call + 1))\n"
                       "done 2>/dev/null\n"
                       "printf '%s\\0' \"$@\" >\"$RECORDS/$call/arguments\"\n"
                       "cp -- \"$3\" \"$RECORDS/$call/0\"\n"
                       "cp -- \"$4\" \"$RECORDS/$call/1\"\n");
    if (!isInstalled) {
        return {};
    }
    return run(QStringLiteral("git"),
               QStringList{QStringLiteral("difftool"), QStringLiteral("--tool"), QStringLiteral("rangebar")} +
                   arguments,
               environmentWithStandIn());
}

QString GitFixture::record(int call, const QString& what) const
{
    return m_folder.filePath(QStringLiteral("records/%1/%2").arg(QString::number(call), what));
}

qsizetype GitFixture::recordedCalls() const
{
    return QDir(m_folder.filePath(QStringLiteral("records")))
        .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
        .size();
}

QStringList GitFixture::recordedArguments(int call) const
{
    QString text = QString::fromUtf8(readFile(record(call, QStringLiteral("arguments"))));
    text.chop(1); // each ends with a NUL
    return text.split(QLatin1Char('\0'));
}

QByteArray GitFixture::recordedBytes(int call, int side) const
{
    return readFile(record(call, QString::number(side)));
}

void GitFixture::forgetRecords() const
{
    QDir(m_folder.filePath(QStringLiteral("records"))).removeRecursively();
}

} // namespace rangebar::test

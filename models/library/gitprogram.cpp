// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/gitprogram.h"

#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// How long output is waited for before it is asked again whether anybody still wants it.
constexpr int lookUpMs = 100;
constexpr qsizetype longestComplaint = 4096;

QProcessEnvironment environment()
{
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    const QStringList names = variables.keys();
    for (const QString& name : names) {
        // GIT_DIR, GIT_CONFIG_COUNT, GIT_EXTERNAL_DIFF, GIT_TRACE ...: of whatever started this program.
        if (name.startsWith("GIT_"_L1)) {
            variables.remove(name);
        }
    }
    variables.insert(u"LC_ALL"_s, u"C"_s); // its complaints are recognised by their words
    variables.insert(u"GIT_OPTIONAL_LOCKS"_s, u"0"_s);
    variables.insert(u"GIT_NO_LAZY_FETCH"_s, u"1"_s);
    variables.insert(u"GIT_ALLOW_PROTOCOL"_s, u"none"_s); // for a git that does not know the line above
    variables.insert(u"GIT_NO_REPLACE_OBJECTS"_s, u"1"_s);
    variables.insert(u"GIT_TERMINAL_PROMPT"_s, u"0"_s);
    variables.insert(u"GIT_ATTR_NOSYSTEM"_s, u"1"_s);
    return variables;
}

QStringList hardened(const QString& repository, const QStringList& arguments)
{
    const QString nothing = QProcess::nullDevice();
    QStringList all{u"-C"_s, repository, u"--no-pager"_s};
    for (const QString& setting :
         {QString(u"core.hooksPath="_s + nothing), QString(u"core.attributesFile="_s + nothing),
          u"core.fsmonitor=false"_s, u"core.pager=cat"_s, u"core.askPass="_s, u"credential.helper="_s,
          u"diff.external="_s, u"log.showSignature=false"_s, u"log.showRoot=true"_s, u"log.follow=false"_s,
          u"diff.relative=false"_s, u"protocol.allow=never"_s}) {
        all += {u"-c"_s, setting};
    }
    return all + arguments;
}

} // namespace

GitRun::GitRun(const QString& repository, const QStringList& arguments, std::function<bool()> isCancelled)
    : m_isCancelled(std::move(isCancelled))
{
    m_process.setProcessEnvironment(environment());
    m_process.start(program(), hardened(repository, arguments));
}

GitRun::~GitRun()
{
    m_process.kill();
    m_process.waitForFinished();
}

QString GitRun::program()
{
    return QStandardPaths::findExecutable(u"git"_s);
}

void GitRun::give(const QByteArray& input)
{
    m_process.write(input);
    m_process.closeWriteChannel();
}

bool GitRun::waitForMore()
{
    while (!m_isCancelled()) {
        if (m_process.bytesAvailable() > 0 && m_process.state() == QProcess::NotRunning) {
            return false; // all there will be
        }
        if (m_process.waitForReadyRead(lookUpMs)) {
            return true;
        }
        if (m_process.state() == QProcess::NotRunning) {
            return false;
        }
    }
    return false;
}

std::optional<QByteArray> GitRun::readLine()
{
    while (!m_process.canReadLine()) {
        if (!waitForMore() && !m_process.canReadLine()) {
            return std::nullopt;
        }
    }
    QByteArray line = m_process.readLine();
    line.chop(1);
    return line;
}

QByteArray GitRun::read(qint64 bytes)
{
    while (m_process.bytesAvailable() < bytes && waitForMore()) {
    }
    return m_process.read(bytes);
}

QByteArray GitRun::readAll(qint64 most)
{
    QByteArray all;
    do {
        all += m_process.read(most - all.size());
    } while (all.size() < most && waitForMore());
    return all + m_process.read(most - all.size());
}

bool GitRun::succeeded()
{
    m_process.closeWriteChannel();
    while (!m_isCancelled() && m_process.state() != QProcess::NotRunning) {
        m_process.waitForFinished(lookUpMs);
    }
    return m_process.state() == QProcess::NotRunning && m_process.exitStatus() == QProcess::NormalExit &&
           m_process.exitCode() == 0;
}

QString GitRun::complaint()
{
    m_errors += m_process.readAllStandardError();
    return QString::fromUtf8(m_errors.left(longestComplaint)).trimmed();
}

} // namespace rangebar

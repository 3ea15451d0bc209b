// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/library/gitrepository.h"

#include "tests/models/library/librarydocuments.h"

#include <QDir>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rangebar::test {

QByteArray GitRepository::run(const QString& folder, const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s);
    environment.insert(u"GIT_CONFIG_GLOBAL"_s, QProcess::nullDevice());
    for (const QString& who : {u"AUTHOR"_s, u"COMMITTER"_s}) {
        environment.insert(u"GIT_"_s + who + u"_NAME"_s, u"Ann"_s);
        environment.insert(u"GIT_"_s + who + u"_EMAIL"_s, u"ann@example.org"_s);
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(u"git"_s, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished() && process.exitStatus() == QProcess::NormalExit;
    if (!ended || process.exitCode() != 0) {
        const QByteArray what =
            "git " + arguments.join(u' ').toUtf8() + ": " + process.readAllStandardError();
        QTest::qFail(what.constData(), __FILE__, __LINE__);
    }
    return process.readAllStandardOutput().trimmed();
}

GitRepository::GitRepository(const QString& folder) : m_folder(folder)
{
    QDir().mkpath(folder);
    git({u"init"_s, u"--quiet"_s, u"--initial-branch=main"_s});
}

QByteArray GitRepository::git(const QStringList& arguments, const QByteArray& input)
{
    return run(m_folder, arguments, input);
}

QByteArray GitRepository::commit(const QString& subject, const QString& path, const QByteArray& bytes)
{
    if (!writeFile(m_folder + u'/' + path, bytes)) {
        QTest::qFail("a file could not be written", __FILE__, __LINE__);
    }
    git({u"add"_s, u"--all"_s});
    return commit(subject);
}

QByteArray GitRepository::commit(const QString& subject)
{
    git({u"commit"_s, u"--quiet"_s, u"--allow-empty"_s, u"-m"_s, subject});
    return git({u"rev-parse"_s, u"HEAD"_s});
}

} // namespace rangebar::test

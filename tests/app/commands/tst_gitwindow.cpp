// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// git difftool with the program itself, seen from outside: asks the X server which windows there are.
#include "tests/app/commands/gitfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QFile>
#include <QProcess>
#include <QScopeGuard>

#include <csignal>

using namespace rangebar::test;

namespace {

const auto results = QStringLiteral("docs/benchmarks/results.json");

QString titlesOfWindows()
{
    QProcess xwininfo;
    xwininfo.start(QStringLiteral("xwininfo"), {QStringLiteral("-root"), QStringLiteral("-tree")});
    return xwininfo.waitForFinished() ? QString::fromUtf8(xwininfo.readAllStandardOutput()) : QString();
}

/// Ends the program that was started in the place of rangebar.
bool end(const GitFixture& git)
{
    QFile record(git.folder() + QStringLiteral("/records/pid"));
    const int pid = record.open(QIODevice::ReadOnly) ? record.readAll().trimmed().toInt() : 0;
    return pid > 1 && kill(pid, SIGTERM) == 0;
}

} // namespace

class GitWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void difftoolOpensTheComparison();
};

void GitWindowTest::difftoolOpensTheComparison()
{
    const GitFixture git;
    QVERIFY(git.isReady());
    QVERIFY(git.commit(results, sample(QStringLiteral("schema3.json")), QStringLiteral("Measure")));
    QVERIFY(git.write(results, sample(QStringLiteral("schema3.json")).replace("51230", "51231")));
    // The program itself, but with its number at hand, so that it can be ended.
    QVERIFY(git.installStandIn("#!/bin/sh\n"
                               "mkdir -p \"$RECORDS\" && echo $$ >\"$RECORDS/pid\"\n"
                               "exec \"" RANGEBAR_BINARY "\" \"$@\"\n"));

    auto endProgram = qScopeGuard([&git] { end(git); });
    QProcess difftool;
    difftool.setProcessEnvironment(git.environmentWithStandIn());
    difftool.setWorkingDirectory(git.repository());
    difftool.setStandardInputFile(QProcess::nullDevice());
    difftool.start(QStringLiteral("git"),
                   {QStringLiteral("difftool"), QStringLiteral("--tool"), QStringLiteral("rangebar")});
    QVERIFY(difftool.waitForStarted());
    QString titles;
    const auto hasComparison = [&titles] {
        titles = titlesOfWindows();
        return titles.contains(QStringLiteral("\"Comparison - Rangebar\""));
    };
    QTRY_VERIFY2_WITH_TIMEOUT(hasComparison(), qPrintable(titles), 60000);

    QVERIFY(difftool.state() == QProcess::Running); // git waits for the window
    endProgram.dismiss();
    QVERIFY(end(git));
    QVERIFY(difftool.waitForFinished());
}

QTEST_GUILESS_MAIN(GitWindowTest)
#include "tst_gitwindow.moc"

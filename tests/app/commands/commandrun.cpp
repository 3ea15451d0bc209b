// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/commandrun.h"

#include "app/network/cratedownload.h"
#include "app/network/fetchcommand.h"

#include <QBuffer>
#include <QFile>
#include <QNetworkAccessManager>
#include <QProcess>
#include <QTest>

#include <algorithm>

namespace rangebar::test {
namespace {

constexpr int longestRun = 60000; // ms

Outcome runProcess(const QString& program, const QStringList& arguments, const QByteArray& input,
                   const QProcessEnvironment& environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForStarted()) {
        return {};
    }
    process.write(input);
    process.closeWriteChannel();
    // A server of the test answers from this thread, so that its events go on meanwhile.
    if (!QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, longestRun)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

Outcome runHere(const QStringList& arguments, const QByteArray& input, CommandIo io,
                const QList<OutsideVerb>& outside)
{
    QBuffer in;
    in.setData(input);
    in.open(QIODevice::ReadOnly);
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QBuffer err;
    err.open(QIODevice::WriteOnly);
    io.in = &in;
    io.out = &out;
    io.err = &err;
    io.download = downloadCrate;
    const std::optional<int> exitCode =
        runCommand(arguments, io, QList<OutsideVerb>{{QStringLiteral("fetch"), runFetch}} + outside);
    return {exitCode.value_or(-1), out.data(), err.data()};
}

QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(QLatin1StringView(name));
    }
    return environment;
}

Outcome runProgram(const QStringList& arguments, const QByteArray& input,
                   const QProcessEnvironment& environment)
{
    return runProcess(QStringLiteral(RANGEBAR_BINARY), arguments, input, environment);
}

Outcome runShell(const QString& line, const QProcessEnvironment& environment)
{
    QProcessEnvironment withProgram = environment;
    withProgram.insert(QStringLiteral("rangebar"), QStringLiteral(RANGEBAR_BINARY));
    return runProcess(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line}, {}, withProgram);
}

bool hasNoControls(const QByteArray& utf8)
{
    return std::ranges::none_of(QString::fromUtf8(utf8), [](QChar c) {
        return c.category() == QChar::Other_Control && c != QLatin1Char('\n') && c != QLatin1Char('\r');
    });
}

QString writtenFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

#include <QByteArray>
#include <QProcessEnvironment>
#include <QStringList>

namespace rangebar::test {

struct Outcome
{
    int exitCode = -1; ///< -1 where the arguments begin with no verb, or the program crashed
    QByteArray out;
    QByteArray err;
};

/// Runs a command within the test. `io` may say more about where it runs; its devices are replaced.
Outcome runHere(const QStringList& arguments, const QByteArray& input = {}, CommandIo io = {},
                const QList<OutsideVerb>& outside = {});

/// The environment of the test without a display.
QProcessEnvironment withoutDisplay();
/// Runs the real program to its end.
Outcome runProgram(const QStringList& arguments, const QByteArray& input = {},
                   const QProcessEnvironment& environment = withoutDisplay());
/// Runs a line of sh, in which "$rangebar" is the real program.
Outcome runShell(const QString& line, const QProcessEnvironment& environment = withoutDisplay());

/// True where the text has no control character but the ends of lines.
bool hasNoControls(const QByteArray& utf8);

/// Writes a file of the test's own; its path, or an empty one where that failed.
QString writtenFile(const QString& path, const QByteArray& bytes);
QByteArray readFile(const QString& path);

} // namespace rangebar::test

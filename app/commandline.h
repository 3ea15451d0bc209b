// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace rangebar {

/// What was asked for on the command line. Exit codes: 0 done, 2 wrong usage, 3 no display.
struct CommandLine
{
    QStringList files;
    bool compare = false; ///< the two files are to be compared, base first; without files the reader is asked
    QString pullRequest;  ///< to be opened; empty for none
    QString language;     ///< empty: the reader's own choice
    QString logFile;      ///< empty for none
    bool verbose = false;
    std::optional<int> exitCode; ///< set where the program is to print `message` and end
    QString message;
};

/// Writes the message of a command line that has an exit code, and returns the code, or exitCode::failed
/// where standard output does not take it.
int end(const CommandLine& commandLine);

/// Needs no display.
CommandLine readCommandLine(int argc, char** argv);

} // namespace rangebar

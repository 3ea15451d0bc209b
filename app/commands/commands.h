// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QStringList>

#include <optional>

namespace rangebar {

/// Where a command reads and writes. The devices are open and belong to the caller.
struct CommandIo
{
    QIODevice* in = nullptr;  ///< for "-"
    QIODevice* out = nullptr; ///< UTF-8
    QIODevice* err = nullptr; ///< UTF-8
};

/// Runs the verb that `arguments` (without the program's name) begin with and returns the exit code, or
/// nothing where they begin with no verb. Needs a QCoreApplication, but no display. See diffcommand.h for the
/// verbs.
std::optional<int> runCommand(const QStringList& arguments, const CommandIo& io);

/// As main() calls it: makes the QCoreApplication for the time of the command, and runs it on the standard
/// streams.
std::optional<int> runCommand(int argc, char** argv);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar export FILE|CRATE...: charts and tables as pictures, the same as the window's. The paths of what
/// was written are on io.out, one a line, unless a picture itself is. Returns exitCode::finding where
/// something that was asked for by name does not exist, and exitCode::failed where a file was not written.
/// Nothing is written over a file that is there, except with --force. Needs a QGuiApplication.
int runExport(const ParsedCommand& command, const CommandIo& io);

/// The application that it needs: one that paints without a display.
std::unique_ptr<QCoreApplication> makeExportApplication(int& argc, char** argv);

} // namespace rangebar

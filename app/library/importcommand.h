// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar import PATH...: takes documents into the library and lists what became of everything that was
/// looked at. Returns exitCode::finding where something was refused or the reader has cancelled it, and
/// exitCode::failed where a path could not be read or the library not be written; what was taken stays in any
/// case. Needs a QCoreApplication.
int runImport(const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

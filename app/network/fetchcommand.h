// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar fetch CRATE...: downloads what crates have published, keeps it like the window does, and writes a
/// line for each crate on io.out. Returns exitCode::finding where a document could not be had or Ctrl+C
/// cancelled it. Needs a QCoreApplication.
int runFetch(const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar history CRATE|FILE|DIR...: reports how the documents of a crate changed, and draws it with
/// --chart. Returns exitCode::finding where something could not be read, which the report tells. Needs a
/// QGuiApplication for --chart.
int runHistory(const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

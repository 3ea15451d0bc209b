// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar check FILE...: whether documents are ready to be published. An input that can't be read is told
/// on io.err and does not keep the others from being checked; it makes the exit code exitCode::failed.
int runCheck(const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

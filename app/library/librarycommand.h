// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar library [QUERY...]: lists the documents of the library that a search finds. Returns
/// exitCode::finding where it finds none.
int runLibrary(const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar show FILE|CRATE...: reports documents in a format of documentreport.h. Nothing is written where
/// one of them can't be read; the reasons are on io.err. Needs a QCoreApplication.
int runShow(const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

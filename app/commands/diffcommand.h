// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar diff BASE CANDIDATE: compares two documents and reports in a format of comparisonreport.h.
/// `arguments` are those behind the verb. Returns 0 where nothing was found, 1 where something was (--fail-on
/// says what counts), 2 where the documents could not be compared, with the reason on io.err. Needs a
/// QCoreApplication.
int runDiff(const QStringList& arguments, const CommandIo& io);

} // namespace rangebar

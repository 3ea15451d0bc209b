// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// rangebar diff BASE CANDIDATE, diff --pr URL, diff --repo OWNER/REPO BASE..HEAD: compares two documents and
/// reports in a format of comparisonreport.h.
/// Returns exitCode::finding where something was found (--fail-on says what counts), exitCode::failed also
/// where the documents could not be compared, with the reason on io.err. Needs a QCoreApplication.
int runDiff(const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

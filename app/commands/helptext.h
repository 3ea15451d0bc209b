// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/verbspec.h"

namespace rangebar {

/// "rangebar diff [options] BASE CANDIDATE"
QString usageLine(const VerbSpec& verb);
/// "-o, --output FILE"
QString optionTerm(const OptionSpec& option);
/// The description of an option with its choices and its default.
QString optionText(const OptionSpec& option);

/// What the verb "help" does, which has no VerbSpec.
QString helpSummary();

/// What --help shows, on lines of at most `width` columns. `verbs` are listed with their summaries.
QString helpText(const VerbSpec& verb, int width, const QList<VerbSpec>& verbs = {});

} // namespace rangebar

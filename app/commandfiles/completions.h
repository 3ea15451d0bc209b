// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/verbspec.h"

namespace rangebar {

/// Scripts that complete verbs, options, their values, files and crates. The crates are those of the reader's
/// list at the time of the completion.
QString bashCompletion(const VerbSpec& program, const QList<VerbSpec>& verbs);
QString zshCompletion(const VerbSpec& program, const QList<VerbSpec>& verbs);
QString fishCompletion(const VerbSpec& program, const QList<VerbSpec>& verbs);

} // namespace rangebar

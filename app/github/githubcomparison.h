// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

namespace rangebar {

/// CommandIo::askGitHub: asks the GitHub that is set, with the token that is found, and says on io.err what
/// it is waiting for. Ctrl+C ends it with a refusal.
tl::expected<GitHubSides, Refusal> askGitHub(const GitHubQuestion& question, const ParsedCommand& command,
                                             const CommandIo& io);

} // namespace rangebar

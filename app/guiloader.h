// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"
#include "app/guimodule.h"

#include <tl/expected.hpp>

#include <string>

namespace rangebar {

/// The module, loaded at the first call and kept until the program ends. The error is the system's own text.
tl::expected<const GuiModule*, std::string> guiModule();
/// That text in a sentence for the reader, in the language that is installed.
QString guiProblem(const std::string& detail);

/// The verbs that need the module, which is loaded when one of them is run.
QList<OutsideVerb> outsideVerbs();
/// CommandIo::download, for which the module is loaded.
tl::expected<DownloadedCrate, Refusal> downloadByModule(const CrateAccess& access,
                                                        const CatalogueEntry& entry, const CommandIo& io);

/// CommandIo::askGitHub, likewise.
tl::expected<GitHubSides, Refusal> askGitHubByModule(const GitHubQuestion& question,
                                                     const ParsedCommand& command, const CommandIo& io);

} // namespace rangebar

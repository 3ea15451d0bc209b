// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"

#include <QtGlobal>

#include <memory>

class QCoreApplication;

namespace rangebar {

struct CommandLine;
class ParsedCommand;

/// What needs more than Qt Core: a window, a picture, a download, the library. On Unix it is a module of its
/// own, which the program loads for these: loading those libraries alone takes longer than the other verbs.
struct GuiModule
{
    /// Shows the window and returns the exit code of its event loop.
    int (*runWindow)(int& argc, char** argv, const CommandLine& commandLine);
    /// The verb export, and the application that it runs in.
    int (*runExport)(const ParsedCommand& command, const CommandIo& io);
    std::unique_ptr<QCoreApplication> (*makeExportApplication)(int& argc, char** argv);
    int (*runFetch)(const ParsedCommand& command, const CommandIo& io);
    tl::expected<DownloadedCrate, Refusal> (*downloadCrate)(const CrateAccess& access,
                                                            const CatalogueEntry& entry, const CommandIo& io);
    tl::expected<GitHubSides, Refusal> (*askGitHub)(const GitHubQuestion& question,
                                                    const ParsedCommand& command, const CommandIo& io);
    /// The verb history, in the same application where it draws.
    int (*runHistory)(const ParsedCommand& command, const CommandIo& io);
    /// The verbs import and library, which need the library of kept documents.
    int (*runImport)(const ParsedCommand& command, const CommandIo& io);
    int (*runLibrary)(const ParsedCommand& command, const CommandIo& io);
};

} // namespace rangebar

/// The only symbol that the program looks up in the module.
extern "C" Q_DECL_EXPORT const rangebar::GuiModule* rangebarGuiModule();

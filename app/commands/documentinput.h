// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commandinput.h"
#include "app/commands/commands.h"

namespace rangebar {

class CrateAccess;

/// Reads the documents that a command names: files, "-", or crates of the reader's list. Of a crate the copy
/// that is kept is taken; it is downloaded (and kept) where there is none, or with --refresh. What was done
/// for it is said on io.err.
class DocumentInput
{
public:
    /// Both must outlive this. --refresh counts where the verb has it.
    DocumentInput(const ParsedCommand& command, const CommandIo& io);
    ~DocumentInput();
    Q_DISABLE_COPY_MOVE(DocumentInput)

    /// `name` is an argument as given. The name of the result of a crate is the address of its document. With
    /// --refresh a crate that can't be downloaded now is a refusal, also where a copy is kept.
    tl::expected<InputDocument, Refusal> read(const QString& name);
    /// All of them, or every refusal.
    tl::expected<QList<InputDocument>, QList<Refusal>> readAll(const QStringList& names);

    /// Every crate of the reader's list, under names that read() takes.
    QStringList crates();

private:
    CrateAccess& access();
    tl::expected<InputDocument, Refusal> readCrate(const QString& name);
    void say(const QString& sentence) const;

    const ParsedCommand& m_command;
    const CommandIo& m_io;
    std::unique_ptr<CrateAccess> m_access;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commands.h"
#include "models/report/historyreport.h"

namespace rangebar {

/// What a history is made of, and what could not be read.
struct HistoryDocuments
{
    QList<HistoryInput> documents;
    QList<UnreadDocument> unread;
    QString crate; ///< the one that the history is of; empty where no document names one
};

/// Reads what the arguments name: folders, archives and files as an import does, repositories version by
/// version, and else crates in the library, in which nothing is changed. What was passed over, and documents
/// of other crates than --crate, are told on io.err.
///
/// A refusal where an argument is nothing of that, where no document was found, and where the documents are
/// of several crates and --crate does not say which.
tl::expected<HistoryDocuments, Refusal> readHistoryDocuments(const ParsedCommand& command,
                                                             const CommandIo& io);

} // namespace rangebar

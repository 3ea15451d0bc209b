// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/documentplace.h"
#include "models/library/libraryindex.h"

namespace rangebar {

/// The documents of a crate in the library, for its history.
struct LibraryHistory
{
    QList<HistoryInput> documents; ///< by name, which is the source and the key of each
    QList<LibraryProblem> unread;  ///< stand in the crate's folder, and can't be read
};

/// Reads them from their files, which takes as long as there are documents of the crate.
LibraryHistory readLibraryHistory(const LibraryIndex& index, const QString& crate);

/// The crates that the library has documents of, by name.
QStringList cratesIn(const LibraryIndex& index);

/// The document of the crate that its history, by date, has directly before this place; nullptr where there
/// is none, or where the place has no date.
const LibraryEntry* documentBefore(const LibraryIndex& index, const QString& crate,
                                   const DocumentPlace& place);
/// The last document of the crate in its history by date; nullptr where there is none.
const LibraryEntry* newestDocument(const LibraryIndex& index, const QString& crate);
DocumentPlace placeOf(const LibraryIndex& index, const LibraryEntry& entry);

/// When a document came into being, as far as its origins tell: of a commit rather than of a file, which any
/// copy dates anew.
QDateTime recordedAt(const QList<LibraryOrigin>& origins);

} // namespace rangebar

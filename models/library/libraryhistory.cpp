// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryhistory.h"

#include "models/comparison/measuredday.h"
#include "models/library/libraryname.h"
#include "models/sources/filesource.h"

namespace rangebar {

QDateTime recordedAt(const QList<LibraryOrigin>& origins)
{
    QDateTime first;
    bool isCommit = false;
    for (const LibraryOrigin& origin : origins) {
        const bool ofCommit = origin.kind == LibraryOrigin::Kind::Git;
        if (!origin.dated.isValid() || (isCommit && !ofCommit)) {
            continue;
        }
        if (!first.isValid() || (ofCommit && !isCommit) || origin.dated < first) {
            first = origin.dated;
            isCommit = ofCommit;
        }
    }
    return first;
}

QStringList cratesIn(const LibraryIndex& index)
{
    QStringList crates;
    for (const LibraryEntry& entry : index.entries()) {
        if (!entry.crate.isEmpty()) {
            crates.append(entry.crate);
        }
    }
    crates.sort();
    crates.removeDuplicates();
    return crates;
}

DocumentPlace placeOf(const LibraryIndex& index, const LibraryEntry& entry)
{
    return {measuredDay(entry.measuredAt), entry.crateVersion, recordedAt(index.origins(entry.sha256))};
}

const LibraryEntry* documentBefore(const LibraryIndex& index, const QString& crate,
                                   const DocumentPlace& place)
{
    const LibraryEntry* last = nullptr;
    DocumentPlace lastPlace;
    if (!place.measured.isValid()) {
        return last;
    }
    for (const LibraryEntry& entry : index.entries()) {
        if (entry.crate != crate) {
            continue;
        }
        const DocumentPlace entryPlace = placeOf(index, entry);
        // Nothing tells which of two documents is older where one has no date.
        if (entryPlace.measured.isValid() && comesBefore(entryPlace, place, HistoryOrder::Date) &&
            (!last || comesBefore(lastPlace, entryPlace, HistoryOrder::Date))) {
            last = &entry;
            lastPlace = entryPlace;
        }
    }
    return last;
}

const LibraryEntry* newestDocument(const LibraryIndex& index, const QString& crate)
{
    const LibraryEntry* newest = nullptr;
    DocumentPlace newestPlace;
    for (const LibraryEntry& entry : index.entries()) {
        if (entry.crate != crate) {
            continue;
        }
        const DocumentPlace place = placeOf(index, entry);
        if (!newest || comesBefore(newestPlace, place, HistoryOrder::Date)) {
            newest = &entry;
            newestPlace = place;
        }
    }
    return newest;
}

LibraryHistory readLibraryHistory(const LibraryIndex& index, const QString& crate)
{
    LibraryHistory history;
    for (const LibraryEntry& entry : index.entries()) {
        if (entry.crate != crate) {
            continue;
        }
        if (const auto document = readDocumentFile(index.path(entry.name))) {
            history.documents.append(
                {*document, entry.name, entry.name, recordedAt(index.origins(entry.sha256))});
        } else {
            history.unread.append({entry.name, entry.bytes, entry.modified, document.error()});
        }
    }
    // What was damaged before the index was made last is no entry of it.
    const QString crateFolder = libraryFolderName(crate) + QLatin1Char('/');
    for (const LibraryProblem& problem : index.problems()) {
        if (problem.name.startsWith(crateFolder)) {
            history.unread.append(problem);
        }
    }
    return history;
}

} // namespace rangebar

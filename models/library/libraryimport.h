// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/importsink.h"
#include "models/library/libraryindex.h"

#include <array>
#include <functional>

namespace rangebar {

/// What is to be taken into the library.
struct ImportRequest
{
    QStringList paths; ///< files, archives and folders, told apart by what they are
    std::optional<GitRequest> git;
    ImportLimits limits;
};

/// What became of one thing that was looked at.
struct ImportItem
{
    enum class Outcome
    {
        Taken,
        Duplicate, ///< the library has the same bytes already; where they came from now is recorded
        Refused,
        PassedOver ///< of another kind, so that nothing of it was taken
    };
    Outcome outcome = Outcome::Refused;
    QString name;     ///< where it lay, as told to the reader; untrusted
    QString document; ///< its name in the library; empty where refused or passed over
    ImportRefusal refusal;
    rangebar::PassedOver kind = rangebar::PassedOver::OtherFiles; ///< of what was passed over

    bool operator==(const ImportItem&) const = default;
};

/// The outcome of an import, in the order in which things were found. What was passed over is named where its
/// name or its place says that it might have been meant: not each file that is not JSON, and of each kind no
/// more than mostNamed.
struct ImportReport
{
    static constexpr qint64 mostNamed = 5000;

    QList<ImportItem> items;
    std::array<qint64, 5> passedOver{};  ///< by PassedOver; all of them, named or not
    qint64 originsLeftOut = 0;           ///< of documents that have LibraryIndex::mostOrigins already
    std::optional<LibraryError> failure; ///< ended the import; what was taken before it stays
    bool cancelled = false;              ///< what was taken until then stays

    qint64 count(ImportItem::Outcome outcome) const;
    qint64 passed(PassedOver kind) const { return passedOver[size_t(kind)]; }
    /// Adds what a later import of the same run came to.
    void append(const ImportReport& later);
};

struct ImportProgress
{
    QString source;  ///< what is being read; untrusted
    qint64 done = 0; ///< of the source, in steps of its own
    qint64 all = 0;  ///< 0: not known
    qint64 taken = 0;
    qint64 duplicates = 0;
    qint64 refused = 0;
};

/// How whoever started an import looks on and ends it. Called in the thread of the import.
struct ImportControl
{
    std::function<bool()> isCancelled = [] { return false; };
    std::function<void(const ImportProgress&)> progress = [](const ImportProgress&) {};
};

/// Takes documents into the library, and keeps the index up to date. Returns when all is on the disk. Needs
/// no event loop.
ImportReport importIntoLibrary(const DocumentLibrary& library, LibraryIndex& index,
                               const ImportRequest& request, const ImportControl& control = {});

} // namespace rangebar

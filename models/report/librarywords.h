// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/librarysearch.h"
#include "models/report/numberformat.h"

#include <QCoreApplication>

namespace rangebar {

/// The words for the library of kept documents, and for where they came from. Plain text, visible.
class LibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::LibraryWords)

public:
    /// What went wrong, what became of the library, and what to do.
    static QString libraryError(const LibraryError& error);

    /// Of documents that were changed where they stand; empty for none. `names` are those of the files.
    static QString changedSinceKept(const QStringList& names);
    static QString changedSinceKept();
    /// Of a library whose folder is gone, and what to do.
    static QString folderMissing(const QString& folder);

    /// What is wrong with a search, and what would be right.
    static QString queryError(const LibraryQuery::Error& error);
    /// How to search, in a few lines.
    static QString queryHelp();

    static QString originKind(LibraryOrigin::Kind kind);
    /// One line: "git, ruststream-nats, commit 13207c78a1b2, main", "archive run-42.zip, results.json".
    static QString shortOrigin(const LibraryOrigin& origin);
    /// The first of them, and how many more there are; empty for none.
    static QString shortOrigins(const QList<LibraryOrigin>& origins);
    /// Everything that is known of it, a line each.
    static QStringList longOrigin(const LibraryOrigin& origin, const NumberFormat& format);
};

} // namespace rangebar

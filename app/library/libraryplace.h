// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryindex.h"

namespace rangebar {

class ParsedCommand;

/// Which library a command is about, and where its index is kept.
struct LibraryPlace
{
    QString folder;
    QString cache;
    bool isOwn = true; ///< not named on the command line
};

/// The one that --library names, else the reader's own.
LibraryPlace libraryPlace(const ParsedCommand& command);

/// What stands in the library now. The index is kept for the next time, where there is something new in it.
LibraryIndex currentIndex(const DocumentLibrary& library, const QString& cacheFolder);

} // namespace rangebar

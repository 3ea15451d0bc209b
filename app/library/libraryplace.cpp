// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/libraryplace.h"

#include "app/commands/commandparser.h"
#include "app/folders.h"
#include "app/settings.h"

namespace rangebar {

LibraryPlace libraryPlace(const ParsedCommand& command)
{
    const Folders folders = Folders::standard();
    const QString named = command.value(u"library");
    if (!named.isEmpty()) {
        return {named, folders.cache, false};
    }
    return {libraryFolder(Settings(folders.settingsFile()), folders), folders.cache, true};
}

LibraryIndex currentIndex(const DocumentLibrary& library, const QString& cacheFolder)
{
    const QString file = LibraryIndex::fileFor(cacheFolder, library.folder());
    LibraryIndex index = LibraryIndex::load(file, library.folder());
    const LibraryIndex before = index;
    index.refresh(library, LibraryIndex::Check::Files);
    if (!index.isSharedWith(before)) {
        index.save(file); // without it, only the next time takes longer
    }
    return index;
}

} // namespace rangebar

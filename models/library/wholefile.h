// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

/// Files that come into being whole: written under a name nobody looks at, brought to the disk, then given
/// their name in one step that never replaces another file. A program that is killed, a machine that loses
/// its power and a second program at work leave no half file under a name that counts. Internal to
/// models/library.
namespace rangebar {

struct FileFault
{
    enum class Kind
    {
        Exists,            ///< the name is taken; nothing was touched
        Full,              ///< no room left on the disk, or in the user's share of it
        NotWritable,       ///< permissions, or a disk that is mounted read-only
        NoExclusiveRename, ///< this file system can't give a name without the risk of replacing a file
        Other
    };
    Kind kind = Kind::Other;
    QString detail; ///< the system's own words
};

/// Makes the folder and those above it, as far as they are missing.
std::optional<FileFault> makeFolder(const QString& path);

/// Writes a file that must not exist yet. What could not be written to the end is removed again. The bytes
/// may still be on their way to the disk.
std::optional<FileFault> writeNewFile(const QString& path, QByteArrayView bytes);

/// Returns when the files' bytes are on the disk. They all lie on the file system of the folder.
std::optional<FileFault> syncFiles(const QString& folder, const QStringList& paths);

/// Gives the file another name on the same file system, at once and only where that name is free.
std::optional<FileFault> moveIntoPlace(const QString& from, const QString& to);

/// Brings the names in the folder to the disk, as far as the system can.
void syncFolder(const QString& folder);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace rangebar::test {

/// What a file system can't do.
enum class FileSystemLack
{
    ExclusiveRename, ///< rename without replacing: a network file system, an older kernel
    HardLinksToo,    ///< nor hard links: FAT
};

/// From now on this program works as on such a file system. False where the system does not allow to try.
bool workWithout(FileSystemLack lack);

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/filesource.h"
#include "models/sources/watchedfolders.h"

#include <QCoreApplication>
#include <QDateTime>

namespace rangebar {

class NumberFormat;

/// The words for files that could not be opened as documents.
class FileWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::FileWords)

public:
    /// One or two sentences without the path.
    static QString fileError(const FileError& error);
    /// "Reloaded at 14:03:27."
    static QString reloaded(const QDateTime& readAt, const QDateTime& now, const NumberFormat& format);
    /// What is wrong with the file, and of when the document is that is on show instead.
    static QString stillShown(const FileError& error, const QDateTime& readAt, const QDateTime& now,
                              const NumberFormat& format);
    /// Which documents of a folder are open now, and what of it is not.
    static QString folder(const WatchedFolders::Result& result);
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/filesource.h"

#include <QCoreApplication>

namespace rangebar {

/// The words for files that could not be opened as documents.
class FileWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::FileWords)

public:
    /// One or two sentences without the path.
    static QString fileError(const FileError& error);
};

} // namespace rangebar

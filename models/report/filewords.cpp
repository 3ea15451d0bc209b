// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/filewords.h"

#include "models/report/visibletext.h"
#include "models/report/words.h"

namespace rangebar {

QString FileWords::fileError(const FileError& error)
{
    switch (error.code) {
    case FileError::Code::NotFound:
        return tr("There is no such file. It may have been moved or deleted.");
    case FileError::Code::NotAFile:
        return tr("This is not a file. Open a results.json document instead.");
    case FileError::Code::NotReadable:
        return tr("The file can't be read: %1").arg(visibleText(error.detail));
    case FileError::Code::Document:
        return Words::readError(error.document);
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

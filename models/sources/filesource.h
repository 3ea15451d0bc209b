// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/document/readerror.h"

#include <QDateTime>

#include <tl/expected.hpp>

namespace rangebar {

/// Why a file could not be opened as a document. The words are chosen in report/filewords.h.
struct FileError
{
    enum class Code
    {
        NotFound,
        NotAFile,    ///< a folder, a device or a pipe
        NotReadable, ///< `detail` is the system's own text
        Document,    ///< the content is no document: `document` says why
    };
    Code code = Code::NotFound;
    QString detail;
    ReadError document;

    bool operator==(const FileError&) const = default;
};

/// Reads a local file, and of a longer one than a document may be one byte more than that: the reader then
/// says that it is too large. Never opens anything but a file.
tl::expected<QByteArray, FileError> readFileBytes(const QString& path);

/// When the file was last changed, in UTC. Unlike QFileInfo it does not ask for the time zone, which takes
/// longer than all the rest of looking at a file.
QDateTime fileModified(const QString& path);

/// Writes a file whole or not at all, in place of one that is there. Returns the system's own words where it
/// can't, or an empty string.
QString writeFileWhole(const QString& path, const QByteArray& bytes);

/// Reads a document from a local file.
tl::expected<DocumentPtr, FileError> readDocumentFile(const QString& path);

} // namespace rangebar

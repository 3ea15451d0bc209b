// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/library/libraryorigin.h"

#include <tl/expected.hpp>

namespace rangebar {

/// Why a library can't be opened or changed. The words are chosen in report/librarywords.h.
struct LibraryError
{
    enum class Code
    {
        NotAFolder,
        NewerFormat,   ///< `format` is the library's
        DamagedMarker, ///< library.json can't be read, so nothing tells what wrote the library
        NotWritable,   ///< permissions, or a disk that is mounted read-only
        DiskFull,
        NoExclusiveRename, ///< the file system can't give a name without the risk of replacing a file
        NotFound,          ///< no such document
        NoTrash,           ///< there is no trash to move it to; it is still where it was
        System
    };
    Code code = Code::System;
    QString path;   ///< what it was about, absolute; untrusted
    QString detail; ///< the system's own words
    int format = 0;

    bool operator==(const LibraryError&) const = default;
};

/// A folder of documents: each is a file of its own with exactly the bytes that were published, under a name
/// made of its crate, its date and its content (libraryname.h). Beside them stand library.json, which names
/// the format, and origins/, where each file tells line by line where documents came from.
///
/// Nothing in it is ever changed: every file comes into being whole, under a name that was free, and stays.
/// So several programs may add at once, and one that is killed leaves nothing behind but a hidden folder,
/// which removeLeftovers() clears away. Names are relative to the folder, so it can be moved and copied.
///
/// Every call stands alone; nothing is held between them. May be used from several threads.
class DocumentLibrary
{
public:
    static constexpr int format = 1;

    /// A folder that does not exist yet is an empty library, and made with the first document. A library of a
    /// newer format, or with a damaged library.json, is opened for reading: see readOnlyBecause().
    static tl::expected<DocumentLibrary, LibraryError> open(const QString& folder);

    const QString& folder() const { return m_folder; }
    /// The absolute path of a document or another file in the library.
    QString path(const QString& name) const { return m_folder + QLatin1Char('/') + name; }

    /// Why nothing can be added or removed, as far as the library itself says so.
    std::optional<LibraryError> readOnlyBecause() const;

    struct NewDocument
    {
        DocumentPtr document;
        QByteArray sha256; ///< of document->bytes
        QList<LibraryOrigin> origins;
    };
    struct Kept
    {
        QString name;       ///< CRATE/DATE_HASH.json
        bool isNew = false; ///< false: the same bytes stood there already
        QDateTime modified; ///< of the file

        bool operator==(const Kept&) const = default;
    };
    struct KeepResult
    {
        QList<std::optional<Kept>>
            documents; ///< one for each that was given; absent where it is not in the library
        std::optional<LibraryError> error; ///< present where one is absent, or an origin was not written
    };
    /// Adds documents, and origins of documents that are there already. When it returns they are on the disk.
    /// It is quickest with some hundred documents at a time.
    KeepResult keep(const QList<NewDocument>& documents, const QList<OriginLine>& moreOrigins = {}) const;

    /// Moves the document to the user's trash. Its origins stay on record.
    std::optional<LibraryError> moveToTrash(const QString& name) const;

    /// Removes what programs that were killed have left behind; returns how many. An addition takes far less
    /// than the hour that a leftover must be old, so that of a running program is not touched.
    int removeLeftovers(const QDateTime& now = QDateTime::currentDateTimeUtc()) const;

private:
    explicit DocumentLibrary(QString folder);

    std::optional<LibraryError> prepare() const;

    QString m_folder; ///< absolute
};

} // namespace rangebar

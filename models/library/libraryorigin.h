// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rangebar {

/// Where and when a document came from. A document may have several: the same bytes are found in a download,
/// in a file and in a commit. All texts are untrusted.
struct LibraryOrigin
{
    enum class Kind
    {
        Download,
        File,
        Archive,
        Git
    };
    Kind kind = Kind::File;
    QString place;     ///< the address; or the absolute path of the file, the archive or the repository
    QStringList entry; ///< Archive: from archive to archive to the file; Git: the path in the repository
    QString commit;    ///< Git: the whole hash
    QString ref;       ///< Git: a ref from which the commit is reached, such as refs/heads/main
    QString subject;   ///< Git: the commit's first line
    QDateTime dated;   ///< when downloaded, last changed, or authored
    QDateTime kept;    ///< when it was taken into the library

    bool operator==(const LibraryOrigin&) const = default;
};

/// The word for programs: "download", "file", "archive", "git".
QLatin1StringView originKindName(LibraryOrigin::Kind kind);

/// Whether both name the same source, whenever it was looked at.
bool isSameOrigin(const LibraryOrigin& first, const LibraryOrigin& second);

/// One line of a file in the library's origins folder: which document, and one origin of it.
struct OriginLine
{
    QString document;  ///< the name in the library that it was given; `sha256` is what counts
    QByteArray sha256; ///< of the document's bytes, 32 bytes
    LibraryOrigin origin;

    bool operator==(const OriginLine&) const = default;
};

/// A JSON object in one line of UTF-8, ended by a line feed. Texts are cut to originTextLimit.
QByteArray writeOriginLine(const OriginLine& line);
/// Nothing where it is no such line. Members without a known meaning are passed over.
std::optional<OriginLine> readOriginLine(const QByteArray& line);

constexpr qsizetype originTextLimit = 4096;

} // namespace rangebar

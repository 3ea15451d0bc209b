// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"

namespace rangebar {

/// How many characters of the hash a file's name carries: the first that is free of another document's.
constexpr int shortestNameHash = 12;
constexpr int longestNameHash = 64;

/// CRATE/DATE_HASH.json, the same for the same document everywhere. Lower-case ASCII only, so that two names
/// never differ by case or by the form of a letter alone, and none that some system keeps for itself (con,
/// nul.json) or that the library has another use for. `sha256` is of the document's bytes.
QString libraryName(const BenchmarkDocument& document, const QByteArray& sha256,
                    int hashCharacters = shortestNameHash);

/// Whether a file with a name as above holds other content than that which it was named for: it was changed
/// where it stands. Never of a file that somebody named otherwise.
bool isChangedSinceKept(const QString& name, const QByteArray& sha256);

/// The folder's name for a crate.
QString libraryFolderName(const QString& crate);

/// Folder and file for what the library says of itself.
inline constexpr QLatin1StringView originsFolderName("origins");
inline constexpr QLatin1StringView libraryMarkerName("library.json");

} // namespace rangebar

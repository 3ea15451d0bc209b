// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <optional>

namespace rangebar {

/// What the source of a document of GitHub's says: "owner/repo#12 head 1a2b3c4, path".
struct GitHubSourceParts
{
    QString place;  ///< "owner/repo#12", "owner/repo@v0.6.0", "owner/repo@v0.6.0...main"
    QString role;   ///< "base", "head", or empty
    QString commit; ///< its first seven digits
    QString path;   ///< empty for the usual one

    bool operator==(const GitHubSourceParts&) const = default;
};
/// Nothing where the source is of another kind.
std::optional<GitHubSourceParts> gitHubSourceParts(const QString& source);

/// Sources are kept in files and are the same in every language; a reader is told them in words.
class SourceWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::SourceWords)

public:
    /// Visible text: a path or an address as it is, a document of GitHub's in the reader's language.
    static QString source(const QString& source);
};

} // namespace rangebar

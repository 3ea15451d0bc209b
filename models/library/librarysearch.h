// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryindex.h"

#include <tl/expected.hpp>

#include <vector>

namespace rangebar {

/// What a search asks for. The words for its errors are chosen in report/librarywords.h.
///
///     crate:nats cpu:"Ryzen 9" after:2026-09-01 version:0.7 broken pipe
///
/// A document is found where all of it holds. A plain word stands anywhere in what is known of the document;
/// text is compared whatever its case. after: takes the day itself in, before: leaves it out, and both take a
/// year or a month as well, so that after:2026-09 before:2026-10 is September. version: and core: take the
/// beginning of a version, up to a dot. Quotation marks hold a text with spaces together.
class LibraryQuery
{
public:
    struct Error
    {
        enum class Code
        {
            UnknownKey,
            NotADate,
            NotANumber
        };
        Code code = Code::UnknownKey;
        QString key;   ///< as typed; untrusted
        QString value; ///< as typed; untrusted

        bool operator==(const Error&) const = default;
    };

    /// Matches everything.
    LibraryQuery() = default;
    /// A key without a value yet, and a quotation mark that is not closed yet, are no error.
    static tl::expected<LibraryQuery, Error> parse(const QString& text);

    /// The keys that are understood, in the order they are told to the reader.
    static QStringList keys();

    bool isEmpty() const { return m_terms.empty(); }

private:
    friend class LibrarySearch;
    enum class Key
    {
        Any,
        Crate,
        Version,
        Core,
        Cpu,
        Os,
        Rustc,
        Schema,
        Source,
        After,
        Before
    };
    struct Term
    {
        Key key = Key::Any;
        QString value; ///< case folded
        int number = 0;
    };
    struct KeyName;
    static tl::expected<Term, Error> term(const QString& typedKey, const QString& value);

    std::vector<Term> m_terms;
};

/// The documents of an index, made ready to be searched again and again.
class LibrarySearch
{
public:
    LibrarySearch() = default;
    explicit LibrarySearch(const LibraryIndex& index);

    /// Positions in the index's entries, ascending. `index` is the one that the search was made of.
    std::vector<qsizetype> find(const LibraryIndex& index, const LibraryQuery& query) const;

private:
    struct Text
    {
        QString document; ///< what is known of it, case folded
        QString source;   ///< where it came from, case folded
    };
    static bool matches(const LibraryQuery::Term& term, const LibraryEntry& entry, const Text& text);

    std::vector<Text> m_texts; ///< by entry
};

} // namespace rangebar

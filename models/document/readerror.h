// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rangebar {

/// Why a document was not accepted. The words are chosen in report/words.h.
struct ReadError
{
    enum class Code
    {
        Empty,            ///< no bytes, or only white space
        TooLarge,         ///< more than maxDocumentBytes
        NotUtf8,          ///< invalid UTF-8 (or UTF-16/32, told by its byte order mark)
        Syntax,           ///< not JSON; `expected` says what stood to be there
        TooDeep,          ///< nested deeper than maxDocumentDepth
        DuplicateKey,     ///< an object names `found` twice
        NotAnObject,      ///< the top level is not an object
        MissingSchema,    ///< no `schema`
        UnknownSchema,    ///< `found` is the schema it declares
        WrongType,        ///< `expected` a type, `found` another
        MissingField,     ///< a required field is absent or null
        NumberOutOfRange, ///< no double, or 2^53 and beyond, where whole numbers are no longer told apart
        UnknownWord,      ///< a verdict that is neither of the two words
    };
    /// What stood to be there, for WrongType, MissingField, UnknownWord and Syntax.
    enum class Expected
    {
        Nothing,
        Object,
        Array,
        String,
        Number,
        WholeNumber, ///< zero or larger
        Boolean,
        Verdict,
        Value, ///< any JSON value
        MemberName,
        Colon,
        CommaOrBrace,
        CommaOrBracket,
        ClosingQuote,
        ValidEscape,
        EndOfDocument,
    };

    Code code = Code::Syntax;
    Expected expected = Expected::Nothing;
    int line = 0;   ///< from 1; 0 where no place applies
    int column = 0; ///< from 1, in characters (code points)
    QString path;  ///< such as scenarios[2].raw.best or ["no word"].x; empty at the top level; untrusted text
    QString found; ///< what was there instead as JSON, shortened to 80 characters; untrusted text

    bool operator==(const ReadError&) const = default;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/readerrorwords.h"

#include "models/document/documentreader.h"
#include "models/report/visibletext.h"

namespace rangebar {

QString ReadErrorWords::expected(ReadError::Expected expected)
{
    switch (expected) {
    case ReadError::Expected::Nothing:
        return tr("nothing more");
    case ReadError::Expected::Object:
        return tr("an object {...}");
    case ReadError::Expected::Array:
        return tr("an array [...]");
    case ReadError::Expected::String:
        return tr("a text in quotes");
    case ReadError::Expected::Number:
        return tr("a number");
    case ReadError::Expected::WholeNumber:
        return tr("a whole number, zero or larger");
    case ReadError::Expected::Boolean:
        return tr("true or false");
    case ReadError::Expected::Verdict:
        return tr("\"measured\" or \"indistinguishable\"");
    case ReadError::Expected::Value:
        return tr("a value");
    case ReadError::Expected::MemberName:
        return tr("a member's name in quotes");
    case ReadError::Expected::Colon:
        return tr("a colon");
    case ReadError::Expected::CommaOrBrace:
        return tr("a comma or }");
    case ReadError::Expected::CommaOrBracket:
        return tr("a comma or ]");
    case ReadError::Expected::ClosingQuote:
        return tr("a closing quote");
    case ReadError::Expected::ValidEscape:
        return tr("a valid escape such as \\n or \\u00e9");
    case ReadError::Expected::EndOfDocument:
        return tr("the end of the document");
    }
    Q_UNREACHABLE();
    return {};
}

QString ReadErrorWords::fault(const ReadError& error)
{
    const bool isFound = !error.found.isEmpty();
    switch (error.code) {
    case ReadError::Code::Empty:
        return tr("nothing stands here; a JSON object was expected");
    case ReadError::Code::TooLarge:
        return tr("larger than %n MiB, the most that is read", nullptr,
                  int(maxDocumentBytes / (1024 * 1024)));
    case ReadError::Code::NotUtf8:
        return tr("this is not UTF-8; the file must be saved as UTF-8");
    case ReadError::Code::Syntax:
        return isFound ? tr("this is not JSON: %1 was expected, but %2 stands there")
                             .arg(expected(error.expected), visibleText(error.found))
                       : tr("this is not JSON: %1 was expected").arg(expected(error.expected));
    case ReadError::Code::TooDeep:
        return tr("objects and arrays are nested more than %n deep, the most that is read", nullptr,
                  maxDocumentDepth);
    case ReadError::Code::DuplicateKey:
        return tr("the name %1 is given twice in one object; one of the two must go")
            .arg(visibleText(error.found));
    case ReadError::Code::NotAnObject:
        return isFound ? tr("the document must be one object {...}, but %1 stands there")
                             .arg(visibleText(error.found))
                       : tr("the document must be one object {...}");
    case ReadError::Code::MissingSchema:
        return tr("the document does not say its schema; it needs \"schema\": 1, 2 or 3");
    case ReadError::Code::UnknownSchema:
        return tr("schema %1 is not known here; this version reads 1, 2 and 3, and a later one may read more")
            .arg(visibleText(error.found));
    case ReadError::Code::WrongType:
        return isFound ? tr("%1 was expected, but %2 stands there")
                             .arg(expected(error.expected), visibleText(error.found))
                       : tr("%1 was expected").arg(expected(error.expected));
    case ReadError::Code::MissingField:
        return tr("missing; %1 must stand here").arg(expected(error.expected));
    case ReadError::Code::NumberOutOfRange:
        return tr("the number %1 can't be held exactly enough to be compared").arg(visibleText(error.found));
    case ReadError::Code::UnknownWord:
        return tr("%1 must stand here, not the word %2")
            .arg(expected(error.expected), visibleText(error.found));
    }
    Q_UNREACHABLE();
    return {};
}

} // namespace rangebar

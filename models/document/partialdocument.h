// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/document/jsontape.h"

namespace rangebar {

/// What the reader refuses a value for, before it is put into words or a place.
struct FieldFault
{
    ReadError::Code code = ReadError::Code::WrongType;
    ReadError::Expected expected = ReadError::Expected::Nothing;
    JsonTape::Index index = JsonTape::root; ///< the value, or the object that lacks a member
    std::string_view name;                  ///< the member that is missing; a literal
};

/// The fault with its place, path and what stands there instead.
ReadError errorOf(const JsonTape& tape, const FieldFault& fault);

/// The first loop of the first row, by which a schema is told that is not declared.
std::optional<JsonTape::Index> firstLoop(const JsonTape& tape);

/// A document that may be refused, as far as it can be read, and where everything in it stands. Only for
/// checking: what readDocument() refuses is never shown. Internal to models/document and models/check.
struct PartialDocument
{
    explicit PartialDocument(JsonTape&& parsed) : tape(std::move(parsed)) {}

    JsonTape tape; ///< of document.bytes
    /// Without the values that have a fault; rows without a name or a loop that every row has are left out.
    /// Without a usable schema it is 3, or 2 where the loops are written so, or 0 (and nothing is read) where
    /// it is a number that this version does not know.
    BenchmarkDocument document;
    std::vector<JsonTape::Index> scenarios;  ///< the object of each document.scenarios
    std::vector<JsonTape::Index> code;       ///< of each document.code
    std::vector<JsonTape::Index> throughput; ///< of each document.throughput
    /// None in a document that readDocument() accepts; otherwise the first is the error that it gives.
    std::vector<FieldFault> faults;
};

/// Goes on where readDocument() stops. The error is of a text that is no JSON at all, and the same.
tl::expected<PartialDocument, ReadError> readPartialDocument(const QByteArray& bytes);

} // namespace rangebar

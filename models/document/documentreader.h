// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/document/readerror.h"

#include <tl/expected.hpp>

namespace rangebar {

constexpr qsizetype maxDocumentBytes = qsizetype{16} * 1024 * 1024;
constexpr int maxDocumentDepth = 64;

/// Reads a results.json of schema 1, 2 or 3 (publishing rules of the RustStream benchmarks). The whole
/// document is accepted or none of it. Members without a known meaning are kept in
/// BenchmarkDocument::otherFields. Reentrant; a UTF-8 byte order mark is accepted.
tl::expected<DocumentPtr, ReadError> readDocument(const QByteArray& bytes);

} // namespace rangebar

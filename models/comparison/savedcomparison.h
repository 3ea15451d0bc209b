// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"

#include <tl/expected.hpp>

namespace rangebar {

constexpr qsizetype maxSavedComparisonBytes = 4 * 1024 * 1024;

/// Where a side was read from, and what it was then.
struct SavedSource
{
    QString source;    ///< a path or an address; relative paths are relative to the file
    QByteArray sha256; ///< of the document's bytes, 32 bytes

    bool operator==(const SavedSource&) const = default;
};

/// What stood above the comparison when it was saved, such as a pull request. Untrusted like the rest of the
/// file.
struct SavedOrigin
{
    QStringList facts; ///< the first is the title; in the language of who saved it
    QString page;      ///< the address of its page; may be empty
    /// The sides were turned round by then: what the facts call the base is the candidate.
    bool isSwapped = false;

    bool operator==(const SavedOrigin&) const = default;
};

/// A .rangebar file: all that restores the view.
struct SavedComparison
{
    SavedSource base;
    SavedSource candidate;
    ComparisonOptions options;
    RowFilter filter;
    RowOrder order = RowOrder::Document;
    ReviewMarks marks;
    std::optional<SavedOrigin> origin = {};

    bool operator==(const SavedComparison&) const = default;
};

struct SavedComparisonError
{
    enum class Code
    {
        TooLarge,
        NotJson,        ///< `offset` says where
        NotAComparison, ///< JSON, but not of this kind
        UnknownVersion, ///< `detail` is the version
        BadField,       ///< `detail` is the member's path
    };
    Code code = Code::NotJson;
    qsizetype offset = 0; ///< in bytes, from 0
    QString detail;       ///< untrusted

    bool operator==(const SavedComparisonError&) const = default;
};

QByteArray documentHash(const BenchmarkDocument& document);
SavedComparison savedComparison(const Comparison& comparison, const RowFilter& filter, RowOrder order,
                                const ReviewMarks& marks);

QByteArray writeSavedComparison(const SavedComparison& saved);
tl::expected<SavedComparison, SavedComparisonError> readSavedComparison(const QByteArray& bytes);

/// The sides whose document is not the one that was saved.
QList<Side> changedInputs(const SavedComparison& saved, const BenchmarkDocument& base,
                          const BenchmarkDocument& candidate);

} // namespace rangebar

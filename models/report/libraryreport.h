// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryindex.h"
#include "models/report/numberformat.h"
#include "models/report/readablereport.h"
#include "models/report/reportformat.h"

#include <memory>

namespace rangebar {

/// What a search finds in a library, in the order in which it was measured: the earliest first, then by name;
/// what names no date comes last.
struct LibraryListing
{
    std::shared_ptr<const LibraryIndex> index;
    QString query;
    QList<LibraryEntry> found;
    TextTable table; ///< of what was found, as the page of the library shows it
};

/// The error says in words what is wrong with the query.
tl::expected<LibraryListing, QString> listLibrary(const std::shared_ptr<const LibraryIndex>& index,
                                                  const QString& query, const NumberFormat& format);

/// The listing as UTF-8. Text and Markdown hold the cells of the library's page; JSON and CSV hold what the
/// documents say of themselves as it was published, and where they came from. CSV names the first origin, and
/// how many there are. `format` is not Html.
QByteArray libraryReport(const LibraryListing& listing, ReportFormat format, const TextLayout& layout = {});

} // namespace rangebar

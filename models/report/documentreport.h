// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/report/numberformat.h"
#include "models/report/readablereport.h"
#include "models/report/reportformat.h"

#include <QByteArray>
#include <QCoreApplication>

namespace rangebar {

/// A document and where it was found.
struct ReportedDocument
{
    DocumentPtr document; ///< never null
    QString source;       ///< a path, an address, "standard input": untrusted text
};

struct DocumentReportOptions
{
    /// For text, Markdown, HTML and the labels in JSON. CSV, and the figures in JSON, are independent of any
    /// locale.
    NumberFormat format = NumberFormat();
    TextLayout layout = {.block = TextLayout::Block::List}; ///< of the text format
};

/// Everything that the page of a crate shows, as UTF-8; several documents become one text, page, table or
/// JSON value. Every document text in it is escaped for the format; no control character of a document is in
/// it.
///
/// JSON and CSV hold what the document publishes and what follows from it, unrounded. A distance is a share
/// of the raw client's figure, positive where the loop is slower; as a percentage it is told only where it is
/// measured.
QByteArray documentReport(const QList<ReportedDocument>& documents, ReportFormat format,
                          const DocumentReportOptions& options = {});

/// The parts of a document's page, in their order.
enum class DocumentSection
{
    Comparison,
    Cost,
    Throughput,
    Machine,
    OtherFields
};

/// The words over the parts, the same in the window and in reports.
class SectionWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CratePage)

public:
    static QString heading(DocumentSection section);
    /// What stands over the other fields.
    static QString otherFieldsNote();
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/documentreport.h"

#include "models/items/codetablemodel.h"
#include "models/items/comparisontablemodel.h"
#include "models/items/machinetablemodel.h"
#include "models/items/otherfieldsmodel.h"
#include "models/items/tabletext.h"
#include "models/items/throughputtablemodel.h"
#include "models/report/documentrender.h"
#include "models/report/joining.h"
#include "models/report/reportrender.h"
#include "models/report/sourcewords.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

namespace rangebar {
namespace {

class ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::DocumentReport)
};

/// Of the machine: prose, but no more of it than can be read.
constexpr qsizetype longestFact = 1000;

ReportPart tablePart(DocumentSection section, const QAbstractItemModel& model)
{
    ReportPart part;
    part.heading = SectionWords::heading(section);
    part.table = textTable(model);
    return part;
}

/// Where the document contradicts itself, row by row.
ReportPart notes(const BenchmarkDocument& document, const NumberFormat& format)
{
    ReportPart part;
    part.heading = ReportWords::tr("Notes");
    part.table.header = {ReportWords::tr("Row"), ReportWords::tr("Loop"), ReportWords::tr("Note")};
    const Cards cards(format);
    const auto addNotes = [&part](const QString& row, const QString& loop, const QStringList& sentences) {
        for (const QString& sentence : sentences) {
            part.table.rows.append({{row, true, false}, {loop, false, false}, {sentence, true, false}});
        }
    };
    const auto addRow = [&](const QString& name, const RowAnalysis& row, const QString& unit) {
        for (const LoopAnalysis& loop : row.loops) {
            addNotes(name, Words::loop(loop.role), cards.verdictNotes(row, loop.role, unit));
        }
    };
    for (const Scenario& scenario : document.scenarios) {
        const QString name = visibleText(scenario.name);
        addRow(name, analyseRow(scenario.loops, scenario.pairs), scenario.unit);
        addNotes(name, Words::loop(LoopRole::RawClient), cards.brokerBoundNotes(document, scenario));
    }
    for (const ThroughputRow& row : document.throughput) {
        addRow(Cells(format).throughputName(row), analyseRow(row.loops, row.rounds), Words::throughputUnit());
    }
    return part;
}

} // namespace

QString SectionWords::heading(DocumentSection section)
{
    switch (section) {
    case DocumentSection::Comparison:
        return tr("Against the raw client");
    case DocumentSection::Cost:
        return tr("Cost of the code");
    case DocumentSection::Throughput:
        return tr("Throughput");
    case DocumentSection::Machine:
        return tr("Machine");
    case DocumentSection::OtherFields:
        return tr("Other fields");
    }
    Q_UNREACHABLE();
}

QString SectionWords::otherFieldsNote()
{
    return tr("The document also carries these fields, which Rangebar does not interpret.");
}

ReadableReport readableReport(const ReportedDocument& reported, const NumberFormat& format)
{
    const DocumentPtr& document = reported.document;
    ReadableReport report;
    report.title = Provenance::title(*document);
    report.facts = {Provenance::comparisonLine(*document)};
    if (!reported.source.isEmpty()) {
        //: %1 is a file or an address.
        report.facts.append(ReportWords::tr("Read from %1.").arg(SourceWords::source(reported.source)));
    }
    if (!document->scenarios.isEmpty()) {
        ReportPart part = tablePart(DocumentSection::Comparison, ComparisonTableModel(document, format));
        part.sentences = {Words::cellsExplained()};
        report.parts.append(std::move(part));
    }
    if (!document->code.isEmpty()) {
        ReportPart part = tablePart(DocumentSection::Cost, CodeTableModel(document, format));
        part.sentences = {Provenance::costLine(*document)};
        report.parts.append(part);
    }
    if (!document->throughput.isEmpty()) {
        ReportPart part = tablePart(DocumentSection::Throughput, ThroughputTableModel(document, format));
        if (document->scenarios.isEmpty()) { // otherwise it was said above
            part.sentences = {Words::cellsExplained()};
        }
        report.parts.append(std::move(part));
    }
    if (ReportPart part = notes(*document, format); !part.table.rows.isEmpty()) {
        report.parts.append(std::move(part));
    }
    ReportPart machine = tablePart(DocumentSection::Machine, MachineTableModel(document, format));
    for (QList<TableCell>& row : machine.table.rows) {
        for (TableCell& cell : row) {
            cell.text = shortened(cell.text, longestFact);
        }
    }
    report.parts.append(std::move(machine));
    if (!document->otherFields.isEmpty()) {
        ReportPart part = tablePart(DocumentSection::OtherFields, OtherFieldsModel(document));
        part.sentences = {SectionWords::otherFieldsNote()};
        report.parts.append(part);
    }
    return report;
}

QByteArray documentReport(const QList<ReportedDocument>& documents, ReportFormat format,
                          const DocumentReportOptions& options)
{
    if (format == ReportFormat::Json) {
        return toJson(documents, options.format);
    }
    if (format == ReportFormat::Csv) {
        return toCsv(documents).toUtf8();
    }
    QList<ReadableReport> reports;
    QStringList titles;
    for (const ReportedDocument& document : documents) {
        reports.append(readableReport(document, options.format));
        titles.append(reports.constLast().title);
    }
    return renderReports(reports, Joining::list(titles), format, options.layout, options.format.locale());
}

} // namespace rangebar

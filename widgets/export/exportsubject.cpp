// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportsubject.h"

#include "models/items/comparisonmodels.h"
#include "models/items/historymodels.h"
#include "models/items/otherfieldsmodel.h"
#include "models/report/filenames.h"
#include "models/report/historywords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/charts/changespecs.h"
#include "widgets/charts/tablespecs.h"

#include <algorithm>

namespace rangebar {
namespace {

bool hasRows(const Comparison& comparison, Section section)
{
    return std::ranges::any_of(comparison.rows,
                               [section](const ComparedRow& row) { return row.section == section; });
}

/// What a table of two documents says below itself: both documents and whether they may be compared. Where
/// they are on the reader's disk is nobody else's business.
QString comparisonFooter(const ComparisonReview& review)
{
    const Comparison& comparison = review.comparison();
    const ComparisonWords words{NumberFormat()};
    QStringList parts;
    for (const Side side : {Side::Base, Side::Candidate}) {
        const ComparisonSide& compared = side == Side::Base ? comparison.base : comparison.candidate;
        //: A document of a comparison: its letter, "base" or "candidate", versions, machine and date.
        parts += QCoreApplication::translate("rangebar::ExportSubject", "%1 %2: %3.")
                     .arg(ComparisonWords::sideLetter(side), ComparisonWords::side(side),
                          words.sideLine({compared.document, QString()}));
    }
    parts += words.headerSentences(comparison);
    parts += words.hiddenRows(comparison, review.visible().size());
    return Joining::sentences(parts);
}

} // namespace

ExportSubject::ExportSubject(DocumentPtr document) : m_document(std::move(document)) {}

ExportSubject::ExportSubject(const ComparisonReview* review) : m_review(review) {}

ExportSubject::ExportSubject(HistoryPtr history, const HistoryChartOptions& options)
    : m_history(std::move(history)), m_options(options)
{
}

QList<ExportItem> ExportSubject::possibleItems() const
{
    if (m_history) {
        return historyExports();
    }
    return m_document ? documentExports() : comparisonExports();
}

QString ExportSubject::title() const
{
    if (m_history) {
        return HistoryWords::title(*m_history);
    }
    if (m_document) {
        return Provenance::title(*m_document);
    }
    const BenchmarkDocument& base = *m_review->comparison().base.document;
    const BenchmarkDocument& candidate = *m_review->comparison().candidate.document;
    const QString one = Provenance::title(base);
    const QString other = Provenance::title(candidate);
    const auto& from = base.measurement.measuredAt;
    const auto& to = candidate.measurement.measuredAt;
    if (one != other || !from || !to) {
        return one == other ? one : tr("%1 and %2").arg(one, other);
    }
    //: A crate with its version, and the dates of two measurements.
    return tr("%1, %2 to %3").arg(one, visibleText(*from), visibleText(*to));
}

QString ExportSubject::fileStem() const
{
    if (m_history) {
        return historyFileStem(m_history->crate);
    }
    return m_document ? documentFileStem(*m_document)
                      : comparisonFileStem(*m_review->comparison().base.document,
                                           *m_review->comparison().candidate.document);
}

QList<ExportItem> ExportSubject::items() const
{
    QList<ExportItem> present;
    for (const ExportItem item : possibleItems()) {
        if (has(item)) {
            present += item;
        }
    }
    return present;
}

bool ExportSubject::has(ExportItem item) const
{
    switch (item) {
    case ExportItem::Comparison:
    case ExportItem::ComparisonTable:
        return !m_document->scenarios.isEmpty();
    case ExportItem::Cost:
    case ExportItem::CostTable:
        return !m_document->code.isEmpty();
    case ExportItem::ColdStart:
        return std::ranges::any_of(m_document->code,
                                   [](const CodeEntry& entry) { return entry.cold.has_value(); });
    case ExportItem::Throughput:
    case ExportItem::ThroughputTable:
        return !m_document->throughput.isEmpty();
    case ExportItem::ScenarioChanges:
    case ExportItem::ScenarioChangesTable:
        return hasRows(m_review->comparison(), Section::Scenarios);
    case ExportItem::ThroughputChanges:
    case ExportItem::ThroughputChangesTable:
        return hasRows(m_review->comparison(), Section::Throughput);
    case ExportItem::CodeChanges:
    case ExportItem::CodeChangesTable:
        return hasRows(m_review->comparison(), Section::Code);
    case ExportItem::Findings:
        return !m_review->comparison().findings.isEmpty();
    case ExportItem::Machine:
        return true;
    case ExportItem::OtherFields:
        return m_document ? !m_document->otherFields.isEmpty()
                          : !m_review->comparison().base.document->otherFields.isEmpty() ||
                                !m_review->comparison().candidate.document->otherFields.isEmpty();
    case ExportItem::ScenarioHistory:
    case ExportItem::ScenarioHistoryTable:
        return !m_history->scenarios.isEmpty();
    case ExportItem::ThroughputHistory:
    case ExportItem::ThroughputHistoryTable:
        return !m_history->throughput.isEmpty();
    case ExportItem::CodeHistory:
    case ExportItem::CodeHistoryTable:
        return !m_history->code.isEmpty();
    case ExportItem::ColdStartHistory:
        return HistorySpecs::hasColdStart(*m_history);
    }
    Q_UNREACHABLE();
}

ChartSpec ExportSubject::spec(ExportItem item, AxisMode axisMode) const
{
    ChartSpec spec = m_history    ? historySpec(item)
                     : m_document ? documentSpec(item, axisMode)
                                  : reviewSpec(item, axisMode);
    std::visit([item](auto& chart) { chart.item = item; }, spec);
    return spec;
}

ChartSpec ExportSubject::documentSpec(ExportItem item, AxisMode axisMode) const
{
    const NumberFormat format;
    const ChartSpecs charts(format);
    const TableSpecs tables(format);
    switch (item) {
    case ExportItem::Comparison:
        return charts.comparison(m_document, axisMode);
    case ExportItem::Cost:
        return charts.cost(m_document, false);
    case ExportItem::ColdStart:
        return charts.cost(m_document, true);
    case ExportItem::Throughput:
        return charts.throughput(m_document, axisMode);
    case ExportItem::ComparisonTable:
        return tables.comparison(m_document);
    case ExportItem::CostTable:
        return tables.cost(m_document);
    case ExportItem::ThroughputTable:
        return tables.throughput(m_document);
    case ExportItem::Machine:
        return tables.machine(m_document);
    case ExportItem::OtherFields:
        return tableChart(OtherFieldsModel(m_document), tr("%1: other fields").arg(title()), QString(),
                          Provenance::comparisonLine(*m_document));
    default:
        Q_UNREACHABLE(); // of a comparison
    }
}

ChartSpec ExportSubject::reviewSpec(ExportItem item, AxisMode axisMode) const
{
    const NumberFormat format;
    const ChangeSpecs charts(format);
    const auto table = [this](const QAbstractItemModel& model, const QString& heading) {
        return tableChart(model, tr("%1: %2").arg(title(), heading), QString(), comparisonFooter(*m_review));
    };
    switch (item) {
    case ExportItem::ScenarioChanges:
        return charts.rates(*m_review, Section::Scenarios, axisMode);
    case ExportItem::ThroughputChanges:
        return charts.rates(*m_review, Section::Throughput, axisMode);
    case ExportItem::CodeChanges:
        return charts.code(*m_review);
    case ExportItem::Findings:
        return table(FindingsModel(m_review, format), tr("findings"));
    case ExportItem::ScenarioChangesTable:
        return table(RateChangesModel(m_review, Section::Scenarios, format), tr("changes of the scenarios"));
    case ExportItem::ThroughputChangesTable:
        return table(RateChangesModel(m_review, Section::Throughput, format),
                     tr("changes of the throughput"));
    case ExportItem::CodeChangesTable:
        return table(CodeChangesModel(m_review, format), tr("changes of the cost of the code"));
    case ExportItem::Machine:
        return table(EnvironmentComparisonModel(m_review, format), tr("machine and versions"));
    case ExportItem::OtherFields:
        return table(OtherFieldsComparisonModel(m_review), tr("other fields"));
    default:
        Q_UNREACHABLE(); // of a document
    }
}

ChartSpec ExportSubject::historySpec(ExportItem item) const
{
    const NumberFormat format;
    const HistorySpecs charts(format);
    const auto table = [this](const QAbstractItemModel& model, const QString& heading) {
        return tableChart(model, tr("%1: %2").arg(title(), heading), QString(),
                          HistoryWords(NumberFormat()).span(*m_history));
    };
    switch (item) {
    case ExportItem::ScenarioHistory:
        return charts.rates(m_history, Section::Scenarios, m_options);
    case ExportItem::ThroughputHistory:
        return charts.rates(m_history, Section::Throughput, m_options);
    case ExportItem::CodeHistory:
        return charts.counts(m_history, false);
    case ExportItem::ColdStartHistory:
        return charts.counts(m_history, true);
    case ExportItem::ScenarioHistoryTable:
        return table(RateHistoryModel(m_history, Section::Scenarios, format), tr("scenarios over time"));
    case ExportItem::ThroughputHistoryTable:
        return table(RateHistoryModel(m_history, Section::Throughput, format), tr("throughput over time"));
    case ExportItem::CodeHistoryTable:
        return table(CodeHistoryModel(m_history, format), tr("cost of the code over time"));
    default:
        Q_UNREACHABLE(); // of a document or a comparison
    }
}

QString ExportSubject::name(ExportItem item)
{
    switch (item) {
    case ExportItem::Comparison:
        return tr("Against the raw client");
    case ExportItem::Cost:
        return tr("Cost of the code");
    case ExportItem::ColdStart:
        return tr("Cold start");
    case ExportItem::Throughput:
        return tr("Throughput");
    case ExportItem::ComparisonTable:
        return tr("Table: scenarios");
    case ExportItem::CostTable:
        return tr("Table: cost of the code");
    case ExportItem::ThroughputTable:
        return tr("Table: throughput");
    case ExportItem::ScenarioChanges:
        return tr("Changes of the scenarios");
    case ExportItem::ThroughputChanges:
        return tr("Changes of the throughput");
    case ExportItem::CodeChanges:
        return tr("Changes of the cost of the code");
    case ExportItem::Findings:
        return tr("Table: findings");
    case ExportItem::ScenarioChangesTable:
        return tr("Table: changes of the scenarios");
    case ExportItem::ThroughputChangesTable:
        return tr("Table: changes of the throughput");
    case ExportItem::CodeChangesTable:
        return tr("Table: changes of the code");
    case ExportItem::Machine:
        return tr("Table: machine");
    case ExportItem::OtherFields:
        return tr("Table: other fields");
    case ExportItem::ScenarioHistory:
        return tr("Scenarios over time");
    case ExportItem::ThroughputHistory:
        return tr("Throughput over time");
    case ExportItem::CodeHistory:
        return tr("Cost of the code over time");
    case ExportItem::ColdStartHistory:
        return tr("Cold start over time");
    case ExportItem::ScenarioHistoryTable:
        return tr("Table: scenarios over time");
    case ExportItem::ThroughputHistoryTable:
        return tr("Table: throughput over time");
    case ExportItem::CodeHistoryTable:
        return tr("Table: cost of the code over time");
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

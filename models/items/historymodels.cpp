// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/historymodels.h"

#include "models/report/visibletext.h"

namespace rangebar {
namespace {

TableEntry text(const QString& text, bool fromDocument = false)
{
    TableEntry entry;
    entry.text = text;
    entry.sortKey = text;
    entry.fromDocument = fromDocument;
    return entry;
}

TableEntry number(const QString& text, std::optional<double> value)
{
    TableEntry entry;
    entry.text = text;
    entry.alignRight = true;
    if (value) {
        entry.sortKey = *value;
    }
    return entry;
}

/// Units and sources are part of some cells.
TableEntry untrusted(TableEntry entry)
{
    entry.fromDocument = true;
    return entry;
}

enum RateColumn
{
    RateScenario,
    RateDocument,
    RateLoop,
    RateRounds,
    RateVerdict,
    RateChanged,
    DistanceChanged,
    RateColumns
};

enum CodeHistoryColumn
{
    CodeName,
    CodeDocument,
    CodeCounted,
    CodeInstructions,
    CodeAllocations,
    InstructionsChanged,
    AllocationsChanged,
    CodeHistoryColumns
};

} // namespace

RateHistoryModel::RateHistoryModel(std::shared_ptr<const History> history, Section section,
                                   const NumberFormat& format, QObject* parent)
    : TableModel(parent)
    , m_history(std::move(history))
    , m_rows(section == Section::Throughput ? &m_history->throughput : &m_history->scenarios)
    , m_words(format)
{
    for (qsizetype i = 0; i < m_rows->size(); ++i) {
        const QList<HistoryPoint>& points = m_rows->at(i).points;
        for (qsizetype point = 0; point < points.size(); ++point) {
            for (qsizetype loop = 0; loop < points.at(point).loops.size(); ++loop) {
                m_lines += {i, point, loop};
            }
        }
    }
}

int RateHistoryModel::entryColumns() const
{
    return RateColumns;
}

TableEntry RateHistoryModel::entry(int tableRow, int column) const
{
    const Line& line = m_lines.at(tableRow);
    const HistoryPoint& point = row(line).points.at(line.point);
    const LoopAnalysis& loop = point.loops.at(line.loop).analysis;
    switch (column) {
    case RateScenario:
        return text(m_words.rowName(*m_history, row(line)), true);
    case RateDocument:
        return text(m_words.step(*m_history, point.step), true);
    case RateLoop:
        return text(Words::loop(loop.role));
    case RateRounds:
        return untrusted(number(Cells(m_words.format()).loop(loop.rounds, point.unit), loop.figure));
    case RateVerdict:
        return loop.role == LoopRole::RawClient
                   ? number(QString(), std::nullopt)
                   : number(m_words.comparison().publishedVerdict(loop.verdict), loop.figureDistance);
    case RateChanged: {
        const RateChange* change = point.rate(loop.role);
        return change == nullptr
                   ? number(QString(), std::nullopt)
                   : untrusted(number(m_words.comparison().rate(*change, *point.change), change->percent));
    }
    default: {
        const DistanceChange* change = point.distance(loop.role);
        return change == nullptr ? number(QString(), std::nullopt)
                                 : number(m_words.comparison().distance(*change), change->points);
    }
    }
}

QString RateHistoryModel::details(int tableRow, int column) const
{
    const Line& line = m_lines.at(tableRow);
    if (column < RateRounds) {
        return entry(tableRow, column).text;
    }
    const HistoryPoint& point = row(line).points.at(line.point);
    return m_words.card(*m_history, row(line), point, point.loops.at(line.loop).analysis.role).asText();
}

QString RateHistoryModel::header(int column) const
{
    switch (column) {
    case RateScenario:
        return tr("Scenario");
    case RateDocument:
        return tr("Document");
    case RateLoop:
        return tr("Loop");
    case RateRounds:
        return tr("Rounds");
    case RateVerdict:
        return tr("Against the raw client");
    case RateChanged:
        return tr("Rate since the point before");
    default:
        return tr("Distance since the point before");
    }
}

bool RateHistoryModel::isNumeric(int column) const
{
    return column >= RateRounds;
}

CodeHistoryModel::CodeHistoryModel(std::shared_ptr<const History> history, const NumberFormat& format,
                                   QObject* parent)
    : TableModel(parent), m_history(std::move(history)), m_words(format)
{
    for (qsizetype i = 0; i < m_history->code.size(); ++i) {
        const QList<HistoryCodePoint>& points = m_history->code.at(i).points;
        for (qsizetype point = 0; point < points.size(); ++point) {
            const CodeEntry& entry = points.at(point).entry;
            const auto add = [&](CodeColumn column, const std::optional<CodeCounts>& counts) {
                if (counts) {
                    m_lines += {i, point, column, *counts};
                }
            };
            add(CodeColumn::Framework, entry.framework);
            add(CodeColumn::ColdStart, entry.cold);
            add(CodeColumn::RawClient, entry.raw);
            add(CodeColumn::BrokerCrate, entry.adapter);
            add(CodeColumn::HandWritten, entry.handWritten);
        }
    }
}

int CodeHistoryModel::entryColumns() const
{
    return CodeHistoryColumns;
}

TableEntry CodeHistoryModel::entry(int tableRow, int column) const
{
    const Line& line = m_lines.at(tableRow);
    const HistoryCodeRow& row = m_history->code.at(line.row);
    const HistoryCodePoint& point = row.points.at(line.point);
    const auto changed = [&](CodeMetric metric) {
        const CountChange* change = point.change ? point.change->count(line.column, metric) : nullptr;
        return change == nullptr ? number(QString(), std::nullopt)
                                 : number(m_words.comparison().count(*change), change->percent);
    };
    switch (column) {
    case CodeName:
        return text(m_words.rowName(*m_history, row), true);
    case CodeDocument:
        return text(m_words.step(*m_history, point.step), true);
    case CodeCounted:
        return text(ComparisonWords::column(line.column));
    case CodeInstructions:
        return number(m_words.format().full(line.counts.instructions), line.counts.instructions);
    case CodeAllocations:
        return number(m_words.format().full(line.counts.allocations), line.counts.allocations);
    case InstructionsChanged:
        return changed(CodeMetric::Instructions);
    default:
        return changed(CodeMetric::Allocations);
    }
}

QString CodeHistoryModel::details(int tableRow, int column) const
{
    const Line& line = m_lines.at(tableRow);
    if (column < CodeInstructions) {
        return entry(tableRow, column).text;
    }
    const HistoryCodeRow& row = m_history->code.at(line.row);
    return m_words.card(*m_history, row, row.points.at(line.point)).asText();
}

QString CodeHistoryModel::header(int column) const
{
    switch (column) {
    case CodeName:
        return tr("Code");
    case CodeDocument:
        return tr("Document");
    case CodeCounted:
        return tr("Counted");
    case CodeInstructions:
        return ComparisonWords::metric(CodeMetric::Instructions);
    case CodeAllocations:
        return ComparisonWords::metric(CodeMetric::Allocations);
    case InstructionsChanged:
        return tr("Instructions since the point before");
    default:
        return tr("Allocations since the point before");
    }
}

bool CodeHistoryModel::isNumeric(int column) const
{
    return column >= CodeInstructions;
}

HistoryDocumentsModel::HistoryDocumentsModel(std::shared_ptr<const History> history,
                                             const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_history(std::move(history)), m_words(format)
{
}

namespace {

enum DocumentColumn
{
    DocumentName,
    DocumentChanges,
    DocumentSource,
    DocumentColumns
};

} // namespace

int HistoryDocumentsModel::entryColumns() const
{
    return DocumentColumns;
}

TableEntry HistoryDocumentsModel::entry(int row, int column) const
{
    if (row >= m_history->steps.size()) {
        return leftOut(m_history->leftOut.at(row - m_history->steps.size()), column);
    }
    switch (column) {
    case DocumentName:
        return text(m_words.step(*m_history, row), true);
    case DocumentChanges:
        return text(m_words.changes(*m_history, row), true);
    default:
        return text(visibleText(m_history->steps.at(row).input.source), true);
    }
}

TableEntry HistoryDocumentsModel::leftOut(const HistoryLeftOut& document, int column) const
{
    const auto said = [&] {
        switch (column) {
        case DocumentName:
            return m_words.document(*document.input.document);
        case DocumentChanges:
            //: %1 is the reason.
            return tr("Left out: %1").arg(m_words.leftOut(*m_history, document));
        default:
            return visibleText(document.input.source);
        }
    };
    TableEntry entry = text(said(), true);
    entry.dimmed = true;
    return entry;
}

QString HistoryDocumentsModel::header(int column) const
{
    switch (column) {
    case DocumentName:
        return tr("Document");
    case DocumentChanges:
        return tr("Machine and build");
    default:
        return tr("From");
    }
}

bool HistoryDocumentsModel::isNumeric(int) const
{
    return false;
}

} // namespace rangebar

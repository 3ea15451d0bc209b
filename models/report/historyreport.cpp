// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/historyreport.h"

#include "models/report/historyrender.h"
#include "models/report/historywords.h"
#include "models/report/joining.h"
#include "models/report/reportrender.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

/// With every digit, so that what changed by little does not read the same.
QString countsInFull(const std::optional<CodeCounts>& counts, const NumberFormat& format)
{
    return counts ? QString(format.full(counts->instructions) + QStringLiteral(" / ") +
                            format.full(counts->allocations))
                  : Words::missing();
}

class ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HistoryReport)
};

/// Puts the parts of a report together.
class Builder
{
public:
    Builder(const History& history, const HistoryReportOptions& options)
        : m_history(history), m_options(options), m_words(options.format)
    {
    }

    ReadableReport build() const;

private:
    ReportPart documents() const;
    ReportPart findings() const;
    ReportPart distances(const HistoryRow& row) const;
    ReportPart rates(const HistoryRow& row) const;
    ReportPart code(const HistoryCodeRow& row) const;
    ReportPart leftOut() const;

    ReportPart rowPart(const HistoryRow& row, HistoryMeasure measure) const;
    QList<LoopRole> loopsOf(const HistoryRow& row, HistoryMeasure measure) const;
    QStringList apart(const HistoryPoint& point, HistoryMeasure measure) const;
    QString since(const HistoryPoint& point, HistoryMeasure measure) const;
    QString since(const HistoryCodePoint& point) const;
    QString figureSentence(const HistoryRow& row) const;
    QString figure(const HistoryPoint& point, LoopRole role, bool withUnit) const;

    const History& m_history;
    const HistoryReportOptions& m_options;
    HistoryWords m_words;
};

ReportPart Builder::documents() const
{
    ReportPart part;
    part.heading = ReportWords::tr("Documents");
    part.table.header = {ReportWords::tr("Document"), ReportWords::tr("On ruststream"),
                         ReportWords::tr("Machine, and what changed"), ReportWords::tr("From")};
    for (qsizetype i = 0; i < m_history.steps.size(); ++i) {
        const HistoryInput& input = m_history.steps.at(i).input;
        const std::optional<QString>& core = input.document->measurement.coreVersion;
        part.table.rows.append({documentCell(m_words.step(m_history, i)),
                                documentCell(core ? visibleText(*core) : Words::missing()),
                                documentCell(m_words.changes(m_history, i)),
                                documentCell(visibleText(input.source))});
    }
    return part;
}

ReportPart Builder::findings() const
{
    ReportPart part;
    part.heading = ReportWords::tr("Beyond the spread and the gates");
    part.table.header = {ReportWords::tr("Document"), ComparisonWords::findingClassTitle(),
                         ReportWords::tr("Finding")};
    QList<QList<QList<TableCell>>> byStep(m_history.steps.size());
    const auto add = [this, &byStep](const QString& name, const auto& point) {
        if (!point.change) {
            return;
        }
        for (const Finding& finding : findingsIn(*point.change)) {
            //: %1 is a row, %2 what was found in it, such as "RustStream, 3.1 % more msg/s".
            const QString text =
                ReportWords::tr("%1: %2").arg(name, m_words.comparison().change(finding, *point.change));
            byStep[point.step].append({documentCell(m_words.step(m_history, point.step)),
                                       ownCell(ComparisonWords::findingClass(finding.findingClass)),
                                       documentCell(text)});
        }
    };
    for (const QList<HistoryRow>* rows : {&m_history.scenarios, &m_history.throughput}) {
        for (const HistoryRow& row : *rows) {
            const QString name = m_words.rowName(m_history, row);
            for (const HistoryPoint& point : row.points) {
                add(name, point);
            }
        }
    }
    for (const HistoryCodeRow& row : m_history.code) {
        const QString name = m_words.rowName(m_history, row);
        for (const HistoryCodePoint& point : row.points) {
            add(name, point);
        }
    }
    for (qsizetype step = 0; step < m_history.steps.size(); ++step) {
        for (const HistoryMove& move : m_history.steps.at(step).moves) {
            byStep[step].append({documentCell(m_words.step(m_history, step)),
                                 ownCell(ComparisonWords::findingClass(FindingClass::Change)),
                                 documentCell(m_words.move(m_history, move))});
        }
    }
    for (const QList<QList<TableCell>>& rows : std::as_const(byStep)) {
        part.table.rows += rows;
    }
    return part;
}

/// The loops that any document has, in their order.
QList<LoopRole> Builder::loopsOf(const HistoryRow& row, HistoryMeasure measure) const
{
    QList<LoopRole> loops;
    for (const LoopRole role : {LoopRole::RawClient, LoopRole::BrokerCrate, LoopRole::RustStream}) {
        const bool isThere =
            std::ranges::any_of(row.points, [role](const HistoryPoint& point) { return point.loop(role); });
        if (isThere && (measure == HistoryMeasure::Rate || role != LoopRole::RawClient)) {
            loops.append(role);
        }
    }
    return loops;
}

ReportPart Builder::rowPart(const HistoryRow& row, HistoryMeasure measure) const
{
    ReportPart part;
    const QString name = m_words.rowName(m_history, row);
    //: %1 is a section, %2 a row of it.
    const QString titled = row.section == Section::Throughput
                               ? ReportWords::tr("%1, %2").arg(ComparisonWords::section(row.section), name)
                               : name;
    //: %1 is a row, %2 "rates" or "distances to the raw client".
    part.heading = ReportWords::tr("%1: %2", "heading").arg(titled, HistoryWords::measure(measure));
    part.folded = true;
    part.table.header = {ReportWords::tr("Document")};
    for (const LoopRole role : loopsOf(row, measure)) {
        part.table.header.append(Words::loop(role));
    }
    part.table.header.append(ReportWords::tr("Since the document before"));
    return part;
}

/// Why its loops are not joined to the point before; of the others only what is not said of RustStream.
QStringList Builder::apart(const HistoryPoint& point, HistoryMeasure measure) const
{
    const QString ofService = m_words.notJoined(point, LoopRole::RustStream, measure);
    QStringList reasons{ofService};
    for (const HistoryLoop& loop : point.loops) {
        const LoopRole role = loop.analysis.role;
        const QString reason = m_words.notJoined(point, role, measure);
        if (!reason.isEmpty() && reason != ofService) {
            //: %1 is a loop, %2 why it is not compared.
            reasons.append(ReportWords::tr("%1: %2", "loop").arg(Words::loop(role), reason));
        }
    }
    return reasons;
}

/// What became of a row since the point before: what was found, else the verdict of RustStream; and what
/// keeps a line from being drawn.
QString Builder::since(const HistoryPoint& point, HistoryMeasure measure) const
{
    if (!point.change) {
        return Words::missing();
    }
    QStringList parts = m_words.findings(point, measure);
    if (parts.isEmpty()) {
        const LoopRole service = LoopRole::RustStream;
        parts.append(measure == HistoryMeasure::Rate
                         ? m_words.comparison().rate(*point.rate(service), *point.change)
                         : m_words.comparison().distance(*point.distance(service)));
    }
    parts += apart(point, measure);
    parts.append(m_words.skipped(m_history, point));
    parts.removeDuplicates();
    return Joining::clauses(parts);
}

ReportPart Builder::distances(const HistoryRow& row) const
{
    ReportPart part = rowPart(row, HistoryMeasure::Distance);
    part.sentences = m_words.aboutRow(m_history, row);
    for (const HistoryPoint& point : row.points) {
        QList<TableCell> cells{documentCell(m_words.step(m_history, point.step))};
        for (const LoopRole role : loopsOf(row, HistoryMeasure::Distance)) {
            const HistoryLoop* loop = point.loop(role);
            cells.append(
                ownCell(m_words.comparison().publishedVerdict(loop ? loop->analysis.verdict : std::nullopt)));
        }
        QString text = since(point, HistoryMeasure::Distance);
        if (point.brokerBound == true) {
            text = Joining::clauses({text, Words::brokerBound()});
        }
        cells.append(documentCell(text));
        part.table.rows.append(cells);
    }
    return part;
}

/// The unit and the figure, as far as all documents agree on them.
QString Builder::figureSentence(const HistoryRow& row) const
{
    const auto isMedian = [](const HistoryPoint& point) { return point.basis == FigureBasis::Median; };
    const QString figure = std::ranges::all_of(row.points, isMedian)
                               ? ReportWords::tr("the median round of each loop")
                           : std::ranges::any_of(row.points, isMedian)
                               ? ReportWords::tr("the best round of each loop, and the median round where "
                                                 "no best is published")
                               : ReportWords::tr("the best round of each loop");
    const QString& unit = row.points.constLast().unit;
    //: %1 is a unit such as msg/s, %2 such as "the best round of each loop".
    return unit.isEmpty() ? Joining::ended(figure)
                          : ReportWords::tr("In %1: %2.").arg(visibleText(unit), figure);
}

QString Builder::figure(const HistoryPoint& point, LoopRole role, bool withUnit) const
{
    const HistoryLoop* loop = point.loop(role);
    if (!loop) {
        return Words::missing();
    }
    const QString figure = m_options.format.cell(loop->analysis.figure);
    return withUnit ? m_words.comparison().figure(loop->analysis.figure, point.unit) : figure;
}

ReportPart Builder::rates(const HistoryRow& row) const
{
    ReportPart part = rowPart(row, HistoryMeasure::Rate);
    part.sentences = {figureSentence(row)};
    const QString unit = row.points.constLast().unit.trimmed();
    for (const HistoryPoint& point : row.points) {
        QList<TableCell> cells{documentCell(m_words.step(m_history, point.step))};
        for (const LoopRole role : loopsOf(row, HistoryMeasure::Rate)) {
            cells.append(numberCell(figure(point, role, point.unit.trimmed() != unit)));
        }
        cells.append(documentCell(since(point, HistoryMeasure::Rate)));
        part.table.rows.append(cells);
    }
    return part;
}

/// One column of a code entry.
struct Column
{
    CodeColumn column;
    std::optional<CodeCounts> (*counts)(const CodeEntry&);
};

const QList<Column>& codeColumns()
{
    static const QList<Column> columns{
        {CodeColumn::Framework, [](const CodeEntry& entry) { return std::optional(entry.framework); }},
        {CodeColumn::ColdStart, [](const CodeEntry& entry) { return entry.cold; }},
        {CodeColumn::RawClient, [](const CodeEntry& entry) { return entry.raw; }},
        {CodeColumn::BrokerCrate, [](const CodeEntry& entry) { return entry.adapter; }},
        {CodeColumn::HandWritten, [](const CodeEntry& entry) { return entry.handWritten; }}};
    return columns;
}

QString Builder::since(const HistoryCodePoint& point) const
{
    if (!point.change) {
        return Words::missing();
    }
    const CodeRowChange& change = *point.change;
    QStringList sentences;
    for (const CountChange& count : change.counts) {
        if (count.verdict != CountVerdict::Identical) {
            sentences.append(m_words.comparison().explainCount(count, change));
        }
    }
    for (const Finding& finding : findingsIn(change)) {
        if (finding.kind == FindingKind::GateFlip) {
            sentences.append(Joining::ended(m_words.comparison().change(finding, change)));
        }
    }
    return Joining::sentences(sentences + QStringList{Joining::ended(m_words.skipped(m_history, point))});
}

/// Whether a line of its own would say nothing that the one before does not.
bool staysTheSame(const HistoryCodePoint& point)
{
    return point.change && !point.change->gateFlipped && point.previous->step + 1 == point.step &&
           std::ranges::all_of(point.change->counts, [](const CountChange& count) {
               return count.verdict == CountVerdict::Identical;
           });
}

ReportPart Builder::code(const HistoryCodeRow& row) const
{
    ReportPart part;
    //: %1 is the section "Cost of the code", %2 an entry of it.
    part.heading = ReportWords::tr("%1, %2").arg(ComparisonWords::section(Section::Code),
                                                 m_words.rowName(m_history, row));
    part.sentences = m_words.aboutRow(m_history, row);
    part.folded = true;
    part.table.header = {ReportWords::tr("Documents")};
    QList<Column> columns;
    for (const Column& column : codeColumns()) {
        if (std::ranges::any_of(row.points, [&column](const HistoryCodePoint& point) {
                return column.counts(point.entry).has_value();
            })) {
            columns.append(column);
            part.table.header.append(ComparisonWords::column(column.column));
        }
    }
    part.table.header.append(ReportWords::tr("Since the document before"));
    for (auto first = row.points.cbegin(); first != row.points.cend();) {
        const auto next = std::find_if_not(first + 1, row.points.cend(), staysTheSame);
        const QString from = m_words.step(m_history, first->step);
        const auto last = next - 1;
        //: %1 and %2 are the first and the last of some documents.
        const QString span =
            first == last ? from : ReportWords::tr("%1 to %2").arg(from, m_words.step(m_history, last->step));
        QList<TableCell> line{documentCell(span)};
        for (const Column& column : std::as_const(columns)) {
            line.append(numberCell(countsInFull(column.counts(first->entry), m_options.format)));
        }
        line.append(documentCell(since(*first)));
        part.table.rows.append(line);
        first = next;
    }
    return part;
}

ReportPart Builder::leftOut() const
{
    ReportPart part;
    part.heading = ReportWords::tr("Left out");
    part.table.header = {ReportWords::tr("From"), ReportWords::tr("Why")};
    for (const HistoryLeftOut& document : m_history.leftOut) {
        part.table.rows.append({documentCell(visibleText(document.input.source)),
                                documentCell(m_words.leftOut(m_history, document))});
    }
    for (const UnreadDocument& unread : m_options.unread) {
        part.table.rows.append({documentCell(visibleText(unread.name)), documentCell(unread.reason)});
    }
    return part;
}

ReadableReport Builder::build() const
{
    ReadableReport report;
    report.title = HistoryWords::title(m_history);
    report.facts = {m_words.span(m_history)};
    report.summary = m_words.summary(m_history);
    if (!m_options.unread.isEmpty()) {
        report.summary.append(ReportWords::tr("%n more could not be read; the list of what is left out says "
                                              "why.",
                                              nullptr, int(m_options.unread.size())));
    }
    const auto add = [&report](ReportPart part) {
        if (!part.table.rows.isEmpty()) {
            report.parts.append(std::move(part));
        }
    };
    add(documents());
    add(findings());
    for (const QList<HistoryRow>* rows : {&m_history.scenarios, &m_history.throughput}) {
        for (const HistoryRow& row : *rows) {
            add(distances(row));
            add(rates(row));
        }
    }
    for (const HistoryCodeRow& row : m_history.code) {
        add(code(row));
    }
    if (!m_history.code.isEmpty()) {
        report.facts.append(ReportWords::tr("Costs are instructions / allocations, of one message; those of "
                                            "the cold start are of the whole start."));
    }
    add(leftOut());
    return report;
}

} // namespace

ReadableReport readableReport(const History& history, const HistoryReportOptions& options)
{
    return Builder(history, options).build();
}

QByteArray historyReport(const History& history, ReportFormat format, const HistoryReportOptions& options)
{
    return renderReport(history, format, options);
}

} // namespace rangebar

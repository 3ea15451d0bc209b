// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/codes.h"
#include "models/report/comparisonjson.h"
#include "models/report/csvtext.h"
#include "models/report/historyrender.h"
#include "models/report/jsonfigures.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

using Key = QLatin1StringView;

QString orderCode(HistoryOrder order)
{
    return order == HistoryOrder::Date ? QStringLiteral("date") : QStringLiteral("version");
}

QString reasonCode(HistoryLeftOut::Reason reason)
{
    return reason == HistoryLeftOut::Reason::OtherCrate ? QStringLiteral("other_crate")
                                                        : QStringLiteral("same_content");
}

FindingKind kindOf(const HistoryMove& move)
{
    return move.state == RowState::Added ? FindingKind::RowAdded : FindingKind::RowRemoved;
}

/// Writes one history.
class JsonReport
{
public:
    JsonReport(const History& history, const HistoryReportOptions& options)
        : m_history(history), m_options(options), m_comparison(m_json)
    {
    }

    QByteArray write();

private:
    template <typename Rows, typename WriteOne>
    void writeList(Key name, const Rows& rows, WriteOne writeOne);
    void writeStep(const HistoryStep& step);
    void writeKey(const RowKey& key, const QStringList& olderNames);
    void writeLink(const HistoryLink& link);
    void writeRow(const HistoryRow& row);
    void writePoint(const HistoryPoint& point);
    void writeCode(const HistoryCodeRow& row);
    void writeCodePoint(const HistoryCodePoint& point);
    void writeJumps(const CodeRowChange& change);
    void writeSummary();
    void writeLeftOut();

    const History& m_history;
    const HistoryReportOptions& m_options;
    JsonWriter m_json;
    ComparisonJson m_comparison;
};

template <typename Rows, typename WriteOne>
void JsonReport::writeList(Key name, const Rows& rows, WriteOne writeOne)
{
    m_json.key(name);
    m_json.beginArray();
    for (const auto& row : rows) {
        m_json.beginObject();
        writeOne(row);
        m_json.endObject();
    }
    m_json.endArray();
}

void JsonReport::writeStep(const HistoryStep& step)
{
    const BenchmarkDocument& document = *step.input.document;
    m_json.member(Key("source"), step.input.source);
    m_comparison.identity(document);
    m_json.member(Key("measured_on"), step.measured.isValid()
                                          ? std::optional(step.measured.toString(Qt::ISODate))
                                          : std::nullopt);
    m_json.member(Key("recorded_at"), step.input.recorded.isValid()
                                          ? std::optional(step.input.recorded.toUTC().toString(Qt::ISODate))
                                          : std::nullopt);
    writeList(Key("environment"), document.environment, [this](const EnvironmentEntry& entry) {
        m_json.member(Key("key"), entry.key);
        m_json.member(Key("value"), entry.value);
    });
    writeList(Key("rows_moved"), step.moves, [this](const HistoryMove& move) {
        m_json.member(Key("kind"), codes::findingKind(kindOf(move)));
        m_json.member(Key("section"), codes::section(move.section));
        m_json.member(Key("name"), move.key.name);
        m_json.member(Key("occurrence"), move.key.occurrence);
        m_json.member(Key("previous_document"), qint64(move.previous));
    });
    m_json.key(Key("since_previous"));
    if (!step.fromPrevious) {
        m_json.null();
        return;
    }
    m_json.beginObject();
    m_json.member(Key("grade"), codes::grade(step.fromPrevious->grade));
    m_json.member(Key("machine_changed"), step.machineChanged);
    m_json.member(Key("toolchain_changed"), step.toolchainChanged);
    m_json.member(Key("setting_changed"), step.settingChanged);
    m_json.member(Key("schemas_differ"), step.fromPrevious->schemasDiffer);
    m_comparison.differences(*step.fromPrevious);
    m_json.endObject();
}

void JsonReport::writeKey(const RowKey& key, const QStringList& olderNames)
{
    m_json.member(Key("name"), key.name);
    m_json.member(Key("occurrence"), key.occurrence);
    m_json.key(Key("older_names"));
    m_json.beginArray();
    for (const QString& name : olderNames) {
        m_json.value(name);
    }
    m_json.endArray();
}

void JsonReport::writeLink(const HistoryLink& link)
{
    m_json.member(Key("document"), qint64(link.step));
    m_json.member(Key("grade"), codes::grade(link.comparability->grade));
}

void JsonReport::writePoint(const HistoryPoint& point)
{
    m_json.member(Key("document"), qint64(point.step));
    m_json.member(Key("row"), qint64(point.row));
    m_json.member(Key("unit"), point.unit);
    m_json.member(Key("figure"), codes::basis(point.basis));
    m_json.member(Key("smaller_is_better"), point.analysis.direction == Direction::SmallerIsBetter);
    m_json.member(Key("broker_bound"), point.brokerBound);
    writeList(Key("loops"), point.loops, [this](const HistoryLoop& loop) {
        m_json.member(Key("loop"), codes::loop(loop.analysis.role));
        writeFigures(m_json, loop.analysis);
        if (loop.analysis.verdict) {
            m_comparison.verdict(Key("verdict"), loop.analysis.verdict);
        }
        m_json.member(Key("joins_rate"), loop.joinsRate);
        m_json.member(Key("joins_distance"), loop.joinsDistance);
    });
    m_json.key(Key("since_previous"));
    if (!point.change) {
        m_json.null();
        return;
    }
    m_json.beginObject();
    writeLink(*point.previous);
    m_comparison.rates(*point.change);
    m_json.endObject();
}

void JsonReport::writeRow(const HistoryRow& row)
{
    writeKey(row.key, row.olderNames);
    writeList(Key("points"), row.points, [this](const HistoryPoint& point) { writePoint(point); });
}

/// The counts that went through a gate that applies.
void JsonReport::writeJumps(const CodeRowChange& change)
{
    QList<CountChange> jumps;
    std::ranges::copy_if(change.counts, std::back_inserter(jumps),
                         [&change](const CountChange& count) { return change.isGateJump(count); });
    writeList(Key("gate_jumps"), jumps, [this](const CountChange& count) {
        m_json.member(Key("column"), codes::column(count.column));
        m_json.member(Key("count"), codes::metric(count.metric));
        m_json.member(Key("tendency"), codes::tendency(count.tendency));
    });
}

void JsonReport::writeCodePoint(const HistoryCodePoint& point)
{
    m_json.member(Key("document"), qint64(point.step));
    m_json.member(Key("row"), qint64(point.row));
    m_json.member(Key("messages"), point.entry.messages);
    m_json.member(Key("gated"), point.entry.gated);
    writeCounts(m_json, Key("framework"), point.entry.framework);
    writeCounts(m_json, Key("cold"), point.entry.cold);
    writeCounts(m_json, Key("raw"), point.entry.raw);
    writeCounts(m_json, Key("adapter"), point.entry.adapter);
    writeCounts(m_json, Key("hand_written"), point.entry.handWritten);
    m_json.key(Key("since_previous"));
    if (!point.change) {
        m_json.null();
        return;
    }
    m_json.beginObject();
    writeLink(*point.previous);
    m_comparison.code(*point.change);
    writeJumps(*point.change);
    m_json.endObject();
}

void JsonReport::writeCode(const HistoryCodeRow& row)
{
    writeKey(row.key, row.olderNames);
    writeList(Key("points"), row.points, [this](const HistoryCodePoint& point) { writeCodePoint(point); });
}

void JsonReport::writeSummary()
{
    const Summary& summary = m_history.summary;
    m_json.key(Key("summary"));
    m_json.beginObject();
    m_json.member(Key("regressions"), qint64(summary.regressions));
    m_json.member(Key("improvements"), qint64(summary.improvements));
    m_json.member(Key("changes"), qint64(summary.changes));
    m_json.member(Key("changes_judged"), qint64(summary.changesJudged));
    m_json.member(Key("changes_distinguishable"), qint64(summary.changesDistinguishable));
    m_json.member(Key("changes_repeated"), qint64(summary.changesRepeated));
    m_json.member(Key("changes_of_other_rounds"), qint64(summary.changesOfOtherRounds));
    m_comparison.luck(Key("changes_by_luck"), summary.changesByLuck());
    m_json.member(Key("rows_added"), qint64(summary.rowsAdded));
    m_json.member(Key("rows_removed"), qint64(summary.rowsRemoved));
    m_json.member(Key("code_added"), qint64(summary.codeAdded));
    m_json.member(Key("code_removed"), qint64(summary.codeRemoved));
    m_json.member(Key("code_compared"), qint64(summary.codeCompared));
    m_json.member(Key("code_identical"), qint64(summary.codeIdentical));
    m_json.member(Key("code_gated_regressions"), qint64(summary.gatedRegressions));
    m_json.endObject();
}

void JsonReport::writeLeftOut()
{
    writeList(Key("left_out"), m_history.leftOut, [this](const HistoryLeftOut& document) {
        m_json.member(Key("source"), document.input.source);
        m_json.member(Key("reason"), reasonCode(document.reason));
        m_json.member(Key("crate"), document.input.document->crate);
        m_json.member(Key("same_as"),
                      document.sameAs >= 0 ? std::optional(qint64(document.sameAs)) : std::nullopt);
    });
    writeList(Key("unread"), m_options.unread, [this](const UnreadDocument& unread) {
        m_json.member(Key("source"), unread.name);
        m_json.member(Key("reason_label"), unread.reason);
    });
}

QByteArray JsonReport::write()
{
    constexpr int version = 1;
    m_json.beginObject();
    m_json.member(Key("rangebar_history_report"), version);
    m_json.member(Key("crate"), m_history.crate.isEmpty() ? std::nullopt : std::optional(m_history.crate));
    m_json.member(Key("order"), orderCode(m_history.options.order));
    m_comparison.thresholds(m_history.options.thresholds);
    writeSummary();
    writeList(Key("documents"), m_history.steps, [this](const HistoryStep& step) { writeStep(step); });
    writeList(Key("scenarios"), m_history.scenarios, [this](const HistoryRow& row) { writeRow(row); });
    writeList(Key("throughput"), m_history.throughput, [this](const HistoryRow& row) { writeRow(row); });
    writeList(Key("code"), m_history.code, [this](const HistoryCodeRow& row) { writeCode(row); });
    writeLeftOut();
    m_json.endObject();
    return m_json.json();
}

/// A document, a row that came or went, a rate, a distance or a count on one line.
class CsvReport
{
public:
    CsvReport(const History& history, const HistoryReportOptions& options)
        : m_history(history), m_options(options)
    {
    }

    QString write();

private:
    /// What stands behind the document's own columns.
    struct Line
    {
        QString section;
        RowKey key;
        QString part;    ///< loop or column
        QString measure; ///< rate, distance, instructions, allocations
        QString unit;
        QString figure;
        QString spread;
        QString verdict;
        QString percent;
        QString previous;
        QString change;
        QString changeUnit;
        QString changeVerdict;
        QString rule;
        QString tendency;
        QString joined;
        QString gateJump;
    };
    void add(qsizetype step, const Line& line);
    void add(const HistoryInput& input, const QString& number, const Line& line);
    void addStep(qsizetype step);
    void addMoves(qsizetype step);
    void addRow(const HistoryRow& row);
    void addLoop(const HistoryRow& row, const HistoryPoint& point, const HistoryLoop& loop);
    void addCode(const HistoryCodeRow& row);
    static Line lineOf(Section section, const RowKey& key, const std::optional<HistoryLink>& previous);

    const History& m_history;
    const HistoryReportOptions& m_options;
    QString m_csv;
};

QString csvTruth(bool truth)
{
    return truth ? QStringLiteral("true") : QStringLiteral("false");
}

/// As in the table of documents, from 1.
QString csvStep(qsizetype step)
{
    return QString::number(step + 1);
}

CsvReport::Line CsvReport::lineOf(Section section, const RowKey& key,
                                  const std::optional<HistoryLink>& previous)
{
    Line line;
    line.section = codes::section(section);
    line.key = key;
    line.previous = previous ? csvStep(previous->step) : QString();
    return line;
}

void CsvReport::add(qsizetype step, const Line& line)
{
    add(m_history.steps.at(step).input, csvStep(step), line);
}

void CsvReport::add(const HistoryInput& input, const QString& number, const Line& line)
{
    const auto text = [](const std::optional<QString>& value) { return csvText(value.value_or(QString())); };
    const BenchmarkDocument nothing;
    const BenchmarkDocument& document = input.document ? *input.document : nothing;
    const QStringList fields{line.section,
                             csvText(line.key.name),
                             line.key.name.isEmpty() ? QString() : QString::number(line.key.occurrence),
                             number,
                             csvText(input.source),
                             text(document.crate),
                             text(document.measurement.crateVersion),
                             text(document.measurement.coreVersion),
                             text(document.measurement.measuredAt),
                             line.part,
                             line.measure,
                             csvText(line.unit),
                             line.figure,
                             line.spread,
                             line.verdict,
                             line.percent,
                             line.previous,
                             line.change,
                             line.changeUnit,
                             line.changeVerdict,
                             csvText(line.rule),
                             line.tendency,
                             line.joined,
                             line.gateJump};
    m_csv += fields.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

void CsvReport::addStep(qsizetype index)
{
    const HistoryStep& step = m_history.steps.at(index);
    Line line;
    line.section = QStringLiteral("documents");
    if (step.fromPrevious) {
        QStringList keys;
        for (const EnvironmentDifference& difference : step.fromPrevious->differences) {
            keys.append(visibleText(difference.key));
        }
        line.previous = csvStep(index - 1);
        line.change = csvText(keys.join(QLatin1Char(' ')));
        line.changeVerdict = codes::grade(step.fromPrevious->grade);
    }
    add(index, line);
}

void CsvReport::addMoves(qsizetype step)
{
    for (const HistoryMove& move : m_history.steps.at(step).moves) {
        Line line;
        line.section = codes::section(move.section);
        line.key = move.key;
        line.previous = csvStep(move.previous);
        line.changeVerdict = codes::findingKind(kindOf(move));
        add(step, line);
    }
}

void CsvReport::addLoop(const HistoryRow& row, const HistoryPoint& point, const HistoryLoop& loop)
{
    const LoopAnalysis& analysis = loop.analysis;
    Line line = lineOf(row.section, row.key, point.previous);
    line.part = codes::loop(analysis.role);
    line.measure = QStringLiteral("rate");
    line.unit = point.unit;
    line.figure = csvNumber(analysis.figure);
    line.spread = csvNumber(analysis.spread);
    if (const RateChange* rate = point.rate(analysis.role)) {
        line.change = csvNumber(rate->percent);
        line.changeUnit = rate->percent ? QStringLiteral("percent") : QString();
        line.changeVerdict = codes::verdict(rate->verdict);
        line.rule = codes::rule(rate->verdict, rate->reason);
        line.tendency = codes::tendency(rate->tendency);
        line.joined = csvTruth(loop.joinsRate);
    }
    add(point.step, line);
    if (!analysis.verdict) {
        return;
    }
    line = lineOf(row.section, row.key, point.previous);
    line.part = codes::loop(analysis.role);
    line.measure = QStringLiteral("distance");
    line.verdict = codes::verdict(analysis.verdict->verdict);
    line.percent = csvNumber(analysis.verdict->percent);
    if (const DistanceChange* distance = point.distance(analysis.role)) {
        line.change = csvNumber(distance->points);
        line.changeUnit = distance->points ? QStringLiteral("points") : QString();
        line.changeVerdict = codes::verdict(distance->verdict);
        line.rule = codes::rule(distance->verdict, distance->reason);
        line.tendency = codes::tendency(distance->tendency);
        line.joined = csvTruth(loop.joinsDistance);
    }
    add(point.step, line);
}

void CsvReport::addRow(const HistoryRow& row)
{
    for (const HistoryPoint& point : row.points) {
        for (const HistoryLoop& loop : point.loops) {
            addLoop(row, point, loop);
        }
    }
}

void CsvReport::addCode(const HistoryCodeRow& row)
{
    for (const HistoryCodePoint& point : row.points) {
        // Compared with itself an entry has every count that it publishes, and no other.
        const CodeRowChange own = compareCodeEntries(point.entry, point.entry, {}, false);
        for (const CountChange& count : own.counts) {
            Line line = lineOf(Section::Code, row.key, point.previous);
            line.part = codes::column(count.column);
            line.measure = codes::metric(count.metric);
            line.figure = csvNumber(count.candidate);
            if (const CountChange* change =
                    point.change ? point.change->count(count.column, count.metric) : nullptr) {
                line.change = csvNumber(change->percent);
                line.changeUnit = change->percent ? QStringLiteral("percent") : QString();
                line.changeVerdict = codes::verdict(change->verdict);
                line.rule = codes::rule(change->verdict);
                line.tendency = codes::tendency(change->tendency);
                line.gateJump = csvTruth(point.change->isGateJump(*change));
            }
            add(point.step, line);
        }
    }
}

QString CsvReport::write()
{
    m_csv = QStringLiteral("section,name,occurrence,document,source,crate,crate_version,core_version,"
                           "measured_at,part,measure,unit,figure,spread,verdict,percent,previous_document,"
                           "change,change_unit,change_verdict,rule,tendency,joined,gate_jump\r\n");
    for (qsizetype step = 0; step < m_history.steps.size(); ++step) {
        addStep(step);
    }
    for (qsizetype step = 0; step < m_history.steps.size(); ++step) {
        addMoves(step);
    }
    for (const QList<HistoryRow>* rows : {&m_history.scenarios, &m_history.throughput}) {
        for (const HistoryRow& row : *rows) {
            addRow(row);
        }
    }
    for (const HistoryCodeRow& row : m_history.code) {
        addCode(row);
    }
    for (const HistoryLeftOut& document : m_history.leftOut) {
        Line line;
        line.section = QStringLiteral("left_out");
        line.rule = reasonCode(document.reason);
        line.previous = document.sameAs >= 0 ? csvStep(document.sameAs) : QString();
        add(document.input, QString(), line);
    }
    for (const UnreadDocument& unread : m_options.unread) {
        Line line;
        line.section = QStringLiteral("unread");
        line.rule = unread.reason;
        add({nullptr, unread.name, {}, {}}, QString(), line);
    }
    return m_csv;
}

} // namespace

QByteArray toJson(const History& history, const HistoryReportOptions& options)
{
    return JsonReport(history, options).write();
}

QString toCsv(const History& history, const HistoryReportOptions& options)
{
    return CsvReport(history, options).write();
}

} // namespace rangebar

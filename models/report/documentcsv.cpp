// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/loopanalysis.h"
#include "models/comparison/comparison.h"
#include "models/report/codes.h"
#include "models/report/csvtext.h"
#include "models/report/documentrender.h"
#include "models/report/jsonwriter.h"
#include "models/report/words.h"

#include <array>

namespace rangebar {
namespace {

QString csvCount(const std::optional<qint64>& count)
{
    return count ? QString::number(*count) : QString();
}

QString csvFlag(const std::optional<bool>& flag)
{
    if (!flag) {
        return {};
    }
    return *flag ? QStringLiteral("true") : QStringLiteral("false");
}

/// A column each, named as in the first line.
enum class Column : std::size_t
{
    Document,
    Section,
    Row,
    Name,
    Part,
    Unit,
    Figure,
    Best,
    Median,
    Slowest,
    Spread,
    LargerSpread,
    Distance,
    Verdict,
    VerdictSource,
    VerdictByRule,
    Percent,
    PercentSource,
    Messages,
    Rows,
    Rounds,
    BrokerBound,
    RoundTripsPerMessage,
    Instructions,
    Allocations,
    Gated,
    Plugin,
    Note,
    Value,
};

constexpr std::array<const char*, 29> columnNames{"document",
                                                  "section",
                                                  "row",
                                                  "name",
                                                  "part",
                                                  "unit",
                                                  "figure",
                                                  "best",
                                                  "median",
                                                  "slowest",
                                                  "spread",
                                                  "larger_spread",
                                                  "distance",
                                                  "verdict",
                                                  "verdict_source",
                                                  "verdict_by_rule",
                                                  "percent",
                                                  "percent_source",
                                                  "messages",
                                                  "rows",
                                                  "rounds",
                                                  "broker_bound",
                                                  "round_trips_per_message",
                                                  "instructions",
                                                  "allocations",
                                                  "gated",
                                                  "plugin",
                                                  "note",
                                                  "value"};

/// One line; what is not set stays empty.
class Line
{
public:
    QString& operator[](Column column) { return m_fields.at(static_cast<std::size_t>(column)); }
    QString text() const
    {
        return QStringList(m_fields.cbegin(), m_fields.cend()).join(QLatin1Char(',')) +
               QStringLiteral("\r\n");
    }

private:
    std::array<QString, columnNames.size()> m_fields;
};

/// One loop, one kind of count, or one value on a line.
class CsvDocuments
{
public:
    QString write(const QList<ReportedDocument>& documents);

private:
    Line lineOf(const QString& section, const QString& name) const;
    void addValue(const QString& section, const QString& name, const std::optional<QString>& value);
    void addDocument(const BenchmarkDocument& document);
    void addLoops(const Line& row, const LoopSet& loops, const RowAnalysis& analysis);
    void addCode(const BenchmarkDocument& document);
    static void setVerdict(Line& line, const LoopVerdict& verdict);

    QString m_source;
    QString m_csv;
};

Line CsvDocuments::lineOf(const QString& section, const QString& name) const
{
    Line line;
    line[Column::Document] = csvText(m_source);
    line[Column::Section] = section;
    line[Column::Name] = csvText(name);
    return line;
}

void CsvDocuments::addValue(const QString& section, const QString& name, const std::optional<QString>& value)
{
    if (value) {
        Line line = lineOf(section, name);
        line[Column::Value] = csvText(*value);
        m_csv += line.text();
    }
}

void CsvDocuments::setVerdict(Line& line, const LoopVerdict& verdict)
{
    const auto source = [](bool isPublished) {
        return isPublished ? QStringLiteral("published") : QStringLiteral("derived");
    };
    line[Column::Verdict] = codes::verdict(verdict.verdict);
    line[Column::VerdictSource] = source(verdict.source == VerdictSource::Published);
    line[Column::VerdictByRule] = codes::verdict(verdict.byRule);
    line[Column::Percent] = csvNumber(verdict.percent);
    line[Column::PercentSource] = verdict.percent ? source(verdict.percentIsPublished) : QString();
}

void CsvDocuments::addLoops(const Line& row, const LoopSet& loops, const RowAnalysis& analysis)
{
    constexpr double hundred = 100;
    for (const LoopAnalysis& loop : analysis.loops) {
        Line line = row;
        line[Column::Part] = codes::loop(loop.role);
        line[Column::Figure] = csvNumber(loop.figure);
        line[Column::Best] = csvNumber(bestRound(loop.rounds));
        line[Column::Median] = csvNumber(median(loop.rounds));
        line[Column::Slowest] = csvNumber(slowestRound(loop.rounds));
        line[Column::Spread] = csvNumber(loop.spread);
        line[Column::Plugin] = csvText(loops.plugin.value_or(QString()));
        if (loop.figureDistance) {
            line[Column::Distance] = csvNumber(*loop.figureDistance / hundred);
        }
        if (loop.verdict) {
            line[Column::LargerSpread] = csvNumber(loop.ruleSpread);
            setVerdict(line, *loop.verdict);
        }
        m_csv += line.text();
    }
    if (analysis.pluginVerdict) {
        Line line = row;
        line[Column::Part] = QStringLiteral("plugin");
        line[Column::Plugin] = csvText(loops.plugin.value_or(QString()));
        setVerdict(line, *analysis.pluginVerdict);
        m_csv += line.text();
    }
}

void CsvDocuments::addCode(const BenchmarkDocument& document)
{
    for (qsizetype i = 0; i < document.code.size(); ++i) {
        const CodeEntry& entry = document.code.at(i);
        Line line = lineOf(codes::section(Section::Code), entry.name);
        line[Column::Row] = QString::number(i);
        line[Column::Messages] = csvCount(entry.messages);
        line[Column::Gated] = csvFlag(entry.gated);
        line[Column::Plugin] = csvText(entry.plugin.value_or(QString()));
        line[Column::Note] = csvText(entry.note.value_or(QString()));
        const auto addCounts = [this, &line](const QString& part, const std::optional<CodeCounts>& counts) {
            if (counts) {
                line[Column::Part] = part;
                line[Column::Instructions] = csvNumber(counts->instructions);
                line[Column::Allocations] = csvNumber(counts->allocations);
                m_csv += line.text();
            }
        };
        addCounts(codes::column(CodeColumn::Framework), entry.framework);
        addCounts(codes::column(CodeColumn::ColdStart), entry.cold);
        addCounts(codes::column(CodeColumn::RawClient), entry.raw);
        addCounts(codes::column(CodeColumn::BrokerCrate), entry.adapter);
        addCounts(codes::column(CodeColumn::HandWritten), entry.handWritten);
        addCounts(QStringLiteral("overhead"), entry.overhead);
    }
}

void CsvDocuments::addDocument(const BenchmarkDocument& document)
{
    const QString about = QStringLiteral("document");
    addValue(about, QStringLiteral("schema"), QString::number(document.schema));
    addValue(about, QStringLiteral("crate"), document.crate);
    addValue(about, QStringLiteral("crate_version"), document.measurement.crateVersion);
    addValue(about, QStringLiteral("core_version"), document.measurement.coreVersion);
    addValue(about, QStringLiteral("measured_at"), document.measurement.measuredAt);
    if (const auto& code = document.codeMeasurement) {
        addValue(about, QStringLiteral("code_measured.crate_version"), code->crateVersion);
        addValue(about, QStringLiteral("code_measured.core_version"), code->coreVersion);
        addValue(about, QStringLiteral("code_measured.measured_at"), code->measuredAt);
    }
    for (const EnvironmentEntry& entry : document.environment) {
        addValue(QStringLiteral("environment"), entry.key, entry.value);
    }
    for (qsizetype i = 0; i < document.scenarios.size(); ++i) {
        const Scenario& scenario = document.scenarios.at(i);
        Line line = lineOf(codes::section(Section::Scenarios), scenario.name);
        line[Column::Row] = QString::number(i);
        line[Column::Unit] = csvText(scenario.unit);
        line[Column::Messages] = csvCount(scenario.messages);
        line[Column::Rounds] = csvCount(scenario.pairs);
        line[Column::BrokerBound] = csvFlag(scenario.brokerBound);
        line[Column::RoundTripsPerMessage] = csvNumber(scenario.roundTripsPerMessage);
        addLoops(line, scenario.loops, analyseRow(scenario.loops, scenario.pairs));
    }
    for (qsizetype i = 0; i < document.throughput.size(); ++i) {
        const ThroughputRow& row = document.throughput.at(i);
        Line line = lineOf(codes::section(Section::Throughput), throughputKey(row));
        line[Column::Row] = QString::number(i);
        line[Column::Unit] = Words::throughputUnit();
        line[Column::Rows] = csvCount(row.rows);
        line[Column::Rounds] = csvCount(row.rounds);
        addLoops(line, row.loops, analyseRow(row.loops, row.rounds));
    }
    addCode(document);
    for (const OtherField& field : document.otherFields) {
        addValue(QStringLiteral("other_fields"), field.path, jsonOnOneLine(field.json));
    }
}

QString CsvDocuments::write(const QList<ReportedDocument>& documents)
{
    QStringList header;
    for (const char* name : columnNames) {
        header.append(QLatin1StringView(name));
    }
    m_csv = header.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    for (const ReportedDocument& reported : documents) {
        m_source = reported.source;
        addDocument(*reported.document);
    }
    return m_csv;
}

} // namespace

QString toCsv(const QList<ReportedDocument>& documents)
{
    return CsvDocuments().write(documents);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/brokerbound.h"
#include "models/comparison/savedcomparison.h"
#include "models/report/codes.h"
#include "models/report/documentrender.h"
#include "models/report/jsonfigures.h"
#include "models/report/words.h"

namespace rangebar {
namespace {

using Key = QLatin1StringView;

/// Writes documents one after the other.
class JsonDocuments
{
public:
    explicit JsonDocuments(const NumberFormat& labels) : m_cells(labels) {}

    QByteArray write(const QList<ReportedDocument>& documents);

private:
    void writeDocument(const ReportedDocument& reported);
    void writeMeasurement(const Measurement& measurement);
    void writeEnvironment(const BenchmarkDocument& document);
    void writeScenario(const BenchmarkDocument& document, const Scenario& scenario);
    void writeThroughput(const ThroughputRow& row);
    void writeRow(const LoopSet& loops, const RowAnalysis& row, const QString& unit, bool brokerBound);
    void writeLoop(const LoopSet& loops, const RowAnalysis& row, const LoopAnalysis& loop,
                   const QString& unit);
    void writePublished(const PublishedDifference& published);
    void writeVerdict(const LoopVerdict& verdict, const QString& label,
                      std::optional<bool> agreesWithFigures = std::nullopt);
    void writeSums(const BenchmarkDocument& document, const Scenario& scenario);
    void writeCode(const CodeEntry& entry);
    void writeCounts(Key name, const std::optional<CodeCounts>& counts);

    Cells m_cells;
    JsonWriter m_json;
};

void JsonDocuments::writeMeasurement(const Measurement& measurement)
{
    m_json.member(Key("crate_version"), measurement.crateVersion);
    m_json.member(Key("core_version"), measurement.coreVersion);
    m_json.member(Key("measured_at"), measurement.measuredAt);
}

void JsonDocuments::writeEnvironment(const BenchmarkDocument& document)
{
    m_json.key(Key("environment"));
    m_json.beginArray();
    for (const EnvironmentEntry& entry : document.environment) {
        m_json.beginObject();
        m_json.member(Key("key"), entry.key);
        m_json.member(Key("value"), entry.value);
        m_json.member(Key("label"), Words::environmentLabel(entry.key));
        m_json.endObject();
    }
    m_json.endArray();
}

void JsonDocuments::writePublished(const PublishedDifference& published)
{
    m_json.key(Key("published"));
    m_json.beginObject();
    m_json.member(Key("percent"), published.percent);
    m_json.key(Key("verdict"));
    published.verdict ? m_json.value(codes::verdict(*published.verdict)) : m_json.null();
    m_json.endObject();
}

void JsonDocuments::writeVerdict(const LoopVerdict& verdict, const QString& label,
                                 std::optional<bool> agreesWithFigures)
{
    const auto source = [](bool isPublished) {
        return isPublished ? QStringLiteral("published") : QStringLiteral("derived");
    };
    m_json.key(Key("verdict"));
    m_json.beginObject();
    m_json.member(Key("verdict"), codes::verdict(verdict.verdict));
    m_json.member(Key("source"), source(verdict.source == VerdictSource::Published));
    m_json.member(Key("by_spread_rule"), codes::verdict(verdict.byRule));
    m_json.member(Key("agrees_with_spread_rule"), verdict.agreesWithRule());
    m_json.member(Key("percent"), verdict.percent);
    m_json.member(Key("percent_source"),
                  verdict.percent ? std::optional(source(verdict.percentIsPublished)) : std::nullopt);
    m_json.member(Key("percent_agrees_with_figures"), agreesWithFigures);
    m_json.member(Key("label"), label);
    m_json.endObject();
}

void JsonDocuments::writeLoop(const LoopSet& loops, const RowAnalysis& row, const LoopAnalysis& loop,
                              const QString& unit)
{
    m_json.beginObject();
    m_json.member(Key("loop"), codes::loop(loop.role));
    m_json.member(Key("name"), Words::loop(loop.role));
    writeFigures(m_json, loop);
    if (loop.verdict) {
        m_json.member(Key("larger_spread"), loop.ruleSpread);
        writePublished(loop.role == LoopRole::BrokerCrate ? loops.adapterOverhead : loops.overhead);
        const bool isPublished = loop.verdict->percent && loop.verdict->percentIsPublished;
        writeVerdict(*loop.verdict, m_cells.chartVerdict(loop),
                     isPublished ? std::optional(!loop.verdict->percentContradictsFigures()) : std::nullopt);
    }
    m_json.member(Key("label"), loop.role == LoopRole::BrokerCrate
                                    ? m_cells.brokerCrate(row, loop.rounds, unit)
                                    : m_cells.loop(loop.rounds, unit));
    m_json.endObject();
}

void JsonDocuments::writeRow(const LoopSet& loops, const RowAnalysis& row, const QString& unit,
                             bool brokerBound)
{
    m_json.member(Key("smaller_is_better"), row.direction == Direction::SmallerIsBetter);
    m_json.key(Key("loops"));
    m_json.beginArray();
    for (const LoopAnalysis& loop : row.loops) {
        writeLoop(loops, row, loop, unit);
    }
    m_json.endArray();
    m_json.member(Key("overhead_label"), m_cells.overhead(row, brokerBound));
    if (loops.plugin || row.pluginVerdict) {
        m_json.key(Key("plugin"));
        m_json.beginObject();
        m_json.member(Key("name"), loops.plugin);
        writePublished(loops.pluginOverhead);
        if (row.pluginVerdict) {
            writeVerdict(*row.pluginVerdict, m_cells.plugin(row, loops));
        }
        m_json.endObject();
    }
}

void JsonDocuments::writeSums(const BenchmarkDocument& document, const Scenario& scenario)
{
    m_json.key(Key("broker_bound_sums"));
    m_json.beginArray();
    for (const BrokerBoundSum& sum : brokerBoundSums(document, scenario)) {
        m_json.beginObject();
        m_json.key(Key("round_trip"));
        m_json.beginObject();
        m_json.member(Key("label"), sum.roundTrip.label);
        m_json.member(Key("text"), sum.roundTrip.text);
        m_json.member(Key("seconds"), sum.roundTrip.seconds);
        m_json.endObject();
        m_json.member(Key("seconds_per_message"), sum.secondsPerMessage);
        m_json.member(Key("share_of_one_round_trip"), sum.shareOfOne);
        m_json.member(Key("round_trips_for_half"), sum.roundTripsForHalf);
        m_json.member(Key("round_trips_charged"), sum.charged);
        m_json.member(Key("share_charged"), sum.share);
        m_json.member(Key("agrees_with_broker_bound"), sum.agreesWithFlag);
        m_json.endObject();
    }
    m_json.endArray();
    m_json.key(Key("broker_bound_sentences"));
    m_json.beginArray();
    for (const QString& sentence : Cards(m_cells.format()).brokerBoundSentences(document, scenario)) {
        m_json.value(sentence);
    }
    m_json.endArray();
}

void JsonDocuments::writeScenario(const BenchmarkDocument& document, const Scenario& scenario)
{
    m_json.beginObject();
    m_json.member(Key("name"), scenario.name);
    m_json.member(Key("unit"), scenario.unit);
    m_json.member(Key("messages"), scenario.messages);
    m_json.member(Key("rounds"), scenario.pairs);
    m_json.member(Key("broker_bound"), scenario.brokerBound);
    m_json.member(Key("round_trips_per_message"), scenario.roundTripsPerMessage);
    writeRow(scenario.loops, analyseRow(scenario.loops, scenario.pairs), scenario.unit,
             scenario.brokerBound.value_or(false));
    writeSums(document, scenario);
    m_json.endObject();
}

void JsonDocuments::writeThroughput(const ThroughputRow& row)
{
    m_json.beginObject();
    m_json.member(Key("database"), row.database);
    m_json.member(Key("form"), row.form);
    m_json.member(Key("batch"), row.batch);
    m_json.member(Key("workers"), row.workers);
    m_json.member(Key("pool"), row.pool);
    m_json.member(Key("rows"), row.rows);
    m_json.member(Key("rounds"), row.rounds);
    m_json.member(Key("unit"), Words::throughputUnit());
    writeRow(row.loops, analyseRow(row.loops, row.rounds), Words::throughputUnit(), false);
    m_json.member(Key("label"), m_cells.throughputName(row));
    m_json.endObject();
}

void JsonDocuments::writeCounts(Key name, const std::optional<CodeCounts>& counts)
{
    rangebar::writeCounts(m_json, name, counts, m_cells.counts(counts));
}

void JsonDocuments::writeCode(const CodeEntry& entry)
{
    m_json.beginObject();
    m_json.member(Key("name"), entry.name);
    m_json.member(Key("messages"), entry.messages);
    m_json.member(Key("gated"), entry.gated);
    writeCounts(Key("framework"), entry.framework);
    writeCounts(Key("cold"), entry.cold);
    writeCounts(Key("raw"), entry.raw);
    writeCounts(Key("adapter"), entry.adapter);
    writeCounts(Key("hand_written"), entry.handWritten);
    writeCounts(Key("overhead"), entry.overhead);
    m_json.member(Key("plugin"), entry.plugin);
    m_json.member(Key("note"), entry.note);
    m_json.endObject();
}

void JsonDocuments::writeDocument(const ReportedDocument& reported)
{
    const BenchmarkDocument& document = *reported.document;
    const auto list = [this](Key name, const auto& rows, const auto& writeOne) {
        m_json.key(name);
        m_json.beginArray();
        for (const auto& row : rows) {
            writeOne(row);
        }
        m_json.endArray();
    };
    m_json.beginObject();
    m_json.member(Key("source"), reported.source);
    m_json.member(Key("sha256"), QString::fromLatin1(documentHash(document).toHex()));
    m_json.member(Key("schema"), document.schema);
    m_json.member(Key("crate"), document.crate);
    writeMeasurement(document.measurement);
    m_json.key(Key("code_measured"));
    if (document.codeMeasurement) {
        m_json.beginObject();
        writeMeasurement(*document.codeMeasurement);
        m_json.endObject();
    } else {
        m_json.null();
    }
    m_json.member(Key("title"), Provenance::title(document));
    m_json.member(Key("comparison_provenance"), Provenance::comparisonLine(document));
    m_json.member(Key("cost_provenance"), Provenance::costLine(document));
    writeEnvironment(document);
    list(Key("scenarios"), document.scenarios, [&](const Scenario& row) { writeScenario(document, row); });
    list(Key("throughput"), document.throughput, [this](const ThroughputRow& row) { writeThroughput(row); });
    list(Key("code"), document.code, [this](const CodeEntry& entry) { writeCode(entry); });
    list(Key("other_fields"), document.otherFields, [this](const OtherField& field) {
        m_json.beginObject();
        m_json.member(Key("path"), field.path);
        m_json.key(Key("value"));
        m_json.embed(field.json);
        m_json.endObject();
    });
    m_json.endObject();
}

QByteArray JsonDocuments::write(const QList<ReportedDocument>& documents)
{
    constexpr int version = 1;
    m_json.beginObject();
    m_json.member(Key("rangebar_document_report"), version);
    m_json.key(Key("documents"));
    m_json.beginArray();
    for (const ReportedDocument& reported : documents) {
        writeDocument(reported);
    }
    m_json.endArray();
    m_json.endObject();
    return m_json.json();
}

} // namespace

QByteArray toJson(const QList<ReportedDocument>& documents, const NumberFormat& labels)
{
    return JsonDocuments(labels).write(documents);
}

} // namespace rangebar

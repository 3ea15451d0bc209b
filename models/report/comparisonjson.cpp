// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/comparisonjson.h"

#include "models/comparison/savedcomparison.h"
#include "models/report/codes.h"
#include "models/report/jsonfigures.h"

namespace rangebar {

using Key = QLatin1StringView;

void ComparisonJson::identity(const BenchmarkDocument& document)
{
    m_json.member(Key("sha256"), QString::fromLatin1(documentHash(document).toHex()));
    m_json.member(Key("schema"), document.schema);
    m_json.member(Key("crate"), document.crate);
    m_json.member(Key("crate_version"), document.measurement.crateVersion);
    m_json.member(Key("core_version"), document.measurement.coreVersion);
    m_json.member(Key("measured_at"), document.measurement.measuredAt);
    if (document.codeMeasurement) {
        m_json.key(Key("code_measured"));
        m_json.beginObject();
        m_json.member(Key("crate_version"), document.codeMeasurement->crateVersion);
        m_json.member(Key("core_version"), document.codeMeasurement->coreVersion);
        m_json.member(Key("measured_at"), document.codeMeasurement->measuredAt);
        m_json.endObject();
    }
}

void ComparisonJson::differences(const Comparability& may)
{
    m_json.key(Key("differences"));
    m_json.beginArray();
    for (const EnvironmentDifference& difference : may.differences) {
        m_json.beginObject();
        m_json.member(Key("key"), difference.key);
        m_json.member(Key("base"), difference.base);
        m_json.member(Key("candidate"), difference.candidate);
        m_json.member(Key("decides_machine"), difference.decidesMachine);
        m_json.member(Key("affects_rates"), difference.affectsRates);
        m_json.member(Key("affects_counts"), difference.affectsCounts);
        m_json.endObject();
    }
    m_json.endArray();
}

void ComparisonJson::thresholds(const CodeThresholds& thresholds)
{
    m_json.key(Key("thresholds"));
    m_json.beginObject();
    m_json.member(Key("instructions_percent"), thresholds.instructionsPercent);
    m_json.member(Key("allocations_percent"), thresholds.allocationsPercent);
    m_json.endObject();
}

void ComparisonJson::luck(Key name, const std::optional<ChanceBudget>& chance)
{
    m_json.key(name);
    if (!chance) {
        m_json.null();
        return;
    }
    m_json.beginObject();
    m_json.member(Key("least"), chance->least);
    m_json.member(Key("most"), chance->most);
    m_json.endObject();
}

void ComparisonJson::verdict(Key name, const std::optional<LoopVerdict>& judged)
{
    m_json.key(name);
    if (!judged) {
        m_json.null();
        return;
    }
    m_json.beginObject();
    m_json.member(Key("verdict"), codes::verdict(judged->verdict));
    m_json.member(Key("rule"), judged->source == VerdictSource::Published ? QStringLiteral("published")
                                                                          : QStringLiteral("spread_rule"));
    m_json.member(Key("by_spread_rule"), codes::verdict(judged->byRule));
    m_json.member(Key("percent"), judged->percent);
    const bool isPublished = judged->percent && judged->percentIsPublished;
    const bool contradicts = judged->percentContradictsFigures();
    m_json.member(Key("percent_agrees_with_figures"),
                  isPublished ? std::optional(!contradicts) : std::nullopt);
    m_json.member(Key("percent_by_figures"), contradicts ? judged->percentByFigures : std::nullopt);
    m_json.endObject();
}

void ComparisonJson::rate(const RateChange& change)
{
    m_json.key(Key("rate"));
    m_json.beginObject();
    m_json.member(Key("verdict"), codes::verdict(change.verdict));
    m_json.member(Key("rule"), codes::rule(change.verdict, change.reason));
    m_json.member(Key("base"), change.base);
    m_json.member(Key("candidate"), change.candidate);
    m_json.member(Key("base_spread"), change.baseSpread);
    m_json.member(Key("candidate_spread"), change.candidateSpread);
    m_json.member(Key("larger_spread"), change.ruleSpread);
    m_json.member(Key("change_percent"), change.percent);
    m_json.member(Key("tendency"), codes::tendency(change.tendency));
    m_json.endObject();
}

void ComparisonJson::distance(const LoopChange& loop, const LoopChange& raw)
{
    const DistanceChange& change = *loop.distance;
    m_json.key(Key("distance"));
    m_json.beginObject();
    m_json.member(Key("verdict"), codes::verdict(change.verdict));
    m_json.member(Key("rule"), codes::rule(change.verdict, change.reason));
    m_json.member(Key("base"), loop.rate.base);
    m_json.member(Key("base_raw"), raw.rate.base);
    m_json.member(Key("candidate"), loop.rate.candidate);
    m_json.member(Key("candidate_raw"), raw.rate.candidate);
    m_json.member(Key("base_spread"), loop.rate.baseSpread);
    m_json.member(Key("base_raw_spread"), raw.rate.baseSpread);
    m_json.member(Key("candidate_spread"), loop.rate.candidateSpread);
    m_json.member(Key("candidate_raw_spread"), raw.rate.candidateSpread);
    // The figures and spreads above are all the rule uses. In points it is told only where it is
    // distinguishable: what is indistinguishable has no percentage.
    const bool told = change.verdict == ChangeVerdict::Distinguishable;
    m_json.member(Key("base_points"), told ? change.base : std::nullopt);
    m_json.member(Key("candidate_points"), told ? change.candidate : std::nullopt);
    m_json.member(Key("larger_spread_points"), told ? change.ruleSpread : std::nullopt);
    m_json.member(Key("change_points"), change.points);
    m_json.member(Key("tendency"), codes::tendency(change.tendency));
    m_json.endObject();
}

void ComparisonJson::rates(const RateRowChange& row)
{
    m_json.member(Key("unit"), row.unit);
    m_json.member(Key("candidate_unit"), row.candidateUnit);
    m_json.member(Key("smaller_is_better"), row.direction == Direction::SmallerIsBetter);
    m_json.member(Key("figure"), codes::basis(row.basis));
    m_json.member(Key("figure_reduced_to_median"), row.basisReduced);
    m_json.member(Key("base_rounds"), row.baseRounds);
    m_json.member(Key("candidate_rounds"), row.candidateRounds);
    m_json.member(Key("base_broker_bound"), row.baseBrokerBound);
    m_json.member(Key("candidate_broker_bound"), row.candidateBrokerBound);
    m_json.member(Key("broker_bound_flipped"), row.brokerBoundFlipped);
    m_json.member(Key("raw_client_moved"), row.rawClientMoved);
    m_json.key(Key("loops"));
    m_json.beginArray();
    for (const LoopChange& loop : row.loops) {
        m_json.beginObject();
        m_json.member(Key("loop"), codes::loop(loop.role));
        writeRounds(m_json, Key("base_rounds"), loop.base);
        writeRounds(m_json, Key("candidate_rounds"), loop.candidate);
        rate(loop.rate);
        if (loop.distance) {
            distance(loop, *row.loop(LoopRole::RawClient));
            verdict(Key("base_verdict"), loop.baseVerdict);
            verdict(Key("candidate_verdict"), loop.candidateVerdict);
            m_json.member(Key("verdict_flipped"), loop.verdictFlipped);
            m_json.member(Key("indistinguishable_on_both_sides"), loop.isIndistinguishableOnBothSides());
        }
        m_json.member(Key("mixed"), loop.mixed);
        m_json.endObject();
    }
    m_json.endArray();
    if (row.plugin) {
        m_json.key(Key("plugin"));
        m_json.beginObject();
        verdict(Key("base_verdict"), row.plugin->base);
        verdict(Key("candidate_verdict"), row.plugin->candidate);
        m_json.member(Key("verdict_flipped"), row.plugin->flipped);
        m_json.endObject();
    }
    m_json.key(Key("layers"));
    m_json.beginArray();
    for (const LayerChange& change : row.layers) {
        m_json.beginObject();
        m_json.member(Key("layer"), codes::layer(change.layer));
        m_json.member(Key("verdict"), codes::verdict(change.verdict));
        m_json.member(Key("ratio"), change.ratio);
        m_json.member(Key("tendency"), codes::tendency(change.tendency));
        m_json.endObject();
    }
    m_json.endArray();
    m_json.key(Key("change_entered_in"));
    m_json.beginArray();
    for (const Layer entered : row.entered) {
        m_json.value(codes::layer(entered));
    }
    m_json.endArray();
}

void ComparisonJson::loneRates(const RateRowSide& row, Side side)
{
    const RowAnalysis analysis = analyseRow(*row.loops, row.rounds);
    const auto ofBase = [side](const auto& value) {
        return side == Side::Base ? std::optional(value) : std::nullopt;
    };
    const auto ofCandidate = [side](const auto& value) {
        return side == Side::Candidate ? std::optional(value) : std::nullopt;
    };
    m_json.member(Key("unit"), ofBase(row.unit));
    m_json.member(Key("candidate_unit"), ofCandidate(row.unit));
    m_json.member(Key("smaller_is_better"), analysis.direction == Direction::SmallerIsBetter);
    m_json.member(Key("base_rounds"), ofBase(row.rounds));
    m_json.member(Key("candidate_rounds"), ofCandidate(row.rounds));
    m_json.member(Key("base_broker_bound"), ofBase(row.brokerBound));
    m_json.member(Key("candidate_broker_bound"), ofCandidate(row.brokerBound));
    m_json.key(Key("loops"));
    m_json.beginArray();
    for (const LoopAnalysis& loop : analysis.loops) {
        m_json.beginObject();
        m_json.member(Key("loop"), codes::loop(loop.role));
        writeRounds(m_json, Key("base_rounds"), ofBase(loop.rounds));
        writeRounds(m_json, Key("candidate_rounds"), ofCandidate(loop.rounds));
        if (loop.verdict) {
            verdict(Key("base_verdict"), ofBase(loop.verdict));
            verdict(Key("candidate_verdict"), ofCandidate(loop.verdict));
        }
        m_json.endObject();
    }
    m_json.endArray();
    if (analysis.pluginVerdict) {
        m_json.key(Key("plugin"));
        m_json.beginObject();
        verdict(Key("base_verdict"), ofBase(analysis.pluginVerdict));
        verdict(Key("candidate_verdict"), ofCandidate(analysis.pluginVerdict));
        m_json.endObject();
    }
}

void ComparisonJson::code(const CodeRowChange& row)
{
    m_json.member(Key("base_gated"), row.baseGated);
    m_json.member(Key("candidate_gated"), row.candidateGated);
    m_json.member(Key("gated"), row.gated);
    m_json.member(Key("gate_flipped"), row.gateFlipped);
    m_json.member(Key("informational"), row.informational);
    m_json.member(Key("base_messages"), row.baseMessages);
    m_json.member(Key("candidate_messages"), row.candidateMessages);
    m_json.key(Key("counts"));
    m_json.beginArray();
    for (const CountChange& change : row.counts) {
        m_json.beginObject();
        m_json.member(Key("column"), codes::column(change.column));
        m_json.member(Key("count"), codes::metric(change.metric));
        m_json.member(Key("verdict"), codes::verdict(change.verdict));
        m_json.member(Key("rule"), codes::rule(change.verdict));
        m_json.member(Key("base"), change.base);
        m_json.member(Key("candidate"), change.candidate);
        m_json.member(Key("change_percent"), change.percent);
        m_json.member(Key("gate_percent"), change.thresholdPercent);
        m_json.member(Key("tendency"), codes::tendency(change.tendency));
        m_json.endObject();
    }
    m_json.endArray();
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/codes.h"
#include "models/report/comparisonjson.h"
#include "models/report/comparisonrender.h"
#include "models/report/csvtext.h"

#include <algorithm>
#include <utility>

namespace rangebar {
namespace {

QString relation(EnvironmentField::Relation relation)
{
    switch (relation) {
    case EnvironmentField::Relation::Equal:
        return QStringLiteral("equal");
    case EnvironmentField::Relation::Different:
        return QStringLiteral("different");
    case EnvironmentField::Relation::OneSided:
        return QStringLiteral("one_sided");
    case EnvironmentField::Relation::Measurement:
        return QStringLiteral("measurement");
    }
    Q_UNREACHABLE();
}

QString reading(Reading reading)
{
    switch (reading) {
    case Reading::None:
        return QStringLiteral("none");
    case Reading::RateDownCountsSame:
        return QStringLiteral("rates_worse_counts_same");
    case Reading::RateUpCountsSame:
        return QStringLiteral("rates_better_counts_same");
    case Reading::RateDownCountsUp:
        return QStringLiteral("rates_worse_counts_up");
    case Reading::RateUpCountsDown:
        return QStringLiteral("rates_better_counts_down");
    case Reading::RateDownCountsUpApart:
        return QStringLiteral("rates_worse_counts_up_in_other_rows");
    case Reading::RateUpCountsDownApart:
        return QStringLiteral("rates_better_counts_down_in_other_rows");
    case Reading::RateSameCountsUp:
        return QStringLiteral("rates_same_counts_up");
    case Reading::RateSameCountsDown:
        return QStringLiteral("rates_same_counts_down");
    case Reading::Contradictory:
        return QStringLiteral("contradictory");
    }
    Q_UNREACHABLE();
}

using Key = QLatin1StringView;

constexpr int jsonVersion = 1;

const auto csvHeader =
    QStringLiteral("section,state,base_name,candidate_name,part,measure,unit,base,candidate,base_spread,"
                   "candidate_spread,change,change_unit,verdict,rule,tendency,base_verdict,candidate_verdict,"
                   "base_percent,base_percent_by_figures,candidate_percent,candidate_percent_by_figures,"
                   "accepted,finding\r\n");

void writeSide(JsonWriter& json, Key name, const ComparisonSide& side)
{
    json.key(name);
    json.beginObject();
    json.member(Key("source"), side.source);
    ComparisonJson(json).identity(*side.document);
    json.endObject();
}

void writeOrigin(JsonWriter& json, const ReportOrigin& origin)
{
    if (!origin.github.isEmpty()) {
        json.key(Key("github"));
        json.embed(origin.github);
    }
}

/// Writes one comparison.
class JsonReport
{
public:
    JsonReport(const Comparison& comparison, const ReportOptions& options)
        : m_comparison(comparison), m_options(options)
    {
    }

    QByteArray write();

private:
    void writeComparability();
    void writeFields(Key name, const QList<EnvironmentField>& fields);
    void writeSummary();
    void writeFindings();
    void writeRow(const ComparedRow& row);
    void writeKey(Key name, const RowKey& key, bool isThere);

    const Comparison& m_comparison;
    const ReportOptions& m_options;
    JsonWriter m_json;
};

void JsonReport::writeFields(Key name, const QList<EnvironmentField>& fields)
{
    m_json.key(name);
    m_json.beginArray();
    for (const EnvironmentField& field : fields) {
        m_json.beginObject();
        m_json.member(Key("key"), field.key);
        m_json.member(Key("base"), field.base);
        m_json.member(Key("candidate"), field.candidate);
        m_json.member(Key("relation"), relation(field.relation));
        m_json.endObject();
    }
    m_json.endArray();
}

void JsonReport::writeComparability()
{
    const Comparability& may = m_comparison.comparability;
    m_json.key(Key("comparability"));
    m_json.beginObject();
    m_json.member(Key("grade"), codes::grade(may.grade));
    m_json.member(Key("base_names_crate"), may.baseNamesCrate);
    m_json.member(Key("candidate_names_crate"), may.candidateNamesCrate);
    m_json.member(Key("schemas_differ"), may.schemasDiffer);
    m_json.member(Key("counts_are_informational"), may.countsAreInformational());
    ComparisonJson(m_json).differences(may);
    writeFields(Key("environment"), may.fields);
    m_json.endObject();
}

void JsonReport::writeSummary()
{
    const Summary& summary = m_comparison.summary;
    const auto budget = [this](Key name, const std::optional<ChanceBudget>& chance) {
        ComparisonJson(m_json).luck(name, chance);
    };
    const auto reviewed = [this](Acceptance acceptance) {
        return qint64(countOf(acceptance, m_comparison, m_options.marks));
    };
    m_json.key(Key("summary"));
    m_json.beginObject();
    m_json.member(Key("regressions"), qint64(summary.regressions));
    m_json.member(Key("improvements"), qint64(summary.improvements));
    m_json.member(Key("changes"), qint64(summary.changes));
    m_json.member(Key("accepted"), reviewed(Acceptance::Accepted));
    m_json.member(Key("accepted_before_with_other_numbers"), reviewed(Acceptance::AcceptedBefore));
    m_json.member(Key("rows_compared"), qint64(summary.rowsCompared));
    m_json.member(Key("rows_distinguishable"), qint64(summary.rowsDistinguishable));
    m_json.member(Key("rows_repeated"), qint64(summary.rowsRepeated));
    m_json.member(Key("rows_of_other_rounds"), qint64(summary.rowsOfOtherRounds));
    budget(Key("rows_by_luck"), summary.rowsByLuck());
    m_json.member(Key("rows_flipped"), qint64(summary.rowsFlipped));
    m_json.member(Key("rows_added"), qint64(summary.rowsAdded));
    m_json.member(Key("rows_removed"), qint64(summary.rowsRemoved));
    m_json.member(Key("rows_not_comparable"), qint64(summary.rowsNotComparable));
    m_json.member(Key("rows_raw_client_moved"), qint64(summary.rowsRawClientMoved));
    m_json.member(Key("changes_judged"), qint64(summary.changesJudged));
    m_json.member(Key("changes_distinguishable"), qint64(summary.changesDistinguishable));
    m_json.member(Key("changes_repeated"), qint64(summary.changesRepeated));
    m_json.member(Key("changes_of_other_rounds"), qint64(summary.changesOfOtherRounds));
    budget(Key("changes_by_luck"), summary.changesByLuck());
    m_json.member(Key("geometric_mean_of_rate_ratios"), summary.geometricMean);
    m_json.member(Key("geometric_mean_rows"), qint64(summary.geometricMeanRows));
    m_json.member(Key("code_compared"), qint64(summary.codeCompared));
    m_json.member(Key("code_identical"), qint64(summary.codeIdentical));
    m_json.member(Key("code_added"), qint64(summary.codeAdded));
    m_json.member(Key("code_removed"), qint64(summary.codeRemoved));
    m_json.member(Key("code_gated_regressions"), qint64(summary.gatedRegressions));
    m_json.member(Key("reading"), reading(m_comparison.reading));
    m_json.endObject();
}

void JsonReport::writeFindings()
{
    m_json.key(Key("findings"));
    m_json.beginArray();
    for (const Finding& finding : m_comparison.findings) {
        const Acceptance acceptance = acceptanceOf(m_comparison, finding, m_options.marks);
        m_json.beginObject();
        m_json.member(Key("id"), finding.id);
        m_json.member(Key("kind"), codes::findingKind(finding.kind));
        m_json.member(Key("class"), codes::findingClass(finding.findingClass));
        m_json.member(Key("section"), codes::section(finding.section));
        if (finding.row >= 0) {
            m_json.member(Key("row"), qint64(finding.row));
        }
        m_json.member(Key("accepted"), acceptance == Acceptance::Accepted);
        if (acceptance != Acceptance::Open) {
            m_json.member(Key("accepted_before_with_other_numbers"),
                          acceptance == Acceptance::AcceptedBefore);
            m_json.member(Key("note"), m_options.marks.value(finding.id).note);
        }
        m_json.endObject();
    }
    m_json.endArray();
    m_json.key(Key("accepted_before_and_no_longer_found"));
    m_json.beginArray();
    const QStringList gone = acceptedAndGone(m_comparison, m_options.marks);
    for (const QString& id : gone) {
        m_json.beginObject();
        m_json.member(Key("id"), id);
        m_json.member(Key("note"), m_options.marks.value(id).note);
        m_json.endObject();
    }
    m_json.endArray();
}

void JsonReport::writeKey(Key name, const RowKey& key, bool isThere)
{
    m_json.key(name);
    if (!isThere) {
        m_json.null();
        return;
    }
    m_json.beginObject();
    m_json.member(Key("name"), key.name);
    m_json.member(Key("occurrence"), key.occurrence);
    m_json.endObject();
}

void JsonReport::writeRow(const ComparedRow& row)
{
    m_json.beginObject();
    m_json.member(Key("section"), codes::section(row.section));
    m_json.member(Key("state"), codes::state(row.state));
    writeKey(Key("base"), row.baseKey, row.base.has_value());
    writeKey(Key("candidate"), row.candidateKey, row.candidate.has_value());
    if (row.state == RowState::Paired) {
        m_json.member(Key("paired"), codes::pairing(row.pairKind));
    }
    if (row.rates) {
        ComparisonJson(m_json).rates(*row.rates);
    } else if (const auto lone = sideOf(m_comparison, row, row.side())) {
        ComparisonJson(m_json).loneRates(*lone, row.side());
    } else {
        ComparisonJson(m_json).code(codeChangeOf(m_comparison, row));
    }
    m_json.key(Key("findings"));
    m_json.beginArray();
    for (const qsizetype index : row.findings) {
        m_json.value(m_comparison.findings.at(index).id);
    }
    m_json.endArray();
    m_json.endObject();
}

QByteArray JsonReport::write()
{
    m_json.beginObject();
    m_json.member(Key("rangebar_comparison_report"), jsonVersion);
    writeOrigin(m_json, m_options.origin);
    writeSide(m_json, Key("base"), m_comparison.base);
    writeSide(m_json, Key("candidate"), m_comparison.candidate);
    writeComparability();
    ComparisonJson(m_json).thresholds(m_comparison.options.thresholds);
    writeSummary();
    writeFindings();
    const QList<qsizetype> told = toldRows(m_comparison, m_options);
    m_json.member(Key("rows_hidden"), qint64(m_comparison.rows.size() - told.size()));
    m_json.key(Key("rows"));
    m_json.beginArray();
    for (const qsizetype index : told) {
        writeRow(m_comparison.rows.at(index));
    }
    m_json.endArray();
    m_json.key(Key("suggestions"));
    m_json.beginArray();
    for (const SectionSuggestion& suggestion : m_comparison.suggestions) {
        m_json.beginObject();
        m_json.member(Key("section"), codes::section(suggestion.section));
        writeKey(Key("base"), suggestion.keys.base, true);
        writeKey(Key("candidate"), suggestion.keys.candidate, true);
        m_json.member(Key("similarity"), suggestion.similarity);
        m_json.endObject();
    }
    m_json.endArray();
    writeFields(Key("other_fields"), m_comparison.otherFields);
    m_json.endObject();
    return m_json.json();
}

/// One change on one line.
class CsvReport
{
public:
    CsvReport(const Comparison& comparison, const ReportOptions& options)
        : m_comparison(comparison), m_options(options)
    {
    }

    QString write();

private:
    struct Line
    {
        QString part;    ///< loop or column
        QString measure; ///< rate, distance, instructions, allocations
        QString unit;
        QString base;
        QString candidate;
        QString baseSpread;
        QString candidateSpread;
        QString change;
        QString changeUnit;
        QString verdict;
        QString rule;
        QString tendency;
        QString baseVerdict;
        QString candidateVerdict;
        QStringList contradictions = {{}, {}, {}, {}}; ///< what a side publishes, and what its figures give
        QStringList findingAspects;                    ///< how the ids of its findings end
    };
    void add(const ComparedRow& row, const Line& line);
    static void setVerdicts(Line& line, const std::optional<LoopVerdict>& base,
                            const std::optional<LoopVerdict>& candidate);
    void addRates(const ComparedRow& row, const RateRowChange& rates);
    /// A row that only one side has, and what it has of it.
    void addLone(const ComparedRow& row, const RateRowSide& lone);
    void addCode(const ComparedRow& row, const CodeRowChange& code);
    QList<const Finding*> findingsOf(const ComparedRow& row, const QStringList& aspects) const;
    QString accepted(const QList<const Finding*>& findings) const;

    const Comparison& m_comparison;
    const ReportOptions& m_options;
    QString m_csv;
};

QList<const Finding*> CsvReport::findingsOf(const ComparedRow& row, const QStringList& aspects) const
{
    QList<const Finding*> findings;
    for (const qsizetype index : row.findings) {
        const Finding& finding = m_comparison.findings.at(index);
        if (aspects.contains(finding.id.section(QLatin1Char(':'), 2))) { // behind section and name
            findings.append(&finding);
        }
    }
    return findings;
}

QString CsvReport::accepted(const QList<const Finding*>& findings) const
{
    QStringList told;
    for (const Finding* finding : findings) {
        const Acceptance acceptance = acceptanceOf(m_comparison, *finding, m_options.marks);
        if (acceptance != Acceptance::Open) {
            QStringList parts{acceptance == Acceptance::Accepted
                                  ? QStringLiteral("accepted")
                                  : QStringLiteral("open, accepted before with other numbers")};
            if (findings.size() > 1) { // the line has one cell for all of them
                parts.prepend(codes::findingKind(finding->kind));
            }
            if (const QString note = m_options.marks.value(finding->id).note; !note.isEmpty()) {
                parts.append(note);
            }
            told.append(parts.join(QStringLiteral(": ")));
        }
    }
    return told.join(QStringLiteral("; "));
}

void CsvReport::add(const ComparedRow& row, const Line& line)
{
    const QList<const Finding*> findings = findingsOf(row, line.findingAspects);
    QStringList kinds;
    for (const Finding* finding : findings) {
        kinds.append(codes::findingKind(finding->kind));
    }
    QStringList fields{codes::section(row.section),
                       codes::state(row.state),
                       csvText(row.baseKey.name),
                       csvText(row.candidateKey.name),
                       line.part,
                       line.measure,
                       csvText(line.unit),
                       line.base,
                       line.candidate,
                       line.baseSpread,
                       line.candidateSpread,
                       line.change,
                       line.changeUnit,
                       line.verdict,
                       line.rule,
                       line.tendency,
                       line.baseVerdict,
                       line.candidateVerdict};
    fields += line.contradictions + QStringList{csvText(accepted(findings)), kinds.join(QLatin1Char(' '))};
    m_csv += fields.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

void CsvReport::setVerdicts(Line& line, const std::optional<LoopVerdict>& base,
                            const std::optional<LoopVerdict>& candidate)
{
    const auto word = [](const std::optional<LoopVerdict>& verdict) {
        return verdict ? codes::verdict(verdict->verdict) : QString();
    };
    // Only where the two are not the same.
    const auto percents = [](const std::optional<LoopVerdict>& verdict) {
        return verdict && verdict->percentContradictsFigures()
                   ? QStringList{csvNumber(verdict->percent), csvNumber(verdict->percentByFigures)}
                   : QStringList{QString(), QString()};
    };
    line.baseVerdict = word(base);
    line.candidateVerdict = word(candidate);
    line.contradictions = percents(base) + percents(candidate);
}

void CsvReport::addRates(const ComparedRow& row, const RateRowChange& rates)
{
    for (const LoopChange& loop : rates.loops) {
        const QString name = codes::loop(loop.role);
        Line line;
        line.part = name;
        line.measure = QStringLiteral("rate");
        line.unit = rates.unit;
        line.base = csvNumber(loop.rate.base);
        line.candidate = csvNumber(loop.rate.candidate);
        line.baseSpread = csvNumber(loop.rate.baseSpread);
        line.candidateSpread = csvNumber(loop.rate.candidateSpread);
        line.change = csvNumber(loop.rate.percent);
        line.changeUnit = loop.rate.percent ? QStringLiteral("percent") : QString();
        line.verdict = codes::verdict(loop.rate.verdict);
        line.rule = codes::rule(loop.rate.verdict, loop.rate.reason);
        line.tendency = codes::tendency(loop.rate.tendency);
        const QStringList ofAll{QStringLiteral("compared"), name + QStringLiteral(":compared")};
        line.findingAspects = ofAll + QStringList{name + QStringLiteral(":rate")};
        add(row, line);
        if (!loop.distance) {
            continue;
        }
        const DistanceChange& change = *loop.distance;
        // As in JSON, points only where they tell a distinguishable change.
        const bool told = change.verdict == ChangeVerdict::Distinguishable;
        const auto points = [told](const std::optional<double>& value) {
            return told ? csvNumber(value) : QString();
        };
        line.measure = QStringLiteral("distance");
        line.unit = told ? QStringLiteral("points") : QString();
        line.base = points(change.base);
        line.candidate = points(change.candidate);
        line.baseSpread = points(change.baseSpread);
        line.candidateSpread = points(change.candidateSpread);
        line.change = csvNumber(change.points);
        line.changeUnit = told ? QStringLiteral("points") : QString();
        line.verdict = codes::verdict(change.verdict);
        line.rule = codes::rule(change.verdict, change.reason);
        line.tendency = codes::tendency(change.tendency);
        setVerdicts(line, loop.baseVerdict, loop.candidateVerdict);
        line.findingAspects =
            ofAll + QStringList{name + QStringLiteral(":distance"), name + QStringLiteral(":verdict")};
        add(row, line);
    }
}

void CsvReport::addLone(const ComparedRow& row, const RateRowSide& lone)
{
    const bool inBase = row.side() == Side::Base;
    for (const LoopAnalysis& loop : analyseRow(*lone.loops, lone.rounds).loops) {
        Line line;
        line.part = codes::loop(loop.role);
        line.measure = QStringLiteral("rate");
        line.unit = lone.unit;
        (inBase ? line.base : line.candidate) = csvNumber(loop.figure);
        (inBase ? line.baseSpread : line.candidateSpread) = csvNumber(loop.spread);
        add(row, line);
        if (loop.verdict) {
            Line distance;
            distance.part = line.part;
            distance.measure = QStringLiteral("distance");
            setVerdicts(distance, inBase ? loop.verdict : std::nullopt, inBase ? std::nullopt : loop.verdict);
            add(row, distance);
        }
    }
}

void CsvReport::addCode(const ComparedRow& row, const CodeRowChange& code)
{
    for (const CountChange& change : code.counts) {
        Line line;
        line.part = codes::column(change.column);
        line.measure = codes::metric(change.metric);
        line.base = csvNumber(change.base);
        line.candidate = csvNumber(change.candidate);
        line.change = csvNumber(change.percent);
        line.changeUnit = change.percent ? QStringLiteral("percent") : QString();
        line.verdict = codes::verdict(change.verdict);
        line.rule = codes::rule(change.verdict);
        line.tendency = codes::tendency(change.tendency);
        line.findingAspects = {line.part + QLatin1Char(':') + line.measure,
                               line.part + QStringLiteral(":compared")};
        add(row, line);
    }
}

QString CsvReport::write()
{
    m_csv = csvHeader;
    for (const qsizetype index : toldRows(m_comparison, m_options)) {
        const ComparedRow& row = m_comparison.rows.at(index);
        if (row.state != RowState::Paired) {
            Line line;
            line.findingAspects = {QStringLiteral("unpaired")};
            add(row, line);
        }
        if (row.rates) {
            addRates(row, *row.rates);
        } else if (const auto lone = sideOf(m_comparison, row, row.side())) {
            addLone(row, *lone);
        } else {
            addCode(row, codeChangeOf(m_comparison, row));
        }
    }
    return m_csv;
}

} // namespace

QByteArray toJson(const Comparison& comparison, const ReportOptions& options)
{
    return JsonReport(comparison, options).write();
}

QString toCsv(const Comparison& comparison, const ReportOptions& options)
{
    return CsvReport(comparison, options).write();
}

QByteArray toJson(const LoneReport& report, const ReportOptions& options)
{
    JsonWriter json;
    json.beginObject();
    json.member(Key("rangebar_comparison_report"), jsonVersion);
    writeOrigin(json, options.origin);
    for (const auto& [name, side] :
         {std::pair(Key("base"), &report.base), std::pair(Key("candidate"), &report.candidate)}) {
        if (*side) {
            writeSide(json, name, **side);
        } else {
            json.key(name);
            json.null();
        }
    }
    json.endObject();
    return json.json();
}

QString toCsv(const LoneReport& /*report*/, const ReportOptions& /*options*/)
{
    return csvHeader;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/changespecs.h"

#include "models/report/comparisonwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

using ComparisonPtr = std::shared_ptr<const Comparison>;

const LoopRounds* roundsOf(const LoopSet& loops, LoopRole role)
{
    switch (role) {
    case LoopRole::RawClient:
        return &loops.raw;
    case LoopRole::BrokerCrate:
        return loops.adapter ? &*loops.adapter : nullptr;
    case LoopRole::RustStream:
        return &loops.framework;
    }
    Q_UNREACHABLE();
}

/// The loops in the form in which the median is their figure. Unchanged where a median is not published.
LoopSet byMedian(const LoopSet& loops)
{
    const auto reduce = [](const LoopRounds& rounds) -> LoopRounds {
        const auto* best = std::get_if<BestOfRounds>(&rounds);
        if (best == nullptr || !best->median) {
            return rounds;
        }
        return MedianOfRounds{*best->median, std::min(best->best, best->worst),
                              std::max(best->best, best->worst)};
    };
    LoopSet reduced;
    reduced.raw = reduce(loops.raw);
    reduced.framework = reduce(loops.framework);
    if (loops.adapter) {
        reduced.adapter = reduce(*loops.adapter);
    }
    return reduced;
}

/// The distances of one side, on a direction that both sides share where they do.
class Distances
{
public:
    Distances(const RateRowSide& side, const RateRowChange* change)
        : m_loops(side.loops)
        , m_rounds(side.rounds)
        , m_ofMedians(change != nullptr && change->basis == FigureBasis::Median)
    {
        if (m_ofMedians) {
            m_reduced = byMedian(*side.loops);
            m_loops = &m_reduced;
        }
        // The rounds of one side alone may not tell the direction that the row has.
        m_turned = change != nullptr && change->refusal == NotComparedReason::None &&
                   direction(*m_loops) != change->direction;
    }
    Q_DISABLE_COPY_MOVE(Distances)

    bool isOfMedians() const { return m_ofMedians || std::holds_alternative<MedianOfRounds>(m_loops->raw); }
    /// Whether the row is compared by medians and this loop has none.
    bool lacksMedian(LoopRole role) const
    {
        const LoopRounds* rounds = roundsOf(*m_loops, role);
        return m_ofMedians && rounds != nullptr && std::holds_alternative<BestOfRounds>(*rounds);
    }
    double rawFigure() const { return figure(m_loops->raw); }

    std::optional<double> of(double value) const
    {
        const std::optional<double> percent = distancePercent(*m_loops, value);
        return percent && *percent != 0 && m_turned ? -*percent : percent;
    }

    RangeMarks marks(LoopRole role) const
    {
        RangeMarks marks;
        const LoopRounds* rounds = roundsOf(*m_loops, role);
        if (rounds == nullptr || lacksMedian(role)) {
            return marks;
        }
        marks.dot = of(figure(*rounds));
        if (marks.dot && m_rounds != 1 && spread(*rounds) > 0) {
            marks.rangeFrom = of(bestRound(*rounds));
            marks.rangeTo = of(slowestRound(*rounds));
            // Where the median round is the figure, the dot already marks it.
            if (const auto* best = std::get_if<BestOfRounds>(rounds); best != nullptr && best->median) {
                marks.notch = of(*best->median);
            }
        }
        return marks;
    }

private:
    LoopSet m_reduced;
    const LoopSet* m_loops; ///< the side's own, or m_reduced
    std::optional<qint64> m_rounds;
    bool m_ofMedians = false;
    bool m_turned = false;
};

bool isIndistinguishable(const std::optional<LoopVerdict>& verdict)
{
    return verdict && verdict->verdict == Verdict::Indistinguishable;
}

ChangeMark markOf(const DistanceChange& change)
{
    switch (change.verdict) {
    case ChangeVerdict::Identical:
        return ChangeMark::Identical;
    case ChangeVerdict::Indistinguishable:
        return ChangeMark::Within;
    case ChangeVerdict::Distinguishable:
        return change.tendency == Tendency::Better ? ChangeMark::Less : ChangeMark::More;
    case ChangeVerdict::NotComparable:
        break;
    }
    return ChangeMark::None;
}

ChangeMark markOfRawClient(const RateChange& change)
{
    switch (change.verdict) {
    case ChangeVerdict::Identical:
        return ChangeMark::Identical;
    case ChangeVerdict::Indistinguishable:
        return ChangeMark::Within;
    case ChangeVerdict::Distinguishable:
        return ChangeMark::Moved;
    case ChangeVerdict::NotComparable:
        break;
    }
    return ChangeMark::None;
}

/// The row with what is to be said of one loop only; the raw client stays, since distances are explained by
/// it.
ComparedRow aboutLoop(const ComparedRow& row, LoopRole role)
{
    ComparedRow about = row;
    if (!about.rates) {
        return about;
    }
    about.rates->loops.removeIf(
        [role](const LoopChange& loop) { return loop.role != role && loop.role != LoopRole::RawClient; });
    if (role != LoopRole::RustStream) {
        about.rates->layers.clear();
        about.rates->plugin.reset();
    }
    return about;
}

/// Chooses the words of a comparison's charts.
class ChangeChartWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ChangeSpecs)

public:
    ChangeChartWords(ComparisonPtr comparison, const NumberFormat& format)
        : m_comparison(std::move(comparison))
        , m_words(format)
        , m_changeIndistinguishable(tr("change indistinguishable"))
    {
    }

    const Comparison& comparison() const { return *m_comparison; }
    const ComparisonWords& words() const { return m_words; }
    const ComparedRow& row(qsizetype index) const { return m_comparison->rows.at(index); }

    QString crate() const
    {
        for (const Side side : {Side::Candidate, Side::Base}) {
            if (const auto& crate = m_comparison->document(side).crate) {
                return shownName(*crate);
            }
        }
        return tr("unnamed document");
    }

    /// "A 2026-09-21 (0.7.0 on 0.7.0-rc.9)", with what the document publishes of it.
    static QString side(Side side, const Measurement& measured)
    {
        QStringList parts{ComparisonWords::sideLetter(side),
                          measured.measuredAt ? shownName(*measured.measuredAt) : tr("date not published")};
        if (measured.crateVersion && measured.coreVersion) {
            //: %1 is the version of a crate, %2 that of the core it was measured with.
            parts +=
                tr("(%1 on %2)").arg(shownName(*measured.crateVersion), shownName(*measured.coreVersion));
        } else if (measured.crateVersion || measured.coreVersion) {
            const QString& version = measured.crateVersion ? *measured.crateVersion : *measured.coreVersion;
            parts += QString(QLatin1Char('(') + shownName(version) + QLatin1Char(')'));
        }
        return parts.join(QLatin1Char(' '));
    }

    QString ratesTitle(Section section) const
    {
        const QString shown = section == Section::Throughput ? tr("%1, throughput").arg(crate()) : crate();
        //: %1 is a crate, %2 and %3 the two documents: "A 2026-09-21 (0.7.0 on 0.7.0-rc.9)".
        return tr("%1: %2 to %3")
            .arg(shown, side(Side::Base, m_comparison->document(Side::Base).measurement),
                 side(Side::Candidate, m_comparison->document(Side::Candidate).measurement));
    }

    QString codeTitle() const
    {
        const auto measured = [this](Side which) {
            const BenchmarkDocument& document = m_comparison->document(which);
            return side(which, document.codeMeasurement.value_or(document.measurement));
        };
        //: %1 is a crate, %2 and %3 the two documents: "A 2026-09-21 (0.7.0 on 0.7.0-rc.9)".
        return tr("%1: cost of the code, %2 to %3")
            .arg(crate(), measured(Side::Base), measured(Side::Candidate));
    }

    /// What holds for the chart of a section: what is left out, what follows from the
    /// differences, and where it was measured. `shown` rows pass the filter.
    QStringList footer(Section section, qsizetype shown) const
    {
        const bool ofRates = section != Section::Code;
        return {hiddenRows(section, shown), gradeSentences(ofRates), machines(ofRates)};
    }

    QString machines(bool ofRates) const
    {
        const auto machine = [&](Side which) {
            const BenchmarkDocument& document = m_comparison->document(which);
            const QString published = Joining::facts(ofRates ? Provenance::comparisonMachine(document)
                                                             : Provenance::costMachine(document));
            return published.isEmpty() ? tr("a machine that is not published") : published;
        };
        const QString base = machine(Side::Base);
        const QString candidate = machine(Side::Candidate);
        //: A machine, such as "Example 8-Core Processor, Linux 6.1".
        return base == candidate ? tr("Both measured on: %1.").arg(base)
                                 : tr("A measured on: %1. B measured on: %2.").arg(base, candidate);
    }

    /// The grade with what follows from it, and what differs.
    QString gradeSentences(bool ofRates) const
    {
        QStringList sentences = m_words.headerSentences(*m_comparison).mid(0, 1);
        QStringList changed;
        for (const EnvironmentDifference& difference : m_comparison->comparability.differences) {
            if (ofRates ? difference.affectsRates : difference.affectsCounts) {
                changed += Words::environmentLabel(difference.key);
            }
        }
        if (!changed.isEmpty()) {
            sentences += tr("Different: %1.").arg(Joining::list(changed));
        }
        return Joining::sentences(sentences);
    }

    /// Empty where all rows of the section are shown.
    QString hiddenRows(Section section, qsizetype shown) const
    {
        const qsizetype all = std::ranges::count_if(
            m_comparison->rows, [section](const ComparedRow& row) { return row.section == section; });
        if (shown >= all) {
            return {};
        }
        return tr("The filter hides %1 of %2 rows.")
            .arg(m_words.format().count(all - shown), m_words.format().count(all));
    }

    /// Why a loop that is measured has no distance.
    QString noDistance(const Distances& distances, LoopRole role) const
    {
        if (distances.lacksMedian(role)) {
            return tr("no median is published, by which this row is compared");
        }
        return tr("no distance can be computed: the raw client's figure is %1")
            .arg(m_words.format().full(distances.rawFigure()));
    }

    /// What stands at the end of a loop's row.
    QString change(const LoopChange& loop, const RateRowChange& row) const
    {
        if (loop.role == LoopRole::RawClient) {
            return rawClient(loop.rate, row);
        }
        if (loop.distance->verdict == ChangeVerdict::Indistinguishable) {
            return m_changeIndistinguishable;
        }
        return m_words.distance(*loop.distance);
    }

    QString blockTag(const ComparedRow& row, const RateRowSide* base, const RateRowSide* candidate) const
    {
        QStringList tags;
        if (row.state != RowState::Paired) {
            tags += m_words.pairing(*m_comparison, row);
        }
        const bool inBase = base != nullptr && base->brokerBound == true;
        const bool inCandidate = candidate != nullptr && candidate->brokerBound == true;
        if (inBase != inCandidate && row.state == RowState::Paired) {
            //: %1 is "broker-bound", %2 the letter of one of two documents.
            tags += tr("%1 in %2 only")
                        .arg(Words::brokerBound(),
                             ComparisonWords::sideLetter(inBase ? Side::Base : Side::Candidate));
        } else if (inBase || inCandidate) {
            tags += Words::brokerBound();
        }
        return Joining::facts(tags);
    }

    QString codeTag(const ComparedRow& row, const CodeRowChange& change) const
    {
        QStringList tags;
        if (row.state != RowState::Paired) {
            tags += m_words.pairing(*m_comparison, row);
        }
        if (change.gateFlipped) {
            tags += change.candidateGated.value_or(true) ? tr("now gated") : tr("no longer gated");
        } else if (!change.gated) {
            tags += tr("not gated");
        }
        return Joining::facts(tags);
    }

    CostChange count(const CountChange& change, const CodeRowChange& row) const
    {
        CostChange shown;
        shown.percent = change.percent;
        shown.text = m_words.count(change);
        const bool gates = change.column == CodeColumn::Framework || change.column == CodeColumn::ColdStart;
        const bool judged = gates && row.gated && !row.informational;
        const auto withVerdict = [&](ChangeMark mark) {
            shown.mark = mark;
            if (judged || mark == ChangeMark::Within) {
                //: %1 is a change of a count, %2 what it means: "regression", "within 2 %".
                shown.text = tr("%1: %2").arg(shown.text, m_words.countVerdict(change, row));
            }
        };
        switch (change.verdict) {
        case CountVerdict::Identical:
            shown.mark = ChangeMark::Identical;
            break;
        case CountVerdict::Within:
            withVerdict(ChangeMark::Within);
            break;
        case CountVerdict::Above:
        case CountVerdict::New:
            withVerdict(ChangeMark::More);
            shown.judged = judged;
            break;
        case CountVerdict::Below:
        case CountVerdict::Gone:
            withVerdict(ChangeMark::Less);
            shown.judged = judged;
            break;
        case CountVerdict::MissingInBase:
        case CountVerdict::MissingInCandidate:
            break;
        }
        return shown;
    }

    /// Of an entry that one side has: its tag says which.
    CostChange countAlone(const CountChange& change) const
    {
        CostChange shown;
        shown.text = m_words.format().full(change.base ? *change.base : *change.candidate);
        return shown;
    }

    /// "within 2 %".
    QString gate(CodeMetric metric) const
    {
        CountChange within;
        within.verdict = CountVerdict::Within;
        within.thresholdPercent = m_comparison->options.thresholds.of(metric);
        return m_words.countVerdict(within, CodeRowChange());
    }

    Card loopCard(qsizetype index, LoopRole role) const
    {
        const ComparedRow& whole = row(index);
        Card card = m_words.card(*m_comparison, aboutLoop(whole, role));
        if (!whole.rates) {
            addOneSide(card, whole, role);
        }
        //: %1 is a scenario, %2 a loop.
        card.title = tr("%1, %2").arg(card.title, Words::loop(role));
        return card;
    }

    QString spokenLoop(qsizetype index, const RangeRow& shown) const
    {
        const ComparedRow& whole = row(index);
        const QString name = m_words.rowName(*m_comparison, whole);
        QString heading = name;
        QStringList sentences;
        if (const LoopChange* loop = whole.rates ? whole.rates->loop(shown.role) : nullptr) {
            sentences += m_words.explainRate(*loop, *whole.rates);
            if (loop->distance) {
                sentences += m_words.explainDistance(*loop, *whole.rates);
            }
        } else {
            //: %1 is a scenario, %2 a loop.
            heading = tr("%1, %2").arg(name, shown.label);
            sentences = m_words.explainRow(*m_comparison, whole);
        }
        return Joining::labelled(heading, Joining::sentences(sentences));
    }

    Card codeCard(qsizetype index) const
    {
        const ComparedRow& shown = row(index);
        Card card = m_words.card(*m_comparison, shown);
        if (!shown.code) {
            for (const CountChange& change : codeChangeOf(*m_comparison, shown).counts) {
                card.lines += CardLine{countName(change), m_words.count(change)};
            }
        }
        return card;
    }

    QString spokenCode(qsizetype index) const
    {
        const ComparedRow& shown = row(index);
        QStringList sentences;
        if (!shown.code) {
            sentences += m_words.explainRow(*m_comparison, shown);
        }
        const CodeRowChange change = codeChangeOf(*m_comparison, shown);
        for (const CountChange& count : change.counts) {
            if (shown.code) {
                sentences += m_words.explainCount(count, change);
            } else {
                sentences += Joining::ended(Joining::labelled(countName(count), m_words.count(count)));
            }
        }
        return Joining::labelled(m_words.rowName(*m_comparison, shown), Joining::sentences(sentences));
    }

private:
    static QString countName(const CountChange& change)
    {
        //: %1 is a column such as "Cold start", %2 "Instructions" or "Allocations".
        return tr("%1, %2").arg(ComparisonWords::column(change.column),
                                ComparisonWords::metric(change.metric));
    }

    QString rawClient(const RateChange& change, const RateRowChange& row) const
    {
        switch (change.verdict) {
        case ChangeVerdict::Identical:
            //: %1 is a figure with its unit, %2 "identical".
            return tr("%1, %2").arg(m_words.figure(change.base, row.unit), m_words.rate(change, row.unit));
        case ChangeVerdict::Indistinguishable:
            return fromTo(change, row);
        case ChangeVerdict::Distinguishable:
            //: %1 and %2 are figures, %3 such as "17.9 % more msg/s".
            return tr("%1 to %2, %3")
                .arg(m_words.figure(change.base, QString()), m_words.figure(change.candidate, QString()),
                     m_words.rate(change, row.unit));
        case ChangeVerdict::NotComparable:
            break;
        }
        if (change.base && change.candidate) {
            return fromTo(change, row);
        }
        return m_words.rate(change, row.unit);
    }

    QString fromTo(const RateChange& change, const RateRowChange& row) const
    {
        const QString baseUnit = row.unit == row.candidateUnit ? QString() : row.unit;
        //: Two figures, the second with its unit: from the base's to the candidate's.
        return tr("%1 to %2")
            .arg(m_words.figure(change.base, baseUnit), m_words.figure(change.candidate, row.candidateUnit));
    }

    void addOneSide(Card& card, const ComparedRow& whole, LoopRole role) const
    {
        const std::optional<RateRowSide> published = sideOf(*m_comparison, whole, whole.side());
        const RowAnalysis analysis = analyseRow(*published->loops, published->rounds);
        if (const LoopAnalysis* loop = analysis.loop(role)) {
            card.lines +=
                CardLine{Words::loop(role), Cells(m_words.format()).loop(loop->rounds, published->unit)};
            if (loop->verdict) {
                card.lines += CardLine{tr("Against the raw client"), m_words.publishedVerdict(loop->verdict)};
            }
        }
    }

    ComparisonPtr m_comparison;
    ComparisonWords m_words;
    QString m_changeIndistinguishable;
};

/// Which rounds the dots of a chart mark.
struct ShownRounds
{
    bool best = false;
    bool median = false;
};

RangeBlock rangeBlock(const ChangeChartWords& words, qsizetype index, ShownRounds& rounds)
{
    const Comparison& comparison = words.comparison();
    const ComparedRow& row = words.row(index);
    const RateRowChange* change = row.rates ? &*row.rates : nullptr;
    const std::optional<RateRowSide> base = sideOf(comparison, row, Side::Base);
    const std::optional<RateRowSide> candidate = sideOf(comparison, row, Side::Candidate);
    RangeBlock block;
    block.comparedRow = index;
    block.name = words.words().rowName(comparison, row);
    block.tag = words.blockTag(row, base ? &*base : nullptr, candidate ? &*candidate : nullptr);

    std::optional<Distances> ofBase;
    std::optional<Distances> ofCandidate;
    std::optional<RowAnalysis> alone; // where there is one side only: its own verdicts
    if (base) {
        ofBase.emplace(*base, change);
    }
    if (candidate) {
        ofCandidate.emplace(*candidate, change);
    }
    for (const std::optional<Distances>* side : {&ofBase, &ofCandidate}) {
        if (*side) {
            ((*side)->isOfMedians() ? rounds.median : rounds.best) = true;
        }
    }
    if (change == nullptr) {
        const RateRowSide& only = base ? *base : *candidate;
        alone = analyseRow(*only.loops, only.rounds);
    }
    for (const LoopRole role : {LoopRole::RawClient, LoopRole::BrokerCrate, LoopRole::RustStream}) {
        const LoopChange* loop = change != nullptr ? change->loop(role) : nullptr;
        const bool inBase = base && roundsOf(*base->loops, role) != nullptr;
        const bool inCandidate = candidate && roundsOf(*candidate->loops, role) != nullptr;
        if (!inBase && !inCandidate) {
            continue;
        }
        RangeRow shown;
        shown.role = role;
        shown.label = Words::loop(role);
        if (inCandidate) {
            const RangeMarks marks = ofCandidate->marks(role);
            shown.dot = marks.dot;
            shown.rangeFrom = marks.rangeFrom;
            shown.rangeTo = marks.rangeTo;
            shown.notch = marks.notch;
            if (!marks.dot) {
                shown.note = words.noDistance(*ofCandidate, role);
            }
        }
        if (inBase) {
            shown.base = ofBase->marks(role);
            if (!shown.base.dot) {
                shown.base.note = words.noDistance(*ofBase, role);
            }
        }
        if (loop != nullptr) {
            shown.hollow = isIndistinguishable(loop->candidateVerdict);
            shown.base.hollow = isIndistinguishable(loop->baseVerdict);
            shown.verdict = words.change(*loop, *change);
            shown.change = loop->distance ? markOf(*loop->distance) : markOfRawClient(loop->rate);
        } else if (alone) {
            const LoopAnalysis* analysis = alone->loop(role);
            (base ? shown.base.hollow : shown.hollow) =
                analysis != nullptr && isIndistinguishable(analysis->verdict);
            shown.verdict = ComparisonWords::refusal(base ? NotComparedReason::MissingInCandidate
                                                          : NotComparedReason::MissingInBase);
        }
        block.rows += shown;
    }
    return block;
}

CostChangeRow costChangeRow(const ChangeChartWords& words, qsizetype index)
{
    const ComparedRow& row = words.row(index);
    const CodeRowChange change = codeChangeOf(words.comparison(), row);
    CostChangeRow shown;
    shown.comparedRow = index;
    shown.name = words.words().rowName(words.comparison(), row);
    shown.tag = words.codeTag(row, change);
    for (const CodeColumn column : {CodeColumn::Framework, CodeColumn::ColdStart, CodeColumn::RawClient,
                                    CodeColumn::BrokerCrate, CodeColumn::HandWritten}) {
        const CountChange* instructions = change.count(column, CodeMetric::Instructions);
        const CountChange* allocations = change.count(column, CodeMetric::Allocations);
        if (instructions == nullptr && allocations == nullptr) {
            continue;
        }
        CostChangeLine line;
        if (column != CodeColumn::Framework) {
            line.label = ComparisonWords::column(column);
        }
        if (instructions != nullptr) {
            line.instructions =
                row.code ? words.count(*instructions, change) : words.countAlone(*instructions);
        }
        if (allocations != nullptr) {
            line.allocations = row.code ? words.count(*allocations, change) : words.countAlone(*allocations);
        }
        shown.lines += line;
    }
    return shown;
}

bool aboutOneLoop(const Finding& finding)
{
    switch (finding.kind) {
    case FindingKind::RateChange:
    case FindingKind::DistanceChange:
    case FindingKind::VerdictFlip:
        return true;
    case FindingKind::NoLongerComparable:
    case FindingKind::NowComparable:
        return finding.part != ComparedPart::Row;
    default:
        return false;
    }
}

LoopRole loopOf(const Finding& finding)
{
    if (aboutOneLoop(finding)) {
        return finding.loop;
    }
    return finding.kind == FindingKind::PluginVerdictFlip ? LoopRole::RustStream : LoopRole::RawClient;
}

} // namespace

RangeChartSpec ChangeSpecs::rates(const ComparisonReview& review, Section section, AxisMode axisMode) const
{
    RangeChartSpec spec;
    spec.item = section == Section::Throughput ? ExportItem::ThroughputChanges : ExportItem::ScenarioChanges;
    if (review.isEmpty()) {
        return spec;
    }
    const auto words = std::make_shared<const ChangeChartWords>(
        std::make_shared<const Comparison>(review.comparison()), m_format);
    const Comparison& comparison = words->comparison();
    spec.format = m_format;
    spec.axisMode = axisMode;
    spec.baseLetter = ComparisonWords::sideLetter(Side::Base);
    spec.candidateLetter = ComparisonWords::sideLetter(Side::Candidate);

    QList<qsizetype> rows;
    for (const qsizetype index : review.visible()) {
        if (comparison.rows.at(index).section == section) {
            rows += index;
        }
    }
    spec.blocks.reserve(rows.size());
    ShownRounds rounds;
    for (const qsizetype index : std::as_const(rows)) {
        spec.blocks += rangeBlock(*words, index, rounds);
    }
    spec.medianRounds = rounds.median && !rounds.best;

    spec.title = words->ratesTitle(section);
    spec.subtitle = spec.medianRounds ? tr("each document against its own raw client's median round; right "
                                           "is slower; change of the distance "
                                           "at the end of the row")
                                      : tr("each document against its own raw client's best round; right is "
                                           "slower; change of the distance at "
                                           "the end of the row");
    if (rounds.median && rounds.best) {
        spec.subtitle =
            tr("each document against its own raw client's best round or, where none is published, median; "
               "right is slower; change of the distance at the end of the row");
    }
    if (axisMode == AxisMode::PerScenario) {
        spec.subtitle = tr("%1; one axis per scenario").arg(spec.subtitle);
    } else if (spec.blocks.size() > 1) {
        spec.subtitle = tr("%1; one axis for all scenarios").arg(spec.subtitle);
    }
    QStringList footer = words->footer(section, rows.size());
    footer += tr("Bars are the range of the rounds of one run, not confidence intervals.");
    spec.footer = Joining::sentences(footer);

    spec.legend = {
        {LegendMark::RawClient, Words::loop(LoopRole::RawClient)},
        {LegendMark::BrokerCrate, Words::loop(LoopRole::BrokerCrate)},
        {LegendMark::RustStream, Words::loop(LoopRole::RustStream)},
        {LegendMark::BaseRounds, tr("A base")},
        {LegendMark::CandidateRounds, tr("B candidate: rounds, best to slowest")},
        {LegendMark::Figure, spec.medianRounds ? tr("median round") : tr("best round")},
    };
    if (!spec.medianRounds) {
        spec.legend += LegendItem{LegendMark::MedianRound, tr("median round")};
    }
    spec.legend += QList<LegendItem>{
        {LegendMark::Indistinguishable, tr("indistinguishable from its raw client")},
        {LegendMark::ChangeWithin, tr("change within the spread")},
        {LegendMark::ChangeLess, tr("less overhead")},
        {LegendMark::ChangeMore, tr("more overhead")},
        {LegendMark::ChangeMoved, tr("raw client moved")},
    };

    spec.card = [words, blocks = spec.blocks](int block, int row) {
        const RangeBlock& shown = blocks.at(block);
        return words->loopCard(shown.comparedRow, shown.rows.at(row).role);
    };
    spec.spoken = [words, blocks = spec.blocks](int block, int row) {
        const RangeBlock& shown = blocks.at(block);
        return words->spokenLoop(shown.comparedRow, shown.rows.at(row));
    };
    return spec;
}

CostChangeChartSpec ChangeSpecs::code(const ComparisonReview& review) const
{
    CostChangeChartSpec spec;
    if (review.isEmpty()) {
        return spec;
    }
    const auto words = std::make_shared<const ChangeChartWords>(
        std::make_shared<const Comparison>(review.comparison()), m_format);
    const Comparison& comparison = words->comparison();
    spec.format = m_format;
    spec.gatePercent = comparison.options.thresholds.instructionsPercent;
    QList<qsizetype> rows;
    for (const qsizetype index : review.visible()) {
        if (comparison.rows.at(index).section == Section::Code) {
            rows += index;
            spec.rows += costChangeRow(*words, index);
        }
    }

    spec.title = words->codeTitle();
    spec.subtitle =
        tr("change of the instructions per message from A to B, a cold start as a whole; right is more; "
           "shaded: %1")
            .arg(words->gate(CodeMetric::Instructions));
    if (comparison.comparability.countsAreInformational()) {
        spec.subtitle =
            tr("%1; informational, since the counts compare the toolchain too").arg(spec.subtitle);
    }
    spec.instructionsHeader = tr("instructions");
    spec.allocationsHeader = tr("allocations");
    QStringList footer = words->footer(Section::Code, rows.size());
    footer += countedByGates(comparison.options.thresholds, m_format);
    spec.footer = Joining::sentences(footer);
    spec.legend = {
        {LegendMark::FewerCounts, tr("fewer")},
        {LegendMark::MoreCounts, tr("more")},
        {LegendMark::Gate, words->gate(CodeMetric::Instructions)},
        {LegendMark::ChangeWithin, tr("changed within the gate")},
        {LegendMark::ChangeIdentical, tr("identical")},
        {LegendMark::ChangeMoved, tr("new or gone")},
    };
    spec.card = [words, rows](int row) { return words->codeCard(rows.at(row)); };
    spec.spoken = [words, rows](int row) { return words->spokenCode(rows.at(row)); };
    return spec;
}

QString ChangeSpecs::countedByGates(const CodeThresholds& thresholds, const NumberFormat& format)
{
    const auto limit = [&](CodeMetric metric) { // "+2 %"
        const double percent = thresholds.of(metric);
        return format.percentTick(percent, percent > 0 ? percent : 1);
    };
    return tr("Counted, not timed. Gated entries fail above %1 instructions or %2 allocations.")
        .arg(limit(CodeMetric::Instructions), limit(CodeMetric::Allocations));
}

int ChangeSpecs::chartRowOf(const ChartSpec& spec, const Finding& finding)
{
    if (finding.row < 0) {
        return -1;
    }
    if (const auto* changes = std::get_if<CostChangeChartSpec>(&spec)) {
        const auto found = std::ranges::find(changes->rows, finding.row, &CostChangeRow::comparedRow);
        return found == changes->rows.cend() ? -1 : static_cast<int>(found - changes->rows.cbegin());
    }
    const auto* ranges = std::get_if<RangeChartSpec>(&spec);
    if (ranges == nullptr) {
        return -1;
    }
    qsizetype before = 0;
    for (const RangeBlock& block : ranges->blocks) {
        if (block.comparedRow == finding.row) {
            const auto loop = std::ranges::find(block.rows, loopOf(finding), &RangeRow::role);
            const qsizetype place = loop == block.rows.cend() ? 0 : loop - block.rows.cbegin();
            return block.rows.isEmpty() ? -1 : static_cast<int>(before + place);
        }
        before += block.rows.size();
    }
    return -1;
}

} // namespace rangebar

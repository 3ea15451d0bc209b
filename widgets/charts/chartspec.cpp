// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartspec.h"

#include "models/report/visibletext.h"

#include <QHash>

#include <algorithm>

namespace rangebar {
namespace {

/// Words and places for one chart of ranges.
class RangeChartWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ChartSpecs)

public:
    static QString subtitle(bool medianRounds, AxisMode axisMode, qsizetype blocks)
    {
        const QString what =
            medianRounds
                ? tr("how far each loop's rounds are below the raw client's median round; right is slower")
                : tr("how far each loop's rounds are below the raw client's best round; right is slower");
        if (axisMode == AxisMode::PerScenario) {
            return tr("%1; one axis per scenario").arg(what);
        }
        return blocks > 1 ? tr("%1; one axis for all scenarios").arg(what) : what;
    }

    static QString footer(const QString& provenance)
    {
        return tr("%1 Bars are the range of the rounds of one run, not confidence intervals.")
            .arg(provenance);
    }

    static QString contradiction() { return tr("published, but not what its rounds give"); }

    static QString noDistance(const QString& rawFigure)
    {
        return tr("no distance can be computed: the raw client's figure is %1").arg(rawFigure);
    }
};

/// The names of the loops, looked up once for thousands of rows.
class LoopNames
{
public:
    const QString& of(LoopRole role)
    {
        QString& name = m_names[role];
        if (name.isEmpty()) {
            name = Words::loop(role);
        }
        return name;
    }

private:
    QHash<LoopRole, QString> m_names;
};

RangeRow rangeRow(const LoopAnalysis& loop, const LoopAnalysis& raw, const Cells& cells, LoopNames& names)
{
    RangeRow row;
    row.role = loop.role;
    row.label = names.of(loop.role);
    row.verdict = cells.chartVerdict(loop);
    row.contradicted = loop.contradictsRounds();
    if (row.contradicted) {
        row.verdict += QLatin1Char('*');
    }
    const RangeMarks marks = distanceMarks(loop);
    row.hollow = marks.hollow;
    if (loop.verdict && !row.hollow) {
        row.percent = loop.verdict->percent;
    }
    row.dot = marks.dot;
    row.rangeFrom = marks.rangeFrom;
    row.rangeTo = marks.rangeTo;
    row.notch = marks.notch;
    if (!row.dot) {
        row.note = RangeChartWords::noDistance(cells.format().full(raw.figure));
        return row;
    }
    if (loop.role != LoopRole::RawClient && loop.ruleSpread > 0) {
        row.band = loop.ruleSpreadPercent;
    }
    return row;
}

RangeBlock rangeBlock(const QString& name, const RowAnalysis& analysis, bool brokerBound, const Cells& cells,
                      LoopNames& names)
{
    RangeBlock block;
    block.name = name;
    if (brokerBound) {
        block.tag = Words::brokerBound();
    }
    block.rows.reserve(analysis.loops.size());
    for (const LoopAnalysis& loop : analysis.loops) {
        block.rows += rangeRow(loop, analysis.loops.constFirst(), cells, names);
    }
    return block;
}

/// What both charts of ranges have in common.
void complete(RangeChartSpec& spec, const BenchmarkDocument& document, AxisMode axisMode,
              const NumberFormat& format)
{
    spec.axisMode = axisMode;
    spec.medianRounds = document.schema < 3;
    spec.format = format;
    spec.legend = ChartSpecs::rangeLegend(spec.medianRounds);
    const bool anyContradicted = std::ranges::any_of(spec.blocks, [](const RangeBlock& block) {
        return std::ranges::any_of(block.rows, &RangeRow::contradicted);
    });
    if (anyContradicted) {
        spec.legend += {LegendMark::Contradiction, RangeChartWords::contradiction()};
    }
    spec.subtitle = RangeChartWords::subtitle(spec.medianRounds, axisMode, spec.blocks.size());
    spec.footer = RangeChartWords::footer(Provenance::comparisonLine(document));
}

LegendItem legendFor(CostColumn column)
{
    switch (column) {
    case CostColumn::RustStream:
        return {LegendMark::RustStreamCost, Words::loop(LoopRole::RustStream)};
    case CostColumn::RawClient:
        return {LegendMark::RawClientCost, Words::loop(LoopRole::RawClient)};
    case CostColumn::BrokerCrate:
        return {LegendMark::BrokerCrateCost, Words::loop(LoopRole::BrokerCrate)};
    case CostColumn::HandWritten:
        return {LegendMark::HandWrittenCost, ChartSpecs::handWritten()};
    }
    Q_UNREACHABLE();
}

void addBars(CostRow& row, CostColumn column, const std::optional<CodeCounts>& counts,
             const NumberFormat& format)
{
    if (!counts) {
        return;
    }
    const QString label = legendFor(column).text;
    row.instructions += {column, label, counts->instructions, format.full(counts->instructions)};
    row.allocations += {column, label, counts->allocations, format.full(counts->allocations)};
}

/// Every column that a row has, in their order; none where it is RustStream alone.
QList<LegendItem> costLegend(const QList<CostRow>& rows)
{
    QList<LegendItem> legend;
    for (const CostColumn column :
         {CostColumn::RustStream, CostColumn::RawClient, CostColumn::BrokerCrate, CostColumn::HandWritten}) {
        const bool used = std::ranges::any_of(rows, [column](const CostRow& row) {
            return std::ranges::any_of(row.instructions,
                                       [column](const CostBar& bar) { return bar.column == column; });
        });
        if (used) {
            legend += legendFor(column);
        }
    }
    return legend.size() > 1 ? legend : QList<LegendItem>();
}

} // namespace

bool RangeChartSpec::tellsDifference(const RangeRow& row) const
{
    if (!twoDocuments()) {
        return !row.hollow;
    }
    return row.change == ChangeMark::Less || row.change == ChangeMark::More ||
           row.change == ChangeMark::Moved;
}

RangeMarks distanceMarks(const LoopAnalysis& loop)
{
    RangeMarks marks;
    marks.hollow = loop.verdict && loop.verdict->verdict == Verdict::Indistinguishable;
    marks.dot = loop.figureDistance;
    if (!marks.dot || loop.singleRound) {
        return marks;
    }
    marks.rangeFrom = loop.bestDistance;
    marks.rangeTo = loop.slowestDistance;
    // Where the median round is the figure, the dot already marks it.
    if (std::holds_alternative<BestOfRounds>(loop.rounds)) {
        marks.notch = loop.medianDistance;
    }
    return marks;
}

QString ChartSpecs::handWritten()
{
    return tr("Hand written");
}

QList<LegendItem> ChartSpecs::rangeLegend(bool medianRounds)
{
    QList<LegendItem> legend{
        {LegendMark::RawClient, Words::loop(LoopRole::RawClient)},
        {LegendMark::BrokerCrate, Words::loop(LoopRole::BrokerCrate)},
        {LegendMark::RustStream, Words::loop(LoopRole::RustStream)},
        {LegendMark::Rounds, tr("rounds, best to slowest")},
    };
    if (medianRounds) {
        legend += {LegendMark::Figure, tr("median round")};
    } else {
        legend += {LegendMark::Figure, tr("best round")};
        legend += {LegendMark::MedianRound, tr("median round")};
    }
    legend += {LegendMark::Spread, tr("spread")};
    legend += {LegendMark::Indistinguishable, Words::verdict(Verdict::Indistinguishable)};
    return legend;
}

RangeChartSpec ChartSpecs::comparison(const DocumentPtr& document, AxisMode axisMode) const
{
    const Cells cells(m_format);
    LoopNames names;
    RangeChartSpec spec;
    spec.title = tr("%1: against the raw client").arg(Provenance::title(*document));
    spec.blocks.reserve(document->scenarios.size());
    for (const Scenario& scenario : document->scenarios) {
        spec.blocks += rangeBlock(shownName(scenario.name), analyseRow(scenario.loops, scenario.pairs),
                                  scenario.brokerBound.value_or(false), cells, names);
    }
    complete(spec, *document, axisMode, m_format);
    spec.card = [document, cards = Cards(m_format)](int block, int row) {
        const Scenario& scenario = document->scenarios.at(block);
        const RowAnalysis analysis = analyseRow(scenario.loops, scenario.pairs);
        return cards.scenarioLoop(*document, scenario, analysis, analysis.loops.at(row).role);
    };
    spec.spoken = [document, cards = Cards(m_format)](int block, int row) {
        const Scenario& scenario = document->scenarios.at(block);
        return cards.spokenLoop(scenario.name, scenario.unit,
                                analyseRow(scenario.loops, scenario.pairs).loops.at(row));
    };
    return spec;
}

RangeChartSpec ChartSpecs::throughput(const DocumentPtr& document, AxisMode axisMode) const
{
    const Cells cells(m_format);
    LoopNames names;
    RangeChartSpec spec;
    spec.item = ExportItem::Throughput;
    spec.title = tr("%1: throughput against the raw client").arg(Provenance::title(*document));
    spec.blocks.reserve(document->throughput.size());
    for (const ThroughputRow& throughput : document->throughput) {
        spec.blocks += rangeBlock(shownName(cells.throughputName(throughput)),
                                  analyseRow(throughput.loops, throughput.rounds), false, cells, names);
    }
    complete(spec, *document, axisMode, m_format);
    spec.card = [document, cards = Cards(m_format)](int block, int row) {
        const ThroughputRow& throughput = document->throughput.at(block);
        const RowAnalysis analysis = analyseRow(throughput.loops, throughput.rounds);
        return cards.throughputLoop(throughput, analysis, analysis.loops.at(row).role);
    };
    spec.spoken = [document, cards = Cards(m_format), cells](int block, int row) {
        const ThroughputRow& throughput = document->throughput.at(block);
        return cards.spokenLoop(cells.throughputName(throughput), Words::throughputUnit(),
                                analyseRow(throughput.loops, throughput.rounds).loops.at(row));
    };
    return spec;
}

CostChartSpec ChartSpecs::cost(const DocumentPtr& document, bool coldStart) const
{
    CostChartSpec spec;
    spec.item = coldStart ? ExportItem::ColdStart : ExportItem::Cost;
    spec.coldStart = coldStart;
    spec.title = coldStart ? tr("%1: cost of a cold start").arg(Provenance::title(*document))
                           : tr("%1: cost of the code").arg(Provenance::title(*document));
    spec.subtitle = coldStart ? tr("starting the service and the first delivery, as a whole; counted, not "
                                   "timed; bars start at zero")
                              : tr("what one message costs; counted, not timed; bars start at zero");
    spec.footer = Provenance::costLine(*document);
    spec.instructionsHeader = coldStart ? tr("instructions") : tr("instructions per message");
    spec.allocationsHeader = coldStart ? tr("allocations") : tr("allocations per message");
    spec.rows.reserve(document->code.size());
    for (const CodeEntry& entry : document->code) {
        CostRow row;
        row.name = shownName(entry.name);
        if (entry.gated == false) {
            row.tag = tr("not gated");
        }
        if (coldStart) {
            addBars(row, CostColumn::RustStream, entry.cold, m_format);
        } else {
            addBars(row, CostColumn::RustStream, entry.framework, m_format);
            addBars(row, CostColumn::RawClient, entry.raw, m_format);
            addBars(row, CostColumn::BrokerCrate, entry.adapter, m_format);
            addBars(row, CostColumn::HandWritten, entry.handWritten, m_format);
        }
        spec.rows += row;
    }
    spec.legend = costLegend(spec.rows);
    spec.card = [document, cards = Cards(m_format)](int row) { return cards.code(document->code.at(row)); };
    spec.spoken = [document, cards = Cards(m_format)](int row) {
        return cards.spokenCode(document->code.at(row));
    };
    return spec;
}

} // namespace rangebar

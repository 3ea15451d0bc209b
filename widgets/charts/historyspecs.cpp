// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/historyspecs.h"

#include "models/report/historywords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/charts/changespecs.h"

#include <algorithm>

namespace rangebar {
namespace {

/// Of a version at the axis; the card has it whole.
constexpr qsizetype longestVersion = 24;
constexpr qsizetype mostMachines = 4;

const QList<HistoryRow>& rowsOf(const History& history, Section section)
{
    return section == Section::Throughput ? history.throughput : history.scenarios;
}

HistorySeriesKind kindOf(LoopRole role)
{
    switch (role) {
    case LoopRole::RawClient:
        return HistorySeriesKind::RawClient;
    case LoopRole::BrokerCrate:
        return HistorySeriesKind::BrokerCrate;
    case LoopRole::RustStream:
        return HistorySeriesKind::RustStream;
    }
    Q_UNREACHABLE();
}

LoopRole roleOf(HistorySeriesKind kind)
{
    switch (kind) {
    case HistorySeriesKind::RawClient:
        return LoopRole::RawClient;
    case HistorySeriesKind::BrokerCrate:
        return LoopRole::BrokerCrate;
    case HistorySeriesKind::RustStream:
    case HistorySeriesKind::HandWritten:
        return LoopRole::RustStream;
    }
    Q_UNREACHABLE();
}

/// Puts the marks of a loop on the axis of its distances.
void placeDistance(HistoryMark& mark, const HistoryPoint& point, const HistoryLoop& loop, const Cells& cells)
{
    const LoopAnalysis& analysis = loop.analysis;
    const RangeMarks marks = distanceMarks(analysis);
    mark.dot = marks.dot;
    mark.rangeFrom = marks.rangeFrom;
    mark.rangeTo = marks.rangeTo;
    mark.notch = marks.notch;
    mark.hollow = marks.hollow;
    mark.joined = loop.joinsDistance;
    if (analysis.role != LoopRole::RawClient && analysis.ruleSpread > 0 && analysis.ruleSpreadPercent) {
        mark.bandFrom = -*analysis.ruleSpreadPercent;
        mark.bandTo = *analysis.ruleSpreadPercent;
    }
    mark.text = cells.chartVerdict(analysis);
    const DistanceChange* distance = point.distance(analysis.role);
    const RateChange* rate = point.rate(analysis.role);
    if (distance != nullptr && distance->verdict == ChangeVerdict::Distinguishable) {
        mark.jump = distance->points.value_or(0) > 0 ? HistoryJump::Up : HistoryJump::Down;
        mark.tendency = distance->tendency;
    } else if (analysis.role == LoopRole::RawClient && rate != nullptr &&
               rate->verdict == ChangeVerdict::Distinguishable) {
        mark.jump = HistoryJump::Moved;
    }
}

/// The same on the axis of its unit.
void placeRate(HistoryMark& mark, const HistoryPoint& point, const HistoryLoop& loop,
               const ComparisonWords& words)
{
    const LoopAnalysis& analysis = loop.analysis;
    mark.dot = analysis.figure;
    mark.hollow = distanceMarks(analysis).hollow;
    mark.joined = loop.joinsRate;
    if (!analysis.singleRound) {
        mark.rangeFrom = bestRound(analysis.rounds);
        mark.rangeTo = slowestRound(analysis.rounds);
        if (std::holds_alternative<BestOfRounds>(analysis.rounds)) {
            mark.notch = median(analysis.rounds);
        }
    }
    if (const LoopAnalysis* raw = point.analysis.loop(LoopRole::RawClient);
        raw != nullptr && analysis.role != LoopRole::RawClient && analysis.ruleSpread > 0) {
        mark.bandFrom = raw->figure - analysis.ruleSpread;
        mark.bandTo = raw->figure + analysis.ruleSpread;
    }
    mark.text = words.figure(analysis.figure, point.unit);
    const RateChange* rate = point.rate(analysis.role);
    if (rate != nullptr && rate->verdict == ChangeVerdict::Distinguishable) {
        mark.jump = rate->percent.value_or(0) > 0 ? HistoryJump::Up : HistoryJump::Down;
        mark.tendency = rate->tendency;
    }
}

HistoryMark countMark(const HistoryCodePoint& point, CodeColumn column, CodeMetric metric, double value,
                      const NumberFormat& format)
{
    HistoryMark mark;
    mark.slot = point.step;
    mark.dot = value;
    mark.text = format.full(value);
    const CountChange* change = point.change ? point.change->count(column, metric) : nullptr;
    if (change == nullptr || !change->base || !change->candidate) {
        return mark;
    }
    const bool gates = column == CodeColumn::Framework || column == CodeColumn::ColdStart;
    mark.joined = true;
    mark.informational = point.change->informational || !point.change->gated || !gates;
    mark.otherToolchain = point.change->informational;
    mark.tendency = change->tendency;
    switch (change->verdict) {
    case CountVerdict::Above:
        mark.jump = HistoryJump::Up;
        break;
    case CountVerdict::Below:
        mark.jump = HistoryJump::Down;
        break;
    case CountVerdict::New:
    case CountVerdict::Gone:
        mark.jump = HistoryJump::Moved;
        break;
    case CountVerdict::Identical:
    case CountVerdict::Within:
    case CountVerdict::MissingInBase:
    case CountVerdict::MissingInCandidate:
        break;
    }
    return mark;
}

struct CodeValue
{
    CodeColumn column;
    HistorySeriesKind kind;
    std::optional<CodeCounts> (*of)(const CodeEntry& entry);
};

/// The columns of a chart of counts, the one that it is about first.
QList<CodeValue> codeColumns(bool coldStart)
{
    using Counts = std::optional<CodeCounts>;
    if (coldStart) {
        return {{CodeColumn::ColdStart, HistorySeriesKind::RustStream,
                 [](const CodeEntry& entry) { return entry.cold; }}};
    }
    return {{CodeColumn::Framework, HistorySeriesKind::RustStream,
             [](const CodeEntry& entry) { return Counts(entry.framework); }},
            {CodeColumn::RawClient, HistorySeriesKind::RawClient,
             [](const CodeEntry& entry) { return entry.raw; }},
            {CodeColumn::BrokerCrate, HistorySeriesKind::BrokerCrate,
             [](const CodeEntry& entry) { return entry.adapter; }},
            {CodeColumn::HandWritten, HistorySeriesKind::HandWritten,
             [](const CodeEntry& entry) { return entry.handWritten; }}};
}

double countOf(const CodeCounts& counts, CodeMetric metric)
{
    return metric == CodeMetric::Instructions ? counts.instructions : counts.allocations;
}

/// What a chart shows, and so has to explain.
struct Shown
{
    bool best = false;
    bool median = false;
    bool cross = false;
    bool joined = false;
    bool informational = false;
    bool upIsBetter = false;
    bool upIsWorse = false;
    bool downIsBetter = false;
    bool downIsWorse = false;
    bool moved = false;
    bool up = false;
    bool down = false;
    std::array<bool, 4> kinds{};
    std::array<bool, 3> environment{};

    explicit Shown(const HistoryChartSpec& spec)
    {
        for (const HistorySlot& document : spec.documents) {
            for (const EnvironmentMark mark : environmentMarks) {
                environment.at(static_cast<std::size_t>(mark)) |= document.has(mark);
            }
        }
        for (const HistoryPanel& panel : spec.panels) {
            for (const HistoryPlot& plot : panel.plots) {
                for (const HistorySeries& series : plot.series) {
                    kinds.at(static_cast<std::size_t>(series.kind)) |= !series.marks.isEmpty();
                    std::ranges::for_each(series.marks, [this](const HistoryMark& mark) { note(mark); });
                }
            }
        }
    }

    /// Whether a jump of one shape is for the better here and for the worse there, as with two units.
    bool needsMoreThanColour() const { return (upIsBetter && upIsWorse) || (downIsBetter && downIsWorse); }

    bool has(HistorySeriesKind kind) const { return kinds.at(static_cast<std::size_t>(kind)); }

private:
    void note(const HistoryMark& mark)
    {
        cross |= !mark.dot;
        joined |= mark.joined;
        moved |= mark.jump == HistoryJump::Moved && !mark.informational;
        informational |= mark.jump != HistoryJump::None && mark.informational;
        if (mark.informational) {
            return;
        }
        const bool better = mark.tendency == Tendency::Better;
        upIsBetter |= mark.jump == HistoryJump::Up && better;
        upIsWorse |= mark.jump == HistoryJump::Up && !better;
        downIsBetter |= mark.jump == HistoryJump::Down && better;
        downIsWorse |= mark.jump == HistoryJump::Down && !better;
    }
};

/// Chooses the words of a history's charts.
class HistoryChartWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HistorySpecs)

public:
    HistoryChartWords(HistoryPtr history, const NumberFormat& format)
        : m_history(std::move(history)), m_words(format), m_cells(format), m_cards(format)
    {
    }

    const History& history() const { return *m_history; }
    const HistoryWords& words() const { return m_words; }
    const Cells& cells() const { return m_cells; }
    const NumberFormat& format() const { return m_words.format(); }
    QString crate() const
    {
        return m_history->crate.isEmpty() ? tr("unnamed documents") : shownName(m_history->crate);
    }

    QString title(Section section, bool rates) const
    {
        if (section == Section::Throughput) {
            return rates ? tr("%1: rates of the throughput over time").arg(crate())
                         : tr("%1: throughput against the raw client, over time").arg(crate());
        }
        return rates ? tr("%1: rates over time").arg(crate())
                     : tr("%1: against the raw client, over time").arg(crate());
    }

    QString subtitle(bool rates) const
    {
        return rates
                   ? tr("each loop's rounds in the unit they were measured in; an axis starts at zero unless "
                        "everything on it is far from zero")
                   : tr("how far each loop's rounds are below the raw client's figure in the same document; "
                        "up is slower; a line joins what may be compared");
    }

    QString boundTag(const HistoryRow& row) const
    {
        const qsizetype bound = std::ranges::count_if(
            row.points, [](const HistoryPoint& point) { return point.brokerBound.value_or(false); });
        if (bound == 0 || bound == row.points.size()) {
            return bound == 0 ? QString() : Words::brokerBound();
        }
        //: %1 is "broker-bound", %2 and %3 are numbers of documents.
        return tr("%1 in %2 of %3")
            .arg(Words::brokerBound(), format().count(bound), format().count(row.points.size()));
    }

    QString gateTag(const HistoryCodeRow& row) const
    {
        const std::optional<bool> gated = row.points.constLast().entry.gated;
        return gated == false ? tr("not gated") : QString();
    }

    /// How many documents from when to when, on which machines, and what is to be known of the marks.
    QString footer(bool ofRates) const
    {
        QStringList sentences{m_words.span(*m_history), machines(ofRates)};
        if (ofRates) {
            sentences += tr("Bars are the range of the rounds of one run, not confidence intervals.");
        } else {
            sentences += ChangeSpecs::countedByGates(m_history->options.thresholds, format());
        }
        if (const auto out = m_history->leftOut.size(); out > 0) {
            sentences += tr("%n document(s) left out.", nullptr, static_cast<int>(out));
        }
        return Joining::sentences(sentences);
    }

    QString unit(const QString& unit) const
    {
        return unit.isEmpty() ? tr("unit not published") : shownName(unit);
    }

    QString distanceAxis() const { return tr("below the raw client"); }

    Card card(Section section, qsizetype panel, qsizetype step, HistorySeriesKind kind) const
    {
        if (section == Section::Code) {
            const HistoryCodeRow& row = m_history->code.at(panel);
            return m_words.card(*m_history, row, *row.at(step));
        }
        const HistoryRow& row = rowsOf(*m_history, section).at(panel);
        return m_words.card(*m_history, row, *row.at(step), roleOf(kind));
    }

    QString spokenRate(Section section, qsizetype panel, const HistorySeries& series,
                       const HistoryMark& mark) const
    {
        const HistoryRow& row = rowsOf(*m_history, section).at(panel);
        const HistoryPoint& point = *row.at(mark.slot);
        const LoopRole role = roleOf(series.kind);
        QStringList sentences{
            m_cards.spokenLoop(m_words.rowName(*m_history, row), point.unit, point.loop(role)->analysis)};
        if (mark.jump != HistoryJump::None) {
            const DistanceChange* distance = point.distance(role);
            const bool ofDistance =
                distance != nullptr && distance->verdict == ChangeVerdict::Distinguishable;
            sentences += since(ofDistance ? m_words.comparison().distance(*distance)
                                          : m_words.comparison().rate(*point.rate(role), *point.change));
        }
        return inDocument(mark.slot, sentences);
    }

    QString spokenCount(qsizetype panel, const HistorySeries& series, const HistoryMark& mark,
                        CodeColumn column, CodeMetric metric) const
    {
        const HistoryCodeRow& row = m_history->code.at(panel);
        const HistoryCodePoint& point = *row.at(mark.slot);
        //: %1 is a code entry, %2 a loop, %3 "Instructions" or "Allocations", %4 a number.
        QStringList sentences{Joining::ended(tr("%1, %2: %3 %4")
                                                 .arg(m_words.rowName(*m_history, row), series.label,
                                                      ComparisonWords::metric(metric), mark.text))};
        if (const CountChange* change = point.change ? point.change->count(column, metric) : nullptr) {
            sentences += since(m_words.comparison().countVerdict(*change, *point.change));
        }
        return inDocument(mark.slot, sentences);
    }

private:
    static QString since(const QString& change)
    {
        //: %1 is what changed, such as "1.2 points more overhead".
        return Joining::ended(tr("Since the point before: %1").arg(change));
    }

    QString inDocument(qsizetype step, QStringList sentences) const
    {
        sentences.prepend(Joining::ended(m_words.step(*m_history, step)));
        for (const QString& changed : m_words.marks(m_history->steps.at(step))) {
            sentences += Joining::ended(changed);
        }
        return Joining::sentences(sentences);
    }

    QString machines(bool ofRates) const
    {
        QStringList names;
        QHash<QString, int> documents;
        for (const HistoryStep& step : m_history->steps) {
            const BenchmarkDocument& measured = *step.input.document;
            QString name = Joining::facts(ofRates ? Provenance::comparisonMachine(measured)
                                                  : Provenance::costMachine(measured));
            if (name.isEmpty()) {
                name = tr("a machine that is not published");
            }
            if (documents[name]++ == 0) {
                names += name;
            }
        }
        if (names.size() == 1) {
            return tr("Measured on: %1.").arg(names.constFirst());
        }
        QStringList told;
        for (const QString& name : std::as_const(names).mid(0, mostMachines)) {
            told += tr("%1 (%n document(s))", nullptr, documents.value(name)).arg(name);
        }
        if (names.size() > mostMachines) {
            told += tr("%n more", nullptr, static_cast<int>(names.size() - mostMachines));
        }
        return told.isEmpty() ? QString() : tr("Measured on: %1.").arg(Joining::clauses(told));
    }

    HistoryPtr m_history;
    HistoryWords m_words;
    Cells m_cells;
    Cards m_cards;
};

/// Explains what there is to see.
class HistoryLegend
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HistorySpecs)

public:
    static QList<LegendItem> rates(const HistoryChartSpec& spec, const QList<HistoryRow>& rows, bool inUnits)
    {
        Shown shown(spec);
        for (const HistoryRow& row : rows) {
            for (const HistoryPoint& point : row.points) {
                (point.basis == FigureBasis::Median ? shown.median : shown.best) = true;
            }
        }
        QList<LegendItem> legend;
        for (const LegendItem& item : ChartSpecs::rangeLegend(shown.median && !shown.best)) {
            if (isShown(item.mark, shown)) {
                legend += {upright(item.mark), item.text};
            }
        }
        if (shown.median && shown.best) {
            const auto figure = std::ranges::find(legend, LegendMark::Figure, &LegendItem::mark);
            figure->text = tr("best round or, where none is published, median");
        }
        if (shown.joined) {
            legend += {LegendMark::JoinedFigures, tr("may be compared")};
        }
        if (shown.cross) {
            legend += {LegendMark::NoDistance, tr("no distance can be computed")};
        }
        if (inUnits) {
            addJumps(legend, shown, tr("distinguishably more, better"), tr("distinguishably more, worse"),
                     tr("distinguishably less, better"), tr("distinguishably less, worse"));
        } else {
            addJumps(legend, shown, QString(), tr("distinguishably more overhead"),
                     tr("distinguishably less overhead"), QString());
        }
        if (shown.moved) {
            legend += {LegendMark::JumpMoved, tr("raw client moved")};
        }
        addEnvironment(legend, shown);
        return legend;
    }

    static QList<LegendItem> counts(const HistoryChartSpec& spec)
    {
        const Shown shown(spec);
        QList<LegendItem> legend;
        const auto add = [&](HistorySeriesKind kind, LegendMark mark, const QString& text) {
            if (shown.has(kind)) {
                legend += {mark, text};
            }
        };
        add(HistorySeriesKind::RustStream, LegendMark::RustStreamSteps, Words::loop(LoopRole::RustStream));
        add(HistorySeriesKind::RawClient, LegendMark::RawClientSteps, Words::loop(LoopRole::RawClient));
        add(HistorySeriesKind::BrokerCrate, LegendMark::BrokerCrateSteps, Words::loop(LoopRole::BrokerCrate));
        add(HistorySeriesKind::HandWritten, LegendMark::HandWrittenSteps, ChartSpecs::handWritten());
        addJumps(legend, shown, QString(), tr("up past the gate"), tr("down past the gate"), QString());
        if (shown.moved) {
            legend += {LegendMark::JumpMoved, tr("new or gone")};
        }
        if (shown.informational) {
            legend += {LegendMark::JumpInformational,
                       tr("information: not gated, or counted with another toolchain")};
        }
        addEnvironment(legend, shown);
        return legend;
    }

private:
    static bool isShown(LegendMark mark, const Shown& shown)
    {
        switch (mark) {
        case LegendMark::RawClient:
            return shown.has(HistorySeriesKind::RawClient);
        case LegendMark::BrokerCrate:
            return shown.has(HistorySeriesKind::BrokerCrate);
        case LegendMark::RustStream:
            return shown.has(HistorySeriesKind::RustStream);
        default:
            return true;
        }
    }

    static LegendMark upright(LegendMark mark)
    {
        switch (mark) {
        case LegendMark::Rounds:
            return LegendMark::UprightRounds;
        case LegendMark::MedianRound:
            return LegendMark::UprightMedian;
        case LegendMark::Spread:
            return LegendMark::UprightSpread;
        default:
            return mark;
        }
    }

    static void addJumps(QList<LegendItem>& legend, const Shown& shown, const QString& upBetter,
                         const QString& upWorse, const QString& downBetter, const QString& downWorse)
    {
        const auto add = [&legend](bool any, LegendMark mark, const QString& text) {
            if (any && !text.isEmpty()) {
                legend += {mark, text};
            }
        };
        add(shown.upIsBetter, LegendMark::JumpUpBetter, upBetter);
        const bool underlined = shown.needsMoreThanColour();
        add(shown.upIsWorse, underlined ? LegendMark::UnderlinedUpWorse : LegendMark::JumpUpWorse, upWorse);
        add(shown.downIsBetter, LegendMark::JumpDownBetter, downBetter);
        add(shown.downIsWorse, underlined ? LegendMark::UnderlinedDownWorse : LegendMark::JumpDownWorse,
            downWorse);
    }

    static void addEnvironment(QList<LegendItem>& legend, const Shown& shown)
    {
        const auto add = [&](EnvironmentMark changed, LegendMark mark, const QString& text) {
            if (shown.environment.at(static_cast<std::size_t>(changed))) {
                legend += {mark, text};
            }
        };
        add(EnvironmentMark::Machine, LegendMark::MachineChange, tr("another machine"));
        add(EnvironmentMark::Toolchain, LegendMark::ToolchainChange, tr("another toolchain"));
        add(EnvironmentMark::Setting, LegendMark::SettingChange, tr("another setting"));
    }
};

HistoryPlot& plotFor(HistoryPanel& panel, const QString& header)
{
    auto known = std::ranges::find(panel.plots, header, &HistoryPlot::header);
    if (known == panel.plots.end()) {
        HistoryPlot plot;
        plot.header = header;
        panel.plots += plot;
        known = std::prev(panel.plots.end());
    }
    return *known;
}

HistorySeries& seriesFor(HistoryPlot& plot, LoopRole role)
{
    auto known = std::ranges::find(plot.series, kindOf(role), &HistorySeries::kind);
    if (known == plot.series.end()) {
        const auto after = std::ranges::find_if(
            plot.series, [role](const HistorySeries& series) { return roleOf(series.kind) > role; });
        known = plot.series.insert(after, HistorySeries{kindOf(role), Words::loop(role), {}});
    }
    return *known;
}

HistoryPanel ratePanel(const HistoryChartWords& words, const HistoryRow& row,
                       const HistoryChartOptions& options)
{
    const HistoryPoint& latest = row.points.constLast();
    HistoryPanel panel;
    panel.name = words.words().rowName(words.history(), row);
    panel.tag = words.boundTag(row);
    // Rates in another unit have an axis of their own; that of the latest document stands first.
    plotFor(panel, options.rates ? words.unit(latest.unit) : words.distanceAxis());
    for (const HistoryPoint& point : row.points) {
        HistoryPlot& plot = plotFor(panel, options.rates ? words.unit(point.unit) : words.distanceAxis());
        plot.quantity = options.rates ? HistoryQuantity::Rate : HistoryQuantity::Distance;
        for (const HistoryLoop& loop : point.loops) {
            if (!options.loops.contains(loop.analysis.role)) {
                continue;
            }
            HistoryMark mark;
            mark.slot = point.step;
            if (options.rates) {
                placeRate(mark, point, loop, words.words().comparison());
            } else {
                placeDistance(mark, point, loop, words.cells());
            }
            seriesFor(plot, loop.analysis.role).marks += mark;
        }
    }
    return panel;
}

HistoryPanel countPanel(const HistoryChartWords& words, const HistoryCodeRow& row, bool coldStart,
                        const QStringList& headers)
{
    HistoryPanel panel;
    panel.name = words.words().rowName(words.history(), row);
    panel.tag = words.gateTag(row);
    for (const CodeMetric metric : {CodeMetric::Instructions, CodeMetric::Allocations}) {
        HistoryPlot plot;
        plot.quantity = HistoryQuantity::Count;
        plot.header = headers.at(metric == CodeMetric::Instructions ? 0 : 1);
        for (const CodeValue& value : codeColumns(coldStart)) {
            HistorySeries series;
            series.kind = value.kind;
            series.label = value.kind == HistorySeriesKind::HandWritten ? ChartSpecs::handWritten()
                                                                        : Words::loop(roleOf(value.kind));
            for (const HistoryCodePoint& point : row.points) {
                if (const auto counts = value.of(point.entry)) {
                    series.marks +=
                        countMark(point, value.column, metric, countOf(*counts, metric), words.format());
                }
            }
            if (!series.marks.isEmpty()) {
                plot.series += series;
            }
        }
        panel.plots += plot;
    }
    return panel;
}

} // namespace

QList<HistorySlot> HistorySpecs::documents(const History& history) const
{
    QList<HistorySlot> documents;
    QHash<QString, int> namesakes;
    const HistoryWords words(m_format);
    for (const HistoryStep& step : history.steps) {
        const Measurement& measured = step.input.document->measurement;
        QString date = measured.measuredAt ? m_format.date(*measured.measuredAt) : tr("no date");
        if (const int before = namesakes[date]++; before > 0) {
            //: %1 is a date, %2 tells which of several documents of that date it is.
            date = tr("%1 (%2)").arg(date, m_format.count(before + 1));
        }
        HistorySlot document;
        document.name = words.step(history, documents.size());
        const QString shortVersion = visibleText(measured.crateVersion.value_or(QString()), longestVersion);
        const bool versionFirst = history.options.order == HistoryOrder::Version && !shortVersion.isEmpty();
        document.first = versionFirst ? shortVersion : date;
        document.second = versionFirst ? date : shortVersion;
        document.isUnplaced = !step.isPlaced;
        document.changed = {step.machineChanged, step.toolchainChanged, step.settingChanged};
        documents += document;
    }
    return documents;
}

bool HistorySpecs::hasColdStart(const History& history)
{
    return std::ranges::any_of(history.code, [](const HistoryCodeRow& row) {
        return std::ranges::any_of(
            row.points, [](const HistoryCodePoint& point) { return point.entry.cold.has_value(); });
    });
}

HistoryChartSpec HistorySpecs::rates(const HistoryPtr& history, Section section,
                                     const HistoryChartOptions& options) const
{
    const auto words = std::make_shared<const HistoryChartWords>(history, m_format);
    HistoryChartSpec spec;
    spec.item = section == Section::Throughput ? ExportItem::ThroughputHistory : ExportItem::ScenarioHistory;
    spec.format = m_format;
    spec.title = words->title(section, options.rates);
    spec.subtitle = words->subtitle(options.rates);
    spec.footer = words->footer(true);
    spec.documents = documents(*history);
    for (const HistoryRow& row : rowsOf(*history, section)) {
        spec.panels += ratePanel(*words, row, options);
    }
    spec.underlinesWorse = Shown(spec).needsMoreThanColour();
    spec.legend = HistoryLegend::rates(spec, rowsOf(*history, section), options.rates);

    // Without the functions that hold them.
    const auto shown = std::make_shared<const HistoryChartSpec>(spec);
    spec.card = [words, section, shown](const HistoryPlace& place) {
        return words->card(section, place.panel, shown->mark(place).slot, shown->series(place).kind);
    };
    spec.spoken = [words, section, shown](const HistoryPlace& place) {
        return words->spokenRate(section, place.panel, shown->series(place), shown->mark(place));
    };
    return spec;
}

HistoryChartSpec HistorySpecs::counts(const HistoryPtr& history, bool coldStart) const
{
    const auto words = std::make_shared<const HistoryChartWords>(history, m_format);
    HistoryChartSpec spec;
    spec.item = coldStart ? ExportItem::ColdStartHistory : ExportItem::CodeHistory;
    spec.format = m_format;
    spec.title = coldStart ? tr("%1: cost of a cold start over time").arg(words->crate())
                           : tr("%1: cost of the code over time").arg(words->crate());
    spec.subtitle = coldStart ? tr("starting the service and the first delivery, as a whole; counted, not "
                                   "timed; axes start at zero")
                              : tr("what one message costs; counted, not timed; axes start at zero");
    spec.footer = words->footer(false);
    spec.documents = documents(*history);
    const QStringList headers =
        coldStart ? QStringList{tr("instructions"), tr("allocations")}
                  : QStringList{tr("instructions per message"), tr("allocations per message")};
    for (const HistoryCodeRow& row : history->code) {
        spec.panels += countPanel(*words, row, coldStart, headers);
    }
    spec.legend = HistoryLegend::counts(spec);

    const auto shown = std::make_shared<const HistoryChartSpec>(spec);
    spec.card = [words, shown](const HistoryPlace& place) {
        return words->card(Section::Code, place.panel, shown->mark(place).slot, shown->series(place).kind);
    };
    spec.spoken = [words, coldStart, shown](const HistoryPlace& place) {
        const HistorySeries& series = shown->series(place);
        const QList<CodeValue> columns = codeColumns(coldStart);
        const CodeColumn column = std::ranges::find(columns, series.kind, &CodeValue::kind)->column;
        const CodeMetric metric = place.plot == 0 ? CodeMetric::Instructions : CodeMetric::Allocations;
        return words->spokenCount(place.panel, series, shown->mark(place), column, metric);
    };
    return spec;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/loopanalysis.h"
#include "models/report/exportitems.h"
#include "models/report/texttable.h"
#include "models/report/words.h"
#include "widgets/charts/historychart.h"

#include <QList>
#include <QString>

#include <functional>
#include <variant>

/// What a chart shows, as plain data: figures and finished words, without places or colours. One spec is
/// painted on screen and into every file.
namespace rangebar {

/// What a legend entry explains. It is drawn by the code that draws the mark itself.
enum class LegendMark
{
    RawClient,
    BrokerCrate,
    RustStream,
    Rounds,            ///< a bar from the best to the slowest round
    Figure,            ///< a filled dot
    MedianRound,       ///< a notch
    Spread,            ///< a band
    Indistinguishable, ///< a hollow dot
    RustStreamCost,
    RawClientCost,
    BrokerCrateCost,
    HandWrittenCost,
    BaseRounds,      ///< an outlined bar: the base
    CandidateRounds, ///< a filled bar: the candidate
    ChangeWithin,    ///< the marks of ChangeMark
    ChangeLess,
    ChangeMore,
    ChangeMoved,
    ChangeIdentical,
    Gate,        ///< a band: what a count may change
    FewerCounts, ///< arrows
    MoreCounts,
    UprightRounds, ///< the same as Rounds, MedianRound and Spread, over time
    UprightMedian,
    UprightSpread,
    JoinedFigures, ///< a line between two dots
    NoDistance,    ///< a cross
    JumpUpBetter,  ///< the marks of HistoryJump
    JumpUpWorse,
    JumpDownBetter,
    JumpDownWorse,
    UnderlinedUpWorse,
    UnderlinedDownWorse,
    JumpMoved,
    JumpInformational, ///< in outline: no gate judges it
    RustStreamSteps,
    RawClientSteps,
    BrokerCrateSteps,
    HandWrittenSteps,
    MachineChange, ///< the marks of EnvironmentMark
    ToolchainChange,
    SettingChange,
    Contradiction, ///< the star behind a verdict that the rounds do not give
};

/// What became of a figure from the base to the candidate: told by shape and direction, whatever the colour.
enum class ChangeMark
{
    None,      ///< not compared
    Identical, ///< a bar across
    Within,    ///< hollow: within the spread, or within the gate
    Less,      ///< points left: nearer to the raw client, or fewer counts
    More,      ///< points right: further below the raw client, or more counts
    Moved, ///< a diamond: the raw client's own rate changed; a count that is new or gone has no percentage
};

struct LegendItem
{
    LegendMark mark = LegendMark::RawClient;
    QString text;
};

/// The marks of the base in a chart of two documents; see RangeRow for the members.
struct RangeMarks
{
    std::optional<double> dot;
    std::optional<double> rangeFrom;
    std::optional<double> rangeTo;
    std::optional<double> notch;
    bool hollow = false;
    QString note;
};

/// One loop's row. Distances are percent below the raw client's figure; right is slower. In a chart of two
/// documents the members from dot to note are the candidate's, except the verdict, which tells the change.
struct RangeRow
{
    LoopRole role = LoopRole::RawClient;
    QString label;                   ///< the loop's name
    std::optional<double> dot;       ///< the figure: best round, or the median in schemas 1 and 2
    std::optional<double> rangeFrom; ///< best round; absent where there is one round only
    std::optional<double> rangeTo;   ///< slowest round
    std::optional<double> notch;     ///< median round; absent in schemas 1 and 2, or where not published
    std::optional<double> band;      ///< half width around zero: the spread rule
    bool hollow = false;             ///< indistinguishable
    std::optional<double> percent;   ///< what the verdict tells; absent where it tells no number
    QString verdict;                 ///< at the row's end
    bool contradicted = false;       ///< by the row's own rounds: the verdict ends with a star
    QString note;                    ///< in place of the marks, where no distance can be had
    RangeMarks base;                 ///< drawn above, in a chart of two documents
    ChangeMark change = ChangeMark::None;
};

struct RangeBlock
{
    QString name; ///< in full, visible text
    QString tag;  ///< "broker-bound", or empty
    QList<RangeRow> rows;
    qsizetype comparedRow = -1; ///< index in Comparison::rows, in a chart of two documents
};

enum class AxisMode
{
    Shared,
    PerScenario
};

struct RangeChartSpec
{
    ExportItem item = ExportItem::Comparison; ///< which of the charts it is
    QString title;
    QString subtitle;
    QString footer;
    QList<LegendItem> legend;
    QList<RangeBlock> blocks;
    NumberFormat format; ///< how the ticks are written
    AxisMode axisMode = AxisMode::Shared;
    bool medianRounds = false; ///< schemas 1 and 2: the legend says the dot is the median round
    QString baseLetter;        ///< in a chart of two documents, before the marks of each
    QString candidateLetter;
    bool twoDocuments() const { return !baseLetter.isEmpty(); }
    /// Whether a row's words at its end tell a measured difference.
    bool tellsDifference(const RangeRow& row) const;
    /// Words that are worth their cost only when a row is looked at.
    std::function<Card(int block, int row)> card;
    std::function<QString(int block, int row)> spoken;
};

enum class CostColumn
{
    RustStream,
    RawClient,
    BrokerCrate,
    HandWritten
};

/// One bar in a cost chart row: RustStream first, then what the document has beside it.
struct CostBar
{
    CostColumn column = CostColumn::RustStream;
    QString label; ///< "RustStream", "Raw client", "Broker crate", "Hand written"
    double value = 0;
    QString text; ///< the value at the bar's end
    bool secondary() const { return column != CostColumn::RustStream; }
};

struct CostRow
{
    QString name;
    QString tag;                 ///< "not gated", or empty
    QList<CostBar> instructions; ///< empty: not published, shown as "-"
    QList<CostBar> allocations;
};

struct CostChartSpec
{
    ExportItem item = ExportItem::Cost; ///< which of the charts it is
    QString title;
    QString subtitle;
    QString footer;
    QList<LegendItem> legend; ///< empty where RustStream is the only column
    QString instructionsHeader;
    QString allocationsHeader;
    bool coldStart = false;
    QList<CostRow> rows;
    std::function<Card(int row)> card;
    std::function<QString(int row)> spoken;
};

/// What became of one count.
struct CostChange
{
    ChangeMark mark = ChangeMark::None;
    /// From the base, as the arrow shows it; absent where there is none (identical, new, gone, one side
    /// only).
    std::optional<double> percent;
    QString text;        ///< "-3 (9 -> 6), -33.3 %: improvement", "identical (9)", "new (0 -> 3): regression"
    bool judged = false; ///< a regression or an improvement, by the gates
};

/// One column of a code entry.
struct CostChangeLine
{
    QString label; ///< "Cold start"; empty for what the entry is about
    CostChange instructions;
    CostChange allocations;
};

struct CostChangeRow
{
    QString name; ///< in full, visible text
    QString tag;  ///< "not gated", "added", or empty
    QList<CostChangeLine> lines;
    qsizetype comparedRow = -1; ///< index in Comparison::rows
};

/// How the cost of the code changed from one document to another: arrows in percent of the base's
/// instructions.
struct CostChangeChartSpec
{
    ExportItem item = ExportItem::CodeChanges; ///< which of the charts it is
    QString title;
    QString subtitle;
    QString footer;
    QList<LegendItem> legend;
    QString instructionsHeader;
    QString allocationsHeader;
    QList<CostChangeRow> rows;
    NumberFormat format;    ///< how the ticks are written
    double gatePercent = 0; ///< of instructions: the band around zero
    std::function<Card(int row)> card;
    std::function<QString(int row)> spoken;

    /// The other end of the band: going back from there would be the gate.
    double gateBelow() const { return -100 * gatePercent / (100 + gatePercent); }
};

struct TableColumn
{
    QString header;
    bool alignRight = false; ///< the header; each cell says its own
};

/// A table as a picture. Nothing is cut: columns wrap, and where not even their words fit, each row becomes a
/// list.
struct TableChartSpec
{
    ExportItem item = ExportItem::ComparisonTable;
    QString title;
    QString subtitle;
    QString footer;
    QList<TableColumn> columns;
    QList<QList<TableCell>> rows; ///< a row may have fewer cells than there are columns
};

/// The documents of a crate over time: a panel for each scenario, throughput row or code entry, the documents
/// from left to right in each.
struct HistoryChartSpec
{
    ExportItem item = ExportItem::ScenarioHistory; ///< which of the charts it is
    QString title;
    QString subtitle;
    QString footer;
    QList<LegendItem> legend;
    QList<HistorySlot> documents;
    QList<HistoryPanel> panels;
    bool underlinesWorse =
        false;           ///< where only the colour would tell a jump for the worse from one for the better
    NumberFormat format; ///< how the ticks are written
    std::function<Card(const HistoryPlace&)> card;
    std::function<QString(const HistoryPlace&)> spoken;

    const HistorySeries& series(const HistoryPlace& place) const
    {
        return panels.at(place.panel).plots.at(place.plot).series.at(place.series);
    }
    const HistoryMark& mark(const HistoryPlace& place) const { return series(place).marks.at(place.mark); }
};

using ChartSpec =
    std::variant<RangeChartSpec, CostChartSpec, CostChangeChartSpec, TableChartSpec, HistoryChartSpec>;

/// Which of the charts and tables it is.
inline ExportItem exportItemOf(const ChartSpec& spec)
{
    return std::visit([](const auto& chart) { return chart.item; }, spec);
}

/// What is drawn of a loop's distances in its own document.
RangeMarks distanceMarks(const LoopAnalysis& loop);

class ChartSpecs
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ChartSpecs)

public:
    explicit ChartSpecs(const NumberFormat& format) : m_format(format) {}

    /// The seven marks and the dot: what every range chart can show, whether or not this one does.
    static QList<LegendItem> rangeLegend(bool medianRounds);
    static QString handWritten(); ///< code without RustStream, for comparison

    RangeChartSpec comparison(const DocumentPtr& document, AxisMode axisMode) const;
    RangeChartSpec throughput(const DocumentPtr& document, AxisMode axisMode) const;
    /// With `coldStart` only entries that publish it have bars; the others stay listed with "-".
    CostChartSpec cost(const DocumentPtr& document, bool coldStart) const;

private:
    NumberFormat m_format;
};

} // namespace rangebar

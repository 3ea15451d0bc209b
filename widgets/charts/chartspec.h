// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/loopanalysis.h"
#include "models/report/words.h"

#include <QList>
#include <QString>

#include <functional>
#include <variant>

/// What a chart shows, as plain data: figures and finished words, without places or colours. One spec is painted on
/// screen and into every file.
namespace rangebar {

/// What a legend entry explains. It is drawn by the code that draws the mark itself.
enum class LegendMark {
    RawClient,
    BrokerCrate,
    RustStream,
    Rounds,           ///< a bar from the best to the slowest round
    Figure,           ///< a filled dot
    MedianRound,      ///< a notch
    Spread,           ///< a band
    Indistinguishable, ///< a hollow dot
    RustStreamCost,
    RawClientCost,
    BrokerCrateCost,
    HandWrittenCost,
};

struct LegendItem
{
    LegendMark mark = LegendMark::RawClient;
    QString text;
};

/// One loop's row. Distances are percent below the raw client's figure; right is slower.
struct RangeRow
{
    LoopRole role = LoopRole::RawClient;
    QString label;                    ///< the loop's name
    std::optional<double> dot;        ///< the figure: best round, or the median in schemas 1 and 2
    std::optional<double> rangeFrom;  ///< best round; absent where there is one round only
    std::optional<double> rangeTo;    ///< slowest round
    std::optional<double> notch;      ///< median round; absent in schemas 1 and 2, or where not published
    std::optional<double> band;       ///< half width around zero: the spread rule
    bool hollow = false;              ///< indistinguishable
    QString verdict;                  ///< at the row's end
    QString note;                     ///< in place of the marks, where no distance can be had
};

struct RangeBlock
{
    QString name; ///< in full, visible text
    QString tag;  ///< "broker-bound", or empty
    QList<RangeRow> rows;
};

enum class AxisMode { Shared, PerScenario };

struct RangeChartSpec
{
    QString title;
    QString subtitle;
    QString footer;
    QList<LegendItem> legend;
    QList<RangeBlock> blocks;
    NumberFormat format; ///< how the ticks are written
    AxisMode axisMode = AxisMode::Shared;
    bool medianRounds = false; ///< schemas 1 and 2: the legend says the dot is the median round
    /// Words that are worth their cost only when a row is looked at.
    std::function<Card(int block, int row)> card;
    std::function<QString(int block, int row)> spoken;
};

enum class CostColumn { RustStream, RawClient, BrokerCrate, HandWritten };

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
    QString tag; ///< "not gated", or empty
    QList<CostBar> instructions; ///< empty: not published, shown as "-"
    QList<CostBar> allocations;
};

struct CostChartSpec
{
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

using ChartSpec = std::variant<RangeChartSpec, CostChartSpec>;

class ChartSpecs
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ChartSpecs)

public:
    explicit ChartSpecs(const NumberFormat& format)
        : m_format(format)
    {
    }

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

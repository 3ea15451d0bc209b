// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/axisscale.h"
#include "widgets/charts/chartframe.h"

#include <QLineF>

/// Where everything in a chart of a history stands, as in rangegeometry.h. The documents stand at equal
/// distances. Where there is no room to set the loops of a document side by side, each loop gets a lane of
/// its own; where there is none for all documents, the time axis goes on in another strip below.
namespace rangebar {

/// A linear mapping from values to logical pixels, larger values higher up, and its round ticks.
struct ValueScale
{
    double low = 0;
    double high = 1;
    double step = 1;
    QList<double> ticks; ///< at least two, from low to high

    double y(double value, double top, double bottom) const;
};

/// Holds all values of the plot. Zero is on the axis; of rates only where they are not all far from it. With
/// as many ticks as `pixels` allow, `apart` or more from each other.
ValueScale valueScale(const HistoryPlot& plot, double pixels, double apart);

/// A part of the time axis, the same in all plots. Positions are counted from the left end of a plot.
struct HistoryStrip
{
    struct Label
    {
        qsizetype slot = 0;
        PlacedText first;
        PlacedText second;
    };
    qsizetype begin = 0; ///< the first document, and one past the last
    qsizetype end = 0;
    QList<double> centres; ///< by document
    QList<double> edges;   ///< the left edge of each; wider apart where a document starts anew
    QList<Label> labels;   ///< of some documents; none touches another

    double left(qsizetype slot) const { return edges.at(slot - begin); }
    double centre(qsizetype slot) const { return centres.at(slot - begin); }
};

/// The sizes of marks, which follow the room that a document has.
struct HistorySizes
{
    double slot = 0;   ///< a document
    double column = 0; ///< a series in it
    double dotRadius = 0;
    double barWidth = 0;
    double notchWidth = 0;
    double jump = 0; ///< side of the square of the mark of a jump
    double environmentMark = 0;
};

/// A chart as a whole. Panels are only measured here; placeHistoryPanel() places those that are looked at.
struct HistoryLayout
{
    explicit HistoryLayout(const ChartSizes& chartSizes) : sizes(chartSizes) {}

    ChartFrame frame;
    ChartSizes sizes;
    HistorySizes marks;
    bool lanes = false;       ///< each series has a lane of its own
    bool plotsBeside = false; ///< the plots of a panel stand side by side
    double plotLeft = 0;      ///< of a plot, behind the numbers of its axis
    double plotWidth = 0;
    double plotSpan = 0; ///< of a plot with its numbers and the value at its end
    double plotHeight = 0;
    QList<EnvironmentMark> environment; ///< that change somewhere; a row for each above a plot
    QList<HistoryStrip> strips;
    QList<QRectF> panels;
    QList<double> rowBottoms; ///< of the rows of panels, ascending
    QList<int> firstRows;     ///< the number of marks before each panel, and of all at the end

    int rowCount() const { return firstRows.isEmpty() ? 0 : firstRows.constLast(); }
};

/// A line from one mark to the next.
struct HistoryJoint
{
    QLineF line;
    bool dashed = false; ///< over documents without such a mark, or to a count of another toolchain
};

struct HistoryMarkGeometry
{
    HistoryPlace place;
    QRectF area;  ///< what is around it when it has the focus
    QRectF hit;   ///< where the pointer finds it; counts of a document share theirs
    QRectF cross; ///< in place of the marks, where there is nothing to place
    std::optional<QPointF> dot;
    std::optional<QRectF> bar;
    std::optional<QRectF> notch;
    std::optional<QRectF> band;
    std::optional<QLineF> step; ///< of a count
    QRectF jump;
    QList<HistoryJoint> joints;
};

struct HistoryLaneGeometry
{
    PlacedText label; ///< of its loop, where it holds one
    QRectF plot;
    QList<AxisLabel> labels; ///< the numbers at its left
    QList<double> ticks;     ///< their heights
    std::optional<double> zero;
    QList<HistoryMarkGeometry> marks;
};

/// What changed before a document: a symbol above, and a line through all lanes but the words in them.
struct HistoryChangeGeometry
{
    EnvironmentMark mark = EnvironmentMark::Machine;
    QRectF symbol;
    QList<QLineF> lines; ///< of the strongest mark of a document, from top to bottom
};

struct HistoryStripGeometry
{
    qsizetype strip = 0;
    QRectF body; ///< the lanes
    QList<HistoryLaneGeometry> lanes;
    QList<HistoryChangeGeometry> changes;
    QList<PlacedText> labels; ///< of documents
    QList<QLineF> ticks;
    QList<QRectF> columns; ///< of the documents, over all lanes
    PlacedText last;       ///< the value of the latest count
};

struct HistoryPlotGeometry
{
    PlacedText header;
    ValueScale scale;
    QList<HistoryStripGeometry> strips;
};

struct HistoryPanelGeometry
{
    QRectF rect;
    PlacedHeading heading;
    QList<HistoryPlotGeometry> plots;

    /// Everything placed of a mark; nullptr where there is none.
    const HistoryMarkGeometry* mark(const HistoryPlace& place) const;
};

HistoryLayout layOutHistory(const HistoryChartSpec& spec, double width, const TextMetrics& metrics);

HistoryPanelGeometry placeHistoryPanel(const HistoryChartSpec& spec, const HistoryLayout& layout,
                                       qsizetype panel, const TextMetrics& metrics);

/// Marks are counted by panel, plot, series and time.
int historyRowCount(const HistoryChartSpec& spec);
HistoryPlace historyPlace(const HistoryChartSpec& spec, int row);
int historyRow(const HistoryChartSpec& spec, const HistoryPlace& place);

/// The mark under a position; -1 where there is none.
int historyRowAt(const HistoryChartSpec& spec, const HistoryLayout& layout, QPointF position,
                 const TextMetrics& metrics);

enum class HistoryDirection
{
    Earlier,
    Later,
    First,
    Last,
    Up, ///< another series or panel, at the same document or the nearest one
    Down,
    PreviousPanel,
    NextPanel,
};
/// The mark next to a mark; -1 where there is none.
int historyNeighbour(const HistoryChartSpec& spec, int row, HistoryDirection direction);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartpainter.h"

#include <QPainter>

namespace rangebar {

/// The strokes of a chart. Legends and rows are drawn by the same ones. Only for the painters of charts.
class ChartBrush
{
public:
    ChartBrush(QPainter& painter, const ChartFonts& fonts, const ChartTheme& theme, const ChartSizes& sizes,
               const PaintOptions& options)
        : m_painter(painter), m_fonts(fonts), m_theme(theme), m_sizes(sizes), m_options(options)
    {
    }

    const ChartTheme& theme() const { return m_theme; }
    QColor colour(ChartColour id) const { return m_theme.colour(id); }

    void fill(const QRectF& rect, const QColor& colour) { m_painter.fillRect(rect, colour); }

    /// A line of whole pixels around x, so that it is crisp on every screen.
    void verticalLine(double x, double top, double bottom, double width, const QColor& colour);

    void text(const PlacedText& text, const QColor& colour);

    /// Keeps the lines of the grid away from the words of a text. Painting over them would leave a patch on a
    /// transparent background.
    void keepClear(QList<QRectF>& gaps, const PlacedText& text) const;

    void band(const QRectF& rect);

    void roundedBar(const QRectF& rect, const QColor& colour);

    /// The range of the base: an outline, so that it is lighter in every colour and in greyscale.
    void outlinedBar(const QRectF& rect, const QColor& colour);

    /// A triangle with its tip at `tip`, as long as `length`; to the left where that is negative.
    void arrowHead(QPointF tip, double length, double halfHeight, const QColor& colour);

    static QPolygonF diamond(QPointF centre, double half);

    void arrow(QPointF from, QPointF tip, const QColor& colour);

    void changeMark(const QRectF& place, ChangeMark mark, const QColor& colour);

    /// With a rim of background, so that it stands out on a bar of nearly its own colour.
    void notch(const QRectF& rect, const QColor& colour);

    void dot(QPointF centre, const QColor& colour, bool hollow);

    void dot(QPointF centre, double radius, const QColor& colour, bool hollow);

    void line(const QLineF& line, double width, const QColor& colour, Qt::PenStyle style = Qt::SolidLine);

    void horizontalLine(double left, double right, double y, double height, const QColor& colour);

    /// A band and a bar that stand upright.
    void uprightBand(const QRectF& rect);
    void uprightBar(const QRectF& rect, const QColor& colour);

    /// Around a document that is chosen.
    void selectionFrame(const QRectF& rect);

    /// A cross, where a value can't be placed.
    void cross(const QRectF& place, const QColor& colour);
    /// A star of three lines, as behind a verdict.
    void star(const QRectF& place, const QColor& colour);

    /// A notch across a bar that stands upright.
    void notchAcross(const QRectF& rect, const QColor& colour);

    void jump(const QRectF& place, HistoryJump jump, const QColor& colour, bool informational);

    /// With a line below: for the worse, also for who sees no colours.
    void underlinedJump(const QRectF& place, HistoryJump jump, const QColor& colour);

    void environmentSymbol(const QRectF& place, EnvironmentMark mark);

    /// Through the charts at the place where the environment changed.
    void environmentLine(const QLineF& line, EnvironmentMark mark);

    /// A line of steps.
    void steps(const QLineF& line, HistorySeriesKind kind, bool dashed = false);

    QColor seriesColour(HistorySeriesKind kind) const;

    void costBar(const QRectF& rect, CostColumn column);

    QColor costColour(CostColumn column) const;

    void tag(const PlacedHeading& heading);

    void focusRing(const QRectF& rect);

    void legendEntry(const LegendEntry& entry);

    void frame(const ChartFrame& frame);

    /// Leaves out the gaps.
    void gridLines(const AxisScale& scale, double top, double bottom, QList<QRectF> gaps = {});

    void gridLine(double x, double top, double bottom, double width, const QColor& colour,
                  const QList<QRectF>& gaps);

    void axisLabels(const QList<AxisLabel>& labels);

    QColor changeColour(ChangeMark mark) const;

    void baseLane(const RangeRow& row, const BaseLaneGeometry& placed);

    /// Where the words of a block are, which the grid of a shared axis would run through.
    void keepClear(QList<QRectF>& gaps, const RangeBlockGeometry& block, bool stacked) const;

    void rangeRow(const RangeChartSpec& spec, const RangeRow& row, const RangeRowGeometry& placed);

    QRectF changeMarkPlace(QPointF centre) const;

    void costChangeLine(const CostChangeLine& line, const CostChangeLineGeometry& placed,
                        const AxisScale& scale);

    void costRow(const CostRowGeometry& placed);

    void tableRow(const TableChartSpec& spec, qsizetype row, const TableRowGeometry& placed);

private:
    QPainter& m_painter;
    const ChartFonts& m_fonts;
    const ChartTheme& m_theme;
    const ChartSizes& m_sizes;
    const PaintOptions& m_options;
};

} // namespace rangebar

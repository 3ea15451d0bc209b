// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/historyheights.h"

#include <algorithm>
#include <cmath>

namespace rangebar {

using namespace historychart;

namespace {

/// Places one plot of a panel, strip by strip.
class PlotPlacing
{
public:
    PlotPlacing(const HistoryChartSpec& spec, const HistoryLayout& layout, const HistoryPlace& plot,
                const TextMetrics& metrics)
        : m_spec(spec)
        , m_layout(layout)
        , m_place(plot)
        , m_plot(spec.panels.at(plot.panel).plots.at(plot.plot))
        , m_metrics(metrics)
        , m_units(metrics)
        , m_heights(stripHeights(layout, m_plot, metrics))
        , m_inset(std::ceil(layout.marks.dotRadius + 2))
        , m_steps(m_plot.quantity == HistoryQuantity::Count)
    {
    }

    HistoryPlotGeometry at(double left, double top)
    {
        m_left = left;
        HistoryPlotGeometry placed;
        placed.header = placeText(m_plot.header, left, top, m_layout.plotSpan, m_metrics, TextStyle::Tick);
        placed.scale = valueScale(m_plot, m_layout.plotHeight - 2 * m_inset, tickGap(m_metrics));
        m_scale = placed.scale;
        double y = top + headerHeight(m_plot, m_layout, m_metrics);
        for (qsizetype i = 0; i < m_layout.strips.size(); ++i) {
            placed.strips += placeStrip(i, y);
            y += m_heights.total;
        }
        for (qsizetype i = 0; i < m_plot.series.size(); ++i) {
            placeSeries(placed.strips, i);
        }
        placeLast(placed.strips);
        return placed;
    }

private:
    double plotX() const { return m_left + m_layout.plotLeft; }
    double y(const HistoryLaneGeometry& lane, double value) const
    {
        return m_scale.y(value, lane.plot.top() + m_inset, lane.plot.bottom() - m_inset);
    }

    HistoryStripGeometry placeStrip(qsizetype index, double top) const
    {
        const HistoryStrip& strip = m_layout.strips.at(index);
        HistoryStripGeometry placed;
        placed.strip = index;
        const double width = strip.edges.isEmpty() ? 0 : strip.edges.constLast() + m_layout.marks.slot;
        placed.body = QRectF(plotX(), top + m_heights.environment, width, m_heights.lanes);
        const qsizetype lanes = m_layout.lanes ? m_plot.series.size() : 1;
        double laneTop = placed.body.top();
        for (qsizetype i = 0; i < lanes; ++i) {
            placed.lanes += placeLane(i, laneTop, width);
            laneTop += m_heights.lane + m_heights.laneGap;
        }
        placeEnvironment(placed, strip, top);
        const double bottom = placed.body.bottom();
        for (qsizetype slot = strip.begin; slot < strip.end; ++slot) {
            const double x = plotX() + strip.centre(slot);
            placed.ticks += QLineF(x, bottom, x, bottom + m_units.whole(3));
            placed.columns += QRectF(plotX() + strip.left(slot), placed.body.top(), m_layout.marks.slot,
                                     placed.body.height());
        }
        for (const HistoryStrip::Label& label : strip.labels) {
            for (PlacedText text : {label.first, label.second}) {
                text.rect.translate(plotX(), bottom + m_heights.tick);
                placed.labels += text;
            }
        }
        return placed;
    }

    HistoryLaneGeometry placeLane(qsizetype index, double top, double width) const
    {
        HistoryLaneGeometry lane;
        if (m_layout.lanes) {
            lane.label = placeText(m_plot.series.at(index).label, plotX(), top, m_layout.plotWidth, m_metrics,
                                   TextStyle::Tick);
        }
        lane.plot = QRectF(plotX(), top + m_heights.laneLabel + m_heights.jumps, width, m_layout.plotHeight);
        const double height = m_metrics.lineHeight(TextStyle::Tick);
        for (const double tick : m_scale.ticks) {
            const double at = y(lane, tick);
            lane.ticks += at;
            lane.labels +=
                {tickText(m_plot, m_scale, tick, m_spec.format),
                 QRectF(m_left, std::round(at - height / 2), m_layout.plotLeft - m_units.whole(6), height)};
        }
        if (m_scale.low <= 0 && m_scale.high >= 0) {
            lane.zero = y(lane, 0);
        }
        return lane;
    }

    void placeEnvironment(HistoryStripGeometry& placed, const HistoryStrip& strip, double top) const
    {
        const double size = m_layout.marks.environmentMark;
        for (qsizetype slot = strip.begin; slot < strip.end; ++slot) {
            const HistorySlot& document = m_spec.documents.at(slot);
            const double gap =
                document.startsAnew() && slot > strip.begin ? std::round(apart * m_layout.marks.slot) / 2 : 0;
            const double x = plotX() + strip.left(slot) - gap;
            bool strongest = true;
            for (qsizetype row = 0; row < m_layout.environment.size(); ++row) {
                HistoryChangeGeometry change;
                change.mark = m_layout.environment.at(row);
                if (!document.has(change.mark)) {
                    continue;
                }
                change.symbol = QRectF(x - size / 2,
                                       top + static_cast<double>(row) * m_heights.environmentRow, size, size);
                if (strongest && change.mark != EnvironmentMark::Setting) {
                    change.lines += QLineF(x, change.symbol.bottom(), x, placed.body.top());
                    for (const HistoryLaneGeometry& lane : std::as_const(placed.lanes)) {
                        change.lines += QLineF(x, lane.plot.top() - m_heights.jumps, x, lane.plot.bottom());
                    }
                }
                strongest = false;
                placed.changes += change;
            }
        }
    }

    double centre(const HistoryStrip& strip, qsizetype slot, qsizetype series) const
    {
        const double middle = plotX() + strip.centre(slot);
        if (m_steps || m_layout.lanes) {
            return middle;
        }
        const double among = static_cast<double>(series) - static_cast<double>(m_plot.series.size() - 1) / 2;
        return middle + among * m_layout.marks.column;
    }

    HistoryMarkGeometry placeMark(const HistoryMark& mark, const HistoryLaneGeometry& lane, double x) const
    {
        const HistorySizes& sizes = m_layout.marks;
        const double top = lane.plot.top() - m_heights.jumps;
        HistoryMarkGeometry placed;
        placed.hit = QRectF(x - sizes.column / 2, top, sizes.column, lane.plot.bottom() - top);
        placed.area = placed.hit;
        placed.jump = QRectF(x - sizes.jump / 2, top + m_units.whole(1), sizes.jump, sizes.jump);
        const auto value = [](const std::optional<double>& given) {
            return given && std::isfinite(*given) ? given : std::nullopt;
        };
        if (const auto dot = value(mark.dot)) {
            placed.dot = QPointF(x, y(lane, *dot));
        } else {
            const double half = std::max(3.0, sizes.dotRadius * 0.8);
            placed.cross = QRectF(x - half, lane.plot.bottom() - m_inset - half, 2 * half, 2 * half);
        }
        if (m_steps) {
            const double half = std::min(sizes.slot / 2, m_units.whole(9));
            placed.step = QLineF(x - sizes.slot / 2, placed.dot->y(), x + sizes.slot / 2, placed.dot->y());
            placed.area = QRectF(placed.dot->x() - half, placed.dot->y() - m_units.whole(9), 2 * half,
                                 2 * m_units.whole(9));
            return placed;
        }
        const auto from = value(mark.rangeFrom);
        const auto to = value(mark.rangeTo);
        if (from && to) {
            const double high = y(lane, std::max(*from, *to));
            placed.bar =
                QRectF(x - sizes.barWidth / 2, high, sizes.barWidth, y(lane, std::min(*from, *to)) - high);
        }
        if (const auto notch = value(mark.notch)) {
            const double thickness = std::max(2.0, m_units.whole(2));
            placed.notch = QRectF(x - sizes.notchWidth / 2, y(lane, *notch) - thickness / 2, sizes.notchWidth,
                                  thickness);
        }
        const auto bandFrom = value(mark.bandFrom);
        const auto bandTo = value(mark.bandTo);
        if (bandFrom && bandTo) {
            const double high = y(lane, *bandTo);
            placed.band =
                QRectF(x - sizes.column / 2 + 0.5, high, sizes.column - 1, y(lane, *bandFrom) - high);
        }
        return placed;
    }

    void placeSeries(QList<HistoryStripGeometry>& strips, qsizetype index) const
    {
        const qsizetype laneIndex = m_layout.lanes ? index : 0;
        const QList<HistoryMark>& marks = m_plot.series.at(index).marks;
        qsizetype strip = 0;
        HistoryMarkGeometry* before = nullptr;
        qsizetype slotBefore = 0;
        qsizetype stripBefore = 0;
        for (qsizetype i = 0; i < marks.size(); ++i) {
            const HistoryMark& mark = marks.at(i);
            while (mark.slot >= m_layout.strips.at(strip).end) {
                ++strip;
            }
            HistoryLaneGeometry& lane = strips[strip].lanes[laneIndex];
            HistoryMarkGeometry placed =
                placeMark(mark, lane, centre(m_layout.strips.at(strip), mark.slot, index));
            placed.place = {m_place.panel, m_place.plot, index, i};
            if (mark.joined && before != nullptr && before->dot && placed.dot) {
                const bool dashed = mark.slot != slotBefore + 1 || mark.otherToolchain;
                if (strip == stripBefore) {
                    placed.joints += join(*before, placed, dashed);
                } else {
                    const StripsJoin over{strips.at(stripBefore), strips.at(strip), laneIndex,
                                          *marks.at(i - 1).dot,   *mark.dot,        dashed};
                    joinOverStrips(*before, placed, over);
                }
            }
            slotBefore = mark.slot;
            stripBefore = strip;
            lane.marks += placed;
            before = &lane.marks.last();
        }
    }

    HistoryJoint join(const HistoryMarkGeometry& before, const HistoryMarkGeometry& now, bool dashed) const
    {
        return m_steps ? HistoryJoint{QLineF(before.step->p2(), now.step->p1()), dashed}
                       : HistoryJoint{QLineF(*before.dot, *now.dot), dashed};
    }

    struct StripsJoin
    {
        const HistoryStripGeometry& before;
        const HistoryStripGeometry& now;
        qsizetype lane;
        double valueBefore;
        double value;
        bool dashed;
    };

    /// The line leaves one strip at the right and comes into the next at the left.
    void joinOverStrips(HistoryMarkGeometry& before, HistoryMarkGeometry& now, const StripsJoin& over) const
    {
        const auto enters = [&](double value) {
            return QPointF(over.now.body.left(), y(over.now.lanes.at(over.lane), value));
        };
        if (m_steps) {
            now.joints += {QLineF(enters(over.valueBefore), now.step->p1()), over.dashed};
            return;
        }
        const double middle = over.valueBefore / 2 + over.value / 2;
        const QPointF leaves(over.before.body.right(), y(over.before.lanes.at(over.lane), middle));
        before.joints += {QLineF(*before.dot, leaves), over.dashed};
        now.joints += {QLineF(enters(middle), *now.dot), over.dashed};
    }

    void placeLast(QList<HistoryStripGeometry>& strips) const
    {
        if (!m_steps || m_plot.series.isEmpty()) {
            return;
        }
        const HistoryMark& last = m_plot.series.constFirst().marks.constLast();
        const HistoryStrip& end = m_layout.strips.constLast();
        if (!last.dot || last.slot + 1 != end.end) {
            return;
        }
        HistoryStripGeometry& strip = strips.last();
        const double left = strip.body.right() + m_units.whole(6);
        const double width = std::max(m_left + m_layout.plotSpan - left, 1.0);
        strip.last = placeText(last.text, left, 0, width, m_metrics, TextStyle::Tick);
        const HistoryLaneGeometry& lane = strip.lanes.constFirst();
        strip.last.rect.moveTop(std::round(y(lane, *last.dot) - strip.last.rect.height() / 2));
    }

    const HistoryChartSpec& m_spec;
    const HistoryLayout& m_layout;
    const HistoryPlace m_place;
    const HistoryPlot& m_plot;
    const TextMetrics& m_metrics;
    const Units m_units;
    const StripHeights m_heights;
    const double m_inset; ///< keeps a dot whose centre is at the very end inside
    const bool m_steps;
    double m_left = 0;
    ValueScale m_scale;
};

} // namespace

HistoryPanelGeometry placeHistoryPanel(const HistoryChartSpec& spec, const HistoryLayout& layout,
                                       qsizetype panel, const TextMetrics& metrics)
{
    const HistoryPanel& content = spec.panels.at(panel);
    HistoryPanelGeometry placed;
    placed.rect = layout.panels.at(panel);
    const QRectF column(placed.rect.left(), placed.rect.top(), placed.rect.width(), 0);
    placed.heading =
        placeHeading(content.name, content.tag, TextStyle::BlockName, column, layout.sizes, metrics);
    double left = placed.rect.left();
    double top = placed.heading.bottom + Units(metrics).whole(4);
    for (qsizetype i = 0; i < content.plots.size(); ++i) {
        placed.plots += PlotPlacing(spec, layout, {panel, i, 0, 0}, metrics).at(left, top);
        if (layout.plotsBeside) {
            left += layout.plotSpan + 2 * layout.sizes.gap;
        } else {
            top += headerHeight(content.plots.at(i), layout, metrics) +
                   static_cast<double>(layout.strips.size()) *
                       stripHeights(layout, content.plots.at(i), metrics).total;
        }
    }
    return placed;
}

int historyRowAt(const HistoryChartSpec& spec, const HistoryLayout& layout, QPointF position,
                 const TextMetrics& metrics)
{
    for (qsizetype panel = 0; panel < layout.panels.size(); ++panel) {
        if (!layout.panels.at(panel).contains(position)) {
            continue;
        }
        const HistoryMarkGeometry* nearest = nullptr;
        const auto away = [position](const HistoryMarkGeometry& mark) {
            return mark.dot ? std::abs(mark.dot->y() - position.y()) : 0;
        };
        const HistoryPanelGeometry placed = placeHistoryPanel(spec, layout, panel, metrics);
        for (const HistoryPlotGeometry& plot : placed.plots) {
            for (const HistoryStripGeometry& strip : plot.strips) {
                for (const HistoryLaneGeometry& lane : strip.lanes) {
                    for (const HistoryMarkGeometry& mark : lane.marks) {
                        if (mark.hit.contains(position) &&
                            (nearest == nullptr || away(mark) < away(*nearest))) {
                            nearest = &mark;
                        }
                    }
                }
            }
        }
        return nearest != nullptr ? historyRow(spec, nearest->place) : -1;
    }
    return -1;
}

} // namespace rangebar

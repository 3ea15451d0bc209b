// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/historyheights.h"

#include <algorithm>
#include <cmath>

namespace rangebar {

using namespace historychart;

namespace {

/// Nobody measured more than this, and twice of it is still a number.
constexpr double largestValue = 1e300;
/// Of an axis, where all values are the same.
constexpr double smallestSpan = 0.02;
/// Rates that are all at least this part of the largest are told apart better without zero.
constexpr double farFromZero = 0.5;

/// Of a document, left free between it and the next.
constexpr double freeOfSlot = 0.16;

double held(double value)
{
    return std::clamp(value, -largestValue, largestValue);
}

struct ValueRange
{
    std::optional<double> low;
    std::optional<double> high;

    void include(const std::optional<double>& value)
    {
        if (value && std::isfinite(*value)) {
            low = std::min(held(*value), low.value_or(largestValue));
            high = std::max(held(*value), high.value_or(-largestValue));
        }
    }
};

ValueRange rangeOf(const HistoryPlot& plot)
{
    ValueRange range;
    for (const HistorySeries& series : plot.series) {
        for (const HistoryMark& mark : series.marks) {
            for (const auto* value :
                 {&mark.dot, &mark.rangeFrom, &mark.rangeTo, &mark.notch, &mark.bandFrom, &mark.bandTo}) {
                range.include(*value);
            }
        }
    }
    const bool far = plot.quantity == HistoryQuantity::Rate && range.low && *range.low > 0 &&
                     *range.low >= farFromZero * *range.high;
    if (!far) {
        range.include(0.0);
    }
    return range;
}

void addTicks(ValueScale& scale)
{
    scale.ticks.clear();
    const double first = std::ceil(scale.low / scale.step - 1e-9);
    const double last = std::floor(scale.high / scale.step + 1e-9);
    for (double k = first; k <= last; ++k) {
        scale.ticks += k == 0 ? 0.0 : k * scale.step;
    }
}

qsizetype mostSeries(const HistoryChartSpec& spec)
{
    qsizetype most = 1;
    for (const HistoryPanel& panel : spec.panels) {
        for (const HistoryPlot& plot : panel.plots) {
            most = std::max(most, plot.series.size());
        }
    }
    return most;
}

double plotHeightOf(const HistoryPlot& plot, const HistoryLayout& layout, const TextMetrics& metrics)
{
    return headerHeight(plot, layout, metrics) +
           static_cast<double>(layout.strips.size()) * stripHeights(layout, plot, metrics).total;
}

double panelHeight(const HistoryChartSpec& spec, const HistoryLayout& layout, const HistoryPanel& panel,
                   double width, const TextMetrics& metrics)
{
    Q_UNUSED(spec)
    const double heading = placeHeading(panel.name, panel.tag, TextStyle::BlockName, QRectF(0, 0, width, 0),
                                        layout.sizes, metrics)
                               .bottom +
                           Units(metrics).whole(4);
    double plots = 0;
    for (const HistoryPlot& plot : panel.plots) {
        const double height = plotHeightOf(plot, layout, metrics);
        plots = layout.plotsBeside ? std::max(plots, height) : plots + height;
    }
    return heading + plots;
}

/// In documents, with the room before those that start anew.
double slotsBetween(const HistoryChartSpec& spec, qsizetype begin, qsizetype end)
{
    double slots = static_cast<double>(end - begin);
    for (qsizetype i = begin + 1; i < end; ++i) {
        slots += spec.documents.at(i).startsAnew() ? apart : 0;
    }
    return slots;
}

/// As many documents in each strip as fit, and about as many in each.
void cutStrips(HistoryLayout& layout, const HistoryChartSpec& spec, double smallestSlot)
{
    const qsizetype count = spec.documents.size();
    const double room = layout.plotWidth / smallestSlot;
    const double strips = std::max(1.0, std::ceil(slotsBetween(spec, 0, count) / room));
    const double wanted = std::min(room, slotsBetween(spec, 0, count) / strips + apart);
    for (qsizetype begin = 0; begin < count;) {
        HistoryStrip strip;
        strip.begin = begin;
        strip.end = begin + 1;
        while (strip.end < count && slotsBetween(spec, begin, strip.end + 1) <= wanted) {
            ++strip.end;
        }
        layout.strips += strip;
        begin = strip.end;
    }
    if (layout.strips.isEmpty()) {
        layout.strips += HistoryStrip();
    }
}

void placeSlots(HistoryLayout& layout, const HistoryChartSpec& spec, double largestSlot)
{
    double most = 1;
    for (const HistoryStrip& strip : std::as_const(layout.strips)) {
        most = std::max(most, slotsBetween(spec, strip.begin, strip.end));
    }
    // Whole pixels, so that steps of the same height meet without a seam.
    layout.marks.slot = std::floor(std::min(layout.plotWidth / most, largestSlot));
    for (HistoryStrip& strip : layout.strips) {
        double x = 0;
        for (qsizetype slot = strip.begin; slot < strip.end; ++slot) {
            if (slot > strip.begin && spec.documents.at(slot).startsAnew()) {
                x += std::round(apart * layout.marks.slot);
            }
            strip.edges += x;
            strip.centres += x + layout.marks.slot / 2;
            x += layout.marks.slot;
        }
    }
}

HistoryStrip::Label placeLabel(const HistoryLayout& layout, const HistorySlot& document, qsizetype slot,
                               double centre, const TextMetrics& metrics)
{
    const double width = std::min(std::ceil(std::max(metrics.width(document.first, TextStyle::Tick),
                                                     metrics.width(document.second, TextStyle::Tick))),
                                  layout.plotSpan);
    const double left =
        std::clamp(centre - width / 2, -layout.plotLeft, layout.plotSpan - layout.plotLeft - width);
    const double line = metrics.lineHeight(TextStyle::Tick);
    const auto place = [&](const QString& text, double top) {
        PlacedText placed = placeText(text, left, top, width, metrics, TextStyle::Tick, Qt::AlignHCenter);
        // On one line whatever it holds; its card has it whole.
        placed.lines = placed.lines.mid(0, 1);
        placed.rect.setHeight(line);
        return placed;
    };
    return {slot, place(document.first, 0), place(document.second, line)};
}

/// Every so many documents from the latest back, as densely as there is room; the first where it fits. One
/// that does not tell its place stands first without being older, and says so before all but the latest.
void labelSlots(HistoryStrip& strip, const HistoryLayout& layout, const HistoryChartSpec& spec,
                const TextMetrics& metrics)
{
    const double gap = 0.8 * layout.sizes.gap;
    const auto place = [&](qsizetype slot) {
        return placeLabel(layout, spec.documents.at(slot), slot, strip.centre(slot), metrics);
    };
    const auto touch = [gap](const HistoryStrip::Label& left, const HistoryStrip::Label& right) {
        return left.first.rect.right() + gap > right.first.rect.left();
    };
    for (qsizetype every = 1; every <= strip.end - strip.begin; ++every) {
        QList<HistoryStrip::Label> labels;
        bool crowded = false;
        for (qsizetype slot = strip.end - 1; slot >= strip.begin && !crowded; slot -= every) {
            const HistoryStrip::Label label = place(slot);
            crowded = !labels.isEmpty() && touch(label, labels.constLast());
            labels += label;
        }
        if (!crowded) {
            const HistoryStrip::Label first = place(strip.begin);
            while (spec.documents.at(strip.begin).isUnplaced && labels.size() > 1 &&
                   labels.constLast().slot != strip.begin && touch(first, labels.constLast())) {
                labels.removeLast();
            }
            if (labels.constLast().slot != strip.begin && !touch(first, labels.constLast())) {
                labels += first;
            }
            strip.labels = labels;
            return;
        }
    }
}

void sizeMarks(HistoryLayout& layout, qsizetype series, bool steps, const Units& units)
{
    HistorySizes& marks = layout.marks;
    const double used = marks.slot * (1 - freeOfSlot);
    marks.column =
        layout.lanes || steps ? used : std::min(used / static_cast<double>(series), 34 * units.unit);
    marks.dotRadius = std::clamp(0.34 * marks.column, 2.6 * units.unit, (steps ? 4.0 : 5.5) * units.unit);
    marks.barWidth = std::clamp(0.4 * marks.column, 2.5 * units.unit, 8 * units.unit);
    marks.notchWidth = std::clamp(0.8 * marks.column, 6 * units.unit, 17 * units.unit);
    marks.jump = std::clamp(marks.column - units.unit, 6 * units.unit, 11 * units.unit);
    marks.environmentMark = std::clamp(marks.slot - units.unit, 7 * units.unit, 11 * units.unit);
}

/// The widest number at an axis, and the widest value at the end of steps.
struct NumberWidths
{
    double axis = 0;
    double last = 0;

    NumberWidths(const HistoryChartSpec& spec, double plotHeight, const TextMetrics& metrics)
    {
        for (const HistoryPanel& panel : spec.panels) {
            for (const HistoryPlot& plot : panel.plots) {
                const ValueScale scale = valueScale(plot, plotHeight, tickGap(metrics));
                for (const double tick : {scale.ticks.constFirst(), scale.ticks.constLast()}) {
                    axis = std::max(axis,
                                    metrics.width(tickText(plot, scale, tick, spec.format), TextStyle::Tick));
                }
                if (plot.quantity == HistoryQuantity::Count && !plot.series.isEmpty()) {
                    last = std::max(last, metrics.width(plot.series.constFirst().marks.constLast().text,
                                                        TextStyle::Tick));
                }
            }
        }
        axis = std::ceil(axis);
        last = std::ceil(last);
    }
};

/// How many plots stand side by side, so that each has room for its documents.
int plotsAcross(const HistoryChartSpec& spec, const HistoryLayout& layout, double numbers, const Units& units)
{
    const double content = layout.frame.right - layout.frame.left;
    const double gap = 2 * layout.sizes.gap;
    const double wanted = std::max(
        units.smallestPlot(), numbers + units.usualSlot() * slotsBetween(spec, 0, spec.documents.size()));
    return std::clamp(static_cast<int>((content + gap) / (wanted + gap)), 1, 4);
}

} // namespace

double historychart::tickGap(const TextMetrics& metrics)
{
    return 1.9 * metrics.lineHeight(TextStyle::Tick);
}

QString historychart::tickText(const HistoryPlot& plot, const ValueScale& scale, double tick,
                               const NumberFormat& format)
{
    if (plot.quantity == HistoryQuantity::Distance) {
        return format.percentTick(tick, scale.step);
    }
    // Without the noise of adding steps: 0.3, not 0.30000000000000004.
    return format.full(QString::number(tick, 'g', 12).toDouble());
}

bool historychart::showsSteps(const HistoryChartSpec& spec)
{
    return !spec.panels.isEmpty() && !spec.panels.constFirst().plots.isEmpty() &&
           spec.panels.constFirst().plots.constFirst().quantity == HistoryQuantity::Count;
}

historychart::StripHeights historychart::stripHeights(const HistoryLayout& layout, const HistoryPlot& plot,
                                                      const TextMetrics& metrics)
{
    const Units units(metrics);
    StripHeights heights;
    heights.environmentRow = layout.marks.environmentMark + units.whole(3);
    heights.environment = heights.environmentRow * static_cast<double>(layout.environment.size());
    const double count = layout.lanes ? std::max(1.0, static_cast<double>(plot.series.size())) : 1;
    heights.laneLabel = layout.lanes ? metrics.lineHeight(TextStyle::Tick) : 0;
    heights.jumps = layout.marks.jump + units.whole(4);
    heights.lane = heights.laneLabel + heights.jumps + layout.plotHeight;
    heights.laneGap = layout.lanes ? units.whole(6) : 0;
    heights.lanes = count * heights.lane + (count - 1) * heights.laneGap;
    heights.tick = units.whole(5);
    heights.label = 2 * metrics.lineHeight(TextStyle::Tick);
    heights.total = heights.environment + heights.lanes + heights.tick + heights.label + units.whole(8);
    return heights;
}

double historychart::headerHeight(const HistoryPlot& plot, const HistoryLayout& layout,
                                  const TextMetrics& metrics)
{
    return placeText(plot.header, 0, 0, layout.plotSpan, metrics, TextStyle::Tick).rect.height() +
           Units(metrics).whole(4);
}

double ValueScale::y(double value, double top, double bottom) const
{
    const double clamped = std::clamp(value, low, high);
    // Halves, since the span of the largest values would overflow.
    return bottom - (bottom - top) * ((clamped / 2 - low / 2) / (high / 2 - low / 2));
}

ValueScale valueScale(const HistoryPlot& plot, double pixels, double apartPixels)
{
    const ValueRange range = rangeOf(plot);
    ValueScale scale;
    scale.low = range.low.value_or(0);
    scale.high = range.high.value_or(0);
    const double size = std::max(std::abs(scale.low), std::abs(scale.high));
    if (scale.high / 2 - scale.low / 2 < std::max(smallestSpan / 2, size * 1e-9)) {
        // Nothing at all, or rates that are all the same.
        const bool nothing = size == 0 && plot.quantity == HistoryQuantity::Count;
        const double missing = nothing ? 1 : std::max(smallestSpan, size * 0.02);
        scale.high = held(scale.high + missing);
        scale.low = scale.low > 0 ? scale.low - missing : scale.low;
    }
    scale.step = niceStep(std::max((scale.high / 2 - scale.low / 2) * std::min(1.0, 2 * apartPixels / pixels),
                                   std::numeric_limits<double>::min()));
    addTicks(scale);
    if (scale.ticks.size() < 2) {
        scale.low = scale.low == 0 ? 0 : std::floor(scale.low / scale.step) * scale.step;
        scale.high = scale.high == 0 ? 0 : std::ceil(scale.high / scale.step) * scale.step;
        addTicks(scale);
    }
    return scale;
}

const HistoryMarkGeometry* HistoryPanelGeometry::mark(const HistoryPlace& place) const
{
    for (const HistoryStripGeometry& strip : plots.at(place.plot).strips) {
        for (const HistoryLaneGeometry& lane : strip.lanes) {
            const auto found = std::ranges::find(lane.marks, place, &HistoryMarkGeometry::place);
            if (found != lane.marks.cend()) {
                return &*found;
            }
        }
    }
    return nullptr;
}

HistoryLayout layOutHistory(const HistoryChartSpec& spec, double width, const TextMetrics& metrics)
{
    const Units units(metrics);
    const double usedWidth = std::max(width, smallestChartWidth);
    HistoryLayout layout{ChartSizes(metrics, usedWidth)};
    layout.frame = placeHeader(spec.title, spec.subtitle, spec.legend, usedWidth, layout.sizes, metrics);
    for (const EnvironmentMark mark : environmentMarks) {
        if (std::ranges::any_of(spec.documents, [mark](const HistorySlot& slot) { return slot.has(mark); })) {
            layout.environment += mark;
        }
    }

    const bool steps = showsSteps(spec);
    layout.plotHeight = units.whole(steps ? 104 : 150);
    NumberWidths numbers(spec, layout.plotHeight, metrics);
    const double numberGap = units.whole(6);
    const double content = layout.frame.right - layout.frame.left;
    const double gap = 2 * layout.sizes.gap;
    const double last = numbers.last > 0 ? numbers.last + numberGap : 0;
    const int across = plotsAcross(spec, layout, numbers.axis + numberGap + last, units);
    layout.plotsBeside = steps && across > 1;
    const int panelsAcross = steps ? std::max(1, across / 2) : across;
    const double panelWidth = std::floor((content - (panelsAcross - 1) * gap) / panelsAcross);
    layout.plotSpan = layout.plotsBeside ? std::floor((panelWidth - gap) / 2) : panelWidth;
    layout.plotLeft = std::min(numbers.axis + numberGap, std::floor(layout.plotSpan * 0.4));
    layout.plotWidth =
        std::max(layout.plotSpan - layout.plotLeft - std::min(last, std::floor(layout.plotSpan * 0.3)), 1.0);

    const qsizetype series = mostSeries(spec);
    const double columns = slotsBetween(spec, 0, spec.documents.size());
    const double smallestBeside = units.smallestColumn() * static_cast<double>(series) / (1 - freeOfSlot);
    layout.lanes = !steps && series > 1 && columns * smallestBeside > layout.plotWidth;
    if (layout.lanes) {
        layout.plotHeight = units.whole(84);
    }
    cutStrips(layout, spec, layout.lanes || steps ? units.smallestSlot() : smallestBeside);
    placeSlots(layout, spec, units.largestSlot());
    sizeMarks(layout, series, steps, units);
    for (HistoryStrip& strip : layout.strips) {
        labelSlots(strip, layout, spec, metrics);
    }

    double y = std::round(layout.frame.bodyTop);
    int rows = 0;
    for (qsizetype first = 0; first < spec.panels.size(); first += panelsAcross) {
        double bottom = y;
        for (qsizetype i = first; i < std::min(spec.panels.size(), first + panelsAcross); ++i) {
            const double left = layout.frame.left + static_cast<double>(i - first) * (panelWidth + gap);
            const double height = panelHeight(spec, layout, spec.panels.at(i), panelWidth, metrics);
            layout.panels += QRectF(left, y, panelWidth, height);
            bottom = std::max(bottom, y + height);
            layout.firstRows += rows;
            for (const HistoryPlot& plot : spec.panels.at(i).plots) {
                for (const HistorySeries& one : plot.series) {
                    rows += static_cast<int>(one.marks.size());
                }
            }
        }
        layout.rowBottoms += bottom;
        y = std::round(bottom + layout.sizes.blockGap);
    }
    layout.firstRows += rows;
    placeFooter(layout.frame, spec.footer, layout.rowBottoms.isEmpty() ? y : layout.rowBottoms.constLast(),
                layout.sizes, metrics);
    return layout;
}

int historyRowCount(const HistoryChartSpec& spec)
{
    qsizetype rows = 0;
    for (const HistoryPanel& panel : spec.panels) {
        for (const HistoryPlot& plot : panel.plots) {
            for (const HistorySeries& series : plot.series) {
                rows += series.marks.size();
            }
        }
    }
    return static_cast<int>(rows);
}

HistoryPlace historyPlace(const HistoryChartSpec& spec, int row)
{
    HistoryPlace place;
    qsizetype left = row;
    for (place.panel = 0; place.panel < spec.panels.size(); ++place.panel) {
        const HistoryPanel& panel = spec.panels.at(place.panel);
        for (place.plot = 0; place.plot < panel.plots.size(); ++place.plot) {
            const HistoryPlot& plot = panel.plots.at(place.plot);
            for (place.series = 0; place.series < plot.series.size(); ++place.series) {
                const qsizetype marks = plot.series.at(place.series).marks.size();
                if (left < marks) {
                    place.mark = left;
                    return place;
                }
                left -= marks;
            }
        }
    }
    Q_UNREACHABLE();
}

int historyRow(const HistoryChartSpec& spec, const HistoryPlace& place)
{
    qsizetype row = place.mark;
    for (qsizetype i = 0; i <= place.panel; ++i) {
        const HistoryPanel& panel = spec.panels.at(i);
        const qsizetype plots = i < place.panel ? panel.plots.size() : place.plot + 1;
        for (qsizetype j = 0; j < plots; ++j) {
            const HistoryPlot& plot = panel.plots.at(j);
            const bool whole = i < place.panel || j < place.plot;
            const qsizetype series = whole ? plot.series.size() : place.series;
            for (qsizetype k = 0; k < series; ++k) {
                row += plot.series.at(k).marks.size();
            }
        }
    }
    return static_cast<int>(row);
}

int historyNeighbour(const HistoryChartSpec& spec, int row, HistoryDirection direction)
{
    HistoryPlace place = historyPlace(spec, row);
    const qsizetype slot = spec.mark(place).slot;
    const qsizetype marks = spec.series(place).marks.size();
    // The nearest document of the first series that has any, in a plot or panel in that direction.
    const auto nearest = [&](HistoryPlace at) {
        const QList<HistoryMark>& found = spec.series(at).marks;
        const auto closest = std::ranges::min_element(
            found, {}, [slot](const HistoryMark& mark) { return std::abs(mark.slot - slot); });
        at.mark = closest - found.cbegin();
        return historyRow(spec, at);
    };
    QList<HistoryPlace> series;
    qsizetype current = 0;
    for (HistoryPlace at; at.panel < spec.panels.size(); ++at.panel) {
        const HistoryPanel& panel = spec.panels.at(at.panel);
        for (at.plot = 0; at.plot < panel.plots.size(); ++at.plot) {
            for (at.series = 0; at.series < panel.plots.at(at.plot).series.size(); ++at.series) {
                if (!spec.series(at).marks.isEmpty()) {
                    if (at.panel == place.panel && at.plot == place.plot && at.series == place.series) {
                        current = series.size();
                    }
                    series += at;
                }
            }
        }
    }
    const auto panelAway = [&](qsizetype by) {
        for (qsizetype i = current + by; i >= 0 && i < series.size(); i += by) {
            if (series.at(i).panel != place.panel) {
                const auto first = std::ranges::find(series, series.at(i).panel, &HistoryPlace::panel);
                return nearest(*first);
            }
        }
        return -1;
    };
    switch (direction) {
    case HistoryDirection::Earlier:
        return place.mark > 0 ? row - 1 : -1;
    case HistoryDirection::Later:
        return place.mark + 1 < marks ? row + 1 : -1;
    case HistoryDirection::First:
        return row - static_cast<int>(place.mark);
    case HistoryDirection::Last:
        return row + static_cast<int>(marks - 1 - place.mark);
    case HistoryDirection::Up:
        return current > 0 ? nearest(series.at(current - 1)) : -1;
    case HistoryDirection::Down:
        return current + 1 < series.size() ? nearest(series.at(current + 1)) : -1;
    case HistoryDirection::PreviousPanel:
        return panelAway(-1);
    case HistoryDirection::NextPanel:
        return panelAway(1);
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/rangegeometry.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

/// A shared axis is repeated so often (in row heights) that a reader who scrolls always has one in sight.
constexpr double rowsBetweenAxes = 24;
constexpr double twoDocumentRowsBetweenAxes = 15;

double linesHeight(const QString& text, double width, const TextMetrics& metrics, TextStyle style)
{
    if (text.isEmpty()) {
        return 0;
    }
    const double lineHeight = metrics.lineHeight(style);
    return metrics.width(text, style) <= width
               ? lineHeight
               : lineHeight * static_cast<double>(wrapText(text, width, metrics, style).size());
}

TextStyle verdictStyle(const RangeChartSpec& spec, const RangeRow& row)
{
    return spec.tellsDifference(row) ? TextStyle::Verdict : TextStyle::Label;
}

/// What both documents have in a row.
RangeMarks marksOf(const RangeRow& row)
{
    return {row.dot, row.rangeFrom, row.rangeTo, row.notch, row.hollow, row.note};
}

void include(AxisRange& range, const RangeBlock& block)
{
    for (const RangeRow& row : block.rows) {
        for (const RangeMarks& marks : {marksOf(row), row.base}) {
            range.include(marks.dot);
            range.include(marks.rangeFrom);
            range.include(marks.rangeTo);
            range.include(marks.notch);
        }
        if (row.band) {
            range.include(*row.band);
            range.include(-*row.band);
        }
    }
}

/// Whether a document has anything to show in a row of two.
bool isShown(const RangeMarks& marks)
{
    return marks.dot || !marks.note.isEmpty();
}

std::optional<double> finite(std::optional<double> value)
{
    return value && std::isfinite(*value) ? value : std::nullopt;
}

/// Above a row's label, where stacked: it belongs to the bar below it.
double stackedPadding(const ChartSizes& sizes)
{
    return std::round(sizes.gap * 0.5);
}

/// The height of a row's parts; shared by measuring and placing.
struct RowHeights
{
    double heading = 0; ///< of the label and verdict above the plot, where stacked
    double plot = 0;
    bool verdictBeside = true; ///< on the label's line, where stacked

    double total() const { return heading + plot; }
};

RowHeights rowHeights(const RangeChartSpec& spec, const RangeRow& row, const RangeLayout& layout,
                      const TextMetrics& metrics)
{
    const ChartSizes& sizes = layout.sizes;
    const double padding = sizes.gap;
    RowHeights heights;
    const double noteHeight = linesHeight(row.note, layout.plotColumn.width(), metrics, TextStyle::Label);
    const double labelHeight = linesHeight(row.label, layout.labelColumn.width(), metrics, TextStyle::Label);
    const double verdictHeight =
        linesHeight(row.verdict, layout.verdictColumn.width(), metrics, verdictStyle(spec, row));
    if (spec.twoDocuments()) {
        const double baseNote =
            linesHeight(row.base.note, layout.plotColumn.width(), metrics, TextStyle::Label);
        const double lanes = (isShown(row.base) ? std::max(sizes.laneHeight, baseNote) : 0) +
                             (isShown(marksOf(row)) ? std::max(sizes.laneHeight, noteHeight) : 0);
        const double words = layout.stacked ? 0 : std::max(labelHeight, verdictHeight);
        heights.plot = std::max({lanes, words, sizes.laneHeight}) + padding;
    } else {
        heights.plot = std::max(sizes.rowHeight, noteHeight + padding);
    }
    if (!layout.stacked) {
        heights.plot = std::max({heights.plot, labelHeight + padding, verdictHeight + padding});
        return heights;
    }
    heights.verdictBeside =
        row.verdict.isEmpty() || metrics.width(row.label, TextStyle::Label) + sizes.gap +
                                         metrics.width(row.verdict, verdictStyle(spec, row)) <=
                                     layout.verdictColumn.width();
    heights.heading =
        heights.verdictBeside ? std::max(labelHeight, verdictHeight) : labelHeight + verdictHeight;
    heights.heading += stackedPadding(sizes);
    return heights;
}

/// The columns, from the widths of the words in them.
void placeColumns(RangeLayout& layout, const RangeChartSpec& spec, const TextMetrics& metrics)
{
    double labelWidth = 0;
    double verdictWidth = 0;
    for (const RangeBlock& block : spec.blocks) {
        for (const RangeRow& row : block.rows) {
            labelWidth = std::max(labelWidth, metrics.width(row.label, TextStyle::Label));
            verdictWidth = std::max(verdictWidth, metrics.width(row.verdict, verdictStyle(spec, row)));
        }
    }
    const ChartFrame& frame = layout.frame;
    const double contentWidth = frame.right - frame.left;
    labelWidth = std::min(std::ceil(labelWidth), std::floor(contentWidth * 0.3));
    verdictWidth = std::min(std::ceil(verdictWidth), std::floor(contentWidth * 0.3));
    const double gap = 1.4 * layout.sizes.gap;
    double letterWidth = 0; // with the gap behind it
    double changeWidth = 0; // with the gap before it
    if (spec.twoDocuments()) {
        letterWidth = std::ceil(std::max(metrics.width(spec.baseLetter, TextStyle::Tick),
                                         metrics.width(spec.candidateLetter, TextStyle::Tick))) +
                      std::round(0.4 * layout.sizes.gap);
        changeWidth = layout.sizes.changeMark + std::round(0.6 * layout.sizes.gap);
    }
    const double plotWidth = contentWidth - labelWidth - letterWidth - verdictWidth - changeWidth - 2 * gap;
    const double leastPlot = spec.twoDocuments() ? std::max(contentWidth * 0.4, 15 * layout.sizes.laneHeight)
                                                 : std::max(contentWidth * 0.45, 9 * layout.sizes.rowHeight);
    layout.stacked = plotWidth < leastPlot;
    if (layout.stacked) {
        layout.labelColumn = QRectF(frame.left, 0, contentWidth - changeWidth, 0);
        layout.letterColumn = QRectF(frame.left, 0, letterWidth, 0);
        layout.plotColumn = QRectF(frame.left + letterWidth, 0, contentWidth - letterWidth, 0);
        layout.verdictColumn = layout.labelColumn;
    } else {
        layout.labelColumn = QRectF(frame.left, 0, labelWidth, 0);
        layout.letterColumn = QRectF(frame.left + labelWidth + gap, 0, letterWidth, 0);
        layout.plotColumn = QRectF(layout.letterColumn.right(), 0, plotWidth, 0);
        layout.verdictColumn = QRectF(frame.right - changeWidth - verdictWidth, 0, verdictWidth, 0);
    }
    layout.changeColumn =
        QRectF(frame.right - layout.sizes.changeMark, 0, changeWidth > 0 ? layout.sizes.changeMark : 0, 0);
}

AxisScale scaleFor(const AxisRange& range, const RangeChartSpec& spec, const RangeLayout& layout,
                   const TextMetrics& metrics)
{
    // Room for a dot whose centre is at the very end.
    const double inset = std::ceil(layout.sizes.dotRadius + 3);
    return makeScale(range, layout.plotColumn.left() + inset, layout.plotColumn.right() - inset, spec.format,
                     metrics);
}

AxisRow placeAxisRow(const AxisScale& scale, double top, const RangeChartSpec& spec,
                     const RangeLayout& layout, const TextMetrics& metrics)
{
    const ChartFrame& frame = layout.frame;
    AxisRow row;
    row.rect = QRectF(frame.left, top, frame.right - frame.left, layout.sizes.tickRowHeight);
    const double textTop = top + std::round((row.rect.height() - metrics.lineHeight(TextStyle::Tick)) / 2);
    row.labels = axisLabels(scale, textTop, frame.left, frame.right, spec.format, metrics);
    return row;
}

/// The same axis further down.
AxisRow movedTo(double top, AxisRow row)
{
    const double down = top - row.rect.top();
    row.rect.translate(0, down);
    for (AxisLabel& label : row.labels) {
        label.rect.translate(0, down);
    }
    return row;
}

double headingGap(const ChartSizes& sizes)
{
    return std::round(sizes.gap * 0.4);
}

QRectF contentColumn(const RangeLayout& layout, double top)
{
    return QRectF(layout.frame.left, top, layout.frame.right - layout.frame.left, 0);
}

double blockHeight(const RangeChartSpec& spec, const RangeLayout& layout, const RangeBlock& block,
                   const TextMetrics& metrics)
{
    double height = 0;
    if (block.tag.isEmpty()) {
        height =
            linesHeight(block.name, layout.frame.right - layout.frame.left, metrics, TextStyle::BlockName);
    } else {
        height = placeHeading(block.name, block.tag, TextStyle::BlockName, contentColumn(layout, 0),
                              layout.sizes, metrics)
                     .bottom;
    }
    height += headingGap(layout.sizes);
    for (const RangeRow& row : block.rows) {
        height += rowHeights(spec, row, layout, metrics).total();
    }
    return height + (spec.axisMode == AxisMode::PerScenario ? layout.sizes.tickRowHeight : 0);
}

/// Puts the marks of one document around the middle of its lane.
template <typename Placed>
void placeMarks(Placed& placed, const RangeMarks& marks, double middle, const AxisScale& scale,
                const ChartSizes& sizes)
{
    const auto from = finite(marks.rangeFrom);
    const auto to = finite(marks.rangeTo);
    if (from && to) {
        const double left = scale.x(std::min(*from, *to));
        const double right = scale.x(std::max(*from, *to));
        placed.bar = QRectF(left, middle - sizes.barThickness / 2, right - left, sizes.barThickness);
    }
    if (const auto notch = finite(marks.notch)) {
        placed.notch = QRectF(scale.x(*notch) - sizes.notchWidth / 2, middle - sizes.notchHeight / 2,
                              sizes.notchWidth, sizes.notchHeight);
    }
    if (const auto dot = finite(marks.dot)) {
        placed.dot = QPointF(scale.x(*dot), middle);
    }
}

void placeBand(RangeRowGeometry& placed, const RangeRow& row, const AxisScale& scale, const ChartSizes& sizes)
{
    if (const auto band = finite(row.band)) {
        const QRectF& plot = placed.plot;
        const double left = scale.x(-std::abs(*band));
        placed.band = QRectF(left, plot.top() + sizes.bandInset, scale.x(std::abs(*band)) - left,
                             plot.height() - 2 * sizes.bandInset);
    }
}

RangeRowGeometry placeRow(const RangeChartSpec& spec, const RangeRow& row, double top,
                          const RangeLayout& layout, const AxisScale& scale, const TextMetrics& metrics)
{
    const RowHeights heights = rowHeights(spec, row, layout, metrics);
    const ChartFrame& frame = layout.frame;
    RangeRowGeometry placed;
    placed.rect = QRectF(frame.left, top, frame.right - frame.left, heights.total());
    placed.plot =
        QRectF(layout.plotColumn.left(), top + heights.heading, layout.plotColumn.width(), heights.plot);

    const auto within = [](PlacedText& text, double laneTop, double laneHeight) {
        text.rect.moveTop(laneTop + std::round((laneHeight - text.rect.height()) / 2));
    };
    const auto atMiddle = [&](PlacedText& text) { within(text, placed.plot.top(), placed.plot.height()); };
    const double textTop = top + (layout.stacked ? stackedPadding(layout.sizes) : 0);
    placed.label = placeText(row.label, layout.labelColumn.left(), textTop, layout.labelColumn.width(),
                             metrics, TextStyle::Label, layout.stacked ? Qt::AlignLeft : Qt::AlignRight);
    placed.verdict =
        placeText(row.verdict, layout.verdictColumn.left(), textTop, layout.verdictColumn.width(), metrics,
                  verdictStyle(spec, row), Qt::AlignRight);
    placed.note = placeText(row.note, layout.plotColumn.left(), top, layout.plotColumn.width(), metrics,
                            TextStyle::Label);
    atMiddle(placed.note);
    if (!layout.stacked) {
        atMiddle(placed.label);
        atMiddle(placed.verdict);
    } else if (heights.verdictBeside) {
        const double labelWidth =
            std::min(placed.label.rect.width(), metrics.width(row.label, TextStyle::Label));
        placed.label.rect.setWidth(labelWidth);
        placed.verdict.rect.setLeft(placed.label.rect.right());
    } else {
        placed.verdict.alignment = Qt::AlignLeft;
        placed.verdict.rect.moveTop(placed.label.rect.bottom());
    }
    placeBand(placed, row, scale, layout.sizes);
    if (!spec.twoDocuments()) {
        placeMarks(placed, marksOf(row), placed.plot.center().y(), scale, layout.sizes);
        return placed;
    }
    const auto letter = [&](const QString& text) {
        return placeText(text, layout.letterColumn.left(), 0, layout.letterColumn.width(), metrics,
                         TextStyle::Tick);
    };
    const bool hasBase = isShown(row.base);
    const bool hasCandidate = isShown(marksOf(row));
    BaseLaneGeometry base;
    base.note = placeText(row.base.note, layout.plotColumn.left(), 0, layout.plotColumn.width(), metrics,
                          TextStyle::Label);
    const double baseLane = hasBase ? std::max(layout.sizes.laneHeight, base.note.rect.height()) : 0;
    const double candidateLane =
        hasCandidate ? std::max(layout.sizes.laneHeight, placed.note.rect.height()) : 0;
    const double baseTop =
        placed.plot.top() + std::round((placed.plot.height() - baseLane - candidateLane) / 2);
    const double candidateTop = baseTop + baseLane;
    if (hasBase) {
        within(base.note, baseTop, baseLane);
        base.letter = letter(spec.baseLetter);
        within(base.letter, baseTop, baseLane);
        placeMarks(base, row.base, baseTop + baseLane / 2, scale, layout.sizes);
        placed.base = base;
    }
    if (hasCandidate) {
        within(placed.note, candidateTop, candidateLane);
        placed.letter = letter(spec.candidateLetter);
        within(placed.letter, candidateTop, candidateLane);
        placeMarks(placed, marksOf(row), candidateTop + candidateLane / 2, scale, layout.sizes);
    }

    const double markSize = layout.changeColumn.width();
    const double markMiddle =
        placed.verdict.isEmpty() ? placed.label.rect.center().y() : placed.verdict.rect.center().y();
    placed.change =
        QRectF(layout.changeColumn.left(), std::round(markMiddle - markSize / 2), markSize, markSize);
    return placed;
}

} // namespace

RangeLayout layOutRanges(const RangeChartSpec& spec, double width, const TextMetrics& metrics)
{
    const double usedWidth = std::max(width, smallestChartWidth);
    RangeLayout layout{ChartSizes(metrics, usedWidth)};
    if (spec.twoDocuments()) {
        layout.sizes.fitLanes();
    }
    const ChartSizes& sizes = layout.sizes;
    layout.axisMode = spec.axisMode;
    layout.frame = placeHeader(spec.title, spec.subtitle, spec.legend, usedWidth, sizes, metrics);
    placeColumns(layout, spec, metrics);

    QList<double> heights;
    heights.reserve(spec.blocks.size());
    double sum = 0;
    int rows = 0;
    AxisRange range;
    layout.firstRows.reserve(spec.blocks.size() + 1);
    for (const RangeBlock& block : spec.blocks) {
        include(range, block);
        heights += blockHeight(spec, layout, block, metrics);
        sum += heights.constLast() + sizes.blockGap;
        layout.firstRows += rows;
        rows += static_cast<int>(block.rows.size());
    }
    layout.firstRows += rows;

    const bool shared = spec.axisMode == AxisMode::Shared && !spec.blocks.isEmpty();
    if (shared) {
        layout.sharedScale = scaleFor(range, spec, layout, metrics);
    }
    const double axisDistance =
        (spec.twoDocuments() ? twoDocumentRowsBetweenAxes : rowsBetweenAxes) * sizes.rowHeight;
    double y = std::round(layout.frame.bodyTop);
    const auto addAxisRow = [&] {
        if (layout.axisRows.isEmpty()) {
            layout.axisRows += placeAxisRow(layout.sharedScale, y, spec, layout, metrics);
        } else {
            layout.axisRows += movedTo(y, layout.axisRows.constFirst());
        }
        y += sizes.tickRowHeight;
    };
    if (shared && sum > axisDistance) {
        addAxisRow();
    }
    layout.grid.setTop(y);
    double lastAxis = y;
    layout.blockTops.reserve(spec.blocks.size());
    layout.blockBottoms.reserve(spec.blocks.size());
    for (const double height : std::as_const(heights)) {
        if (shared && y + height - lastAxis > axisDistance && y > lastAxis) {
            addAxisRow();
            lastAxis = y;
        }
        y += std::round(sizes.blockGap / 2);
        layout.blockTops += y;
        y += height;
        layout.blockBottoms += y;
        y += std::round(sizes.blockGap / 2);
    }
    layout.grid.setBottom(y);
    layout.grid.setLeft(layout.plotColumn.left());
    layout.grid.setRight(layout.plotColumn.right());
    if (shared) {
        addAxisRow();
    }
    placeFooter(layout.frame, spec.footer, y, sizes, metrics);
    return layout;
}

RangeBlockGeometry placeBlock(const RangeChartSpec& spec, const RangeLayout& layout, qsizetype block,
                              const TextMetrics& metrics)
{
    const RangeBlock& content = spec.blocks.at(block);
    const double top = layout.blockTops.at(block);
    RangeBlockGeometry placed;
    placed.heading = placeHeading(content.name, content.tag, TextStyle::BlockName, contentColumn(layout, top),
                                  layout.sizes, metrics);
    if (spec.axisMode == AxisMode::PerScenario) {
        AxisRange range;
        include(range, content);
        placed.scale = scaleFor(range, spec, layout, metrics);
    } else {
        placed.scale = layout.sharedScale;
    }
    double y = placed.heading.bottom + headingGap(layout.sizes);
    placed.grid = QRectF(layout.plotColumn.left(), y, layout.plotColumn.width(), 0);
    placed.rows.reserve(content.rows.size());
    for (const RangeRow& row : content.rows) {
        placed.rows += placeRow(spec, row, y, layout, placed.scale, metrics);
        y = placed.rows.constLast().rect.bottom();
    }
    placed.grid.setBottom(y);
    if (spec.axisMode == AxisMode::PerScenario) {
        placed.axisRow = placeAxisRow(placed.scale, y, spec, layout, metrics);
        y = placed.axisRow->rect.bottom();
    }
    placed.rect = QRectF(QPointF(layout.frame.left, top), QPointF(layout.frame.right, y));
    return placed;
}

std::pair<qsizetype, qsizetype> blocksWithin(const RangeLayout& layout, double top, double bottom)
{
    const auto first = std::lower_bound(layout.blockBottoms.cbegin(), layout.blockBottoms.cend(), top);
    const auto last = std::upper_bound(layout.blockTops.cbegin(), layout.blockTops.cend(), bottom);
    const qsizetype begin = std::distance(layout.blockBottoms.cbegin(), first);
    return {begin, std::max(begin, static_cast<qsizetype>(std::distance(layout.blockTops.cbegin(), last)))};
}

std::pair<qsizetype, qsizetype> blockOfRow(const RangeLayout& layout, int row)
{
    // The last block that starts at or before the row: blocks without rows share their start with the next.
    const auto after = std::upper_bound(layout.firstRows.cbegin(), std::prev(layout.firstRows.cend()), row);
    const qsizetype block = std::distance(layout.firstRows.cbegin(), after) - 1;
    return {block, row - layout.firstRows.at(block)};
}

} // namespace rangebar

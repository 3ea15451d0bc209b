// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/costchangegeometry.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

/// A chart higher than this (in row heights) has its axis at the top as well.
constexpr double rowsWithOneAxis = 18;

const CostChange& changeOf(const CostChangeLine& line, std::size_t column)
{
    return column == 0 ? line.instructions : line.allocations;
}

TextStyle styleOf(const CostChange& change)
{
    return change.judged ? TextStyle::Verdict : TextStyle::Label;
}

/// A count of one side only has no place on the axis.
bool isPlotted(const CostChangeLine& line)
{
    return line.instructions.mark != ChangeMark::None;
}

double textHeight(const QString& text, double width, const TextMetrics& metrics, TextStyle style)
{
    if (text.isEmpty()) {
        return 0;
    }
    return metrics.width(text, style) <= width
               ? metrics.lineHeight(style)
               : metrics.lineHeight(style) *
                     static_cast<double>(wrapText(text, width, metrics, style).size());
}

double rowPadding(const ChartSizes& sizes)
{
    return std::round(sizes.gap * 0.45);
}

double linePadding(const ChartSizes& sizes)
{
    return std::round(sizes.gap * 0.4);
}

/// Of the names of columns below an entry's own.
double indent(const CostChangeLayout& layout)
{
    return std::round(1.4 * layout.sizes.gap);
}

double labelWidth(const CostChangeLayout& layout)
{
    return layout.nameColumn.width() - indent(layout);
}

double stripHeight(const ChartSizes& sizes)
{
    return std::round(sizes.rowHeight * 0.7);
}

PlacedHeading headingOf(const CostChangeRow& row, const CostChangeLayout& layout, double top,
                        const TextMetrics& metrics)
{
    const QRectF column(layout.nameColumn.left(), top, layout.nameColumn.width(), 0);
    return placeHeading(row.name, row.tag, TextStyle::Label, column, layout.sizes, metrics);
}

/// The parts of a line from top to bottom; shared by measuring and placing.
struct LineHeights
{
    double label = 0; ///< above the rest, unless wide
    double strip = 0; ///< of the arrow above the words, where narrow
    double rest = 0;

    double total() const { return label + strip + rest; }
};

LineHeights lineHeights(const CostChangeLine& line, const CostChangeLayout& layout,
                        const TextMetrics& metrics)
{
    LineHeights heights;
    const double label = textHeight(line.label, labelWidth(layout), metrics, TextStyle::Label);
    double words = 0;
    for (std::size_t i = 0; i < layout.textColumns.size(); ++i) {
        const CostChange& change = changeOf(line, i);
        words = std::max(words,
                         textHeight(change.text, layout.textColumns.at(i).width(), metrics, styleOf(change)));
    }
    const double padding = 2 * linePadding(layout.sizes);
    switch (layout.form) {
    case CostChangeForm::Wide:
        heights.rest = std::max(stripHeight(layout.sizes), std::max(label, words) + padding);
        break;
    case CostChangeForm::NamesAbove:
        heights.label = label;
        heights.rest = std::max(stripHeight(layout.sizes), words + padding);
        break;
    case CostChangeForm::Narrow:
        heights.label = label;
        heights.strip = isPlotted(line) ? stripHeight(layout.sizes) : 0;
        heights.rest = words + padding;
        break;
    }
    return heights;
}

/// Whether the name stands beside the first line rather than above it.
bool sharesFirstLine(const CostChangeRow& row, const CostChangeLayout& layout)
{
    return layout.form == CostChangeForm::Wide && !row.lines.isEmpty() &&
           row.lines.constFirst().label.isEmpty();
}

/// Where the lines begin, and how high the first is.
struct RowParts
{
    double heading = 0; ///< above the lines
    double leastFirst = 0;
};

RowParts rowParts(const CostChangeRow& row, const CostChangeLayout& layout, const TextMetrics& metrics)
{
    const double height = row.tag.isEmpty()
                              ? textHeight(row.name, layout.nameColumn.width(), metrics, TextStyle::Label)
                              : headingOf(row, layout, 0, metrics).bottom;
    if (sharesFirstLine(row, layout)) {
        return {0, height + 2 * linePadding(layout.sizes)};
    }
    return {height + linePadding(layout.sizes), 0};
}

double rowHeight(const CostChangeRow& row, const CostChangeLayout& layout, const TextMetrics& metrics)
{
    const RowParts parts = rowParts(row, layout, metrics);
    double height = parts.heading;
    for (qsizetype i = 0; i < row.lines.size(); ++i) {
        const double line = lineHeights(row.lines.at(i), layout, metrics).total();
        height += i == 0 ? std::max(line, parts.leastFirst) : line;
    }
    return std::ceil(height + 2 * rowPadding(layout.sizes));
}

struct Widths
{
    double name = 0;
    std::array<double, 2> texts{};
};

Widths widestWords(const CostChangeChartSpec& spec, const CostChangeLayout& layout,
                   const TextMetrics& metrics)
{
    Widths widths;
    widths.texts = {metrics.width(spec.instructionsHeader, TextStyle::Tick),
                    metrics.width(spec.allocationsHeader, TextStyle::Tick)};
    for (const CostChangeRow& row : spec.rows) {
        const double tag =
            row.tag.isEmpty() ? 0 : metrics.width(row.tag, TextStyle::Tag) + 2.4 * layout.sizes.gap;
        widths.name = std::max(widths.name, metrics.width(row.name, TextStyle::Label) + tag);
        for (const CostChangeLine& line : row.lines) {
            if (!line.label.isEmpty()) {
                widths.name =
                    std::max(widths.name, metrics.width(line.label, TextStyle::Label) + indent(layout));
            }
            for (std::size_t i = 0; i < widths.texts.size(); ++i) {
                const CostChange& change = changeOf(line, i);
                widths.texts.at(i) =
                    std::max(widths.texts.at(i), metrics.width(change.text, styleOf(change)));
            }
        }
    }
    return widths;
}

void placeColumns(CostChangeLayout& layout, const CostChangeChartSpec& spec, const TextMetrics& metrics)
{
    const ChartFrame& frame = layout.frame;
    const ChartSizes& sizes = layout.sizes;
    const double contentWidth = frame.right - frame.left;
    const double gap = std::round(1.6 * sizes.gap);
    const double mark = sizes.changeMark + std::round(0.6 * sizes.gap);
    const Widths widest = widestWords(spec, layout, metrics);
    const auto capped = [contentWidth](double width, double share) {
        return std::min(std::ceil(width), std::floor(contentWidth * share));
    };
    layout.markColumn = QRectF(frame.right - sizes.changeMark, 0, sizes.changeMark, 0);

    const auto placeWords = [&](double instructionsShare, double allocationsShare) {
        const double instructions = capped(widest.texts[0], instructionsShare);
        const double allocations = capped(widest.texts[1], allocationsShare);
        layout.textColumns[1] = QRectF(frame.right - mark - allocations, 0, allocations, 0);
        layout.textColumns[0] = QRectF(layout.textColumns[1].left() - gap - instructions, 0, instructions, 0);
    };
    const auto placePlot = [&](double left) {
        layout.plotColumn = QRectF(left, 0, layout.textColumns[0].left() - gap - left, 0);
    };

    layout.form = CostChangeForm::Wide;
    placeWords(0.24, 0.2);
    layout.nameColumn = QRectF(frame.left, 0, capped(widest.name, 0.27), 0);
    placePlot(layout.nameColumn.right() + gap);
    if (layout.plotColumn.width() >= std::max(0.2 * contentWidth, 6 * sizes.rowHeight)) {
        return;
    }
    layout.form = CostChangeForm::NamesAbove;
    layout.nameColumn = QRectF(frame.left, 0, contentWidth, 0);
    placeWords(0.37, 0.26);
    placePlot(frame.left);
    if (layout.plotColumn.width() >= std::max(0.25 * contentWidth, 6 * sizes.rowHeight)) {
        return;
    }
    layout.form = CostChangeForm::Narrow;
    const double half = std::floor((contentWidth - gap - mark) / 2);
    layout.textColumns[0] = QRectF(frame.left, 0, half, 0);
    layout.textColumns[1] = QRectF(frame.right - mark - half, 0, half, 0);
    layout.plotColumn = layout.nameColumn;
}

void placeScale(CostChangeLayout& layout, const CostChangeChartSpec& spec, const TextMetrics& metrics)
{
    AxisRange range;
    // So far that the band never looks like the whole.
    range.include(2.5 * spec.gatePercent);
    range.include(2.5 * spec.gateBelow());
    for (const CostChangeRow& row : spec.rows) {
        for (const CostChangeLine& line : row.lines) {
            range.include(line.instructions.percent);
        }
    }
    const double inset = std::ceil(layout.sizes.changeMark / 2 + 2);
    layout.scale = makeScale(range, layout.plotColumn.left() + inset, layout.plotColumn.right() - inset,
                             spec.format, metrics);
}

CostChangeLineGeometry placeLine(const CostChangeChartSpec& spec, const CostChangeLine& line,
                                 const CostChangeLayout& layout, double top, double least,
                                 const TextMetrics& metrics)
{
    const LineHeights heights = lineHeights(line, layout, metrics);
    const double rest = std::max(heights.rest, least);
    CostChangeLineGeometry placed;
    placed.label = placeText(line.label, layout.nameColumn.left() + indent(layout), top, labelWidth(layout),
                             metrics, TextStyle::Label);
    const double plotTop = top + heights.label;
    const bool narrow = layout.form == CostChangeForm::Narrow;
    const double plotHeight = narrow ? heights.strip : rest;
    placed.isPlotted = isPlotted(line);
    placed.plot = QRectF(layout.plotColumn.left(), plotTop, layout.plotColumn.width(), plotHeight);
    if (layout.form == CostChangeForm::Wide) {
        placed.label.rect.moveTop(top + std::round((plotHeight - placed.label.rect.height()) / 2));
    }

    const double gateLeft = layout.scale.x(spec.gateBelow());
    placed.gate = QRectF(gateLeft, plotTop, layout.scale.x(spec.gatePercent) - gateLeft, plotHeight);
    placed.zero = QPointF(layout.scale.x(0), placed.plot.center().y());
    if (const auto percent = line.instructions.percent; percent && std::isfinite(*percent)) {
        placed.tip = QPointF(layout.scale.x(*percent), placed.zero.y());
    }

    const double wordsTop = narrow ? placed.plot.bottom() : plotTop;
    for (std::size_t i = 0; i < placed.texts.size(); ++i) {
        const CostChange& change = changeOf(line, i);
        const QRectF& column = layout.textColumns.at(i);
        PlacedText& text = placed.texts.at(i);
        text = placeText(change.text, column.left(), wordsTop, column.width(), metrics, styleOf(change),
                         narrow && i == 0 ? Qt::AlignLeft : Qt::AlignRight);
        text.rect.moveTop(wordsTop +
                          (narrow ? linePadding(layout.sizes) : std::round((rest - text.rect.height()) / 2)));
    }
    const double size = layout.markColumn.width();
    placed.allocationsMark = QRectF(layout.markColumn.left(),
                                    std::round(placed.texts[1].rect.center().y() - size / 2), size, size);
    return placed;
}

void extendTop(CostChangeLineGeometry& line, double top)
{
    line.plot.setTop(top);
    line.gate.setTop(top);
}

void extendBottom(CostChangeLineGeometry& line, double bottom)
{
    line.plot.setBottom(bottom);
    line.gate.setBottom(bottom);
}

} // namespace

CostChangeLayout layOutCostChanges(const CostChangeChartSpec& spec, double width, const TextMetrics& metrics)
{
    const double usedWidth = std::max(width, smallestChartWidth);
    CostChangeLayout layout{ChartSizes(metrics, usedWidth)};
    const ChartSizes& sizes = layout.sizes;
    layout.frame = placeHeader(spec.title, spec.subtitle, spec.legend, usedWidth, sizes, metrics);
    placeColumns(layout, spec, metrics);
    placeScale(layout, spec, metrics);

    QList<double> heights;
    heights.reserve(spec.rows.size());
    double sum = 0;
    for (const CostChangeRow& row : spec.rows) {
        heights += rowHeight(row, layout, metrics);
        sum += heights.constLast();
    }

    double y = std::round(layout.frame.bodyTop);
    if (!spec.rows.isEmpty()) {
        const std::array<QString, 2> headers{spec.instructionsHeader, spec.allocationsHeader};
        double headerHeight = 0;
        for (std::size_t i = 0; i < headers.size(); ++i) {
            const QRectF& column = layout.textColumns.at(i);
            const bool left = layout.form == CostChangeForm::Narrow && i == 0;
            layout.headers.at(i) = placeText(headers.at(i), column.left(), y, column.width(), metrics,
                                             TextStyle::Tick, left ? Qt::AlignLeft : Qt::AlignRight);
            headerHeight = std::max(headerHeight, layout.headers.at(i).rect.height());
        }
        y += headerHeight + std::round(sizes.gap * 0.6);
    }
    const bool hasAxis = std::ranges::any_of(
        spec.rows, [](const CostChangeRow& row) { return std::ranges::any_of(row.lines, isPlotted); });
    const double labelLeft = layout.plotColumn.left();
    const double labelRight = layout.plotColumn.right();
    if (hasAxis && sum > rowsWithOneAxis * sizes.rowHeight) {
        layout.topLabels = axisLabels(layout.scale, y, labelLeft, labelRight, spec.format, metrics);
        y += sizes.tickRowHeight;
    }
    layout.rowTops.reserve(heights.size());
    for (const double height : std::as_const(heights)) {
        layout.rowTops += y;
        y += height;
    }
    layout.bodyBottom = y;
    if (hasAxis) {
        y += std::round(sizes.gap * 0.5);
        layout.labels = axisLabels(layout.scale, y, labelLeft, labelRight, spec.format, metrics);
        y += metrics.lineHeight(TextStyle::Tick);
    }
    placeFooter(layout.frame, spec.footer, y, sizes, metrics);
    return layout;
}

CostChangeRowGeometry placeCostChangeRow(const CostChangeChartSpec& spec, const CostChangeLayout& layout,
                                         qsizetype row, const TextMetrics& metrics)
{
    const CostChangeRow& content = spec.rows.at(row);
    const double top = layout.rowTops.at(row);
    const double bottom = row + 1 < layout.rowTops.size() ? layout.rowTops.at(row + 1) : layout.bodyBottom;
    const RowParts parts = rowParts(content, layout, metrics);
    CostChangeRowGeometry placed;
    placed.rect = QRectF(QPointF(layout.frame.left, top), QPointF(layout.frame.right, bottom));
    double y = top + rowPadding(layout.sizes);
    placed.heading = headingOf(content, layout, y, metrics);
    y += parts.heading;
    placed.lines.reserve(content.lines.size());
    for (const CostChangeLine& line : content.lines) {
        const double least = placed.lines.isEmpty() ? parts.leastFirst : 0;
        placed.lines += placeLine(spec, line, layout, y, least, metrics);
        y += std::max(lineHeights(line, layout, metrics).total(), least);
    }
    if (layout.form == CostChangeForm::Wide && !placed.lines.isEmpty()) {
        // From row to row without a gap.
        extendTop(placed.lines.first(), top);
        extendBottom(placed.lines.last(), bottom);
    }
    if (sharesFirstLine(content, layout)) {
        const double middle = placed.lines.constFirst().zero.y();
        const double height = placed.heading.bottom - placed.heading.name.rect.top();
        placed.heading = headingOf(content, layout, std::round(middle - height / 2), metrics);
    }
    return placed;
}

std::pair<qsizetype, qsizetype> costChangeRowsWithin(const CostChangeLayout& layout, double top,
                                                     double bottom)
{
    return rowsWithin(layout.rowTops, layout.bodyBottom, top, bottom);
}

} // namespace rangebar

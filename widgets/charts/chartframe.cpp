// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartframe.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

double legendMarkWidth(LegendMark mark, const ChartSizes& sizes)
{
    switch (mark) {
    case LegendMark::RawClient:
    case LegendMark::BrokerCrate:
    case LegendMark::RustStream:
    case LegendMark::Figure:
    case LegendMark::Indistinguishable:
        return 2 * sizes.dotRadius;
    case LegendMark::MedianRound:
        return sizes.notchWidth + 2;
    case LegendMark::UprightRounds:
        return sizes.barThickness;
    case LegendMark::UprightMedian:
    case LegendMark::UprightSpread:
        return sizes.notchHeight;
    case LegendMark::ChangeWithin:
    case LegendMark::ChangeLess:
    case LegendMark::ChangeMore:
    case LegendMark::ChangeMoved:
    case LegendMark::ChangeIdentical:
    case LegendMark::NoDistance:
    case LegendMark::Contradiction:
    case LegendMark::JumpUpBetter:
    case LegendMark::JumpUpWorse:
    case LegendMark::JumpDownBetter:
    case LegendMark::JumpDownWorse:
    case LegendMark::UnderlinedUpWorse:
    case LegendMark::UnderlinedDownWorse:
    case LegendMark::JumpMoved:
    case LegendMark::JumpInformational:
    case LegendMark::MachineChange:
    case LegendMark::ToolchainChange:
    case LegendMark::SettingChange:
        return sizes.changeMark;
    case LegendMark::Rounds:
    case LegendMark::BaseRounds:
    case LegendMark::CandidateRounds:
    case LegendMark::FewerCounts:
    case LegendMark::MoreCounts:
    case LegendMark::JoinedFigures:
    case LegendMark::RustStreamSteps:
    case LegendMark::RawClientSteps:
    case LegendMark::BrokerCrateSteps:
    case LegendMark::HandWrittenSteps:
        return 1.7 * sizes.notchHeight;
    case LegendMark::Spread:
    case LegendMark::Gate:
    case LegendMark::RustStreamCost:
    case LegendMark::RawClientCost:
    case LegendMark::BrokerCrateCost:
    case LegendMark::HandWrittenCost:
        return 1.3 * sizes.notchHeight;
    }
    Q_UNREACHABLE();
}

} // namespace

ChartSizes::ChartSizes(const TextMetrics& metrics, double width)
{
    const double unit = metrics.lineHeight(TextStyle::Label) / 16;
    const auto whole = [unit](double size) { return std::round(size * unit); };
    margin = width < 520 * unit ? whole(14) : whole(24);
    gap = whole(10);
    rowHeight = whole(27);
    dotRadius = 6.5 * unit;
    barThickness = whole(8);
    notchWidth = std::max(3.0, whole(3));
    notchHeight = whole(18);
    bandInset = 1;
    blockGap = whole(16);
    tickRowHeight = metrics.lineHeight(TextStyle::Tick) + whole(10);
    laneHeight = whole(16);
    changeMark = whole(11);
}

void ChartSizes::fitLanes()
{
    dotRadius *= 0.85;
    notchHeight = std::round(notchHeight * 0.75);
    rowHeight = 2 * laneHeight + gap;
}

PlacedText placeText(const QString& text, double x, double y, double width, const TextMetrics& metrics,
                     TextStyle style, Qt::Alignment alignment)
{
    PlacedText placed;
    placed.style = style;
    placed.alignment = alignment;
    if (!text.isEmpty()) {
        placed.lines = wrapText(text, width, metrics, style);
    }
    placed.rect = QRectF(x, y, width, static_cast<double>(placed.lines.size()) * metrics.lineHeight(style));
    return placed;
}

ChartFrame placeHeader(const QString& title, const QString& subtitle, const QList<LegendItem>& legend,
                       double width, const ChartSizes& sizes, const TextMetrics& metrics)
{
    ChartFrame frame;
    frame.width = width;
    frame.left = sizes.margin;
    frame.right = width - sizes.margin;
    const double contentWidth = frame.right - frame.left;
    double y = std::round(sizes.margin * 0.75);
    frame.title = placeText(title, frame.left, y, contentWidth, metrics, TextStyle::Title);
    y = frame.title.rect.bottom() + std::round(sizes.gap / 4);
    frame.subtitle = placeText(subtitle, frame.left, y, contentWidth, metrics, TextStyle::Subtitle);
    y = frame.subtitle.rect.bottom() + sizes.gap;

    const double lineHeight = std::max(metrics.lineHeight(TextStyle::Legend), sizes.notchHeight) + 4;
    const double betweenEntries = 1.3 * sizes.gap;
    const double markToText = 0.5 * sizes.gap;
    double x = frame.left;
    for (const LegendItem& item : legend) {
        const double markWidth = legendMarkWidth(item.mark, sizes);
        const double textWidth = metrics.width(item.text, TextStyle::Legend);
        if (x > frame.left && x + markWidth + markToText + textWidth > frame.right) {
            x = frame.left;
            y += lineHeight;
        }
        LegendEntry entry{item.mark, QRectF(x, y, markWidth, lineHeight), {}};
        const double textLeft = x + markWidth + markToText;
        entry.text = placeText(item.text, textLeft, 0, std::min(textWidth, frame.right - textLeft), metrics,
                               TextStyle::Legend);
        const double textHeight = entry.text.rect.height();
        entry.text.rect.moveTop(y + std::max(0.0, std::round((lineHeight - textHeight) / 2)));
        x = entry.text.rect.right() + betweenEntries;
        if (textHeight > lineHeight) {
            y += textHeight - lineHeight;
        }
        frame.legend += entry;
    }
    frame.bodyTop = y + (legend.isEmpty() ? 0 : lineHeight + sizes.gap);
    return frame;
}

void placeFooter(ChartFrame& frame, const QString& footer, double bodyBottom, const ChartSizes& sizes,
                 const TextMetrics& metrics)
{
    frame.footer = placeText(footer, frame.left, std::round(bodyBottom + 1.4 * sizes.gap),
                             frame.right - frame.left, metrics, TextStyle::Footer);
    const double bottom = frame.footer.isEmpty() ? bodyBottom : frame.footer.rect.bottom();
    frame.height = std::ceil(bottom + std::round(sizes.margin * 0.75));
}

PlacedHeading placeHeading(const QString& name, const QString& tag, TextStyle nameStyle, const QRectF& column,
                           const ChartSizes& sizes, const TextMetrics& metrics)
{
    PlacedHeading heading;
    if (tag.isEmpty()) {
        heading.name = placeText(name, column.left(), column.top(), column.width(), metrics, nameStyle);
        heading.bottom = heading.name.rect.bottom();
        return heading;
    }
    const double padding = sizes.gap * 0.6;
    const double tagTextWidth = std::min(metrics.width(tag, TextStyle::Tag), column.width() - 2 * padding);
    const double tagWidth = tagTextWidth + 2 * padding;
    const bool beside = tagWidth + sizes.gap <= column.width() * 0.45;
    heading.name =
        placeText(name, column.left(), column.top(),
                  beside ? column.width() - tagWidth - sizes.gap : column.width(), metrics, nameStyle);
    heading.tag = placeText(tag, 0, 0, tagTextWidth, metrics, TextStyle::Tag, Qt::AlignHCenter);
    const double tagHeight = heading.tag.rect.height() + 4;
    const double tagTop = beside ? column.top() + std::round((metrics.lineHeight(nameStyle) - tagHeight) / 2)
                                 : heading.name.rect.bottom() + 3;
    const double tagLeft = beside ? column.right() - tagWidth : column.left();
    heading.tagFrame = QRectF(tagLeft, tagTop, tagWidth, tagHeight);
    heading.tag.rect.moveTo(tagLeft + padding, tagTop + 2);
    heading.bottom = std::max(heading.name.rect.bottom(), heading.tagFrame.bottom());
    return heading;
}

std::pair<qsizetype, qsizetype> rowsWithin(const QList<double>& rowTops, double end, double top,
                                           double bottom)
{
    if (rowTops.isEmpty() || top > end) {
        return {0, 0};
    }
    const auto after = std::upper_bound(rowTops.cbegin(), rowTops.cend(), top);
    const qsizetype first = std::max<qsizetype>(0, std::distance(rowTops.cbegin(), after) - 1);
    const auto last = std::upper_bound(rowTops.cbegin(), rowTops.cend(), bottom);
    return {first, std::max(first, static_cast<qsizetype>(std::distance(rowTops.cbegin(), last)))};
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartbrush.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

QList<PaintedLine> paintedLines(const PlacedText& text, const ChartFonts& fonts, const QColor& colour)
{
    QList<PaintedLine> lines;
    double baseline = text.rect.top() + fonts.ascent(text.style);
    for (const QString& words : text.lines) {
        double left = text.rect.left();
        if (!text.alignment.testFlag(Qt::AlignLeft)) {
            const double spare = text.rect.width() - fonts.advance(words, text.style);
            left += text.alignment.testFlag(Qt::AlignRight) ? spare : spare / 2;
        }
        lines += PaintedLine{words, QPointF(left, baseline), text.style, colour};
        baseline += fonts.lineHeight(text.style);
    }
    return lines;
}

} // namespace

void ChartBrush::verticalLine(double x, double top, double bottom, double width, const QColor& colour)
{
    fill(QRectF(std::round(x - width / 2), top, width, bottom - top), colour);
}

void ChartBrush::text(const PlacedText& text, const QColor& colour)
{
    if (m_options.collected != nullptr) {
        *m_options.collected += paintedLines(text, m_fonts, colour);
    } else {
        paintText(m_painter, text, m_fonts, colour);
    }
}

void ChartBrush::keepClear(QList<QRectF>& gaps, const PlacedText& text) const
{
    const double lineHeight = m_fonts.lineHeight(text.style);
    double top = text.rect.top();
    for (const QString& words : text.lines) {
        const double width = std::min(m_fonts.width(words, text.style), text.rect.width());
        const double left =
            text.alignment.testFlag(Qt::AlignRight) ? text.rect.right() - width : text.rect.left();
        gaps += QRectF(std::floor(left) - 2, top, std::ceil(width) + 6, lineHeight);
        top += lineHeight;
    }
}

void ChartBrush::band(const QRectF& rect)
{
    fill(rect, colour(ChartColour::Band));
    verticalLine(rect.left(), rect.top(), rect.bottom(), 1, colour(ChartColour::BandEdge));
    verticalLine(rect.right(), rect.top(), rect.bottom(), 1, colour(ChartColour::BandEdge));
}

void ChartBrush::roundedBar(const QRectF& rect, const QColor& colour)
{
    QRectF visible = rect;
    if (visible.width() < 1) {
        // A range too small to see is still there.
        visible.adjust(-0.5, 0, 0.5, 0);
    }
    const double radius = std::min(visible.height(), visible.width()) / 2;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawRoundedRect(visible, radius, radius);
}

void ChartBrush::outlinedBar(const QRectF& rect, const QColor& colour)
{
    constexpr double line = 1.4;
    QRectF outline = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    if (outline.width() < line) {
        outline = QRectF(rect.center().x() - line / 2, outline.top(), line, outline.height());
    }
    const double radius = std::min(outline.height(), outline.width()) / 2;
    m_painter.setPen(QPen(colour, line));
    m_painter.setBrush(this->colour(ChartColour::Background));
    m_painter.drawRoundedRect(outline, radius, radius);
}

void ChartBrush::arrowHead(QPointF tip, double length, double halfHeight, const QColor& colour)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(-length, -halfHeight), tip + QPointF(-length, halfHeight)}));
}

QPolygonF ChartBrush::diamond(QPointF centre, double half)
{
    return QPolygonF({centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half),
                      centre + QPointF(-half, 0)});
}

void ChartBrush::arrow(QPointF from, QPointF tip, const QColor& colour)
{
    const double way = tip.x() - from.x();
    // The smallest change still points somewhere.
    const double head = std::copysign(std::clamp(std::abs(way), 3.0, 0.85 * m_sizes.gap), way);
    const double thickness = 0.3 * m_sizes.gap;
    if (std::abs(way) > std::abs(head)) {
        const double end = tip.x() - head / 2;
        fill(QRectF(std::min(from.x(), end), from.y() - thickness / 2, std::abs(end - from.x()), thickness),
             colour);
    }
    arrowHead(tip, head, 0.5 * m_sizes.gap, colour);
}

void ChartBrush::changeMark(const QRectF& place, ChangeMark mark, const QColor& colour)
{
    const QPointF centre = place.center();
    const double half = place.width() / 2;
    switch (mark) {
    case ChangeMark::None:
        break;
    case ChangeMark::Identical: {
        // On whole pixels, so that two lines never blur into one.
        const double line = std::max(1.0, std::round(half * 0.36));
        const QRectF upper(std::round(centre.x() - half * 0.75), std::round(centre.y() - 1.5 * line),
                           half * 1.5, line);
        fill(upper, colour);
        fill(upper.translated(0, 2 * line), colour);
        break;
    }
    case ChangeMark::Within: {
        const double line = half * 0.34;
        m_painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_painter.setBrush(this->colour(ChartColour::Background));
        m_painter.drawPolygon(diamond(centre, half - line * 0.7));
        break;
    }
    case ChangeMark::Less:
        arrowHead(QPointF(place.left(), centre.y()), -2 * half * 0.9, half * 0.9, colour);
        break;
    case ChangeMark::More:
        arrowHead(QPointF(place.right(), centre.y()), 2 * half * 0.9, half * 0.9, colour);
        break;
    case ChangeMark::Moved:
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(diamond(centre, half));
        break;
    }
}

void ChartBrush::notch(const QRectF& rect, const QColor& colour)
{
    fill(rect.adjusted(-1, 0, 1, 0), this->colour(ChartColour::Background));
    fill(rect, colour);
}

void ChartBrush::dot(QPointF centre, const QColor& colour, bool hollow)
{
    dot(centre, m_sizes.dotRadius, colour, hollow);
}

void ChartBrush::dot(QPointF centre, double radius, const QColor& colour, bool hollow)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(this->colour(ChartColour::Background));
    m_painter.drawEllipse(centre, radius + 1, radius + 1);
    if (hollow) {
        const double ring = radius * 0.34;
        m_painter.setPen(QPen(colour, ring));
        m_painter.drawEllipse(centre, radius - ring / 2, radius - ring / 2);
    } else {
        m_painter.setBrush(colour);
        m_painter.drawEllipse(centre, radius, radius);
    }
}

void ChartBrush::line(const QLineF& line, double width, const QColor& colour, Qt::PenStyle style)
{
    m_painter.setPen(QPen(colour, width, style, Qt::FlatCap));
    m_painter.drawLine(line);
}

void ChartBrush::horizontalLine(double left, double right, double y, double height, const QColor& colour)
{
    fill(QRectF(left, std::round(y - height / 2), right - left, height), colour);
}

void ChartBrush::uprightBand(const QRectF& rect)
{
    fill(rect, colour(ChartColour::Band));
    horizontalLine(rect.left(), rect.right(), rect.top(), 1, colour(ChartColour::BandEdge));
    horizontalLine(rect.left(), rect.right(), rect.bottom(), 1, colour(ChartColour::BandEdge));
}

void ChartBrush::uprightBar(const QRectF& rect, const QColor& colour)
{
    QRectF visible = rect;
    if (visible.height() < 1) {
        visible.adjust(0, -0.5, 0, 0.5); // a range too small to see is still there
    }
    const double radius = std::min(visible.height(), visible.width()) / 2;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawRoundedRect(visible, radius, radius);
}

void ChartBrush::selectionFrame(const QRectF& rect)
{
    m_painter.setPen(QPen(colour(ChartColour::Text), 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(rect.adjusted(1, 1, -1, -1));
}

void ChartBrush::cross(const QRectF& place, const QColor& colour)
{
    line(QLineF(place.topLeft(), place.bottomRight()), 1.6, colour);
    line(QLineF(place.bottomLeft(), place.topRight()), 1.6, colour);
}

void ChartBrush::star(const QRectF& place, const QColor& colour)
{
    constexpr double slope = 0.866; // of the lines at 30 degrees
    const QPointF centre = place.center();
    const double radius = std::min(place.width(), place.height()) / 2;
    for (const QPointF& tip : {QPointF(0, 1), QPointF(slope, 0.5), QPointF(slope, -0.5)}) {
        line(QLineF(centre - radius * tip, centre + radius * tip), 1.2, colour);
    }
}

void ChartBrush::notchAcross(const QRectF& rect, const QColor& colour)
{
    fill(rect.adjusted(0, -1, 0, 1), this->colour(ChartColour::Background));
    fill(rect, colour);
}

void ChartBrush::jump(const QRectF& place, HistoryJump jump, const QColor& colour, bool informational)
{
    QPolygonF shape;
    switch (jump) {
    case HistoryJump::None:
        return;
    case HistoryJump::Up:
        shape =
            QPolygonF({QPointF(place.center().x(), place.top()), place.bottomRight(), place.bottomLeft()});
        break;
    case HistoryJump::Down:
        shape = QPolygonF({place.topLeft(), place.topRight(), QPointF(place.center().x(), place.bottom())});
        break;
    case HistoryJump::Moved:
        shape = diamond(place.center(), place.width() / 2);
        break;
    }
    if (informational) {
        m_painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_painter.setBrush(this->colour(ChartColour::Background));
    } else {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
    }
    m_painter.drawPolygon(shape);
}

void ChartBrush::underlinedJump(const QRectF& place, HistoryJump jump, const QColor& colour)
{
    const double line = std::max(1.5, std::round(0.18 * place.height()));
    this->jump(place.adjusted(0, 0, 0, -line - 1), jump, colour, false);
    fill(QRectF(place.left(), place.bottom() - line, place.width(), line), colour);
}

void ChartBrush::environmentSymbol(const QRectF& place, EnvironmentMark mark)
{
    const QColor ink = colour(ChartColour::Text);
    switch (mark) {
    case EnvironmentMark::Machine:
        fill(place.adjusted(1, 1, -1, -1), ink);
        break;
    case EnvironmentMark::Toolchain:
        m_painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_painter.setBrush(colour(ChartColour::Background));
        m_painter.drawRect(place.adjusted(1.8, 1.8, -1.8, -1.8));
        break;
    case EnvironmentMark::Setting:
        fill(QRectF(place.center().x() - 1, place.top() + 1, 2, place.height() - 2), ink);
        break;
    }
}

void ChartBrush::environmentLine(const QLineF& line, EnvironmentMark mark)
{
    const bool machine = mark == EnvironmentMark::Machine;
    this->line(line, machine ? 1.6 : 1.2, colour(ChartColour::Zero), machine ? Qt::SolidLine : Qt::DashLine);
}

void ChartBrush::steps(const QLineF& line, HistorySeriesKind kind, bool dashed)
{
    // The wider ones lie below the narrower, so that equal counts are all to be seen.
    double width = 2.4;
    switch (kind) {
    case HistorySeriesKind::RawClient:
        width = 7;
        break;
    case HistorySeriesKind::BrokerCrate:
        width = 4.6;
        break;
    case HistorySeriesKind::RustStream:
    case HistorySeriesKind::HandWritten:
        break;
    }
    QPen pen(seriesColour(kind), dashed ? 1.2 : width, Qt::SolidLine, Qt::FlatCap);
    if (dashed) {
        pen.setStyle(Qt::DotLine);
    } else if (kind == HistorySeriesKind::HandWritten) {
        pen.setDashPattern({2, 1});
    }
    m_painter.setPen(pen);
    m_painter.drawLine(line);
}

QColor ChartBrush::seriesColour(HistorySeriesKind kind) const
{
    switch (kind) {
    case HistorySeriesKind::RawClient:
        return costColour(CostColumn::RawClient);
    case HistorySeriesKind::BrokerCrate:
        return costColour(CostColumn::BrokerCrate);
    case HistorySeriesKind::RustStream:
        return costColour(CostColumn::RustStream);
    case HistorySeriesKind::HandWritten:
        return costColour(CostColumn::HandWritten);
    }
    Q_UNREACHABLE();
}

void ChartBrush::costBar(const QRectF& rect, CostColumn column)
{
    if (column == CostColumn::HandWritten) {
        m_painter.setPen(QPen(colour(ChartColour::HandWritten), 1.5));
        m_painter.setBrush(colour(ChartColour::Background));
        m_painter.drawRect(rect.adjusted(0, 0.75, -0.75, -0.75));
        return;
    }
    fill(rect, costColour(column));
}

QColor ChartBrush::costColour(CostColumn column) const
{
    switch (column) {
    case CostColumn::RustStream:
        return m_theme.mark(LoopRole::RustStream);
    case CostColumn::RawClient:
        return m_theme.bar(LoopRole::RawClient);
    case CostColumn::BrokerCrate:
        return m_theme.bar(LoopRole::BrokerCrate);
    case CostColumn::HandWritten:
        return colour(ChartColour::HandWritten);
    }
    Q_UNREACHABLE();
}

void ChartBrush::tag(const PlacedHeading& heading)
{
    if (heading.tag.isEmpty()) {
        return;
    }
    m_painter.setPen(QPen(colour(ChartColour::BandEdge), 1));
    m_painter.setBrush(Qt::NoBrush);
    const QRectF frame = heading.tagFrame.adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = std::min(frame.height() / 2, m_sizes.gap);
    m_painter.drawRoundedRect(frame, radius, radius);
    text(heading.tag, colour(ChartColour::Text));
}

void ChartBrush::focusRing(const QRectF& rect)
{
    m_painter.setPen(QPen(colour(ChartColour::FocusRing), 2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(rect.adjusted(-4, 1, 4, -1), 4, 4);
}

void ChartBrush::legendEntry(const LegendEntry& entry)
{
    const QRectF& place = entry.markRect;
    const QPointF centre = place.center();
    const auto across = [&](double height) {
        return QRectF(place.left(), centre.y() - height / 2, place.width(), height);
    };
    const QColor neutral = m_theme.mark(LoopRole::RawClient);
    switch (entry.mark) {
    case LegendMark::RawClient:
        dot(centre, m_theme.mark(LoopRole::RawClient), false);
        break;
    case LegendMark::BrokerCrate:
        dot(centre, m_theme.mark(LoopRole::BrokerCrate), false);
        break;
    case LegendMark::RustStream:
        dot(centre, m_theme.mark(LoopRole::RustStream), false);
        break;
    case LegendMark::Figure:
        dot(centre, colour(ChartColour::Text), false);
        break;
    case LegendMark::Indistinguishable:
        dot(centre, neutral, true);
        break;
    case LegendMark::Rounds:
        roundedBar(across(m_sizes.barThickness), m_theme.bar(LoopRole::RawClient));
        break;
    case LegendMark::MedianRound:
        notch(QRectF(centre.x() - m_sizes.notchWidth / 2, centre.y() - m_sizes.notchHeight / 2,
                     m_sizes.notchWidth, m_sizes.notchHeight),
              colour(ChartColour::Text));
        break;
    case LegendMark::Spread:
        band(across(m_sizes.notchHeight));
        break;
    case LegendMark::BaseRounds:
        outlinedBar(across(m_sizes.barThickness), m_theme.bar(LoopRole::RawClient));
        break;
    case LegendMark::CandidateRounds:
        roundedBar(across(m_sizes.barThickness), m_theme.bar(LoopRole::RawClient));
        break;
    case LegendMark::ChangeWithin:
        changeMark(across(place.width()), ChangeMark::Within, colour(ChartColour::MutedText));
        break;
    case LegendMark::ChangeLess:
        changeMark(across(place.width()), ChangeMark::Less, colour(ChartColour::Better));
        break;
    case LegendMark::ChangeMore:
        changeMark(across(place.width()), ChangeMark::More, colour(ChartColour::Worse));
        break;
    case LegendMark::ChangeMoved:
        changeMark(across(place.width()), ChangeMark::Moved, colour(ChartColour::Text));
        break;
    case LegendMark::ChangeIdentical:
        changeMark(across(place.width()), ChangeMark::Identical, colour(ChartColour::MutedText));
        break;
    case LegendMark::Gate:
        band(across(m_sizes.notchHeight));
        break;
    case LegendMark::FewerCounts:
        arrow({place.right(), centre.y()}, {place.left(), centre.y()}, colour(ChartColour::Better));
        break;
    case LegendMark::MoreCounts:
        arrow({place.left(), centre.y()}, {place.right(), centre.y()}, colour(ChartColour::Worse));
        break;
    case LegendMark::UprightRounds:
        uprightBar(across(m_sizes.notchHeight), m_theme.bar(LoopRole::RawClient));
        break;
    case LegendMark::UprightMedian:
        notchAcross(across(m_sizes.notchWidth), colour(ChartColour::Text));
        break;
    case LegendMark::UprightSpread:
        uprightBand(across(m_sizes.notchHeight));
        break;
    case LegendMark::JoinedFigures:
        line(QLineF(place.left(), centre.y(), place.right(), centre.y()), 1.6,
             m_theme.bar(LoopRole::RawClient));
        for (const double x :
             {place.left() + 0.6 * m_sizes.dotRadius, place.right() - 0.6 * m_sizes.dotRadius}) {
            dot(QPointF(x, centre.y()), 0.6 * m_sizes.dotRadius, neutral, false);
        }
        break;
    case LegendMark::NoDistance:
        cross(across(0.8 * place.width()).adjusted(0.1 * place.width(), 0, -0.1 * place.width(), 0),
              colour(ChartColour::MutedText));
        break;
    case LegendMark::Contradiction:
        star(across(0.6 * place.width()).adjusted(0.2 * place.width(), 0, -0.2 * place.width(), 0),
             colour(ChartColour::Text));
        break;
    case LegendMark::JumpUpBetter:
        jump(across(place.width()), HistoryJump::Up, colour(ChartColour::Better), false);
        break;
    case LegendMark::JumpUpWorse:
        jump(across(place.width()), HistoryJump::Up, colour(ChartColour::Worse), false);
        break;
    case LegendMark::JumpDownBetter:
        jump(across(place.width()), HistoryJump::Down, colour(ChartColour::Better), false);
        break;
    case LegendMark::JumpDownWorse:
        jump(across(place.width()), HistoryJump::Down, colour(ChartColour::Worse), false);
        break;
    case LegendMark::UnderlinedUpWorse:
        underlinedJump(across(place.width()), HistoryJump::Up, colour(ChartColour::Worse));
        break;
    case LegendMark::UnderlinedDownWorse:
        underlinedJump(across(place.width()), HistoryJump::Down, colour(ChartColour::Worse));
        break;
    case LegendMark::JumpMoved:
        jump(across(place.width()), HistoryJump::Moved, colour(ChartColour::Text), false);
        break;
    case LegendMark::JumpInformational:
        jump(across(place.width()), HistoryJump::Up, colour(ChartColour::MutedText), true);
        break;
    case LegendMark::RustStreamSteps:
        steps(QLineF(place.left(), centre.y(), place.right(), centre.y()), HistorySeriesKind::RustStream);
        break;
    case LegendMark::RawClientSteps:
        steps(QLineF(place.left(), centre.y(), place.right(), centre.y()), HistorySeriesKind::RawClient);
        break;
    case LegendMark::BrokerCrateSteps:
        steps(QLineF(place.left(), centre.y(), place.right(), centre.y()), HistorySeriesKind::BrokerCrate);
        break;
    case LegendMark::HandWrittenSteps:
        steps(QLineF(place.left(), centre.y(), place.right(), centre.y()), HistorySeriesKind::HandWritten);
        break;
    case LegendMark::MachineChange:
        environmentSymbol(across(place.width()), EnvironmentMark::Machine);
        break;
    case LegendMark::ToolchainChange:
        environmentSymbol(across(place.width()), EnvironmentMark::Toolchain);
        break;
    case LegendMark::SettingChange:
        environmentSymbol(across(place.width()), EnvironmentMark::Setting);
        break;
    case LegendMark::RustStreamCost:
        costBar(across(1.5 * m_sizes.barThickness), CostColumn::RustStream);
        break;
    case LegendMark::RawClientCost:
        costBar(across(m_sizes.barThickness), CostColumn::RawClient);
        break;
    case LegendMark::BrokerCrateCost:
        costBar(across(m_sizes.barThickness), CostColumn::BrokerCrate);
        break;
    case LegendMark::HandWrittenCost:
        costBar(across(m_sizes.barThickness), CostColumn::HandWritten);
        break;
    }
    text(entry.text, colour(ChartColour::Text));
}

void ChartBrush::frame(const ChartFrame& frame)
{
    text(frame.title, colour(ChartColour::Text));
    text(frame.subtitle, colour(ChartColour::MutedText));
    for (const LegendEntry& entry : frame.legend) {
        legendEntry(entry);
    }
    text(frame.footer, colour(ChartColour::MutedText));
}

void ChartBrush::gridLines(const AxisScale& scale, double top, double bottom, QList<QRectF> gaps)
{
    std::ranges::sort(gaps, {}, [](const QRectF& gap) { return gap.top(); });
    for (const double tick : scale.ticks) {
        if (tick != 0) {
            gridLine(scale.x(tick), top, bottom, 1, colour(ChartColour::Grid), gaps);
        }
    }
    gridLine(scale.x(0), top, bottom, 2, colour(ChartColour::Zero), gaps);
}

void ChartBrush::gridLine(double x, double top, double bottom, double width, const QColor& colour,
                          const QList<QRectF>& gaps)
{
    double from = top;
    for (const QRectF& gap : gaps) {
        if (gap.left() >= x + width || gap.right() <= x - width || gap.bottom() <= from) {
            continue;
        }
        if (gap.top() >= bottom) {
            break;
        }
        if (gap.top() > from) {
            verticalLine(x, from, gap.top(), width, colour);
        }
        from = gap.bottom();
    }
    if (from < bottom) {
        verticalLine(x, from, bottom, width, colour);
    }
}

void ChartBrush::axisLabels(const QList<AxisLabel>& labels)
{
    for (const AxisLabel& label : labels) {
        text({{label.text}, label.rect, TextStyle::Tick, Qt::AlignHCenter}, colour(ChartColour::MutedText));
    }
}

QColor ChartBrush::changeColour(ChangeMark mark) const
{
    switch (mark) {
    case ChangeMark::Less:
        return colour(ChartColour::Better);
    case ChangeMark::More:
        return colour(ChartColour::Worse);
    case ChangeMark::Moved:
        return colour(ChartColour::Text);
    case ChangeMark::None:
    case ChangeMark::Identical:
    case ChangeMark::Within:
        break;
    }
    return colour(ChartColour::MutedText);
}

void ChartBrush::baseLane(const RangeRow& row, const BaseLaneGeometry& placed)
{
    text(placed.letter, colour(ChartColour::MutedText));
    text(placed.note, colour(ChartColour::MutedText));
    if (placed.bar) {
        outlinedBar(*placed.bar, m_theme.bar(row.role));
    }
    if (placed.notch) {
        notch(*placed.notch, m_theme.bar(row.role));
    }
    if (placed.dot) {
        dot(*placed.dot, m_theme.bar(row.role), row.base.hollow);
    }
}

void ChartBrush::keepClear(QList<QRectF>& gaps, const RangeBlockGeometry& block, bool stacked) const
{
    keepClear(gaps, block.heading.name);
    gaps += block.heading.tagFrame;
    for (const RangeRowGeometry& row : block.rows) {
        keepClear(gaps, row.note);
        if (row.base) {
            keepClear(gaps, row.base->note);
        }
        if (stacked) {
            keepClear(gaps, row.label);
            keepClear(gaps, row.verdict);
            gaps += row.change.adjusted(-2, 0, 2, 0);
        }
    }
}

void ChartBrush::rangeRow(const RangeChartSpec& spec, const RangeRow& row, const RangeRowGeometry& placed)
{
    text(placed.label, colour(ChartColour::MutedText));
    text(placed.verdict,
         spec.tellsDifference(row) ? colour(ChartColour::Text) : colour(ChartColour::MutedText));
    text(placed.note, colour(ChartColour::MutedText));
    text(placed.letter, colour(ChartColour::MutedText));
    if (row.change != ChangeMark::None) {
        changeMark(placed.change, row.change, changeColour(row.change));
    }
    if (placed.base) {
        baseLane(row, *placed.base);
    }
    if (placed.bar) {
        roundedBar(*placed.bar, m_theme.bar(row.role));
    }
    if (placed.notch) {
        notch(*placed.notch, m_theme.mark(row.role));
    }
    if (placed.dot) {
        dot(*placed.dot, m_theme.mark(row.role), row.hollow);
    }
}

QRectF ChartBrush::changeMarkPlace(QPointF centre) const
{
    const double half = m_sizes.changeMark / 2;
    return {centre - QPointF(half, half), QSizeF(2 * half, 2 * half)};
}

void ChartBrush::costChangeLine(const CostChangeLine& line, const CostChangeLineGeometry& placed,
                                const AxisScale& scale)
{
    if (placed.isPlotted) {
        if (placed.gate.width() > 0) {
            band(placed.gate);
        }
        const bool identical = line.instructions.mark == ChangeMark::Identical;
        gridLines(scale, placed.plot.top(), placed.plot.bottom(),
                  identical ? QList<QRectF>{changeMarkPlace(placed.zero)} : QList<QRectF>());
    }
    text(placed.label, colour(ChartColour::MutedText));
    const std::array<const CostChange*, 2> changes{&line.instructions, &line.allocations};
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const CostChange& change = *changes.at(i);
        text(placed.texts.at(i), colour(change.judged ? ChartColour::Text : ChartColour::MutedText));
    }
    const auto tone = [this](const CostChange& change) {
        return change.judged ? changeColour(change.mark) : colour(ChartColour::MutedText);
    };
    changeMark(placed.allocationsMark, line.allocations.mark, tone(line.allocations));
    const CostChange& instructions = line.instructions;
    if (placed.tip && instructions.mark != ChangeMark::Within) {
        arrow(placed.zero, *placed.tip, tone(instructions));
    } else {
        const bool points = instructions.mark == ChangeMark::Less || instructions.mark == ChangeMark::More;
        const ChangeMark mark = points ? ChangeMark::Moved : instructions.mark;
        changeMark(changeMarkPlace(placed.tip.value_or(placed.zero)), mark, tone(instructions));
    }
}

void ChartBrush::costRow(const CostRowGeometry& placed)
{
    text(placed.heading.name, colour(ChartColour::Text));
    tag(placed.heading);
    for (std::size_t panel = 0; panel < placed.bars.size(); ++panel) {
        fill(placed.zeroLines.at(panel), colour(ChartColour::Zero));
        text(placed.missing.at(panel), colour(ChartColour::MutedText));
        for (const CostBarGeometry& bar : placed.bars.at(panel)) {
            if (bar.isZero) {
                // Higher than a bar, so that it isn't taken for a short one.
                fill(QRectF(bar.bar.left(), bar.bar.top() - 3, 2, bar.bar.height() + 6),
                     costColour(bar.column));
            } else {
                costBar(bar.bar, bar.column);
            }
            text(bar.value,
                 colour(bar.column == CostColumn::RustStream ? ChartColour::Text : ChartColour::MutedText));
        }
    }
}

void ChartBrush::tableRow(const TableChartSpec& spec, qsizetype row, const TableRowGeometry& placed)
{
    fill(QRectF(placed.rect.left(), placed.rect.bottom() - 1, placed.rect.width(), 1),
         colour(ChartColour::Grid));
    for (const PlacedText& label : placed.labels) {
        text(label, colour(ChartColour::MutedText));
    }
    for (qsizetype i = 0; i < placed.cells.size(); ++i) {
        const bool dimmed = spec.rows.at(row).at(i).dimmed;
        text(placed.cells.at(i), colour(dimmed ? ChartColour::MutedText : ChartColour::Text));
    }
}

void paintText(QPainter& painter, const PlacedText& text, const ChartFonts& fonts, const QColor& colour)
{
    if (text.isEmpty()) {
        return;
    }
    painter.setFont(fonts.font(text.style));
    painter.setPen(colour);
    // At its baseline: a line stands where it is placed, whatever other fonts its characters need.
    for (const PaintedLine& line : paintedLines(text, fonts, colour)) {
        painter.drawText(line.baseline, line.words);
    }
}

} // namespace rangebar

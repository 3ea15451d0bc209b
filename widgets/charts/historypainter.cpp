// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/historypainter.h"

#include <algorithm>

namespace rangebar {
namespace {

class HistoryPainter
{
public:
    HistoryPainter(ChartBrush& brush, const HistoryChartSpec& spec, const HistoryLayout& layout,
                   const RowHighlights& highlights)
        : m_brush(brush), m_spec(spec), m_layout(layout)
    {
        if (highlights.hovered >= 0) {
            m_hovered = historyPlace(spec, highlights.hovered);
        }
        m_selected = highlights.selectedDocuments;
    }

    void panel(const HistoryPanelGeometry& panel)
    {
        m_brush.text(panel.heading.name, m_brush.colour(ChartColour::Text));
        m_brush.tag(panel.heading);
        for (const HistoryPlotGeometry& plot : panel.plots) {
            m_brush.text(plot.header, m_brush.colour(ChartColour::MutedText));
            for (const HistoryStripGeometry& placed : plot.strips) {
                strip(placed);
            }
        }
    }

private:
    void strip(const HistoryStripGeometry& strip)
    {
        for (const HistoryLaneGeometry& lane : strip.lanes) {
            background(lane, strip);
        }
        for (const HistoryChangeGeometry& change : strip.changes) {
            for (const QLineF& line : change.lines) {
                m_brush.environmentLine(line, change.mark);
            }
            m_brush.environmentSymbol(change.symbol, change.mark);
        }
        for (const HistoryLaneGeometry& placed : strip.lanes) {
            lane(placed);
        }
        for (const QLineF& tick : strip.ticks) {
            m_brush.line(tick, 1, m_brush.colour(ChartColour::Zero));
        }
        for (const PlacedText& label : strip.labels) {
            m_brush.text(label, m_brush.colour(ChartColour::MutedText));
        }
        m_brush.text(strip.last, m_brush.colour(ChartColour::Text));
        const qsizetype begin = m_layout.strips.at(strip.strip).begin;
        for (const qsizetype document : m_selected) {
            if (document >= begin && document - begin < strip.columns.size()) {
                m_brush.selectionFrame(strip.columns.at(document - begin));
            }
        }
    }

    void background(const HistoryLaneGeometry& lane, const HistoryStripGeometry& strip)
    {
        for (const HistoryMarkGeometry& mark : lane.marks) {
            if (m_hovered && mark.place == *m_hovered) {
                m_brush.fill(mark.hit, m_brush.colour(ChartColour::Hover));
            }
            if (mark.band) {
                m_brush.uprightBand(*mark.band);
            }
        }
        m_brush.text(lane.label, m_brush.colour(ChartColour::MutedText));
        for (const AxisLabel& label : lane.labels) {
            m_brush.text({{label.text}, label.rect, TextStyle::Tick, Qt::AlignRight},
                         m_brush.colour(ChartColour::MutedText));
        }
        for (const double tick : lane.ticks) {
            m_brush.horizontalLine(strip.body.left(), strip.body.right(), tick, 1,
                                   m_brush.colour(ChartColour::Grid));
        }
        if (lane.zero) {
            m_brush.horizontalLine(strip.body.left(), strip.body.right(), *lane.zero, 2,
                                   m_brush.colour(ChartColour::Zero));
        }
    }

    const HistoryMark& content(const HistoryMarkGeometry& mark) const { return m_spec.mark(mark.place); }

    void lane(const HistoryLaneGeometry& lane)
    {
        // What the chart is about stands first in its plot, and is drawn last where lines may meet.
        for (auto mark = lane.marks.crbegin(); mark != lane.marks.crend(); ++mark) {
            const HistorySeriesKind kind = m_spec.series(mark->place).kind;
            if (mark->step) {
                steps(*mark, kind);
            } else {
                for (const HistoryJoint& joint : mark->joints) {
                    m_brush.line(joint.line, 1.6, m_brush.theme().bar(role(kind)),
                                 joint.dashed ? Qt::DotLine : Qt::SolidLine);
                }
            }
        }
        for (const HistoryMarkGeometry& mark : lane.marks) {
            if (!mark.step) {
                range(mark);
            }
            jump(mark);
        }
    }

    void steps(const HistoryMarkGeometry& mark, HistorySeriesKind kind)
    {
        m_brush.steps(*mark.step, kind);
        for (const HistoryJoint& joint : mark.joints) {
            m_brush.steps(joint.line, kind, joint.dashed);
        }
        if (kind == HistorySeriesKind::RustStream) {
            m_brush.dot(*mark.dot, 0.75 * m_layout.marks.dotRadius, m_brush.seriesColour(kind), false);
        }
    }

    void range(const HistoryMarkGeometry& mark)
    {
        const LoopRole loop = role(m_spec.series(mark.place).kind);
        if (mark.bar) {
            m_brush.uprightBar(*mark.bar, m_brush.theme().bar(loop));
        }
        if (mark.notch) {
            m_brush.notchAcross(*mark.notch, m_brush.theme().mark(loop));
        }
        if (mark.dot) {
            m_brush.dot(*mark.dot, m_layout.marks.dotRadius, m_brush.theme().mark(loop),
                        content(mark).hollow);
        } else {
            m_brush.cross(mark.cross, m_brush.theme().mark(loop));
        }
    }

    void jump(const HistoryMarkGeometry& mark)
    {
        const HistoryMark& told = content(mark);
        ChartColour colour = ChartColour::Text;
        if (told.informational) {
            colour = ChartColour::MutedText;
        } else if (told.jump != HistoryJump::Moved) {
            colour = told.tendency == Tendency::Better ? ChartColour::Better : ChartColour::Worse;
        }
        if (m_spec.underlinesWorse && told.jump != HistoryJump::None && colour == ChartColour::Worse) {
            m_brush.underlinedJump(mark.jump, told.jump, m_brush.colour(colour));
        } else {
            m_brush.jump(mark.jump, told.jump, m_brush.colour(colour), told.informational);
        }
    }

    static LoopRole role(HistorySeriesKind kind)
    {
        switch (kind) {
        case HistorySeriesKind::RawClient:
            return LoopRole::RawClient;
        case HistorySeriesKind::BrokerCrate:
            return LoopRole::BrokerCrate;
        case HistorySeriesKind::RustStream:
        case HistorySeriesKind::HandWritten:
            break;
        }
        return LoopRole::RustStream;
    }

    ChartBrush& m_brush;
    const HistoryChartSpec& m_spec;
    const HistoryLayout& m_layout;
    std::optional<HistoryPlace> m_hovered;
    QList<qsizetype> m_selected;
};

} // namespace

void paintHistory(ChartBrush& brush, const HistoryChartSpec& spec, const HistoryLayout& layout,
                  const ChartFonts& fonts, const QRectF& visible, const RowHighlights& highlights)
{
    HistoryPainter painter(brush, spec, layout, highlights);
    for (qsizetype i = 0; i < layout.panels.size(); ++i) {
        const QRectF& rect = layout.panels.at(i);
        if (rect.bottom() >= visible.top() && rect.top() <= visible.bottom()) {
            painter.panel(placeHistoryPanel(spec, layout, i, fonts));
        }
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"
#include "widgets/charts/textmetrics.h"

#include <QRectF>

namespace rangebar::test {

/// Every character is 7 wide and every line 16 high: positions that can be worked out by hand.
class FixedMetrics final : public TextMetrics
{
public:
    static constexpr double characterWidth = 7;
    static constexpr double height = 16;

    double width(QStringView text, TextStyle) const override
    {
        return characterWidth * static_cast<double>(text.size());
    }
    double lineHeight(TextStyle) const override { return height; }
};

/// An empty text where all rectangles lie within `whole` and none covers a part of another; else which do
/// not.
inline QString misplaced(const QList<QRectF>& rects, const QRectF& whole)
{
    const auto holds = [&whole](const QRectF& rect) {
        return rect.left() >= whole.left() && rect.right() <= whole.right() + 1e-6 &&
               rect.top() >= whole.top() && rect.bottom() <= whole.bottom() + 1e-6;
    };
    for (qsizetype i = 0; i < rects.size(); ++i) {
        if (!holds(rects.at(i))) {
            return QStringLiteral("number %1 leaves the chart").arg(i);
        }
        const QRectF inner = rects.at(i).adjusted(0.01, 0.01, -0.01, -0.01);
        for (qsizetype j = i + 1; j < rects.size(); ++j) {
            if (inner.isValid() && inner.intersects(rects.at(j))) {
                return QStringLiteral("numbers %1 and %2 overlap").arg(i).arg(j);
            }
        }
    }
    return {};
}

inline RangeRow rangeRow(LoopRole role, double dot, double from, double to, std::optional<double> notch,
                         std::optional<double> band, bool hollow, const QString& verdict)
{
    RangeRow row;
    row.role = role;
    row.label = Words::loop(role);
    row.dot = dot;
    row.rangeFrom = from;
    row.rangeTo = to;
    row.notch = notch;
    row.band = band;
    row.hollow = hollow;
    row.verdict = verdict;
    return row;
}

/// A raw client, a hollow broker crate in its band, a measured RustStream outside its own.
inline RangeBlock exampleBlock(const QString& name, double factor = 1)
{
    RangeBlock block;
    block.name = name;
    block.rows = {
        rangeRow(LoopRole::RawClient, 0, 0, 4 * factor, 2 * factor, std::nullopt, false, QString()),
        rangeRow(LoopRole::BrokerCrate, 2 * factor, 2 * factor, 8 * factor, 5 * factor, 6 * factor, true,
                 QStringLiteral("indistinguishable")),
        rangeRow(LoopRole::RustStream, 10 * factor, 10 * factor, 20 * factor, 12 * factor, 5 * factor, false,
                 QStringLiteral("+10 %")),
    };
    return block;
}

inline RangeChartSpec exampleRanges()
{
    RangeChartSpec spec;
    spec.title = QStringLiteral("ruststream-granary 0.3.0: against the raw client");
    spec.subtitle = QStringLiteral("right is slower");
    spec.footer = QStringLiteral("Example machine, measured 2026-03-02.");
    spec.legend = ChartSpecs::rangeLegend(false);
    spec.format = NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
    spec.blocks = {exampleBlock(QStringLiteral("sacks, weighed each")),
                   exampleBlock(QStringLiteral("carts"), 0.5)};
    spec.blocks[1].tag = QStringLiteral("broker-bound");
    spec.card = [](int block, int row) {
        return Card{QStringLiteral("card %1.%2").arg(block).arg(row),
                    {{QStringLiteral("Best round"), QStringLiteral("123 msg/s")}},
                    {QStringLiteral("A sentence.")}};
    };
    spec.spoken = [](int block, int row) { return QStringLiteral("spoken %1.%2").arg(block).arg(row); };
    return spec;
}

inline RangeChartSpec manyRanges(int blocks)
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks.clear();
    spec.blocks.reserve(blocks);
    for (int i = 0; i < blocks; ++i) {
        spec.blocks += exampleBlock(QStringLiteral("lot %1").arg(i), 1 + i % 7);
    }
    return spec;
}

inline CostBar costBar(CostColumn column, double value)
{
    return {column, QString(), value, QString::number(value)};
}

inline CostChartSpec exampleCosts()
{
    CostChartSpec spec;
    spec.title = QStringLiteral("ruststream-granary 0.3.0: cost of the code");
    spec.subtitle = QStringLiteral("counted, not timed");
    spec.footer = QStringLiteral("Example machine.");
    spec.instructionsHeader = QStringLiteral("instructions per message");
    spec.allocationsHeader = QStringLiteral("allocations per message");
    spec.legend = {{LegendMark::RustStreamCost, QStringLiteral("RustStream")},
                   {LegendMark::RawClientCost, QStringLiteral("Raw client")}};
    spec.rows = {
        {QStringLiteral("weigh a sack"),
         QString(),
         {costBar(CostColumn::RustStream, 4000), costBar(CostColumn::RawClient, 3000)},
         {costBar(CostColumn::RustStream, 8), costBar(CostColumn::RawClient, 0)}},
        {QStringLiteral("open the gate"),
         QStringLiteral("not gated"),
         {costBar(CostColumn::RustStream, 1000)},
         {}},
    };
    spec.card = [](int row) { return Card{QStringLiteral("cost card %1").arg(row), {}, {}}; };
    spec.spoken = [](int row) { return QStringLiteral("cost spoken %1").arg(row); };
    return spec;
}

} // namespace rangebar::test

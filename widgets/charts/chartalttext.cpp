// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chartalttext.h"

#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "widgets/charts/tablespecs.h"

#include <cmath>

namespace rangebar {
namespace {

/// Of the sentences about single scenarios, in characters. One is always told.
constexpr qsizetype roomForScenarios = 1500;
constexpr qsizetype longestSentence = 400;
constexpr qsizetype longestName = 100;

/// Chooses the words of one chart.
class AltText
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::AltText)

public:
    QString operator()(const RangeChartSpec& chart) const
    {
        return whole(tr("Range bar chart"), chart, chart.blocks.size(),
                     [&](qsizetype i) { return sentence(chart, chart.blocks.at(i)); });
    }
    QString operator()(const CostChartSpec& chart) const
    {
        return whole(tr("Bar chart"), chart, chart.rows.size(),
                     [&](qsizetype i) { return sentence(chart, chart.rows.at(i)); });
    }
    QString operator()(const CostChangeChartSpec& chart) const
    {
        return whole(tr("Chart of changes"), chart, chart.rows.size(),
                     [&](qsizetype i) { return sentence(chart, chart.rows.at(i)); });
    }
    QString operator()(const HistoryChartSpec& chart) const
    {
        return whole(tr("Chart over time"), chart, chart.panels.size(),
                     [&](qsizetype i) { return sentence(chart, chart.panels.at(i)); });
    }
    QString operator()(const TableChartSpec& table) const
    {
        return whole(tr("Table"), table, table.rows.size(),
                     [&](qsizetype i) { return ended(tableRowSentence(table, i)); });
    }

private:
    template <typename Chart, typename Sentence>
    static QString whole(const QString& kind, const Chart& chart, qsizetype rows, const Sentence& sentence)
    {
        const QString what = Joining::clauses({chart.title, chart.subtitle});
        //: %1 is a kind of picture such as "Table", %2 what it shows.
        QStringList text{ended(tr("%1: %2").arg(kind, what))};
        qsizetype used = 0;
        qsizetype told = 0;
        while (told < rows && (told == 0 || used < roomForScenarios)) {
            text += visibleText(sentence(told), longestSentence);
            used += text.constLast().size();
            ++told;
        }
        if (told < rows) {
            text += tr("The picture shows %n more.", nullptr, static_cast<int>(rows - told));
        }
        text += ended(chart.footer);
        return Joining::sentences(text);
    }

    /// With a full stop where it has no end of its own.
    static QString ended(const QString& sentence)
    {
        static const QString ends = QStringLiteral(".!?\u3002\uff01\uff1f");
        return !sentence.isEmpty() && ends.contains(sentence.back()) ? sentence : Joining::ended(sentence);
    }

    static QString named(const QString& name, const QString& tag)
    {
        const QString shown = visibleText(name, longestName);
        //: %1 is a scenario, %2 a mark of it such as "broker-bound".
        return tag.isEmpty() ? shown : tr("%1 (%2)").arg(shown, tag);
    }

    static QString said(const QString& name, const QString& tag, const QStringList& parts)
    {
        const QString told = Joining::clauses(parts);
        //: %1 is a scenario, %2 what is to be said of it.
        return ended(told.isEmpty() ? named(name, tag) : tr("%1: %2").arg(named(name, tag), told));
    }

    static QString loop(const RangeChartSpec& chart, const RangeRow& row)
    {
        const QString told = verdict(chart, row);
        return row.contradicted
                   //: %1 is what is said of a loop, such as "RustStream is 6.3 % slower".
                   ? tr("%1 (published, but not what its rounds give)").arg(told)
                   : told;
    }

    /// "RustStream is 6.3 % slower".
    static QString verdict(const RangeChartSpec& chart, const RangeRow& row)
    {
        if (!row.dot) {
            return tr("%1: %2").arg(row.label, row.note);
        }
        if (row.hollow) {
            //: %1 is a loop such as "RustStream". Never a number: the difference is within the spread.
            return tr("%1 is indistinguishable").arg(row.label);
        }
        if (!row.percent) {
            return row.verdict.isEmpty() ? QString() : tr("%1: %2").arg(row.label, row.verdict);
        }
        const QString size = chart.format.percentSize(*row.percent);
        if (*row.percent > 0) {
            //: %1 is a loop, %2 a percentage without a sign; slower than the raw client.
            return tr("%1 is %2 slower").arg(row.label, size);
        }
        //: %1 is a loop, %2 a percentage without a sign; faster than the raw client.
        return *row.percent < 0 ? tr("%1 is %2 faster").arg(row.label, size)
                                : tr("%1 is as fast").arg(row.label);
    }

    static QString change(const RangeRow& row)
    {
        const QString told = Joining::facts({row.base.note, row.note, row.verdict});
        return told.isEmpty() ? QString() : tr("%1: %2").arg(row.label, told);
    }

    static QString sentence(const RangeChartSpec& chart, const RangeBlock& block)
    {
        QStringList parts;
        for (const RangeRow& row : block.rows) {
            // Zero is the raw client's own figure.
            if (chart.twoDocuments()) {
                parts += change(row);
            } else if (row.role != LoopRole::RawClient) {
                parts += loop(chart, row);
            }
        }
        return said(block.name, block.tag, parts);
    }

    static QString bars(const QString& header, const QList<CostBar>& bars)
    {
        QStringList values;
        for (const CostBar& bar : bars) {
            //: %1 is a loop, %2 a number.
            values += tr("%1 %2").arg(bar.label, bar.text);
        }
        //: %1 is what was counted, such as "instructions per message".
        return tr("%1: %2").arg(header, values.isEmpty() ? tr("not published") : Joining::list(values));
    }

    static QString sentence(const CostChartSpec& chart, const CostRow& row)
    {
        return said(row.name, row.tag,
                    {bars(chart.instructionsHeader, row.instructions),
                     bars(chart.allocationsHeader, row.allocations)});
    }

    static QString sentence(const CostChangeChartSpec& chart, const CostChangeRow& row)
    {
        QStringList parts;
        for (const CostChangeLine& line : row.lines) {
            const auto add = [&](const QString& header, const QString& text) {
                if (!text.isEmpty()) {
                    //: %1 is a column such as "Cold start", %2 what was counted, such as "instructions".
                    const QString what = line.label.isEmpty() ? header : tr("%1, %2").arg(line.label, header);
                    parts += tr("%1: %2").arg(what, text);
                }
            };
            add(chart.instructionsHeader, line.instructions.text);
            add(chart.allocationsHeader, line.allocations.text);
        }
        return said(row.name, row.tag, parts);
    }

    /// "RustStream: +6.3 % (21 Sep 2026, 0.7.0) to indistinguishable (23 Sep 2026, 0.7.0), 1 marked change".
    static QString series(const HistoryChartSpec& chart, const HistorySeries& series)
    {
        const auto at = [&chart](const HistoryMark& mark) {
            const QString value = mark.dot ? mark.text : tr("no distance can be computed");
            //: %1 is a value or a verdict, %2 the document it was measured in.
            return tr("%1 (%2)").arg(value, chart.documents.at(mark.slot).name);
        };
        const HistoryMark& first = series.marks.constFirst();
        const HistoryMark& last = series.marks.constLast();
        if (series.marks.size() == 1) {
            return tr("%1: %2").arg(series.label, at(first));
        }
        const auto jumps = std::ranges::count_if(
            series.marks, [](const HistoryMark& mark) { return mark.jump != HistoryJump::None; });
        //: %1 is a loop, %2 and %3 its first and its last value.
        const QString told = tr("%1: %2 to %3").arg(series.label, at(first), at(last));
        return Joining::facts({told, jumps == 0
                                         ? tr("no marked change")
                                         : tr("%n marked change(s)", nullptr, static_cast<int>(jumps))});
    }

    static QString sentence(const HistoryChartSpec& chart, const HistoryPanel& panel)
    {
        QStringList parts;
        for (const HistoryPlot& plot : panel.plots) {
            QStringList told;
            for (const HistorySeries& one : plot.series) {
                // Zero is the raw client's own figure.
                if (!one.marks.isEmpty() && (plot.quantity != HistoryQuantity::Distance ||
                                             one.kind != HistorySeriesKind::RawClient)) {
                    told += series(chart, one);
                }
            }
            const QString all = Joining::clauses(told);
            if (plot.quantity == HistoryQuantity::Count && !all.isEmpty()) {
                //: %1 is what was counted, such as "instructions per message".
                parts += tr("%1: %2").arg(plot.header, all);
            } else {
                parts += all;
            }
        }
        return said(panel.name, panel.tag, parts);
    }
};

} // namespace

QString chartAltText(const ChartSpec& spec)
{
    return std::visit(AltText(), spec);
}

} // namespace rangebar

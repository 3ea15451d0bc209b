// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/tablespecs.h"

#include "models/items/codetablemodel.h"
#include "models/items/comparisontablemodel.h"
#include "models/items/machinetablemodel.h"
#include "models/items/tabletext.h"
#include "models/items/throughputtablemodel.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

class TableWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::TableSpecs)

public:
    /// What the numbers of a loop's cell are.
    static QString cells(const BenchmarkDocument& document)
    {
        return document.schema < 3
                   ? tr("of each loop the median round, in parentheses the range of all rounds")
                   : tr("of each loop the best round, in parentheses the median round, or the slowest where "
                        "no median is published");
    }

    /// Whose printed words its own rounds do not give. The cells stay what the crate's page prints.
    static QString contradictions(const QStringList& loops)
    {
        constexpr qsizetype mostNamed = 5;
        if (loops.isEmpty()) {
            return {};
        }
        QStringList named = loops.first(std::min(loops.size(), mostNamed));
        if (const qsizetype more = loops.size() - named.size(); more > 0) {
            named += tr("%n more", nullptr, static_cast<int>(more));
        }
        //: %1 is a list such as "letters (RustStream)".
        return tr("Published, but not what the rounds give: %1.").arg(Joining::clauses(named));
    }

    static QString loop(const QString& row, LoopRole role)
    {
        //: %1 is a scenario, %2 a loop.
        return tr("%1 (%2)").arg(row, Words::loop(role));
    }
};

void addContradictions(QStringList& loops, const QString& row, const RowAnalysis& analysis)
{
    for (const LoopAnalysis& loop : analysis.loops) {
        if (loop.contradictsRounds()) {
            loops += TableWords::loop(row, loop.role);
        }
    }
}

} // namespace

TableChartSpec tableChart(const TextTable& table, const QString& subtitle, const QString& footer)
{
    TableChartSpec spec;
    spec.title = table.caption;
    spec.subtitle = subtitle;
    spec.footer = footer;
    for (qsizetype column = 0; column < table.header.size(); ++column) {
        spec.columns += TableColumn{table.header.at(column), table.isRightAligned(column)};
    }
    spec.rows = table.rows;
    return spec;
}

TableChartSpec tableChart(const QAbstractItemModel& model, const QString& title, const QString& subtitle,
                          const QString& footer)
{
    TextTable table = textTable(model);
    table.caption = title;
    return tableChart(table, subtitle, footer);
}

QString tableRowSentence(const TableChartSpec& table, qsizetype row)
{
    const QList<TableCell>& cells = table.rows.at(row);
    if (cells.isEmpty()) {
        return {};
    }
    QStringList parts;
    for (qsizetype column = 1; column < cells.size(); ++column) {
        // Of two columns, the first says what the second holds.
        const QString header = table.columns.size() > 2 ? table.columns.value(column).header : QString();
        const QString& text = cells.at(column).text;
        parts += header.isEmpty() ? text : QString(header + QLatin1Char(' ') + text);
    }
    const QString& name = cells.constFirst().text;
    return parts.isEmpty() ? name : Joining::labelled(name, Joining::clauses(parts));
}

TableChartSpec TableSpecs::machine(const DocumentPtr& document) const
{
    //: %1 is a crate with its version.
    return tableChart(MachineTableModel(document, m_format),
                      tr("%1: machine and versions").arg(Provenance::title(*document)));
}

TableChartSpec TableSpecs::comparison(const DocumentPtr& document) const
{
    QStringList contradicted;
    for (const Scenario& scenario : document->scenarios) {
        addContradictions(contradicted, shownName(scenario.name), analyseRow(scenario.loops, scenario.pairs));
    }
    return tableChart(ComparisonTableModel(document, m_format),
                      tr("%1: scenarios").arg(Provenance::title(*document)), TableWords::cells(*document),
                      Joining::sentences(
                          {Provenance::comparisonLine(*document), TableWords::contradictions(contradicted)}));
}

TableChartSpec TableSpecs::throughput(const DocumentPtr& document) const
{
    QStringList contradicted;
    for (const ThroughputRow& row : document->throughput) {
        addContradictions(contradicted, Cells(m_format).throughputName(row),
                          analyseRow(row.loops, row.rounds));
    }
    return tableChart(ThroughputTableModel(document, m_format),
                      tr("%1: throughput").arg(Provenance::title(*document)), TableWords::cells(*document),
                      Joining::sentences(
                          {Provenance::comparisonLine(*document), TableWords::contradictions(contradicted)}));
}

TableChartSpec TableSpecs::cost(const DocumentPtr& document) const
{
    return tableChart(CodeTableModel(document, m_format),
                      tr("%1: cost of the code").arg(Provenance::title(*document)), tr("counted, not timed"),
                      Provenance::costLine(*document));
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <algorithm>
#include <limits>

namespace rangebar {
namespace {

int pluralCount(qint64 value)
{
    return int(std::clamp<qint64>(value, 0, std::numeric_limits<int>::max()));
}

/// A verdict as a table prints it; never a percentage of what can't be distinguished.
QString verdictCell(const LoopVerdict& verdict, const NumberFormat& format)
{
    if (verdict.verdict == Verdict::Measured && verdict.percent) {
        return format.percentCell(*verdict.percent);
    }
    return Words::verdict(verdict.verdict);
}

} // namespace

QString Cells::loop(const std::optional<LoopRounds>& rounds, const QString& unit) const
{
    if (!rounds) {
        return Words::missing();
    }
    QString inParentheses;
    if (const auto* best = std::get_if<BestOfRounds>(&*rounds)) {
        inParentheses = m_format.cell(best->median.value_or(best->worst));
    } else {
        const auto& middle = std::get<MedianOfRounds>(*rounds);
        inParentheses = m_format.cell(middle.minimum) + QLatin1Char('-') + m_format.cell(middle.maximum);
    }
    QString text = m_format.cell(figure(*rounds));
    if (!unit.isEmpty()) {
        text += QLatin1Char(' ') + shownName(unit);
    }
    return text + QStringLiteral(" (") + inParentheses + QLatin1Char(')');
}

QString Cells::brokerCrate(const RowAnalysis& row, const std::optional<LoopRounds>& rounds,
                           const QString& unit) const
{
    const QString cell = loop(rounds, unit);
    const LoopAnalysis* analysed = row.loop(LoopRole::BrokerCrate);
    if (!rounds || analysed == nullptr || !analysed->verdict) {
        return cell;
    }
    if (analysed->verdict->verdict == Verdict::Measured && !analysed->verdict->percent) {
        return cell; // the raw client's figure is no base for a percentage
    }
    //: %1 is the broker crate's own figure, %2 is "+3.5%" or "indistinguishable"; the client is the raw
    //: client.
    return tr("%1 (%2 over the client)").arg(cell, verdictCell(*analysed->verdict, m_format));
}

QString Cells::overhead(const RowAnalysis& row, bool brokerBound) const
{
    const LoopAnalysis* analysed = row.loop(LoopRole::RustStream);
    QString text = analysed != nullptr && analysed->verdict ? verdictCell(*analysed->verdict, m_format)
                                                            : Words::missing();
    if (brokerBound) {
        text += QStringLiteral(" (") + Words::brokerBound() + QLatin1Char(')');
    }
    return text;
}

QString Cells::chartVerdict(const LoopAnalysis& loop) const
{
    if (!loop.verdict) {
        return {};
    }
    if (loop.verdict->verdict == Verdict::Measured && loop.verdict->percent) {
        return m_format.percentLabel(*loop.verdict->percent);
    }
    return Words::verdict(loop.verdict->verdict);
}

QString Cells::counts(const std::optional<CodeCounts>& counts) const
{
    if (!counts) {
        return Words::missing();
    }
    return m_format.cell(counts->instructions) + QStringLiteral(" / ") + m_format.cell(counts->allocations);
}

QString Cells::plugin(const RowAnalysis& row, const LoopSet& loops) const
{
    const QString difference =
        row.pluginVerdict ? verdictCell(*row.pluginVerdict, m_format) : Words::missing();
    if (!loops.plugin) {
        return difference;
    }
    return Joining::labelled(shownName(*loops.plugin), difference);
}

QString Cells::throughputName(const ThroughputRow& row) const
{
    QStringList parts;
    for (const QString& name : {row.database, row.form}) {
        if (!name.isEmpty()) {
            parts.append(visibleText(name));
        }
    }
    parts.append(row.batch ? tr("batches of %1").arg(m_format.count(*row.batch)) : tr("single deliveries"));
    if (row.workers) {
        parts.append(tr("%n worker(s)", nullptr, pluralCount(*row.workers)));
    }
    if (row.pool) {
        parts.append(tr("pool of %1").arg(m_format.count(*row.pool)));
    }
    return Joining::facts(parts);
}

} // namespace rangebar

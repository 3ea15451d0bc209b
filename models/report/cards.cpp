// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <cmath>

namespace rangebar {
namespace {

constexpr qsizetype longestNote = 2000; // of a card

/// A difference of two published figures without the noise of binary subtraction: 0.2, not
/// 0.19999999999999998.
double withoutNoise(double difference)
{
    return QString::number(difference, 'g', 12).toDouble();
}

QString withUnit(const QString& number, const QString& unit)
{
    return unit.isEmpty() ? number : QString(number + QLatin1Char(' ') + shownName(unit));
}

/// Words for one loop of one row, with all its figures.
class LoopWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Cards)

public:
    LoopWords(const NumberFormat& format, const RowAnalysis& row, const LoopAnalysis& loop,
              const QString& unit)
        : m_format(format), m_row(row), m_loop(loop), m_raw(*row.loop(LoopRole::RawClient)), m_unit(unit)
    {
    }

    QList<CardLine> lines() const;
    QStringList verdictSentences() const;
    QStringList pluginSentences() const;
    QStringList notes() const;
    QString rangeSentence() const;

private:
    QString value(double figure) const { return withUnit(m_format.full(figure), m_unit); }
    QString size(double difference) const { return value(withoutNoise(difference)); }
    QString difference() const { return size(std::abs(m_raw.figure - m_loop.figure)); }
    QString distance(const LoopVerdict& verdict) const;
    QString ruleSentence(const LoopVerdict& verdict) const;
    QString percentNote(const LoopVerdict& verdict) const;

    const NumberFormat& m_format;
    const RowAnalysis& m_row;
    const LoopAnalysis& m_loop;
    const LoopAnalysis& m_raw;
    const QString& m_unit;
};

QString LoopWords::distance(const LoopVerdict& verdict) const
{
    if (verdict.verdict == Verdict::Indistinguishable || !verdict.percent) {
        //: %1 is a verdict, %2 and %3 are figures with their unit.
        return tr("%1 (%2 against %3)")
            .arg(Words::verdict(verdict.verdict), value(m_loop.figure), value(m_raw.figure));
    }
    const QString percent = m_format.percentLabel(*verdict.percent);
    if (*verdict.percent > 0) {
        return tr("%1, slower").arg(percent);
    }
    return *verdict.percent < 0 ? tr("%1, faster").arg(percent) : percent;
}

QList<CardLine> LoopWords::lines() const
{
    const bool isMedian = std::holds_alternative<MedianOfRounds>(m_loop.rounds);
    const std::optional<double> middle = median(m_loop.rounds);
    QList<CardLine> lines;
    lines.append({tr("Best round"), value(bestRound(m_loop.rounds))});
    lines.append({isMedian ? tr("Median round (the figure)") : tr("Median round"),
                  middle ? value(*middle) : tr("not published")});
    lines.append({tr("Slowest round"), value(slowestRound(m_loop.rounds))});
    if (m_loop.verdict) {
        lines.append({tr("Against the raw client"), distance(*m_loop.verdict)});
    }
    lines.append({tr("Spread of the rounds"), size(m_loop.spread)});
    if (m_loop.role != LoopRole::RawClient) {
        lines.append({tr("Spread of the raw client"), size(m_raw.spread)});
    }
    return lines;
}

QString LoopWords::ruleSentence(const LoopVerdict& verdict) const
{
    const QString spreadOwner = m_loop.spread == m_raw.spread
                                    ? tr("both loops")
                                    : Words::loop(m_loop.spread > m_raw.spread ? m_loop.role : m_raw.role);
    const QString larger = size(m_loop.ruleSpread);
    if (verdict.agreesWithRule()) {
        if (verdict.verdict == Verdict::Indistinguishable) {
            //: %1 and %2 are figures with their unit, %3 names the loop with that spread.
            return tr("The difference of %1 is smaller than the spread of the rounds, %2 (%3), so it is "
                      "indistinguishable.")
                .arg(difference(), larger, spreadOwner);
        }
        return tr("The difference of %1 is not smaller than the spread of the rounds, %2 (%3), so it is "
                  "measured.")
            .arg(difference(), larger, spreadOwner);
    }
    if (verdict.verdict == Verdict::Measured) {
        return tr("The document publishes this as measured, which stands; the spread rule says "
                  "indistinguishable: the "
                  "difference of %1 is smaller than the spread of the rounds, %2 (%3).")
            .arg(difference(), larger, spreadOwner);
    }
    return tr("The document publishes this as indistinguishable, which stands; the spread rule says "
              "measured: the "
              "difference of %1 is not smaller than the spread of the rounds, %2 (%3).")
        .arg(difference(), larger, spreadOwner);
}

/// Where the published percentage is not what the published figures give.
QString LoopWords::percentNote(const LoopVerdict& verdict) const
{
    if (!verdict.percent || !verdict.percentByFigures) {
        return {};
    }
    if (!verdict.percentIsPublished) {
        return tr("The document publishes no percentage here; this one is computed from its figures.");
    }
    if (!verdict.percentContradictsFigures()) {
        return {};
    }
    return tr("The document publishes %1; its figures give %2.")
        .arg(m_format.percentLabel(*verdict.percent), m_format.percentLabel(*verdict.percentByFigures));
}

QStringList LoopWords::verdictSentences() const
{
    QStringList sentences;
    if (m_loop.verdict) {
        sentences.append(ruleSentence(*m_loop.verdict));
        if (m_loop.verdict->source == VerdictSource::Derived) {
            sentences.append(
                tr("The document publishes no verdict here; this one is derived by the spread rule."));
        }
        if (const QString note = percentNote(*m_loop.verdict); !note.isEmpty()) {
            sentences.append(note);
        }
    }
    sentences += pluginSentences();
    return sentences;
}

/// What of the sentences is a contradiction.
QStringList LoopWords::notes() const
{
    QStringList sentences;
    if (m_loop.verdict && !m_loop.verdict->agreesWithRule()) {
        sentences.append(ruleSentence(*m_loop.verdict));
    }
    if (m_loop.verdict && m_loop.verdict->percentIsPublished) {
        if (const QString note = percentNote(*m_loop.verdict); !note.isEmpty()) {
            sentences.append(note);
        }
    }
    if (m_row.pluginVerdict && !m_row.pluginVerdict->agreesWithRule()) {
        sentences += pluginSentences();
    }
    return sentences;
}

/// RustStream against the broker crate, on a row about a plugin.
QStringList LoopWords::pluginSentences() const
{
    const LoopAnalysis* crate = m_row.loop(LoopRole::BrokerCrate);
    if (m_loop.role != LoopRole::RustStream || !m_row.pluginVerdict || crate == nullptr) {
        return {};
    }
    const LoopVerdict& plugin = *m_row.pluginVerdict;
    const QString verdict = plugin.verdict == Verdict::Measured && plugin.percent
                                ? m_format.percentLabel(*plugin.percent)
                                : Words::verdict(plugin.verdict);
    QStringList sentences{tr("Against the broker crate: %1 (%2 against %3).")
                              .arg(verdict, value(m_loop.figure), value(crate->figure))};
    if (!plugin.agreesWithRule()) {
        sentences.append(tr("The spread rule would call this %1; the published verdict stands.")
                             .arg(Words::verdict(plugin.byRule)));
    }
    return sentences;
}

QString LoopWords::rangeSentence() const
{
    return m_loop.singleRound
               ? tr("There is one round, or all rounds are equal: no range to draw.")
               : tr("The bar is the range of the rounds of one run, not a confidence interval.");
}

} // namespace

QString Card::asText() const
{
    QStringList text{title};
    for (const CardLine& line : lines) {
        text.append(Joining::labelled(line.term, line.value));
    }
    return (text + sentences).join(QLatin1Char('\n'));
}

Card Cards::scenarioLoop(const BenchmarkDocument& document, const Scenario& scenario, const RowAnalysis& row,
                         LoopRole role) const
{
    Card card;
    //: %1 is a scenario, %2 a loop.
    card.title = tr("%1: %2").arg(shownName(scenario.name), Words::loop(role));
    const LoopAnalysis* loop = row.loop(role);
    if (loop == nullptr) {
        card.sentences.append(tr("The document does not measure this loop."));
        return card;
    }
    const LoopWords words(m_format, row, *loop, scenario.unit);
    card.lines = words.lines();
    card.lines.append(
        {tr("Messages"), scenario.messages ? m_format.count(*scenario.messages) : tr("not published")});
    card.lines.append({tr("Rounds"), scenario.pairs ? m_format.count(*scenario.pairs) : tr("not published")});
    if (scenario.loops.plugin) {
        card.lines.append({tr("Plugin"), shownName(*scenario.loops.plugin)});
    }
    card.sentences = words.verdictSentences();
    card.sentences += brokerBoundSentences(document, scenario);
    card.sentences.append(words.rangeSentence());
    return card;
}

Card Cards::throughputLoop(const ThroughputRow& throughput, const RowAnalysis& row, LoopRole role) const
{
    Card card;
    card.title = tr("%1: %2").arg(Cells(m_format).throughputName(throughput), Words::loop(role));
    const LoopAnalysis* loop = row.loop(role);
    if (loop == nullptr) {
        card.sentences.append(tr("The document does not measure this loop."));
        return card;
    }
    const QString unit = Words::throughputUnit();
    const LoopWords words(m_format, row, *loop, unit);
    card.lines = words.lines();
    card.lines.append({tr("Rows"), throughput.rows ? m_format.count(*throughput.rows) : tr("not published")});
    card.lines.append(
        {tr("Rounds"), throughput.rounds ? m_format.count(*throughput.rounds) : tr("not published")});
    if (throughput.loops.plugin) {
        card.lines.append({tr("Plugin"), shownName(*throughput.loops.plugin)});
    }
    card.sentences = words.verdictSentences();
    card.sentences.append(words.rangeSentence());
    return card;
}

Card Cards::code(const CodeEntry& entry) const
{
    Card card;
    card.title = shownName(entry.name);
    const auto perMessage = [this](const CodeCounts& counts) {
        //: Counts of one message; both numbers are already formatted.
        return tr("%1 instructions, %2 allocations")
            .arg(m_format.full(counts.instructions), m_format.full(counts.allocations));
    };
    card.lines.append({tr("RustStream, per message"), perMessage(entry.framework)});
    if (entry.raw) {
        card.lines.append({tr("Raw client, per message"), perMessage(*entry.raw)});
    }
    if (entry.adapter) {
        card.lines.append({tr("Broker crate, per message"), perMessage(*entry.adapter)});
    }
    if (entry.handWritten) {
        card.lines.append({tr("Hand written, per message"), perMessage(*entry.handWritten)});
    }
    if (entry.overhead) {
        card.lines.append({tr("Over the hand-written code"), perMessage(*entry.overhead)});
    }
    card.lines.append({tr("Cold start, whole"), entry.cold ? perMessage(*entry.cold) : tr("not published")});
    card.lines.append(
        {tr("Messages"), entry.messages ? m_format.count(*entry.messages) : tr("not published")});
    if (entry.plugin) {
        card.lines.append({tr("Plugin"), shownName(*entry.plugin)});
    }
    if (entry.note) {
        card.lines.append({tr("Note"), visibleText(*entry.note, longestNote)});
    }
    if (entry.gated.has_value()) {
        card.sentences.append(*entry.gated
                                  ? tr("Gated: a regression of it fails the crate's benchmark recipe.")
                                  : tr("Not gated: a regression of it is reported, never failed."));
    } else {
        card.sentences.append(tr("The document does not say whether it is gated."));
    }
    return card;
}

QStringList Cards::brokerBoundSentences(const BenchmarkDocument& document, const Scenario& scenario) const
{
    QStringList sentences;
    if (scenario.brokerBound) {
        sentences.append(*scenario.brokerBound ? tr("The document marks this scenario as broker-bound.")
                                               : tr("The document marks this scenario as not broker-bound."));
    } else {
        sentences.append(tr("The document does not say whether this scenario is broker-bound."));
    }
    const QString* prose = document.environmentValue(u"round_trip");
    if (prose == nullptr) {
        sentences.append(tr("It publishes no round trip, so the sum behind it can't be redone."));
        return sentences;
    }
    const QList<BrokerBoundSum> sums = brokerBoundSums(document, scenario);
    if (sums.isEmpty()) {
        if (!(figure(scenario.loops.raw) > 0)) {
            sentences.append(
                tr("The raw client's figure is not positive, so the sum behind it can't be redone."));
        } else if (parseRoundTrip(*prose).times.isEmpty()) {
            sentences.append(
                tr("No time can be read from its round trip (%1), so the sum behind it can't be redone.")
                    .arg(visibleText(*prose, 120)));
        } else {
            sentences.append(
                tr("The unit %1 and the round trip (%2) give no time per message to redo the sum with.")
                    .arg(scenario.unit.isEmpty() ? Words::missing() : shownName(scenario.unit),
                         visibleText(*prose, 120)));
        }
        return sentences;
    }
    for (const BrokerBoundSum& sum : sums) {
        sentences += sumSentences(sum);
    }
    return sentences;
}

QStringList Cards::sumSentences(const BrokerBoundSum& sum) const
{
    QStringList sentences;
    const QString roundTrip =
        sum.roundTrip.label.isEmpty()
            ? shownName(sum.roundTrip.text)
            : QString(shownName(sum.roundTrip.label) + QLatin1Char(' ') + shownName(sum.roundTrip.text));
    //: %1 and %2 are durations, %3 a share such as 53 %, %4 a number of round trips.
    sentences.append(
        tr("One message takes the raw client %1; one round trip (%2) would be %3 of it, and %4 round "
           "trips a message would make half.")
            .arg(m_format.duration(sum.secondsPerMessage), roundTrip, m_format.share(sum.shareOfOne),
                 m_format.significant(sum.roundTripsForHalf)));
    if (!sum.charged || !sum.share) {
        sentences.append(tr("The document does not say how many round trips a message is charged."));
        return sentences;
    }
    const QString charged = m_format.full(*sum.charged);
    const QString share = m_format.share(*sum.share);
    const bool reachesHalf = *sum.share >= 0.5;
    if (!sum.agreesWithFlag) {
        sentences.append(
            reachesHalf ? tr("Round trips charged to a message: %1, which is %2 of its time, at least half.")
                              .arg(charged, share)
                        : tr("Round trips charged to a message: %1, which is %2 of its time, less than half.")
                              .arg(charged, share));
    } else if (*sum.agreesWithFlag) {
        sentences.append(
            reachesHalf
                ? tr("Round trips charged to a message: %1, which is %2 of its time, at least half, as "
                     "the document marks it.")
                      .arg(charged, share)
                : tr("Round trips charged to a message: %1, which is %2 of its time, less than half, as "
                     "the document marks it.")
                      .arg(charged, share));
    } else {
        sentences.append(reachesHalf ? tr("Round trips charged to a message: %1, which is %2 of its "
                                          "time, at least half, which "
                                          "disagrees with the mark.")
                                           .arg(charged, share)
                                     : tr("Round trips charged to a message: %1, which is %2 of its "
                                          "time, less than half, which "
                                          "disagrees with the mark.")
                                           .arg(charged, share));
    }
    return sentences;
}

QStringList Cards::verdictNotes(const RowAnalysis& row, LoopRole role, const QString& unit) const
{
    const LoopAnalysis* loop = row.loop(role);
    return loop ? LoopWords(m_format, row, *loop, unit).notes() : QStringList();
}

QStringList Cards::brokerBoundNotes(const BenchmarkDocument& document, const Scenario& scenario) const
{
    QStringList notes;
    for (const BrokerBoundSum& sum : brokerBoundSums(document, scenario)) {
        if (sum.agreesWithFlag == false) {
            notes += sumSentences(sum);
        }
    }
    return notes;
}

QString Cards::spokenLoop(const QString& rowName, const QString& unit, const LoopAnalysis& loop) const
{
    const QString text = spokenFigures(rowName, unit, loop);
    return loop.contradictsRounds()
               ? Joining::sentences({text, tr("That is published, but not what its rounds give.")})
               : text;
}

QString Cards::spokenFigures(const QString& rowName, const QString& unit, const LoopAnalysis& loop) const
{
    const auto value = [this, &unit](double number) { return withUnit(m_format.full(number), unit); };
    const QString best = value(bestRound(loop.rounds));
    const QString slowest = value(slowestRound(loop.rounds));
    const std::optional<double> middle = median(loop.rounds);
    //: %1 is a scenario, %2 a loop, the others are figures with their unit.
    QString text = middle
                       ? tr("%1, %2: best %3, median %4, slowest %5")
                             .arg(shownName(rowName), Words::loop(loop.role), best, value(*middle), slowest)
                       : tr("%1, %2: best %3, slowest %4")
                             .arg(shownName(rowName), Words::loop(loop.role), best, slowest);
    if (!loop.verdict) {
        return Joining::ended(text);
    }
    if (loop.verdict->verdict == Verdict::Indistinguishable) {
        return tr("%1; indistinguishable from the raw client.").arg(text);
    }
    if (!loop.verdict->percent) {
        return tr("%1; the difference from the raw client is measured.").arg(text);
    }
    const QString percent = m_format.percentSize(*loop.verdict->percent);
    if (*loop.verdict->percent > 0) {
        return tr("%1; %2 slower than the raw client.").arg(text, percent);
    }
    return *loop.verdict->percent < 0 ? tr("%1; %2 faster than the raw client.").arg(text, percent)
                                      : tr("%1; as fast as the raw client.").arg(text);
}

QString Cards::spokenCode(const CodeEntry& entry) const
{
    //: %1 is a scenario, %2 and %3 are numbers.
    const QString text = tr("%1: %2 instructions and %3 allocations per message")
                             .arg(shownName(entry.name), m_format.full(entry.framework.instructions),
                                  m_format.full(entry.framework.allocations));
    const QString withCold = entry.cold ? tr("%1; cold start %2 instructions and %3 allocations")
                                              .arg(text, m_format.full(entry.cold->instructions),
                                                   m_format.full(entry.cold->allocations))
                                        : text;
    return entry.gated == false ? tr("%1; not gated.").arg(withCold) : Joining::ended(withCold);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/brokerbound.h"
#include "models/analysis/loopanalysis.h"
#include "models/document/readerror.h"
#include "models/report/numberformat.h"

#include <QCoreApplication>

namespace rangebar {

/// The words of the field and of the format, chosen once for the window, the exports and the command line.
/// All results are plain text, translated at the time of the call.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Words)

public:
    static QString loop(LoopRole role);
    static QString verdict(Verdict verdict);
    static QString brokerBound();
    static QString noResultsYet();
    static QString missing(); ///< what stands in a cell without a value: "-"
    /// What the number in brackets behind a figure is, which depends on what a document publishes.
    static QString cellsExplained();
    /// The unit of every throughput row, which the document leaves out.
    static QString throughputUnit();
    /// One sentence: what is wrong, where (line, column, field), and what was expected.
    static QString readError(const ReadError& error);
    /// "Processor", "Round trip"...; a key without a known label is shown under its own name.
    static QString environmentLabel(const QString& key);
    /// The keys with a known label, in the order they are shown.
    static QStringList environmentOrder();
};

/// What the public page prints (format, "the cells to match"). `unit` is untrusted text.
class Cells
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Cells)

public:
    explicit Cells(const NumberFormat& format) : m_format(format) {}

    const NumberFormat& format() const { return m_format; }

    /// best unit (median), best unit (worst), median unit (min-max), or "-".
    QString loop(const std::optional<LoopRounds>& rounds, const QString& unit) const;
    /// The loop cell, then "(+3.5% over the client)" or "(indistinguishable over the client)".
    QString brokerCrate(const RowAnalysis& row, const std::optional<LoopRounds>& rounds,
                        const QString& unit) const;
    /// "indistinguishable" or "+2.2%", then " (broker-bound)" if flagged.
    QString overhead(const RowAnalysis& row, bool brokerBound) const;
    /// A loop's verdict at the end of a chart row: "indistinguishable" or "+6.3 %"; empty for the raw client.
    QString chartVerdict(const LoopAnalysis& loop) const;
    /// "instructions / allocations", or "-".
    QString counts(const std::optional<CodeCounts>& counts) const;
    /// RustStream against the broker crate on a plugin row: "outbox: indistinguishable"; "-" where there is
    /// none.
    QString plugin(const RowAnalysis& row, const LoopSet& loops) const;
    /// "Postgres, row lock, batches of 64, 4 workers, pool of 16".
    QString throughputName(const ThroughputRow& row) const;

private:
    NumberFormat m_format;
};

/// The lines of provenance over the comparison and over the cost chart (format, "the cells to match").
class Provenance
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Provenance)

public:
    static QString comparisonLine(const BenchmarkDocument& document);
    /// The parts of that line: crate and versions, processor, system, broker, date.
    static QStringList comparisonFacts(const BenchmarkDocument& document);
    static QString costLine(const BenchmarkDocument& document);
    /// Of these lines what tells the machine: with what is not published, of the cost nothing where none of
    /// it is.
    static QStringList comparisonMachine(const BenchmarkDocument& document);
    static QStringList costMachine(const BenchmarkDocument& document);
    /// crate and version, or "unnamed document".
    static QString title(const BenchmarkDocument& document);
};

/// A term and its value on a card.
struct CardLine
{
    QString term;
    QString value;
};

/// What hovering or focusing a row shows, and what a screen reader says of it.
struct Card
{
    QString title;         ///< scenario and loop
    QList<CardLine> lines; ///< best, median, slowest, distance, spreads, messages, rounds
    QStringList sentences; ///< the verdict explained; broker-bound sum; what the bar is

    QString asText() const; ///< plain text, one line each
};

/// Explains rows in words with all the figures (charts, "Hover and keyboard focus").
class Cards
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::Cards)

public:
    explicit Cards(const NumberFormat& format) : m_format(format) {}

    Card scenarioLoop(const BenchmarkDocument& document, const Scenario& scenario, const RowAnalysis& row,
                      LoopRole role) const;
    Card throughputLoop(const ThroughputRow& throughput, const RowAnalysis& row, LoopRole role) const;
    Card code(const CodeEntry& entry) const;
    /// The sum of rule 5 as sentences, one for each round trip; says why where it can't be done.
    QStringList brokerBoundSentences(const BenchmarkDocument& document, const Scenario& scenario) const;
    /// Where the published verdict or percentage of a loop is not what its published figures give; empty
    /// where all agree.
    QStringList verdictNotes(const RowAnalysis& row, LoopRole role, const QString& unit) const;
    /// The sums of rule 5 that contradict the mark; empty where none does.
    QStringList brokerBoundNotes(const BenchmarkDocument& document, const Scenario& scenario) const;
    /// One readable sentence for a screen reader: "Core NATS, RustStream: best 1,538,720 msg/s, ...".
    QString spokenLoop(const QString& rowName, const QString& unit, const LoopAnalysis& loop) const;
    QString spokenCode(const CodeEntry& entry) const;

private:
    QString spokenFigures(const QString& rowName, const QString& unit, const LoopAnalysis& loop) const;

    QStringList sumSentences(const BrokerBoundSum& sum) const;

    NumberFormat m_format;
};

} // namespace rangebar

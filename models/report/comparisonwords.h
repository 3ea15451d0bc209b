// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"
#include "models/comparison/savedcomparison.h"
#include "models/report/numberformat.h"
#include "models/report/words.h"

#include <QCoreApplication>

namespace rangebar {

/// The words of a comparison, chosen once for the window, the files and the command line. Plain text,
/// visible, translated at the time of the call. An indistinguishable change never has a percentage.
class ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ComparisonWords)

public:
    explicit ComparisonWords(const NumberFormat& format) : m_format(format) {}

    static QString side(Side side);       ///< "Base", "Candidate"
    static QString sideLetter(Side side); ///< "A", "B"
    static QString grade(Grade grade);
    static QString section(Section section); ///< "Scenarios", "Throughput", "Code"
    static QString findingClass(FindingClass findingClass);
    static QString findingClassTitle(); ///< over a column of them
    static QString column(CodeColumn column);
    static QString metric(CodeMetric metric);
    static QString layer(Layer layer);
    static QString refusal(NotComparedReason reason);
    static QString rowState(RowState state); ///< "added", "removed"; empty where paired
    static QString savedError(const SavedComparisonError& error);
    static QString changedInput(Side side);
    static QString changedOnDisk(Side side); ///< since the two were compared
    static QString sidesSwapped();           ///< below what names them as they were

    /// What a comparison with this document, as the base, shows: "What changed since 0.6.1 (8 Jul 2026)".
    QString changedSince(const BenchmarkDocument& base) const;
    /// Crate and versions, core, measured date, machine and source of a side, in one line.
    QString sideLine(const ComparisonSide& side) const;
    /// The grade, what follows from it, and every note to the whole: schemas, missing crate names, a raw
    /// client that moved, repeated names, sections on one side only.
    QStringList headerSentences(const Comparison& comparison) const;
    /// What a differing field changes: "changes rates", "changes rates and counts".
    QString effect(const EnvironmentDifference& difference) const;
    static QString relation(EnvironmentField::Relation relation);

    /// The first line tells in two seconds whether it got worse; then the counts with their chance budget.
    QStringList summary(const Comparison& comparison, const ReviewMarks& marks = {}) const;
    /// Of that the first line: "Worse and better: 3 regression(s), 1 improvement(s)."
    QString headline(const Summary& summary) const;
    /// "Of all loops, 4 of 60 changes of a rate or a distance are distinguishable; about 2 to 4 would by
    /// luck." With what was not measured anew.
    QString changesByLuck(const Summary& summary) const;
    /// What "by luck" rests on: the rule, and three independent rounds a side; of other rounds, that it can't
    /// be said.
    QString chanceRule(const Summary& summary) const;
    QString reading(const Comparison& comparison) const; ///< empty where there is none

    QString rowName(const Comparison& comparison, const ComparedRow& row) const;
    /// Of one document's own row; `row` is its index in the section.
    QString rowName(const BenchmarkDocument& document, Section section, qsizetype row,
                    const RowKey& key) const;
    /// "paired by hand with ...", "added", "named ... in the base"; empty for equal names.
    QString pairing(const Comparison& comparison, const ComparedRow& row) const;

    /// The figure of a side on the row's basis with its unit, or "-".
    QString figure(const std::optional<double>& value, const QString& unit) const;
    /// "3.1 % more msg/s", "4.0 % less msg/s", "indistinguishable", "identical", or why it is not compared.
    QString rate(const RateChange& change, const QString& unit) const;
    /// The same for a row that shows best rounds: names the medians where those were compared instead.
    QString rate(const RateChange& change, const RateRowChange& row) const;
    /// "1.2 points more overhead", "0.8 points less overhead", "indistinguishable", "identical", or why it is
    /// not compared.
    QString distance(const DistanceChange& change) const;
    /// The verdict of one side: "+6.3 %", "indistinguishable" or "-".
    QString publishedVerdict(const std::optional<LoopVerdict>& verdict) const;
    /// "+1 (9 -> 10), +11.1 %", "identical (9)", "new (0 -> 3)", "gone (3 -> 0)".
    QString count(const CountChange& change) const;
    /// "regression", "improvement", "within 2 %", "identical", "note, not gated: up by more than 2 %".
    QString countVerdict(const CountChange& change, const CodeRowChange& row) const;

    /// Explains a loop's rate and distance verdict with all the figures, a sentence each.
    QString explainRate(const LoopChange& loop, const RateRowChange& row) const;
    QString explainDistance(const LoopChange& loop, const RateRowChange& row) const;
    QString explainCount(const CountChange& change, const CodeRowChange& row) const;
    /// What differs in the environment and affects the row's figures: "Broker, Compiler"; empty where nothing
    /// does.
    QString causes(const Comparison& comparison, const ComparedRow& row) const;
    /// All that is to be said of a row: the explanations, flips, mixed, rounds, where it entered, what
    /// changed.
    QStringList explainRow(const Comparison& comparison, const ComparedRow& row) const;
    Card card(const Comparison& comparison, const ComparedRow& row) const;
    /// One line for a list of findings: "Core NATS, 512 B JSON: RustStream 3.1 % more msg/s".
    QString finding(const Comparison& comparison, const Finding& finding) const;
    /// Of that what was found, without the row: "RustStream, 3.1 % more msg/s".
    QString change(const Finding& finding, const RateRowChange& row) const;
    QString change(const Finding& finding, const CodeRowChange& row) const;
    /// "accepted", "accepted: why", or that it was with other numbers; empty where the finding is just open.
    static QString acceptance(const Comparison& comparison, const Finding& finding, const ReviewMarks& marks);
    static QString acceptedBefore(); ///< with other numbers, as a sentence
    /// "12 of 30 rows are hidden by the filter"; empty where none is.
    QString hiddenRows(const Comparison& comparison, qsizetype visible) const;

    const NumberFormat& format() const { return m_format; }

private:
    QString byLuck(const ChanceBudget& budget) const;
    QStringList contradictions(const Comparison& comparison) const;
    QStringList contradictions(const Comparison& comparison, const ComparedRow& row, Side side) const;
    QString onBothSides(const QString& change, const Finding& finding, const LoopChange& loop) const;
    QString comparable(const Finding& finding, const RateRowChange& row) const;
    QString whyOneSided(const Finding& finding, const RateRowChange& row) const;

    NumberFormat m_format;
};

} // namespace rangebar

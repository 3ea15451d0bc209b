// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/history.h"
#include "models/report/comparisonwords.h"

#include <QCoreApplication>

namespace rangebar {

/// The words of a history, chosen once for the window, the files and the command line. What changed from one
/// document to the next is told in the words of a comparison. Plain text, visible, translated at the time of
/// the call.
class HistoryWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HistoryWords)

public:
    explicit HistoryWords(const NumberFormat& format) : m_format(format), m_comparison(format) {}

    static QString title(const History& history); ///< "History of ruststream-nats"
    static QString order(HistoryOrder order);     ///< "in the order of the measurement"
    static QString measure(HistoryMeasure measure);
    /// How many documents, and from when to when they were measured.
    QString span(const History& history) const;
    /// The first line tells whether anything changed beyond the spread and the gates; then with how much
    /// luck, and how often the machine and the build changed.
    QStringList summary(const History& history) const;

    /// "0.7.0, 23 Sep 2026"
    QString document(const BenchmarkDocument& document) const;
    /// With its number among the steps: "3: 0.7.0, 23 Sep 2026".
    QString step(const History& history, qsizetype step) const;
    /// The machine and the build in one line, for a first document.
    QString machine(const BenchmarkDocument& document) const;
    /// What is different from the step before: "another machine: A -> B", "another compiler: 1.98 -> 1.99",
    /// "Broker: A -> B"; most telling first, each value shortened to `longest` characters.
    QStringList marks(const HistoryStep& step, qsizetype longest = 60) const;
    /// All of them in full, behind each other; of the first step machine().
    QString changes(const History& history, qsizetype step) const;
    /// Which row came or went, such as "core NATS, 512 B: added".
    QString move(const History& history, const HistoryMove& move) const;
    /// Why it is not in the history.
    QString leftOut(const History& history, const HistoryLeftOut& document) const;

    QString rowName(const History& history, const HistoryRow& row) const;
    QString rowName(const History& history, const HistoryCodeRow& row) const;
    /// In how many documents the row is, and how it was written before; empty where it is in all, under one
    /// name.
    QStringList aboutRow(const History& history, const HistoryRow& row) const;
    QStringList aboutRow(const History& history, const HistoryCodeRow& row) const;

    /// What was found since the row's point before, in the words of a comparison; empty where nothing is
    /// beyond the spread or the gates.
    QStringList findings(const HistoryPoint& point, HistoryMeasure measure) const;
    /// Why no line is drawn to the point before; empty where one is, and for a row's first point.
    QString notJoined(const HistoryPoint& point, LoopRole role, HistoryMeasure measure) const;
    /// Which document the point before is in where it is not the step before; else empty.
    QString skipped(const History& history, const HistoryPoint& point) const;
    QString skipped(const History& history, const HistoryCodePoint& point) const;

    /// What hovering or focusing a point shows: the card of its own document, then what became of it since
    /// the point before.
    Card card(const History& history, const HistoryRow& row, const HistoryPoint& point, LoopRole role) const;
    Card card(const History& history, const HistoryCodeRow& row, const HistoryCodePoint& point) const;

    const NumberFormat& format() const { return m_format; }
    const ComparisonWords& comparison() const { return m_comparison; }

private:
    QStringList about(const History& history, qsizetype points, qsizetype latest,
                      const QStringList& olderNames) const;
    QString skipped(const History& history, qsizetype step, const std::optional<HistoryLink>& previous) const;
    void addDocument(Card& card, const History& history, qsizetype step) const;
    QStringList sides(const History& history, const HistoryLink& link, qsizetype step) const;

    NumberFormat m_format;
    ComparisonWords m_comparison;
};

} // namespace rangebar

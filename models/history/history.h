// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"

#include <QDate>
#include <QDateTime>

/// The documents of one crate over time: immutable values from one pure function. Each document is held
/// against the one before it by the rules of models/comparison; nothing is decided anew here, nothing is
/// rounded, translated or made visible. The words are chosen in report/historywords.h.
namespace rangebar {

struct HistoryInput
{
    DocumentPtr document; ///< never null
    QString source;       ///< where it came from, as told to the reader; untrusted
    QString key;          ///< how whoever asked knows it again, such as its name in the library; may be empty
    QDateTime recorded;   ///< of the commit, the download or the file: orders documents of the same date
};

enum class HistoryOrder
{
    Date,   ///< of the measurement; documents without one stand first, in the order of `recorded`
    Version ///< of the crate, then the date; documents without one stand first
};

struct HistoryOptions
{
    HistoryOrder order = HistoryOrder::Date;
    CodeThresholds thresholds;

    bool operator==(const HistoryOptions&) const = default;
};

/// One document in its place.
struct HistoryStep
{
    HistoryInput input;
    QDate measured; ///< invalid where the document has no date that can be read
    /// Held against the step before it; absent for the first.
    std::optional<Comparability> fromPrevious;
    /// What of fromPrevious is marked on the axis.
    bool machineChanged = false;   ///< cpu, architecture or cores
    bool toolchainChanged = false; ///< the counts compare the toolchain too
    bool settingChanged = false;   ///< another setting that affects rates: os, memory, broker
};

/// One loop at one step.
struct HistoryLoop
{
    LoopAnalysis analysis;
    /// From the row's point before this one; absent for its first, and where that has no such loop.
    std::optional<RateChange> rate;
    std::optional<DistanceChange> distance; ///< also absent for the raw client
    /// Whether a line may be drawn from the point before: both show the same figure (best, or median) in the
    /// same unit and direction, and it can be compared. Rates only on the same machine.
    bool joinsRate = false;
    bool joinsDistance = false;
};

/// A row of scenarios or throughput as one document has it.
struct HistoryPoint
{
    qsizetype step = 0;                    ///< index in History::steps
    qsizetype row = 0;                     ///< index in the document's scenarios or throughput
    QString unit;                          ///< untrusted
    FigureBasis basis = FigureBasis::Best; ///< which round the dot is
    std::optional<bool> brokerBound;
    RowAnalysis analysis;     ///< verdicts of its own document
    QList<HistoryLoop> loops; ///< raw client, broker crate (where measured), RustStream

    const HistoryLoop* loop(LoopRole role) const;
};

/// A scenario or throughput row followed through the documents. Names are paired as in a comparison: exactly,
/// or equal after case, spaces and punctuation; a row that was renamed otherwise is another row.
struct HistoryRow
{
    Section section = Section::Scenarios;
    RowKey key;                 ///< in the latest document that has it
    QStringList olderNames;     ///< other spellings, latest first
    QList<HistoryPoint> points; ///< by step; never empty

    const HistoryPoint* at(qsizetype step) const;
};

/// The counts of a code entry as one document has them.
struct HistoryCodePoint
{
    qsizetype step = 0;
    qsizetype row = 0; ///< index in the document's code
    CodeEntry entry;
    /// From the entry's point before this one; absent for its first.
    std::optional<CodeRowChange> change;
};

struct HistoryCodeRow
{
    RowKey key;
    QStringList olderNames;
    QList<HistoryCodePoint> points;

    const HistoryCodePoint* at(qsizetype step) const;
};

/// A document that is not in the history, and why.
struct HistoryLeftOut
{
    enum class Reason
    {
        OtherCrate,
        SameContent, ///< the same bytes stand in the history already
    };
    HistoryInput input;
    Reason reason = Reason::OtherCrate;
};

struct History
{
    QString crate; ///< untrusted; empty where no document names one
    HistoryOptions options;
    QList<HistoryStep> steps;
    QList<HistoryRow> scenarios;  ///< in the order of the latest document; rows that are gone follow
    QList<HistoryRow> throughput; ///< likewise
    QList<HistoryCodeRow> code;   ///< likewise
    QList<HistoryLeftOut> leftOut;
};

/// The history of `crate`: documents that name another are left out, those that name none are taken. Where
/// `crate` is empty, the one that most documents name.
History makeHistory(const QList<HistoryInput>& inputs, const QString& crate,
                    const HistoryOptions& options = {});

} // namespace rangebar

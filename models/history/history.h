// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"

#include <QDate>
#include <QDateTime>
#include <QMap>

#include <memory>

/// The documents of one crate over time: immutable values from one pure function. Each document is held
/// against the one before it by the rules of models/comparison; nothing is decided anew here, nothing is
/// rounded, translated or made visible. The words are chosen in report/historywords.h.
///
/// In one thing a history is stricter than a comparison of two of its documents: what a document does not
/// tell of its machine and its build is taken as it was told before it. So a document without a processor is
/// no bridge between two machines.
namespace rangebar {

struct HistoryInput
{
    DocumentPtr document; ///< never null
    QString source;       ///< where it came from, as told to the reader; untrusted
    QString key;          ///< how whoever asked knows it again, such as its name in the library; may be empty
    QDateTime recorded;   ///< of the commit, the download or the file: orders what is otherwise equal
};

enum class HistoryOrder
{
    Date,   ///< of the measurement, then version, then `recorded`; documents without a date stand first
    Version ///< of the crate, then date, then `recorded`; documents without a version stand first
};

/// What of a row is followed.
enum class HistoryMeasure
{
    Distance, ///< to the raw client: the crate's own number, which holds across machines
    Rate
};

struct HistoryOptions
{
    HistoryOrder order = HistoryOrder::Date;
    CodeThresholds thresholds;
    qsizetype latest = 0; ///< how many documents, the last in the order; 0: all

    bool operator==(const HistoryOptions&) const = default;
};

/// A row that a document has and the last one before it with the section does not, or the other way round.
struct HistoryMove
{
    RowState state = RowState::Added; ///< or Removed
    Section section = Section::Scenarios;
    RowKey key;
    qsizetype step = 0;     ///< whose document has the row: this one, or the one before
    qsizetype row = 0;      ///< index in that document's section
    qsizetype previous = 0; ///< the step that was looked back to

    bool operator==(const HistoryMove&) const = default;
};

/// One document in its place.
struct HistoryStep
{
    HistoryInput input;
    QDate measured; ///< invalid where the document has no date that can be read
    /// Whether the document tells its place in the order. Those that do not stand first, and no change is
    /// told from the last of them to the first that does.
    bool isPlaced = false;
    /// Held against the step before it, with what was known of the machine and the build by then; null for
    /// the first. Its differences are what is marked on the axis.
    std::shared_ptr<const Comparability> fromPrevious;
    bool machineChanged = false;   ///< cpu, architecture or cores
    bool toolchainChanged = false; ///< the counts compare the toolchain too
    bool settingChanged = false;   ///< anything else that affects rates or counts: os, memory, broker
    QList<HistoryMove> moves;      ///< by section; where nothing tells which is older, none
};

/// How a point stands to the one before it of its own row. The steps in between do not have the row.
struct HistoryLink
{
    qsizetype step = 0; ///< of the point before
    /// Of the documents of the two points, as in HistoryStep. Never null.
    std::shared_ptr<const Comparability> comparability;
};

/// One loop at one step.
struct HistoryLoop
{
    LoopAnalysis analysis;
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
    /// The point before this one, and everything that changed since; absent for the first, and where nothing
    /// tells which of the two is older.
    std::optional<HistoryLink> previous;
    std::optional<RateRowChange> change;

    const HistoryLoop* loop(LoopRole role) const;
    /// What became of a loop since the point before: nullptr for the row's first point, and where neither has
    /// the loop. Where one of the two lacks it, the verdict is NotComparable and the reason says so.
    const RateChange* rate(LoopRole role) const;
    const DistanceChange* distance(LoopRole role) const; ///< also nullptr for the raw client
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
    std::optional<HistoryLink> previous; ///< as in HistoryPoint
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
        SameContent, ///< the same bytes stand in the history already, at `sameAs`
    };
    HistoryInput input;
    Reason reason = Reason::OtherCrate;
    qsizetype sameAs = -1; ///< SameContent: index in History::steps
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
    /// Of every point against the one before it, and of the rows that came and went; there is no mean.
    Summary summary;
};

/// The crates that the documents name, each with how many name it, by name.
QMap<QString, qsizetype> cratesIn(const QList<HistoryInput>& inputs);

/// The history of `crate`: documents that name another are left out, those that name none are taken. Where
/// `crate` is empty, the one that most documents name.
History makeHistory(const QList<HistoryInput>& inputs, const QString& crate,
                    const HistoryOptions& options = {});

} // namespace rangebar

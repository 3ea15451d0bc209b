// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/codechange.h"
#include "models/comparison/comparability.h"
#include "models/comparison/pairing.h"
#include "models/comparison/scenariochange.h"

#include <QDate>
#include <QHash>

/// Two documents compared: immutable values from pure functions. compare(b, a) mirrors compare(a, b). Nothing
/// here is rounded, translated or made visible; the words are chosen in report/comparisonwords.h.
namespace rangebar {

struct ComparisonSide
{
    DocumentPtr document; ///< never null in a Comparison
    QString source;       ///< where it came from (a path, an address), as told to the reader; untrusted
};

enum class Section
{
    Scenarios,
    Throughput,
    Code
};

/// A pairing made or undone by the reader.
struct SectionKeyPair
{
    Section section = Section::Scenarios;
    KeyPair keys;

    bool operator==(const SectionKeyPair&) const = default;
};

struct ComparisonOptions
{
    CodeThresholds thresholds;
    QList<SectionKeyPair> confirmed; ///< paired by hand
    QList<SectionKeyPair> forbidden; ///< taken apart by hand

    bool operator==(const ComparisonOptions&) const = default;
};

enum class RowState
{
    Paired,
    Added,
    Removed
};

/// One row of the comparison. Rows of a section stand together, in the candidate's order, each removed row
/// behind the row that it followed in the base.
struct ComparedRow
{
    Section section = Section::Scenarios;
    RowState state = RowState::Paired;
    std::optional<qsizetype> base;      ///< index in the base's scenarios, throughput or code
    std::optional<qsizetype> candidate; ///< index in the candidate's
    RowKey baseKey;                     ///< empty name where added
    RowKey candidateKey;                ///< empty name where removed
    PairKind pairKind = PairKind::Exact;
    std::optional<RateRowChange> rates; ///< scenarios and throughput, paired
    std::optional<CodeRowChange> code;  ///< code, paired
    QList<qsizetype> findings;          ///< indexes in Comparison::findings

    /// The side that has the row; the candidate where both have it.
    Side side() const { return state == RowState::Removed ? Side::Base : Side::Candidate; }
    const std::optional<qsizetype>& index(Side side) const { return side == Side::Base ? base : candidate; }
    /// The candidate's key, else the base's.
    const RowKey& key() const { return side() == Side::Base ? baseKey : candidateKey; }
    /// Whether a figure of the row was held against another.
    bool isCompared() const;
};

enum class FindingKind
{
    RateChange,     ///< a loop's rate, distinguishably
    DistanceChange, ///< a loop's distance to its raw client, distinguishably
    RawClientMoved, ///< the raw client's own rate: the machine, the broker or the client changed
    VerdictFlip,    ///< measured <-> indistinguishable against the raw client
    PluginVerdictFlip,
    BrokerBoundFlip,
    CountChange, ///< above or below a gate, new or gone
    GateFlip,    ///< gated <-> not gated
    /// What the base's number could be held against is not there in the candidate, or another unit or
    /// direction keeps the whole row from being compared.
    NoLongerComparable,
    NowComparable, ///< the mirror image: the candidate has a number, the base has none to hold against it
    RowAdded,
    RowRemoved,
    SectionAppeared, ///< the base has no such section at all; its rows are no findings of their own
    SectionVanished,
};

/// What of a row can no longer, or can now, be compared.
enum class ComparedPart
{
    Row,      ///< nothing of it: the units or the directions differ
    Loop,     ///< its rate and its distance; of code, both counts of a column
    Rate,     ///< of one loop
    Distance, ///< of one loop
};

/// Regressions and improvements are judged; all else found is a change.
enum class FindingClass
{
    Regression,
    Improvement,
    Change
};

/// Something to look at, in the order of the rows.
struct Finding
{
    QString id; ///< stable for the same two documents; printable ASCII
    FindingKind kind = FindingKind::RateChange;
    FindingClass findingClass = FindingClass::Change;
    Section section = Section::Scenarios;
    qsizetype row = -1;                           ///< index in Comparison::rows; -1 for a section
    LoopRole loop = LoopRole::RustStream;         ///< RateChange, DistanceChange, RawClientMoved, VerdictFlip
    ComparedPart part = ComparedPart::Row;        ///< NoLongerComparable, NowComparable (`loop`, `column`)
    CodeColumn column = CodeColumn::Framework;    ///< CountChange
    CodeMetric metric = CodeMetric::Instructions; ///< CountChange

    bool operator==(const Finding&) const = default;
};

/// How many of `measured` (without what was not measured anew) look changed by luck when nothing changed,
/// with three independent rounds a side (simulated: 2.7 % for long slow tails, 6.6 % for normal noise; told
/// as 3 to 7 in 100; distances 1.1 to 11.8 %). For other numbers of rounds nothing is known.
struct ChanceBudget
{
    double least = 0;
    double most = 0;
};
constexpr qint64 chanceRounds = 3;
ChanceBudget chanceBudget(qsizetype measured);

struct Summary
{
    /// Scenario and throughput rows.
    qsizetype rowsCompared = 0;
    qsizetype rowsDistinguishable = 0; ///< RustStream's rate (on different machines: its distance) changed
    /// Whose RustStream has the same rounds on both sides (on different machines: its raw client's too), so
    /// that nothing was measured anew and luck changes nothing.
    qsizetype rowsRepeated = 0;
    /// Measured anew, but not with three rounds a side: how many would by luck is not known of them.
    qsizetype rowsOfOtherRounds = 0;
    qsizetype rowsFlipped = 0; ///< a verdict or broker-bound flipped
    qsizetype rowsAdded = 0;
    qsizetype rowsRemoved = 0;
    qsizetype rowsNotComparable = 0; ///< paired, but nothing could be compared
    qsizetype rowsRawClientMoved = 0;
    /// All single changes of rates and distances that the spread rule judged.
    qsizetype changesJudged = 0;
    qsizetype changesDistinguishable = 0;
    qsizetype changesRepeated = 0;      ///< of those judged: the same rounds on both sides
    qsizetype changesOfOtherRounds = 0; ///< of those judged and measured anew: not three rounds a side
    QList<qint64> otherRounds;          ///< the numbers of rounds that are not three there, in order
    /// Code entries.
    qsizetype codeCompared = 0;
    qsizetype codeIdentical = 0; ///< every count is
    qsizetype codeAdded = 0;
    qsizetype codeRemoved = 0;
    qsizetype gatedRegressions = 0; ///< entries with a gated regression that is not only informational
    qsizetype regressions = 0;      ///< findings of this class
    qsizetype improvements = 0;
    qsizetype changes = 0;
    /// Geometric mean of RustStream's rate ratios candidate / base (of times: base / candidate) over
    /// geometricMeanRows rows. Only on the same machine, only positive figures. Absent where no rate changed
    /// distinguishably and some differ: a mean would claim more than any of them.
    std::optional<double> geometricMean;
    qsizetype geometricMeanRows = 0;
    bool geometricMeanIndistinguishable = false; ///< that is why it is absent

    /// Over what was measured anew with three rounds a side; nothing where all of it has other rounds.
    std::optional<ChanceBudget> rowsByLuck() const;
    std::optional<ChanceBudget> changesByLuck() const;

    /// Counts a paired row; its findings are counted by themselves.
    void add(const RateRowChange& rates, bool sameMachine);
    void add(const CodeRowChange& code);
    void add(const QList<Finding>& findings);
    bool operator==(const Summary&) const = default;
};

/// How time and counts read together.
enum class Reading
{
    None,                  ///< nothing changed, or one of the two is missing
    RateDownCountsSame,    ///< probably the machine
    RateUpCountsSame,      ///< probably the machine
    RateDownCountsUp,      ///< in one row: probably the code
    RateUpCountsDown,      ///< in one row: probably the code
    RateDownCountsUpApart, ///< in different rows
    RateUpCountsDownApart, ///< in different rows
    RateSameCountsUp,      ///< the code does more, the rates don't show it
    RateSameCountsDown,
    Contradictory, ///< rates and counts moved against each other, or among themselves
};

struct SectionSuggestion
{
    Section section = Section::Scenarios;
    KeyPair keys;
    double similarity = 0;
};

struct SectionRepeats
{
    Section section = Section::Scenarios;
    Side side = Side::Base;
    QString name;
};

struct Comparison
{
    ComparisonSide base;
    ComparisonSide candidate;
    ComparisonOptions options;
    Comparability comparability;
    /// Members without a known meaning of either document: the key is their path, the values their JSON.
    QList<EnvironmentField> otherFields;
    QList<ComparedRow> rows; ///< empty where refused
    QList<Finding> findings; ///< by row
    QList<SectionSuggestion> suggestions;
    QList<SectionRepeats> repeats;
    Summary summary;
    Reading reading = Reading::None;
    /// Indexes in rows: the scenarios whose own code entry moved the same way as their rate, where the
    /// reading is of them.
    QList<qsizetype> readingRows;

    const BenchmarkDocument& document(Side side) const
    {
        return side == Side::Base ? *base.document : *candidate.document;
    }
    bool refused() const { return comparability.refused(); }
    const Finding* finding(const QString& id) const;
};

Comparison compare(const ComparisonSide& base, const ComparisonSide& candidate,
                   const ComparisonOptions& options = {});

/// Whether the documents should change sides by default: the older measurement is the base. False where a
/// date is missing or both are equal.
bool shouldSwap(const BenchmarkDocument& base, const BenchmarkDocument& candidate);

/// The options for the comparison with its sides swapped: hand-made pairings turned round.
ComparisonOptions swapped(const ComparisonOptions& options);

/// The identity of a throughput row: database, form, batch, workers, pool, plugin.
QString throughputKey(const ThroughputRow& row);

/// The names by which the rows of a section are paired, in order.
QStringList namesIn(const BenchmarkDocument& document, Section section);
/// What a row brings to compareRateRows(). Points into the row.
RateRowSide sideOf(const Scenario& scenario);
RateRowSide sideOf(const ThroughputRow& row);
/// Of a row of scenarios or throughput what `side` has of it, also where the other side has none; nothing
/// where it has no such row, and of counts. Points into the document of the side.
std::optional<RateRowSide> sideOf(const Comparison& comparison, const ComparedRow& row, Side side);
/// What changed in a row of code; where only one side has it, every count is missing on the other.
CodeRowChange codeChangeOf(const Comparison& comparison, const ComparedRow& row);

/// What is to be looked at in the change of one row, without the row and an id.
QList<Finding> findingsIn(const RateRowChange& rates);
QList<Finding> findingsIn(const CodeRowChange& code);

/// The day of the measurement; invalid where there is none that can be read.
QDate measuredOn(const BenchmarkDocument& document);

/// Which rows are shown.
struct RowFilter
{
    enum class Kind
    {
        All,
        Findings,
        Regressions,
        Improvements
    };
    Kind kind = Kind::All;
    QString text; ///< in either side's name, whatever its case

    bool operator==(const RowFilter&) const = default;
};

enum class RowOrder
{
    Document,
    Size, ///< largest change first: rows with a regression, an improvement, another finding, then without
    Name, ///< natural order: 2 before 10
};

/// Indexes in Comparison::rows, as many as pass the filter, in the order.
QList<qsizetype> visibleRows(const Comparison& comparison, const RowFilter& filter,
                             RowOrder order = RowOrder::Document);

/// What a finding holds against each other, written out: with another number it is another finding. Both
/// empty where it has no numbers, such as a row that was added.
struct FindingNumbers
{
    QString base;
    QString candidate;

    bool operator==(const FindingNumbers&) const = default;
};
FindingNumbers numbersOf(const Comparison& comparison, const Finding& finding);

struct ReviewMark
{
    QString note; ///< may be empty; untrusted
    /// What was accepted; absent where nothing tells it, as in the files of earlier versions.
    std::optional<FindingNumbers> numbers;

    bool operator==(const ReviewMark&) const = default;
};

/// Findings that the reader has accepted, by id.
using ReviewMarks = QHash<QString, ReviewMark>;

enum class Acceptance
{
    Open,
    Accepted,
    AcceptedBefore, ///< with other numbers: it is open again
};
Acceptance acceptanceOf(const Comparison& comparison, const Finding& finding, const ReviewMarks& marks);
qsizetype countOf(Acceptance acceptance, const Comparison& comparison, const ReviewMarks& marks);
/// Ids that were accepted and are no finding of this comparison (any more), in a fixed order.
QStringList acceptedAndGone(const Comparison& comparison, const ReviewMarks& marks);

enum class FailOn
{
    Regression,
    Change,
    None
};
/// Whether anything was found for --fail-on. FailOn::Change asks for any finding; a refusal is never asked.
bool fails(const Comparison& comparison, FailOn failOn);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <variant>

/// A crate's results.json as immutable values, exactly as published: nothing is recomputed, rounded or
/// reworded here. Every QString in these structs is untrusted text; it becomes visible only through
/// report/visibletext.h.
namespace rangebar {

/// Schema 3: the rounds of a loop, in the scenario's unit. Its figure is `best`.
/// Early documents publish no median.
struct BestOfRounds
{
    double best = 0;
    std::optional<double> median;
    double worst = 0;

    bool operator==(const BestOfRounds&) const = default;
};

/// Schemas 1 and 2: the median round with the extremes. Its figure is `median`.
struct MedianOfRounds
{
    double median = 0;
    double minimum = 0;
    double maximum = 0;

    bool operator==(const MedianOfRounds&) const = default;
};

using LoopRounds = std::variant<BestOfRounds, MedianOfRounds>;

enum class Verdict
{
    Measured,
    Indistinguishable
};

/// What the document says of the difference between two loops, in percent; positive is slower.
struct PublishedDifference
{
    std::optional<double> percent;
    std::optional<Verdict> verdict;

    bool operator==(const PublishedDifference&) const = default;
};

/// The loops of one scenario or throughput row, with what was published of their differences.
struct LoopSet
{
    LoopRounds raw;                      ///< the raw client
    std::optional<LoopRounds> adapter;   ///< the broker crate; absent where the crate does not measure it
    LoopRounds framework;                ///< RustStream
    PublishedDifference overhead;        ///< RustStream against the raw client
    PublishedDifference adapterOverhead; ///< the broker crate against the raw client
    std::optional<QString> plugin;       ///< the plugin the row is about (sqlx: "outbox")
    PublishedDifference pluginOverhead;  ///< RustStream against the broker crate, where a plugin is measured

    bool operator==(const LoopSet&) const = default;
};

struct Scenario
{
    QString name;
    QString unit; ///< short label such as msg/s; empty when not published
    std::optional<qint64> messages;
    std::optional<qint64> pairs; ///< rounds per loop
    LoopSet loops;
    std::optional<bool> brokerBound;
    std::optional<double> roundTripsPerMessage;

    bool operator==(const Scenario&) const = default;
};

/// One row of the `throughput` section; its loops are in msg/s.
struct ThroughputRow
{
    QString database;
    QString form;
    std::optional<qint64> batch; ///< absent: single deliveries
    std::optional<qint64> workers;
    std::optional<qint64> pool;
    std::optional<qint64> rows;
    std::optional<qint64> rounds;
    LoopSet loops;

    bool operator==(const ThroughputRow&) const = default;
};

struct CodeCounts
{
    double instructions = 0;
    double allocations = 0;

    bool operator==(const CodeCounts&) const = default;
};

struct CodeEntry
{
    QString name;
    std::optional<qint64> messages;
    CodeCounts framework;                  ///< per message, steady state
    std::optional<CodeCounts> cold;        ///< whole: starting the service and the first delivery
    std::optional<CodeCounts> raw;         ///< per message
    std::optional<CodeCounts> adapter;     ///< per message
    std::optional<CodeCounts> handWritten; ///< per message
    std::optional<CodeCounts> overhead;    ///< per message, framework less hand_written, as published
    std::optional<bool> gated;
    std::optional<QString> note;
    std::optional<QString> plugin;

    bool operator==(const CodeEntry&) const = default;
};

/// Which versions were measured and when. measuredAt is as published, normally an ISO date.
struct Measurement
{
    std::optional<QString> crateVersion;
    std::optional<QString> coreVersion;
    std::optional<QString> measuredAt;

    bool operator==(const Measurement&) const = default;
};

/// One member of `environment`. A value that is not a string is kept as its JSON text.
struct EnvironmentEntry
{
    QString key;
    QString value;

    bool operator==(const EnvironmentEntry&) const = default;
};

/// A member this version of Rangebar gives no meaning to, kept as it was written.
struct OtherField
{
    QString path;    ///< such as scenarios[3].colour
    QByteArray json; ///< the value's own bytes, UTF-8

    bool operator==(const OtherField&) const = default;
};

struct BenchmarkDocument
{
    int schema = 0; ///< 1, 2 or 3
    std::optional<QString> crate;
    Measurement measurement;
    QList<EnvironmentEntry> environment; ///< in the document's order
    QList<Scenario> scenarios;
    QList<CodeEntry> code;
    std::optional<Measurement> codeMeasurement; ///< `code_measured`
    QList<ThroughputRow> throughput;
    QList<OtherField> otherFields; ///< in the document's order
    QByteArray bytes;              ///< the document as it was read

    /// The value published under the key, or nullptr.
    const QString* environmentValue(QStringView key) const;
};

using DocumentPtr = std::shared_ptr<const BenchmarkDocument>;

} // namespace rangebar

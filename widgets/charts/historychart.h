// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/scenariochange.h"

#include <QList>
#include <QString>

#include <array>

/// The parts of a HistoryChartSpec (chartspec.h).
namespace rangebar {

/// What of the environment is marked where it changes, the strongest first.
enum class EnvironmentMark
{
    Machine,
    Toolchain,
    Setting, ///< another that affects rates
};
constexpr std::array<EnvironmentMark, 3> environmentMarks{
    EnvironmentMark::Machine, EnvironmentMark::Toolchain, EnvironmentMark::Setting};

/// A document in its place on the time axis.
struct HistorySlot
{
    QString first;  ///< at the axis: its date; its version where versions order the documents
    QString second; ///< below; the other of the two
    QString name;   ///< in one line, with its number among all: "3: 0.7.0, 23 Sep 2026"
    /// It does not tell its place (no date, or no version): nothing says that it is older than the next.
    bool isUnplaced = false;
    /// What is other than in the document before, by EnvironmentMark.
    std::array<bool, 3> changed{};

    bool has(EnvironmentMark mark) const { return changed.at(static_cast<std::size_t>(mark)); }
    /// Everything before is drawn apart.
    bool startsAnew() const { return has(EnvironmentMark::Machine); }
};

/// Told by shape and direction, whatever the colour.
enum class HistoryJump
{
    None, ///< also within the spread or the gate
    Up,   ///< more than in the document before
    Down,
    Moved, ///< the raw client's own rate; a count that is new or gone
};

/// One loop, or one count, of one document. All values are in the quantity of the plot.
struct HistoryMark
{
    qsizetype slot = 0;
    std::optional<double> dot; ///< absent where there is nothing to place
    std::optional<double> rangeFrom;
    std::optional<double> rangeTo;
    std::optional<double> notch;
    std::optional<double> bandFrom; ///< the spread rule
    std::optional<double> bandTo;
    bool hollow = false; ///< indistinguishable from the raw client
    bool joined = false; ///< a line leads here from the series' mark before
    HistoryJump jump = HistoryJump::None;
    Tendency tendency = Tendency::None; ///< of the jump
    bool informational = false;         ///< no gate judges the change from the mark before
    bool otherToolchain = false;        ///< than the mark before was counted with
    QString text;                       ///< the value in words
};

/// What a series counts or times; in counts the first four are the columns of a code entry.
enum class HistorySeriesKind
{
    RawClient,
    BrokerCrate,
    RustStream,
    HandWritten,
};

struct HistorySeries
{
    HistorySeriesKind kind = HistorySeriesKind::RustStream;
    QString label;
    QList<HistoryMark> marks; ///< by slot; not every document has one
};

enum class HistoryQuantity
{
    Distance, ///< percent below the raw client's figure; zero is on the axis
    Rate,     ///< in the unit; zero is on the axis unless all values are far from it
    Count,    ///< drawn as steps; zero is on the axis
};

struct HistoryPlot
{
    QString header; ///< what its axis measures
    HistoryQuantity quantity = HistoryQuantity::Distance;
    QList<HistorySeries> series;
};

/// A scenario, throughput row or code entry.
struct HistoryPanel
{
    QString name; ///< in full, visible text
    QString tag;  ///< "broker-bound", "not gated", or empty
    QList<HistoryPlot> plots;
};

/// Where a mark stands in its chart.
struct HistoryPlace
{
    qsizetype panel = 0;
    qsizetype plot = 0;
    qsizetype series = 0;
    qsizetype mark = 0;

    bool operator==(const HistoryPlace&) const = default;
};

} // namespace rangebar

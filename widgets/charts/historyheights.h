// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/historygeometry.h"

#include <cmath>

/// What measuring and placing a chart of a history have in common; only historygeometry.h is for the rest of
/// the program.
namespace rangebar::historychart {

/// What a document that starts anew stands away from the one before, in documents.
constexpr double apart = 0.7;

struct Units
{
    explicit Units(const TextMetrics& metrics) : unit(metrics.lineHeight(TextStyle::Label) / 16) {}

    double unit;
    double whole(double size) const { return std::round(size * unit); }
    double smallestSlot() const { return 9 * unit; }
    double usualSlot() const { return 46 * unit; }
    double largestSlot() const { return 120 * unit; }
    double smallestColumn() const { return 12 * unit; }
    double smallestPlot() const { return 240 * unit; }
};

/// The heights within a strip, from its top.
struct StripHeights
{
    double environmentRow = 0;
    double environment = 0;
    double laneLabel = 0;
    double jumps = 0; ///< the row of jumps above the marks of a lane
    double lane = 0;  ///< all of a lane
    double laneGap = 0;
    double lanes = 0;
    double tick = 0;
    double label = 0;
    double total = 0;
};

StripHeights stripHeights(const HistoryLayout& layout, const HistoryPlot& plot, const TextMetrics& metrics);
/// Of what an axis measures, above it.
double headerHeight(const HistoryPlot& plot, const HistoryLayout& layout, const TextMetrics& metrics);

double tickGap(const TextMetrics& metrics);
QString tickText(const HistoryPlot& plot, const ValueScale& scale, double tick, const NumberFormat& format);
bool showsSteps(const HistoryChartSpec& spec);

} // namespace rangebar::historychart

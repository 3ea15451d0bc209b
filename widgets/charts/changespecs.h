// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/review.h"
#include "widgets/charts/chartspec.h"

namespace rangebar {

/// The charts of two documents. They show the visible rows of a review, in its order, and stay as they are
/// when the review changes later.
class ChangeSpecs
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ChangeSpecs)

public:
    explicit ChangeSpecs(const NumberFormat& format) : m_format(format) {}

    /// Scenarios or throughput: both documents in every row, each against its own raw client, on the basis
    /// that the row is compared on. Empty where the review is.
    RangeChartSpec rates(const ComparisonReview& review, Section section,
                         AxisMode axisMode = AxisMode::Shared) const;
    /// Every count of the code entries as an arrow from the base to the candidate.
    CostChangeChartSpec code(const ComparisonReview& review) const;

    /// The ChartView row that shows a finding: its loop where it is about one, else the first row of its
    /// block. -1 where the chart does not show it.
    static int chartRowOf(const ChartSpec& spec, const Finding& finding);

    /// What is counted, and what the gates let pass.
    static QString countedByGates(const CodeThresholds& thresholds, const NumberFormat& format);

private:
    NumberFormat m_format;
};

} // namespace rangebar

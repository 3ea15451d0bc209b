// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/historymaking.h"
#include "widgets/charts/chartspec.h"

namespace rangebar {

struct HistoryChartOptions
{
    bool rates = false; ///< in the unit, instead of distances to the raw client
    QList<LoopRole> loops{LoopRole::RawClient, LoopRole::BrokerCrate, LoopRole::RustStream};

    bool operator==(const HistoryChartOptions&) const = default;
};

/// The charts of a crate's history. Their panels stand in the order of the history's rows, their documents in
/// that of its steps.
class HistorySpecs
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::HistorySpecs)

public:
    explicit HistorySpecs(const NumberFormat& format) : m_format(format) {}

    /// Scenarios or throughput; a panel for each row.
    HistoryChartSpec rates(const HistoryPtr& history, Section section,
                           const HistoryChartOptions& options = {}) const;
    /// The counts of the code entries as steps. With `coldStart` only entries that publish it have any.
    HistoryChartSpec counts(const HistoryPtr& history, bool coldStart) const;

    /// How the documents are named, here and wherever else the history is shown: no two are alike.
    QList<HistorySlot> documents(const History& history) const;
    static bool hasColdStart(const History& history);

    /// The history's step that a mark belongs to.
    static qsizetype stepOf(const HistoryChartSpec& spec, const HistoryPlace& place)
    {
        return spec.mark(place).slot;
    }

private:
    NumberFormat m_format;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/exportitems.h"
#include "widgets/charts/historyspecs.h"

namespace rangebar {

class ComparisonReview;

/// What pictures are made of: one document, the comparison of two, or the history of a crate. The one place
/// that knows which charts and tables there are; the dialog, the batch and the command line ask it.
class ExportSubject
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ExportSubject)

public:
    explicit ExportSubject(DocumentPtr document);
    /// The review is not owned and outlives the subject. Its pictures show what its filter lets through.
    explicit ExportSubject(const ComparisonReview* review);
    explicit ExportSubject(HistoryPtr history, const HistoryChartOptions& options = {});

    bool isComparison() const { return m_review != nullptr; }
    /// All charts and tables of its kind, whether or not it has them; charts before tables.
    QList<ExportItem> possibleItems() const;
    QString title() const;    ///< for a reader, in the current language
    QString fileStem() const; ///< what its file names begin with
    /// What it has, charts before tables.
    QList<ExportItem> items() const;
    /// In the current language. The item is one of items(); `axisMode` matters to the charts with an axis for
    /// scenarios.
    ChartSpec spec(ExportItem item, AxisMode axisMode) const;

    /// Such as "Against the raw client", in the current language.
    static QString name(ExportItem item);

private:
    bool has(ExportItem item) const;
    ChartSpec documentSpec(ExportItem item, AxisMode axisMode) const;
    ChartSpec reviewSpec(ExportItem item, AxisMode axisMode) const;
    ChartSpec historySpec(ExportItem item) const;

    DocumentPtr m_document;
    const ComparisonReview* m_review = nullptr;
    HistoryPtr m_history;
    HistoryChartOptions m_options;
};

} // namespace rangebar

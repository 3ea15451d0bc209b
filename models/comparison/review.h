// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/comparison.h"
#include "models/comparison/savedcomparison.h"

#include <QObject>

namespace rangebar {

/// What a reader does with one comparison: swaps it, pairs rows, filters and sorts them, walks through the
/// findings and accepts them. The views observe this object and hold no state of their own.
class ComparisonReview : public QObject
{
    Q_OBJECT

public:
    explicit ComparisonReview(QObject* parent = nullptr);

    /// Starts over with two documents as they are given (base first), without pairings, filter or marks.
    void compareSides(const ComparisonSide& base, const ComparisonSide& candidate);
    /// Restores what a saved comparison held, on the documents as they are now. A finding that was accepted
    /// with other numbers is open again.
    void restore(const SavedComparison& saved, const ComparisonSide& base, const ComparisonSide& candidate);
    SavedComparison saved() const;

    bool isEmpty() const { return m_comparison.base.document == nullptr; }
    const Comparison& comparison() const { return m_comparison; }
    /// Indexes in Comparison::rows that pass the filter, in the chosen order.
    const QList<qsizetype>& visible() const { return m_visible; }
    qsizetype hiddenCount() const { return m_comparison.rows.size() - m_visible.size(); }
    const RowFilter& filter() const { return m_filter; }
    RowOrder order() const { return m_order; }
    const ReviewMarks& marks() const { return m_marks; }
    Acceptance acceptance(const Finding& finding) const;

    void swap();
    void setThresholds(const CodeThresholds& thresholds);
    void setFilter(const RowFilter& filter);
    void setOrder(RowOrder order);

    /// Pairs two rows by hand.
    void pair(Section section, const KeyPair& keys);
    /// Takes a pair of rows apart.
    void unpair(Section section, const KeyPair& keys);
    /// Takes back everything that was paired or taken apart by hand.
    void clearPairings();

    /// Index in Comparison::findings; -1 where none is current.
    int currentFinding() const { return m_currentFinding; }
    void setCurrentFinding(int index);
    /// To the next or the previous finding among the visible rows, around the end; with none current to the
    /// first or the last. False where there is none.
    bool step(int by);
    /// As it is now: with other numbers it would be open again.
    void accept(const QString& findingId, const QString& note);
    void reopen(const QString& findingId);

Q_SIGNALS:
    /// The documents, the options or the rows changed: everything is to be read anew.
    void changed();
    /// Another selection or order of the same rows.
    void visibleChanged();
    void currentFindingChanged(int index);
    void marksChanged();

private:
    void recompare();
    void updateVisible();

    Comparison m_comparison;
    RowFilter m_filter;
    RowOrder m_order = RowOrder::Document;
    ReviewMarks m_marks;
    QList<qsizetype> m_visible;
    int m_currentFinding = -1;
};

} // namespace rangebar

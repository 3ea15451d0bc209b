// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/review.h"

#include <algorithm>

namespace rangebar {

ComparisonReview::ComparisonReview(QObject* parent) : QObject(parent) {}

void ComparisonReview::compareSides(const ComparisonSide& base, const ComparisonSide& candidate)
{
    m_filter = {};
    m_order = RowOrder::Document;
    m_marks.clear();
    // The gates are the reader's own and stay; pairings belong to the two documents.
    ComparisonOptions options;
    options.thresholds = m_comparison.options.thresholds;
    m_comparison = compare(base, candidate, options);
    m_currentFinding = -1;
    m_visible = visibleRows(m_comparison, m_filter, m_order);
    Q_EMIT changed();
}

void ComparisonReview::restore(const SavedComparison& saved, const ComparisonSide& base,
                               const ComparisonSide& candidate)
{
    m_filter = saved.filter;
    m_order = saved.order;
    m_marks = saved.marks;
    m_comparison = compare(base, candidate, saved.options);
    // An earlier version did not write down what was accepted: it was what the documents said then.
    const bool isAsSaved = changedInputs(saved, *base.document, *candidate.document).isEmpty();
    for (const Finding& finding : std::as_const(m_comparison.findings)) {
        const auto mark = m_marks.find(finding.id);
        if (mark != m_marks.end() && !mark->numbers) {
            mark->numbers = isAsSaved ? numbersOf(m_comparison, finding) : FindingNumbers();
        }
    }
    m_currentFinding = -1;
    m_visible = visibleRows(m_comparison, m_filter, m_order);
    Q_EMIT changed();
}

SavedComparison ComparisonReview::saved() const
{
    return savedComparison(m_comparison, m_filter, m_order, m_marks);
}

void ComparisonReview::recompare()
{
    const QString current = m_currentFinding >= 0 ? m_comparison.findings.at(m_currentFinding).id : QString();
    m_comparison = compare(m_comparison.base, m_comparison.candidate, m_comparison.options);
    m_currentFinding = -1;
    for (int i = 0; i < m_comparison.findings.size(); ++i) {
        if (m_comparison.findings.at(i).id == current) {
            m_currentFinding = i;
        }
    }
    m_visible = visibleRows(m_comparison, m_filter, m_order);
    Q_EMIT changed();
}

void ComparisonReview::updateVisible()
{
    m_visible = visibleRows(m_comparison, m_filter, m_order);
    Q_EMIT visibleChanged();
}

void ComparisonReview::swap()
{
    std::swap(m_comparison.base, m_comparison.candidate);
    m_comparison.options = swapped(m_comparison.options);
    for (ReviewMark& mark : m_marks) {
        if (mark.numbers) {
            std::swap(mark.numbers->base, mark.numbers->candidate);
        }
    }
    recompare();
}

void ComparisonReview::setThresholds(const CodeThresholds& thresholds)
{
    if (thresholds == m_comparison.options.thresholds) {
        return;
    }
    m_comparison.options.thresholds = thresholds;
    if (!isEmpty()) {
        recompare();
    }
}

void ComparisonReview::setFilter(const RowFilter& filter)
{
    if (filter != m_filter) {
        m_filter = filter;
        updateVisible();
    }
}

void ComparisonReview::setOrder(RowOrder order)
{
    if (order != m_order) {
        m_order = order;
        updateVisible();
    }
}

void ComparisonReview::pair(Section section, const KeyPair& keys)
{
    const SectionKeyPair pairing{section, keys};
    m_comparison.options.forbidden.removeAll(pairing);
    m_comparison.options.confirmed += pairing;
    recompare();
}

void ComparisonReview::unpair(Section section, const KeyPair& keys)
{
    const SectionKeyPair pairing{section, keys};
    m_comparison.options.confirmed.removeAll(pairing);
    m_comparison.options.forbidden += pairing;
    recompare();
}

void ComparisonReview::clearPairings()
{
    m_comparison.options.confirmed.clear();
    m_comparison.options.forbidden.clear();
    recompare();
}

void ComparisonReview::setCurrentFinding(int index)
{
    if (index != m_currentFinding && index >= -1 && index < m_comparison.findings.size()) {
        m_currentFinding = index;
        Q_EMIT currentFindingChanged(index);
    }
}

bool ComparisonReview::step(int by)
{
    // In the order that is on screen, row by row; a finding of a whole section stands before the rows.
    QList<int> order;
    for (int i = 0; i < m_comparison.findings.size(); ++i) {
        if (m_comparison.findings.at(i).row < 0) {
            order += i;
        }
    }
    for (const qsizetype row : std::as_const(m_visible)) {
        for (const qsizetype finding : m_comparison.rows.at(row).findings) {
            order += int(finding);
        }
    }
    if (order.isEmpty()) {
        return false;
    }
    const qsizetype count = order.size();
    const qsizetype at = order.indexOf(m_currentFinding);
    const qsizetype next = at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
    setCurrentFinding(order.at(next));
    return true;
}

void ComparisonReview::accept(const QString& findingId, const QString& note)
{
    if (const Finding* finding = m_comparison.finding(findingId)) {
        m_marks.insert(findingId, {note, numbersOf(m_comparison, *finding)});
        Q_EMIT marksChanged();
    }
}

Acceptance ComparisonReview::acceptance(const Finding& finding) const
{
    return acceptanceOf(m_comparison, finding, m_marks);
}

void ComparisonReview::reopen(const QString& findingId)
{
    if (m_marks.remove(findingId)) {
        Q_EMIT marksChanged();
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/review.h"
#include "models/items/tablemodel.h"
#include "models/report/comparisonwords.h"

/// Tables over a ComparisonReview. They follow it; it is not owned and outlives them.
namespace rangebar {

/// Which row of the comparison a table row belongs to.
enum ComparisonRole
{
    ComparedRowRole = PendingRole + 16, ///< int: index in Comparison::rows, -1 where it belongs to none
    FindingClassRole, ///< int: FindingClass of the worst finding of the row, -1 where it has none
    AcceptedRole,     ///< bool: every finding of the row is accepted
};

/// What the tables of compared rows have in common: the visible rows of one section.
class ComparedRowsModel : public TableModel
{
    Q_OBJECT

public:
    ComparedRowsModel(const ComparisonReview* review, Section section, const NumberFormat& format,
                      QObject* parent);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// The first table row of a row of the comparison; -1 where it is not shown.
    int tableRowOf(qsizetype comparedRow) const;

protected:
    struct Line
    {
        qsizetype row = 0; ///< in Comparison::rows
        int part = 0;      ///< which of the row's lines
    };

    int entryRows() const override;
    virtual int linesOf(const ComparedRow& row) const = 0;
    const Comparison& comparison() const { return m_review->comparison(); }
    const ComparedRow& comparedRow(int tableRow) const
    {
        return comparison().rows.at(m_lines.at(tableRow).row);
    }
    int part(int tableRow) const { return m_lines.at(tableRow).part; }
    const ComparisonWords& words() const { return m_words; }
    void reload();

private:
    const ComparisonReview* m_review;
    Section m_section;
    ComparisonWords m_words;
    QList<Line> m_lines;
};

/// Scenarios or throughput rows, a line for each loop: both figures, the change of the rate, both distances
/// and their change, both published verdicts.
class RateChangesModel final : public ComparedRowsModel
{
    Q_OBJECT

public:
    RateChangesModel(const ComparisonReview* review, Section section, const NumberFormat& format,
                     QObject* parent = nullptr);

protected:
    int linesOf(const ComparedRow& row) const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;
};

/// Code entries, a line for each count that a side has.
class CodeChangesModel final : public ComparedRowsModel
{
    Q_OBJECT

public:
    CodeChangesModel(const ComparisonReview* review, const NumberFormat& format, QObject* parent = nullptr);

protected:
    int linesOf(const ComparedRow& row) const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;
};

/// Every field of both environments side by side, with what a difference means.
class EnvironmentComparisonModel final : public TableModel
{
    Q_OBJECT

public:
    EnvironmentComparisonModel(const ComparisonReview* review, const NumberFormat& format,
                               QObject* parent = nullptr);

protected:
    int entryRows() const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    const ComparisonReview* m_review;
    ComparisonWords m_words;
};

/// Fields without a known meaning of both documents side by side, by path.
class OtherFieldsComparisonModel final : public TableModel
{
    Q_OBJECT

public:
    explicit OtherFieldsComparisonModel(const ComparisonReview* review, QObject* parent = nullptr);

protected:
    int entryRows() const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    struct Row
    {
        QString path;
        std::optional<QByteArray> base;
        std::optional<QByteArray> candidate;
    };

    void reload();

    const ComparisonReview* m_review;
    QList<Row> m_rows;
};

/// The findings in the order of the rows, with what was accepted.
class FindingsModel final : public TableModel
{
    Q_OBJECT

public:
    FindingsModel(const ComparisonReview* review, const NumberFormat& format, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    int entryRows() const override;
    int entryColumns() const override;
    TableEntry entry(int row, int column) const override;
    QString details(int row, int column) const override;
    QString header(int column) const override;
    bool isNumeric(int column) const override;

private:
    const ComparisonReview* m_review;
    ComparisonWords m_words;
};

} // namespace rangebar

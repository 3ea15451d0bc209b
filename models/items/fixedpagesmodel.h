// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QHash>

namespace rangebar {

/// The pages of the side list that belong to no crate and no file: the overview, the library, and the
/// comparison and a pull request's document once there is one.
class FixedPagesModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// What is in the library, in a few words.
    void setLibrary(const QString& line);
    /// What is compared, in a few words; empty where nothing is.
    void setComparison(const QString& line) { setOptional(ComparisonRow, line); }
    /// The pull request whose document is shown alone; empty where there is none.
    void setReview(const QString& line) { setOptional(ReviewRow, line); }
    /// The words of the rows changed (language).
    void retranslate();

private:
    enum Row
    {
        OverviewRow,
        LibraryRow,
        ComparisonRow,
        ReviewRow
    };
    static QString name(Row row);
    static QString key(Row row);
    void setOptional(Row row, const QString& line);

    QList<Row> m_rows{OverviewRow, LibraryRow};
    QHash<int, QString> m_lines; ///< by row
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace rangebar {

/// The pages of the side list that belong to no crate and no file: the overview, the library, and the
/// comparison once there is one.
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
    void setComparison(const QString& line);
    /// The words of the rows changed (language).
    void retranslate();

private:
    enum Row
    {
        OverviewRow,
        LibraryRow,
        ComparisonRow
    };
    static QString name(int row);
    QString secondLine(int row) const;
    static QString key(int row);

    QString m_library;
    QString m_comparison;
};

} // namespace rangebar

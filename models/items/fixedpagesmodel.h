// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace rangebar {

/// The pages of the side list that belong to no crate and no file: the overview, and the comparison once
/// there is one.
class FixedPagesModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// What is compared, in a few words; empty where nothing is.
    void setComparison(const QString& line);
    /// The words of the rows changed (language).
    void retranslate();

private:
    QString m_comparison;
};

} // namespace rangebar

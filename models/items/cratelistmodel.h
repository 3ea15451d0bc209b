// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/navigationroles.h"
#include "models/report/numberformat.h"

#include <QAbstractListModel>

namespace rangebar {

class CrateFeed;

/// The crates of the feed for the side list, in the catalogue's order: DisplayRole is the name, and the roles
/// of navigationroles.h say the rest.
class CrateListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        PhaseRole = HasProblemRole + 1, ///< int: CrateState::Phase
        HasDocumentRole,                ///< bool
        CrateRole,                      ///< QString: "ruststream-nats"
    };

    /// The feed is not owned and outlives the model.
    CrateListModel(const CrateFeed* feed, const NumberFormat& format, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The language or the locale changed.
    void setFormat(const NumberFormat& format);

private:
    void reset();

    const CrateFeed* m_feed;
    NumberFormat m_format;
    int m_rows = 0; ///< as announced to the views
};

} // namespace rangebar

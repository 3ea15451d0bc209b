// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/cratelistmodel.h"

#include "models/items/pagekeys.h"
#include "models/report/fetchwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"
#include "models/sources/cratefeed.h"

namespace rangebar {

CrateListModel::CrateListModel(const CrateFeed* feed, const NumberFormat& format, QObject* parent)
    : QAbstractListModel(parent), m_feed(feed), m_format(format), m_rows(feed->count())
{
    connect(feed, &CrateFeed::catalogueChanged, this, &CrateListModel::reset);
    connect(feed, &CrateFeed::stateChanged, this, [this](int row) {
        if (row >= 0 && row < m_rows) {
            Q_EMIT dataChanged(index(row), index(row));
        }
    });
}

int CrateListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant CrateListModel::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column()) || index.row() >= m_feed->count()) {
        return {};
    }
    const CrateState& state = m_feed->state(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return visibleText(state.entry.name);
    case Qt::ToolTipRole: {
        const QString story = FetchWords::longState(state, m_format);
        const QString crate = visibleText(state.entry.crate);
        return asToolTip(story.isEmpty() ? crate : QString(crate + QLatin1Char('\n') + story));
    }
    case Qt::AccessibleTextRole:
        return Joining::facts({visibleText(state.entry.name), FetchWords::shortState(state, m_format)});
    case SecondLineRole:
        return FetchWords::shortState(state, m_format);
    case PageKeyRole:
        return QString(pageKey::crate + state.entry.crate);
    case HasProblemRole:
        return !state.document || state.phase == CrateState::Phase::NotPublished ||
               state.phase == CrateState::Phase::Offline || state.origin == DocumentOrigin::Sample ||
               !FetchWords::otherCrate(state).isEmpty();
    case PhaseRole:
        return int(state.phase);
    case HasDocumentRole:
        return state.document != nullptr;
    case CrateRole:
        return state.entry.crate;
    default:
        return {};
    }
}

void CrateListModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    if (m_rows > 0) {
        Q_EMIT dataChanged(index(0), index(m_rows - 1));
    }
}

void CrateListModel::reset()
{
    beginResetModel();
    m_rows = m_feed->count();
    endResetModel();
}

} // namespace rangebar

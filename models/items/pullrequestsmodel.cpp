// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/pullrequestsmodel.h"

#include "models/report/githubwords.h"
#include "models/report/visibletext.h"

namespace rangebar {
namespace {

constexpr qsizetype longestTitle = 200;

} // namespace

PullRequestsModel::PullRequestsModel(const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_format(format)
{
}

void PullRequestsModel::append(const TouchingPullRequest& pullRequest)
{
    const int row = int(m_found.size());
    beginInsertRows({}, row, row);
    m_found.append(pullRequest);
    endInsertRows();
}

void PullRequestsModel::clear()
{
    beginResetModel();
    m_found.clear();
    endResetModel();
}

TableEntry PullRequestsModel::entry(int row, int column) const
{
    const PullRequestInfo& info = m_found.at(row).info;
    TableEntry cell;
    cell.fromDocument = true;
    switch (column) {
    case Number:
        cell.text = QString(QLatin1Char('#') + QString::number(info.number));
        cell.sortKey = double(info.number);
        cell.alignRight = true;
        return cell;
    case Title:
        cell.text = visibleText(info.title, longestTitle);
        break;
    case Author:
        cell.text = visibleText(info.author, longestTitle);
        break;
    case State:
        cell.text = GitHubWords::state(info.state);
        break;
    default:
        cell.text = m_format.dateTime(info.updatedAt);
        cell.sortKey = double(info.updatedAt.toMSecsSinceEpoch());
        return cell;
    }
    cell.sortKey = cell.text;
    return cell;
}

QString PullRequestsModel::header(int column) const
{
    switch (column) {
    case Number:
        return tr("Number");
    case Title:
        return tr("Title");
    case Author:
        return tr("Author");
    case State:
        return tr("State");
    default:
        return tr("Last updated");
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/fileversionsmodel.h"

#include "models/report/githubwords.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

constexpr qsizetype longestSubject = 200;

} // namespace

FileVersionsModel::FileVersionsModel(const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_format(format)
{
}

void FileVersionsModel::append(const TakenVersion& version)
{
    const int row = int(m_versions.size());
    beginInsertRows({}, row, row);
    m_versions.append(version);
    endInsertRows();
}

void FileVersionsModel::setNotKept(int row)
{
    m_versions[row].outcome = TakenVersion::Outcome::NotKept;
    Q_EMIT dataChanged(index(row, Result), index(row, Result));
}

void FileVersionsModel::clear()
{
    beginResetModel();
    m_versions.clear();
    endResetModel();
}

int FileVersionsModel::count(TakenVersion::Outcome outcome) const
{
    return int(std::ranges::count(m_versions, outcome, &TakenVersion::outcome));
}

QString FileVersionsModel::result(const TakenVersion& version)
{
    switch (version.outcome) {
    case TakenVersion::Outcome::Taken:
        return tr("taken into the library");
    case TakenVersion::Outcome::Duplicate:
        return tr("the library had it already");
    case TakenVersion::Outcome::Removed:
        return tr("this commit removed the file");
    case TakenVersion::Outcome::Unreadable:
        return version.reason;
    case TakenVersion::Outcome::NotKept:
        return tr("could not be written to the library");
    }
    Q_UNREACHABLE();
    return {};
}

TableEntry FileVersionsModel::entry(int row, int column) const
{
    const TakenVersion& version = m_versions.at(row);
    TableEntry cell;
    cell.fromDocument = true;
    switch (column) {
    case Commit:
        cell.text = GitHubWords::shortCommit(version.commit.id);
        cell.copyText = visibleText(version.commit.id);
        break;
    case Date:
        cell.text = m_format.dateTime(version.commit.committedAt);
        cell.sortKey = double(version.commit.committedAt.toMSecsSinceEpoch());
        return cell;
    case Subject:
        cell.text = visibleText(version.commit.subject, longestSubject);
        break;
    default:
        cell.text = result(version);
        break;
    }
    cell.sortKey = cell.text;
    return cell;
}

QString FileVersionsModel::header(int column) const
{
    switch (column) {
    case Commit:
        return tr("Commit");
    case Date:
        return tr("Date");
    case Subject:
        return tr("Subject");
    default:
        return tr("Result");
    }
}

} // namespace rangebar

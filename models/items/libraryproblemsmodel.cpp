// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/libraryproblemsmodel.h"

#include "models/report/filewords.h"
#include "models/report/visibletext.h"

namespace rangebar {

void LibraryProblemsModel::setIndex(std::shared_ptr<const LibraryIndex> index)
{
    if (index->problems() == m_index->problems()) {
        m_index = std::move(index);
        return;
    }
    beginResetModel();
    m_index = std::move(index);
    endResetModel();
}

TableEntry LibraryProblemsModel::entry(int row, int column) const
{
    const LibraryProblem& problem = m_index->problems().at(row);
    TableEntry cell;
    cell.text = column == File ? visibleText(problem.name) : FileWords::fileError(problem.error);
    cell.sortKey = cell.text;
    cell.fromDocument = true;
    return cell;
}

QString LibraryProblemsModel::header(int column) const
{
    return column == File ? tr("File") : tr("Why it is not shown");
}

} // namespace rangebar

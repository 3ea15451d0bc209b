// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/openfiles.h"

#include "models/items/navigationroles.h"
#include "models/report/filewords.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace rangebar {
namespace {

OpenFile read(const QString& path)
{
    OpenFile file;
    file.path = path;
    if (auto document = readDocumentFile(path)) {
        file.document = *document;
    } else {
        file.error = document.error();
    }
    return file;
}

} // namespace

OpenFiles::OpenFiles(QObject* parent) : QAbstractListModel(parent) {}

int OpenFiles::indexOf(const QString& path) const
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const auto found = std::ranges::find(m_files, absolute, &OpenFile::path);
    return found == m_files.cend() ? -1 : static_cast<int>(found - m_files.cbegin());
}

int OpenFiles::open(const QString& path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    int row = indexOf(absolute);
    if (row >= 0) {
        m_files[static_cast<std::size_t>(row)] = read(absolute);
        Q_EMIT dataChanged(index(row), index(row));
        return row;
    }
    row = rowCount();
    beginInsertRows({}, row, row);
    m_files.push_back(read(absolute));
    endInsertRows();
    return row;
}

void OpenFiles::close(int row)
{
    beginRemoveRows({}, row, row);
    m_files.erase(m_files.begin() + row);
    endRemoveRows();
}

void OpenFiles::reload()
{
    if (m_files.empty()) {
        return;
    }
    for (OpenFile& file : m_files) {
        file = read(file.path);
    }
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int OpenFiles::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

QVariant OpenFiles::data(const QModelIndex& index, int role) const
{
    if (!hasIndex(index.row(), index.column())) {
        return {};
    }
    const OpenFile& open = file(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return visibleText(QFileInfo(open.path).fileName());
    case Qt::ToolTipRole:
        return visibleText(QDir::toNativeSeparators(open.path)).toHtmlEscaped();
    case SecondLineRole:
        return open.document ? Provenance::title(*open.document) : tr("can't be opened");
    case PageKeyRole:
        return QString(QStringLiteral("file:") + open.path);
    case HasProblemRole:
        return open.document == nullptr;
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(data(index, Qt::DisplayRole).toString(),
                                data(index, SecondLineRole).toString());
    default:
        return {};
    }
}

void OpenFiles::retranslate()
{
    if (!m_files.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace rangebar

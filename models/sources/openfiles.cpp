// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/openfiles.h"

#include "models/items/navigationroles.h"
#include "models/items/pagekeys.h"
#include "models/library/watcheddocument.h"
#include "models/report/filewords.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace rangebar {
namespace {

QString absolutePath(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

OpenFiles::OpenFiles(QObject* parent, Clock now) : QAbstractListModel(parent), m_now(std::move(now)) {}

OpenFiles::~OpenFiles() = default;

int OpenFiles::indexOf(const QString& path) const
{
    const QString absolute = absolutePath(path);
    const auto found =
        std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.file.path == absolute; });
    return found == m_entries.cend() ? -1 : static_cast<int>(found - m_entries.cbegin());
}

int OpenFiles::open(const QString& path)
{
    const int row = indexOf(path);
    if (row < 0) {
        return add(std::make_unique<WatchedDocument>(path, &m_watch));
    }
    m_entries[static_cast<std::size_t>(row)].watched->reload();
    return row;
}

int OpenFiles::openDocument(const QString& path)
{
    const int row = indexOf(path);
    if (row >= 0) {
        return row;
    }
    auto watched = std::make_unique<WatchedDocument>(path, &m_watch);
    return watched->document() ? add(std::move(watched)) : -1;
}

int OpenFiles::add(std::unique_ptr<WatchedDocument> watched)
{
    const int row = rowCount();
    const WatchedDocument* document = watched.get();
    connect(document, &WatchedDocument::reloaded, this, [this, document] { update(document, true); });
    connect(document, &WatchedDocument::errorChanged, this, [this, document] { update(document, false); });
    OpenFile file{document->path(), document->document(), nullptr, {}, {}, false, document->error()};
    if (file.document) {
        file.readAt = m_now();
    }
    beginInsertRows({}, row, row);
    m_entries.push_back({std::move(file), std::move(watched)});
    endInsertRows();
    return row;
}

void OpenFiles::update(const WatchedDocument* watched, bool isOther)
{
    const auto entry = std::ranges::find_if(
        m_entries, [watched](const Entry& known) { return known.watched.get() == watched; });
    const int row = static_cast<int>(entry - m_entries.begin());
    OpenFile& file = entry->file;
    file.document = watched->document();
    file.previous = watched->previous();
    file.error = watched->error();
    if (isOther) {
        file.isReloaded = true;
        file.previousReadAt = std::exchange(file.readAt, m_now());
    }
    Q_EMIT dataChanged(index(row), index(row));
}

void OpenFiles::close(int row)
{
    beginRemoveRows({}, row, row);
    m_entries.erase(m_entries.begin() + row);
    endRemoveRows();
}

void OpenFiles::reload()
{
    for (const Entry& entry : m_entries) {
        entry.watched->reload();
    }
}

int OpenFiles::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
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
        return state(open);
    case PageKeyRole:
        return QString(pageKey::file + open.path);
    case HasProblemRole:
        return open.error.has_value();
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(data(index, Qt::DisplayRole).toString(),
                                data(index, SecondLineRole).toString());
    default:
        return {};
    }
}

QString OpenFiles::state(const OpenFile& file) const
{
    if (!file.error) {
        return Provenance::title(*file.document);
    }
    if (!file.document) {
        return tr("can't be opened");
    }
    return file.error->code == FileError::Code::NotFound ? tr("gone, last version shown")
                                                         : tr("can't be read, last version shown");
}

void OpenFiles::retranslate()
{
    if (!m_entries.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace rangebar

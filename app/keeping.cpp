// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keeping.h"

#include "app/settings.h"
#include "models/comparison/savedcomparison.h"
#include "models/library/library.h"
#include "models/sources/cratefeed.h"
#include "models/sources/openfiles.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace rangebar {
namespace {

/// Of what was thrown away so much is remembered; the oldest may come back when it is seen again.
constexpr qsizetype mostTrashed = 2000;

QString inWords(const QByteArray& hash)
{
    return QString::fromLatin1(hash.toHex());
}

} // namespace

Keeping::Keeping(const CrateFeed* feed, const OpenFiles* files, Settings* settings, QObject* parent)
    : QObject(parent), m_feed(feed), m_files(files), m_settings(settings)
{
    connect(m_feed, &CrateFeed::stateChanged, this, &Keeping::keepCrate);
    connect(m_feed, &CrateFeed::catalogueChanged, this, &Keeping::keepAll);
    connect(m_files, &OpenFiles::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { keepFiles(first, last); });
    connect(
        m_files, &OpenFiles::dataChanged, this,
        [this](const QModelIndex& first, const QModelIndex& last) { keepFiles(first.row(), last.row()); });
}

void Keeping::setLibrary(Library* library)
{
    m_library = library;
    m_kept.clear();
    if (!library) {
        return;
    }
    for (const auto& [document, origin] : std::exchange(m_waiting, {})) {
        keep(document, origin);
    }
    keepAll();
}

void Keeping::keepAll()
{
    for (int i = 0; i < m_feed->count(); ++i) {
        keepCrate(i);
    }
    keepFiles(0, m_files->rowCount() - 1);
}

void Keeping::keepCrate(int index)
{
    const CrateState& state = m_feed->state(index);
    if (!state.document ||
        (state.origin != DocumentOrigin::Network && state.origin != DocumentOrigin::Cache)) {
        return;
    }
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::Download;
    origin.place = m_feed->catalogue().documentUrl(state.entry).toString();
    origin.dated = state.fetchedAt;
    keep(state.document, origin);
}

void Keeping::keepFiles(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const OpenFile& file = m_files->file(row);
        if (file.document) {
            keepFile(file.document, file.path);
        }
    }
}

void Keeping::keepFile(const DocumentPtr& document, const QString& path)
{
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::File;
    origin.place = path;
    origin.dated = QFileInfo(path).lastModified();
    keep(document, origin);
}

void Keeping::keep(const DocumentPtr& document, const LibraryOrigin& origin)
{
    if (m_kept.value(origin.place) == document || !m_settings->flag(Setting::KeepDocuments)) {
        return;
    }
    if (!m_library) {
        m_waiting.append({document, origin});
        return;
    }
    if (origin.place.startsWith(m_library->path({}))) {
        return; // it came from there
    }
    m_kept.insert(origin.place, document);
    const QStringList trashed = m_settings->list(Setting::TrashedDocuments);
    if (trashed.isEmpty() || !trashed.contains(inWords(documentHash(*document)))) {
        m_library->keep(document, origin);
    }
}

void Keeping::leaveOut(const QList<QByteArray>& hashes)
{
    QStringList trashed = m_settings->list(Setting::TrashedDocuments);
    for (const QByteArray& hash : hashes) {
        trashed.removeAll(inWords(hash));
        trashed.append(inWords(hash));
    }
    m_settings->set(Setting::TrashedDocuments,
                    trashed.mid(std::max<qsizetype>(0, trashed.size() - mostTrashed)));
}

} // namespace rangebar

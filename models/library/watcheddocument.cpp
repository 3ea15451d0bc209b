// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/watcheddocument.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace rangebar {

WatchedDocument::WatchedDocument(const QString& path, FileWatch* watch, QObject* parent)
    : QObject(parent), m_path(QDir::cleanPath(QFileInfo(path).absoluteFilePath())), m_watch(watch)
{
    // Watched first: a change while it is read is then told of.
    m_watch->watch(m_path);
    reload();
    const auto reloadOwn = [this](const QString& changed) {
        if (changed == m_path) {
            reload();
        }
    };
    connect(m_watch, &FileWatch::changed, this, reloadOwn);
    connect(m_watch, &FileWatch::vanished, this, reloadOwn);
}

WatchedDocument::~WatchedDocument()
{
    m_watch->unwatch(m_path);
}

void WatchedDocument::reload()
{
    const auto read = readDocumentFile(m_path);
    const std::optional<FileError> error = read ? std::nullopt : std::optional(read.error());
    const bool isOther = read && (!m_document || m_document->bytes != (*read)->bytes);
    if (isOther) {
        m_previous = std::exchange(m_document, *read);
    }
    if (std::exchange(m_error, error) != error) {
        Q_EMIT errorChanged();
    }
    if (isOther) {
        Q_EMIT reloaded();
    }
}

} // namespace rangebar

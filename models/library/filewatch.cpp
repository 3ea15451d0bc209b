// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/filewatch.h"

#include <QFileInfo>

#include <utility>

namespace rangebar {

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::onEvent);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::onEvent);
}

FileWatch::State FileWatch::stateOf(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        return {};
    }
    // A folder's size says nothing.
    return {true, info.isDir() ? 0 : info.size(), info.lastModified()};
}

void FileWatch::watch(const QString& path)
{
    if (++m_watchers[path] > 1) {
        return;
    }
    const State state = stateOf(path);
    m_known.insert(path, state);
    m_seen.insert(path, state);
    watchAgain();
}

void FileWatch::unwatch(const QString& path)
{
    if (!m_watchers.contains(path) || --m_watchers[path] > 0) {
        return;
    }
    m_watchers.remove(path);
    m_known.remove(path);
    m_seen.remove(path);
    const QStringList all = m_watcher.files() + m_watcher.directories();
    if (!all.isEmpty()) {
        m_watcher.removePaths(all);
    }
    watchAgain();
}

/// A file that was replaced has taken its watch along; the folder it is in tells of the new one.
void FileWatch::watchAgain()
{
    QSet<QString> wanted;
    for (auto path = m_known.keyBegin(); path != m_known.keyEnd(); ++path) {
        const QFileInfo info(*path);
        if (info.exists()) {
            wanted.insert(*path);
        }
        if (!info.isDir() && QFileInfo(info.path()).isDir()) {
            wanted.insert(info.path());
        }
    }
    const QStringList files = m_watcher.files();
    const QStringList folders = m_watcher.directories();
    wanted.subtract(QSet<QString>(files.cbegin(), files.cend()));
    wanted.subtract(QSet<QString>(folders.cbegin(), folders.cend()));
    if (!wanted.isEmpty()) {
        m_watcher.addPaths(QStringList(wanted.cbegin(), wanted.cend()));
    }
}

void FileWatch::onEvent()
{
    m_rest.start();
}

void FileWatch::look()
{
    QStringList other;
    QStringList gone;
    bool isMoving = false;
    for (auto known = m_known.begin(); known != m_known.end(); ++known) {
        const State now = stateOf(known.key());
        if (std::exchange(m_seen[known.key()], now) != now) {
            isMoving = true; // perhaps still being written: it is looked at once more
        } else if (now != *known) {
            *known = now;
            (now.exists ? other : gone).append(known.key());
        }
    }
    watchAgain();
    if (isMoving) {
        m_rest.start();
    }
    for (const QString& path : std::as_const(other)) {
        Q_EMIT changed(path);
    }
    for (const QString& path : std::as_const(gone)) {
        Q_EMIT vanished(path);
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/filewatch.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace rangebar {
namespace {

qint64 entriesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System, QDir::Unsorted).size();
}

QString nearestFolder(QString path)
{
    while (!QFileInfo(path).isDir()) {
        const QString above = QFileInfo(path).path();
        if (above == path) {
            break;
        }
        path = above;
    }
    return path;
}

} // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::onFileEvent);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::onEvent);
}

FileWatch::State FileWatch::stateOf(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        return {};
    }
    // A folder's size says nothing, and its date is not finer than a tick of the clock.
    return {true, info.isDir() ? entriesIn(path) : info.size(), info.lastModified()};
}

void FileWatch::watch(const QString& path)
{
    if (++m_watchers[path] > 1) {
        return;
    }
    const State state = stateOf(path);
    m_known.insert(path, state);
    m_seen.insert(path, state);
    if (watchPlaces(placesOf(path))) {
        m_rest.start();
    }
}

void FileWatch::unwatch(const QString& path)
{
    if (!m_watchers.contains(path) || --m_watchers[path] > 0) {
        return;
    }
    m_watchers.remove(path);
    m_known.remove(path);
    m_seen.remove(path);
    m_touched.remove(path);
    const QStringList all = m_watcher.files() + m_watcher.directories();
    if (!all.isEmpty()) {
        m_watcher.removePaths(all);
    }
    if (watchAgain()) {
        m_rest.start();
    }
}

/// What has to be watched to hear of a path. A file that was replaced has taken its watch along; the folder
/// it is in tells of the new one. Where that is gone too, the nearest folder above it tells when it comes
/// back. What a link leads to is replaced in a folder of its own.
QStringList FileWatch::placesOf(const QString& path)
{
    const QFileInfo info(path);
    QStringList places;
    if (info.exists()) {
        places += path;
    }
    if (!info.isDir()) {
        places += nearestFolder(info.path());
    }
    if (info.isSymLink()) {
        const QString target = nearestFolder(QFileInfo(info.symLinkTarget()).path());
        if (!places.contains(target)) {
            places += target;
        }
    }
    return places;
}

/// True where something new is watched, which may have changed between the last look at it and now.
bool FileWatch::watchPlaces(const QStringList& places)
{
    const QStringList files = m_watcher.files();
    const QStringList folders = m_watcher.directories();
    QSet<QString> wanted(places.cbegin(), places.cend());
    if (places.size() > 2) {
        wanted.subtract(QSet<QString>(files.cbegin(), files.cend()));
        wanted.subtract(QSet<QString>(folders.cbegin(), folders.cend()));
    } else {
        wanted.removeIf(
            [&](const QString& place) { return files.contains(place) || folders.contains(place); });
    }
    return !wanted.isEmpty() &&
           m_watcher.addPaths(QStringList(wanted.cbegin(), wanted.cend())).size() < wanted.size();
}

bool FileWatch::watchAgain()
{
    QStringList places;
    for (auto path = m_known.keyBegin(); path != m_known.keyEnd(); ++path) {
        places += placesOf(*path);
    }
    return watchPlaces(places);
}

void FileWatch::onEvent()
{
    m_rest.start();
}

void FileWatch::onFileEvent(const QString& path)
{
    if (m_known.contains(path)) {
        m_touched.insert(path);
    }
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
        } else if (now != *known || (now.exists && m_touched.contains(known.key()))) {
            *known = now;
            (now.exists ? other : gone).append(known.key());
            m_touched.remove(known.key());
        }
    }
    for (const QString& path : std::as_const(other)) {
        // While somebody holds the file that was replaced, its watch stays with it and tells of nothing more.
        if (m_watcher.files().contains(path)) {
            m_watcher.removePath(path);
        }
    }
    if (watchAgain() || isMoving) {
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

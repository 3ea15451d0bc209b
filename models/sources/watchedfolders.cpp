// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/watchedfolders.h"

#include "models/sources/openfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>

namespace rangebar {
namespace {

/// Whether it may be the beginning of a document. JSON of another kind is whole and of no interest.
bool isUnfinished(const FileError& error)
{
    using Code = ReadError::Code;
    return error.code == FileError::Code::Document &&
           (error.document.code == Code::Syntax || error.document.code == Code::Empty ||
            error.document.code == Code::NotUtf8);
}

} // namespace

WatchedFolders::WatchedFolders(OpenFiles* files, QObject* parent) : QObject(parent), m_files(files)
{
    connect(m_files->watch(), &FileWatch::changed, this, &WatchedFolders::onChanged);
}

WatchedFolders::~WatchedFolders()
{
    for (auto folder = m_folders.cbegin(); folder != m_folders.cend(); ++folder) {
        m_files->watch()->unwatch(folder.key());
        for (const QString& candidate : folder->candidates) {
            m_files->watch()->unwatch(candidate);
        }
    }
}

WatchedFolders::Result WatchedFolders::open(const QString& folder)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (!QFileInfo(path).isDir() || !QDir(path).isReadable()) {
        Result result;
        result.folder = path;
        result.isFolder = false;
        return result;
    }
    if (!m_folders.contains(path)) {
        m_files->watch()->watch(path); // first: what comes while it is looked at is then told of
        m_folders.insert(path, {});
    }
    m_folders[path].documents.clear(); // the reader asks for all of them again
    return look(path);
}

QStringList WatchedFolders::folders() const
{
    QStringList folders = m_folders.keys();
    folders.sort();
    return folders;
}

void WatchedFolders::reload()
{
    for (const QString& folder : m_folders.keys()) {
        onChanged(folder);
    }
}

WatchedFolders::Result WatchedFolders::look(const QString& path)
{
    Folder& folder = m_folders[path];
    Result result;
    result.folder = path;
    const QStringList names =
        QDir(path).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name | QDir::IgnoreCase);
    folder.candidates.removeIf([&](const QString& candidate) {
        const bool isGone = !names.contains(QFileInfo(candidate).fileName());
        if (isGone) {
            m_files->watch()->unwatch(candidate);
        }
        return isGone;
    });
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (i == mostLookedAt || folder.documents.size() == mostDocuments) {
            result.notLookedAt = names.size() - i;
            break;
        }
        const QString file = path + QLatin1Char('/') + names.at(i);
        if (folder.documents.contains(file) || take(folder, file)) {
            result.documents += file;
        } else {
            result.others += names.at(i);
        }
    }
    return result;
}

/// Opens the file if it is a document; else it is watched until it is one.
bool WatchedFolders::take(Folder& folder, const QString& path)
{
    if (!folder.candidates.contains(path)) {
        m_files->watch()->watch(path); // before it is read, so that a change meanwhile is told of
        folder.candidates.insert(path);
    }
    if (m_files->openDocument(path) < 0) {
        return false;
    }
    folder.documents.insert(path);
    folder.candidates.remove(path);
    m_files->watch()->unwatch(path);
    return true;
}

void WatchedFolders::onChanged(const QString& path)
{
    const auto known = m_folders.find(path);
    if (known != m_folders.end()) {
        const QSet<QString> before = known->documents;
        const QSet<QString> candidates = known->candidates;
        const Result result = look(path);
        for (const QString& candidate : m_folders.value(path).candidates - candidates) {
            waitFor(candidate);
        }
        for (const QString& document : result.documents) {
            if (!before.contains(document)) {
                Q_EMIT appeared(document);
            }
        }
        return;
    }
    const auto folder = m_folders.find(QFileInfo(path).path());
    if (folder == m_folders.end() || !folder->candidates.contains(path) ||
        folder->documents.size() >= mostDocuments) {
        return;
    }
    if (take(*folder, path)) {
        Q_EMIT appeared(path);
    } else {
        waitFor(path);
    }
}

/// From now on, again with each change.
void WatchedFolders::waitFor(const QString& path)
{
    QTimer*& timer = m_waiting[path];
    if (timer == nullptr) {
        timer = new QTimer(this);
        timer->setSingleShot(true);
        timer->setInterval(unfinishedMs);
        connect(timer, &QTimer::timeout, this, [this, path] { tellUnfinished(path); });
    }
    timer->start();
}

void WatchedFolders::tellUnfinished(const QString& path)
{
    m_waiting.take(path)->deleteLater();
    const auto read = readDocumentFile(path);
    if (m_folders.value(QFileInfo(path).path()).candidates.contains(path) && !read &&
        isUnfinished(read.error())) {
        Q_EMIT stayedUnfinished(path, read.error());
    }
}

} // namespace rangebar

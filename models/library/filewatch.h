// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace rangebar {

/// Watches files and folders for changes by other programs. A file may be written where it stands or be
/// replaced by another, as most editors do; it may go and come back. A file that is being written is told of
/// once it has come to rest.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Absolute paths; a folder is watched for what comes and goes directly in it. What was watched several
    /// times is unwatched as often.
    void watch(const QString& path);
    void unwatch(const QString& path);
    bool isWatched(const QString& path) const { return m_known.contains(path); }

    /// Looks now, where the system may have kept something to itself: of a file on another computer, or of
    /// one that a layer of the file system has moved, nobody tells.
    void look();

    /// How long a file must be left alone to have come to rest.
    static constexpr int restMs = 150;

Q_SIGNALS:
    /// The file has another size or date than before, or the system says that it was written or replaced; or
    /// the folder has another content. Also where it has come back.
    void changed(const QString& path);
    /// The file or folder is not there any more.
    void vanished(const QString& path);

private:
    /// What tells that a file is another.
    struct State
    {
        bool exists = false;
        qint64 size = 0; ///< bytes; of a folder, its entries
        QDateTime modified;

        bool operator==(const State&) const = default;
    };
    static State stateOf(const QString& path);
    static QStringList placesOf(const QString& path);

    void onEvent();
    void onFileEvent(const QString& path);
    bool watchPlaces(const QStringList& places);
    bool watchAgain();

    QFileSystemWatcher m_watcher{this};
    QTimer m_rest;
    QHash<QString, int> m_watchers;
    QHash<QString, State> m_known; ///< as it was told last
    QHash<QString, State> m_seen;  ///< as it was at the last look
    /// Files that the system told of since: another one may have the same size and date.
    QSet<QString> m_touched;
};

} // namespace rangebar

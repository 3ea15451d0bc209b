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

    /// How long a file must be left alone to have come to rest.
    static constexpr int restMs = 150;

Q_SIGNALS:
    /// The file has another size or date than before, or the folder another content. Also where it has come
    /// back.
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
    void look();
    bool watchPlaces(const QStringList& places);
    bool watchAgain();

    QFileSystemWatcher m_watcher;
    QTimer m_rest;
    QHash<QString, int> m_watchers;
    QHash<QString, State> m_known; ///< as it was told last
    QHash<QString, State> m_seen;  ///< as it was at the last look
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/filesource.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

class QTimer;

namespace rangebar {

class OpenFiles;

/// Folders whose documents are open: every file named *.json directly in one of them that is a document, also
/// those that come later. One that goes stays open, marked by its error, until the reader closes it; one that
/// the reader has closed is not opened again.
class WatchedFolders : public QObject
{
    Q_OBJECT

public:
    /// A folder with more documents is for the library, not for a list of open files.
    static constexpr int mostDocuments = 200;
    static constexpr int mostLookedAt = 1000; ///< files named *.json, in the order of their names
    /// How long a new file may lie half-written before it is told of.
    static constexpr int unfinishedMs = 2000;

    /// What opening a folder came to.
    struct Result
    {
        QString folder;            ///< absolute
        bool isFolder = true;      ///< false: there is no such folder, or it may not be read
        QStringList documents;     ///< absolute paths, by name; also those that were open already
        QStringList others;        ///< names of files *.json that are no documents
        qsizetype notLookedAt = 0; ///< files beyond the limits
    };

    /// The files are not owned and outlive this.
    explicit WatchedFolders(OpenFiles* files, QObject* parent = nullptr);
    ~WatchedFolders() override;

    Result open(const QString& folder);
    /// Looks into all of them, for where the system does not tell of changes.
    void reload();
    bool isWatched(const QString& folder) const { return m_folders.contains(folder); }
    /// By name.
    QStringList folders() const;

Q_SIGNALS:
    /// A document has appeared in a folder and is open now.
    void appeared(const QString& path);
    /// A file that came or changed is no JSON, and nobody has gone on writing it for a while. It is watched
    /// further.
    void stayedUnfinished(const QString& path, const rangebar::FileError& error);

private:
    struct Folder
    {
        QSet<QString> documents;  ///< every one that was ever opened from it
        QSet<QString> candidates; ///< watched: they are no documents, but may become some
    };

    Result look(const QString& path);
    bool take(Folder& folder, const QString& path);
    void onChanged(const QString& path);
    void waitFor(const QString& path);
    void tellUnfinished(const QString& path);

    OpenFiles* m_files;
    QHash<QString, QTimer*> m_waiting; ///< for the rest of a file
    QHash<QString, Folder> m_folders;
};

} // namespace rangebar

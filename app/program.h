// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/colourscheme.h"
#include "app/folders.h"
#include "app/keeping.h"
#include "app/language.h"
#include "app/settings.h"
#include "models/library/documentcache.h"
#include "models/library/library.h"
#include "models/sources/cratefeed.h"
#include "models/sources/offlineretry.h"
#include "models/sources/openfiles.h"
#include "models/sources/watchedfolders.h"

#include <QObject>

class QNetworkAccessManager;

namespace rangebar {

class GitHubAccess;

/// The composition root: makes the parts, wires them, and applies the reader's preferences. It decides
/// nothing about numbers and shows nothing.
class Program : public QObject
{
    Q_OBJECT

public:
    /// `network` is not owned and outlives the program.
    Program(const Folders& folders, QNetworkAccessManager* network, QObject* parent = nullptr);
    ~Program() override;

    Settings& settings() { return m_settings; }
    CrateFeed* feed() { return &m_feed; }
    OfflineRetry* retry() { return &m_retry; }
    OpenFiles* files() { return &m_files; }
    WatchedFolders* watchedFolders() { return &m_watchedFolders; }
    /// Another one after libraryReplaced(). Never null; empty before openLibrary().
    Library* library() { return m_library.get(); }
    Keeping* keeping() { return &m_keeping; }
    /// Made at the first call, for the GitHub that is set.
    GitHubAccess* github();
    Language& language() { return m_language; }

    /// Reads preferences and catalogue, and shows the kept copies. `language` overrides the reader's choice
    /// for this run.
    void load(const QString& language = {});
    /// What went wrong while reading the reader's own catalogue, in words; empty where nothing did.
    QString catalogueProblem() const { return m_catalogueProblem; }

    /// Remembered. Switched off, everything is asked for.
    void setWorkingOffline(bool offline);
    /// Reads the library, and keeps in it what is on show. Nothing of it is needed for the first paint, so
    /// this is for afterwards. Once.
    void openLibrary();
    bool isLibraryOpen() const { return m_libraryIsOpen; }

    /// Remembers a value that acceptedValue() takes, and follows it at once.
    void change(Setting setting, const QVariant& value);
    /// Back to the default.
    void reset(Setting setting);
    /// What the reader was not told yet of the file with the settings, in words; empty for nothing.
    QString settingsProblem() const { return m_settingsProblem; }
    const Folders& folders() const { return m_folders; }

    /// The crates on show. Returns why they could not be kept, in words, or an empty string.
    QString setCatalogue(const Catalogue& catalogue);

    /// The sample of a crate that comes with the program; null where there is none.
    static DocumentPtr sample(const QString& crate);
    /// The document that was published under a crate's address before the one on show; invalid where none was
    /// kept.
    std::optional<CachedDocument> earlierCopy(const CatalogueEntry& entry) const;

    QStringList recentFiles() const;
    void rememberFile(const QString& path);
    void clearRecentFiles();

Q_SIGNALS:
    void recentFilesChanged();
    /// By change() or reset().
    void settingChanged(rangebar::Setting setting);
    /// The reader chose another folder: library() is another, and the one before is gone.
    void libraryReplaced();

private:
    void follow(Setting setting);
    void followTheme();
    void followLibraryFolder();
    CrateFeed::Options feedOptions();
    CrateFeed::StandIn newestInLibrary(const QString& crate);
    void connectLibrary();

    QNetworkAccessManager* m_network;
    Folders m_folders;
    Settings m_settings;
    DocumentCache m_cache;
    CrateFeed m_feed;
    OfflineRetry m_retry;
    OpenFiles m_files;
    WatchedFolders m_watchedFolders;
    Keeping m_keeping;
    std::unique_ptr<Library> m_library;
    bool m_libraryIsOpen = false;
    std::shared_ptr<const LibraryIndex> m_standInsOf;
    QHash<QString, QString> m_newest;              ///< by crate, of that index: the path; empty for none
    QHash<QString, CrateFeed::StandIn> m_standIns; ///< by path, those that were read
    std::unique_ptr<GitHubAccess> m_github;
    Language m_language;
    ColourScheme m_colours;
    QString m_catalogueProblem;
    QString m_settingsProblem;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryimport.h"
#include "models/library/libraryindex.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace rangebar {

class ImportJob;

/// The library of the program: its folder and its index, with all that takes time done in one thread behind
/// it, one thing after the other. The index is a value that is replaced as a whole, so whoever shows it is
/// never in the way.
class Library : public QObject
{
    Q_OBJECT

public:
    /// Nothing is read or made before open(). `cacheFolder` is where the index is kept between starts.
    Library(const QString& folder, const QString& cacheFolder, QObject* parent = nullptr);
    /// Cancels what is under way and waits for it.
    ~Library() override;

    const QString& folder() const { return m_folder; }
    /// The absolute path of a document.
    QString path(const QString& name) const { return m_folder + QLatin1Char('/') + name; }

    /// Reads the index, or makes it where there is none, and then looks at the folder. Emits changed().
    void open();
    /// Looks at every file again; emits changed() where something is different. Asked while a look is under
    /// way, it looks once more: what came behind that look's back would be missed.
    void refresh();

    /// What stands in the library, as far as it is known. Never null.
    std::shared_ptr<const LibraryIndex> index() const { return m_index; }
    /// Why nothing can be added, as of the last look.
    const std::optional<LibraryError>& readOnlyBecause() const { return m_readOnly; }
    /// Whether the folder is not there though it was before: moved, renamed, or on a disk that is not
    /// mounted. As of the last look.
    bool isFolderMissing() const { return m_isFolderMissing; }
    /// Whether something is under way or waits for its turn.
    bool isBusy() const { return m_waiting > 0; }

    /// Adds one document. Emits kept(), or failed().
    void keep(const DocumentPtr& document, const LibraryOrigin& origin);
    /// Moves documents to the trash. Emits changed(), and then movedToTrash().
    void moveToTrash(const QStringList& names);
    /// An import, to be started. It belongs to `parent`, and must not outlive the library.
    ImportJob* newImport(const ImportRequest& request, QObject* parent);

Q_SIGNALS:
    /// index() is another.
    void changed();
    void busyChanged();
    /// While an index is made.
    void scanProgressed(qint64 read, qint64 toRead);
    /// The document is in the library under this name. `isNew` is false where it was already.
    void kept(const QString& name, bool isNew);
    /// What was moved, by its hash, and why the rest was not.
    void movedToTrash(const QList<QByteArray>& hashes, const QList<rangebar::LibraryError>& errors);
    void failed(const rangebar::LibraryError& error);

private:
    friend class ImportJob;
    /// Works on the library in the thread behind, and returns what is then to be done in this one.
    using Done = std::function<void()>;
    using Work = std::function<Done(const DocumentLibrary& library, LibraryIndex& index)>;

    /// `refused` takes the place of the work where there is no folder to work on.
    using Refused = std::function<void(const LibraryError& error)>;
    void enqueue(Work work, Refused refused = {});
    /// `index` is null where it shows what it showed before.
    void finishOne(const std::shared_ptr<const LibraryIndex>& index,
                   const std::optional<LibraryError>& readOnly, bool isFolderMissing, const Done& done);
    ScanControl scanControl();

    const QString m_folder; ///< absolute
    const QString m_indexFile;
    std::shared_ptr<const LibraryIndex> m_index;
    std::optional<LibraryError> m_readOnly;
    int m_waiting = 0;
    bool m_isFolderMissing = false;
    std::atomic<bool> m_refreshWaits = false; ///< for its turn; false once it looks
    std::atomic<bool> m_closing = false;
    LibraryIndex m_working;   ///< of the thread behind
    bool m_hadFolder = false; ///< likewise: it was there once
    QThreadPool m_pool;       ///< one thread
};

/// One import into a library.
///
/// After start() exactly one of finished(), failed() and cancelled() is emitted, never from within start().
/// Deleting the object cancels the import without a signal; what was taken until then stays.
class ImportJob : public QObject
{
    Q_OBJECT

public:
    ~ImportJob() override;

    void start();
    void cancel();

Q_SIGNALS:
    /// Some ten times a second.
    void progressed(const rangebar::ImportProgress& progress);
    void finished(const rangebar::ImportReport& report);
    /// The library could not be written; the report says what was taken before.
    void failed(const rangebar::LibraryError& error, const rangebar::ImportReport& report);
    void cancelled(const rangebar::ImportReport& report);

private:
    friend class Library;
    ImportJob(Library* library, const ImportRequest& request, QObject* parent);

    void end(const ImportReport& report);

    QPointer<Library> m_library;
    const ImportRequest m_request;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    bool m_started = false;
};

} // namespace rangebar

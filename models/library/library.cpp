// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/library.h"

#include "models/comparison/savedcomparison.h"
#include "models/log/logcategories.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <utility>

namespace rangebar {
namespace {

/// How often progress is worth a signal.
constexpr qint64 progressMs = 100;

/// Lets a call through when the last one is long enough ago.
class Throttle
{
public:
    bool isDue()
    {
        if (m_since.isValid() && m_since.elapsed() < progressMs) {
            return false;
        }
        m_since.start();
        return true;
    }

private:
    QElapsedTimer m_since;
};

/// Adds one document, unless it is there; either way its origin goes on record.
DocumentLibrary::KeepResult keepOne(const DocumentLibrary& library, LibraryIndex& index,
                                    const DocumentPtr& document, LibraryOrigin origin)
{
    const QByteArray sha256 = documentHash(*document);
    origin.dated = originDate(origin.dated);
    origin.kept = originDate(QDateTime::currentDateTimeUtc());
    const bool isNews = !index.hasOrigin(sha256, origin) && index.canTakeOrigin(sha256);
    DocumentLibrary::KeepResult result;
    if (const LibraryEntry* known = index.find(sha256)) {
        const DocumentLibrary::Kept kept{known->name, false, {}};
        if (isNews) {
            result = library.keep({}, {{known->name, sha256, origin}});
        }
        result.documents = {kept};
    } else {
        const QList<LibraryOrigin> origins = isNews ? QList<LibraryOrigin>{origin} : QList<LibraryOrigin>();
        result = library.keep({{document, sha256, origins}});
        if (const auto& kept = result.documents.constFirst()) {
            LibraryEntry entry = libraryEntry(*document, sha256);
            entry.name = kept->name;
            entry.modified = kept->modified.toMSecsSinceEpoch();
            index.add(std::move(entry));
        }
    }
    if (isNews && !result.error) {
        index.addOrigin(sha256, origin);
    }
    return result;
}

} // namespace

Library::Library(const QString& folder, const QString& cacheFolder, QObject* parent)
    : QObject(parent)
    , m_folder(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()))
    , m_indexFile(LibraryIndex::fileFor(cacheFolder, m_folder))
    , m_index(std::make_shared<const LibraryIndex>(m_folder))
    , m_working(m_folder)
{
    m_pool.setMaxThreadCount(1);
}

Library::~Library()
{
    m_closing = true;
    m_pool.clear();
    m_pool.waitForDone();
}

/// The work and its end each run with everything they need: neither looks at the other's thread.
void Library::enqueue(Work work, Refused refused)
{
    if (++m_waiting == 1) {
        Q_EMIT busyChanged();
    }
    m_pool.start([this, work = std::move(work), refused = std::move(refused)] {
        const auto library = DocumentLibrary::open(m_folder);
        Done done;
        std::optional<LibraryError> readOnly;
        const LibraryIndex before = m_working;
        if (library) {
            readOnly = library->readOnlyBecause();
            done = work(*library, m_working);
        } else {
            readOnly = library.error();
            done = [this, refused, error = library.error()] {
                if (refused) {
                    refused(error);
                } else {
                    Q_EMIT failed(error);
                }
            };
        }
        const auto index =
            m_working.showsWhat(before) ? nullptr : std::make_shared<const LibraryIndex>(m_working);
        const bool isThere = QFileInfo(m_folder).isDir();
        m_hadFolder = isThere || m_hadFolder || !before.entries().isEmpty();
        QMetaObject::invokeMethod(
            this,
            [this, index, readOnly, isMissing = m_hadFolder && !isThere, done] {
                finishOne(index, readOnly, isMissing, done);
            },
            Qt::QueuedConnection);
        // The index of a folder that is missing stays what it was: the next start then misses it, too.
        if (isThere && !m_working.isSharedWith(before)) {
            m_working.save(m_indexFile); // without it, only the next start takes longer
        }
    });
}

void Library::finishOne(const std::shared_ptr<const LibraryIndex>& index,
                        const std::optional<LibraryError>& readOnly, bool isFolderMissing, const Done& done)
{
    if (readOnly && m_readOnly != readOnly) {
        qCWarning(logLibrary).noquote()
            << "can't be written:" << m_folder << "code" << static_cast<int>(readOnly->code);
    }
    m_readOnly = readOnly;
    m_isFolderMissing = isFolderMissing;
    --m_waiting;
    if (index) {
        m_index = index;
        Q_EMIT changed();
    }
    if (done) {
        done();
    }
    if (m_waiting == 0) {
        Q_EMIT busyChanged();
    }
}

ScanControl Library::scanControl()
{
    ScanControl control;
    control.isCancelled = [this] { return m_closing.load(); };
    control.progress = [this, throttle = Throttle()](qsizetype read, qsizetype toRead) mutable {
        if (throttle.isDue()) {
            Q_EMIT scanProgressed(read, toRead);
        }
    };
    return control;
}

void Library::open()
{
    enqueue([this](const DocumentLibrary& library, LibraryIndex& index) {
        index = LibraryIndex::load(m_indexFile, m_folder);
        m_hadFolder = !index.entries().isEmpty();
        index.refresh(library, LibraryIndex::Check::Folders, scanControl());
        library.removeLeftovers();
        return Done();
    });
}

void Library::refresh()
{
    if (m_refreshWaits.exchange(true)) {
        return; // the one that waits will see it all
    }
    enqueue(
        [this](const DocumentLibrary& library, LibraryIndex& index) {
            m_refreshWaits = false;
            index.refresh(library, LibraryIndex::Check::Files, scanControl());
            return Done();
        },
        [this](const LibraryError& error) {
            m_refreshWaits = false;
            Q_EMIT failed(error);
        });
}

void Library::keep(const DocumentPtr& document, const LibraryOrigin& origin)
{
    enqueue([this, document, origin](const DocumentLibrary& library, LibraryIndex& index) -> Done {
        const auto result = keepOne(library, index, document, origin);
        return [this, kept = result.documents.constFirst(), error = result.error] {
            if (error) {
                Q_EMIT failed(*error);
            } else {
                Q_EMIT this->kept(kept->name, kept->isNew);
            }
        };
    });
}

void Library::moveToTrash(const QStringList& names)
{
    const auto work = [this, names](const DocumentLibrary& library, LibraryIndex& index) -> Done {
        QHash<QString, QByteArray> hashes;
        for (const LibraryEntry& entry : index.entries()) {
            hashes.insert(entry.name, entry.sha256);
        }
        QList<QByteArray> moved;
        QList<LibraryError> errors;
        for (const QString& name : names) {
            const auto error = library.moveToTrash(name);
            if (error) {
                errors.append(*error);
            } else {
                moved.append(hashes.value(name));
            }
            if (!error || error->code == LibraryError::Code::NotFound) {
                index.remove(name);
            }
        }
        return [this, moved, errors] { Q_EMIT movedToTrash(moved, errors); };
    };
    enqueue(work, [this](const LibraryError& error) { Q_EMIT movedToTrash({}, {error}); });
}

ImportJob* Library::newImport(const ImportRequest& request, QObject* parent)
{
    return new ImportJob(this, request, parent);
}

ImportJob::ImportJob(Library* library, const ImportRequest& request, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_request(request)
    , m_cancelled(std::make_shared<std::atomic<bool>>(false))
{
}

ImportJob::~ImportJob()
{
    *m_cancelled = true;
}

void ImportJob::start()
{
    if (m_started || !m_library) {
        return;
    }
    m_started = true;
    Library* const library = m_library;
    const QPointer<ImportJob> job(this);
    const auto end = [job](const ImportReport& report) {
        if (job) {
            job->end(report);
        }
    };
    const auto work = [library, job, end, request = std::make_shared<const ImportRequest>(m_request),
                       cancelled = m_cancelled](const DocumentLibrary& folder,
                                                LibraryIndex& index) -> Library::Done {
        ImportControl control;
        control.isCancelled = [library, cancelled] { return *cancelled || library->m_closing; };
        control.progress = [library, job, throttle = Throttle()](const ImportProgress& progress) mutable {
            if (!throttle.isDue()) {
                return;
            }
            // Only the thread of the job may ask whether it is still there.
            QMetaObject::invokeMethod(
                library,
                [job, progress] {
                    if (job) {
                        Q_EMIT job->progressed(progress);
                    }
                },
                Qt::QueuedConnection);
        };
        const ImportReport report = importIntoLibrary(folder, index, *request, control);
        return [end, report] { end(report); };
    };
    library->enqueue(work, [end](const LibraryError& error) {
        ImportReport report;
        report.failure = error;
        end(report);
    });
}

void ImportJob::cancel()
{
    *m_cancelled = true;
}

void ImportJob::end(const ImportReport& report)
{
    if (report.failure) {
        Q_EMIT failed(*report.failure, report);
    } else if (report.cancelled) {
        Q_EMIT cancelled(report);
    } else {
        Q_EMIT finished(report);
    }
}

} // namespace rangebar

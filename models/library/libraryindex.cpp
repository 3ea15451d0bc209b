// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryindex.h"

#include "models/comparison/savedcomparison.h"
#include "models/library/libraryname.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// A folder's date may stay the same for changes that follow each other this quickly (FAT counts in two
/// seconds), so a folder that was listed sooner after its last change is listed again.
constexpr qint64 dateStepMs = 2000;
constexpr qint64 maxOriginFileBytes = qint64{256} * 1024 * 1024;

QString folderOf(const QString& name)
{
    const qsizetype slash = name.indexOf(u'/');
    return slash < 0 ? QString() : name.first(slash);
}

QString nameIn(const QString& folder, const QString& file)
{
    return folder.isEmpty() ? file : QString(folder + u'/' + file);
}

qint64 modifiedMs(const QString& path)
{
    return fileModified(path).toMSecsSinceEpoch();
}

bool isDocumentName(const QString& name)
{
    return name.endsWith(".json"_L1, Qt::CaseInsensitive) && name != libraryMarkerName;
}

/// A file as the folder lists it.
struct ListedFile
{
    QString name;
    qint64 bytes = 0;
    qint64 modified = 0;
};

/// The list as it was, where the new one says the same: its copies then still tell that nothing changed.
template <typename List>
void keepWhereEqual(List& list, const List& before)
{
    if (list == before) {
        list = before;
    }
}

template <typename Known>
bool isUnchanged(const Known& known, const ListedFile& file)
{
    return known.bytes == file.bytes && known.modified == file.modified;
}

} // namespace

LibraryEntry libraryEntry(const BenchmarkDocument& document, const QByteArray& sha256)
{
    const auto environment = [&document](QStringView key) {
        const QString* value = document.environmentValue(key);
        return value != nullptr ? *value : QString();
    };
    LibraryEntry entry;
    entry.sha256 = sha256;
    entry.bytes = document.bytes.size();
    entry.schema = document.schema;
    entry.scenarios = qint32(document.scenarios.size());
    entry.throughputRows = qint32(document.throughput.size());
    entry.codeEntries = qint32(document.code.size());
    entry.crate = document.crate.value_or(QString());
    entry.crateVersion = document.measurement.crateVersion.value_or(QString());
    entry.coreVersion = document.measurement.coreVersion.value_or(QString());
    entry.measuredAt = document.measurement.measuredAt.value_or(QString());
    entry.cpu = environment(u"cpu");
    entry.architecture = environment(u"architecture");
    entry.cores = environment(u"cores");
    entry.os = environment(u"os");
    entry.rustc = environment(u"rustc");
    return entry;
}

/// Makes the next index from the one before and the folder.
class LibraryIndex::Refresh
{
public:
    Refresh(const LibraryIndex& before, const DocumentLibrary& library, Check check,
            const ScanControl& control)
        : m_next(before)
        , m_library(library)
        , m_check(check)
        , m_control(control)
        , m_now(QDateTime::currentMSecsSinceEpoch())
    {
    }

    Refreshed run();
    LibraryIndex take() { return std::move(m_next); }

private:
    bool isClean(const QString& folder, qint64 modified) const;
    /// Whether the folder is to be listed; also takes note of its date.
    bool mustList(const QString& folder);
    void findFolders();
    void listFiles(const QString& folder);
    bool readOrigins();
    void readOriginFile(const QString& name);
    bool takeOverOrRead();
    bool read(const QList<ListedFile>& files);

    LibraryIndex m_next;
    const DocumentLibrary& m_library;
    const Check m_check;
    const ScanControl& m_control;
    const qint64 m_now;
    QList<Folder> m_folders;
    QSet<QString> m_clean; ///< folders whose documents are as they were
    QList<ListedFile> m_listed;
    bool m_anyListed = false;
    qsizetype m_filesRead = 0;
};

bool LibraryIndex::Refresh::isClean(const QString& folder, qint64 modified) const
{
    const auto known = std::ranges::find(m_next.m_folders, folder, &Folder::name);
    return known != m_next.m_folders.cend() && known->modified == modified &&
           known->listed - known->modified > dateStepMs;
}

bool LibraryIndex::Refresh::mustList(const QString& folder)
{
    // The date is taken first: what comes while the folder is listed makes it a newer one.
    const qint64 modified = modifiedMs(m_library.path(folder));
    const bool clean = isClean(folder, modified);
    const auto known = std::ranges::find(m_next.m_folders, folder, &Folder::name);
    m_folders.append(clean ? *known : Folder{folder, modified, m_now});
    return !clean || m_check == Check::Files;
}

void LibraryIndex::Refresh::findFolders()
{
    QStringList folders;
    if (!QFileInfo(m_library.folder()).isDir()) {
        m_anyListed = true;
    } else if (mustList({})) {
        folders = QDir(m_library.folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        listFiles({});
    } else {
        m_clean.insert(QString());
        for (const Folder& known : std::as_const(m_next.m_folders)) {
            folders.append(known.name);
        }
        folders.removeAll(QString());
    }
    folders.removeAll(originsFolderName);
    for (const QString& folder : std::as_const(folders)) {
        if (mustList(folder)) {
            listFiles(folder);
        } else {
            m_clean.insert(folder);
        }
    }
}

void LibraryIndex::Refresh::listFiles(const QString& folder)
{
    m_anyListed = true;
    QDirIterator files(m_library.path(folder), QDir::Files);
    while (files.hasNext()) {
        files.next();
        if (isDocumentName(files.fileName())) {
            const QFileInfo info = files.fileInfo();
            m_listed.append({nameIn(folder, files.fileName()), info.size(), modifiedMs(info.filePath())});
        }
    }
}

/// Whether origins were added or lost.
bool LibraryIndex::Refresh::readOrigins()
{
    const QString folder = m_library.path(originsFolderName);
    if (!QFileInfo(folder).isDir()) {
        m_next.m_originFiles.clear();
        m_next.m_damagedOrigins = 0;
        return !std::exchange(m_next.m_origins, {}).isEmpty();
    }
    if (!mustList(originsFolderName)) {
        return false;
    }
    const QStringList files = QDir(folder).entryList({u"*.jsonl"_s}, QDir::Files, QDir::Name);
    const QSet<QString> names(files.cbegin(), files.cend());
    const bool lost = !names.contains(m_next.m_originFiles);
    if (lost) {
        m_next.m_originFiles.clear();
        m_next.m_origins.clear();
        m_next.m_damagedOrigins = 0;
    }
    const qsizetype known = m_next.m_originFiles.size();
    for (const QString& name : files) {
        if (!m_next.m_originFiles.contains(name)) {
            readOriginFile(name);
        }
    }
    return lost || m_next.m_originFiles.size() != known;
}

void LibraryIndex::Refresh::readOriginFile(const QString& name)
{
    QFile file(m_library.path(nameIn(originsFolderName, name)));
    m_next.m_originFiles.insert(name);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxOriginFileBytes) {
        ++m_next.m_damagedOrigins;
        return;
    }
    while (!file.atEnd()) {
        const auto line = readOriginLine(file.readLine());
        if (line) {
            m_next.addOrigin(line->sha256, line->origin);
        } else {
            ++m_next.m_damagedOrigins;
        }
    }
}

/// Puts the entries together again; false where it was cancelled.
bool LibraryIndex::Refresh::takeOverOrRead()
{
    const QList<LibraryEntry> entries = std::exchange(m_next.m_entries, {});
    const QList<LibraryProblem> problems = std::exchange(m_next.m_problems, {});
    QHash<QString, const LibraryEntry*> knownEntries;
    QHash<QString, const LibraryProblem*> knownProblems;
    m_next.m_entries.reserve(std::max(entries.size(), m_listed.size()));
    for (const LibraryEntry& entry : entries) {
        if (m_clean.contains(folderOf(entry.name))) {
            m_next.m_entries.append(entry);
        } else {
            knownEntries.insert(entry.name, &entry);
        }
    }
    for (const LibraryProblem& problem : problems) {
        if (m_clean.contains(folderOf(problem.name))) {
            m_next.m_problems.append(problem);
        } else {
            knownProblems.insert(problem.name, &problem);
        }
    }
    QList<ListedFile> toRead;
    for (const ListedFile& file : std::as_const(m_listed)) {
        const LibraryEntry* entry = knownEntries.value(file.name);
        const LibraryProblem* problem = knownProblems.value(file.name);
        if (entry != nullptr && isUnchanged(*entry, file)) {
            m_next.m_entries.append(*entry);
        } else if (problem != nullptr && isUnchanged(*problem, file)) {
            m_next.m_problems.append(*problem);
        } else {
            toRead.append(file);
        }
    }
    if (!read(toRead)) {
        return false;
    }
    std::ranges::sort(m_next.m_entries, {}, &LibraryEntry::name);
    std::ranges::sort(m_next.m_problems, {}, &LibraryProblem::name);
    m_next.m_bySha.clear();
    for (qsizetype i = m_next.m_entries.size() - 1; i >= 0; --i) {
        m_next.m_bySha.insert(m_next.m_entries.at(i).sha256, i); // the first of several with the same content
    }
    return true;
}

bool LibraryIndex::Refresh::read(const QList<ListedFile>& files)
{
    for (const ListedFile& file : files) {
        if (m_control.isCancelled()) {
            return false;
        }
        const auto document = readDocumentFile(m_library.path(file.name));
        m_control.progress(++m_filesRead, files.size());
        if (!document) {
            m_next.m_problems.append({file.name, file.bytes, file.modified, document.error()});
            continue;
        }
        LibraryEntry entry = libraryEntry(**document, documentHash(**document));
        entry.name = file.name;
        entry.bytes = file.bytes;
        entry.modified = file.modified;
        m_next.share(entry);
        m_next.m_entries.append(std::move(entry));
    }
    return true;
}

LibraryIndex::Refreshed LibraryIndex::Refresh::run()
{
    Refreshed result;
    const QList<LibraryEntry> entries = m_next.m_entries;
    const QList<LibraryProblem> problems = m_next.m_problems;
    result.changed = readOrigins();
    findFolders();
    if (m_anyListed) {
        if (!takeOverOrRead()) {
            return {true, false, m_filesRead};
        }
        keepWhereEqual(m_next.m_entries, entries);
        keepWhereEqual(m_next.m_problems, problems);
        result.changed = result.changed || !m_next.m_entries.isSharedWith(entries) ||
                         !m_next.m_problems.isSharedWith(problems);
    }
    if (m_next.m_folders != m_folders) {
        m_next.m_folders = m_folders;
    }
    result.filesRead = m_filesRead;
    return result;
}

LibraryIndex::Refreshed LibraryIndex::refresh(const DocumentLibrary& library, Check check,
                                              const ScanControl& control)
{
    Refresh refresh(*this, library, check, control);
    const Refreshed result = refresh.run();
    if (!result.cancelled) {
        *this = refresh.take();
        m_folder = library.folder();
    }
    return result;
}

QStringList LibraryIndex::changedSinceKept() const
{
    QStringList names;
    for (const LibraryEntry& entry : m_entries) {
        if (isChangedSinceKept(entry.name, entry.sha256)) {
            names.append(entry.name);
        }
    }
    return names;
}

QString LibraryIndex::shared(const QString& text)
{
    return text.isEmpty() ? QString() : *m_texts.insert(text);
}

void LibraryIndex::share(LibraryEntry& entry)
{
    for (QString* text : {&entry.crate, &entry.crateVersion, &entry.coreVersion, &entry.measuredAt,
                          &entry.cpu, &entry.architecture, &entry.cores, &entry.os, &entry.rustc}) {
        *text = shared(*text);
    }
}

void LibraryIndex::share(LibraryOrigin& origin)
{
    // A file's own path is not shared with another document's.
    if (origin.kind != LibraryOrigin::Kind::File) {
        origin.place = shared(origin.place);
    }
    origin.ref = shared(origin.ref);
}

void LibraryIndex::add(LibraryEntry entry)
{
    share(entry);
    if (!m_bySha.contains(entry.sha256)) {
        m_bySha.insert(entry.sha256, m_entries.size());
    }
    m_entries.append(std::move(entry));
}

void LibraryIndex::addOrigin(const QByteArray& sha256, const LibraryOrigin& origin)
{
    QList<LibraryOrigin>& origins = m_origins[sha256];
    if (origins.size() >= mostOrigins) {
        return;
    }
    const bool known = std::ranges::any_of(
        origins, [&origin](const LibraryOrigin& other) { return isSameOrigin(origin, other); });
    if (!known) {
        origins.append(origin);
        share(origins.last());
    }
}

void LibraryIndex::remove(const QString& name)
{
    const auto gone = std::ranges::find(m_entries, name, &LibraryEntry::name);
    if (gone == m_entries.end()) {
        return;
    }
    m_entries.erase(gone);
    m_bySha.clear();
    for (qsizetype i = m_entries.size() - 1; i >= 0; --i) {
        m_bySha.insert(m_entries.at(i).sha256, i);
    }
}

bool LibraryIndex::showsWhat(const LibraryIndex& other) const
{
    return m_entries.isSharedWith(other.m_entries) && m_problems.isSharedWith(other.m_problems) &&
           m_origins.isSharedWith(other.m_origins);
}

bool LibraryIndex::isSharedWith(const LibraryIndex& other) const
{
    return showsWhat(other) && m_folders.isSharedWith(other.m_folders);
}

bool LibraryIndex::hasOrigin(const QByteArray& sha256, const LibraryOrigin& origin) const
{
    const auto found = m_origins.constFind(sha256);
    return found != m_origins.cend() && std::ranges::any_of(*found, [&origin](const LibraryOrigin& other) {
               return isSameOrigin(origin, other);
           });
}

bool LibraryIndex::canTakeOrigin(const QByteArray& sha256) const
{
    const auto found = m_origins.constFind(sha256);
    return found == m_origins.cend() || found->size() < mostOrigins;
}

const LibraryEntry* LibraryIndex::find(const QByteArray& sha256) const
{
    const auto row = m_bySha.constFind(sha256);
    return row != m_bySha.cend() ? &m_entries.at(*row) : nullptr;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/documentlibrary.h"
#include "models/sources/filesource.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace rangebar {

/// What is known of a document in the library without reading it. Texts are as published and untrusted; what
/// a document does not name is empty.
struct LibraryEntry
{
    QString name;      ///< of the file, relative to the library
    QByteArray sha256; ///< 32 bytes
    qint64 bytes = 0;
    qint64 modified = 0; ///< of the file, in milliseconds since 1970, UTC
    int schema = 0;
    qint32 scenarios = 0;
    qint32 throughputRows = 0;
    qint32 codeEntries = 0;
    QString crate;
    QString crateVersion;
    QString coreVersion;
    QString measuredAt;
    QString cpu;
    QString architecture;
    QString cores;
    QString os;
    QString rustc;

    bool operator==(const LibraryEntry&) const = default;
};

LibraryEntry libraryEntry(const BenchmarkDocument& document, const QByteArray& sha256);

/// A JSON file in the library that is no document. It is shown, and left alone.
struct LibraryProblem
{
    QString name;
    qint64 bytes = 0;
    qint64 modified = 0;
    FileError error;

    bool operator==(const LibraryProblem&) const = default;
};

/// How whoever started a long scan looks on and ends it.
struct ScanControl
{
    std::function<bool()> isCancelled = [] { return false; };
    std::function<void(qsizetype read, qsizetype toRead)> progress = [](qsizetype, qsizetype) {};
};

/// What stands in a library, kept so that it need not be read again. A value; copies share their content. The
/// library is the truth: an index that is lost, damaged or of another version is made again from it.
///
/// The library's documents are the files *.json in the folder and in the folders directly in it. Hidden ones
/// do not count.
class LibraryIndex
{
public:
    LibraryIndex() = default;
    explicit LibraryIndex(const QString& libraryFolder) : m_folder(libraryFolder) {}

    /// The file that holds the index of this library, in the program's cache folder: the library itself may
    /// be read-only, and a copy of it gets an index of its own.
    static QString fileFor(const QString& cacheFolder, const QString& libraryFolder);

    /// An empty index where the file can't be used, whatever the reason.
    static LibraryIndex load(const QString& file, const QString& libraryFolder);
    /// Returns the system's own words where it could not be written, or an empty string.
    QString save(const QString& file) const;

    enum class Check
    {
        Folders, ///< reads a folder again where its date says that files came or went: the time of a few
                 ///< folders
        Files, ///< looks at the size and date of every file: also notices one that was edited where it stands
    };
    struct Refreshed
    {
        bool cancelled = false; ///< the index is as it was before
        bool changed = false;   ///< entries, problems or origins differ
        qsizetype filesRead = 0;
    };
    Refreshed refresh(const DocumentLibrary& library, Check check, const ScanControl& control = {});

    /// The names of documents that were changed where they stand, in order.
    QStringList changedSinceKept() const;

    /// Takes note of what was added to the library just now. The folders are still to be read again.
    void add(LibraryEntry entry);
    void addOrigin(const QByteArray& sha256, const LibraryOrigin& origin);
    void remove(const QString& name);

    /// Whether the one was copied from the other, and nothing changed since that a reader would see.
    bool showsWhat(const LibraryIndex& other) const;
    /// The same, also of what only the next refresh() needs.
    bool isSharedWith(const LibraryIndex& other) const;

    const QString& folder() const { return m_folder; }
    /// The absolute path of a document or another file in the library.
    QString path(const QString& name) const { return m_folder + QLatin1Char('/') + name; }
    /// By name after refresh().
    const QList<LibraryEntry>& entries() const { return m_entries; }
    const QList<LibraryProblem>& problems() const { return m_problems; }
    /// Lines in the library's origins that could not be read.
    qsizetype damagedOrigins() const { return m_damagedOrigins; }
    /// In the order they were found.
    QList<LibraryOrigin> origins(const QByteArray& sha256) const { return m_origins.value(sha256); }
    bool hasOrigin(const QByteArray& sha256, const LibraryOrigin& origin) const;
    /// Of one content only so many origins are held: a thousand copies of a file tell nothing more.
    static constexpr qsizetype mostOrigins = 100;
    bool canTakeOrigin(const QByteArray& sha256) const;
    /// The document with this content, or nullptr.
    const LibraryEntry* find(const QByteArray& sha256) const;

private:
    /// A folder as it was when it was listed.
    struct Folder
    {
        QString name; ///< empty: the library's own
        qint64 modified = 0;
        qint64 listed = 0;

        bool operator==(const Folder&) const = default;
    };
    class Refresh;
    class Writer;
    class Reader;

    QString shared(const QString& text);
    void share(LibraryEntry& entry);
    void share(LibraryOrigin& origin);

    QString m_folder;
    QList<LibraryEntry> m_entries;
    QHash<QByteArray, qsizetype> m_bySha;
    QList<LibraryProblem> m_problems;
    QHash<QByteArray, QList<LibraryOrigin>> m_origins;
    QList<Folder> m_folders;
    QSet<QString> m_originFiles;
    qsizetype m_damagedOrigins = 0;
    QSet<QString> m_texts; ///< each once: most documents name the same few machines
};

} // namespace rangebar

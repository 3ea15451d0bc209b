// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryorigin.h"
#include "models/sources/filesource.h"

namespace rangebar {

/// Why something was not taken. The words are chosen in report/importwords.h.
struct ImportRefusal
{
    enum class Code
    {
        File,         ///< `file` says why it can't be read, or is no document
        SymbolicLink, ///< not followed
        HardLink,     ///< of an archive: `detail` is the entry that holds the content
        NotAFile,     ///< a device, a pipe or a socket
        ClimbingPath, ///< leads out of the archive
        AbsolutePath,
        Encrypted,
        TooDeep,        ///< archives in archives, or folders in folders, deeper than `limit`
        TooManyEntries, ///< more than `limit`; nothing behind them was looked at
        TooMuchData,    ///< more than `limit` bytes when unpacked; nothing behind them was looked at
        TooCompressed,  ///< unpacks to more than `limit` times its size; nothing behind was looked at
        NestedTooLarge, ///< an archive in an archive of more than `limit` bytes
        NotAnArchive,
        DamagedArchive, ///< `detail` is what the library for archives says
        NoGit,          ///< there is no git program
        NotARepository,
        OwnedByAnother, ///< git refuses to read a repository of another user
        NoSuchRef,      ///< `detail` names it
        NoHistory,      ///< no commit that is reached has the path, `detail`
        ShallowHistory, ///< the clone is shallow: there were earlier commits, which it does not hold
        MissingObjects, ///< the clone is partial and does not hold what the history needs; nothing is fetched
        GitFailed,      ///< `detail` is what git says
        NotKept,        ///< the library could not be written
    };
    Code code = Code::File;
    QString detail; ///< untrusted
    qint64 limit = 0;
    FileError file;

    bool operator==(const ImportRefusal&) const = default;
};

/// What is of no concern to an import. It is counted, and named where a reader may miss it.
enum class PassedOver
{
    OtherFiles,  ///< not named *.json
    OtherJson,   ///< JSON of some other kind
    Links,       ///< symbolic links to other things than *.json
    GitFolders,  ///< .git
    LibraryFiles ///< the library that is imported into
};

/// Bounds on what is read. No source of benchmark documents comes near them; what is made to do harm meets
/// them soon.
struct ImportLimits
{
    int folderDepth = 64;
    qint64 folderEntries = 1'000'000;
    int archiveDepth = 4;                  ///< 1: no archive in an archive
    qint64 archiveEntries = 50'000;        ///< with those of the archives in it
    qint64 archiveBytes = qint64{1} << 30; ///< unpacked, in all
    qint64 nestedBytes = qint64{64} << 20; ///< of an archive in an archive, which is held in memory
    qint64 ratio = 250;                    ///< unpacked over packed, once more than ratioFrom is unpacked
    qint64 ratioFrom = qint64{64} << 20;
    qint64 gitCommits = 200'000;
    qsizetype gitRenames = 32; ///< names that a path may have had
};

/// Takes what is found in a source. Called in the thread that reads the source.
class ImportSink
{
public:
    virtual ~ImportSink() = default;

    /// Asked often; nothing more is read once it is true.
    virtual bool isCancelled() const = 0;
    /// A document. `name` tells the reader where it lay; like all names here untrusted.
    virtual void found(const QString& name, const DocumentPtr& document, const LibraryOrigin& origin) = 0;
    virtual void refused(const QString& name, const ImportRefusal& refusal) = 0;
    virtual void passedOver(PassedOver kind, const QString& name) = 0;
    /// How much of the source has been read, in steps of its own; `all` is 0 where that is not known.
    virtual void progressed(qint64 done, qint64 all) = 0;

protected:
    ImportSink() = default;
    ImportSink(const ImportSink&) = default;
    ImportSink& operator=(const ImportSink&) = default;
};

/// Gives bytes to the reader and the outcome to the sink. What is no document is refused where it was asked
/// for by name, has the marks of a results document or is not even JSON, and else passed over.
void offerDocument(ImportSink& sink, const QString& name, const QByteArray& bytes,
                   const LibraryOrigin& origin, bool askedFor = false);

/// Whether a file that is no document was meant to be one: by its name, results.json, or by its members.
bool looksLikeResults(const QString& name, const QByteArray& bytes);

/// Whether a name says JSON, or an archive.
bool isJsonName(const QString& name);
bool isArchiveName(const QString& name);

/// A date for an origin: UTC, whole seconds.
QDateTime originDate(const QDateTime& date);

/// Reads the file, or each of its documents where it is an archive.
void importFile(const QString& path, const ImportLimits& limits, ImportSink& sink);
/// Reads every *.json in the folder and those below it, and what is in the archives there: each is bounded as
/// if it were imported by itself. Links are not followed. What lies in `library` is passed over.
void importFolder(const QString& folder, const QString& library, const ImportLimits& limits,
                  ImportSink& sink);
/// Reads every *.json in the archive and the archives in it, without unpacking anything to the disk. `name`
/// is what the reader knows it by.
void importArchive(const QString& path, const QString& name, const ImportLimits& limits, ImportSink& sink);

/// Which versions of which file of a git repository.
struct GitRequest
{
    QString repository; ///< a folder in a working tree, or a bare repository
    QString path = QStringLiteral("docs/benchmarks/results.json"); ///< from the top of the tree
    QStringList refs; ///< branches, tags, commits or ranges; empty: all there are

    bool operator==(const GitRequest&) const = default;
};
/// Reads every version of the file in the commits that the refs reach, under every name that it had. Runs the
/// git program, which is kept from running anything else, from writing, and from fetching.
void importGitHistory(const GitRequest& request, const ImportLimits& limits, ImportSink& sink);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/importsink.h"

#include "models/library/importarchive.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

ImportRefusal refusalOf(ImportRefusal::Code code, qint64 limit = 0)
{
    ImportRefusal refusal;
    refusal.code = code;
    refusal.limit = limit;
    return refusal;
}

ImportRefusal refusalOf(const FileError& error)
{
    ImportRefusal refusal;
    refusal.file = error;
    return refusal;
}

LibraryOrigin originOf(const QFileInfo& file)
{
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::File;
    origin.place = file.absoluteFilePath();
    origin.dated = originDate(fileModified(file.filePath()));
    return origin;
}

/// Takes what an archive holds on behalf of the folder that it lies in, whose steps are other ones.
class ArchiveInFolder final : public ImportSink
{
public:
    ArchiveInFolder(ImportSink& folder, qint64 done) : m_folder(folder), m_done(done) {}

    bool isCancelled() const override { return m_folder.isCancelled(); }
    void found(const QString& name, const DocumentPtr& document, const LibraryOrigin& origin) override
    {
        m_folder.found(name, document, origin);
    }
    void refused(const QString& name, const ImportRefusal& refusal) override
    {
        m_folder.refused(name, refusal);
    }
    void passedOver(PassedOver kind, const QString& name) override { m_folder.passedOver(kind, name); }
    void progressed(qint64, qint64) override { m_folder.progressed(m_done, 0); }

private:
    ImportSink& m_folder;
    const qint64 m_done;
};

/// Walks through folders without recursion, one after the other, each in the order of its names.
class FolderWalk
{
public:
    FolderWalk(const QString& folder, const QString& library, const ImportLimits& limits, ImportSink& sink)
        : m_root(QDir(folder).absolutePath())
        , m_library(library.isEmpty() ? QString() : QFileInfo(library).canonicalFilePath())
        , m_limits(limits)
        , m_sink(sink)
    {
    }

    void run()
    {
        m_waiting.append({m_root, 1});
        while (!m_waiting.isEmpty() && !m_sink.isCancelled() && !m_ended) {
            const Waiting next = m_waiting.takeLast();
            list(next);
        }
    }

private:
    struct Waiting
    {
        QString path;
        int depth;
    };

    void list(const Waiting& folder);
    void look(const QFileInfo& entry, int depth);
    void enter(const QFileInfo& entry, int depth);
    void read(const QFileInfo& file);
    void open(const QFileInfo& archive);
    QString nameOf(const QFileInfo& entry) const
    {
        const QString name = entry.filePath().mid(m_prefix.size());
        return name.isEmpty() ? m_root : name;
    }

    const QString m_root;
    const QString m_prefix = m_root.endsWith(u'/') ? m_root : m_root + u'/';
    const QString m_library;
    const ImportLimits& m_limits;
    ImportSink& m_sink;
    QList<Waiting> m_waiting;
    qint64 m_entries = 0;
    bool m_ended = false;
};

void FolderWalk::list(const Waiting& folder)
{
    const QDir directory(folder.path);
    QFileInfoList entries = directory.entryInfoList(
        QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::NoSort);
    if (entries.isEmpty() && !directory.isReadable()) {
        m_sink.refused(nameOf(QFileInfo(folder.path)), refusalOf({FileError::Code::NotReadable, {}, {}}));
        return;
    }
    std::ranges::sort(entries, {}, &QFileInfo::fileName);
    const qsizetype first = m_waiting.size();
    for (const QFileInfo& entry : std::as_const(entries)) {
        if (m_sink.isCancelled() || m_ended) {
            return;
        }
        look(entry, folder.depth);
    }
    // The last is taken first.
    std::ranges::reverse(m_waiting.begin() + first, m_waiting.end());
}

void FolderWalk::look(const QFileInfo& entry, int depth)
{
    if (++m_entries > m_limits.folderEntries) {
        m_sink.refused(m_root, refusalOf(ImportRefusal::Code::TooManyEntries, m_limits.folderEntries));
        m_ended = true;
        return;
    }
    const bool isJson = isJsonName(entry.fileName());
    if (entry.isSymLink()) {
        if (isJson) {
            m_sink.refused(nameOf(entry), refusalOf(ImportRefusal::Code::SymbolicLink));
        } else {
            m_sink.passedOver(PassedOver::Links, nameOf(entry));
        }
    } else if (entry.isDir()) {
        enter(entry, depth);
    } else if (!isJson && !isArchiveName(entry.fileName())) {
        m_sink.passedOver(PassedOver::OtherFiles, nameOf(entry));
    } else if (!entry.isFile()) {
        m_sink.refused(nameOf(entry), refusalOf(ImportRefusal::Code::NotAFile));
    } else if (!isJson) {
        open(entry);
    } else {
        read(entry);
    }
}

void FolderWalk::enter(const QFileInfo& entry, int depth)
{
    if (entry.fileName() == ".git"_L1) {
        m_sink.passedOver(PassedOver::GitFolders, nameOf(entry));
    } else if (!m_library.isEmpty() && entry.canonicalFilePath() == m_library) {
        m_sink.passedOver(PassedOver::LibraryFiles, nameOf(entry));
    } else if (depth >= m_limits.folderDepth) {
        m_sink.refused(nameOf(entry), refusalOf(ImportRefusal::Code::TooDeep, m_limits.folderDepth));
    } else {
        m_waiting.append({entry.filePath(), depth + 1});
    }
}

void FolderWalk::read(const QFileInfo& file)
{
    m_sink.progressed(m_entries, 0);
    const auto bytes = readFileBytes(file.filePath());
    if (bytes) {
        offerDocument(m_sink, nameOf(file), *bytes, originOf(file));
    } else {
        m_sink.refused(nameOf(file), refusalOf(bytes.error()));
    }
}

void FolderWalk::open(const QFileInfo& archive)
{
    m_sink.progressed(m_entries, 0);
    ArchiveInFolder sink(m_sink, m_entries);
    importArchive(archive.filePath(), nameOf(archive), m_limits, sink);
}

} // namespace

void importFile(const QString& path, const ImportLimits& limits, ImportSink& sink)
{
    const QFileInfo file(path);
    if (file.isFile() && isArchiveName(path)) {
        importArchive(path, file.fileName(), limits, sink);
        return;
    }
    const auto bytes = readFileBytes(path);
    if (!bytes) {
        sink.refused(path, refusalOf(bytes.error()));
    } else if (isArchive(*bytes)) {
        importArchive(path, file.fileName(), limits, sink);
    } else {
        offerDocument(sink, path, *bytes, originOf(file), true);
    }
}

void importFolder(const QString& folder, const QString& library, const ImportLimits& limits, ImportSink& sink)
{
    const QFileInfo info(folder);
    if (!info.isDir()) {
        sink.refused(
            folder,
            refusalOf({info.exists() ? FileError::Code::NotAFile : FileError::Code::NotFound, {}, {}}));
        return;
    }
    FolderWalk(folder, library, limits, sink).run();
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/importarchive.h"

#include "models/document/documentreader.h"
#include "models/library/importsink.h"

#include <QFile>
#include <QFileInfo>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = ImportRefusal::Code;

constexpr size_t blockBytes = size_t{64} * 1024;
/// A read that is to be tried again is, so often.
constexpr int mostRetries = 100;

struct ArchiveCloser
{
    void operator()(archive* opened) const { archive_read_free(opened); }
};
using ArchivePtr = std::unique_ptr<archive, ArchiveCloser>;

/// Only what documents are packed with, and no filter that would run a program for it: libarchive says
/// ARCHIVE_WARN of those. The rarer a format, the less its reader has been tried.
ArchivePtr newReader()
{
    using Filter = int (*)(archive*);
    static const auto filters = [] {
        QList<Filter> supported;
        for (const Filter filter : {archive_read_support_filter_gzip, archive_read_support_filter_bzip2,
                                    archive_read_support_filter_xz, archive_read_support_filter_zstd}) {
            const ArchivePtr probe(archive_read_new());
            if (filter(probe.get()) == ARCHIVE_OK) {
                supported.append(filter);
            }
        }
        return supported;
    }();
    ArchivePtr reader(archive_read_new());
    for (const Filter filter : filters) {
        filter(reader.get());
    }
    archive_read_support_format_zip(reader.get());
    archive_read_support_format_tar(reader.get());
    return reader;
}

QString nameOf(archive_entry* entry)
{
    if (const char* utf8 = archive_entry_pathname_utf8(entry)) {
        return QString::fromUtf8(utf8);
    }
    const char* bytes = archive_entry_pathname(entry);
    return bytes != nullptr ? QString::fromUtf8(bytes) : QString();
}

bool isAbsolute(const QString& name)
{
    const bool drive = name.size() >= 2 && name.at(1) == u':' && name.at(0).isLetter();
    return name.startsWith(u'/') || name.startsWith(u'\\') || drive;
}

bool climbs(const QString& name)
{
    const auto parts = QStringView(name).split(u'/');
    return std::ranges::any_of(parts, [](QStringView part) {
        return part == u".." || part.startsWith(u"..\\") || part.endsWith(u"\\..") ||
               part.contains(u"\\..\\");
    });
}

ImportRefusal refusalOf(Code code, qint64 limit = 0, const QString& detail = {})
{
    ImportRefusal refusal;
    refusal.code = code;
    refusal.limit = limit;
    refusal.detail = detail;
    return refusal;
}

/// What is wrong with an entry before any of it is read.
std::optional<ImportRefusal> faultOf(archive_entry* entry, const QString& name)
{
    if (isAbsolute(name)) {
        return refusalOf(Code::AbsolutePath);
    }
    if (climbs(name)) {
        return refusalOf(Code::ClimbingPath);
    }
    if (archive_entry_hardlink(entry) != nullptr) {
        const char* target = archive_entry_hardlink_utf8(entry);
        return refusalOf(Code::HardLink, 0, QString::fromUtf8(target));
    }
    switch (archive_entry_filetype(entry)) {
    case AE_IFREG:
    case AE_IFDIR:
        break;
    case AE_IFLNK:
        return refusalOf(Code::SymbolicLink);
    default:
        return refusalOf(Code::NotAFile);
    }
    return archive_entry_is_encrypted(entry) != 0 ? std::optional(refusalOf(Code::Encrypted)) : std::nullopt;
}

/// Reads an archive and those in it, with one count of all.
class ArchiveWalk
{
public:
    ArchiveWalk(const QString& path, const QString& name, const ImportLimits& limits, ImportSink& sink)
        : m_path(path), m_name(name), m_packedBytes(QFileInfo(path).size()), m_limits(limits), m_sink(sink)
    {
    }

    void run()
    {
        const ArchivePtr opened = newReader();
        if (archive_read_open_filename(opened.get(), QFile::encodeName(m_path).constData(), blockBytes) ==
            ARCHIVE_OK) {
            walk(opened.get());
        } else {
            refuse({}, damage(opened.get()));
        }
    }

private:
    enum class Ask
    {
        Whole, ///< the entry's bytes, as far as they are within the limit
        Drain, ///< only the count of them
    };

    void walk(archive* opened);
    /// Whether there is another entry; says why where there should have been one.
    bool next(archive* opened, archive_entry*& entry);
    void take(archive* opened, archive_entry* entry);
    void takeArchive(archive* opened, const QString& name);
    void pass(archive* opened, PassedOver kind, const QString& name);
    /// Nothing where the entry is not whole, or longer than `most`, or a bound was met; the refusal is told.
    std::optional<QByteArray> read(archive* opened, const QString& name, qint64 most,
                                   const ImportRefusal& tooLong);
    void drain(archive* opened);
    /// False once a bound is met, which is told.
    bool count(qint64 bytes);
    ImportRefusal damage(archive* opened) const;
    void refuse(const QString& name, const ImportRefusal& refusal);
    void stop(const ImportRefusal& refusal);
    QString told(const QString& name) const;
    LibraryOrigin origin(archive_entry* entry, const QString& name) const;
    bool isOver() const { return m_stopped || m_sink.isCancelled(); }

    const QString m_path;
    const QString m_name;
    const qint64 m_packedBytes;
    const ImportLimits& m_limits;
    ImportSink& m_sink;
    QStringList m_inside; ///< the archives in the archive that are being read
    qint64 m_entries = 0;
    qint64 m_unpacked = 0;
    bool m_stopped = false;
};

/// "run.zip > inner.tar.gz > docs/results.json"; the archive itself without a name.
QString ArchiveWalk::told(const QString& name) const
{
    QStringList parts{m_name};
    parts += m_inside;
    if (!name.isEmpty()) {
        parts.append(name);
    }
    return parts.join(" > "_L1);
}

LibraryOrigin ArchiveWalk::origin(archive_entry* entry, const QString& name) const
{
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::Archive;
    origin.place = QFileInfo(m_path).absoluteFilePath();
    origin.entry = m_inside + QStringList{name};
    if (archive_entry_mtime_is_set(entry) != 0) {
        origin.dated = originDate(QDateTime::fromSecsSinceEpoch(archive_entry_mtime(entry), Qt::UTC));
    }
    return origin;
}

void ArchiveWalk::refuse(const QString& name, const ImportRefusal& refusal)
{
    m_sink.refused(told(name), refusal);
}

void ArchiveWalk::stop(const ImportRefusal& refusal)
{
    if (!m_stopped) {
        m_stopped = true;
        refuse({}, refusal);
    }
}

/// Why libarchive could not go on.
ImportRefusal ArchiveWalk::damage(archive* opened) const
{
    const bool isUnknown = archive_format(opened) == 0;
    if (isUnknown && archive_filter_code(opened, 0) == ARCHIVE_FILTER_NONE) {
        return refusalOf(Code::NotAnArchive);
    }
    if (!isUnknown && archive_read_has_encrypted_entries(opened) > 0) {
        return refusalOf(Code::Encrypted);
    }
    const QString detail = QString::fromUtf8(archive_error_string(opened));
    return refusalOf(Code::DamagedArchive, 0, detail);
}

bool ArchiveWalk::count(qint64 bytes)
{
    m_unpacked += bytes;
    if (m_unpacked > m_limits.archiveBytes) {
        stop(refusalOf(Code::TooMuchData, m_limits.archiveBytes));
    } else if (m_unpacked > m_limits.ratioFrom && m_unpacked / m_limits.ratio > m_packedBytes) {
        stop(refusalOf(Code::TooCompressed, m_limits.ratio));
    }
    return !m_stopped;
}

bool ArchiveWalk::next(archive* opened, archive_entry*& entry)
{
    for (int attempt = 0; attempt < mostRetries; ++attempt) {
        const int result = archive_read_next_header(opened, &entry);
        if (result == ARCHIVE_EOF) {
            return false;
        }
        if (result == ARCHIVE_OK || result == ARCHIVE_WARN) {
            return true;
        }
        if (result != ARCHIVE_RETRY) {
            break;
        }
    }
    refuse({}, damage(opened));
    return false;
}

void ArchiveWalk::walk(archive* opened)
{
    archive_entry* entry = nullptr;
    while (!isOver() && next(opened, entry)) {
        if (++m_entries > m_limits.archiveEntries) {
            stop(refusalOf(Code::TooManyEntries, m_limits.archiveEntries));
            return;
        }
        take(opened, entry);
        if (m_inside.isEmpty()) {
            m_sink.progressed(archive_filter_bytes(opened, -1), m_packedBytes);
        }
    }
}

void ArchiveWalk::take(archive* opened, archive_entry* entry)
{
    const QString name = nameOf(entry);
    if (const auto fault = faultOf(entry, name)) {
        refuse(name, *fault);
        drain(opened);
    } else if (archive_entry_filetype(entry) == AE_IFDIR) {
        return;
    } else if (isJsonName(name)) {
        const LibraryOrigin from = origin(entry, name);
        ImportRefusal tooLong;
        tooLong.file = {FileError::Code::Document, {}, {}};
        tooLong.file.document.code = ReadError::Code::TooLarge;
        if (const auto bytes = read(opened, name, maxDocumentBytes, tooLong)) {
            offerDocument(m_sink, told(name), *bytes, from);
        }
    } else if (isArchiveName(name)) {
        takeArchive(opened, name);
    } else {
        pass(opened, PassedOver::OtherFiles, name);
    }
}

void ArchiveWalk::pass(archive* opened, PassedOver kind, const QString& name)
{
    m_sink.passedOver(kind, told(name));
    drain(opened);
}

void ArchiveWalk::takeArchive(archive* opened, const QString& name)
{
    if (m_inside.size() + 2 > m_limits.archiveDepth) {
        refuse(name, refusalOf(Code::TooDeep, m_limits.archiveDepth));
        drain(opened);
        return;
    }
    const auto bytes =
        read(opened, name, m_limits.nestedBytes, refusalOf(Code::NestedTooLarge, m_limits.nestedBytes));
    if (!bytes) {
        return;
    }
    m_inside.append(name);
    const ArchivePtr nested = newReader();
    if (archive_read_open_memory(nested.get(), bytes->constData(), size_t(bytes->size())) == ARCHIVE_OK) {
        walk(nested.get());
    } else {
        refuse({}, damage(nested.get()));
    }
    m_inside.removeLast();
}

std::optional<QByteArray> ArchiveWalk::read(archive* opened, const QString& name, qint64 most,
                                            const ImportRefusal& tooLong)
{
    QByteArray bytes;
    for (;;) {
        const void* block = nullptr;
        size_t size = 0;
        la_int64_t offset = 0;
        const int result = archive_read_data_block(opened, &block, &size, &offset);
        if (result == ARCHIVE_EOF) {
            return bytes;
        }
        if (result != ARCHIVE_OK && result != ARCHIVE_WARN) {
            refuse(name, damage(opened));
            return std::nullopt;
        }
        if (!count(qint64(size)) || m_sink.isCancelled()) {
            return std::nullopt;
        }
        // A hole in a sparse file is as long as it claims to be.
        if (offset > most || qint64(size) > most - offset) {
            refuse(name, tooLong);
            drain(opened);
            return std::nullopt;
        }
        bytes.resize(offset, '\0');
        bytes.append(static_cast<const char*>(block), qsizetype(size));
    }
}

/// In a zip file the next entry is found without this one; elsewhere all of it has to be unpacked, and
/// counts.
void ArchiveWalk::drain(archive* opened)
{
    if ((archive_format(opened) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP) {
        return;
    }
    const void* block = nullptr;
    size_t size = 0;
    la_int64_t offset = 0;
    while (!isOver()) {
        const int result = archive_read_data_block(opened, &block, &size, &offset);
        if (result != ARCHIVE_OK && result != ARCHIVE_WARN) {
            return; // its end; a damage is met again at the next entry
        }
        count(qint64(size));
    }
}

} // namespace

bool isArchive(const QByteArray& head)
{
    static constexpr std::array<QByteArrayView, 7> beginnings{
        "PK\x03\x04", "PK\x05\x06", "PK\x07\x08", "\x1f\x8b", "BZh", "\xfd\x37zXZ", "\x28\xb5\x2f\xfd"};
    constexpr qsizetype tarMark = 257;
    const QByteArrayView bytes(head);
    return std::ranges::any_of(beginnings,
                               [bytes](QByteArrayView begin) { return bytes.startsWith(begin); }) ||
           (bytes.size() > tarMark + 5 && bytes.sliced(tarMark).startsWith("ustar"));
}

void importArchive(const QString& path, const QString& name, const ImportLimits& limits, ImportSink& sink)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        ImportRefusal refusal;
        refusal.file = {FileError::Code::NotReadable, file.errorString(), {}};
        sink.refused(name, refusal);
        return;
    }
    file.close();
    ArchiveWalk(path, name, limits, sink).run();
}

} // namespace rangebar

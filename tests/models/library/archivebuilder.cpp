// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/library/archivebuilder.h"

#include <QStringList>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

using EntryPtr =
    std::unique_ptr<archive_entry, decltype([](archive_entry* entry) { archive_entry_free(entry); })>;

constexpr time_t written = 1788000000;

la_ssize_t append(archive*, void* target, const void* bytes, size_t count)
{
    static_cast<QByteArray*>(target)->append(static_cast<const char*>(bytes), qsizetype(count));
    return la_ssize_t(count);
}

EntryPtr newEntry(const QByteArray& name, unsigned type)
{
    EntryPtr entry(archive_entry_new());
    archive_entry_set_pathname_utf8(entry.get(), name.constData());
    archive_entry_set_filetype(entry.get(), type);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_mtime(entry.get(), written, 0);
    return entry;
}

} // namespace

ArchiveBuilder::ArchiveBuilder(const QString& suffix, const QByteArray& password)
    : m_archive(archive_write_new(), archive_write_free)
{
    if (suffix == u"zip"_s) {
        archive_write_set_format_zip(m_archive.get());
        if (!password.isEmpty()) {
            archive_write_set_options(m_archive.get(), "zip:encryption=traditional");
            archive_write_set_passphrase(m_archive.get(), password.constData());
        }
    } else {
        archive_write_set_format_gnutar(m_archive.get());
    }
    if (suffix.endsWith(u".gz")) {
        archive_write_add_filter_gzip(m_archive.get());
    } else if (suffix.endsWith(u".xz")) {
        archive_write_add_filter_xz(m_archive.get());
    } else if (suffix.endsWith(u".zst")) {
        archive_write_add_filter_zstd(m_archive.get());
    } else if (suffix.endsWith(u".bz2")) {
        archive_write_add_filter_bzip2(m_archive.get());
    }
    archive_write_set_bytes_in_last_block(m_archive.get(), 1);
    archive_write_open(m_archive.get(), &m_bytes, nullptr, append, nullptr);
}

ArchiveBuilder::~ArchiveBuilder() = default;

ArchiveBuilder& ArchiveBuilder::file(const QByteArray& name, const QByteArray& bytes)
{
    const EntryPtr entry = newEntry(name, AE_IFREG);
    archive_entry_set_size(entry.get(), bytes.size());
    archive_write_header(m_archive.get(), entry.get());
    archive_write_data(m_archive.get(), bytes.constData(), size_t(bytes.size()));
    return *this;
}

ArchiveBuilder& ArchiveBuilder::zeros(const QByteArray& name, qint64 count)
{
    const EntryPtr entry = newEntry(name, AE_IFREG);
    archive_entry_set_size(entry.get(), count);
    archive_write_header(m_archive.get(), entry.get());
    const QByteArray block(1 << 20, '\0');
    for (; count > 0; count -= block.size()) {
        archive_write_data(m_archive.get(), block.constData(), size_t(std::min<qint64>(count, block.size())));
    }
    return *this;
}

ArchiveBuilder& ArchiveBuilder::folder(const QByteArray& name)
{
    special(name, AE_IFDIR);
    return *this;
}

ArchiveBuilder& ArchiveBuilder::symbolicLink(const QByteArray& name, const QByteArray& target)
{
    const EntryPtr entry = newEntry(name, AE_IFLNK);
    archive_entry_set_symlink_utf8(entry.get(), target.constData());
    archive_write_header(m_archive.get(), entry.get());
    return *this;
}

ArchiveBuilder& ArchiveBuilder::hardLink(const QByteArray& name, const QByteArray& target)
{
    const EntryPtr entry = newEntry(name, AE_IFREG);
    archive_entry_set_hardlink_utf8(entry.get(), target.constData());
    archive_write_header(m_archive.get(), entry.get());
    return *this;
}

ArchiveBuilder& ArchiveBuilder::device(const QByteArray& name)
{
    special(name, AE_IFCHR);
    return *this;
}

ArchiveBuilder& ArchiveBuilder::pipe(const QByteArray& name)
{
    special(name, AE_IFIFO);
    return *this;
}

void ArchiveBuilder::special(const QByteArray& name, unsigned type)
{
    const EntryPtr entry = newEntry(name, type);
    archive_entry_set_size(entry.get(), 0);
    archive_write_header(m_archive.get(), entry.get());
}

QByteArray ArchiveBuilder::bytes()
{
    archive_write_close(m_archive.get());
    return m_bytes;
}

QStringList ArchiveBuilder::suffixes()
{
    return {u"zip"_s, u"tar"_s, u"tar.gz"_s, u"tar.xz"_s, u"tar.zst"_s, u"tar.bz2"_s};
}

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

struct archive;

namespace rangebar::test {

/// Writes archives, also such as nobody in his right mind makes.
class ArchiveBuilder
{
public:
    /// zip, tar, tar.gz, tar.xz, tar.zst or tar.bz2.
    explicit ArchiveBuilder(const QString& suffix, const QByteArray& password = {});
    ~ArchiveBuilder();
    Q_DISABLE_COPY_MOVE(ArchiveBuilder)

    ArchiveBuilder& file(const QByteArray& name, const QByteArray& bytes);
    /// So many zero bytes.
    ArchiveBuilder& zeros(const QByteArray& name, qint64 count);
    ArchiveBuilder& folder(const QByteArray& name);
    ArchiveBuilder& symbolicLink(const QByteArray& name, const QByteArray& target);
    ArchiveBuilder& hardLink(const QByteArray& name, const QByteArray& target);
    ArchiveBuilder& device(const QByteArray& name);
    ArchiveBuilder& pipe(const QByteArray& name);
    QByteArray bytes();

    static QStringList suffixes();

private:
    void special(const QByteArray& name, unsigned type);

    std::shared_ptr<archive> m_archive;
    QByteArray m_bytes;
};

} // namespace rangebar::test

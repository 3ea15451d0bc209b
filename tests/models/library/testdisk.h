// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <sys/resource.h>

namespace rangebar::test {

/// A disk with little room, mounted for the test where the user may mount (root). Everywhere else a folder,
/// with a limit on the size of files that fails a write in the middle as a full disk does.
class SmallDisk
{
public:
    explicit SmallDisk(qint64 bytes);
    ~SmallDisk();
    Q_DISABLE_COPY_MOVE(SmallDisk)

    QString path() const { return m_folder.path(); }
    bool isMounted() const { return m_mounted; }
    /// Fills what room is left. Without a disk of its own, files of more than `bytes` fail from now on.
    void fill(qint64 bytes);
    /// Makes room again.
    void clear();

private:
    QTemporaryDir m_folder;
    bool m_mounted = false;
    rlimit m_before{};
};

/// Makes a folder read-only for everybody while it lives: by a mount where the user may mount, elsewhere by
/// permissions, which then hold for root too.
class ReadOnlyFolder
{
public:
    explicit ReadOnlyFolder(const QString& folder);
    ~ReadOnlyFolder();
    Q_DISABLE_COPY_MOVE(ReadOnlyFolder)

private:
    void setPermissions(bool writable);

    QString m_folder;
    bool m_mounted = false;
};

} // namespace rangebar::test

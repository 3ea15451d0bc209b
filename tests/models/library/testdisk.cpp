// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/library/testdisk.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <sys/mount.h>

#include <array>
#include <csignal>

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

const QString filler = u".filling"_s;

/// Whether the permissions of files hold for root too. It is of this thread, and of those it starts.
void obeyPermissions(bool obey)
{
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, 2> capabilities{};
    if (syscall(SYS_capget, &header, capabilities.data()) != 0) {
        return;
    }
    constexpr quint32 overrides = 1U << CAP_DAC_OVERRIDE;
    quint32& effective = capabilities[0].effective;
    effective = obey ? effective & ~overrides : effective | (capabilities[0].permitted & overrides);
    syscall(SYS_capset, &header, capabilities.data());
}

} // namespace

SmallDisk::SmallDisk(qint64 bytes)
{
    const QByteArray size = "size=" + QByteArray::number(bytes);
    m_mounted = ::mount("none", QFile::encodeName(path()).constData(), "tmpfs", 0, size.constData()) == 0;
    getrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, SIG_IGN);
}

SmallDisk::~SmallDisk()
{
    clear();
    if (m_mounted) {
        ::umount2(QFile::encodeName(path()).constData(), MNT_DETACH);
    }
    std::signal(SIGXFSZ, SIG_DFL);
}

void SmallDisk::fill(qint64 bytes)
{
    if (m_mounted) {
        QFile file(path() + u'/' + filler);
        if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
            while (file.write(QByteArray(4096, 'x')) > 0) {
            }
        }
        return;
    }
    const rlimit small{rlim_t(bytes), m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
}

void SmallDisk::clear()
{
    QFile::remove(path() + u'/' + filler);
    setrlimit(RLIMIT_FSIZE, &m_before);
}

ReadOnlyFolder::ReadOnlyFolder(const QString& folder) : m_folder(folder)
{
    const QByteArray path = QFile::encodeName(folder);
    // Two steps: a bind mount takes no other flags.
    m_mounted = ::mount(path.constData(), path.constData(), nullptr, MS_BIND, nullptr) == 0 &&
                ::mount(nullptr, path.constData(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    if (!m_mounted) {
        setPermissions(false);
        obeyPermissions(true);
    }
}

ReadOnlyFolder::~ReadOnlyFolder()
{
    if (m_mounted) {
        ::umount2(QFile::encodeName(m_folder).constData(), MNT_DETACH);
    } else {
        obeyPermissions(false);
        setPermissions(true);
    }
}

void ReadOnlyFolder::setPermissions(bool writable)
{
    const auto permissions = writable ? QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner
                                      : QFile::ReadOwner | QFile::ExeOwner;
    QFile::setPermissions(m_folder, permissions);
    QDirIterator folders(m_folder, QDir::Dirs | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (folders.hasNext()) {
        QFile::setPermissions(folders.next(), permissions);
    }
}

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/library/deniedcalls.h"

#include <QList>

#include <cerrno>
#include <cstddef>

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

namespace rangebar::test {
namespace {

/// The system call answers with the error, whoever asks.
void deny(QList<sock_filter>& program, long call, int error)
{
    program.append(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, quint32(call), 0, 1));
    program.append(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | quint32(error)));
}

} // namespace

bool workWithout(FileSystemLack lack)
{
    QList<sock_filter> program;
    program.append(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, quint32(offsetof(seccomp_data, nr))));
    deny(program, SYS_renameat2, EINVAL);
    if (lack == FileSystemLack::HardLinksToo) {
#ifdef SYS_link
        deny(program, SYS_link, EPERM);
#endif
        deny(program, SYS_linkat, EPERM);
    }
    program.append(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    const sock_fprog whole{static_cast<unsigned short>(program.size()), program.data()};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0;
}

} // namespace rangebar::test

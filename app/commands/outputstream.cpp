// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/outputstream.h"

#include <cerrno>
#include <csignal>

#ifdef Q_OS_WIN
#include <algorithm>
#include <limits>

#include <fcntl.h>
#include <io.h>
#else
#include <poll.h>
#include <unistd.h>
#endif

namespace rangebar {

OutputStream::OutputStream(int fileDescriptor, QObject* parent)
    : QIODevice(parent), m_fileDescriptor(fileDescriptor)
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
#ifdef Q_OS_WIN
    _setmode(m_fileDescriptor, _O_BINARY); // a picture on standard output stays as it is
#endif
}

qint64 OutputStream::readData(char*, qint64)
{
    return -1;
}

#ifdef Q_OS_WIN
qint64 OutputStream::writeData(const char* data, qint64 size)
{
    const auto most = static_cast<unsigned int>(std::min<qint64>(size, std::numeric_limits<int>::max()));
    const int written = _write(m_fileDescriptor, data, most);
    if (written < 0) {
        setErrorString(qt_error_string(errno));
    }
    return written;
}
#else
qint64 OutputStream::writeData(const char* data, qint64 size)
{
    for (;;) {
        const ssize_t written = ::write(m_fileDescriptor, data, static_cast<std::size_t>(size));
        if (written >= 0) {
            return written;
        }
        switch (errno) {
        case EINTR:
            continue;
        case EAGAIN: { // whoever shares the terminal may have made it non-blocking
            pollfd ready{m_fileDescriptor, POLLOUT, 0};
            poll(&ready, 1, -1);
            continue;
        }
        case EPIPE:
            std::signal(SIGPIPE, SIG_DFL);
            std::raise(SIGPIPE);
            [[fallthrough]];
        default:
            setErrorString(qt_error_string(errno));
            return -1;
        }
    }
}
#endif

} // namespace rangebar

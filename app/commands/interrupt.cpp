// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/interrupt.h"

#include <QSocketNotifier>

#include <atomic>
#include <cerrno>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace rangebar {

#ifdef Q_OS_WIN

namespace {

std::atomic<Interrupt*> toBeTold{nullptr};

/// Windows calls it in a thread of its own.
BOOL WINAPI tell(DWORD)
{
    Interrupt* interrupt = toBeTold.exchange(nullptr);
    if (!interrupt) {
        return FALSE; // what Windows does by itself: the program ends
    }
    QMetaObject::invokeMethod(interrupt, &Interrupt::requested, Qt::QueuedConnection);
    return TRUE;
}

} // namespace

Interrupt::Interrupt(QObject* parent) : QObject(parent)
{
    toBeTold = this;
    SetConsoleCtrlHandler(tell, TRUE);
}

Interrupt::~Interrupt()
{
    SetConsoleCtrlHandler(tell, FALSE);
    toBeTold = nullptr;
}

#else

namespace {

constexpr std::array<int, 2> caught{SIGINT, SIGTERM};
std::atomic<int> pipeToTell{-1};

/// Nothing but this may be done within a handler.
void tell(int)
{
    const int before = errno;
    const char byte = 0;
    [[maybe_unused]] const auto written = write(pipeToTell, &byte, 1);
    errno = before;
}

/// A pipe that no other program inherits and nobody waits at.
bool makePipe(std::array<int, 2>& ends)
{
#ifdef Q_OS_LINUX
    return pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0;
#else
    if (pipe(ends.data()) != 0) {
        return false;
    }
    for (const int end : ends) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    return true;
#endif
}

} // namespace

Interrupt::Interrupt(QObject* parent) : QObject(parent)
{
    if (!makePipe(m_pipe)) {
        return; // Ctrl+C then ends the program at once
    }
    pipeToTell = m_pipe[1];
    auto* notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        Q_EMIT requested();
    });
    struct sigaction action
    {
    };
    action.sa_handler = tell;
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    for (std::size_t i = 0; i < caught.size(); ++i) {
        sigaction(caught.at(i), &action, &m_before.at(i));
    }
}

Interrupt::~Interrupt()
{
    if (m_pipe[0] < 0) {
        return;
    }
    for (std::size_t i = 0; i < caught.size(); ++i) {
        sigaction(caught.at(i), &m_before.at(i), nullptr);
    }
    pipeToTell = -1;
    close(m_pipe[0]);
    close(m_pipe[1]);
}

#endif

} // namespace rangebar

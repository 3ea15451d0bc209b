// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/interrupt.h"

#include <QSocketNotifier>

#include <atomic>
#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace rangebar {
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

} // namespace

Interrupt::Interrupt(QObject* parent) : QObject(parent)
{
    if (pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
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

} // namespace rangebar

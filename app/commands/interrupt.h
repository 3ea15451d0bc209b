// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <array>

#include <csignal>

class QSocketNotifier;

namespace rangebar {

/// Turns the first Ctrl+C (or SIGTERM) into a signal of Qt, so that work can end in order; a second one ends
/// the program at once. At most one lives at a time. Needs an event loop.
class Interrupt : public QObject
{
    Q_OBJECT

public:
    explicit Interrupt(QObject* parent = nullptr);
    ~Interrupt() override;

Q_SIGNALS:
    void requested();

#ifdef Q_OS_UNIX
private:
    std::array<int, 2> m_pipe{-1, -1};
    std::array<struct sigaction, 2> m_before{};
#endif
};

} // namespace rangebar

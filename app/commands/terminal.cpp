// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/terminal.h"

#include <QByteArray>

#include <algorithm>

#include <sys/ioctl.h>
#include <unistd.h>

namespace rangebar {

Terminal Terminal::of(int fileDescriptor)
{
    Terminal terminal;
    terminal.isTerminal = isatty(fileDescriptor) == 1;
    if (!terminal.isTerminal) {
        return terminal;
    }
    const QByteArray kind = qgetenv("TERM");
    terminal.hasColours = qEnvironmentVariableIsEmpty("NO_COLOR") && !kind.isEmpty() && kind != "dumb";
    winsize size{};
    if (ioctl(fileDescriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        terminal.columns = size.ws_col;
    }
    constexpr int mostColumns = 10'000;
    if (const int wish = qEnvironmentVariableIntValue("COLUMNS"); wish > 0) {
        terminal.columns = std::min(wish, mostColumns);
    }
    return terminal;
}

} // namespace rangebar

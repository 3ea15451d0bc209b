// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/terminal.h"

#include <QByteArray>

#include <algorithm>

#ifdef Q_OS_WIN
#include <io.h>
#include <windows.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace rangebar {
namespace {

#ifdef Q_OS_WIN
bool isTerminal(int fileDescriptor)
{
    return _isatty(fileDescriptor) != 0;
}

/// A console of Windows knows no escape sequences before it is asked to.
bool mayHaveColours(int fileDescriptor)
{
    const HANDLE console = reinterpret_cast<HANDLE>(_get_osfhandle(fileDescriptor));
    DWORD mode = 0;
    return GetConsoleMode(console, &mode) != 0 &&
           SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

int columnsOf(int fileDescriptor)
{
    CONSOLE_SCREEN_BUFFER_INFO console{};
    const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(fileDescriptor));
    return GetConsoleScreenBufferInfo(handle, &console) != 0
               ? console.srWindow.Right - console.srWindow.Left + 1
               : 0;
}
#else
bool isTerminal(int fileDescriptor)
{
    return isatty(fileDescriptor) == 1;
}

bool mayHaveColours(int)
{
    const QByteArray kind = qgetenv("TERM");
    return !kind.isEmpty() && kind != "dumb";
}

int columnsOf(int fileDescriptor)
{
    winsize size{};
    return ioctl(fileDescriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
#endif

} // namespace

Terminal Terminal::of(int fileDescriptor)
{
    Terminal terminal;
    terminal.isTerminal = rangebar::isTerminal(fileDescriptor);
    if (!terminal.isTerminal) {
        return terminal;
    }
    terminal.hasColours = qEnvironmentVariableIsEmpty("NO_COLOR") && mayHaveColours(fileDescriptor);
    if (const int columns = columnsOf(fileDescriptor); columns > 0) {
        terminal.columns = columns;
    }
    constexpr int mostColumns = 10'000;
    if (const int wish = qEnvironmentVariableIntValue("COLUMNS"); wish > 0) {
        terminal.columns = std::min(wish, mostColumns);
    }
    return terminal;
}

} // namespace rangebar

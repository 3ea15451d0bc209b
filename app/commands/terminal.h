// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rangebar {

/// What a stream is connected to.
struct Terminal
{
    bool isTerminal = false; ///< a person reads it
    bool hasColours = false; ///< escape sequences are welcome
    int columns = defaultColumns;

    /// Of what goes to a file or a pipe, so that it does not depend on who looks at it.
    static constexpr int defaultColumns = 100;

    /// Asks the system. No colours with NO_COLOR or TERM=dumb; COLUMNS overrides the width of a terminal.
    static Terminal of(int fileDescriptor);
};

} // namespace rangebar

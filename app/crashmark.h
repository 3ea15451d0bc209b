// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QString;

namespace rangebar {

/// While it lives, an end by a fault of the program (SIGSEGV, SIGABRT...; an exception that nobody catches)
/// first writes a file with what happened and the last lines of the log, and then goes on as it would have.
/// At most one lives at a time. Elsewhere than on Unix it does nothing.
class CrashMark
{
public:
    explicit CrashMark(const QString& file);
    ~CrashMark();
    Q_DISABLE_COPY_MOVE(CrashMark)
};

} // namespace rangebar

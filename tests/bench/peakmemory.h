// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace rangebar::bench {

/// The most memory that this process has held, in KiB; 0 where the system does not tell. Of this program
/// alone: getrusage() would also count what the parent held when it forked.
qint64 peakKib();

} // namespace rangebar::bench

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rangebar {

/// How every verb ends. Scripts rely on these.
namespace exitCode {
constexpr int done = 0;
constexpr int finding = 1;   ///< done, and something was found
constexpr int failed = 2;    ///< wrong usage, an input that can't be read, an output that can't be written
constexpr int noDisplay = 3; ///< the window only
} // namespace exitCode

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a probed window and bench_window agree on. Linking startprobe.cpp into a program is all it takes: with
// the first paint of the widget of this name the program writes one line to its standard output and ends:
//   STEADY_CLOCK_NANOSECONDS PEAK_KIB REQUESTS_MADE
namespace rangebar::bench {

constexpr const char* chartName = "comparisonChart";

} // namespace rangebar::bench

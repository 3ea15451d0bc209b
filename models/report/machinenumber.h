// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLocale>

#include <cmath>

namespace rangebar {

/// A finite number for programs, in JSON and CSV: the fewest digits that read back as the same number,
/// whatever the locale, without a sign on zero. Only sizes that nobody writes out have an exponent.
inline QByteArray machineNumber(double number)
{
    const double size = std::abs(number);
    const bool isWrittenOut = size == 0 || (size >= 1e-6 && size < 1e15);
    return QByteArray::number(size == 0 ? 0.0 : number, isWrittenOut ? 'f' : 'g',
                              QLocale::FloatingPointShortest);
}

} // namespace rangebar

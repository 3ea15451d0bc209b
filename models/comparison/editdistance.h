// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rangebar {

/// How many characters must be put in, taken out or replaced to make one text of the other (Levenshtein).
/// Takes time in proportion to the product of both lengths.
qsizetype editDistance(const QString& first, const QString& second);

} // namespace rangebar

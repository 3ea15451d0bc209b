// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/editdistance.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace rangebar {

qsizetype editDistance(const QString& first, const QString& second)
{
    std::vector<qsizetype> row(size_t(second.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < first.size(); ++i) {
        qsizetype diagonal = row.front();
        row.front() = i + 1;
        for (qsizetype j = 0; j < second.size(); ++j) {
            qsizetype& cell = row[size_t(j) + 1];
            const qsizetype replaced = diagonal + (first.at(i) == second.at(j) ? 0 : 1);
            diagonal = cell;
            cell = std::min({replaced, cell + 1, row[size_t(j)] + 1});
        }
    }
    return row.back();
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/documentplace.h"

#include "models/library/versionorder.h"

namespace rangebar {
namespace {

template <typename Moment>
std::strong_ordering compareMoments(const Moment& first, const Moment& second)
{
    if (first.isValid() != second.isValid()) {
        return first.isValid() <=> second.isValid();
    }
    if (!first.isValid() || first == second) {
        return std::strong_ordering::equal;
    }
    return first < second ? std::strong_ordering::less : std::strong_ordering::greater;
}

std::strong_ordering compareVersionsOf(const DocumentPlace& first, const DocumentPlace& second)
{
    if (first.version.isEmpty() != second.version.isEmpty()) {
        return second.version.isEmpty() <=> first.version.isEmpty();
    }
    return compareVersions(first.version, second.version);
}

} // namespace

DocumentPlace placeOf(const HistoryInput& input)
{
    return {measuredOn(*input.document), input.document->measurement.crateVersion.value_or(QString()),
            input.recorded};
}

bool comesBefore(const DocumentPlace& first, const DocumentPlace& second, HistoryOrder order)
{
    const std::strong_ordering byDate = compareMoments(first.measured, second.measured);
    const std::strong_ordering byVersion = compareVersionsOf(first, second);
    const bool dateFirst = order == HistoryOrder::Date;
    for (const std::strong_ordering by : {dateFirst ? byDate : byVersion, dateFirst ? byVersion : byDate}) {
        if (by != std::strong_ordering::equal) {
            return by == std::strong_ordering::less;
        }
    }
    return compareMoments(first.recorded, second.recorded) == std::strong_ordering::less;
}

} // namespace rangebar

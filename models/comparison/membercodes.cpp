// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/membercodes.h"

namespace rangebar::codes {

QString loop(LoopRole role)
{
    switch (role) {
    case LoopRole::RawClient:
        return QStringLiteral("raw");
    case LoopRole::BrokerCrate:
        return QStringLiteral("adapter");
    case LoopRole::RustStream:
        return QStringLiteral("framework");
    }
    Q_UNREACHABLE();
}

QString column(CodeColumn column)
{
    switch (column) {
    case CodeColumn::Framework:
        return QStringLiteral("framework");
    case CodeColumn::ColdStart:
        return QStringLiteral("cold");
    case CodeColumn::RawClient:
        return QStringLiteral("raw");
    case CodeColumn::BrokerCrate:
        return QStringLiteral("adapter");
    case CodeColumn::HandWritten:
        return QStringLiteral("hand_written");
    }
    Q_UNREACHABLE();
}

QString metric(CodeMetric metric)
{
    return metric == CodeMetric::Instructions ? QStringLiteral("instructions")
                                              : QStringLiteral("allocations");
}

} // namespace rangebar::codes

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace rangebar {

/// The day in what a document publishes as `measured_at`; invalid where there is none that can be read.
inline QDate measuredDay(const QString& measuredAt)
{
    return QDate::fromString(measuredAt.left(10), Qt::ISODate);
}

} // namespace rangebar

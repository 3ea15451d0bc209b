// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/history.h"

namespace rangebar {

/// What the documents of a crate are ordered by, of one that need not be read for it.
struct DocumentPlace
{
    QDate measured;
    QString version; ///< of the crate; untrusted
    QDateTime recorded;
};

DocumentPlace placeOf(const HistoryInput& input);

/// The order of a history. What is not there comes first.
bool comesBefore(const DocumentPlace& first, const DocumentPlace& second, HistoryOrder order);

} // namespace rangebar

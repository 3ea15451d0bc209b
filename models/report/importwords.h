// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryimport.h"
#include "models/report/numberformat.h"

#include <QCoreApplication>

namespace rangebar {

/// The words for what an import took, and what it did not take and why. Plain text, visible.
class ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ImportWords)

public:
    static QString
    outcome(ImportItem::Outcome outcome); ///< "taken", "already there", "refused", "passed over"
    /// Why it was not taken, and what to do where something can be done.
    static QString refusal(const ImportRefusal& refusal);
    /// "12 files that are not JSON"
    static QString passedOver(PassedOver kind, qint64 count);
    /// "passed over: JSON of another kind"
    static QString passedOver(PassedOver kind);
    /// Where a list leaves out the names of what was passed over.
    static QString namesOnDemand();
    /// What an item came to, in one line: the name in the library, the refusal, or why it was passed over.
    static QString result(const ImportItem& item);
    /// The first line says what was taken; then what was not, what was passed over, and what ended it.
    static QStringList summary(const ImportReport& report);
    /// "archive run-42.zip: 120 taken, 3 already there"
    static QString progress(const ImportProgress& progress);
};

} // namespace rangebar

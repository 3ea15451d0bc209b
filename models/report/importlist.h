// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryimport.h"

namespace rangebar {

/// What of the things that were passed over is listed.
enum class PassedOverList
{
    Few, ///< all where they are few, none where they would hide the rest
    All
};

/// What an import came to, as a list: a line for each thing that was looked at, and the summary behind them.
/// Plain text, visible, as UTF-8.
QByteArray importText(const ImportReport& report, PassedOverList listed = PassedOverList::Few);

/// The same for programs. Members that end in `_sentence` or `_sentences` are in the reader's language;
/// everything else is independent of it.
QByteArray importJson(const ImportReport& report, const QString& library);

} // namespace rangebar

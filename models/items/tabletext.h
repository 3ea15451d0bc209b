// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/texttable.h"

class QAbstractItemModel;

namespace rangebar {

/// The rows of a table for the clipboard, all where `rows` is empty; rows that do not exist are passed over.
/// A cell whose model does not know FromDocumentRole counts as untrusted.
TextTable textTable(const QAbstractItemModel& model, const QList<int>& rows = {});

} // namespace rangebar

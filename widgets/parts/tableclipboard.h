// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAbstractItemModel;

namespace rangebar {

/// Puts the rows of a table on the clipboard, all where `rows` is empty.
void copyTableAsText(const QAbstractItemModel& model, const QList<int>& rows = {});
void copyTableAsMarkdown(const QAbstractItemModel& model, const QList<int>& rows = {});

} // namespace rangebar

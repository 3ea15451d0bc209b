// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parts/tableclipboard.h"

#include "models/items/tabletext.h"

#include <QClipboard>
#include <QGuiApplication>

namespace rangebar {

void copyTableAsText(const QAbstractItemModel& model, const QList<int>& rows)
{
    QGuiApplication::clipboard()->setText(toTabSeparated(textTable(model, rows)));
}

void copyTableAsMarkdown(const QAbstractItemModel& model, const QList<int>& rows)
{
    QGuiApplication::clipboard()->setText(toMarkdown(textTable(model, rows)));
}

} // namespace rangebar

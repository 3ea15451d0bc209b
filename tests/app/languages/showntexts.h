// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace rangebar::test {

struct ShownText
{
    QString where; ///< the widget, and what of it
    QString text;
};

/// Every text that a reader of this window can come to: what is on it and in its tables, lists, charts and
/// menus, its tool tips, and what a screen reader is told.
QList<ShownText> shownTexts(QWidget* window);

/// The name of a widget for a message.
QString describe(const QWidget* widget);

} // namespace rangebar::test

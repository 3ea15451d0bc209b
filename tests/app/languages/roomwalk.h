// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

namespace rangebar::test {

/// A row for every part of the walk through the program, in the column "part".
void everyPart();
/// Walks through a part of the program in the pseudo-language of that direction, and fails the test where a
/// text is cut or something lies over something else. Writes what it sees to the folder RANGEBAR_PICTURES, if
/// set.
void walkForRoom(const QString& part, const QSize& size, Qt::LayoutDirection direction);

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// How a page of the window is known, also from one start to the next; PageKeyRole has it.
namespace rangebar::pageKey {

inline const QString overview = QStringLiteral("overview");
inline const QString library = QStringLiteral("library");
inline const QString help = QStringLiteral("help");
inline const QString comparison = QStringLiteral("compare");
/// A document of a pull request that there is nothing to compare with.
inline const QString review = QStringLiteral("review");
/// Before the name of a crate.
inline const QString crate = QStringLiteral("crate:");
inline const QString history = QStringLiteral("history:");
/// Before the absolute path of a file.
inline const QString file = QStringLiteral("file:");

} // namespace rangebar::pageKey

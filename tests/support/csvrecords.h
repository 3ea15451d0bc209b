// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rangebar::test {

/// Records of RFC 4180, or nothing where the text is none.
std::optional<QList<QStringList>> csvRecords(const QString& csv);

} // namespace rangebar::test

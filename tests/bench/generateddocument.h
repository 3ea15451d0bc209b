// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace rangebar::bench {

/// A document of schema 3 with so many scenarios and, for each, the cost of its code; no two are alike.
QByteArray generatedDocument(const QByteArray& crate, int scenarios);

} // namespace rangebar::bench

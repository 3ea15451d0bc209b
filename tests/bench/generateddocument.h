// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace rangebar::bench {

/// What a generated document says of itself.
struct GeneratedFacts
{
    QByteArray crate = "ruststream-granary";
    QByteArray version = "0.3.1";
    QByteArray measuredAt = "2026-05-20";
    QByteArray cpu = "Example 8-Core Processor";
    double figure = 50000; ///< about what the loops reach
};

/// A document of schema 3 with so many scenarios and, for each, the cost of its code; no two are alike.
QByteArray generatedDocument(const QByteArray& crate, int scenarios);

QByteArray generatedDocument(const GeneratedFacts& facts, int scenarios);

} // namespace rangebar::bench

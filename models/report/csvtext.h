// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

/// Fields of CSV (RFC 4180) for programs and spreadsheets.
namespace rangebar {

/// In quotes where it has a comma, a quote or a line end in it; quotes are doubled.
QString csvField(const QString& text);
/// A text of a document: made visible, and with an apostrophe where a spreadsheet would run it as a formula.
QString csvText(const QString& text);
/// Unrounded, in the notation of C; empty where there is none.
QString csvNumber(const std::optional<double>& number);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rangebar {

struct BenchmarkDocument;

/// Names of files that are made from what a document says of itself. They are the same in every language, and
/// safe on every system: lower case ASCII letters, digits and "-", "." and "_" only, neither hidden nor an
/// option nor a device of Windows, and not too long.

/// Untrusted text as a part of a file name; empty where nothing of it can be one.
QString fileNamePart(const QString& untrusted);

/// Crate, version and date, such as ruststream-nats-0.7.0-2026-09-23; what is not published is left out.
/// "document" where nothing is.
QString documentFileStem(const BenchmarkDocument& document);
/// Crate and both dates, such as ruststream-nats-2026-09-20-to-2026-09-23.
QString comparisonFileStem(const BenchmarkDocument& base, const BenchmarkDocument& candidate);
/// The crate, or "history" where it has no name.
QString historyFileStem(const QString& crate);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"

#include <QStringList>

namespace rangebar::test {

/// Every value that is no container, as "path = value" and as QJsonDocument reads the bytes, that the
/// document holds differently or not at all, and every one that the document holds and the bytes don't. Empty
/// when nothing was lost and nothing invented. A null is allowed to be absent where a field has a meaning.
QStringList lostOrInvented(const QByteArray& bytes, const BenchmarkDocument& document);

/// How many values were compared: a comparison of nothing proves nothing.
qsizetype leafCount(const QByteArray& bytes);

} // namespace rangebar::test

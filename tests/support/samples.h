// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace rangebar::test {

/// tests/samples/NAME; an empty array fails the caller's own checks.
QByteArray sample(const QString& name);
QString samplePath(const QString& name);
QStringList sampleNames();

/// The documents as really published, outside the repository: RANGEBAR_CORPUS, else ../shared/corpus. Paths
/// relative to it, sorted; empty where it is not present.
QStringList corpusPaths();
QByteArray corpusDocument(const QString& relativePath);

} // namespace rangebar::test

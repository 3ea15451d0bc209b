// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/documentreader.h"
#include "models/library/documentlibrary.h"

#include <QByteArray>

namespace rangebar::test {

/// What a made-up document says of itself.
struct Facts
{
    QString crate = QStringLiteral("ruststream-post");
    QString version = QStringLiteral("0.7.0");
    QString measuredAt = QStringLiteral("2026-09-01");
    QString cpu = QStringLiteral("Twelve Core 900");
    QString rustc = QStringLiteral("1.98.1");
    int schema = 3;
    int scenarios = 1;
};

/// A whole document; no two numbers give the same bytes.
QByteArray documentBytes(int number, const Facts& facts = {}, qsizetype size = 0);
DocumentLibrary::NewDocument newDocument(const QByteArray& bytes, const QList<LibraryOrigin>& origins = {});
LibraryOrigin fileOrigin(const QString& path);

/// Every file in the folder but hidden ones, relative to it, with its bytes.
QMap<QString, QByteArray> filesIn(const QString& folder);
/// Only the documents, without what the library says of itself.
QMap<QString, QByteArray> documentsIn(const QString& folder);
QStringList hiddenIn(const QString& folder);

QByteArray contentOf(const QString& path);
/// Makes the folders on the way.
bool writeFile(const QString& path, const QByteArray& bytes);

} // namespace rangebar::test

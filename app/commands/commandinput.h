// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/commandparser.h"
#include "models/document/benchmarkdocument.h"

#include <QByteArray>

class QIODevice;

namespace rangebar {

/// Stands for standard input among the arguments, and for standard output as the value of --output.
bool isStandardStream(const QString& path);

struct InputBytes
{
    QString name; ///< the path as given, or "standard input"; not made visible
    QByteArray bytes;
};

struct InputDocument
{
    QString name; ///< as in InputBytes
    DocumentPtr document;
};

/// The content of a file, of a pipe with a name (such as bash makes for "<(...)"), or of standard input for
/// "-". Never more than maxDocumentBytes + 1 bytes, which the reader of documents then refuses. A refusal
/// begins with the name.
tl::expected<InputBytes, Refusal> readInputBytes(const QString& path, QIODevice* standardInput);
tl::expected<InputDocument, Refusal> readInputDocument(const QString& path, QIODevice* standardInput);

/// "-" can be read only once: a refusal where it is among `paths` more often.
std::optional<Refusal> standardInputTwice(const QStringList& paths);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/documentreader.h"
#include "tests/support/samples.h"

namespace rangebar::test {

/// nullptr where the bytes are no document.
inline DocumentPtr documentOf(const QByteArray& bytes)
{
    const auto read = readDocument(bytes);
    return read ? *read : nullptr;
}

inline DocumentPtr sampleDocument(const QString& name)
{
    return documentOf(sample(name));
}

/// The one published document whose path begins so; nullptr where the corpus is not present.
inline DocumentPtr publishedDocument(const QString& pathStart)
{
    for (const QString& path : corpusPaths()) {
        if (path.startsWith(pathStart)) {
            return documentOf(corpusDocument(path));
        }
    }
    return nullptr;
}

inline bool hasCorpus()
{
    return !corpusPaths().isEmpty();
}

} // namespace rangebar::test

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/library/libraryorigin.h"

#include <QHash>
#include <QObject>
#include <QPointer>

namespace rangebar {

class CrateFeed;
class Library;
class OpenFiles;
class Settings;

/// Hands every document that is downloaded or opened to the library, once, with where it came from; where the
/// reader wants it so. Samples are no results, and what the reader has thrown away stays thrown away.
class Keeping : public QObject
{
    Q_OBJECT

public:
    /// None is owned, all outlive this.
    Keeping(const CrateFeed* feed, const OpenFiles* files, Settings* settings, QObject* parent = nullptr);

    /// From now on into this library: what is on show already, what came before there was one, and what
    /// comes. nullptr: what comes waits for the next one.
    void setLibrary(Library* library);
    /// Looks again at everything on show, where the reader has changed the settings.
    void keepAll();
    /// A document of a file that is opened otherwise than as a page.
    void keepFile(const DocumentPtr& document, const QString& path);

    /// A document that is neither of a crate nor of a file, such as one of a pull request.
    void keepFrom(const DocumentPtr& document, const LibraryOrigin& origin) { keep(document, origin); }

    /// The reader threw away the documents with these hashes (32 bytes each).
    void leaveOut(const QList<QByteArray>& hashes);

private:
    void keepCrate(int index);
    void keepFiles(int first, int last);
    void keep(const DocumentPtr& document, const LibraryOrigin& origin);

    const CrateFeed* m_feed;
    const OpenFiles* m_files;
    Settings* m_settings;
    QPointer<Library> m_library;
    QHash<QString, DocumentPtr> m_kept;                     ///< by place, the last one that was handed over
    QList<std::pair<DocumentPtr, LibraryOrigin>> m_waiting; ///< came while there was no library
};

} // namespace rangebar

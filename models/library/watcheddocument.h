// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/filewatch.h"
#include "models/sources/filesource.h"

namespace rangebar {

/// A document in a file, as it is now and as it was before it last changed. While the file can't be read as a
/// document (it is gone, or half written), the last one that could stays.
class WatchedDocument : public QObject
{
    Q_OBJECT

public:
    /// `watch` is not owned and outlives the object.
    WatchedDocument(const QString& path, FileWatch* watch, QObject* parent = nullptr);
    ~WatchedDocument() override;

    const QString& path() const { return m_path; }                    ///< absolute
    DocumentPtr document() const { return m_document; }               ///< null where there was none yet
    DocumentPtr previous() const { return m_previous; }               ///< null until the content has changed
    const std::optional<FileError>& error() const { return m_error; } ///< of the file as it is now

    void reload();

Q_SIGNALS:
    /// document() has other bytes, and previous() is what it was.
    void reloaded();
    /// error() came, went or is another; document() is what it was.
    void errorChanged();

private:
    QString m_path;
    FileWatch* m_watch;
    DocumentPtr m_document;
    DocumentPtr m_previous;
    std::optional<FileError> m_error;
};

} // namespace rangebar

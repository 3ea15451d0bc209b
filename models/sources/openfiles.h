// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/filewatch.h"
#include "models/sources/filesource.h"

#include <QAbstractListModel>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rangebar {

class WatchedDocument;

/// A file the reader opened. A file that is no document stays listed with the reason.
struct OpenFile
{
    QString path;         ///< absolute
    DocumentPtr document; ///< as it could last be read
    DocumentPtr previous; ///< what it was before it last changed on disk; null until then
    QDateTime readAt;     ///< when the document was first read (UTC); invalid without one
    QDateTime previousReadAt;
    bool isReloaded = false;        ///< the document on show is not the first one that was read
    std::optional<FileError> error; ///< of the file as it is now; an earlier document may be on show
};

/// The files open in this window, in the order they were opened; each once. Each is read again when it
/// changes on disk.
class OpenFiles final : public QAbstractListModel
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    explicit OpenFiles(
        QObject* parent = nullptr, Clock now = [] { return QDateTime::currentDateTimeUtc(); });
    ~OpenFiles() override;

    /// Reads the file, or reads it again where it is open already. Returns its row.
    int open(const QString& path);
    /// As open(), but a file that is no document is not listed: returns -1.
    int openDocument(const QString& path);
    void close(int row);
    /// Reads all open files again.
    void reload();

    const OpenFile& file(int row) const { return m_entries.at(static_cast<std::size_t>(row)).file; }
    int indexOf(const QString& path) const; ///< -1 where it is not open
    /// For others that follow files of this window.
    FileWatch* watch() { return &m_watch; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// The words of the rows changed (language).
    void retranslate();

private:
    struct Entry
    {
        OpenFile file;
        std::unique_ptr<WatchedDocument> watched;
    };

    int add(std::unique_ptr<WatchedDocument> watched);
    void update(const WatchedDocument* watched, bool isOther);
    QString state(const OpenFile& file) const;

    Clock m_now;
    FileWatch m_watch; ///< outlives the entries
    std::vector<Entry> m_entries;
};

} // namespace rangebar

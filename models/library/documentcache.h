// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

namespace rangebar {

/// A document as it was downloaded.
struct CachedDocument
{
    QUrl url;
    QByteArray bytes;
    QByteArray etag;     ///< as the server gave it, or empty
    QDateTime fetchedAt; ///< UTC
};

/// Keeps one downloaded document for each address in a folder, one file each. Writes are atomic (QSaveFile),
/// a file carries a hash of its content, and an entry that does not match it is treated as absent. Several
/// programs may use the folder at once: the last whole write wins. Every call stands alone; nothing is held
/// between them.
class DocumentCache
{
public:
    /// The folder is made on the first write.
    explicit DocumentCache(QString folder);

    QString folder() const { return m_folder; }

    std::optional<CachedDocument> load(const QUrl& url) const;
    /// The last one before load()'s with another content, so that a reader can see what a new publication
    /// changed.
    std::optional<CachedDocument> loadEarlier(const QUrl& url) const;
    /// Returns the system's own words where the entry could not be written, or an empty string. An earlier
    /// entry stays whole in that case.
    /// A kept document with another content becomes the earlier one.
    QString store(const CachedDocument& document) const;
    /// Updates only the date of an entry that the server has confirmed (304).
    QString confirm(const QUrl& url, const QDateTime& when) const;
    void remove(const QUrl& url) const;

    /// Removes what writers that were killed have left behind; returns how many files. A write takes far less
    /// than the hour that a file must be old, so that of a running program is not touched.
    int removeLeftovers(const QDateTime& now = QDateTime::currentDateTimeUtc()) const;

private:
    enum class Edition
    {
        Latest,
        Earlier
    };

    std::optional<CachedDocument> load(const QUrl& url, Edition edition) const;
    QString write(const CachedDocument& document, Edition edition) const;
    QString fileFor(const QUrl& url, Edition edition) const;

    QString m_folder;
};

} // namespace rangebar

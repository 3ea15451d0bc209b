// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documentcache.h"

#include "models/document/documentreader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

// An entry: these two lines, then everything the hash covers.
//
//     rangebar document 1
//     sha256 HEX
//     url ADDRESS
//     etag TAG
//     fetched ISO DATE AND TIME
//     (an empty line)
//     the document's bytes
constexpr QByteArrayView magicLine = "rangebar document 1\n";
constexpr QByteArrayView hashKey = "sha256 ";
constexpr QByteArrayView urlKey = "url ";
constexpr QByteArrayView etagKey = "etag ";
constexpr QByteArrayView fetchedKey = "fetched ";

constexpr qint64 maxEntryBytes = maxDocumentBytes + 64 * 1024;
constexpr qsizetype readableNameLength = 80;
constexpr qint64 leftoverAgeSeconds = 3600;
constexpr auto entrySuffix = ".document"_L1;

QByteArray hashOf(QByteArrayView data)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(data);
    return hash.result().toHex();
}

QByteArray urlBytes(const QUrl& url)
{
    return url.toEncoded(QUrl::RemoveFragment);
}

/// Takes "KEY value\n" off the front of `rest`.
std::optional<QByteArray> takeLine(QByteArrayView& rest, QByteArrayView key)
{
    const qsizetype end = rest.indexOf('\n');
    if (end < key.size() || !rest.startsWith(key)) {
        return std::nullopt;
    }
    const QByteArray value = rest.sliced(key.size(), end - key.size()).toByteArray();
    rest = rest.sliced(end + 1);
    return value;
}

/// QIODevice::write() may write a part and keep the reason to itself; the next call has to say it.
bool writeAll(QIODevice& device, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qint64 written = device.write(bytes.data(), bytes.size());
        if (written <= 0) {
            return false;
        }
        bytes = bytes.sliced(written);
    }
    return true;
}

std::optional<CachedDocument> parseEntry(const QByteArray& entry, const QUrl& url)
{
    QByteArrayView rest(entry);
    if (!rest.startsWith(magicLine)) {
        return std::nullopt;
    }
    rest = rest.sliced(magicLine.size());
    const auto hash = takeLine(rest, hashKey);
    if (!hash || *hash != hashOf(rest)) {
        return std::nullopt;
    }
    const auto address = takeLine(rest, urlKey);
    const auto etag = takeLine(rest, etagKey);
    const auto fetched = takeLine(rest, fetchedKey);
    // Two addresses may share a name where their hashes collide.
    if (!address || !etag || !fetched || !rest.startsWith('\n') || *address != urlBytes(url)) {
        return std::nullopt;
    }
    CachedDocument document;
    document.url = url;
    document.etag = *etag;
    document.fetchedAt = QDateTime::fromString(QString::fromLatin1(*fetched), Qt::ISODateWithMs).toUTC();
    document.bytes = rest.sliced(1).toByteArray();
    if (!document.fetchedAt.isValid()) {
        return std::nullopt;
    }
    return document;
}

} // namespace

DocumentCache::DocumentCache(QString folder) : m_folder(std::move(folder)) {}

std::optional<CachedDocument> DocumentCache::load(const QUrl& url) const
{
    return load(url, Edition::Latest);
}

std::optional<CachedDocument> DocumentCache::loadEarlier(const QUrl& url) const
{
    return load(url, Edition::Earlier);
}

std::optional<CachedDocument> DocumentCache::load(const QUrl& url, Edition edition) const
{
    const QString path = fileFor(url, edition);
    // Opening something other than a file, such as a pipe, could wait for ever.
    if (!QFileInfo(path).isFile()) {
        return std::nullopt;
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxEntryBytes) {
        return std::nullopt;
    }
    return parseEntry(file.readAll(), url);
}

QString DocumentCache::store(const CachedDocument& document) const
{
    if (const auto kept = load(document.url); kept && kept->bytes != document.bytes) {
        write(*kept, Edition::Earlier); // without it, only the look back is lost
    }
    return write(document, Edition::Latest);
}

QString DocumentCache::write(const CachedDocument& document, Edition edition) const
{
    // A line break in it would end the line that holds it.
    const bool soundEtag = !document.etag.contains('\n') && !document.etag.contains('\r');
    QByteArray hashed;
    hashed.reserve(document.bytes.size() + 1024);
    hashed += urlKey;
    hashed += urlBytes(document.url);
    hashed += '\n';
    hashed += etagKey;
    hashed += soundEtag ? document.etag : QByteArray();
    hashed += '\n';
    hashed += fetchedKey;
    hashed += document.fetchedAt.toUTC().toString(Qt::ISODateWithMs).toLatin1();
    hashed += "\n\n";
    hashed += document.bytes;

    QByteArray head = magicLine.toByteArray();
    head += hashKey;
    head += hashOf(hashed);
    head += '\n';

    QDir().mkpath(m_folder); // where this fails, so does open(), and says why
    QSaveFile file(fileFor(document.url, edition));
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    if (!writeAll(file, head) || !writeAll(file, hashed) || !file.flush() || !file.commit()) {
        return file.errorString();
    }
    return {};
}

QString DocumentCache::confirm(const QUrl& url, const QDateTime& when) const
{
    auto document = load(url);
    if (!document) {
        return {}; // gone meanwhile: there is nothing left to date
    }
    document->fetchedAt = when;
    return store(*document);
}

void DocumentCache::remove(const QUrl& url) const
{
    QFile::remove(fileFor(url, Edition::Latest));
    QFile::remove(fileFor(url, Edition::Earlier));
}

int DocumentCache::removeLeftovers(const QDateTime& now) const
{
    // QSaveFile writes to NAME.XXXXXX and renames it to NAME.
    const auto files =
        QDir(m_folder).entryInfoList({u'*' + entrySuffix + u".??????"_s}, QDir::Files | QDir::Hidden);
    return static_cast<int>(std::count_if(files.begin(), files.end(), [&now](const QFileInfo& file) {
        return file.lastModified().secsTo(now) > leftoverAgeSeconds && QFile::remove(file.filePath());
    }));
}

/// A readable part, so that a person finds an entry, and a hash, so that no two addresses meet.
QString DocumentCache::fileFor(const QUrl& url, Edition edition) const
{
    QString readable = url.path();
    for (QChar& c : readable) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
        if (!plain && c != u'.') {
            c = u'-';
        }
    }
    while (readable.startsWith(u'-') || readable.startsWith(u'.')) {
        readable.remove(0, 1);
    }
    readable.truncate(readableNameLength);
    const QString hash = QString::fromLatin1(hashOf(urlBytes(url)).first(32));
    const QString suffix = edition == Edition::Earlier ? u".earlier"_s + entrySuffix : QString(entrySuffix);
    return m_folder + u'/' + readable + u'-' + hash + suffix;
}

} // namespace rangebar

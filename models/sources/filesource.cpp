// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/filesource.h"

#include "models/document/documentreader.h"
#include "models/log/logcategories.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace rangebar {

tl::expected<QByteArray, FileError> readFileBytes(const QString& path)
{
    const QFileInfo info(path);
    if (!info.isFile()) {
        const auto code = info.exists() ? FileError::Code::NotAFile : FileError::Code::NotFound;
        return tl::unexpected(FileError{code, {}, {}});
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(FileError{FileError::Code::NotReadable, file.errorString(), {}});
    }
    // Room for what there is: for the most there may be, the system would have to find 16 MiB each time. A
    // file that does not tell its size is read all the same.
    const qint64 size = file.size() > 0 ? file.size() : maxDocumentBytes;
    QByteArray bytes = file.read(std::min<qint64>(size, maxDocumentBytes) + 1);
    if (file.error() != QFileDevice::NoError) {
        return tl::unexpected(FileError{FileError::Code::NotReadable, file.errorString(), {}});
    }
    return bytes;
}

QString writeFileWhole(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return written ? QString() : file.errorString();
}

QDateTime fileModified(const QString& path)
{
    return QFile(path).fileTime(QFileDevice::FileModificationTime).toUTC();
}

tl::expected<DocumentPtr, FileError> readDocumentFile(const QString& path)
{
    const auto bytes = readFileBytes(path);
    if (!bytes) {
        qCWarning(logFiles).noquote() << "not read:" << path << bytes.error().detail;
        return tl::unexpected(bytes.error());
    }
    auto document = readDocument(*bytes);
    if (!document) {
        qCWarning(logFiles).noquote() << "no document:" << path << "line" << document.error().line;
        return tl::unexpected(FileError{FileError::Code::Document, {}, document.error()});
    }
    qCDebug(logFiles).noquote() << "read:" << path << bytes->size() << "bytes";
    return *document;
}

} // namespace rangebar

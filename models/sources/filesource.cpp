// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/filesource.h"

#include "models/document/documentreader.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace rangebar {

tl::expected<QByteArray, FileError> readFileBytes(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        return tl::unexpected(FileError{FileError::Code::NotFound, {}, {}});
    }
    if (!info.isFile()) {
        return tl::unexpected(FileError{FileError::Code::NotAFile, {}, {}});
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(FileError{FileError::Code::NotReadable, file.errorString(), {}});
    }
    QByteArray bytes = file.read(maxDocumentBytes + 1);
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

tl::expected<DocumentPtr, FileError> readDocumentFile(const QString& path)
{
    const auto bytes = readFileBytes(path);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    auto document = readDocument(*bytes);
    if (!document) {
        return tl::unexpected(FileError{FileError::Code::Document, {}, document.error()});
    }
    return *document;
}

} // namespace rangebar

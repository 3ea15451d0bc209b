// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandinput.h"

#include "models/document/documentreader.h"
#include "models/log/logcategories.h"
#include "models/report/filewords.h"
#include "models/report/visibletext.h"
#include "models/report/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace rangebar {
namespace {

class InputWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::CommandInput)
};

Refusal refusal(const QString& name, const QString& reason)
{
    return InputWords::tr("%1: %2").arg(visibleText(name), reason);
}

Refusal refusal(const QString& path, FileError::Code code, const QString& detail = {})
{
    qCWarning(logFiles).noquote() << "not read:" << path << detail;
    return refusal(path, FileWords::fileError({code, detail, {}}));
}

/// A pipe gives what it has; it has ended when it gives nothing more.
std::optional<QByteArray> readToTheEnd(QIODevice* device)
{
    constexpr qint64 chunk = 64 * 1024;
    QByteArray bytes;
    QByteArray more(chunk, Qt::Uninitialized);
    while (bytes.size() <= maxDocumentBytes) {
        const qint64 wanted = std::min(chunk, maxDocumentBytes + 1 - bytes.size());
        const qint64 got = device->read(more.data(), wanted);
        if (got > 0) {
            bytes.append(more.constData(), got);
        } else if (!device->waitForReadyRead(-1)) {
            const auto* file = qobject_cast<const QFileDevice*>(device);
            const bool isBroken = file && file->error() != QFileDevice::NoError;
            return isBroken ? std::nullopt : std::optional(bytes);
        }
    }
    return bytes;
}

} // namespace

bool isStandardStream(const QString& path)
{
    return path == QLatin1StringView("-");
}

tl::expected<InputBytes, Refusal> readInputBytes(const QString& path, QIODevice* standardInput)
{
    if (isStandardStream(path)) {
        const QString name = InputWords::tr("standard input");
        const std::optional<QByteArray> bytes = readToTheEnd(standardInput);
        if (!bytes) {
            return tl::unexpected(refusal(name, FileError::Code::NotReadable, standardInput->errorString()));
        }
        return InputBytes{name, *bytes};
    }
    const QFileInfo info(path);
    if (!info.exists()) {
        return tl::unexpected(refusal(path, FileError::Code::NotFound));
    }
    if (info.isDir()) {
        return tl::unexpected(refusal(path, FileError::Code::NotAFile));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        return tl::unexpected(refusal(path, FileError::Code::NotReadable, file.errorString()));
    }
    const std::optional<QByteArray> bytes = readToTheEnd(&file);
    if (!bytes) {
        return tl::unexpected(refusal(path, FileError::Code::NotReadable, file.errorString()));
    }
    return InputBytes{path, *bytes};
}

tl::expected<InputDocument, Refusal> readInputDocument(const QString& path, QIODevice* standardInput)
{
    const auto input = readInputBytes(path, standardInput);
    if (!input) {
        return tl::unexpected(input.error());
    }
    const auto document = readDocument(input->bytes);
    if (!document) {
        return tl::unexpected(refusal(input->name, Words::readError(document.error())));
    }
    return InputDocument{input->name, *document};
}

std::optional<Refusal> standardInputTwice(const QStringList& paths)
{
    return paths.count(QStringLiteral("-")) > 1
               ? std::optional(InputWords::tr("Only one of the documents can be standard input."))
               : std::nullopt;
}

} // namespace rangebar

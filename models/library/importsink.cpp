// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/importsink.h"

#include "models/document/documentreader.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rangebar {

bool looksLikeResults(const QString& name, const QByteArray& bytes)
{
    const QString file = name.mid(std::max(name.lastIndexOf(u'/'), name.lastIndexOf(u'\\')) + 1);
    return file.compare("results.json"_L1, Qt::CaseInsensitive) == 0 ||
           (bytes.contains("\"schema\"") &&
            (bytes.contains("\"scenarios\"") || bytes.contains("\"crate_version\"")));
}

bool isJsonName(const QString& name)
{
    return name.endsWith(".json"_L1, Qt::CaseInsensitive);
}

bool isArchiveName(const QString& name)
{
    static constexpr std::array suffixes{".zip"_L1, ".tar"_L1,     ".tar.gz"_L1, ".tgz"_L1,     ".tar.xz"_L1,
                                         ".txz"_L1, ".tar.zst"_L1, ".tzst"_L1,   ".tar.bz2"_L1, ".tbz2"_L1};
    return std::ranges::any_of(
        suffixes, [&name](QLatin1StringView suffix) { return name.endsWith(suffix, Qt::CaseInsensitive); });
}

QDateTime originDate(const QDateTime& date)
{
    return date.isValid() ? QDateTime::fromSecsSinceEpoch(date.toSecsSinceEpoch(), Qt::UTC) : QDateTime();
}

namespace {

/// Nobody can say of what kind it was.
bool isBroken(const ReadError& error)
{
    return error.code == ReadError::Code::Syntax || error.code == ReadError::Code::NotUtf8 ||
           error.code == ReadError::Code::Empty;
}

} // namespace

void offerDocument(ImportSink& sink, const QString& name, const QByteArray& bytes,
                   const LibraryOrigin& origin, bool askedFor)
{
    const auto document = readDocument(bytes);
    if (document) {
        sink.found(name, *document, origin);
    } else if (askedFor || looksLikeResults(name, bytes) || isBroken(document.error())) {
        ImportRefusal refusal;
        refusal.file = {FileError::Code::Document, {}, document.error()};
        sink.refused(name, refusal);
    } else {
        sink.passedOver(PassedOver::OtherJson, name);
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/libraryorigin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

struct KindName
{
    LibraryOrigin::Kind kind;
    QLatin1StringView name;
};

constexpr std::array<KindName, 4> kindNames{{
    {LibraryOrigin::Kind::Download, "download"_L1},
    {LibraryOrigin::Kind::File, "file"_L1},
    {LibraryOrigin::Kind::Archive, "archive"_L1},
    {LibraryOrigin::Kind::Git, "git"_L1},
}};

constexpr qsizetype hashBytes = 32;

void put(QJsonObject& object, QLatin1StringView key, const QString& text)
{
    if (!text.isEmpty()) {
        object.insert(key, text.left(originTextLimit));
    }
}

void put(QJsonObject& object, QLatin1StringView key, const QDateTime& when)
{
    if (when.isValid()) {
        object.insert(key, when.toString(Qt::ISODate));
    }
}

QDateTime dateIn(const QJsonObject& object, QLatin1StringView key)
{
    return QDateTime::fromString(object.value(key).toString(), Qt::ISODate);
}

} // namespace

QLatin1StringView originKindName(LibraryOrigin::Kind kind)
{
    return std::ranges::find(kindNames, kind, &KindName::kind)->name;
}

bool isSameOrigin(const LibraryOrigin& first, const LibraryOrigin& second)
{
    return first.kind == second.kind && first.place == second.place && first.commit == second.commit &&
           first.entry == second.entry;
}

QByteArray writeOriginLine(const OriginLine& line)
{
    const LibraryOrigin& origin = line.origin;
    QJsonObject object;
    put(object, "document"_L1, line.document);
    object.insert("sha256"_L1, QString::fromLatin1(line.sha256.toHex()));
    object.insert("from"_L1, originKindName(origin.kind));
    put(object, "place"_L1, origin.place);
    if (!origin.entry.isEmpty()) {
        QJsonArray entry;
        for (const QString& part : origin.entry) {
            entry.append(part.left(originTextLimit));
        }
        object.insert("entry"_L1, entry);
    }
    put(object, "commit"_L1, origin.commit);
    put(object, "ref"_L1, origin.ref);
    put(object, "subject"_L1, origin.subject);
    put(object, "dated"_L1, origin.dated);
    put(object, "kept"_L1, origin.kept);
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<OriginLine> readOriginLine(const QByteArray& bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const QString name = object.value("from"_L1).toString();
    const auto* kind = std::ranges::find(kindNames, name, &KindName::name);
    OriginLine line;
    line.sha256 = QByteArray::fromHex(object.value("sha256"_L1).toString().toLatin1());
    if (kind == kindNames.end() || line.sha256.size() != hashBytes) {
        return std::nullopt;
    }
    line.document = object.value("document"_L1).toString();
    line.origin.kind = kind->kind;
    line.origin.place = object.value("place"_L1).toString();
    const QJsonArray entry = object.value("entry"_L1).toArray();
    for (const QJsonValue& part : entry) {
        line.origin.entry.append(part.toString());
    }
    line.origin.commit = object.value("commit"_L1).toString();
    line.origin.ref = object.value("ref"_L1).toString();
    line.origin.subject = object.value("subject"_L1).toString();
    line.origin.dated = dateIn(object, "dated"_L1);
    line.origin.kept = dateIn(object, "kept"_L1);
    return line;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/libraryreport.h"

#include "models/items/librarymodel.h"
#include "models/items/libraryproblemsmodel.h"
#include "models/items/tabletext.h"
#include "models/library/libraryname.h"
#include "models/report/csvtext.h"
#include "models/report/filewords.h"
#include "models/report/jsonwriter.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"

#include <QDir>

#include <array>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

class ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::LibraryReport)
};

/// What a document says of itself, under the names of its format.
struct Fact
{
    QLatin1StringView name;
    QString LibraryEntry::*value;
};
constexpr std::array<Fact, 9> facts{{
    {"crate"_L1, &LibraryEntry::crate},
    {"crate_version"_L1, &LibraryEntry::crateVersion},
    {"core_version"_L1, &LibraryEntry::coreVersion},
    {"measured_at"_L1, &LibraryEntry::measuredAt},
    {"cpu"_L1, &LibraryEntry::cpu},
    {"architecture"_L1, &LibraryEntry::architecture},
    {"cores"_L1, &LibraryEntry::cores},
    {"os"_L1, &LibraryEntry::os},
    {"rustc"_L1, &LibraryEntry::rustc},
}};

struct Count
{
    QLatin1StringView name;
    qint64 (*of)(const LibraryEntry& entry);
};
constexpr std::array<Count, 5> counts{{
    {"bytes"_L1, [](const LibraryEntry& entry) { return entry.bytes; }},
    {"schema"_L1, [](const LibraryEntry& entry) { return qint64(entry.schema); }},
    {"scenarios"_L1, [](const LibraryEntry& entry) { return qint64(entry.scenarios); }},
    {"throughput_rows"_L1, [](const LibraryEntry& entry) { return qint64(entry.throughputRows); }},
    {"code_entries"_L1, [](const LibraryEntry& entry) { return qint64(entry.codeEntries); }},
}};

QString hashOf(const LibraryEntry& entry)
{
    return QString::fromLatin1(entry.sha256.toHex());
}

std::optional<QString> known(const QString& text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

QString dateText(const QDateTime& date)
{
    return date.isValid() ? date.toUTC().toString(Qt::ISODate) : QString();
}

ReportPart documentsPart(const LibraryListing& listing)
{
    ReportPart part;
    part.heading = ReportWords::tr("Documents");
    part.table = listing.table;
    return part;
}

/// What lies in the library and can't be shown in the table.
ReportPart problemsPart(const std::shared_ptr<const LibraryIndex>& index)
{
    ReportPart part;
    part.heading = ReportWords::tr("Not read");
    if (index->damagedOrigins() > 0) {
        part.sentences.append(ReportWords::tr("%n line(s) that tell where documents came from can't be read.",
                                              nullptr, int(index->damagedOrigins())));
    }
    LibraryProblemsModel problems;
    problems.setIndex(index);
    part.table = textTable(problems);
    return part;
}

ReadableReport readableReport(const LibraryListing& listing)
{
    const LibraryIndex& index = *listing.index;
    ReadableReport report;
    report.title = ReportWords::tr("Library");
    report.facts.append(visibleText(QDir::toNativeSeparators(index.folder())));
    if (!listing.query.trimmed().isEmpty()) {
        report.facts.append(ReportWords::tr("Search: %1").arg(visibleText(listing.query)));
    }
    report.summary.append(ReportWords::tr("%1 of %n document(s)", nullptr, int(index.entries().size()))
                              .arg(listing.found.size()));
    if (const QString changed = LibraryWords::changedSinceKept(index.changedSinceKept());
        !changed.isEmpty()) {
        report.summary.append(changed);
    }
    if (!listing.found.isEmpty()) {
        report.parts.append(documentsPart(listing));
    }
    if (!index.problems().isEmpty() || index.damagedOrigins() > 0) {
        report.parts.append(problemsPart(listing.index));
    }
    return report;
}

void writeOrigin(JsonWriter& json, const LibraryOrigin& origin)
{
    json.beginObject();
    json.member("kind"_L1, QString(originKindName(origin.kind)));
    json.member("place"_L1, origin.place);
    json.key("entry"_L1);
    json.beginArray();
    for (const QString& part : origin.entry) {
        json.value(part);
    }
    json.endArray();
    json.member("commit"_L1, known(origin.commit));
    json.member("ref"_L1, known(origin.ref));
    json.member("subject"_L1, known(origin.subject));
    json.member("dated"_L1, known(dateText(origin.dated)));
    json.member("kept"_L1, known(dateText(origin.kept)));
    json.endObject();
}

void writeEntry(JsonWriter& json, const LibraryIndex& index, const LibraryEntry& entry)
{
    json.beginObject();
    json.member("name"_L1, entry.name);
    json.member("path"_L1, index.path(entry.name));
    json.member("sha256"_L1, hashOf(entry));
    json.member("changed_since_kept"_L1, isChangedSinceKept(entry.name, entry.sha256));
    for (const Fact& fact : facts) {
        json.member(fact.name, known(entry.*fact.value));
    }
    for (const Count& count : counts) {
        json.member(count.name, count.of(entry));
    }
    json.key("origins"_L1);
    json.beginArray();
    const QList<LibraryOrigin> origins = index.origins(entry.sha256);
    for (const LibraryOrigin& origin : origins) {
        writeOrigin(json, origin);
    }
    json.endArray();
    json.endObject();
}

QByteArray toJson(const LibraryListing& listing)
{
    const LibraryIndex& index = *listing.index;
    JsonWriter json;
    json.beginObject();
    json.member("rangebar_library"_L1, 1);
    json.member("folder"_L1, index.folder());
    json.member("query"_L1, listing.query);
    json.member("documents_in_all"_L1, qint64(index.entries().size()));
    json.key("documents"_L1);
    json.beginArray();
    for (const LibraryEntry& entry : listing.found) {
        writeEntry(json, index, entry);
    }
    json.endArray();
    json.key("not_read"_L1);
    json.beginArray();
    for (const LibraryProblem& problem : index.problems()) {
        json.beginObject();
        json.member("name"_L1, problem.name);
        json.member("reason_sentence"_L1, FileWords::fileError(problem.error));
        json.endObject();
    }
    json.endArray();
    json.member("damaged_origins"_L1, qint64(index.damagedOrigins()));
    json.endObject();
    return json.json();
}

QStringList originFields(const QList<LibraryOrigin>& origins)
{
    const QString count = QString::number(origins.size());
    if (origins.isEmpty()) {
        return {count, {}, {}, {}, {}, {}, {}, {}, {}};
    }
    const LibraryOrigin& origin = origins.constFirst();
    return {count,
            QString(originKindName(origin.kind)),
            csvText(origin.place),
            csvText(origin.entry.join(" > "_L1)),
            csvText(origin.commit),
            csvText(origin.ref),
            csvText(origin.subject),
            dateText(origin.dated),
            dateText(origin.kept)};
}

QString toCsv(const LibraryListing& listing)
{
    QStringList header{u"name"_s, u"path"_s, u"sha256"_s};
    for (const Fact& fact : facts) {
        header.append(fact.name);
    }
    for (const Count& count : counts) {
        header.append(count.name);
    }
    header +=
        {u"origins"_s,    u"origin_kind"_s,    u"origin_place"_s, u"origin_entry"_s, u"origin_commit"_s,
         u"origin_ref"_s, u"origin_subject"_s, u"origin_dated"_s, u"origin_kept"_s,  u"changed_since_kept"_s};
    QStringList lines{header.join(u',')};
    for (const LibraryEntry& entry : listing.found) {
        QStringList fields{csvText(entry.name), csvText(listing.index->path(entry.name)), hashOf(entry)};
        for (const Fact& fact : facts) {
            fields.append(csvText(entry.*fact.value));
        }
        for (const Count& count : counts) {
            fields.append(QString::number(count.of(entry)));
        }
        fields += originFields(listing.index->origins(entry.sha256));
        fields += isChangedSinceKept(entry.name, entry.sha256) ? u"true"_s : u"false"_s;
        lines.append(fields.join(u','));
    }
    return lines.join("\r\n"_L1) + "\r\n"_L1;
}

} // namespace

tl::expected<LibraryListing, QString> listLibrary(const std::shared_ptr<const LibraryIndex>& index,
                                                  const QString& query, const NumberFormat& format)
{
    LibraryModel model(format);
    model.sort(LibraryModel::Measured, Qt::AscendingOrder);
    if (!model.setQuery(query)) {
        return tl::unexpected(model.queryError());
    }
    model.setIndex(index);
    LibraryListing listing{index, query, {}, {}};
    if (model.rowCount() == 0) {
        return listing;
    }
    listing.table = textTable(model);
    for (int row = 0; row < model.rowCount(); ++row) {
        listing.found.append(*model.entryAt(row));
    }
    return listing;
}

QByteArray libraryReport(const LibraryListing& listing, ReportFormat format, const TextLayout& layout)
{
    switch (format) {
    case ReportFormat::Json:
        return toJson(listing);
    case ReportFormat::Csv:
        return toCsv(listing).toUtf8();
    case ReportFormat::Markdown:
        return toMarkdown(readableReport(listing)).toUtf8();
    case ReportFormat::Text:
    case ReportFormat::Html:
        return toPlainText(readableReport(listing), layout).toUtf8();
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/importlist.h"

#include "models/report/importwords.h"
#include "models/report/joining.h"
#include "models/report/jsonwriter.h"
#include "models/report/librarywords.h"
#include "models/report/visibletext.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Outcome = ImportItem::Outcome;
using Code = ImportRefusal::Code;

constexpr std::array<QLatin1StringView, 4> outcomes{"taken"_L1, "duplicate"_L1, "refused"_L1,
                                                    "passed_over"_L1};
constexpr qint64 fewPassedOver = 20;
constexpr std::array<QLatin1StringView, 5> passedOver{"other_files"_L1, "other_json"_L1, "symbolic_links"_L1,
                                                      "git_folders"_L1, "library"_L1};

QLatin1StringView refusalName(Code code)
{
    switch (code) {
    case Code::File:
        return "file"_L1;
    case Code::SymbolicLink:
        return "symbolic_link"_L1;
    case Code::HardLink:
        return "hard_link"_L1;
    case Code::NotAFile:
        return "not_a_file"_L1;
    case Code::ClimbingPath:
        return "climbing_path"_L1;
    case Code::AbsolutePath:
        return "absolute_path"_L1;
    case Code::Encrypted:
        return "encrypted"_L1;
    case Code::TooDeep:
        return "too_deep"_L1;
    case Code::TooManyEntries:
        return "too_many_entries"_L1;
    case Code::TooMuchData:
        return "too_much_data"_L1;
    case Code::TooCompressed:
        return "too_compressed"_L1;
    case Code::NestedTooLarge:
        return "nested_too_large"_L1;
    case Code::NotAnArchive:
        return "not_an_archive"_L1;
    case Code::DamagedArchive:
        return "damaged_archive"_L1;
    case Code::NoGit:
        return "no_git"_L1;
    case Code::NotARepository:
        return "not_a_repository"_L1;
    case Code::OwnedByAnother:
        return "owned_by_another"_L1;
    case Code::NoSuchRef:
        return "no_such_ref"_L1;
    case Code::NoHistory:
        return "no_history"_L1;
    case Code::ShallowHistory:
        return "shallow_history"_L1;
    case Code::MissingObjects:
        return "missing_objects"_L1;
    case Code::GitFailed:
        return "git_failed"_L1;
    case Code::NotKept:
        return "not_kept"_L1;
    }
    Q_UNREACHABLE();
}

void writeItem(JsonWriter& json, const ImportItem& item)
{
    const bool isRefused = item.outcome == Outcome::Refused;
    const bool isPassedOver = item.outcome == Outcome::PassedOver;
    json.beginObject();
    json.member("name"_L1, item.name);
    json.member("outcome"_L1, QString(outcomes.at(size_t(item.outcome))));
    json.member("document"_L1, isRefused || isPassedOver ? std::nullopt : std::optional(item.document));
    std::optional<QString> reason;
    std::optional<QString> sentence;
    if (isRefused) {
        reason = refusalName(item.refusal.code);
        sentence = ImportWords::refusal(item.refusal);
    } else if (isPassedOver) {
        reason = passedOver.at(size_t(item.kind));
        sentence = ImportWords::passedOver(item.kind);
    }
    json.member("reason"_L1, reason);
    json.member("reason_sentence"_L1, sentence);
    json.endObject();
}

} // namespace

QByteArray importText(const ImportReport& report, PassedOverList listed)
{
    const qint64 named = report.count(Outcome::PassedOver);
    const bool namesPassedOver = listed == PassedOverList::All || named <= fewPassedOver;
    QStringList lines;
    for (const ImportItem& item : report.items) {
        if (item.outcome == Outcome::PassedOver && !namesPassedOver) {
            continue;
        }
        lines.append(Joining::labelled(visibleText(item.name), ImportWords::result(item)));
    }
    if (!lines.isEmpty()) {
        lines.append(QString());
    }
    lines += ImportWords::summary(report);
    if (!namesPassedOver) {
        lines.append(ImportWords::namesOnDemand());
    }
    return QString(lines.join(u'\n') + u'\n').toUtf8();
}

QByteArray importJson(const ImportReport& report, const QString& library)
{
    JsonWriter json;
    json.beginObject();
    json.member("rangebar_import"_L1, 1);
    json.member("library"_L1, library);
    json.member("taken"_L1, report.count(Outcome::Taken));
    json.member("duplicates"_L1, report.count(Outcome::Duplicate));
    json.member("refused"_L1, report.count(Outcome::Refused));
    json.key("passed_over"_L1);
    json.beginObject();
    for (size_t kind = 0; kind < passedOver.size(); ++kind) {
        json.member(passedOver.at(kind), report.passedOver.at(kind));
    }
    json.endObject();
    json.member("origins_left_out"_L1, report.originsLeftOut);
    json.member("cancelled"_L1, report.cancelled);
    json.member("failure_sentence"_L1,
                report.failure ? std::optional(LibraryWords::libraryError(*report.failure)) : std::nullopt);
    json.key("items"_L1);
    json.beginArray();
    for (const ImportItem& item : report.items) {
        writeItem(json, item);
    }
    json.endArray();
    json.endObject();
    return json.json();
}

} // namespace rangebar

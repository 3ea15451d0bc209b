// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/brokerbound.h"
#include "models/check/checkrules.h"
#include "models/report/words.h"

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

using namespace std::string_view_literals;

using Index = JsonTape::Index;

constexpr std::array required{"cpu"sv, "os"sv, "rustc"sv};

bool isRequired(std::string_view key)
{
    return std::ranges::find(required, key) != required.end();
}

/// Whether what the document measures has to do with the key at all.
bool concerns(std::string_view key, const CheckContext& context)
{
    if (key == "valgrind"sv) {
        return context.hasRows("code");
    }
    if (key == "broker"sv || key == "round_trip"sv) {
        return context.hasRows("scenarios") || context.hasRows("throughput");
    }
    return true;
}

void checkKeys(const CheckContext& context, Index environment)
{
    const QStringList printed = Words::environmentOrder();
    for (const QString& name : printed) {
        const QByteArray key = name.toLatin1();
        const std::string_view view(key.constData(), size_t(key.size()));
        if (context.value(environment, view)) {
            continue;
        }
        if (isRequired(view)) {
            context.findings.addMissing(CheckCode::EnvironmentMissing, CheckSeverity::Error, environment,
                                        view);
        } else if (concerns(view, context)) {
            context.findings.addMissing(CheckCode::EnvironmentUnpublished, CheckSeverity::Note, environment,
                                        view);
        }
    }
}

void checkValue(const CheckContext& context, Index key)
{
    const JsonTape& tape = context.tape();
    const Index value = key + 1;
    if (tape.kind(value) != JsonTape::Kind::String) {
        // Of a known key the reader says so; null counts as absent there.
        if (!Words::environmentOrder().contains(toQString(tape.string(key)))) {
            context.findings.add(CheckCode::EnvironmentType, CheckSeverity::Warning, value);
        }
    } else if (toQString(tape.string(value)).trimmed().isEmpty()) {
        const auto severity = isRequired(tape.string(key)) ? CheckSeverity::Error : CheckSeverity::Note;
        context.findings.add(CheckCode::EnvironmentEmpty, severity, value);
    }
}

} // namespace

void checkEnvironment(const CheckContext& context)
{
    const JsonTape& tape = context.tape();
    const std::optional<Index> environment = context.value(JsonTape::root, "environment");
    if (!environment) {
        context.findings
            .addMissing(CheckCode::FieldMissing, CheckSeverity::Error, JsonTape::root, "environment")
            .expected(ReadError::Expected::Object);
        return;
    }
    if (tape.kind(*environment) != JsonTape::Kind::Object) {
        return;
    }
    checkKeys(context, *environment);
    for (Index key = *environment + 1; key < tape.next(*environment); key = tape.next(key + 1)) {
        checkValue(context, key);
    }
    const QString* roundTrip = context.document().environmentValue(u"round_trip");
    if (roundTrip != nullptr && !roundTrip->trimmed().isEmpty() &&
        parseRoundTrip(*roundTrip).times.isEmpty()) {
        context.findings.addMember(CheckCode::RoundTripUnreadable, CheckSeverity::Note, *environment,
                                   "round_trip");
    }
}

} // namespace rangebar

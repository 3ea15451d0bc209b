// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/comparability.h"

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

/// What a known key of `environment` says, and what a difference in it changes.
struct KeyMeaning
{
    QStringView key;
    bool machine = false;  ///< a different value is another machine
    bool build = false;    ///< part of "same machine, same build"
    bool measured = false; ///< a measurement, never a setting
    bool rates = false;
    bool counts = false;
    bool toolchain = false; ///< a difference makes the code counts informational
};

/// Most telling first.
constexpr auto meanings = std::to_array<KeyMeaning>({
    {.key = u"cpu", .machine = true, .build = true, .rates = true},
    {.key = u"architecture",
     .machine = true,
     .build = true,
     .rates = true,
     .counts = true,
     .toolchain = true},
    {.key = u"cores", .machine = true, .build = true, .rates = true},
    {.key = u"rustc", .build = true, .rates = true, .counts = true, .toolchain = true},
    {.key = u"profile", .build = true, .rates = true, .counts = true, .toolchain = true},
    {.key = u"features", .build = true, .rates = true, .counts = true, .toolchain = true},
    {.key = u"rustflags", .build = true, .rates = true, .counts = true, .toolchain = true},
    {.key = u"broker", .build = true, .rates = true},
    {.key = u"os", .build = true, .rates = true},
    {.key = u"memory", .build = true, .rates = true},
    {.key = u"memory_speed", .rates = true},
    {.key = u"valgrind", .counts = true},
    {.key = u"round_trip", .measured = true},
    {.key = u"cpu_frequency", .measured = true},
});

/// The order in which a machine is described; other keys follow in the documents' own order.
constexpr auto usualOrder = std::to_array<QStringView>(
    {u"cpu", u"architecture", u"cpu_frequency", u"cores", u"memory", u"memory_speed", u"os", u"broker",
     u"round_trip", u"rustc", u"profile", u"features", u"rustflags", u"valgrind"});

/// A key nobody foresaw may change anything.
KeyMeaning meaningOf(QStringView key)
{
    const auto found = std::ranges::find(meanings, key, &KeyMeaning::key);
    return found != meanings.end() ? *found : KeyMeaning{.key = key, .rates = true, .counts = true};
}

bool saysNothing(const std::optional<QString>& value)
{
    if (!value) {
        return true;
    }
    const QStringView text = QStringView(*value).trimmed();
    return text.isEmpty() || text.compare(u"unknown", Qt::CaseInsensitive) == 0;
}

std::optional<QString> valueOf(const BenchmarkDocument& document, QStringView key)
{
    const QString* value = document.environmentValue(key);
    return value != nullptr ? std::optional(*value) : std::nullopt;
}

EnvironmentField::Relation relationOf(const EnvironmentField& field)
{
    const bool baseSaysNothing = saysNothing(field.base);
    const bool candidateSaysNothing = saysNothing(field.candidate);
    if (baseSaysNothing != candidateSaysNothing) {
        return EnvironmentField::Relation::OneSided;
    }
    if (baseSaysNothing || QStringView(*field.base).trimmed() == QStringView(*field.candidate).trimmed()) {
        return EnvironmentField::Relation::Equal;
    }
    return meaningOf(field.key).measured ? EnvironmentField::Relation::Measurement
                                         : EnvironmentField::Relation::Different;
}

QList<QString> keysOf(const BenchmarkDocument& base, const BenchmarkDocument& candidate)
{
    QList<QString> keys;
    for (const QStringView key : usualOrder) {
        if (base.environmentValue(key) != nullptr || candidate.environmentValue(key) != nullptr) {
            keys.append(key.toString());
        }
    }
    for (const BenchmarkDocument* document : {&base, &candidate}) {
        for (const EnvironmentEntry& entry : document->environment) {
            if (!keys.contains(entry.key)) {
                keys.append(entry.key);
            }
        }
    }
    return keys;
}

/// Position in `meanings`; keys nobody foresaw stand behind the settings that are known.
std::ptrdiff_t weightOf(const EnvironmentDifference& difference)
{
    return std::ranges::find(meanings, QStringView(difference.key), &KeyMeaning::key) - meanings.begin();
}

} // namespace

bool Comparability::countsAreInformational() const
{
    return std::ranges::any_of(differences, &EnvironmentDifference::decidesToolchain);
}

Comparability judgeComparability(const BenchmarkDocument& base, const BenchmarkDocument& candidate)
{
    Comparability result;
    result.baseNamesCrate = base.crate.has_value();
    result.candidateNamesCrate = candidate.crate.has_value();
    result.schemasDiffer = base.schema != candidate.schema;

    bool machineDiffers = false;
    bool buildDiffers = false;
    for (const QString& key : keysOf(base, candidate)) {
        EnvironmentField field{key, valueOf(base, key), valueOf(candidate, key),
                               EnvironmentField::Relation::Equal};
        field.relation = relationOf(field);
        result.fields.append(field);
        if (field.relation != EnvironmentField::Relation::Different) {
            continue;
        }
        const KeyMeaning meaning = meaningOf(key);
        machineDiffers = machineDiffers || meaning.machine;
        buildDiffers = buildDiffers || meaning.build;
        result.differences.append({key, *field.base, *field.candidate, meaning.machine, meaning.rates,
                                   meaning.counts, meaning.toolchain});
    }
    std::ranges::stable_sort(result.differences, {}, weightOf);

    if (base.crate && candidate.crate && *base.crate != *candidate.crate) {
        result.grade = Grade::DifferentCrates;
    } else if (machineDiffers) {
        result.grade = Grade::DifferentMachines;
    } else if (buildDiffers) {
        result.grade = Grade::SameMachineChanged;
    }
    return result;
}

QList<EnvironmentEntry> settingsKnown(const QList<EnvironmentEntry>& before,
                                      const BenchmarkDocument& document)
{
    QList<EnvironmentEntry> settings = document.environment;
    for (const EnvironmentEntry& entry : before) {
        const auto meaning = std::ranges::find(meanings, QStringView(entry.key), &KeyMeaning::key);
        if (meaning == meanings.end() || meaning->measured || saysNothing(entry.value)) {
            continue;
        }
        const auto own = std::ranges::find(settings, entry.key, &EnvironmentEntry::key);
        if (own == settings.end()) {
            settings.append(entry);
        } else if (saysNothing(own->value)) {
            *own = entry;
        }
    }
    return settings;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkrules.h"
#include "models/comparison/editdistance.h"
#include "models/report/words.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

using namespace std::string_view_literals;

using Index = JsonTape::Index;
using Kind = JsonTape::Kind;

/// The objects of the format.
enum class Part
{
    Document,
    Environment,
    Measurement,
    Scenario,
    Throughput,
    Code,
    BestOf,   ///< a loop of schema 3
    MedianOf, ///< a loop of schemas 1 and 2
    Counts,
    Value ///< no object, and no array of objects
};

struct Field
{
    Part part;
    std::string_view name;
    Part holds = Part::Value; ///< BestOf stands for the loops of either schema
};

constexpr std::array fields{
    Field{Part::Document, "schema"sv},
    Field{Part::Document, "crate"sv},
    Field{Part::Document, "crate_version"sv},
    Field{Part::Document, "core_version"sv},
    Field{Part::Document, "measured_at"sv},
    Field{Part::Document, "environment"sv, Part::Environment},
    Field{Part::Document, "scenarios"sv, Part::Scenario},
    Field{Part::Document, "code"sv, Part::Code},
    Field{Part::Document, "code_measured"sv, Part::Measurement},
    Field{Part::Document, "throughput"sv, Part::Throughput},
    Field{Part::Measurement, "crate_version"sv},
    Field{Part::Measurement, "core_version"sv},
    Field{Part::Measurement, "measured_at"sv},
    Field{Part::Scenario, "name"sv},
    Field{Part::Scenario, "unit"sv},
    Field{Part::Scenario, "messages"sv},
    Field{Part::Scenario, "pairs"sv},
    Field{Part::Scenario, "broker_bound"sv},
    Field{Part::Scenario, "round_trips_per_message"sv},
    Field{Part::Scenario, "raw"sv, Part::BestOf},
    Field{Part::Scenario, "adapter"sv, Part::BestOf},
    Field{Part::Scenario, "framework"sv, Part::BestOf},
    Field{Part::Scenario, "overhead_percent"sv},
    Field{Part::Scenario, "verdict"sv},
    Field{Part::Scenario, "adapter_overhead_percent"sv},
    Field{Part::Scenario, "adapter_verdict"sv},
    Field{Part::Scenario, "plugin"sv},
    Field{Part::Scenario, "plugin_overhead_percent"sv},
    Field{Part::Scenario, "plugin_verdict"sv},
    Field{Part::Throughput, "database"sv},
    Field{Part::Throughput, "form"sv},
    Field{Part::Throughput, "batch"sv},
    Field{Part::Throughput, "workers"sv},
    Field{Part::Throughput, "pool"sv},
    Field{Part::Throughput, "rows"sv},
    Field{Part::Throughput, "rounds"sv},
    Field{Part::Throughput, "raw"sv, Part::BestOf},
    Field{Part::Throughput, "adapter"sv, Part::BestOf},
    Field{Part::Throughput, "framework"sv, Part::BestOf},
    Field{Part::Throughput, "overhead_percent"sv},
    Field{Part::Throughput, "verdict"sv},
    Field{Part::Throughput, "adapter_overhead_percent"sv},
    Field{Part::Throughput, "adapter_verdict"sv},
    Field{Part::Throughput, "plugin"sv},
    Field{Part::Throughput, "plugin_overhead_percent"sv},
    Field{Part::Throughput, "plugin_verdict"sv},
    Field{Part::Code, "name"sv},
    Field{Part::Code, "messages"sv},
    Field{Part::Code, "framework"sv, Part::Counts},
    Field{Part::Code, "cold"sv, Part::Counts},
    Field{Part::Code, "raw"sv, Part::Counts},
    Field{Part::Code, "adapter"sv, Part::Counts},
    Field{Part::Code, "hand_written"sv, Part::Counts},
    Field{Part::Code, "overhead"sv, Part::Counts},
    Field{Part::Code, "gated"sv},
    Field{Part::Code, "note"sv},
    Field{Part::Code, "plugin"sv},
    Field{Part::BestOf, "best"sv},
    Field{Part::BestOf, "median"sv},
    Field{Part::BestOf, "worst"sv},
    Field{Part::MedianOf, "median"sv},
    Field{Part::MedianOf, "min"sv},
    Field{Part::MedianOf, "max"sv},
    Field{Part::Counts, "instructions"sv},
    Field{Part::Counts, "allocations"sv},
};

/// brokerBound, broker-bound and broker_bound are the same name to whoever writes it.
QString lettersOf(const QString& name)
{
    QString letters = name.toLower();
    letters.removeIf([](QChar c) { return c == QLatin1Char('_') || c == QLatin1Char('-') || c.isSpace(); });
    return letters;
}

/// Walks over what the format gives a meaning to, and finds what it does not.
class FieldNames
{
public:
    explicit FieldNames(const CheckContext& context) : m_context(context) {}

    void check(Index value, Part part);

private:
    void checkObject(Index object, Part part);
    void checkUnknown(Index object, Index key, Part part);
    QString nearestName(std::string_view name, Part part);
    bool hasMember(Index object, const QString& name);

    const CheckContext& m_context;
    QHash<std::pair<Index, QString>, bool> m_members;  ///< by object and name
    QHash<std::pair<int, QString>, QString> m_nearest; ///< by part and name
};

void FieldNames::check(Index value, Part part)
{
    const JsonTape& tape = m_context.tape();
    const bool isList = part == Part::Scenario || part == Part::Throughput || part == Part::Code;
    if (isList && tape.kind(value) == Kind::Array) {
        for (Index item = value + 1; item < tape.next(value); item = tape.next(item)) {
            checkObject(item, part);
        }
    } else if (!isList) {
        const bool isLoop = part == Part::BestOf;
        checkObject(value, isLoop && m_context.document().schema < 3 ? Part::MedianOf : part);
    }
}

void FieldNames::checkObject(Index object, Part part)
{
    const JsonTape& tape = m_context.tape();
    if (part == Part::Value || tape.kind(object) != Kind::Object) {
        return;
    }
    for (Index key = object + 1; key < tape.next(object); key = tape.next(key + 1)) {
        const auto field = std::ranges::find_if(fields, [&](const Field& candidate) {
            return candidate.part == part && candidate.name == tape.string(key);
        });
        if (field != fields.end()) {
            check(key + 1, field->holds);
        } else {
            checkUnknown(object, key, part);
        }
    }
}

void FieldNames::checkUnknown(Index object, Index key, Part part)
{
    const QString meant = nearestName(m_context.tape().string(key), part);
    const bool isMissing = !meant.isEmpty() && !hasMember(object, meant);
    if (isMissing) {
        m_context.findings.add(CheckCode::FieldMisspelt, CheckSeverity::Warning, key).other(meant);
    } else if (part != Part::Environment) {
        // Any key may stand in the environment: the page prints it under its own name.
        m_context.findings.add(CheckCode::FieldUnknown, CheckSeverity::Note, key);
    }
}

/// Looked up once for all that may be meant by it: an object can have very many members.
bool FieldNames::hasMember(Index object, const QString& name)
{
    const std::pair key(object, name);
    if (const auto known = m_members.constFind(key); known != m_members.constEnd()) {
        return *known;
    }
    const QByteArray latin1 = name.toLatin1();
    const std::string_view view(latin1.constData(), size_t(latin1.size()));
    return *m_members.insert(key, m_context.tape().member(object, view).has_value());
}

/// Of the fields of the object, whether they are there or not.
QString FieldNames::nearestName(std::string_view name, Part part)
{
    constexpr size_t longestName = 40;
    constexpr qsizetype mostNames = 1000; // nobody misspells so many, and comparing takes its time
    if (name.size() > longestName) {
        return {};
    }
    const std::pair key(int(part), toQString(name));
    if (const auto known = m_nearest.constFind(key); known != m_nearest.constEnd()) {
        return *known;
    }
    if (m_nearest.size() >= mostNames) {
        return {};
    }
    QStringList candidates;
    if (part == Part::Environment) {
        candidates = Words::environmentOrder();
    }
    for (const Field& field : fields) {
        if (field.part == part) {
            candidates.append(toQString(field.name));
        }
    }
    const QString letters = lettersOf(key.second);
    QString nearest;
    qsizetype fewest = letters.size() < 6 ? 1 : 2;
    for (const QString& candidate : std::as_const(candidates)) {
        const qsizetype distance = editDistance(letters, lettersOf(candidate));
        if (distance < fewest || (distance == fewest && nearest.isEmpty())) {
            fewest = distance;
            nearest = candidate;
        }
    }
    m_nearest.insert(key, nearest);
    return nearest;
}

} // namespace

void checkFieldNames(const CheckContext& context)
{
    FieldNames(context).check(JsonTape::root, Part::Document);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkrules.h"

#include <QDateTime>
#include <QRegularExpression>

namespace rangebar {
namespace {

using namespace std::string_view_literals;

using Expected = ReadError::Expected;
using Index = JsonTape::Index;

constexpr auto coreCrate = QLatin1StringView("ruststream");

/// Rust 1.0: nothing that needs a Rust compiler was measured before.
QDate firstPlausibleDay()
{
    return {2015, 5, 15};
}

class HeadRules
{
public:
    explicit HeadRules(const CheckContext& context) : m_context(context), m_findings(context.findings) {}

    void checkCrate();
    void checkMeasurement(Index object, const Measurement& measurement);
    void checkCoreVersion();
    void checkSections();
    void checkSchema();

private:
    const BenchmarkDocument& document() const { return m_context.document(); }
    void checkVersion(Index object, std::string_view member, const std::optional<QString>& version);
    void checkDate(Index object, const std::optional<QString>& date);
    /// A field that the page prints, and that the reader can do without. False where it is not there.
    bool isGiven(Index object, std::string_view member, bool read);

    const CheckContext& m_context;
    FindingCollector& m_findings;
};

bool HeadRules::isGiven(Index object, std::string_view member, bool read)
{
    // What is there but of another type has its finding already.
    if (!read && !m_context.value(object, member)) {
        m_findings.addMissing(CheckCode::FieldMissing, CheckSeverity::Error, object, member)
            .expected(Expected::String);
    }
    return read;
}

void HeadRules::checkCrate()
{
    static const QRegularExpression crateName(QStringLiteral("\\A[A-Za-z][A-Za-z0-9_-]*\\z"));
    const std::optional<QString>& crate = document().crate;
    if (isGiven(JsonTape::root, "crate"sv, crate.has_value()) && !crateName.match(*crate).hasMatch()) {
        m_findings.addMember(CheckCode::CrateName, CheckSeverity::Error, JsonTape::root, "crate");
    }
}

void HeadRules::checkVersion(Index object, std::string_view member, const std::optional<QString>& version)
{
    // https://semver.org, as Cargo asks for it.
    static const QRegularExpression semantic(QStringLiteral(
        "\\A(?:0|[1-9][0-9]*)(?:\\.(?:0|[1-9][0-9]*)){2}"
        "(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?\\z"));
    if (isGiven(object, member, version.has_value()) && !semantic.match(*version).hasMatch()) {
        m_findings.addMember(CheckCode::VersionForm, CheckSeverity::Warning, object, member);
    }
}

void HeadRules::checkDate(Index object, const std::optional<QString>& date)
{
    constexpr auto member = "measured_at"sv;
    if (!isGiven(object, member, date.has_value())) {
        return;
    }
    // Qt also takes a sign or more digits for the year.
    static const QRegularExpression form(QStringLiteral("\\A[0-9]{4}-[0-9]{2}-[0-9]{2}\\z"));
    const QDate day = form.match(*date).hasMatch() ? QDate::fromString(*date, Qt::ISODate) : QDate();
    if (!day.isValid()) {
        auto& draft = m_findings.addMember(CheckCode::DateForm, CheckSeverity::Error, object, member);
        // A date with a time behind it is a date.
        if (const QDate longer = QDate::fromString(date->left(10), Qt::ISODate);
            longer.isValid() && QDateTime::fromString(*date, Qt::ISODate).isValid()) {
            draft.instead('"' + longer.toString(Qt::ISODate).toLatin1() + '"');
        }
    } else if (day > m_context.today.addDays(1)) {
        m_findings.addMember(CheckCode::DateFuture, CheckSeverity::Error, object, member);
    } else if (day < firstPlausibleDay()) {
        m_findings.addMember(CheckCode::DateOld, CheckSeverity::Warning, object, member);
    }
}

void HeadRules::checkMeasurement(Index object, const Measurement& measurement)
{
    checkVersion(object, "crate_version", measurement.crateVersion);
    checkVersion(object, "core_version", measurement.coreVersion);
    checkDate(object, measurement.measuredAt);
}

void HeadRules::checkCoreVersion()
{
    const Measurement& measurement = document().measurement;
    if (document().crate == coreCrate && measurement.crateVersion && measurement.coreVersion &&
        measurement.crateVersion != measurement.coreVersion) {
        m_findings.addMember(CheckCode::CoreVersion, CheckSeverity::Warning, JsonTape::root, "core_version")
            .other(*measurement.crateVersion);
    }
}

void HeadRules::checkSections()
{
    bool hasAny = false;
    for (const std::string_view section : {"scenarios"sv, "code"sv, "throughput"sv}) {
        hasAny = hasAny || m_context.hasRows(section);
        const std::optional<Index> array = m_context.value(JsonTape::root, section);
        if (array && m_context.tape().kind(*array) == JsonTape::Kind::Array && !m_context.hasRows(section)) {
            m_findings.add(CheckCode::SectionEmpty, CheckSeverity::Warning, *array);
        }
    }
    if (!hasAny) {
        m_findings.add(CheckCode::NothingMeasured, CheckSeverity::Error, JsonTape::root);
    }
    const std::optional<Index> codeMeasured = m_context.value(JsonTape::root, "code_measured");
    if (codeMeasured && !m_context.hasRows("code")) {
        m_findings.add(CheckCode::CodeMeasuredAlone, CheckSeverity::Warning, *codeMeasured);
    }
    if (codeMeasured && document().codeMeasurement) {
        checkMeasurement(*codeMeasured, *document().codeMeasurement);
    }
}

void HeadRules::checkSchema()
{
    const std::optional<Index> schema = m_context.value(JsonTape::root, "schema");
    if (!schema) {
        return;
    }
    if (document().schema == 1 && m_context.hasRows("code")) {
        m_findings.add(CheckCode::SchemaCode, CheckSeverity::Warning, *schema).instead("2");
    }
    const std::optional<Index> loop = firstLoop(m_context.tape());
    if (!loop) {
        return;
    }
    const JsonTape& tape = m_context.tape();
    const bool isBestOf = tape.member(*loop, "best") && tape.member(*loop, "worst");
    const bool isMedianOf = tape.member(*loop, "min") && tape.member(*loop, "max");
    if (document().schema == 3 && isMedianOf && !isBestOf) {
        m_findings.add(CheckCode::SchemaLoops, CheckSeverity::Error, *schema)
            .instead(m_context.hasRows("code") ? "2" : "1");
    } else if (document().schema < 3 && isBestOf && !isMedianOf) {
        m_findings.add(CheckCode::SchemaLoops, CheckSeverity::Error, *schema).instead("3");
    }
}

} // namespace

void checkHead(const CheckContext& context)
{
    HeadRules rules(context);
    rules.checkSchema();
    rules.checkCrate();
    rules.checkMeasurement(JsonTape::root, context.document().measurement);
    rules.checkCoreVersion();
    rules.checkSections();
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/rowrules.h"

#include "models/analysis/brokerbound.h"
#include "models/analysis/units.h"
#include "models/check/rownames.h"
#include "models/report/words.h"

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

using namespace std::string_view_literals;

using Expected = ReadError::Expected;
using Fact = CheckFact::Name;
using Index = JsonTape::Index;

/// Longer than any label; "round trips per second" fits.
constexpr qsizetype longestUnit = 24;

/// What both kinds of row have beside their loops.
class RowRules
{
public:
    RowRules(const CheckContext& context, Index row) : m_context(context), m_row(row) {}

    /// A count of what was done, such as messages; zero of them is no measurement.
    void checkCount(std::string_view member, const std::optional<qint64>& count, bool isOptional);
    void checkRoundCount(std::string_view member, const std::optional<qint64>& rounds, const LoopSet& loops);
    void checkUnit(const QString& unit);
    void checkText(std::string_view member, const QString& text);
    void checkBrokerBound(const Scenario& scenario);

private:
    const CheckContext& m_context;
    Index m_row;
};

void RowRules::checkCount(std::string_view member, const std::optional<qint64>& count, bool isOptional)
{
    if (count == 0) {
        m_context.findings.addMember(CheckCode::CountZero, CheckSeverity::Error, m_row, member);
    } else if (!isOptional && !m_context.value(m_row, member)) {
        m_context.findings.addMissing(CheckCode::FieldMissing, CheckSeverity::Warning, m_row, member)
            .expected(Expected::WholeNumber);
    }
}

void RowRules::checkRoundCount(std::string_view member, const std::optional<qint64>& rounds,
                               const LoopSet& loops)
{
    if (!rounds) {
        checkCount(member, rounds, false);
    } else if (rounds == 0) {
        m_context.findings.addMember(CheckCode::RoundsZero, CheckSeverity::Error, m_row, member);
    } else if (rounds == 1) {
        const double widest = std::max(
            {spread(loops.raw), loops.adapter ? spread(*loops.adapter) : 0, spread(loops.framework)});
        // One round has no spread, so that every difference would count as measured; with a spread, it is the
        // number of rounds that is wrong.
        m_context.findings
            .addMember(CheckCode::RoundsSingle, widest > 0 ? CheckSeverity::Error : CheckSeverity::Warning,
                       m_row, member)
            .fact(Fact::Spread, widest);
    }
}

void RowRules::checkUnit(const QString& unit)
{
    if (unit.isEmpty() && !m_context.value(m_row, "unit")) {
        m_context.findings.addMissing(CheckCode::FieldMissing, CheckSeverity::Error, m_row, "unit")
            .expected(Expected::String);
    } else if (m_context.tape().kind(*m_context.value(m_row, "unit")) != JsonTape::Kind::String) {
        return; // the reader says so
    } else if (unit.trimmed().isEmpty()) {
        m_context.findings.addMember(CheckCode::NameEmpty, CheckSeverity::Error, m_row, "unit");
    } else if (unit.size() > longestUnit) {
        m_context.findings.addMember(CheckCode::UnitLong, CheckSeverity::Warning, m_row, "unit");
    }
}

void RowRules::checkText(std::string_view member, const QString& text)
{
    const std::optional<Index> value = m_context.value(m_row, member);
    if (!value) {
        m_context.findings.addMissing(CheckCode::FieldMissing, CheckSeverity::Error, m_row, member)
            .expected(Expected::String);
    } else if (m_context.tape().kind(*value) == JsonTape::Kind::String && text.trimmed().isEmpty()) {
        m_context.findings.add(CheckCode::NameEmpty, CheckSeverity::Error, *value);
    }
}

/// How far, of itself, a time may be from what its text says: half a unit of its last digit.
double roundingOf(const RoundTripTime& time)
{
    const qsizetype end =
        std::ranges::find_if(time.text, [](QChar c) { return !c.isDigit() && c != QLatin1Char('.'); }) -
        time.text.cbegin();
    const QString digits = time.text.left(end);
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    const double decimals = point < 0 ? 0 : double(digits.size() - point - 1);
    const double number = digits.toDouble();
    return number > 0 ? 0.5 * std::pow(10, -decimals) / number : 0;
}

/// The flag is wrong only where no numbers that round to the published ones give it.
bool contradicts(const BrokerBoundSum& sum, const Scenario& scenario)
{
    if (sum.agreesWithFlag.value_or(true)) {
        return false;
    }
    const double raw = figure(scenario.loops.raw);
    const double charged = *sum.charged;
    // A whole number of round trips was counted, not rounded.
    const double chargeRounding = charged == std::trunc(charged) ? 0 : halfUnit({charged}) / charged;
    const double rounding = roundingOf(sum.roundTrip) + halfUnit({raw}) / raw + chargeRounding;
    return std::abs(*sum.share - 0.5) > *sum.share * rounding;
}

void RowRules::checkBrokerBound(const Scenario& scenario)
{
    if (!m_context.value(m_row, "broker_bound")) {
        m_context.findings.addMissing(CheckCode::FieldMissing, CheckSeverity::Note, m_row, "broker_bound")
            .expected(Expected::Boolean);
        return;
    }
    // Where several round trips may be meant, one that gives the flag is enough.
    const QList<BrokerBoundSum> sums = brokerBoundSums(m_context.document(), scenario);
    const bool isWrong = !sums.isEmpty() && std::ranges::all_of(sums, [&scenario](const BrokerBoundSum& sum) {
        return contradicts(sum, scenario);
    });
    if (isWrong) {
        const BrokerBoundSum& sum = sums.constFirst();
        m_context.findings.addMember(CheckCode::BrokerBoundSum, CheckSeverity::Warning, m_row, "broker_bound")
            .fact(Fact::Share, *sum.share)
            .fact(Fact::Charged, *sum.charged)
            .fact(Fact::RoundTrip, sum.roundTrip.seconds)
            .instead(*scenario.brokerBound ? "false" : "true");
    }
}

void checkScenario(const CheckContext& context, const Scenario& scenario, Index row)
{
    RowRules rules(context, row);
    rules.checkUnit(scenario.unit);
    rules.checkCount("messages", scenario.messages, false);
    rules.checkRoundCount("pairs", scenario.pairs, scenario.loops);
    rules.checkBrokerBound(scenario);
    checkLoops(context, row, scenario.loops, scenario.unit);
}

void checkThroughputRow(const CheckContext& context, const ThroughputRow& throughput, Index row)
{
    RowRules rules(context, row);
    rules.checkText("database", throughput.database);
    rules.checkText("form", throughput.form);
    rules.checkCount("batch", throughput.batch, true);
    rules.checkCount("workers", throughput.workers, false);
    rules.checkCount("pool", throughput.pool, false);
    rules.checkCount("rows", throughput.rows, false);
    rules.checkRoundCount("rounds", throughput.rounds, throughput.loops);
    checkLoops(context, row, throughput.loops, Words::throughputUnit());
}

/// What tells a row of `throughput` from the others; the lengths keep two texts apart.
QString keyOf(const ThroughputRow& row)
{
    const auto number = [](const std::optional<qint64>& value) {
        return value ? QString::number(*value) : QString();
    };
    const QStringList parts{
        row.database,        row.form,        row.loops.plugin.value_or(QString()), number(row.batch),
        number(row.workers), number(row.pool)};
    QString key;
    for (const QString& part : parts) {
        key += QString::number(part.size()) + QLatin1Char(':') + part;
    }
    return key;
}

} // namespace

void checkRows(const CheckContext& context)
{
    const BenchmarkDocument& document = context.document();
    RowNames scenarioNames(context);
    for (qsizetype i = 0; i < document.scenarios.size(); ++i) {
        const Index row = context.partial.scenarios[size_t(i)];
        scenarioNames.check(row, "name", document.scenarios.at(i).name);
        checkScenario(context, document.scenarios.at(i), row);
    }
    RowNames throughputNames(context);
    for (qsizetype i = 0; i < document.throughput.size(); ++i) {
        const Index row = context.partial.throughput[size_t(i)];
        throughputNames.checkKey(row, keyOf(document.throughput.at(i)));
        checkThroughputRow(context, document.throughput.at(i), row);
    }
}

} // namespace rangebar

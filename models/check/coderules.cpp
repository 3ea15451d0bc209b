// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkrules.h"
#include "models/check/rownames.h"

#include <array>
#include <cmath>

namespace rangebar {
namespace {

using namespace std::string_view_literals;

using Expected = ReadError::Expected;
using Fact = CheckFact::Name;
using Index = JsonTape::Index;

struct CountField
{
    std::string_view name;
    double CodeCounts::*value;
};

constexpr std::array countFields{CountField{"instructions"sv, &CodeCounts::instructions},
                                 CountField{"allocations"sv, &CodeCounts::allocations}};

/// One entry of `code`.
class EntryRules
{
public:
    EntryRules(const CheckContext& context, const CodeEntry& entry, Index object)
        : m_context(context), m_findings(context.findings), m_entry(entry), m_object(object)
    {
    }

    void check();

private:
    void checkFields();
    void checkCounts(std::string_view name, const std::optional<CodeCounts>& counts);
    void checkCold();
    void checkOverhead();

    const CheckContext& m_context;
    FindingCollector& m_findings;
    const CodeEntry& m_entry;
    Index m_object;
};

void EntryRules::check()
{
    checkFields();
    checkCounts("framework", m_entry.framework);
    checkCounts("cold", m_entry.cold);
    checkCounts("raw", m_entry.raw);
    checkCounts("adapter", m_entry.adapter);
    checkCounts("hand_written", m_entry.handWritten);
    checkCold();
    checkOverhead();
}

void EntryRules::checkFields()
{
    if (m_entry.messages == 0) {
        m_findings.addMember(CheckCode::CountZero, CheckSeverity::Error, m_object, "messages");
    } else if (!m_context.value(m_object, "messages")) {
        m_findings.addMissing(CheckCode::FieldMissing, CheckSeverity::Warning, m_object, "messages")
            .expected(Expected::WholeNumber);
    }
    if (!m_context.value(m_object, "gated")) {
        m_findings.addMissing(CheckCode::FieldMissing, CheckSeverity::Warning, m_object, "gated")
            .expected(Expected::Boolean);
    }
}

void EntryRules::checkCounts(std::string_view name, const std::optional<CodeCounts>& counts)
{
    const std::optional<Index> object = m_context.value(m_object, name);
    if (!counts || !object) {
        return;
    }
    for (const CountField& field : countFields) {
        const double count = *counts.*field.value;
        if (printsNegativeZero(count)) {
            m_findings.addMember(CheckCode::NegativeZero, CheckSeverity::Warning, *object, field.name)
                .instead("0");
        } else if (count < 0) {
            m_findings.addMember(CheckCode::CountNegative, CheckSeverity::Error, *object, field.name);
        }
    }
}

void EntryRules::checkCold()
{
    const std::optional<Index> object = m_context.value(m_object, "cold");
    if (!m_entry.cold || !object) {
        return;
    }
    for (const CountField& field : countFields) {
        const double cold = *m_entry.cold.*field.value;
        const double steady = m_entry.framework.*field.value;
        if (cold >= 0 && cold != std::trunc(cold)) {
            m_findings.addMember(CheckCode::CountNotWhole, CheckSeverity::Error, *object, field.name);
        } else if (cold >= 0 && cold < steady - halfUnit({steady, cold})) {
            m_findings.addMember(CheckCode::ColdBelowSteady, CheckSeverity::Warning, *object, field.name)
                .fact(Fact::Steady, steady);
        }
    }
}

void EntryRules::checkOverhead()
{
    const std::optional<Index> object = m_context.value(m_object, "overhead");
    if (!m_entry.overhead || !m_entry.handWritten || !object) {
        return;
    }
    for (const CountField& field : countFields) {
        const double published = *m_entry.overhead.*field.value;
        const double framework = m_entry.framework.*field.value;
        const double handWritten = *m_entry.handWritten.*field.value;
        const double tolerance = 3 * halfUnit({published, framework, handWritten});
        const double size = std::abs(framework) + std::abs(handWritten) + std::abs(published);
        if (std::abs(framework - handWritten - published) > tolerance + size * 1e-12) {
            m_findings.addMember(CheckCode::CountOverhead, CheckSeverity::Warning, *object, field.name)
                .fact(Fact::Published, published)
                .fact(Fact::Recomputed, framework - handWritten)
                .instead(asWritten(framework - handWritten, {framework, handWritten}));
        }
    }
}

} // namespace

void checkCode(const CheckContext& context)
{
    const BenchmarkDocument& document = context.document();
    RowNames names(context);
    for (qsizetype i = 0; i < document.code.size(); ++i) {
        const CodeEntry& entry = document.code.at(i);
        const Index object = context.partial.code[size_t(i)];
        names.check(object, "name", entry.name);
        EntryRules(context, entry, object).check();
    }
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/checkfinding.h"
#include "models/document/partialdocument.h"

#include <string>
#include <string_view>
#include <vector>

namespace rangebar {

/// Collects findings by their node on the tape and gives them line, column and path at the end, all in one
/// walk over the text. Internal to models/check.
class FindingCollector
{
public:
    using Index = JsonTape::Index;

    /// A finding without its place. Every function returns the draft, so that more can be said of it.
    class Draft
    {
    public:
        Draft(CheckCode code, CheckSeverity severity, Index index)
        {
            m_finding.code = code;
            m_finding.severity = severity;
            m_index = index;
        }
        Draft& fact(CheckFact::Name name, double value)
        {
            m_finding.facts.append({name, value});
            return *this;
        }
        Draft& instead(const QByteArray& json)
        {
            m_finding.instead = json;
            return *this;
        }
        Draft& other(const QString& text)
        {
            m_finding.other = text;
            return *this;
        }
        /// The path and the line of another value.
        Draft& otherPlace(Index index)
        {
            m_other = index;
            return *this;
        }
        /// What a reader expects where something is missing or of another kind.
        Draft& expected(ReadError::Expected expected)
        {
            m_expected = expected;
            return *this;
        }

    private:
        friend class FindingCollector;

        CheckFinding m_finding;
        Index m_index;
        std::string m_missing;
        std::optional<Index> m_other;
        ReadError::Expected m_expected = ReadError::Expected::Nothing;
    };

    explicit FindingCollector(const JsonTape& tape) : m_tape(tape) {}

    Draft& add(CheckCode code, CheckSeverity severity, Index value);
    /// At the member of this name; at the object itself where it has none.
    Draft& addMember(CheckCode code, CheckSeverity severity, Index object, std::string_view member);
    /// At the object, of a member that it lacks.
    Draft& addMissing(CheckCode code, CheckSeverity severity, Index object, std::string_view member);
    Draft& addFault(const FieldFault& fault);

    /// In the order of the text.
    QList<CheckFinding> resolved();

private:
    const JsonTape& m_tape;
    std::vector<Draft> m_drafts;
};

/// The code for what a reader refuses.
CheckCode checkCodeOf(ReadError::Code code);

} // namespace rangebar

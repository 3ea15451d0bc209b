// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/findingcollector.h"

#include <algorithm>

namespace rangebar {

FindingCollector::Draft& FindingCollector::add(CheckCode code, CheckSeverity severity, Index value)
{
    return m_drafts.emplace_back(code, severity, value);
}

FindingCollector::Draft& FindingCollector::addMember(CheckCode code, CheckSeverity severity, Index object,
                                                     std::string_view member)
{
    return add(code, severity, m_tape.member(object, member).value_or(object));
}

FindingCollector::Draft& FindingCollector::addMissing(CheckCode code, CheckSeverity severity, Index object,
                                                      std::string_view member)
{
    Draft& draft = add(code, severity, object);
    draft.m_missing = member;
    return draft;
}

FindingCollector::Draft& FindingCollector::addFault(const FieldFault& fault)
{
    Draft& draft = add(checkCodeOf(fault.code), CheckSeverity::Error, fault.index);
    draft.m_missing = fault.name;
    draft.m_expected = fault.expected;
    draft.m_finding.error = ReadError{.code = fault.code, .path = {}, .found = {}};
    return draft;
}

QList<CheckFinding> FindingCollector::resolved()
{
    std::ranges::stable_sort(m_drafts, {}, &Draft::m_index);
    std::vector<Index> indexes;
    for (const Draft& draft : m_drafts) {
        indexes.push_back(draft.m_index);
        if (draft.m_other) {
            indexes.push_back(*draft.m_other);
        }
    }
    std::ranges::sort(indexes);
    indexes.erase(std::unique(indexes.begin(), indexes.end()), indexes.end());
    const QList<QString> paths = m_tape.paths(indexes);
    const std::vector<JsonTape::Place> places = m_tape.places(indexes);
    const auto positionOf = [&indexes](Index index) {
        return std::ranges::lower_bound(indexes, index) - indexes.begin();
    };

    QList<CheckFinding> findings;
    findings.reserve(qsizetype(m_drafts.size()));
    for (Draft& draft : m_drafts) {
        CheckFinding& finding = findings.emplaceBack(std::move(draft.m_finding));
        const auto position = positionOf(draft.m_index);
        finding.line = places[size_t(position)].line;
        finding.column = places[size_t(position)].column;
        finding.path = paths.at(position);
        if (draft.m_missing.empty()) {
            finding.found = m_tape.shown(draft.m_index);
        } else {
            finding.path = memberPath(finding.path, draft.m_missing);
        }
        if (draft.m_other) {
            const auto other = positionOf(*draft.m_other);
            finding.other = paths.at(other);
            finding.otherLine = places[size_t(other)].line;
        }
        if (finding.error || draft.m_expected != ReadError::Expected::Nothing) {
            const auto code = finding.error ? finding.error->code : ReadError::Code::MissingField;
            finding.error =
                ReadError{code, draft.m_expected, finding.line, finding.column, finding.path, finding.found};
        }
    }
    return findings;
}

CheckCode checkCodeOf(ReadError::Code code)
{
    switch (code) {
    case ReadError::Code::Empty:
        return CheckCode::DocumentEmpty;
    case ReadError::Code::TooLarge:
        return CheckCode::DocumentTooLarge;
    case ReadError::Code::NotUtf8:
        return CheckCode::DocumentEncoding;
    case ReadError::Code::Syntax:
        return CheckCode::JsonSyntax;
    case ReadError::Code::TooDeep:
        return CheckCode::DocumentTooDeep;
    case ReadError::Code::DuplicateKey:
        return CheckCode::DuplicateKey;
    case ReadError::Code::NotAnObject:
        return CheckCode::DocumentNotAnObject;
    case ReadError::Code::MissingSchema:
        return CheckCode::SchemaMissing;
    case ReadError::Code::UnknownSchema:
        return CheckCode::SchemaUnknown;
    case ReadError::Code::WrongType:
        return CheckCode::WrongType;
    case ReadError::Code::MissingField:
        return CheckCode::FieldMissing;
    case ReadError::Code::NumberOutOfRange:
        return CheckCode::NumberRange;
    case ReadError::Code::UnknownWord:
        return CheckCode::UnknownVerdict;
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/comparisonreport.h"

#include "models/report/comparisonrender.h"
#include "models/report/comparisonwords.h"
#include "models/report/documentrender.h"
#include "models/report/joining.h"
#include "models/report/reportrender.h"
#include "models/report/visibletext.h"

#include <QSet>

#include <algorithm>
#include <numeric>

namespace rangebar {
namespace {

class ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ComparisonReport)
};

/// Puts the parts of a report together.
class Builder
{
public:
    Builder(const Comparison& comparison, const ReportOptions& options)
        : m_comparison(comparison)
        , m_options(options)
        , m_words(options.format)
        , m_rows(toldRows(comparison, options))
        , m_told(m_rows.cbegin(), m_rows.cend())
    {
    }

    ReadableReport build() const;

private:
    ReportPart comparability() const;
    ReportPart findings() const;
    ReportPart rates(Section section) const;
    ReportPart code() const;
    ReportPart explanations() const;
    ReportPart suggestions() const;
    ReportPart fields(const QString& heading, const QList<EnvironmentField>& fields, bool knownKeys) const;
    QString noteOn(const ComparedRow& row) const;
    QString sideTitle(Side side) const;
    bool isTold(qsizetype row) const { return !m_options.rows || m_told.contains(row); }

    const Comparison& m_comparison;
    const ReportOptions& m_options;
    ComparisonWords m_words;
    QList<qsizetype> m_rows;
    QSet<qsizetype> m_told;
};

QString Builder::sideTitle(Side side) const
{
    return QString(ComparisonWords::side(side) + QStringLiteral(" (") + ComparisonWords::sideLetter(side) +
                   QLatin1Char(')'));
}

ReportPart Builder::comparability() const
{
    ReportPart part;
    part.heading = ReportWords::tr("May they be compared?");
    part.sentences = m_words.headerSentences(m_comparison);
    part.table.header = {ReportWords::tr("What differs"), sideTitle(Side::Base), sideTitle(Side::Candidate),
                         ReportWords::tr("Effect")};
    for (const EnvironmentDifference& difference : m_comparison.comparability.differences) {
        part.table.rows.append({documentCell(Words::environmentLabel(difference.key)),
                                documentCell(visibleText(difference.base)),
                                documentCell(visibleText(difference.candidate)),
                                ownCell(m_words.effect(difference))});
    }
    return part;
}

ReportPart Builder::findings() const
{
    ReportPart part;
    part.heading = ReportWords::tr("Findings");
    part.table.header = {ComparisonWords::findingClassTitle(), ReportWords::tr("Finding"),
                         ReportWords::tr("Accepted")};
    for (const FindingClass wanted :
         {FindingClass::Regression, FindingClass::Improvement, FindingClass::Change}) {
        for (const Finding& finding : m_comparison.findings) {
            if (finding.findingClass != wanted || (finding.row >= 0 && !isTold(finding.row))) {
                continue;
            }
            part.table.rows.append(
                {ownCell(ComparisonWords::findingClass(wanted)),
                 documentCell(m_words.finding(m_comparison, finding)),
                 documentCell(ComparisonWords::acceptance(m_comparison, finding, m_options.marks))});
        }
    }
    return part;
}

QString Builder::noteOn(const ComparedRow& row) const
{
    QStringList notes;
    if (const QString pairing = m_words.pairing(m_comparison, row); !pairing.isEmpty()) {
        notes.append(pairing);
    }
    if (row.rates) {
        if (row.rates->basis == FigureBasis::Median) {
            notes.append(ReportWords::tr("medians"));
        }
        if (row.rates->rawClientMoved) {
            notes.append(ReportWords::tr("raw client moved"));
        }
        if (std::ranges::any_of(row.rates->loops, &LoopChange::mixed)) {
            notes.append(ReportWords::tr("mixed"));
        }
        if (row.rates->candidateBrokerBound == true || row.rates->baseBrokerBound == true) {
            notes.append(Words::brokerBound());
        }
    }
    if (row.code && !row.code->gated) {
        notes.append(ReportWords::tr("not gated"));
    }
    if (const QString causes = m_words.causes(m_comparison, row); !causes.isEmpty()) {
        //: %1 names what differs between the two environments.
        notes.append(ReportWords::tr("changed beside it: %1").arg(causes));
    }
    return Joining::clauses(notes);
}

ReportPart Builder::rates(Section section) const
{
    ReportPart part;
    part.folded = true;
    part.table.header = {ReportWords::tr("Scenario"),
                         ReportWords::tr("Loop"),
                         sideTitle(Side::Base),
                         sideTitle(Side::Candidate),
                         ReportWords::tr("Rate"),
                         ReportWords::tr("Distance"),
                         ReportWords::tr("Verdict of the base"),
                         ReportWords::tr("Verdict of the candidate"),
                         ReportWords::tr("Notes")};
    qsizetype told = 0;
    for (const qsizetype index : m_rows) {
        const ComparedRow& row = m_comparison.rows.at(index);
        if (row.section != section) {
            continue;
        }
        ++told;
        const QString name = m_words.rowName(m_comparison, row);
        if (!row.rates) {
            part.table.rows.append({documentCell(name), ownCell({}), ownCell({}), ownCell({}), ownCell({}),
                                    ownCell({}), ownCell({}), ownCell({}), ownCell(noteOn(row))});
            continue;
        }
        const RateRowChange& rates = *row.rates;
        const Cells cells(m_options.format);
        bool first = true;
        for (const LoopChange& loop : rates.loops) {
            part.table.rows.append(
                {documentCell(name), ownCell(Words::loop(loop.role)),
                 numberCell(cells.loop(loop.base, rates.unit)),
                 numberCell(cells.loop(loop.candidate, rates.candidateUnit)),
                 documentCell(m_words.rate(loop.rate, rates)),
                 ownCell(loop.distance ? m_words.distance(*loop.distance) : QString()),
                 ownCell(loop.distance ? m_words.publishedVerdict(loop.baseVerdict) : QString()),
                 ownCell(loop.distance ? m_words.publishedVerdict(loop.candidateVerdict) : QString()),
                 documentCell(first ? noteOn(row) : QString())});
            first = false;
        }
    }
    part.heading =
        ReportWords::tr("%1: %n row(s)", nullptr, int(told)).arg(ComparisonWords::section(section));
    return part;
}

ReportPart Builder::code() const
{
    ReportPart part;
    part.folded = true;
    part.table.header = {ReportWords::tr("Scenario"), ReportWords::tr("Column"),  ReportWords::tr("Count"),
                         ReportWords::tr("Change"),   ReportWords::tr("Verdict"), ReportWords::tr("Notes")};
    qsizetype told = 0;
    for (const qsizetype index : m_rows) {
        const ComparedRow& row = m_comparison.rows.at(index);
        if (row.section != Section::Code) {
            continue;
        }
        ++told;
        const QString name = m_words.rowName(m_comparison, row);
        if (!row.code) {
            part.table.rows.append({documentCell(name), ownCell({}), ownCell({}), ownCell({}), ownCell({}),
                                    ownCell(noteOn(row))});
            continue;
        }
        bool first = true;
        for (const CountChange& change : row.code->counts) {
            part.table.rows.append({documentCell(name), ownCell(ComparisonWords::column(change.column)),
                                    ownCell(ComparisonWords::metric(change.metric)),
                                    ownCell(m_words.count(change)),
                                    ownCell(m_words.countVerdict(change, *row.code)),
                                    documentCell(first ? noteOn(row) : QString())});
            first = false;
        }
    }
    part.heading =
        ReportWords::tr("%1: %n row(s)", nullptr, int(told)).arg(ComparisonWords::section(Section::Code));
    return part;
}

ReportPart Builder::explanations() const
{
    ReportPart part;
    part.heading = ReportWords::tr("Every verdict explained");
    part.folded = true;
    part.table.header = {ReportWords::tr("Scenario"), ReportWords::tr("Explanation")};
    for (const qsizetype index : m_rows) {
        const ComparedRow& row = m_comparison.rows.at(index);
        const QString name = m_words.rowName(m_comparison, row);
        for (const QString& sentence : m_words.explainRow(m_comparison, row)) {
            part.table.rows.append({documentCell(name), documentCell(sentence)});
        }
    }
    return part;
}

ReportPart Builder::suggestions() const
{
    ReportPart part;
    part.heading = ReportWords::tr("Possibly the same row under another name");
    part.folded = true;
    part.table.header = {sideTitle(Side::Base), sideTitle(Side::Candidate), ReportWords::tr("Similarity")};
    for (const SectionSuggestion& suggestion : m_comparison.suggestions) {
        part.table.rows.append({documentCell(visibleText(suggestion.keys.base.name)),
                                documentCell(visibleText(suggestion.keys.candidate.name)),
                                numberCell(m_options.format.significant(suggestion.similarity))});
    }
    return part;
}

ReportPart Builder::fields(const QString& heading, const QList<EnvironmentField>& fields,
                           bool knownKeys) const
{
    constexpr qsizetype mostOfAValue = 400;
    ReportPart part;
    part.heading = heading;
    part.folded = true;
    part.table.header = {ReportWords::tr("Field"), sideTitle(Side::Base), sideTitle(Side::Candidate),
                         ReportWords::tr("Compared")};
    const auto value = [](const std::optional<QString>& text) {
        return documentCell(text ? visibleText(*text, mostOfAValue) : Words::missing());
    };
    for (const EnvironmentField& field : fields) {
        part.table.rows.append(
            {documentCell(knownKeys ? Words::environmentLabel(field.key) : visibleText(field.key)),
             value(field.base), value(field.candidate), ownCell(ComparisonWords::relation(field.relation))});
    }
    return part;
}

ReadableReport Builder::build() const
{
    ReadableReport report;
    report.title = ReportWords::tr("%1 against %2")
                       .arg(Provenance::title(*m_comparison.candidate.document),
                            Provenance::title(*m_comparison.base.document));
    report.facts = m_options.origin.facts;
    if (m_options.origin.isSwapped && !report.facts.isEmpty()) {
        report.facts.append(ComparisonWords::sidesSwapped());
    }
    report.facts +=
        {ReportWords::tr("%1: %2").arg(sideTitle(Side::Base), m_words.sideLine(m_comparison.base)),
         ReportWords::tr("%1: %2").arg(sideTitle(Side::Candidate), m_words.sideLine(m_comparison.candidate))};
    report.summary = m_words.summary(m_comparison, m_options.marks);
    if (m_comparison.refused()) {
        return report;
    }
    if (const QString hidden = m_words.hiddenRows(m_comparison, m_rows.size()); !hidden.isEmpty()) {
        report.summary.append(hidden);
    }
    const auto addUnlessEmpty = [&report](ReportPart part) {
        if (!part.sentences.isEmpty() || !part.table.rows.isEmpty()) {
            report.parts.append(std::move(part));
        }
    };
    addUnlessEmpty(comparability());
    addUnlessEmpty(findings());
    addUnlessEmpty(rates(Section::Scenarios));
    addUnlessEmpty(rates(Section::Throughput));
    addUnlessEmpty(code());
    addUnlessEmpty(suggestions());
    addUnlessEmpty(explanations());
    addUnlessEmpty(fields(ReportWords::tr("Both machines"), m_comparison.comparability.fields, true));
    addUnlessEmpty(fields(ReportWords::tr("Other fields"), m_comparison.otherFields, false));
    return report;
}

} // namespace

QList<qsizetype> toldRows(const Comparison& comparison, const ReportOptions& options)
{
    if (options.rows) {
        QList<qsizetype> rows;
        std::ranges::copy_if(*options.rows, std::back_inserter(rows), [&comparison](qsizetype row) {
            return row >= 0 && row < comparison.rows.size();
        });
        return rows;
    }
    QList<qsizetype> rows(comparison.rows.size());
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

ReadableReport readableReport(const Comparison& comparison, const ReportOptions& options)
{
    return Builder(comparison, options).build();
}

QByteArray comparisonReport(const Comparison& comparison, ReportFormat format, const ReportOptions& options)
{
    return renderReport(comparison, format, options);
}

namespace {

/// What is said of the document, and the document itself.
QList<ReadableReport> readableReports(const LoneReport& report, const ReportOptions& options)
{
    ReadableReport head;
    head.title = options.origin.facts.value(0);
    head.facts = options.origin.facts.mid(1);
    head.summary = {report.outcome};
    QList<ReadableReport> reports{head};
    for (const auto& side : {report.base, report.candidate}) {
        if (side) {
            reports.append(readableReport(ReportedDocument{side->document, side->source}, options.format));
        }
    }
    return reports;
}

} // namespace

QByteArray loneReport(const LoneReport& report, ReportFormat format, const ReportOptions& options)
{
    if (format == ReportFormat::Json) {
        return toJson(report, options);
    }
    if (format == ReportFormat::Csv) {
        return toCsv(report, options).toUtf8();
    }
    TextLayout layout;
    layout.width = options.width;
    layout.block = TextLayout::Block::List;
    layout.hasColours = options.hasColours;
    ReportOptions rendered = options;
    rendered.format = reportNumbers(format, options.format);
    return renderReports(readableReports(report, rendered), options.origin.facts.value(0), format, layout,
                         rendered.format.locale());
}

} // namespace rangebar

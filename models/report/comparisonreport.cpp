// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/comparisonreport.h"

#include "models/report/comparisonrender.h"
#include "models/report/comparisonwords.h"
#include "models/report/joining.h"
#include "models/report/visibletext.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <numeric>

namespace rangebar {
namespace {

struct FormatName
{
    ReportFormat format;
    QLatin1StringView name;
    QLatin1StringView suffix;
};

constexpr std::array<FormatName, 5> formatNames{{
    {ReportFormat::Text, QLatin1StringView("text"), QLatin1StringView("txt")},
    {ReportFormat::Markdown, QLatin1StringView("markdown"), QLatin1StringView("md")},
    {ReportFormat::Json, QLatin1StringView("json"), QLatin1StringView("json")},
    {ReportFormat::Csv, QLatin1StringView("csv"), QLatin1StringView("csv")},
    {ReportFormat::Html, QLatin1StringView("html"), QLatin1StringView("html")},
}};

const FormatName& nameOf(ReportFormat format)
{
    return *std::ranges::find(formatNames, format, &FormatName::format);
}

class ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(rangebar::ComparisonReport)
};

TableCell own(const QString& text)
{
    return {text, false, false};
}

TableCell fromDocument(const QString& text)
{
    return {text, true, false};
}

TableCell number(const QString& text)
{
    return {text, false, true};
}

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
        part.table.rows.append({fromDocument(Words::environmentLabel(difference.key)),
                                fromDocument(visibleText(difference.base)),
                                fromDocument(visibleText(difference.candidate)),
                                own(m_words.effect(difference))});
    }
    return part;
}

ReportPart Builder::findings() const
{
    ReportPart part;
    part.heading = ReportWords::tr("Findings");
    part.table.header = {ReportWords::tr("Class"), ReportWords::tr("Finding"), ReportWords::tr("Accepted")};
    for (const FindingClass wanted :
         {FindingClass::Regression, FindingClass::Improvement, FindingClass::Change}) {
        for (const Finding& finding : m_comparison.findings) {
            if (finding.findingClass != wanted || (finding.row >= 0 && !isTold(finding.row))) {
                continue;
            }
            const auto mark = m_options.marks.constFind(finding.id);
            QString accepted;
            if (mark != m_options.marks.cend()) {
                accepted = mark->isEmpty() ? ReportWords::tr("accepted")
                                           : ReportWords::tr("accepted: %1").arg(visibleText(*mark));
            }
            part.table.rows.append({own(ComparisonWords::findingClass(wanted)),
                                    fromDocument(m_words.finding(m_comparison, finding)),
                                    fromDocument(accepted)});
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
            part.table.rows.append({fromDocument(name), own({}), own({}), own({}), own({}), own({}), own({}),
                                    own({}), own(noteOn(row))});
            continue;
        }
        const RateRowChange& rates = *row.rates;
        const Cells cells(m_options.format);
        bool first = true;
        for (const LoopChange& loop : rates.loops) {
            part.table.rows.append(
                {fromDocument(name), own(Words::loop(loop.role)), number(cells.loop(loop.base, rates.unit)),
                 number(cells.loop(loop.candidate, rates.candidateUnit)),
                 fromDocument(m_words.rate(loop.rate, rates.unit)),
                 own(loop.distance ? m_words.distance(*loop.distance) : QString()),
                 own(loop.distance ? m_words.publishedVerdict(loop.baseVerdict) : QString()),
                 own(loop.distance ? m_words.publishedVerdict(loop.candidateVerdict) : QString()),
                 fromDocument(first ? noteOn(row) : QString())});
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
            part.table.rows.append(
                {fromDocument(name), own({}), own({}), own({}), own({}), own(noteOn(row))});
            continue;
        }
        bool first = true;
        for (const CountChange& change : row.code->counts) {
            part.table.rows.append({fromDocument(name), own(ComparisonWords::column(change.column)),
                                    own(ComparisonWords::metric(change.metric)), own(m_words.count(change)),
                                    own(m_words.countVerdict(change, *row.code)),
                                    fromDocument(first ? noteOn(row) : QString())});
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
            part.table.rows.append({fromDocument(name), fromDocument(sentence)});
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
        part.table.rows.append({fromDocument(visibleText(suggestion.keys.base.name)),
                                fromDocument(visibleText(suggestion.keys.candidate.name)),
                                number(m_options.format.significant(suggestion.similarity))});
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
        return fromDocument(text ? visibleText(*text, mostOfAValue) : Words::missing());
    };
    for (const EnvironmentField& field : fields) {
        part.table.rows.append(
            {fromDocument(knownKeys ? Words::environmentLabel(field.key) : visibleText(field.key)),
             value(field.base), value(field.candidate), own(ComparisonWords::relation(field.relation))});
    }
    return part;
}

ReadableReport Builder::build() const
{
    ReadableReport report;
    report.title = ReportWords::tr("%1 against %2")
                       .arg(Provenance::title(*m_comparison.candidate.document),
                            Provenance::title(*m_comparison.base.document));
    report.sides = {
        ReportWords::tr("%1: %2").arg(sideTitle(Side::Base), m_words.sideLine(m_comparison.base)),
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

/// Words of a line onto lines of at most `width` characters; what is longer than a line is cut into lines.
QStringList wrapped(const QString& text, qsizetype width, const QString& indent)
{
    QStringList lines;
    QString line;
    const qsizetype room = std::max<qsizetype>(width - indent.size(), 10);
    for (QString word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > room) {
            lines.append(indent + line);
            line.clear();
        }
        while (word.size() > room) {
            const qsizetype cut = word.at(room - 1).isHighSurrogate() ? room - 1 : room;
            lines.append(indent + word.left(cut));
            word.remove(0, cut);
        }
        if (!line.isEmpty() && !word.isEmpty()) {
            line += QLatin1Char(' ');
        }
        line += word;
    }
    if (!line.isEmpty()) {
        lines.append(indent + line);
    }
    return lines;
}

/// A table as columns where it fits the width, else as one block for each row: the first cell, which is not
/// repeated while it stays the same, then the others with their titles.
QStringList tableLines(const TextTable& table, qsizetype width)
{
    constexpr qsizetype gap = 2;
    const QString indent = QStringLiteral("  ");
    QList<qsizetype> widths;
    for (const QString& title : table.header) {
        widths.append(title.size());
    }
    for (const QList<TableCell>& row : table.rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths.at(i), row.at(i).text.size());
        }
    }
    const qsizetype needed =
        std::accumulate(widths.cbegin(), widths.cend(), indent.size()) + gap * (widths.size() - 1);
    QStringList lines;
    if (needed <= width) {
        const auto columns = [&](const QStringList& cells, const QList<bool>& right) {
            QString line = indent;
            for (qsizetype i = 0; i < cells.size(); ++i) {
                const QString& cell = cells.at(i);
                line += right.at(i) ? cell.rightJustified(widths.at(i)) : cell.leftJustified(widths.at(i));
                line += QString(gap, QLatin1Char(' '));
            }
            while (line.endsWith(QLatin1Char(' '))) {
                line.chop(1);
            }
            return line;
        };
        lines.append(columns(table.header, QList<bool>(table.header.size(), false)));
        for (const QList<TableCell>& row : table.rows) {
            QStringList cells;
            QList<bool> right;
            for (const TableCell& cell : row) {
                cells.append(cell.text);
                right.append(cell.alignRight);
            }
            lines.append(columns(cells, right));
        }
        return lines;
    }
    QString block;
    bool isFirst = true;
    for (const QList<TableCell>& row : table.rows) {
        if (isFirst || row.constFirst().text != block) {
            block = row.constFirst().text;
            lines += wrapped(block.isEmpty() ? table.header.constFirst() : block, width, indent);
            isFirst = false;
        }
        QStringList cells;
        const bool isAlone = std::ranges::count_if(
                                 row.mid(1), [](const TableCell& cell) { return !cell.text.isEmpty(); }) == 1;
        for (qsizetype i = 1; i < row.size(); ++i) {
            if (!row.at(i).text.isEmpty()) {
                cells.append(isAlone ? row.at(i).text
                                     : QString(table.header.at(i) + QStringLiteral(": ") + row.at(i).text));
            }
        }
        const QStringList entry =
            wrapped(cells.join(QStringLiteral("; ")), width - indent.size(), indent + indent);
        for (qsizetype i = 0; i < entry.size(); ++i) {
            lines.append(i == 0 ? entry.at(i) : QString(indent + entry.at(i)));
        }
    }
    return lines;
}

QString htmlText(const QString& text)
{
    return text.toHtmlEscaped();
}

QString htmlTable(const TextTable& table)
{
    QString html = QStringLiteral("<table>\n<thead><tr>");
    for (const QString& title : table.header) {
        html += QStringLiteral("<th scope=\"col\">") + htmlText(title) + QStringLiteral("</th>");
    }
    html += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const QList<TableCell>& row : table.rows) {
        html += QStringLiteral("<tr>");
        for (const TableCell& cell : row) {
            html += (cell.alignRight ? QStringLiteral("<td class=\"number\">") : QStringLiteral("<td>")) +
                    htmlText(cell.text) + QStringLiteral("</td>");
        }
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</tbody>\n</table>\n");
}

constexpr auto styleSheet = QLatin1StringView(
    R"(:root { color-scheme: light dark; --text: #1f2328; --back: #ffffff; --line: #d0d7de; --head: #f0f2f5; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --back: #14181d; --line: #3d444d; --head: #232a32; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); max-width: 80rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 0.5rem 0 1rem; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
th { background: var(--head); }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.verdict { font-size: 1.2rem; font-weight: 600; }
summary { cursor: pointer; font-weight: 600; font-size: 1.1rem; margin: 0.75rem 0; }
)");

} // namespace

std::optional<ReportFormat> reportFormat(QStringView name)
{
    const auto found =
        std::ranges::find_if(formatNames, [name](const FormatName& known) { return known.name == name; });
    return found == formatNames.end() ? std::nullopt : std::optional(found->format);
}

QString reportFormatName(ReportFormat format)
{
    return nameOf(format).name;
}

QString reportSuffix(ReportFormat format)
{
    return nameOf(format).suffix;
}

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

QString toPlainText(const ReadableReport& report, int width)
{
    constexpr int least = 40;
    const int room = std::max(width, least);
    QStringList lines = wrapped(report.title, room, {});
    for (const QString& side : report.sides) {
        lines += wrapped(side, room, {});
    }
    lines.append(QString());
    for (const QString& sentence : report.summary) {
        lines += wrapped(sentence, room, {});
    }
    for (const ReportPart& part : report.parts) {
        lines.append(QString());
        const QStringList heading = wrapped(part.heading, room, {});
        lines += heading;
        lines.append(QString(heading.isEmpty() ? 0 : heading.constLast().size(), QLatin1Char('-')));
        for (const QString& sentence : part.sentences) {
            lines += wrapped(sentence, room, {});
        }
        if (!part.table.rows.isEmpty()) {
            lines += tableLines(part.table, room);
        }
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString toMarkdown(const ReadableReport& report)
{
    QString text = QStringLiteral("## ") + escapedForMarkdown(report.title) + QStringLiteral("\n\n");
    if (!report.summary.isEmpty()) {
        text +=
            QStringLiteral("**") + escapedForMarkdown(report.summary.constFirst()) + QStringLiteral("**\n\n");
    }
    for (const QString& sentence : report.summary.mid(1)) {
        text += QStringLiteral("- ") + escapedForMarkdown(sentence) + QLatin1Char('\n');
    }
    text += QLatin1Char('\n');
    for (const QString& side : report.sides) {
        text += QStringLiteral("- ") + escapedForMarkdown(side) + QLatin1Char('\n');
    }
    for (const ReportPart& part : report.parts) {
        text += QLatin1Char('\n');
        // A heading is our own words; inside <summary> it is HTML.
        text +=
            part.folded
                ? QString(QStringLiteral("<details><summary>") + part.heading.toHtmlEscaped() +
                          QStringLiteral("</summary>\n\n"))
                : QString(QStringLiteral("### ") + escapedForMarkdown(part.heading) + QStringLiteral("\n\n"));
        for (const QString& sentence : part.sentences) {
            text += QStringLiteral("- ") + escapedForMarkdown(sentence) + QLatin1Char('\n');
        }
        if (!part.table.rows.isEmpty()) {
            text += (part.sentences.isEmpty() ? QString() : QStringLiteral("\n")) + toMarkdown(part.table);
        }
        if (part.folded) {
            text += QStringLiteral("\n</details>\n");
        }
    }
    return text;
}

QString toHtml(const ReadableReport& report, const QLocale& locale)
{
    const QString language = locale.language() == QLocale::C ? QStringLiteral("en") : locale.bcp47Name();
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"") + language.toHtmlEscaped() +
        QStringLiteral("\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>") +
        htmlText(report.title) + QStringLiteral("</title>\n<style>\n") + styleSheet +
        QStringLiteral("</style>\n</head>\n<body>\n<h1>") + htmlText(report.title) +
        QStringLiteral("</h1>\n");
    const auto list = [](const QStringList& sentences) {
        QString items = QStringLiteral("<ul>\n");
        for (const QString& sentence : sentences) {
            items += QStringLiteral("<li>") + htmlText(sentence) + QStringLiteral("</li>\n");
        }
        return QString(items + QStringLiteral("</ul>\n"));
    };
    if (!report.summary.isEmpty()) {
        html += QStringLiteral("<p class=\"verdict\">") + htmlText(report.summary.constFirst()) +
                QStringLiteral("</p>\n");
    }
    if (report.summary.size() > 1) {
        html += list(report.summary.mid(1));
    }
    html += list(report.sides);
    for (const ReportPart& part : report.parts) {
        html += part.folded
                    ? QString(QStringLiteral("<details>\n<summary>") + htmlText(part.heading) +
                              QStringLiteral("</summary>\n"))
                    : QString(QStringLiteral("<h2>") + htmlText(part.heading) + QStringLiteral("</h2>\n"));
        if (!part.sentences.isEmpty()) {
            html += list(part.sentences);
        }
        if (!part.table.rows.isEmpty()) {
            html += htmlTable(part.table);
        }
        if (part.folded) {
            html += QStringLiteral("</details>\n");
        }
    }
    return html + QStringLiteral("</body>\n</html>\n");
}

QByteArray comparisonReport(const Comparison& comparison, ReportFormat format, const ReportOptions& options)
{
    switch (format) {
    case ReportFormat::Text:
        return toPlainText(readableReport(comparison, options), options.width).toUtf8();
    case ReportFormat::Markdown: {
        ReportOptions independent = options;
        independent.format = NumberFormat(QLocale::c());
        return toMarkdown(readableReport(comparison, independent)).toUtf8();
    }
    case ReportFormat::Json:
        return toJson(comparison, options);
    case ReportFormat::Csv:
        return toCsv(comparison, options).toUtf8();
    case ReportFormat::Html:
        return toHtml(readableReport(comparison, options), options.format.locale()).toUtf8();
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

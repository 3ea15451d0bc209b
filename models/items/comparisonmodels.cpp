// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/comparisonmodels.h"

#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

constexpr qsizetype longestShownJson = 200;

TableEntry text(const QString& shown, bool fromDocument = false)
{
    TableEntry cell;
    cell.text = shown.isEmpty() ? Words::missing() : shown;
    cell.sortKey = cell.text;
    cell.fromDocument = fromDocument;
    return cell;
}

TableEntry number(const QString& shown, std::optional<double> key)
{
    TableEntry cell = text(shown);
    cell.sortKey = key ? QVariant(*key) : QVariant();
    cell.alignRight = true;
    return cell;
}

/// The class that matters most: a regression before an improvement before a mere change; -1 for none.
int worstClass(const Comparison& comparison, const ComparedRow& row)
{
    int worst = -1;
    for (const qsizetype finding : row.findings) {
        const int findingClass = int(comparison.findings.at(finding).findingClass);
        worst = worst < 0 ? findingClass : std::min(worst, findingClass);
    }
    return worst;
}

} // namespace

ComparedRowsModel::ComparedRowsModel(const ComparisonReview* review, Section section,
                                     const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_review(review), m_section(section), m_words(format)
{
    connect(review, &ComparisonReview::changed, this, &ComparedRowsModel::reload);
    connect(review, &ComparisonReview::visibleChanged, this, &ComparedRowsModel::reload);
    connect(review, &ComparisonReview::marksChanged, this, [this] {
        if (entryRows() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(entryRows() - 1, entryColumns() - 1));
        }
    });
}

void ComparedRowsModel::reload()
{
    beginResetModel();
    m_lines.clear();
    for (const qsizetype row : m_review->visible()) {
        const ComparedRow& compared = comparison().rows.at(row);
        if (compared.section != m_section) {
            continue;
        }
        const int lines = std::max(1, linesOf(compared));
        for (int part = 0; part < lines; ++part) {
            m_lines += Line{row, part};
        }
    }
    endResetModel();
}

int ComparedRowsModel::entryRows() const
{
    return int(m_lines.size());
}

int ComparedRowsModel::tableRowOf(qsizetype comparedRow) const
{
    const auto found = std::ranges::find(m_lines, comparedRow, &Line::row);
    return found == m_lines.cend() ? -1 : int(found - m_lines.cbegin());
}

QVariant ComparedRowsModel::data(const QModelIndex& index, int role) const
{
    if (role < ComparedRowRole || role > AcceptedRole || !hasIndex(index.row(), index.column())) {
        return TableModel::data(index, role);
    }
    const ComparedRow& row = comparedRow(index.row());
    switch (role) {
    case ComparedRowRole:
        return int(m_lines.at(index.row()).row);
    case FindingClassRole:
        return worstClass(comparison(), row);
    default:
        return !row.findings.isEmpty() && std::ranges::all_of(row.findings, [this](qsizetype finding) {
            return m_review->acceptance(comparison().findings.at(finding)) == Acceptance::Accepted;
        });
    }
}

RateChangesModel::RateChangesModel(const ComparisonReview* review, Section section,
                                   const NumberFormat& format, QObject* parent)
    : ComparedRowsModel(review, section, format, parent)
{
    reload();
}

namespace {

enum RateColumn
{
    RateScenario,
    RateLoop,
    RateBase,
    RateCandidate,
    RateChanged,
    DistanceChanged,
    BaseVerdict,
    CandidateVerdict,
    RateColumns
};

} // namespace

int RateChangesModel::linesOf(const ComparedRow& row) const
{
    return row.rates ? int(row.rates->loops.size()) : 1;
}

int RateChangesModel::entryColumns() const
{
    return RateColumns;
}

TableEntry RateChangesModel::entry(int row, int column) const
{
    const ComparedRow& compared = comparedRow(row);
    if (column == RateScenario) {
        return text(words().rowName(comparison(), compared), true);
    }
    if (!compared.rates) {
        // Added or removed: said once, in the column where a change would stand.
        return text(column == RateChanged ? words().pairing(comparison(), compared) : QString());
    }
    const RateRowChange& rates = *compared.rates;
    const LoopChange& loop = rates.loops.at(part(row));
    switch (column) {
    case RateLoop:
        return text(Words::loop(loop.role));
    case RateBase:
        return number(words().figure(loop.rate.base, rates.unit), loop.rate.base);
    case RateCandidate:
        return number(words().figure(loop.rate.candidate, rates.candidateUnit), loop.rate.candidate);
    case RateChanged:
        return number(rates.refusal == NotComparedReason::None ? words().rate(loop.rate, rates)
                                                               : ComparisonWords::refusal(rates.refusal),
                      loop.rate.percent);
    case DistanceChanged:
        return number(loop.distance ? words().distance(*loop.distance) : QString(),
                      loop.distance ? loop.distance->points : std::nullopt);
    case BaseVerdict:
        return number(words().publishedVerdict(loop.baseVerdict), std::nullopt);
    default:
        return number(words().publishedVerdict(loop.candidateVerdict), std::nullopt);
    }
}

QString RateChangesModel::details(int row, int column) const
{
    if (column == RateScenario) {
        return entry(row, column).text;
    }
    return words().explainRow(comparison(), comparedRow(row)).join(QLatin1Char('\n'));
}

QString RateChangesModel::header(int column) const
{
    switch (column) {
    case RateScenario:
        return tr("Scenario");
    case RateLoop:
        return tr("Loop");
    case RateBase:
        return ComparisonWords::side(Side::Base);
    case RateCandidate:
        return ComparisonWords::side(Side::Candidate);
    case RateChanged:
        return tr("Rate");
    case DistanceChanged:
        return tr("Distance to the raw client");
    case BaseVerdict:
        return tr("Verdict in the base");
    default:
        return tr("Verdict in the candidate");
    }
}

bool RateChangesModel::isNumeric(int column) const
{
    return column >= RateBase;
}

CodeChangesModel::CodeChangesModel(const ComparisonReview* review, const NumberFormat& format,
                                   QObject* parent)
    : ComparedRowsModel(review, Section::Code, format, parent)
{
    reload();
}

namespace {

enum CodeChangeColumn
{
    CodeScenario,
    CodeWhat,
    CodeBase,
    CodeCandidate,
    CodeChanged,
    CodeVerdict,
    CodeColumns
};

} // namespace

int CodeChangesModel::linesOf(const ComparedRow& row) const
{
    return row.code ? int(row.code->counts.size()) : 1;
}

int CodeChangesModel::entryColumns() const
{
    return CodeColumns;
}

TableEntry CodeChangesModel::entry(int row, int column) const
{
    const ComparedRow& compared = comparedRow(row);
    if (column == CodeScenario) {
        return text(words().rowName(comparison(), compared), true);
    }
    if (!compared.code) {
        return text(column == CodeVerdict ? words().pairing(comparison(), compared) : QString());
    }
    const CountChange& count = compared.code->counts.at(part(row));
    const auto figure = [this](std::optional<double> value) {
        return number(value ? words().format().full(*value) : QString(), value);
    };
    switch (column) {
    case CodeWhat:
        return text(
            tr("%1, %2").arg(ComparisonWords::column(count.column), ComparisonWords::metric(count.metric)));
    case CodeBase:
        return figure(count.base);
    case CodeCandidate:
        return figure(count.candidate);
    case CodeChanged:
        return number(words().count(count), count.percent);
    default:
        return text(words().countVerdict(count, *compared.code));
    }
}

QString CodeChangesModel::details(int row, int column) const
{
    if (column == CodeScenario) {
        return entry(row, column).text;
    }
    return words().explainRow(comparison(), comparedRow(row)).join(QLatin1Char('\n'));
}

QString CodeChangesModel::header(int column) const
{
    switch (column) {
    case CodeScenario:
        return tr("Scenario");
    case CodeWhat:
        return tr("Count");
    case CodeBase:
        return ComparisonWords::side(Side::Base);
    case CodeCandidate:
        return ComparisonWords::side(Side::Candidate);
    case CodeChanged:
        return tr("Change");
    default:
        return tr("By the gates");
    }
}

bool CodeChangesModel::isNumeric(int column) const
{
    return column >= CodeBase && column <= CodeChanged;
}

EnvironmentComparisonModel::EnvironmentComparisonModel(const ComparisonReview* review,
                                                       const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_review(review), m_words(format)
{
    connect(review, &ComparisonReview::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

namespace {

enum EnvironmentColumn
{
    EnvironmentKey,
    EnvironmentBase,
    EnvironmentCandidate,
    EnvironmentRelation,
    EnvironmentColumns
};

} // namespace

int EnvironmentComparisonModel::entryRows() const
{
    return int(m_review->comparison().comparability.fields.size());
}

int EnvironmentComparisonModel::entryColumns() const
{
    return EnvironmentColumns;
}

TableEntry EnvironmentComparisonModel::entry(int row, int column) const
{
    const Comparability& comparability = m_review->comparison().comparability;
    const EnvironmentField& field = comparability.fields.at(row);
    const auto value = [](const std::optional<QString>& published) {
        TableEntry cell = text(published ? visibleText(*published) : QString(), published.has_value());
        cell.dimmed = !published || *published == QLatin1String("unknown");
        return cell;
    };
    switch (column) {
    case EnvironmentKey:
        return text(Words::environmentLabel(field.key), true);
    case EnvironmentBase:
        return value(field.base);
    case EnvironmentCandidate:
        return value(field.candidate);
    default: {
        const auto found =
            std::ranges::find(comparability.differences, field.key, &EnvironmentDifference::key);
        const bool differs = field.relation == EnvironmentField::Relation::Different;
        TableEntry cell =
            text(differs && found != comparability.differences.cend()
                     ? tr("%1: %2").arg(ComparisonWords::relation(field.relation), m_words.effect(*found))
                     : ComparisonWords::relation(field.relation));
        cell.dimmed = !differs;
        return cell;
    }
    }
}

QString EnvironmentComparisonModel::header(int column) const
{
    switch (column) {
    case EnvironmentKey:
        return tr("Field");
    case EnvironmentBase:
        return ComparisonWords::side(Side::Base);
    case EnvironmentCandidate:
        return ComparisonWords::side(Side::Candidate);
    default:
        return tr("Difference");
    }
}

bool EnvironmentComparisonModel::isNumeric(int) const
{
    return false;
}

OtherFieldsComparisonModel::OtherFieldsComparisonModel(const ComparisonReview* review, QObject* parent)
    : TableModel(parent), m_review(review)
{
    connect(review, &ComparisonReview::changed, this, &OtherFieldsComparisonModel::reload);
    reload();
}

void OtherFieldsComparisonModel::reload()
{
    beginResetModel();
    m_rows.clear();
    if (!m_review->isEmpty()) {
        QHash<QString, qsizetype> rowOf;
        for (const OtherField& field : m_review->comparison().base.document->otherFields) {
            rowOf.insert(field.path, m_rows.size());
            m_rows += Row{field.path, field.json, std::nullopt};
        }
        for (const OtherField& field : m_review->comparison().candidate.document->otherFields) {
            if (const auto found = rowOf.constFind(field.path); found != rowOf.cend()) {
                m_rows[*found].candidate = field.json;
            } else {
                m_rows += Row{field.path, std::nullopt, field.json};
            }
        }
    }
    endResetModel();
}

int OtherFieldsComparisonModel::entryRows() const
{
    return int(m_rows.size());
}

int OtherFieldsComparisonModel::entryColumns() const
{
    return 4;
}

TableEntry OtherFieldsComparisonModel::entry(int row, int column) const
{
    const Row& field = m_rows.at(row);
    const auto json = [](const std::optional<QByteArray>& value) {
        const QString whole = value ? visibleText(QString::fromUtf8(value->simplified())) : QString();
        TableEntry cell = text(
            value ? visibleText(QString::fromUtf8(value->simplified()), longestShownJson) : QString(), true);
        cell.copyText = whole;
        cell.dimmed = !value;
        return cell;
    };
    switch (column) {
    case 0:
        return text(visibleText(field.path), true);
    case 1:
        return json(field.base);
    case 2:
        return json(field.candidate);
    default: {
        const bool equal =
            field.base && field.candidate && field.base->simplified() == field.candidate->simplified();
        TableEntry cell = text(ComparisonWords::relation(
            equal ? EnvironmentField::Relation::Equal
                  : (field.base && field.candidate ? EnvironmentField::Relation::Different
                                                   : EnvironmentField::Relation::OneSided)));
        cell.dimmed = equal;
        return cell;
    }
    }
}

QString OtherFieldsComparisonModel::details(int row, int column) const
{
    const TableEntry cell = entry(row, column);
    return cell.copyText.isEmpty() ? cell.text : cell.copyText;
}

QString OtherFieldsComparisonModel::header(int column) const
{
    switch (column) {
    case 0:
        return tr("Field");
    case 1:
        return ComparisonWords::side(Side::Base);
    case 2:
        return ComparisonWords::side(Side::Candidate);
    default:
        return tr("Difference");
    }
}

bool OtherFieldsComparisonModel::isNumeric(int) const
{
    return false;
}

FindingsModel::FindingsModel(const ComparisonReview* review, const NumberFormat& format, QObject* parent)
    : TableModel(parent), m_review(review), m_words(format)
{
    connect(review, &ComparisonReview::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(review, &ComparisonReview::marksChanged, this, [this] {
        if (entryRows() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(entryRows() - 1, entryColumns() - 1));
        }
    });
}

int FindingsModel::entryRows() const
{
    return int(m_review->comparison().findings.size());
}

int FindingsModel::entryColumns() const
{
    return 3;
}

TableEntry FindingsModel::entry(int row, int column) const
{
    const Finding& finding = m_review->comparison().findings.at(row);
    switch (column) {
    case 0:
        return text(m_words.finding(m_review->comparison(), finding), true);
    case 1:
        return text(ComparisonWords::findingClass(finding.findingClass));
    default: {
        const QString acceptance =
            ComparisonWords::acceptance(m_review->comparison(), finding, m_review->marks());
        TableEntry cell = text(acceptance.isEmpty() ? tr("open") : acceptance, !acceptance.isEmpty());
        cell.dimmed = acceptance.isEmpty();
        return cell;
    }
    }
}

QString FindingsModel::details(int row, int column) const
{
    const Finding& finding = m_review->comparison().findings.at(row);
    if (column != 0 || finding.row < 0) {
        return entry(row, column).text;
    }
    const ComparedRow& compared = m_review->comparison().rows.at(finding.row);
    return m_words.explainRow(m_review->comparison(), compared).join(QLatin1Char('\n'));
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (role < ComparedRowRole || role > AcceptedRole || !hasIndex(index.row(), index.column())) {
        return TableModel::data(index, role);
    }
    const Finding& finding = m_review->comparison().findings.at(index.row());
    switch (role) {
    case ComparedRowRole:
        return int(finding.row);
    case FindingClassRole:
        return int(finding.findingClass);
    default:
        return m_review->acceptance(finding) == Acceptance::Accepted;
    }
}

QString FindingsModel::header(int column) const
{
    switch (column) {
    case 0:
        return tr("Finding");
    case 1:
        return ComparisonWords::findingClassTitle();
    default:
        return tr("Review");
    }
}

bool FindingsModel::isNumeric(int) const
{
    return false;
}

} // namespace rangebar

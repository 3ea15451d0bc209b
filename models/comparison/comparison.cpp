// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/comparison.h"

#include "models/comparison/measuredday.h"
#include "models/comparison/membercodes.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <vector>

namespace rangebar {
namespace {

bool isJudged(ChangeVerdict verdict)
{
    return verdict != ChangeVerdict::NotComparable;
}

bool isSectionEmpty(const BenchmarkDocument& document, Section section)
{
    switch (section) {
    case Section::Scenarios:
        return document.scenarios.isEmpty();
    case Section::Throughput:
        return document.throughput.isEmpty();
    case Section::Code:
        return document.code.isEmpty();
    }
    Q_UNREACHABLE();
}

/// Printable ASCII without a colon, one text for one name.
QString asciiName(const RowKey& key)
{
    QString text;
    for (const QChar c : key.name) {
        const char16_t code = c.unicode();
        if (code == u' ') {
            text += QLatin1Char('+');
        } else if (code < 0x80 && (c.isLetterOrNumber() || QStringView(u"-_.,/()").contains(c))) {
            text += c;
        } else {
            text += QStringLiteral("=%1").arg(uint(code), 4, 16, QLatin1Char('0'));
        }
    }
    return key.occurrence == 0 ? text
                               : QString(text + QLatin1Char('~') + QString::number(key.occurrence + 1));
}

QString idOf(Section section)
{
    switch (section) {
    case Section::Scenarios:
        return QStringLiteral("scenario");
    case Section::Throughput:
        return QStringLiteral("throughput");
    case Section::Code:
        return QStringLiteral("code");
    }
    Q_UNREACHABLE();
}

QString comparedAspectOf(const Finding& finding)
{
    const QString loop =
        finding.section == Section::Code ? codes::column(finding.column) : codes::loop(finding.loop);
    switch (finding.part) {
    case ComparedPart::Row:
        return QStringLiteral("compared");
    case ComparedPart::Loop:
        return loop + QStringLiteral(":compared");
    case ComparedPart::Rate:
        return loop + QStringLiteral(":rate");
    case ComparedPart::Distance:
        return loop + QStringLiteral(":distance");
    }
    Q_UNREACHABLE();
}

/// The last part of a finding's id. Added and removed share theirs, so that a swap of the sides keeps the id.
QString aspectOf(const Finding& finding)
{
    switch (finding.kind) {
    case FindingKind::RateChange:
    case FindingKind::RawClientMoved:
        return codes::loop(finding.loop) + QStringLiteral(":rate");
    case FindingKind::DistanceChange:
        return codes::loop(finding.loop) + QStringLiteral(":distance");
    case FindingKind::VerdictFlip:
        return codes::loop(finding.loop) + QStringLiteral(":verdict");
    case FindingKind::PluginVerdictFlip:
        return QStringLiteral("plugin:verdict");
    case FindingKind::BrokerBoundFlip:
        return QStringLiteral("broker_bound");
    case FindingKind::CountChange:
        return codes::column(finding.column) + QLatin1Char(':') + codes::metric(finding.metric);
    case FindingKind::GateFlip:
        return QStringLiteral("gated");
    case FindingKind::NoLongerComparable:
    case FindingKind::NowComparable:
        return comparedAspectOf(finding);
    case FindingKind::RowAdded:
    case FindingKind::RowRemoved:
        return QStringLiteral("unpaired");
    case FindingKind::SectionAppeared:
    case FindingKind::SectionVanished:
        return QStringLiteral("section");
    }
    Q_UNREACHABLE();
}

/// Sides may be named differently: the name that sorts first, so that a swap of the sides keeps the id.
const RowKey& idKey(const ComparedRow& row)
{
    if (row.state != RowState::Paired) {
        return row.key();
    }
    return row.candidateKey.name < row.baseKey.name ? row.candidateKey : row.baseKey;
}

FindingClass classOf(Tendency tendency)
{
    switch (tendency) {
    case Tendency::Better:
        return FindingClass::Improvement;
    case Tendency::Worse:
        return FindingClass::Regression;
    case Tendency::None:
        break;
    }
    return FindingClass::Change;
}

class Comparer
{
public:
    explicit Comparer(Comparison& comparison)
        : m_comparison(comparison)
        , m_base(*comparison.base.document)
        , m_candidate(*comparison.candidate.document)
    {
    }

    void compareSection(Section section);

private:
    void addRow(ComparedRow row, bool sectionIsOneSided);
    void compareRow(ComparedRow& row) const;
    void add(Finding finding);
    void addAll(const QList<Finding>& findings, qsizetype row);

    Comparison& m_comparison;
    const BenchmarkDocument& m_base;
    const BenchmarkDocument& m_candidate;
};

void Comparer::compareSection(Section section)
{
    const bool baseIsEmpty = isSectionEmpty(m_base, section);
    const bool candidateIsEmpty = isSectionEmpty(m_candidate, section);
    if (baseIsEmpty && candidateIsEmpty) {
        return;
    }
    const QStringList baseNames = namesIn(m_base, section);
    const QStringList candidateNames = namesIn(m_candidate, section);
    const auto ofSection = [section](const QList<SectionKeyPair>& pairs) {
        QList<KeyPair> keys;
        for (const SectionKeyPair& pair : pairs) {
            if (pair.section == section) {
                keys.append(pair.keys);
            }
        }
        return keys;
    };
    // A throughput row is its settings: another batch is another measurement, however alike it is written.
    const Pairing pairing =
        pairRows(baseNames, candidateNames, ofSection(m_comparison.options.confirmed),
                 ofSection(m_comparison.options.forbidden), section != Section::Throughput);
    const QList<RowKey>& baseKeys = pairing.baseKeys;
    const QList<RowKey>& candidateKeys = pairing.candidateKeys;
    for (const PairSuggestion& suggestion : pairing.suggestions) {
        m_comparison.suggestions.append(
            {section,
             {baseKeys.at(suggestion.base), candidateKeys.at(suggestion.candidate)},
             suggestion.similarity});
    }
    for (const QString& name : pairing.repeatedInBase) {
        m_comparison.repeats.append({section, Side::Base, name});
    }
    for (const QString& name : pairing.repeatedInCandidate) {
        m_comparison.repeats.append({section, Side::Candidate, name});
    }

    const bool oneSided = baseIsEmpty || candidateIsEmpty;
    if (oneSided) {
        Finding finding;
        finding.kind = baseIsEmpty ? FindingKind::SectionAppeared : FindingKind::SectionVanished;
        finding.section = section;
        add(finding);
    }

    // Every removed row goes behind the candidate's row whose partner it followed in the base.
    QList<qsizetype> partnerOfBase(baseNames.size(), -1);
    QList<const RowPair*> pairOfCandidate(candidateNames.size(), nullptr);
    for (const RowPair& pair : pairing.pairs) {
        partnerOfBase[pair.base] = pair.candidate;
        pairOfCandidate[pair.candidate] = &pair;
    }
    QList<QList<qsizetype>> removedBehind(candidateNames.size() + 1); // [0]: in front of all
    qsizetype follows = 0;
    for (qsizetype i = 0; i < baseNames.size(); ++i) {
        if (partnerOfBase.at(i) >= 0) {
            follows = partnerOfBase.at(i) + 1;
        } else {
            removedBehind[follows].append(i);
        }
    }
    m_comparison.rows.reserve(m_comparison.rows.size() + candidateNames.size() + pairing.removed.size());
    for (qsizetype i = 0; i <= candidateNames.size(); ++i) {
        if (i > 0) {
            ComparedRow row;
            row.section = section;
            row.candidate = i - 1;
            row.candidateKey = candidateKeys.at(i - 1);
            row.state = RowState::Added;
            if (const RowPair* pair = pairOfCandidate.at(i - 1)) {
                row.state = RowState::Paired;
                row.pairKind = pair->kind;
                row.base = pair->base;
                row.baseKey = baseKeys.at(pair->base);
            }
            addRow(std::move(row), oneSided);
        }
        for (const qsizetype removed : removedBehind.at(i)) {
            ComparedRow row;
            row.section = section;
            row.state = RowState::Removed;
            row.base = removed;
            row.baseKey = baseKeys.at(removed);
            addRow(std::move(row), oneSided);
        }
    }
}

void Comparer::compareRow(ComparedRow& row) const
{
    const bool sameMachine = m_comparison.comparability.sameMachine();
    switch (row.section) {
    case Section::Scenarios:
        row.rates = compareRateRows(sideOf(m_base.scenarios.at(*row.base)),
                                    sideOf(m_candidate.scenarios.at(*row.candidate)), sameMachine);
        break;
    case Section::Throughput:
        row.rates = compareRateRows(sideOf(m_base.throughput.at(*row.base)),
                                    sideOf(m_candidate.throughput.at(*row.candidate)), sameMachine);
        break;
    case Section::Code:
        row.code = compareCodeEntries(m_base.code.at(*row.base), m_candidate.code.at(*row.candidate),
                                      m_comparison.options.thresholds,
                                      m_comparison.comparability.countsAreInformational());
        break;
    }
}

void Comparer::addRow(ComparedRow row, bool sectionIsOneSided)
{
    if (row.state == RowState::Paired) {
        compareRow(row);
    }
    const qsizetype index = m_comparison.rows.size();
    m_comparison.rows.append(std::move(row));
    const ComparedRow& added = m_comparison.rows.constLast();
    if (added.rates) {
        addAll(findingsIn(*added.rates), index);
    } else if (added.code) {
        addAll(findingsIn(*added.code), index);
    } else if (!sectionIsOneSided) {
        Finding finding;
        finding.kind = added.state == RowState::Added ? FindingKind::RowAdded : FindingKind::RowRemoved;
        finding.row = index;
        add(finding);
    }
}

void Comparer::addAll(const QList<Finding>& findings, qsizetype row)
{
    for (Finding finding : findings) {
        finding.row = row;
        add(std::move(finding));
    }
}

void Comparer::add(Finding finding)
{
    if (finding.row < 0) {
        finding.id = idOf(finding.section) + QLatin1Char(':') + aspectOf(finding);
    } else {
        ComparedRow& row = m_comparison.rows[finding.row];
        finding.section = row.section;
        finding.id = idOf(row.section) + QLatin1Char(':') + asciiName(idKey(row)) + QLatin1Char(':') +
                     aspectOf(finding);
        row.findings.append(m_comparison.findings.size());
    }
    m_comparison.findings.append(finding);
}

/// What RustStream's own change of a row is read from.
ChangeVerdict headline(const RateRowChange& rates, bool sameMachine)
{
    const LoopChange* service = rates.loop(LoopRole::RustStream);
    return sameMachine ? service->rate.verdict : service->distance->verdict;
}

/// The same rounds on both sides: not measured anew. Equal figures alone may be a coincidence.
bool isRepeated(const LoopChange& loop)
{
    return loop.base && loop.base == loop.candidate;
}

bool hasFlip(const RateRowChange& rates)
{
    return rates.brokerBoundFlipped || (rates.plugin && rates.plugin->flipped) ||
           std::ranges::any_of(rates.loops, &LoopChange::verdictFlipped);
}

void countUnpaired(Summary& summary, const ComparedRow& row)
{
    const bool added = row.state == RowState::Added;
    if (row.section == Section::Code) {
        ++(added ? summary.codeAdded : summary.codeRemoved);
    } else {
        ++(added ? summary.rowsAdded : summary.rowsRemoved);
    }
}

void takeGeometricMean(Summary& summary, const QList<ComparedRow>& rows)
{
    double logarithms = 0;
    bool anyDiffers = false;
    bool anyIsDistinguishable = false;
    for (const ComparedRow& row : rows) {
        if (!row.rates) {
            continue;
        }
        const RateChange& rate = row.rates->loop(LoopRole::RustStream)->rate;
        if (!isJudged(rate.verdict) || !(*rate.base > 0) || !(*rate.candidate > 0)) {
            continue;
        }
        const double logarithm = std::log(*rate.candidate) - std::log(*rate.base);
        logarithms += row.rates->direction == Direction::LargerIsBetter ? logarithm : -logarithm;
        ++summary.geometricMeanRows;
        anyDiffers = anyDiffers || rate.verdict != ChangeVerdict::Identical;
        anyIsDistinguishable = anyIsDistinguishable || rate.verdict == ChangeVerdict::Distinguishable;
    }
    summary.geometricMeanIndistinguishable = anyDiffers && !anyIsDistinguishable;
    if (summary.geometricMeanRows > 0 && !summary.geometricMeanIndistinguishable) {
        const double mean = std::exp(logarithms / double(summary.geometricMeanRows));
        if (std::isfinite(mean) && mean > 0) {
            summary.geometricMean = mean;
        }
    }
}

Summary summarise(const Comparison& comparison)
{
    Summary summary;
    const bool sameMachine = comparison.comparability.sameMachine();
    for (const ComparedRow& row : comparison.rows) {
        if (row.rates) {
            summary.add(*row.rates, sameMachine);
        } else if (row.code) {
            summary.add(*row.code);
        } else {
            countUnpaired(summary, row);
        }
    }
    summary.add(comparison.findings);
    if (sameMachine) {
        takeGeometricMean(summary, comparison.rows);
    }
    return summary;
}

/// Which ways a set of changes went.
struct Ways
{
    bool better = false;
    bool worse = false;

    void add(Tendency tendency)
    {
        better = better || tendency == Tendency::Better;
        worse = worse || tendency == Tendency::Worse;
    }
};

/// Of RustStream: of a scenario its rate, of a code entry its instructions for a message.
Tendency ownTendency(const ComparedRow& row)
{
    if (row.rates) {
        return row.rates->loop(LoopRole::RustStream)->rate.tendency;
    }
    return row.code ? row.code->count(CodeColumn::Framework, CodeMetric::Instructions)->tendency
                    : Tendency::None;
}

/// The scenarios whose own code entry moved the same way. Their names are told apart as in a pairing, on
/// either side, so that a swap of the sides finds the same.
QList<qsizetype> rowsThatMovedTogether(const Comparison& comparison)
{
    using Name = std::tuple<QString, int, Side>;
    const auto namesOf = [](const ComparedRow& row) {
        const auto name = [](const RowKey& key, Side side) {
            const QString normalised = normalisedName(key.name);
            return Name(normalised.isEmpty() ? key.name : normalised, key.occurrence, side);
        };
        return QList<Name>{name(row.baseKey, Side::Base), name(row.candidateKey, Side::Candidate)};
    };
    std::map<Name, Tendency> moved;
    for (const ComparedRow& row : comparison.rows) {
        if (row.code && ownTendency(row) != Tendency::None) {
            for (const Name& name : namesOf(row)) {
                moved.emplace(name, ownTendency(row));
            }
        }
    }
    QList<qsizetype> rows;
    for (qsizetype i = 0; i < comparison.rows.size(); ++i) {
        const ComparedRow& row = comparison.rows.at(i);
        if (row.section != Section::Scenarios || !row.rates || ownTendency(row) == Tendency::None) {
            continue;
        }
        const QList<Name> names = namesOf(row);
        if (std::ranges::any_of(names, [&moved, &row](const Name& name) {
                const auto found = moved.find(name);
                return found != moved.end() && found->second == ownTendency(row);
            })) {
            rows.append(i);
        }
    }
    return rows;
}

Reading readTogether(const Comparison& comparison)
{
    Ways rates;
    Ways counts;
    for (const ComparedRow& row : comparison.rows) {
        (row.rates ? rates : counts).add(ownTendency(row));
    }
    const bool haveBoth = comparison.comparability.sameMachine() &&
                          !comparison.comparability.countsAreInformational() &&
                          comparison.summary.rowsCompared > 0 && comparison.summary.codeCompared > 0;
    if (!haveBoth || (!rates.better && !rates.worse && !counts.better && !counts.worse)) {
        return Reading::None;
    }
    if ((rates.better && rates.worse) || (counts.better && counts.worse)) {
        return Reading::Contradictory;
    }
    if (!rates.better && !rates.worse) {
        return counts.worse ? Reading::RateSameCountsUp : Reading::RateSameCountsDown;
    }
    if (!counts.better && !counts.worse) {
        return rates.worse ? Reading::RateDownCountsSame : Reading::RateUpCountsSame;
    }
    if (rates.worse != counts.worse) {
        return Reading::Contradictory;
    }
    if (comparison.readingRows.isEmpty()) {
        return rates.worse ? Reading::RateDownCountsUpApart : Reading::RateUpCountsDownApart;
    }
    return rates.worse ? Reading::RateDownCountsUp : Reading::RateUpCountsDown;
}

/// "row 2" before "row 10", whatever the case; the same in every locale.
bool comesBeforeNaturally(QStringView first, QStringView second)
{
    const auto digitsAt = [](QStringView text, qsizetype from) {
        qsizetype end = from;
        while (end < text.size() && text.at(end) >= QLatin1Char('0') && text.at(end) <= QLatin1Char('9')) {
            ++end;
        }
        return text.mid(from, end - from);
    };
    const auto withoutZeros = [](QStringView digits) {
        while (digits.size() > 1 && digits.front() == QLatin1Char('0')) {
            digits = digits.mid(1);
        }
        return digits;
    };
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < first.size() && j < second.size()) {
        const QStringView firstRun = digitsAt(first, i);
        const QStringView secondRun = digitsAt(second, j);
        if (firstRun.isEmpty() || secondRun.isEmpty()) {
            if (first.at(i) != second.at(j)) {
                return first.at(i) < second.at(j);
            }
            ++i;
            ++j;
            continue;
        }
        const QStringView firstNumber = withoutZeros(firstRun);
        const QStringView secondNumber = withoutZeros(secondRun);
        if (firstNumber.size() != secondNumber.size()) {
            return firstNumber.size() < secondNumber.size();
        }
        if (const int order = firstNumber.compare(secondNumber); order != 0) {
            return order < 0;
        }
        i += firstRun.size();
        j += secondRun.size();
    }
    return first.size() - i < second.size() - j;
}

/// How large a finding is, on one scale for all kinds: the size of the logarithm of the ratio.
double sizeOf(const ComparedRow& row, const Finding& finding)
{
    switch (finding.kind) {
    case FindingKind::RateChange:
    case FindingKind::RawClientMoved: {
        const RateChange& rate = row.rates->loop(finding.loop)->rate;
        return std::abs(std::log(*rate.candidate / *rate.base));
    }
    case FindingKind::DistanceChange:
        return std::abs(*row.rates->loop(finding.loop)->distance->points) / 100;
    case FindingKind::CountChange: {
        const CountChange* count = row.code->count(finding.column, finding.metric);
        return count->percent ? std::abs(std::log(*count->candidate / *count->base))
                              : std::numeric_limits<double>::infinity();
    }
    default:
        return 0;
    }
}

/// Sorts by the weightiest class of the row's findings, then by the largest of that class.
struct RowWeight
{
    int rank = 3;
    double size = 0;
};

RowWeight weightOf(const Comparison& comparison, const ComparedRow& row)
{
    RowWeight weight;
    for (const qsizetype index : row.findings) {
        const Finding& finding = comparison.findings.at(index);
        const int rank = int(finding.findingClass);
        const double size = sizeOf(row, finding);
        if (rank < weight.rank || (rank == weight.rank && size > weight.size)) {
            weight = {rank, size};
        }
    }
    return weight;
}

bool passes(const Comparison& comparison, const ComparedRow& row, const RowFilter& filter)
{
    const auto hasClass = [&comparison, &row](FindingClass wanted) {
        return std::ranges::any_of(row.findings, [&comparison, wanted](qsizetype index) {
            return comparison.findings.at(index).findingClass == wanted;
        });
    };
    const bool kindPasses = [&] {
        switch (filter.kind) {
        case RowFilter::Kind::All:
            return true;
        case RowFilter::Kind::Findings:
            return !row.findings.isEmpty();
        case RowFilter::Kind::Regressions:
            return hasClass(FindingClass::Regression);
        case RowFilter::Kind::Improvements:
            return hasClass(FindingClass::Improvement);
        }
        Q_UNREACHABLE();
    }();
    return kindPasses &&
           (filter.text.isEmpty() || row.candidateKey.name.contains(filter.text, Qt::CaseInsensitive) ||
            row.baseKey.name.contains(filter.text, Qt::CaseInsensitive));
}

QList<EnvironmentField> compareOtherFields(const BenchmarkDocument& base, const BenchmarkDocument& candidate)
{
    QList<EnvironmentField> fields;
    QHash<QString, qsizetype> byPath;
    for (const OtherField& other : base.otherFields) {
        byPath.insert(other.path, fields.size());
        fields.append({other.path, QString::fromUtf8(other.json), {}, EnvironmentField::Relation::OneSided});
    }
    for (const OtherField& other : candidate.otherFields) {
        const QString json = QString::fromUtf8(other.json);
        const qsizetype index = byPath.value(other.path, -1);
        if (index < 0) {
            fields.append({other.path, {}, json, EnvironmentField::Relation::OneSided});
            continue;
        }
        EnvironmentField& field = fields[index];
        field.candidate = json;
        field.relation =
            field.base == json ? EnvironmentField::Relation::Equal : EnvironmentField::Relation::Different;
    }
    return fields;
}

} // namespace

bool ComparedRow::isCompared() const
{
    return code || (rates && rates->isCompared());
}

void Summary::add(const RateRowChange& rates, bool sameMachine)
{
    rowsFlipped += hasFlip(rates) ? 1 : 0;
    rowsRawClientMoved += rates.rawClientMoved ? 1 : 0;
    if (!rates.isCompared()) {
        ++rowsNotComparable;
        return;
    }
    ++rowsCompared;
    rowsDistinguishable += headline(rates, sameMachine) == ChangeVerdict::Distinguishable ? 1 : 0;
    const bool isRawRepeated = isRepeated(*rates.loop(LoopRole::RawClient));
    const bool isServiceRepeated = isRepeated(*rates.loop(LoopRole::RustStream));
    const bool isRowRepeated = isServiceRepeated && (sameMachine || isRawRepeated);
    const bool isOfOtherRounds = rates.baseRounds != chanceRounds || rates.candidateRounds != chanceRounds;
    rowsRepeated += isRowRepeated ? 1 : 0;
    rowsOfOtherRounds += !isRowRepeated && isOfOtherRounds ? 1 : 0;
    const auto count = [this, isOfOtherRounds](ChangeVerdict verdict, bool repeated) {
        changesJudged += isJudged(verdict) ? 1 : 0;
        changesDistinguishable += verdict == ChangeVerdict::Distinguishable ? 1 : 0;
        changesRepeated += isJudged(verdict) && repeated ? 1 : 0;
        changesOfOtherRounds += isJudged(verdict) && !repeated && isOfOtherRounds ? 1 : 0;
    };
    const qsizetype othersBefore = changesOfOtherRounds;
    for (const LoopChange& loop : rates.loops) {
        count(loop.rate.verdict, isRepeated(loop));
        if (loop.distance) {
            count(loop.distance->verdict, isRepeated(loop) && isRawRepeated);
        }
    }
    if (changesOfOtherRounds > othersBefore) {
        for (const std::optional<qint64>& rounds : {rates.baseRounds, rates.candidateRounds}) {
            if (rounds && *rounds != chanceRounds) {
                const auto place = std::ranges::lower_bound(otherRounds, *rounds);
                if (place == otherRounds.end() || *place != *rounds) {
                    otherRounds.insert(place, *rounds);
                }
            }
        }
    }
}

namespace {

std::optional<ChanceBudget> budgetOf(qsizetype measuredAnew, qsizetype ofOtherRounds)
{
    return ofOtherRounds > 0 && ofOtherRounds == measuredAnew
               ? std::nullopt
               : std::optional(chanceBudget(measuredAnew - ofOtherRounds));
}

} // namespace

std::optional<ChanceBudget> Summary::rowsByLuck() const
{
    return budgetOf(rowsCompared - rowsRepeated, rowsOfOtherRounds);
}

std::optional<ChanceBudget> Summary::changesByLuck() const
{
    return budgetOf(changesJudged - changesRepeated, changesOfOtherRounds);
}

void Summary::add(const CodeRowChange& code)
{
    ++codeCompared;
    const bool identical = std::ranges::all_of(
        code.counts, [](const CountChange& count) { return count.verdict == CountVerdict::Identical; });
    codeIdentical += identical ? 1 : 0;
    const bool regressed = std::ranges::any_of(code.counts, [&code](const CountChange& count) {
        return code.isGateJump(count) && count.tendency == Tendency::Worse;
    });
    gatedRegressions += regressed ? 1 : 0;
}

void Summary::add(const QList<Finding>& findings)
{
    for (const Finding& finding : findings) {
        switch (finding.findingClass) {
        case FindingClass::Regression:
            ++regressions;
            break;
        case FindingClass::Improvement:
            ++improvements;
            break;
        case FindingClass::Change:
            ++changes;
            break;
        }
    }
}

ChanceBudget chanceBudget(qsizetype measured)
{
    constexpr double leastShare = 0.03;
    constexpr double mostShare = 0.07;
    return {leastShare * double(measured), mostShare * double(measured)};
}

const Finding* Comparison::finding(const QString& id) const
{
    const auto found = std::ranges::find(findings, id, &Finding::id);
    return found == findings.cend() ? nullptr : &*found;
}

Comparison compare(const ComparisonSide& base, const ComparisonSide& candidate,
                   const ComparisonOptions& options)
{
    Comparison comparison;
    comparison.base = base;
    comparison.candidate = candidate;
    comparison.options = options;
    comparison.comparability = judgeComparability(*base.document, *candidate.document);
    if (comparison.refused()) {
        return comparison;
    }
    comparison.otherFields = compareOtherFields(*base.document, *candidate.document);
    Comparer comparer(comparison);
    for (const Section section : {Section::Scenarios, Section::Throughput, Section::Code}) {
        comparer.compareSection(section);
    }
    comparison.summary = summarise(comparison);
    comparison.readingRows = rowsThatMovedTogether(comparison);
    comparison.reading = readTogether(comparison);
    if (comparison.reading != Reading::RateDownCountsUp && comparison.reading != Reading::RateUpCountsDown) {
        comparison.readingRows.clear();
    }
    return comparison;
}

bool shouldSwap(const BenchmarkDocument& base, const BenchmarkDocument& candidate)
{
    const QDate baseDay = measuredOn(base);
    const QDate candidateDay = measuredOn(candidate);
    return baseDay.isValid() && candidateDay.isValid() && candidateDay < baseDay;
}

ComparisonOptions swapped(const ComparisonOptions& options)
{
    ComparisonOptions result = options;
    for (QList<SectionKeyPair>* pairs : {&result.confirmed, &result.forbidden}) {
        for (SectionKeyPair& pair : *pairs) {
            std::swap(pair.keys.base, pair.keys.candidate);
        }
    }
    return result;
}

QString throughputKey(const ThroughputRow& row)
{
    const auto text = [](QString value) {
        return value.replace(QLatin1Char('\\'), QStringLiteral("\\\\"))
            .replace(QLatin1Char('|'), QStringLiteral("\\|"));
    };
    const auto number = [](const std::optional<qint64>& value) {
        return value ? QString::number(*value) : QStringLiteral("-");
    };
    QStringList parts{text(row.database), text(row.form), QStringLiteral("batch ") + number(row.batch),
                      QStringLiteral("workers ") + number(row.workers),
                      QStringLiteral("pool ") + number(row.pool)};
    if (row.loops.plugin) {
        parts.append(QStringLiteral("plugin ") + text(*row.loops.plugin));
    }
    return parts.join(QStringLiteral(" | "));
}

QStringList namesIn(const BenchmarkDocument& document, Section section)
{
    QStringList names;
    switch (section) {
    case Section::Scenarios:
        names.reserve(document.scenarios.size());
        for (const Scenario& scenario : document.scenarios) {
            names.append(scenario.name);
        }
        break;
    case Section::Throughput:
        for (const ThroughputRow& row : document.throughput) {
            names.append(throughputKey(row));
        }
        break;
    case Section::Code:
        for (const CodeEntry& entry : document.code) {
            names.append(entry.name);
        }
        break;
    }
    return names;
}

RateRowSide sideOf(const Scenario& scenario)
{
    return {&scenario.loops, scenario.unit, scenario.pairs, scenario.brokerBound};
}

RateRowSide sideOf(const ThroughputRow& row)
{
    // The document leaves it out: it is messages per second for every row.
    return {&row.loops, QStringLiteral("msg/s"), row.rounds, std::nullopt};
}

std::optional<RateRowSide> sideOf(const Comparison& comparison, const ComparedRow& row, Side side)
{
    const std::optional<qsizetype>& index = row.index(side);
    if (!index || row.section == Section::Code) {
        return std::nullopt;
    }
    const BenchmarkDocument& document = comparison.document(side);
    return row.section == Section::Throughput ? sideOf(document.throughput.at(*index))
                                              : sideOf(document.scenarios.at(*index));
}

CodeRowChange codeChangeOf(const Comparison& comparison, const ComparedRow& row)
{
    if (row.code) {
        return *row.code;
    }
    const Side side = row.side();
    return loneCodeEntry(comparison.document(side).code.at(*row.index(side)), side,
                         comparison.options.thresholds, comparison.comparability.countsAreInformational());
}

QDate measuredOn(const BenchmarkDocument& document)
{
    return measuredDay(document.measurement.measuredAt.value_or(QString()));
}

namespace {

/// What one side alone has a number of. Neither better nor worse: nothing was held against it.
void findOneSided(QList<Finding>& findings, const LoopChange& loop)
{
    const OneSided rate = loop.rate.oneSided();
    const OneSided distance = loop.distance ? loop.distance->oneSided() : OneSided::No;
    const auto find = [&findings, &loop](OneSided side, ComparedPart part) {
        if (side == OneSided::No) {
            return;
        }
        Finding finding;
        finding.kind =
            side == OneSided::OnlyInBase ? FindingKind::NoLongerComparable : FindingKind::NowComparable;
        finding.loop = loop.role;
        finding.part = part;
        findings.append(finding);
    };
    if (rate == distance) {
        find(rate, ComparedPart::Loop);
    } else {
        find(rate, ComparedPart::Rate);
        find(distance, ComparedPart::Distance);
    }
}

bool isMissing(const CountChange& count)
{
    return count.verdict == CountVerdict::MissingInBase || count.verdict == CountVerdict::MissingInCandidate;
}

} // namespace

QList<Finding> findingsIn(const RateRowChange& rates)
{
    QList<Finding> findings;
    Finding finding;
    if (rates.refusal == NotComparedReason::DifferentUnits ||
        rates.refusal == NotComparedReason::DifferentDirections) {
        finding.kind = FindingKind::NoLongerComparable;
        findings.append(finding);
    }
    for (const LoopChange& loop : rates.loops) {
        finding.loop = loop.role;
        if (loop.rate.verdict == ChangeVerdict::Distinguishable) {
            const bool isRaw = loop.role == LoopRole::RawClient;
            finding.kind = isRaw ? FindingKind::RawClientMoved : FindingKind::RateChange;
            // Where the raw client moved too, an absolute rate does not tell what the crate did: the distance
            // does.
            finding.findingClass = rates.rawClientMoved ? FindingClass::Change : classOf(loop.rate.tendency);
            findings.append(finding);
        }
        if (loop.distance && loop.distance->verdict == ChangeVerdict::Distinguishable) {
            finding.kind = FindingKind::DistanceChange;
            finding.findingClass = classOf(loop.distance->tendency);
            findings.append(finding);
        }
        findOneSided(findings, loop);
        if (loop.verdictFlipped) {
            finding.kind = FindingKind::VerdictFlip;
            finding.findingClass = FindingClass::Change;
            findings.append(finding);
        }
    }
    finding.loop = LoopRole::RustStream;
    finding.findingClass = FindingClass::Change;
    if (rates.plugin && rates.plugin->flipped) {
        finding.kind = FindingKind::PluginVerdictFlip;
        findings.append(finding);
    }
    if (rates.brokerBoundFlipped) {
        finding.kind = FindingKind::BrokerBoundFlip;
        findings.append(finding);
    }
    return findings;
}

QList<Finding> findingsIn(const CodeRowChange& code)
{
    QList<Finding> findings;
    for (const CountChange& count : code.counts) {
        // A column is published whole or not at all: its instructions tell it for both counts.
        const bool isLost = isMissing(count) && count.metric == CodeMetric::Instructions;
        if (count.tendency == Tendency::None && !isLost) {
            continue;
        }
        Finding finding;
        finding.section = Section::Code;
        finding.column = count.column;
        finding.metric = count.metric;
        if (isLost) {
            finding.kind = count.verdict == CountVerdict::MissingInCandidate ? FindingKind::NoLongerComparable
                                                                             : FindingKind::NowComparable;
            finding.part = ComparedPart::Loop;
            findings.append(finding);
            continue;
        }
        finding.kind = FindingKind::CountChange;
        finding.findingClass = code.isGateJump(count) ? classOf(count.tendency) : FindingClass::Change;
        findings.append(finding);
    }
    if (code.gateFlipped) {
        Finding finding;
        finding.kind = FindingKind::GateFlip;
        finding.section = Section::Code;
        findings.append(finding);
    }
    return findings;
}

QList<qsizetype> visibleRows(const Comparison& comparison, const RowFilter& filter, RowOrder order)
{
    QList<qsizetype> rows;
    for (qsizetype i = 0; i < comparison.rows.size(); ++i) {
        if (passes(comparison, comparison.rows.at(i), filter)) {
            rows.append(i);
        }
    }
    // Keys are made once for each row, not for each comparison of two.
    const auto sortBy = [&rows](auto keyOf, auto comesBefore) {
        std::vector<std::pair<decltype(keyOf(0)), qsizetype>> keyed;
        keyed.reserve(size_t(rows.size()));
        for (const qsizetype row : rows) {
            keyed.emplace_back(keyOf(row), row);
        }
        std::ranges::stable_sort(
            keyed, comesBefore, [](const auto& entry) -> const auto& { return entry.first; });
        std::ranges::transform(keyed, rows.begin(), [](const auto& entry) { return entry.second; });
    };
    switch (order) {
    case RowOrder::Document:
        break;
    case RowOrder::Size:
        sortBy([&comparison](qsizetype row) { return weightOf(comparison, comparison.rows.at(row)); },
               [](const RowWeight& first, const RowWeight& second) {
                   return first.rank != second.rank ? first.rank < second.rank : first.size > second.size;
               });
        break;
    case RowOrder::Name:
        sortBy(
            [&comparison](qsizetype row) { return comparison.rows.at(row).key().name.toCaseFolded(); },
            [](const QString& first, const QString& second) { return comesBeforeNaturally(first, second); });
        break;
    }
    return rows;
}

namespace {

QString written(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'g', QLocale::FloatingPointShortest) : QStringLiteral("-");
}

QString written(const std::optional<bool>& value)
{
    return value ? QString::number(int(*value)) : QStringLiteral("-");
}

QString written(const std::optional<LoopVerdict>& judged)
{
    if (judged && judged->verdict == Verdict::Indistinguishable) {
        return QStringLiteral("indistinguishable");
    }
    return judged ? QStringLiteral("measured ") + written(judged->percent) : QStringLiteral("-");
}

QString written(const std::optional<double>& value, const QString& unit)
{
    return written(value) + QLatin1Char(' ') + unit;
}

FindingNumbers numbersOf(const RateRowChange& row, const Finding& finding)
{
    const LoopChange& loop = *row.loop(finding.loop);
    const FindingNumbers figures{written(loop.rate.base, row.unit),
                                 written(loop.rate.candidate, row.candidateUnit)};
    switch (finding.kind) {
    case FindingKind::RateChange:
    case FindingKind::RawClientMoved:
        return figures;
    case FindingKind::DistanceChange:
        return {written(loop.distance->base), written(loop.distance->candidate)};
    case FindingKind::VerdictFlip:
        return {written(loop.baseVerdict), written(loop.candidateVerdict)};
    case FindingKind::PluginVerdictFlip:
        return {written(row.plugin->base), written(row.plugin->candidate)};
    case FindingKind::BrokerBoundFlip:
        return {written(row.baseBrokerBound), written(row.candidateBrokerBound)};
    case FindingKind::NoLongerComparable:
    case FindingKind::NowComparable:
        if (finding.part == ComparedPart::Row) {
            return {row.unit, row.candidateUnit};
        }
        if (finding.part == ComparedPart::Distance) {
            const RateChange& raw = row.loop(LoopRole::RawClient)->rate;
            return {figures.base + QLatin1Char(' ') + written(raw.base),
                    figures.candidate + QLatin1Char(' ') + written(raw.candidate)};
        }
        return figures;
    default:
        return {};
    }
}

FindingNumbers numbersOf(const CodeRowChange& row, const Finding& finding)
{
    if (finding.kind == FindingKind::GateFlip) {
        return {written(row.baseGated), written(row.candidateGated)};
    }
    const CountChange& count = *row.count(finding.column, finding.metric);
    return {written(count.base), written(count.candidate)};
}

} // namespace

FindingNumbers numbersOf(const Comparison& comparison, const Finding& finding)
{
    if (finding.row < 0) {
        return {};
    }
    const ComparedRow& row = comparison.rows.at(finding.row);
    if (row.rates) {
        return numbersOf(*row.rates, finding);
    }
    return row.code ? numbersOf(*row.code, finding) : FindingNumbers();
}

Acceptance acceptanceOf(const Comparison& comparison, const Finding& finding, const ReviewMarks& marks)
{
    const auto mark = marks.constFind(finding.id);
    if (mark == marks.cend()) {
        return Acceptance::Open;
    }
    return !mark->numbers || *mark->numbers == numbersOf(comparison, finding) ? Acceptance::Accepted
                                                                              : Acceptance::AcceptedBefore;
}

qsizetype countOf(Acceptance acceptance, const Comparison& comparison, const ReviewMarks& marks)
{
    return std::ranges::count_if(comparison.findings, [&](const Finding& finding) {
        return acceptanceOf(comparison, finding, marks) == acceptance;
    });
}

QStringList acceptedAndGone(const Comparison& comparison, const ReviewMarks& marks)
{
    QSet<QString> gone(marks.keyBegin(), marks.keyEnd());
    for (const Finding& finding : comparison.findings) {
        gone.remove(finding.id);
    }
    QStringList ids = gone.values();
    ids.sort();
    return ids;
}

bool fails(const Comparison& comparison, FailOn failOn)
{
    switch (failOn) {
    case FailOn::Regression:
        return comparison.summary.regressions > 0;
    case FailOn::Change:
        return !comparison.findings.isEmpty();
    case FailOn::None:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace rangebar

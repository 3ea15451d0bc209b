// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/comparisonwords.h"

#include "models/report/joining.h"
#include "models/report/sourcewords.h"
#include "models/report/visibletext.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rangebar {
namespace {

int pluralCount(qsizetype value)
{
    return int(std::clamp<qsizetype>(value, 0, std::numeric_limits<int>::max()));
}

/// A difference of two published figures without the noise of binary subtraction.
double withoutNoise(double difference)
{
    return QString::number(difference, 'g', 12).toDouble();
}

/// One decimal, and more where one would make a change look like none, or a part look like the whole.
double stepFor(double size)
{
    constexpr double finest = 1e-6;
    const auto looksRound = [size](double step) {
        const double shown = std::round(size / step) * step;
        return (shown == 0 && size != 0) || (size < 100 && shown >= 100);
    };
    double step = 0.1;
    while (step > finest && looksRound(step)) {
        step /= 10;
    }
    return step;
}

int decimalsOf(double step)
{
    return int(std::lround(-std::log10(step)));
}

QString withUnit(const QString& number, const QString& unit)
{
    return unit.isEmpty() ? number : QString(number + QLatin1Char(' ') + shownName(unit));
}

/// The forms of numbers that only comparisons need.
class Numbers
{
public:
    explicit Numbers(const NumberFormat& format) : m_format(format) {}

    /// 3.1 %, without a sign.
    QString percentSize(double percent) const
    {
        const double size = std::abs(percent);
        QString text = m_format.percentTick(size, stepFor(size));
        if (const QString sign = m_format.locale().positiveSign(); text.startsWith(sign)) {
            text.remove(0, sign.size());
        }
        return text;
    }

    /// +3.1 %, -0.02 %.
    QString percentChange(double percent) const
    {
        return m_format.percentTick(percent, stepFor(std::abs(percent)));
    }

    QString points(double points) const
    {
        const double size = std::abs(points);
        return m_format.locale().toString(size, 'f', decimalsOf(stepFor(size)));
    }

    /// A gate: 2 %, 0.1 %.
    QString threshold(double percent) const
    {
        if (percent == 0) {
            return m_format.share(0);
        }
        QString text = m_format.percentTick(percent, percent);
        if (const QString sign = m_format.locale().positiveSign(); text.startsWith(sign)) {
            text.remove(0, sign.size());
        }
        return text;
    }

    QString signedDifference(double difference) const
    {
        const QString size = m_format.full(std::abs(withoutNoise(difference)));
        return (difference < 0 ? m_format.locale().negativeSign() : m_format.locale().positiveSign()) + size;
    }

    QString figure(double value, const QString& unit) const { return withUnit(m_format.full(value), unit); }
    QString size(double difference, const QString& unit) const
    {
        return figure(std::abs(withoutNoise(difference)), unit);
    }

private:
    const NumberFormat& m_format;
};

QString crateName(const BenchmarkDocument& document)
{
    return document.crate ? shownName(*document.crate) : ComparisonWords::tr("unnamed document");
}

bool isSecondary(CodeColumn column)
{
    return column != CodeColumn::Framework && column != CodeColumn::ColdStart;
}

/// The larger spread of a loop and its raw client, in the unit.
double largerSpread(const std::optional<double>& loop, const std::optional<double>& raw)
{
    return std::max(loop.value_or(0), raw.value_or(0));
}

} // namespace

QString ComparisonWords::side(Side side)
{
    return side == Side::Base ? tr("Base") : tr("Candidate");
}

QString ComparisonWords::sideLetter(Side side)
{
    return side == Side::Base ? QStringLiteral("A") : QStringLiteral("B");
}

QString ComparisonWords::grade(Grade grade)
{
    switch (grade) {
    case Grade::SameMachineSameBuild:
        return tr("same machine, same build");
    case Grade::SameMachineChanged:
        return tr("same machine, something changed");
    case Grade::DifferentMachines:
        return tr("different machines");
    case Grade::DifferentCrates:
        return tr("different crates");
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::section(Section section)
{
    switch (section) {
    case Section::Scenarios:
        return tr("Scenarios");
    case Section::Throughput:
        return tr("Throughput");
    case Section::Code:
        return tr("Cost of the code");
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::findingClass(FindingClass findingClass)
{
    switch (findingClass) {
    case FindingClass::Regression:
        return tr("regression");
    case FindingClass::Improvement:
        return tr("improvement");
    case FindingClass::Change:
        return tr("change");
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::findingClassTitle()
{
    return tr("Class");
}

QString ComparisonWords::column(CodeColumn column)
{
    switch (column) {
    case CodeColumn::Framework:
        return Words::loop(LoopRole::RustStream);
    case CodeColumn::ColdStart:
        return tr("Cold start");
    case CodeColumn::RawClient:
        return Words::loop(LoopRole::RawClient);
    case CodeColumn::BrokerCrate:
        return Words::loop(LoopRole::BrokerCrate);
    case CodeColumn::HandWritten:
        return tr("Hand written");
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::metric(CodeMetric metric)
{
    return metric == CodeMetric::Instructions ? tr("Instructions") : tr("Allocations");
}

QString ComparisonWords::layer(Layer layer)
{
    switch (layer) {
    case Layer::RawClient:
        return tr("the raw client");
    case Layer::BrokerCrate:
        return tr("the broker crate");
    case Layer::Runtime:
        return tr("the runtime");
    case Layer::CrateAndRuntime:
        return tr("the broker crate and the runtime together");
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::refusal(NotComparedReason reason)
{
    switch (reason) {
    case NotComparedReason::None:
        return {};
    case NotComparedReason::DifferentMachines:
        return tr("not compared: different machines");
    case NotComparedReason::DifferentUnits:
        return tr("not compared: different units");
    case NotComparedReason::DifferentDirections:
        return tr("not compared: larger is better on one side, smaller on the other");
    case NotComparedReason::NoCommonFigure:
        return tr("not compared: one side publishes no best, the other no median");
    case NotComparedReason::MissingInBase:
        return tr("not measured in the base");
    case NotComparedReason::MissingInCandidate:
        return tr("not measured in the candidate");
    case NotComparedReason::NotPositive:
        return tr("not compared: a figure is not positive");
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::savedError(const SavedComparisonError& error)
{
    switch (error.code) {
    case SavedComparisonError::Code::TooLarge:
        return tr("This is no saved comparison: it is larger than one can be. Choose a file that Save "
                  "comparison wrote.");
    case SavedComparisonError::Code::NotJson:
        return tr("This is no saved comparison: it is not JSON from byte %1 on. Choose a file that Save "
                  "comparison "
                  "wrote.")
            .arg(error.offset);
    case SavedComparisonError::Code::NotAComparison:
        return tr("This is JSON, but not a saved comparison. Choose a file that Save comparison wrote.");
    case SavedComparisonError::Code::UnknownVersion:
        return tr("This comparison was saved in version %1 of the file; this program reads version 1. Open "
                  "it with a newer "
                  "Rangebar.")
            .arg(visibleText(error.detail, 40));
    case SavedComparisonError::Code::BadField:
        return tr("This saved comparison is damaged: %1 is missing or has no value that can be used. Compare "
                  "the two documents again.")
            .arg(visibleText(error.detail, 80));
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::changedInput(Side side)
{
    return side == Side::Base
               ? tr("The base is not the document that was saved: its content has changed.")
               : tr("The candidate is not the document that was saved: its content has changed.");
}

QString ComparisonWords::changedOnDisk(Side side)
{
    return side == Side::Base ? tr("The file of the base has changed since it was compared.")
                              : tr("The file of the candidate has changed since it was compared.");
}

QString ComparisonWords::sidesSwapped()
{
    return tr(
        "The sides are turned round: what is called the base here is the candidate of this comparison.");
}

QString ComparisonWords::changedSince(const BenchmarkDocument& base) const
{
    constexpr qsizetype longestVersion = 30;
    const Measurement& measurement = base.measurement;
    const QString day = measurement.measuredAt ? m_format.date(*measurement.measuredAt) : QString();
    const QString version = visibleText(measurement.crateVersion.value_or(QString()), longestVersion);
    if (version.isEmpty()) {
        return tr("What changed since %1").arg(day);
    }
    //: %1 is a version, %2 the day of a measurement.
    return day.isEmpty() ? tr("What changed since %1").arg(version)
                         : tr("What changed since %1 (%2)").arg(version, day);
}

QString ComparisonWords::sideLine(const ComparisonSide& side) const
{
    const BenchmarkDocument& document = *side.document;
    QStringList parts = Provenance::comparisonFacts(document);
    if (document.codeMeasurement && !document.code.isEmpty()) {
        const Measurement& code = *document.codeMeasurement;
        if (code.measuredAt && code.measuredAt != document.measurement.measuredAt) {
            parts.append(tr("code measured %1").arg(shownName(*code.measuredAt)));
        }
    }
    if (!side.source.isEmpty()) {
        parts.append(tr("from %1").arg(SourceWords::source(side.source)));
    }
    return Joining::facts(parts);
}

QString ComparisonWords::effect(const EnvironmentDifference& difference) const
{
    if (difference.affectsRates && difference.affectsCounts) {
        return tr("changes rates and counts");
    }
    if (difference.affectsCounts) {
        return tr("changes counts");
    }
    return difference.affectsRates ? tr("changes rates") : QString();
}

QString ComparisonWords::relation(EnvironmentField::Relation relation)
{
    switch (relation) {
    case EnvironmentField::Relation::Equal:
        return tr("equal");
    case EnvironmentField::Relation::Different:
        return tr("different");
    case EnvironmentField::Relation::OneSided:
        return tr("on one side only");
    case EnvironmentField::Relation::Measurement:
        return tr("measured, no setting");
    }
    Q_UNREACHABLE();
}

QStringList ComparisonWords::headerSentences(const Comparison& comparison) const
{
    const Comparability& may = comparison.comparability;
    const BenchmarkDocument& base = *comparison.base.document;
    const BenchmarkDocument& candidate = *comparison.candidate.document;
    QStringList sentences;
    const bool isAnythingCompared = comparison.summary.rowsCompared + comparison.summary.codeCompared > 0;
    switch (may.grade) {
    case Grade::SameMachineSameBuild:
        sentences.append(isAnythingCompared
                             ? tr("Same machine, same build: everything is compared.")
                             : tr("Same machine, same build, but the documents have no row in common that "
                                  "could be compared."));
        break;
    case Grade::SameMachineChanged:
        sentences.append(
            isAnythingCompared
                ? tr("Same machine, something changed: everything is compared; what changed is named, since "
                     "it may be the cause.")
                : tr("Same machine, something changed, but the documents have no row in common that could "
                     "be compared."));
        break;
    case Grade::DifferentMachines:
        sentences.append(
            isAnythingCompared
                ? tr("Different machines: only distances to the raw client and code counts are compared; "
                     "absolute rates stand side by side without a change.")
                : tr("Different machines, and the documents have no row in common that could be compared."));
        break;
    case Grade::DifferentCrates:
        sentences.append(
            tr("Not compared: %1 and %2 are different crates, and rows of different crates are never "
               "compared with each other.")
                .arg(crateName(base), crateName(candidate)));
        return sentences;
    }
    if (!may.baseNamesCrate && !may.candidateNamesCrate) {
        sentences.append(
            tr("Neither document names its crate; whether both are of the same one can't be checked."));
    } else if (!may.baseNamesCrate) {
        sentences.append(tr("The base names no crate; whether it is of %1 too can't be checked.")
                             .arg(crateName(candidate)));
    } else if (!may.candidateNamesCrate) {
        sentences.append(tr("The candidate names no crate; whether it is of %1 too can't be checked.")
                             .arg(crateName(base)));
    }
    if (may.schemasDiffer) {
        sentences.append(tr("The base is schema %1, the candidate schema %2: what both have is compared.")
                             .arg(QString::number(base.schema), QString::number(candidate.schema)));
    }
    const auto anyRow = [&comparison](auto test) {
        return std::ranges::any_of(comparison.rows,
                                   [&test](const ComparedRow& row) { return row.rates && test(*row.rates); });
    };
    if (anyRow([](const RateRowChange& row) { return row.basisReduced; })) {
        sentences.append(tr("One side publishes no best round: medians are compared with medians."));
    }
    if (anyRow([](const RateRowChange& row) { return row.roundsDiffer && row.basis == FigureBasis::Best; })) {
        sentences.append(
            tr("The sides have different numbers of rounds: a best of more rounds is biased upward."));
    }
    if (anyRow(
            [](const RateRowChange& row) { return row.roundsDiffer && row.basis == FigureBasis::Median; })) {
        sentences.append(
            tr("The sides have different numbers of rounds: the spread of more rounds is wider."));
    }
    if (comparison.summary.rowsRawClientMoved > 0) {
        sentences.append(
            tr("The raw client itself moved in %n row(s): the machine, the broker or the client changed, "
               "so read the distances there.",
               nullptr, pluralCount(comparison.summary.rowsRawClientMoved)));
    }
    const bool comparesCode = comparison.summary.codeCompared > 0;
    if (comparesCode && may.countsAreInformational()) {
        sentences.append(
            tr("Compiler, profile, features, flags or architecture differ: the code counts compare the "
               "toolchain too, so they are shown as information."));
    }
    for (const Finding& finding : comparison.findings) {
        if (finding.kind == FindingKind::SectionAppeared) {
            sentences.append(tr("%1: the base publishes none; the candidate's stand alone.")
                                 .arg(section(finding.section)));
        } else if (finding.kind == FindingKind::SectionVanished) {
            sentences.append(tr("%1: the candidate publishes none; the base's stand alone.")
                                 .arg(section(finding.section)));
        }
    }
    for (const SectionRepeats& repeat : comparison.repeats) {
        sentences.append(
            (repeat.side == Side::Base
                 ? tr("The base has the name %1 more than once; such rows are paired in their order.")
                 : tr("The candidate has the name %1 more than once; such rows are paired in their order."))
                .arg(shownName(repeat.name)));
    }
    sentences += contradictions(comparison);
    if (!comparison.suggestions.isEmpty()) {
        sentences.append(
            tr("%n pair(s) of similar names may be the same row; they are paired only when you say so.",
               nullptr, pluralCount(comparison.suggestions.size())));
    }
    return sentences;
}

/// Where a side publishes what its own rounds do not give, in the words of the document's own page.
QStringList ComparisonWords::contradictions(const Comparison& comparison, const ComparedRow& row,
                                            Side side) const
{
    const std::optional<RateRowSide> published = sideOf(comparison, row, side);
    if (!published) {
        return {};
    }
    const RowAnalysis analysis = analyseRow(*published->loops, published->rounds);
    QStringList sentences;
    for (const LoopAnalysis& loop : analysis.loops) {
        const QStringList notes = Cards(m_format).verdictNotes(analysis, loop.role, published->unit);
        if (!notes.isEmpty()) {
            //: %1 is "Base" or "Candidate", %2 a loop, %3 what the side publishes against its own rounds.
            sentences.append(
                tr("%1, %2: %3", "contradiction")
                    .arg(ComparisonWords::side(side), Words::loop(loop.role), Joining::sentences(notes)));
        }
    }
    return sentences;
}

QStringList ComparisonWords::contradictions(const Comparison& comparison) const
{
    constexpr qsizetype mostTold = 6;
    QStringList sentences;
    for (const Side side : {Side::Base, Side::Candidate}) {
        for (const ComparedRow& row : comparison.rows) {
            for (const QString& sentence : contradictions(comparison, row, side)) {
                //: %1 is a row, %2 such as "Base, RustStream: The document publishes +9.9 %; its figures give
                //: +2.2 %."
                sentences.append(tr("%1. %2", "contradiction").arg(rowName(comparison, row), sentence));
            }
        }
    }
    if (const qsizetype more = sentences.size() - mostTold; more > 0) {
        sentences.resize(mostTold);
        sentences.append(tr("%n more loop(s) is (are) published with what the rounds do not give; the rows "
                            "tell it.",
                            nullptr, pluralCount(more)));
    }
    return sentences;
}

QString ComparisonWords::reading(const Comparison& comparison) const
{
    const bool rawMoved = comparison.summary.rowsRawClientMoved > 0;
    const auto inRows = [this, &comparison] {
        constexpr qsizetype mostNamed = 3;
        QStringList names;
        for (const qsizetype row :
             comparison.readingRows.first(std::min(mostNamed, comparison.readingRows.size()))) {
            names.append(rowName(comparison, comparison.rows.at(row)));
        }
        if (comparison.readingRows.size() > mostNamed) {
            names.append(
                tr("%n more row(s)", nullptr, pluralCount(comparison.readingRows.size() - mostNamed)));
        }
        return Joining::clauses(names);
    };
    switch (comparison.reading) {
    case Reading::None:
        return {};
    case Reading::RateDownCountsSame:
        return rawMoved ? tr("Rates worse, instructions within the gate: probably the machine, for the raw "
                             "client moved too.")
                        : tr("Rates worse, instructions within the gate: probably the machine, or waiting "
                             "rather than work; the raw client did not move.");
    case Reading::RateUpCountsSame:
        return rawMoved ? tr("Rates better, instructions within the gate: probably the machine, for the raw "
                             "client moved too.")
                        : tr("Rates better, instructions within the gate: probably the machine, or less "
                             "waiting rather than less work; the raw client did not move.");
    case Reading::RateDownCountsUp:
        //: %1 are rows.
        return tr("Rates worse and more instructions in the same row: probably the code (%1).").arg(inRows());
    case Reading::RateUpCountsDown:
        return tr("Rates better and fewer instructions in the same row: probably the code (%1).")
            .arg(inRows());
    case Reading::RateDownCountsUpApart:
        return tr("Rates worse and more instructions, but no row has both: read the rows one by one.");
    case Reading::RateUpCountsDownApart:
        return tr("Rates better and fewer instructions, but no row has both: read the rows one by one.");
    case Reading::RateSameCountsUp:
        return tr("More instructions, but no rate shows it.");
    case Reading::RateSameCountsDown:
        return tr("Fewer instructions, but no rate shows it.");
    case Reading::Contradictory:
        return tr("Rates and instructions do not move together: read the rows one by one.");
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::headline(const Summary& summary) const
{
    QStringList found;
    if (summary.regressions > 0) {
        found.append(tr("%n regression(s)", nullptr, pluralCount(summary.regressions)));
    }
    if (summary.improvements > 0) {
        found.append(tr("%n improvement(s)", nullptr, pluralCount(summary.improvements)));
    }
    if (summary.changes > 0) {
        found.append(tr("%n other change(s)", nullptr, pluralCount(summary.changes)));
    }
    const QString all = Joining::list(found);
    if (summary.rowsCompared == 0 && summary.codeCompared == 0) {
        return all.isEmpty() ? tr("Nothing could be compared.")
                             : tr("Nothing could be compared; %1.").arg(all);
    }
    if (summary.regressions > 0 && summary.improvements > 0) {
        return tr("Worse and better: %1.").arg(all);
    }
    if (summary.regressions > 0) {
        return tr("Worse: %1.").arg(all);
    }
    if (summary.improvements > 0) {
        return tr("Better: %1.").arg(all);
    }
    return summary.changes > 0 ? tr("No regression, no improvement; %1.").arg(all)
                               : tr("Nothing found: no change beyond the spread and the gates.");
}

QString ComparisonWords::byLuck(const ChanceBudget& budget) const
{
    if (budget.most == 0) {
        return tr("none would by luck");
    }
    const auto least = qint64(std::llround(budget.least));
    const auto most = qint64(std::llround(budget.most));
    if (most == 0) {
        return tr("less than one would by luck");
    }
    if (least == 0) {
        return tr("up to %1 would by luck").arg(m_format.count(most));
    }
    return least == most
               ? tr("about %1 would by luck").arg(m_format.count(least))
               : tr("about %1 to %2 would by luck").arg(m_format.count(least), m_format.count(most));
}

QString ComparisonWords::changesByLuck(const Summary& summary) const
{
    const std::optional<ChanceBudget> luck = summary.changesByLuck();
    const QString distinguishable = m_format.count(summary.changesDistinguishable);
    const QString judged = m_format.count(summary.changesJudged);
    const QString sentence =
        luck ? tr("Of all loops, %1 of %2 changes of a rate or a distance are distinguishable; %3.")
                   .arg(distinguishable, judged, byLuck(*luck))
             : tr("Of all loops, %1 of %2 changes of a rate or a distance are distinguishable.")
                   .arg(distinguishable, judged);
    if (summary.changesRepeated == 0) {
        return sentence;
    }
    return Joining::sentences({sentence, tr("%n of them has (have) the same rounds on both sides, so nothing "
                                            "was measured again and luck is counted without it (them).",
                                            nullptr, pluralCount(summary.changesRepeated))});
}

QString ComparisonWords::chanceRule(const Summary& summary) const
{
    const QString rule =
        tr("By this rule and with three independent rounds a side, 3 to 7 in 100 look changed when nothing "
           "did (of distances 1 to 12, depending on how the rounds scatter); a shift of one, two, three "
           "standard deviations is seen in about 19, 48 to 58, 75 to 80 of 100.");
    if (summary.changesOfOtherRounds == 0) {
        return rule;
    }
    if (summary.changesByLuck()) {
        return Joining::sentences(
            {rule, tr("%n change(s) with other numbers of rounds is (are) not counted for luck.", nullptr,
                      pluralCount(summary.changesOfOtherRounds))});
    }
    if (summary.otherRounds.isEmpty()) {
        return tr("How many would by luck can't be said: it is known for three rounds a side only, and the "
                  "number of rounds is not published.");
    }
    constexpr qsizetype mostNamed = 5;
    QStringList numbers;
    for (const qint64 rounds : summary.otherRounds.first(std::min(mostNamed, summary.otherRounds.size()))) {
        numbers.append(m_format.count(rounds));
    }
    //: %1 is one number of rounds, or several: "11", "5 and 11".
    return tr("How many would by luck can't be said: it is known for three rounds a side only, not for %1.")
        .arg(Joining::list(numbers));
}

QStringList ComparisonWords::summary(const Comparison& comparison, const ReviewMarks& marks) const
{
    if (comparison.refused()) {
        return headerSentences(comparison);
    }
    const Summary& sum = comparison.summary;
    const auto number = [this](qsizetype value) { return m_format.count(value); };
    QStringList lines;

    lines.append(headline(sum));
    if (const qsizetype accepted = countOf(Acceptance::Accepted, comparison, marks); accepted > 0) {
        lines.append(
            tr("Accepted findings: %1 of %2.").arg(number(accepted), number(comparison.findings.size())));
    }
    if (const qsizetype before = countOf(Acceptance::AcceptedBefore, comparison, marks); before > 0) {
        lines.append(tr("Accepted before with other numbers, and open again: %1 of %2 findings.")
                         .arg(number(before), number(comparison.findings.size())));
    }
    if (const qsizetype gone = acceptedAndGone(comparison, marks).size(); gone > 0) {
        lines.append(tr("Accepted before, and no longer found: %n finding(s).", nullptr, pluralCount(gone)));
    }

    if (sum.rowsCompared + sum.rowsNotComparable + sum.rowsAdded + sum.rowsRemoved > 0) {
        QStringList parts{tr("%n row(s) compared", nullptr, pluralCount(sum.rowsCompared))};
        if (sum.rowsFlipped > 0) {
            parts.append(tr("%n with a flipped verdict", nullptr, pluralCount(sum.rowsFlipped)));
        }
        if (sum.rowsAdded > 0) {
            parts.append(tr("%n added", nullptr, pluralCount(sum.rowsAdded)));
        }
        if (sum.rowsRemoved > 0) {
            parts.append(tr("%n removed", nullptr, pluralCount(sum.rowsRemoved)));
        }
        if (sum.rowsNotComparable > 0) {
            parts.append(tr("%n not comparable", nullptr, pluralCount(sum.rowsNotComparable)));
        }
        lines.append(tr("Rates: %1.").arg(Joining::facts(parts)));
    }
    if (sum.rowsCompared > 0) {
        const std::optional<ChanceBudget> luck = sum.rowsByLuck();
        const QString distinguishable = number(sum.rowsDistinguishable);
        lines.append(luck ? tr("RustStream's rate changed distinguishably in %1 of %2 rows; %3.")
                                .arg(distinguishable, number(sum.rowsCompared), byLuck(*luck))
                          : tr("RustStream's rate changed distinguishably in %1 of %2 rows.")
                                .arg(distinguishable, number(sum.rowsCompared)));
        lines.append(changesByLuck(sum));
        lines.append(chanceRule(sum));
    }
    if (sum.geometricMean) {
        //: %1 is a ratio such as 0.984 or 1.013.
        lines.append(
            tr("The geometric mean of RustStream's rate ratios, candidate over base, is %1 over %n row(s).",
               nullptr, pluralCount(sum.geometricMeanRows))
                .arg(m_format.ratio(*sum.geometricMean)));
    } else if (sum.geometricMeanIndistinguishable) {
        lines.append(tr("The geometric mean of RustStream's rate ratios over %n row(s) is indistinguishable "
                        "from 1, as each of them is.",
                        nullptr, pluralCount(sum.geometricMeanRows)));
    }
    if (sum.codeCompared + sum.codeAdded + sum.codeRemoved > 0) {
        QStringList parts{tr("%n entry(ies) compared", nullptr, pluralCount(sum.codeCompared))};
        if (sum.codeCompared > 0) {
            parts.append(tr("%n identical", nullptr, pluralCount(sum.codeIdentical)));
            parts.append(tr("%n with a gated regression", nullptr, pluralCount(sum.gatedRegressions)));
        }
        if (sum.codeAdded > 0) {
            parts.append(tr("%n added", nullptr, pluralCount(sum.codeAdded)));
        }
        if (sum.codeRemoved > 0) {
            parts.append(tr("%n removed", nullptr, pluralCount(sum.codeRemoved)));
        }
        lines.append(tr("Code: %1.").arg(Joining::facts(parts)));
    }
    if (const QString together = reading(comparison); !together.isEmpty()) {
        lines.append(together);
    }
    return lines;
}

QString ComparisonWords::rowName(const Comparison& comparison, const ComparedRow& row) const
{
    const Side side = row.side();
    return rowName(comparison.document(side), row.section, *row.index(side), row.key());
}

QString ComparisonWords::rowName(const BenchmarkDocument& document, Section section, qsizetype row,
                                 const RowKey& key) const
{
    QString name;
    if (section == Section::Throughput) {
        const ThroughputRow& throughput = document.throughput.at(row);
        name = shownName(Cells(m_format).throughputName(throughput));
        if (throughput.loops.plugin) {
            name = tr("%1, plugin %2").arg(name, shownName(*throughput.loops.plugin));
        }
    } else {
        name = shownName(key.name);
    }
    if (name.isEmpty()) {
        name = tr("(no name)");
    }
    return key.occurrence == 0 ? name
                               //: %1 is a scenario whose name stands several times in the document, %2
                               //: tells which of them it is.
                               : tr("%1 (%2)").arg(name, m_format.count(key.occurrence + 1));
}

QString ComparisonWords::pairing(const Comparison& comparison, const ComparedRow& row) const
{
    Q_UNUSED(comparison)
    if (row.state != RowState::Paired) {
        return rowState(row.state);
    }
    switch (row.pairKind) {
    case PairKind::Exact:
        return {};
    case PairKind::Normalised:
        return tr("written %1 in the base").arg(shownName(row.baseKey.name));
    case PairKind::ByHand:
        return tr("paired by hand with %1 of the base").arg(shownName(row.baseKey.name));
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::rowState(RowState state)
{
    switch (state) {
    case RowState::Added:
        return tr("added");
    case RowState::Removed:
        return tr("removed");
    case RowState::Paired:
        return {};
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::figure(const std::optional<double>& value, const QString& unit) const
{
    return value ? Numbers(m_format).figure(*value, unit) : Words::missing();
}

QString ComparisonWords::rate(const RateChange& change, const QString& unit) const
{
    switch (change.verdict) {
    case ChangeVerdict::Identical:
        return tr("identical");
    case ChangeVerdict::Indistinguishable:
        return Words::verdict(Verdict::Indistinguishable);
    case ChangeVerdict::NotComparable:
        return refusal(change.reason);
    case ChangeVerdict::Distinguishable:
        break;
    }
    const QString percent = Numbers(m_format).percentSize(*change.percent);
    if (unit.isEmpty()) {
        return *change.percent > 0 ? tr("%1 more").arg(percent) : tr("%1 less").arg(percent);
    }
    //: %1 is a percentage, %2 a unit such as msg/s.
    return *change.percent > 0 ? tr("%1 more %2").arg(percent, shownName(unit))
                               : tr("%1 less %2").arg(percent, shownName(unit));
}

QString ComparisonWords::rate(const RateChange& change, const RateRowChange& row) const
{
    const QString text = rate(change, row.unit);
    if (!row.basisReduced || change.verdict != ChangeVerdict::Distinguishable) {
        return text;
    }
    //: %1 is such as "5.9 % less msg/s", %2 and %3 are the medians that were compared.
    return tr("%1 (medians %2 and %3)")
        .arg(text, m_format.cell(*change.base), m_format.cell(*change.candidate));
}

QString ComparisonWords::distance(const DistanceChange& change) const
{
    switch (change.verdict) {
    case ChangeVerdict::Identical:
        return tr("identical");
    case ChangeVerdict::Indistinguishable:
        return Words::verdict(Verdict::Indistinguishable);
    case ChangeVerdict::NotComparable:
        return refusal(change.reason);
    case ChangeVerdict::Distinguishable:
        break;
    }
    const QString points = Numbers(m_format).points(*change.points);
    //: %1 is a number of percentage points; the overhead is the distance to the raw client.
    return *change.points > 0 ? tr("%1 points more overhead").arg(points)
                              : tr("%1 points less overhead").arg(points);
}

QString ComparisonWords::publishedVerdict(const std::optional<LoopVerdict>& verdict) const
{
    if (!verdict) {
        return Words::missing();
    }
    if (verdict->verdict == Verdict::Measured && verdict->percent) {
        return m_format.percentLabel(*verdict->percent);
    }
    return Words::verdict(verdict->verdict);
}

QString ComparisonWords::count(const CountChange& change) const
{
    const auto full = [this](const std::optional<double>& value) {
        return value ? m_format.full(*value) : Words::missing();
    };
    switch (change.verdict) {
    case CountVerdict::Identical:
        return tr("identical (%1)").arg(full(change.base));
    case CountVerdict::New:
        return tr("new (%1 -> %2)").arg(full(change.base), full(change.candidate));
    case CountVerdict::Gone:
        return tr("gone (%1 -> %2)").arg(full(change.base), full(change.candidate));
    case CountVerdict::MissingInBase:
        return tr("not published in the base (%1)").arg(full(change.candidate));
    case CountVerdict::MissingInCandidate:
        return tr("not published in the candidate (%1)").arg(full(change.base));
    case CountVerdict::Within:
    case CountVerdict::Above:
    case CountVerdict::Below:
        break;
    }
    const Numbers numbers(m_format);
    //: %1 is a signed difference, %2 and %3 the numbers, %4 a signed percentage.
    return tr("%1 (%2 -> %3), %4")
        .arg(numbers.signedDifference(*change.candidate - *change.base), full(change.base),
             full(change.candidate), numbers.percentChange(*change.percent));
}

QString ComparisonWords::countVerdict(const CountChange& change, const CodeRowChange& row) const
{
    const QString gate = Numbers(m_format).threshold(change.thresholdPercent);
    QString size;
    switch (change.verdict) {
    case CountVerdict::Identical:
        return tr("identical");
    case CountVerdict::Within:
        return tr("within %1").arg(gate);
    case CountVerdict::MissingInBase:
    case CountVerdict::MissingInCandidate:
        return tr("on one side only");
    case CountVerdict::Above:
        size = tr("up by more than %1").arg(gate);
        break;
    case CountVerdict::Below:
        size = tr("down by more than %1").arg(gate);
        break;
    case CountVerdict::New:
        size = tr("new");
        break;
    case CountVerdict::Gone:
        size = tr("gone");
        break;
    }
    if (row.informational) {
        return tr("information: %1").arg(size);
    }
    if (isSecondary(change.column)) {
        return tr("beside the gates: %1").arg(size);
    }
    if (!row.gated) {
        return tr("note, not gated: %1").arg(size);
    }
    return findingClass(change.tendency == Tendency::Worse ? FindingClass::Regression
                                                           : FindingClass::Improvement);
}

QString ComparisonWords::explainRate(const LoopChange& loop, const RateRowChange& row) const
{
    const Numbers numbers(m_format);
    const RateChange& change = loop.rate;
    const QString name = Words::loop(loop.role);
    const QString base = figure(change.base, row.unit);
    const QString candidate = figure(change.candidate, row.candidateUnit);
    switch (change.verdict) {
    case ChangeVerdict::Identical:
        return tr("%1: %2 on both sides, identical.").arg(name, base);
    case ChangeVerdict::NotComparable:
        return tr("%1: %2 in the base, %3 in the candidate; %4.")
            .arg(name, base, candidate, refusal(change.reason));
    case ChangeVerdict::Indistinguishable:
    case ChangeVerdict::Distinguishable:
        break;
    }
    const QString difference = numbers.size(*change.candidate - *change.base, row.unit);
    const QString rule = numbers.size(*change.ruleSpread, row.unit);
    const QString baseSpread = numbers.size(*change.baseSpread, row.unit);
    const QString candidateSpread = numbers.size(*change.candidateSpread, row.unit);
    const bool isMedian = row.basis == FigureBasis::Median;
    if (change.verdict == ChangeVerdict::Indistinguishable) {
        //: %1 is a loop; the others are figures with their unit.
        return (isMedian ? tr("%1: the medians %2 and %3 differ by %4, which is smaller than the larger "
                              "spread of the rounds, %5 (base %6, candidate %7), so the change is "
                              "indistinguishable.")
                         : tr("%1: %2 and %3 differ by %4, which is smaller than the larger spread of the "
                              "rounds, %5 (base %6, candidate %7), so the change is indistinguishable."))
            .arg(name, base, candidate, difference, rule, baseSpread, candidateSpread);
    }
    //: %1 is a loop, %4 such as "3.1 % more msg/s"; the others are figures with their unit.
    return (isMedian ? tr("%1: from a median of %2 to %3 is %4; the difference of %5 is not smaller than the "
                          "larger spread of the rounds, %6 (base %7, candidate %8).")
                     : tr("%1: from %2 to %3 is %4; the difference of %5 is not smaller than the larger "
                          "spread of the rounds, %6 (base %7, candidate %8)."))
        .arg(name, base, candidate, rate(change, row.unit), difference, rule, baseSpread, candidateSpread);
}

QString ComparisonWords::explainDistance(const LoopChange& loop, const RateRowChange& row) const
{
    if (!loop.distance) {
        return {};
    }
    const DistanceChange& change = *loop.distance;
    const QString name = Words::loop(loop.role);
    if (change.verdict == ChangeVerdict::NotComparable) {
        return tr("%1 against its raw client: %2.").arg(name, refusal(change.reason));
    }
    const RateChange& raw = row.loop(LoopRole::RawClient)->rate;
    const Numbers numbers(m_format);
    const auto against = [this, &row](const std::optional<double>& figureOfLoop,
                                      const std::optional<double>& figureOfRaw) {
        //: %1 is a loop's figure, %2 its raw client's, with its unit.
        return tr("%1 against %2").arg(figure(figureOfLoop, QString()), figure(figureOfRaw, row.unit));
    };
    const QString base = against(loop.rate.base, raw.base);
    const QString candidate = against(loop.rate.candidate, raw.candidate);
    if (change.verdict == ChangeVerdict::Identical) {
        return tr("%1 against its raw client: base %2, candidate %3: the distance is identical.")
            .arg(name, base, candidate);
    }
    // Spreads in the unit, not in percent: what is indistinguishable has no percentage.
    const auto spreads = [&numbers, &row](const std::optional<double>& ofLoop,
                                          const std::optional<double>& ofRaw) {
        return numbers.size(largerSpread(ofLoop, ofRaw), row.unit);
    };
    const QString baseSpread = spreads(loop.rate.baseSpread, raw.baseSpread);
    const QString candidateSpread = spreads(loop.rate.candidateSpread, raw.candidateSpread);
    if (change.verdict == ChangeVerdict::Indistinguishable) {
        return tr("%1 against its raw client: base %2, candidate %3; the change of the distance is smaller "
                  "than the larger spread over the raw client's figure (base %4, candidate %5), so it is "
                  "indistinguishable.")
            .arg(name, base, candidate, baseSpread, candidateSpread);
    }
    const QString changed =
        tr("%1 against its raw client: base %2, candidate %3, which is %4; that is not smaller than the "
           "larger spread over the raw client's figure, %5 points (base %6, candidate %7).")
            .arg(name, base, candidate, distance(change), numbers.points(*change.ruleSpread), baseSpread,
                 candidateSpread);
    return loop.isIndistinguishableOnBothSides()
               ? Joining::sentences(
                     {changed, tr("On both sides the loop could not be told apart from its raw client.")})
               : changed;
}

QString ComparisonWords::explainCount(const CountChange& change, const CodeRowChange& row) const
{
    //: %1 is a column, %2 "Instructions" or "Allocations", %3 the change, %4 the verdict.
    const QString text =
        tr("%1, %2: %3: %4")
            .arg(column(change.column), metric(change.metric), count(change), countVerdict(change, row));
    if (change.verdict != CountVerdict::Below) {
        return Joining::ended(text);
    }
    const double back = (*change.base - *change.candidate) / *change.candidate * 100;
    const Numbers numbers(m_format);
    return tr("%1; going back would be %2, above the gate of %3.")
        .arg(text, numbers.percentChange(back), numbers.threshold(change.thresholdPercent));
}

QString ComparisonWords::causes(const Comparison& comparison, const ComparedRow& row) const
{
    QStringList names;
    for (const EnvironmentDifference& difference : comparison.comparability.differences) {
        if ((row.rates && difference.affectsRates) || (row.code && difference.affectsCounts)) {
            names.append(Words::environmentLabel(difference.key));
        }
    }
    return Joining::list(names);
}

QStringList ComparisonWords::explainRow(const Comparison& comparison, const ComparedRow& row) const
{
    QStringList sentences;
    if (const QString how = pairing(comparison, row); !how.isEmpty() && row.state == RowState::Paired) {
        //: How a row was paired with the base's, as a sentence.
        sentences.append(tr("This row is %1.").arg(how));
    }
    if (row.state == RowState::Added) {
        sentences.append(tr("The base has no such row."));
    } else if (row.state == RowState::Removed) {
        sentences.append(tr("The candidate has no such row."));
    }
    if (row.rates) {
        const RateRowChange& rates = *row.rates;
        if (rates.refusal == NotComparedReason::DifferentUnits) {
            sentences.append(
                tr("Nothing of this row is compared: its unit is %1 in the base and %2 in the candidate.")
                    .arg(rates.unit.isEmpty() ? Words::missing() : shownName(rates.unit),
                         rates.candidateUnit.isEmpty() ? Words::missing() : shownName(rates.candidateUnit)));
        }
        for (const LoopChange& loop : rates.loops) {
            sentences.append(explainRate(loop, rates));
            if (loop.distance) {
                sentences.append(explainDistance(loop, rates));
            }
            if (loop.verdictFlipped) {
                sentences.append(tr("%1: the verdict against the raw client flipped from %2 to %3.")
                                     .arg(Words::loop(loop.role), publishedVerdict(loop.baseVerdict),
                                          publishedVerdict(loop.candidateVerdict)));
            }
            const bool derived =
                (loop.baseVerdict && loop.baseVerdict->source == VerdictSource::Derived) ||
                (loop.candidateVerdict && loop.candidateVerdict->source == VerdictSource::Derived);
            if (loop.verdictFlipped && derived) {
                sentences.append(
                    tr("One of the two verdicts is not published; it is derived by the spread rule."));
            }
            if (loop.mixed) {
                sentences.append(tr("%1: mixed; best and median moved in opposite directions.")
                                     .arg(Words::loop(loop.role)));
            }
        }
        if (rates.plugin && rates.plugin->flipped) {
            sentences.append(
                tr("The verdict of RustStream against the broker crate flipped from %1 to %2.")
                    .arg(publishedVerdict(rates.plugin->base), publishedVerdict(rates.plugin->candidate)));
        }
        if (rates.brokerBoundFlipped) {
            sentences.append(*rates.candidateBrokerBound
                                 ? tr("The candidate marks this row as broker-bound, the base did not.")
                                 : tr("The base marked this row as broker-bound, the candidate does not."));
        }
        if (rates.basisReduced) {
            sentences.append(tr("Medians are compared, since one side publishes no best round."));
        }
        if (rates.roundsDiffer) {
            const QString baseRounds = m_format.count(*rates.baseRounds);
            const QString candidateRounds = m_format.count(*rates.candidateRounds);
            sentences.append(
                rates.basis == FigureBasis::Best
                    ? tr("Rounds: %1 in the base, %2 in the candidate; a best of more rounds is biased "
                         "upward.")
                          .arg(baseRounds, candidateRounds)
                    : tr("Rounds: %1 in the base, %2 in the candidate; the spread of more rounds is wider.")
                          .arg(baseRounds, candidateRounds));
        }
        if (rates.rawClientMoved) {
            sentences.append(tr("The raw client itself moved: the machine, the broker or the client changed, "
                                "so read the distances."));
        }
        if (!rates.layers.isEmpty()) {
            QStringList layers;
            for (const Layer entered : rates.entered) {
                layers.append(layer(entered));
            }
            sentences.append(
                layers.isEmpty()
                    ? tr("Where the change of RustStream entered can't be told: no single layer changed "
                         "distinguishably the same way.")
                    : tr("The change of RustStream entered in %1.").arg(Joining::list(layers)));
        }
    }
    sentences +=
        contradictions(comparison, row, Side::Base) + contradictions(comparison, row, Side::Candidate);
    if (row.code) {
        const CodeRowChange& code = *row.code;
        for (const CountChange& change : code.counts) {
            sentences.append(explainCount(change, code));
        }
        if (code.gateFlipped) {
            sentences.append(*code.candidateGated ? tr("The candidate gates this entry, the base did not.")
                                                  : tr("The base gated this entry, the candidate does not."));
        }
        if (!code.gated) {
            sentences.append(tr("Not gated: a regression of it is reported, never failed."));
        }
        if (code.baseMessages && code.candidateMessages && *code.baseMessages != *code.candidateMessages) {
            sentences.append(
                tr("Measured over %1 messages in the base and %2 in the candidate.")
                    .arg(m_format.count(*code.baseMessages), m_format.count(*code.candidateMessages)));
        }
    }
    if (const QString names = causes(comparison, row); !names.isEmpty() && !row.findings.isEmpty()) {
        sentences.append(tr("These differ between the sides and may be the cause: %1.").arg(names));
    }
    return sentences;
}

Card ComparisonWords::card(const Comparison& comparison, const ComparedRow& row) const
{
    Card card;
    card.title = rowName(comparison, row);
    if (row.rates) {
        for (const LoopChange& loop : row.rates->loops) {
            const QString name = Words::loop(loop.role);
            card.lines.append({tr("%1, rate").arg(name), rate(loop.rate, row.rates->unit)});
            if (loop.distance) {
                card.lines.append({tr("%1, distance").arg(name), distance(*loop.distance)});
                card.lines.append(
                    {tr("%1, verdicts").arg(name),
                     tr("%1 in the base, %2 in the candidate")
                         .arg(publishedVerdict(loop.baseVerdict), publishedVerdict(loop.candidateVerdict))});
            }
        }
    }
    if (row.code) {
        for (const CountChange& change : row.code->counts) {
            card.lines.append(
                {tr("%1, %2").arg(column(change.column), metric(change.metric)), count(change)});
        }
    }
    card.sentences = explainRow(comparison, row);
    return card;
}

QString ComparisonWords::finding(const Comparison& comparison, const Finding& finding) const
{
    if (finding.row < 0) {
        return finding.kind == FindingKind::SectionAppeared
                   ? tr("%1: only in the candidate").arg(section(finding.section))
                   : tr("%1: only in the base").arg(section(finding.section));
    }
    const ComparedRow& row = comparison.rows.at(finding.row);
    QString text;
    if (row.rates) {
        text = change(finding, *row.rates);
    } else if (row.code) {
        text = change(finding, *row.code);
    } else {
        text = pairing(comparison, row);
    }
    //: %1 is a row, %2 what was found in it, such as "RustStream, 3.1 % more msg/s".
    return tr("%1: %2", "finding").arg(rowName(comparison, row), text);
}

QString ComparisonWords::change(const Finding& finding, const RateRowChange& row) const
{
    const QString loop = Words::loop(finding.loop);
    const LoopChange* change = row.loop(finding.loop);
    switch (finding.kind) {
    case FindingKind::RateChange:
        //: %1 is a loop, %2 such as "3.1 % more msg/s".
        return onBothSides(tr("%1, %2", "change").arg(loop, rate(change->rate, row.unit)), finding, *change);
    case FindingKind::RawClientMoved:
        return tr("the raw client moved, %1").arg(rate(change->rate, row.unit));
    case FindingKind::DistanceChange:
        return onBothSides(tr("%1, %2", "change").arg(loop, distance(*change->distance)), finding, *change);
    case FindingKind::VerdictFlip:
        return tr("%1, verdict %2 -> %3")
            .arg(loop, publishedVerdict(change->baseVerdict), publishedVerdict(change->candidateVerdict));
    case FindingKind::PluginVerdictFlip:
        return tr("verdict of the plugin %1 -> %2")
            .arg(publishedVerdict(row.plugin->base), publishedVerdict(row.plugin->candidate));
    case FindingKind::BrokerBoundFlip:
        return *row.candidateBrokerBound ? tr("now broker-bound") : tr("no longer broker-bound");
    case FindingKind::NoLongerComparable:
    case FindingKind::NowComparable:
        return comparable(finding, row);
    default:
        return {};
    }
}

/// The rule gives the verdict on the change; that neither side shows a difference has to be known beside it.
QString ComparisonWords::onBothSides(const QString& change, const Finding& finding,
                                     const LoopChange& loop) const
{
    if (finding.findingClass == FindingClass::Change || !loop.isIndistinguishableOnBothSides()) {
        return change;
    }
    //: %1 is such as "Broker crate, 30.4 points more overhead".
    return tr("%1 (on both sides not to be told apart from its raw client)").arg(change);
}

QString ComparisonWords::whyOneSided(const Finding& finding, const RateRowChange& row) const
{
    const bool isLost = finding.kind == FindingKind::NoLongerComparable;
    const auto unitOr = [](const QString& unit) {
        return unit.isEmpty() ? Words::missing() : shownName(unit);
    };
    if (finding.part == ComparedPart::Row) {
        return row.refusal == NotComparedReason::DifferentUnits
                   //: %1 and %2 are units such as msg/s.
                   ? tr("the unit is %1 in the base and %2 in the candidate")
                         .arg(unitOr(row.unit), unitOr(row.candidateUnit))
                   : tr("larger is better on one side, smaller on the other");
    }
    const LoopChange& loop = *row.loop(finding.loop);
    const bool isOfDistance = finding.part == ComparedPart::Distance;
    const NotComparedReason reason = isOfDistance ? loop.distance->reason : loop.rate.reason;
    if (reason != NotComparedReason::NotPositive) {
        return refusal(reason);
    }
    const RateChange& rate = isOfDistance ? row.loop(LoopRole::RawClient)->rate : loop.rate;
    const QString value = isLost ? figure(rate.candidate, row.candidateUnit) : figure(rate.base, row.unit);
    if (isOfDistance) {
        return isLost ? tr("the raw client's figure is %1 in the candidate").arg(value)
                      : tr("the raw client's figure is %1 in the base").arg(value);
    }
    return isLost ? tr("its figure is %1 in the candidate").arg(value)
                  : tr("its figure is %1 in the base").arg(value);
}

QString ComparisonWords::comparable(const Finding& finding, const RateRowChange& row) const
{
    const bool isLost = finding.kind == FindingKind::NoLongerComparable;
    const QString why = whyOneSided(finding, row);
    const QString loop = Words::loop(finding.loop);
    switch (finding.part) {
    case ComparedPart::Row:
        //: %1 is the reason, such as "the unit is msg/s in the base and kmsg/s in the candidate".
        return tr("can no longer be compared: %1").arg(why);
    case ComparedPart::Loop:
        //: %1 is a loop, %2 the reason, such as "not measured in the candidate".
        return isLost ? tr("%1, can no longer be compared: %2", "loop").arg(loop, why)
                      : tr("%1, can now be compared: %2", "loop").arg(loop, why);
    case ComparedPart::Rate:
        //: %1 is a loop, %2 the reason, such as "its figure is 0 msg/s in the candidate".
        return isLost ? tr("%1, the rate can no longer be compared: %2").arg(loop, why)
                      : tr("%1, the rate can now be compared: %2").arg(loop, why);
    case ComparedPart::Distance:
        return isLost ? tr("%1, the distance can no longer be compared: %2").arg(loop, why)
                      : tr("%1, the distance can now be compared: %2").arg(loop, why);
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::change(const Finding& finding, const CodeRowChange& row) const
{
    switch (finding.kind) {
    case FindingKind::CountChange:
        return tr("%1, %2: %3")
            .arg(column(finding.column), metric(finding.metric),
                 count(*row.count(finding.column, finding.metric)));
    case FindingKind::GateFlip:
        return *row.candidateGated ? tr("now gated") : tr("no longer gated");
    case FindingKind::NoLongerComparable:
    case FindingKind::NowComparable: {
        const QString count = this->count(*row.count(finding.column, finding.metric));
        return finding.kind == FindingKind::NoLongerComparable
                   ? tr("%1, can no longer be compared: %2", "column").arg(column(finding.column), count)
                   : tr("%1, can now be compared: %2", "column").arg(column(finding.column), count);
    }
    default:
        return {};
    }
}

QString ComparisonWords::acceptance(const Comparison& comparison, const Finding& finding,
                                    const ReviewMarks& marks)
{
    const QString note = visibleText(marks.value(finding.id).note);
    switch (acceptanceOf(comparison, finding, marks)) {
    case Acceptance::Open:
        return {};
    case Acceptance::Accepted:
        return note.isEmpty() ? tr("accepted") : tr("accepted: %1").arg(note);
    case Acceptance::AcceptedBefore:
        return note.isEmpty() ? tr("open; accepted before with other numbers")
                              : tr("open; accepted before with other numbers: %1").arg(note);
    }
    Q_UNREACHABLE();
}

QString ComparisonWords::acceptedBefore()
{
    return tr("It was accepted before with other numbers, so it is open again.");
}

QString ComparisonWords::hiddenRows(const Comparison& comparison, qsizetype visible) const
{
    const qsizetype hidden = comparison.rows.size() - visible;
    if (hidden <= 0) {
        return {};
    }
    return tr("%1 of %2 rows are hidden by the filter.")
        .arg(m_format.count(hidden), m_format.count(comparison.rows.size()));
}

} // namespace rangebar

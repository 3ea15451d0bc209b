// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/comparisonwords.h"
#include "tests/models/comparison/documents.h"
#include "tests/support/testobject.h"

#include <algorithm>
#include <cmath>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const auto row = QStringLiteral("deliver");

/// Two documents with one scenario each.
Comparison oneRow(const Scenario& base, const Scenario& candidate)
{
    const DraftPtr first = draft();
    const DraftPtr second = draft();
    first->scenarios = {base};
    second->scenarios = {candidate};
    return compared(first, second);
}

Comparison oneEntry(const CodeEntry& base, const CodeEntry& candidate)
{
    const DraftPtr first = draft();
    const DraftPtr second = draft();
    first->code = {base};
    second->code = {candidate};
    return compared(first, second);
}

ComparisonWords words()
{
    return ComparisonWords(NumberFormat(QLocale::c()));
}

QString spaced(QString text)
{
    return text.replace(QChar(u'\u00a0'), QLatin1Char(' '));
}

const LoopRounds steady = best(1000, 990, 980); // spread 20

} // namespace

class ComparisonTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    // May they be compared?
    void grade_data();
    void grade();
    void theMostTellingDifferenceStandsFirst();
    void differentCratesAreRefused();
    void aMissingCrateIsNoted();
    void otherMachinesCompareDistancesAndCountsOnly();
    void olderIsTheBase_data();
    void olderIsTheBase();

    // Which row is which
    void namesPair();
    void equalNormalisedNamesOfSeveralRowsAreLeftAlone();
    void repeatedNamesPairInTheirOrder();
    void handMadePairsWinAndCanBeTakenBack();
    void similarityIsSymmetricAndBounded();
    void suggestionsAreOneToOne();
    void removedRowsStandWhereTheyWere();
    void throughputPairsByItsSettings();

    // What a change is
    void aChangeSmallerThanTheSpreadHasNoPercentage();
    void aChangeAsLargeAsTheSpreadIsDistinguishable();
    void aTimeIsMirrored();
    void differentUnitsAreRefused();
    void contradictingDirectionsAreRefused();
    void zeroGivesNoPercentage();
    void whatCanNoLongerBeComparedIsAFinding_data();
    void whatCanNoLongerBeComparedIsAFinding();
    void mixedRowsSaySo();
    void whereTheRawClientMovedTheDistanceIsJudged();
    void theChangeEnteredInTheRuntime();
    void flipsAreFindings();
    void moreRoundsAreSaidToBeBiased();

    // Code counts
    void counts_data();
    void counts();
    void ungatedIsReportedNeverFailed();
    void aGateThatIsTakenAwayIsAFinding();
    void anotherCompilerMakesCountsInformation();
    void secondColumnsAreListed();
    void aColumnThatIsNoLongerPublishedIsAFinding();

    // The whole
    void chanceIsToldWithTheCount();
    void chanceIsOfWhatWasMeasuredAnew();
    void chanceIsOfThreeRoundsASide_data();
    void chanceIsOfThreeRoundsASide();
    void theGeometricMeanIsOfComparedRows();
    void theGeometricMeanClaimsNoMoreThanItsRows();
    void timeAndCountsAreReadTogether_data();
    void timeAndCountsAreReadTogether();
    void onlyOneRowTellsThatItIsTheCode();
    void whatASidePublishesAgainstItsRoundsIsTold();
    void whereNeitherSideShowsADifferenceIsSaid();
    void whatCanNotBeComparedIsNotCalledCompared();
    void filtersAndOrders();
    void findingIdsAreUniqueAndPrintable();
    void tenThousandRows();
};

void ComparisonTest::grade_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<Grade>("expected");
    QTest::addColumn<bool>("informational");
    QTest::newRow("cpu") << QStringLiteral("cpu") << QStringLiteral("Other") << Grade::DifferentMachines
                         << false;
    QTest::newRow("architecture") << QStringLiteral("architecture") << QStringLiteral("aarch64")
                                  << Grade::DifferentMachines << true;
    QTest::newRow("cores") << QStringLiteral("cores") << QStringLiteral("8") << Grade::DifferentMachines
                           << false;
    QTest::newRow("os") << QStringLiteral("os") << QStringLiteral("Linux 8") << Grade::SameMachineChanged
                        << false;
    QTest::newRow("rustc") << QStringLiteral("rustc") << QStringLiteral("1.99.0") << Grade::SameMachineChanged
                           << true;
    QTest::newRow("profile") << QStringLiteral("profile") << QStringLiteral("release")
                             << Grade::SameMachineChanged << true;
    QTest::newRow("unknown cpu") << QStringLiteral("cpu") << QStringLiteral("unknown")
                                 << Grade::SameMachineSameBuild << false;
    QTest::newRow("empty os") << QStringLiteral("os") << QStringLiteral(" ") << Grade::SameMachineSameBuild
                              << false;
    QTest::newRow("spaces around") << QStringLiteral("os") << QStringLiteral(" Linux 7.2 ")
                                   << Grade::SameMachineSameBuild << false;
    QTest::newRow("only on one side")
        << QStringLiteral("broker") << QStringLiteral("post 2") << Grade::SameMachineSameBuild << false;
}

void ComparisonTest::grade()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(Grade, expected);
    QFETCH(bool, informational);
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    setEnvironment(candidate, key, value);
    for (const Comparability& may :
         {judgeComparability(*base, *candidate), judgeComparability(*candidate, *base)}) {
        QCOMPARE(may.grade, expected);
        QCOMPARE(may.countsAreInformational(), informational);
        QCOMPARE(may.differences.isEmpty(), expected == Grade::SameMachineSameBuild);
    }
}

void ComparisonTest::theMostTellingDifferenceStandsFirst()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    for (const QString& key :
         {QStringLiteral("page_cache"), QStringLiteral("round_trip"), QStringLiteral("cpu_frequency"),
          QStringLiteral("os"), QStringLiteral("rustc"), QStringLiteral("cpu")}) {
        setEnvironment(base, key, QStringLiteral("one"));
        setEnvironment(candidate, key, QStringLiteral("another"));
    }
    QStringList keys;
    const Comparability may = judgeComparability(*base, *candidate);
    for (const EnvironmentDifference& difference : may.differences) {
        keys.append(difference.key);
    }
    // The round trip and the clock are no settings.
    QCOMPARE(keys, (QStringList{QStringLiteral("cpu"), QStringLiteral("rustc"), QStringLiteral("os"),
                                QStringLiteral("page_cache")}));
    const auto clock = std::ranges::find(may.fields, QStringLiteral("cpu_frequency"), &EnvironmentField::key);
    QVERIFY(clock != may.fields.cend());
    QCOMPARE(clock->relation, EnvironmentField::Relation::Measurement);
}

void ComparisonTest::differentCratesAreRefused()
{
    const DraftPtr base = draft(QStringLiteral("apples"));
    const DraftPtr candidate = draft(QStringLiteral("pears"));
    base->scenarios = {scenario(row, steady, steady)};
    candidate->scenarios = base->scenarios;
    const Comparison comparison = compared(base, candidate);
    QVERIFY(comparison.refused());
    QVERIFY(comparison.rows.isEmpty());
    QVERIFY(comparison.findings.isEmpty());
    QCOMPARE(words().summary(comparison).size(), 1);
    QVERIFY(words().summary(comparison).constFirst().contains(QStringLiteral("apples and pears")));
}

void ComparisonTest::aMissingCrateIsNoted()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->crate.reset();
    base->scenarios = {scenario(row, steady, steady)};
    candidate->scenarios = base->scenarios;
    const Comparison comparison = compared(base, candidate);
    QVERIFY(!comparison.refused());
    QCOMPARE(comparison.summary.rowsCompared, 1);
    QVERIFY(words()
                .headerSentences(comparison)
                .join(QLatin1Char('\n'))
                .contains(QStringLiteral("The base names no crate")));
}

void ComparisonTest::otherMachinesCompareDistancesAndCountsOnly()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    setEnvironment(candidate, QStringLiteral("cpu"), QStringLiteral("Other"));
    base->scenarios = {scenario(row, best(1000, 995, 990), best(900, 895, 890))};
    candidate->scenarios = {scenario(row, best(2000, 1995, 1990), best(1500, 1495, 1490))};
    base->code = {codeEntry(row, 100, 1)};
    candidate->code = {codeEntry(row, 110, 1)};
    const Comparison comparison = compared(base, candidate);
    const LoopChange* service = comparison.rows.constFirst().rates->loop(LoopRole::RustStream);
    QCOMPARE(service->rate.verdict, ChangeVerdict::NotComparable);
    QCOMPARE(service->rate.reason, NotComparedReason::DifferentMachines);
    QVERIFY(!service->rate.percent);
    QCOMPARE(service->rate.candidate, std::optional(1500.0)); // still shown
    QCOMPARE(service->distance->points, std::optional(25.0 - 10.0));
    QCOMPARE(told(comparison), (QStringList{QStringLiteral("deliver:framework:distance regression"),
                                            QStringLiteral("deliver:framework:instructions regression")}));
    QVERIFY(!comparison.summary.geometricMean);
    QCOMPARE(comparison.summary.rowsDistinguishable, 1);
    QCOMPARE(comparison.reading, Reading::None);
}

void ComparisonTest::olderIsTheBase_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("candidate");
    QTest::addColumn<bool>("swap");
    QTest::newRow("older first") << QStringLiteral("2026-01-01") << QStringLiteral("2026-01-02") << false;
    QTest::newRow("newer first") << QStringLiteral("2026-01-02") << QStringLiteral("2026-01-01") << true;
    QTest::newRow("same day") << QStringLiteral("2026-01-02") << QStringLiteral("2026-01-02") << false;
    QTest::newRow("no date") << QStringLiteral("2026-01-02") << QString() << false;
    QTest::newRow("no date that can be read")
        << QStringLiteral("2026-01-02") << QStringLiteral("yesterday") << false;
}

void ComparisonTest::olderIsTheBase()
{
    QFETCH(QString, base);
    QFETCH(QString, candidate);
    QFETCH(bool, swap);
    const DraftPtr first = draft();
    const DraftPtr second = draft();
    first->measurement.measuredAt = base;
    second->measurement.measuredAt = candidate.isNull() ? std::nullopt : std::optional(candidate);
    QCOMPARE(shouldSwap(*first, *second), swap);
}

void ComparisonTest::namesPair()
{
    const Pairing pairing =
        pairRows({QStringLiteral("core NATS, 512 B"), QStringLiteral("same"), QStringLiteral("old")},
                 {QStringLiteral("same"), QStringLiteral("Core  NATS - 512 B"), QStringLiteral("new")});
    QCOMPARE(pairing.pairs, (QList<RowPair>{{1, 0, PairKind::Exact}, {0, 1, PairKind::Normalised}}));
    QCOMPARE(pairing.added, QList<qsizetype>{2});
    QCOMPARE(pairing.removed, QList<qsizetype>{2});
    QVERIFY(pairing.suggestions.isEmpty());
}

void ComparisonTest::equalNormalisedNamesOfSeveralRowsAreLeftAlone()
{
    const Pairing pairing = pairRows({QStringLiteral("a+b"), QStringLiteral("a-b")}, {QStringLiteral("A B")});
    QVERIFY(pairing.pairs.isEmpty());
    QCOMPARE(pairing.suggestions.size(), 1);
    // Names without a letter have nothing in common.
    QVERIFY(pairRows({QStringLiteral("+")}, {QStringLiteral("-")}).pairs.isEmpty());
}

void ComparisonTest::repeatedNamesPairInTheirOrder()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->code = {codeEntry(row, 100, 0), codeEntry(row, 200, 0)};
    candidate->code = {codeEntry(row, 100, 0), codeEntry(row, 300, 0), codeEntry(row, 400, 0)};
    const Comparison comparison = compared(base, candidate);
    QCOMPARE(comparison.rows.size(), 3);
    QCOMPARE(comparison.rows.at(1).code->count(CodeColumn::Framework, CodeMetric::Instructions)->base,
             std::optional(200.0));
    QCOMPARE(comparison.rows.at(2).state, RowState::Added);
    QCOMPARE(comparison.repeats.size(), 2);
    QCOMPARE(words().rowName(comparison, comparison.rows.at(1)), QStringLiteral("deliver (2)"));
    QVERIFY(words()
                .headerSentences(comparison)
                .join(QLatin1Char(' '))
                .contains(QStringLiteral("more than once")));
}

void ComparisonTest::handMadePairsWinAndCanBeTakenBack()
{
    const QStringList base{QStringLiteral("alpha"), QStringLiteral("beta")};
    const QStringList candidate{QStringLiteral("alpha"), QStringLiteral("gamma")};
    const KeyPair byHand{{QStringLiteral("alpha"), 0}, {QStringLiteral("gamma"), 0}};
    QCOMPARE(pairRows(base, candidate, {byHand}).pairs, (QList<RowPair>{{0, 1, PairKind::ByHand}}));
    const KeyPair apart{{QStringLiteral("alpha"), 0}, {QStringLiteral("alpha"), 0}};
    const Pairing without = pairRows(base, candidate, {}, {apart});
    QVERIFY(without.pairs.isEmpty());
    QCOMPARE(without.added, (QList<qsizetype>{0, 1}));
    // A row that is not there any more is passed over.
    const KeyPair stale{{QStringLiteral("alpha"), 3}, {QStringLiteral("gamma"), 0}};
    QCOMPARE(pairRows(base, candidate, {stale}).pairs, (QList<RowPair>{{0, 0, PairKind::Exact}}));
}

void ComparisonTest::similarityIsSymmetricAndBounded()
{
    const QString longer = QStringLiteral("core NATS, 512 B JSON, ack each");
    const QString shorter = QStringLiteral("Core NATS, 512 B JSON");
    QCOMPARE(nameSimilarity(longer, shorter), nameSimilarity(shorter, longer));
    QCOMPARE(nameSimilarity(longer, longer), 1.0);
    QCOMPARE(nameSimilarity(longer, QString()), 0.0);
    // Words: 2 * 5 / 12. Letters: "corenats512bjsonackeach" is 7 of 23 longer than "corenats512bjson".
    const double expected = (10.0 / 12 + 1 - 7.0 / 23) / 2;
    QVERIFY(std::abs(nameSimilarity(longer, shorter) - expected) < 1e-12);
    QVERIFY(expected > leastSuggestedSimilarity);
    QVERIFY(nameSimilarity(longer, QStringLiteral("quorum queue")) < leastSuggestedSimilarity);
}

void ComparisonTest::suggestionsAreOneToOne()
{
    const Pairing pairing = pairRows(
        {QStringLiteral("list queue, 512 B"), QStringLiteral("stream group, 512 B")},
        {QStringLiteral("stream group, cluster, 512 B"), QStringLiteral("list queue, cluster, 512 B"),
         QStringLiteral("list queue, standalone, 512 B")});
    QCOMPARE(pairing.suggestions.size(), 2);
    QVERIFY(pairing.suggestions.at(0).similarity >= pairing.suggestions.at(1).similarity);
    QSet<qsizetype> bases;
    QSet<qsizetype> candidates;
    for (const PairSuggestion& suggestion : pairing.suggestions) {
        bases.insert(suggestion.base);
        candidates.insert(suggestion.candidate);
    }
    QCOMPARE(bases.size(), 2);
    QCOMPARE(candidates.size(), 2);
    QVERIFY(pairing.pairs.isEmpty()); // nothing is paired by similarity alone
}

void ComparisonTest::removedRowsStandWhereTheyWere()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    for (const QString& name :
         {QStringLiteral("zero"), QStringLiteral("alpha"), QStringLiteral("gone"), QStringLiteral("beta")}) {
        base->code.append(codeEntry(name, 1, 0));
    }
    for (const QString& name : {QStringLiteral("alpha"), QStringLiteral("fresh"), QStringLiteral("beta")}) {
        candidate->code.append(codeEntry(name, 1, 0));
    }
    QStringList names;
    for (const ComparedRow& compared : compared(base, candidate).rows) {
        names.append(compared.key().name);
    }
    QCOMPARE(names, (QStringList{QStringLiteral("zero"), QStringLiteral("alpha"), QStringLiteral("gone"),
                                 QStringLiteral("fresh"), QStringLiteral("beta")}));
}

void ComparisonTest::throughputPairsByItsSettings()
{
    const auto throughput = [](std::optional<qint64> batch, const std::optional<QString>& plugin) {
        ThroughputRow result;
        result.database = QStringLiteral("One | Two");
        result.form = QStringLiteral("lease");
        result.batch = batch;
        result.workers = 4;
        result.rounds = 3;
        result.loops.raw = steady;
        result.loops.framework = steady;
        result.loops.plugin = plugin;
        return result;
    };
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->throughput = {throughput(std::nullopt, std::nullopt), throughput(16, std::nullopt)};
    candidate->throughput = {throughput(64, std::nullopt), throughput(std::nullopt, std::nullopt),
                             throughput(std::nullopt, QStringLiteral("outbox"))};
    const Comparison comparison = compared(base, candidate);
    QCOMPARE(comparison.summary.rowsCompared, 1);
    QCOMPARE(comparison.summary.rowsAdded, 2);
    QCOMPARE(comparison.summary.rowsRemoved, 1);
    QVERIFY(comparison.suggestions.isEmpty());
    QCOMPARE(comparison.rows.constFirst().rates ? QString() : comparison.rows.constFirst().key().name,
             QStringLiteral("One \\| Two | lease | batch 64 | workers 4 | pool -"));
}

void ComparisonTest::aChangeSmallerThanTheSpreadHasNoPercentage()
{
    const Comparison comparison =
        oneRow(scenario(row, steady, best(1000, 990, 960)), scenario(row, steady, best(961, 955, 950)));
    const LoopChange* service = comparison.rows.constFirst().rates->loop(LoopRole::RustStream);
    QCOMPARE(service->rate.verdict, ChangeVerdict::Indistinguishable); // 39 < 40
    QVERIFY(!service->rate.percent);
    QCOMPARE(service->rate.ruleSpread, std::optional(40.0));
    QCOMPARE(service->distance->verdict, ChangeVerdict::Indistinguishable); // 3.9 < 4.0
    QVERIFY(comparison.findings.isEmpty() ||
            comparison.findings.constFirst().kind == FindingKind::VerdictFlip);
    QCOMPARE(words().rate(service->rate, QStringLiteral("msg/s")), QStringLiteral("indistinguishable"));
    const QString sentence = words().explainRate(*service, *comparison.rows.constFirst().rates);
    QCOMPARE(sentence,
             QStringLiteral("RustStream: 1000 msg/s and 961 msg/s differ by 39 msg/s, which is smaller than "
                            "the larger spread of the rounds, 40 msg/s (base 40 msg/s, candidate 11 msg/s), "
                            "so the change is indistinguishable."));
}

void ComparisonTest::aChangeAsLargeAsTheSpreadIsDistinguishable()
{
    const Comparison comparison =
        oneRow(scenario(row, steady, best(1000, 990, 960)), scenario(row, steady, best(960, 955, 950)));
    const LoopChange* service = comparison.rows.constFirst().rates->loop(LoopRole::RustStream);
    QCOMPARE(service->rate.percent, std::optional(-4.0));
    QCOMPARE(service->rate.tendency, Tendency::Worse);
    QCOMPARE(spaced(words().rate(service->rate, QStringLiteral("msg/s"))),
             QStringLiteral("4.0 % less msg/s"));
    QCOMPARE(spaced(words().explainRate(*service, *comparison.rows.constFirst().rates)),
             QStringLiteral(
                 "RustStream: from 1000 msg/s to 960 msg/s is 4.0 % less msg/s; the difference of 40 msg/s "
                 "is not smaller than the larger spread of the rounds, 40 msg/s (base 40 msg/s, candidate 10 "
                 "msg/s)."));
    QVERIFY(fails(comparison, FailOn::Regression));
}

void ComparisonTest::aTimeIsMirrored()
{
    Scenario base = scenario(row, best(10, 11, 12), best(20, 21, 22));
    Scenario candidate = scenario(row, best(10, 11, 12), best(30, 31, 32));
    base.unit = candidate.unit = QStringLiteral("us");
    const Comparison comparison = oneRow(base, candidate);
    const RateRowChange& rates = *comparison.rows.constFirst().rates;
    QCOMPARE(rates.direction, Direction::SmallerIsBetter);
    const LoopChange* service = rates.loop(LoopRole::RustStream);
    QCOMPARE(service->rate.percent, std::optional(50.0));
    QCOMPARE(service->rate.tendency, Tendency::Worse);
    QCOMPARE(service->distance->base, std::optional(100.0));
    QCOMPARE(service->distance->points,
             std::optional(100.0)); // from twice to three times the raw client's time
    QCOMPARE(spaced(words().rate(service->rate, rates.unit)), QStringLiteral("50.0 % more us"));
    QCOMPARE(words().distance(*service->distance), QStringLiteral("100.0 points more overhead"));
}

void ComparisonTest::differentUnitsAreRefused()
{
    Scenario candidate = scenario(row, steady, best(10, 9, 8));
    candidate.unit = QStringLiteral("kmsg/s");
    const Comparison comparison = oneRow(scenario(row, steady, steady), candidate);
    const RateRowChange& rates = *comparison.rows.constFirst().rates;
    QCOMPARE(rates.refusal, NotComparedReason::DifferentUnits);
    QVERIFY(!comparison.rows.constFirst().isCompared());
    QCOMPARE(comparison.summary.rowsNotComparable, 1);
    QCOMPARE(rates.loop(LoopRole::RustStream)->rate.candidate, std::optional(10.0));
    QVERIFY(words()
                .explainRow(comparison, comparison.rows.constFirst())
                .constFirst()
                .contains(QStringLiteral("msg/s in the base and kmsg/s in the candidate")));
}

void ComparisonTest::contradictingDirectionsAreRefused()
{
    const Comparison comparison =
        oneRow(scenario(row, best(10, 9, 8), best(10, 9, 8)), scenario(row, best(8, 9, 10), best(8, 9, 10)));
    QCOMPARE(comparison.rows.constFirst().rates->refusal, NotComparedReason::DifferentDirections);
    QCOMPARE(told(comparison), QStringList{QStringLiteral("deliver:compared change")});
}

void ComparisonTest::zeroGivesNoPercentage()
{
    const LoopRounds zero = best(0, 0, 0);
    for (const auto& [base, candidate] : {std::pair(zero, steady), std::pair(steady, zero)}) {
        const Comparison comparison = oneRow(scenario(row, base, base), scenario(row, candidate, candidate));
        for (const LoopChange& loop : comparison.rows.constFirst().rates->loops) {
            QCOMPARE(loop.rate.verdict, ChangeVerdict::NotComparable);
            QCOMPARE(loop.rate.reason, NotComparedReason::NotPositive);
        }
        QVERIFY(!words().card(comparison, comparison.rows.constFirst()).asText().contains(QLatin1Char('%')));
    }
}

void ComparisonTest::whatCanNoLongerBeComparedIsAFinding_data()
{
    QTest::addColumn<Scenario>("base");
    QTest::addColumn<Scenario>("candidate");
    QTest::addColumn<QStringList>("lost");
    QTest::addColumn<QStringList>("found"); // with the sides swapped
    const LoopRounds zero = best(0, 0, 0);
    const Scenario good = scenario(row, steady, steady);
    Scenario otherUnit = good;
    otherUnit.unit = QStringLiteral("kmsg/s");
    const auto no = [](const char* text) {
        return QString(QStringLiteral("deliver: ") + QString::fromUtf8(text));
    };

    QTest::newRow("the raw client became zero")
        << good << scenario(row, zero, steady)
        << QStringList{no("Raw client, the rate can no longer be compared: its figure is 0 msg/s in the "
                          "candidate"),
                       no("RustStream, the distance can no longer be compared: the raw client's figure is 0 "
                          "msg/s in the candidate")}
        << QStringList{no("Raw client, the rate can now be compared: its figure is 0 msg/s in the base"),
                       no("RustStream, the distance can now be compared: the raw client's figure is 0 msg/s "
                          "in the base")};
    QTest::newRow("the service became zero")
        << good << scenario(row, steady, zero)
        << QStringList{no("RustStream, the rate can no longer be compared: its figure is 0 msg/s in the "
                          "candidate")}
        << QStringList{no("RustStream, the rate can now be compared: its figure is 0 msg/s in the base")};
    QTest::newRow("the broker crate is no longer measured")
        << scenario(row, steady, steady, steady) << good
        << QStringList{no("Broker crate, can no longer be compared: not measured in the candidate")}
        << QStringList{no("Broker crate, can now be compared: not measured in the base")};
    QTest::newRow("the unit is another one")
        << good << otherUnit
        << QStringList{no("can no longer be compared: the unit is msg/s in the base and kmsg/s in the "
                          "candidate")}
        << QStringList{no("can no longer be compared: the unit is kmsg/s in the base and msg/s in the "
                          "candidate")};
    QTest::newRow("neither side could")
        << scenario(row, zero, steady) << scenario(row, zero, steady) << QStringList() << QStringList();
}

void ComparisonTest::whatCanNoLongerBeComparedIsAFinding()
{
    QFETCH(Scenario, base);
    QFETCH(Scenario, candidate);
    QFETCH(QStringList, lost);
    QFETCH(QStringList, found);
    const auto oneSided = [](const Comparison& comparison) {
        QStringList texts;
        for (const Finding& finding : comparison.findings) {
            if (finding.kind == FindingKind::NoLongerComparable ||
                finding.kind == FindingKind::NowComparable) {
                [&finding] { QCOMPARE(finding.findingClass, FindingClass::Change); }();
                texts.append(words().finding(comparison, finding));
            }
        }
        return texts;
    };
    const Comparison there = oneRow(base, candidate);
    QCOMPARE(oneSided(there), lost);
    QCOMPARE(fails(there, FailOn::Change), !there.findings.isEmpty());
    QCOMPARE(visibleRows(there, {RowFilter::Kind::Findings, QString()}).size(),
             there.findings.isEmpty() ? 0 : 1);
    const Comparison back = oneRow(candidate, base);
    QCOMPARE(oneSided(back), found);
    for (const Finding& finding : there.findings) {
        QVERIFY2(back.finding(finding.id) != nullptr, qPrintable(finding.id)); // kept by a swap
    }
}

void ComparisonTest::mixedRowsSaySo()
{
    const Comparison comparison =
        oneRow(scenario(row, steady, best(1000, 900, 890)), scenario(row, steady, best(1005, 895, 890)));
    const LoopChange* service = comparison.rows.constFirst().rates->loop(LoopRole::RustStream);
    QVERIFY(service->mixed);
    QVERIFY(!comparison.rows.constFirst().rates->loop(LoopRole::RawClient)->mixed);
    QVERIFY(
        words()
            .explainRow(comparison, comparison.rows.constFirst())
            .contains(QStringLiteral("RustStream: mixed; best and median moved in opposite directions.")));
}

void ComparisonTest::whereTheRawClientMovedTheDistanceIsJudged()
{
    // The machine became slower; the crate kept its distance.
    const Comparison machine = oneRow(scenario(row, steady, best(900, 890, 880)),
                                      scenario(row, best(800, 792, 784), best(720, 712, 704)));
    QCOMPARE(told(machine), (QStringList{QStringLiteral("deliver:raw:rate change"),
                                         QStringLiteral("deliver:framework:rate change")}));
    QVERIFY(!fails(machine, FailOn::Regression));
    QVERIFY(fails(machine, FailOn::Change));
    QCOMPARE(machine.summary.rowsRawClientMoved, 1);
    QVERIFY(words()
                .headerSentences(machine)
                .join(QLatin1Char(' '))
                .contains(QStringLiteral("read the distances")));

    // The machine became slower, and the crate more.
    const Comparison crate = oneRow(scenario(row, steady, best(900, 890, 880)),
                                    scenario(row, best(800, 792, 784), best(600, 595, 590)));
    QVERIFY(told(crate).contains(QStringLiteral("deliver:framework:distance regression")));
}

void ComparisonTest::theChangeEnteredInTheRuntime()
{
    const LoopRounds crate = best(950, 945, 940);
    const Comparison comparison = oneRow(scenario(row, steady, best(900, 895, 890), crate),
                                         scenario(row, steady, best(800, 795, 790), crate));
    const RateRowChange& rates = *comparison.rows.constFirst().rates;
    QCOMPARE(rates.entered, QList<Layer>{Layer::Runtime});
    QCOMPARE(rates.layers.size(), 3);
    // 800 / 950 over 900 / 950
    QVERIFY(std::abs(*rates.layers.at(2).ratio - 800.0 / 900) < 1e-12);
    QVERIFY(!rates.layers.at(0).ratio);
    QVERIFY(words()
                .explainRow(comparison, comparison.rows.constFirst())
                .contains(QStringLiteral("The change of RustStream entered in the runtime.")));

    const Comparison without =
        oneRow(scenario(row, steady, best(900, 895, 890)), scenario(row, steady, best(800, 795, 790)));
    QCOMPARE(without.rows.constFirst().rates->entered, QList<Layer>{Layer::CrateAndRuntime});
}

void ComparisonTest::flipsAreFindings()
{
    Scenario base = scenario(row, steady, steady, steady);
    base.brokerBound = false;
    base.loops.overhead = {0.0, Verdict::Indistinguishable};
    base.loops.pluginOverhead = {0.0, Verdict::Indistinguishable};
    Scenario candidate = base;
    candidate.brokerBound = true;
    candidate.loops.overhead = {2.5, Verdict::Measured};
    candidate.loops.pluginOverhead = {2.5, Verdict::Measured};
    const Comparison comparison = oneRow(base, candidate);
    QCOMPARE(told(comparison), (QStringList{QStringLiteral("deliver:framework:verdict change"),
                                            QStringLiteral("deliver:plugin:verdict change"),
                                            QStringLiteral("deliver:broker_bound change")}));
    QCOMPARE(spaced(words().finding(comparison, comparison.findings.constFirst())),
             QStringLiteral("deliver: RustStream, verdict indistinguishable -> +2.5 %"));
    QCOMPARE(comparison.summary.rowsFlipped, 1);
}

void ComparisonTest::moreRoundsAreSaidToBeBiased()
{
    Scenario candidate = scenario(row, steady, steady);
    candidate.pairs = 11;
    const Comparison comparison = oneRow(scenario(row, steady, steady), candidate);
    QVERIFY(words()
                .headerSentences(comparison)
                .join(QLatin1Char(' '))
                .contains(QStringLiteral("a best of more rounds is biased upward")));
}

void ComparisonTest::counts_data()
{
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("candidate");
    QTest::addColumn<CountVerdict>("verdict");
    QTest::addColumn<QString>("words");
    QTest::newRow("identical") << 9.0 << 9.0 << CountVerdict::Identical << QStringLiteral("identical (9)");
    QTest::newRow("at the gate") << 100.0 << 102.0 << CountVerdict::Within
                                 << QStringLiteral("+2 (100 -> 102), +2.0 %");
    QTest::newRow("above the gate") << 100.0 << 102.1 << CountVerdict::Above
                                    << QStringLiteral("+2.1 (100 -> 102.1), +2.1 %");
    QTest::newRow("one more of nine")
        << 9.0 << 10.0 << CountVerdict::Above << QStringLiteral("+1 (9 -> 10), +11.1 %");
    QTest::newRow("mirror of the gate")
        << 102.0 << 100.0 << CountVerdict::Within << QStringLiteral("-2 (102 -> 100), -2.0 %");
    QTest::newRow("mirror above the gate")
        << 102.1 << 100.0 << CountVerdict::Below << QStringLiteral("-2.1 (102.1 -> 100), -2.1 %");
    QTest::newRow("a tiny change looks like one")
        << 1e6 << 1000001.0 << CountVerdict::Within << QStringLiteral("+1 (1000000 -> 1000001), +0.0001 %");
    QTest::newRow("new") << 0.0 << 3.0 << CountVerdict::New << QStringLiteral("new (0 -> 3)");
    QTest::newRow("gone") << 3.0 << 0.0 << CountVerdict::Gone << QStringLiteral("gone (3 -> 0)");
    QTest::newRow("nothing stays nothing")
        << 0.0 << 0.0 << CountVerdict::Identical << QStringLiteral("identical (0)");
    QTest::newRow("almost gone") << 1e6 << 1.0 << CountVerdict::Below
                                 << QStringLiteral("-999999 (1000000 -> 1), -99.9999 %");
}

void ComparisonTest::counts()
{
    QFETCH(double, base);
    QFETCH(double, candidate);
    QFETCH(CountVerdict, verdict);
    const CountChange change =
        compareCounts(base, candidate, CodeColumn::Framework, CodeMetric::Instructions, CodeThresholds());
    QCOMPARE(change.verdict, verdict);
    QTEST(spaced(::words().count(change)), "words");
}

void ComparisonTest::ungatedIsReportedNeverFailed()
{
    const Comparison comparison = oneEntry(codeEntry(row, 100, 0, false), codeEntry(row, 200, 3, false));
    QCOMPARE(told(comparison), (QStringList{QStringLiteral("deliver:framework:instructions change"),
                                            QStringLiteral("deliver:framework:allocations change")}));
    QVERIFY(!fails(comparison, FailOn::Regression));
    const CodeRowChange& code = *comparison.rows.constFirst().code;
    QCOMPARE(spaced(words().countVerdict(code.counts.constFirst(), code)),
             QStringLiteral("note, not gated: up by more than 2 %"));
}

void ComparisonTest::aGateThatIsTakenAwayIsAFinding()
{
    const Comparison comparison = oneEntry(codeEntry(row, 100, 0), codeEntry(row, 200, 0, false));
    QCOMPARE(told(comparison), (QStringList{QStringLiteral("deliver:framework:instructions regression"),
                                            QStringLiteral("deliver:gated change")}));
}

void ComparisonTest::anotherCompilerMakesCountsInformation()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    setEnvironment(candidate, QStringLiteral("rustc"), QStringLiteral("2.0.0"));
    base->code = {codeEntry(row, 100, 1)};
    candidate->code = {codeEntry(row, 200, 1)};
    const Comparison comparison = compared(base, candidate);
    QCOMPARE(told(comparison), QStringList{QStringLiteral("deliver:framework:instructions change")});
    const CodeRowChange& code = *comparison.rows.constFirst().code;
    QCOMPARE(spaced(words().countVerdict(code.counts.constFirst(), code)),
             QStringLiteral("information: up by more than 2 %"));
    QVERIFY(words()
                .explainRow(comparison, comparison.rows.constFirst())
                .join(QLatin1Char(' '))
                .contains(QStringLiteral("may be the cause: Compiler")));
}

void ComparisonTest::secondColumnsAreListed()
{
    CodeEntry base = codeEntry(row, 100, 0);
    base.raw = CodeCounts{50, 0};
    base.cold = CodeCounts{1000, 10};
    CodeEntry candidate = codeEntry(row, 100, 0);
    candidate.raw = CodeCounts{60, 0};
    candidate.cold = CodeCounts{1000, 11};
    candidate.handWritten = CodeCounts{40, 0};
    const Comparison comparison = oneEntry(base, candidate);
    QCOMPARE(told(comparison), (QStringList{QStringLiteral("deliver:cold:allocations regression"),
                                            QStringLiteral("deliver:raw:instructions change"),
                                            QStringLiteral("deliver:hand_written:compared change")}));
    const CodeRowChange& code = *comparison.rows.constFirst().code;
    QCOMPARE(code.counts.size(), 8);
    QCOMPARE(code.count(CodeColumn::HandWritten, CodeMetric::Instructions)->verdict,
             CountVerdict::MissingInBase);
    QCOMPARE(code.count(CodeColumn::BrokerCrate, CodeMetric::Instructions), nullptr);
}

void ComparisonTest::aColumnThatIsNoLongerPublishedIsAFinding()
{
    CodeEntry withCold = codeEntry(row, 100, 1);
    withCold.cold = CodeCounts{9000, 40};
    const CodeEntry without = codeEntry(row, 100, 1);
    const Comparison lost = oneEntry(withCold, without);
    QCOMPARE(told(lost), QStringList{QStringLiteral("deliver:cold:compared change")});
    QCOMPARE(words().finding(lost, lost.findings.constFirst()),
             QStringLiteral("deliver: Cold start, can no longer be compared: not published in the candidate "
                            "(9000)"));
    QVERIFY(fails(lost, FailOn::Change) && !fails(lost, FailOn::Regression));
    const Comparison found = oneEntry(without, withCold);
    QCOMPARE(words().finding(found, found.findings.constFirst()),
             QStringLiteral("deliver: Cold start, can now be compared: not published in the base (9000)"));
}

void ComparisonTest::chanceIsOfWhatWasMeasuredAnew()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    for (int i = 0; i < 60; ++i) {
        const QString name = QStringLiteral("row %1").arg(i);
        base->scenarios.append(scenario(name, steady, best(900, 890, 880)));
        // An equal figure with other rounds may be luck; the same rounds were not measured anew.
        candidate->scenarios.append(
            scenario(name, steady, i < 30 ? best(900, 890, 880) : best(900, 889, 880)));
    }
    const Comparison half = compared(base, candidate);
    QCOMPARE(half.summary.rowsCompared, 60);
    QCOMPARE(half.summary.rowsRepeated, 30);
    QCOMPARE(half.summary.changesJudged, 180);
    QCOMPARE(half.summary.changesRepeated, 120); // every raw client, and rate and distance of 30 rows
    const QString told = words().summary(half).join(QLatin1Char('\n'));
    QVERIFY2(told.contains(QStringLiteral(
                 "RustStream's rate changed distinguishably in 0 of 60 rows; about 1 to 2 would by luck.")),
             qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("0 of 180 changes of a rate or a distance are distinguishable; "
                                          "about 2 to 4 would by luck. 120 of them ")),
             qPrintable(told));

    const QString itself = words().summary(compared(base, base)).join(QLatin1Char('\n'));
    QVERIFY2(itself.contains(QStringLiteral("in 0 of 60 rows; none would by luck.")), qPrintable(itself));
}

void ComparisonTest::chanceIsToldWithTheCount()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    for (int i = 0; i < 30; ++i) {
        const QString name = QStringLiteral("row %1").arg(i);
        base->scenarios.append(scenario(name, steady, best(900, 890, 880)));
        candidate->scenarios.append(
            scenario(name, steady, i < 2 ? best(800, 790, 780) : best(901, 890, 880)));
    }
    const Comparison comparison = compared(base, candidate);
    QCOMPARE(comparison.summary.rowsDistinguishable, 2);
    // 30 * 3 / 100 and 30 * 7 / 100
    QVERIFY2(
        words()
            .summary(comparison)
            .contains(QStringLiteral(
                "RustStream's rate changed distinguishably in 2 of 30 rows; about 1 to 2 would by luck.")),
        qPrintable(words().summary(comparison).join(QLatin1Char('\n'))));
}

void ComparisonTest::chanceIsOfThreeRoundsASide_data()
{
    using Rounds = std::optional<qint64>;
    QTest::addColumn<Rounds>("first"); // of the base's first row; all else has three
    QTest::addColumn<Rounds>("second");
    QTest::addColumn<QString>("counted");
    QTest::addColumn<QString>("rule");
    const auto known = QStringLiteral("of 100.");
    QTest::newRow("three") << Rounds(3) << Rounds(3)
                           << QStringLiteral("0 of 2 rows; less than one would by luck.") << known;
    QTest::newRow("eleven") << Rounds(11) << Rounds(11) << QStringLiteral("0 of 2 rows.")
                            << QStringLiteral("known for three rounds a side only, not for 11.");
    QTest::newRow("several") << Rounds(11) << Rounds(1) << QStringLiteral("0 of 2 rows.")
                             << QStringLiteral("only, not for 1, 11.");
    QTest::newRow("not published") << Rounds() << Rounds() << QStringLiteral("0 of 2 rows.")
                                   << QStringLiteral("and the number of rounds is not published.");
    QTest::newRow("some") << Rounds(3) << Rounds(11)
                          << QStringLiteral("0 of 2 rows; less than one would by luck.")
                          << QStringLiteral(
                                 "3 change(s) with other numbers of rounds is (are) not counted for "
                                 "luck.");
}

void ComparisonTest::chanceIsOfThreeRoundsASide()
{
    QFETCH(std::optional<qint64>, first);
    QFETCH(std::optional<qint64>, second);
    QFETCH(QString, counted);
    QFETCH(QString, rule);
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(QStringLiteral("one"), best(1000, 990, 979), best(900, 890, 880)),
                       scenario(QStringLiteral("two"), best(1000, 990, 979), best(900, 890, 880))};
    candidate->scenarios = {scenario(QStringLiteral("one"), steady, best(901, 890, 880)),
                            scenario(QStringLiteral("two"), steady, best(901, 890, 880))};
    base->scenarios[0].pairs = first;
    base->scenarios[1].pairs = second;
    for (const Comparison& comparison : {compared(base, candidate), compared(candidate, base)}) {
        const QString told = words().summary(comparison).join(QLatin1Char('\n'));
        QVERIFY2(told.contains(counted), qPrintable(told));
        QVERIFY2(told.contains(rule), qPrintable(told));
        QCOMPARE(told.contains(QStringLiteral("3 to 7 in 100")),
                 told.contains(QStringLiteral("would by luck.")));
    }
}

void ComparisonTest::onlyOneRowTellsThatItIsTheCode()
{
    const auto other = QStringLiteral("acknowledge");
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(row, steady, best(900, 890, 880))};
    candidate->scenarios = {scenario(row, steady, best(800, 790, 780))};
    base->code = {codeEntry(QStringLiteral("Deliver!"), 100, 0), codeEntry(other, 100, 0)};
    candidate->code = {codeEntry(QStringLiteral("Deliver!"), 100, 0), codeEntry(other, 110, 0)};
    const Comparison apart = compared(base, candidate);
    QCOMPARE(apart.reading, Reading::RateDownCountsUpApart);
    QCOMPARE(words().reading(apart),
             QStringLiteral("Rates worse and more instructions, but no row has both: read the rows one by "
                            "one."));
    QCOMPARE(compared(candidate, base).reading, Reading::RateUpCountsDownApart);

    candidate->code[0].framework.instructions = 110; // the same row, written otherwise
    const Comparison together = compared(base, candidate);
    QCOMPARE(together.reading, Reading::RateDownCountsUp);
    QCOMPARE(
        words().reading(together),
        QStringLiteral("Rates worse and more instructions in the same row: probably the code (deliver)."));
    QCOMPARE(compared(candidate, base).reading, Reading::RateUpCountsDown);
}

void ComparisonTest::whatASidePublishesAgainstItsRoundsIsTold()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    Scenario honest = scenario(row, steady, best(900, 890, 880)); // 10 % below
    honest.loops.overhead = {10.0, Verdict::Measured};
    Scenario wrong = honest;
    wrong.loops.overhead.percent = 4.5;
    Scenario added = wrong;
    added.name = QStringLiteral("added");
    base->scenarios = {honest};
    candidate->scenarios = {wrong, added};
    const Comparison comparison = compared(base, candidate);
    QVERIFY2(told(comparison) == QStringList{QStringLiteral("added:unpaired change")},
             qPrintable(told(comparison).join(QLatin1Char('\n')))); // no regression
    const auto ofRow =
        QStringLiteral("Candidate, RustStream: The document publishes +4.5 %; its figures give "
                       "+10 %.");
    const QString header = spaced(words().headerSentences(comparison).join(QLatin1Char('\n')));
    QVERIFY2(header.contains(QStringLiteral("deliver. ") + ofRow), qPrintable(header));
    QVERIFY2(header.contains(QStringLiteral("added. ") + ofRow), qPrintable(header));
    QVERIFY2(!header.contains(QStringLiteral("Base, RustStream")), qPrintable(header));
    const auto explained = [](const Comparison& of) {
        return spaced(words().explainRow(of, of.rows.first()).join(QLatin1Char('\n')));
    };
    QVERIFY2(explained(comparison).contains(ofRow), qPrintable(explained(comparison)));
    QVERIFY(explained(compared(candidate, base)).contains(QStringLiteral("Base, RustStream: The document")));

    candidate->scenarios.resize(1);
    for (int i = 0; i < 9; ++i) {
        added.name = QStringLiteral("row %1").arg(i);
        candidate->scenarios.append(added);
    }
    const QStringList many = words().headerSentences(compared(base, candidate));
    QCOMPARE(many.filter(QStringLiteral("The document publishes")).size(), 6);
    QCOMPARE(many.filter(QStringLiteral("4 more loop(s)")).size(), 1);
}

void ComparisonTest::whereNeitherSideShowsADifferenceIsSaid()
{
    const auto remark = QStringLiteral("(on both sides not to be told apart from its raw client)");
    // 2 % below its raw client, then 4 % below: more than the spread of 2 %.
    Scenario before = scenario(row, best(1000, 990, 980), best(980, 970, 960));
    Scenario after = scenario(row, best(1000, 990, 980), best(950, 940, 930));
    for (Scenario* one : {&before, &after}) {
        one->loops.overhead = {2.0, Verdict::Indistinguishable};
    }
    const Comparison comparison = oneRow(before, after);
    const QString findings = told(comparison).join(QLatin1Char('\n'));
    QCOMPARE(comparison.summary.regressions, 2); // the rule gives the verdict
    for (const Finding& finding : comparison.findings) {
        QVERIFY2(words().finding(comparison, finding).endsWith(remark), qPrintable(findings));
    }
    const LoopChange& loop = *comparison.rows.first().rates->loop(LoopRole::RustStream);
    const QString explained = words().explainDistance(loop, *comparison.rows.first().rates);
    QVERIFY2(explained.endsWith(QStringLiteral("On both sides the loop could not be told apart from its raw "
                                               "client.")),
             qPrintable(explained));

    after.loops.overhead = {5.0, Verdict::Measured};
    const Comparison flipped = oneRow(before, after);
    QVERIFY(flipped.summary.regressions > 0);
    for (const Finding& finding : flipped.findings) {
        QVERIFY(!words().finding(flipped, finding).contains(remark));
    }
}

void ComparisonTest::whatCanNotBeComparedIsNotCalledCompared()
{
    Scenario thousands = scenario(row, steady, best(900, 890, 880));
    thousands.unit = QStringLiteral("kmsg/s");
    const Comparison units = oneRow(scenario(row, steady, best(900, 890, 880)), thousands);
    for (const Comparison& comparison : {units, compared(draft(), draft())}) {
        const QString header = words().headerSentences(comparison).join(QLatin1Char('\n'));
        QVERIFY2(header.contains(QStringLiteral("no row in common that could be compared")),
                 qPrintable(header));
        QVERIFY(!header.contains(QStringLiteral("everything is compared")));
    }
}

void ComparisonTest::theGeometricMeanIsOfComparedRows()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    Scenario time = scenario(QStringLiteral("a time"), best(1, 2, 3), best(10, 20, 30));
    time.unit = QStringLiteral("us");
    base->scenarios = {scenario(row, steady, best(100, 99, 98)), time,
                       scenario(QStringLiteral("gone"), steady, best(100, 99, 98))};
    time.loops.framework = best(5, 20, 30);
    candidate->scenarios = {scenario(row, steady, best(200, 199, 198)), time};
    const Comparison comparison = compared(base, candidate);
    QCOMPARE(comparison.summary.geometricMeanRows, 2);
    QVERIFY(std::abs(*comparison.summary.geometricMean - 2) < 1e-12); // twice the rate, half the time
}

void ComparisonTest::theGeometricMeanClaimsNoMoreThanItsRows()
{
    const auto mean = [](const QList<LoopRounds>& rates) {
        const DraftPtr base = draft();
        const DraftPtr candidate = draft();
        for (qsizetype i = 0; i < rates.size(); ++i) {
            const QString name = QStringLiteral("row %1").arg(i);
            base->scenarios.append(scenario(name, steady, best(1000, 950, 900)));
            candidate->scenarios.append(scenario(name, steady, rates.at(i)));
        }
        const Comparison comparison = compared(base, candidate);
        return words().summary(comparison).filter(QStringLiteral("geometric mean")).join(QLatin1Char('|'));
    };
    // Each is within its spread: so is their mean.
    QCOMPARE(
        mean({best(1013, 960, 910), best(990, 940, 890)}),
        QStringLiteral("The geometric mean of RustStream's rate ratios over 2 row(s) is indistinguishable "
                       "from 1, as each of them is."));
    // One that is not makes it a number, as exact as a percentage.
    QCOMPARE(
        mean({best(1013, 960, 910), best(2000, 1990, 1980)}),
        QStringLiteral("The geometric mean of RustStream's rate ratios, candidate over base, is 1.423 over 2 "
                       "row(s)."));
    QCOMPARE(
        mean({best(1000, 950, 900)}),
        QStringLiteral("The geometric mean of RustStream's rate ratios, candidate over base, is 1 over 1 "
                       "row(s)."));
}

void ComparisonTest::timeAndCountsAreReadTogether_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("instructions");
    QTest::addColumn<Reading>("expected");
    QTest::newRow("nothing") << 900.0 << 100.0 << Reading::None;
    QTest::newRow("slower, same work") << 800.0 << 101.0 << Reading::RateDownCountsSame;
    QTest::newRow("more, same work") << 990.0 << 100.0 << Reading::RateUpCountsSame;
    QTest::newRow("slower, more work") << 800.0 << 110.0 << Reading::RateDownCountsUp;
    QTest::newRow("more, less work") << 990.0 << 80.0 << Reading::RateUpCountsDown;
    QTest::newRow("same, more work") << 905.0 << 110.0 << Reading::RateSameCountsUp;
    QTest::newRow("same, less work") << 905.0 << 80.0 << Reading::RateSameCountsDown;
    QTest::newRow("slower, less work") << 800.0 << 80.0 << Reading::Contradictory;
}

void ComparisonTest::timeAndCountsAreReadTogether()
{
    QFETCH(double, rate);
    QFETCH(double, instructions);
    QFETCH(Reading, expected);
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(row, steady, best(900, 890, 880))};
    candidate->scenarios = {scenario(row, steady, best(rate, rate - 10, rate - 20))};
    base->code = {codeEntry(row, 100, 0)};
    candidate->code = {codeEntry(row, instructions, 0)};
    const Comparison comparison = compared(base, candidate);
    QCOMPARE(comparison.reading, expected);
    QCOMPARE(words().reading(comparison).isEmpty(), expected == Reading::None);
}

void ComparisonTest::filtersAndOrders()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    const QList<std::pair<QString, double>> entries{{QStringLiteral("row 10"), 100}, // as it was
                                                    {QStringLiteral("row 2"), 110},  // small regression
                                                    {QStringLiteral("Row 1"), 50},   // improvement
                                                    {QStringLiteral("row 3"), 300}}; // large regression
    for (const auto& [name, instructions] : entries) {
        base->code.append(codeEntry(name, 100, 0));
        candidate->code.append(codeEntry(name, instructions, 0));
    }
    candidate->code.append(codeEntry(QStringLiteral("fresh"), 1, 0));
    const Comparison comparison = compared(base, candidate);
    using Rows = QList<qsizetype>;
    QCOMPARE(visibleRows(comparison, {}), (Rows{0, 1, 2, 3, 4}));
    QCOMPARE(visibleRows(comparison, {}, RowOrder::Name), (Rows{4, 2, 1, 3, 0}));
    QCOMPARE(visibleRows(comparison, {}, RowOrder::Size), (Rows{3, 1, 2, 4, 0}));
    QCOMPARE(visibleRows(comparison, {RowFilter::Kind::Findings, {}}), (Rows{1, 2, 3, 4}));
    QCOMPARE(visibleRows(comparison, {RowFilter::Kind::Regressions, {}}), (Rows{1, 3}));
    QCOMPARE(visibleRows(comparison, {RowFilter::Kind::Improvements, {}}), (Rows{2}));
    QCOMPARE(visibleRows(comparison, {RowFilter::Kind::All, QStringLiteral("ROW 1")}), (Rows{0, 2}));
    QCOMPARE(words().hiddenRows(comparison, 2), QStringLiteral("3 of 5 rows are hidden by the filter."));
    QVERIFY(words().hiddenRows(comparison, 5).isEmpty());
}

void ComparisonTest::findingIdsAreUniqueAndPrintable()
{
    for (quint32 seed = 0; seed < 200; ++seed) {
        const Comparison comparison =
            compare({randomDocument(2 * seed), {}}, {randomDocument(2 * seed + 1), {}});
        QSet<QString> ids;
        for (const Finding& finding : comparison.findings) {
            QVERIFY2(!ids.contains(finding.id), qPrintable(finding.id));
            ids.insert(finding.id);
            QVERIFY(std::ranges::all_of(finding.id,
                                        [](QChar c) { return c.unicode() > 0x20 && c.unicode() < 0x7f; }));
            QCOMPARE(comparison.finding(finding.id), &comparison.findings.at(qsizetype(ids.size()) - 1));
        }
    }
}

void ComparisonTest::tenThousandRows()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    constexpr int rows = 10'000;
    for (int i = 0; i < rows; ++i) {
        base->scenarios.append(scenario(QStringLiteral("parcel intake, lot %1").arg(i), steady, steady));
        candidate->scenarios.append(
            scenario(QStringLiteral("parcel dispatch, lot %1").arg(i), steady, steady));
    }
    const Comparison renamed = compared(base, candidate);
    QCOMPARE(renamed.rows.size(), 2 * rows);
    QVERIFY(renamed.suggestions.isEmpty()); // nobody confirms ten thousand pairs one by one
    const Comparison self = compared(base, base);
    QCOMPARE(self.summary.rowsCompared, rows);
    QCOMPARE(visibleRows(self, {RowFilter::Kind::All, QStringLiteral("LOT 9999")}).size(), 1);
}

QTEST_GUILESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"

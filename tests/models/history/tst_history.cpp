// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/history.h"

#include "models/report/comparisonwords.h"
#include "models/report/historyreport.h"
#include "models/report/historywords.h"
#include "tests/models/comparison/documents.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QString name = QStringLiteral("deliver one by one");

/// A document of the crate with one scenario.
DraftPtr edition(const QString& date, double service = 900, const QString& row = name)
{
    const DraftPtr document = draft();
    document->measurement.measuredAt = date;
    document->scenarios = {scenario(row, best(1000, 995, 990), best(service, service - 5, service - 10))};
    document->code = {codeEntry(row, 100, 10)};
    return document;
}

HistoryInput input(const DocumentPtr& document, const QString& source = {}, const QDateTime& recorded = {})
{
    return {document, source, {}, recorded};
}

QList<HistoryInput> inputs(const QList<DraftPtr>& documents)
{
    QList<HistoryInput> all;
    for (const DraftPtr& document : documents) {
        all.append(input(document, QString::number(all.size())));
    }
    return all;
}

History history(const QList<DraftPtr>& documents, const HistoryOptions& options = {})
{
    return makeHistory(inputs(documents), {}, options);
}

/// Where the documents came from, in the order of the history.
QString order(const History& history)
{
    QStringList sources;
    for (const HistoryStep& step : history.steps) {
        sources.append(step.input.source);
    }
    return sources.join(QLatin1Char(' '));
}

QString steps(const HistoryRow& row)
{
    QStringList numbers;
    for (const HistoryPoint& point : row.points) {
        numbers.append(QString::number(point.step));
    }
    return numbers.join(QLatin1Char(' '));
}

void leaveOut(const DraftPtr& document, const QString& key)
{
    document->environment.removeIf([&key](const EnvironmentEntry& entry) { return entry.key == key; });
}

const QString cpu = QStringLiteral("cpu");
const QString another = QStringLiteral("Ninety-six Core 9");

} // namespace

class HistoryTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void noDocumentsAreNoHistory();
    void documentsStandByDate();
    void documentsStandByVersion();
    void sameDayStandsByVersionThenByWhenItWasRecorded();
    void whatHasNoDateStandsFirst();
    void otherCratesAreLeftOut();
    void withoutAnyNameAllAreTaken();
    void mostNamedCrateIsTaken();
    void sameContentStandsOnce();
    void onlyTheLatestAreTold();
    void everyPointIsHeldAgainstTheOneBefore();
    void rowFollowsFromTheLastDocumentThatHadIt();
    void machineIsJudgedBetweenTheTwoPoints();
    void spellingIsFollowedAndOtherNamesAreNot();
    void repeatedNamesKeepTheirOrder();
    void rowOfTheDocumentBeforeComesFirst();
    void latestDocumentGivesTheOrderOfRows();
    void otherMachineJoinsDistancesOnly();
    void silentDocumentIsNoBridgeBetweenMachines();
    void otherCompilerIsMarkedAndMakesCountsInformation();
    void otherSettingsAreMarked();
    void mediansAndBestsAreNotJoined();
    void otherUnitIsNotJoined();
    void loopThatIsNewIsNotJoined();
    void countsAreStepsWithTheGatesJumps();
    void changesAreCountedLikeThoseOfComparisons();
    void rowsThatComeAndGoAreChanges();
    void everyPairOfTheCorpusIsAsCompared();
    void twoOfOneDayAreBothThere();
    void thousandDocumentsWithRowsOfTheirOwn();
};

void HistoryTest::noDocumentsAreNoHistory()
{
    const History empty = makeHistory({}, {});
    QVERIFY(empty.steps.isEmpty());
    QVERIFY(empty.crate.isEmpty());
    QVERIFY(empty.scenarios.isEmpty());
}

void HistoryTest::documentsStandByDate()
{
    const History three =
        history({edition(QStringLiteral("2026-09-20")), edition(QStringLiteral("2026-08-02")),
                 edition(QStringLiteral("2026-09-03T10:00:00Z"))});
    QCOMPARE(order(three), QStringLiteral("1 2 0"));
    QCOMPARE(three.steps.at(1).measured, QDate(2026, 9, 3));
    QVERIFY(!three.steps.at(0).fromPrevious);
    QVERIFY(three.steps.at(1).fromPrevious);
}

void HistoryTest::documentsStandByVersion()
{
    const QList<DraftPtr> documents{
        edition(QStringLiteral("2026-09-01")), edition(QStringLiteral("2026-09-02")),
        edition(QStringLiteral("2026-09-03")), edition(QStringLiteral("2026-09-04")),
        edition(QStringLiteral("2026-08-01"))};
    documents.at(0)->measurement.crateVersion = QStringLiteral("0.10.0");
    documents.at(1)->measurement.crateVersion = QStringLiteral("0.9.0");
    documents.at(2)->measurement.crateVersion.reset();
    documents.at(3)->measurement.crateVersion = QStringLiteral("0.10.0-rc.2");
    documents.at(4)->measurement.crateVersion = QStringLiteral("0.10.0");
    QCOMPARE(order(history(documents)), QStringLiteral("4 0 1 2 3"));
    HistoryOptions options;
    options.order = HistoryOrder::Version;
    QCOMPARE(order(history(documents, options)), QStringLiteral("2 1 3 4 0"));
}

void HistoryTest::sameDayStandsByVersionThenByWhenItWasRecorded()
{
    const QString day = QStringLiteral("2026-09-20");
    const QDateTime noon(QDate(2026, 9, 20), QTime(12, 0), Qt::UTC);
    const DraftPtr later = edition(day, 910);
    later->measurement.crateVersion = QStringLiteral("0.8.0");
    const QList<HistoryInput> documents{input(later, QStringLiteral("version"), noon.addDays(-9)),
                                        input(edition(day, 901), QStringLiteral("evening"), noon.addSecs(9)),
                                        input(edition(day, 902), QStringLiteral("noon"), noon),
                                        input(edition(day, 903), QStringLiteral("first")),
                                        input(edition(day, 904), QStringLiteral("second"))};
    QCOMPARE(order(makeHistory(documents, {})), QStringLiteral("first second noon evening version"));
}

void HistoryTest::whatHasNoDateStandsFirst()
{
    const DraftPtr undated = edition({});
    undated->measurement.measuredAt.reset();
    const History three =
        history({edition(QStringLiteral("2026-09-20")), edition(QStringLiteral("in autumn")), undated});
    QCOMPARE(order(three), QStringLiteral("1 2 0"));
    QVERIFY(!three.steps.at(0).measured.isValid());
    // Nothing says that the last undated one is older than the first dated one.
    QVERIFY(!three.steps.at(1).isPlaced);
    QVERIFY(three.steps.at(2).isPlaced);
    QVERIFY(three.scenarios.first().points.at(1).change);
    QVERIFY(!three.scenarios.first().points.at(2).change);
    QVERIFY(!three.scenarios.first().points.at(2).previous);
    QVERIFY(!three.code.first().points.at(2).change);
    QVERIFY(!three.scenarios.first().points.at(2).loop(LoopRole::RustStream)->joinsRate);
}

void HistoryTest::otherCratesAreLeftOut()
{
    const DraftPtr other = draft(QStringLiteral("ruststream-mill"));
    const DraftPtr unnamed = edition(QStringLiteral("2026-09-03"));
    unnamed->crate.reset();
    const QList<HistoryInput> all = inputs({edition(QStringLiteral("2026-09-01")), other, unnamed});
    const History post = makeHistory(all, QStringLiteral("ruststream-post"));
    QCOMPARE(order(post), QStringLiteral("0 2"));
    QCOMPARE(post.leftOut.size(), 1);
    QCOMPARE(post.leftOut.constFirst().reason, HistoryLeftOut::Reason::OtherCrate);
    QCOMPARE(post.leftOut.constFirst().input.source, QStringLiteral("1"));
    QCOMPARE(order(makeHistory(all, QStringLiteral("ruststream-mill"))), QStringLiteral("1 2"));
    QCOMPARE(cratesIn(all), (QMap<QString, qsizetype>{{QStringLiteral("ruststream-mill"), 1},
                                                      {QStringLiteral("ruststream-post"), 1}}));
}

void HistoryTest::withoutAnyNameAllAreTaken()
{
    const DraftPtr first = edition(QStringLiteral("2026-09-01"));
    const DraftPtr second = edition(QStringLiteral("2026-09-02"));
    first->crate.reset();
    second->crate.reset();
    const History unnamed = history({first, second});
    QVERIFY(unnamed.crate.isEmpty());
    QCOMPARE(unnamed.steps.size(), 2);
    QCOMPARE(unnamed.scenarios.size(), 1);
}

void HistoryTest::mostNamedCrateIsTaken()
{
    QCOMPARE(history({draft(QStringLiteral("b")), edition(QStringLiteral("2026-09-01")),
                      edition(QStringLiteral("2026-09-02"))})
                 .crate,
             QStringLiteral("ruststream-post"));
}

void HistoryTest::sameContentStandsOnce()
{
    const DraftPtr first = edition(QStringLiteral("2026-09-01"));
    first->bytes = "{\"schema\": 3}";
    const DraftPtr second = edition(QStringLiteral("2026-09-02"));
    second->bytes = "{\"schema\": 3, \"edition\": 2}";
    const QDateTime noon(QDate(2026, 9, 20), QTime(12, 0), Qt::UTC);
    const History once = makeHistory({input(first, QStringLiteral("again"), noon.addSecs(5)),
                                      input(second, QStringLiteral("other"), noon),
                                      input(first, QStringLiteral("first"), noon)},
                                     {});
    QCOMPARE(order(once), QStringLiteral("first other"));
    QCOMPARE(once.leftOut.size(), 1);
    QCOMPARE(once.leftOut.constFirst().reason, HistoryLeftOut::Reason::SameContent);
    QCOMPARE(once.leftOut.constFirst().input.source, QStringLiteral("again"));
    QCOMPARE(once.leftOut.constFirst().sameAs, 0);
}

void HistoryTest::onlyTheLatestAreTold()
{
    const QDateTime noon(QDate(2026, 9, 20), QTime(12, 0), Qt::UTC);
    QList<DraftPtr> editions;
    for (const int day : {1, 2, 3}) {
        editions.append(edition(QDate(2026, 9, day).toString(Qt::ISODate)));
        editions.constLast()->bytes = "{\"edition\": " + QByteArray::number(day) + "}";
    }
    HistoryOptions options;
    options.latest = 2;
    const History latest = makeHistory({input(editions.at(0), QStringLiteral("first"), noon),
                                        input(editions.at(1), QStringLiteral("second"), noon),
                                        input(editions.at(2), QStringLiteral("third"), noon),
                                        input(editions.at(0), QStringLiteral("first again"), noon),
                                        input(editions.at(2), QStringLiteral("third again"), noon)},
                                       {}, options);
    QCOMPARE(order(latest), QStringLiteral("second third"));
    QVERIFY(!latest.steps.at(0).fromPrevious);
    QVERIFY(!latest.scenarios.constFirst().points.at(0).change);
    QVERIFY(latest.scenarios.constFirst().points.at(1).change);
    // A copy is told with the number of the document that it is a copy of.
    QCOMPARE(latest.leftOut.size(), 1);
    QCOMPARE(latest.leftOut.constFirst().input.source, QStringLiteral("third again"));
    QCOMPARE(latest.leftOut.constFirst().sameAs, 1);
    options.latest = 3;
    QCOMPARE(order(makeHistory({input(editions.at(0), QStringLiteral("first"), noon)}, {}, options)),
             QStringLiteral("first"));
}

void HistoryTest::everyPointIsHeldAgainstTheOneBefore()
{
    const History three =
        history({edition(QStringLiteral("2026-09-01"), 900), edition(QStringLiteral("2026-09-02"), 903),
                 edition(QStringLiteral("2026-09-03"), 800)});
    QCOMPARE(three.scenarios.size(), 1);
    const HistoryRow& row = three.scenarios.constFirst();
    QCOMPARE(steps(row), QStringLiteral("0 1 2"));
    QVERIFY(!row.points.at(0).change);
    QVERIFY(!row.points.at(0).rate(LoopRole::RustStream));
    QVERIFY(!row.points.at(0).loop(LoopRole::RustStream)->joinsRate);
    QCOMPARE(row.points.at(1).rate(LoopRole::RustStream)->verdict, ChangeVerdict::Indistinguishable);
    QCOMPARE(row.points.at(2).rate(LoopRole::RustStream)->verdict, ChangeVerdict::Distinguishable);
    QCOMPARE(row.points.at(2).rate(LoopRole::RustStream)->tendency, Tendency::Worse);
    QCOMPARE(row.points.at(2).distance(LoopRole::RustStream)->verdict, ChangeVerdict::Distinguishable);
    QVERIFY(!row.points.at(2).distance(LoopRole::RawClient));
    for (const qsizetype step : {1, 2}) {
        QVERIFY(row.points.at(step).loop(LoopRole::RustStream)->joinsRate);
        QVERIFY(row.points.at(step).loop(LoopRole::RustStream)->joinsDistance);
        QVERIFY(row.points.at(step).loop(LoopRole::RawClient)->joinsRate);
        QVERIFY(!row.points.at(step).loop(LoopRole::RawClient)->joinsDistance);
        QVERIFY(!row.points.at(step).loop(LoopRole::BrokerCrate));
    }
    QCOMPARE(row.at(2), &row.points.at(2));
    QCOMPARE(row.at(3), nullptr);
}

void HistoryTest::rowFollowsFromTheLastDocumentThatHadIt()
{
    const DraftPtr without = edition(QStringLiteral("2026-09-02"));
    without->scenarios.clear();
    const History gap = history({edition(QStringLiteral("2026-09-01"), 900), without,
                                 edition(QStringLiteral("2026-09-03"), 800),
                                 edition(QStringLiteral("2026-09-04"), 800, QStringLiteral("another row"))});
    QCOMPARE(gap.scenarios.size(), 2);
    const HistoryRow& row = gap.scenarios.at(1);
    QCOMPARE(row.key.name, name);
    QCOMPARE(steps(row), QStringLiteral("0 2"));
    QCOMPARE(row.points.at(1).previous->step, 0);
    QCOMPARE(row.points.at(1).rate(LoopRole::RustStream)->base, std::optional(900.0));
    QCOMPARE(row.at(1), nullptr);
}

void HistoryTest::machineIsJudgedBetweenTheTwoPoints()
{
    const DraftPtr elsewhere = edition(QStringLiteral("2026-09-02"));
    setEnvironment(elsewhere, cpu, another);
    elsewhere->scenarios.clear();
    const History there =
        history({edition(QStringLiteral("2026-09-01")), elsewhere, edition(QStringLiteral("2026-09-03"))});
    QVERIFY(there.steps.at(1).machineChanged);
    QVERIFY(there.steps.at(2).machineChanged);
    const HistoryPoint& back = there.scenarios.constFirst().points.at(1);
    QCOMPARE(back.previous->comparability->grade, Grade::SameMachineSameBuild);
    QVERIFY(back.loop(LoopRole::RustStream)->joinsRate);
}

void HistoryTest::spellingIsFollowedAndOtherNamesAreNot()
{
    const History spelt =
        history({edition(QStringLiteral("2026-09-01"), 900, QStringLiteral("deliver, 512 B")),
                 edition(QStringLiteral("2026-09-02"), 900, QStringLiteral("Deliver 512 B")),
                 edition(QStringLiteral("2026-09-03"), 900, QStringLiteral("deliver, 512 B")),
                 edition(QStringLiteral("2026-09-04"), 900, QStringLiteral("DELIVER 512 B")),
                 edition(QStringLiteral("2026-09-05"), 900, QStringLiteral("deliver, 512 kB"))});
    QCOMPARE(spelt.scenarios.size(), 2);
    QCOMPARE(spelt.scenarios.at(0).key.name, QStringLiteral("deliver, 512 kB"));
    QCOMPARE(spelt.scenarios.at(1).key.name, QStringLiteral("DELIVER 512 B"));
    QCOMPARE(steps(spelt.scenarios.at(1)), QStringLiteral("0 1 2 3"));
    QCOMPARE(spelt.scenarios.at(1).olderNames,
             (QStringList{QStringLiteral("deliver, 512 B"), QStringLiteral("Deliver 512 B")}));
    QCOMPARE(spelt.code.size(), 2);
    QCOMPARE(spelt.code.at(1).olderNames, spelt.scenarios.at(1).olderNames);
}

void HistoryTest::repeatedNamesKeepTheirOrder()
{
    const auto twice = [](const QString& date, double first, double second) {
        const DraftPtr document = edition(date, first);
        document->scenarios.append(scenario(name, best(1000, 995, 990), best(second, second, second - 1)));
        return document;
    };
    const History repeated =
        history({twice(QStringLiteral("2026-09-01"), 500, 700), edition(QStringLiteral("2026-09-02"), 501),
                 twice(QStringLiteral("2026-09-03"), 502, 702)});
    QCOMPARE(repeated.scenarios.size(), 2);
    QCOMPARE(steps(repeated.scenarios.at(0)), QStringLiteral("0 1 2"));
    QCOMPARE(steps(repeated.scenarios.at(1)), QStringLiteral("0 2"));
    QCOMPARE(repeated.scenarios.at(1).key.occurrence, 1);
    QCOMPARE(repeated.scenarios.at(0).points.at(2).rate(LoopRole::RustStream)->base, std::optional(501.0));
    QCOMPARE(repeated.scenarios.at(1).points.at(1).rate(LoopRole::RustStream)->base, std::optional(700.0));
}

void HistoryTest::rowOfTheDocumentBeforeComesFirst()
{
    // "a-b" and "A B" are rows of their own in the first; of the second only one is left, spelt anew.
    const DraftPtr both = edition(QStringLiteral("2026-09-01"), 900, QStringLiteral("a-b"));
    both->scenarios.append(scenario(QStringLiteral("A B"), best(1000, 995, 990), best(700, 695, 690)));
    const History followed = history({both, edition(QStringLiteral("2026-09-02"), 900, QStringLiteral("a-b")),
                                      edition(QStringLiteral("2026-09-03"), 900, QStringLiteral("A/B"))});
    QCOMPARE(followed.scenarios.size(), 2);
    QCOMPARE(steps(followed.scenarios.at(0)), QStringLiteral("0 1 2"));
    QCOMPARE(followed.scenarios.at(1).key.name, QStringLiteral("A B"));
}

void HistoryTest::latestDocumentGivesTheOrderOfRows()
{
    const auto with = [](const QString& date, const QStringList& names) {
        const DraftPtr document = edition(date);
        document->scenarios.clear();
        for (const QString& row : names) {
            document->scenarios.append(scenario(row, best(10, 9, 8), best(9, 8, 7)));
        }
        return document;
    };
    const QString a = QStringLiteral("a");
    const QString b = QStringLiteral("b");
    const QString c = QStringLiteral("c");
    const QString d = QStringLiteral("d");
    const History ordered =
        history({with(QStringLiteral("2026-09-01"), {a, b, c}), with(QStringLiteral("2026-09-02"), {c, d, a}),
                 with(QStringLiteral("2026-09-03"), {})});
    QStringList names;
    for (const HistoryRow& row : ordered.scenarios) {
        names.append(row.key.name);
    }
    QCOMPARE(names, (QStringList{c, d, a, b}));
}

void HistoryTest::otherMachineJoinsDistancesOnly()
{
    const DraftPtr elsewhere = edition(QStringLiteral("2026-09-02"));
    setEnvironment(elsewhere, cpu, another);
    const History moved = history({edition(QStringLiteral("2026-09-01")), elsewhere});
    QVERIFY(moved.steps.at(1).machineChanged);
    QVERIFY(!moved.steps.at(1).toolchainChanged);
    QVERIFY(!moved.steps.at(1).settingChanged);
    const HistoryPoint& point = moved.scenarios.constFirst().points.at(1);
    QVERIFY(!point.loop(LoopRole::RustStream)->joinsRate);
    QVERIFY(point.loop(LoopRole::RustStream)->joinsDistance);
    QCOMPARE(point.rate(LoopRole::RustStream)->reason, NotComparedReason::DifferentMachines);
}

void HistoryTest::silentDocumentIsNoBridgeBetweenMachines()
{
    const DraftPtr silent = edition(QStringLiteral("2026-09-02"));
    leaveOut(silent, cpu);
    const DraftPtr unknown = edition(QStringLiteral("2026-09-03"));
    setEnvironment(unknown, cpu, QStringLiteral("unknown"));
    const DraftPtr elsewhere = edition(QStringLiteral("2026-09-04"));
    setEnvironment(elsewhere, cpu, another);
    const History bridged = history({edition(QStringLiteral("2026-09-01")), silent, unknown, elsewhere});
    const HistoryRow& row = bridged.scenarios.constFirst();
    for (const qsizetype step : {1, 2}) {
        QVERIFY(!bridged.steps.at(step).machineChanged);
        QVERIFY(row.points.at(step).loop(LoopRole::RustStream)->joinsRate);
    }
    QVERIFY(bridged.steps.at(3).machineChanged);
    QCOMPARE(bridged.steps.at(3).fromPrevious->differences.constFirst().base,
             QStringLiteral("Twelve Core 900"));
    QVERIFY(!row.points.at(3).loop(LoopRole::RustStream)->joinsRate);
}

void HistoryTest::otherCompilerIsMarkedAndMakesCountsInformation()
{
    const DraftPtr newer = edition(QStringLiteral("2026-09-02"));
    setEnvironment(newer, QStringLiteral("rustc"), QStringLiteral("1.99.0"));
    newer->code = {codeEntry(name, 200, 10)};
    const History built = history({edition(QStringLiteral("2026-09-01")), newer});
    QVERIFY(built.steps.at(1).toolchainChanged);
    QVERIFY(!built.steps.at(1).machineChanged);
    QVERIFY(!built.steps.at(1).settingChanged);
    const CodeRowChange& change = *built.code.constFirst().points.at(1).change;
    QVERIFY(change.informational);
    QVERIFY(!change.isGateJump(*change.count(CodeColumn::Framework, CodeMetric::Instructions)));
    QCOMPARE(built.summary.gatedRegressions, 0);
    QVERIFY(built.scenarios.constFirst().points.at(1).loop(LoopRole::RustStream)->joinsRate);
}

void HistoryTest::otherSettingsAreMarked()
{
    for (const QString& key : {QStringLiteral("os"), QStringLiteral("broker"), QStringLiteral("memory"),
                               QStringLiteral("valgrind"), QStringLiteral("page_cache")}) {
        const DraftPtr first = edition(QStringLiteral("2026-09-01"));
        const DraftPtr second = edition(QStringLiteral("2026-09-02"));
        setEnvironment(first, key, QStringLiteral("one"));
        setEnvironment(second, key, QStringLiteral("two"));
        const History changed = history({first, second});
        QVERIFY2(changed.steps.at(1).settingChanged, qPrintable(key));
        QVERIFY2(!changed.steps.at(1).machineChanged && !changed.steps.at(1).toolchainChanged,
                 qPrintable(key));
    }
    const DraftPtr first = edition(QStringLiteral("2026-09-01"));
    const DraftPtr second = edition(QStringLiteral("2026-09-02"));
    setEnvironment(first, QStringLiteral("round_trip"), QStringLiteral("30 us"));
    setEnvironment(second, QStringLiteral("round_trip"), QStringLiteral("31 us"));
    const HistoryStep measured = history({first, second}).steps.at(1);
    QVERIFY(!measured.machineChanged && !measured.toolchainChanged && !measured.settingChanged);
}

void HistoryTest::mediansAndBestsAreNotJoined()
{
    const auto medians = [](const QString& date, double middle) {
        const DraftPtr document = edition(date);
        document->schema = 1;
        document->scenarios = {
            scenario(name, MedianOfRounds{995, 990, 1000}, MedianOfRounds{middle, middle - 5, middle + 5})};
        return document;
    };
    const History mixed =
        history({medians(QStringLiteral("2026-09-01"), 895), medians(QStringLiteral("2026-09-02"), 800),
                 edition(QStringLiteral("2026-09-03"), 900), edition(QStringLiteral("2026-09-04"), 900)});
    const HistoryRow& row = mixed.scenarios.constFirst();
    const QList<bool> expected{false, true, false, true};
    for (qsizetype step = 0; step < expected.size(); ++step) {
        QCOMPARE(row.points.at(step).loop(LoopRole::RustStream)->joinsRate, expected.at(step));
        QCOMPARE(row.points.at(step).loop(LoopRole::RustStream)->joinsDistance, expected.at(step));
        QCOMPARE(row.points.at(step).basis, step < 2 ? FigureBasis::Median : FigureBasis::Best);
    }
    // They are compared all the same, by the medians of both.
    QCOMPARE(row.points.at(2).rate(LoopRole::RustStream)->verdict, ChangeVerdict::Distinguishable);
}

void HistoryTest::otherUnitIsNotJoined()
{
    const DraftPtr other = edition(QStringLiteral("2026-09-02"));
    other->scenarios.first().unit = QStringLiteral("kmsg/s");
    const History units = history({edition(QStringLiteral("2026-09-01")), other});
    const HistoryPoint& point = units.scenarios.constFirst().points.at(1);
    QVERIFY(!point.loop(LoopRole::RustStream)->joinsRate);
    QVERIFY(!point.loop(LoopRole::RustStream)->joinsDistance);
    QCOMPARE(point.unit, QStringLiteral("kmsg/s"));
}

void HistoryTest::loopThatIsNewIsNotJoined()
{
    const DraftPtr withCrate = edition(QStringLiteral("2026-09-02"));
    withCrate->scenarios.first().loops.adapter = best(950, 945, 940);
    const History loops =
        history({edition(QStringLiteral("2026-09-01")), withCrate, edition(QStringLiteral("2026-09-03"))});
    const HistoryRow& row = loops.scenarios.constFirst();
    QVERIFY(!row.points.at(1).loop(LoopRole::BrokerCrate)->joinsDistance);
    QCOMPARE(row.points.at(1).distance(LoopRole::BrokerCrate)->reason, NotComparedReason::MissingInBase);
    QVERIFY(!row.points.at(2).loop(LoopRole::BrokerCrate));
    QCOMPARE(row.points.at(2).distance(LoopRole::BrokerCrate)->reason, NotComparedReason::MissingInCandidate);
    QVERIFY(row.points.at(2).loop(LoopRole::RustStream)->joinsDistance);
}

void HistoryTest::countsAreStepsWithTheGatesJumps()
{
    const auto with = [](const QString& date, double instructions, bool gated) {
        const DraftPtr document = edition(date);
        document->code = {codeEntry(name, instructions, 10, gated)};
        return document;
    };
    const auto jumps = [](const History& counted) {
        QList<bool> list;
        for (const HistoryCodePoint& point : counted.code.constFirst().points) {
            list.append(point.change && point.change->isGateJump(*point.change->count(
                                            CodeColumn::Framework, CodeMetric::Instructions)));
        }
        return list;
    };
    const QList<DraftPtr> documents{
        with(QStringLiteral("2026-09-01"), 1000, true),  with(QStringLiteral("2026-09-02"), 1020, true),
        with(QStringLiteral("2026-09-03"), 1050, true),  with(QStringLiteral("2026-09-04"), 900, true),
        with(QStringLiteral("2026-09-05"), 2000, false), with(QStringLiteral("2026-09-06"), 3000, false)};
    // Of the fifth the side before says that it is gated.
    QCOMPARE(jumps(history(documents)), (QList<bool>{false, false, true, true, true, false}));
    HistoryOptions options;
    options.thresholds.instructionsPercent = 1;
    QCOMPARE(jumps(history(documents, options)), (QList<bool>{false, true, true, true, true, false}));
}

void HistoryTest::changesAreCountedLikeThoseOfComparisons()
{
    const QList<DraftPtr> documents{edition(QStringLiteral("2026-09-01"), 900),
                                    edition(QStringLiteral("2026-09-02"), 800),
                                    edition(QStringLiteral("2026-09-03"), 850)};
    const Summary sum = history(documents).summary;
    const Summary first = compared(documents.at(0), documents.at(1)).summary;
    const Summary second = compared(documents.at(1), documents.at(2)).summary;
    QCOMPARE(sum.regressions, first.regressions + second.regressions);
    QCOMPARE(sum.improvements, first.improvements + second.improvements);
    QCOMPARE(sum.changesJudged, first.changesJudged + second.changesJudged);
    QCOMPARE(sum.changesDistinguishable, first.changesDistinguishable + second.changesDistinguishable);
    QCOMPARE(sum.rowsCompared, 2);
    QCOMPARE(sum.codeIdentical, 2);
    QCOMPARE(sum.regressions, 2);
    QCOMPARE(sum.improvements, 2);
}

void HistoryTest::rowsThatComeAndGoAreChanges()
{
    const auto with = [](const QString& date, const QStringList& rows, const QStringList& entries) {
        const DraftPtr document = draft();
        document->measurement.measuredAt = date;
        for (const QString& name : rows) {
            document->scenarios.append(scenario(name, best(1000, 990, 980), best(900, 890, 880)));
        }
        for (const QString& name : entries) {
            document->code.append(codeEntry(name, 10, 1));
        }
        return document;
    };
    const QString a = QStringLiteral("a");
    const QString b = QStringLiteral("b");
    const QList<DraftPtr> documents{
        with({}, {QStringLiteral("undated")}, {}), // nothing says that it is older
        with(QStringLiteral("2026-09-01"), {a}, {a}), with(QStringLiteral("2026-09-02"), {a, b}, {a}),
        with(QStringLiteral("2026-09-03"), {}, {}), // publishes no such section: nothing went
        with(QStringLiteral("2026-09-04"), {b}, {}),  with(QStringLiteral("2026-09-05"), {a, b}, {a, b})};
    const History all = history(documents);
    QStringList moves;
    for (qsizetype step = 0; step < all.steps.size(); ++step) {
        for (const HistoryMove& move : all.steps.at(step).moves) {
            moves.append(
                QStringLiteral("%1 %2 %3 %4 since %5")
                    .arg(step)
                    .arg(move.section == Section::Code ? QStringLiteral("code") : QStringLiteral("row"),
                         move.key.name, ComparisonWords::rowState(move.state))
                    .arg(move.previous));
        }
    }
    QCOMPARE(moves, (QStringList{
                        QStringLiteral("2 row b added since 1"), QStringLiteral("4 row a removed since 2"),
                        QStringLiteral("5 row a added since 4"), QStringLiteral("5 code b added since 2")}));
    QCOMPARE(all.summary.rowsAdded, 2);
    QCOMPARE(all.summary.rowsRemoved, 1);
    QCOMPARE(all.summary.codeAdded, 1);
    QCOMPARE(all.summary.changes, 4);
    // Of two documents it says what the comparison of the two says.
    QCOMPARE(history({documents.at(1), documents.at(2)}).summary.changes,
             compared(documents.at(1), documents.at(2)).summary.changes);

    const HistoryWords words((NumberFormat(QLocale::c())));
    QVERIFY2(words.changes(all, 5).endsWith(QStringLiteral("a: added; b: added")),
             qPrintable(words.changes(all, 5)));
    const auto report = [&all](ReportFormat format) {
        HistoryReportOptions options;
        options.width = 200;
        return QString::fromUtf8(historyReport(all, format, options));
    };
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        QVERIFY2(report(format).contains(QRegularExpression(QStringLiteral("a\\\\?: removed"))),
                 qPrintable(report(format)));
    }
    QVERIFY(report(ReportFormat::Json).contains(QStringLiteral("row_removed")));
    QCOMPARE(report(ReportFormat::Csv).count(QStringLiteral("row_added")), 3);
}

/// What a history says of two documents is what the comparison of the two says.
void HistoryTest::everyPairOfTheCorpusIsAsCompared()
{
    QMap<QString, QList<HistoryInput>> byFolder;
    for (const QString& path : corpusPaths()) {
        byFolder[path.section(QLatin1Char('/'), 0, 0)].append(input(corpusFile(path), path));
    }
    qsizetype documents = 0;
    qsizetype points = 0;
    for (auto folder = byFolder.cbegin(); folder != byFolder.cend(); ++folder) {
        const History all = makeHistory(*folder, folder.key());
        documents += all.steps.size();
        QCOMPARE(all.steps.size() + all.leftOut.size(), folder->size());
        for (qsizetype step = 1; step < all.steps.size(); ++step) {
            const Comparison comparison =
                compare({all.steps.at(step - 1).input.document, {}}, {all.steps.at(step).input.document, {}});
            QCOMPARE(all.steps.at(step).machineChanged, !comparison.comparability.sameMachine());
            QCOMPARE(all.steps.at(step).toolchainChanged, comparison.comparability.countsAreInformational());
            for (const ComparedRow& compared : comparison.rows) {
                if (compared.state != RowState::Paired) {
                    continue;
                }
                ++points;
                if (compared.section == Section::Code) {
                    const auto row = std::ranges::find_if(all.code, [&](const HistoryCodeRow& candidate) {
                        return candidate.at(step) && candidate.at(step)->row == *compared.candidate;
                    });
                    QVERIFY(row != all.code.cend());
                    QCOMPARE(row->at(step)->previous->step, step - 1);
                    QVERIFY(row->at(step)->change == compared.code);
                    continue;
                }
                const QList<HistoryRow>& rows =
                    compared.section == Section::Scenarios ? all.scenarios : all.throughput;
                const auto row = std::ranges::find_if(rows, [&](const HistoryRow& candidate) {
                    return candidate.at(step) && candidate.at(step)->row == *compared.candidate;
                });
                QVERIFY(row != rows.cend());
                QCOMPARE(row->at(step)->previous->step, step - 1);
                QVERIFY(row->at(step)->change == compared.rates);
            }
        }
    }
    qInfo("%lld documents of the corpus, %lld points held against the one before", qlonglong(documents),
          qlonglong(points));
    QCOMPARE(points > 0, !corpusPaths().isEmpty());
}

void HistoryTest::twoOfOneDayAreBothThere()
{
    QHash<QString, int> days;
    for (const QString& path : corpusPaths()) {
        const QString crate = path.section(QLatin1Char('/'), 0, 0);
        const DocumentPtr document = corpusFile(path);
        ++days[crate + document->measurement.measuredAt.value_or(QString())];
    }
    for (const QString& path : corpusPaths()) {
        const QString crate = path.section(QLatin1Char('/'), 0, 0);
        const QString day = corpusFile(path)->measurement.measuredAt.value_or(QString());
        if (days.value(crate + day) < 2) {
            continue;
        }
        QList<HistoryInput> documents;
        for (const QString& other : corpusPaths()) {
            if (other.startsWith(crate + QLatin1Char('/'))) {
                documents.append(input(corpusFile(other), other));
            }
        }
        const History all = makeHistory(documents, crate);
        QVERIFY(std::ranges::any_of(all.steps,
                                    [&path](const HistoryStep& step) { return step.input.source == path; }));
    }
}

void HistoryTest::thousandDocumentsWithRowsOfTheirOwn()
{
    constexpr int count = 1000;
    QList<DraftPtr> documents;
    for (int i = 0; i < count; ++i) {
        const DraftPtr document = edition(QDate(2020, 1, 1).addDays(i).toString(Qt::ISODate), 900 + i % 7);
        document->scenarios.append(
            scenario(QStringLiteral("row %1").arg(i / 100), best(10, 9, 8), best(9, 8, 7)));
        documents.append(document);
    }
    const History thousand = history(documents);
    QCOMPARE(thousand.steps.size(), count);
    QCOMPARE(thousand.scenarios.size(), 11);
    QCOMPARE(thousand.scenarios.constFirst().points.size(), count);
    QCOMPARE(thousand.summary.rowsCompared, 2 * count - 11);
}

QTEST_GUILESS_MAIN(HistoryTest)
#include "tst_history.moc"

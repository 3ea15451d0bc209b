// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/review.h"
#include "models/comparison/savedcomparison.h"
#include "models/report/comparisonwords.h"
#include "tests/models/comparison/documents.h"
#include "tests/support/testobject.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

using namespace rangebar;
using namespace rangebar::test;

namespace {

SavedComparison full()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->bytes = "{\"schema\": 3}";
    candidate->bytes = "{\"schema\": 3 }";
    ComparisonOptions options;
    options.thresholds = {1.5, 0.25};
    options.confirmed = {
        {Section::Scenarios, {{QStringLiteral("old \u202e\"name"), 1}, {QStringLiteral("new"), 0}}}};
    options.forbidden = {{Section::Code, {{QStringLiteral("same"), 0}, {QStringLiteral("same"), 2}}}};
    return savedComparison(
        compared(base, candidate, options), {RowFilter::Kind::Regressions, QStringLiteral("512 B")},
        RowOrder::Size,
        {{QStringLiteral("code:a:framework:instructions"),
          {QStringLiteral("wanted: see #12"), FindingNumbers{QStringLiteral("100"), QStringLiteral("110")}}},
         {QStringLiteral("code:b:unpaired"), {}}});
}

} // namespace

/// One loop that got worse, down to `rate`; every finding is accepted.
struct Accepted
{
    explicit Accepted(double rate) : base(draft()), candidate(draft())
    {
        const LoopRounds raw = best(1000, 990, 980);
        base->bytes = "base";
        candidate->bytes = "candidate " + QByteArray::number(rate);
        base->scenarios = {scenario(QStringLiteral("deliver"), raw, best(900, 890, 880))};
        candidate->scenarios = {scenario(QStringLiteral("deliver"), raw, best(rate, rate - 10, rate - 20))};
        review.compareSides({base, QString()}, {candidate, QString()});
        for (const Finding& finding : review.comparison().findings) {
            review.accept(finding.id, QStringLiteral("known"));
        }
    }
    ComparisonSide side(const DraftPtr& document) const { return {document, QString()}; }
    qsizetype count(Acceptance acceptance) const
    {
        return countOf(acceptance, review.comparison(), review.marks());
    }

    DraftPtr base;
    DraftPtr candidate;
    ComparisonReview review;
};

class SavedComparisonTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRestoredWhole();
    void whereItCameFromIsRestored();
    void isTheSameFileForTheSameComparison();
    void changedInputsAreTold();
    void anAcceptanceIsOfTheNumbers();
    void anAcceptanceOfAnEarlierVersionIsOfItsDocuments();
    void whatIsAcceptedStaysSoWhenTheSidesAreSwapped();
    void whatIsNoSavedComparisonIsRefused_data();
    void whatIsNoSavedComparisonIsRefused();
    void everyMissingMemberIsNamed();
};

void SavedComparisonTest::whereItCameFromIsRestored()
{
    SavedComparison saved = full();
    const QByteArray earlier = writeSavedComparison(saved);
    QVERIFY(!earlier.contains("origin"));
    QVERIFY(!readSavedComparison(earlier)->origin); // as a file of an earlier version has it
    saved.origin = SavedOrigin{{QStringLiteral("faster \u202e#12"), QStringLiteral("opened by anna")},
                               QStringLiteral("https://example.org/anna/demo/pull/12"),
                               true};
    const auto restored = readSavedComparison(writeSavedComparison(saved));
    QVERIFY(restored.has_value());
    QVERIFY(*restored == saved);

    QJsonObject broken = QJsonDocument::fromJson(writeSavedComparison(saved)).object();
    broken.insert(QStringLiteral("origin"), QJsonObject{{QStringLiteral("facts"), 7}});
    const auto refused = readSavedComparison(QJsonDocument(broken).toJson());
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().detail, QStringLiteral("origin.facts"));
}

void SavedComparisonTest::isRestoredWhole()
{
    const SavedComparison saved = full();
    const auto restored = readSavedComparison(writeSavedComparison(saved));
    QVERIFY(restored.has_value());
    QVERIFY(*restored == saved);
    QCOMPARE(restored->base.source, QStringLiteral("base.json"));
    QCOMPARE(restored->base.sha256, QCryptographicHash::hash("{\"schema\": 3}", QCryptographicHash::Sha256));
    QCOMPARE(restored->options.thresholds.allocationsPercent, 0.25);
}

void SavedComparisonTest::isTheSameFileForTheSameComparison()
{
    QCOMPARE(writeSavedComparison(full()), writeSavedComparison(full()));
}

void SavedComparisonTest::changedInputsAreTold()
{
    const SavedComparison saved = full();
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->bytes = "{\"schema\": 3}";
    candidate->bytes = "{\"schema\": 3 }";
    QVERIFY(changedInputs(saved, *base, *candidate).isEmpty());
    candidate->bytes += ' ';
    QCOMPARE(changedInputs(saved, *base, *candidate), QList<Side>{Side::Candidate});
    QCOMPARE(changedInputs(saved, *candidate, *base), (QList<Side>{Side::Base, Side::Candidate}));
    QVERIFY(ComparisonWords::changedInput(Side::Candidate).startsWith(QStringLiteral("The candidate")));
}

void SavedComparisonTest::anAcceptanceIsOfTheNumbers()
{
    Accepted one(800);
    const qsizetype findings = one.review.comparison().findings.size();
    QVERIFY(findings >= 2); // the rate and the distance
    QCOMPARE(one.count(Acceptance::Accepted), findings);

    const auto saved = readSavedComparison(writeSavedComparison(one.review.saved()));
    QVERIFY(saved.has_value());
    const Accepted worse(700);
    one.review.restore(*saved, one.side(one.base), one.side(worse.candidate));
    QCOMPARE(one.review.comparison().findings.size(), findings);
    QCOMPARE(one.count(Acceptance::Accepted), 0);
    QCOMPARE(one.count(Acceptance::AcceptedBefore), findings);
    const Comparison& comparison = one.review.comparison();
    QCOMPARE(ComparisonWords::acceptance(comparison, comparison.findings.first(), one.review.marks()),
             QStringLiteral("open; accepted before with other numbers: known"));
    const QStringList summary =
        ComparisonWords(NumberFormat(QLocale::c())).summary(comparison, one.review.marks());
    QVERIFY2(summary.contains(QStringLiteral("Accepted before with other numbers, and open again: %1 of %1 "
                                             "findings.")
                                  .arg(findings)),
             qPrintable(summary.join(QLatin1Char('\n'))));
    QVERIFY(summary.filter(QStringLiteral("Accepted findings")).isEmpty());

    // Accepted as it is now, and again as it was.
    one.review.accept(comparison.findings.first().id, QString());
    QCOMPARE(one.count(Acceptance::Accepted), 1);
    one.review.restore(*saved, one.side(one.base), one.side(one.candidate));
    QCOMPARE(one.count(Acceptance::Accepted), findings);
}

void SavedComparisonTest::anAcceptanceOfAnEarlierVersionIsOfItsDocuments()
{
    Accepted one(800);
    const qsizetype findings = one.count(Acceptance::Accepted);
    SavedComparison earlier = one.review.saved();
    for (ReviewMark& mark : earlier.marks) {
        mark.numbers.reset();
    }
    const QByteArray file = writeSavedComparison(earlier);
    earlier = *readSavedComparison(file);
    QVERIFY(!earlier.marks.begin()->numbers);
    one.review.restore(earlier, one.side(one.base), one.side(one.candidate));
    QCOMPARE(one.count(Acceptance::Accepted), findings);
    const Accepted worse(700);
    one.review.restore(earlier, one.side(one.base), one.side(worse.candidate));
    QCOMPARE(one.count(Acceptance::AcceptedBefore), findings);
}

void SavedComparisonTest::whatIsAcceptedStaysSoWhenTheSidesAreSwapped()
{
    Accepted one(800);
    const qsizetype findings = one.count(Acceptance::Accepted);
    one.review.swap();
    QCOMPARE(one.review.comparison().findings.size(), findings);
    QCOMPARE(one.count(Acceptance::Accepted), findings);
    const auto saved = readSavedComparison(writeSavedComparison(one.review.saved()));
    one.review.restore(*saved, one.side(one.candidate), one.side(one.base));
    QCOMPARE(one.count(Acceptance::Accepted), findings);
}

void SavedComparisonTest::whatIsNoSavedComparisonIsRefused_data()
{
    using Code = SavedComparisonError::Code;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QByteArray() << Code::NotJson << QStringLiteral("not JSON");
    QTest::newRow("cut") << writeSavedComparison(full()).chopped(20) << Code::NotJson
                         << QStringLiteral("not JSON");
    QTest::newRow("an array") << QByteArray("[]") << Code::NotAComparison
                              << QStringLiteral("not a saved comparison");
    QTest::newRow("a results document")
        << QByteArray("{\"schema\": 3}") << Code::NotAComparison << QStringLiteral("not a saved comparison");
    QTest::newRow("a later version") << QByteArray("{\"rangebar_comparison\": 2}") << Code::UnknownVersion
                                     << QStringLiteral("in version 2");
    QTest::newRow("a version that is none") << QByteArray("{\"rangebar_comparison\": \"\\u001b[1m\"}")
                                            << Code::UnknownVersion << QStringLiteral("in version \u241b[1m");
    QTest::newRow("nothing but a version")
        << QByteArray("{\"rangebar_comparison\": 1}") << Code::BadField << QStringLiteral("base");
    QTest::newRow("a hash that is none")
        << writeSavedComparison(full()).replace("\"sha256\": \"", "\"sha256\": \"zz") << Code::BadField
        << QStringLiteral("base.sha256");
    QTest::newRow("a gate below zero") << writeSavedComparison(full()).replace("1.5", "-1") << Code::BadField
                                       << QStringLiteral("thresholds.instructions_percent");
    QTest::newRow("a gate above all that can be set")
        << writeSavedComparison(full()).replace("1.5", "1000.5") << Code::BadField
        << QStringLiteral("thresholds.instructions_percent");
    QTest::newRow("a filter that is none")
        << writeSavedComparison(full()).replace("regressions", "all of them") << Code::BadField
        << QStringLiteral("filter.rows");
    QTest::newRow("an occurrence that is no number")
        << writeSavedComparison(full()).replace("\"occurrence\": 1", "\"occurrence\": \"first\"")
        << Code::BadField << QStringLiteral("confirmed_pairings[0].base.occurrence");
    QTest::newRow("too large") << QByteArray(maxSavedComparisonBytes + 1, ' ') << Code::TooLarge
                               << QStringLiteral("larger");
}

void SavedComparisonTest::whatIsNoSavedComparisonIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(SavedComparisonError::Code, code);
    QFETCH(QString, words);
    const auto restored = readSavedComparison(bytes);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, code);
    QVERIFY2(ComparisonWords::savedError(restored.error()).contains(words),
             qPrintable(ComparisonWords::savedError(restored.error())));
}

void SavedComparisonTest::everyMissingMemberIsNamed()
{
    const QJsonObject whole = QJsonDocument::fromJson(writeSavedComparison(full())).object();
    for (const QString& key : whole.keys()) {
        if (key == QStringLiteral("rangebar_comparison")) {
            continue;
        }
        QJsonObject without = whole;
        without.remove(key);
        const auto restored = readSavedComparison(QJsonDocument(without).toJson());
        QVERIFY2(!restored, qPrintable(key));
        QCOMPARE(restored.error().code, SavedComparisonError::Code::BadField);
        QVERIFY2(restored.error().detail.startsWith(key), qPrintable(restored.error().detail));
    }
}

QTEST_GUILESS_MAIN(SavedComparisonTest)
#include "tst_savedcomparison.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/comparison/documents.h"
#include "tests/support/testobject.h"
#include "widgets/charts/changespecs.h"
#include "widgets/charts/chartimage.h"

#include <algorithm>
#include <cmath>

using namespace rangebar;
using namespace rangebar::test;

namespace {

NumberFormat english()
{
    return NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates));
}

/// No-break spaces as plain ones.
QString plain(QString text)
{
    return text.replace(QChar(0x00a0), QLatin1Char(' ')).replace(QChar(0x202f), QLatin1Char(' '));
}

bool near(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < 5e-4;
}

QStringList texts(const QList<LegendItem>& legend)
{
    QStringList found;
    for (const LegendItem& item : legend) {
        found += item.text;
    }
    return found;
}

int findingOf(const ComparisonReview& review, FindingKind kind)
{
    const QList<Finding>& findings = review.comparison().findings;
    const auto found = std::ranges::find(findings, kind, &Finding::kind);
    return found == findings.cend() ? -1 : static_cast<int>(found - findings.cbegin());
}

} // namespace

class TestChangeSpecs : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoDocumentsOfLapin();
    void mediansOfNats();
    void rawClientThatMoved();
    void costsOfTheCore();
    void corpusKeepsTheRules();
    void changesAndTheirMarks();
    void swappedSidesMirror();
    void countsAndTheirWords();
    void gatesThatDoNotApply();
    void oneSideOnly();
    void brokerBoundThatFlipped();
    void figureThatIsNotPositive();
    void medianThatIsNotPublished();
    void timesPointTheSameWay();
    void filterAndOrder();
    void rowsOfFindings();
    void cardsTellTheLoop();
    void untrustedNames();
    void emptyReview();
    void specsOutliveTheReview();
};

void TestChangeSpecs::twoDocumentsOfLapin()
{
    const DocumentPtr base = corpusFile(QStringLiteral("ruststream-lapin/2026-09-21_8b040c90.json"));
    const DocumentPtr candidate = corpusFile(QStringLiteral("ruststream-lapin/2026-09-23_71bcf840.json"));
    if (!base || !candidate) {
        return; // the corpus is not part of the repository
    }
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeChartSpec spec = ChangeSpecs(english()).rates(review, Section::Scenarios);
    QCOMPARE(
        spec.title,
        QStringLiteral(
            "ruststream-lapin: A 2026-09-21 (0.7.0 on 0.7.0-rc.9) to B 2026-09-23 (0.7.0 on 0.7.0-rc.9)"));
    QVERIFY(spec.subtitle.contains(QStringLiteral("best round")));
    QVERIFY(spec.footer.startsWith(QStringLiteral("Same machine")));
    QVERIFY(spec.footer.endsWith(
        QStringLiteral("Bars are the range of the rounds of one run, not confidence intervals.")));
    QVERIFY(texts(spec.legend).contains(QStringLiteral("A base")));
    QVERIFY(texts(spec.legend).contains(QStringLiteral("change within the spread")));
    QCOMPARE(spec.blocks.size(), 2);
    QCOMPARE(spec.blocks.at(0).rows.size(), 3);

    const RangeRow& raw = spec.blocks.at(0).rows.at(0);
    QCOMPARE(raw.verdict, QStringLiteral("59,268 to 59,851 msg/s"));
    QCOMPARE(raw.change, ChangeMark::Within);
    QCOMPARE(*raw.base.dot, 0.0);
    QCOMPARE(*raw.dot, 0.0);

    // 59,268 best of the base's raw client, 59,851 of the candidate's.
    const RangeRow& service = spec.blocks.at(0).rows.at(2);
    QVERIFY(near(service.base.dot, 1.8239)); // 58,187
    QVERIFY(near(service.base.rangeFrom, 1.8239));
    QVERIFY(near(service.base.rangeTo, 3.8503)); // 56,986
    QVERIFY(!service.base.notch);                // no median is published
    QVERIFY(near(service.dot, 3.5321));          // 57,737
    QVERIFY(near(service.notch, 7.9330));        // 55,103
    QVERIFY(near(service.rangeTo, 19.0373));     // 48,457
    QVERIFY(service.base.hollow && service.hollow);
    QCOMPARE(service.verdict, QStringLiteral("change indistinguishable"));
    QCOMPARE(service.change, ChangeMark::Within);
    QVERIFY(near(spec.blocks.at(1).rows.at(2).dot, -0.3492)); // 33,331 of 33,215: left of zero

    // The code is on one side only.
    const CostChangeChartSpec code = ChangeSpecs(english()).code(review);
    QCOMPARE(code.rows.size(), 3);
    QCOMPARE(code.rows.at(0).tag, QStringLiteral("added"));
    QCOMPARE(code.rows.at(0).lines.at(0).instructions.text, QStringLiteral("17,289.2"));
    QVERIFY(!code.rows.at(0).lines.at(0).instructions.percent);
}

void TestChangeSpecs::mediansOfNats()
{
    const DocumentPtr base = corpusFile(QStringLiteral("ruststream-nats/2026-09-20_d75cd8f6.json"));
    const DocumentPtr candidate = corpusFile(QStringLiteral("ruststream-nats/2026-09-23_13207c78.json"));
    if (!base || !candidate) {
        return;
    }
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeChartSpec spec = ChangeSpecs(english()).rates(review, Section::Scenarios);
    QVERIFY(spec.medianRounds);
    QVERIFY(spec.subtitle.contains(QStringLiteral("median round")));
    QVERIFY(!texts(spec.legend).contains(QStringLiteral("best round")));
    const QList<RangeRow>& rows = spec.blocks.at(0).rows;
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows.at(0).verdict, QStringLiteral("1,635,001 to 1,529,161 msg/s"));
    // The base does not measure the broker crate.
    QVERIFY(!rows.at(1).base.dot);
    QCOMPARE(rows.at(1).verdict, QStringLiteral("not measured in the base"));
    QCOMPARE(rows.at(1).change, ChangeMark::None);
    // Medians against the raw client's median, on both sides.
    QVERIFY(near(rows.at(2).base.dot, 8.1754));   // 1,501,334 of 1,635,001
    QVERIFY(!rows.at(2).base.hollow);             // measured, as published
    QVERIFY(near(rows.at(2).dot, 5.0226));        // 1,452,357 of 1,529,161
    QVERIFY(near(rows.at(2).rangeFrom, -0.6251)); // its best, 1,538,720
    QVERIFY(near(rows.at(2).rangeTo, 27.0488));   // its worst, 1,115,541
    QVERIFY(!rows.at(2).notch);                   // the dot is the median
    QVERIFY(rows.at(2).hollow);
}

void TestChangeSpecs::rawClientThatMoved()
{
    const DocumentPtr base = corpusFile(QStringLiteral("ruststream-sqlx/2026-10-08_96ce5f52.json"));
    const DocumentPtr candidate = corpusFile(QStringLiteral("ruststream-sqlx/2026-10-08_fc13c129.json"));
    if (!base || !candidate) {
        return;
    }
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeChartSpec spec = ChangeSpecs(english()).rates(review, Section::Throughput);
    QVERIFY(spec.title.startsWith(QStringLiteral("ruststream-sqlx, throughput: A ")));
    const RangeBlock& block = spec.blocks.at(1); // single deliveries, 4 workers
    QCOMPARE(plain(block.rows.at(0).verdict), QStringLiteral("21,066 to 21,659, 2.8 % more msg/s"));
    QCOMPARE(block.rows.at(0).change, ChangeMark::Moved);
    QVERIFY(spec.tellsDifference(block.rows.at(0)));
    const QList<Finding>& findings = review.comparison().findings;
    const auto moved = std::ranges::find_if(findings, [&block](const Finding& finding) {
        return finding.kind == FindingKind::RawClientMoved && finding.row == block.comparedRow;
    });
    QVERIFY(moved != findings.cend());
    // One block of three rows stands before it.
    QCOMPARE(ChangeSpecs::chartRowOf(spec, *moved), 3);
}

void TestChangeSpecs::costsOfTheCore()
{
    const DocumentPtr base = corpusFile(QStringLiteral("ruststream/2026-09-15_5f4f7963.json"));
    const DocumentPtr candidate = corpusFile(QStringLiteral("ruststream/2026-09-21_1193374e.json"));
    if (!base || !candidate) {
        return;
    }
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const CostChangeChartSpec spec = ChangeSpecs(english()).code(review);
    QVERIFY(spec.subtitle.contains(QStringLiteral("informational")));
    QCOMPARE(spec.gatePercent, 2.0);
    QCOMPARE(spec.rows.size(), 13);
    const CostChangeLine& first = spec.rows.at(0).lines.at(0);
    QVERIFY(near(first.instructions.percent, -38.6691)); // 1,739.1 less 2,835.6, of 2,835.6
    QCOMPARE(plain(first.instructions.text), QStringLiteral("-1,096.5 (2,835.6 -> 1,739.1), -38.7 %"));
    QCOMPARE(first.instructions.mark, ChangeMark::Less);
    QVERIFY(!first.instructions.judged);
    QCOMPARE(first.allocations.text, QStringLiteral("identical (0)"));
    QCOMPARE(first.allocations.mark, ChangeMark::Identical);
    QCOMPARE(spec.rows.at(0).lines.at(1).label, QStringLiteral("Cold start"));
    QVERIFY(
        plain(spec.footer)
            .contains(QStringLiteral("Gated entries fail above +2 % instructions or +0.1 % allocations.")));
}

void TestChangeSpecs::corpusKeepsTheRules()
{
    const ChangeSpecs specs(english());
    for (const DocumentPair& pair : corpusPairs()) {
        ComparisonReview review;
        review.compareSides({corpusFile(pair.base), pair.base}, {corpusFile(pair.candidate), pair.candidate});
        qsizetype shown = 0;
        for (const Section section : {Section::Scenarios, Section::Throughput}) {
            const RangeChartSpec spec = specs.rates(review, section);
            shown += spec.blocks.size();
            int chartRow = 0;
            for (const RangeBlock& block : spec.blocks) {
                QVERIFY(!block.rows.isEmpty());
                for (const RangeRow& row : block.rows) {
                    QVERIFY(row.dot || row.base.dot || !row.note.isEmpty() || !row.base.note.isEmpty());
                    QVERIFY(!row.verdict.isEmpty());
                    if (row.change == ChangeMark::Within) {
                        QVERIFY2(!row.verdict.contains(QLatin1Char('%')), qPrintable(row.verdict));
                    }
                    for (const RangeMarks& marks :
                         {RangeMarks{row.dot, row.rangeFrom, row.rangeTo, row.notch, {}, {}}, row.base}) {
                        QVERIFY(!marks.dot || std::isfinite(*marks.dot));
                        QVERIFY(!marks.rangeTo || *marks.rangeFrom <= *marks.rangeTo);
                    }
                    ++chartRow;
                }
            }
            for (const Finding& finding : review.comparison().findings) {
                const int row = ChangeSpecs::chartRowOf(spec, finding);
                QCOMPARE(row >= 0, finding.section == section && finding.row >= 0);
                QVERIFY(row < chartRow);
            }
        }
        const CostChangeChartSpec code = specs.code(review);
        shown += code.rows.size();
        QCOMPARE(shown, review.comparison().rows.size());
        for (const CostChangeRow& row : code.rows) {
            for (const CostChangeLine& line : row.lines) {
                for (const CostChange& change : {line.instructions, line.allocations}) {
                    QCOMPARE(change.text.contains(QLatin1Char('%')), change.percent.has_value());
                    QVERIFY(!change.text.contains(QStringLiteral("nan")) &&
                            !change.text.contains(QStringLiteral("inf")));
                }
            }
        }
    }
}

/// Three scenarios: RustStream much worse, much better, and the same within the spread.
static void compareThree(ComparisonReview& review)
{
    const DraftPtr base = draft();
    base->scenarios = {scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940)),
                       scenario(QStringLiteral("boxes"), best(1000, 995, 990), best(800, 795, 790)),
                       scenario(QStringLiteral("letters"), best(1000, 950, 900), best(950, 900, 850))};
    const DraftPtr candidate = draft();
    candidate->measurement.measuredAt = QStringLiteral("2026-09-08");
    candidate->scenarios = {scenario(QStringLiteral("bags"), best(1005, 995, 990), best(800, 795, 790)),
                            scenario(QStringLiteral("boxes"), best(1000, 995, 990), best(950, 945, 940)),
                            scenario(QStringLiteral("letters"), best(1000, 950, 900), best(940, 900, 850))};
    review.compareSides({base, {}}, {candidate, {}});
}

void TestChangeSpecs::changesAndTheirMarks()
{
    ComparisonReview review;
    compareThree(review);
    const RangeChartSpec spec = ChangeSpecs(english()).rates(review, Section::Scenarios);
    QCOMPARE(spec.title, QStringLiteral("ruststream-post: A 2026-09-01 (0.7.0) to B 2026-09-08 (0.7.0)"));
    QCOMPARE(spec.baseLetter, QStringLiteral("A"));
    QCOMPARE(spec.candidateLetter, QStringLiteral("B"));
    QVERIFY(spec.twoDocuments());
    QCOMPARE(spec.blocks.size(), 3);
    const RangeRow& worse = spec.blocks.at(0).rows.at(1);
    QCOMPARE(worse.change, ChangeMark::More);
    // 50 of 1,000 and 205 of 1,005: 20.398 - 5 points.
    QCOMPARE(worse.verdict, QStringLiteral("15.4 points more overhead"));
    QVERIFY(spec.tellsDifference(worse));
    const RangeRow& better = spec.blocks.at(1).rows.at(1);
    QCOMPARE(better.change, ChangeMark::Less);
    QCOMPARE(better.verdict, QStringLiteral("15.0 points less overhead"));
    QCOMPARE(spec.blocks.at(1).rows.at(0).change, ChangeMark::Identical);
    QCOMPARE(spec.blocks.at(1).rows.at(0).verdict, QStringLiteral("1,000 msg/s, identical"));
    const RangeRow& same = spec.blocks.at(2).rows.at(1);
    QCOMPARE(same.change, ChangeMark::Within);
    QCOMPARE(same.verdict, QStringLiteral("change indistinguishable"));
    QVERIFY(!spec.tellsDifference(same));
}

void TestChangeSpecs::swappedSidesMirror()
{
    ComparisonReview review;
    compareThree(review);
    const RangeChartSpec before = ChangeSpecs(english()).rates(review, Section::Scenarios);
    review.swap();
    const RangeChartSpec after = ChangeSpecs(english()).rates(review, Section::Scenarios);
    for (qsizetype i = 0; i < before.blocks.size(); ++i) {
        const RangeRow& row = before.blocks.at(i).rows.at(1);
        const RangeRow& mirrored = after.blocks.at(i).rows.at(1);
        QCOMPARE(mirrored.base.dot, row.dot);
        QCOMPARE(mirrored.dot, row.base.dot);
        QCOMPARE(mirrored.base.notch, row.notch);
    }
    QCOMPARE(after.blocks.at(0).rows.at(1).change, ChangeMark::Less);
    QCOMPARE(after.blocks.at(1).rows.at(1).change, ChangeMark::More);
    QCOMPARE(after.blocks.at(2).rows.at(1).change, ChangeMark::Within);
}

void TestChangeSpecs::countsAndTheirWords()
{
    const DraftPtr base = draft();
    base->code = {codeEntry(QStringLiteral("weigh"), 1000, 9), codeEntry(QStringLiteral("stamp"), 1000, 0),
                  codeEntry(QStringLiteral("sort"), 1000, 3), codeEntry(QStringLiteral("seal"), 1000, 4)};
    base->code[0].cold = CodeCounts{5000, 50};
    const DraftPtr candidate = draft();
    candidate->code = {codeEntry(QStringLiteral("weigh"), 1030, 10),
                       codeEntry(QStringLiteral("stamp"), 900, 3), codeEntry(QStringLiteral("sort"), 1010, 0),
                       codeEntry(QStringLiteral("seal"), 1000, 4)};
    candidate->code[0].cold = CodeCounts{5000, 40};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const CostChangeChartSpec spec = ChangeSpecs(english()).code(review);
    QCOMPARE(spec.rows.size(), 4);
    const CostChangeLine& weigh = spec.rows.at(0).lines.at(0);
    QVERIFY(weigh.label.isEmpty());
    QCOMPARE(plain(weigh.instructions.text), QStringLiteral("+30 (1,000 -> 1,030), +3.0 %: regression"));
    QCOMPARE(weigh.instructions.mark, ChangeMark::More);
    QVERIFY(weigh.instructions.judged);
    QCOMPARE(*weigh.instructions.percent, 3.0);
    QCOMPARE(plain(weigh.allocations.text), QStringLiteral("+1 (9 -> 10), +11.1 %: regression"));
    const CostChangeLine& cold = spec.rows.at(0).lines.at(1);
    QCOMPARE(cold.label, QStringLiteral("Cold start"));
    QCOMPARE(cold.instructions.text, QStringLiteral("identical (5,000)"));
    QCOMPARE(cold.instructions.mark, ChangeMark::Identical);
    QCOMPARE(cold.allocations.mark, ChangeMark::Less);
    const CostChangeLine& stamp = spec.rows.at(1).lines.at(0);
    QCOMPARE(plain(stamp.instructions.text), QStringLiteral("-100 (1,000 -> 900), -10.0 %: improvement"));
    QCOMPARE(stamp.allocations.text, QStringLiteral("new (0 -> 3): regression"));
    QCOMPARE(stamp.allocations.mark, ChangeMark::More);
    QVERIFY(!stamp.allocations.percent);
    const CostChangeLine& sort = spec.rows.at(2).lines.at(0);
    QCOMPARE(plain(sort.instructions.text), QStringLiteral("+10 (1,000 -> 1,010), +1.0 %: within 2 %"));
    QCOMPARE(sort.instructions.mark, ChangeMark::Within);
    QVERIFY(!sort.instructions.judged);
    QCOMPARE(sort.allocations.text, QStringLiteral("gone (3 -> 0): improvement"));
    QCOMPARE(sort.allocations.mark, ChangeMark::Less);

    review.setThresholds({5, 0.1});
    const CostChangeChartSpec loose = ChangeSpecs(english()).code(review);
    QCOMPARE(loose.gatePercent, 5.0);
    QCOMPARE(loose.rows.at(0).lines.at(0).instructions.mark, ChangeMark::Within);
    QVERIFY(plain(loose.subtitle).contains(QStringLiteral("within 5 %")));
    QVERIFY(plain(loose.footer).contains(QStringLiteral("above +5 % instructions")));
}

void TestChangeSpecs::gatesThatDoNotApply()
{
    const DraftPtr base = draft();
    base->code = {codeEntry(QStringLiteral("weigh"), 1000, 9, false),
                  codeEntry(QStringLiteral("stamp"), 1000, 9)};
    base->code[1].raw = CodeCounts{500, 5};
    const DraftPtr candidate = draft();
    candidate->code = {codeEntry(QStringLiteral("weigh"), 1500, 9, false),
                       codeEntry(QStringLiteral("stamp"), 1500, 9, false)};
    candidate->code[1].raw = CodeCounts{900, 5};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    CostChangeChartSpec spec = ChangeSpecs(english()).code(review);
    QCOMPARE(spec.rows.at(0).tag, QStringLiteral("not gated"));
    QCOMPARE(spec.rows.at(1).tag, QStringLiteral("no longer gated"));
    QVERIFY(!spec.rows.at(0).lines.at(0).instructions.judged);
    QCOMPARE(spec.rows.at(0).lines.at(0).instructions.mark, ChangeMark::More);
    QVERIFY(!spec.rows.at(0).lines.at(0).instructions.text.contains(QStringLiteral("regression")));
    // The raw client's counts have no gate.
    QCOMPARE(spec.rows.at(1).lines.at(1).label, QStringLiteral("Raw client"));
    QVERIFY(!spec.rows.at(1).lines.at(1).instructions.judged);
    QVERIFY(!spec.subtitle.contains(QStringLiteral("informational")));

    candidate->environment[4].value = QStringLiteral("1.99.0");
    candidate->code[1].gated = true;
    review.compareSides({base, {}}, {candidate, {}});
    spec = ChangeSpecs(english()).code(review);
    QVERIFY(spec.subtitle.contains(QStringLiteral("informational")));
    QVERIFY(!spec.rows.at(1).lines.at(0).instructions.judged);
    QVERIFY(spec.footer.contains(QStringLiteral("Different: Compiler.")));
}

void TestChangeSpecs::oneSideOnly()
{
    const DraftPtr base = draft();
    base->scenarios = {scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940)),
                       scenario(QStringLiteral("old ways"), best(500, 499, 498), best(400, 399, 398))};
    base->code = {codeEntry(QStringLiteral("weigh"), 1000, 9),
                  codeEntry(QStringLiteral("carve"), 700, 2, false)};
    const DraftPtr candidate = draft();
    candidate->scenarios = {scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940)),
                            scenario(QStringLiteral("kites"), best(800, 790, 780), best(760, 750, 740))};
    candidate->code = {codeEntry(QStringLiteral("weigh"), 1000, 9),
                       codeEntry(QStringLiteral("fold"), 300, 1)};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const ChangeSpecs specs(english());
    const RangeChartSpec spec = specs.rates(review, Section::Scenarios);
    const auto block = [&spec](const QString& name) {
        return *std::ranges::find(spec.blocks, name, &RangeBlock::name);
    };
    const RangeBlock removed = block(QStringLiteral("old ways"));
    QCOMPARE(removed.tag, QStringLiteral("removed"));
    QVERIFY(!removed.rows.at(1).dot);
    QCOMPARE(*removed.rows.at(1).base.dot, 20.0);
    QCOMPARE(removed.rows.at(1).verdict, QStringLiteral("not measured in the candidate"));
    const RangeBlock added = block(QStringLiteral("kites"));
    QCOMPARE(added.tag, QStringLiteral("added"));
    QVERIFY(!added.rows.at(1).base.dot);
    QCOMPARE(*added.rows.at(1).dot, 5.0);
    QCOMPARE(added.rows.at(1).verdict, QStringLiteral("not measured in the base"));
    QCOMPARE(added.rows.at(1).change, ChangeMark::None);

    const CostChangeChartSpec code = specs.code(review);
    const auto entry = [&code](const QString& name) {
        return *std::ranges::find(code.rows, name, &CostChangeRow::name);
    };
    QCOMPARE(entry(QStringLiteral("fold")).tag, QStringLiteral("added"));
    QCOMPARE(entry(QStringLiteral("fold")).lines.at(0).instructions.text, QStringLiteral("300"));
    QCOMPARE(entry(QStringLiteral("carve")).tag, QStringLiteral("removed, not gated"));
    QCOMPARE(entry(QStringLiteral("carve")).lines.at(0).allocations.text, QStringLiteral("2"));
    const auto place =
        std::ranges::find(code.rows, QStringLiteral("fold"), &CostChangeRow::name) - code.rows.cbegin();
    QVERIFY(code.spoken(static_cast<int>(place)).contains(QStringLiteral("The base has no such row.")));
    QVERIFY(code.card(static_cast<int>(place)).asText().contains(QStringLiteral("300")));
}

void TestChangeSpecs::brokerBoundThatFlipped()
{
    const DraftPtr base = draft();
    base->scenarios = {scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940)),
                       scenario(QStringLiteral("boxes"), best(1000, 995, 990), best(950, 945, 940))};
    base->scenarios[0].brokerBound = true;
    base->scenarios[1].brokerBound = true;
    const DraftPtr candidate = draft();
    candidate->scenarios = base->scenarios;
    candidate->scenarios[1].brokerBound = false;
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeChartSpec spec = ChangeSpecs(english()).rates(review, Section::Scenarios);
    QCOMPARE(spec.blocks.at(0).tag, QStringLiteral("broker-bound"));
    QCOMPARE(spec.blocks.at(1).tag, QStringLiteral("broker-bound in A only"));
}

void TestChangeSpecs::figureThatIsNotPositive()
{
    const DraftPtr base = draft();
    base->scenarios = {scenario(QStringLiteral("bags"), best(0, 0, 0), best(950, 945, 940))};
    const DraftPtr candidate = draft();
    candidate->scenarios = {scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940))};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeRow row = ChangeSpecs(english()).rates(review, Section::Scenarios).blocks.at(0).rows.at(1);
    QCOMPARE(row.base.note, QStringLiteral("no distance can be computed: the raw client's figure is 0"));
    QVERIFY(!row.base.dot);
    QVERIFY(row.note.isEmpty());
    QCOMPARE(*row.dot, 5.0);
    QCOMPARE(row.change, ChangeMark::None);
}

void TestChangeSpecs::medianThatIsNotPublished()
{
    const DraftPtr base = draft();
    base->schema = 1;
    base->scenarios = {
        scenario(QStringLiteral("bags"), MedianOfRounds{1000, 900, 1100}, MedianOfRounds{950, 940, 960})};
    const DraftPtr candidate = draft();
    candidate->scenarios = {
        scenario(QStringLiteral("bags"), best(1200, 1000, 990), BestOfRounds{1100, {}, 1050})};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeRow row = ChangeSpecs(english()).rates(review, Section::Scenarios).blocks.at(0).rows.at(1);
    QCOMPARE(*row.base.dot, 5.0);
    // Its best round against the raw client's median would be no distance.
    QVERIFY(!row.dot && !row.rangeTo);
    QCOMPARE(row.note, QStringLiteral("no median is published, by which this row is compared"));
    QCOMPARE(row.change, ChangeMark::None);
    QVERIFY(row.verdict.startsWith(QStringLiteral("not compared")));
}

void TestChangeSpecs::timesPointTheSameWay()
{
    // Smaller is better. The base's rounds are all equal and do not tell so by themselves.
    const DraftPtr base = draft();
    base->scenarios = {scenario(QStringLiteral("delivery"), best(10, 10, 10), best(12, 12, 12))};
    const DraftPtr candidate = draft();
    candidate->scenarios = {scenario(QStringLiteral("delivery"), best(10, 10.5, 11), best(15, 15.5, 16))};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeRow row = ChangeSpecs(english()).rates(review, Section::Scenarios).blocks.at(0).rows.at(1);
    QCOMPARE(*row.base.dot, 20.0); // slower, as is the candidate
    QCOMPARE(*row.dot, 50.0);
    QCOMPARE(*row.rangeTo, 60.0);
    QCOMPARE(row.change, ChangeMark::More);
}

void TestChangeSpecs::filterAndOrder()
{
    ComparisonReview review;
    compareThree(review);
    review.setFilter({RowFilter::Kind::All, QStringLiteral("b")});
    review.setOrder(RowOrder::Name);
    const RangeChartSpec spec = ChangeSpecs(english()).rates(review, Section::Scenarios);
    QCOMPARE(spec.blocks.size(), 2);
    QCOMPARE(spec.blocks.at(0).name, QStringLiteral("bags"));
    QCOMPARE(spec.blocks.at(1).name, QStringLiteral("boxes"));
    QVERIFY(spec.footer.startsWith(QStringLiteral("The filter hides 1 of 3 rows.")));
    review.setFilter({RowFilter::Kind::All, QStringLiteral("nothing of the kind")});
    const RangeChartSpec none = ChangeSpecs(english()).rates(review, Section::Scenarios);
    QVERIFY(none.blocks.isEmpty());
    QVERIFY(none.footer.startsWith(QStringLiteral("The filter hides 3 of 3 rows.")));
    QVERIFY(chartImage(none, ImageOptions()).has_value());
    review.setFilter({});
    QVERIFY(
        !ChangeSpecs(english()).rates(review, Section::Scenarios).footer.contains(QStringLiteral("filter")));
}

void TestChangeSpecs::rowsOfFindings()
{
    ComparisonReview review;
    compareThree(review);
    const ChangeSpecs specs(english());
    const int index = findingOf(review, FindingKind::DistanceChange);
    QVERIFY(index >= 0);
    const Finding finding = review.comparison().findings.at(index);
    QCOMPARE(finding.loop, LoopRole::RustStream);
    // Two loops a block: RustStream of the first.
    QCOMPARE(ChangeSpecs::chartRowOf(specs.rates(review, Section::Scenarios), finding), 1);
    QCOMPARE(ChangeSpecs::chartRowOf(specs.rates(review, Section::Throughput), finding), -1);
    QCOMPARE(ChangeSpecs::chartRowOf(specs.code(review), finding), -1);
    QCOMPARE(ChangeSpecs::chartRowOf(CostChartSpec(), finding), -1);
    review.setFilter({RowFilter::Kind::All, QStringLiteral("letters")});
    QCOMPARE(ChangeSpecs::chartRowOf(specs.rates(review, Section::Scenarios), finding), -1);
    Finding ofSection;
    ofSection.kind = FindingKind::SectionAppeared;
    QCOMPARE(ChangeSpecs::chartRowOf(specs.rates(review, Section::Scenarios), ofSection), -1);
}

void TestChangeSpecs::cardsTellTheLoop()
{
    const DraftPtr base = draft();
    base->scenarios = {
        scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940), best(980, 975, 970))};
    const DraftPtr candidate = draft();
    candidate->scenarios = {
        scenario(QStringLiteral("bags"), best(1000, 995, 990), best(800, 795, 790), best(981, 975, 970))};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeChartSpec spec = ChangeSpecs(english()).rates(review, Section::Scenarios);
    const Card service = spec.card(0, 2);
    QCOMPARE(service.title, QStringLiteral("bags, RustStream"));
    QVERIFY(service.asText().contains(QStringLiteral("15.0 points more overhead")));
    QVERIFY(!service.asText().contains(QStringLiteral("Broker crate")));
    const Card crate = spec.card(0, 1);
    QVERIFY(crate.asText().contains(QStringLiteral("Broker crate")));
    QVERIFY(!crate.asText().contains(QStringLiteral("RustStream")));
    const QString spoken = spec.spoken(0, 2);
    QVERIFY(spoken.startsWith(QStringLiteral("bags: RustStream: from 950 msg/s to 800 msg/s")));
    QVERIFY(spoken.contains(QStringLiteral("15.0 points more overhead")));
    // Indistinguishable: told without a percentage.
    QVERIFY(spec.spoken(0, 1).contains(QStringLiteral("indistinguishable")));
    QVERIFY(!spec.spoken(0, 1).contains(QLatin1Char('%')));
}

void TestChangeSpecs::untrustedNames()
{
    const QString hostile = QStringLiteral("<b>bags</b>\u202Egnol\n\tline\u0007 %1 %2");
    const DraftPtr base = draft(QStringLiteral("crate\u202E%1"));
    base->measurement.measuredAt = QStringLiteral("%2\u202E");
    base->measurement.coreVersion = QStringLiteral("%3\n");
    base->scenarios = {scenario(hostile, best(1000, 995, 990), best(950, 945, 940))};
    base->scenarios[0].unit = QStringLiteral("%3\u202E");
    base->code = {codeEntry(hostile, 1000, 9)};
    const DraftPtr candidate = std::make_shared<BenchmarkDocument>(*base);
    candidate->scenarios[0] = scenario(hostile, best(1200, 1195, 1190), best(700, 695, 690));
    candidate->scenarios[0].unit = base->scenarios[0].unit;
    candidate->code = {codeEntry(hostile, 2000, 9)};
    ComparisonReview review;
    review.compareSides({base, {}}, {candidate, {}});
    const RangeChartSpec ranges = ChangeSpecs(english()).rates(review, Section::Scenarios);
    const CostChangeChartSpec code = ChangeSpecs(english()).code(review);
    QStringList shown{ranges.title,         ranges.footer,
                      code.title,           ranges.blocks.at(0).name,
                      code.rows.at(0).name, ranges.card(0, 1).asText(),
                      ranges.spoken(0, 1),  code.card(0).asText(),
                      code.spoken(0)};
    for (const RangeRow& row : ranges.blocks.at(0).rows) {
        shown += row.verdict;
    }
    for (const QString& text : std::as_const(shown)) {
        QVERIFY2(!text.contains(QChar(0x202E)) && !text.contains(QChar(0x0007)) &&
                     !text.contains(QLatin1Char('\t')),
                 qPrintable(text));
    }
    QVERIFY(ranges.title.contains(QStringLiteral("%1")) && ranges.title.contains(QStringLiteral("%2")));
    QVERIFY(ranges.blocks.at(0).name.contains(QStringLiteral("<b>bags</b>")));
    QVERIFY(ranges.blocks.at(0).name.endsWith(QStringLiteral("%1 %2")));
    QVERIFY(code.card(0).title.endsWith(QStringLiteral("%1 %2")));
    QVERIFY(ranges.card(0, 1).title.endsWith(QStringLiteral("%1 %2, RustStream")));
}

void TestChangeSpecs::emptyReview()
{
    const ComparisonReview review;
    QVERIFY(ChangeSpecs(english()).rates(review, Section::Scenarios).blocks.isEmpty());
    QVERIFY(ChangeSpecs(english()).code(review).rows.isEmpty());

    // Different crates are refused: nothing is drawn.
    ComparisonReview refused;
    const DraftPtr base = draft();
    base->scenarios = {scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940))};
    const DraftPtr other = draft(QStringLiteral("ruststream-other"));
    other->scenarios = base->scenarios;
    refused.compareSides({base, {}}, {other, {}});
    const RangeChartSpec spec = ChangeSpecs(english()).rates(refused, Section::Scenarios);
    QVERIFY(spec.blocks.isEmpty());
    QVERIFY(spec.footer.contains(QStringLiteral("are different crates")));
}

void TestChangeSpecs::specsOutliveTheReview()
{
    RangeChartSpec spec;
    CostChangeChartSpec code;
    {
        const DraftPtr base = draft();
        base->scenarios = {scenario(QStringLiteral("bags"), best(1000, 995, 990), best(950, 945, 940))};
        base->code = {codeEntry(QStringLiteral("weigh"), 1000, 9)};
        ComparisonReview review;
        review.compareSides({base, {}}, {std::make_shared<BenchmarkDocument>(*base), {}});
        spec = ChangeSpecs(english()).rates(review, Section::Scenarios);
        code = ChangeSpecs(english()).code(review);
        review.compareSides({draft(), {}}, {draft(), {}});
        QVERIFY(spec.card(0, 1).asText().contains(QStringLiteral("identical")));
    }
    QVERIFY(spec.spoken(0, 1).contains(QStringLiteral("identical")));
    QVERIFY(code.spoken(0).contains(QStringLiteral("identical (1,000)")));
}

QTEST_MAIN(TestChangeSpecs)
#include "tst_changespecs.moc"

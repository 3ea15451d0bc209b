// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "models/report/comparisonreport.h"
#include "tests/models/comparison/documents.h"
#include "tests/support/csvrecords.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QString hostileName = QStringLiteral("=cmd|'/c calc'!A1, \"a\" `code` | <script>alert(1)</script> *b* "
                                           "[l](javascript:x) @all #1\n\r\u202e\u001b[31m");

/// A regression, an improvement, an added and a removed row, and a row of either side's own; with this name.
Comparison hostile(const QString& name)
{
    const DraftPtr base = draft(name);
    const DraftPtr candidate = draft(name);
    base->environment.append({name, QStringLiteral("one ") + name});
    candidate->environment.append({name, QStringLiteral("another ") + name});
    Scenario scenarioOfBase = scenario(name, best(1000, 990, 980), best(900, 890, 880));
    scenarioOfBase.unit = name;
    Scenario scenarioOfCandidate = scenario(name, best(1000, 990, 980), best(800, 790, 780));
    scenarioOfCandidate.unit = name;
    base->scenarios = {scenarioOfBase,
                       scenario(QStringLiteral("quiet"), best(1000, 990, 980), best(1000, 990, 980))};
    candidate->scenarios = {scenarioOfCandidate,
                            scenario(QStringLiteral("quiet"), best(1000, 990, 980), best(1001, 990, 980))};
    base->code = {codeEntry(name, 100, 0), codeEntry(QStringLiteral("removed ") + name, 1, 0)};
    candidate->code = {codeEntry(name, 90, 3), codeEntry(QStringLiteral("added"), 1, 0)};
    base->otherFields = {{name, name.toUtf8()}};
    return compare({base, name}, {candidate, name});
}

QString text(const Comparison& comparison, ReportFormat format, const ReportOptions& options = {})
{
    return QString::fromUtf8(comparisonReport(comparison, format, options));
}

/// The columns of a Markdown table row: bars that are not escaped.
qsizetype bars(const QString& line)
{
    qsizetype count = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line.at(i) == QLatin1Char('\\')) {
            ++i;
        } else if (line.at(i) == QLatin1Char('|')) {
            ++count;
        }
    }
    return count;
}

} // namespace

class ComparisonReportTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatsHaveNames();
    void theVerdictStandsFirst();
    void textFitsItsWidth_data();
    void textFitsItsWidth();
    void markdownTablesStayTables();
    void markdownFoldsTheDetails();
    void htmlIsWellFormedAndWithoutScript();
    void csvKeepsToTheStandard();
    void csvRunsNoFormula();
    void jsonCarriesEveryFigureAndRule();
    void jsonTextsAreKept();
    void programFormatsAreIndependentOfTheLocale();
    void onlyVisibleRowsAreTold();
    void acceptedFindingsAreTold();
    void acceptanceOfOtherNumbersIsTold();
    void acceptedFindingsOfOneLineAreAllTold();
    void whatCanNoLongerBeComparedIsTold();
    void whatASidePublishesAgainstItsRoundsIsTold();
    void rowsOfOneSideHaveTheirRoundsAndVerdicts();
    void codeOfOneSideHasItsCounts();
    void whereNeitherSideShowsADifferenceIsSaid();
    void unknownLuckIsNull();
};

void ComparisonReportTest::formatsHaveNames()
{
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Json,
                                      ReportFormat::Csv, ReportFormat::Html}) {
        QCOMPARE(reportFormat(reportFormatName(format)), std::optional(format));
        QVERIFY(!reportSuffix(format).isEmpty());
    }
    QVERIFY(!reportFormat(u"yaml"));
}

void ComparisonReportTest::theVerdictStandsFirst()
{
    const Comparison comparison = hostile(QStringLiteral("deliver"));
    const QString verdict =
        QStringLiteral("Worse and better: 3 regression(s), 1 improvement(s), 2 other change(s).");
    QVERIFY2(text(comparison, ReportFormat::Text).contains(QLatin1Char('\n') + verdict + QLatin1Char('\n')),
             qPrintable(text(comparison, ReportFormat::Text).left(900)));
    QVERIFY(text(comparison, ReportFormat::Markdown)
                .contains(QStringLiteral("**") +
                          QString(verdict).replace(QLatin1Char(':'), QStringLiteral("\\:")) +
                          QStringLiteral("**")));
    QVERIFY(text(comparison, ReportFormat::Html).contains(QStringLiteral("<p class=\"verdict\">") + verdict));
}

void ComparisonReportTest::textFitsItsWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("narrow") << 40;
    QTest::newRow("terminal") << 80;
    QTest::newRow("wide") << 220;
}

void ComparisonReportTest::textFitsItsWidth()
{
    QFETCH(int, width);
    ReportOptions options;
    options.width = width;
    for (const QString& name : {QStringLiteral("deliver"), hostileName, QStringLiteral("x").repeated(500)}) {
        const QString report = text(hostile(name), ReportFormat::Text, options);
        for (const QString& line : report.split(QLatin1Char('\n'))) {
            QVERIFY2(line.size() <= width, qPrintable(line));
        }
        QVERIFY(report.contains(QStringLiteral("quiet")));
    }
}

void ComparisonReportTest::markdownTablesStayTables()
{
    const QStringList lines = text(hostile(hostileName), ReportFormat::Markdown).split(QLatin1Char('\n'));
    qsizetype columns = 0;
    int tables = 0;
    for (const QString& line : lines) {
        if (!line.startsWith(QLatin1Char('|'))) {
            columns = 0;
            continue;
        }
        if (columns == 0) {
            columns = bars(line);
            ++tables;
        }
        QCOMPARE(bars(line), columns);
    }
    QVERIFY(tables >= 5);
    const QString all = lines.join(QLatin1Char('\n'));
    // Every character that means something is escaped; one that is not would begin markup.
    static const QRegularExpression markup(QStringLiteral("(?<!\\\\)(<script|`code`|@all|\\]\\(|\\*b)"));
    QVERIFY2(!all.contains(markup), qPrintable(markup.match(all).captured()));
}

void ComparisonReportTest::markdownFoldsTheDetails()
{
    const QString report = text(hostile(QStringLiteral("deliver")), ReportFormat::Markdown);
    const qsizetype opened = report.count(QStringLiteral("<details><summary>"));
    QVERIFY(opened >= 4);
    QCOMPARE(report.count(QStringLiteral("\n</details>\n")), opened);
    QVERIFY(report.indexOf(QStringLiteral("Worse")) < report.indexOf(QStringLiteral("<details>")));
    // GitHub reads a table inside <details> only behind an empty line.
    QCOMPARE(report.count(QStringLiteral("</summary>\n\n")), opened);
}

void ComparisonReportTest::htmlIsWellFormedAndWithoutScript()
{
    const QString html = text(hostile(hostileName), ReportFormat::Html);
    // All but the document type and the void <meta> is also well-formed XML.
    QString xml = html;
    xml.remove(QStringLiteral("<!DOCTYPE html>"));
    static const QRegularExpression meta(QStringLiteral("<meta ([^>]*)>"));
    xml.replace(meta, QStringLiteral("<meta \\1/>"));
    QXmlStreamReader reader(xml);
    QStringList elements;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            elements.append(reader.name().toString());
            for (const QXmlStreamAttribute& attribute : reader.attributes()) {
                QVERIFY(!attribute.name().startsWith(QStringLiteral("on")));
                QVERIFY(attribute.name() != QStringLiteral("href") &&
                        attribute.name() != QStringLiteral("src"));
            }
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(!elements.contains(QStringLiteral("script")));
    QVERIFY(elements.contains(QStringLiteral("table")));
    QVERIFY(html.contains(QStringLiteral("&lt;script&gt;")));
    QVERIFY(html.contains(QStringLiteral("prefers-color-scheme: dark")));
    QVERIFY(!html.contains(QStringLiteral("http")));
}

void ComparisonReportTest::csvKeepsToTheStandard()
{
    const auto records = csvRecords(text(hostile(hostileName), ReportFormat::Csv));
    QVERIFY(records);
    QVERIFY(records->size() > 8);
    for (const QStringList& record : *records) {
        QCOMPARE(record.size(), records->constFirst().size());
    }
    const QStringList& header = records->constFirst();
    const auto value = [&header](const QStringList& record, const QString& column) {
        return record.at(header.indexOf(column));
    };
    for (const QStringList& record : records->mid(1)) {
        if (value(record, QStringLiteral("verdict")) == QStringLiteral("indistinguishable")) {
            QVERIFY(value(record, QStringLiteral("change")).isEmpty());
        }
        for (const QString& column :
             {QStringLiteral("base"), QStringLiteral("candidate"), QStringLiteral("change")}) {
            bool isNumber = true;
            const QString number = value(record, column);
            if (!number.isEmpty()) {
                number.toDouble(&isNumber);
            }
            QVERIFY(isNumber);
        }
    }
}

void ComparisonReportTest::csvRunsNoFormula()
{
    for (const QString& name :
         {QStringLiteral("=1+1"), QStringLiteral("+1"), QStringLiteral("-1"), QStringLiteral("@x"),
          QStringLiteral("  =1"), QStringLiteral("\uff1d1"), hostileName}) {
        const auto records = csvRecords(text(hostile(name), ReportFormat::Csv));
        QVERIFY(records);
        int found = 0;
        for (const QStringList& record : *records) {
            for (const qsizetype column : {2, 3, 6}) { // the names and the unit
                const QString field = record.at(column);
                QVERIFY(field.isEmpty() || !QStringView(u"=+-@\uff1d").contains(field.trimmed().front()));
                found += field.startsWith(QLatin1Char('\'')) ? 1 : 0;
            }
        }
        QVERIFY(found > 0);
    }
}

void ComparisonReportTest::jsonCarriesEveryFigureAndRule()
{
    const QJsonDocument json =
        QJsonDocument::fromJson(comparisonReport(hostile(QStringLiteral("deliver")), ReportFormat::Json));
    const QJsonValue service = json[QLatin1String("rows")][0][QLatin1String("loops")][1];
    const QJsonValue rate = service[QLatin1String("rate")];
    QCOMPARE(rate[QLatin1String("verdict")].toString(), QStringLiteral("distinguishable"));
    QCOMPARE(rate[QLatin1String("rule")].toString(), QStringLiteral("difference_not_below_larger_spread"));
    QCOMPARE(rate[QLatin1String("base")].toDouble(), 900.0);
    QCOMPARE(rate[QLatin1String("candidate")].toDouble(), 800.0);
    QCOMPARE(rate[QLatin1String("larger_spread")].toDouble(), 20.0);
    QCOMPARE(rate[QLatin1String("change_percent")].toDouble(), -100.0 / 9); // unrounded
    QCOMPARE(rate[QLatin1String("tendency")].toString(), QStringLiteral("worse"));
    QCOMPARE(service[QLatin1String("base_verdict")][QLatin1String("rule")].toString(),
             QStringLiteral("spread_rule"));
    const QJsonValue quiet = json[QLatin1String("rows")][1][QLatin1String("loops")][1][QLatin1String("rate")];
    QCOMPARE(quiet[QLatin1String("verdict")].toString(), QStringLiteral("indistinguishable"));
    QVERIFY(quiet[QLatin1String("change_percent")].isNull());
    const QJsonValue allocations = json[QLatin1String("rows")][2][QLatin1String("counts")][1];
    QCOMPARE(allocations[QLatin1String("verdict")].toString(), QStringLiteral("new"));
    QVERIFY(allocations[QLatin1String("change_percent")].isNull());
    QCOMPARE(allocations[QLatin1String("gate_percent")].toDouble(), 0.1);
    QCOMPARE(json[QLatin1String("summary")][QLatin1String("regressions")].toInt(), 3);
    QCOMPARE(json[QLatin1String("findings")].toArray().size(), 6);
}

void ComparisonReportTest::jsonTextsAreKept()
{
    const QString name = hostileName + QChar(char16_t(0xd800));
    const QByteArray report = comparisonReport(hostile(name), ReportFormat::Json);
    const QJsonDocument json = QJsonDocument::fromJson(report);
    QCOMPARE(json[QLatin1String("rows")][0][QLatin1String("base")][QLatin1String("name")].toString(), name);
    QVERIFY(report.contains("\\u001b[31m"));
    QVERIFY(report.contains("\\u202e"));
}

void ComparisonReportTest::programFormatsAreIndependentOfTheLocale()
{
    const Comparison comparison = hostile(QStringLiteral("deliver"));
    ReportOptions german;
    german.format = NumberFormat(QLocale(QLocale::German));
    for (const ReportFormat format : {ReportFormat::Markdown, ReportFormat::Json, ReportFormat::Csv}) {
        QCOMPARE(text(comparison, format, german), text(comparison, format));
    }
    QVERIFY(text(comparison, ReportFormat::Text, german).contains(QStringLiteral("11,1")));
    QVERIFY(text(comparison, ReportFormat::Markdown, german).contains(QStringLiteral("11.1")));
}

void ComparisonReportTest::onlyVisibleRowsAreTold()
{
    const Comparison comparison = hostile(QStringLiteral("deliver"));
    ReportOptions options;
    options.rows = visibleRows(comparison, {RowFilter::Kind::All, QStringLiteral("quiet")});
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        const QString report = text(comparison, format, options);
        QVERIFY(report.contains(QStringLiteral("4 of 5 rows are hidden by the filter.")));
        QVERIFY(report.contains(QStringLiteral("Worse and better"))); // the summary is of the whole
        QVERIFY(report.contains(QStringLiteral("quiet")));
        QVERIFY(!report.contains(QStringLiteral("10.0")) && !report.contains(QStringLiteral("added: ")));
    }
    const QJsonDocument json =
        QJsonDocument::fromJson(comparisonReport(comparison, ReportFormat::Json, options));
    QCOMPARE(json[QLatin1String("rows")].toArray().size(), 1);
    QCOMPARE(json[QLatin1String("rows_hidden")].toInt(), 4);
    // Header, and three lines of one row: raw rate, RustStream's rate and distance.
    QCOMPARE(csvRecords(text(comparison, ReportFormat::Csv, options))->size(), 4);
}

void ComparisonReportTest::acceptedFindingsAreTold()
{
    const Comparison comparison = hostile(QStringLiteral("deliver"));
    ReportOptions options;
    options.marks = {
        {QStringLiteral("code:deliver:framework:allocations"), {QStringLiteral("wanted | \u202e"), {}}},
        {QStringLiteral("of another comparison"), {QStringLiteral("why"), {}}}};
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        const QString report = text(comparison, format, options);
        const QString flat = QString(report).remove(QLatin1Char('\\'));
        QVERIFY2(flat.contains(QStringLiteral("Accepted findings: 1 of 6.")), qPrintable(report));
        QVERIFY(flat.contains(QStringLiteral("Accepted before, and no longer found: 1 finding")));
        QVERIFY(report.contains(QStringLiteral("wanted")));
        QVERIFY(!report.contains(QChar(u'\u202e')));
    }
    const QJsonDocument json =
        QJsonDocument::fromJson(comparisonReport(comparison, ReportFormat::Json, options));
    QCOMPARE(json[QLatin1String("summary")][QLatin1String("accepted")].toInt(), 1);
    const QJsonArray gone = json[QLatin1String("accepted_before_and_no_longer_found")].toArray();
    QCOMPARE(gone.size(), 1);
    QCOMPARE(gone[0][QLatin1String("id")].toString(), QStringLiteral("of another comparison"));
    QCOMPARE(gone[0][QLatin1String("note")].toString(), QStringLiteral("why"));
    QVERIFY(text(comparison, ReportFormat::Csv, options).contains(QStringLiteral("accepted: wanted |")));
}

void ComparisonReportTest::acceptedFindingsOfOneLineAreAllTold()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(QStringLiteral("deliver"), best(1000, 990, 980), best(980, 970, 960))};
    base->scenarios.first().loops.overhead.verdict = Verdict::Indistinguishable;
    candidate->scenarios = {scenario(QStringLiteral("deliver"), best(1000, 990, 980), best(800, 790, 780))};
    const Comparison comparison = compared(base, candidate);
    const auto accepted = [&comparison](const ReviewMarks& marks) {
        ReportOptions options;
        options.marks = marks;
        return csvRecords(text(comparison, ReportFormat::Csv, options))->constLast();
    };
    const QString distance = QStringLiteral("scenario:deliver:framework:distance");
    const QString verdict = QStringLiteral("scenario:deliver:framework:verdict");
    QVERIFY(comparison.finding(distance) && comparison.finding(verdict));
    const QStringList line = accepted({{distance, {QStringLiteral("known"), {}}}, {verdict, {}}});
    QCOMPARE(line.constLast(), QStringLiteral("distance_change verdict_flip"));
    QCOMPARE(line.at(line.size() - 2),
             QStringLiteral("distance_change: accepted: known; verdict_flip: accepted"));
    const QStringList one = accepted({{verdict, {}}});
    QCOMPARE(one.at(one.size() - 2), QStringLiteral("verdict_flip: accepted"));
}

void ComparisonReportTest::acceptanceOfOtherNumbersIsTold()
{
    const Comparison comparison = hostile(QStringLiteral("deliver"));
    ReportOptions options;
    options.width = 400;
    options.marks = {{QStringLiteral("code:deliver:framework:allocations"),
                      {QStringLiteral("wanted"), FindingNumbers{QStringLiteral("0"), QStringLiteral("2")}}}};
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        const QString report = text(comparison, format, options).remove(QLatin1Char('\\'));
        QVERIFY2(report.contains(QStringLiteral("open; accepted before with other numbers: wanted")),
                 qPrintable(report));
        QVERIFY(!report.contains(QStringLiteral("Accepted findings")));
    }
    const QJsonDocument json =
        QJsonDocument::fromJson(comparisonReport(comparison, ReportFormat::Json, options));
    QCOMPARE(json[QLatin1String("summary")][QLatin1String("accepted")].toInt(), 0);
    QCOMPARE(json[QLatin1String("summary")][QLatin1String("accepted_before_with_other_numbers")].toInt(), 1);
    qsizetype before = 0;
    for (const QJsonValue finding : json[QLatin1String("findings")].toArray()) {
        QVERIFY(!finding[QLatin1String("accepted")].toBool());
        before += finding[QLatin1String("accepted_before_with_other_numbers")].toBool() ? 1 : 0;
    }
    QCOMPARE(before, 1);
    QVERIFY(text(comparison, ReportFormat::Csv, options)
                .contains(QStringLiteral("\"open, accepted before with other numbers: wanted\"")));
}

void ComparisonReportTest::whatASidePublishesAgainstItsRoundsIsTold()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(QStringLiteral("deliver"), best(1000, 990, 980), best(900, 890, 880))};
    base->scenarios.first().loops.overhead = {10.0, Verdict::Measured};
    candidate->scenarios = base->scenarios;
    candidate->scenarios.first().loops.overhead.percent = 4.5;
    const Comparison comparison = compared(base, candidate);
    ReportOptions options;
    options.width = 400;
    options.format = NumberFormat(QLocale::c());
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        const QString report = text(comparison, format, options)
                                   .remove(QLatin1Char('\\'))
                                   .replace(QChar(u'\u00a0'), QLatin1Char(' '));
        QVERIFY2(report.contains(QStringLiteral("deliver. Candidate, RustStream: The document publishes "
                                                "+4.5 %; its figures give +10 %.")),
                 qPrintable(report));
    }
    const QJsonDocument json = QJsonDocument::fromJson(comparisonReport(comparison, ReportFormat::Json));
    const QJsonValue loop = json[QLatin1String("rows")][0][QLatin1String("loops")][1];
    QVERIFY(loop[QLatin1String("base_verdict")][QLatin1String("percent_agrees_with_figures")].toBool());
    const QJsonValue verdict = loop[QLatin1String("candidate_verdict")];
    QVERIFY(!verdict[QLatin1String("percent_agrees_with_figures")].toBool(true));
    QCOMPARE(verdict[QLatin1String("percent")].toDouble(), 4.5);
    QCOMPARE(verdict[QLatin1String("percent_by_figures")].toDouble(), 10.);
    const auto records = csvRecords(text(comparison, ReportFormat::Csv));
    QVERIFY(records);
    QCOMPARE(records->constLast().mid(18, 4),
             (QStringList{QString(), QString(), QStringLiteral("4.5"), QStringLiteral("10")}));
    QCOMPARE(
        records->constFirst().mid(18, 4),
        (QStringList{QStringLiteral("base_percent"), QStringLiteral("base_percent_by_figures"),
                     QStringLiteral("candidate_percent"), QStringLiteral("candidate_percent_by_figures")}));
}

void ComparisonReportTest::rowsOfOneSideHaveTheirRoundsAndVerdicts()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(QStringLiteral("deliver"), best(1000, 990, 980), best(900, 890, 880))};
    candidate->scenarios = base->scenarios;
    candidate->scenarios.append(
        scenario(QStringLiteral("new one"), best(1000, 990, 980), best(800, 790, 780)));
    candidate->scenarios.last().loops.overhead = {4.5, Verdict::Measured};
    const auto added = [](const QJsonDocument& json) { return json[QLatin1String("rows")][1]; };
    const auto report = [](const DraftPtr& first, const DraftPtr& second) {
        return QJsonDocument::fromJson(comparisonReport(compared(first, second), ReportFormat::Json));
    };
    const QJsonValue row = added(report(base, candidate));
    QCOMPARE(row[QLatin1String("state")].toString(), QStringLiteral("added"));
    QVERIFY(row[QLatin1String("unit")].isNull());
    QCOMPARE(row[QLatin1String("candidate_unit")].toString(), candidate->scenarios.last().unit);
    const QJsonValue loop = row[QLatin1String("loops")][1];
    QCOMPARE(loop[QLatin1String("loop")].toString(), QStringLiteral("framework"));
    QVERIFY(loop[QLatin1String("base_rounds")].isNull());
    QCOMPARE(loop[QLatin1String("candidate_rounds")][QLatin1String("best")].toDouble(), 800.);
    QVERIFY(loop[QLatin1String("base_verdict")].isNull());
    QCOMPARE(loop[QLatin1String("candidate_verdict")][QLatin1String("percent")].toDouble(), 4.5);
    QCOMPARE(loop[QLatin1String("candidate_verdict")][QLatin1String("percent_by_figures")].toDouble(), 20.);

    const QJsonValue turned = added(report(candidate, base))[QLatin1String("loops")][1];
    QVERIFY(turned[QLatin1String("candidate_rounds")].isNull());
    QCOMPARE(turned[QLatin1String("base_rounds")][QLatin1String("best")].toDouble(), 800.);
    QCOMPARE(turned[QLatin1String("base_verdict")][QLatin1String("percent_by_figures")].toDouble(), 20.);

    const auto records = csvRecords(text(compared(base, candidate), ReportFormat::Csv));
    QVERIFY(records);
    const auto column = [&records](const QStringList& record, const char* name) {
        return record.value(records->constFirst().indexOf(QLatin1String(name)));
    };
    const QList<QStringList> ofNew = records->last(4);
    QCOMPARE(column(ofNew.at(0), "finding"), QStringLiteral("row_added"));
    for (const QStringList& record : ofNew) {
        QCOMPARE(column(record, "state"), QStringLiteral("added"));
        QCOMPARE(column(record, "candidate_name"), QStringLiteral("new one"));
    }
    QCOMPARE(column(ofNew.at(2), "part"), QStringLiteral("framework"));
    QCOMPARE(column(ofNew.at(2), "base"), QString());
    QCOMPARE(column(ofNew.at(2), "candidate"), QStringLiteral("800"));
    QCOMPARE(column(ofNew.at(3), "candidate_verdict"), QStringLiteral("measured"));
    QCOMPARE(column(ofNew.at(3), "candidate_percent"), QStringLiteral("4.5"));
    QCOMPARE(column(ofNew.at(3), "candidate_percent_by_figures"), QStringLiteral("20"));
}

void ComparisonReportTest::codeOfOneSideHasItsCounts()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->code = {codeEntry(QStringLiteral("deliver"), 100, 0), codeEntry(QStringLiteral("gone"), 70, 2)};
    base->code.last().gated = true;
    candidate->code = {base->code.first()};
    const Comparison comparison = compared(base, candidate);
    const QJsonDocument json = QJsonDocument::fromJson(comparisonReport(comparison, ReportFormat::Json));
    const QJsonValue row = json[QLatin1String("rows")][1];
    QCOMPARE(row[QLatin1String("state")].toString(), QStringLiteral("removed"));
    QVERIFY(row[QLatin1String("base_gated")].toBool());
    QVERIFY(row[QLatin1String("candidate_gated")].isNull());
    const QJsonArray counts = row[QLatin1String("counts")].toArray();
    QCOMPARE(counts.size(), 2);
    QCOMPARE(counts.at(1)[QLatin1String("count")].toString(), QStringLiteral("allocations"));
    QCOMPARE(counts.at(1)[QLatin1String("base")].toDouble(), 2.);
    QVERIFY(counts.at(1)[QLatin1String("candidate")].isNull());
    QVERIFY(counts.at(1)[QLatin1String("change_percent")].isNull());
    QCOMPARE(counts.at(1)[QLatin1String("tendency")].toString(), QStringLiteral("none"));
    QCOMPARE(comparison.summary.regressions, 0);

    const auto records = csvRecords(text(comparison, ReportFormat::Csv));
    QVERIFY(records);
    QCOMPARE(records->size(),
             6); // the head, two counts of each entry, and what became of the one that is gone
    QCOMPARE(records->at(3).last(), QStringLiteral("row_removed"));
    QCOMPARE(records->at(4).mid(4, 4),
             (QStringList{QStringLiteral("framework"), QStringLiteral("instructions"), QString(),
                          QStringLiteral("70")}));
}

void ComparisonReportTest::whereNeitherSideShowsADifferenceIsSaid()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(QStringLiteral("deliver"), best(1000, 990, 980), best(980, 970, 960))};
    candidate->scenarios = {scenario(QStringLiteral("deliver"), best(1000, 990, 980), best(950, 940, 930))};
    for (const DraftPtr& document : {base, candidate}) {
        document->scenarios.first().loops.overhead.verdict = Verdict::Indistinguishable;
    }
    const Comparison comparison = compared(base, candidate);
    ReportOptions options;
    options.width = 400;
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        const QString report = text(comparison, format, options).remove(QLatin1Char('\\'));
        QCOMPARE(report.count(QStringLiteral("on both sides not to be told apart from its raw client")), 2);
        QVERIFY(report.contains(QStringLiteral("On both sides the loop could not be told apart from its raw "
                                               "client.")));
    }
    const QJsonDocument json = QJsonDocument::fromJson(comparisonReport(comparison, ReportFormat::Json));
    const QJsonValue loop = json[QLatin1String("rows")][0][QLatin1String("loops")][1];
    QVERIFY(loop[QLatin1String("indistinguishable_on_both_sides")].toBool());
}

void ComparisonReportTest::unknownLuckIsNull()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    base->scenarios = {scenario(QStringLiteral("deliver"), best(1000, 990, 980), best(900, 890, 880))};
    candidate->scenarios = {scenario(QStringLiteral("deliver"), best(1001, 990, 980), best(901, 890, 880))};
    const auto luck = [&base, &candidate] {
        const QJsonDocument json =
            QJsonDocument::fromJson(comparisonReport(compared(base, candidate), ReportFormat::Json));
        return json[QLatin1String("summary")];
    };
    QVERIFY(luck()[QLatin1String("rows_by_luck")].isObject());
    QCOMPARE(luck()[QLatin1String("rows_of_other_rounds")].toInt(), 0);
    base->scenarios.first().pairs = 11;
    QVERIFY(luck()[QLatin1String("rows_by_luck")].isNull());
    QVERIFY(luck()[QLatin1String("changes_by_luck")].isNull());
    QCOMPARE(luck()[QLatin1String("rows_of_other_rounds")].toInt(), 1);
    QCOMPARE(luck()[QLatin1String("changes_of_other_rounds")].toInt(), 3);
}

void ComparisonReportTest::whatCanNoLongerBeComparedIsTold()
{
    const DraftPtr base = draft();
    const DraftPtr candidate = draft();
    const LoopRounds rounds = best(1000, 990, 980);
    base->scenarios = {scenario(QStringLiteral("deliver"), rounds, rounds)};
    candidate->scenarios = {scenario(QStringLiteral("deliver"), best(0, 0, 0), rounds)};
    const Comparison lost = compared(base, candidate);
    const Comparison found = compared(candidate, base);
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        const auto flat = [format](const Comparison& comparison) {
            ReportOptions options;
            options.width = 400;
            return text(comparison, format, options).remove(QLatin1Char('\\'));
        };
        QVERIFY2(flat(lost).contains(QStringLiteral("deliver: RustStream, the distance can no longer be "
                                                    "compared: the raw client")),
                 qPrintable(flat(lost)));
        QVERIFY(flat(found).contains(QStringLiteral("the distance can now be compared")));
        QVERIFY(!flat(lost).contains(QStringLiteral("Nothing found")));
    }
    const auto kinds = [](const Comparison& comparison) {
        QStringList list;
        const QJsonDocument json = QJsonDocument::fromJson(comparisonReport(comparison, ReportFormat::Json));
        for (const QJsonValue finding : json[QLatin1String("findings")].toArray()) {
            list.append(finding[QLatin1String("kind")].toString());
        }
        list.removeAll(QStringLiteral("verdict_flip"));
        return list;
    };
    const QString no = QStringLiteral("no_longer_comparable");
    const QString now = QStringLiteral("now_comparable");
    QCOMPARE(kinds(lost), (QStringList{no, no}));
    QCOMPARE(kinds(found), (QStringList{now, now}));

    ReportOptions accepted;
    accepted.marks = {
        {QStringLiteral("scenario:deliver:framework:distance"), {QStringLiteral("broken run"), {}}}};
    const auto records = csvRecords(text(lost, ReportFormat::Csv, accepted));
    QVERIFY(records);
    QStringList lines;
    for (const QStringList& record : records->mid(1)) {
        lines.append(record.at(4) + QLatin1Char(' ') + record.at(5) + QStringLiteral(": ") +
                     record.constLast().section(QLatin1Char(' '), 0, 0) + QLatin1Char(' ') +
                     record.at(record.size() - 2));
    }
    QCOMPARE(lines, (QStringList{QStringLiteral("raw rate: no_longer_comparable "),
                                 QStringLiteral("framework rate:  "),
                                 QStringLiteral("framework distance: no_longer_comparable "
                                                "no_longer_comparable: accepted: broken run")}));
}

QTEST_GUILESS_MAIN(ComparisonReportTest)
#include "tst_comparisonreport.moc"

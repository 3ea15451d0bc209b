// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/documentreport.h"

#include "models/analysis/brokerbound.h"
#include "models/analysis/loopanalysis.h"
#include "models/document/documentreader.h"
#include "models/items/codetablemodel.h"
#include "models/items/comparisontablemodel.h"
#include "models/items/machinetablemodel.h"
#include "models/items/otherfieldsmodel.h"
#include "models/items/tabletext.h"
#include "models/items/throughputtablemodel.h"
#include "models/report/words.h"
#include "tests/support/csvrecords.h"
#include "tests/support/editions.h"
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

DocumentPtr documentOf(const QByteArray& bytes)
{
    return readDocument(bytes).value_or(nullptr);
}

QString report(const DocumentPtr& document, ReportFormat format, const DocumentReportOptions& options = {})
{
    return QString::fromUtf8(documentReport({{document, QStringLiteral("source.json")}}, format, options));
}

QJsonObject json(const DocumentPtr& document)
{
    return QJsonDocument::fromJson(
               report(document, ReportFormat::Json).toUtf8())[QLatin1String("documents")][0]
        .toObject();
}

QString samples(const char* name)
{
    return QString::fromLatin1(name);
}

/// A document of one scenario; `more` are members of it.
DocumentPtr oneScenario(const QByteArray& more, const QByteArray& environment = "{}")
{
    return documentOf(R"({"schema": 3, "crate": "c", "environment": )" + environment +
                      R"(, "scenarios": [{"name": "deliver", "unit": "msg/s", "pairs": 5,
                      "raw": {"best": 1000, "median": 990, "worst": 980},
                      "framework": {"best": 900, "median": 890, "worst": 880}, )" +
                      more + "}]}");
}

} // namespace

class DocumentReportTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTablesAreThoseOfThePage();
    void theBracketsAreExplained();
    void endlessNamesStayLegible();
    void jsonHoldsEveryFigureUnrounded();
    void whatIsIndistinguishableHasNoPercentage();
    void theSourceOfAVerdictIsTold_data();
    void theSourceOfAVerdictIsTold();
    void whatContradictsItselfIsNoted();
    void theBrokerBoundSumIsTold();
    void whatIsNotKnownIsKept();
    void csvHasOneShape();
    void csvRunsNoFormula();
    void htmlIsWellFormedAndWithoutScript();
    void markdownTablesStayTables();
    void theSameDocumentGivesTheSameBytes();

private:
    /// The documents of the tests, and those really published where they are present.
    static QList<DocumentPtr> everyDocument();
    static void checkLoops(const QJsonObject& row, const LoopSet& loops, std::optional<qint64> rounds,
                           const QString& unit);
};

QList<DocumentPtr> DocumentReportTest::everyDocument()
{
    QList<DocumentPtr> documents;
    for (const QString& name : sampleNames()) {
        if (const DocumentPtr document = documentOf(sample(name))) {
            documents.append(document);
        }
    }
    const QStringList published = corpusPaths();
    for (const QString& path : published) {
        if (const DocumentPtr document = documentOf(corpusDocument(path))) {
            documents.append(document);
        }
    }
    qInfo("%d published documents are present", int(published.size()));
    return documents;
}

void DocumentReportTest::theTablesAreThoseOfThePage()
{
    const NumberFormat format;
    for (const DocumentPtr& document : everyDocument()) {
        const QString markdown = report(document, ReportFormat::Markdown);
        const auto has = [&markdown](const QAbstractItemModel& model) {
            return markdown.contains(toMarkdown(textTable(model)));
        };
        QCOMPARE(has(ComparisonTableModel(document, format)), !document->scenarios.isEmpty());
        QCOMPARE(has(CodeTableModel(document, format)), !document->code.isEmpty());
        QCOMPARE(has(ThroughputTableModel(document, format)), !document->throughput.isEmpty());
        QCOMPARE(has(OtherFieldsModel(document)), !document->otherFields.isEmpty());
        QVERIFY(has(MachineTableModel(document, format)));
        QVERIFY(markdown.contains(escapedForMarkdown(Provenance::comparisonLine(*document))));
    }
}

void DocumentReportTest::checkLoops(const QJsonObject& row, const LoopSet& loops,
                                    std::optional<qint64> rounds, const QString& unit)
{
    const RowAnalysis analysis = analyseRow(loops, rounds);
    const Cells cells{NumberFormat()};
    const QJsonArray told = row[QLatin1String("loops")].toArray();
    QCOMPARE(told.size(), analysis.loops.size());
    for (qsizetype i = 0; i < told.size(); ++i) {
        const QJsonObject loop = told.at(i).toObject();
        const LoopAnalysis& expected = analysis.loops.at(i);
        QCOMPARE(loop[QLatin1String("figure")].toDouble(), expected.figure);
        QCOMPARE(loop[QLatin1String("spread")].toDouble(), expected.spread);
        QCOMPARE(loop[QLatin1String("distance")].isNull(), !expected.figureDistance.has_value());
        if (expected.figureDistance) {
            QCOMPARE(loop[QLatin1String("distance")].toDouble(), *expected.figureDistance / 100);
        }
        QCOMPARE(loop.contains(QLatin1String("verdict")), expected.verdict.has_value());
        if (expected.verdict) {
            const QJsonObject verdict = loop[QLatin1String("verdict")].toObject();
            QCOMPARE(verdict[QLatin1String("percent")].isNull(), !expected.verdict->percent.has_value());
            QCOMPARE(verdict[QLatin1String("label")].toString(), cells.chartVerdict(expected));
            QCOMPARE(loop[QLatin1String("larger_spread")].toDouble(), expected.ruleSpread);
        }
        if (expected.role != LoopRole::BrokerCrate) {
            QCOMPARE(loop[QLatin1String("label")].toString(), cells.loop(expected.rounds, unit));
        }
    }
}

/// Once, in the words of the window, wherever there are rounds.
void DocumentReportTest::theBracketsAreExplained()
{
    for (const QString& name : {QStringLiteral("schema3.json"), QStringLiteral("throughput.json")}) {
        const DocumentPtr document = documentOf(sample(name));
        QVERIFY(document);
        DocumentReportOptions options;
        options.layout.width = 1000;
        const QString text = QString::fromUtf8(documentReport({{document, {}}}, ReportFormat::Text, options));
        QCOMPARE(text.count(Words::cellsExplained()), 1);
        BenchmarkDocument countsOnly = *document;
        countsOnly.scenarios.clear();
        countsOnly.throughput.clear();
        const auto counts = std::make_shared<const BenchmarkDocument>(countsOnly);
        QVERIFY(!QString::fromUtf8(documentReport({{counts, {}}}, ReportFormat::Text, options))
                     .contains(Words::cellsExplained()));
    }
}

/// As text shortened; for programs whole.
void DocumentReportTest::endlessNamesStayLegible()
{
    constexpr int letters = 200'000;
    const DocumentPtr document = documentOf(withLongNames(letters));
    QVERIFY(document);
    DocumentReportOptions options;
    auto known = std::make_shared<BenchmarkDocument>(*document);
    known->otherFields.clear(); // those are told as they are
    const QByteArray text = documentReport({{known, {}}}, ReportFormat::Text, options);
    QVERIFY2(text.count('\n') < 500, qPrintable(QString::number(text.count('\n'))));
    const QByteArray whole(letters, 'w');
    QVERIFY(!text.contains(whole));
    QVERIFY(documentReport({{document, {}}}, ReportFormat::Json, options)
                .contains(QByteArray('"' + whole + '"')));
    QVERIFY(documentReport({{document, {}}}, ReportFormat::Csv, options).contains(whole));
}

void DocumentReportTest::jsonHoldsEveryFigureUnrounded()
{
    for (const DocumentPtr& document : everyDocument()) {
        const QJsonObject told = json(document);
        const QJsonArray scenarios = told[QLatin1String("scenarios")].toArray();
        QCOMPARE(scenarios.size(), document->scenarios.size());
        for (qsizetype i = 0; i < scenarios.size(); ++i) {
            const Scenario& scenario = document->scenarios.at(i);
            QCOMPARE(scenarios.at(i)[QLatin1String("name")].toString(), scenario.name);
            checkLoops(scenarios.at(i).toObject(), scenario.loops, scenario.pairs, scenario.unit);
            QCOMPARE(scenarios.at(i)[QLatin1String("broker_bound_sums")].toArray().size(),
                     brokerBoundSums(*document, scenario).size());
        }
        const QJsonArray throughput = told[QLatin1String("throughput")].toArray();
        QCOMPARE(throughput.size(), document->throughput.size());
        for (qsizetype i = 0; i < throughput.size(); ++i) {
            const ThroughputRow& row = document->throughput.at(i);
            checkLoops(throughput.at(i).toObject(), row.loops, row.rounds, Words::throughputUnit());
        }
        const QJsonArray code = told[QLatin1String("code")].toArray();
        QCOMPARE(code.size(), document->code.size());
        for (qsizetype i = 0; i < code.size(); ++i) {
            const CodeEntry& entry = document->code.at(i);
            QCOMPARE(code.at(i)[QLatin1String("framework")][QLatin1String("instructions")].toDouble(),
                     entry.framework.instructions);
            QCOMPARE(code.at(i)[QLatin1String("cold")].isNull(), !entry.cold.has_value());
        }
        QCOMPARE(told[QLatin1String("environment")].toArray().size(), document->environment.size());
        QCOMPARE(told[QLatin1String("other_fields")].toArray().size(), document->otherFields.size());
    }
}

void DocumentReportTest::whatIsIndistinguishableHasNoPercentage()
{
    const DocumentPtr document =
        oneScenario(R"("overhead_percent": 7.3, "verdict": "indistinguishable", "broker_bound": false)");
    QVERIFY(document);
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        const QString told = report(document, format);
        QVERIFY(told.contains(QLatin1String("indistinguishable")));
        QVERIFY2(!told.contains(QLatin1String("7.3")), qPrintable(told));
        QVERIFY2(!told.contains(QLatin1String("10.0")) && !told.contains(QLatin1String("+10")),
                 qPrintable(told));
    }
    const QJsonObject loop =
        json(document)[QLatin1String("scenarios")][0][QLatin1String("loops")][1].toObject();
    QVERIFY(loop[QLatin1String("verdict")][QLatin1String("percent")].isNull());
    QCOMPARE(loop[QLatin1String("published")][QLatin1String("percent")].toDouble(),
             7.3); // what the document says
}

void DocumentReportTest::theSourceOfAVerdictIsTold_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("agrees");
    QTest::addColumn<QString>("percentSource");
    QTest::newRow("published") << QByteArray(R"("overhead_percent": 10.0, "verdict": "measured")")
                               << QStringLiteral("measured") << QStringLiteral("published") << true
                               << QStringLiteral("published");
    QTest::newRow("derived") << QByteArray(R"("overhead_percent": 10.0)") << QStringLiteral("measured")
                             << QStringLiteral("derived") << true << QStringLiteral("published");
    QTest::newRow("all derived") << QByteArray(R"("messages": 1)") << QStringLiteral("measured")
                                 << QStringLiteral("derived") << true << QStringLiteral("derived");
    QTest::newRow("against the rule")
        << QByteArray(R"("overhead_percent": 10.0, "verdict": "indistinguishable")")
        << QStringLiteral("indistinguishable") << QStringLiteral("published") << false << QString();
}

void DocumentReportTest::theSourceOfAVerdictIsTold()
{
    QFETCH(QByteArray, more);
    QFETCH(QString, verdict);
    QFETCH(QString, source);
    QFETCH(bool, agrees);
    QFETCH(QString, percentSource);
    const DocumentPtr document = oneScenario(more);
    QVERIFY(document);
    const QJsonObject told =
        json(document)[QLatin1String("scenarios")][0][QLatin1String("loops")][1][QLatin1String("verdict")]
            .toObject();
    QCOMPARE(told[QLatin1String("verdict")].toString(), verdict);
    QCOMPARE(told[QLatin1String("source")].toString(), source);
    QCOMPARE(told[QLatin1String("agrees_with_spread_rule")].toBool(), agrees);
    QCOMPARE(told[QLatin1String("percent_source")].toString(), percentSource);

    const auto records = csvRecords(report(document, ReportFormat::Csv));
    QVERIFY(records);
    const QStringList header = records->constFirst();
    const auto line = std::ranges::find_if(*records, [&header](const QStringList& record) {
        return record.at(header.indexOf(QLatin1String("part"))) == QLatin1String("framework");
    });
    QVERIFY(line != records->cend());
    QCOMPARE(line->at(header.indexOf(QLatin1String("verdict"))), verdict);
    QCOMPARE(line->at(header.indexOf(QLatin1String("verdict_source"))), source);
    QCOMPARE(line->at(header.indexOf(QLatin1String("percent_source"))), percentSource);
}

void DocumentReportTest::whatContradictsItselfIsNoted()
{
    const QString heading = QStringLiteral("\nNotes\n-----\n");
    const auto text = [](const QByteArray& more) { return report(oneScenario(more), ReportFormat::Text); };
    QVERIFY(!text(R"("overhead_percent": 10.0, "verdict": "measured")").contains(heading));
    const QString verdict = text(R"("overhead_percent": 10.0, "verdict": "indistinguishable")");
    QVERIFY2(verdict.contains(heading) &&
                 verdict.simplified().contains(QLatin1String("which stands; the spread rule says measured")),
             qPrintable(verdict));
    const QString percent = text(R"("overhead_percent": 4.2, "verdict": "measured")");
    QVERIFY2(percent.contains(heading) && percent.contains(QLatin1String("its figures give")),
             qPrintable(percent));
}

void DocumentReportTest::theBrokerBoundSumIsTold()
{
    const QByteArray environment =
        R"({"round_trip": "0.6 ms (20000 calls); a delivery is charged 1 of them"})";
    const auto sums = [&environment](const QByteArray& flag) {
        return json(oneScenario("\"broker_bound\": " + flag, environment))[QLatin1String("scenarios")][0];
    };
    const QJsonValue agreed = sums("true");
    QCOMPARE(agreed[QLatin1String("broker_bound_sums")].toArray().size(), 1);
    const QJsonValue sum = agreed[QLatin1String("broker_bound_sums")][0];
    QCOMPARE(sum[QLatin1String("seconds_per_message")].toDouble(), 0.001);
    QCOMPARE(sum[QLatin1String("share_charged")].toDouble(), 0.6);
    QVERIFY(sum[QLatin1String("agrees_with_broker_bound")].toBool());
    QVERIFY(!agreed[QLatin1String("broker_bound_sentences")].toArray().isEmpty());
    QVERIFY(!sums("false")[QLatin1String("broker_bound_sums")][0][QLatin1String("agrees_with_broker_bound")]
                 .toBool(true));
    const QString note = report(oneScenario(R"("broker_bound": false)", environment), ReportFormat::Text);
    QVERIFY2(note.contains(QLatin1String("disagrees with the mark")), qPrintable(note));
}

void DocumentReportTest::whatIsNotKnownIsKept()
{
    const DocumentPtr document = documentOf("{\"schema\": 3, \"crate\": \"c\", \"later\": {\"exact\":\n\t"
                                            "12345678901234567890.50, \"text\": \"two  blanks\xc2\x9b\"}}");
    QVERIFY(document);
    const QByteArray told = report(document, ReportFormat::Json).toUtf8();
    QVERIFY2(told.contains(R"("value": {"exact": 12345678901234567890.50, "text": "two  blanks\u009b"})"),
             told.constData());
    QVERIFY(!QJsonDocument::fromJson(told).isNull());
    const auto records = csvRecords(report(document, ReportFormat::Csv));
    QVERIFY(records);
    QCOMPARE(records->constLast().at(3), QStringLiteral("later"));
    QCOMPARE(records->constLast().constLast(),
             QStringLiteral("{\"exact\": 12345678901234567890.50, \"text\": \"two  blanks<U+009B>\"}"));
}

void DocumentReportTest::csvHasOneShape()
{
    for (const DocumentPtr& document : everyDocument()) {
        const auto records = csvRecords(report(document, ReportFormat::Csv));
        QVERIFY(records);
        qsizetype loops = 0;
        for (const QStringList& record : *records) {
            QCOMPARE(record.size(), records->constFirst().size());
            loops +=
                record.at(1) == QLatin1String("scenarios") && record.at(4) != QLatin1String("plugin") ? 1 : 0;
        }
        qsizetype expected = 0;
        for (const Scenario& scenario : document->scenarios) {
            expected += scenario.loops.adapter ? 3 : 2;
        }
        QCOMPARE(loops, expected);
    }
}

void DocumentReportTest::csvRunsNoFormula()
{
    const QString name = QStringLiteral("=cmd|'/c calc'!A1");
    const DocumentPtr document = documentOf(R"({"schema": 3, "crate": "@SUM", "environment": {"cpu": "+1"},
        "code": [{"name": "=cmd|'/c calc'!A1", "note": "-1+1, \"x\"", "framework": {"instructions": 1,
        "allocations": 0}}]})");
    QVERIFY(document);
    const auto records = csvRecords(QString::fromUtf8(documentReport({{document, name}}, ReportFormat::Csv)));
    QVERIFY(records);
    static constexpr QStringView starters = u"=+-@";
    bool isTold = false;
    for (const QStringList& record : *records) {
        for (const QString& field : record) {
            QVERIFY2(field.isEmpty() || !starters.contains(field.front()), qPrintable(field));
            isTold = isTold || field == QLatin1Char('\'') + name;
        }
    }
    QVERIFY(isTold);
}

void DocumentReportTest::htmlIsWellFormedAndWithoutScript()
{
    for (const DocumentPtr& document : everyDocument()) {
        QString page = report(document, ReportFormat::Html);
        // The two void elements of HTML, as XML has them.
        page.replace(QLatin1String("charset=\"utf-8\">"), QLatin1String("charset=\"utf-8\"/>"))
            .replace(QLatin1String("initial-scale=1\">"), QLatin1String("initial-scale=1\"/>"));
        QXmlStreamReader reader(page);
        while (!reader.atEnd()) {
            reader.readNext();
            QVERIFY(reader.name() != QLatin1String("script"));
            for (const QXmlStreamAttribute& attribute : reader.attributes()) {
                QVERIFY2(!attribute.name().startsWith(QLatin1String("on")) &&
                             attribute.name() != QLatin1String("src") &&
                             attribute.name() != QLatin1String("href"),
                         qPrintable(attribute.name().toString())); // nothing is loaded, nothing runs
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }
}

void DocumentReportTest::markdownTablesStayTables()
{
    const DocumentPtr document = documentOf(sample(samples("hostile-names.json")));
    QVERIFY(document);
    for (const QString& line : report(document, ReportFormat::Markdown).split(QLatin1Char('\n'))) {
        QVERIFY2(!line.contains(QLatin1String("<script")) || line.contains(QLatin1String("\\<script")),
                 qPrintable(line));
        QVERIFY(!line.startsWith(QLatin1Char('|')) || line.endsWith(QLatin1Char('|')));
    }
}

void DocumentReportTest::theSameDocumentGivesTheSameBytes()
{
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Json,
                                      ReportFormat::Csv, ReportFormat::Html}) {
        const QByteArray bytes = sample(samples("schema3.json"));
        QCOMPARE(report(documentOf(bytes), format), report(documentOf(bytes), format));
    }
}

QTEST_GUILESS_MAIN(DocumentReportTest)
#include "tst_documentreport.moc"

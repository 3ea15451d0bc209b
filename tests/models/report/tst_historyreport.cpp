// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/historyreport.h"
#include "models/report/historywords.h"
#include "tests/models/comparison/documents.h"
#include "tests/support/csvrecords.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QString name = QStringLiteral("deliver one by one");
const QString hostileName = QStringLiteral("=cmd|'/c calc'!A1, \"a\" `code` | <script>alert(1)</script> *b* "
                                           "[l](javascript:x) @all #1\n\r\u202e\u001b[31m");

/// A document of a day in September with one scenario and one entry of code.
DraftPtr edition(int day, double service = 900, double instructions = 100)
{
    const DraftPtr document = draft();
    document->measurement.measuredAt = QDate(2026, 9, day).toString(Qt::ISODate);
    document->measurement.crateVersion = QStringLiteral("0.7.%1").arg(day);
    document->scenarios = {scenario(name, best(1000, 995, 990), best(service, service - 5, service - 10))};
    document->code = {codeEntry(name, instructions, 10)};
    return document;
}

History history(const QList<DraftPtr>& documents, const HistoryOptions& options = {})
{
    QList<HistoryInput> inputs;
    for (const DraftPtr& document : documents) {
        inputs.append({document, QStringLiteral("file %1.json").arg(inputs.size()), {}, {}});
    }
    return makeHistory(inputs, QStringLiteral("ruststream-post"), options);
}

/// Five documents: a change, another machine, another compiler, and nothing.
History eventful()
{
    QList<DraftPtr> documents{edition(1), edition(2, 800, 110), edition(3, 800, 110), edition(4, 800, 120),
                              edition(5, 800, 120)};
    for (qsizetype i = 2; i < documents.size(); ++i) {
        setEnvironment(documents.at(i), QStringLiteral("cpu"), QStringLiteral("Ninety-six Core 9"));
        if (i > 2) {
            setEnvironment(documents.at(i), QStringLiteral("rustc"), QStringLiteral("1.99.0"));
        }
    }
    return history(documents);
}

/// Every text of two documents is this.
History hostile(const QString& text)
{
    const auto made = [&text](int day, double service) {
        const DraftPtr document = draft(text);
        document->measurement = {QString(text + QString::number(day)), text,
                                 QString(text + QString::number(day))};
        document->environment.append({text, QString(text + QString::number(day))});
        Scenario row = scenario(text, best(1000, 990, 980), best(service, service - 5, service - 10));
        row.unit = text;
        document->scenarios = {row};
        document->code = {codeEntry(text, service, 0)};
        return document;
    };
    return makeHistory({{made(1, 900), text, text, {}},
                        {made(2, 700), text, text, {}},
                        {draft(QStringLiteral("other ") + text), text, text, {}}},
                       text);
}

HistoryReportOptions withUnread(const QString& text)
{
    HistoryReportOptions options;
    options.unread = {{text, QStringLiteral("It is no document.")}};
    return options;
}

/// With plain blanks, as they are written here.
QString plain(QString text)
{
    return text.replace(QChar::Nbsp, QLatin1Char(' '));
}

QString text(const History& history, ReportFormat format, const HistoryReportOptions& options = {})
{
    return plain(QString::fromUtf8(historyReport(history, format, options)));
}

QJsonObject json(const History& history, const HistoryReportOptions& options = {})
{
    return QJsonDocument::fromJson(historyReport(history, ReportFormat::Json, options)).object();
}

/// The lines of a part of the text, without its heading.
QStringList partOf(const QString& report, const QString& heading)
{
    const QStringList lines = report.split(QLatin1Char('\n'));
    const qsizetype first = lines.indexOf(heading);
    if (first < 0) {
        return {};
    }
    const qsizetype end = lines.indexOf(QString(), first);
    return lines.mid(first + 2, end - first - 2);
}

/// The records that have the value in the column.
QList<QStringList> having(const QList<QStringList>& records, const QHash<QString, QString>& wanted)
{
    QList<QStringList> found;
    for (const QStringList& record : records.mid(1)) {
        const bool fits = std::all_of(
            wanted.keyValueBegin(), wanted.keyValueEnd(), [&records, &record](const auto& column) {
                return record.value(records.constFirst().indexOf(column.first)) == column.second;
            });
        if (fits) {
            found.append(record);
        }
    }
    return found;
}

} // namespace

class HistoryReportTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void theVerdictStandsFirst();
    void documentsAreListedWithWhatChanged();
    void rowHasALineForEachDocument();
    void wordsAreThoseOfTheComparison();
    void countsAreToldWhereTheyChange();
    void fiftyDocumentsStayReadable();
    void whatIsLeftOutIsSaid();
    void rowsThatComeAndGoAreSaid();
    void pointsThatAreNotJoinedSayWhy();
    void indistinguishableHasNoPercentage();
    void textFitsItsWidth_data();
    void textFitsItsWidth();
    void luckIsThatOfTheComparison();
    void whereNeitherSideShowsADifferenceIsSaid();
    void markdownTablesStayTables();
    void htmlIsWellFormedAndWithoutScript();
    void csvKeepsToTheStandard();
    void csvHasEveryFigure();
    void csvRunsNoFormula();
    void jsonHasEveryFigureAndChange();
    void jsonTextsAreKept();
    void noControlCharacterIsInAnyFormat_data();
    void noControlCharacterIsInAnyFormat();
    void programFormatsAreIndependentOfTheLocale();
    void cardTellsThePointAndWhatBecameOfIt();
    void marksNameWhatIsDifferent();
    void corpusIsReportedInEveryFormat();
};

void HistoryReportTest::theVerdictStandsFirst()
{
    const QString report = text(eventful(), ReportFormat::Text);
    const QStringList lines = report.split(QLatin1Char('\n'));
    QCOMPARE(lines.at(0), QStringLiteral("History of ruststream-post"));
    QCOMPARE(lines.at(1),
             QStringLiteral("5 document(s), measured from 1 Sep 2026 to 5 Sep 2026, in the order of the "
                            "measurement."));
    QVERIFY2(report.contains(QStringLiteral("\nWorse: 3 regression(s), 1 other change(s).\n")),
             qPrintable(report));
    QVERIFY(report.contains(QStringLiteral("The machine changed 1 time(s)")));
    QVERIFY(report.contains(QStringLiteral("The compiler or the build changed 1 time(s)")));
    const QString flat = QString(report).replace(QLatin1Char('\n'), QLatin1Char(' '));
    QVERIFY2(flat.contains(QStringLiteral("would by luck")), qPrintable(report));
    QVERIFY(flat.contains(QStringLiteral("with three independent rounds a side"))); // what that rests on
    QVERIFY(text(history({edition(1)}), ReportFormat::Text)
                .contains(QStringLiteral("There is nothing to compare with yet")));
}

/// As in a comparison of the two: over what was measured anew, and with three rounds a side.
void HistoryReportTest::luckIsThatOfTheComparison()
{
    const DraftPtr base = edition(1);
    const DraftPtr candidate = edition(2, 901); // the raw client's rounds are the same
    const ComparisonWords words{NumberFormat()};
    HistoryReportOptions options;
    options.width = 400;
    const QString report = text(history({base, candidate}), ReportFormat::Text, options);
    const Comparison comparison = compared(base, candidate);
    QVERIFY(comparison.summary.changesRepeated > 0);
    QVERIFY2(report.contains(words.changesByLuck(comparison.summary)), qPrintable(report));
    QVERIFY(report.contains(QStringLiteral("would by luck")));
    QVERIFY(report.contains(words.chanceRule(comparison.summary)));

    candidate->scenarios.first().pairs = 11;
    const History other = history({base, candidate});
    const QString unknown = text(other, ReportFormat::Text, options);
    QVERIFY2(unknown.contains(QStringLiteral("known for three rounds a side only, not for 11.")),
             qPrintable(unknown));
    QVERIFY(!unknown.contains(QStringLiteral("distinguishable; ")));
    QVERIFY(!unknown.contains(QStringLiteral("3 to 7 in 100")));
    QVERIFY(unknown.contains(words.changesByLuck(compared(base, candidate).summary)));
    const QJsonObject summary = json(other)[QLatin1String("summary")].toObject();
    QVERIFY(summary[QLatin1String("changes_by_luck")].isNull());
    QCOMPARE(summary[QLatin1String("changes_of_other_rounds")].toInt(), 2);
}

void HistoryReportTest::whereNeitherSideShowsADifferenceIsSaid()
{
    const DraftPtr base = edition(1, 996);
    const DraftPtr candidate = edition(2, 980);
    for (const DraftPtr& document : {base, candidate}) {
        document->scenarios.first().loops.overhead.verdict = Verdict::Indistinguishable;
    }
    HistoryReportOptions options;
    options.width = 400;
    const QString report = text(history({base, candidate}), ReportFormat::Text, options);
    QVERIFY2(
        report.contains(QStringLiteral("RustStream, 1.6 points more overhead (on both sides not to be told "
                                       "apart from its raw client)")),
        qPrintable(report));
}

void HistoryReportTest::documentsAreListedWithWhatChanged()
{
    HistoryReportOptions options;
    options.width = 160;
    const QStringList lines =
        partOf(text(eventful(), ReportFormat::Text, options), QStringLiteral("Documents"));
    QCOMPARE(lines.size(), 6);
    QVERIFY(lines.at(1).contains(QStringLiteral("1: 0.7.1, 1 Sep 2026")));
    QVERIFY(lines.at(1).contains(QStringLiteral("Twelve Core 900, Linux 7.2, compiler 1.98.1")));
    QVERIFY(lines.at(1).contains(QStringLiteral("file 0.json")));
    QVERIFY(!lines.at(2).contains(QStringLiteral("->")));
    QVERIFY(lines.at(3).contains(QStringLiteral("another machine: Twelve Core 900 -> Ninety-six Core 9")));
    QVERIFY(lines.at(4).contains(QStringLiteral("another compiler: 1.98.1 -> 1.99.0")));
}

void HistoryReportTest::rowHasALineForEachDocument()
{
    const QString report = text(eventful(), ReportFormat::Text);
    const QStringList distances =
        partOf(report, QString(name + QStringLiteral(": distances to the raw client")));
    QVERIFY2(distances.size() >= 6, qPrintable(report));
    QVERIFY(distances.at(1).contains(QStringLiteral("+10")));
    QVERIFY(distances.join(QLatin1Char('\n')).contains(QStringLiteral("10.0 points more overhead")));
    QVERIFY(distances.at(4).contains(QStringLiteral("identical")) ||
            distances.at(5).contains(QStringLiteral("identical")));
    const QStringList rates = partOf(report, QString(name + QStringLiteral(": rates")));
    QCOMPARE(rates.constFirst(), QStringLiteral("In msg/s: the best round of each loop."));
    QCOMPARE(rates.filter(QStringLiteral("1,000")).size(), 5);
    QVERIFY(rates.join(QLatin1Char(' ')).contains(QStringLiteral("11.1 % less msg/s")));
    QCOMPARE(rates.filter(QStringLiteral("different machines")).size(), 1);
}

/// Every finding of a comparison of two documents stands in the history of the two.
void HistoryReportTest::wordsAreThoseOfTheComparison()
{
    const DraftPtr base = edition(1);
    const DraftPtr candidate = edition(2, 700, 130);
    candidate->scenarios.first().brokerBound = true;
    base->scenarios.first().brokerBound = false;
    base->code.first().gated = false;
    const Comparison comparison = compared(base, candidate);
    HistoryReportOptions options;
    options.width = 400;
    const QString report = text(history({base, candidate}), ReportFormat::Text, options);
    const ComparisonWords words{NumberFormat()};
    QVERIFY(comparison.findings.size() >= 5);
    for (const Finding& finding : comparison.findings) {
        const QString sentence = plain(words.finding(comparison, finding));
        QVERIFY2(report.contains(sentence), qPrintable(sentence + QStringLiteral("\n") + report));
    }
    QVERIFY(report.contains(words.headline(comparison.summary)));
    QVERIFY(report.contains(words.changesByLuck(comparison.summary)));
    const ComparedRow& code = comparison.rows.constLast();
    QVERIFY(report.contains(plain(words.explainCount(code.code->counts.constFirst(), *code.code))));
}

void HistoryReportTest::countsAreToldWhereTheyChange()
{
    QList<DraftPtr> documents;
    for (const double instructions : {1000, 1000, 1000, 1010, 1200, 1200}) {
        documents.append(edition(int(documents.size()) + 1, 900, instructions));
    }
    HistoryReportOptions options;
    options.width = 200;
    const QStringList lines = partOf(text(history(documents), ReportFormat::Text, options),
                                     QString(QStringLiteral("Cost of the code, ") + name));
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines.at(1).contains(QStringLiteral("1: 0.7.1, 1 Sep 2026 to 3: 0.7.3, 3 Sep 2026")),
             qPrintable(lines.at(1)));
    QVERIFY(lines.at(1).contains(QStringLiteral("1,000 / 10")));
    QVERIFY(lines.at(2).contains(QStringLiteral("RustStream, Instructions: +10 (1,000 -> 1,010)")));
    QVERIFY(lines.at(2).contains(QStringLiteral("within 2")));
    QVERIFY(lines.at(3).contains(QStringLiteral("5: 0.7.5, 5 Sep 2026 to 6: 0.7.6, 6 Sep 2026")));
    QVERIFY(lines.at(3).contains(QStringLiteral("regression")));
}

void HistoryReportTest::fiftyDocumentsStayReadable()
{
    QList<DraftPtr> documents;
    for (int i = 0; i < 50; ++i) {
        documents.append(edition(1, 900 + i % 3));
        documents.constLast()->measurement.measuredAt = QDate(2026, 1, 1).addDays(i).toString(Qt::ISODate);
        documents.constLast()->measurement.crateVersion = QStringLiteral("0.%1.0").arg(i);
    }
    const QString report = text(history(documents), ReportFormat::Text);
    const QStringList distances =
        partOf(report, QString(name + QStringLiteral(": distances to the raw client")));
    QCOMPARE(distances.size(), 51);
    QCOMPARE(partOf(report, QString(QStringLiteral("Cost of the code, ") + name)).size(), 2);
}

void HistoryReportTest::whatIsLeftOutIsSaid()
{
    const DraftPtr first = edition(1);
    first->bytes = "1";
    const DraftPtr other = draft(QStringLiteral("ruststream-mill"));
    const History left = makeHistory({{first, QStringLiteral("one.json"), {}, {}},
                                      {first, QStringLiteral("copy.json"), {}, {}},
                                      {other, QStringLiteral("mill.json"), {}, {}}},
                                     QStringLiteral("ruststream-post"));
    const HistoryReportOptions options = withUnread(QStringLiteral("broken.json"));
    const QString report = text(left, ReportFormat::Text, options);
    const QString part = partOf(report, QStringLiteral("Left out")).join(QLatin1Char('\n'));
    QVERIFY2(part.contains(QStringLiteral("the same content as document 1: 0.7.1, 1 Sep 2026")),
             qPrintable(report));
    QVERIFY(part.contains(QStringLiteral("of another crate, ruststream-mill")));
    QVERIFY(part.contains(QStringLiteral("broken.json")));
    QVERIFY(part.contains(QStringLiteral("It is no document.")));

    const QJsonObject object = json(left, options);
    QCOMPARE(object.value(QStringLiteral("left_out")).toArray().size(), 2);
    QCOMPARE(object.value(QStringLiteral("unread")).toArray().size(), 1);
    const auto records = csvRecords(text(left, ReportFormat::Csv, options));
    QVERIFY(records);
    QCOMPARE(having(*records, {{QStringLiteral("section"), QStringLiteral("left_out")}}).size(), 2);
    QCOMPARE(having(*records, {{QStringLiteral("section"), QStringLiteral("unread")},
                               {QStringLiteral("source"), QStringLiteral("broken.json")}})
                 .size(),
             1);
}

void HistoryReportTest::rowsThatComeAndGoAreSaid()
{
    const DraftPtr without = edition(2);
    without->scenarios = {scenario(QStringLiteral("another"), best(10, 9, 8), best(9, 8, 7))};
    const QString report = text(history({edition(1), without, edition(3, 800)}), ReportFormat::Text);
    QVERIFY2(report.contains(QStringLiteral("In 2 of 3 documents.\n")), qPrintable(report));
    QVERIFY(report.contains(
        QStringLiteral("In 1 of 3 documents; the last that has it is 2: 0.7.2, 2 Sep 2026.")));
    QVERIFY(QString(report).simplified().contains(
                QStringLiteral("compared with 1: 0.7.1, 1 Sep 2026, the last that has this row")) ||
            report.contains(QStringLiteral("compared with 1")));
}

void HistoryReportTest::pointsThatAreNotJoinedSayWhy()
{
    const DraftPtr medians = edition(1);
    medians->schema = 1;
    medians->scenarios = {scenario(name, MedianOfRounds{995, 990, 1000}, MedianOfRounds{895, 890, 900})};
    HistoryReportOptions options;
    options.width = 200;
    const QString report = text(history({medians, edition(2)}), ReportFormat::Text, options);
    const QString sentence =
        QStringLiteral("not joined: the point before shows a median, this one a best round");
    QCOMPARE(report.count(sentence), 2);
    QVERIFY(report.contains(QStringLiteral("the median round where no best is published")));
}

void HistoryReportTest::indistinguishableHasNoPercentage()
{
    const DraftPtr close = edition(1, 998);
    close->scenarios.first().loops.overhead = {0.2, Verdict::Indistinguishable};
    const DraftPtr closer = edition(2, 997);
    closer->scenarios.first().loops.overhead = {0.3, Verdict::Indistinguishable};
    closer->code = close->code;
    const History steady = history({close, closer});
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
        QVERIFY(!text(steady, format).contains(QLatin1Char('%')));
    }
    const auto records = csvRecords(text(steady, ReportFormat::Csv));
    for (const QStringList& record :
         having(*records, {{QStringLiteral("section"), QStringLiteral("scenarios")}})) {
        QVERIFY(record.at(records->constFirst().indexOf(QStringLiteral("percent"))).isEmpty());
        QVERIFY(record.at(records->constFirst().indexOf(QStringLiteral("change"))).isEmpty());
    }
}

void HistoryReportTest::textFitsItsWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("narrow") << 40;
    QTest::newRow("terminal") << 80;
    QTest::newRow("wide") << 220;
}

void HistoryReportTest::textFitsItsWidth()
{
    QFETCH(int, width);
    for (const QString& hostileText : {name, hostileName, QStringLiteral("x").repeated(500)}) {
        HistoryReportOptions options = withUnread(hostileText);
        options.width = width;
        for (const History& told : {hostile(hostileText), eventful()}) {
            for (const QString& line : text(told, ReportFormat::Text, options).split(QLatin1Char('\n'))) {
                QVERIFY2(line.size() <= width, qPrintable(line));
            }
        }
    }
}

void HistoryReportTest::markdownTablesStayTables()
{
    const auto bars = [](const QString& line) {
        qsizetype count = 0;
        for (qsizetype i = 0; i < line.size(); ++i) {
            if (line.at(i) == QLatin1Char('\\')) {
                ++i;
            } else if (line.at(i) == QLatin1Char('|')) {
                ++count;
            }
        }
        return count;
    };
    const QString report = text(hostile(hostileName), ReportFormat::Markdown, withUnread(hostileName));
    qsizetype columns = 0;
    int tables = 0;
    for (const QString& line : report.split(QLatin1Char('\n'))) {
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
    QCOMPARE(tables, 6); // documents, findings, distances, rates, code, left out
    static const QRegularExpression script(QStringLiteral("(?<!\\\\)<script"));
    QVERIFY(!report.contains(script));
    QCOMPARE(report.count(QStringLiteral("<details>")), 3);
    QCOMPARE(report.count(QStringLiteral("</details>")), 3);
}

void HistoryReportTest::htmlIsWellFormedAndWithoutScript()
{
    QString page = text(hostile(hostileName), ReportFormat::Html, withUnread(hostileName));
    QVERIFY(!page.contains(QStringLiteral("<script"), Qt::CaseInsensitive));
    // All but the document type and the void <meta> is also well-formed XML.
    page.remove(QStringLiteral("<!DOCTYPE html>"));
    static const QRegularExpression meta(QStringLiteral("<meta ([^>]*)>"));
    page.replace(meta, QStringLiteral("<meta \\1/>"));
    QXmlStreamReader reader(page);
    while (!reader.atEnd()) {
        reader.readNext();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void HistoryReportTest::csvKeepsToTheStandard()
{
    const auto records = csvRecords(text(hostile(hostileName), ReportFormat::Csv, withUnread(hostileName)));
    QVERIFY(records);
    QVERIFY(records->size() > 10);
    for (const QStringList& record : *records) {
        QCOMPARE(record.size(), records->constFirst().size());
    }
}

void HistoryReportTest::csvHasEveryFigure()
{
    const History told = eventful();
    const auto records = csvRecords(text(told, ReportFormat::Csv));
    QVERIFY(records);
    const QStringList& header = records->constFirst();
    const auto field = [&header](const QStringList& record, const char* column) {
        return record.at(header.indexOf(QLatin1StringView(column)));
    };
    QCOMPARE(having(*records, {{QStringLiteral("section"), QStringLiteral("documents")}}).size(), 5);
    const QList<QStringList> rates = having(*records, {{QStringLiteral("part"), QStringLiteral("framework")},
                                                       {QStringLiteral("measure"), QStringLiteral("rate")}});
    QCOMPARE(rates.size(), 5);
    QCOMPARE(field(rates.at(0), "figure"), QStringLiteral("900"));
    QVERIFY(field(rates.at(0), "joined").isEmpty());
    QCOMPARE(field(rates.at(1), "previous_document"), QStringLiteral("1"));
    QCOMPARE(field(rates.at(1), "change").toDouble(), (800.0 - 900.0) / 900.0 * 100.0);
    QCOMPARE(field(rates.at(1), "tendency"), QStringLiteral("worse"));
    QCOMPARE(field(rates.at(1), "joined"), QStringLiteral("true"));
    QCOMPARE(field(rates.at(2), "rule"), QStringLiteral("different_machines"));
    QCOMPARE(field(rates.at(2), "joined"), QStringLiteral("false"));
    const QList<QStringList> counts =
        having(*records, {{QStringLiteral("part"), QStringLiteral("framework")},
                          {QStringLiteral("measure"), QStringLiteral("instructions")}});
    QCOMPARE(counts.size(), 5);
    QCOMPARE(field(counts.at(1), "gate_jump"), QStringLiteral("true"));
    QCOMPARE(field(counts.at(3), "gate_jump"), QStringLiteral("false")); // another compiler
    QCOMPARE(field(counts.at(3), "change_verdict"), QStringLiteral("above"));
    QCOMPARE(field(counts.at(4), "figure"), QStringLiteral("120"));
    QCOMPARE(having(*records, {{QStringLiteral("measure"), QStringLiteral("distance")}}).size(), 5);
}

void HistoryReportTest::csvRunsNoFormula()
{
    const auto records = csvRecords(text(hostile(hostileName), ReportFormat::Csv, withUnread(hostileName)));
    for (const QStringList& record : *records) {
        for (const QString& value : record) {
            const bool isNumber = !value.isEmpty() && value.toDouble() != 0;
            QVERIFY2(value.isEmpty() || isNumber || !QStringLiteral("=+-@").contains(value.trimmed().front()),
                     qPrintable(value));
        }
    }
}

void HistoryReportTest::jsonHasEveryFigureAndChange()
{
    const QJsonObject object = json(eventful());
    QCOMPARE(object.value(QStringLiteral("rangebar_history_report")).toInt(), 1);
    QCOMPARE(object.value(QStringLiteral("crate")).toString(), QStringLiteral("ruststream-post"));
    QCOMPARE(object.value(QStringLiteral("order")).toString(), QStringLiteral("date"));
    const QJsonArray documents = object.value(QStringLiteral("documents")).toArray();
    QCOMPARE(documents.size(), 5);
    QVERIFY(documents.at(0)[QStringLiteral("since_previous")].isNull());
    QCOMPARE(documents.at(2)[QStringLiteral("since_previous")][QStringLiteral("machine_changed")], true);
    QCOMPARE(documents.at(2)[QStringLiteral("since_previous")][QStringLiteral("grade")],
             QStringLiteral("different_machines"));
    QCOMPARE(documents.at(3)[QStringLiteral("since_previous")][QStringLiteral("toolchain_changed")], true);
    QCOMPARE(documents.at(3)[QStringLiteral("measured_on")], QStringLiteral("2026-09-04"));

    const QJsonValue row = object.value(QStringLiteral("scenarios")).toArray().at(0);
    QCOMPARE(row[QStringLiteral("name")], name);
    const QJsonArray points = row[QStringLiteral("points")].toArray();
    QCOMPARE(points.size(), 5);
    QCOMPARE(points.at(1)[QStringLiteral("document")], 1);
    const QJsonValue service = points.at(1)[QStringLiteral("loops")].toArray().at(1);
    QCOMPARE(service[QStringLiteral("loop")], QStringLiteral("framework"));
    QCOMPARE(service[QStringLiteral("figure")], 800);
    QCOMPARE(service[QStringLiteral("joins_rate")], true);
    QCOMPARE(service[QStringLiteral("verdict")][QStringLiteral("verdict")], QStringLiteral("measured"));
    const QJsonValue since = points.at(1)[QStringLiteral("since_previous")];
    QCOMPARE(since[QStringLiteral("document")], 0);
    QCOMPARE(since[QStringLiteral("loops")][1][QStringLiteral("rate")][QStringLiteral("base")], 900);
    QCOMPARE(since[QStringLiteral("loops")][1][QStringLiteral("distance")][QStringLiteral("verdict")],
             QStringLiteral("distinguishable"));
    QVERIFY(points.at(0)[QStringLiteral("since_previous")].isNull());

    const QJsonArray code = object.value(QStringLiteral("code")).toArray();
    const QJsonArray counts = code.at(0)[QStringLiteral("points")].toArray();
    QCOMPARE(counts.size(), 5);
    QCOMPARE(counts.at(1)[QStringLiteral("framework")][QStringLiteral("instructions")], 110);
    QCOMPARE(counts.at(1)[QStringLiteral("since_previous")][QStringLiteral("gate_jumps")].toArray().size(),
             1);
    QCOMPARE(counts.at(3)[QStringLiteral("since_previous")][QStringLiteral("gate_jumps")].toArray().size(),
             0);
    QCOMPARE(object.value(QStringLiteral("summary"))[QStringLiteral("regressions")], 3);
}

void HistoryReportTest::jsonTextsAreKept()
{
    const QByteArray bytes = historyReport(hostile(hostileName), ReportFormat::Json, withUnread(hostileName));
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(bytes, &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(object.value(QStringLiteral("crate")).toString(), hostileName);
    QCOMPARE(object.value(QStringLiteral("scenarios")).toArray().at(0)[QStringLiteral("name")], hostileName);
    QCOMPARE(object.value(QStringLiteral("documents")).toArray().at(0)[QStringLiteral("source")],
             hostileName);
}

void HistoryReportTest::noControlCharacterIsInAnyFormat_data()
{
    QTest::addColumn<ReportFormat>("format");
    for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Json,
                                      ReportFormat::Csv, ReportFormat::Html}) {
        QTest::newRow(qPrintable(reportFormatName(format))) << format;
    }
}

void HistoryReportTest::noControlCharacterIsInAnyFormat()
{
    QFETCH(ReportFormat, format);
    for (const QChar c : text(hostile(hostileName), format, withUnread(hostileName))) {
        QVERIFY(c == QLatin1Char('\n') || c == QLatin1Char('\r') ||
                (c.category() != QChar::Other_Control && c.unicode() != 0x202e));
    }
}

void HistoryReportTest::programFormatsAreIndependentOfTheLocale()
{
    HistoryReportOptions german;
    german.format = NumberFormat(QLocale(QLocale::German, QLocale::Germany));
    for (const ReportFormat format : {ReportFormat::Markdown, ReportFormat::Json, ReportFormat::Csv}) {
        QCOMPARE(text(eventful(), format, german), text(eventful(), format));
    }
    QVERIFY(text(eventful(), ReportFormat::Text, german) != text(eventful(), ReportFormat::Text));
}

void HistoryReportTest::cardTellsThePointAndWhatBecameOfIt()
{
    const History told = eventful();
    const HistoryRow& row = told.scenarios.constFirst();
    const HistoryWords words{NumberFormat()};
    const QString first = words.card(told, row, row.points.at(0), LoopRole::RustStream).asText();
    QVERIFY(first.contains(QStringLiteral("1: 0.7.1, 1 Sep 2026")));
    QVERIFY(!first.contains(QStringLiteral("The base is")));
    const QString second = plain(words.card(told, row, row.points.at(1), LoopRole::RustStream).asText());
    QVERIFY2(second.contains(QStringLiteral("900 msg/s to 800 msg/s is 11.1 % less msg/s")),
             qPrintable(second));
    QVERIFY(second.contains(
        QStringLiteral("The base is 1: 0.7.1, 1 Sep 2026, the candidate 2: 0.7.2, 2 Sep 2026.")));
    QVERIFY(second.contains(QStringLiteral("file 1.json")));
    const HistoryCodeRow& code = told.code.constFirst();
    const QString counts = plain(words.card(told, code, code.points.at(1)).asText());
    QVERIFY2(
        counts.contains(QStringLiteral("RustStream, Instructions: +10 (100 -> 110), +10.0 %: regression.")),
        qPrintable(counts));
}

void HistoryReportTest::marksNameWhatIsDifferent()
{
    const DraftPtr first = edition(1);
    const DraftPtr second = edition(2);
    setEnvironment(second, QStringLiteral("cpu"), QStringLiteral("C\u001bPU"));
    setEnvironment(second, QStringLiteral("cores"), QStringLiteral("24"));
    setEnvironment(second, QStringLiteral("rustc"), QStringLiteral("1.99.0"));
    setEnvironment(second, QStringLiteral("profile"), QStringLiteral("release"));
    setEnvironment(second, QStringLiteral("os"), QStringLiteral("Linux 8"));
    const History told = history({first, second});
    const HistoryWords words{NumberFormat()};
    QVERIFY(words.marks(told.steps.at(0)).isEmpty());
    QCOMPARE(words.marks(told.steps.at(1)),
             (QStringList{QStringLiteral("another machine: Twelve Core 900 -> C\u241bPU, Cores: 12 -> 24"),
                          QStringLiteral("another build: 1.98.1 -> 1.99.0, Build profile: bench -> release"),
                          QStringLiteral("Operating system: Linux 7.2 -> Linux 8")}));
}

void HistoryReportTest::corpusIsReportedInEveryFormat()
{
    QMap<QString, QList<HistoryInput>> byFolder;
    for (const QString& path : corpusPaths()) {
        byFolder[path.section(QLatin1Char('/'), 0, 0)].append({corpusFile(path), path, path, {}});
    }
    for (auto folder = byFolder.cbegin(); folder != byFolder.cend(); ++folder) {
        const History told = makeHistory(*folder, folder.key());
        for (const ReportFormat format : {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Html}) {
            const QString report = text(told, format);
            for (const HistoryRow& row : told.scenarios) {
                const QString escaped = format == ReportFormat::Text ? row.key.name : QString();
                QVERIFY2(format != ReportFormat::Text ||
                             QString(report).simplified().contains(escaped.simplified()),
                         qPrintable(row.key.name));
            }
        }
        QVERIFY(!json(told).isEmpty());
        const auto records = csvRecords(text(told, ReportFormat::Csv));
        QVERIFY(records);
        qsizetype figures = 0;
        for (const HistoryRow& row : told.scenarios + told.throughput) {
            for (const HistoryPoint& point : row.points) {
                figures += point.loops.size();
            }
        }
        QCOMPARE(having(*records, {{QStringLiteral("measure"), QStringLiteral("rate")}}).size(), figures);
    }
    qInfo("%lld documents of the corpus in %lld histories", qlonglong(corpusPaths().size()),
          qlonglong(byFolder.size()));
}

QTEST_GUILESS_MAIN(HistoryReportTest)
#include "tst_historyreport.moc"

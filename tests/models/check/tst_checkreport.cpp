// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkreport.h"
#include "models/report/visibletext.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QDate today(2026, 10, 20);

/// One error, one warning and one note, on three lines.
const QByteArray flawed = R"({
  "schema": 3, "crate": "ruststream-granary", "crate_version": "0.7.0", "core_version": "0.7.0",
  "measured_at": "2026-12-24",
  "environment": { "cpu": "c", "architecture": "a", "cpu_frequency": "f", "cores": "1", "memory": "m",
    "memory_speed": "s", "os": "o", "rustc": "r", "profile": "p", "features": "f", "rustflags": "n" ,
    "valgrind": "v" },
  "code": [ { "name": "in\tand out", "messages": 1, "gated": true,
    "framework": { "instructions": 1, "allocations": 1, "100% more: yes, \u001b" : 1 } } ]
}
)";

const QByteArray good = R"({
  "schema": 2, "crate": "ruststream-granary", "crate_version": "0.7.0", "core_version": "0.7.0",
  "measured_at": "2026-09-24",
  "environment": { "cpu": "c", "architecture": "a", "cpu_frequency": "f", "cores": "1", "memory": "m",
    "memory_speed": "s", "os": "o", "rustc": "r", "profile": "p", "features": "f", "rustflags": "n" ,
    "valgrind": "v" },
  "code": [ { "name": "in", "messages": 1, "gated": true,
    "framework": { "instructions": 1, "allocations": 1 } } ]
}
)";

CheckedDocument checked(const QString& path, const QByteArray& bytes)
{
    return {path, checkDocument(bytes, today)};
}

QByteArray withTab()
{
    QByteArray bytes = flawed;
    return bytes.replace(R"(in\tand out)", "in and out ").replace(R"(, "100% more: yes, \u001b" : 1)", "");
}

} // namespace

class CheckReportTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatsAreNamed();
    void textIsALineForEachFinding();
    void textCountsDocuments();
    void textWithoutAPlace();
    void strictMakesWarningsCount();
    void coloursAreOnlyAroundTheSeverity();
    void jsonHasStableKeys();
    void jsonKeepsTextsAsTheyAre();
    void gitHubCommandsAreEscaped();
    void gitHubCommandsForStandardInputHaveNoFile();
    void aCleanDocumentGivesNoCommand();
    void nothingUnseenReachesAnyFormat();
    void noLineBeginsWithACommandThatAFileIsNamedAfter();
    void everyCodeIsDocumented();
};

void CheckReportTest::formatsAreNamed()
{
    QVERIFY(checkFormat(u"text") == CheckFormat::Text);
    QVERIFY(checkFormat(u"json") == CheckFormat::Json);
    QVERIFY(checkFormat(u"github") == CheckFormat::GitHub);
    QVERIFY(!checkFormat(u"GitHub") && !checkFormat(u""));
}

void CheckReportTest::textIsALineForEachFinding()
{
    const QByteArray report =
        checkReport({checked(QStringLiteral("docs/results.json"), withTab())}, CheckFormat::Text);
    QCOMPARE(
        QString::fromUtf8(report),
        QStringLiteral("docs/results.json:3:18: error: measured_at: \"2026-12-24\" has not come yet. Write "
                       "the day of the measurement. [date-future]\n"
                       "docs/results.json:7:23: warning: code[0].name: the text begins or ends with a "
                       "blank. Write the text without blanks around it. [text-blank-ends]\n"
                       "docs/results.json: not ready to publish (1 error(s) and 1 warning(s))\n"));
}

void CheckReportTest::textCountsDocuments()
{
    const QString report = QString::fromUtf8(
        checkReport({checked(QStringLiteral("a.json"), good), checked(QStringLiteral("b.json"), withTab())},
                    CheckFormat::Text));
    QVERIFY2(report.startsWith(QStringLiteral("a.json: ready to publish (nothing found)\n\nb.json:3:18: ")),
             qPrintable(report));
    QVERIFY2(report.endsWith(QStringLiteral("\n\n1 of 2 document(s) are ready to publish.\n")),
             qPrintable(report));
}

void CheckReportTest::textWithoutAPlace()
{
    QCOMPARE(checkReport({checked(QStringLiteral("-"), "")}, CheckFormat::Text),
             QByteArray("standard input: error: nothing stands here; a JSON object was expected. "
                        "[document-empty]\nstandard input: not ready to publish (1 error(s))\n"));
}

void CheckReportTest::strictMakesWarningsCount()
{
    QByteArray bytes = good;
    bytes.replace("\"in\"", "\" in\"");
    const CheckedDocument document = checked(QStringLiteral("a.json"), bytes);
    CheckReportOptions strict;
    strict.strict = true;
    QVERIFY(checkReport({document}, CheckFormat::Text).contains("a.json: ready to publish (1 warning(s))"));
    QVERIFY(checkReport({document}, CheckFormat::Text, strict).contains("a.json: not ready to publish"));
    const auto isReady = [](const QByteArray& json) {
        return QJsonDocument::fromJson(json)[QLatin1String("documents")][0][QLatin1String("ready")].toBool();
    };
    QVERIFY(isReady(checkReport({document}, CheckFormat::Json)));
    QVERIFY(!isReady(checkReport({document}, CheckFormat::Json, strict)));
}

void CheckReportTest::coloursAreOnlyAroundTheSeverity()
{
    CheckReportOptions options;
    options.colours = true;
    const QList<CheckedDocument> documents{checked(QStringLiteral("a.json"), flawed)};
    QString coloured = QString::fromUtf8(checkReport(documents, CheckFormat::Text, options));
    static const QRegularExpression severity(QStringLiteral("\x1b\\[1;3[0-9]m(error|warning|note)\x1b\\[0m"));
    QVERIFY(coloured.contains(severity));
    QCOMPARE(coloured.replace(severity, QStringLiteral("\\1")).toUtf8(),
             checkReport(documents, CheckFormat::Text));
    QVERIFY(!checkReport(documents, CheckFormat::GitHub, options).contains('\x1b'));
}

void CheckReportTest::jsonHasStableKeys()
{
    QByteArray bytes = good;
    bytes.replace("\"code\": [", R"("scenarios": [ {"name": "n", "unit": "msg/s", "messages": 1, "pairs": 3,
        "raw": {"median": 3000, "min": 2990, "max": 3010}, "framework": {"median": 2000, "min": 1990, "max": 2010},
        "overhead_percent": 30, "verdict": "measured", "broker_bound": false } ],
        "code": [)");
    bytes.replace("\"cpu\"", R"("broker": "b", "round_trip": "5 us", "cpu")");
    const QJsonObject report =
        QJsonDocument::fromJson(checkReport({checked(QStringLiteral("a.json"), bytes)}, CheckFormat::Json))
            .object();
    QCOMPARE(report.keys(), (QStringList{QStringLiteral("documents"), QStringLiteral("strict")}));
    const QJsonObject document = report[QLatin1String("documents")].toArray()[0].toObject();
    QCOMPARE(document.keys(),
             (QStringList{QStringLiteral("errors"), QStringLiteral("file"), QStringLiteral("findings"),
                          QStringLiteral("notes"), QStringLiteral("ready"), QStringLiteral("warnings")}));
    QCOMPARE(document[QLatin1String("file")].toString(), QStringLiteral("a.json"));
    QCOMPARE(document[QLatin1String("errors")].toInt(), 1);
    const QJsonArray findings = document[QLatin1String("findings")].toArray();
    QCOMPARE(findings.size(), 1);
    const QJsonObject expected{
        {QStringLiteral("code"), QStringLiteral("overhead-figures")},
        {QStringLiteral("severity"), QStringLiteral("error")},
        {QStringLiteral("line"), 9},
        {QStringLiteral("column"), 29},
        {QStringLiteral("path"), QStringLiteral("scenarios[0].overhead_percent")},
        {QStringLiteral("found"), QStringLiteral("30")},
        {QStringLiteral("instead"), QStringLiteral("33.3")},
        {QStringLiteral("problem"), QStringLiteral("30 is published, but the figures give 33.3")},
        {QStringLiteral("advice"), QStringLiteral("Write 33.3.")},
        {QStringLiteral("other"), QJsonValue::Null},
        {QStringLiteral("other_line"), QJsonValue::Null},
        {QStringLiteral("values"), QJsonObject{{QStringLiteral("published"), 30.0},
                                               {QStringLiteral("recomputed"), 1000.0 / 3000.0 * 100},
                                               {QStringLiteral("lowest"), 100 * (1 - 2000.5 / 2999.5)},
                                               {QStringLiteral("highest"), 100 * (1 - 1999.5 / 3000.5)}}},
    };
    QCOMPARE(findings[0].toObject(), expected);
}

void CheckReportTest::jsonKeepsTextsAsTheyAre()
{
    const QString path = QStringLiteral("a\x1b[31m\u202e\n.json");
    const QByteArray json = checkReport({checked(path, flawed)}, CheckFormat::Json);
    const QJsonValue document = QJsonDocument::fromJson(json)[QLatin1String("documents")][0];
    QCOMPARE(document[QLatin1String("file")].toString(), path);
    QVERIFY(json.contains("\\u001b") && json.contains("\\u202e"));
    bool found = false;
    const QJsonArray findings = document[QLatin1String("findings")].toArray();
    for (const QJsonValue& finding : findings) {
        found = found || finding[QLatin1String("path")].toString() ==
                             QStringLiteral("code[0].framework[\"100% more: yes, \x1b\"]");
    }
    QVERIFY2(found, json.constData());
}

void CheckReportTest::gitHubCommandsAreEscaped()
{
    const QString report = QString::fromUtf8(
        checkReport({checked(QStringLiteral("50%, a:b\r\n.json"), flawed)}, CheckFormat::GitHub));
    const QStringList lines = report.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(
        lines.at(0),
        QStringLiteral("::error file=50%25%2C a%3Ab%0D%0A.json,line=3,col=18,title=date-future::"
                       "measured_at: \"2026-12-24\" has not come yet. Write the day of the measurement."));
    QVERIFY(lines.at(1).startsWith(QStringLiteral("::warning file=")));
    QVERIFY(lines.at(2).startsWith(QStringLiteral("::error file=")));
    QVERIFY2(
        lines.at(3).startsWith(QStringLiteral("::notice file=50%25%2C a%3Ab%0D%0A.json,line=8,col=57,"
                                              "title=field-unknown::code[0].framework[\"100%25 more: yes, "
                                              "\u241b\"]: ")),
        qPrintable(lines.at(3)));
}

void CheckReportTest::gitHubCommandsForStandardInputHaveNoFile()
{
    QCOMPARE(
        checkReport({checked(QStringLiteral("-"), "{")}, CheckFormat::GitHub),
        QByteArray("::error title=json-syntax::this is not JSON: a member's name in quotes was expected.\n"));
}

void CheckReportTest::aCleanDocumentGivesNoCommand()
{
    QCOMPARE(checkReport({checked(QStringLiteral("a.json"), good)}, CheckFormat::GitHub), QByteArray());
}

void CheckReportTest::nothingUnseenReachesAnyFormat()
{
    const QString path = QStringLiteral("a\x1b[31m\u202e\n.json");
    QList<CheckedDocument> documents{checked(path, flawed)};
    for (const QString& name : sampleNames()) {
        documents.append(checked(path + name, sample(name)));
    }
    for (const CheckFormat format : {CheckFormat::Text, CheckFormat::Json, CheckFormat::GitHub}) {
        const QString report = QString::fromUtf8(checkReport(documents, format));
        QVERIFY(!report.isEmpty());
        const QStringList lines = report.split(QLatin1Char('\n'));
        for (const QString& line : lines) {
            QCOMPARE(visibleText(line), line);
        }
    }
}

void CheckReportTest::noLineBeginsWithACommandThatAFileIsNamedAfter()
{
    const QString report =
        QString::fromUtf8(checkReport({checked(QStringLiteral("::add-mask::x"), flawed)}, CheckFormat::Text));
    const QStringList lines = report.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        QVERIFY2(line.startsWith(QStringLiteral("./::add-mask::x:")), qPrintable(line));
    }
}

void CheckReportTest::everyCodeIsDocumented()
{
    QFile file(QStringLiteral(RANGEBAR_DOCS_DIR "/check.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression row(QStringLiteral("^\\| `([a-z-]+)` \\| (error|warning|note) \\| "),
                                        QRegularExpression::MultilineOption);
    QStringList documented;
    for (auto matches = row.globalMatch(text); matches.hasNext();) {
        documented.append(matches.next().captured(1));
    }
    QStringList codes;
    for (const CheckCode code : allCheckCodes()) {
        codes.append(QString(codeName(code)));
    }
    QCOMPARE(documented, codes);
}

QTEST_APPLESS_MAIN(CheckReportTest)
#include "tst_checkreport.moc"

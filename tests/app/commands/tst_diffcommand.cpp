// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/commandrun.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTemporaryDir>

using namespace rangebar;
using namespace rangebar::test;

namespace {

Outcome run(const QStringList& arguments, const QByteArray& input = {})
{
    return runHere(QStringList{QStringLiteral("diff")} + arguments, input);
}

} // namespace

class DiffCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherWordIsNoVerb();
    void helpGoesToStandardOutput();
    void aDocumentAgainstItselfHasNoFinding();
    void aRegressionEndsWithOne();
    void thresholdsMoveTheGate();
    void failOnChoosesWhatCounts();
    void whatCanNoLongerBeComparedIsAChange();
    void differentCratesAreRefused();
    void nothingInCommonIsNotNothingFound();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void standardInputIsASide();
    void aFileIsWrittenWhole();
    void aFileThatCannotBeWrittenIsTold();
    void everyFormatIsWritten();
    void theLanguageIsSpokenAndGivenBack();
    void noControlCharacterReachesTheTerminal();
    void theProgramItselfAnswers();

private:
    QString write(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_folder;
};

QString DiffCommandTest::write(const QString& name, const QByteArray& bytes)
{
    return writtenFile(m_folder.filePath(name), bytes);
}

void DiffCommandTest::anotherWordIsNoVerb()
{
    QVERIFY(!runCommand({}, {}));
    QVERIFY(!runCommand({QStringLiteral("results.json")}, {}));
    QVERIFY(!runCommand({QStringLiteral("--lang"), QStringLiteral("diff")}, {}));
}

void DiffCommandTest::helpGoesToStandardOutput()
{
    const Outcome outcome = run({QStringLiteral("--help")});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.out.contains("--fail-on"));
    QVERIFY(outcome.err.isEmpty());
}

void DiffCommandTest::aDocumentAgainstItselfHasNoFinding()
{
    for (const QString& name :
         {QStringLiteral("schema1.json"), QStringLiteral("schema2-core.json"), QStringLiteral("schema3.json"),
          QStringLiteral("throughput.json"), QStringLiteral("smaller-is-better.json"),
          QStringLiteral("hostile-names.json")}) {
        const QString path = samplePath(name);
        const Outcome outcome = run({path, path, QStringLiteral("--fail-on"), QStringLiteral("change")});
        QVERIFY2(outcome.exitCode == 0, qPrintable(name));
        QVERIFY2(outcome.out.contains("Nothing found"), outcome.out.constData());
        QVERIFY(outcome.err.isEmpty());
    }
}

void DiffCommandTest::aRegressionEndsWithOne()
{
    const QString base = write(QStringLiteral("base.json"), R"({"schema": 3, "code": [{"name": "send",
        "framework": {"instructions": 1000, "allocations": 2}, "gated": true}]})");
    const QString candidate =
        write(QStringLiteral("candidate.json"), R"({"schema": 3, "code": [{"name": "send",
        "framework": {"instructions": 1030, "allocations": 2}, "gated": true}]})");
    const Outcome worse = run({base, candidate});
    QCOMPARE(worse.exitCode, 1);
    QVERIFY2(worse.out.contains("Worse: 1 regression"), worse.out.constData());
    QVERIFY2(worse.out.contains("send: RustStream, Instructions: +30 (1,000 -> 1,030), +3.0"),
             worse.out.constData());

    const Outcome better = run({candidate, base});
    QCOMPARE(better.exitCode, 0);
    QVERIFY2(better.out.contains("Better: 1 improvement"), better.out.constData());
}

void DiffCommandTest::thresholdsMoveTheGate()
{
    const QString base = write(QStringLiteral("base.json"), R"({"schema": 3, "code": [{"name": "send",
        "framework": {"instructions": 1000, "allocations": 1000}, "gated": true}]})");
    const QString candidate =
        write(QStringLiteral("candidate.json"), R"({"schema": 3, "code": [{"name": "send",
        "framework": {"instructions": 1030, "allocations": 1002}, "gated": true}]})");
    const QString instructions = QStringLiteral("--instructions-threshold");
    const QString allocations = QStringLiteral("--allocations-threshold");
    QCOMPARE(run({base, candidate, instructions, QStringLiteral("3")}).exitCode, 1);  // the allocations
    QCOMPARE(run({base, candidate, allocations, QStringLiteral("0.2")}).exitCode, 1); // the instructions
    QCOMPARE(run({base, candidate, instructions, QStringLiteral("3"), allocations, QStringLiteral("0.2")})
                 .exitCode,
             0);
}

void DiffCommandTest::failOnChoosesWhatCounts()
{
    const QString base = write(QStringLiteral("base.json"), R"({"schema": 3, "code": [
        {"name": "send", "framework": {"instructions": 1000, "allocations": 0}, "gated": true}]})");
    const QString candidate = write(QStringLiteral("candidate.json"), R"({"schema": 3, "code": [
        {"name": "send", "framework": {"instructions": 1000, "allocations": 0}, "gated": true},
        {"name": "receive", "framework": {"instructions": 1000, "allocations": 0}, "gated": true}]})");
    const QString failOn = QStringLiteral("--fail-on");
    QCOMPARE(run({base, candidate}).exitCode, 0);
    QCOMPARE(run({base, candidate, failOn, QStringLiteral("regression")}).exitCode, 0);
    QCOMPARE(run({base, candidate, failOn, QStringLiteral("change")}).exitCode, 1);
    QCOMPARE(run({base, candidate, failOn, QStringLiteral("none")}).exitCode, 0);
}

void DiffCommandTest::whatCanNoLongerBeComparedIsAChange()
{
    const auto document = [this](const QString& name, int raw) {
        return write(name, QStringLiteral(R"({"schema": 3, "scenarios": [{"name": "send", "unit": "msg/s",
            "messages": 10, "pairs": 3, "raw": {"best": %1, "median": %1, "worst": %1},
            "framework": {"best": 90, "median": 90, "worst": 90},
            "overhead_percent": 10.0, "verdict": "measured"}]})")
                               .arg(raw)
                               .toUtf8());
    };
    const QString base = document(QStringLiteral("base.json"), 100);
    const QString candidate = document(QStringLiteral("candidate.json"), 0);
    const QString failOn = QStringLiteral("--fail-on");
    const Outcome lost = run({base, candidate, failOn, QStringLiteral("change")});
    QCOMPARE(lost.exitCode, 1);
    QVERIFY2(lost.out.contains("can no longer be compared"), lost.out.constData());
    QVERIFY2(!lost.out.contains("Nothing found"), lost.out.constData());
    const Outcome found = run({candidate, base, failOn, QStringLiteral("change")});
    QCOMPARE(found.exitCode, 1);
    QVERIFY2(found.out.contains("can now be compared"), found.out.constData());
    // Nothing was held against it: as a row that is gone, it is neither worse nor better.
    QCOMPARE(run({base, candidate}).exitCode, 0);
}

void DiffCommandTest::differentCratesAreRefused()
{
    const QString base = write(QStringLiteral("base.json"), R"({"schema": 3, "crate": "apples"})");
    const QString candidate = write(QStringLiteral("candidate.json"), R"({"schema": 3, "crate": "pears"})");
    const Outcome outcome = run({base, candidate, QStringLiteral("--fail-on"), QStringLiteral("none")});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("apples and pears are different crates"), outcome.err.constData());
}

void DiffCommandTest::nothingInCommonIsNotNothingFound()
{
    const QString base = write(QStringLiteral("base.json"), R"({"schema": 3})");
    const Outcome outcome = run({base, samplePath(QStringLiteral("schema3.json"))});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("no row in common"), outcome.err.constData());
    QVERIFY(!outcome.out.isEmpty()); // what stands on one side is still told
}

void DiffCommandTest::whatIsWrongIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reason");
    const QString good = samplePath(QStringLiteral("schema3.json"));
    QTest::newRow("no document") << QStringList() << QByteArray("Two documents are needed");
    QTest::newRow("one document") << QStringList{good} << QByteArray("Two documents are needed");
    QTest::newRow("three documents") << QStringList{good, good, good}
                                     << QByteArray("Two documents are needed");
    QTest::newRow("unknown option") << QStringList{good, good, QStringLiteral("--colour")}
                                    << QByteArray("colour");
    QTest::newRow("unknown format") << QStringList{good, good, QStringLiteral("--format"),
                                                   QStringLiteral("yaml")}
                                    << QByteArray("--format can't be yaml");
    QTest::newRow("unknown fail-on") << QStringList{good, good, QStringLiteral("--fail-on"),
                                                    QStringLiteral("rain")}
                                     << QByteArray("--fail-on can't be rain");
    QTest::newRow("unknown language")
        << QStringList{good, good, QStringLiteral("--lang"), QStringLiteral("tlh")}
        << QByteArray("--lang can't be tlh");
    QTest::newRow("threshold below zero")
        << QStringList{good, good, QStringLiteral("--instructions-threshold=-1")}
        << QByteArray("must be a number from 0");
    QTest::newRow("threshold that is no number")
        << QStringList{good, good, QStringLiteral("--allocations-threshold=nan")}
        << QByteArray("must be a number from 0");
    QTest::newRow("no such file") << QStringList{good, QStringLiteral("/nowhere/at/all.json")}
                                  << QByteArray("/nowhere/at/all.json: There is no such file");
    QTest::newRow("a folder") << QStringList{QStringLiteral("/"), good}
                              << QByteArray("/: This is not a file");
    QTest::newRow("twice standard input")
        << QStringList{QStringLiteral("-"), QStringLiteral("-")} << QByteArray("Only one of the documents");
    QTest::newRow("empty standard input")
        << QStringList{QStringLiteral("-"), good} << QByteArray("standard input: ");
}

void DiffCommandTest::whatIsWrongIsTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reason);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.startsWith("rangebar diff: "), outcome.err.constData());
    QVERIFY2(outcome.err.contains(reason), outcome.err.constData());
    QVERIFY(outcome.err.endsWith('\n'));
}

void DiffCommandTest::standardInputIsASide()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const QByteArray bytes = sample(QStringLiteral("schema3.json"));
    const Outcome outcome = run({path, QStringLiteral("-")}, bytes);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.out.contains("from standard input"));
    QCOMPARE(run({QStringLiteral("-"), path}, bytes).exitCode, 0);
}

void DiffCommandTest::aFileIsWrittenWhole()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const QString file = m_folder.filePath(QStringLiteral("report.md"));
    const QStringList arguments{path, path, QStringLiteral("--format"), QStringLiteral("markdown")};
    const Outcome toFile = run(arguments + QStringList{QStringLiteral("--output"), file});
    QCOMPARE(toFile.exitCode, 0);
    QVERIFY(toFile.out.isEmpty());
    QCOMPARE(readFile(file), run(arguments).out);
    QCOMPARE(run(arguments + QStringList{QStringLiteral("--output"), QStringLiteral("-")}).out,
             run(arguments).out);
}

void DiffCommandTest::aFileThatCannotBeWrittenIsTold()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const Outcome outcome =
        run({path, path, QStringLiteral("--output"), QStringLiteral("/nowhere/at/all.txt")});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("/nowhere/at/all.txt can't be written"), outcome.err.constData());
}

void DiffCommandTest::everyFormatIsWritten()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const auto inFormat = [&path](const QString& format) {
        const Outcome outcome = run({path, path, QStringLiteral("--format"), format});
        return outcome.exitCode == 0 ? outcome.out : QByteArray();
    };
    QVERIFY(inFormat(QStringLiteral("text")).contains("Nothing found"));
    QVERIFY(inFormat(QStringLiteral("markdown")).startsWith("## "));
    QVERIFY(
        QJsonDocument::fromJson(inFormat(QStringLiteral("json"))).object().contains(QStringLiteral("rows")));
    QVERIFY(inFormat(QStringLiteral("csv")).startsWith("section,state,"));
    QVERIFY(inFormat(QStringLiteral("html")).startsWith("<!DOCTYPE html>"));
}

void DiffCommandTest::theLanguageIsSpokenAndGivenBack()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const QLocale before;
    const QString english =
        QString::fromUtf8(run({path, path, QStringLiteral("--lang"), QStringLiteral("en")}).out);
    const QString russian =
        QString::fromUtf8(run({path, path, QStringLiteral("--lang"), QStringLiteral("ru")}).out);
    QVERIFY(english.contains(QStringLiteral("51,230")));
    QVERIFY(russian.contains(QStringLiteral("51\u00a0230")));
    QCOMPARE(QLocale(), before);
    // The formats for programs speak no language.
    const QStringList json{path, path, QStringLiteral("--format"), QStringLiteral("json")};
    QCOMPARE(run(json + QStringList{QStringLiteral("--lang"), QStringLiteral("zh_CN")}).out, run(json).out);
}

void DiffCommandTest::noControlCharacterReachesTheTerminal()
{
    const QString hostile = samplePath(QStringLiteral("hostile-names.json"));
    const QString renamed =
        write(QStringLiteral("evil\x1b[31m.json"), R"({"schema": 3, "crate": "a\u001b[2J\u009bb",
        "code": [{"name": "\u001b]0;owned\u0007", "framework": {"instructions": 1, "allocations": 0}}]})");
    for (const QString& format : {QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("json"),
                                  QStringLiteral("csv"), QStringLiteral("html")}) {
        for (const auto& [base, candidate] :
             {std::pair(hostile, hostile), std::pair(renamed, renamed), std::pair(hostile, renamed),
              std::pair(renamed, QStringLiteral("\x1b"))}) {
            const Outcome outcome = run({base, candidate, QStringLiteral("--format"), format});
            QVERIFY2(hasNoControls(outcome.out), outcome.out.constData());
            QVERIFY2(hasNoControls(outcome.err), outcome.err.constData());
        }
    }
    QVERIFY(hasNoControls(run({hostile, hostile, QStringLiteral("--format=\x1b[31m")}).err));
    QVERIFY(hasNoControls(run({hostile, hostile, QStringLiteral("--\x1b[31m")}).err));
}

void DiffCommandTest::theProgramItselfAnswers()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const Outcome compared = runProgram({QStringLiteral("diff"), path, QStringLiteral("-"),
                                         QStringLiteral("--format"), QStringLiteral("json")},
                                        sample(QStringLiteral("schema3.json")));
    QCOMPARE(compared.err, QByteArray());
    QCOMPARE(compared.exitCode, 0);
    const QJsonDocument report = QJsonDocument::fromJson(compared.out);
    QCOMPARE(report[QLatin1String("summary")][QLatin1String("regressions")].toInt(-1), 0);

    const Outcome refused = runProgram({QStringLiteral("diff"), path});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.err.contains("Two documents are needed"));
}

QTEST_GUILESS_MAIN(DiffCommandTest)
#include "tst_diffcommand.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/commandrun.h"
#include "tests/support/testobject.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QLocale>
#include <QTemporaryDir>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// Nothing is wrong with it; a test breaks one thing.
const QByteArray good = R"({
  "schema": 2, "crate": "ruststream-granary", "crate_version": "0.7.0", "core_version": "0.7.0",
  "measured_at": "2024-09-24",
  "environment": { "cpu": "c", "architecture": "a", "cpu_frequency": "f", "cores": "1", "memory": "m",
    "memory_speed": "s", "os": "o", "rustc": "r", "profile": "p", "features": "f", "rustflags": "n" ,
    "valgrind": "v" },
  "code": [ { "name": "in", "messages": 1, "gated": true,
    "framework": { "instructions": 1, "allocations": 1 } } ]
}
)";

QByteArray with(const QByteArray& from, const QByteArray& to)
{
    return QByteArray(good).replace(from, to);
}

const QByteArray withError = with("\"2024-09-24\"", "\"soon\"");
const QByteArray withWarning = with("\"in\"", "\"in \"");
const QByteArray withNote = with("\"gated\": true", "\"gated\": true, \"weather\": 1");

Outcome run(const QStringList& arguments, const QByteArray& input = {}, const Terminal& terminal = {})
{
    CommandIo io;
    io.outTerminal = terminal;
    return runHere(QStringList{QStringLiteral("check")} + arguments, input, io);
}

} // namespace

class CheckCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodes_data();
    void exitCodes();
    void findingsStandOnStandardOutput();
    void standardInputIsChecked();
    void oneUnreadableInputDoesNotHideTheOthers();
    void wrongUsageIsTold_data();
    void wrongUsageIsTold();
    void formats();
    void aFileIsWrittenAndNotOverwritten();
    void coloursOnlyOnATerminal();
    void theLanguageIsSpoken();
    void hostileNamesAreVisible();
    void tomorrowIsTodaySomewhere();
    void theProgramItselfAnswers();

private:
    QString write(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_folder;
};

QString CheckCommandTest::write(const QString& name, const QByteArray& bytes)
{
    return writtenFile(m_folder.filePath(name), bytes);
}

void CheckCommandTest::exitCodes_data()
{
    QTest::addColumn<QList<QByteArray>>("documents");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("strictCode");
    QTest::newRow("nothing") << QList<QByteArray>{good} << 0 << 0;
    QTest::newRow("a note") << QList<QByteArray>{withNote} << 0 << 0;
    QTest::newRow("a warning") << QList<QByteArray>{withWarning} << 0 << 1;
    QTest::newRow("an error") << QList<QByteArray>{withError} << 1 << 1;
    QTest::newRow("no JSON") << QList<QByteArray>{"{"} << 1 << 1;
    QTest::newRow("an empty file") << QList<QByteArray>{""} << 1 << 1;
    QTest::newRow("several without errors") << QList<QByteArray>{good, withWarning, withNote} << 0 << 1;
    QTest::newRow("one of several") << QList<QByteArray>{good, withError, good} << 1 << 1;
}

void CheckCommandTest::exitCodes()
{
    QFETCH(QList<QByteArray>, documents);
    QFETCH(int, code);
    QFETCH(int, strictCode);
    QStringList paths;
    for (const QByteArray& document : documents) {
        paths.append(write(QStringLiteral("%1.json").arg(paths.size()), document));
    }
    for (const QString& format : {QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("github")}) {
        const QStringList arguments = paths + QStringList{QStringLiteral("--format"), format};
        QCOMPARE(run(arguments).exitCode, code);
        QCOMPARE(run(arguments + QStringList{QStringLiteral("--strict")}).exitCode, strictCode);
    }
}

void CheckCommandTest::findingsStandOnStandardOutput()
{
    const QString path = write(QStringLiteral("results.json"), withError);
    const Outcome outcome = run({path});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY(outcome.err.isEmpty());
    const QStringList lines = QString::fromUtf8(outcome.out).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.at(0),
             QString(path + QStringLiteral(
                                ":3:18: error: measured_at: \"soon\" is not a date. Write year, month and "
                                "day, such as \"2026-09-23\". [date-form]")));
    const QString summary = path + QStringLiteral(": not ready to publish (1 error");
    QVERIFY2(lines.at(1).startsWith(summary), qPrintable(lines.at(1)));
}

void CheckCommandTest::standardInputIsChecked()
{
    const Outcome outcome = run({QStringLiteral("-")}, withError);
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.out.startsWith("standard input:3:18: error: "), outcome.out.constData());
    QCOMPARE(run({QStringLiteral("-")}, good).exitCode, 0);
    QCOMPARE(run({QStringLiteral("-")}, "").exitCode, 1);
}

void CheckCommandTest::oneUnreadableInputDoesNotHideTheOthers()
{
    const QString path = write(QStringLiteral("results.json"), withError);
    const Outcome outcome =
        run({QStringLiteral("/nowhere/a.json"), path, m_folder.path(), QStringLiteral("/nowhere/b.json")});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.out.contains("results.json:3:18: error: "), outcome.out.constData());
    QCOMPARE(outcome.err.count('\n'), 3);
    QVERIFY2(outcome.err.startsWith("rangebar check: /nowhere/a.json: There is no such file"),
             outcome.err.constData());
    QVERIFY(outcome.err.contains("rangebar check: /nowhere/b.json: "));

    const Outcome nothing = run({QStringLiteral("/nowhere/a.json")});
    QCOMPARE(nothing.exitCode, 2);
    QVERIFY(nothing.out.isEmpty());
}

void CheckCommandTest::wrongUsageIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("no document") << QStringList() << QByteArray("At least one document is needed");
    QTest::newRow("unknown format") << QStringList{QStringLiteral("-"), QStringLiteral("--format=yaml")}
                                    << QByteArray("yaml");
    QTest::newRow("unknown option") << QStringList{QStringLiteral("-"), QStringLiteral("--severe")}
                                    << QByteArray("severe");
    QTest::newRow("twice standard input")
        << QStringList{QStringLiteral("-"), QStringLiteral("-")} << QByteArray("Only one of the documents");
}

void CheckCommandTest::wrongUsageIsTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reason);
    const Outcome outcome = run(arguments, good);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.startsWith("rangebar check: ") && outcome.err.contains(reason),
             outcome.err.constData());
}

void CheckCommandTest::formats()
{
    const QString path = write(QStringLiteral("results.json"), withError);
    const QJsonDocument json =
        QJsonDocument::fromJson(run({path, QStringLiteral("--format"), QStringLiteral("json")}).out);
    QCOMPARE(json[QLatin1String("documents")][0][QLatin1String("file")].toString(), path);
    QCOMPARE(json[QLatin1String("documents")][0][QLatin1String("errors")].toInt(), 1);
    QCOMPARE(json[QLatin1String("strict")].toBool(), false);
    const QByteArray commands = run({path, QStringLiteral("--format"), QStringLiteral("github")}).out;
    const QByteArray start = "::error file=" + path.toUtf8() + ",line=3,col=18,title=date-form::";
    QVERIFY2(commands.startsWith(start), commands.constData());
}

void CheckCommandTest::aFileIsWrittenAndNotOverwritten()
{
    const QString path = write(QStringLiteral("results.json"), withWarning);
    const QString report = m_folder.filePath(QStringLiteral("report.txt"));
    const QStringList arguments{path, QStringLiteral("--output"), report};
    const Outcome first = run(arguments);
    QCOMPARE(first.exitCode, 0);
    QVERIFY(first.out.isEmpty());
    QCOMPARE(readFile(report), run({path}).out);
    QCOMPARE(run(arguments).exitCode, 2);
    QCOMPARE(run(arguments + QStringList{QStringLiteral("--force")}).exitCode, 0);
    // The exit code is that of the findings wherever they are written.
    QCOMPARE(run(arguments + QStringList{QStringLiteral("--force"), QStringLiteral("--strict")}).exitCode, 1);
}

void CheckCommandTest::coloursOnlyOnATerminal()
{
    const QString path = write(QStringLiteral("results.json"), withError);
    Terminal terminal;
    terminal.isTerminal = true;
    terminal.hasColours = true;
    QVERIFY(run({path}, {}, terminal).out.contains("\x1b[1;31merror\x1b[0m"));
    QVERIFY(!run({path}).out.contains('\x1b'));
    const QString report = m_folder.filePath(QStringLiteral("coloured.txt"));
    QCOMPARE(run({path, QStringLiteral("--output"), report}, {}, terminal).exitCode, 1);
    QVERIFY(!readFile(report).contains('\x1b'));
}

void CheckCommandTest::theLanguageIsSpoken()
{
    const QString path = write(QStringLiteral("results.json"), withError);
    const QLocale before;
    const Outcome russian = run({path, QStringLiteral("--lang"), QStringLiteral("ru")});
    QCOMPARE(russian.exitCode, 1);
    // What programs look for is the same in every language.
    const QByteArray start = path.toUtf8() + ":3:18: error: measured_at: ";
    QVERIFY(russian.out.startsWith(start));
    QVERIFY(russian.out.contains(" [date-form]\n"));
    QCOMPARE(QLocale(), before);
}

void CheckCommandTest::hostileNamesAreVisible()
{
    const QString path = write(QStringLiteral("evil\x1b[31m\u202e, 100%.json"),
                               with("\"weather\"", "").replace("\"in\"", "\"\\u001b]0;owned\\u0007\""));
    QVERIFY(!path.isEmpty());
    const QStringList formats{QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("github")};
    for (const QString& format : formats) {
        const Outcome outcome =
            run({path, path + QStringLiteral("\x1b"), QStringLiteral("--format"), format});
        QCOMPARE(outcome.exitCode, 2);
        for (const QByteArray& bytes : {outcome.out, outcome.err}) {
            const QString text = QString::fromUtf8(bytes);
            QVERIFY(!text.isEmpty());
            QVERIFY2(std::ranges::none_of(text,
                                          [](QChar c) {
                                              return (c.category() == QChar::Other_Control ||
                                                      c.category() == QChar::Other_Format) &&
                                                     c != QLatin1Char('\n');
                                          }),
                     bytes.constData());
        }
    }
}

void CheckCommandTest::tomorrowIsTodaySomewhere()
{
    const auto measuredIn = [](int days) {
        const QDate day = QDateTime::currentDateTimeUtc().date().addDays(days);
        return with("\"2024-09-24\"", '"' + day.toString(Qt::ISODate).toUtf8() + '"');
    };
    QCOMPARE(run({QStringLiteral("-")}, measuredIn(0)).exitCode, 0);
    QCOMPARE(run({QStringLiteral("-")}, measuredIn(1)).exitCode, 0);
    const Outcome outcome = run({QStringLiteral("-")}, measuredIn(3)); // a day more, should midnight pass
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY(outcome.out.contains("[date-future]"));
}

void CheckCommandTest::theProgramItselfAnswers()
{
    const QString path = write(QStringLiteral("results.json"), withError);
    const Outcome outcome =
        runProgram({QStringLiteral("check"), QStringLiteral("--lang=en"), QStringLiteral("-"), path}, good);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.exitCode, 1);
    const QByteArray& out = outcome.out;
    QVERIFY2(out.startsWith("standard input: ready to publish (nothing found)\n\n"), out.constData());
    QVERIFY2(out.contains("results.json:3:18: error: measured_at: "), out.constData());
    QVERIFY2(out.contains("\n\n1 of 2 document"), out.constData());
}

QTEST_GUILESS_MAIN(CheckCommandTest)
#include "tst_checkcommand.moc"

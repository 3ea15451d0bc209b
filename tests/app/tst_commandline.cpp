// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/commandrun.h"
#include "tests/support/testobject.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace rangebar::test {

/// Runs the real program.
class CommandLineTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpNeedsNoDisplay();
    void helpSpeaksTheLanguageAskedFor();
    void versionIsPrinted();
    void wrongUsageEndsWithTwo_data();
    void wrongUsageEndsWithTwo();
    void addressThatIsNoneIsSaid();
    void missingDisplayIsSaid();
    void comparingAsksForFilesWhereNoneAreNamed();
    void librariesAreNotSoughtInTheCurrentFolder();

private:
    struct Run
    {
        int exitCode = -1;
        QString out;
        QString err;
    };
    static Run run(const QStringList& arguments);
};

CommandLineTest::Run CommandLineTest::run(const QStringList& arguments)
{
    const Outcome outcome = runProgram(arguments);
    return {outcome.exitCode, QString::fromUtf8(outcome.out), QString::fromUtf8(outcome.err)};
}

void CommandLineTest::helpNeedsNoDisplay()
{
    const Run help = run({QStringLiteral("--help")});
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.out.contains(QLatin1String("rangebar")) && help.out.contains(QLatin1String("--lang")));
    QCOMPARE(help.err, QString());
}

void CommandLineTest::helpSpeaksTheLanguageAskedFor()
{
    const Run help = run({QStringLiteral("--lang"), QStringLiteral("ru"), QStringLiteral("--help")});
    QCOMPARE(help.exitCode, 0);
    QVERIFY2(help.out.contains(QStringLiteral("Показывает")), qPrintable(help.out));
}

void CommandLineTest::versionIsPrinted()
{
    const Run version = run({QStringLiteral("--version")});
    QCOMPARE(version.exitCode, 0);
    QVERIFY(version.out.startsWith(QLatin1String("rangebar ")));
}

void CommandLineTest::wrongUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList{QStringLiteral("--frobnicate")};
    QTest::newRow("unknown language") << QStringList{QStringLiteral("--lang"), QStringLiteral("xx")};
    QTest::newRow("one document to compare")
        << QStringList{QStringLiteral("--compare"), QStringLiteral("a.json")};
    QTest::newRow("pull request without an address") << QStringList{QStringLiteral("--pr")};
    QTest::newRow("pull request and files to compare")
        << QStringList{QStringLiteral("--pr"), QStringLiteral("a/b#1"), QStringLiteral("--compare"),
                       QStringLiteral("a.json"), QStringLiteral("b.json")};
    QTest::newRow("language without a value") << QStringList{QStringLiteral("--lang")};
}

void CommandLineTest::wrongUsageEndsWithTwo()
{
    QFETCH(QStringList, arguments);
    const Run wrong = run(arguments);
    QCOMPARE(wrong.exitCode, 2);
    QCOMPARE(wrong.out, QString());
    QVERIFY(!wrong.err.isEmpty());
}

void CommandLineTest::addressThatIsNoneIsSaid()
{
    const QTemporaryDir home;
    qputenv("RANGEBAR_HOME", home.path().toLocal8Bit());
    const Run wrong = run({QStringLiteral("-platform"), QStringLiteral("offscreen"), QStringLiteral("--pr"),
                           QStringLiteral("https://example.org/a/b/pull/1")});
    qunsetenv("RANGEBAR_HOME");
    QCOMPARE(wrong.exitCode, 2);
    QCOMPARE(wrong.out, QString());
    QVERIFY2(wrong.err.contains(QLatin1String("example.org")) &&
                 wrong.err.contains(QLatin1String("github.com")),
             qPrintable(wrong.err));
}

void CommandLineTest::missingDisplayIsSaid()
{
    const Run window = run({});
    QCOMPARE(window.exitCode, 3);
    QVERIFY(window.err.contains(QLatin1String("DISPLAY")));
}

/// The action "Compare..." of the desktop entry names no files: the window asks for them, so a display is
/// needed.
void CommandLineTest::comparingAsksForFilesWhereNoneAreNamed()
{
    const Run chooser = run({QStringLiteral("--compare")});
    QCOMPARE(chooser.exitCode, 3);
    QVERIFY(chooser.err.contains(QLatin1String("DISPLAY")));
}

/// An empty entry in the list of folders means the current one.
void CommandLineTest::librariesAreNotSoughtInTheCurrentFolder()
{
    QProcess process;
    process.start(QStringLiteral("readelf"), {QStringLiteral("-d"), QStringLiteral(RANGEBAR_BINARY)});
    QVERIFY(process.waitForFinished() && process.exitCode() == 0);
    const QString sections = QString::fromUtf8(process.readAllStandardOutput());
    const QRegularExpressionMatch path =
        QRegularExpression(QStringLiteral("runpath: \\[(.*)\\]")).match(sections);
    if (path.hasMatch()) {
        QVERIFY2(!path.captured(1).split(QLatin1Char(':')).contains(QString()), qPrintable(path.captured(1)));
    }
    QVERIFY2(path.hasMatch() || !sections.contains(QLatin1String("PATH")), qPrintable(sections));
}

} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::CommandLineTest)
#include "tst_commandline.moc"

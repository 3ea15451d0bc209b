// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/commandrun.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
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
    void misspeltCommandIsSaid_data();
    void misspeltCommandIsSaid();
    void whatMayBeAFileIsOpened_data();
    void whatMayBeAFileIsOpened();
    void optionsMayStandBeforeTheCommand();
    void optionsOfACommandAreToldWhereTheyStand();
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

void CommandLineTest::misspeltCommandIsSaid_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("meant");
    QTest::newRow("two letters swapped") << QStringLiteral("shwo") << QStringLiteral("show");
    QTest::newRow("a letter too many") << QStringLiteral("exxport") << QStringLiteral("export");
    QTest::newRow("its beginning") << QStringLiteral("hist") << QStringLiteral("history");
    QTest::newRow("help") << QStringLiteral("hepl") << QStringLiteral("help");
}

void CommandLineTest::misspeltCommandIsSaid()
{
    QFETCH(QString, word);
    QFETCH(QString, meant);
    for (const QStringList& before : {QStringList(), QStringList{QStringLiteral("--verbose")}}) {
        const Run wrong = run(before + QStringList{word, QStringLiteral("results.json")});
        QCOMPARE(wrong.exitCode, 2);
        QCOMPARE(wrong.out, QString());
        QCOMPARE(wrong.err,
                 QStringLiteral("There is no command or file %1. Did you mean %2? See rangebar --help.\n")
                     .arg(word, meant));
    }
    const Run russian = run({QStringLiteral("--lang"), QStringLiteral("ru"), word});
    QCOMPARE(russian.exitCode, 2);
    QVERIFY2(russian.err.contains(word) && russian.err.contains(meant), qPrintable(russian.err));
}

/// The window tells of a file that can't be opened; here it has no display.
void CommandLineTest::whatMayBeAFileIsOpened_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("a document") << QStringLiteral("shwo.json");
    QTest::newRow("a comparison") << QStringLiteral("diff.rangebar");
    QTest::newRow("in a folder") << QStringLiteral("./shwo");
    QTest::newRow("like no command") << QStringLiteral("results");
    QTest::newRow("a file that is there") << QStringLiteral("histroy");
}

void CommandLineTest::whatMayBeAFileIsOpened()
{
    QFETCH(QString, file);
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    QFile there(QStringLiteral("histroy"));
    QVERIFY(there.open(QIODevice::WriteOnly));
    const Run window = run({file});
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(window.exitCode, 3);
    QVERIFY2(window.err.contains(QLatin1String("DISPLAY")), qPrintable(window.err));
}

void CommandLineTest::optionsMayStandBeforeTheCommand()
{
    const QString file = QStringLiteral("nothing-here.json");
    const Run behind = run({QStringLiteral("show"), QStringLiteral("--lang"), QStringLiteral("ru"), file});
    QCOMPARE(behind.exitCode, 2);
    QVERIFY(behind.err.startsWith(QLatin1String("rangebar show: ")));
    for (const QStringList& before : {QStringList{QStringLiteral("--lang"), QStringLiteral("ru")},
                                      QStringList{QStringLiteral("--lang=ru")}}) {
        const Run same = run(before + QStringList{QStringLiteral("show"), file});
        QCOMPARE(same.exitCode, 2);
        QCOMPARE(same.err, behind.err);
    }
    const Run help = run({QStringLiteral("--lang=ru"), QStringLiteral("help"), QStringLiteral("show")});
    QCOMPARE(help.exitCode, 0);
    QCOMPARE(help.out,
             run({QStringLiteral("show"), QStringLiteral("--help"), QStringLiteral("--lang=ru")}).out);
    QVERIFY(help.out.contains(QLatin1String("rangebar show")));
    QCOMPARE(run({QStringLiteral("-h"), QStringLiteral("show")}).out,
             run({QStringLiteral("show"), QStringLiteral("-h")}).out);
}

void CommandLineTest::optionsOfACommandAreToldWhereTheyStand()
{
    const Run wrong = run({QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("show"),
                           QStringLiteral("results.json")});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.err.contains(QLatin1String("There is no option --format.")) &&
                 wrong.err.contains(QLatin1String("rangebar show ...")),
             qPrintable(wrong.err));
    const Run platform = run({QStringLiteral("-platform"), QStringLiteral("offscreen"),
                              QStringLiteral("show"), QStringLiteral("results.json")});
    QCOMPARE(platform.exitCode, 2);
    QVERIFY2(platform.err.contains(QLatin1String("rangebar show ...")), qPrintable(platform.err));
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

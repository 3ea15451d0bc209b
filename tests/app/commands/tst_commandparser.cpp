// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandparser.h"
#include "app/commands/helptext.h"
#include "app/commands/verbs.h"
#include "models/report/textwidth.h"
#include "tests/app/commands/commandrun.h"
#include "tests/support/testobject.h"

#include <QProcess>
#include <QSet>

using namespace rangebar;
using namespace rangebar::test;

namespace {

VerbSpec spec(const char* verb)
{
    return verbSpec(QString::fromLatin1(verb)).value();
}

QStringList words(const char* line)
{
    return QProcess::splitCommand(QString::fromUtf8(line));
}

QList<VerbSpec> everySpec()
{
    return verbSpecs() + QList<VerbSpec>{programSpec()};
}

} // namespace

class CommandParserTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDescriptionIsWhole();
    void theExamplesAreUnderstood();
    void valuesAndDefaultsAreGiven();
    void whatRepeatsKeepsItsOrder();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void helpIsGivenWhateverElseIsWrong();
    void helpFitsItsWidth_data();
    void helpFitsItsWidth();
    void everyVerbHelpsInEveryLanguage_data();
    void everyVerbHelpsInEveryLanguage();
    void helpListsTheVerbs();
    void aVerbThatIsNoneIsRefused();
    void theRefusalSpeaksTheLanguageAskedFor();
    void theVerbComesFirst_data();
    void theVerbComesFirst();
};

void CommandParserTest::theDescriptionIsWhole()
{
    for (const VerbSpec& verb : everySpec()) {
        QVERIFY2(!verb.summary.isEmpty() && !verb.paragraphs.isEmpty(), qPrintable(verb.command()));
        QVERIFY2(!verb.exitCodes.isEmpty() && !verb.examples.isEmpty(), qPrintable(verb.command()));
        QSet<QString> names;
        for (const OptionSpec& option : verb.options) {
            const QString what = verb.command() + QLatin1Char(' ') + option.name;
            QVERIFY2(!names.contains(option.name), qPrintable(what));
            names.insert(option.name);
            if (!option.shortName.isEmpty()) {
                QVERIFY2(!names.contains(option.shortName), qPrintable(what));
                names.insert(option.shortName);
            }
            QVERIFY2(!option.description.isEmpty(), qPrintable(what));
            QCOMPARE(option.valueName.isEmpty(), option.kind == ValueKind::None);
            QCOMPARE(option.choices.isEmpty(), option.kind != ValueKind::Choice);
            if (option.kind == ValueKind::Choice && !option.defaultValue.isEmpty()) {
                QVERIFY2(option.choices.contains(option.defaultValue), qPrintable(what));
            }
            if (option.kind == ValueKind::Number || option.kind == ValueKind::WholeNumber) {
                QVERIFY2(option.least < option.most, qPrintable(what));
            }
        }
        QVERIFY2(names.contains(QStringLiteral("help")) && names.contains(QStringLiteral("lang")),
                 qPrintable(verb.command()));
    }
}

void CommandParserTest::theExamplesAreUnderstood()
{
    int understood = 0;
    for (const VerbSpec& verb : everySpec()) {
        for (const TermSpec& example : verb.examples) {
            // What stands before a pipe or around a substitution is another command's.
            const QString own =
                example.term.section(QStringLiteral("$("), -1).section(QLatin1Char(')'), 0, 0);
            QStringList line = QProcess::splitCommand(own.split(QLatin1Char('|')).constLast());
            QCOMPARE(line.value(0), QStringLiteral("rangebar"));
            line.removeFirst();
            if (!verb.name.isEmpty()) {
                QCOMPARE(line.value(0), verb.name);
                line.removeFirst();
            }
            const auto command = parseCommand(verb, line);
            QVERIFY2(command, qPrintable(example.term + QStringLiteral(": ") +
                                         (command ? QString() : command.error())));
            ++understood;
        }
    }
    QVERIFY(understood >= verbSpecs().size());
}

void CommandParserTest::valuesAndDefaultsAreGiven()
{
    const auto command = parseCommand(
        spec("diff"), words("a.json --format json -o report.json --instructions-threshold=0.5 -- --b.json"));
    QVERIFY(command);
    QCOMPARE(command->arguments(), (QStringList{QStringLiteral("a.json"), QStringLiteral("--b.json")}));
    QCOMPARE(command->value(u"format"), QStringLiteral("json"));
    QCOMPARE(command->value(u"output"), QStringLiteral("report.json"));
    QCOMPARE(command->number(u"instructions-threshold"), 0.5);
    QCOMPARE(command->number(u"allocations-threshold"), 0.1);
    QVERIFY(command->isSet(u"format"));
    QVERIFY(!command->isSet(u"fail-on"));
    QCOMPARE(command->value(u"fail-on"), QStringLiteral("regression"));
    QCOMPARE(command->value(u"lang"), QString());
}

void CommandParserTest::whatRepeatsKeepsItsOrder()
{
    const auto command = parseCommand(
        spec("export"), words("--chart throughput a.json --chart cost --theme dark --theme both"));
    QVERIFY(command);
    QCOMPARE(command->values(u"chart"), (QStringList{QStringLiteral("throughput"), QStringLiteral("cost")}));
    QCOMPARE(command->value(u"theme"), QStringLiteral("both"));
    QCOMPARE(parseCommand(spec("export"), words("a.json"))->values(u"chart"), QStringList());
}

void CommandParserTest::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* verb, const char* line, const char* reason) {
        QTest::newRow(line) << QString::fromLatin1(verb) << words(line) << QString::fromLatin1(reason);
    };
    row("show", "--formt text a.json", "There is no option --formt. Did you mean --format?");
    row("show", "--out x a.json", "There is no option --out. Did you mean --output?");
    row("show", "--zebra a.json", "There is no option --zebra.");
    row("show", "-x a.json", "There is no option -x.");
    row("show", "--format yaml a.json",
        "--format can't be yaml. Choose one of text, markdown, json, csv, html.");
    row("show", "--output= a.json", "--output can't be empty.");
    row("show", "a.json --format", "Missing value after '--format'.");
    row("show", "", "At least one document is needed. 0 argument(s) given.");
    row("export", "a.json --width 12.5", "--width must be a whole number from 320 to 8000, not 12.5.");
    row("export", "a.json --width 8001", "--width must be a whole number from 320 to 8000, not 8001.");
    row("export", "a.json --scale 0.5", "--scale must be a whole number from 1 to 4, not 0.5.");
    row("export", "a.json --scale inf", "--scale must be a whole number from 1 to 4, not inf.");
    row("export", "a.json --scale 2,5", "--scale must be a whole number from 1 to 4, not 2,5.");
    row("diff", "a b c",
        "Two documents are needed, a base and a candidate; or --pr, or --repo. 3 argument(s) given.");
}

void CommandParserTest::whatDoesNotFitIsRefused()
{
    QFETCH(QString, verb);
    QFETCH(QStringList, arguments);
    QFETCH(QString, reason);
    const auto command = parseCommand(verbSpec(verb).value(), arguments);
    QVERIFY(!command);
    QCOMPARE(command.error(), reason);
}

void CommandParserTest::helpIsGivenWhateverElseIsWrong()
{
    for (const char* line : {"--help", "-h", "--help --frobnicate", "--format yaml -h", "a b c d --help"}) {
        const auto command = parseCommand(spec("diff"), words(line));
        QVERIFY2(command && command->isSet(u"help"), line);
    }
}

void CommandParserTest::helpFitsItsWidth_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {60, 80, 100, 200}) {
        QTest::addRow("%d", width) << width;
    }
}

void CommandParserTest::helpFitsItsWidth()
{
    QFETCH(int, width);
    for (const VerbSpec& verb : everySpec()) {
        QSet<QString> whole; // what is there to be copied is not broken
        for (const TermSpec& example : verb.examples) {
            whole.insert(QStringLiteral("  ") + example.term);
        }
        for (const QString& line : helpText(verb, width, verbSpecs()).split(QLatin1Char('\n'))) {
            QVERIFY2(displayWidth(line) <= width || whole.contains(line), qPrintable(line));
        }
    }
}

void CommandParserTest::everyVerbHelpsInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ru", "zh_CN"}) {
        QTest::newRow(language) << QString::fromLatin1(language);
    }
}

void CommandParserTest::everyVerbHelpsInEveryLanguage()
{
    QFETCH(QString, language);
    for (const VerbSpec& verb : verbSpecs()) {
        const Outcome help = runHere({QStringLiteral("help"), verb.name, QStringLiteral("--lang"), language});
        QCOMPARE(help.exitCode, 0);
        QCOMPARE(help.err, QByteArray());
        for (const OptionSpec& option : verb.options) {
            QVERIFY2(help.out.contains(optionTerm(option).toUtf8()), qPrintable(option.name));
        }
    }
}

void CommandParserTest::helpListsTheVerbs()
{
    const Outcome help = runProgram({QStringLiteral("--help")});
    QCOMPARE(help.exitCode, 0);
    QCOMPARE(help.err, QByteArray());
    for (const VerbSpec& verb : verbSpecs()) {
        QVERIFY2(help.out.contains(verb.summary.toUtf8()), qPrintable(verb.name));
    }
    QVERIFY(help.out.contains("--compare"));
    QCOMPARE(runProgram({QStringLiteral("help")}).out, help.out);
    const QByteArray ofDiff = runProgram({QStringLiteral("help"), QStringLiteral("diff")}).out;
    QVERIFY(ofDiff.contains("--fail-on"));
    QCOMPARE(runProgram({QStringLiteral("diff"), QStringLiteral("--help")}).out, ofDiff);
}

void CommandParserTest::aVerbThatIsNoneIsRefused()
{
    const Outcome help = runHere({QStringLiteral("help"), QStringLiteral("compare\x1b[31m")});
    QCOMPARE(help.exitCode, 2);
    QVERIFY(help.out.isEmpty());
    QVERIFY2(help.err.contains("The verbs are show, export, fetch, check, diff"), help.err.constData());
    QVERIFY(hasNoControls(help.err));
    QVERIFY(!help.err.contains("Did you mean"));
    const Outcome misspelt = runHere({QStringLiteral("help"), QStringLiteral("dif")});
    QVERIFY2(misspelt.err.contains("Did you mean diff?"), misspelt.err.constData());
}

void CommandParserTest::theRefusalSpeaksTheLanguageAskedFor()
{
    const QString lang = QStringLiteral("--lang");
    const auto refusal = [&lang](const QString& language, const QString& wrong) {
        return runHere({QStringLiteral("diff"), lang, language, wrong}).err;
    };
    const QString incomplete = QStringLiteral("--format"); // Qt's own words
    QVERIFY(refusal(QStringLiteral("en"), incomplete).contains("See rangebar diff --help."));
    QVERIFY(refusal(QStringLiteral("ru"), incomplete) != refusal(QStringLiteral("en"), incomplete));
    QCOMPARE(runHere({QStringLiteral("diff"), QStringLiteral("--lang=ru"), incomplete}).err,
             refusal(QStringLiteral("ru"), incomplete));
    const QByteArray unknown = refusal(QStringLiteral("tlh"), QStringLiteral("a.json"));
    QVERIFY2(unknown.contains("--lang can't be tlh. Choose one of en, ru, zh_CN."), unknown.constData());
}

void CommandParserTest::theVerbComesFirst_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* given, const char* expected) {
        QTest::newRow(given) << QByteArray(given) << QByteArray(expected);
    };
    row("show --format json a", "show --format json a");
    row("--lang ru show a", "show --lang ru a");
    row("--lang=ru --verbose show -- -a", "show --lang=ru --verbose -- -a");
    row("--log-file show diff a b", "diff --log-file show a b");
    row("--lang ru help show", "help show --lang ru");
    row("-h show", "show -h");
    // Options of the window, of one verb alone, and what is no verb, are left where they are.
    row("--compare show a", "--compare show a");
    row("--format json show a", "--format json show a");
    row("--lang ru results.json", "--lang ru results.json");
    row("--lang show", "--lang show");
    row("-- show", "-- show");
    row("- show", "- show");
}

void CommandParserTest::theVerbComesFirst()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, expected);
    QCOMPARE(verbFirst(words(given.constData())), words(expected.constData()));
}

QTEST_GUILESS_MAIN(CommandParserTest)
#include "tst_commandparser.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/verbs.h"
#include "models/sources/catalogue.h"
#include "tests/app/commands/commandrun.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace rangebar;
using namespace rangebar::test;

namespace {

QString generated(const QString& name)
{
    return QStringLiteral(RANGEBAR_COMMANDFILES "/") + name;
}

/// The names of the options of a verb as they are typed.
QStringList optionNames(const VerbSpec& verb)
{
    QStringList names;
    for (const OptionSpec& option : verb.options) {
        names.append(QStringLiteral("--") + option.name);
    }
    return names;
}

QStringList sorted(QStringList words)
{
    words.removeDuplicates();
    words.sort();
    return words;
}

} // namespace

/// The manual page under mandoc and groff, the completions in the shells themselves.
class CommandFilesTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theManualPageIsClean_data();
    void theManualPageIsClean();
    void theManualPageTellsEverything();
    void verbsAreOffered_data();
    void verbsAreOffered();
    void optionsAreOffered_data();
    void optionsAreOffered();
    void choicesAreOffered_data();
    void choicesAreOffered();
    void filesAndCratesAreOffered_data();
    void filesAndCratesAreOffered();
    void onlyFoldersAreOfferedForAFolder_data();
    void onlyFoldersAreOfferedForAFolder();
    void nothingIsOfferedForANumber_data();
    void nothingIsOfferedForANumber();

private:
    static void shells();
    /// What the shell offers for the last of these words, without descriptions.
    QStringList offered(const QString& shell, const QStringList& words) const;

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment = withoutDisplay();
};

void CommandFilesTest::initTestCase()
{
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.entries = {{QStringLiteral("Alpha"), QStringLiteral("crate-alpha"), {}},
                         {QStringLiteral("Beta"), QStringLiteral("crate-beta"), {}}};
    const QDir folder(m_folder.path());
    QVERIFY(folder.mkpath(QStringLiteral("home/config")) && folder.mkpath(QStringLiteral("work/cellar")));
    QVERIFY(!writtenFile(folder.filePath(QStringLiteral("home/config/catalogue.json")), catalogue.toJson())
                 .isEmpty());
    QVERIFY(!writtenFile(folder.filePath(QStringLiteral("work/two words.json")), "{}").isEmpty());
    QVERIFY(!writtenFile(folder.filePath(QStringLiteral("work/cold.json")), "{}").isEmpty());
    m_environment.insert(QStringLiteral("RANGEBAR_HOME"), folder.filePath(QStringLiteral("home")));
    m_environment.insert(QStringLiteral("HOME"), folder.filePath(QStringLiteral("home")));
    m_environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("home")));
    m_environment.insert(QStringLiteral("PATH"), QFileInfo(QStringLiteral(RANGEBAR_BINARY)).absolutePath() +
                                                     QLatin1Char(':') + qEnvironmentVariable("PATH"));
    m_environment.insert(QStringLiteral("TERM"), QStringLiteral("dumb"));
}

void CommandFilesTest::shells()
{
    QTest::addColumn<QString>("shell");
    for (const char* shell : {"bash", "zsh", "fish"}) {
        QTest::newRow(shell) << QString::fromLatin1(shell);
    }
}

QStringList CommandFilesTest::offered(const QString& shell, const QStringList& words) const
{
    QProcess process;
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(m_folder.filePath(QStringLiteral("work")));
    process.start(shell, QStringList{QStringLiteral(RANGEBAR_COMPLETE_DIR "/complete.") + shell,
                                     QStringLiteral(RANGEBAR_COMMANDFILES)} +
                             words);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0) {
        return {QStringLiteral("the shell failed: ") + QString::fromUtf8(process.readAllStandardError())};
    }
    QStringList found;
    for (const QString& line :
         QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QString word = line.section(QLatin1Char('\t'), 0, 0);
        while (word.endsWith(QLatin1Char('/')) || word.endsWith(QLatin1Char(' '))) {
            word.chop(1); // how a shell marks a folder, or the end of a word
        }
        found.append(word);
    }
    return sorted(found);
}

void CommandFilesTest::theManualPageIsClean_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("verbs");
    QTest::newRow("English") << u"rangebar.en.1"_s << u"VERBS"_s;
    QTest::newRow("Russian") << u"rangebar.ru.1"_s << u"КОМАНДЫ"_s;
    QTest::newRow("Chinese") << u"rangebar.zh_CN.1"_s << u"命令"_s;
}

void CommandFilesTest::theManualPageIsClean()
{
    QFETCH(const QString, file);
    QFETCH(const QString, verbs);
    const QString path = generated(file);
    const Outcome lint = runShell(QStringLiteral("mandoc -K utf-8 -T lint -W warning '%1'").arg(path));
    QCOMPARE(QString::fromUtf8(lint.out + lint.err), QString());
    QCOMPARE(lint.exitCode, 0);
    const Outcome groff =
        runShell(QStringLiteral("groff -man -Kutf8 -Tutf8 -ww -rLL=78n '%1' | col -b").arg(path));
    QCOMPARE(QString::fromUtf8(groff.err), QString());
    QCOMPARE(groff.exitCode, 0);
    const QString page = QString::fromUtf8(groff.out);
    QVERIFY2(page.contains(verbs), qPrintable(page.left(2000)));
    // Chinese is as wide as two letters, and goes on in the next line as well.
    static const QRegularExpression wide(u"[\u2e80-\uffff]"_s);
    const QStringList lines = page.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        QVERIFY2(line.size() + line.count(wide) <= 90 || !line.contains(wide), qPrintable(line));
    }
}

void CommandFilesTest::theManualPageTellsEverything()
{
    const QString page =
        QString::fromUtf8(runShell(QStringLiteral("mandoc -T utf8 -O width=400 '%1' | col -b")
                                       .arg(generated(QStringLiteral("rangebar.en.1"))))
                              .out);
    for (const VerbSpec& verb : verbSpecs() + QList<VerbSpec>{programSpec()}) {
        QVERIFY2(page.contains(verb.summary.chopped(1)), qPrintable(verb.command()));
        for (const QString& paragraph : verb.paragraphs) {
            QVERIFY2(page.simplified().contains(paragraph), qPrintable(paragraph));
        }
        for (const OptionSpec& option : verb.options) {
            QVERIFY2(page.contains(QStringLiteral("--") + option.name), qPrintable(option.name));
            QVERIFY2(page.simplified().contains(option.description), qPrintable(option.name));
        }
        for (const TermSpec& example : verb.examples) {
            QVERIFY2(page.contains(example.term), qPrintable(example.term));
        }
    }
}

void CommandFilesTest::verbsAreOffered_data()
{
    shells();
}

void CommandFilesTest::verbsAreOffered()
{
    QFETCH(QString, shell);
    QStringList verbs{QStringLiteral("help")};
    for (const VerbSpec& verb : verbSpecs()) {
        verbs.append(verb.name);
    }
    const QStringList first = offered(shell, {QString()});
    for (const QString& verb : verbs) {
        QVERIFY2(first.contains(verb),
                 qPrintable(verb + QStringLiteral(" of ") + first.join(QLatin1Char(' '))));
    }
    QVERIFY2(first.contains(QStringLiteral("cold.json")), qPrintable(first.join(QLatin1Char(' '))));
    QCOMPARE(offered(shell, {QStringLiteral("sh")}), QStringList{QStringLiteral("show")});
    verbs.removeFirst();
    QCOMPARE(offered(shell, {QStringLiteral("help"), QString()}), sorted(verbs));
}

void CommandFilesTest::optionsAreOffered_data()
{
    shells();
}

void CommandFilesTest::optionsAreOffered()
{
    QFETCH(QString, shell);
    for (const VerbSpec& verb : verbSpecs()) {
        QCOMPARE(offered(shell, {verb.name, QStringLiteral("--")}), sorted(optionNames(verb)));
    }
    QCOMPARE(offered(shell, {QStringLiteral("--")}), sorted(optionNames(programSpec())));
    QCOMPARE(offered(shell, {QStringLiteral("show"), QStringLiteral("cold.json"), QStringLiteral("--form")}),
             QStringList{QStringLiteral("--format")});
}

void CommandFilesTest::choicesAreOffered_data()
{
    shells();
}

void CommandFilesTest::choicesAreOffered()
{
    QFETCH(QString, shell);
    int checked = 0;
    for (const VerbSpec& verb : verbSpecs()) {
        for (const OptionSpec& option : verb.options) {
            if (option.kind == ValueKind::Choice) {
                QCOMPARE(offered(shell, {verb.name, QStringLiteral("--") + option.name, QString()}),
                         sorted(option.choices));
                ++checked;
            }
        }
    }
    QVERIFY(checked > 5);
    QCOMPARE(offered(shell, {QStringLiteral("show"), QStringLiteral("--format"), QStringLiteral("ma")}),
             QStringList{QStringLiteral("markdown")});
}

void CommandFilesTest::filesAndCratesAreOffered_data()
{
    shells();
}

void CommandFilesTest::filesAndCratesAreOffered()
{
    QFETCH(QString, shell);
    const QStringList both = offered(shell, {QStringLiteral("show"), QStringLiteral("c")});
    QCOMPARE(both, (QStringList{QStringLiteral("cellar"), QStringLiteral("cold.json"),
                                QStringLiteral("crate-alpha"), QStringLiteral("crate-beta")}));
    QCOMPARE(offered(shell, {QStringLiteral("fetch"), QStringLiteral("c")}),
             (QStringList{QStringLiteral("crate-alpha"), QStringLiteral("crate-beta")}));
    QCOMPARE(offered(shell, {QStringLiteral("check"), QStringLiteral("c")}),
             (QStringList{QStringLiteral("cellar"), QStringLiteral("cold.json")}));
    const QStringList spaced = offered(shell, {QStringLiteral("check"), QStringLiteral("tw")});
    QCOMPARE(spaced.size(), 1);
    QCOMPARE(QString(spaced.constFirst()).remove(QLatin1Char('\\')), QStringLiteral("two words.json"));
    QCOMPARE(offered(shell, {QStringLiteral("show"), QStringLiteral("--output"), QStringLiteral("col")}),
             QStringList{QStringLiteral("cold.json")});
}

void CommandFilesTest::onlyFoldersAreOfferedForAFolder_data()
{
    shells();
}

void CommandFilesTest::onlyFoldersAreOfferedForAFolder()
{
    QFETCH(QString, shell);
    QCOMPARE(offered(shell, {QStringLiteral("fetch"), QStringLiteral("--output"), QStringLiteral("c")}),
             QStringList{QStringLiteral("cellar")});
}

void CommandFilesTest::nothingIsOfferedForANumber_data()
{
    shells();
}

void CommandFilesTest::nothingIsOfferedForANumber()
{
    QFETCH(QString, shell);
    QCOMPARE(offered(shell, {QStringLiteral("diff"), QStringLiteral("--instructions-threshold"), QString()}),
             QStringList());
}

QTEST_GUILESS_MAIN(CommandFilesTest)
#include "tst_commandfiles.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What docs/git.md promises, with a real git: its settings are taken from that page and used as they stand
// there.
#include "tests/app/commands/gitfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>

using namespace rangebar::test;

namespace {

const auto results = QStringLiteral("docs/benchmarks/results.json");

QByteArray older()
{
    // The hook is to be right in any year.
    return sample(QStringLiteral("schema3.json")).replace("\"2026-", "\"2024-");
}

/// One round of RustStream is faster, and nothing else is another.
QByteArray newer()
{
    QByteArray bytes = older();
    const qsizetype framework = bytes.indexOf("\"framework\"");
    const qsizetype best = bytes.indexOf("\"best\": ", framework) + 8;
    return bytes.replace(best, bytes.indexOf(',', best) - best, "47020");
}

/// The lines of a diff that begin so, but for its headers.
QStringList lines(const QString& diff, QChar sign)
{
    QStringList found;
    const QStringList all = diff.split(QLatin1Char('\n'));
    for (const QString& line : all) {
        const bool isHeader = line.startsWith(QString(3, sign));
        if (line.startsWith(sign) && !isHeader) {
            found.append(line);
        }
    }
    return found;
}

} // namespace

class GitTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void diffShowsTheCellsThatChanged();
    void logAndShowReadAsTables();
    void theSameTablesWhoeverAsks();
    void aBrokenVersionDoesNotStopTheLog();
    void namesWithBlanksAndOtherLetters();
    void patchesAreMadeOfTheDocument();
    void difftoolHandsOverBothVersions();
    void difftoolHandsOverTheWorkingTree();
    void measurementsAreNotMergedByLines();
    void theHookRefusesWhatIsNotReady();
    void withoutTheAttributeGitIsAsItWas();

private:
    std::unique_ptr<GitFixture> m_git;
};

void GitTest::init()
{
    TestObject::init();
    m_git = std::make_unique<GitFixture>();
    QVERIFY(m_git->isReady());
}

void GitTest::diffShowsTheCellsThatChanged()
{
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git->write(results, newer()));
    const GitOutcome diff = m_git->git({QStringLiteral("diff")});
    QCOMPARE(diff.exitCode, 0);
    QCOMPARE(diff.err, QString());
    const QStringList removed = lines(diff.out, QLatin1Char('-'));
    const QStringList added = lines(diff.out, QLatin1Char('+'));
    QVERIFY2(removed.size() == 1 && added.size() == 1, qPrintable(diff.out));
    QVERIFY2(removed.constFirst().contains(QStringLiteral("47,015 msg/s (46,800)")), qPrintable(diff.out));
    QVERIFY2(added.constFirst().contains(QStringLiteral("47,020 msg/s (46,800)")), qPrintable(diff.out));
    QVERIFY2(!diff.out.contains(QStringLiteral("\"best\"")), qPrintable(diff.out));
}

void GitTest::logAndShowReadAsTables()
{
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git->commit(results, newer(), QStringLiteral("Measure again")));
    const QStringList log{QStringLiteral("log"), QStringLiteral("-p"), QStringLiteral("--"), results};
    for (const QStringList& arguments : {log, QStringList{QStringLiteral("show"), QStringLiteral("HEAD")}}) {
        const GitOutcome outcome = m_git->git(arguments);
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.err, QString());
        QVERIFY2(lines(outcome.out, QLatin1Char('+'))
                     .join(QLatin1Char('\n'))
                     .contains(QStringLiteral("47,020 msg/s")),
                 qPrintable(outcome.out));
        QVERIFY2(!outcome.out.contains(QStringLiteral("\"best\"")), qPrintable(outcome.out));
    }
    // The first version is there as a whole, machine and all.
    static const QRegularExpression machine(QStringLiteral("^\\+ *Processor "),
                                            QRegularExpression::MultilineOption);
    QVERIFY(m_git->git(log).out.contains(machine));
}

void GitTest::theSameTablesWhoeverAsks()
{
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git->commit(results, newer(), QStringLiteral("Measure again")));
    const QString plain = m_git->git({QStringLiteral("show")}).out;
    m_git->setVariable(QStringLiteral("COLUMNS"), QStringLiteral("40"));
    m_git->setVariable(QStringLiteral("TERM"), QStringLiteral("xterm-256color"));
    QCOMPARE(m_git->git({QStringLiteral("show")}).out, plain);
}

void GitTest::aBrokenVersionDoesNotStopTheLog()
{
    QVERIFY(m_git->commit(results, older(), QStringLiteral("First measurement")));
    QVERIFY(m_git->commit(results, "{\"schema\": 3, \"\x1b[31m", QStringLiteral("Broken measurement")));
    QVERIFY(m_git->commit(results, QByteArray("\0\xff\xfe", 3), QStringLiteral("Bytes")));
    QVERIFY(m_git->commit(results, "", QStringLiteral("Nothing")));
    QVERIFY(m_git->commit(results, newer(), QStringLiteral("Last measurement")));
    const GitOutcome log = m_git->git({QStringLiteral("log"), QStringLiteral("-p")});
    QCOMPARE(log.exitCode, 0);
    QCOMPARE(log.err, QString());
    for (const QString& subject :
         {QStringLiteral("First measurement"), QStringLiteral("Broken measurement"), QStringLiteral("Bytes"),
          QStringLiteral("Nothing"), QStringLiteral("Last measurement")}) {
        QVERIFY2(log.out.contains(subject), qPrintable(log.out));
    }
    QVERIFY2(log.out.contains(QStringLiteral("this is not JSON")), qPrintable(log.out));
    QVERIFY2(log.out.contains(QStringLiteral("this is not UTF-8")), qPrintable(log.out));
    QVERIFY2(log.out.contains(QStringLiteral("+{\"schema\": 3, \"\u241b[31m")), qPrintable(log.out));
    QVERIFY(!log.out.contains(QLatin1Char('\x1b')));
    QVERIFY(
        lines(log.out, QLatin1Char('+')).join(QLatin1Char('\n')).contains(QStringLiteral("47,020 msg/s")));
}

void GitTest::namesWithBlanksAndOtherLetters()
{
    QVERIFY(m_git->write(QStringLiteral(".gitattributes"), "*.json diff=rangebar\n"));
    const QStringList names{QStringLiteral("with blanks/my results.json"),
                            QStringLiteral("\u0440\u0435\u0437\u0443\u043b\u044c\u0442\u0430\u0442\u044b/"
                                           "\u7ed3\u679c.json"),
                            QStringLiteral("100% 'quoted' \"$HOME\" `id` ; &.json"),
                            QStringLiteral("-dash.json"), QStringLiteral("--output.json")};
    for (const QString& name : names) {
        QVERIFY2(m_git->commit(name, older(), QStringLiteral("Measure")), qPrintable(name));
        QVERIFY(m_git->write(name, newer()));
        const GitOutcome diff = m_git->git({QStringLiteral("diff"), QStringLiteral("--"), name});
        QCOMPARE(diff.exitCode, 0);
        QCOMPARE(diff.err, QString());
        QVERIFY2(lines(diff.out, QLatin1Char('+'))
                     .join(QLatin1Char('\n'))
                     .contains(QStringLiteral("47,020 msg/s")),
                 qPrintable(name + QLatin1Char('\n') + diff.out));
        const GitOutcome tool = m_git->difftool({QStringLiteral("--"), name});
        QCOMPARE(tool.exitCode, 0);
        QCOMPARE(m_git->recordedBytes(1, 1), newer());
        m_git->forgetRecords();
    }
}

void GitTest::patchesAreMadeOfTheDocument()
{
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git->commit(results, newer(), QStringLiteral("Measure again")));
    const GitOutcome patch =
        m_git->git({QStringLiteral("format-patch"), QStringLiteral("-1"), QStringLiteral("--stdout")});
    QVERIFY2(patch.out.contains(QStringLiteral("\"best\": 47020")), qPrintable(patch.out));
    const GitOutcome raw =
        m_git->git({QStringLiteral("diff"), QStringLiteral("--no-textconv"), QStringLiteral("HEAD~1")});
    QVERIFY2(raw.out.contains(QStringLiteral("\"best\": 47020")), qPrintable(raw.out));
}

void GitTest::difftoolHandsOverBothVersions()
{
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git->commit(results, newer(), QStringLiteral("Measure again")));
    const GitOutcome tool = m_git->difftool({QStringLiteral("HEAD~1"), QStringLiteral("HEAD")});
    QCOMPARE(tool.exitCode, 0);
    QCOMPARE(m_git->recordedCalls(), 1);
    QCOMPARE(m_git->recordedArguments(1).size(), 4);
    QCOMPARE(m_git->recordedArguments(1).constFirst(), QStringLiteral("--compare"));
    QCOMPARE(m_git->recordedBytes(1, 0), older()); // the older one is the base
    QCOMPARE(m_git->recordedBytes(1, 1), newer());
}

void GitTest::difftoolHandsOverTheWorkingTree()
{
    const QString other = QStringLiteral("other/results.json");
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git->commit(other, newer(), QStringLiteral("Measure another")));
    QVERIFY(m_git->write(results, newer()));
    QVERIFY(m_git->write(other, older()));
    QCOMPARE(m_git->difftool({}).exitCode, 0);
    QCOMPARE(m_git->recordedCalls(), 2); // one after the other, and no question between them
    QCOMPARE(m_git->recordedBytes(1, 0), older());
    QCOMPARE(m_git->recordedBytes(1, 1), newer());
    QCOMPARE(m_git->recordedBytes(2, 0), newer());
    QCOMPARE(m_git->recordedBytes(2, 1), older());
}

void GitTest::measurementsAreNotMergedByLines()
{
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git
                ->git({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral("-b"),
                       QStringLiteral("other")})
                .exitCode == 0);
    QVERIFY(m_git->commit(results, newer(), QStringLiteral("Measure again")));
    QVERIFY(m_git->git({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral("main")}).exitCode ==
            0);
    // Far from the other change, so that git would merge the two without a word.
    QByteArray mine = older();
    mine.replace("\"governor\": \"performance\"", "\"governor\": \"powersave\"");
    QVERIFY(mine != older());
    QVERIFY(m_git->commit(results, mine, QStringLiteral("Measure elsewhere")));
    QVERIFY(m_git->git({QStringLiteral("merge"), QStringLiteral("other")}).exitCode != 0);
    QCOMPARE(m_git->read(results), mine);
    QCOMPARE(
        m_git->git({QStringLiteral("checkout"), QStringLiteral("--theirs"), QStringLiteral("--"), results})
            .exitCode,
        0);
    QCOMPARE(m_git->read(results), newer());

    QCOMPARE(m_git->git({QStringLiteral("merge"), QStringLiteral("--abort")}).exitCode, 0);
    QVERIFY(m_git->write(QStringLiteral(".gitattributes"), ""));
    QCOMPARE(m_git->git({QStringLiteral("merge"), QStringLiteral("-q"), QStringLiteral("other")}).exitCode,
             0);
    QVERIFY(m_git->read(results) != mine && m_git->read(results) != newer());
}

void GitTest::theHookRefusesWhatIsNotReady()
{
    QVERIFY(m_git->installHook());
    QVERIFY(m_git->commit(QStringLiteral("README"), "text", QStringLiteral("Begin")));
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QByteArray broken = older();
    broken.replace("\"verdict\": \"indistinguishable\"", "\"verdict\": \"same\"");
    QVERIFY(m_git->write(results, broken));
    QCOMPARE(m_git->git({QStringLiteral("add"), results}).exitCode, 0);
    // What is checked is what would be committed, not what lies beside it.
    QVERIFY(m_git->write(results, older()));
    const GitOutcome outcome =
        m_git->git({QStringLiteral("commit"), QStringLiteral("-m"), QStringLiteral("Measure again")});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(QString(outcome.out + outcome.err).contains(QStringLiteral("[unknown-verdict]")),
             qPrintable(outcome.out + outcome.err));
    QVERIFY(m_git->commit(QStringLiteral("README"), "another text", QStringLiteral("Go on")) == false);
    QCOMPARE(m_git->git({QStringLiteral("reset"), QStringLiteral("-q")}).exitCode, 0);
    QVERIFY(m_git->commit(QStringLiteral("README"), "another text", QStringLiteral("Go on")));
}

void GitTest::withoutTheAttributeGitIsAsItWas()
{
    QVERIFY(m_git->write(QStringLiteral(".gitattributes"), ""));
    QVERIFY(m_git->commit(results, older(), QStringLiteral("Measure")));
    QVERIFY(m_git->write(results, newer()));
    QVERIFY(m_git->git({QStringLiteral("diff")}).out.contains(QStringLiteral("\"best\": 47020")));
}

QTEST_GUILESS_MAIN(GitTest)
#include "tst_git.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/log.h"
#include "models/log/logcategories.h"
#include "models/log/redaction.h"
#include "tests/app/commands/commandrun.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace rangebar::test {

using namespace Qt::StringLiterals;

class LogTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder.path()));
    }

    void secretsAreTakenOut_data();
    void secretsAreTakenOut();
    void homeIsTakenOut();
    void nothingIsSaidWithoutALog();
    void linesHaveTimeLevelAndCategory();
    void textOfOthersStaysOneLine();
    void detailsAreForTheVerbose();
    void fileIsBounded();
    void fileIsAddedTo();
    void fileThatCannotBeWrittenIsSaid();
    void lastRecordsAreKept();
    void verbWritesAFileAndSpeaks();
    void windowLogsAlsoWhatQtSays();
    void verbRefusesAFileThatCannotBeWritten();

private:
    QString file() const { return m_folder.filePath(u"rangebar.log"_s); }
    static QString read(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
    }
    struct Run
    {
        int exitCode = -1;
        QString out;
        QString err;
    };
    Run run(const QStringList& arguments) const;
    QTemporaryDir m_folder;
};

LogTest::Run LogTest::run(const QStringList& arguments) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"RANGEBAR_HOME"_s, m_folder.filePath(u"home"_s));
    const Outcome outcome = runProgram(arguments, {}, environment);
    return {outcome.exitCode, QString::fromUtf8(outcome.out), QString::fromUtf8(outcome.err)};
}

void LogTest::secretsAreTakenOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const QString& text, const QString& shown) {
        QTest::newRow(name) << text << shown;
    };
    row("nothing", u"asks https://example.org/a/b.json twice"_s,
        u"asks https://example.org/a/b.json twice"_s);
    row("query", u"GET https://example.org/a?key=5&x=y done"_s, u"GET https://example.org/a?... done"_s);
    row("fragment", u"https://example.org/a#access=5"_s, u"https://example.org/a#..."_s);
    row("user", u"https://me:pass@example.org/a"_s, u"https://...@example.org/a"_s);
    row("user with at", u"https://me:p@ss@example.org/a"_s, u"https://...@example.org/a"_s);
    row("proxy", u"socks5://me:pass@proxy.example:1080"_s, u"socks5://...@proxy.example:1080"_s);
    row("two addresses", u"\"http://a/?b=c\" \"http://d@e/\""_s, u"\"http://a/?...\" \"http://...@e/\""_s);
    row("classic token", u"with ghp_abcDEF0123456789abcdef0123456789 in"_s, u"with ... in"_s);
    row("fine token", u"github_pat_11ABCDEFG0abcdefghijkl_mnopqrstuvwxyz"_s, u"..."_s);
    row("header", u"Authorization: Basic bWU6cGFzcw=="_s, u"Authorization: ..."_s);
    row("bearer", u"sent Bearer abcdef.ghijkl-mnopq"_s, u"sent Bearer ..."_s);
    row("named", u"password=hunter2 and more"_s, u"password=..."_s);
    row("address that is no other's", u"ruststream-nats@0.7.2 at 10:30"_s,
        u"ruststream-nats@0.7.2 at 10:30"_s);
}

void LogTest::secretsAreTakenOut()
{
    QFETCH(QString, text);
    QTEST(withoutSecrets(text), "shown");
    QCOMPARE(withoutSecrets(withoutSecrets(text)), withoutSecrets(text));
}

void LogTest::homeIsTakenOut()
{
    const QString home = QDir::homePath();
    QCOMPARE(withoutHome(home + u"/a/b.json"_s), u"~/a/b.json"_s);
    QCOMPARE(withoutHome(u"in "_s + home), u"in ~"_s);
    QCOMPARE(withoutHome(u"/home/alice/x and C:\\Users\\alice\\x"_s), u"/home/.../x and C:\\Users\\...\\x"_s);
    QCOMPARE(withoutHome(u"/srv/results"_s), u"/srv/results"_s);
}

void LogTest::nothingIsSaidWithoutALog()
{
    qCWarning(logFeed) << "nobody listens"; // would fail the test
    QVERIFY(Log::recent().isEmpty());
}

void LogTest::linesHaveTimeLevelAndCategory()
{
    {
        const auto log = Log::start({file()});
        QVERIFY(log);
        qCWarning(logNetwork).noquote() << "failed: https://me:pw@example.org/a.json?token=1";
        qCInfo(logLibrary) << "kept";
    }
    const QStringList lines = read(file()).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    static const QRegularExpression form(
        u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z warning rangebar\\.network: "
        "failed: https://\\.\\.\\.@example\\.org/a\\.json\\?\\.\\.\\.$"_s);
    QVERIFY2(form.match(lines.at(0)).hasMatch(), qPrintable(lines.at(0)));
    QVERIFY2(lines.at(1).endsWith(u" info rangebar.library: kept"_s), qPrintable(lines.at(1)));
    // It names the reader's files.
    QCOMPARE(QFile::permissions(file()) & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
             QFileDevice::Permissions());
}

void LogTest::textOfOthersStaysOneLine()
{
    {
        const auto log = Log::start({file()});
        qCWarning(logFeed).noquote() << u"a\n2026-01-01T00:00:00.000Z error forged: \u001b[31m\u202e"_s;
    }
    const QString text = read(file());
    QCOMPARE(text.count(u'\n'), 1);
    QVERIFY(!text.contains(u'\u001b') && !text.contains(u'\u202e'));
}

void LogTest::detailsAreForTheVerbose()
{
    {
        const auto log = Log::start({file()});
        qCDebug(logFeed) << "a detail";
        QVERIFY(Log::recent().isEmpty());
    }
    {
        const auto log = Log::start({file(), true});
        qCDebug(logFeed) << "a detail";
        QCOMPARE(Log::recent().size(), 1);
    }
    qCDebug(logFeed) << "after it";
    QCOMPARE(read(file()).count(u"a detail"_s), 1);
    QVERIFY(!read(file()).contains(u"after it"_s));
}

void LogTest::fileIsBounded()
{
    constexpr qint64 most = 20'000;
    {
        const auto log = Log::start({file(), false, most});
        for (int i = 0; i < 2'000; ++i) {
            qCInfo(logFeed) << "line" << i << "of a long story that nobody reads";
        }
    }
    QVERIFY(QFile(file()).size() <= most);
    QVERIFY(QFile(file() + u".1"_s).size() <= most && QFile(file() + u".1"_s).size() > most / 2);
    QVERIFY(read(file()).contains(u"line 1999 "_s));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 2);
    QCOMPARE(Log::recent().size(), 0);
}

void LogTest::fileIsAddedTo()
{
    for (const char* text : {"first", "second"}) {
        const auto log = Log::start({file()});
        qCInfo(logFeed) << text;
    }
    QVERIFY(read(file()).contains(u"first"_s) && read(file()).contains(u"second"_s));
}

void LogTest::fileThatCannotBeWrittenIsSaid()
{
    const auto log = Log::start({m_folder.filePath(u"no/such/folder/rangebar.log"_s)});
    QVERIFY(!log);
    QVERIFY2(log.error().contains(u"--log-file"_s), qPrintable(log.error()));
}

void LogTest::lastRecordsAreKept()
{
    const auto log = Log::start({});
    for (int i = 0; i < 500; ++i) {
        qCInfo(logFeed) << "record" << i;
    }
    QCOMPARE(Log::recent().size(), Log::mostRecent);
    QCOMPARE(Log::recent().last().text, u"record 499"_s);
    const QString tail = QString::fromUtf8(Log::tail());
    QVERIFY(tail.endsWith(u"record 499\n"_s));
    QVERIFY(tail.size() < 4096);
}

void LogTest::verbWritesAFileAndSpeaks()
{
    const QString document = samplePath(u"schema3.json"_s);
    const Run quiet = run({u"show"_s, document});
    QCOMPARE(quiet.exitCode, 0);
    QCOMPARE(quiet.err, QString());
    const Run logged = run({u"show"_s, u"--log-file"_s, file(), document});
    QCOMPARE(logged.exitCode, 0);
    QCOMPARE(logged.err, QString());
    QCOMPARE(logged.out, quiet.out);
    QVERIFY2(read(file()).contains(u"rangebar.program"_s), qPrintable(read(file())));
    const Run verbose = run({u"show"_s, u"--verbose"_s, m_folder.filePath(u"missing.json"_s)});
    QVERIFY(verbose.exitCode != 0);
    QVERIFY2(verbose.err.contains(u" warning rangebar.files: not read:"_s), qPrintable(verbose.err));
}

void LogTest::windowLogsAlsoWhatQtSays()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"RANGEBAR_HOME"_s, m_folder.filePath(u"home"_s));
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    process.setProcessEnvironment(environment);
    // Qt does not know this style, and says so.
    process.start(QStringLiteral(RANGEBAR_BINARY),
                  {u"-style"_s, u"no-such-style"_s, u"--log-file"_s, file(), u"--lang"_s, u"en"_s});
    QTRY_VERIFY_WITH_TIMEOUT(read(file()).contains(u"rangebar.program"_s), 20'000);
    process.terminate();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit); // closed in order
    QVERIFY2(read(file()).contains(u"ended with 0"_s), qPrintable(read(file())));
    QVERIFY2(read(file()).contains(u"no-such-style"_s), qPrintable(read(file())));
    const QString err = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(err.contains(u"no-such-style"_s), qPrintable(err));
    QVERIFY2(!err.contains(u"rangebar.program"_s), qPrintable(err)); // that is for the log
}

void LogTest::verbRefusesAFileThatCannotBeWritten()
{
    const Run verb = run(
        {u"show"_s, u"--log-file"_s, m_folder.filePath(u"no/such/x.log"_s), samplePath(u"schema3.json"_s)});
    QCOMPARE(verb.exitCode, 2);
    QVERIFY2(verb.err.contains(u"can't be written"_s), qPrintable(verb.err));
    QVERIFY(verb.out.isEmpty());
    const Run window = run({u"--log-file"_s, m_folder.filePath(u"no/such/x.log"_s)});
    QCOMPARE(window.exitCode, 2);
    QVERIFY2(window.err.contains(u"can't be written"_s), qPrintable(window.err));
}

} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::LogTest)
#include "tst_log.moc"

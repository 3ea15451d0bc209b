// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/commands/commandrun.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

#include <unistd.h>

using namespace rangebar::test;

namespace {

/// More than a pipe holds, so that the program is still writing when its reader has gone.
QString manyDocuments()
{
    return QStringLiteral(" \"$document\"").repeated(60);
}

} // namespace

/// The real program and what a shell connects it to.
class StreamsTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aPipeClosedEarlyEndsQuietly();
    void aPipeClosedEarlyEndsQuietlyWhereTheSignalIsIgnored();
    void aFullDiskIsTold_data();
    void aFullDiskIsTold();
    void closedStreamsAreTold();
    void whatIsNoFileIsWrittenInPlace();
    void aReadOnlyFolderIsTold();
    void aFailedWriteLeavesWhatWasThere();
    void aPipeWithANameIsWritten();
    void aTerminalIsAskedForItsWidth();

private:
    /// In which "$document" is a document and "$folder" a folder of this test.
    Outcome shell(const QString& line) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void StreamsTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
}

Outcome StreamsTest::shell(const QString& line) const
{
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(QStringLiteral("document"), samplePath(QStringLiteral("schema3.json")));
    environment.insert(QStringLiteral("folder"), m_folder->path());
    return runShell(line, environment);
}

void StreamsTest::aPipeClosedEarlyEndsQuietly()
{
    for (const char* verb : {"show", "show --format json", "show --format csv", "show --format html"}) {
        const Outcome outcome =
            shell(QStringLiteral("{ \"$rangebar\" %1 %2; echo \"status $?\" >&2; } | head -c 10")
                      .arg(QLatin1StringView(verb), manyDocuments()));
        QCOMPARE(outcome.out.size(), 10);
        QCOMPARE(outcome.err, QByteArray("status 141\n")); // 128 and SIGPIPE, as of any other tool
    }
}

void StreamsTest::aPipeClosedEarlyEndsQuietlyWhereTheSignalIsIgnored()
{
    const Outcome outcome =
        shell(QStringLiteral("trap '' PIPE; { \"$rangebar\" show %1; echo \"status $?\" >&2; } | head -c 10")
                  .arg(manyDocuments()));
    QCOMPARE(outcome.err, QByteArray("status 141\n"));
}

void StreamsTest::aFullDiskIsTold_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("what");
    const QByteArray standardOutput = "Standard output can't be written: No space left on device\n";
    const auto row = [](const char* line, const QByteArray& what) {
        QTest::newRow(line) << QString::fromLatin1(line) << what;
    };
    row(R"("$rangebar" show "$document" >/dev/full)", standardOutput);
    row(R"("$rangebar" show --format json "$document" >/dev/full)", standardOutput);
    row(R"("$rangebar" diff "$document" "$document" >/dev/full)", standardOutput);
    row(R"("$rangebar" help show >/dev/full)", standardOutput);
    row(R"("$rangebar" --help >/dev/full)", standardOutput);
    row(R"("$rangebar" --version >/dev/full)", standardOutput);
    row(R"("$rangebar" fetch --list >/dev/full)", standardOutput);
    row(R"("$rangebar" show "$document" --output /dev/full)",
        "/dev/full can't be written: No space left on device\n");
}

void StreamsTest::aFullDiskIsTold()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, what);
    const Outcome outcome = shell(line);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.endsWith(what), outcome.err.constData());
}

void StreamsTest::closedStreamsAreTold()
{
    const Outcome out = shell(QStringLiteral(R"("$rangebar" show "$document" >&-)"));
    QCOMPARE(out.exitCode, 2);
    QVERIFY2(out.err.contains("Standard output can't be written: "), out.err.constData());
    const Outcome in = shell(QStringLiteral(R"("$rangebar" show - <&-)"));
    QCOMPARE(in.exitCode, 2);
    QVERIFY2(in.err.contains("standard input: The file can't be read: "), in.err.constData());
    const Outcome folder = shell(QStringLiteral(R"("$rangebar" show - </)"));
    QCOMPARE(folder.exitCode, 2);
    QVERIFY2(folder.err.contains("standard input: The file can't be read: "), folder.err.constData());
    // Nobody to tell, but the exit code is right.
    QCOMPARE(shell(QStringLiteral(R"("$rangebar" show "$document" >/dev/full 2>&-)")).exitCode, 2);
}

void StreamsTest::whatIsNoFileIsWrittenInPlace()
{
    const QByteArray text = shell(QStringLiteral(R"("$rangebar" show "$document")")).out;
    QVERIFY(!text.isEmpty());
    QCOMPARE(shell(QStringLiteral(R"("$rangebar" show "$document" --output /dev/stdout)")).out, text);
    // Standard output is a file that is there already, and stays it.
    QCOMPARE(shell(QStringLiteral(
                       R"("$rangebar" show "$document" -o /dev/stdout >"$folder/to"; cat "$folder/to")"))
                 .out,
             text);
    QCOMPARE(shell(QStringLiteral(R"("$rangebar" show "$document" --output /dev/null)")).exitCode, 0);
    QVERIFY(!QFileInfo(QStringLiteral("/dev/null")).isFile());
}

void StreamsTest::aReadOnlyFolderIsTold()
{
    // The permissions of a folder do not stop root; those of the system's own folder do.
    const bool isRoot = geteuid() == 0;
    const QString folder = isRoot ? QStringLiteral("/sys") : m_folder->filePath(QStringLiteral("locked"));
    if (!isRoot) {
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    }
    const Outcome outcome =
        shell(QStringLiteral(R"("$rangebar" show "$document" --output %1/report.txt)").arg(folder));
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("report.txt can't be written: "), outcome.err.constData());
    QVERIFY(!QFile::exists(folder + QStringLiteral("/report.txt")));
}

void StreamsTest::aFailedWriteLeavesWhatWasThere()
{
    const QString file = writtenFile(m_folder->filePath(QStringLiteral("report.html")), "earlier");
    // A limit on the size of files stands for a disk that is full.
    const Outcome outcome = shell(
        QStringLiteral("trap '' XFSZ; ulimit -f 1; \"$rangebar\" show --format html --force %1 --output %2")
            .arg(manyDocuments(), file));
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("report.html can't be written: "), outcome.err.constData());
    QCOMPARE(readFile(file), QByteArray("earlier"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void StreamsTest::aPipeWithANameIsWritten()
{
    const QByteArray text = shell(QStringLiteral(R"("$rangebar" show "$document")")).out;
    const Outcome outcome =
        shell(QStringLiteral(R"(mkfifo "$folder/pipe"; "$rangebar" show "$document" --output "$folder/pipe" &
                                cat "$folder/pipe"; wait)"));
    QCOMPARE(outcome.out, text);
    QCOMPARE(outcome.err, QByteArray());
}

void StreamsTest::aTerminalIsAskedForItsWidth()
{
    // script(1) gives a terminal.
    const auto onTerminal = [this](const char* settings) {
        return shell(
                   QStringLiteral(R"(script -qec 'stty cols 44; %1 "$rangebar" show "$document"' /dev/null)")
                       .arg(QLatin1StringView(settings)))
            .out;
    };
    const auto widest = [](const QByteArray& text) {
        qsizetype width = 0;
        for (const QByteArray& line : text.split('\n')) {
            width = std::max(width, line.trimmed().size());
        }
        return width;
    };
    const QByteArray narrow = onTerminal("unset COLUMNS; NO_COLOR=1 TERM=xterm");
    QVERIFY2(widest(narrow) > 30 && widest(narrow) <= 44, narrow.constData());
    QVERIFY(!narrow.contains('\x1b'));
    const QByteArray wide = onTerminal("COLUMNS=90 NO_COLOR= TERM=dumb");
    QVERIFY2(widest(wide) > 44 && widest(wide) <= 90, wide.constData());
    QVERIFY(!wide.contains('\x1b'));
    QVERIFY(onTerminal("NO_COLOR= TERM=xterm").contains("\x1b[1m"));
}

QTEST_GUILESS_MAIN(StreamsTest)
#include "tst_streams.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exitcode.h"
#include "app/commands/verbs.h"
#include "app/folders.h"
#include "app/library/importcommand.h"
#include "models/library/libraryimport.h"
#include "tests/app/commands/commandrun.h"
#include "tests/models/library/archivebuilder.h"
#include "tests/models/library/gitrepository.h"
#include "tests/models/library/librarydocuments.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimer>

#include <csignal>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

constexpr int patienceMs = 60000;

class ImportCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void filesFoldersAndArchivesAreTaken();
    void whatIsThereAlreadyIsSaid();
    void whatIsRefusedEndsWithOne();
    void whatIsPassedOverIsNamed();
    void manyThatArePassedOverAreNamedOnDemand();
    void whatCanNotBeReadEndsWithTwo();
    void anotherLibraryIsFilled();
    void theLibraryOfTheSettingsIsFilled();
    void historiesAreTaken();
    void thePathOfAHistoryIsTheOneInTheHelp();
    void aPathWithoutGitIsWrongUsage();
    void whatIsNoRepositoryEndsWithTwo();
    void jsonIsForPrograms();
    void theListGoesToAFile();
    void progressIsForATerminal();
    void ctrlCKeepsWhatWasTaken();
    void aNewerLibraryIsLeftAlone();
    void aFileIsNoLibrary();
    void namesReachNoTerminalUnseen();
    void realProgramNeedsNoDisplay();
    void realProgramOnAFullDisk();
    void realProgramSurvivesKills();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    bool write(const QString& name, const QByteArray& bytes) const { return writeFile(path(name), bytes); }
    bool writeRuns(int count, qsizetype size = 0) const;
    static Outcome import(const QStringList& arguments, const CommandIo& io = {})
    {
        return runHere(QStringList{u"import"_s} + arguments, {}, io, {{u"import"_s, runImport}});
    }
    static QString said(const QByteArray& utf8) { return QString::fromUtf8(utf8); }
    QMap<QString, QByteArray> kept() const { return documentsIn(Folders::standard().library()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ImportCommandTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("RANGEBAR_HOME", QFile::encodeName(path(u"home"_s)));
    QVERIFY(QDir().mkpath(path(u"runs"_s)));
}

bool ImportCommandTest::writeRuns(int count, qsizetype size) const
{
    for (int i = 0; i < count; ++i) {
        if (!write(u"runs/%1.json"_s.arg(i, 4, 10, QLatin1Char('0')), documentBytes(i, {}, size))) {
            return false;
        }
    }
    return true;
}

void ImportCommandTest::filesFoldersAndArchivesAreTaken()
{
    QVERIFY(writeRuns(2));
    QVERIFY(write(u"one.json"_s, documentBytes(10)));
    QVERIFY(write(u"artifact.zip"_s,
                  ArchiveBuilder(u"zip"_s).file("bench/results.json", documentBytes(11)).bytes()));
    const Outcome outcome = import({path(u"one.json"_s), path(u"runs"_s), path(u"artifact.zip"_s)});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(kept().size(), 4);
    const QString out = said(outcome.out);
    const QString name = kept().key(documentBytes(11));
    QVERIFY2(out.contains(u"artifact.zip > bench/results.json: taken as "_s + name + u'\n'), qPrintable(out));
    QVERIFY2(out.startsWith(path(u"one.json"_s) + u": taken as "_s), qPrintable(out));
    QVERIFY2(out.contains(u"\n\n4 document"_s) && out.endsWith(u"taken into the library.\n"_s),
             qPrintable(out));
}

void ImportCommandTest::whatIsThereAlreadyIsSaid()
{
    QVERIFY(writeRuns(3));
    QCOMPARE(import({path(u"runs"_s)}).exitCode, exitCode::done);
    const auto before = filesIn(Folders::standard().library());
    const Outcome again = import({path(u"runs"_s)});
    QCOMPARE(again.exitCode, exitCode::done);
    QVERIFY(said(again.out).contains(u"0001.json: already there as "_s));
    QVERIFY(said(again.out).contains(u"there already.\n"_s));
    QCOMPARE(filesIn(Folders::standard().library()), before);
}

void ImportCommandTest::whatIsPassedOverIsNamed()
{
    QVERIFY(writeRuns(1));
    QVERIFY(write(u"runs/package.json"_s, "{\"name\": \"tool\"}"));
    QVERIFY(
        write(u"artifact.zip"_s,
              ArchiveBuilder(u"zip"_s).file("bench/tsconfig.json", "{}").file("notes.md", "notes").bytes()));
    const Outcome outcome = import({path(u"runs"_s), path(u"artifact.zip"_s)});
    QCOMPARE(outcome.exitCode, exitCode::done);
    const QString out = said(outcome.out);
    QVERIFY2(out.contains(u"package.json: passed over: JSON of another kind\n"_s), qPrintable(out));
    QVERIFY2(out.contains(u"artifact.zip > bench/tsconfig.json: passed over: JSON of another kind\n"_s),
             qPrintable(out));
    QVERIFY2(!out.contains(u"--verbose"_s), qPrintable(out));

    const QJsonArray items = QJsonDocument::fromJson(import({u"--format=json"_s, path(u"runs"_s)}).out)
                                 .object()
                                 .value(u"items"_s)
                                 .toArray();
    QCOMPARE(items.size(), 2);
    const QJsonObject passed = items.at(1).toObject();
    QCOMPARE(passed.value(u"name"_s).toString(), u"package.json"_s);
    QCOMPARE(passed.value(u"outcome"_s).toString(), u"passed_over"_s);
    QCOMPARE(passed.value(u"reason"_s).toString(), u"other_json"_s);
    QVERIFY(passed.value(u"document"_s).isNull());
}

void ImportCommandTest::manyThatArePassedOverAreNamedOnDemand()
{
    QVERIFY(writeRuns(1));
    constexpr int many = 30;
    for (int i = 0; i < many; ++i) {
        QVERIFY(write(u"runs/other-%1.json"_s.arg(i), "[]"));
    }
    const QString few = said(import({path(u"runs"_s)}).out);
    QVERIFY2(few.contains(u"0000.json: taken as "_s) && !few.contains(u"other-7.json"_s), qPrintable(few));
    QVERIFY2(few.endsWith(u"--verbose also names what was passed over.\n"_s), qPrintable(few));
    const QString all = said(import({u"--verbose"_s, path(u"runs"_s)}).out);
    QCOMPARE(all.count(u": passed over: JSON of another kind\n"_s), many);
    QVERIFY2(!all.contains(u"--verbose"_s), qPrintable(all));
}

void ImportCommandTest::whatIsRefusedEndsWithOne()
{
    QVERIFY(writeRuns(1));
    QVERIFY(write(u"runs/results.json"_s, "{\"schema\": 9, \"scenarios\": []}"));
    QVERIFY(write(u"runs/notes.txt"_s, "notes"));
    const Outcome outcome = import({path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::finding);
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY(said(outcome.out).contains(u"results.json: "_s));
    QVERIFY(said(outcome.out).contains(u"schema 9 is not known here"_s));
    QVERIFY(said(outcome.out).contains(u"refused; the list says why."_s));
    QVERIFY(said(outcome.out).contains(u"Passed over: 1 file"_s));
    QCOMPARE(kept().size(), 1);
}

void ImportCommandTest::whatCanNotBeReadEndsWithTwo()
{
    QVERIFY(writeRuns(2));
    const Outcome outcome = import({path(u"none.json"_s), path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY2(said(outcome.err).startsWith(u"rangebar import: "_s + path(u"none.json"_s) + u": "_s),
             outcome.err.constData());
    QVERIFY(said(outcome.err).contains(u"no such file"_s));
    QCOMPARE(kept().size(), 2); // it does not keep the others out
    // However it was written.
    const QString roundabout = path(u"runs/../none.json"_s);
    QCOMPARE(import({roundabout}).exitCode, exitCode::failed);
    QCOMPARE(import({}).exitCode, exitCode::failed);
}

void ImportCommandTest::anotherLibraryIsFilled()
{
    QVERIFY(writeRuns(2));
    const Outcome outcome = import({u"--library"_s, path(u"other place"_s), path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QCOMPARE(documentsIn(path(u"other place"_s)).size(), 2);
    QVERIFY(!QFile::exists(Folders::standard().library()));
}

void ImportCommandTest::theLibraryOfTheSettingsIsFilled()
{
    QVERIFY(writeRuns(2));
    QVERIFY(write(u"home/config/settings.ini"_s,
                  "[library]\nfolder=" + QFile::encodeName(path(u"chosen"_s)) + "\n"));
    QCOMPARE(import({path(u"runs"_s)}).exitCode, exitCode::done);
    QCOMPARE(documentsIn(path(u"chosen"_s)).size(), 2);
}

void ImportCommandTest::historiesAreTaken()
{
    GitRepository one(path(u"one"_s));
    one.commit(u"Measure"_s, u"docs/benchmarks/results.json"_s, documentBytes(1));
    one.commit(u"Measure again"_s, u"docs/benchmarks/results.json"_s, documentBytes(2));
    GitRepository other(path(u"other"_s));
    other.commit(u"Measure"_s, u"bench/out.json"_s, documentBytes(3));
    const Outcome first = import({u"--git"_s, one.folder()});
    QCOMPARE(first.exitCode, exitCode::done);
    QCOMPARE(kept().size(), 2);
    const Outcome second = import({u"--git"_s, u"--path"_s, u"bench/out.json"_s, other.folder()});
    QCOMPARE(second.exitCode, exitCode::done);
    QCOMPARE(kept().size(), 3);
    // Several: one without the file keeps nothing from the other.
    const Outcome both = import({u"--git"_s, other.folder(), one.folder()});
    QCOMPARE(both.exitCode, exitCode::finding);
    QVERIFY2(
        said(both.out).contains(u"No commit in the repository has a file docs/benchmarks/results.json"_s),
        both.out.constData());
    QVERIFY(said(both.out).contains(u"there already.\n"_s));
}

void ImportCommandTest::thePathOfAHistoryIsTheOneInTheHelp()
{
    QCOMPARE(verbSpec(u"import").value().option(u"path")->defaultValue, GitRequest().path);
}

void ImportCommandTest::aPathWithoutGitIsWrongUsage()
{
    QVERIFY(writeRuns(1));
    const Outcome outcome = import({u"--path"_s, u"bench.json"_s, path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY(said(outcome.err).contains(u"--git"_s));
    QVERIFY(kept().isEmpty());
}

void ImportCommandTest::whatIsNoRepositoryEndsWithTwo()
{
    const Outcome outcome = import({u"--git"_s, path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY2(said(outcome.err).contains(u"There is no git repository here."_s), outcome.err.constData());
}

void ImportCommandTest::jsonIsForPrograms()
{
    QVERIFY(writeRuns(1));
    QVERIFY(write(u"runs/again.json"_s, documentBytes(0)));
    QVERIFY(write(u"run.zip"_s, ArchiveBuilder(u"zip"_s).file("../results.json", documentBytes(1)).bytes()));
    const Outcome outcome = import({u"--format"_s, u"json"_s, path(u"runs"_s), path(u"run.zip"_s)});
    QCOMPARE(outcome.exitCode, exitCode::finding);
    const QJsonObject report = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(report.value(u"rangebar_import"_s).toInt(), 1);
    QCOMPARE(report.value(u"library"_s).toString(), Folders::standard().library());
    QCOMPARE(report.value(u"taken"_s).toInt(), 1);
    QCOMPARE(report.value(u"duplicates"_s).toInt(), 1);
    QCOMPARE(report.value(u"refused"_s).toInt(), 1);
    QCOMPARE(report.value(u"cancelled"_s).toBool(true), false);
    QVERIFY(report.value(u"failure_sentence"_s).isNull());
    QCOMPARE(report.value(u"passed_over"_s).toObject().value(u"other_files"_s).toInt(-1), 0);
    const QJsonArray items = report.value(u"items"_s).toArray();
    QCOMPARE(items.size(), 3);
    const QJsonObject taken = items.at(0).toObject();
    QCOMPARE(taken.value(u"outcome"_s).toString(), u"taken"_s);
    QVERIFY(kept().contains(taken.value(u"document"_s).toString()));
    QVERIFY(taken.value(u"reason"_s).isNull());
    QCOMPARE(items.at(1).toObject().value(u"outcome"_s).toString(), u"duplicate"_s);
    const QJsonObject refused = items.at(2).toObject();
    QCOMPARE(refused.value(u"name"_s).toString(), u"run.zip > ../results.json"_s);
    QCOMPARE(refused.value(u"reason"_s).toString(), u"climbing_path"_s);
    QVERIFY(refused.value(u"reason_sentence"_s).toString().contains(u"leads out of the archive"_s));
    QVERIFY(refused.value(u"document"_s).isNull());
}

void ImportCommandTest::theListGoesToAFile()
{
    QVERIFY(writeRuns(1));
    const QString list = path(u"list.txt"_s);
    QCOMPARE(import({path(u"runs"_s), u"--output"_s, list}).exitCode, exitCode::done);
    QVERIFY(said(readFile(list)).contains(u"1 document"_s));
    // Told before anything is done.
    const Outcome again = import({path(u"runs"_s), u"--output"_s, list});
    QCOMPARE(again.exitCode, exitCode::failed);
    QVERIFY(said(again.err).contains(u"--force"_s));
}

void ImportCommandTest::progressIsForATerminal()
{
    QVERIFY(writeRuns(20));
    CommandIo io;
    io.errTerminal = Terminal{true, false, 40};
    const Outcome seen = import({path(u"runs"_s)}, io);
    QCOMPARE(seen.exitCode, exitCode::done);
    QVERIFY2(seen.err.startsWith("\r\x1b[Kruns: "), seen.err.constData());
    QVERIFY(seen.err.endsWith("\r\x1b[K")); // nothing of it is left
    for (const QByteArray& line : seen.err.split('\r')) {
        QVERIFY(said(line).remove(u"\x1b[K"_s).size() < 40);
    }
    QVERIFY(!seen.out.contains('\r'));
    QCOMPARE(import({path(u"runs"_s)}).err, QByteArray());
}

void ImportCommandTest::ctrlCKeepsWhatWasTaken()
{
    constexpr int documents = 4000;
    ArchiveBuilder builder(u"tar.gz"_s);
    for (int i = 0; i < documents; ++i) {
        builder.file(QByteArray::number(i) + ".json", documentBytes(i));
    }
    QVERIFY(write(u"runs.tar.gz"_s, builder.bytes()));
    // As soon as the command waits for the import.
    QTimer::singleShot(0, this, [] { std::raise(SIGINT); });
    const Outcome outcome = import({path(u"runs.tar.gz"_s)});
    QCOMPARE(outcome.exitCode, exitCode::finding);
    QVERIFY2(said(outcome.out)
                 .endsWith(u"The import was cancelled. What was taken until then is in the library.\n"_s),
             outcome.out.right(300).constData());
    const auto there = kept();
    QVERIFY(there.size() < documents);
    QCOMPARE(said(outcome.out).count(u": taken as "_s), there.size());
    for (const QByteArray& bytes : there) {
        QVERIFY(readDocument(bytes));
    }
    QCOMPARE(import({path(u"runs.tar.gz"_s)}).exitCode, exitCode::done);
    QCOMPARE(kept().size(), documents);
}

void ImportCommandTest::aNewerLibraryIsLeftAlone()
{
    QVERIFY(writeRuns(1));
    QVERIFY(writeFile(Folders::standard().library() + u"/library.json"_s, "{\"format\": 5}"));
    const auto before = filesIn(Folders::standard().library());
    const Outcome outcome = import({path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY2(said(outcome.err).contains(u"newer version of Rangebar (format 5"_s), outcome.err.constData());
    QVERIFY(said(outcome.out).contains(u"could not be written"_s));
    QCOMPARE(filesIn(Folders::standard().library()), before);
}

void ImportCommandTest::aFileIsNoLibrary()
{
    QVERIFY(writeRuns(1));
    QVERIFY(write(u"file"_s, "mine"));
    const Outcome outcome = import({u"--library"_s, path(u"file"_s), path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY(said(outcome.err).contains(u"is not a folder"_s));
    QCOMPARE(readFile(path(u"file"_s)), QByteArray("mine"));
}

void ImportCommandTest::namesReachNoTerminalUnseen()
{
    QVERIFY(write(u"runs/a\x1b[31m\nb.json"_s, documentBytes(1)));
    QVERIFY(write(u"runs/\u202ec.json"_s, "{\"schema\": 9, \"scenarios\": []}"));
    CommandIo io;
    io.errTerminal = Terminal{false, false, 80};
    const Outcome outcome = import({path(u"runs"_s)}, io);
    QVERIFY(hasNoControls(outcome.out));
    QVERIFY(!said(outcome.out).contains(QChar(0x202e)));
    QCOMPARE(said(outcome.out).count(u'\n'), 2 + 1 + 2); // a line for each, and the summary
}

void ImportCommandTest::realProgramNeedsNoDisplay()
{
    QVERIFY(writeRuns(3));
    const Outcome outcome = runProgram({u"import"_s, path(u"runs"_s)});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(kept().size(), 3);
}

/// Without a disk of its own: a file that would grow beyond the limit fails in the middle, as on a full one.
void ImportCommandTest::realProgramOnAFullDisk()
{
    QVERIFY(writeRuns(3));
    QVERIFY(write(u"runs/9999.json"_s, documentBytes(9999, {}, 200000)));
    QCOMPARE(runProgram({u"import"_s, path(u"runs/0000.json"_s)}).exitCode, exitCode::done);
    const auto before = kept();
    const QString runs = path(u"runs"_s);
    const Outcome outcome =
        runShell(u"trap '' 25; ulimit -f 100; exec \"$rangebar\" import '"_s + runs + u"'"_s);
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY2(said(outcome.err).contains(u"can't be written: File too large"_s), outcome.err.constData());
    QVERIFY(said(outcome.err).contains(u"What is in the library is whole."_s));
    QVERIFY(
        said(outcome.out).contains(u"9999.json: It was read, but could not be written to the library."_s));
    QCOMPARE(kept(), before);
    QVERIFY(hiddenIn(Folders::standard().library()).isEmpty());
    QCOMPARE(runProgram({u"import"_s, runs}).exitCode, exitCode::done);
    QCOMPARE(kept().size(), 4);
}

void ImportCommandTest::realProgramSurvivesKills()
{
    constexpr int documents = 500;
    constexpr int kills = 15;
    QVERIFY(writeRuns(documents));
    QRandomGenerator random(20260904);
    qsizetype before = 0;
    for (int i = 0; i < kills; ++i) {
        QProcess program;
        program.setProcessEnvironment(withoutDisplay());
        QTimer::singleShot(random.bounded(400), Qt::PreciseTimer, &program, &QProcess::kill);
        program.start(QStringLiteral(RANGEBAR_BINARY), {u"import"_s, path(u"runs"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, patienceMs);
        const auto there = kept();
        QVERIFY(there.size() >= before);
        for (const QByteArray& bytes : there) {
            QVERIFY(readDocument(bytes));
        }
        before = there.size();
    }
    QCOMPARE(runProgram({u"import"_s, path(u"runs"_s)}).exitCode, exitCode::done);
    QCOMPARE(kept().size(), documents);
}

} // namespace
} // namespace rangebar::test

QTEST_GUILESS_MAIN(rangebar::test::ImportCommandTest)
#include "tst_importcommand.moc"

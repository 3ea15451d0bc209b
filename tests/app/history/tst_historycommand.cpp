// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exitcode.h"
#include "app/folders.h"
#include "app/history/historycommand.h"
#include "models/document/documentreader.h"
#include "models/library/documentlibrary.h"
#include "tests/app/commands/commandrun.h"
#include "tests/models/library/archivebuilder.h"
#include "tests/models/library/gitrepository.h"
#include "tests/support/csvrecords.h"
#include "tests/support/testobject.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

const QString resultsPath = u"docs/benchmarks/results.json"_s;

QJsonObject rounds(double best)
{
    return {{u"best"_s, best}, {u"median"_s, best - 5}, {u"worst"_s, best - 10}};
}

/// A document of a version, whose service reaches this rate.
QByteArray document(const QString& version, const QString& day, double service,
                    const QString& crate = u"ruststream-post"_s, const QString& cpu = u"Twelve Core 900"_s)
{
    const QJsonObject row{{u"name"_s, u"letters one by one"_s},
                          {u"unit"_s, u"msg/s"_s},
                          {u"pairs"_s, 3},
                          {u"raw"_s, rounds(1000)},
                          {u"framework"_s, rounds(service)}};
    const QJsonObject cost{{u"name"_s, u"letters one by one"_s},
                           {u"framework"_s, QJsonObject{{u"instructions"_s, 100}, {u"allocations"_s, 2}}},
                           {u"gated"_s, true}};
    return QJsonDocument(QJsonObject{{u"schema"_s, 3},
                                     {u"crate"_s, crate},
                                     {u"crate_version"_s, version},
                                     {u"measured_at"_s, day},
                                     {u"environment"_s, QJsonObject{{u"cpu"_s, cpu}, {u"os"_s, u"Linux"_s}}},
                                     {u"scenarios"_s, QJsonArray{row}},
                                     {u"code"_s, QJsonArray{cost}}})
        .toJson();
}

/// Three versions, of which the second is slower, and the third measured elsewhere.
QList<QByteArray> versions()
{
    return {document(u"0.5.0"_s, u"2026-08-01"_s, 900), document(u"0.10.0"_s, u"2026-08-20"_s, 800),
            document(u"0.9.0"_s, u"2026-09-05"_s, 800, u"ruststream-post"_s, u"Ninety-six Core 9"_s)};
}

/// The lines that say what the history is, without where its documents came from.
QStringList withoutSources(const QByteArray& csv)
{
    QStringList lines;
    const auto records = csvRecords(QString::fromUtf8(csv));
    for (QStringList record : records.value_or(QList<QStringList>())) {
        record.removeAt(records->constFirst().indexOf(u"source"_s));
        lines.append(record.join(u'|'));
    }
    return lines;
}

} // namespace

class HistoryCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void folderIsReadWithAllBelowIt();
    void filesAreReadInTheOrderOfTheirDates();
    void archiveGivesWhatTheFolderGives();
    void repositoryGivesItsVersions();
    void pathOfARepositoryIsChosen();
    void repositoryWithoutTheFileGivesItsFolder();
    void libraryGivesTheCrate();
    void anotherLibraryIsNamed();
    void unknownCrateIsTold();
    void severalCratesAreAskedFor();
    void oneOfSeveralCratesIsTaken();
    void orderIsByDateOrVersion();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void gatesAreThoseOfTheCommandLine();
    void whatCannotBeReadIsListedAndEndsWithOne();
    void withoutADocumentItEndsWithTwo();
    void wrongUsageIsTold_data();
    void wrongUsageIsTold();
    void nothingIsOverwrittenWithoutForce();
    void languageIsSpoken();
    void namesReachNoTerminalUnseen();
    void nothingIsWrittenToTheSource();

    void chartIsDrawn_data();
    void chartIsDrawn();
    void chartOfARowOfCountsIsDrawn();
    void chartThatThereIsNotIsTold();

    void realProgramNeedsNoDisplay();
    void realProgramEndsQuietlyByAClosedPipe();
    void realProgramOnAFullDisk();

private:
    Outcome history(const QStringList& arguments)
    {
        return runHere(QStringList{u"history"_s} + arguments, {}, {}, {{u"history"_s, runHistory}});
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }
    /// Writes the versions into a folder, one of them deeper.
    QString makeFolder();
    /// Commits them one after the other.
    QString makeRepository();
    QString makeLibrary(const QString& folder);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void HistoryCommandTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("RANGEBAR_HOME", QFile::encodeName(path(u"home"_s)));
}

QString HistoryCommandTest::makeFolder()
{
    const QString folder = path(u"documents"_s);
    QDir().mkpath(folder + u"/deeper"_s);
    const QList<QByteArray> all = versions();
    writtenFile(folder + u"/c.json"_s, all.at(0));
    writtenFile(folder + u"/deeper/b.json"_s, all.at(1));
    writtenFile(folder + u"/a.json"_s, all.at(2));
    writtenFile(folder + u"/README.txt"_s, "documents");
    return folder;
}

QString HistoryCommandTest::makeRepository()
{
    const QString folder = path(u"repository"_s);
    QDir().mkpath(folder + u"/docs/benchmarks"_s);
    GitRepository repository(folder);
    for (const QByteArray& bytes : versions()) {
        writtenFile(folder + u'/' + resultsPath, bytes);
        repository.git({u"add"_s, u"--all"_s});
        repository.commit(u"Measure again"_s);
    }
    return folder;
}

QString HistoryCommandTest::makeLibrary(const QString& folder)
{
    const auto library = DocumentLibrary::open(folder);
    QList<DocumentLibrary::NewDocument> documents;
    for (const QByteArray& bytes :
         versions() + QList<QByteArray>{document(u"1.0.0"_s, u"2026-09-01"_s, 10, u"ruststream-mill"_s)}) {
        documents.append(
            {readDocument(bytes).value(), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256), {}});
    }
    library->keep(documents);
    return folder;
}

void HistoryCommandTest::folderIsReadWithAllBelowIt()
{
    const Outcome outcome = history({makeFolder()});
    QCOMPARE(outcome.exitCode, exitCode::done);
    const QString report = QString::fromUtf8(outcome.out);
    QVERIFY2(report.startsWith(u"History of ruststream-post\n3 documents, measured from 1 Aug 2026 to 5 Sep "
                               "2026"_s),
             outcome.out.constData());
    QVERIFY(report.contains(u"deeper/b.json"_s));
    QVERIFY(report.contains(u"10.0 points more overhead"_s));
    QVERIFY(report.contains(u"another machine:"_s));
    QVERIFY2(outcome.err.contains("passed over 1 file"), outcome.err.constData());
}

void HistoryCommandTest::filesAreReadInTheOrderOfTheirDates()
{
    const QString folder = makeFolder();
    const Outcome outcome = history({u"--format"_s, u"csv"_s, folder + u"/a.json"_s, folder + u"/c.json"_s});
    QCOMPARE(outcome.exitCode, exitCode::done);
    const auto records = csvRecords(QString::fromUtf8(outcome.out));
    const qsizetype source = records->constFirst().indexOf(u"source"_s);
    QCOMPARE(records->at(1).at(source), QString(folder + u"/c.json"_s));
    QCOMPARE(records->at(2).at(source), QString(folder + u"/a.json"_s));
}

/// The same documents give the same history, wherever they come from.
void HistoryCommandTest::archiveGivesWhatTheFolderGives()
{
    const QStringList csv{u"--format"_s, u"csv"_s};
    const QStringList ofFolder = withoutSources(history(csv + QStringList{makeFolder()}).out);
    QVERIFY(ofFolder.size() > 10);
    QCOMPARE(withoutSources(history(csv + QStringList{makeRepository()}).out), ofFolder);
    makeLibrary(Folders::standard().library());
    QCOMPARE(withoutSources(history(csv + QStringList{u"ruststream-post"_s}).out), ofFolder);
    for (const QString& suffix : ArchiveBuilder::suffixes()) {
        ArchiveBuilder archive(suffix);
        int number = 0;
        for (const QByteArray& bytes : versions()) {
            archive.file("run/" + QByteArray::number(9 - ++number) + "/results.json", bytes);
        }
        const QString file = path(u"run."_s + suffix);
        QVERIFY(!writtenFile(file, archive.bytes()).isEmpty());
        QCOMPARE(withoutSources(history(csv + QStringList{file}).out), ofFolder);
    }
}

void HistoryCommandTest::repositoryGivesItsVersions()
{
    const Outcome outcome = history({makeRepository()});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY2(outcome.out.contains("3 documents"), outcome.err.constData());
    QCOMPARE(outcome.out.count("Measure again"), 3);
    const QString bare = path(u"bare.git"_s);
    GitRepository::run(m_folder->path(), {u"clone"_s, u"--bare"_s, u"--quiet"_s, u"repository"_s, bare});
    QCOMPARE(history({bare}).out, outcome.out);
}

void HistoryCommandTest::pathOfARepositoryIsChosen()
{
    const QString folder = path(u"repository"_s);
    QDir().mkpath(folder);
    GitRepository repository(folder);
    for (const QByteArray& bytes : versions()) {
        writtenFile(folder + u"/bench.json"_s, bytes);
        repository.git({u"add"_s, u"--all"_s});
        repository.commit(u"Measure"_s);
    }
    const Outcome chosen = history({u"--path"_s, u"bench.json"_s, folder});
    QCOMPARE(chosen.exitCode, exitCode::done);
    QVERIFY(chosen.out.contains("3 documents"));
    const Outcome wrong = history({u"--path"_s, u"other.json"_s, folder});
    QCOMPARE(wrong.exitCode, exitCode::failed);
    QVERIFY2(wrong.err.contains("has a file other.json"), wrong.err.constData());
    const Outcome noRepository = history({u"--path"_s, u"bench.json"_s, folder + u"/bench.json"_s});
    QCOMPARE(noRepository.exitCode, exitCode::failed);
    QVERIFY(noRepository.err.contains("--path is for repositories"));
}

void HistoryCommandTest::repositoryWithoutTheFileGivesItsFolder()
{
    const QString folder = makeFolder();
    GitRepository repository(folder);
    repository.git({u"add"_s, u"--all"_s});
    repository.commit(u"Keep the library"_s);
    const Outcome outcome = history({folder});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(outcome.out.contains("3 documents"));
    QVERIFY2(outcome.err.contains("No commit in"), outcome.err.constData());
}

void HistoryCommandTest::libraryGivesTheCrate()
{
    makeLibrary(Folders::standard().library());
    const Outcome outcome = history({u"ruststream-post"_s});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY2(outcome.out.contains("3 documents"), outcome.err.constData());
    QVERIFY(outcome.out.contains("ruststream-post/2026-08-01_"));
    QVERIFY(!outcome.out.contains("mill"));
}

void HistoryCommandTest::anotherLibraryIsNamed()
{
    const QString folder = makeLibrary(path(u"other"_s));
    const Outcome outcome = history({u"--library"_s, folder, u"ruststream-mill"_s});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(outcome.out.contains("History of ruststream-mill"));
}

void HistoryCommandTest::unknownCrateIsTold()
{
    const Outcome empty = history({u"ruststream-post"_s});
    QCOMPARE(empty.exitCode, exitCode::failed);
    QVERIFY2(empty.err.contains("is empty"), empty.err.constData());
    makeLibrary(Folders::standard().library());
    const Outcome unknown = history({u"ruststream-past"_s});
    QCOMPARE(unknown.exitCode, exitCode::failed);
    QVERIFY2(unknown.err.contains("It has ruststream-mill, ruststream-post."), unknown.err.constData());
    QVERIFY(unknown.out.isEmpty());
}

void HistoryCommandTest::severalCratesAreAskedFor()
{
    const QString folder = makeFolder();
    writtenFile(folder + u"/mill.json"_s, document(u"1.0.0"_s, u"2026-09-01"_s, 10, u"ruststream-mill"_s));
    const Outcome outcome = history({folder});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY2(outcome.err.contains("ruststream-mill (1), ruststream-post (3). Name one with --crate."),
             outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
}

void HistoryCommandTest::oneOfSeveralCratesIsTaken()
{
    const QString folder = makeFolder();
    writtenFile(folder + u"/mill.json"_s, document(u"1.0.0"_s, u"2026-09-01"_s, 10, u"ruststream-mill"_s));
    const Outcome outcome = history({folder, u"--crate"_s, u"ruststream-mill"_s});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(outcome.out.contains("1 document, measured on 1 Sep 2026"));
    QVERIFY2(outcome.err.contains("3 documents of other crates"), outcome.err.constData());
    const Outcome none = history({folder, u"--crate"_s, u"ruststream-quarry"_s});
    QCOMPARE(none.exitCode, exitCode::failed);
    QVERIFY(none.err.contains("ruststream-mill (1), ruststream-post (3)"));
}

void HistoryCommandTest::orderIsByDateOrVersion()
{
    const QString folder = makeFolder();
    const auto order = [this, &folder](const QString& by) {
        QStringList names;
        const QJsonObject report =
            QJsonDocument::fromJson(history({u"--by"_s, by, u"--format"_s, u"json"_s, folder}).out).object();
        for (const QJsonValue step : report.value(u"documents"_s).toArray()) {
            names.append(step[u"crate_version"_s].toString());
        }
        return names.join(u' ');
    };
    QCOMPARE(order(u"date"_s), u"0.5.0 0.10.0 0.9.0"_s);
    QCOMPARE(order(u"version"_s), u"0.5.0 0.9.0 0.10.0"_s);
}

void HistoryCommandTest::everyFormatIsWritten_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("text") << u"text"_s << QByteArray("History of ruststream-post\n");
    QTest::newRow("markdown") << u"markdown"_s << QByteArray("## History of ruststream-post\n");
    QTest::newRow("json") << u"json"_s << QByteArray("{\n  \"rangebar_history_report\": 1");
    QTest::newRow("csv") << u"csv"_s << QByteArray("section,name,");
    QTest::newRow("html") << u"html"_s << QByteArray("<!DOCTYPE html>");
}

void HistoryCommandTest::everyFormatIsWritten()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, beginning);
    const QString folder = makeFolder();
    const Outcome outcome = history({u"--format"_s, format, folder});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY2(outcome.out.startsWith(beginning), outcome.out.left(200).constData());
    const QString file = path(u"report"_s);
    QCOMPARE(history({u"--format"_s, format, folder, u"--output"_s, file}).exitCode, exitCode::done);
    QCOMPARE(readFile(file), outcome.out);
}

void HistoryCommandTest::gatesAreThoseOfTheCommandLine()
{
    const QString folder = path(u"documents"_s);
    QDir().mkpath(folder);
    QByteArray more = versions().at(1);
    more.replace("\"instructions\": 100", "\"instructions\": 103");
    writtenFile(folder + u"/a.json"_s, versions().at(0));
    writtenFile(folder + u"/b.json"_s, more);
    const auto regressions = [this, &folder](const QStringList& options) {
        const Outcome outcome = history(QStringList{u"--format"_s, u"json"_s, folder} + options);
        return QJsonDocument::fromJson(outcome.out)
            .object()
            .value(u"summary"_s)[u"code_gated_regressions"_s]
            .toInt(-1);
    };
    QCOMPARE(regressions({}), 1);
    QCOMPARE(regressions({u"--instructions-threshold"_s, u"5"_s}), 0);
}

void HistoryCommandTest::whatCannotBeReadIsListedAndEndsWithOne()
{
    const QString folder = makeFolder();
    writtenFile(folder + u"/results.json"_s, "{\"schema\": 3, \"scenarios\": [}");
    const Outcome outcome = history({folder});
    QCOMPARE(outcome.exitCode, exitCode::finding);
    QVERIFY(outcome.out.contains("3 documents"));
    QVERIFY2(outcome.out.contains("1 more could not be read"), outcome.out.constData());
    QVERIFY2(outcome.err.contains("results.json: "), outcome.err.constData());
}

void HistoryCommandTest::withoutADocumentItEndsWithTwo()
{
    const QString folder = path(u"empty"_s);
    QDir().mkpath(folder);
    const Outcome outcome = history({folder});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY(outcome.err.contains("There is no document that could be read."));
    writtenFile(folder + u"/file.txt"_s, "no archive");
    QCOMPARE(history({folder + u"/file.txt"_s}).exitCode, exitCode::failed);
}

void HistoryCommandTest::wrongUsageIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("another order") << QStringList{u"--by"_s, u"size"_s, u"."_s};
    QTest::newRow("another format") << QStringList{u"--format"_s, u"yaml"_s, u"."_s};
    QTest::newRow("no picture to draw") << QStringList{u"--draw"_s, u"code-history"_s, u"."_s};
    QTest::newRow("no picture of rates") << QStringList{u"--rates"_s, u"."_s};
    QTest::newRow("no name of a picture") << QStringList{u"--chart"_s, u"history.txt"_s, u"."_s};
    QTest::newRow("two to standard output") << QStringList{u"--chart"_s, u"-"_s, u"."_s};
}

void HistoryCommandTest::wrongUsageIsTold()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = history(arguments);
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY(outcome.err.startsWith("rangebar history: "));
    QVERIFY(outcome.out.isEmpty());
}

void HistoryCommandTest::nothingIsOverwrittenWithoutForce()
{
    const QString folder = makeFolder();
    for (const auto& [option, name] :
         {std::pair(u"--output"_s, u"kept.txt"_s), {u"--chart"_s, u"kept.svg"_s}}) {
        const QString file = writtenFile(path(name), "mine");
        const Outcome refused = history({folder, option, file});
        QCOMPARE(refused.exitCode, exitCode::failed);
        QVERIFY(refused.err.contains("--force"));
        QVERIFY(refused.out.isEmpty());
        QCOMPARE(readFile(file), QByteArray("mine"));
        QCOMPARE(history({folder, option, file, u"--force"_s}).exitCode, exitCode::done);
        QVERIFY(readFile(file) != "mine");
    }
}

void HistoryCommandTest::languageIsSpoken()
{
    const QString folder = makeFolder();
    const QByteArray english = history({folder}).out;
    QVERIFY(history({u"--lang"_s, u"ru"_s, folder}).out != english);
    QCOMPARE(history({u"--lang"_s, u"ru"_s, u"--format"_s, u"csv"_s, folder}).out,
             history({u"--format"_s, u"csv"_s, folder}).out);
}

void HistoryCommandTest::namesReachNoTerminalUnseen()
{
    const QString folder = path(u"docu\u001b[31mments"_s);
    QDir().mkpath(folder);
    writtenFile(folder + u"/a\u001b[2J.json"_s, versions().at(0));
    writtenFile(folder + u"/results.json"_s, "{\"schema\": \"\u001b[1m\"}");
    writtenFile(folder + u"/b.json"_s,
                document(u"0.6\u001b[7m"_s, u"2026-09-09"_s, 900, u"ruststream-post"_s, u"C\u0007PU"_s));
    const Outcome outcome = history({folder});
    QCOMPARE(outcome.exitCode, exitCode::finding);
    QVERIFY(hasNoControls(outcome.out));
    QVERIFY(hasNoControls(outcome.err));
}

void HistoryCommandTest::nothingIsWrittenToTheSource()
{
    const QString library = makeLibrary(Folders::standard().library());
    const auto listing = [](const QString& folder) {
        QStringList names;
        QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                             QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            const QString entry = entries.next();
            names.append(entry + QString::number(entries.fileInfo().size()) +
                         entries.fileInfo().lastModified().toString(Qt::ISODateWithMs));
        }
        names.sort();
        return names;
    };
    const QString repository = makeRepository();
    const QStringList before = listing(library) + listing(repository);
    QCOMPARE(history({u"ruststream-post"_s, repository}).exitCode, exitCode::done);
    QCOMPARE(listing(library) + listing(repository), before);
}

void HistoryCommandTest::chartIsDrawn_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("magic");
    QTest::newRow("png") << u"png"_s << QByteArray("\x89PNG");
    QTest::newRow("svg") << u"svg"_s << QByteArray("<?xml");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF-");
}

void HistoryCommandTest::chartIsDrawn()
{
    QFETCH(QString, suffix);
    QFETCH(QByteArray, magic);
    const QString folder = makeFolder();
    const QString file = path(u"history."_s + suffix);
    const Outcome outcome = history({folder, u"--chart"_s, file});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(outcome.out.startsWith("History of"));
    QVERIFY(readFile(file).startsWith(magic));
    const QString rates = path(u"rates."_s + suffix);
    QCOMPARE(history({folder, u"--chart"_s, rates, u"--rates"_s}).exitCode, exitCode::done);
    QVERIFY(readFile(rates) != readFile(file));
}

void HistoryCommandTest::chartOfARowOfCountsIsDrawn()
{
    const QString file = path(u"counts.svg"_s);
    const Outcome outcome = history({makeFolder(), u"--chart"_s, file, u"--draw"_s, u"code-history"_s});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QVERIFY(readFile(file).contains("nstructions"));
}

void HistoryCommandTest::chartThatThereIsNotIsTold()
{
    const QString file = path(u"throughput.svg"_s);
    const Outcome outcome = history({makeFolder(), u"--chart"_s, file, u"--draw"_s, u"throughput-history"_s});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY2(outcome.err.contains("has no throughput-history. It has scenario-history, code-history"),
             outcome.err.constData());
    QVERIFY(!QFile::exists(file));
    QVERIFY(outcome.out.isEmpty());
}

void HistoryCommandTest::realProgramNeedsNoDisplay()
{
    const QString folder = makeRepository();
    const QString file = path(u"history.png"_s);
    const Outcome outcome = runProgram({u"history"_s, folder, u"--chart"_s, file});
    QCOMPARE(outcome.exitCode, exitCode::done);
    QCOMPARE(outcome.out, history({folder}).out);
    QVERIFY(outcome.err.isEmpty());
    QVERIFY(!QImage(file).isNull());
}

void HistoryCommandTest::realProgramEndsQuietlyByAClosedPipe()
{
    const Outcome outcome =
        runShell(u"\"$rangebar\" history --format json '%1' | head -c 1"_s.arg(makeFolder()));
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.out, QByteArray("{"));
    QVERIFY2(!outcome.err.contains("can't be written"), outcome.err.constData());
}

void HistoryCommandTest::realProgramOnAFullDisk()
{
    const QString folder = makeFolder();
    const Outcome outcome = runProgram({u"history"_s, folder, u"--output"_s, u"/dev/full"_s});
    QCOMPARE(outcome.exitCode, exitCode::failed);
    QVERIFY2(outcome.err.contains("/dev/full can't be written"), outcome.err.constData());
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::HistoryCommandTest)
#include "tst_historycommand.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/verbs.h"
#include "app/export/exportcommand.h"
#include "models/report/exportitems.h"
#include "models/sources/catalogue.h"
#include "tests/app/commands/commandrun.h"
#include "tests/support/httpserver.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <unistd.h>

namespace rangebar::test {
namespace {

QString schema3()
{
    return samplePath(QStringLiteral("schema3.json"));
}

QString withoutThroughput()
{
    return samplePath(QStringLiteral("schema3-no-median.json"));
}

} // namespace

class ExportCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void everyChartGoesToAFolder();
    void pathsOfTheFilesArePrinted();
    void withoutAnOutputTheCurrentFolderIsTaken();
    void suffixTellsTheFormat_data();
    void suffixTellsTheFormat();
    void onePictureGoesToStandardOutput();
    void documentComesFromStandardInput();
    void optionsReachThePicture();
    void presetGivesWayToOptions();
    void releaseNotesComeWithHtml();
    void whatADocumentDoesNotHaveEndsWithOne();
    void allIsEveryChartAndTable();
    void wrongUsageIsTold_data();
    void wrongUsageIsTold();
    void severalPicturesNeedAFolder_data();
    void severalPicturesNeedAFolder();
    void nothingIsOverwrittenWithoutForce();
    void languageIsSpoken();
    void twoDocumentsAreCompared();
    void differentCratesAreNotCompared();
    void cratesComeFromTheList();
    void allCratesAreExportedAndTheRestIsTold();
    void everyNameOfTheDescriptionIsKnown();
    void namesReachNoTerminalUnseen();

    void realProgramNeedsNoDisplay();
    void realProgramIgnoresABrokenDisplay();
    void fullDiskAndReadOnlyFolderAreTold_data();
    void fullDiskAndReadOnlyFolderAreTold();
    void pipeClosedEarlyEndsQuietly();
    void sameFileAgainByteForByte();

private:
    Outcome exported(const QStringList& arguments, const QByteArray& input = {}, CommandIo io = {}) const
    {
        io.makeNetwork = [] { return std::make_unique<LoopbackNetwork>(); };
        return runHere(QStringList{QStringLiteral("export")} + arguments, input, io,
                       {{QStringLiteral("export"), runExport}});
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList files(const QString& folder) const
    {
        return QDir(path(folder)).entryList(QDir::Files, QDir::Name);
    }
    static QStringList words(const char* line)
    {
        return QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }
    void serve(const QStringList& crates);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HttpServer> m_server;
};

void ExportCommandTest::init()
{
    TestObject::init();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("RANGEBAR_HOME", QFile::encodeName(path(QStringLiteral("home"))));
}

void ExportCommandTest::serve(const QStringList& crates)
{
    m_server = std::make_unique<HttpServer>(HttpServer::Tls::Good);
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = m_server->base();
    catalogue.urlTemplate = QStringLiteral("<base>/<crate>.json");
    catalogue.entries.clear();
    for (const QString& crate : crates) {
        catalogue.entries += {crate, crate, {}};
    }
    QVERIFY(QDir().mkpath(path(QStringLiteral("home/config"))));
    QVERIFY(!writtenFile(path(QStringLiteral("home/config/catalogue.json")), catalogue.toJson()).isEmpty());
    m_server->on("/ruststream-granary.json", [](HttpExchange& exchange) {
        exchange.answer(200, sample(QStringLiteral("schema3.json")));
    });
}

void ExportCommandTest::everyChartGoesToAFolder()
{
    const Outcome outcome = exported({schema3(), QStringLiteral("--output"), path(QStringLiteral("a/b"))});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.err, QByteArray());
    const QStringList names = files(QStringLiteral("a/b"));
    QCOMPARE(names.size(), 4); // and no table
    for (const QString& name : names) {
        QVERIFY2(name.startsWith(QLatin1String("ruststream-granary-")), qPrintable(name));
        QCOMPARE(QImage(path(QStringLiteral("a/b/") + name)).width(), 1960);
    }
}

void ExportCommandTest::pathsOfTheFilesArePrinted()
{
    const Outcome outcome = exported({schema3(), QStringLiteral("--output"), path(QStringLiteral("out"))});
    QStringList printed = QString::fromUtf8(outcome.out).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(printed.size(), 4);
    for (const QString& file : std::as_const(printed)) {
        QVERIFY2(QFile::exists(file), qPrintable(file));
    }
}

void ExportCommandTest::withoutAnOutputTheCurrentFolderIsTaken()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    const Outcome outcome = exported({schema3(), QStringLiteral("--chart"), QStringLiteral("cost")});
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(files(QStringLiteral(".")).size(), 1);
}

void ExportCommandTest::suffixTellsTheFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("magic");
    QTest::newRow("png") << QStringLiteral("a.png") << QByteArray("\x89PNG");
    QTest::newRow("svg") << QStringLiteral("a.SVG") << QByteArray("<?xml");
    QTest::newRow("pdf") << QStringLiteral("a.b.pdf") << QByteArray("%PDF");
}

void ExportCommandTest::suffixTellsTheFormat()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, magic);
    const Outcome outcome = exported({schema3(), QStringLiteral("--chart"), QStringLiteral("comparison"),
                                      QStringLiteral("--output"), path(name)});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(readFile(path(name)).startsWith(magic));
    QCOMPARE(outcome.out, QByteArray(path(name).toUtf8() + '\n'));
}

void ExportCommandTest::onePictureGoesToStandardOutput()
{
    for (const char* format : {"png", "svg", "pdf"}) {
        const Outcome outcome =
            exported(QStringList{schema3()} + words("--chart cost --output - --format") + words(format));
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.err, QByteArray());
        const QByteArray start = outcome.out.left(5);
        QVERIFY2(start == "\x89PNG\r" || start == "<?xml" || start == "%PDF-", start.constData());
    }
}

void ExportCommandTest::documentComesFromStandardInput()
{
    const Outcome outcome =
        exported(words("- --chart cost --output -"), sample(QStringLiteral("schema3.json")));
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(!QImage::fromData(outcome.out, "PNG").isNull());
}

void ExportCommandTest::optionsReachThePicture()
{
    const QStringList one = QStringList{schema3()} + words("--chart comparison --output -");
    const auto picture = [&](const char* options) {
        return QImage::fromData(exported(one + words(options)).out, "PNG");
    };
    const QImage usual = picture("");
    QCOMPARE(usual.width(), 1960);
    QCOMPARE(picture("--width 500 --scale 3").width(), 1500);
    QCOMPARE(picture("--transparent").pixelColor(1, 1).alpha(), 0);
    QCOMPARE(usual.pixelColor(1, 1).alpha(), 255);
    QVERIFY(picture("--theme dark").pixelColor(1, 1).lightness() < 60);
    QVERIFY(usual.pixelColor(1, 1).lightness() > 200);
    QVERIFY(picture("--no-title").height() < usual.height());
    QVERIFY(picture("--no-caption").height() < usual.height());
    QVERIFY(picture("--axis own").height() > usual.height());
    const auto drawing = [&](const char* options) {
        return exported(one + words("--format svg") + words(options)).out;
    };
    QVERIFY(drawing("").contains("<text "));
    QVERIFY(!drawing("--text-as-paths").contains("<text "));
}

void ExportCommandTest::presetGivesWayToOptions()
{
    const QStringList one = QStringList{schema3()} + words("--chart cost --output -");
    QCOMPARE(QImage::fromData(exported(one + words("--preset slide")).out).width(), 3840);
    QCOMPARE(QImage::fromData(exported(one + words("--preset slide --scale 1")).out).width(), 960);
    QVERIFY(exported(one + words("--preset print")).out.startsWith("%PDF"));
    // What the file is called says more than what it is for.
    const Outcome named = exported(QStringList{schema3()} + words("--chart cost --preset print --output") +
                                   QStringList{path(QStringLiteral("a.svg"))});
    QCOMPARE(named.exitCode, 0);
    QVERIFY(readFile(path(QStringLiteral("a.svg"))).startsWith("<?xml"));
}

void ExportCommandTest::releaseNotesComeWithHtml()
{
    const Outcome outcome = exported(QStringList{schema3()} + words("--chart cost --preset github --output") +
                                     QStringList{path(QStringLiteral("out"))});
    QCOMPARE(outcome.exitCode, 0);
    const QStringList names = files(QStringLiteral("out"));
    QCOMPARE(names.size(), 3);
    QVERIFY(names.at(0).endsWith(QLatin1String("-cost-dark.png")));
    QVERIFY(names.at(1).endsWith(QLatin1String("-cost.png")));
    const QByteArray html = readFile(path(QStringLiteral("out/") + names.at(2)));
    QVERIFY(html.contains(names.at(0).toUtf8()) && html.contains(names.at(1).toUtf8()));
    QVERIFY(html.contains("alt=\"Bar chart: "));
    QCOMPARE(outcome.out.count('\n'), 3);
}

void ExportCommandTest::whatADocumentDoesNotHaveEndsWithOne()
{
    const QStringList both = words("--chart throughput --chart comparison --output");
    const Outcome some =
        exported(QStringList{withoutThroughput()} + both + QStringList{path(QStringLiteral("out"))});
    QCOMPARE(some.exitCode, 1);
    QCOMPARE(files(QStringLiteral("out")).size(), 1); // what there is, is drawn
    QVERIFY2(some.err.contains("has no throughput"), some.err.constData());
    const Outcome none = exported(QStringList{withoutThroughput()} + words("--chart throughput --output -"));
    QCOMPARE(none.exitCode, 1);
    QCOMPARE(none.out, QByteArray());
    // Nobody asked for it by name here.
    QCOMPARE(
        exported({withoutThroughput(), QStringLiteral("--output"), path(QStringLiteral("all"))}).exitCode, 0);
}

void ExportCommandTest::allIsEveryChartAndTable()
{
    const Outcome outcome =
        exported(QStringList{samplePath(QStringLiteral("unknown-fields.json"))} +
                 words("--chart all --format svg --output") + QStringList{path(QStringLiteral("out"))});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(files(QStringLiteral("out")).size(), documentExports().size());
}

void ExportCommandTest::wrongUsageIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("reason");
    const QString file = schema3();
    QTest::newRow("no document") << QStringList() << QStringLiteral("At least one document is needed");
    QTest::newRow("unknown chart") << (QStringList{file} + words("--chart pie"))
                                   << QStringLiteral("Choose one of comparison, cost, cold-start");
    QTest::newRow("chart of two") << (QStringList{file} + words("--chart code-changes"))
                                  << QStringLiteral("--base");
    QTest::newRow("chart of one") << (QStringList{file, QStringLiteral("--base"), file} +
                                      words("--chart cost"))
                                  << QStringLiteral("cost is for one document");
    QTest::newRow("another format") << (QStringList{file} + words("--chart cost --format svg --output a.png"))
                                    << QStringLiteral("a.png is not the name of a picture in the format svg");
    QTest::newRow("no such file") << QStringList{QStringLiteral("/no/such.json")}
                                  << QStringLiteral("/no/such.json");
    QTest::newRow("standard input twice") << (words("- --base -")) << QStringLiteral("standard input");
    QTest::newRow("not a document") << QStringList{QStringLiteral("/dev/null")}
                                    << QStringLiteral("/dev/null");
}

void ExportCommandTest::wrongUsageIsTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, reason);
    const Outcome outcome = exported(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(QString::fromUtf8(outcome.err).contains(reason, Qt::CaseInsensitive), outcome.err.constData());
    QVERIFY(outcome.err.startsWith("rangebar export: "));
}

void ExportCommandTest::severalPicturesNeedAFolder_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("two charts, standard output") << words("--chart cost --chart comparison --output -");
    QTest::newRow("two themes, standard output") << words("--chart cost --theme both --output -");
    QTest::newRow("two charts, one file") << words("--chart cost --chart comparison --output a.png");
}

void ExportCommandTest::severalPicturesNeedAFolder()
{
    QFETCH(QStringList, options);
    const Outcome outcome = exported(QStringList{schema3()} + options);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY(outcome.err.contains(" 2"));
    QVERIFY(!QFile::exists(QStringLiteral("a.png")));
}

void ExportCommandTest::nothingIsOverwrittenWithoutForce()
{
    const QStringList all{schema3(), QStringLiteral("--output"), path(QStringLiteral("out"))};
    QCOMPARE(exported(all).exitCode, 0);
    const QString last = path(QStringLiteral("out/") + files(QStringLiteral("out")).constLast());
    for (const QString& name : files(QStringLiteral("out"))) {
        if (!last.endsWith(name)) {
            QVERIFY(QFile::remove(path(QStringLiteral("out/") + name)));
        }
    }
    QVERIFY(!writtenFile(last, "mine").isEmpty());
    const Outcome refused = exported(all);
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(readFile(last), QByteArray("mine"));
    // Not even those that were not there: all or none.
    QCOMPARE(files(QStringLiteral("out")).size(), 1);
    QVERIFY(refused.err.contains("--force"));
    QCOMPARE(exported(all + QStringList{QStringLiteral("--force")}).exitCode, 0);
    QVERIFY(!QImage(last).isNull());
    QCOMPARE(files(QStringLiteral("out")).size(), 4);
}

void ExportCommandTest::languageIsSpoken()
{
    static const QRegularExpression chinese(QStringLiteral("<desc>[^<]*\\p{Han}"));
    const Outcome outcome =
        exported(QStringList{schema3()} + words("--chart comparison --format svg --output - --lang zh_CN"));
    QVERIFY(chinese.match(QString::fromUtf8(outcome.out)).hasMatch());
}

void ExportCommandTest::twoDocumentsAreCompared()
{
    const Outcome outcome = exported({schema3(), QStringLiteral("--base"), schema3(),
                                      QStringLiteral("--output"), path(QStringLiteral("out"))});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(files(QStringLiteral("out")).size() >= 2);
    for (const QString& name : files(QStringLiteral("out"))) {
        QVERIFY2(name.contains(QLatin1String("-to-")) && name.endsWith(QLatin1String("-changes.png")),
                 qPrintable(name));
    }
    const Outcome one = exported(QStringList{schema3(), QStringLiteral("--base"), QStringLiteral("-")} +
                                     words("--chart code-changes --output -"),
                                 sample(QStringLiteral("schema3.json")));
    QCOMPARE(one.exitCode, 0);
    QVERIFY(!QImage::fromData(one.out).isNull());
}

void ExportCommandTest::differentCratesAreNotCompared()
{
    const Outcome outcome = exported({schema3(), QStringLiteral("--base"), withoutThroughput(),
                                      QStringLiteral("--output"), path(QStringLiteral("out"))});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("different crates"), outcome.err.constData());
    QVERIFY(!QDir(path(QStringLiteral("out"))).exists());
}

void ExportCommandTest::cratesComeFromTheList()
{
    serve({QStringLiteral("ruststream-granary")});
    const QStringList arguments = words("ruststream-granary --chart cost --output -");
    const Outcome downloaded = exported(arguments);
    QCOMPARE(downloaded.exitCode, 0);
    QVERIFY(!QImage::fromData(downloaded.out).isNull());
    m_server->close();
    const Outcome kept = exported(arguments);
    QCOMPARE(kept.exitCode, 0);
    QCOMPARE(kept.out, downloaded.out);
    QCOMPARE(exported(words("ruststream-nothing --chart cost --output -")).exitCode, 2);
}

void ExportCommandTest::allCratesAreExportedAndTheRestIsTold()
{
    serve({QStringLiteral("ruststream-granary"), QStringLiteral("ruststream-quayside")});
    const Outcome outcome =
        exported(words("--all-crates --chart cost --output") + QStringList{path(QStringLiteral("out"))});
    QCOMPARE(outcome.exitCode, 1); // one of the two has published nothing
    QCOMPARE(files(QStringLiteral("out")).size(), 1);
    QVERIFY2(outcome.err.contains("ruststream-quayside"), outcome.err.constData());
}

void ExportCommandTest::everyNameOfTheDescriptionIsKnown()
{
    const std::optional<VerbSpec> verb = verbSpec(u"export");
    QVERIFY(verb);
    const OptionSpec* charts = verb->option(u"chart");
    QVERIFY(charts);
    for (const QString& name : charts->choices) {
        QVERIFY2(name == QLatin1String("all") || exportItemNamed(name), qPrintable(name));
    }
    for (const ExportItem item : documentExports() + comparisonExports()) {
        QVERIFY2(charts->choices.contains(exportId(item)), qPrintable(exportId(item)));
    }
    QCOMPARE(verb->option(u"width")->defaultValue, QStringLiteral("980"));
    QCOMPARE(verb->option(u"scale")->defaultValue, QStringLiteral("2"));
}

void ExportCommandTest::namesReachNoTerminalUnseen()
{
    CommandIo io;
    io.outTerminal.isTerminal = true;
    const QString hostile = path(QStringLiteral("a\033[31mb"));
    const Outcome outcome = exported(
        {samplePath(QStringLiteral("hostile-names.json")), QStringLiteral("--chart"), QStringLiteral("cost"),
         QStringLiteral("--chart"), QStringLiteral("findings"), QStringLiteral("--output"), hostile},
        {}, io);
    QVERIFY(hasNoControls(outcome.err));
    const Outcome written = exported(
        {samplePath(QStringLiteral("hostile-names.json")), QStringLiteral("--output"), hostile}, {}, io);
    QCOMPARE(written.exitCode, 0);
    QVERIFY(!written.out.isEmpty() && hasNoControls(written.out));
    // A pipe gets the path as it is, or nobody could open the file.
    const Outcome piped = exported({samplePath(QStringLiteral("hostile-names.json")),
                                    QStringLiteral("--force"), QStringLiteral("--output"), hostile});
    QVERIFY(QFile::exists(QString::fromUtf8(piped.out).section(QLatin1Char('\n'), 0, 0)));
}

void ExportCommandTest::realProgramNeedsNoDisplay()
{
    const Outcome outcome =
        runProgram(QStringList{QStringLiteral("export"), schema3()} + words("--chart comparison --output -"));
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(QImage::fromData(outcome.out, "PNG").width(), 1960);
}

void ExportCommandTest::realProgramIgnoresABrokenDisplay()
{
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":4711"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.remove(QStringLiteral("XDG_RUNTIME_DIR"));
    const Outcome outcome = runProgram(
        QStringList{QStringLiteral("export"), schema3()} + words("--chart cost --output -"), {}, environment);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY(!QImage::fromData(outcome.out, "PNG").isNull());
}

void ExportCommandTest::fullDiskAndReadOnlyFolderAreTold_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("full standard output")
        << QStringLiteral(R"("$rangebar" export "$document" --chart cost --output - >/dev/full)")
        << QByteArray("No space left on device");
    QTest::newRow("full device") << QStringLiteral(
                                        R"("$rangebar" export "$document" --chart cost --output /dev/full)")
                                 << QByteArray("/dev/full can't be written: No space left on device");
    QTest::newRow("paths that nobody can be told")
        << QStringLiteral(R"("$rangebar" export "$document" --chart cost --output "$folder/out" >/dev/full)")
        << QByteArray("Standard output can't be written");
    QTest::newRow("a file instead of a folder")
        << QStringLiteral(R"("$rangebar" export "$document" --output "$document")")
        << QByteArray("can't be written");
    QTest::newRow("file system that is read-only")
        << QStringLiteral(R"("$rangebar" export "$document" --output /proc/rangebar)")
        << QByteArray("can't be written");
}

void ExportCommandTest::fullDiskAndReadOnlyFolderAreTold()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, reason);
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(QStringLiteral("document"), schema3());
    environment.insert(QStringLiteral("folder"), m_folder->path());
    const Outcome outcome = runShell(line, environment);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains(reason), outcome.err.constData());
}

void ExportCommandTest::pipeClosedEarlyEndsQuietly()
{
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(QStringLiteral("document"), schema3());
    const Outcome outcome = runShell(
        QStringLiteral("{ \"$rangebar\" export \"$document\" --chart comparison --scale 4 --output -; "
                       "echo \"status $?\" >&2; } | head -c 10"),
        environment);
    QCOMPARE(outcome.out.size(), 10);
    QCOMPARE(outcome.err, QByteArray("status 141\n"));
}

void ExportCommandTest::sameFileAgainByteForByte()
{
    for (const char* format : {"svg", "png"}) {
        const QStringList arguments = QStringList{QStringLiteral("export"), schema3()} +
                                      words("--chart comparison --output - --format") + words(format);
        const Outcome one = runProgram(arguments);
        QVERIFY(one.exitCode == 0 && !one.out.isEmpty());
        QVERIFY(one.out == runProgram(arguments).out);
    }
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ExportCommandTest)
#include "tst_exportcommand.moc"

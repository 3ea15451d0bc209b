// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "models/report/textwidth.h"
#include "tests/app/commands/commandrun.h"
#include "tests/support/httpserver.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include "models/sources/catalogue.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QStringList formats{QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("json"),
                          QStringLiteral("csv"), QStringLiteral("html")};

Outcome show(const QStringList& arguments, const QByteArray& input = {}, const CommandIo& io = {})
{
    return runHere(QStringList{QStringLiteral("show")} + arguments, input, io);
}

QString crate()
{
    return QStringLiteral("ruststream-nats");
}

} // namespace

class ShowCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everyFormatIsWritten();
    void severalDocumentsAreOneResult();
    void standardInputIsADocument();
    void pipesWithANameAreRead();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void nothingIsShownWhereOneFails();
    void aFileIsWrittenOnlyWithForce();
    void textFitsTheTerminal_data();
    void textFitsTheTerminal();
    void aTerminalHasColoursAndAFileHasNone();
    void aPipeDoesNotDependOnTheTerminal();
    void noControlCharacterReachesTheTerminal();
    void theLanguageIsSpoken();
    void textconvShowsWhatIsNoDocument_data();
    void textconvShowsWhatIsNoDocument();
    void textconvDependsOnNothingButTheFile();
    void aChangedFigureChangesFewLines();
    void aCrateIsDownloadedOnce();
    void refreshDownloadsAnew();
    void refreshFailsWhereNothingAnswers();
    void anUnknownCrateIsTold();
    void ownCataloguesThatAreBrokenAreTold();

private:
    QString write(const QString& name, const QByteArray& bytes) const
    {
        return writtenFile(m_folder.filePath(name), bytes);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<HttpServer> m_server;
    CommandIo m_io;
};

void ShowCommandTest::initTestCase()
{
    m_io.makeNetwork = [] { return std::make_unique<LoopbackNetwork>(); };
}

/// A home of its own for each test, with a list of one crate on the test's own server.
void ShowCommandTest::init()
{
    TestObject::init();
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("RANGEBAR_HOME", QFile::encodeName(m_home->path()));
    m_server = std::make_unique<HttpServer>(HttpServer::Tls::Good);
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = m_server->base();
    catalogue.urlTemplate = QStringLiteral("<base>/<crate>.json");
    catalogue.entries = {{QStringLiteral("NATS"), crate(), {}}};
    QVERIFY(QDir().mkpath(m_home->filePath(QStringLiteral("config"))));
    QVERIFY(!writtenFile(m_home->filePath(QStringLiteral("config/catalogue.json")), catalogue.toJson())
                 .isEmpty());
}

void ShowCommandTest::everyFormatIsWritten()
{
    for (const QString& name : sampleNames()) {
        const QString path = samplePath(name);
        const auto inFormat = [&path](const QString& format) {
            const Outcome outcome = show({path, QStringLiteral("--format"), format});
            return outcome.exitCode == 0 && outcome.err.isEmpty() ? outcome.out : QByteArray();
        };
        if (!readDocument(sample(name))) {
            continue;
        }
        QVERIFY2(inFormat(QStringLiteral("text")).contains("\nMachine\n-------\n"), qPrintable(name));
        QVERIFY2(inFormat(QStringLiteral("markdown")).startsWith("## "), qPrintable(name));
        const QJsonDocument json = QJsonDocument::fromJson(inFormat(QStringLiteral("json")));
        QCOMPARE(json[QLatin1String("documents")].toArray().size(), 1);
        QVERIFY2(inFormat(QStringLiteral("csv")).startsWith("document,section,row,name,"), qPrintable(name));
        QVERIFY2(inFormat(QStringLiteral("html")).startsWith("<!DOCTYPE html>"), qPrintable(name));
    }
    QCOMPARE(show({samplePath(QStringLiteral("schema3.json"))}).out,
             show({samplePath(QStringLiteral("schema3.json")), QStringLiteral("--format=text")}).out);
}

void ShowCommandTest::severalDocumentsAreOneResult()
{
    const QString first = samplePath(QStringLiteral("schema3.json"));
    const QString second = samplePath(QStringLiteral("throughput.json"));
    const auto together = [&](const QString& format) {
        return show({first, second, QStringLiteral("--format"), format}).out;
    };
    const QByteArray text = together(QStringLiteral("text"));
    QVERIFY(text.contains(QByteArray("Read from " + first.toUtf8())));
    QVERIFY(text.indexOf(QByteArray("Read from " + second.toUtf8())) > text.indexOf(first.toUtf8()));
    QCOMPARE(together(QStringLiteral("html")).count("<!DOCTYPE"), 1);
    QCOMPARE(together(QStringLiteral("html")).count("<h1>"), 2);
    QCOMPARE(together(QStringLiteral("csv")).count("document,section"), 1);
    const QJsonArray documents =
        QJsonDocument::fromJson(together(QStringLiteral("json")))[QLatin1String("documents")].toArray();
    QCOMPARE(documents.size(), 2);
    QCOMPARE(documents.at(1)[QLatin1String("source")].toString(), second);
}

void ShowCommandTest::standardInputIsADocument()
{
    const QByteArray bytes = sample(QStringLiteral("schema3.json"));
    QCOMPARE(show({QStringLiteral("-")}, bytes).out, show({samplePath(QStringLiteral("schema3.json"))}).out);
    const Outcome twice = show({QStringLiteral("-"), QStringLiteral("-")}, bytes);
    QCOMPARE(twice.exitCode, 2);
    QVERIFY2(twice.err.contains("Only one of the documents can be standard input"), twice.err.constData());
    QCOMPARE(runProgram({QStringLiteral("show"), QStringLiteral("-")}, bytes).out,
             show({QStringLiteral("-")}, bytes).out);
}

void ShowCommandTest::pipesWithANameAreRead()
{
    const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
    const Outcome outcome =
        runShell(QStringLiteral("mkfifo '%1' && cat '%2' >'%1' & while ! test -p '%1'; do :; done; "
                                "\"$rangebar\" show '%1'")
                     .arg(pipe, samplePath(QStringLiteral("schema3.json"))));
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.out, show({samplePath(QStringLiteral("schema3.json"))}).out);
}

void ShowCommandTest::whatIsWrongIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("no such file") << QStringList{QStringLiteral("/nowhere/at/all.json")} << QByteArray()
                                  << QByteArray("/nowhere/at/all.json: There is no such file");
    QTest::newRow("a folder") << QStringList{QStringLiteral("/")} << QByteArray()
                              << QByteArray("/: This is not a file");
    QTest::newRow("empty input") << QStringList{QStringLiteral("-")} << QByteArray()
                                 << QByteArray("standard input: ");
    QTest::newRow("no document") << QStringList{QStringLiteral("-")} << QByteArray("{\n \"schema\": 4}")
                                 << QByteArray("Line 2, column 12, schema");
    QTest::newRow("more than a document may be")
        << QStringList{QStringLiteral("-")} << QByteArray(maxDocumentBytes + 100, ' ')
        << QByteArray("standard input: ");
    QTest::newRow("output is a folder")
        << QStringList{QStringLiteral("-"), QStringLiteral("--output"), QStringLiteral("/")}
        << sample(QStringLiteral("bare.json")) << QByteArray("/ is a folder");
    QTest::newRow("textconv of two") << QStringList{QStringLiteral("--textconv"), QStringLiteral("-"),
                                                    QStringLiteral("a.json")}
                                     << sample(QStringLiteral("bare.json"))
                                     << QByteArray("--textconv shows one file");
}

void ShowCommandTest::whatIsWrongIsTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, reason);
    const Outcome outcome = show(arguments, input);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.startsWith("rangebar show: "), outcome.err.constData());
    QVERIFY2(outcome.err.contains(reason), outcome.err.constData());
}

void ShowCommandTest::nothingIsShownWhereOneFails()
{
    const QString broken = write(QStringLiteral("broken.json"), "{");
    const QString missing = m_folder.filePath(QStringLiteral("missing.json"));
    const QString output = m_folder.filePath(QStringLiteral("all.txt"));
    const Outcome outcome = show(
        {broken, samplePath(QStringLiteral("schema3.json")), missing, QStringLiteral("--output"), output});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(!QFile::exists(output));
    QCOMPARE(outcome.err.count('\n'), 2); // a line for each that failed
    QVERIFY(outcome.err.contains(broken.toUtf8()) && outcome.err.contains(missing.toUtf8()));
}

void ShowCommandTest::aFileIsWrittenOnlyWithForce()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const QString file = write(QStringLiteral("there.txt"), "mine");
    const Outcome refused = show({path, QStringLiteral("--output"), file});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.err.contains("is there already. It is overwritten only with --force."),
             refused.err.constData());
    QCOMPARE(readFile(file), QByteArray("mine"));
    const Outcome forced = show({path, QStringLiteral("--output"), file, QStringLiteral("--force")});
    QCOMPARE(forced.exitCode, 0);
    QVERIFY(forced.out.isEmpty());
    QCOMPARE(readFile(file), show({path}).out);
}

void ShowCommandTest::textFitsTheTerminal_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("language");
    for (const int width : {40, 80, 100, 250}) {
        for (const char* language : {"en", "ru", "zh_CN"}) {
            QTest::addRow("%d %s", width, language) << width << QString::fromLatin1(language);
        }
    }
}

void ShowCommandTest::textFitsTheTerminal()
{
    QFETCH(int, width);
    QFETCH(QString, language);
    const QString wide = write(QStringLiteral("wide.json"),
                               QStringLiteral(R"({"schema": 3, "crate": "x",
        "environment": {"cpu": "%1"}, "code": [{"name": "%1 %2 %1", "framework": {"instructions": 1234567,
        "allocations": 2}, "cold": {"instructions": 123456, "allocations": 7}, "note": "%3"}]})")
                                   .arg(QString(70, QChar(u'\u4e2d')), QString(90, QLatin1Char('m')),
                                        QStringLiteral("e\u0301 ").repeated(60))
                                   .toUtf8());
    CommandIo io;
    io.outTerminal = {true, false, width};
    QStringList paths{wide};
    for (const QString& name : sampleNames()) {
        if (readDocument(sample(name))) {
            paths.append(samplePath(name));
        }
    }
    for (const QString& path : paths) {
        const Outcome outcome = show({path, QStringLiteral("--lang"), language}, {}, io);
        QCOMPARE(outcome.exitCode, 0);
        for (const QString& line : QString::fromUtf8(outcome.out).split(QLatin1Char('\n'))) {
            QVERIFY2(displayWidth(line) <= width, qPrintable(path + QLatin1Char('\n') + line));
        }
    }
}

void ShowCommandTest::aTerminalHasColoursAndAFileHasNone()
{
    CommandIo io;
    io.outTerminal = {true, true, 100};
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const QByteArray bold("\x1b[1m");
    QVERIFY(show({path}, {}, io).out.contains(bold));
    QVERIFY(!show({path, QStringLiteral("--format=markdown")}, {}, io).out.contains('\x1b'));
    const QString file = m_folder.filePath(QStringLiteral("plain.txt"));
    QCOMPARE(show({path, QStringLiteral("--output"), file}, {}, io).exitCode, 0);
    QVERIFY(!readFile(file).contains('\x1b'));
    QVERIFY(!show({path}).out.contains('\x1b'));
}

void ShowCommandTest::aPipeDoesNotDependOnTheTerminal()
{
    const QStringList arguments{QStringLiteral("show"), samplePath(QStringLiteral("schema3.json"))};
    QProcessEnvironment narrow = withoutDisplay();
    narrow.insert(QStringLiteral("COLUMNS"), QStringLiteral("50"));
    narrow.insert(QStringLiteral("TERM"), QStringLiteral("xterm-256color"));
    QCOMPARE(runProgram(arguments, {}, narrow).out, runProgram(arguments).out);
}

void ShowCommandTest::noControlCharacterReachesTheTerminal()
{
    const QString evil =
        write(QStringLiteral("evil\x1b[31m.json"),
              "{\"schema\": 3, \"crate\": \"a\\u001b[2J\\u009bb\", \"x\xc2\x9b\": \"y\xc2\x9b\\u001b\", "
              "\"environment\": {\"\\u001b]0;owned\\u0007\": \"\\u0090\"}, "
              "\"code\": [{\"name\": \"\\u001b]0;owned\\u0007\", \"note\": \"\\u202e\\r\\n\", "
              "\"framework\": {\"instructions\": 1, \"allocations\": 0}}]}");
    for (const QString& format : formats) {
        for (const QString& path : {evil, samplePath(QStringLiteral("hostile-names.json"))}) {
            const Outcome outcome = show({path, path, QStringLiteral("--format"), format});
            QCOMPARE(outcome.exitCode, 0);
            QVERIFY2(hasNoControls(outcome.out), outcome.out.constData());
        }
    }
    const Outcome missing = show({QStringLiteral("\x1b[31m\u009b/x.json")});
    QCOMPARE(missing.exitCode, 2);
    QVERIFY(hasNoControls(missing.err));
    QVERIFY(hasNoControls(show({QStringLiteral("\x1b[31m")}).err));
    const QString broken = write(QStringLiteral("broken.json"), "{\"\x1b[2J\xc2\x9b\": tru\x07}");
    const Outcome textconv = show({broken, QStringLiteral("--textconv")});
    QCOMPARE(textconv.exitCode, 0);
    QVERIFY2(hasNoControls(textconv.out), textconv.out.constData());
}

void ShowCommandTest::theLanguageIsSpoken()
{
    const QString path = samplePath(QStringLiteral("schema3.json"));
    const QLocale before;
    const auto in = [&path](const QString& format, const QString& language) {
        return QString::fromUtf8(
            show({path, QStringLiteral("--format"), format, QStringLiteral("--lang"), language}).out);
    };
    for (const QString& format :
         {QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("html")}) {
        QVERIFY(in(format, QStringLiteral("en")).contains(QStringLiteral("51,230")));
        QVERIFY(in(format, QStringLiteral("ru")).contains(QStringLiteral("51\u00a0230")));
        QVERIFY(in(format, QStringLiteral("ru")).contains(QStringLiteral("Сырой клиент")));
        QVERIFY(in(format, QStringLiteral("zh_CN")).contains(QStringLiteral("裸客户端")));
    }
    QCOMPARE(in(QStringLiteral("csv"), QStringLiteral("ru")),
             in(QStringLiteral("csv"), QStringLiteral("en")));
    QCOMPARE(QLocale(), before);
}

void ShowCommandTest::textconvShowsWhatIsNoDocument_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("cut") << QByteArray("{\n  \"schema\": 3,\n  \"crate\": \"half")
                         << QByteArray("\n  \"schema\": 3,\n  \"crate\": \"half\n");
    QTest::newRow("empty") << QByteArray() << QByteArray("\n");
    QTest::newRow("a later schema") << QByteArray("{\"schema\": 99}\r\n")
                                    << QByteArray("\n{\"schema\": 99}\n");
    QTest::newRow("conflict") << QByteArray("<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n")
                              << QByteArray("<<<<<<< ours\n{}\n=======\n");
    QTest::newRow("binary") << QByteArray("\x89PNG\x0d\x0a\x1a\x0a\x00\xff", 10) << QByteArray("PNG");
}

void ShowCommandTest::textconvShowsWhatIsNoDocument()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, kept);
    // As git names it: without an ending.
    const QString file = write(QStringLiteral("Xa1b2c_results"), bytes);
    const QString path = file.isEmpty() ? m_folder.filePath(QStringLiteral("Xa1b2c_results")) : file;
    const Outcome outcome = show({QStringLiteral("--textconv"), path});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY2(outcome.out.startsWith("This is no document that Rangebar can show. "), outcome.out.constData());
    QVERIFY2(outcome.out.contains(kept), outcome.out.constData());
    QVERIFY(hasNoControls(outcome.out));
    QCOMPARE(show({path}).exitCode, 2);
}

void ShowCommandTest::textconvDependsOnNothingButTheFile()
{
    const QByteArray bytes = sample(QStringLiteral("schema3.json"));
    const QString one = write(QStringLiteral("git-blob-one"), bytes);
    const QString another = write(QStringLiteral("git-blob-another"), bytes);
    CommandIo wide;
    wide.outTerminal = {true, true, 250};
    const QByteArray text = show({QStringLiteral("--textconv"), one}).out;
    QVERIFY(text.contains("51,230"));
    QCOMPARE(show({QStringLiteral("--textconv"), another}, {}, wide).out, text);
}

void ShowCommandTest::aChangedFigureChangesFewLines()
{
    const auto converted = [this](const char* instructions) {
        const QByteArray bytes =
            R"({"schema": 3, "crate": "x", "environment": {"cpu": "c", "os": "o", "rustc": "r"}, "code": [
            {"name": "send", "framework": {"instructions": )" +
            QByteArray(instructions) + R"(, "allocations": 2}},
            {"name": "receive", "framework": {"instructions": 77, "allocations": 2}}]})";
        return QString::fromUtf8(
                   show({QStringLiteral("--textconv"), write(QStringLiteral("blob"), bytes)}).out)
            .split(QLatin1Char('\n'));
    };
    const QStringList before = converted("999");
    const QStringList after = converted("1234567");
    QCOMPARE(before.size(), after.size());
    int changed = 0;
    for (qsizetype i = 0; i < before.size(); ++i) {
        changed += before.at(i) == after.at(i) ? 0 : 1;
    }
    QCOMPARE(changed, 1);
}

void ShowCommandTest::aCrateIsDownloadedOnce()
{
    const QByteArray target = "/ruststream-nats.json";
    m_server->on(
        target, [](HttpExchange& exchange) { exchange.answer(200, sample(QStringLiteral("schema3.json"))); });
    const Outcome first = show({crate()}, {}, m_io);
    QCOMPARE(first.exitCode, 0);
    QVERIFY2(first.err.contains("rangebar show: ruststream-nats: downloaded from "), first.err.constData());
    QCOMPARE(first.out, show({samplePath(QStringLiteral("schema3.json"))}).out);
    QCOMPARE(m_server->countOf(target), 1);

    // Also by the name that the window shows.
    const Outcome second = show({QStringLiteral("nats")}, {}, m_io);
    QCOMPARE(second.exitCode, 0);
    QVERIFY2(second.err.contains("ruststream-nats: this is the copy of "), second.err.constData());
    QCOMPARE(second.out, first.out);
    QCOMPARE(m_server->countOf(target), 1);

    const QJsonDocument json = QJsonDocument::fromJson(
        show({crate(), QStringLiteral("--format"), QStringLiteral("json")}, {}, m_io).out);
    QCOMPARE(json[QLatin1String("documents")][0][QLatin1String("source")].toString(),
             m_server->url(QString::fromLatin1(target)).toString());

    // diff takes crates by the same way.
    const Outcome compared =
        runHere({QStringLiteral("diff"), crate(), samplePath(QStringLiteral("schema3.json"))}, {}, m_io);
    QCOMPARE(compared.exitCode, 0);
    QVERIFY(compared.err.contains("rangebar diff: ruststream-nats: this is the copy of "));
}

void ShowCommandTest::refreshDownloadsAnew()
{
    const QByteArray target = "/ruststream-nats.json";
    m_server->on(
        target, [](HttpExchange& exchange) { exchange.answer(200, sample(QStringLiteral("schema3.json"))); });
    QCOMPARE(show({crate()}, {}, m_io).exitCode, 0);
    m_server->on(target,
                 [](HttpExchange& exchange) { exchange.answer(200, sample(QStringLiteral("bare.json"))); });
    QCOMPARE(show({crate()}, {}, m_io).out, show({samplePath(QStringLiteral("schema3.json"))}).out);
    QCOMPARE(show({crate(), QStringLiteral("--refresh")}, {}, m_io).out,
             show({samplePath(QStringLiteral("bare.json"))}).out);
    QCOMPARE(show({crate()}, {}, m_io).out, show({samplePath(QStringLiteral("bare.json"))}).out);
}

void ShowCommandTest::refreshFailsWhereNothingAnswers()
{
    m_server->on("/ruststream-nats.json", [](HttpExchange& exchange) {
        exchange.answer(200, sample(QStringLiteral("schema3.json")));
    });
    QCOMPARE(show({crate()}, {}, m_io).exitCode, 0);
    m_server->on("/ruststream-nats.json", [](HttpExchange& exchange) { exchange.answer(503); });
    const Outcome outcome = show({crate(), QStringLiteral("--refresh")}, {}, m_io);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains("HTTP 503"), outcome.err.constData());
    QCOMPARE(show({crate()}, {}, m_io).exitCode, 0); // the copy is still there
}

void ShowCommandTest::anUnknownCrateIsTold()
{
    const Outcome outcome = show({QStringLiteral("ruststream-natz")}, {}, m_io);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(
        outcome.err.contains("There is no such file. There is no crate ruststream-natz in your list. Did "
                             "you mean ruststream-nats?"),
        outcome.err.constData());
    QVERIFY(m_server->requests().isEmpty());
}

void ShowCommandTest::ownCataloguesThatAreBrokenAreTold()
{
    QVERIFY(!writtenFile(m_home->filePath(QStringLiteral("config/catalogue.json")), "{}").isEmpty());
    const Outcome outcome = show({QStringLiteral("no-crate-at-all")}, {}, m_io);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("Your catalogue of crates"), outcome.err.constData());
    // A file is shown without a look at the list.
    QCOMPARE(show({samplePath(QStringLiteral("schema3.json"))}, {}, m_io).err, QByteArray());
}

QTEST_GUILESS_MAIN(ShowCommandTest)
#include "tst_showcommand.moc"

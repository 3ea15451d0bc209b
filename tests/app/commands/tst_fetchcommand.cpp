// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/folders.h"
#include "models/library/documentcache.h"
#include "models/sources/catalogue.h"
#include "tests/app/commands/commandrun.h"
#include "tests/support/httpserver.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QByteArray natsTarget = QByteArrayLiteral("/ruststream-nats.json");
const QByteArray kafkaTarget = QByteArrayLiteral("/ruststream-rdkafka.json");
const QByteArray redisTarget = QByteArrayLiteral("/ruststream-fred.json");

HttpServer::Handler answering(const QString& name)
{
    return [name](HttpExchange& exchange) {
        exchange.answer(200, sample(name), {{"ETag", "\"" + name.toUtf8() + "\""}});
    };
}

} // namespace

class FetchCommandTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyCrateHasALineInItsOrder();
    void theWindowFindsWhatWasFetched();
    void whatIsUnchangedIsSaid();
    void whatCanNotBeHadEndsWithOne_data();
    void whatCanNotBeHadEndsWithOne();
    void documentsAreWrittenWhole();
    void aDocumentThatIsThereIsNotOverwritten();
    void aNameDoesNotLeadOutOfTheFolder();
    void aFolderThatCanNotBeMadeIsTold();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void aFullOutputIsTold();
    void aPipeClosedEarlyEndsQuietly();
    void ctrlCEndsInOrder();
    void theLanguageIsSpoken();

private:
    Outcome fetch(const QStringList& arguments) const
    {
        CommandIo io;
        io.makeNetwork = [] { return std::make_unique<LoopbackNetwork>(); };
        return runHere(QStringList{QStringLiteral("fetch")} + arguments, {}, io);
    }
    void setCatalogue(const HttpServer& server, const QStringList& crates) const;

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<HttpServer> m_server;
};

void FetchCommandTest::setCatalogue(const HttpServer& server, const QStringList& crates) const
{
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = server.base();
    catalogue.urlTemplate = QStringLiteral("<base>/<crate>.json");
    catalogue.entries.clear();
    for (const QString& crate : crates) {
        catalogue.entries.append({crate.section(QLatin1Char('-'), -1).toUpper(), crate, {}});
    }
    QVERIFY(QDir().mkpath(m_home->filePath(QStringLiteral("config"))));
    QVERIFY(!writtenFile(m_home->filePath(QStringLiteral("config/catalogue.json")), catalogue.toJson())
                 .isEmpty());
}

void FetchCommandTest::init()
{
    TestObject::init();
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("RANGEBAR_HOME", QFile::encodeName(m_home->path()));
    m_server = std::make_unique<HttpServer>(HttpServer::Tls::Good);
    setCatalogue(*m_server, {QStringLiteral("ruststream-nats"), QStringLiteral("ruststream-rdkafka"),
                             QStringLiteral("ruststream-fred")});
}

void FetchCommandTest::everyCrateHasALineInItsOrder()
{
    m_server->on(natsTarget, answering(QStringLiteral("schema3.json")));
    m_server->on(redisTarget, answering(QStringLiteral("smaller-is-better.json")));
    const Outcome outcome = fetch({QStringLiteral("--all")});
    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(outcome.err, QByteArray());
    const QList<QByteArray> lines = outcome.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines.at(0).startsWith("ruststream-nats: downloaded, measured "), lines.at(0).constData());
    QVERIFY2(lines.at(1).startsWith("ruststream-rdkafka: no results published yet - 127.0.0.1 answered with "
                                    "HTTP 404"),
             lines.at(1).constData());
    QVERIFY2(lines.at(2).startsWith("ruststream-fred: downloaded, "), lines.at(2).constData());

    // In the order they are named, each once.
    const Outcome named =
        fetch({QStringLiteral("fred"), QStringLiteral("ruststream-nats"), QStringLiteral("FRED")});
    QCOMPARE(named.exitCode, 0);
    QCOMPARE(named.out.count('\n'), 2);
    QVERIFY(named.out.startsWith("ruststream-fred: "));
}

void FetchCommandTest::theWindowFindsWhatWasFetched()
{
    m_server->on(natsTarget, answering(QStringLiteral("schema3.json")));
    QCOMPARE(fetch({QStringLiteral("nats")}).exitCode, 0);
    const DocumentCache cache(Folders::standard().documents());
    const auto kept = cache.load(m_server->url(QString::fromLatin1(natsTarget)));
    QVERIFY(kept);
    QCOMPARE(kept->bytes, sample(QStringLiteral("schema3.json")));
    QCOMPARE(kept->etag, QByteArray("\"schema3.json\""));
}

void FetchCommandTest::whatIsUnchangedIsSaid()
{
    m_server->on(natsTarget, [](HttpExchange& exchange) {
        exchange.request().has("If-None-Match")
            ? exchange.answer(304)
            : exchange.answer(200, sample(QStringLiteral("schema3.json")), {{"ETag", "\"tag\""}});
    });
    QVERIFY(fetch({QStringLiteral("nats")}).out.startsWith("ruststream-nats: downloaded, measured "));
    const Outcome again = fetch({QStringLiteral("nats")});
    QCOMPARE(again.exitCode, 0);
    QVERIFY2(again.out.startsWith("ruststream-nats: not changed, measured "), again.out.constData());
}

void FetchCommandTest::whatCanNotBeHadEndsWithOne_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no document") << 200 << QByteArray("{}")
                                 << QByteArray("is not a document that can be shown");
    QTest::newRow("not there") << 404 << QByteArray() << QByteArray("HTTP 404: there is no such file");
    QTest::newRow("busy") << 503 << QByteArray() << QByteArray("HTTP 503, no copy");
}

void FetchCommandTest::whatCanNotBeHadEndsWithOne()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, words);
    m_server->on(natsTarget, [=](HttpExchange& exchange) { exchange.answer(status, body); });
    const QString folder = m_home->filePath(QStringLiteral("documents"));
    const Outcome outcome = fetch({QStringLiteral("nats"), QStringLiteral("--output"), folder});
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.out.contains(words), outcome.out.constData());
    QVERIFY(QDir(folder).isEmpty());
}

void FetchCommandTest::documentsAreWrittenWhole()
{
    m_server->on(natsTarget, answering(QStringLiteral("schema3.json")));
    const QString folder = m_home->filePath(QStringLiteral("a/b"));
    const Outcome outcome = fetch({QStringLiteral("nats"), QStringLiteral("--output"), folder});
    QCOMPARE(outcome.exitCode, 0);
    const QString file = folder + QStringLiteral("/ruststream-nats.json");
    QVERIFY2(outcome.out.contains(QByteArray(", written to " + file.toUtf8())), outcome.out.constData());
    QCOMPARE(readFile(file), sample(QStringLiteral("schema3.json")));
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden).size(), 1);
    const Outcome again = fetch({QStringLiteral("nats"), QStringLiteral("--output"), folder});
    QCOMPARE(again.exitCode, 0);
    QVERIFY2(again.out.contains(" is as it was"), again.out.constData());
}

void FetchCommandTest::aDocumentThatIsThereIsNotOverwritten()
{
    m_server->on(natsTarget, answering(QStringLiteral("schema3.json")));
    const QString file = writtenFile(m_home->filePath(QStringLiteral("ruststream-nats.json")), "mine");
    const QStringList arguments{QStringLiteral("nats"), QStringLiteral("--output"), m_home->path()};
    const Outcome refused = fetch(arguments);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.err.contains("is there already. It is overwritten only with --force."),
             refused.err.constData());
    QCOMPARE(readFile(file), QByteArray("mine"));
    QCOMPARE(fetch(arguments + QStringList{QStringLiteral("--force")}).exitCode, 0);
    QCOMPARE(readFile(file), sample(QStringLiteral("schema3.json")));
}

void FetchCommandTest::aNameDoesNotLeadOutOfTheFolder()
{
    setCatalogue(*m_server, {QStringLiteral("x/../../evil")});
    m_server->onAny(answering(QStringLiteral("schema3.json")));
    const QString folder = m_home->filePath(QStringLiteral("a/b"));
    QCOMPARE(fetch({QStringLiteral("--all"), QStringLiteral("--output"), folder}).exitCode, 0);
    QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{QStringLiteral("x%2F..%2F..%2Fevil.json")});
    QVERIFY(!QFile::exists(m_home->filePath(QStringLiteral("evil.json"))));
}

void FetchCommandTest::aFolderThatCanNotBeMadeIsTold()
{
    const QString file = writtenFile(m_home->filePath(QStringLiteral("file")), "mine");
    const Outcome outcome = fetch({QStringLiteral("nats"), QStringLiteral("--output"), file});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.err.contains("can't be made"), outcome.err.constData());
    QVERIFY(m_server->requests().isEmpty());
}

void FetchCommandTest::whatIsWrongIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("nothing named") << QStringList() << QByteArray("Name the crates, or say --all.");
    QTest::newRow("both") << QStringList{QStringLiteral("nats"), QStringLiteral("--all")}
                          << QByteArray("--all is every crate; name none beside it.");
    QTest::newRow("unknown") << QStringList{QStringLiteral("nats"), QStringLiteral("ruststream-fread")}
                             << QByteArray("There is no crate ruststream-fread in your list. Did you mean "
                                           "ruststream-fred?");
}

void FetchCommandTest::whatIsWrongIsTold()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reason);
    const Outcome outcome = fetch(arguments);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(reason), outcome.err.constData());
    QVERIFY(m_server->requests().isEmpty()); // nothing was asked for on the way
}

void FetchCommandTest::aFullOutputIsTold()
{
    HttpServer plain; // the real program does not trust the certificates of the tests
    plain.onAny(answering(QStringLiteral("schema3.json")));
    setCatalogue(plain, {QStringLiteral("ruststream-nats")});
    QProcess program;
    program.setProcessEnvironment(withoutDisplay());
    program.setStandardOutputFile(QStringLiteral("/dev/full"));
    program.start(QStringLiteral(RANGEBAR_BINARY), {QStringLiteral("fetch"), QStringLiteral("--all")});
    QTRY_COMPARE(program.state(), QProcess::NotRunning);
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("Standard output can't be written: "));
}

void FetchCommandTest::aPipeClosedEarlyEndsQuietly()
{
    HttpServer plain;
    plain.onAny(answering(QStringLiteral("schema3.json")));
    setCatalogue(plain, {QStringLiteral("ruststream-nats")});
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(QStringLiteral("rangebar"), QStringLiteral(RANGEBAR_BINARY));
    QProcess shell;
    shell.setProcessEnvironment(environment);
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"),
                 QStringLiteral(R"({ "$rangebar" fetch --all; echo "status $?" >&2; } | true)")});
    QTRY_COMPARE(shell.state(), QProcess::NotRunning);
    QCOMPARE(shell.readAllStandardError(), QByteArray("status 141\n"));
}

void FetchCommandTest::ctrlCEndsInOrder()
{
    HttpServer plain;
    plain.on(natsTarget, answering(QStringLiteral("schema3.json")));
    // The others never answer.
    plain.on(kafkaTarget, [](HttpExchange&) {});
    plain.on(redisTarget, [](HttpExchange&) {});
    setCatalogue(plain, {QStringLiteral("ruststream-nats"), QStringLiteral("ruststream-rdkafka"),
                         QStringLiteral("ruststream-fred")});
    QProcess program;
    program.setProcessEnvironment(withoutDisplay());
    program.start(QStringLiteral(RANGEBAR_BINARY), {QStringLiteral("fetch"), QStringLiteral("--all")});
    QTRY_COMPARE(plain.countOf(redisTarget) + plain.countOf(kafkaTarget), 2);
    QByteArray out;
    QTRY_VERIFY((out += program.readAllStandardOutput()).contains('\n')); // what has arrived is told at once
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
    QTRY_COMPARE(program.state(), QProcess::NotRunning);
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 1);
    out += program.readAllStandardOutput();
    QVERIFY2(out.startsWith("ruststream-nats: downloaded, "), out.constData());
    QVERIFY2(out.endsWith("ruststream-rdkafka: cancelled\nruststream-fred: cancelled\n"), out.constData());
    const DocumentCache cache(Folders::standard().documents());
    QVERIFY(cache.load(plain.url(QString::fromLatin1(natsTarget))));
}

void FetchCommandTest::theLanguageIsSpoken()
{
    m_server->onAny([](HttpExchange& exchange) { exchange.answer(404); });
    const QString line = QString::fromUtf8(
        fetch({QStringLiteral("nats"), QStringLiteral("--lang"), QStringLiteral("ru")}).out);
    QVERIFY2(line.contains(QStringLiteral("результаты ещё не опубликованы")), qPrintable(line));
}

QTEST_GUILESS_MAIN(FetchCommandTest)
#include "tst_fetchcommand.moc"

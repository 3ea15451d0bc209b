// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/models/sources/feeddesk.h"
#include "tests/support/testobject.h"

#include <QDirIterator>
#include <QNetworkCookieJar>
#include <QPointer>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using test::catalogueFor;
using test::closedPort;
using test::crateNames;
using test::Desk;
using test::earlierTag;
using test::earlierTime;
using test::HttpExchange;
using test::HttpServer;
using test::laterTime;
using test::LoopbackNetwork;
using test::target;
using Phase = CrateState::Phase;
using Code = FetchError::Code;

class CrateFeedTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(readDocument(test::edition(1))); }

    void showsWhatIsPublished_data();
    void showsWhatIsPublished();
    void showsTheKeptCopyBeforeAsking();
    void keepsTheCopyThatIsStillPublished();
    void followsRedirects_data();
    void followsRedirects();

    void sendsOnlyWhatIsNeeded();
    void asksOncePerCrate();
    void asksForAllSideBySide();
    void waitsItsTurnOutsideTheManager();

    void showsTheKeptCopyWhateverTheAnswer();
    void refetchesABrokenEntry_data();
    void refetchesABrokenEntry();
    void showsWhatAnotherProgramKept();
    void keepsTheDocumentOfAnUnchangedAnswer();
    void showsADocumentThatCannotBeKept();

    void showsSamplesOnlyWhereNothingWasHad();
    void takesSamplesOffForTheFirstRealDocument();
    void showsTheLibraryWhereNothingWasPublished();
    void showsNoSamplesBesideAnAnswer();

    void cancels();
    void cancelsNothing();
    void startsAnew();
    void refreshesOne();
    void refreshesOneOfThoseUnderWay();
    void replacesTheCatalogueUnderWay();
    void endsQuietlyWithTheFeed();
    void takesCallsFromItsSlots();
    void reportsProgress();
    void refreshesNothing();
};

void CrateFeedTest::showsWhatIsPublished_data()
{
    QTest::addColumn<bool>("tls");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("framing");

    const QByteArray ordinary = test::edition(7);
    // Compresses by a factor of a thousand, and is a document all the same.
    const QByteArray large = test::edition(8, 12 * 1024 * 1024);
    const QByteArray largest = test::edition(9, maxDocumentBytes);
    for (const bool tls : {false, true}) {
        const QByteArray how = tls ? " over https" : " over http";
        QTest::newRow(QByteArray("plain" + how).constData())
            << tls << ordinary << QByteArray() << u"length"_s;
        QTest::newRow(QByteArray("chunked" + how).constData())
            << tls << ordinary << QByteArray() << u"chunks"_s;
        QTest::newRow(QByteArray("until closed" + how).constData())
            << tls << ordinary << QByteArray() << u"close"_s;
        QTest::newRow(QByteArray("gzip" + how).constData())
            << tls << ordinary << QByteArray("gzip") << u"length"_s;
        QTest::newRow(QByteArray("gzip, chunked" + how).constData())
            << tls << ordinary << QByteArray("gzip") << u"chunks"_s;
    }
    QTest::newRow("gzip of 12 MiB") << true << large << QByteArray("gzip") << u"length"_s;
    QTest::newRow("16 MiB, no more") << false << largest << QByteArray() << u"length"_s;
}

void CrateFeedTest::showsWhatIsPublished()
{
    QFETCH(bool, tls);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, encoding);
    QFETCH(QString, framing);
    QVERIFY(readDocument(body));
    HttpServer server(tls ? HttpServer::Tls::Good : HttpServer::Tls::Off);
    server.onAny([&](HttpExchange& exchange) {
        test::HttpHeaders headers{{"ETag", "W/\"new\""}, {"Content-Type", "text/plain"}};
        if (!encoding.isEmpty()) {
            headers.emplace_back("Content-Encoding", encoding);
        }
        const QByteArray sent = encoding.isEmpty() ? body : test::gzip(body);
        if (framing == u"length"_s) {
            exchange.answer(200, sent, headers);
        } else if (framing == u"chunks"_s) {
            headers.emplace_back("Transfer-Encoding", "chunked");
            exchange.head(200, headers);
            for (qsizetype at = 0; at < sent.size(); at += 1000) {
                exchange.sendChunk(sent.mid(at, 1000));
            }
            exchange.sendChunk({});
        } else {
            headers.emplace_back("Connection", "close");
            exchange.head(200, headers);
            exchange.send(sent);
            exchange.close();
        }
    });

    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base()));
    QCOMPARE(desk.state().phase, Phase::Loading);
    QVERIFY(!desk.state().document);
    desk.feed->refresh();
    QVERIFY(desk.feed->isRefreshing());
    QTRY_VERIFY_WITH_TIMEOUT(desk.finished(), 60000);
    QVERIFY2(!desk.state().error, qPrintable(desk.words()));
    QCOMPARE(desk.state().phase, Phase::Shown);
    QCOMPARE(desk.state().origin, DocumentOrigin::Network);
    QCOMPARE(desk.state().fetchedAt, laterTime);
    QCOMPARE(desk.state().document->bytes, body);
    QCOMPARE(desk.state().keepError, QString());
    QCOMPARE(FetchWords::shortState(desk.state(), NumberFormat()), u"measured 20 May 2026"_s);
    QCOMPARE(FetchWords::longState(desk.state(), NumberFormat()), QString());

    const auto kept = desk.cache.load(server.url(target));
    QVERIFY(kept);
    QCOMPARE(kept->bytes, body);
    QCOMPARE(kept->etag, QByteArray("W/\"new\""));
    QCOMPARE(kept->fetchedAt, laterTime);
}

void CrateFeedTest::showsTheKeptCopyBeforeAsking()
{
    HttpServer server;
    Desk desk;
    desk.keep(server.url(target), test::edition(1));
    desk.feed->setCatalogue(catalogueFor(server.base()));
    QVERIFY(desk.state().document);
    QCOMPARE(desk.state().document->bytes, test::edition(1));
    QCOMPARE(desk.state().origin, DocumentOrigin::Cache);
    QCOMPARE(desk.state().fetchedAt, earlierTime);
    QCOMPARE(desk.state().phase, Phase::Loading);
    QVERIFY(server.requests().isEmpty());
    QVERIFY(desk.words().contains(u"3 May 2026"_s));
}

void CrateFeedTest::keepsTheCopyThatIsStillPublished()
{
    HttpServer server(HttpServer::Tls::Good);
    server.onAny([](HttpExchange& exchange) { exchange.answer(304, {}, {{"ETag", earlierTag}}); });
    Desk desk;
    desk.keep(server.url(target), test::edition(1));
    desk.feed->setCatalogue(catalogueFor(server.base()));
    const DocumentPtr before = desk.state().document;
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(server.requests().constFirst().header("If-None-Match"), earlierTag);
    QCOMPARE(desk.state().phase, Phase::Shown);
    QCOMPARE(desk.state().origin, DocumentOrigin::Cache);
    QCOMPARE(desk.state().document, before);
    QCOMPARE(desk.state().fetchedAt, laterTime);
    QVERIFY(!desk.state().error);
    const auto kept = desk.cache.load(server.url(target));
    QVERIFY(kept);
    QCOMPARE(kept->bytes, test::edition(1));
    QCOMPARE(kept->etag, earlierTag);
    QCOMPARE(kept->fetchedAt, laterTime);
}

void CrateFeedTest::followsRedirects_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("fromTls");
    QTest::addColumn<bool>("toTls");
    for (const int status : {301, 302, 303, 307, 308}) {
        QTest::addRow("%d, https to https", status) << status << true << true;
    }
    QTest::newRow("http to https") << 302 << false << true;
    QTest::newRow("http to http, both on loopback") << 302 << false << false;
}

void CrateFeedTest::followsRedirects()
{
    QFETCH(int, status);
    QFETCH(bool, fromTls);
    QFETCH(bool, toTls);
    HttpServer server(fromTls ? HttpServer::Tls::Good : HttpServer::Tls::Off);
    HttpServer other(toTls ? HttpServer::Tls::Good : HttpServer::Tls::Off);
    // Five hops, of which the fourth leads to another host.
    for (int hop = 0; hop < 3; ++hop) {
        const QByteArray from = hop == 0 ? target.toLatin1() : "/files/nats/hop" + QByteArray::number(hop);
        server.on(from, [status, hop](HttpExchange& exchange) {
            exchange.answer(status, "moved", {{"Location", "hop" + QByteArray::number(hop + 1)}});
        });
    }
    server.on("/files/nats/hop3", [&](HttpExchange& exchange) {
        exchange.answer(status, {}, {{"Location", other.url(u"/moved#top"_s, u"localhost"_s).toEncoded()}});
    });
    other.on("/moved", [status](HttpExchange& exchange) {
        exchange.answer(status, {}, {{"Location", "/here?x=1"}});
    });
    other.on("/here?x=1", [](HttpExchange& exchange) {
        exchange.answer(200, test::edition(4), {{"ETag", "\"4\""}});
    });

    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base()));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QVERIFY2(!desk.state().error, qPrintable(desk.words()));
    QCOMPARE(desk.state().phase, Phase::Shown);
    QCOMPARE(desk.state().document->bytes, test::edition(4));
    // It is kept under the catalogue's address, under which it will be looked for.
    QCOMPARE(desk.cache.load(server.url(target))->bytes, test::edition(4));
    for (const test::HttpRequest& request : other.requests()) {
        QVERIFY(!request.has("Referer"));
        QVERIFY(!request.has("Authorization"));
    }
}

void CrateFeedTest::sendsOnlyWhatIsNeeded()
{
    HttpServer server(HttpServer::Tls::Good);
    server.onAny([](HttpExchange& exchange) {
        exchange.answer(200, test::edition(1), {{"Set-Cookie", "who=you; Path=/"}, {"ETag", "\"1\""}});
    });
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base()));
    for (int i = 0; i < 2; ++i) {
        desk.outcomes->clear();
        desk.feed->refresh();
        QTRY_VERIFY(desk.finished());
    }
    QCOMPARE(server.requests().size(), 2);
    const QSet<QByteArray> expected{
        "host",       "connection", "accept",        "accept-encoding", "accept-language",
        "user-agent", "pragma",     "cache-control", "if-none-match"};
    for (const test::HttpRequest& request : server.requests()) {
        QCOMPARE(request.method, QByteArray("GET"));
        for (const auto& header : request.headers) {
            QVERIFY2(expected.contains(header.first.toLower()), header.first.constData());
        }
        QVERIFY(request.header("User-Agent").startsWith("Rangebar/"));
        QVERIFY(request.header("Accept-Encoding").contains("gzip"));
        QCOMPARE(request.header("Accept-Language"), QByteArray("*"));
    }
    QVERIFY(!server.requests().at(0).has("If-None-Match"));
    QCOMPARE(server.requests().at(1).header("If-None-Match"), QByteArray("\"1\""));
    QVERIFY(desk.network.cookieJar()->cookiesForUrl(server.url(target)).isEmpty());
}

void CrateFeedTest::asksOncePerCrate()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(20)));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(server.requests().size(), 20);
    for (int i = 0; i < 20; ++i) {
        QCOMPARE(desk.state(i).phase, Phase::Shown);
        QCOMPARE(server.countOf("/files/crate-" + QByteArray::number(i) + "/results.json"), 1);
    }
}

/// Keeps every exchange until the test answers it.
struct Held
{
    explicit Held(HttpServer& server)
    {
        server.onAny([this](HttpExchange& exchange) { exchanges.append(&exchange); });
    }

    int waiting() const
    {
        return static_cast<int>(
            std::count_if(exchanges.begin(), exchanges.end(), [](const auto& e) { return e; }));
    }

    void answerAll(const QByteArray& body)
    {
        const auto now = std::exchange(exchanges, {});
        for (const auto& exchange : now) {
            if (exchange) {
                exchange->answer(200, body);
            }
        }
    }

    QList<QPointer<HttpExchange>> exchanges;
};

void CrateFeedTest::asksForAllSideBySide()
{
    HttpServer server(HttpServer::Tls::Good);
    Held held(server);
    CrateFeed::Options options;
    options.anotherNetwork = [] { return std::make_unique<LoopbackNetwork>(); };
    Desk desk(options);
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(14)));
    desk.feed->refresh();
    // All fourteen stand at the server before any of them is answered.
    QTRY_COMPARE_WITH_TIMEOUT(held.waiting(), 14, 30000);
    for (int i = 0; i < 14; ++i) {
        QCOMPARE(desk.state(i).phase, Phase::Loading);
    }
    held.answerAll(test::edition(1));
    QTRY_VERIFY(desk.finished());
    for (int i = 0; i < 14; ++i) {
        QCOMPARE(desk.state(i).phase, Phase::Shown);
    }
    QCOMPARE(server.requests().size(), 14);
}

void CrateFeedTest::waitsItsTurnOutsideTheManager()
{
    HttpServer server;
    Held held(server);
    CrateFeed::Options options;
    options.timeoutMs = 2000;
    Desk desk(options);
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(8)));
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 6);
    // The six time out; the other two were not asked yet, so their time has not begun.
    QTRY_COMPARE_WITH_TIMEOUT(server.requests().size(), 8, 30000);
    held.answerAll(test::edition(1));
    QTRY_VERIFY_WITH_TIMEOUT(desk.finished(), 30000);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(desk.state(i).phase, Phase::Offline);
        QCOMPARE(desk.state(i).error->code, Code::Timeout);
    }
    QCOMPARE(desk.state(6).phase, Phase::Shown);
    QCOMPARE(desk.state(7).phase, Phase::Shown);
}

void CrateFeedTest::showsTheKeptCopyWhateverTheAnswer()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(404); });
    Desk desk;
    desk.keep(server.url(target), test::edition(1));
    desk.feed->setCatalogue(catalogueFor(server.base()));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::NotPublished);
    QCOMPARE(desk.state().document->bytes, test::edition(1));
    QCOMPARE(desk.state().origin, DocumentOrigin::Cache);
    QVERIFY2(desk.words().contains(u"not published, copy of 3 May 2026"_s), qPrintable(desk.words()));
    QVERIFY2(desk.words().contains(u"HTTP 404"_s), qPrintable(desk.words()));
    QVERIFY(!desk.state().isOffline());

    server.onAny([](HttpExchange& exchange) { exchange.answer(500); });
    desk.outcomes->clear();
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::Offline);
    QCOMPARE(desk.state().document->bytes, test::edition(1));
    QCOMPARE(desk.state().origin, DocumentOrigin::Cache);
    QCOMPARE(desk.state().fetchedAt, earlierTime);
}

void CrateFeedTest::refetchesABrokenEntry_data()
{
    QTest::addColumn<bool>("damaged");
    QTest::newRow("damaged on disk") << true;
    QTest::newRow("no document") << false;
}

void CrateFeedTest::refetchesABrokenEntry()
{
    QFETCH(bool, damaged);
    HttpServer server;
    server.onAny([](HttpExchange& exchange) {
        if (exchange.request().has("If-None-Match")) {
            exchange.answer(304);
        } else {
            exchange.answer(200, test::edition(2));
        }
    });
    Desk desk;
    desk.keep(server.url(target), damaged ? test::edition(1) : QByteArray("{\"schema\": 99}"));
    if (damaged) {
        QDirIterator files(desk.cache.folder(), QDir::Files);
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(file.size() / 2));
        QCOMPARE(file.write("~"), 1);
    }
    desk.feed->setCatalogue(catalogueFor(server.base()));
    QVERIFY(!desk.state().document);
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QVERIFY(!server.requests().constFirst().has("If-None-Match"));
    QCOMPARE(desk.state().phase, Phase::Shown);
    QCOMPARE(desk.state().document->bytes, test::edition(2));
    QCOMPARE(desk.cache.load(server.url(target))->bytes, test::edition(2));
}

void CrateFeedTest::showsWhatAnotherProgramKept()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) {
        QCOMPARE(exchange.request().header("If-None-Match"), QByteArray("\"2\""));
        exchange.answer(304);
    });
    Desk desk;
    desk.keep(server.url(target), test::edition(1));
    desk.feed->setCatalogue(catalogueFor(server.base()));
    QCOMPARE(desk.cache.store({server.url(target), test::edition(2), "\"2\"", earlierTime}), QString());
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::Shown);
    QCOMPARE(desk.state().document->bytes, test::edition(2));
}

void CrateFeedTest::keepsTheDocumentOfAnUnchangedAnswer()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base()));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    const DocumentPtr first = desk.state().document;
    QVERIFY(first);
    desk.outcomes->clear();
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(server.requests().size(), 2);
    QCOMPARE(desk.state().document, first);
}

void CrateFeedTest::showsADocumentThatCannotBeKept()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    Desk desk;
    QFile inTheWay(desk.cache.folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    desk.feed->setCatalogue(catalogueFor(server.base()));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::Shown);
    QCOMPARE(desk.state().document->bytes, test::edition(1));
    QCOMPARE(desk.state().keepError, u"Not a directory"_s);
    QVERIFY2(desk.words().contains(u"could not be kept on disk for the next start: Not a directory"_s),
             qPrintable(desk.words()));
}

CrateFeed::Options withSamples()
{
    CrateFeed::Options options;
    options.sample = [](const QString& crate) {
        return crate == u"crate-1"_s ? QByteArray() : test::edition(100);
    };
    return options;
}

void CrateFeedTest::showsSamplesOnlyWhereNothingWasHad()
{
    const QString base = u"http://127.0.0.1:"_s + QString::number(closedPort());
    Desk desk(withSamples());
    desk.feed->setCatalogue(catalogueFor(base, crateNames(3)));
    QVERIFY(!desk.state(0).document);
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state(0).phase, Phase::Offline);
    QCOMPARE(desk.state(0).origin, DocumentOrigin::Sample);
    QVERIFY(!desk.state(0).fetchedAt.isValid());
    QVERIFY(desk.state(0).error);
    QVERIFY(desk.words(0).startsWith(u"sample | "_s));
    QVERIFY2(desk.words(0).contains(u"not a published result"_s), qPrintable(desk.words(0)));
    QVERIFY2(desk.words(0).contains(u"refuses the connection"_s), qPrintable(desk.words(0)));
    QCOMPARE(desk.state(1).origin, DocumentOrigin::None);
    QCOMPARE(desk.state(2).origin, DocumentOrigin::Sample);
    QVERIFY(!desk.cache.load(desk.feed->catalogue().documentUrl(desk.state(0).entry)));

    // One kept copy is enough to do without.
    Desk other(withSamples());
    const Catalogue catalogue = catalogueFor(base, crateNames(3));
    other.keep(catalogue.documentUrl(catalogue.entries.at(2)), test::edition(1));
    other.feed->setCatalogue(catalogue);
    other.feed->refresh();
    QTRY_VERIFY(other.finished());
    QCOMPARE(other.state(0).origin, DocumentOrigin::None);
    QCOMPARE(other.state(2).origin, DocumentOrigin::Cache);
}

void CrateFeedTest::takesSamplesOffForTheFirstRealDocument()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(503); });
    Desk desk(withSamples());
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(3)));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state(0).origin, DocumentOrigin::Sample);
    QCOMPARE(desk.state(2).origin, DocumentOrigin::Sample);

    Held held(server);
    desk.outcomes->clear();
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 3);
    QCOMPARE(desk.state(0).origin, DocumentOrigin::Sample);
    QCOMPARE(desk.state(0).phase, Phase::Loading);
    for (const auto& exchange : held.exchanges) {
        if (exchange->request().target == "/files/crate-2/results.json") {
            exchange->answer(200, test::edition(5));
        }
    }
    QTRY_COMPARE(desk.state(2).phase, Phase::Shown);
    QCOMPARE(desk.state(2).origin, DocumentOrigin::Network);
    QCOMPARE(desk.state(2).document->bytes, test::edition(5));
    QCOMPARE(desk.state(0).origin, DocumentOrigin::None);
    QVERIFY(!desk.state(0).document);
    desk.feed->cancel();
}

void CrateFeedTest::showsTheLibraryWhereNothingWasPublished()
{
    const auto edition = [](int number) { return *readDocument(test::edition(number)); };
    QHash<QString, CrateFeed::StandIn> library;
    CrateFeed::Options options = withSamples();
    options.library = [&library](const QString& crate) { return library.value(crate); };
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(503); });
    Desk desk(options);
    const Catalogue catalogue = catalogueFor(server.base(), crateNames(3));
    desk.feed->setCatalogue(catalogue);
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state(0).origin, DocumentOrigin::Sample);

    // The library is read after the start. What it has takes the place of a sample, and all samples go.
    QSignalSpy changed(desk.feed.get(), &CrateFeed::stateChanged);
    library.insert(u"crate-1"_s, {edition(1), u"/library/crate-1/one.json"_s});
    desk.feed->lookIntoLibrary();
    QCOMPARE(desk.state(1).origin, DocumentOrigin::Library);
    QCOMPARE(desk.state(1).document->bytes, test::edition(1));
    QCOMPARE(desk.state(1).libraryFile, u"/library/crate-1/one.json"_s);
    QVERIFY(!desk.state(1).fetchedAt.isValid());
    QVERIFY2(desk.words(1).startsWith(u"from the library"_s) &&
                 desk.words(1).contains(u"newest document of the library"_s),
             qPrintable(desk.words(1)));
    QCOMPARE(desk.state(0).origin, DocumentOrigin::None);
    QCOMPARE(changed.size(), 3);
    desk.feed->lookIntoLibrary();
    QCOMPARE(changed.size(), 3); // nothing new

    // A newer one, and none any more.
    library.insert(u"crate-1"_s, {edition(2), u"/library/crate-1/two.json"_s});
    desk.feed->lookIntoLibrary();
    QCOMPARE(desk.state(1).document->bytes, test::edition(2));
    library.clear();
    desk.feed->lookIntoLibrary();
    QCOMPARE(desk.state(1).origin, DocumentOrigin::None);
    QVERIFY(desk.state(1).libraryFile.isEmpty());

    // What is published, or was and is kept, always stands before it.
    library.insert(u"crate-1"_s, {edition(3), u"/library/crate-1/three.json"_s});
    library.insert(u"crate-2"_s, {edition(4), u"/library/crate-2/four.json"_s});
    desk.feed->lookIntoLibrary();
    QCOMPARE(desk.state(2).origin, DocumentOrigin::Library);
    server.on("/files/crate-1/results.json",
              [](HttpExchange& exchange) { exchange.answer(200, test::edition(5)); });
    desk.outcomes->clear();
    desk.feed->refresh();
    QCOMPARE(desk.state(2).document->bytes, test::edition(4)); // while it is asked for
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state(1).origin, DocumentOrigin::Network);
    QCOMPARE(desk.state(1).document->bytes, test::edition(5));
    QCOMPARE(desk.state(2).origin, DocumentOrigin::Library);
    library.insert(u"crate-1"_s, {edition(6), u"/library/crate-1/six.json"_s});
    desk.feed->lookIntoLibrary();
    QCOMPARE(desk.state(1).document->bytes, test::edition(5));
    desk.feed->setWorkingOffline(true);
    QCOMPARE(desk.state(1).document->bytes, test::edition(5));
    QCOMPARE(desk.state(2).origin, DocumentOrigin::Library);
    QVERIFY2(desk.words(2).contains(u"You work offline"_s), qPrintable(desk.words(2)));
    desk.feed->setCatalogue(catalogue); // as at the next start
    QCOMPARE(desk.state(0).origin, DocumentOrigin::None);
    QCOMPARE(desk.state(1).origin, DocumentOrigin::Cache);
    QCOMPARE(desk.state(1).document->bytes, test::edition(5));
    QCOMPARE(desk.state(2).origin, DocumentOrigin::Library);
}

void CrateFeedTest::showsNoSamplesBesideAnAnswer()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(503); });
    server.on("/files/crate-2/results.json", [](HttpExchange& exchange) { exchange.answer(404); });
    Desk desk(withSamples());
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(3)));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(desk.state(i).origin, DocumentOrigin::None);
    }
}

void CrateFeedTest::cancels()
{
    HttpServer server;
    Held held(server);
    Desk desk;
    const Catalogue catalogue = catalogueFor(server.base(), crateNames(8));
    desk.keep(catalogue.documentUrl(catalogue.entries.at(0)), test::edition(1));
    desk.feed->setCatalogue(catalogue);
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 6);
    desk.feed->cancel();
    QVERIFY(desk.finished(CrateFeed::Outcome::Cancelled));
    for (int i = 0; i < 8; ++i) {
        QCOMPARE(desk.state(i).phase, Phase::Cancelled);
        QVERIFY(!desk.state(i).error);
    }
    QCOMPARE(desk.state(0).document->bytes, test::edition(1));
    QVERIFY2(desk.words(0).contains(u"cancelled, copy of 3 May 2026"_s), qPrintable(desk.words(0)));
    QVERIFY(!desk.state(1).document);
    // The connections are gone, and late answers reach nobody.
    QTRY_COMPARE(held.waiting(), 0);
    QCOMPARE(desk.outcomes->size(), 1);
    QCOMPARE(server.requests().size(), 6);
    QCOMPARE(desk.cache.load(catalogue.documentUrl(catalogue.entries.at(0)))->bytes, test::edition(1));
}

void CrateFeedTest::cancelsNothing()
{
    Desk desk;
    desk.feed->cancel();
    desk.feed->setCatalogue(catalogueFor(u"https://rangebar-tests.invalid"_s));
    desk.feed->cancel();
    QVERIFY(desk.outcomes->isEmpty());
    QCOMPARE(desk.state().phase, Phase::Loading);
}

void CrateFeedTest::startsAnew()
{
    HttpServer server;
    Held held(server);
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(3)));
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 3);
    desk.feed->refresh();
    QTRY_COMPARE(server.requests().size(), 6);
    QTRY_COMPARE(held.waiting(), 3);
    held.answerAll(test::edition(2));
    QTRY_VERIFY(desk.finished());
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(desk.state(i).phase, Phase::Shown);
    }
}

void CrateFeedTest::refreshesOne()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(3)));
    QSignalSpy progress(desk.feed.get(), &CrateFeed::progressChanged);
    desk.feed->refreshOne(desk.feed->indexOf(u"crate-1"_s));
    QTRY_VERIFY(desk.finished());
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(desk.state(1).phase, Phase::Shown);
    QVERIFY(!desk.state(0).document);
    QCOMPARE(progress.constLast().at(0).toInt(), 1);
    QCOMPARE(progress.constLast().at(1).toInt(), 1);
    desk.feed->refreshOne(-1);
    desk.feed->refreshOne(3);
    QVERIFY(!desk.feed->isRefreshing());
    QCOMPARE(desk.feed->indexOf(u"nobody"_s), -1);
}

void CrateFeedTest::refreshesOneOfThoseUnderWay()
{
    HttpServer server;
    Held held(server);
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(2)));
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 2);
    desk.feed->refreshOne(0);
    QTRY_COMPARE(server.requests().size(), 3);
    QTRY_COMPARE(held.waiting(), 2);
    QSignalSpy progress(desk.feed.get(), &CrateFeed::progressChanged);
    held.answerAll(test::edition(1));
    QTRY_VERIFY(desk.finished());
    QCOMPARE(progress.constLast().at(0).toInt(), 2);
    QCOMPARE(progress.constLast().at(1).toInt(), 2);
}

void CrateFeedTest::replacesTheCatalogueUnderWay()
{
    HttpServer server;
    Held held(server);
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(3)));
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 3);
    QSignalSpy changed(desk.feed.get(), &CrateFeed::catalogueChanged);
    desk.feed->setCatalogue(catalogueFor(server.base(), {u"other"_s}));
    QVERIFY(desk.finished(CrateFeed::Outcome::Cancelled));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(desk.feed->count(), 1);
    QCOMPARE(desk.state().entry.crate, u"other"_s);
    QTRY_COMPARE(held.waiting(), 0);
    desk.outcomes->clear();
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 1);
    held.answerAll(test::edition(3));
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().document->bytes, test::edition(3));
}

void CrateFeedTest::endsQuietlyWithTheFeed()
{
    HttpServer server(HttpServer::Tls::Good);
    Held held(server);
    CrateFeed::Options options;
    options.anotherNetwork = [] { return std::make_unique<LoopbackNetwork>(); };
    Desk desk(options);
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(14)));
    desk.feed->refresh();
    QTRY_COMPARE(held.waiting(), 14);
    desk.feed->refresh(); // some requests are on their way out, others on their way in
    desk.feed.reset();
    QTRY_COMPARE(held.waiting(), 0);
    QVERIFY(!QFile::exists(desk.cache.folder()));
}

void CrateFeedTest::takesCallsFromItsSlots()
{
    HttpServer server;
    server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    const Catalogue other = catalogueFor(server.base(), {u"other"_s});
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base(), crateNames(3)));
    connect(desk.feed.get(), &CrateFeed::stateChanged, this, [&](int index) {
        if (desk.feed->count() == 3 && desk.state(index).phase == Phase::Shown) {
            desk.feed->setCatalogue(other);
            desk.feed->refresh();
        }
    });
    desk.feed->refresh();
    QTRY_COMPARE(desk.outcomes->size(), 2);
    QCOMPARE(desk.outcomes->at(0).constFirst().value<CrateFeed::Outcome>(), CrateFeed::Outcome::Cancelled);
    QCOMPARE(desk.outcomes->at(1).constFirst().value<CrateFeed::Outcome>(), CrateFeed::Outcome::Finished);
    QCOMPARE(desk.feed->count(), 1);
    QCOMPARE(desk.state().phase, Phase::Shown);
}

void CrateFeedTest::reportsProgress()
{
    HttpServer server;
    const QByteArray body = test::edition(1, 200000);
    QPointer<HttpExchange> half;
    server.onAny([&](HttpExchange& exchange) {
        exchange.head(200, {{"Content-Length", QByteArray::number(body.size())}});
        exchange.send(body.first(100000));
        half = &exchange;
    });
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(server.base()));
    QSignalSpy progress(desk.feed.get(), &CrateFeed::progressChanged);
    desk.feed->refresh();
    QCOMPARE(progress.constFirst(), (QVariantList{0, 1, qint64(0)}));
    QTRY_COMPARE(desk.state().bytesReceived, qint64(100000));
    QCOMPARE(progress.constLast(), (QVariantList{0, 1, qint64(100000)}));
    QVERIFY(half);
    half->send(body.sliced(100000));
    QTRY_VERIFY(desk.finished());
    QCOMPARE(progress.constLast(), (QVariantList{1, 1, qint64(body.size())}));
    QCOMPARE(desk.state().bytesReceived, 0);
}

void CrateFeedTest::refreshesNothing()
{
    Desk desk(withSamples());
    desk.feed->setCatalogue({});
    desk.feed->refresh();
    QVERIFY(desk.finished());
    QCOMPARE(desk.feed->count(), 0);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::CrateFeedTest)
#include "tst_cratefeed.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/models/sources/feeddesk.h"
#include "tests/support/testobject.h"

#include <QNetworkProxy>

#include <utility>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using test::catalogueFor;
using test::closedPort;
using test::Desk;
using test::earlierTag;
using test::earlierTime;
using test::HttpExchange;
using test::HttpServer;
using test::target;
using Phase = CrateState::Phase;
using Code = FetchError::Code;

/// What a server does, and what the reader is told of it.
struct Trouble
{
    QByteArray name;
    HttpServer::Handler handler;
    Phase phase = Phase::Offline;
    Code code = Code::Network;
    QStringList words; ///< all of them are told
    int status = 0;
    int retryAfter = 0;
    int timeoutMs = 60000;
    int requests = 1; ///< -1: Qt itself tries again, an unknown number of times

    Trouble& withStatus(int httpStatus, int seconds = 0)
    {
        status = httpStatus;
        retryAfter = seconds;
        return *this;
    }
    Trouble& withTimeout(int milliseconds)
    {
        timeoutMs = milliseconds;
        return *this;
    }
    Trouble& withRequests(int count)
    {
        requests = count;
        return *this;
    }
};

class Troubles
{
public:
    Trouble& offline(const QByteArray& name, Code code, const QStringList& words, HttpServer::Handler handler)
    {
        return m_list.emplaceBack(Trouble{name, std::move(handler), Phase::Offline, code, words});
    }
    Trouble& notPublished(const QByteArray& name, Code code, const QStringList& words,
                          HttpServer::Handler handler)
    {
        return m_list.emplaceBack(Trouble{name, std::move(handler), Phase::NotPublished, code, words});
    }
    const QList<Trouble>& list() const { return m_list; }

private:
    QList<Trouble> m_list;
};

HttpServer::Handler answer(int status, const test::HttpHeaders& headers = {},
                           const QByteArray& body = "<p>sorry</p>")
{
    return [=](HttpExchange& exchange) { exchange.answer(status, body, headers); };
}

HttpServer::Handler document(const QByteArray& body, const test::HttpHeaders& headers = {})
{
    return answer(200, headers, body);
}

/// Announces `length` bytes, sends `bytes`, and closes.
HttpServer::Handler cut(const QByteArray& bytes, qsizetype length, const test::HttpHeaders& headers = {})
{
    return [=](HttpExchange& exchange) {
        exchange.head(200, headers + test::HttpHeaders{{"Content-Length", QByteArray::number(length)}});
        exchange.send(bytes);
        exchange.close();
    };
}

/// Sends one chunk without the last, empty one, and closes.
HttpServer::Handler cutChunks(const QByteArray& bytes, const test::HttpHeaders& headers = {})
{
    return [=](HttpExchange& exchange) {
        exchange.head(200, headers + test::HttpHeaders{{"Transfer-Encoding", "chunked"}});
        exchange.sendChunk(bytes);
        exchange.close();
    };
}

HttpServer::Handler endless(int status, const test::HttpHeaders& headers, const QByteArray& piece)
{
    return [=](HttpExchange& exchange) {
        exchange.head(status, headers);
        exchange.sendForEver(piece);
    };
}

void addRefusals(Troubles& troubles)
{
    constexpr auto code = Code::HttpStatus;
    troubles.notPublished("404", code, {u"not published, copy of 3 May 2026"_s, u"HTTP 404"_s}, answer(404))
        .withStatus(404);
    troubles
        .notPublished("404 that never ends", code, {u"HTTP 404"_s},
                      endless(404, {{"Content-Length", "1000000000"}}, QByteArray(1000, 'x')))
        .withStatus(404);
    troubles.notPublished("410", code, {u"HTTP 410"_s, u"gone"_s}, answer(410)).withStatus(410);
    troubles
        .notPublished("204", code, {u"HTTP 204"_s}, [](HttpExchange& exchange) { exchange.head(204, {}); })
        .withStatus(204);
    troubles
        .offline("401", code, {u"HTTP 401"_s, u"login"_s},
                 answer(401, {{"WWW-Authenticate", "Basic realm=\"x\""}}))
        .withStatus(401);
    troubles.offline("403", code, {u"HTTP 403, copy of 3 May 2026"_s, u"refuses access"_s}, answer(403))
        .withStatus(403);
    troubles.offline("429", code, {u"HTTP 429"_s, u"too many requests"_s}, answer(429)).withStatus(429);
    troubles
        .offline("429 with seconds", code, {u"HTTP 429"_s, u"90 second"_s},
                 answer(429, {{"Retry-After", "90"}}))
        .withStatus(429, 90);
    troubles
        .offline("429 with an hour", code, {u"HTTP 429"_s, u"60 minute"_s},
                 answer(429, {{"Retry-After", "3600"}}))
        .withStatus(429, 3600);
    troubles
        .offline("429 with a date that is past", code, {u"HTTP 429"_s},
                 answer(429, {{"Retry-After", "Fri, 31 Dec 1999 23:59:59 GMT"}}))
        .withStatus(429);
    troubles.offline("429 with nonsense", code, {u"HTTP 429"_s}, answer(429, {{"Retry-After", "soon"}}))
        .withStatus(429);
    troubles.offline("500", code, {u"HTTP 500, copy of 3 May 2026"_s}, answer(500)).withStatus(500);
    troubles.offline("503", code, {u"HTTP 503"_s, u"5 second"_s}, answer(503, {{"Retry-After", "5"}}))
        .withStatus(503, 5);
}

void addSlowness(Troubles& troubles)
{
    const QStringList words{u"within 1 second"_s, u"offline, copy of 3 May 2026"_s};
    troubles.offline("no answer", Code::Timeout, words, [](HttpExchange&) {}).withTimeout(500);
    troubles
        .offline("slow body", Code::Timeout, words,
                 [](HttpExchange& exchange) {
                     exchange.head(200, {{"Content-Length", "100000"}});
                     exchange.send(test::edition(2).first(1000));
                 })
        .withTimeout(500);
    troubles
        .offline("dripping body", Code::Timeout, words,
                 [](HttpExchange& exchange) {
                     exchange.head(200, {{"Content-Length", "100000"}});
                     exchange.drip(" ", 20);
                 })
        .withTimeout(700);
}

void addCuts(Troubles& troubles)
{
    const QByteArray whole = test::edition(2);
    const QByteArray half = whole.first(whole.size() / 2);
    const QByteArray zipped = test::gzip(whole);
    const QByteArray halfZipped = zipped.first(zipped.size() / 2);
    const test::HttpHeaders gzip{{"Content-Encoding", "gzip"}};
    constexpr auto code = Code::ConnectionLost;
    const QStringList words{u"was cut"_s, u"offline, copy of 3 May 2026"_s};

    troubles.offline("cut half way", code, words, cut(half, whole.size()));
    troubles.offline("chunks cut half way", code, words, cutChunks(half));
    troubles.offline("gzip cut half way", code, words, cut(halfZipped, zipped.size(), gzip)).withRequests(2);
    troubles.offline("gzip chunks cut half way", code, words, cutChunks(halfZipped, gzip));
    troubles.offline("length too large", code, words, cut(whole, whole.size() + 100));
    troubles.notPublished("length too small", Code::Document,
                          {u"unreadable, copy of 3 May 2026"_s, u"not JSON"_s}, cut(whole, whole.size() / 2));
    troubles
        .offline("closed before an answer", Code::NoAnswer, {u"no answer"_s},
                 [](HttpExchange& exchange) { exchange.reset(); })
        .withRequests(-1);
}

void addExcess(Troubles& troubles)
{
    const QStringList words{u"larger than 16 MiB"_s, u"unreadable, copy of 3 May 2026"_s};
    const auto add = [&](const QByteArray& name, HttpServer::Handler handler) {
        troubles.notPublished(name, Code::TooLarge, words, std::move(handler));
    };
    const QByteArray tooLarge = test::edition(3, maxDocumentBytes + 1);
    add("16 MiB and one byte", document(tooLarge));
    add("16 MiB and one byte in chunks", [tooLarge](HttpExchange& exchange) {
        exchange.head(200, {{"Transfer-Encoding", "chunked"}});
        exchange.sendChunk(tooLarge);
        exchange.sendChunk({});
    });
    add("endless body", endless(200, {}, QByteArray(0x10000, ' ')));
    add("endless chunks",
        endless(200, {{"Transfer-Encoding", "chunked"}}, "10000\r\n" + QByteArray(0x10000, ' ') + "\r\n"));
    add("gzip bomb", document(test::gzip(QByteArray(32 * 1024 * 1024, ' ')), {{"Content-Encoding", "gzip"}}));
}

void addNonsense(Troubles& troubles)
{
    const QByteArray broken = test::edition(2).chopped(2);
    constexpr auto code = Code::Document;
    troubles.notPublished("web page", code, {u"unreadable, copy of 3 May 2026"_s, u"Line 1"_s},
                          document("<!DOCTYPE html><title>Log in</title>", {{"Content-Type", "text/html"}}));
    troubles.notPublished("empty body", code, {u"unreadable, copy of 3 May 2026"_s, u"not a document"_s},
                          document({}));
    troubles.notPublished("no schema", code, {u"does not say its schema"_s}, document("{}"));
    troubles.notPublished("unknown schema", code, {u"schema 4"_s}, document("{\"schema\": 4}"));
    troubles.notPublished("unknown schema as gzip", code, {u"schema 4"_s},
                          document(test::gzip("{\"schema\": 4}"), {{"Content-Encoding", "gzip"}}));
    troubles.notPublished("cut document", code, {u"not JSON"_s}, document(broken));
    troubles
        .notPublished("cut document as gzip", code, {u"not JSON"_s},
                      [broken](HttpExchange& exchange) {
                          if (exchange.request().header("Accept-Encoding") == "identity") {
                              exchange.answer(200, broken);
                          } else {
                              exchange.answer(200, test::gzip(broken), {{"Content-Encoding", "gzip"}});
                          }
                      })
        .withRequests(2);
    troubles.offline("broken gzip", Code::Network, {u"could not be had"_s},
                     document("this was never compressed", {{"Content-Encoding", "gzip"}}));

    const QByteArray garbage = "SSH-2.0 whatever\r\n\r\n" + QByteArray(200, '\x80');
    troubles
        .offline("garbage", Code::NoAnswer, {u"no answer that is HTTP"_s},
                 [garbage](HttpExchange& exchange) { exchange.send(garbage); })
        .withRequests(-1);
    troubles
        .offline("garbage, then closed", Code::NoAnswer, {u"no answer that is HTTP"_s},
                 [garbage](HttpExchange& exchange) {
                     exchange.send(garbage);
                     exchange.close();
                 })
        .withRequests(-1);
}

void addRedirects(Troubles& troubles)
{
    constexpr auto code = Code::RedirectRefused;
    troubles
        .notPublished("redirect loop", Code::TooManyRedirects, {u"again and again"_s, target},
                      answer(302, {{"Location", target.toLatin1()}}))
        .withRequests(1 + 5);
    troubles.notPublished(
        "redirect to http", code,
        {u"not available, copy of 3 May 2026"_s, u"http://example.invalid/x"_s, u"not a secure (https)"_s},
        answer(301, {{"Location", "http://example.invalid/x"}}));
    troubles.notPublished("redirect to a file", code, {u"file:///etc/passwd"_s},
                          answer(301, {{"Location", "file:///etc/passwd"}}));
    troubles.notPublished("redirect with a login", code, {u"me@example.invalid"_s},
                          answer(301, {{"Location", "https://me:secret@example.invalid/"}}));
    troubles.notPublished("redirect to nowhere", code, {u"without saying where"_s}, answer(302));
}

/// What a reader is told where a document can't be had, and that it harms no kept copy.
class NetworkTroubleTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatWentWrong_data();
    void tellsWhatWentWrong();
    void tellsWhatWentWrongWithNothingKept();
    void distrustsBadCertificates_data();
    void distrustsBadCertificates();
    void neverLeavesHttps();
    void asksThroughTheProxy();
    void refusesAddressesThatAreNotAllowed();
};

void NetworkTroubleTest::tellsWhatWentWrong_data()
{
    QTest::addColumn<bool>("tls");
    QTest::addColumn<Trouble>("trouble");
    Troubles troubles;
    addRefusals(troubles);
    addSlowness(troubles);
    addCuts(troubles);
    addExcess(troubles);
    addNonsense(troubles);
    addRedirects(troubles);
    for (const bool tls : {false, true}) {
        for (const Trouble& trouble : troubles.list()) {
            QTest::addRow("%s over %s", trouble.name.constData(), tls ? "https" : "http") << tls << trouble;
        }
    }
}

void NetworkTroubleTest::tellsWhatWentWrong()
{
    QFETCH(bool, tls);
    QFETCH(Trouble, trouble);
    HttpServer server(tls ? HttpServer::Tls::Good : HttpServer::Tls::Off);
    server.onAny(trouble.handler);
    CrateFeed::Options options;
    options.timeoutMs = trouble.timeoutMs;
    Desk desk(options);
    desk.keep(server.url(target), test::edition(1));
    desk.feed->setCatalogue(catalogueFor(server.base()));
    desk.feed->refresh();
    QTRY_VERIFY_WITH_TIMEOUT(desk.finished(), 60000);

    QVERIFY(desk.state().error);
    const FetchError error = *desk.state().error;
    const QString words = desk.words();
    QVERIFY2(error.code == trouble.code, qPrintable(words));
    QCOMPARE(desk.state().phase, trouble.phase);
    QCOMPARE(error.httpStatus, trouble.status);
    QCOMPARE(error.retryAfterSeconds, trouble.retryAfter);
    for (const QString& word : trouble.words) {
        QVERIFY2(words.contains(word), qPrintable(words));
    }
    QVERIFY2(!words.contains(u"secret"_s), qPrintable(words));
    // Whatever happened, the earlier copy is on show and whole.
    QVERIFY(desk.state().document);
    QCOMPARE(desk.state().document->bytes, test::edition(1));
    QCOMPARE(desk.state().origin, DocumentOrigin::Cache);
    QCOMPARE(desk.state().fetchedAt, earlierTime);
    const auto kept = desk.cache.load(server.url(target));
    QVERIFY(kept);
    QCOMPARE(kept->bytes, test::edition(1));
    QCOMPARE(kept->etag, earlierTag);
    QCOMPARE(kept->fetchedAt, earlierTime);
    if (trouble.requests >= 0) {
        QCOMPARE(server.requests().size(), trouble.requests);
    }
}

void NetworkTroubleTest::tellsWhatWentWrongWithNothingKept()
{
    Desk desk;
    Catalogue catalogue = catalogueFor(u"http://127.0.0.1:"_s + QString::number(closedPort()));
    catalogue.entries.append({u"Unknown"_s, u"unknown"_s, u"https://rangebar-tests.invalid/<crate>"_s});
    desk.feed->setCatalogue(catalogue);
    desk.feed->refresh();
    QTRY_VERIFY_WITH_TIMEOUT(desk.finished(), 60000);
    QCOMPARE(desk.state(0).phase, Phase::Offline);
    QCOMPARE(desk.state(0).error->code, Code::ConnectionRefused);
    QVERIFY2(desk.words(0).contains(u"offline, no copy"_s), qPrintable(desk.words(0)));
    QVERIFY2(desk.words(0).contains(u"127.0.0.1 refuses"_s), qPrintable(desk.words(0)));
    QCOMPARE(desk.state(1).phase, Phase::Offline);
    QCOMPARE(desk.state(1).error->code, Code::HostNotFound);
    QVERIFY2(desk.words(1).contains(u"rangebar-tests.invalid was not found"_s), qPrintable(desk.words(1)));
    QVERIFY(!desk.state(0).document);
    QVERIFY(!desk.state(1).document);
}

void NetworkTroubleTest::distrustsBadCertificates_data()
{
    QTest::addColumn<int>("tls");
    QTest::addColumn<QString>("word");
    QTest::newRow("self-signed") << int(HttpServer::Tls::SelfSigned) << u"self-signed"_s;
    QTest::newRow("wrong host") << int(HttpServer::Tls::WrongHost) << u"elsewhere.invalid"_s;
    QTest::newRow("expired") << int(HttpServer::Tls::Expired) << u"expired (2021-01-01T00:00:00Z)"_s;
}

void NetworkTroubleTest::distrustsBadCertificates()
{
    QFETCH(int, tls);
    QFETCH(QString, word);
    HttpServer server(static_cast<HttpServer::Tls>(tls));
    server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(2)); });
    Desk desk;
    desk.keep(server.url(target), test::edition(1));
    desk.feed->setCatalogue(catalogueFor(server.base()));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::Offline);
    QCOMPARE(desk.state().error->code, Code::Tls);
    QVERIFY2(desk.words().contains(word), qPrintable(desk.words()));
    QVERIFY(server.requests().isEmpty());
    QCOMPARE(desk.state().document->bytes, test::edition(1));
    QCOMPARE(desk.cache.load(server.url(target))->bytes, test::edition(1));
}

void NetworkTroubleTest::neverLeavesHttps()
{
    // http on loopback is allowed where the catalogue says so, but nobody is sent there from https.
    HttpServer plain;
    plain.onAny(document(test::edition(2)));
    HttpServer secure(HttpServer::Tls::Good);
    secure.onAny(answer(302, {{"Location", plain.url(target).toEncoded()}}));
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(secure.base()));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::NotPublished);
    QCOMPARE(desk.state().error->code, Code::RedirectRefused);
    QVERIFY2(desk.words().contains(plain.url(target).toString()), qPrintable(desk.words()));
    QVERIFY(plain.requests().isEmpty());
}

void NetworkTroubleTest::asksThroughTheProxy()
{
    HttpServer proxy;
    const QByteArray address = "http://127.0.0.1:9/files/nats/results.json";
    proxy.on(address, [](HttpExchange& exchange) { exchange.answer(200, test::edition(2)); });
    Desk desk;
    desk.network.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.serverPort()));
    desk.feed->setCatalogue(catalogueFor(u"http://127.0.0.1:9"_s));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::Shown);

    proxy.on(address, [](HttpExchange& exchange) {
        exchange.answer(407, {}, {{"Proxy-Authenticate", "Basic realm=\"x\""}});
    });
    desk.outcomes->clear();
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::Offline);
    QCOMPARE(desk.state().error->code, Code::Proxy);
    QVERIFY2(desk.words().contains(u"proxy"_s), qPrintable(desk.words()));

    desk.network.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, closedPort()));
    desk.outcomes->clear();
    desk.feed->setCatalogue(catalogueFor(u"https://127.0.0.1:9"_s));
    desk.feed->refresh();
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::Offline);
    QVERIFY2(desk.words().contains(u"roxy"_s), qPrintable(desk.words()));
}

void NetworkTroubleTest::refusesAddressesThatAreNotAllowed()
{
    Desk desk;
    desk.feed->setCatalogue(catalogueFor(u"http://192.0.2.1"_s));
    desk.feed->refresh();
    QVERIFY(desk.feed->isRefreshing());
    QTRY_VERIFY(desk.finished());
    QCOMPARE(desk.state().phase, Phase::NotPublished);
    QCOMPARE(desk.state().error->code, Code::UrlRefused);
    QVERIFY2(desk.words().contains(u"http://192.0.2.1/"_s), qPrintable(desk.words()));
    QVERIFY2(desk.words().contains(u"not asked"_s), qPrintable(desk.words()));
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::NetworkTroubleTest)
#include "tst_networktrouble.moc"

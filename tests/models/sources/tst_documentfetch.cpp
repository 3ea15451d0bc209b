// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/documentfetch.h"
#include "tests/support/httpserver.h"
#include "tests/support/testobject.h"

#include <QPointer>
#include <QSignalSpy>

#include <memory>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using test::HttpExchange;
using test::HttpServer;
using test::LoopbackNetwork;

/// Counts every terminal signal of a fetch.
struct Ear
{
    explicit Ear(DocumentFetch* fetch)
        : finished(fetch, &DocumentFetch::finished)
        , failed(fetch, &DocumentFetch::failed)
        , cancelled(fetch, &DocumentFetch::cancelled)
    {
    }

    qsizetype terminal() const { return finished.size() + failed.size() + cancelled.size(); }
    DocumentFetch::Result result() const
    {
        return finished.constFirst().constFirst().value<DocumentFetch::Result>();
    }
    FetchError error() const { return failed.constFirst().constFirst().value<FetchError>(); }

    QSignalSpy finished;
    QSignalSpy failed;
    QSignalSpy cancelled;
};

class DocumentFetchTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void finishesOnce();
    void failsOnceAndLater();
    void cancelsAtOnce();
    void cancelsFromItsOwnSignals();
    void ignoresACancelBeforeTheStart();
    void startsOnce();
    void endsSilentlyWhenDeleted();
    void isNotModifiedOnlyWhereATagWasSent();
    void keepsOnlySoundTags_data();
    void keepsOnlySoundTags();
    void tellsWhetherTheBodyMayBeCut();
    void reportsProgress();
};

void DocumentFetchTest::finishesOnce()
{
    HttpServer server;
    server.on("/x", [](HttpExchange& exchange) { exchange.answer(200, "bytes", {{"ETag", "\"1\""}}); });
    LoopbackNetwork network;
    DocumentFetch fetch(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(&fetch);
    fetch.start();
    QCOMPARE(ear.terminal(), 0);
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(ear.result().bytes, QByteArray("bytes"));
    QCOMPARE(ear.result().etag, QByteArray("\"1\""));
    QVERIFY(!ear.result().notModified);
    fetch.cancel();
    QCOMPARE(ear.terminal(), 1);
}

void DocumentFetchTest::failsOnceAndLater()
{
    LoopbackNetwork network;
    for (const QString& url :
         {u"http://example.org/"_s, u"file:///etc/hostname"_s, u"https://me@localhost/"_s, QString()}) {
        DocumentFetch fetch(&network, {QUrl(url), {}, 60000, true});
        const Ear ear(&fetch);
        fetch.start();
        QCOMPARE(ear.terminal(), 0); // the caller may connect, or delete, after start()
        QTRY_COMPARE(ear.failed.size(), 1);
        QCOMPARE(ear.error().code, FetchError::Code::UrlRefused);
        QCOMPARE(ear.error().url, QUrl(url));
        fetch.cancel();
        QCOMPARE(ear.terminal(), 1);
    }
}

void DocumentFetchTest::cancelsAtOnce()
{
    HttpServer server(HttpServer::Tls::Good);
    QPointer<HttpExchange> held;
    server.on("/x", [&held](HttpExchange& exchange) { held = &exchange; });
    LoopbackNetwork network;
    DocumentFetch fetch(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(&fetch);
    fetch.start();
    QTRY_VERIFY(held);
    fetch.cancel();
    QCOMPARE(ear.cancelled.size(), 1);
    fetch.cancel();
    QTRY_VERIFY(!held); // the server sees the connection go
    QCOMPARE(ear.terminal(), 1);
}

void DocumentFetchTest::cancelsFromItsOwnSignals()
{
    HttpServer server;
    server.on("/x", [](HttpExchange& exchange) { exchange.answer(200, QByteArray(100000, 'x')); });
    LoopbackNetwork network;
    DocumentFetch fetch(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(&fetch);
    connect(&fetch, &DocumentFetch::progressed, &fetch, &DocumentFetch::cancel);
    fetch.start();
    QTRY_COMPARE(ear.cancelled.size(), 1);
    QCOMPARE(ear.terminal(), 1);
}

void DocumentFetchTest::ignoresACancelBeforeTheStart()
{
    HttpServer server;
    server.on("/x", [](HttpExchange& exchange) { exchange.answer(200, "bytes"); });
    LoopbackNetwork network;
    DocumentFetch fetch(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(&fetch);
    fetch.cancel();
    QCOMPARE(ear.terminal(), 0);
    fetch.start();
    QTRY_COMPARE(ear.finished.size(), 1);
}

void DocumentFetchTest::startsOnce()
{
    HttpServer server;
    server.on("/x", [](HttpExchange& exchange) { exchange.answer(200, "bytes"); });
    LoopbackNetwork network;
    DocumentFetch fetch(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(&fetch);
    fetch.start();
    fetch.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    fetch.start();
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(ear.terminal(), 1);
}

void DocumentFetchTest::endsSilentlyWhenDeleted()
{
    HttpServer server;
    QPointer<HttpExchange> held;
    server.on("/x", [&held](HttpExchange& exchange) { held = &exchange; });
    LoopbackNetwork network;
    auto fetch = std::make_unique<DocumentFetch>(
        &network, DocumentFetch::Request{server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(fetch.get());
    fetch->start();
    QTRY_VERIFY(held);
    fetch.reset();
    QTRY_VERIFY(!held);
    QCOMPARE(ear.terminal(), 0);
}

void DocumentFetchTest::isNotModifiedOnlyWhereATagWasSent()
{
    HttpServer server;
    server.on("/x", [](HttpExchange& exchange) { exchange.answer(304); });
    LoopbackNetwork network;
    DocumentFetch with(&network, {server.url(u"/x"_s), "\"1\"", 60000, true});
    const Ear withEar(&with);
    with.start();
    QTRY_COMPARE(withEar.finished.size(), 1);
    QVERIFY(withEar.result().notModified);
    QVERIFY(withEar.result().bytes.isEmpty());

    DocumentFetch without(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear withoutEar(&without);
    without.start();
    QTRY_COMPARE(withoutEar.failed.size(), 1);
    QCOMPARE(withoutEar.error().code, FetchError::Code::HttpStatus);
    QCOMPARE(withoutEar.error().httpStatus, 304);
    QVERIFY(withoutEar.error().isTemporary());
}

void DocumentFetchTest::keepsOnlySoundTags_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("strong") << QByteArray("\"a1\"") << QByteArray("\"a1\"");
    QTest::newRow("weak") << QByteArray("W/\"a1\"") << QByteArray("W/\"a1\"");
    QTest::newRow("empty tag") << QByteArray("\"\"") << QByteArray("\"\"");
    QTest::newRow("no quotes") << QByteArray("a1") << QByteArray();
    QTest::newRow("one quote") << QByteArray("\"") << QByteArray();
    QTest::newRow("a list") << QByteArray("\"a\", \"b\"") << QByteArray();
    QTest::newRow("control character") << QByteArray("\"a\x01\"") << QByteArray();
    QTest::newRow("very long") << QByteArray('"' + QByteArray(5000, 'a') + '"') << QByteArray();
}

void DocumentFetchTest::keepsOnlySoundTags()
{
    QFETCH(QByteArray, sent);
    QFETCH(QByteArray, kept);
    HttpServer server;
    server.on("/x", [&sent](HttpExchange& exchange) { exchange.answer(200, "bytes", {{"ETag", sent}}); });
    LoopbackNetwork network;
    DocumentFetch fetch(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(&fetch);
    fetch.start();
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(ear.result().etag, kept);
}

void DocumentFetchTest::tellsWhetherTheBodyMayBeCut()
{
    const QByteArray body(10000, 'x');
    HttpServer server;
    server.on("/plain", [&body](HttpExchange& exchange) { exchange.answer(200, body); });
    server.on("/gzip", [&body](HttpExchange& exchange) {
        if (exchange.request().header("Accept-Encoding") == "identity") {
            exchange.answer(200, body);
        } else {
            exchange.answer(200, test::gzip(body), {{"Content-Encoding", "gzip"}});
        }
    });
    LoopbackNetwork network;
    const auto fetched = [&](const QString& path, bool mayCompress) {
        DocumentFetch fetch(&network, {server.url(path), {}, 60000, mayCompress});
        const Ear ear(&fetch);
        fetch.start();
        return QTest::qWaitFor([&ear] { return ear.finished.size() == 1; }, 30000) ? ear.result()
                                                                                   : DocumentFetch::Result();
    };
    QCOMPARE(fetched(u"/plain"_s, true).bytes, body);
    QVERIFY(!fetched(u"/plain"_s, true).mayBeCut);
    QCOMPARE(fetched(u"/gzip"_s, true).bytes, body);
    QVERIFY(fetched(u"/gzip"_s, true).mayBeCut);
    QCOMPARE(fetched(u"/gzip"_s, false).bytes, body);
    QVERIFY(!fetched(u"/gzip"_s, false).mayBeCut);
}

void DocumentFetchTest::reportsProgress()
{
    HttpServer server;
    QPointer<HttpExchange> held;
    server.on("/x", [&held](HttpExchange& exchange) {
        exchange.head(200, {{"Content-Length", "3000"}});
        exchange.send(QByteArray(1000, 'x'));
        held = &exchange;
    });
    LoopbackNetwork network;
    DocumentFetch fetch(&network, {server.url(u"/x"_s), {}, 60000, true});
    const Ear ear(&fetch);
    QSignalSpy progress(&fetch, &DocumentFetch::progressed);
    fetch.start();
    QTRY_VERIFY(!progress.isEmpty() && progress.constLast().constFirst() == qint64(1000));
    held->send(QByteArray(2000, 'y'));
    QTRY_COMPARE(ear.finished.size(), 1);
    QCOMPARE(progress.constLast().constFirst(), qint64(3000));
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::DocumentFetchTest)
#include "tst_documentfetch.moc"

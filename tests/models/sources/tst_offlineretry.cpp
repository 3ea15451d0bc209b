// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sources/offlineretry.h"

#include "models/report/feedwords.h"
#include "tests/models/sources/feeddesk.h"
#include "tests/support/testobject.h"

#include <QPointer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rangebar {
namespace {

using test::catalogueFor;
using test::crateNames;
using test::Desk;
using test::earlierTime;
using test::HttpExchange;
using test::HttpServer;
using Phase = CrateState::Phase;

/// Rings when the test says so, and remembers what it was set to.
class HandAlarm : public Alarm
{
public:
    void set(std::chrono::milliseconds wait) override { waits.append(wait); }
    void clear() override { waits.append(0ms); }
    std::chrono::milliseconds last() const { return waits.isEmpty() ? 0ms : waits.constLast(); }

    QList<std::chrono::milliseconds> waits;
};

class HandReach : public NetworkReach
{
public:
    void start() override { isStarted = true; }

    bool isStarted = false;
};

/// Half an answer is none. Where nothing came at all, Qt would ask again by itself.
void hangUp(HttpExchange& exchange)
{
    exchange.head(200, {{"Content-Length", "1000"}});
    exchange.send("{");
    exchange.close();
}

/// A feed whose source hangs up until the test says otherwise, and what tries it again.
struct RetryDesk : Desk
{
    explicit RetryDesk(CrateFeed::Options options = {}) : Desk(std::move(options))
    {
        auto own = std::make_unique<HandAlarm>();
        alarm = own.get();
        retry = std::make_unique<OfflineRetry>(feed.get(), std::move(own));
        retried = std::make_unique<QSignalSpy>(feed.get(), &CrateFeed::retried);
        server.onAny(hangUp);
    }

    void start(int crates)
    {
        outcomes->clear();
        feed->setCatalogue(catalogueFor(server.base(), crateNames(crates)));
        feed->refresh();
        QTRY_COMPARE(outcomes->size(), 1);
    }

    static QString address(int crate) { return u"/files/crate-%1/results.json"_s.arg(crate); }

    HttpServer server;
    HandAlarm* alarm = nullptr;
    std::unique_ptr<OfflineRetry> retry;
    std::unique_ptr<QSignalSpy> retried;
};

class OfflineRetryTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsLongerAndLonger();
    void asksOnlyForWhatNobodyAnswered();
    void restsWhereAllAnswered();
    void isQuiet();
    void triesWhenTheNetworkIsBack();
    void doesWithoutWordsFromTheSystem();
    void refreshTakesTheRetryOver();
    void cancelLeavesItsCratesOffline();
    void samplesGiveWayToTheFirstAnswer();
    void workingOfflineAsksNobody();
    void workingOfflineEndsWhatIsUnderWay();
    void ageIsRoundedDown_data();
    void ageIsRoundedDown();
    void lineSaysWhatIsOnShow();
    void reasonsForNotKeepingAreToldOnce();
};

void OfflineRetryTest::waitsLongerAndLonger()
{
    RetryDesk desk;
    desk.start(1);
    QCOMPARE(desk.state().phase, Phase::Offline);
    QCOMPARE(desk.alarm->last(), 30s);
    int round = 0;
    for (const auto wait : QList<std::chrono::milliseconds>{1min, 2min, 5min, 10min, 10min}) {
        Q_EMIT desk.alarm->rang();
        ++round;
        QTRY_COMPARE(desk.retried->size(), round);
        QCOMPARE(desk.alarm->last(), wait);
    }
    QCOMPARE(desk.server.requests().size(), 1 + round);

    // The reader's own refresh begins with the shortest wait again.
    desk.feed->refresh();
    QTRY_COMPARE(desk.outcomes->size(), 2);
    QCOMPARE(desk.alarm->last(), 30s);
}

void OfflineRetryTest::asksOnlyForWhatNobodyAnswered()
{
    RetryDesk desk;
    desk.server.on(RetryDesk::address(0).toLatin1(),
                   [](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    desk.server.on(RetryDesk::address(1).toLatin1(), [](HttpExchange& exchange) { exchange.answer(404); });
    desk.server.on(RetryDesk::address(2).toLatin1(), [](HttpExchange& exchange) { exchange.answer(503); });
    desk.server.on(RetryDesk::address(3).toLatin1(),
                   [](HttpExchange& exchange) { exchange.answer(200, "no document"); });
    desk.start(5);
    QCOMPARE(desk.server.requests().size(), 5);
    desk.server.on(RetryDesk::address(4).toLatin1(),
                   [](HttpExchange& exchange) { exchange.answer(200, test::edition(4)); });
    Q_EMIT desk.alarm->rang();
    QTRY_COMPARE(desk.retried->size(), 1);
    QCOMPARE(desk.retried->constFirst().constFirst().toInt(), 1);
    QCOMPARE(desk.server.requests().size(), 6);
    QCOMPARE(desk.server.requests().constLast().target, RetryDesk::address(4).toLatin1());
    QCOMPARE(desk.state(4).phase, Phase::Shown);
    QCOMPARE(desk.state(4).document->bytes, test::edition(4));
    QVERIFY(!desk.state(4).error);
    QCOMPARE(desk.alarm->last(), 0ms);
}

void OfflineRetryTest::restsWhereAllAnswered()
{
    RetryDesk desk;
    desk.server.onAny([](HttpExchange& exchange) { exchange.answer(404); });
    desk.start(2);
    QCOMPARE(desk.alarm->last(), 0ms);
    Q_EMIT desk.alarm->rang();
    desk.retry->tryNow();
    QVERIFY(!desk.feed->isRetrying());
    QCOMPARE(desk.server.requests().size(), 2);
}

void OfflineRetryTest::isQuiet()
{
    RetryDesk desk;
    desk.keep(desk.server.url(RetryDesk::address(0)), test::edition(1));
    desk.start(1);
    const DocumentPtr before = desk.state().document;
    QVERIFY(before);

    QPointer<HttpExchange> held;
    desk.server.onAny([&held](HttpExchange& exchange) { held = &exchange; });
    QSignalSpy states(desk.feed.get(), &CrateFeed::stateChanged);
    QSignalSpy progress(desk.feed.get(), &CrateFeed::progressChanged);
    Q_EMIT desk.alarm->rang();
    QTRY_VERIFY(held);
    QVERIFY(desk.feed->isRetrying());
    QVERIFY(!desk.feed->isRefreshing());
    QCOMPARE(desk.state().phase, Phase::Offline);
    QVERIFY(desk.state().error);
    held->head(200, {{"Content-Length", QByteArray::number(test::edition(2).size())}});
    held->send(test::edition(2).first(100));
    held->send(test::edition(2).sliced(100));
    QTRY_COMPARE(desk.retried->size(), 1);
    QCOMPARE(states.size(), 1);
    QCOMPARE(progress.size(), 0);
    QCOMPARE(desk.outcomes->size(), 1); // of the refresh before
    QCOMPARE(desk.state().document->bytes, test::edition(2));
    QCOMPARE(desk.cache.load(desk.server.url(RetryDesk::address(0)))->bytes, test::edition(2));
}

void OfflineRetryTest::triesWhenTheNetworkIsBack()
{
    RetryDesk desk;
    auto own = std::make_unique<HandReach>();
    HandReach* reach = own.get();
    desk.retry->listenTo(std::move(own));
    QVERIFY(!reach->isStarted); // not before it is needed
    desk.start(1);
    QVERIFY(reach->isStarted);
    Q_EMIT desk.alarm->rang();
    QTRY_COMPARE(desk.retried->size(), 1);
    QCOMPARE(desk.alarm->last(), 1min);

    desk.server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    Q_EMIT reach->back();
    QTRY_COMPARE(desk.retried->size(), 2);
    QCOMPARE(desk.state().phase, Phase::Shown);
    QCOMPARE(desk.alarm->last(), 0ms);
    Q_EMIT reach->back();
    QVERIFY(!desk.feed->isRetrying());
}

void OfflineRetryTest::doesWithoutWordsFromTheSystem()
{
    // Whatever this system has to say or not: it starts without a warning, and further calls do nothing.
    NetworkReach reach;
    reach.start();
    reach.start();
}

void OfflineRetryTest::refreshTakesTheRetryOver()
{
    RetryDesk desk;
    desk.start(2);
    QList<QPointer<HttpExchange>> held;
    desk.server.onAny([&held](HttpExchange& exchange) { held.append(&exchange); });
    Q_EMIT desk.alarm->rang();
    QTRY_COMPARE(held.size(), 2);
    desk.feed->refreshOne(0);
    QVERIFY(desk.feed->isRefreshing());
    QTRY_COMPARE(held.size(), 3);
    held.at(2)->answer(200, test::edition(1));
    QTRY_COMPARE(desk.outcomes->size(), 2);
    QCOMPARE(desk.state(0).phase, Phase::Shown);
    held.at(1)->answer(200, test::edition(2));
    QTRY_COMPARE(desk.retried->size(), 1);
    QCOMPARE(desk.state(1).document->bytes, test::edition(2));

    desk.server.onAny(hangUp);
    desk.feed->refresh();
    QTRY_COMPARE(desk.outcomes->size(), 3);
    desk.server.onAny([&held](HttpExchange& exchange) { held.append(&exchange); });
    held.clear();
    Q_EMIT desk.alarm->rang();
    QTRY_COMPARE(held.size(), 2);
    desk.feed->refresh();
    QVERIFY(!desk.feed->isRetrying());
    QTRY_COMPARE(held.size(), 4);
    QTRY_VERIFY(!held.at(0)); // the connections of the retry are gone
    held.at(2)->answer(200, test::edition(3));
    held.at(3)->answer(200, test::edition(3));
    QTRY_COMPARE(desk.outcomes->size(), 4);
    QCOMPARE(desk.retried->size(), 1);
}

void OfflineRetryTest::cancelLeavesItsCratesOffline()
{
    RetryDesk desk;
    desk.start(2);
    QList<QPointer<HttpExchange>> held;
    desk.server.onAny([&held](HttpExchange& exchange) { held.append(&exchange); });
    Q_EMIT desk.alarm->rang();
    QTRY_COMPARE(held.size(), 2);
    desk.feed->refreshOne(0);
    desk.feed->cancel();
    QVERIFY(!desk.feed->isRetrying());
    QCOMPARE(desk.state(0).phase, Phase::Cancelled);
    QCOMPARE(desk.state(1).phase, Phase::Offline);
    QVERIFY(desk.state(1).error);
    QCOMPARE(desk.alarm->last(), 30s);
}

void OfflineRetryTest::samplesGiveWayToTheFirstAnswer()
{
    CrateFeed::Options options;
    options.sample = [](const QString&) { return test::edition(9); };
    RetryDesk desk(options);
    desk.start(2);
    QCOMPARE(desk.state(0).origin, DocumentOrigin::Sample);
    Q_EMIT desk.alarm->rang();
    QTRY_COMPARE(desk.retried->size(), 1);
    QCOMPARE(desk.state(0).origin, DocumentOrigin::Sample);
    desk.server.on(RetryDesk::address(1).toLatin1(),
                   [](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    Q_EMIT desk.alarm->rang();
    QTRY_COMPARE(desk.retried->size(), 2);
    QCOMPARE(desk.state(1).origin, DocumentOrigin::Network);
    QVERIFY(!desk.state(0).document);
    QCOMPARE(desk.state(0).phase, Phase::Offline);
}

void OfflineRetryTest::workingOfflineAsksNobody()
{
    RetryDesk desk;
    desk.keep(desk.server.url(RetryDesk::address(0)), test::edition(1));
    desk.feed->setWorkingOffline(true);
    desk.feed->setCatalogue(catalogueFor(desk.server.base(), crateNames(2)));
    QCOMPARE(desk.state(0).phase, Phase::Offline);
    QVERIFY2(desk.words(0).contains(u"offline, copy of 3 May 2026"_s), qPrintable(desk.words(0)));
    QVERIFY2(desk.words(1).contains(u"You work offline"_s), qPrintable(desk.words(1)));

    desk.feed->refresh();
    QCOMPARE(desk.outcomes->size(), 1);
    desk.feed->refreshOne(1);
    QCOMPARE(desk.outcomes->size(), 2);
    desk.retry->tryNow();
    Q_EMIT desk.alarm->rang();
    QVERIFY(!desk.feed->isRetrying());
    QVERIFY(!desk.feed->isRefreshing());
    QCOMPARE(desk.alarm->last(), 0ms);

    desk.feed->setWorkingOffline(false);
    desk.server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(2)); });
    desk.feed->refresh();
    QTRY_COMPARE(desk.outcomes->size(), 3);
    QCOMPARE(desk.state(0).phase, Phase::Shown);
    QCOMPARE(desk.server.requests().size(), 2); // none while offline
}

void OfflineRetryTest::workingOfflineEndsWhatIsUnderWay()
{
    RetryDesk desk;
    desk.keep(desk.server.url(RetryDesk::address(0)), test::edition(1));
    QList<QPointer<HttpExchange>> held;
    desk.server.onAny([&held](HttpExchange& exchange) { held.append(&exchange); });
    desk.feed->setCatalogue(catalogueFor(desk.server.base(), crateNames(2)));
    desk.feed->refresh();
    QTRY_COMPARE(held.size(), 2);
    desk.feed->setWorkingOffline(true);
    QVERIFY(desk.finished(CrateFeed::Outcome::Cancelled));
    QCOMPARE(desk.state(0).phase, Phase::Offline);
    QCOMPARE(desk.state(0).document->bytes, test::edition(1));
    QCOMPARE(desk.state(1).phase, Phase::Offline);
    QTRY_VERIFY(!held.at(0) && !held.at(1));
}

void OfflineRetryTest::ageIsRoundedDown_data()
{
    QTest::addColumn<QDateTime>("when");
    QTest::addColumn<QString>("words");
    const auto at = [](const QString& text) { return QDateTime::fromString(text, Qt::ISODate); };
    QTest::newRow("now") << at(u"2026-11-30T14:00:00"_s) << u"less than an hour"_s;
    QTest::newRow("59 minutes") << at(u"2026-11-30T13:00:01"_s) << u"less than an hour"_s;
    QTest::newRow("one hour") << at(u"2026-11-30T13:00:00"_s) << u"1 hour"_s;
    QTest::newRow("47 hours") << at(u"2026-11-28T14:00:01"_s) << u"47 hour"_s;
    QTest::newRow("2 days") << at(u"2026-11-28T14:00:00"_s) << u"2 day"_s;
    QTest::newRow("60 days") << at(u"2026-10-01T14:00:00"_s) << u"60 day"_s;
    QTest::newRow("two months") << at(u"2026-09-30T14:00:00"_s) << u"2 month"_s;
    QTest::newRow("and a week") << at(u"2026-09-23T12:00:00"_s) << u"2 month"_s;
    QTest::newRow("23 months") << at(u"2024-12-01T12:00:00"_s) << u"23 month"_s;
    QTest::newRow("two years") << at(u"2024-11-30T12:00:00"_s) << u"2 year"_s;
    QTest::newRow("to come") << at(u"2026-11-30T14:00:01"_s) << QString();
}

void OfflineRetryTest::ageIsRoundedDown()
{
    QFETCH(QDateTime, when);
    QFETCH(QString, words);
    const QString age = FeedWords::age(when, QDateTime(QDate(2026, 11, 30), QTime(14, 0)));
    QVERIFY2(words.isEmpty() ? age.isEmpty() : age.startsWith(words), qPrintable(age));
}

void OfflineRetryTest::lineSaysWhatIsOnShow()
{
    RetryDesk desk;
    const auto line = [&desk] {
        return FeedWords::offlineLine(*desk.feed, QDateTime(QDate(2026, 8, 1), QTime(12, 0), Qt::UTC),
                                      NumberFormat());
    };
    const auto keep = [&desk](int crate, const QDateTime& when) {
        const QUrl url = desk.server.url(RetryDesk::address(crate));
        QCOMPARE(desk.cache.store({url, test::edition(crate), {}, when}), QString());
    };
    desk.start(3);
    QVERIFY2(line().startsWith(u"Offline. There is no copy on this computer."_s), qPrintable(line()));

    keep(0, earlierTime);
    desk.start(3);
    QVERIFY2(line().startsWith(u"Offline. Showing the copy of 3 May 2026 (2 month"_s), qPrintable(line()));
    QVERIFY2(line().contains(u"2 crate"_s), qPrintable(line())); // without a copy

    keep(1, earlierTime);
    keep(2, earlierTime);
    desk.start(3);
    QVERIFY2(line().startsWith(u"Offline. Showing copies of 3 May 2026 (2 month"_s), qPrintable(line()));
    QVERIFY(!line().contains(u"without"_s));

    keep(2, test::laterTime);
    desk.start(3);
    QVERIFY2(line().contains(u"copies of 3 May 2026 to 4 Jun 2026 (the oldest is 2 month"_s),
             qPrintable(line()));

    desk.server.on(RetryDesk::address(0).toLatin1(), [](HttpExchange& exchange) { exchange.answer(404); });
    desk.start(3);
    QVERIFY2(line().startsWith(u"Offline: 2 of 3 crate"_s), qPrintable(line()));
    QVERIFY2(line().contains(u"copies of 3 May 2026 to 4 Jun 2026"_s), qPrintable(line()));

    desk.feed->setWorkingOffline(true);
    QVERIFY2(line().startsWith(u"Working offline: nothing is downloaded."_s), qPrintable(line()));
    QVERIFY2(line().contains(u"3 May 2026 to 4 Jun 2026"_s), qPrintable(line()));
    desk.feed->setWorkingOffline(false);

    desk.server.on(RetryDesk::address(0).toLatin1(),
                   [](HttpExchange& exchange) { exchange.answer(200, test::edition(0)); });
    desk.server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    desk.start(3);
    QCOMPARE(line(), QString());
}

void OfflineRetryTest::reasonsForNotKeepingAreToldOnce()
{
    RetryDesk desk;
    desk.server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    desk.start(3);
    QCOMPARE(FeedWords::unkept(*desk.feed), QString());

    RetryDesk full;
    QFile inTheWay(full.cache.folder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    full.server.onAny([](HttpExchange& exchange) { exchange.answer(200, test::edition(1)); });
    full.start(3);
    const QString words = FeedWords::unkept(*full.feed);
    QCOMPARE(words.count(u"Not a directory"_s), 1);
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::OfflineRetryTest)
#include "tst_offlineretry.moc"

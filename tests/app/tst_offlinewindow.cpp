// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/navigationroles.h"
#include "tests/app/programfixture.h"
#include "tests/support/editions.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/cratepage.h"
#include "widgets/parts/notice.h"
#include "widgets/parts/textlabel.h"

#include <QAction>
#include <QFile>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

namespace rangebar::test {

class OfflineWindowTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void lineSaysWhatIsOnShowAndHowOldItIs();
    void lineStaysWhileItIsTriedAgain();
    void networkComesBackByItself();
    void retryDisturbsNothing();
    void f5TriesAgain();
    void everythingButDownloadingWorks();
    void workingOfflineMakesNoRequest();
    void unpublishedCrateShowsItsCopy();
    void whatCannotBeKeptIsToldOnce();
    void libraryStandsInForWhatWasNeverHad();

private:
    void serve(const QByteArray& target, const QByteArray& body)
    {
        m_fixture->server.on(target, [body](HttpExchange& exchange) { exchange.answer(200, body); });
    }
    void hangUp()
    {
        for (const char* crate :
             {"/ruststream-nats.json", "/ruststream-rdkafka.json", "/ruststream-sqlx.json"}) {
            m_fixture->server.on(crate, [](HttpExchange& exchange) { exchange.reset(); });
        }
    }
    /// Two crates are downloaded and kept, and then nobody answers any more.
    void goOffline()
    {
        serve("/ruststream-nats.json", edition(1));
        serve("/ruststream-rdkafka.json", edition(2));
        m_fixture->start();
        m_fixture->refresh();
        hangUp();
        m_fixture->start();
        m_fixture->refresh();
    }
    QString line() { return m_fixture->find<TextLabel>("offlineLine")->text(); }
    bool isLineShown() { return m_fixture->find<TextLabel>("offlineLine")->isVisible(); }
    QString secondLine(const QString& key) { return m_fixture->listed(key).data(SecondLineRole).toString(); }
    void retry()
    {
        QSignalSpy retried(m_fixture->program().feed(), &CrateFeed::retried);
        m_fixture->program().retry()->tryNow();
        QTRY_COMPARE(retried.size(), 1);
    }

    std::unique_ptr<ProgramFixture> m_fixture;
};

void OfflineWindowTest::lineSaysWhatIsOnShowAndHowOldItIs()
{
    serve("/ruststream-nats.json", edition(1));
    serve("/ruststream-rdkafka.json", edition(2));
    serve("/ruststream-sqlx.json", edition(3));
    m_fixture->start();
    m_fixture->refresh();
    QVERIFY(!isLineShown());

    // As two months and some days later, for the copy of the one; the other two are of today.
    const QDateTime then = QDateTime::currentDateTimeUtc().addMonths(-2).addDays(-3);
    const CrateState& nats = m_fixture->program().feed()->state(0);
    const DocumentCache cache(m_fixture->path(QStringLiteral("cache/documents")));
    const QUrl url = m_fixture->program().feed()->catalogue().documentUrl(nats.entry);
    QVERIFY(cache.load(url));
    QCOMPARE(cache.store({url, edition(1), {}, then}), QString());
    hangUp();
    m_fixture->start();
    QVERIFY(!isLineShown()); // nobody has been asked yet
    QVERIFY(m_fixture->program().feed()->state(0).document);
    m_fixture->refresh();
    QVERIFY(isLineShown());
    QVERIFY2(line().startsWith(QLatin1String("Offline. Showing copies of ")), qPrintable(line()));
    const QString day = NumberFormat().date(then.toLocalTime().date().toString(Qt::ISODate));
    QVERIFY2(line().contains(day), qPrintable(line()));
    QVERIFY2(line().contains(QLatin1String("the oldest is 2 month")), qPrintable(line()));
    QVERIFY2(secondLine(QStringLiteral("crate:ruststream-nats")).contains(QLatin1String("copy of ") + day),
             qPrintable(secondLine(QStringLiteral("crate:ruststream-nats"))));
}

void OfflineWindowTest::lineStaysWhileItIsTriedAgain()
{
    goOffline();
    QVERIFY(isLineShown());
    const QString before = line();
    m_fixture->server.on("/ruststream-nats.json", [](HttpExchange&) {}); // keeps the reader waiting
    m_fixture->program().feed()->refresh();
    QTRY_VERIFY(m_fixture->program().feed()->isRefreshing());
    QVERIFY(isLineShown());
    QCOMPARE(line(), before);
    m_fixture->program().feed()->cancel();
}

void OfflineWindowTest::networkComesBackByItself()
{
    goOffline();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QVERIFY(isLineShown());
    QVERIFY(m_fixture->find<Notice>("notice")->text().contains(QLatin1String("copy of")));
    serve("/ruststream-nats.json", edition(3));
    serve("/ruststream-rdkafka.json", edition(2));
    m_fixture->server.on("/ruststream-sqlx.json", [](HttpExchange& exchange) { exchange.answer(404); });
    retry();
    QVERIFY(!isLineShown());
    const QString notice = m_fixture->find<Notice>("notice")->text();
    QVERIFY2(!notice.contains(QLatin1String("copy of")), qPrintable(notice));
    QCOMPARE(m_fixture->find<CratePage>("cratePage")->content().document->bytes, edition(3));
    QVERIFY(secondLine(QStringLiteral("crate:ruststream-nats")).startsWith(QLatin1String("measured")));
    const QString status = m_fixture->find<QLabel>("statusText")->text();
    QVERIFY2(status.startsWith(QLatin1String("2 crates up to date")), qPrintable(status));
}

void OfflineWindowTest::retryDisturbsNothing()
{
    goOffline();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    auto* page = m_fixture->find<CratePage>("cratePage");
    auto* bar = page->findChild<QScrollArea*>(QStringLiteral("pageScroll"))->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 300);
    bar->setValue(300);
    const auto* chart = m_fixture->find<ChartView>("comparisonChart");
    m_fixture->find<QLabel>("statusText")->setText(QStringLiteral("what the reader did last"));
    QSignalSpy progress(m_fixture->program().feed(), &CrateFeed::progressChanged);
    retry();
    QCOMPARE(progress.size(), 0);
    QVERIFY(!m_fixture->find<QProgressBar>("refreshProgress")->isVisible());
    QCOMPARE(m_fixture->find<ChartView>("comparisonChart"), chart); // the very same page
    QCOMPARE(bar->value(), 300);
    QCOMPARE(m_fixture->find<QLabel>("statusText")->text(), QStringLiteral("what the reader did last"));

    // Nor where there is nothing to show: the button under the reader's hand stays the same.
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-sqlx"));
    auto* button = m_fixture->find<QPushButton>("retryButton");
    QVERIFY(button);
    button->setFocus();
    retry();
    QCOMPARE(m_fixture->find<QPushButton>("retryButton"), button);
    QVERIFY(button->hasFocus());
}

void OfflineWindowTest::f5TriesAgain()
{
    goOffline();
    QVERIFY(isLineShown());
    serve("/ruststream-nats.json", edition(1));
    serve("/ruststream-rdkafka.json", edition(2));
    serve("/ruststream-sqlx.json", edition(3));
    QSignalSpy finished(m_fixture->program().feed(), &CrateFeed::refreshFinished);
    QTest::keyClick(&m_fixture->window(), Qt::Key_F5);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!isLineShown());
}

void OfflineWindowTest::everythingButDownloadingWorks()
{
    goOffline();
    m_fixture->server.on("/ruststream-nats.json", [](HttpExchange&) {});
    m_fixture->program().feed()->refresh(); // and it hangs
    QVERIFY(m_fixture->program().feed()->isRefreshing());
    const QString one = m_fixture->write(QStringLiteral("one.json"), edition(5));
    const QString other = m_fixture->write(QStringLiteral("other.json"), edition(6));
    m_fixture->window().openFiles({one});
    QVERIFY(m_fixture->find<ChartView>("comparisonChart"));
    m_fixture->window().compareFiles(one, other);
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("compare"));
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-rdkafka"));
    QVERIFY(m_fixture->find<CratePage>("cratePage")->content().document);
    QVERIFY(m_fixture->program().feed()->isRefreshing());
    m_fixture->program().feed()->cancel();
}

void OfflineWindowTest::workingOfflineMakesNoRequest()
{
    serve("/ruststream-nats.json", edition(1));
    m_fixture->start();
    m_fixture->refresh();
    const qsizetype requests = m_fixture->server.requests().size();
    auto* action = m_fixture->find<QAction>("workOffline");
    QVERIFY(action->isCheckable() && !action->isChecked());
    action->trigger();
    QVERIFY(isLineShown());
    QVERIFY2(line().startsWith(QLatin1String("Working offline: nothing is downloaded.")), qPrintable(line()));
    QTest::keyClick(&m_fixture->window(), Qt::Key_F5);
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-rdkafka"));
    QTest::mouseClick(m_fixture->find<QPushButton>("retryButton"), Qt::LeftButton);
    QVERIFY(!m_fixture->program().feed()->isRefreshing());

    // It is remembered, and said from the first moment on.
    m_fixture->start();
    QVERIFY(m_fixture->find<QAction>("workOffline")->isChecked());
    QVERIFY(isLineShown());
    QVERIFY(m_fixture->program().feed()->state(0).document);
    m_fixture->program().feed()->refresh();
    QVERIFY(!m_fixture->program().feed()->isRefreshing());

    // Switched off, everything is asked for at once: the first requests since.
    QSignalSpy finished(m_fixture->program().feed(), &CrateFeed::refreshFinished);
    m_fixture->find<QAction>("workOffline")->trigger();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_fixture->server.requests().size(), requests + 3);
    QVERIFY(!isLineShown());
}

void OfflineWindowTest::unpublishedCrateShowsItsCopy()
{
    serve("/ruststream-nats.json", edition(1));
    m_fixture->start();
    m_fixture->refresh();
    m_fixture->server.on("/ruststream-nats.json", [](HttpExchange& exchange) { exchange.answer(404); });
    m_fixture->refresh();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QVERIFY(m_fixture->find<ChartView>("comparisonChart"));
    const auto* notice = m_fixture->find<Notice>("notice");
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(QLatin1String("No results are published there now.")),
             qPrintable(notice->text()));
    QVERIFY2(notice->text().contains(QLatin1String("HTTP 404")), qPrintable(notice->text()));
    QVERIFY2(secondLine(QStringLiteral("crate:ruststream-nats"))
                 .startsWith(QLatin1String("not published, copy of ")),
             qPrintable(secondLine(QStringLiteral("crate:ruststream-nats"))));
    QVERIFY(!isLineShown()); // somebody answered
}

void OfflineWindowTest::whatCannotBeKeptIsToldOnce()
{
    for (const char* crate : {"/ruststream-nats.json", "/ruststream-rdkafka.json", "/ruststream-sqlx.json"}) {
        serve(crate, edition(1));
    }
    m_fixture->write(QStringLiteral("cache"), "a file where the folder should be");
    m_fixture->start();
    const auto* notice = m_fixture->find<Notice>("windowNotice");
    QVERIFY(!notice->isVisible());
    m_fixture->refresh();
    QVERIFY(notice->isVisible());
    QCOMPARE(notice->text().count(QLatin1String("can't be kept on disk")), 1);
    QCOMPARE(notice->text().count(QLatin1String("Not a directory")), 1);
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-nats"));
    QVERIFY(m_fixture->find<ChartView>("comparisonChart"));

    QVERIFY(QFile::remove(m_fixture->path(QStringLiteral("cache"))));
    m_fixture->refresh();
    QVERIFY(!notice->isVisible());
}

void OfflineWindowTest::libraryStandsInForWhatWasNeverHad()
{
    const auto ofCrate = [](const QByteArray& date) {
        QByteArray bytes = sample(QStringLiteral("schema3.json"));
        bytes.replace("ruststream-granary", "ruststream-sqlx");
        bytes.replace("2026-05-20", date);
        return bytes;
    };
    hangUp();
    m_fixture->start();
    // Two that were mailed, say: the later measurement is opened first.
    m_fixture->window().openFiles({m_fixture->write(QStringLiteral("in/b.json"), ofCrate("2026-07-02")),
                                   m_fixture->write(QStringLiteral("in/a.json"), ofCrate("2026-06-01"))});
    Library* library = m_fixture->program().library();
    QTRY_VERIFY(!library->isBusy() && library->index()->entries().size() == 2);

    m_fixture->start();
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-sqlx"));
    m_fixture->refresh();
    QTRY_VERIFY(m_fixture->find<CratePage>("cratePage")->content().document);
    QTRY_COMPARE(m_fixture->find<CratePage>("cratePage")->content().document->bytes, ofCrate("2026-07-02"));
    QVERIFY(m_fixture->find<ChartView>("comparisonChart"));
    const auto* notice = m_fixture->find<Notice>("notice");
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().contains(
                 QLatin1String("Shown is the newest document of the library, measured on 2 Jul 2026.")),
             qPrintable(notice->text()));
    const CratePageContent content = m_fixture->find<CratePage>("cratePage")->content();
    QVERIFY2(content.origin.startsWith(m_fixture->program().library()->folder()), qPrintable(content.origin));
    QVERIFY2(content.sincePrevious.contains(QLatin1String("1 Jun 2026")), qPrintable(content.sincePrevious));
    QCOMPARE(secondLine(QStringLiteral("crate:ruststream-sqlx")),
             QStringLiteral("from the library, measured 2 Jul 2026"));
    QVERIFY2(line().contains(QLatin1String("newest document of the library")), qPrintable(line()));
    // No sample beside it.
    QVERIFY(!m_fixture->program().feed()->state(0).document);
    QCOMPARE(secondLine(QStringLiteral("crate:ruststream-nats")), QStringLiteral("offline, no copy"));

    // What is published takes its place, and stays.
    serve("/ruststream-sqlx.json", ofCrate("2026-05-20"));
    retry();
    QCOMPARE(m_fixture->find<CratePage>("cratePage")->content().document->bytes, ofCrate("2026-05-20"));
    hangUp();
    m_fixture->start();
    m_fixture->refresh();
    QTRY_VERIFY(!m_fixture->program().library()->index()->entries().isEmpty());
    m_fixture->window().showPage(QStringLiteral("crate:ruststream-sqlx"));
    QCOMPARE(m_fixture->find<CratePage>("cratePage")->content().document->bytes, ofCrate("2026-05-20"));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::OfflineWindowTest)
#include "tst_offlinewindow.moc"

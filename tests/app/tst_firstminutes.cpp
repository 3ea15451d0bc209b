// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison/savedcomparison.h"
#include "models/document/documentreader.h"
#include "models/items/pagekeys.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QHeaderView>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>

namespace rangebar::test {

using namespace Qt::StringLiterals;

/// What somebody does who has never seen the program: knows no name of a part and no key, reads what is on
/// the screen, and clicks on what says what is wanted. Every click is counted.
class FirstMinutesTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void chartIsThereAtTheFirstStartWithoutANetwork();
    void largestOverheadIsOnTheFirstPage();
    void headingSortsTheLargestFirst();
    void changeSinceTheDocumentBefore();
    void changeOfAFileSinceTheDocumentBefore();
    void documentBeforeIsReadOnce();
    void waysToADocumentBefore();
    void sampleHasNoDocumentBefore();
    void pictureForTheReleaseNotes();
    void pictureOfAComparison();

private:
    static QByteArray published(const QString& crate) { return Program::sample(crate)->bytes; }
    static QByteArray editedOn(const QString& crate, const QString& date, const QString& version);
    void serve();
    void start();
    void keep(const QByteArray& bytes);

    QWidget* inFront() const;
    void clickText(const QString& text);
    void clickInMenu(const QString& text);
    void clickHeading(const QTableView* table, const QString& text);
    QStringList textsOnShow() const;
    bool isOnShow(const QString& part) const;

    std::unique_ptr<ProgramFixture> m_fixture;
    int m_clicks = 0;
};

void FirstMinutesTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ProgramFixture>();
    m_clicks = 0;
}

QByteArray FirstMinutesTest::editedOn(const QString& crate, const QString& date, const QString& version)
{
    QJsonObject document = QJsonDocument::fromJson(published(crate)).object();
    document.insert(u"measured_at"_s, date);
    document.insert(u"crate_version"_s, version);
    return QJsonDocument(document).toJson();
}

/// The addresses have the form of GitHub's.
void FirstMinutesTest::serve()
{
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = m_fixture->server.base();
    catalogue.entries = {{u"NATS"_s, u"ruststream-nats"_s, {}}, {u"Kafka"_s, u"ruststream-rdkafka"_s, {}}};
    for (const CatalogueEntry& entry : std::as_const(catalogue.entries)) {
        m_fixture->server.on(
            catalogue.documentUrl(entry).path().toUtf8(),
            [crate = entry.crate](HttpExchange& exchange) { exchange.answer(200, published(crate)); });
    }
    m_fixture->write(u"config/catalogue.json"_s, catalogue.toJson());
}

void FirstMinutesTest::start()
{
    serve();
    m_fixture->start();
    m_fixture->refresh();
    QTRY_VERIFY(m_fixture->program().isLibraryOpen());
    QTRY_VERIFY(!m_fixture->program().library()->isBusy());
}

void FirstMinutesTest::keep(const QByteArray& bytes)
{
    const auto document = readDocument(bytes);
    QVERIFY(document);
    LibraryOrigin origin;
    origin.kind = LibraryOrigin::Kind::Git;
    origin.place = u"/srv/clone"_s;
    m_fixture->program().library()->keep(*document, origin);
    QTRY_VERIFY(m_fixture->program().library()->index()->find(documentHash(**document)));
}

/// A dialog keeps the window behind it from being used.
QWidget* FirstMinutesTest::inFront() const
{
    QWidget* dialog = QApplication::activeModalWidget();
    return dialog ? dialog : &m_fixture->window();
}

/// The one button or line of a list that says this.
void FirstMinutesTest::clickText(const QString& text)
{
    ++m_clicks;
    for (auto* button : inFront()->findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->isEnabled() && button->text().remove(u'&') == text) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    for (auto* list : inFront()->findChildren<QListView*>()) {
        for (int row = 0; list->isVisible() && row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data().toString() == text) {
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
                return;
            }
        }
    }
    QFAIL(qPrintable(u"Nothing says \"%1\". On show: %2"_s.arg(text, textsOnShow().join(u" | "_s))));
}

/// In the menu that a button has opened.
void FirstMinutesTest::clickInMenu(const QString& text)
{
    ++m_clicks;
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions()) {
        if (action->text().remove(u'&') == text) {
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            return;
        }
    }
    QFAIL(qPrintable(text));
}

void FirstMinutesTest::clickHeading(const QTableView* table, const QString& text)
{
    ++m_clicks;
    const QHeaderView* header = table->horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        if (table->model()->headerData(column, Qt::Horizontal).toString() == text) {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              {header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                               header->height() / 2});
            return;
        }
    }
    QFAIL(qPrintable(text));
}

QStringList FirstMinutesTest::textsOnShow() const
{
    QStringList texts;
    for (const QLabel* label : inFront()->findChildren<QLabel*>()) {
        if (!label->visibleRegion().isEmpty()) {
            texts += label->text();
        }
    }
    for (auto* button : inFront()->findChildren<QAbstractButton*>()) {
        if (button->isVisible()) {
            texts += button->text().remove(u'&');
        }
    }
    texts.removeAll(QString());
    return texts;
}

bool FirstMinutesTest::isOnShow(const QString& part) const
{
    return textsOnShow().join(u'\n').contains(part);
}

void FirstMinutesTest::chartIsThereAtTheFirstStartWithoutANetwork()
{
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = u"http://127.0.0.1:1"_s;
    m_fixture->write(u"config/catalogue.json"_s, catalogue.toJson());
    m_fixture->start();
    m_fixture->refresh();

    QVERIFY2(isOnShow(u"Kafka (sample)"_s), qPrintable(textsOnShow().join(u'\n')));
    clickText(u"Show the crate"_s);
    QCOMPARE(m_fixture->window().currentPage(), u"crate:ruststream-rdkafka"_s);
    const auto* chart = m_fixture->find<QWidget>("comparisonChart");
    QVERIFY(chart && !chart->visibleRegion().isEmpty());
    QVERIFY(isOnShow(u"sample"_s));
    QCOMPARE(m_clicks, 1);
}

void FirstMinutesTest::largestOverheadIsOnTheFirstPage()
{
    start();
    QCOMPARE(m_fixture->window().currentPage(), pageKey::overview);
    const QString largest =
        u"Largest overhead over its own raw client: +27.4%, Kafka, One partition, small JSON order, every offset tracked until its handler is done"_s;
    QVERIFY2(isOnShow(largest), qPrintable(textsOnShow().join(u'\n')));
    QCOMPARE(m_clicks, 0);
    clickText(u"Show the crate"_s);
    QCOMPARE(m_fixture->window().currentPage(), u"crate:ruststream-rdkafka"_s);
    QCOMPARE(m_clicks, 1);

    // What is indistinguishable is no overhead that could be the largest.
    m_fixture->server.on("/powersemmi/ruststream-rdkafka/main/docs/benchmarks/results.json",
                         [](HttpExchange& exchange) { exchange.answer(404); });
    m_fixture->stop();
    QVERIFY(QDir(m_fixture->path(u"cache"_s)).removeRecursively());
    QVERIFY(QDir(m_fixture->path(u"data"_s)).removeRecursively());
    m_fixture->start();
    m_fixture->window().showPage(pageKey::overview);
    m_fixture->refresh();
    QVERIFY2(isOnShow(u"No overhead over a raw client was measured"_s),
             qPrintable(textsOnShow().join(u'\n')));
    QVERIFY(!textsOnShow().contains(u"Show the crate"_s));
}

void FirstMinutesTest::headingSortsTheLargestFirst()
{
    start();
    auto* table = m_fixture->find<QTableView>("overviewScenarios");
    const QString overhead = u"Overhead"_s;
    clickHeading(table, overhead);
    const int last = table->model()->columnCount() - 1;
    QCOMPARE(table->model()->index(0, last).data().toString(), u"+27.4%"_s);
    QCOMPARE(m_clicks, 1);
    clickHeading(table, u"Scenario"_s); // names begin at their beginning
    QVERIFY(table->model()->index(0, 1).data().toString() < table->model()->index(1, 1).data().toString());
}

void FirstMinutesTest::changeSinceTheDocumentBefore()
{
    start();
    keep(editedOn(u"ruststream-nats"_s, u"2026-07-08"_s, u"0.6.1"_s));
    keep(editedOn(u"ruststream-nats"_s, u"2026-03-04"_s, u"0.5.0"_s));
    keep(editedOn(u"ruststream-nats"_s, u"2027-01-01"_s, u"0.9.0"_s));    // later: not before it
    keep(editedOn(u"ruststream-rdkafka"_s, u"2026-08-08"_s, u"0.6.9"_s)); // of another crate

    clickText(u"NATS"_s);
    clickText(u"What changed since 0.6.1 (8 Jul 2026)"_s);
    QCOMPARE(m_fixture->window().currentPage(), pageKey::comparison);
    QVERIFY2(isOnShow(u"0.6.1"_s), qPrintable(textsOnShow().join(u'\n')));
    QVERIFY(isOnShow(u"2026-07-08"_s));
    QCOMPARE(m_clicks, 2);

    // Another comparison begins with its head, wherever the reader was in the one before.
    auto* bar = m_fixture->find<QWidget>("comparePage")
                    ->findChild<QScrollArea*>(u"pageScroll"_s)
                    ->verticalScrollBar();
    bar->setValue(bar->maximum());
    QVERIFY(bar->value() > 0);
    clickText(u"Kafka"_s);
    clickText(u"What changed since 0.6.9 (8 Aug 2026)"_s);
    QCOMPARE(bar->value(), 0);
}

void FirstMinutesTest::changeOfAFileSinceTheDocumentBefore()
{
    start();
    keep(editedOn(u"ruststream-nats"_s, u"2026-07-08"_s, u"0.6.1"_s));
    const QString path =
        m_fixture->write(u"in/results.json"_s, editedOn(u"ruststream-nats"_s, u"2026-12-24"_s, u"0.8.0"_s));
    m_fixture->window().openFiles({path});
    // The one that is published has come in between.
    clickText(u"What changed since 0.7.0 (23 Sep 2026)"_s);
    QCOMPARE(m_fixture->window().currentPage(), pageKey::comparison);
    QVERIFY(isOnShow(u"2026-12-24"_s));
    QCOMPARE(m_clicks, 1);
}

void FirstMinutesTest::waysToADocumentBefore()
{
    start();
    clickText(u"NATS"_s);
    QVERIFY(!isOnShow(u"What changed since"_s));
    auto* button = m_fixture->find<QPushButton>("noPreviousButton");
    QVERIFY(button && button->isVisible());
    // The menu of a button waits for its choice.
    QTimer::singleShot(0, this, [this] { clickInMenu(u"Get its history from GitHub..."_s); });
    clickText(u"Compare with an earlier document"_s);
    auto* repository = m_fixture->find<QLineEdit>("historyRepository");
    QTRY_VERIFY(repository && repository->isVisible());
    QCOMPARE(repository->text(), u"powersemmi/ruststream-nats"_s);
    QVERIFY(m_fixture->find<QPushButton>("importHistoryButton")->isEnabled());
    QCOMPARE(m_clicks, 3);
    inFront()->close();

    // Or a file.
    m_fixture->desktop.documents = {
        m_fixture->write(u"in/old.json"_s, editedOn(u"ruststream-nats"_s, u"2026-05-01"_s, u"0.5.9"_s))};
    m_clicks = 0;
    QTimer::singleShot(0, this, [this] { clickInMenu(u"Choose a file..."_s); });
    clickText(u"Compare with an earlier document"_s);
    QTRY_COMPARE(m_fixture->window().currentPage(), pageKey::comparison);
    QCOMPARE(m_clicks, 2);
}

/// The library tells of each document that it takes; what stands before the one on show is not read anew
/// for that.
void FirstMinutesTest::documentBeforeIsReadOnce()
{
    start();
    const QByteArray before = editedOn(u"ruststream-nats"_s, u"2026-07-08"_s, u"0.6.1"_s);
    keep(before);
    clickText(u"NATS"_s);
    const QString offer = u"What changed since 0.6.1 (8 Jul 2026)"_s;
    QVERIFY(isOnShow(offer));
    Library* library = m_fixture->program().library();
    const QByteArray hash = documentHash(**readDocument(before));
    QVERIFY(QFile::remove(library->path(library->index()->find(hash)->name)));
    keep(editedOn(u"ruststream-nats"_s, u"2026-01-01"_s, u"0.5.0"_s));
    keep(editedOn(u"ruststream-nats"_s, u"2026-01-02"_s, u"0.5.1"_s));
    QVERIFY(isOnShow(offer));
    clickText(offer);
    QTRY_COMPARE(m_fixture->window().currentPage(), pageKey::comparison);
    // Once the library knows that it is gone, the one before that is offered.
    library->refresh();
    m_fixture->window().showPage(u"crate:ruststream-nats"_s);
    QTRY_VERIFY(isOnShow(u"What changed since 0.5.1 (2 Jan 2026)"_s));
}

/// Samples are nobody's claim: nothing has changed since one, or up to it. What the library has of a crate
/// takes its place.
void FirstMinutesTest::sampleHasNoDocumentBefore()
{
    Catalogue catalogue = Catalogue::builtIn();
    catalogue.baseUrl = u"http://127.0.0.1:1"_s;
    m_fixture->write(u"config/catalogue.json"_s, catalogue.toJson());
    m_fixture->start();
    m_fixture->refresh();
    QTRY_VERIFY(m_fixture->program().isLibraryOpen());
    clickText(u"NATS"_s);
    QVERIFY(isOnShow(u"This is a sample"_s));
    QVERIFY(!isOnShow(u"What changed since"_s));
    QVERIFY(isOnShow(u"Compare with an earlier document"_s));
    keep(editedOn(u"ruststream-nats"_s, u"2026-07-08"_s, u"0.6.1"_s));
    QTRY_VERIFY(isOnShow(u"Shown is the newest document of the library, measured on 8 Jul 2026."_s));
    QVERIFY(!isOnShow(u"This is a sample"_s));
    QVERIFY(!isOnShow(u"What changed since"_s));
}

void FirstMinutesTest::pictureForTheReleaseNotes()
{
    start();
    m_fixture->window().showPage(u"crate:ruststream-nats"_s);
    clickText(u"Export..."_s);
    QVERIFY(!textsOnShow().contains(u"Cancel"_s)); // there is nothing to cancel yet
    clickText(u"Copy image"_s);
    QVERIFY(isOnShow(u"The picture is on the clipboard."_s));
    QVERIFY(!QApplication::clipboard()->image().isNull());
    QCOMPARE(m_clicks, 2);

    m_fixture->desktop.file = m_fixture->path(u"notes.png"_s);
    clickText(u"Save..."_s);
    QTRY_VERIFY_WITH_TIMEOUT(isOnShow(u"saved in"_s), 60'000);
    QVERIFY(!QImage(m_fixture->desktop.file).isNull());
    QVERIFY2(m_fixture->desktop.suggested.endsWith(u"ruststream-nats-0.7.0-2026-09-23-comparison.png"_s),
             qPrintable(m_fixture->desktop.suggested));
    QCOMPARE(m_clicks, 3); // from the page of the crate, with a look at the picture in between
    clickText(u"Close"_s);
}

void FirstMinutesTest::pictureOfAComparison()
{
    start();
    keep(editedOn(u"ruststream-nats"_s, u"2026-07-08"_s, u"0.6.1"_s));
    clickText(u"NATS"_s);
    clickText(u"What changed since 0.6.1 (8 Jul 2026)"_s);
    clickText(u"Export..."_s);
    clickText(u"Copy image"_s);
    QVERIFY(!QApplication::clipboard()->image().isNull());
    QCOMPARE(m_clicks, 4);
    clickText(u"Close"_s);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::FirstMinutesTest)
#include "tst_firstminutes.moc"

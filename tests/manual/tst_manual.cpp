// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manualwindow.h"
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/pages/helppage.h"
#include "widgets/parts/manualview.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

namespace rangebar::test {

class ManualTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void nothingIsMadeBeforeItIsOpened();
    void everyChapterIsShown_data();
    void everyChapterIsShown();
    void f1OpensTheChapterOfThePage();
    void everyTopicHasItsPlace();
    void dialogsOpenTheManual_data();
    void dialogsOpenTheManual();
    void preferencesOpenTheManual();
    void menuLeadsToTheCharts();
    void contentsLeadToEveryHeading();
    void keyboardSearchesAndReads();
    void nothingFoundIsSaid();
    void linkByKeyboardThenBackAndForward();
    void languageChangesToTheSameChapter();
    void themeIsFollowed();
    void fontIsFollowed();
    void placeStaysWhenTheWidthChanges();
    void chapterComesBackAtTheNextStart();
    void everythingHasANameAndTakesTheFocus();
    void onlyOwnPicturesAreShown();

private:
    void open() { QTest::keyClick(&m_fixture->window(), Qt::Key_F1); }
    HelpPage* page() { return m_fixture->find<HelpPage>("helpPage"); }
    ManualView* view() { return m_fixture->find<ManualView>("manualText"); }
    QTreeWidget* contents() { return m_fixture->find<QTreeWidget>("manualContents"); }
    QLineEdit* search() { return m_fixture->find<QLineEdit>("manualSearch"); }
    QListWidget* results() { return m_fixture->find<QListWidget>("manualResults"); }
    QString title() { return view()->document()->begin().text(); }
    static QList<QTextImageFormat> pictures(const QTextDocument& document);
    QImage picture(const QString& name)
    {
        return view()->document()->resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>();
    }

    std::unique_ptr<ProgramFixture> m_fixture;
};

void ManualTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ProgramFixture>();
    m_fixture->start();
}

QList<QTextImageFormat> ManualTest::pictures(const QTextDocument& document)
{
    QList<QTextImageFormat> found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isImageFormat()) {
                found += it.fragment().charFormat().toImageFormat();
            }
        }
    }
    return found;
}

void ManualTest::nothingIsMadeBeforeItIsOpened()
{
    QVERIFY(!page());
    open();
    QVERIFY(page() && page()->isVisible());
}

void ManualTest::everyChapterIsShown_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Russian") << QStringLiteral("ru");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void ManualTest::everyChapterIsShown()
{
    QFETCH(QString, language);
    m_fixture->start(language);
    open();
    QCOMPARE(page()->manual().chapters().size(), 9);
    QCOMPARE(contents()->topLevelItemCount(), 9);
    int shown = 0;
    for (const ManualChapter& chapter : page()->manual().chapters()) {
        page()->showChapter(chapter.id);
        QCOMPARE(page()->chapter(), chapter.id);
        QCOMPARE(title(), chapter.title());
        int headings = 0;
        const QTextDocument* document = view()->document();
        for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
            if (block.blockFormat().headingLevel() > 0) {
                QCOMPARE(block.text(), chapter.headings.at(headings).text);
                ++headings;
            }
        }
        QCOMPARE(headings, chapter.headings.size());
        // No mark of Markdown is left over where it was not understood.
        const QString text = view()->toPlainText();
        for (const char* mark : {"**", "](", "<!--", "| ---", "```"}) {
            QVERIFY2(!text.contains(QLatin1String(mark)),
                     qPrintable(chapter.id + QLatin1Char(' ') + QLatin1String(mark)));
        }
        for (const QTextImageFormat& format : pictures(*document)) {
            const QImage image = picture(format.name());
            QVERIFY2(image.width() > 300, qPrintable(format.name()));
            QVERIFY(format.width() <= view()->viewport()->width());
            ++shown;
        }
        QVERIFY(view()->horizontalScrollBar()->maximum() == 0);
    }
    QCOMPARE(shown, 8);
}

void ManualTest::f1OpensTheChapterOfThePage()
{
    m_fixture->server.on("/ruststream-nats.json", [](HttpExchange& exchange) {
        exchange.answer(200, sample(QStringLiteral("schema3.json")));
    });
    m_fixture->refresh();
    const QString file = m_fixture->write(QStringLiteral("a.json"), sample(QStringLiteral("schema3.json")));
    m_fixture->window().openFiles({file});
    open();
    QCOMPARE(page()->chapter(), QStringLiteral("charts"));
    QVERIFY(view()->hasFocus());
    const QList<std::pair<QString, QString>> chapters{
        {QStringLiteral("overview"), QStringLiteral("window")},
        {QStringLiteral("library"), QStringLiteral("library")},
        {QStringLiteral("crate:ruststream-nats"), QStringLiteral("charts")},
        {QStringLiteral("history:ruststream-nats"), QStringLiteral("history")}};
    for (const auto& [key, chapter] : chapters) {
        m_fixture->window().showPage(key);
        open();
        QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("help"));
        QCOMPARE(page()->chapter(), chapter);
    }
    m_fixture->window().compareFiles(file, file);
    open();
    QCOMPARE(page()->chapter(), QStringLiteral("comparing"));
    open(); // in the manual itself there is nowhere else to go
    QCOMPARE(page()->chapter(), QStringLiteral("comparing"));
}

void ManualTest::everyTopicHasItsPlace()
{
    QSet<QString> places;
    for (int topic = 0; topic <= int(HelpTopic::Exporting); ++topic) {
        const QString link = helpPlace(HelpTopic(topic));
        for (const char* language : {"en", "ru", "zh_CN"}) {
            const Manual english = Manual::load(QStringLiteral(":/rangebar/manual/en"));
            const Manual spoken =
                Manual::load(QStringLiteral(":/rangebar/manual/") + QLatin1String(language));
            const auto place = english.target(0, link);
            QVERIFY2(place, qPrintable(link));
            QCOMPARE(place->heading > 0, link.contains(QLatin1Char('#')));
            // The editions have the same headings in the same order.
            const ManualChapter& chapter = spoken.chapters().at(place->chapter);
            QCOMPARE(chapter.id, english.chapters().at(place->chapter).id);
            QCOMPARE(chapter.headings.size(), english.chapters().at(place->chapter).headings.size());
        }
        places.insert(link);
    }
    QCOMPARE(places.size(), int(HelpTopic::Exporting) + 1);
}

void ManualTest::dialogsOpenTheManual_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("dialog");
    QTest::addColumn<HelpTopic>("topic");
    QTest::newRow("export") << QStringLiteral("export") << QStringLiteral("exportDialog")
                            << HelpTopic::Exporting;
    QTest::newRow("import") << QStringLiteral("import") << QStringLiteral("importDialog")
                            << HelpTopic::Import;
    QTest::newRow("pull request") << QStringLiteral("openPullRequest") << QStringLiteral("pullRequestDialog")
                                  << HelpTopic::PullRequest;
    QTest::newRow("history of GitHub") << QStringLiteral("importHistory")
                                       << QStringLiteral("githubHistoryDialog") << HelpTopic::GitHubHistory;
}

/// In another language than that of the places' names.
void ManualTest::dialogsOpenTheManual()
{
    QFETCH(QString, action);
    QFETCH(QString, dialog);
    QFETCH(HelpTopic, topic);
    m_fixture->start(QStringLiteral("ru"));
    m_fixture->window().openFiles(
        {m_fixture->write(QStringLiteral("in/a.json"), sample(QStringLiteral("schema3.json")))});
    m_fixture->window().findChild<QAction*>(action, Qt::FindDirectChildrenOnly)->trigger();
    auto* shown = m_fixture->find<QDialog>(dialog.toLatin1().constData());
    QVERIFY(shown && shown->isVisible());
    const auto manual = [shown] { return shown->findChild<ManualWindow*>(); };
    const auto current = [&manual] {
        return manual()->findChild<QTreeWidget*>(QStringLiteral("manualContents"))->currentItem()->text(0);
    };
    const ManualPlace place =
        *Manual::load(QStringLiteral(":/rangebar/manual/en")).target(0, helpPlace(topic));
    const Manual spoken = Manual::load(QStringLiteral(":/rangebar/manual/ru"));
    const QString heading = spoken.chapters().at(place.chapter).headings.at(place.heading).text;
    QVERIFY(QTest::qWaitForWindowActive(shown));
    QTest::keyClick(shown, Qt::Key_F1);
    QTRY_VERIFY(manual() && manual()->isVisible());
    QTRY_COMPARE(current(), heading);
    // It can be used although the dialog keeps the window from it, and goes without the dialog.
    QTRY_COMPARE(QApplication::activeWindow(), manual());
    QTest::keyClick(manual(), Qt::Key_Escape);
    QTRY_VERIFY(!manual());
    QVERIFY(shown->isVisible());
    auto* button = shown->findChild<QPushButton*>(QStringLiteral("helpButton"));
    QVERIFY(button && button->isVisible() && !button->isDefault());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(manual() && manual()->isVisible());
    QTRY_COMPARE(current(), heading);
    shown->close();
}

void ManualTest::preferencesOpenTheManual()
{
    QStringList places;
    QTimer::singleShot(0, this, [&] {
        auto* dialog = m_fixture->find<QDialog>("preferencesDialog");
        auto* pages = dialog->findChild<QListWidget*>(QStringLiteral("settingsPages"));
        auto* help = dialog->findChild<QPushButton*>(QStringLiteral("helpButton"));
        for (int row = 0; row < pages->count(); ++row) {
            pages->setCurrentRow(row);
            help->click();
            auto* manual = dialog->findChild<ManualWindow*>();
            places += manual ? manual->findChild<HelpPage*>()->chapter() : QString();
        }
        dialog->close();
    });
    m_fixture->find<QAction>("preferences")->trigger();
    QCOMPARE(places,
             (QStringList{QStringLiteral("window"), QStringLiteral("window"), QStringLiteral("window"),
                          QStringLiteral("comparing"), QStringLiteral("exporting"), QStringLiteral("library"),
                          QStringLiteral("pull-requests")}));
}

void ManualTest::menuLeadsToTheCharts()
{
    m_fixture->find<QAction>("helpCharts")->trigger();
    QCOMPARE(page()->chapter(), QStringLiteral("charts"));
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("help"));
}

void ManualTest::contentsLeadToEveryHeading()
{
    open();
    for (int chapter = 0; chapter < contents()->topLevelItemCount(); ++chapter) {
        QTreeWidgetItem* item = contents()->topLevelItem(chapter);
        contents()->setCurrentItem(item);
        QCOMPARE(title(), item->text(0));
        QVERIFY(item->isExpanded());
        for (int i = 0; i < item->childCount(); ++i) {
            contents()->setCurrentItem(item->child(i));
            QCOMPARE(contents()->currentItem(), item->child(i));
            const QTextBlock shown = view()->textCursor().block();
            QCOMPARE(shown.text(), item->child(i)->text(0));
            QVERIFY(view()->viewport()->rect().contains(view()->cursorRect().topLeft()));
        }
    }
    // By keyboard alone.
    contents()->setFocus();
    contents()->setCurrentItem(contents()->topLevelItem(0));
    QTest::keyClick(contents(), Qt::Key_Down);
    QCOMPARE(view()->textCursor().block().text(), contents()->topLevelItem(0)->child(0)->text(0));
    QTest::keyClick(contents(), Qt::Key_Return);
    QVERIFY(view()->hasFocus());
}

void ManualTest::keyboardSearchesAndReads()
{
    open();
    QTest::keyClick(&m_fixture->window(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(search()->hasFocus());
    QTest::keyClicks(search(), QStringLiteral("broker-bound half"));
    QVERIFY(results()->isVisible());
    QVERIFY(results()->count() >= 2);
    QVERIFY(m_fixture->find<QLabel>("manualFound")->text().contains(QString::number(results()->count())));
    bool inVerdicts = false;
    for (int i = 0; i < results()->count(); ++i) {
        inVerdicts = inVerdicts || results()->item(i)->text().startsWith(
                                       QLatin1String("What the verdicts mean: Broker-bound"));
    }
    QVERIFY(inVerdicts);
    QTest::keyClick(search(), Qt::Key_Down);
    QVERIFY(results()->hasFocus());
    QCOMPARE(results()->currentRow(), 0);
    QCOMPARE(page()->chapter(), QStringLiteral("charts"));
    QVERIFY(view()->extraSelections().size() >= 2);
    QTest::keyClick(results(), Qt::Key_Return);
    QVERIFY(view()->hasFocus());
    QTest::keyClick(&m_fixture->window(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClick(search(), Qt::Key_Escape);
    QVERIFY(search()->text().isEmpty());
    QVERIFY(contents()->isVisible());
    QVERIFY(view()->extraSelections().isEmpty());
}

void ManualTest::nothingFoundIsSaid()
{
    open();
    page()->focusSearch();
    search()->setText(QStringLiteral("no-such-word-anywhere"));
    QCOMPARE(results()->count(), 0);
    QVERIFY(m_fixture->find<QLabel>("manualFound")->isVisible());
    QTest::keyClick(search(), Qt::Key_Return);
    QVERIFY(search()->hasFocus());
    search()->setText(QStringLiteral("   "));
    QVERIFY(contents()->isVisible());
}

void ManualTest::linkByKeyboardThenBackAndForward()
{
    m_fixture->find<QAction>("helpCharts")->trigger();
    view()->verticalScrollBar()->setValue(view()->verticalScrollBar()->maximum() / 2);
    QTest::keyClick(view(), Qt::Key_Tab); // to the only link of the chapter
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(page()->chapter(), QStringLiteral("verdicts"));
    QTest::keyClick(view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(page()->chapter(), QStringLiteral("charts"));
    // The link was scrolled into sight before it was followed; not to the top again, in any case.
    QVERIFY(view()->verticalScrollBar()->value() > 0);
    QTest::keyClick(view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(page()->chapter(), QStringLiteral("verdicts"));
    QVERIFY(!m_fixture->find<QAction>("manualForward")->isEnabled());
    QTest::keyClick(view(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(m_fixture->find<QAction>("manualForward")->isEnabled());
    // To where the links lead that have a heading.
    page()->showChapter(QStringLiteral("history"));
    Q_EMIT view()->anchorClicked(QUrl(QStringLiteral("comparing.md#what-a-change-is")));
    QCOMPARE(page()->chapter(), QStringLiteral("comparing"));
    QCOMPARE(view()->textCursor().block().text(), QStringLiteral("What a change is"));
    Q_EMIT view()->anchorClicked(QUrl(QStringLiteral("https://example.org/comparing.md")));
    QCOMPARE(page()->chapter(), QStringLiteral("comparing"));
}

void ManualTest::languageChangesToTheSameChapter()
{
    open();
    page()->showChapter(QStringLiteral("comparing"));
    contents()->setCurrentItem(contents()->topLevelItem(3)->child(1));
    search()->setText(QStringLiteral("RANGEBAR_HOME"));
    const int heading = view()->headingOnTop();
    QVERIFY(heading > 0);
    m_fixture->program().change(Setting::Language, QStringLiteral("ru"));
    QCOMPARE(page()->chapter(), QStringLiteral("comparing"));
    QTRY_COMPARE(title(), QStringLiteral("Сравнение двух документов"));
    QCOMPARE(view()->headingOnTop(), heading);
    QVERIFY(results()->item(0)->text().startsWith(QStringLiteral("Окно")));
    m_fixture->program().change(Setting::Language, QStringLiteral("zh_CN"));
    QTRY_COMPARE(title(), QStringLiteral("比较两份文档"));
    QCOMPARE(view()->headingOnTop(), heading);
    m_fixture->program().change(Setting::Language, QStringLiteral("en"));
    QTRY_COMPARE(title(), QStringLiteral("Comparing two documents"));
}

void ManualTest::themeIsFollowed()
{
    m_fixture->find<QAction>("helpCharts")->trigger();
    contents()->setCurrentItem(contents()->topLevelItem(1)->child(1));
    const QString chart = QStringLiteral("images/chart-comparison.png");
    m_fixture->program().change(Setting::Theme, QStringLiteral("light"));
    QTRY_VERIFY(qGray(picture(chart).pixel(2, 2)) > 200);
    const int heading = view()->headingOnTop();
    m_fixture->program().change(Setting::Theme, QStringLiteral("dark"));
    QTRY_VERIFY(qGray(picture(chart).pixel(2, 2)) < 80);
    QCOMPARE(view()->headingOnTop(), heading);
    const auto* table = qobject_cast<QTextTable*>(view()->document()->rootFrame()->childFrames().value(0));
    QVERIFY(table);
    QVERIFY(table->cellAt(0, 0).format().background().color().lightness() < 128);
    m_fixture->program().reset(Setting::Theme);
}

void ManualTest::fontIsFollowed()
{
    open();
    const QFont usual = QApplication::font();
    const double height = view()->document()->size().height();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.8);
    QApplication::setFont(large);
    QTRY_VERIFY(view()->document()->size().height() > 1.4 * height);
    QApplication::setFont(usual);
    QTRY_COMPARE(view()->document()->size().height(), height);
}

void ManualTest::placeStaysWhenTheWidthChanges()
{
    m_fixture->find<QAction>("helpCharts")->trigger();
    contents()->setCurrentItem(contents()->topLevelItem(1)->child(1));
    QCOMPARE(view()->headingOnTop(), 2);
    for (const int width : {900, 1500, 1100}) {
        m_fixture->window().resize(width, 760);
        QTRY_COMPARE(view()->headingOnTop(), 2);
        QCOMPARE(view()->horizontalScrollBar()->maximum(), 0);
    }
}

void ManualTest::chapterComesBackAtTheNextStart()
{
    open();
    page()->showChapter(QStringLiteral("exporting"));
    m_fixture->start();
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("help"));
    QCOMPARE(page()->chapter(), QStringLiteral("exporting"));
    // The list of pages has no row for the manual, and does not lead away from it.
    m_fixture->find<QListView>("sideList")->setFocus();
    QCOMPARE(m_fixture->window().currentPage(), QStringLiteral("help"));
    QVERIFY(!m_fixture->find<QListView>("sideList")->selectionModel()->hasSelection());
    page()->showChapter(QStringLiteral("no such chapter"));
    QCOMPARE(page()->chapter(), QStringLiteral("window"));
}

void ManualTest::everythingHasANameAndTakesTheFocus()
{
    open();
    search()->setText(QStringLiteral("raw client"));
    const QList<QWidget*> widgets{search(), contents(), results(), view()};
    for (const QWidget* widget : widgets) {
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        QVERIFY(widget->focusPolicy() & Qt::TabFocus);
    }
    for (const QToolButton* button : page()->findChildren<QToolButton*>()) {
        if (button->defaultAction() && page()->actions().contains(button->defaultAction())) {
            QVERIFY(!button->text().isEmpty() && !button->toolTip().isEmpty());
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
        }
    }
}

void ManualTest::onlyOwnPicturesAreShown()
{
    QStringList asked;
    ManualView own([&](const QString& name, int) {
        asked += name;
        return QImage();
    });
    own.resize(600, 400);
    own.show();
    const QString file = m_fixture->write(QStringLiteral("a.png"), "no picture");
    own.setChapter(QStringLiteral("# A\n\n![x](%1) ![y](http://127.0.0.1:%2/y.png)\n\n<b>not bold</b>\n")
                       .arg(file)
                       .arg(m_fixture->server.serverPort()));
    QTest::qWait(50);
    QCOMPARE(asked.size() % 2, 0);
    QVERIFY(own.document()->resource(QTextDocument::ImageResource, QUrl::fromLocalFile(file)).isNull());
    QVERIFY(m_fixture->server.requests().isEmpty());
    QVERIFY(own.toPlainText().contains(QLatin1String("<b>not bold</b>")));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ManualTest)
#include "tst_manual.moc"

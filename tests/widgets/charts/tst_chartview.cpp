// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "widgets/charts/chartcard.h"
#include "widgets/charts/charttheme.h"
#include "widgets/charts/chartview.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPaintEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace rangebar;
using namespace rangebar::test;

namespace {

/// A window with a chart in a scroll area, as on a page.
struct ChartWindow
{
    explicit ChartWindow(const ChartSpec& spec, QSize size = {900, 500})
    {
        auto* layout = new QVBoxLayout(&window);
        scroll = new QScrollArea;
        scroll->setWidgetResizable(true);
        view = new ChartView;
        view->setSpec(spec);
        scroll->setWidget(view);
        layout->addWidget(scroll);
        window.resize(size);
        window.show();
        window.activateWindow();
    }

    bool ready() { return QTest::qWaitForWindowActive(&window); }

    ChartCard* card() const { return window.findChild<ChartCard*>(QStringLiteral("chartCard")); }
    bool cardShown() const { return card() && card()->isVisible(); }
    QString cardTitle() const { return cardShown() ? card()->card().title : QString(); }

    QWidget window;
    QScrollArea* scroll = nullptr;
    ChartView* view = nullptr;
};

/// Counts how much of itself it paints.
class WatchedView : public ChartView
{
public:
    QRegion painted;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        painted += event->region();
        ChartView::paintEvent(event);
    }
};

QAccessibleInterface* accessible(QObject* object)
{
    return QAccessible::queryAccessibleInterface(object);
}

} // namespace

class TestChartView : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void heightFollowsWidth();
    void arrowsMoveTheFocus();
    void pagesMoveTheFocus();
    void tabShowsACard();
    void escapeHidesTheCard();
    void pointerShowsACard();
    void clickTakesTheFocus();
    void cardStaysInTheWindow();
    void scrolledPageKeepsTheCardAtItsRow();
    void newSpecKeepsTheRow();
    void menu_data();
    void menu();
    void dragIsAskedForOnceAPress();
    void followsThePalette();
    void followsTheFont();
    void paintsOnlyWhatIsExposed();
    void costChart();
    void emptyChart();
    void accessibleTree();
    void accessibleRowsOfManyScenarios();
    void accessibleFocus();
};

void TestChartView::heightFollowsWidth()
{
    ChartView view;
    view.setSpec(exampleRanges());
    QVERIFY(view.hasHeightForWidth());
    QVERIFY(view.sizePolicy().hasHeightForWidth());
    QVERIFY(view.heightForWidth(300) > view.heightForWidth(900));
    QCOMPARE(view.sizeHint().height(), view.heightForWidth(view.sizeHint().width()));

    ChartWindow page(manyRanges(60));
    QVERIFY(page.ready());
    QTRY_COMPARE(page.view->height(), page.view->heightForWidth(page.view->width()));
    QVERIFY(page.view->rowRect(page.view->rowCount() - 1).bottom() < page.view->height());
}

void TestChartView::arrowsMoveTheFocus()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    page.view->setFocus();
    QCOMPARE(page.view->rowCount(), 6);
    QCOMPARE(page.view->currentRow(), -1);
    QSignalSpy moved(page.view, &ChartView::currentRowChanged);
    QTest::keyClick(page.view, Qt::Key_Down);
    QCOMPARE(page.view->currentRow(), 0);
    QCOMPARE(page.cardTitle(), QStringLiteral("card 0.0"));
    for (int row = 1; row < 6; ++row) {
        QTest::keyClick(page.view, Qt::Key_Down);
        QCOMPARE(page.view->currentRow(), row);
    }
    QCOMPARE(page.cardTitle(), QStringLiteral("card 1.2"));
    QTest::keyClick(page.view, Qt::Key_Down);
    QCOMPARE(page.view->currentRow(), 5);
    QTest::keyClick(page.view, Qt::Key_Up);
    QCOMPARE(page.view->currentRow(), 4);
    QTest::keyClick(page.view, Qt::Key_Home);
    QCOMPARE(page.view->currentRow(), 0);
    QTest::keyClick(page.view, Qt::Key_End);
    QCOMPARE(page.view->currentRow(), 5);
    QCOMPARE(moved.size(), 9);
    QCOMPARE(moved.constLast().at(0).toInt(), 5);

    // The focus is seen.
    const QRect row = page.view->rowRect(5);
    const QImage image = page.view->grab(row.adjusted(-6, -2, 6, 2)).toImage();
    const QColor ring = ChartTheme::forPalette(page.view->palette()).colour(ChartColour::FocusRing);
    bool seen = false;
    for (int y = 0; y < image.height() && !seen; ++y) {
        seen = image.pixelColor(image.width() / 2, y) == ring;
    }
    QVERIFY(seen);
}

void TestChartView::pagesMoveTheFocus()
{
    ChartWindow page(manyRanges(100));
    QVERIFY(page.ready());
    page.view->setFocus();
    QTest::keyClick(page.view, Qt::Key_Home);
    QTest::keyClick(page.view, Qt::Key_PageDown);
    const int afterOne = page.view->currentRow();
    QVERIFY(afterOne > 4);
    const int moved = page.view->rowRect(afterOne).top() - page.view->rowRect(0).top();
    QVERIFY(moved <= page.scroll->viewport()->height());
    QTest::keyClick(page.view, Qt::Key_PageUp);
    QCOMPARE(page.view->currentRow(), 0);
    QTest::keyClick(page.view, Qt::Key_End);
    QCOMPARE(page.view->currentRow(), 299);
    QTest::keyClick(page.view, Qt::Key_PageUp);
    QVERIFY(page.view->currentRow() < 299 - 4);
    for (int i = 0; i < 80; ++i) {
        QTest::keyClick(page.view, Qt::Key_PageDown);
    }
    QCOMPARE(page.view->currentRow(), 299);
}

void TestChartView::tabShowsACard()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    page.view->setFocus(Qt::TabFocusReason);
    QCOMPARE(page.view->currentRow(), 0);
    QVERIFY(page.cardShown());
    QVERIFY(page.view->hasFocus()); // the card takes none
    const Card& card = page.card()->card();
    QCOMPARE(card.title, QStringLiteral("card 0.0"));
    QCOMPARE(card.lines.constFirst().term, QStringLiteral("Best round"));
    QCOMPARE(card.lines.constFirst().value, QStringLiteral("123 msg/s"));
    QCOMPARE(card.sentences, QStringList{QStringLiteral("A sentence.")});
    QCOMPARE(page.window.findChildren<ChartCard*>().size(), 1);

    page.view->clearFocus();
    QVERIFY(!page.cardShown());
    QCOMPARE(page.view->currentRow(), 0);
}

void TestChartView::escapeHidesTheCard()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    page.view->setFocus();
    QTest::keyClick(page.view, Qt::Key_Down);
    QVERIFY(page.cardShown());
    QTest::keyClick(page.view, Qt::Key_Escape);
    QVERIFY(!page.cardShown());
    QCOMPARE(page.view->currentRow(), 0);
    QVERIFY(page.view->hasFocus());
    QTest::keyClick(page.view, Qt::Key_Down);
    QCOMPARE(page.cardTitle(), QStringLiteral("card 0.1"));
}

void TestChartView::pointerShowsACard()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    QTest::mouseMove(page.view, page.view->rowRect(4).center());
    QTRY_COMPARE(page.cardTitle(), QStringLiteral("card 1.1"));
    QVERIFY(
        !page.card()->geometry().contains(page.view->mapTo(&page.window, page.view->rowRect(4).center())));
    QTest::mouseMove(page.view, page.view->rowRect(1).center());
    QTRY_COMPARE(page.cardTitle(), QStringLiteral("card 0.1"));
    QCOMPARE(page.view->currentRow(), -1);
    // Between the rows there is nothing to tell.
    QTest::mouseMove(page.view, QPoint(page.view->width() / 2, 3));
    QTRY_VERIFY(!page.cardShown());
}

void TestChartView::clickTakesTheFocus()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    QTest::mouseClick(page.view, Qt::LeftButton, Qt::NoModifier, page.view->rowRect(2).center());
    QCOMPARE(page.view->currentRow(), 2);
    QVERIFY(page.view->hasFocus());
    QTest::keyClick(page.view, Qt::Key_Down);
    QCOMPARE(page.view->currentRow(), 3);
    page.view->setCurrentRow(99);
    QCOMPARE(page.view->currentRow(), -1);
}

void TestChartView::cardStaysInTheWindow()
{
    RangeChartSpec spec = exampleRanges();
    spec.card = [](int, int) {
        return Card{QString(5000, u'n'),
                    {{QStringLiteral("Best round"), QStringLiteral("123 msg/s ").repeated(20)}},
                    {QStringLiteral("A sentence that goes on for long. ").repeated(4)}};
    };
    ChartWindow page(spec, {420, 560});
    QVERIFY(page.ready());
    page.view->setFocus();
    for (int i = 0; i < page.view->rowCount(); ++i) {
        QTest::keyClick(page.view, Qt::Key_Down);
        QVERIFY(page.cardShown());
        QVERIFY(page.window.rect().contains(page.card()->geometry()));
    }
}

void TestChartView::scrolledPageKeepsTheCardAtItsRow()
{
    ChartWindow page(manyRanges(40));
    QVERIFY(page.ready());
    page.view->setFocus();
    QTest::keyClick(page.view, Qt::Key_Home);
    QTest::keyClick(page.view, Qt::Key_Down);
    const auto distance = [&] {
        return page.card()->y() - page.view->mapTo(&page.window, page.view->rowRect(1).bottomLeft()).y();
    };
    const int before = distance();
    page.scroll->verticalScrollBar()->setValue(60);
    QVERIFY(page.cardShown());
    QCOMPARE(distance(), before);

    // A card of the pointer would point at another row now.
    page.view->clearFocus();
    QTest::mouseMove(page.view, page.view->rowRect(4).center());
    QTRY_VERIFY(page.cardShown());
    page.scroll->verticalScrollBar()->setValue(120);
    QVERIFY(!page.cardShown());
}

void TestChartView::newSpecKeepsTheRow()
{
    ChartView view;
    view.setSpec(exampleRanges());
    view.setCurrentRow(4);
    RangeChartSpec own = exampleRanges();
    own.axisMode = AxisMode::PerScenario;
    view.setSpec(own);
    QCOMPARE(view.currentRow(), 4);
    QSignalSpy moved(&view, &ChartView::currentRowChanged);
    view.setSpec(manyRanges(1));
    QCOMPARE(view.currentRow(), -1);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(view.rowCount(), 3);
    QVERIFY(view.rowRect(3).isEmpty());
    QVERIFY(view.rowRect(-1).isEmpty());
}

void TestChartView::menu_data()
{
    QTest::addColumn<QString>("opener");
    QTest::newRow("menu key") << QStringLiteral("menu");
    QTest::newRow("Shift+F10") << QStringLiteral("f10");
    QTest::newRow("pointer") << QStringLiteral("pointer");
}

void TestChartView::menu()
{
    QFETCH(QString, opener);
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    page.view->setFocus();
    QSignalSpy copied(page.view, &ChartView::copyImageRequested);
    QSignalSpy saved(page.view, &ChartView::saveImageRequested);
    QSignalSpy exported(page.view, &ChartView::exportRequested);
    for (const QString& name :
         {QStringLiteral("copyImage"), QStringLiteral("saveImage"), QStringLiteral("export")}) {
        if (opener == QStringLiteral("menu")) {
            QTest::keyClick(page.view, Qt::Key_Menu);
        } else if (opener == QStringLiteral("f10")) {
            QTest::keyClick(page.view, Qt::Key_F10, Qt::ShiftModifier);
        } else {
            const QPoint position = page.view->rowRect(0).center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, position, page.view->mapToGlobal(position));
            QCoreApplication::sendEvent(page.view, &event);
        }
        auto* menu = page.view->findChild<QMenu*>(QStringLiteral("chartMenu"));
        QVERIFY(menu && menu->isVisible());
        auto* action = menu->findChild<QAction*>(name);
        QVERIFY(action);
        QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(action).center());
        QTRY_VERIFY(!page.view->findChild<QMenu*>(QStringLiteral("chartMenu")));
    }
    QCOMPARE(copied.size(), 1);
    QCOMPARE(saved.size(), 1);
    QCOMPARE(exported.size(), 1);
}

void TestChartView::dragIsAskedForOnceAPress()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    QSignalSpy dragged(page.view, &ChartView::dragRequested);
    const QPoint from = page.view->rowRect(1).center();
    const auto move = [&page](QPoint to, Qt::MouseButtons buttons) {
        QMouseEvent event(QEvent::MouseMove, to, page.view->mapToGlobal(to), Qt::NoButton, buttons,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(page.view, &event);
    };
    const QPoint far(QApplication::startDragDistance() + 1, 0);
    move(from + far, Qt::NoButton); // hovering
    QTest::mousePress(page.view, Qt::LeftButton, Qt::NoModifier, from);
    QCOMPARE(page.view->currentRow(), 1); // a press still chooses the row
    move(from + QPoint(1, 1), Qt::LeftButton);
    QCOMPARE(dragged.size(), 0); // a hand that is not quite still
    move(from + far, Qt::LeftButton);
    move(from + 2 * far, Qt::LeftButton);
    QCOMPARE(dragged.size(), 1);
    QTest::mouseRelease(page.view, Qt::LeftButton, Qt::NoModifier, from + 2 * far);
    move(from, Qt::LeftButton); // pressed elsewhere
    QCOMPARE(dragged.size(), 1);
    QTest::mousePress(page.view, Qt::RightButton, Qt::NoModifier, from);
    move(from + far, Qt::RightButton);
    QCOMPARE(dragged.size(), 1);
    QTest::mouseRelease(page.view, Qt::RightButton, Qt::NoModifier, from);
}

void TestChartView::followsThePalette()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    for (const ChartThemeChoice choice : {ChartThemeChoice::Dark, ChartThemeChoice::Light}) {
        QPalette palette = page.view->palette();
        palette.setColor(QPalette::Base, choice == ChartThemeChoice::Dark ? Qt::black : Qt::white);
        page.view->setPalette(palette);
        QCOMPARE(page.view->grab().toImage().pixelColor(2, 2),
                 ChartTheme(choice).colour(ChartColour::Background));
    }
}

void TestChartView::followsTheFont()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    const int before = page.view->heightForWidth(900);
    QFont larger = page.view->font();
    larger.setPixelSize(26);
    page.view->setFont(larger);
    QVERIFY(page.view->heightForWidth(900) > before * 3 / 2);
    QTRY_COMPARE(page.view->height(), page.view->heightForWidth(page.view->width()));
}

void TestChartView::paintsOnlyWhatIsExposed()
{
    QScrollArea scroll;
    scroll.setWidgetResizable(true);
    auto* view = new WatchedView;
    view->setSpec(manyRanges(1000));
    scroll.setWidget(view);
    scroll.resize(900, 500);
    scroll.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scroll));
    QTRY_VERIFY(!view->painted.isEmpty());
    QVERIFY(view->height() > 50000);
    scroll.verticalScrollBar()->setValue(scroll.verticalScrollBar()->maximum() / 2);
    view->painted = QRegion();
    view->update();
    QTRY_VERIFY(!view->painted.isEmpty());
    QVERIFY(view->painted.boundingRect().height() <= 500);
    QVERIFY(view->testAttribute(Qt::WA_OpaquePaintEvent));

    // One row moves the focus: two rows are painted.
    view->setFocus();
    view->setCurrentRow(view->rowAt(QPoint(view->width() / 2, -view->y() + 200)) >= 0
                            ? view->rowAt(QPoint(view->width() / 2, -view->y() + 200))
                            : view->rowAt(QPoint(view->width() / 2, -view->y() + 240)));
    QVERIFY(view->currentRow() > 100);
    QCoreApplication::processEvents();
    view->painted = QRegion();
    view->setCurrentRow(view->currentRow() + 1);
    QTRY_VERIFY(!view->painted.isEmpty());
    QVERIFY(view->painted.boundingRect().height() < 200);
}

void TestChartView::costChart()
{
    ChartWindow page(exampleCosts());
    QVERIFY(page.ready());
    page.view->setFocus();
    QCOMPARE(page.view->rowCount(), 2);
    QTest::keyClick(page.view, Qt::Key_End);
    QCOMPARE(page.view->currentRow(), 1);
    QCOMPARE(page.cardTitle(), QStringLiteral("cost card 1"));
    QCOMPARE(page.view->rowAt(page.view->rowRect(0).center()), 0);
    QCOMPARE(page.view->rowSentence(0), QStringLiteral("cost spoken 0"));
}

void TestChartView::emptyChart()
{
    ChartWindow page{ChartSpec()};
    QVERIFY(page.ready());
    page.view->setFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Home, Qt::Key_End, Qt::Key_PageDown}) {
        QTest::keyClick(page.view, key);
        QCOMPARE(page.view->currentRow(), -1);
    }
    QTest::mouseMove(page.view, page.view->rect().center());
    QCOMPARE(page.view->rowCount(), 0);
    QCOMPARE(accessible(page.view)->childCount(), 0);
    QVERIFY(!page.cardShown());
}

void TestChartView::accessibleTree()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    QAccessibleInterface* chart = accessible(page.view);
    QVERIFY(chart);
    QCOMPARE(chart->role(), QAccessible::Chart);
    QCOMPARE(chart->text(QAccessible::Name), exampleRanges().title);
    QVERIFY(chart->text(QAccessible::Description).contains(exampleRanges().subtitle));
    QCOMPARE(chart->childCount(), 6);
    for (int i = 0; i < 6; ++i) {
        QAccessibleInterface* row = chart->child(i);
        QVERIFY(row && row->isValid());
        QCOMPARE(chart->child(i), row); // one and the same
        QCOMPARE(row->role(), QAccessible::ListItem);
        QCOMPARE(row->text(QAccessible::Name), QStringLiteral("spoken %1.%2").arg(i / 3).arg(i % 3));
        QVERIFY(row->text(QAccessible::Description).contains(QStringLiteral("123 msg/s")));
        QCOMPARE(row->parent(), chart);
        QCOMPARE(chart->indexOfChild(row), i);
        QCOMPARE(row->rect().topLeft(), page.view->mapToGlobal(page.view->rowRect(i).topLeft()));
        QCOMPARE(row->rect().size(), page.view->rowRect(i).size());
        QCOMPARE(chart->childAt(row->rect().center().x(), row->rect().center().y()), row);
        QVERIFY(row->state().focusable);
        QVERIFY(!row->state().focused);
        QCOMPARE(row->childCount(), 0);
    }
    QVERIFY(!chart->child(6));
    QVERIFY(!chart->child(-1));
    QCOMPARE(chart->indexOfChild(chart), -1);

    QAccessibleInterface* last = chart->child(5);
    page.view->setSpec(manyRanges(1));
    QVERIFY(!last->isValid());
    QVERIFY(last->state().invalid);
    QCOMPARE(last->text(QAccessible::Name), QString());
    QCOMPARE(chart->childCount(), 3);
    QVERIFY(!chart->child(5));
}

void TestChartView::accessibleRowsOfManyScenarios()
{
    ChartWindow page(manyRanges(5000));
    QVERIFY(page.ready());
    QAccessibleInterface* chart = accessible(page.view);
    QCOMPARE(chart->childCount(), 15000);
    QAccessibleInterface* last = chart->child(14999);
    QCOMPARE(last->text(QAccessible::Name), QStringLiteral("spoken 4999.2"));
    QTRY_VERIFY(last->state().offscreen);
    QVERIFY(!chart->child(0)->state().offscreen);
    page.scroll->verticalScrollBar()->setValue(page.scroll->verticalScrollBar()->maximum());
    QVERIFY(!last->state().offscreen);
    QVERIFY(chart->child(0)->state().offscreen);
}

void TestChartView::accessibleFocus()
{
    ChartWindow page(exampleRanges());
    QVERIFY(page.ready());
    page.view->setFocus();
    QTest::keyClick(page.view, Qt::Key_Down);
    QTest::keyClick(page.view, Qt::Key_Down);
    QAccessibleInterface* chart = accessible(page.view);
    QCOMPARE(chart->focusChild(), chart->child(1));
    QVERIFY(chart->child(1)->state().focused);
    QVERIFY(!chart->child(0)->state().focused);

    QAccessibleActionInterface* action = chart->child(4)->actionInterface();
    QVERIFY(action && action->actionNames().contains(QAccessibleActionInterface::setFocusAction()));
    action->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(page.view->currentRow(), 4);
    QCOMPARE(chart->focusChild(), chart->child(4));
}

QTEST_MAIN(TestChartView)
#include "tst_chartview.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "widgets/parts/lettersize.h"
#include "widgets/parts/scrolled.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

void setLetters(QWidget* window, int pixels)
{
    QFont font = window->font();
    font.setPixelSize(pixels);
    window->setFont(font);
}

} // namespace

class LetterSizeTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheLetters();
    void fitsTheScreen();
    void keepsWhatTheReaderMade();
    void putsWideButtonsAboveEachOther();
    void isAsWideAsItsContents();
};

void LetterSizeTest::followsTheLetters()
{
    QDialog dialog;
    setLetters(&dialog, 10);
    new LetterSize(&dialog, {200, 100});
    QCOMPARE(dialog.size(), QSize(200, 100));
    setLetters(&dialog, 34);
    const QSize large = dialog.size();
    QVERIFY(large.width() > 320 && large.height() > 160);
    setLetters(&dialog, 10);
    QCOMPARE(dialog.size(), QSize(200, 100));

    QDialog second;
    setLetters(&second, 34);
    new LetterSize(&second, {200, 100});
    QCOMPARE(second.size(), large);
}

void LetterSizeTest::fitsTheScreen()
{
    QDialog dialog;
    new LetterSize(&dialog, {200, 100});
    setLetters(&dialog, 300);
    const QSize screen = dialog.screen()->availableSize();
    QCOMPARE(dialog.width(), screen.width());
    QVERIFY(dialog.height() < screen.height()); // its frame needs some of it
}

void LetterSizeTest::keepsWhatTheReaderMade()
{
    QDialog dialog;
    new LetterSize(&dialog, {200, 100});
    dialog.resize(300, 300);
    QFont bold = dialog.font();
    bold.setBold(true);
    dialog.setFont(bold);
    QCOMPARE(dialog.size(), QSize(300, 300));
}

void LetterSizeTest::putsWideButtonsAboveEachOther()
{
    QDialog dialog;
    auto* layout = new QVBoxLayout(&dialog);
    auto* buttons = new QDialogButtonBox(&dialog);
    layout->addWidget(buttons);
    new LetterSize(&dialog, {200, 100}, buttons);
    QPushButton* first = buttons->addButton(u"One"_s, QDialogButtonBox::ActionRole);
    QPushButton* second = buttons->addButton(u"Another"_s, QDialogButtonBox::ActionRole);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE(first->y(), second->y());
    first->setText(QString(80, u'm'));
    second->setText(QString(80, u'm'));
    QTRY_VERIFY(second->y() != first->y());
    QVERIFY(!first->geometry().intersects(second->geometry()));
    second->setText(u"Another"_s);
    second->hide();
    first->setText(u"One"_s);
    second->show();
    QTRY_COMPARE(first->y(), second->y());
}

void LetterSizeTest::isAsWideAsItsContents()
{
    QDialog dialog;
    auto* page = new QWidget(&dialog);
    auto* layout = new QVBoxLayout(page);
    auto* label = new QLabel(u"a few words"_s, page);
    layout->addWidget(label);
    for (int i = 0; i < 10; ++i) {
        layout->addWidget(new QLabel(u"one more line"_s, page));
    }
    auto* around = new QVBoxLayout(&dialog);
    QScrollArea* scroll = scrolledDown(page, &dialog);
    around->addWidget(scroll);
    dialog.resize(50, 100);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE(dialog.height(), 100);
    QVERIFY(page->width() <= scroll->viewport()->width());
    label->setText(u"many more words that need more width than there was before"_s);
    QTRY_VERIFY(label->width() >= label->sizeHint().width());
    QTRY_VERIFY(page->width() <= scroll->viewport()->width());
    QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::LetterSizeTest)
#include "tst_lettersize.moc"

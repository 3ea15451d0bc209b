// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/roomwalk.h"
#include "tests/app/languages/showngeometry.h"
#include "tests/support/testobject.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rangebar::test {

/// Texts longer than a real language has them: all of them can be read, and nothing lies over anything.
class LongTextsTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutTextIsFound();
    void misplacedPartIsFound();
    void everyTextHasRoom_data() { everyPart(); }
    void everyTextHasRoom();
};

void LongTextsTest::cutTextIsFound()
{
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    auto* label = new QLabel(u"A text that has no room"_s, &window);
    auto* button = new QPushButton(u"&A button that has no room"_s, &window);
    layout->addWidget(label);
    layout->addWidget(button);
    window.show();
    Geometry geometry = cutTexts(&window);
    QCOMPARE(geometry.looked, 2);
    QCOMPARE(geometry.faults, QStringList());
    label->setMaximumWidth(40);
    button->setMaximumWidth(40);
    QCoreApplication::processEvents();
    geometry = cutTexts(&window);
    QCOMPARE(geometry.faults.size(), 2);
    button->setToolTip(u"A button that has no room, and says so"_s);
    QCOMPARE(cutTexts(&window).faults.size(), 1);
}

void LongTextsTest::misplacedPartIsFound()
{
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    auto* one = new QLabel(u"One"_s, &window);
    auto* other = new QLabel(u"Other"_s, &window);
    layout->addWidget(one);
    layout->addWidget(other);
    window.show();
    QCOMPARE(misplaced(&window).faults, QStringList());
    one->move(other->pos());
    QCOMPARE(misplaced(&window).faults.size(), 1);
    one->move(window.rect().bottomRight());
    QCOMPARE(misplaced(&window).faults.size(), 1);
}

void LongTextsTest::everyTextHasRoom()
{
    QFETCH(const QString, part);
    walkForRoom(part, {1280, 800}, Qt::LeftToRight);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::LongTextsTest)
#include "tst_longtexts.moc"

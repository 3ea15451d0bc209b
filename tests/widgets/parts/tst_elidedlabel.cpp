// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "widgets/parts/elidedlabel.h"

#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace rangebar::test {

class ElidedLabelTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotFitIsToldWhole();
    void statusBarStaysOneLineHigh();
};

void ElidedLabelTest::whatDoesNotFitIsToldWhole()
{
    ElidedLabel label;
    label.setText(u"Saved /a/very/long/way/to/a/file <b>&.json"_s);
    label.resize(40, 20);
    const QImage narrow = label.grab().toImage();
    QVERIFY2(label.toolTip().contains(u"&lt;b&gt;"_s), qPrintable(label.toolTip()));
    QCOMPARE(label.text(), u"Saved /a/very/long/way/to/a/file <b>&.json"_s);
    label.resize(label.sizeHint());
    const QImage wide = label.grab().toImage();
    QCOMPARE(label.toolTip(), QString());
    QVERIFY(narrow != wide.copy(narrow.rect()));
}

void ElidedLabelTest::statusBarStaysOneLineHigh()
{
    QMainWindow window;
    auto* label = new ElidedLabel(&window);
    window.statusBar()->addWidget(label, 1);
    const int height = window.statusBar()->sizeHint().height();
    label->setText(u"0 crates up to date, 14 offline, and much more than there is room for "_s.repeated(20));
    QCOMPARE(window.statusBar()->sizeHint().height(), height);
    QVERIFY(height < 3 * label->fontMetrics().height());
    QVERIFY(window.minimumSizeHint().width() < 200);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ElidedLabelTest)
#include "tst_elidedlabel.moc"

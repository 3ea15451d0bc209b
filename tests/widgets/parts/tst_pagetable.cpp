// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "widgets/parts/pagetable.h"

#include <QHeaderView>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;

namespace rangebar::test {

class PageTableTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellThatGrewIsNotCut();
};

void PageTableTest::cellThatGrewIsNotCut()
{
    QStandardItemModel model(2, 3);
    model.setHorizontalHeaderLabels({u"Row"_s, u"Change"_s, u"Review"_s});
    model.setItem(0, 2, new QStandardItem(u"open"_s));
    PageTable table;
    table.setModel(&model);
    table.resize(900, 300);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const int before = table.columnWidth(2);

    model.item(0, 2)->setText(u"accepted: a longer reason"_s);
    QTRY_VERIFY(table.columnWidth(2) > before);
    const QString text = model.item(0, 2)->text();
    QVERIFY(table.columnWidth(2) > table.fontMetrics().horizontalAdvance(text));
    QVERIFY(table.horizontalHeader()->length() <= table.viewport()->width());
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::PageTableTest)
#include "tst_pagetable.moc"

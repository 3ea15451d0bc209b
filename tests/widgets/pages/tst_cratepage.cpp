// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentreader.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/cratepage.h"
#include "widgets/parts/pagesection.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace rangebar::test {
namespace {

CratePageContent contentOf(const char* name)
{
    CratePageContent content;
    content.key = QString::fromLatin1(name);
    content.heading = content.key;
    content.document = readDocument(sample(content.key)).value_or(nullptr);
    return content;
}

/// Counts what of a page is there while it is painted for the first time.
class FirstPaint : public QObject
{
public:
    explicit FirstPaint(QWidget* page) : m_page(page) { page->installEventFilter(this); }

    bool wasPainted = false;
    bool hadComparison = false;
    bool hadCost = false;
    bool hadMachine = false;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && !wasPainted) {
            wasPainted = true;
            hadComparison = m_page->findChild<ChartView*>(QStringLiteral("comparisonChart")) != nullptr;
            hadCost = m_page->findChild<ChartView*>(QStringLiteral("costChart")) != nullptr;
            hadMachine = m_page->findChild<QAbstractItemView*>(QStringLiteral("machineTable")) != nullptr;
        }
        return false;
    }

private:
    QWidget* m_page;
};

} // namespace

class CratePageTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWithTheFirstSection();
    void opensWhereTheReaderWas();
};

/// All sections are listed at once; what nobody sees yet comes after the first painting.
void CratePageTest::opensWithTheFirstSection()
{
    CratePage page;
    page.setFillsAfterPainting(true);
    page.resize(900, 600);
    page.setContent(contentOf("schema3.json"));
    QVERIFY(page.content().document);
    const qsizetype listed = page.sections().size();
    QVERIFY(listed >= 3);

    const FirstPaint first(&page);
    page.show();
    QTRY_VERIFY(first.wasPainted);
    QVERIFY(first.hadComparison);
    QVERIFY(!first.hadCost);
    QVERIFY(!first.hadMachine);

    QTRY_VERIFY(page.findChild<ChartView*>(QStringLiteral("costChart")));
    QVERIFY(page.findChild<QAbstractItemView*>(QStringLiteral("machineTable")));
    QCOMPARE(page.sections().size(), listed);

    page.setFillsAfterPainting(false);
    page.setContent(contentOf("throughput.json"));
    QVERIFY(page.findChild<QAbstractItemView*>(QStringLiteral("machineTable")));
}

/// A place further down can't be found before what is above it is there.
void CratePageTest::opensWhereTheReaderWas()
{
    CratePage page;
    page.resize(900, 300);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.setContent(contentOf("schema3.json"));
    auto* scroll = page.findChild<QScrollArea*>(QStringLiteral("pageScroll"));
    QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 400);
    scroll->verticalScrollBar()->setValue(400);
    page.hide();
    page.setContent(contentOf("throughput.json"));
    page.setFillsAfterPainting(true);
    page.setContent(contentOf("schema3.json"));
    page.show();
    QTRY_COMPARE(scroll->verticalScrollBar()->value(), 400);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::CratePageTest)
#include "tst_cratepage.moc"

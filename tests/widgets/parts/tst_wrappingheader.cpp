// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "widgets/parts/wrappingheader.h"

#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace rangebar::test {

class WrappingHeaderTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void headingGoesOnInAFurtherLine();
    void headingNarrowerThanAWordIsElided();
    void headingsAreClicked();

private:
    QImage heading(int width);

    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<QTableView> m_view;
    WrappingHeader* m_header = nullptr;
};

void WrappingHeaderTest::init()
{
    m_view.reset();
    m_model = std::make_unique<QStandardItemModel>(3, 2);
    m_model->setHorizontalHeaderLabels({u"Distance of the broker crate"_s, u"B"_s});
    m_view = std::make_unique<QTableView>();
    m_header = new WrappingHeader(m_view.get());
    m_view->setHorizontalHeader(m_header);
    m_view->setModel(m_model.get());
    m_view->resize(600, 300);
    m_view->show();
}

/// The first heading as it is painted where its column is that wide.
QImage WrappingHeaderTest::heading(int width)
{
    m_view->setColumnWidth(0, width);
    QCoreApplication::processEvents();
    return m_header->grab({0, 0, width, m_header->height()}).toImage();
}

void WrappingHeaderTest::headingGoesOnInAFurtherLine()
{
    const int whole = m_header->wholeWidth(0);
    const int least = m_header->sectionSizeHint(0);
    QVERIFY2(least * 2 < whole, qPrintable(u"%1 of %2"_s.arg(least).arg(whole)));

    heading(whole);
    const int line = m_header->height();
    heading(whole * 2 / 3);
    const int two = m_header->height();
    QVERIFY(two > line + m_header->fontMetrics().height() / 2);
    QVERIFY(m_view->viewport()->y() >= two); // the rows have made room
    heading(least);
    QVERIFY(m_header->height() > two);
    heading(whole);
    QCOMPARE(m_header->height(), line);
}

void WrappingHeaderTest::headingNarrowerThanAWordIsElided()
{
    const QImage elided = heading(m_header->sectionSizeHint(0) / 2);
    m_model->setHeaderData(0, Qt::Horizontal, u"Distance of the raw client"_s);
    // Nothing of what follows the first letters is on show, in whatever line.
    QCOMPARE(heading(m_header->sectionSizeHint(0) / 2), elided);
    m_header->resizeSection(0, m_header->wholeWidth(0));
    QCOMPARE(m_header->height(), m_header->sizeHint().height());
}

void WrappingHeaderTest::headingsAreClicked()
{
    m_view->setSortingEnabled(true);
    m_model->setItem(0, 0, new QStandardItem(u"b"_s));
    m_model->setItem(1, 0, new QStandardItem(u"a"_s));
    heading(m_header->sectionSizeHint(0) + 10);
    QSignalSpy sorted(m_header, &QHeaderView::sortIndicatorChanged);
    QTest::mouseClick(m_header->viewport(), Qt::LeftButton, {}, {20, m_header->height() / 2});
    QCOMPARE(sorted.size(), 1);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::WrappingHeaderTest)
#include "tst_wrappingheader.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "widgets/parts/busybar.h"
#include "widgets/parts/choicebutton.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingcheckbox.h"
#include "widgets/parts/wrappingrow.h"

#include <QImage>
#include <QLineEdit>
#include <QProxyStyle>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

/// As large as it is told to be.
class Box : public QWidget
{
public:
    explicit Box(QSize size, QWidget* parent, QSizePolicy::Policy policy = QSizePolicy::Fixed)
        : QWidget(parent), m_size(size)
    {
        setSizePolicy(policy, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return m_size; }
    QSize minimumSizeHint() const override { return m_size; }

private:
    QSize m_size;
};

/// A system that is set to move nothing.
class StillStyle : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

/// The columns in which anything is painted, as first and last.
std::pair<int, int> inkOf(const QImage& image)
{
    std::pair<int, int> columns{image.width(), -1};
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixelColor(x, y) != image.pixelColor(image.width() / 2, 0)) {
                columns = {std::min(columns.first, x), std::max(columns.second, x)};
            }
        }
    }
    return columns;
}

} // namespace

class WrappingTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowGoesOnInAFurtherLine();
    void rowFromTheRight();
    void growingPartsShareWhatIsLeft();
    void hiddenPartsTakeNoRoom();
    void narrowerThanItsPartsTheRowKeepsThem();
    void partsStayTogether();
    void partsAreInsertedAndTaken();
    void checkBoxWraps();
    void checkBoxIsClickedOnItsWords();
    void checkBoxFromTheRight();
    void choiceFollowsTheFont();
    void busyBarKeepsStillWhereNothingMoves();
};

void WrappingTest::rowGoesOnInAFurtherLine()
{
    QWidget window;
    auto* row = new WrappingRow(&window);
    row->setSpacing(10);
    QList<Box*> boxes;
    for (int i = 0; i < 3; ++i) {
        boxes += new Box({100, i == 1 ? 40 : 20}, &window);
        row->addWidget(boxes.last());
    }
    QCOMPARE(row->sizeHint(), QSize(320, 40));
    QCOMPARE(row->minimumSize(), QSize(100, 40));
    QCOMPARE(row->heightForWidth(320), 40);
    QCOMPARE(row->heightForWidth(319), 40 + 10 + 20);
    QCOMPARE(row->heightForWidth(209), 20 + 10 + 40 + 10 + 20);

    row->setGeometry(QRect(5, 7, 220, 100));
    QCOMPARE(boxes[0]->geometry(), QRect(5, 7 + 10, 100, 20)); // in the middle of its line
    QCOMPARE(boxes[1]->geometry(), QRect(115, 7, 100, 40));
    QCOMPARE(boxes[2]->geometry(), QRect(5, 57, 100, 20));
}

void WrappingTest::rowFromTheRight()
{
    QWidget window;
    window.setLayoutDirection(Qt::RightToLeft);
    auto* row = new WrappingRow(&window);
    row->setSpacing(10);
    auto* first = new Box({100, 20}, &window);
    auto* second = new Box({50, 20}, &window);
    row->addWidget(first);
    row->addWidget(second);
    row->setGeometry(QRect(0, 0, 300, 20));
    QCOMPARE(first->geometry(), QRect(200, 0, 100, 20));
    QCOMPARE(second->geometry(), QRect(140, 0, 50, 20));
}

void WrappingTest::growingPartsShareWhatIsLeft()
{
    QWidget window;
    auto* row = new WrappingRow(&window);
    row->setSpacing(0);
    auto* fixed = new Box({50, 20}, &window);
    auto* bounded = new Box({50, 20}, &window, QSizePolicy::Expanding);
    bounded->setMaximumWidth(70);
    auto* growing = new Box({50, 20}, &window, QSizePolicy::Expanding);
    for (QWidget* box : {fixed, bounded, growing}) {
        row->addWidget(box);
    }
    row->setGeometry(QRect(0, 0, 250, 20));
    QCOMPARE(fixed->width(), 50);
    QCOMPARE(bounded->width(), 70);
    QCOMPARE(growing->width(), 130);
}

void WrappingTest::hiddenPartsTakeNoRoom()
{
    QWidget window;
    auto* row = new WrappingRow(&window);
    row->setSpacing(10);
    auto* hidden = new Box({100, 80}, &window);
    auto* shown = new Box({100, 20}, &window);
    row->addWidget(hidden);
    row->addWidget(shown);
    hidden->hide();
    QCOMPARE(row->sizeHint(), QSize(100, 20));
    QCOMPARE(row->heightForWidth(100), 20);
    shown->hide();
    QCOMPARE(row->heightForWidth(100), 0);
}

void WrappingTest::narrowerThanItsPartsTheRowKeepsThem()
{
    QWidget window;
    auto* row = new WrappingRow(&window);
    auto* wide = new Box({200, 20}, &window);
    auto* label = new TextLabel(TextLabel::Style::Body, &window);
    label->setText(u"Some words that are longer than a line of eighty pixels, and wrap within it."_s);
    row->addWidget(wide);
    row->addWidget(label);
    QCOMPARE(row->minimumSize().width(), 200);
    row->setGeometry(QRect(0, 0, 80, 400));
    QCOMPARE(wide->width(), 200);
    QCOMPARE(label->width(), 80);
    QVERIFY(label->height() >= label->heightForWidth(80));
    QVERIFY(label->y() > wide->geometry().bottom());
}

void WrappingTest::partsStayTogether()
{
    QWidget window;
    auto* row = new WrappingRow(&window);
    row->setSpacing(0);
    auto* before = new Box({100, 20}, &window);
    row->addWidget(before);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(0);
    auto* label = new Box({60, 20}, &window);
    auto* field = new Box({60, 20}, &window);
    pair->addWidget(label);
    pair->addWidget(field);
    row->addLayout(pair);
    row->setGeometry(QRect(0, 0, 170, 60)); // wide enough for the label, but not for its field
    QCOMPARE(label->geometry(), QRect(0, 20, 60, 20));
    QCOMPARE(field->geometry(), QRect(60, 20, 60, 20));
}

void WrappingTest::partsAreInsertedAndTaken()
{
    QWidget window;
    auto* row = new WrappingRow(&window);
    auto* first = new QPushButton(&window);
    auto* last = new QPushButton(&window);
    auto* between = new QPushButton(&window);
    row->addWidget(first);
    row->addWidget(last);
    row->insertWidget(1, between);
    QCOMPARE(row->count(), 3);
    QCOMPARE(row->itemAt(1)->widget(), between);
    QCOMPARE(row->itemAt(3), nullptr);
    const std::unique_ptr<QLayoutItem> taken(row->takeAt(0));
    QCOMPARE(taken->widget(), first);
    QCOMPARE(row->itemAt(0)->widget(), between);
    delete between; // leaves the row by itself
    QCOMPARE(row->count(), 1);
    QCOMPARE(row->takeAt(1), nullptr);
}

void WrappingTest::checkBoxWraps()
{
    WrappingCheckBox box(u"HTML for a page, beside the pictures"_s);
    const QSize hint = box.sizeHint();
    const QSize least = box.minimumSizeHint();
    QVERIFY(least.width() < hint.width());
    QCOMPARE(box.heightForWidth(hint.width()), hint.height());
    const int high = box.heightForWidth(least.width());
    QVERIFY(high >= hint.height() + 2 * box.fontMetrics().lineSpacing());
    // All of it is painted: what is wider paints the same words in fewer lines, and no ink is at the edges.
    box.resize(least.width(), high);
    const auto [left, right] = inkOf(box.grab().toImage());
    QVERIFY(left >= 0 && right < box.width() && right > box.width() / 2);
    QFont large = box.font();
    large.setPointSize(24);
    box.setFont(large);
    QVERIFY(box.minimumSizeHint().width() > least.width());
    QVERIFY(box.sizeHint().height() > hint.height());
}

void WrappingTest::checkBoxIsClickedOnItsWords()
{
    WrappingCheckBox box(u"Some &words"_s);
    box.resize(box.sizeHint().width() + 200, box.sizeHint().height());
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(box.sizeHint().width() - 10, box.height() / 2));
    QVERIFY(box.isChecked());
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(6, box.height() / 2));
    QVERIFY(!box.isChecked());
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(box.width() - 20, box.height() / 2));
    QVERIFY(!box.isChecked()); // beside them
    QTest::keyClick(&box, Qt::Key_Space);
    QVERIFY(box.isChecked());
}

void WrappingTest::checkBoxFromTheRight()
{
    WrappingCheckBox box(u"Words"_s);
    box.resize(box.sizeHint().width() + 200, box.sizeHint().height());
    const auto [left, right] = inkOf(box.grab().toImage());
    QVERIFY(left < 5 && right < box.sizeHint().width());
    box.setLayoutDirection(Qt::RightToLeft);
    const auto [mirroredLeft, mirroredRight] = inkOf(box.grab().toImage());
    QVERIFY(mirroredLeft >= 200 && mirroredRight > box.width() - 5);
}

void WrappingTest::choiceFollowsTheFont()
{
    ChoiceButton button(u"Git &repository..."_s,
                        u"Every version of a file in the history of a clone, on every branch"_s);
    const QSize small = button.sizeHint();
    const int narrow = button.minimumSizeHint().width();
    QVERIFY(narrow < small.width());
    QVERIFY(button.heightForWidth(narrow) > small.height());
    QFont large = button.font();
    large.setPointSize(24);
    button.setFont(large);
    QVERIFY(button.heightForWidth(small.width()) > small.height() * 3 / 2);
    QVERIFY(button.minimumSizeHint().width() > narrow);
    const QSignalSpy clicked(&button, &QPushButton::clicked);
    button.resize(button.sizeHint());
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(clicked.size(), 1);
}

void WrappingTest::busyBarKeepsStillWhereNothingMoves()
{
    QProgressBar bar;
    StillStyle still;
    bar.setStyle(&still);
    showBusy(&bar);
    QVERIFY(bar.maximum() > bar.minimum()); // not the endless one
    bar.setStyle(nullptr);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::WrappingTest)
#include "tst_wrapping.moc"

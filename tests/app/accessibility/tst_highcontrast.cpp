// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programwalk.h"
#include "tests/support/palettes.h"
#include "tests/support/sight.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

/// WCAG 2 AAA for text. Of the strokes of small letters only some are as dark as their colour.
constexpr double textContrast = 7;
constexpr double disabledContrast = 4.5;

/// The most common colour of a picture and what stands out most from it.
double inkContrast(const QImage& image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            ++counts[image.pixel(x, y)];
        }
    }
    QRgb background = 0;
    int most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > most) {
            most = it.value();
            background = it.key();
        }
    }
    double best = 1;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        best = std::max(best, contrast(QColor(it.key()), QColor(background)));
    }
    return best;
}

QString textOf(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        return label->text();
    }
    if (const auto* tool = qobject_cast<const QToolButton*>(widget);
        tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) {
        return {}; // it shows its picture
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
        return button->text();
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(widget)) {
        return line->text() + line->placeholderText();
    }
    const auto* choice = qobject_cast<const QComboBox*>(widget);
    return choice ? choice->currentText() : QString();
}

} // namespace

/// The whole program in the colours of a high-contrast theme of the system.
class HighContrastTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QApplication::setPalette(QPalette()); }

    void everythingIsReadable_data();
    void everythingIsReadable();
    void chartsFollowWhileRunning();

private:
    void look(const QString& place, QWidget* window);
    void lookAtItems(const QString& place, QAbstractItemView* view);
    void judge(const QString& what, const QImage& image, bool isEnabled);

    QStringList m_faults;
    int m_looked = 0;
};

void HighContrastTest::everythingIsReadable_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QPalette>("palette");
    for (const NamedPalette& named : highContrastPalettes().mid(0, 2)) {
        for (const QString& part : ProgramWalk::parts()) {
            QTest::addRow("%s, %s", qPrintable(part), qPrintable(named.name)) << part << named.palette;
        }
    }
}

void HighContrastTest::judge(const QString& what, const QImage& image, bool isEnabled)
{
    ++m_looked;
    const double found = inkContrast(image);
    if (found < (isEnabled ? textContrast : disabledContrast)) {
        m_faults += u"%1: %2"_s.arg(what).arg(found);
    }
}

void HighContrastTest::lookAtItems(const QString& place, QAbstractItemView* view)
{
    constexpr int mostRows = 6;
    const QImage all = view->viewport()->grab().toImage();
    const QAbstractItemModel* model = view->model();
    for (int row = 0; model && row < std::min(model->rowCount(), mostRows); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            const QRect cell = view->visualRect(index);
            if (!index.data().toString().isEmpty() && view->viewport()->rect().contains(cell)) {
                judge(u"%1, %2, row %3, \"%4\""_s.arg(place, view->objectName())
                          .arg(row)
                          .arg(index.data().toString()),
                      all.copy(cell), view->isEnabled());
            }
        }
    }
}

void HighContrastTest::look(const QString& place, QWidget* window)
{
    const QImage all = window->grab().toImage();
    if (qobject_cast<QMenu*>(window)) {
        judge(place, all, true);
        return;
    }
    const QList<QWidget*> widgets = window->findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisible() || widget->window() != window || widget->visibleRegion().isEmpty()) {
            continue;
        }
        if (auto* view = qobject_cast<QAbstractItemView*>(widget)) {
            lookAtItems(place, view);
        } else if (const QString text = textOf(widget); !text.isEmpty()) {
            // Where it is seen in the window: backgrounds are those of what is around it.
            const QRect seen = widget->visibleRegion().boundingRect();
            const QImage image = all.copy(QRect(widget->mapTo(window, seen.topLeft()), seen.size()));
            if (seen.height() >= widget->fontMetrics().height()) {
                judge(u"%1, %2 \"%3\""_s.arg(place, widget->objectName(), text), image, widget->isEnabled());
            }
        } else if (const auto* chart = qobject_cast<ChartView*>(widget)) {
            const QImage image = widget->grab().toImage();
            if (image.pixelColor(0, 0) != chart->palette().color(QPalette::Base)) {
                m_faults += place + u": a chart with a background of its own"_s;
            }
            judge(place + u", "_s + chart->objectName(), image, true);
        }
    }
}

void HighContrastTest::everythingIsReadable()
{
    QFETCH(QString, part);
    QFETCH(QPalette, palette);
    ProgramWalk walk([this](const QString& place, QWidget* window) { look(place, window); });
    walk.beforeShow = [palette]() mutable {
        QApplication::style()->polish(palette);
        QApplication::setPalette(palette);
    };
    walk.walk(part);
    m_faults.removeDuplicates();
    const QStringList faults = std::exchange(m_faults, {});
    const int looked = std::exchange(m_looked, 0);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QVERIFY(looked > 5);
}

/// The reader turns the contrast on and off again while a chart is on show.
void HighContrastTest::chartsFollowWhileRunning()
{
    int charts = 0;
    ProgramWalk walk([&charts](const QString&, QWidget* window) {
        for (auto* chart : window->findChildren<ChartView*>()) {
            if (!chart->isVisible()) {
                continue;
            }
            ++charts;
            const QImage before = chart->grab().toImage();
            for (const NamedPalette& named : highContrastPalettes()) {
                QApplication::setPalette(named.palette);
                QCoreApplication::processEvents();
                QCOMPARE(chart->grab().toImage().pixelColor(0, 0), named.palette.color(QPalette::Base));
            }
            QApplication::setPalette(QPalette());
            QCoreApplication::processEvents();
            QCOMPARE(chart->grab().toImage(), before);
        }
    });
    walk.walk(u"files"_s);
    QVERIFY(charts > 0);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::HighContrastTest)
#include "tst_highcontrast.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/showngeometry.h"
#include "tests/app/programwalk.h"
#include "tests/support/testobject.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

constexpr QSize smallScreen{1366, 768};
constexpr int largest = 24;
constexpr std::array sizes{8, 10, 12, 16, 20, largest};

void setLetters(int points)
{
    QFont font = QApplication::font();
    font.setPointSize(points);
    QApplication::setFont(font);
    // Layouts within layouts follow in several turns.
    for (int i = 0; i < 6; ++i) {
        QCoreApplication::processEvents();
    }
}

} // namespace

/// The whole program with small and with large letters, as they are set for a desktop.
class FontSizesTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_usual = QApplication::font(); }
    void cleanup() { QApplication::setFont(m_usual); }

    void nothingIsCutFromTheStart_data();
    void nothingIsCutFromTheStart();
    void nothingIsCutAfterAChange_data();
    void nothingIsCutAfterAChange();

private:
    static void parts();
    void look(const QString& place, QWidget* window);
    void report();

    QFont m_usual;
    QStringList m_faults;
    int m_looked = 0;
};

void FontSizesTest::parts()
{
    QTest::addColumn<QString>("part");
    for (const QString& part : ProgramWalk::parts()) {
        QTest::newRow(qPrintable(part)) << part;
    }
}

void FontSizesTest::look(const QString& place, QWidget* window)
{
    const QString where = u"%1, %2 pt: "_s.arg(place).arg(QApplication::font().pointSize());
    writePicture(window, u"%1 %2 pt %3"_s.arg(QLatin1StringView(QTest::currentTestFunction()))
                             .arg(QApplication::font().pointSize())
                             .arg(place));
    for (const Geometry& found : {cutTexts(window), misplaced(window), chartWords(window)}) {
        m_looked += found.looked;
        for (const QString& fault : found.faults) {
            m_faults += where + fault;
        }
    }
    for (const auto* label : window->findChildren<QLabel*>()) {
        if (label->isVisible() && label->font().pointSizeF() < QApplication::font().pointSizeF()) {
            m_faults += where + u"\"%1\" has letters of another size"_s.arg(label->text());
        }
    }
    const QSize needed = window->minimumSizeHint().expandedTo(window->minimumSize());
    const bool fits = needed.width() <= smallScreen.width() && needed.height() <= smallScreen.height();
    if (!fits && !qobject_cast<QMenu*>(window)) { // menus scroll
        m_faults += where + u"the window takes %1 x %2"_s.arg(needed.width()).arg(needed.height());
    }
}

void FontSizesTest::report()
{
    m_faults.removeDuplicates();
    const QStringList told = std::exchange(m_faults, {});
    const int looked = std::exchange(m_looked, 0);
    for (const QString& fault : told) {
        qInfo().noquote() << fault; // a failure tells no more than a few
    }
    QCOMPARE(told.size(), 0);
    QVERIFY(looked > 5);
}

void FontSizesTest::nothingIsCutFromTheStart_data()
{
    parts();
}

void FontSizesTest::nothingIsCutFromTheStart()
{
    QFETCH(QString, part);
    setLetters(largest);
    ProgramWalk walk([this](const QString& place, QWidget* window) { look(place, window); });
    walk.size = smallScreen;
    walk.walk(part);
    report();
}

void FontSizesTest::nothingIsCutAfterAChange_data()
{
    parts();
}

void FontSizesTest::nothingIsCutAfterAChange()
{
    QFETCH(QString, part);
    ProgramWalk walk([this](const QString& place, QWidget* window) {
        for (const int points : sizes) {
            setLetters(points);
            look(place, window);
        }
        QApplication::setFont(m_usual);
    });
    walk.size = smallScreen;
    walk.walk(part);
    report();
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::FontSizesTest)
#include "tst_fontsizes.moc"

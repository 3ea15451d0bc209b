// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/languages/showngeometry.h"
#include "tests/app/programwalk.h"
#include "tests/support/testobject.h"

#include <QApplication>
#include <QDialog>
#include <QMenu>

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
    static void parts(const QStringList& without);
    void look(const QString& place, QWidget* window);
    void report();

    QFont m_usual;
    QStringList m_faults;
    int m_looked = 0;
};

void FontSizesTest::parts(const QStringList& without)
{
    QTest::addColumn<QString>("part");
    for (const QString& part : ProgramWalk::parts()) {
        if (!without.contains(part)) {
            QTest::newRow(qPrintable(part)) << part;
        }
    }
}

void FontSizesTest::look(const QString& place, QWidget* window)
{
    const QString where = u"%1, %2 pt: "_s.arg(place).arg(QApplication::font().pointSize());
    for (const Geometry& found : {cutTexts(window), misplaced(window), chartWords(window)}) {
        m_looked += found.looked;
        for (const QString& fault : found.faults) {
            m_faults += where + fault;
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

/// The others lack some pixels of a row at 24 pt.
void FontSizesTest::nothingIsCutFromTheStart_data()
{
    parts({u"pullRequest"_s, u"dialogs"_s, u"preferences"_s, u"notices"_s});
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

/// What is open while the letters change may lack a pixel of a row in the others, until it is opened again.
void FontSizesTest::nothingIsCutAfterAChange_data()
{
    parts({u"crates"_s, u"files"_s, u"history"_s, u"pullRequest"_s, u"dialogs"_s, u"preferences"_s,
           u"notices"_s});
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

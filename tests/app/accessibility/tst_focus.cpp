// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/colourscheme.h"
#include "tests/app/programwalk.h"
#include "tests/support/palettes.h"
#include "tests/support/sight.h"
#include "tests/support/testobject.h"

#include <QApplication>
#include <QMenu>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

constexpr int mostStops = 120;
/// Of the pixels of a widget that must look different, with a difference that is seen at a glance.
constexpr int fewestPixels = 30;
constexpr double noticeable = 12;

int differentPixels(const QImage& one, const QImage& other)
{
    int different = 0;
    for (int y = 0; y < std::min(one.height(), other.height()); ++y) {
        for (int x = 0; x < std::min(one.width(), other.width()); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y)) {
                different +=
                    difference(one.pixelColor(x, y), other.pixelColor(x, y), normalSight) >= noticeable;
            }
        }
    }
    return different;
}

QString nameOf(const QWidget* widget)
{
    return u"%1 %2"_s.arg(QLatin1StringView(widget->metaObject()->className()), widget->objectName());
}

} // namespace

/// Whoever has no mouse sees where they are.
class FocusTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_scheme = std::make_unique<ColourScheme>(); }
    void focusIsSeen_data() { parts(); }
    void focusIsSeen() { walk(u"light"_s); }
    void focusIsSeenInTheDark_data() { parts(); }
    void focusIsSeenInTheDark() { walk(u"dark"_s); }
    void focusIsSeenInHighContrast_data() { parts(); }
    void focusIsSeenInHighContrast() { walk(u"high contrast"_s); }

private:
    static void parts();
    void walk(const QString& theme);
    void look(const QString& place, QWidget* window);

    std::unique_ptr<ColourScheme> m_scheme; ///< needs an application
    QStringList m_faults;
    QSet<QString> m_seen;
    int m_stops = 0;
};

void FocusTest::parts()
{
    QTest::addColumn<QString>("part");
    for (const QString& part : ProgramWalk::parts()) {
        QTest::newRow(qPrintable(part)) << part;
    }
}

void FocusTest::look(const QString& place, QWidget* window)
{
    if (qobject_cast<QMenu*>(window)) {
        return; // shows what is chosen, by the mouse and by keys
    }
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window));
    QSet<QWidget*> visited;
    QWidget* before = nullptr;
    QImage withFocus;
    // Round by the Tab key. Each is looked at with the focus, and when the next one has it.
    for (int i = 0; i < mostStops; ++i) {
        QWidget* target = QApplication::focusWidget() ? QApplication::focusWidget() : window;
        QTest::keyClick(target, Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (before && before != now) {
            ++m_stops;
            m_seen.insert(nameOf(before));
            if (const int seen = differentPixels(withFocus, before->grab().toImage()); seen < fewestPixels) {
                m_faults += u"%1: %2 shows its focus by %3 pixels"_s.arg(place, nameOf(before)).arg(seen);
            }
        }
        if (!now || visited.contains(now)) {
            return;
        }
        visited.insert(now);
        // What has been seen at another place already need not be measured again.
        before = m_seen.contains(nameOf(now)) && !now->objectName().isEmpty() ? nullptr : now;
        withFocus = before ? before->grab().toImage() : QImage();
    }
    m_faults += place + u": the Tab key goes round without an end"_s;
}

void FocusTest::walk(const QString& theme)
{
    QFETCH(QString, part);
    m_seen.clear();
    ProgramWalk walk([this](const QString& place, QWidget* window) { look(place, window); });
    if (theme == u"high contrast"_s) {
        walk.beforeShow = [] {
            QPalette palette = highContrastPalettes().constFirst().palette;
            QApplication::style()->polish(palette);
            QApplication::setPalette(palette);
        };
    } else {
        m_scheme->apply(theme == u"dark"_s ? ThemeChoice::Dark : ThemeChoice::Light);
    }
    walk.walk(part);
    m_scheme->apply(ThemeChoice::System);
    QApplication::setPalette(QPalette());
    const QStringList faults = std::exchange(m_faults, {});
    const int stops = std::exchange(m_stops, 0);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QVERIFY(stops > 0 || part == u"menus"_s);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::FocusTest)
#include "tst_focus.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programwalk.h"
#include "tests/support/testobject.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

/// A few steps of an animation, and a blink of a cursor.
constexpr int aMoment = 150;
constexpr int aWhile = 1000;

/// Which widgets are painted while it is there.
class PaintedWidgets : public QObject
{
public:
    PaintedWidgets() { qApp->installEventFilter(this); }

    QStringList names;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Paint && widget && !isTypedIn(widget)) {
            names +=
                u"%1 %2"_s.arg(QLatin1StringView(widget->metaObject()->className()), widget->objectName());
        }
        return false;
    }

private:
    /// The mark of where the next letter goes blinks as the system has it, and what is behind it is painted
    /// too.
    static bool isTypedIn(const QWidget* widget)
    {
        const auto* line = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
        return line && !line->isReadOnly() && (widget == line || widget->isAncestorOf(line));
    }
};

} // namespace

class MotionTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingMovesByItself_data();
    void nothingMovesByItself();
};

void MotionTest::nothingMovesByItself_data()
{
    QTest::addColumn<QString>("part");
    for (const QString& part : ProgramWalk::parts()) {
        QTest::newRow(qPrintable(part)) << part;
    }
}

/// Once a place is there, nothing is painted again until the reader does something.
void MotionTest::nothingMovesByItself()
{
    QFETCH(QString, part);
    QStringList moving;
    int looked = 0;
    const auto look = [&](const QString& place, QWidget*) {
        const int time = looked++ == 0 ? aWhile : aMoment;
        QTest::qWait(300); // the card of a row, a preview and a status come after a moment
        PaintedWidgets painted;
        QTest::qWait(time);
        painted.names.removeDuplicates();
        for (const QString& name : std::as_const(painted.names)) {
            moving += place + u": "_s + name;
        }
    };
    ProgramWalk(look).walk(part);
    QVERIFY(looked > 0);
    QVERIFY2(moving.isEmpty(), qPrintable(u'\n' + moving.join(u'\n')));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::MotionTest)
#include "tst_motion.moc"

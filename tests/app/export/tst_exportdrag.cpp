// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/programfixture.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"

#include <QApplication>
#include <QImage>
#include <QMessageBox>
#include <QProcess>

namespace rangebar::test {

/// A real pointer on a real X server: only there does a drag leave the program.
class ExportDragTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
        m_fixture->start();
        m_fixture->window().move(0, 0);
        m_fixture->window().openFiles(
            {m_fixture->write(QStringLiteral("results.json"), sample(QStringLiteral("schema3.json")))});
        m_chart = m_fixture->find<ChartView>("comparisonChart");
        QVERIFY(m_chart);
        // Connected behind the program, which returns from the drag when it is over.
        connect(m_chart, &ChartView::dragRequested, this, [this] { ++m_dragsEnded; });
        m_dragsEnded = 0;
    }
    void cleanup() { m_fixture.reset(); }

    void chartIsDroppedOnAnotherProgram();
    void chartIsNotOpenedByItsOwnWindow();

private:
    /// Moves the pointer, and presses and releases its button, as a hand does.
    static void hand(const QStringList& commands)
    {
        auto* process = new QProcess(qApp);
        connect(process, &QProcess::finished, process, &QObject::deleteLater);
        process->start(QStringLiteral("xdotool"), commands);
    }
    static QStringList moveTo(QPoint global)
    {
        return {QStringLiteral("mousemove"), QString::number(global.x()), QString::number(global.y())};
    }
    QPoint start() const { return m_chart->mapToGlobal(m_chart->rowRect(0).center()); }
    QStringList press() const
    {
        return moveTo(start()) + QStringList{QStringLiteral("mousedown"), QStringLiteral("1")} +
               moveTo(start() + QPoint(15, 5)) + moveTo(start() + QPoint(40, 10));
    }
    static QStringList release() { return {QStringLiteral("mouseup"), QStringLiteral("1")}; }

    std::unique_ptr<ProgramFixture> m_fixture;
    ChartView* m_chart = nullptr;
    int m_dragsEnded = 0;
};

void ExportDragTest::chartIsDroppedOnAnotherProgram()
{
    QProcess target;
    QString said;
    bool released = false;
    const QPoint inside(1300, 250); // of the other program's window
    connect(&target, &QProcess::readyReadStandardOutput, this, [&] {
        said += QString::fromLocal8Bit(target.readAllStandardOutput());
        if (said.contains(QLatin1String("entered")) && !released) {
            released = true;
            hand(release());
        }
    });
    target.start(QStringLiteral(RANGEBAR_DROPTARGET), QStringList());
    QTRY_VERIFY(said.contains(QLatin1String("ready")));
    hand(press() + moveTo(inside - QPoint(3, 3)) + moveTo(inside));
    QTRY_VERIFY2(said.contains(QLatin1String("done")), qPrintable(said));
    QTRY_COMPARE(m_dragsEnded, 1);
    QVERIFY2(said.contains(QLatin1String("image 1960\n")), qPrintable(said));
    const QString path = said.section(QLatin1String("file "), 1).section(QLatin1Char('\n'), 0, 0);
    QVERIFY2(path.endsWith(QLatin1String("-comparison.png")), qPrintable(said));
    QCOMPARE(QImage(path).width(), 1960);
    target.kill();
    target.waitForFinished();
}

void ExportDragTest::chartIsNotOpenedByItsOwnWindow()
{
    const int before = m_fixture->program().files()->rowCount();
    hand(press() + moveTo(start() + QPoint(60, 40)) + release());
    QTRY_COMPARE(m_dragsEnded, 1);
    QCoreApplication::processEvents();
    QCOMPARE(m_fixture->program().files()->rowCount(), before);
    QVERIFY(!m_fixture->find<QMessageBox>("problemBox"));
    // The chart is as usable as before.
    QCOMPARE(m_chart->currentRow(), 0);
    hand(press() + moveTo(start() + QPoint(60, 40)) + release());
    QTRY_COMPARE(m_dragsEnded, 2);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ExportDragTest)
#include "tst_exportdrag.moc"

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a reader waits for, as ratios measured in one run and taken in turns, so that what else the machine
// does touches both sides: the start of the program against a minimal window, and a very long document
// against a short one. Needs a display, or QT_QPA_PLATFORM=offscreen.
#include "models/document/documentreader.h"
#include "tests/bench/generateddocument.h"
#include "tests/bench/measure.h"
#include "tests/bench/startprobe.h"
#include "tests/bench/windowstart.h"
#include "widgets/charts/chartview.h"
#include "widgets/pages/cratepage.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEvent>
#include <QPaintEvent>
#include <QProcessEnvironment>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::bench;

namespace {

constexpr int starts = 11;
constexpr int paints = 9;
constexpr int scrollSteps = 30;
constexpr int scrollStep = 20;
constexpr int shortDocument = 50;
constexpr int longDocument = 5000;

constexpr double mostStart = 1.5;
constexpr double mostMemory = 1.5;
constexpr double mostFirstPaint = 5.0;
constexpr double mostScroll = 2.0;

bool benchStart()
{
    const QTemporaryDir home;
    if (!home.isValid() || !makeHome(home.path())) {
        out() << "start: the kept documents could not be written NOT MEASURED" << Qt::endl;
        return false;
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("RANGEBAR_HOME"), home.path());
    const QDir bin(QCoreApplication::applicationDirPath());
    Starts ours;
    Starts minimal;
    for (int round = 0; round <= starts; ++round) {
        startOnce(bin.filePath(QStringLiteral("minimal_window")), environment, minimal);
        startOnce(bin.filePath(QStringLiteral("probed_rangebar")), environment, ours);
        if (round == 0) { // reads the libraries from the disk
            minimal = {};
            ours = {};
        }
    }
    if (ours.failed + minimal.failed > 0) {
        out() << "start: " << ours.failed + minimal.failed << " of " << 2 * starts
              << " windows never painted their chart NOT MEASURED" << Qt::endl;
        return false;
    }
    const QString other = QStringLiteral("the minimal window");
    bool good = compare(QStringLiteral("start"), other, median(ours.milliseconds),
                        median(minimal.milliseconds), QStringLiteral("ms"), mostStart);
    good = compare(QStringLiteral("peak memory"), other, median(ours.mebibytes), median(minimal.mebibytes),
                   QStringLiteral("MiB"), mostMemory) &&
           good;
    out() << "network requests before the first paint: in " << ours.withRequest << " of " << starts
          << " starts (none)" << (ours.withRequest == 0 ? "" : " EXCEEDED") << Qt::endl;
    return good && ours.withRequest == 0;
}

/// How often a chart was painted, and how much of it the last time.
class PaintWatch : public QObject
{
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && watched->objectName() == QLatin1String(bench::chartName)) {
            ++count;
            height = static_cast<QPaintEvent*>(event)->rect().height();
        }
        return false;
    }

    /// Lets the program run until a chart has been painted once more; false where that never happens.
    bool waitForNext(int before) const
    {
        QElapsedTimer timer;
        timer.start();
        while (count == before && timer.elapsed() < patienceMs) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        }
        return count > before;
    }

    int count = 0;
    int height = 0;
};

struct PageTimes
{
    QByteArray bytes;
    QList<double> reading;
    QList<double> firstPaint;
    QList<double> scrolling;
    int mostPainted = 0; ///< pixels of height in one step
};

bool showOnce(PageTimes& times, PaintWatch& watch)
{
    QElapsedTimer timer;
    timer.start();
    const auto document = readDocument(times.bytes);
    if (!document) {
        return false;
    }
    times.reading += milliseconds(timer);

    CratePage page;
    page.resize(950, 760);
    CratePageContent content;
    content.key = QStringLiteral("bench");
    content.heading = QStringLiteral("Granary");
    content.document = *document;
    int before = watch.count;
    timer.start();
    page.setContent(content);
    page.show();
    if (!watch.waitForNext(before)) {
        return false;
    }
    times.firstPaint += milliseconds(timer);
    QCoreApplication::processEvents();

    // In the middle, where rows are above and below what is visible.
    auto* scroll = page.findChild<QScrollArea*>(QStringLiteral("pageScroll"));
    const auto* chart = page.findChild<ChartView*>(QLatin1String(bench::chartName));
    if (!scroll || !chart) {
        return false;
    }
    QScrollBar* bar = scroll->verticalScrollBar();
    before = watch.count;
    bar->setValue(chart->height() / 2 - scrollSteps * scrollStep / 2);
    if (!watch.waitForNext(before)) {
        return false;
    }
    for (int step = 0; step < scrollSteps; ++step) {
        before = watch.count;
        timer.start();
        bar->setValue(bar->value() + scrollStep);
        if (!watch.waitForNext(before)) {
            return false;
        }
        times.scrolling += milliseconds(timer);
        times.mostPainted = std::max(times.mostPainted, watch.height);
    }
    return times.mostPainted <= scroll->viewport()->height();
}

bool benchLongDocument()
{
    PageTimes few{bench::generatedDocument("ruststream-granary", shortDocument), {}, {}, {}, 0};
    PageTimes many{bench::generatedDocument("ruststream-granary", longDocument), {}, {}, {}, 0};
    PaintWatch watch;
    qApp->installEventFilter(&watch);
    for (int round = 0; round <= paints; ++round) {
        if (!showOnce(few, watch) || !showOnce(many, watch)) {
            out() << "long document: not painted, or more of it than is visible NOT MEASURED" << Qt::endl;
            return false;
        }
        if (round == 0) { // makes what all charts share
            few.firstPaint.clear();
            many.firstPaint.clear();
        }
    }
    const QString other = QStringLiteral("%1 scenarios").arg(shortDocument);
    const QString name = QStringLiteral("%1 scenarios").arg(longDocument);
    bool good = compare(name + QStringLiteral(", first paint"), other, median(many.firstPaint),
                        median(few.firstPaint), QStringLiteral("ms"), mostFirstPaint);
    good = compare(name + QStringLiteral(", step of scrolling"), other, median(many.scrolling),
                   median(few.scrolling), QStringLiteral("ms"), mostScroll) &&
           good;
    out() << "most painted in a step of scrolling: " << many.mostPainted << " pixels of height against "
          << few.mostPainted << "; reading takes " << QString::number(median(many.reading), 'f', 1)
          << " ms against " << QString::number(median(few.reading), 'f', 1) << " ms" << Qt::endl;
    return good;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    const bool start = benchStart();
    const bool longDocuments = benchLongDocument();
    return start && longDocuments ? 0 : 1;
}

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The yardstick of bench_window: a main window with one small chart of Qt Charts and nothing else.
#include "tests/bench/startprobe.h"

#include <QApplication>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QMainWindow>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    auto* set = new QBarSet(QStringLiteral("msg/s"));
    *set << 48100 << 51900 << 50300;
    auto* series = new QBarSeries;
    series->append(set);
    auto* chart = new QChart;
    chart->addSeries(series);
    chart->createDefaultAxes();

    QMainWindow window;
    auto* view = new QChartView(chart, &window);
    view->viewport()->setObjectName(QLatin1String(rangebar::bench::chartName));
    window.setCentralWidget(view);
    window.resize(1180, 800);
    window.show();
    return QApplication::exec();
}

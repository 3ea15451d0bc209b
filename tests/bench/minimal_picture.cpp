// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// minimal_picture FILE WIDTH HEIGHT SCALE: the yardstick of bench_picture, one small chart of Qt Charts saved
// as a PNG and nothing else.
#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 5) {
        return 2;
    }
    const QSize size(arguments.at(2).toInt(), arguments.at(3).toInt());
    const double scale = arguments.at(4).toDouble();

    auto* set = new QBarSet(QStringLiteral("msg/s"));
    *set << 48100 << 51900 << 50300;
    auto* series = new QBarSeries;
    series->append(set);
    QGraphicsScene scene;
    auto* chart = new QChart;
    scene.addItem(chart);
    chart->addSeries(series);
    chart->createDefaultAxes();
    chart->setTitle(QStringLiteral("Deliveries"));
    chart->resize(size);

    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, QRectF(QPointF(0, 0), size), QRectF(QPointF(0, 0), size));
    painter.end();
    return image.save(arguments.at(1), "PNG") ? 0 : 1;
}

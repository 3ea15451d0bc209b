// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// picture_probe DOCUMENT FILE: reads a document and saves its comparison as a PNG, for bench_picture.
#include "models/document/documentreader.h"
#include "widgets/charts/chartimage.h"

#include <QFile>
#include <QGuiApplication>
#include <QSaveFile>

using namespace rangebar;

int main(int argc, char* argv[])
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QFile input(arguments.value(1));
    QSaveFile output(arguments.value(2));
    if (!input.open(QIODevice::ReadOnly) || !output.open(QIODevice::WriteOnly)) {
        return 2;
    }
    const auto document = readDocument(input.readAll());
    if (!document) {
        return 1;
    }
    const ChartSpec spec = ChartSpecs(NumberFormat()).comparison(*document, AxisMode::Shared);
    return writeChart(output, spec, ImageOptions()) && output.commit() ? 0 : 1;
}

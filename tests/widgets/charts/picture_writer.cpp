// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// picture_writer FOLDER LANGUAGE FORMAT [light|dark] [WIDTH] [SCALE] [transparent] [paths]: writes every
// sample picture into the folder.
#include "tests/widgets/charts/pictures.h"
#include "widgets/charts/chartimage.h"

#include <QApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

using namespace rangebar;

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4) {
        std::fputs(
            "picture_writer FOLDER LANGUAGE FORMAT [light|dark] [WIDTH] [SCALE] [transparent] [paths]\n",
            stderr);
        return 2;
    }
    ImageOptions options;
    const QString format = arguments.at(3);
    options.format = format == QLatin1String("svg")   ? ImageFormat::Svg
                     : format == QLatin1String("pdf") ? ImageFormat::Pdf
                                                      : ImageFormat::Png;
    options.theme =
        arguments.value(4) == QLatin1String("dark") ? ChartThemeChoice::Dark : ChartThemeChoice::Light;
    options.width = arguments.value(5, QStringLiteral("640")).toInt();
    options.scale = arguments.value(6, QStringLiteral("1")).toDouble();
    options.transparent = arguments.contains(QStringLiteral("transparent"));
    options.textAsPaths = arguments.contains(QStringLiteral("paths"));

    const test::InLanguage language(arguments.at(2));
    for (const test::SamplePicture& picture : test::samplePictures()) {
        QFile file(QDir(arguments.at(1)).filePath(picture.name + QLatin1Char('.') + format));
        if (!file.open(QIODevice::WriteOnly) || !writeChart(file, picture.spec, options)) {
            std::fprintf(stderr, "%s was not written\n", qUtf8Printable(file.fileName()));
            return 1;
        }
    }
    return language.isLoaded() ? 0 : 1;
}

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a script waits for: `rangebar export` of one chart as a PNG against a minimal program that saves a
// chart of Qt Charts as a PNG of the same size, both processes from start to end, in turns in one run.
#include "models/document/documentreader.h"
#include "tests/bench/generateddocument.h"
#include "widgets/charts/chartimage.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <optional>

using namespace rangebar;

namespace {

constexpr int starts = 31;
constexpr int scenarios = 6;
constexpr double most = 1.5;

/// Milliseconds from the fork to the end; nothing where the program failed or wrote no picture of this size.
std::optional<double> run(const QString& program, const QStringList& arguments, const QString& picture,
                          QSize pixels)
{
    QFile::remove(picture);
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments, QIODevice::ReadOnly);
    const bool ended = process.waitForFinished();
    const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const bool good = ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 &&
                      QImage(picture).size() == pixels;
    return good ? std::optional(milliseconds) : std::nullopt;
}

double median(QList<double> values)
{
    std::ranges::sort(values);
    return values.isEmpty() ? 0.0 : values.at(values.size() / 2);
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QTextStream out(stdout);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("results.json"));
    const QString picture = folder.filePath(QStringLiteral("picture.png"));
    const QByteArray bytes = bench::generatedDocument("ruststream-bench", scenarios);
    const auto document = readDocument(bytes);
    QFile file(path);
    if (!document || !file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        out << "export: the document could not be written NOT MEASURED" << Qt::endl;
        return 1;
    }
    file.close();
    const ImageOptions options;
    const QSize size =
        chartImageSize(ChartSpecs(NumberFormat()).comparison(*document, AxisMode::Shared), options);
    const QStringList minimal{picture, QString::number(size.width()), QString::number(size.height()),
                              QString::number(options.scale)};

    const QStringList exporting{QStringLiteral("export"),   path,
                                QStringLiteral("--chart"),  QStringLiteral("comparison"),
                                QStringLiteral("--output"), picture,
                                QStringLiteral("--width"),  QString::number(options.width),
                                QStringLiteral("--scale"),  QString::number(options.scale)};

    QList<double> ours;
    QList<double> theirs;
    for (int i = 0; i <= starts; ++i) {
        const QSize pixels = size * options.scale;
        const auto exported = run(QStringLiteral(RANGEBAR_BINARY), exporting, picture, pixels);
        const auto saved = run(QStringLiteral(MINIMAL_BINARY), minimal, picture, pixels);
        if (!exported || !saved) {
            out << "export: a start failed NOT MEASURED" << Qt::endl;
            return 1;
        }
        if (i > 0) { // the first reads the libraries from the disk
            ours.append(*exported);
            theirs.append(*saved);
        }
    }
    const double ratio = median(ours) / median(theirs);
    out << "export: " << QString::number(ratio, 'f', 2) << " x the minimal chart program (at most "
        << QString::number(most, 'f', 1) << "; " << QString::number(median(ours), 'f', 1) << " ms against "
        << QString::number(median(theirs), 'f', 1) << " ms)" << (ratio <= most ? "" : " EXCEEDED")
        << Qt::endl;
    return ratio <= most ? 0 : 1;
}

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a script waits for: `rangebar show` of one document against a minimal console program, started in
// turns in one run, so that what else the machine does touches both sides. Needs no display.
#include "models/document/documentreader.h"
#include "tests/bench/generateddocument.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <optional>

namespace {

constexpr int starts = 41;
constexpr int rows = 12; ///< as the longer of the documents that are published
constexpr double most = 1.5;

/// Milliseconds from the fork to the end; nothing where the program failed or printed nothing.
std::optional<double> run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments, QIODevice::ReadOnly);
    const bool ended = process.waitForFinished();
    const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const bool good = ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 &&
                      !process.readAllStandardOutput().isEmpty();
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
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("results.json"));
    const QByteArray bytes = rangebar::bench::generatedDocument("ruststream-bench", rows);
    QFile file(path);
    if (!rangebar::readDocument(bytes) || !file.open(QIODevice::WriteOnly) ||
        file.write(bytes) != bytes.size()) {
        out << "show: the document could not be written NOT MEASURED" << Qt::endl;
        return 1;
    }
    file.close();

    QList<double> ours;
    QList<double> theirs;
    for (int i = 0; i < starts; ++i) {
        const auto shown = run(QStringLiteral(RANGEBAR_BINARY), {QStringLiteral("show"), path});
        const auto printed = run(QStringLiteral(MINIMAL_BINARY), {path});
        if (!shown || !printed) {
            out << "show: a start failed NOT MEASURED" << Qt::endl;
            return 1;
        }
        ours.append(*shown);
        theirs.append(*printed);
    }
    const double ratio = median(ours) / median(theirs);
    out << "show: " << QString::number(ratio, 'f', 2) << " x minimal console program (at most "
        << QString::number(most, 'f', 1) << "; " << QString::number(median(ours), 'f', 1) << " ms against "
        << QString::number(median(theirs), 'f', 1) << " ms)" << (ratio <= most ? "" : " EXCEEDED")
        << Qt::endl;
    return ratio <= most ? 0 : 1;
}

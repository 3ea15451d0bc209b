// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading against QJsonDocument::fromJson() on the same bytes, in one run: the quickest of several rounds
// each, taken in turns, so that what else the machine does touches both.
#include "models/document/documentreader.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QTextStream>

#include <algorithm>
#include <limits>

using namespace rangebar;

namespace {

constexpr int rounds = 15;
constexpr double allowedRatio = 2.0;

QList<QByteArray> documentsIn(const QString& folder)
{
    QList<QByteArray> documents;
    QDirIterator files(folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            documents += file.readAll();
        }
    }
    return documents;
}

/// Schema 3, indented as the crates publish it, until it has so many bytes.
QByteArray largeDocument(qsizetype bytes)
{
    QByteArray text = R"({
  "schema": 3,
  "crate": "ruststream-granary",
  "environment": {},
  "scenarios": [)";
    for (int number = 0; text.size() < bytes; ++number) {
        const auto loop = [number](double share) {
            const double best = (50000 + number) * share;
            return QByteArray("{\n        \"best\": " + QByteArray::number(best, 'f', 1) +
                              ",\n        \"median\": " + QByteArray::number(best * 0.98, 'f', 1) +
                              ",\n        \"worst\": " + QByteArray::number(best * 0.95, 'f', 1) +
                              "\n      }");
        };
        text += number == 0 ? "\n    {" : ",\n    {";
        text += "\n      \"name\": \"parcel intake in lots, number " + QByteArray::number(number) + "\",";
        text += "\n      \"unit\": \"msg/s\",\n      \"messages\": 125000,\n      \"pairs\": 5,";
        text += "\n      \"raw\": " + loop(1) + ",\n      \"adapter\": " + loop(0.99) + ",";
        text += "\n      \"framework\": " + loop(0.97) + ",\n      \"overhead_percent\": 3.0,";
        text += "\n      \"verdict\": \"indistinguishable\",\n      \"broker_bound\": false\n    }";
    }
    return text + "\n  ]\n}\n";
}

template <typename Work>
qint64 nanoseconds(const Work& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return timer.nsecsElapsed();
}

/// Prints the comparison; false where reading is too slow, or something was not read at all.
bool compare(const char* name, const QList<QByteArray>& documents, int repeat)
{
    qint64 ours = std::numeric_limits<qint64>::max();
    qint64 qt = ours;
    bool allRead = !documents.isEmpty();
    for (int round = 0; round < rounds; ++round) {
        qt = std::min(qt, nanoseconds([&] {
                          for (int i = 0; i < repeat; ++i) {
                              for (const QByteArray& bytes : documents) {
                                  allRead = !QJsonDocument::fromJson(bytes).isNull() && allRead;
                              }
                          }
                      }));
        ours = std::min(ours, nanoseconds([&] {
                            for (int i = 0; i < repeat; ++i) {
                                for (const QByteArray& bytes : documents) {
                                    allRead = readDocument(bytes).has_value() && allRead;
                                }
                            }
                        }));
    }
    const double ratio = static_cast<double>(ours) / static_cast<double>(qt);
    QTextStream out(stdout);
    out << "reading " << name << " (" << documents.size() << " documents): " << QString::number(ratio, 'f', 2)
        << " x the time of QJsonDocument ("
        << QString::number(static_cast<double>(ours) / 1e6 / repeat, 'f', 3) << " ms against "
        << QString::number(static_cast<double>(qt) / 1e6 / repeat, 'f', 3) << " ms; at most " << allowedRatio
        << " x)" << (allRead ? "" : " NOT ALL READ") << Qt::endl;
    return allRead && ratio <= allowedRatio;
}

} // namespace

/// bench_reader [FOLDER...]: also the documents of these folders.
int main(int argc, char** argv)
{
    bool good = compare("the samples", documentsIn(QStringLiteral(RANGEBAR_SAMPLES_DIR)), 50);
    for (int i = 1; i < argc; ++i) {
        good = compare(argv[i], documentsIn(QString::fromLocal8Bit(argv[i])), 20) && good;
    }
    good = compare("10 MiB", {largeDocument(10 * 1024 * 1024)}, 1) && good;
    return good ? 0 : 1;
}

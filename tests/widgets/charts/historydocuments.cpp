// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/charts/historydocuments.h"

#include "tests/models/comparison/documents.h"

#include <cmath>

namespace rangebar::test {
namespace {

/// Some percent up and down, the same every time.
double wave(int number, double size)
{
    return 1 + size * ((number * 37) % 11 - 5) / 500;
}

LoopRounds rounds(double best, double spreadPercent)
{
    return BestOfRounds{best, best * (1 - spreadPercent / 250), best * (1 - spreadPercent / 100)};
}

Scenario sacks(int number, bool slower)
{
    const double raw = 10000 * wave(number, 1);
    return scenario(QStringLiteral("sacks, weighed each"), rounds(raw, 4),
                    rounds(raw * (slower ? 0.88 : 0.985), 3), rounds(raw * 0.97, 5));
}

Scenario carts(int number)
{
    const double raw = 5200 * wave(number + 3, 2);
    return scenario(QStringLiteral("grain by the cart, with the miller's receipt checked and a copy of it "
                                   "filed before the next cart is let in"),
                    rounds(raw, 9), rounds(raw * wave(number, 4) * 0.96, 11));
}

Scenario bread(int number)
{
    Scenario row =
        scenario(QStringLiteral("bread on request"), rounds(800, 2), rounds(640 * wave(number, 2), 4));
    row.brokerBound = true;
    return row;
}

ThroughputRow claims(int number)
{
    ThroughputRow row;
    row.database = QStringLiteral("postgres");
    row.form = QStringLiteral("claimed in a batch");
    row.batch = 64;
    row.workers = 4;
    row.pool = 8;
    row.rounds = 3;
    row.loops.raw = rounds(42000 * wave(number, 2), 5);
    row.loops.framework = rounds(41000 * wave(number + 2, 2), 4);
    return row;
}

} // namespace

QList<HistoryInput> documentSeries(int count)
{
    QList<HistoryInput> inputs;
    const QDate start(2026, 1, 5);
    for (int i = 0; i < count; ++i) {
        const bool later = i >= count / 2;
        const DraftPtr document = draft(QStringLiteral("ruststream-granary"));
        // The second and third share their day.
        const QDate day = start.addDays(4 * (i < 2 ? i : i - 1));
        document->measurement.measuredAt = day.toString(Qt::ISODate);
        document->measurement.crateVersion = QStringLiteral("0.%1.%2").arg(1 + i / 8).arg(i % 8);
        document->measurement.coreVersion = QStringLiteral("0.7.0");
        if (count > 2 && i >= count / 3) {
            setEnvironment(document, QStringLiteral("cpu"), QStringLiteral("Sixteen Core 950"));
        }
        if (count > 2 && i >= 2 * count / 3) {
            setEnvironment(document, QStringLiteral("rustc"), QStringLiteral("1.99.0"));
        }
        if (count > 3 && later) {
            setEnvironment(document, QStringLiteral("os"), QStringLiteral("Linux 7.3"));
        }
        document->scenarios = {sacks(i, later), carts(i)};
        if (later) {
            document->scenarios += bread(i);
        }
        document->throughput = {claims(i)};
        document->code = {
            codeEntry(QStringLiteral("weigh a sack"), later ? 4532 : 4120, later ? 3 : 0),
            codeEntry(QStringLiteral("open the gate"), std::round(960 * std::pow(1.03, i)), 2, false)};
        document->code[0].cold = CodeCounts{982000, 1204};
        document->code[0].raw = CodeCounts{3050, 0};
        document->bytes = QByteArray::number(i);
        inputs += {document, QStringLiteral("granary/%1.json").arg(i), QStringLiteral("granary/%1").arg(i),
                   QDateTime(day, QTime(10, 0), Qt::UTC).addSecs(i)};
    }
    return inputs;
}

std::shared_ptr<const History> seriesHistory(int count, const HistoryOptions& options)
{
    return std::make_shared<const History>(
        makeHistory(documentSeries(count), QStringLiteral("ruststream-granary"), options));
}

} // namespace rangebar::test

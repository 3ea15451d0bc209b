// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/generateddocument.h"

#include <QStringBuilder>

namespace rangebar::bench {
namespace {

QByteArray loop(double best)
{
    return "{ \"best\": " + QByteArray::number(best, 'f', 1) +
           ", \"median\": " + QByteArray::number(best * 0.98, 'f', 1) +
           ", \"worst\": " + QByteArray::number(best * 0.95, 'f', 1) + " }";
}

} // namespace

QByteArray generatedDocument(const QByteArray& crate, int scenarios)
{
    GeneratedFacts facts;
    facts.crate = crate;
    return generatedDocument(facts, scenarios);
}

QByteArray generatedDocument(const GeneratedFacts& facts, int scenarios)
{
    QByteArray text = "{\n  \"schema\": 3,\n  \"crate\": \"" + facts.crate + "\",\n  \"crate_version\": \"" +
                      facts.version + "\",\n  \"core_version\": \"0.7.0\",\n  \"measured_at\": \"" +
                      facts.measuredAt + "\",\n  \"environment\": {\n    \"cpu\": \"" + facts.cpu + R"json(",
    "cores": "8 physical, 16 logical",
    "memory": "31.2 GiB",
    "memory_speed": "unknown",
    "os": "Linux 6.1.0-18-amd64",
    "rustc": "1.91.0",
    "broker": "granary 2.4 in a container on the loopback network",
    "round_trip": "58.0 us (median of 5000 pings on one connection)"
  },
  "scenarios": [)json";
    for (int number = 0; number < scenarios; ++number) {
        const double best = facts.figure + 7 * (number % 1000);
        text += number == 0 ? "\n    {" : ",\n    {";
        text += " \"name\": \"parcel intake in lots, number " + QByteArray::number(number + 1) + "\",";
        text += "\n      \"unit\": \"msg/s\", \"messages\": 125000, \"pairs\": 5,";
        text += "\n      \"raw\": " + loop(best) + ",\n      \"adapter\": " + loop(best * 0.99) + ",";
        text += "\n      \"framework\": " + loop(best * 0.91) + ",\n      \"overhead_percent\": 9.0,";
        text += "\n      \"verdict\": \"measured\",\n      \"broker_bound\": false }";
    }
    return text + "\n  ]\n}\n";
}

} // namespace rangebar::bench

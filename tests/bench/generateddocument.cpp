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
    QByteArray text = "{\n  \"schema\": 3,\n  \"crate\": \"" + crate + R"json(",
  "crate_version": "0.3.1",
  "core_version": "0.7.0",
  "measured_at": "2026-05-20",
  "environment": {
    "cpu": "Example 8-Core Processor",
    "cores": "8 physical, 16 logical",
    "memory": "31.2 GiB",
    "memory_speed": "unknown",
    "os": "Linux 6.1.0-18-amd64",
    "broker": "granary 2.4 in a container on the loopback network",
    "round_trip": "58.0 us (median of 5000 pings on one connection)"
  },
  "scenarios": [)json";
    for (int number = 0; number < scenarios; ++number) {
        const double best = 50000 + 7 * (number % 1000);
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

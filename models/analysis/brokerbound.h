// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"

namespace rangebar {

/// One time found in the prose of environment.round_trip.
struct RoundTripTime
{
    QString label; ///< the words before it in its clause ("cluster", "ipc://"); empty where there are none
    double seconds = 0;
    QString text; ///< the time as written ("32 µs")

    bool operator==(const RoundTripTime&) const = default;
};

/// environment.round_trip as far as it can be read (rule 5).
struct RoundTrip
{
    QList<RoundTripTime> times;
    std::optional<double> chargedPerDelivery; ///< "a delivery is charged 1 of them"
};

/// Reads times in us, µs (U+00B5 and U+03BC), microseconds, ms, milliseconds, ns and s; other numbers (20,000
/// exchanges) are passed over.
RoundTrip parseRoundTrip(const QString& prose);

/// The sum behind broker_bound for one round trip: it covers at least half the time one message takes.
struct BrokerBoundSum
{
    RoundTripTime roundTrip;
    double secondsPerMessage = 0;  ///< 1 / raw figure for a rate, the raw figure for a time
    double shareOfOne = 0;         ///< one round trip over the time per message; 0.5 is half
    double roundTripsForHalf = 0;  ///< how many a message would have to be charged
    std::optional<double> charged; ///< round trips per message, where the document states it
    std::optional<double> share;   ///< charged * shareOfOne
    /// Whether the finished sum gives what the scenario's flag says; absent where there is no charge or no
    /// flag.
    std::optional<bool> agreesWithFlag;
};

/// One sum for each round trip that applies: a time whose label stands in the scenario's name (cluster,
/// ipc://) is used alone, else all. Empty where the prose has no time, the raw figure is not positive, or the
/// unit is neither a rate per second nor a time.
QList<BrokerBoundSum> brokerBoundSums(const BenchmarkDocument& document, const Scenario& scenario);

} // namespace rangebar

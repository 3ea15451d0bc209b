// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/brokerbound.h"

#include "models/analysis/loopanalysis.h"
#include "models/analysis/units.h"

#include <QRegularExpression>

#include <cmath>

namespace rangebar {
namespace {

/// The words between the start of the clause and `end`.
QString labelBefore(const QString& prose, qsizetype end)
{
    static const QRegularExpression clauseEnd(QStringLiteral("[,;()]|\\.\\s"));
    const qsizetype last = prose.left(end).lastIndexOf(clauseEnd);
    return QStringView(prose).mid(last + 1, end - last - 1).trimmed().toString();
}

bool standsIn(const QString& label, const QString& name)
{
    if (label.isEmpty()) {
        return false;
    }
    for (qsizetype at = name.indexOf(label, 0, Qt::CaseInsensitive); at >= 0;
         at = name.indexOf(label, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + label.size();
        const bool startsWord =
            at == 0 || !label.front().isLetterOrNumber() || !name.at(at - 1).isLetterOrNumber();
        const bool endsWord =
            end == name.size() || !label.back().isLetterOrNumber() || !name.at(end).isLetterOrNumber();
        if (startsWord && endsWord) {
            return true;
        }
    }
    return false;
}

QList<RoundTripTime> applicable(const QList<RoundTripTime>& times, const QString& scenario)
{
    QList<RoundTripTime> positive;
    QList<RoundTripTime> named;
    for (const RoundTripTime& time : times) {
        if (!(time.seconds > 0)) {
            continue;
        }
        positive.append(time);
        if (standsIn(time.label, scenario)) {
            named.append(time);
        }
    }
    return named.isEmpty() ? positive : named;
}

std::optional<double> secondsPerMessage(const Scenario& scenario)
{
    const double rawFigure = figure(scenario.loops.raw);
    if (!(rawFigure > 0)) {
        return std::nullopt;
    }
    const QString unit = scenario.unit.trimmed();
    if (isRateOfMessages(unit)) {
        return 1 / rawFigure;
    }
    if (const auto scale = secondsPerMessageIn(unit)) {
        return rawFigure * *scale;
    }
    return std::nullopt;
}

} // namespace

RoundTrip parseRoundTrip(const QString& prose)
{
    // A comma on either side of the digits makes the number ambiguous (2,5 or 20,000), so it is passed over.
    static const QRegularExpression time(
        QStringLiteral("(?<![\\p{L}\\p{N}.,])(\\d+(?:\\.\\d+)?)[\\s\\x{00a0}]*"
                       "(microseconds?|milliseconds?|nanoseconds?|seconds?|[um\\x{00b5}\\x{03bc}n]?s)"
                       "(?![\\p{L}\\p{N}])"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression charge(
        QStringLiteral("\\bcharged\\s+(\\d+(?:\\.\\d+)?)(?![\\p{L}\\p{N}]|[.,]\\d)"));

    RoundTrip result;
    auto matches = time.globalMatch(prose);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const std::optional<double> scale = secondsIn(match.capturedView(2));
        if (!scale) {
            continue;
        }
        RoundTripTime found;
        found.label = labelBefore(prose, match.capturedStart());
        found.seconds = match.capturedView(1).toDouble() * *scale;
        found.text = match.captured();
        result.times.append(found);
    }
    if (const QRegularExpressionMatch match = charge.match(prose); match.hasMatch()) {
        result.chargedPerDelivery = match.capturedView(1).toDouble();
    }
    return result;
}

QList<BrokerBoundSum> brokerBoundSums(const BenchmarkDocument& document, const Scenario& scenario)
{
    const QString* prose = document.environmentValue(u"round_trip");
    const std::optional<double> perMessage = secondsPerMessage(scenario);
    if (prose == nullptr || !perMessage) {
        return {};
    }
    const RoundTrip roundTrip = parseRoundTrip(*prose);
    QList<BrokerBoundSum> sums;
    for (const RoundTripTime& time : applicable(roundTrip.times, scenario.name)) {
        BrokerBoundSum sum;
        sum.roundTrip = time;
        sum.secondsPerMessage = *perMessage;
        sum.shareOfOne = time.seconds / *perMessage;
        sum.roundTripsForHalf = 0.5 * *perMessage / time.seconds;
        sum.charged =
            scenario.roundTripsPerMessage ? scenario.roundTripsPerMessage : roundTrip.chargedPerDelivery;
        if (sum.charged) {
            sum.share = *sum.charged * sum.shareOfOne;
            if (scenario.brokerBound) {
                sum.agreesWithFlag = (*sum.share >= 0.5) == *scenario.brokerBound;
            }
        }
        if (std::isfinite(sum.shareOfOne) && std::isfinite(sum.roundTripsForHalf) &&
            std::isfinite(sum.share.value_or(0))) {
            sums.append(sum);
        }
    }
    return sums;
}

} // namespace rangebar

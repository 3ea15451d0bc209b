// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/units.h"

#include <QRegularExpression>

namespace rangebar {
namespace {

/// What is counted per second, where the unit is a rate.
QString countedPerSecond(const QString& unit)
{
    static const QRegularExpression rate(
        QStringLiteral("^(\\p{L}[\\p{L} ]*?)\\s*(?:/\\s*|\\bper\\s+)(?:s|sec|second)$"));
    return rate.match(unit).captured(1);
}

} // namespace

std::optional<double> secondsIn(QStringView unit)
{
    if (unit == u"s" || unit == u"second" || unit == u"seconds") {
        return 1;
    }
    if (unit == u"ms" || unit == u"millisecond" || unit == u"milliseconds") {
        return 1e-3;
    }
    if (unit == u"us" || unit == u"\u00b5s" || unit == u"\u03bcs" || unit == u"microsecond" ||
        unit == u"microseconds") {
        return 1e-6;
    }
    if (unit == u"ns" || unit == u"nanosecond" || unit == u"nanoseconds") {
        return 1e-9;
    }
    return std::nullopt;
}

bool isRateOfMessages(const QString& unit)
{
    static const QRegularExpression scaledOrBytes(QStringLiteral(
        "^(?:[kKMGT]i?)?\\s?(?:B|b|bits?|bytes?|[Oo]ctets?)$|^[kKMGT]\\s?(?:msgs?|messages?|ops?|req)$"));
    const QString counted = countedPerSecond(unit);
    return !counted.isEmpty() && !scaledOrBytes.match(counted).hasMatch();
}

std::optional<double> secondsPerMessageIn(const QString& unit)
{
    static const QRegularExpression perMessage(QStringLiteral("\\s*(?:/|\\bper\\b)\\s*(?:msg|message)$"));
    return secondsIn(QString(unit).remove(perMessage));
}

std::optional<Direction> directionOfUnit(const QString& unit)
{
    const QString trimmed = unit.trimmed();
    if (!countedPerSecond(trimmed).isEmpty()) {
        return Direction::LargerIsBetter;
    }
    return secondsPerMessageIn(trimmed) ? std::optional(Direction::SmallerIsBetter) : std::nullopt;
}

} // namespace rangebar

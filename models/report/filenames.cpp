// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/filenames.h"

#include "models/document/benchmarkdocument.h"

#include <QStringList>

namespace rangebar {
namespace {

constexpr qsizetype longestPart = 60;

bool isPlain(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) ||
           (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.') || c == QLatin1Char('_');
}

/// Windows opens a device for these names, whatever follows a dot.
bool isDevice(const QString& name)
{
    const QString stem = name.section(QLatin1Char('.'), 0, 0);
    const bool numbered = stem.size() == 4 && stem.at(3).isDigit();
    return stem == QLatin1String("con") || stem == QLatin1String("prn") || stem == QLatin1String("aux") ||
           stem == QLatin1String("nul") ||
           (numbered && (stem.startsWith(QLatin1String("com")) || stem.startsWith(QLatin1String("lpt"))));
}

bool isEdge(QChar c)
{
    return c == QLatin1Char('-') || c == QLatin1Char('.');
}

QString partOr(const std::optional<QString>& text, const QString& otherwise)
{
    const QString part = fileNamePart(text.value_or(QString()));
    return part.isEmpty() ? otherwise : part;
}

} // namespace

QString fileNamePart(const QString& untrusted)
{
    QString part;
    for (const QChar c : untrusted.toLower()) {
        if (isPlain(c)) {
            part += c;
        } else if (!part.isEmpty() && !part.endsWith(QLatin1Char('-'))) {
            part += QLatin1Char('-');
        }
        if (part.size() > longestPart) {
            break;
        }
    }
    part.truncate(longestPart);
    while (!part.isEmpty() && isEdge(part.back())) {
        part.chop(1);
    }
    while (!part.isEmpty() && isEdge(part.front())) {
        part.remove(0, 1);
    }
    return isDevice(part) ? QString(QLatin1Char('_') + part) : part;
}

QString documentFileStem(const BenchmarkDocument& document)
{
    // A document may have been counted, but not timed.
    const Measurement code = document.codeMeasurement.value_or(Measurement());
    const auto& version =
        document.measurement.crateVersion ? document.measurement.crateVersion : code.crateVersion;
    const auto& date = document.measurement.measuredAt ? document.measurement.measuredAt : code.measuredAt;
    QStringList parts;
    for (const auto& text : {document.crate, version, date}) {
        if (const QString part = partOr(text, {}); !part.isEmpty()) {
            parts += part;
        }
    }
    return parts.isEmpty() ? QStringLiteral("document") : parts.join(QLatin1Char('-'));
}

QString comparisonFileStem(const BenchmarkDocument& base, const BenchmarkDocument& candidate)
{
    return QStringLiteral("%1-%2-to-%3")
        .arg(partOr(candidate.crate, partOr(base.crate, QStringLiteral("comparison"))),
             partOr(base.measurement.measuredAt, QStringLiteral("base")),
             partOr(candidate.measurement.measuredAt, QStringLiteral("candidate")));
}

QString historyFileStem(const QString& crate)
{
    return partOr(crate, QStringLiteral("history"));
}

} // namespace rangebar

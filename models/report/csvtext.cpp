// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/csvtext.h"

#include "models/report/machinenumber.h"
#include "models/report/visibletext.h"

#include <algorithm>
#include <cmath>

namespace rangebar {

/// RFC 4180: a field with a comma, quote or line end in quotes, quotes doubled.
QString csvField(const QString& text)
{
    if (std::ranges::none_of(text, [](QChar c) { return QStringView(u",\"\r\n").contains(c); })) {
        return text;
    }
    return QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
           QLatin1Char('"');
}

/// A document's text that a spreadsheet would run as a formula gets an apostrophe.
QString csvText(const QString& text)
{
    static constexpr QStringView starters = u"=+-@\uff1d\uff0b\uff0d\uff20";
    const QString visible = visibleText(text);
    const QStringView trimmed = QStringView(visible).trimmed();
    const bool isFormula = !trimmed.isEmpty() && starters.contains(trimmed.front());
    return csvField(isFormula ? QString(QLatin1Char('\'') + visible) : visible);
}

QString csvNumber(const std::optional<double>& number)
{
    return number && std::isfinite(*number) ? QString::fromLatin1(machineNumber(*number)) : QString();
}

} // namespace rangebar

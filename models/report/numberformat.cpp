// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/numberformat.h"

#include "models/report/visibletext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rangebar {
namespace {

constexpr char16_t noBreakSpace = u'\u00a0';
constexpr int mostDecimals = 6;
constexpr double wholeFrom = 1e12; // up to here all digits fit a qint64

/// Rounds half away from zero on the shortest decimal that names this double, as Intl.NumberFormat does:
/// rounding the binary value would make 0.3 of 0.35. Never returns negative zero.
double roundedDecimal(double value, int decimals)
{
    if (!std::isfinite(value) || std::abs(value) >= wholeFrom) {
        return value;
    }
    QString digits = QString::number(std::abs(value), 'f', QLocale::FloatingPointShortest);
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    if (point < 0 || digits.size() - point - 1 <= decimals) {
        return value + 0.0;
    }
    const bool up = digits.at(point + 1 + decimals) >= QLatin1Char('5');
    digits.truncate(point + 1 + decimals);
    digits.remove(point, 1);
    const qint64 scaled = digits.toLongLong() + (up ? 1 : 0);
    const double size = double(scaled) / std::pow(10, decimals);
    return value < 0 && scaled != 0 ? -size : size;
}

/// Of a rounded decimal: the nearest double of a shorter one is the same double.
bool hasAtMostDecimals(double rounded, int decimals)
{
    if (!std::isfinite(rounded) || std::abs(rounded) >= wholeFrom) {
        return true;
    }
    const double scale = std::pow(10, decimals);
    return std::round(rounded * scale) / scale == rounded;
}

int decimalsForThreeDigits(double value)
{
    if (value == 0 || !std::isfinite(value)) {
        return 0;
    }
    return std::clamp(2 - int(std::floor(std::log10(std::abs(value)))), 0, mostDecimals);
}

} // namespace

NumberFormat::NumberFormat(const QLocale& locale) : m_locale(locale) {}

/// Between `least` and `most` decimals, as few as tell the rounded value.
QString NumberFormat::decimals(double value, int least, int most) const
{
    return roundedText(roundedDecimal(value, most), least, most);
}

/// `rounded` has at most `most` decimals.
QString NumberFormat::roundedText(double rounded, int least, int most) const
{
    int needed = least;
    while (needed < most && !hasAtMostDecimals(rounded, needed)) {
        ++needed;
    }
    return m_locale.toString(rounded == 0 ? 0.0 : rounded, 'f', needed);
}

QString NumberFormat::signedPercent(double percent, bool spaced) const
{
    const double rounded = roundedDecimal(percent, 1);
    const QString sign = rounded > 0 ? m_locale.positiveSign() : QString();
    return sign + roundedText(rounded, 0, 1) + percentSign(spaced);
}

QString NumberFormat::percentSign(bool spaced) const
{
    // Chinese and Japanese set the sign without a space.
    const bool space =
        spaced && m_locale.language() != QLocale::Chinese && m_locale.language() != QLocale::Japanese;
    return space ? QString(QChar(noBreakSpace) + m_locale.percent()) : m_locale.percent();
}

QString NumberFormat::cell(double value) const
{
    return decimals(value, 0, 1);
}

QString NumberFormat::full(double value) const
{
    const double size = std::abs(value);
    if (size == 0) {
        return m_locale.toString(0);
    }
    const char form = size >= 1e15 || size < 1e-6 ? 'g' : 'f';
    return m_locale.toString(value, form, QLocale::FloatingPointShortest);
}

QString NumberFormat::count(qint64 value) const
{
    return m_locale.toString(value);
}

QString NumberFormat::percentCell(double percent) const
{
    return signedPercent(percent, false);
}

QString NumberFormat::percentLabel(double percent) const
{
    return signedPercent(percent, true);
}

QString NumberFormat::percentSize(double percent) const
{
    return cell(std::abs(percent)) + percentSign(true);
}

QString NumberFormat::percentTick(double percent, double step) const
{
    int needed = 0;
    while (needed < mostDecimals && std::abs(roundedDecimal(step, needed) - step) > std::abs(step) * 1e-6) {
        ++needed;
    }
    const double rounded = roundedDecimal(percent, needed);
    if (rounded == 0) {
        return m_locale.toString(0);
    }
    const QString sign = rounded > 0 ? m_locale.positiveSign() : QString();
    return sign + m_locale.toString(rounded, 'f', needed) + percentSign(true);
}

QString NumberFormat::share(double fraction) const
{
    const double percent = fraction * 100;
    int places = 0;
    if (percent < 10 && percent != 0) {
        places = percent < 0.1 ? std::min(decimalsForThreeDigits(percent) - 1, mostDecimals) : 1;
    }
    // Half is where a run counts as paced by its broker: what is below it must not look like it.
    while (fraction < 0.5 && places < mostDecimals && roundedDecimal(percent, places) >= 50) {
        ++places;
    }
    return decimals(percent, 0, places) + percentSign(true);
}

QString NumberFormat::significant(double value) const
{
    return decimals(value, 0, decimalsForThreeDigits(value));
}

QString NumberFormat::ratio(double value) const
{
    constexpr int ofAPercentage = 3; // a tenth of a percent
    return decimals(value, 0, std::max(ofAPercentage, decimalsForThreeDigits(value)));
}

QString NumberFormat::duration(double seconds) const
{
    struct Unit
    {
        double perSecond;
        QLatin1Char prefix;
    };
    static constexpr std::array<Unit, 4> units{
        {{1, QLatin1Char(0)}, {1e3, QLatin1Char('m')}, {1e6, QLatin1Char('\xb5')}, {1e9, QLatin1Char('n')}}};
    const auto threeDigits = [](double value) {
        return roundedDecimal(value, decimalsForThreeDigits(value));
    };
    std::size_t chosen = 0;
    while (seconds != 0 && chosen + 1 < units.size() &&
           std::abs(threeDigits(seconds * units.at(chosen).perSecond)) < 1) {
        ++chosen;
    }
    const Unit& unit = units.at(chosen);
    const double value = threeDigits(seconds * unit.perSecond);
    QString text = m_locale.toString(value == 0 ? 0.0 : value, 'f', decimalsForThreeDigits(value));
    text += QChar(noBreakSpace);
    if (unit.perSecond > 1) {
        text += unit.prefix;
    }
    return text + QLatin1Char('s');
}

QString NumberFormat::date(const QString& isoDate) const
{
    const QDate day = QDate::fromString(isoDate, Qt::ISODate);
    if (!day.isValid() || isoDate.size() != 10) {
        return visibleText(isoDate);
    }
    if (m_locale.language() == QLocale::C) {
        return isoDate;
    }
    if (m_locale.language() == QLocale::Chinese || m_locale.language() == QLocale::Japanese) {
        return m_locale.toString(day, QStringLiteral("yyyy\u5e74M\u6708d\u65e5"));
    }
    return m_locale.toString(day, QStringLiteral("d MMM yyyy"));
}

QString NumberFormat::dateTime(const QDateTime& when) const
{
    const QDateTime local = when.toLocalTime();
    return date(local.date().toString(Qt::ISODate)) + QLatin1Char(' ') +
           m_locale.toString(local.time(), QStringLiteral("HH:mm"));
}

} // namespace rangebar

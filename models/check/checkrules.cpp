// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkrules.h"

#include "models/check/rownames.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace rangebar {

std::optional<JsonTape::Index> CheckContext::value(JsonTape::Index object, std::string_view name) const
{
    const std::optional<JsonTape::Index> found = tape().member(object, name);
    return found && tape().kind(*found) != JsonTape::Kind::Null ? found : std::nullopt;
}

bool CheckContext::hasRows(std::string_view section) const
{
    const std::optional<JsonTape::Index> array = value(JsonTape::root, section);
    return array && tape().kind(*array) == JsonTape::Kind::Array && tape().next(*array) > *array + 1;
}

void RowNames::check(JsonTape::Index row, std::string_view field, const QString& name)
{
    const JsonTape::Index place = m_context.value(row, field).value_or(row);
    if (name.trimmed().isEmpty()) {
        m_context.findings.add(CheckCode::NameEmpty, CheckSeverity::Error, place);
    } else {
        remember(place, name);
    }
}

void RowNames::checkKey(JsonTape::Index row, const QString& key)
{
    remember(row, key);
}

void RowNames::remember(JsonTape::Index place, const QString& key)
{
    const auto first = m_first.constFind(key);
    if (first == m_first.constEnd()) {
        m_first.insert(key, place);
    } else {
        m_context.findings.add(CheckCode::DuplicateRow, CheckSeverity::Error, place).otherPlace(*first);
    }
}

namespace {

int mostDecimals(std::initializer_list<double> published)
{
    constexpr qsizetype most = 12; // beyond that, a double tells nothing
    qsizetype decimals = 0;
    for (const double number : published) {
        const QString digits = QString::number(number, 'f', QLocale::FloatingPointShortest);
        const qsizetype point = digits.indexOf(QLatin1Char('.'));
        decimals = std::max(decimals, point < 0 ? 0 : digits.size() - point - 1);
    }
    return int(std::min(decimals, most));
}

} // namespace

double halfUnit(std::initializer_list<double> published)
{
    return 0.5 * std::pow(10, -mostDecimals(published));
}

QByteArray asWritten(double value, std::initializer_list<double> published)
{
    return QByteArray::number(value, 'f', mostDecimals(published));
}

QByteArray oneDecimal(double value)
{
    const QByteArray text = QByteArray::number(value, 'f', 1);
    return text == "-0.0" ? QByteArrayLiteral("0.0") : text;
}

bool printsNegativeZero(double value)
{
    return std::signbit(value) && oneDecimal(value) == "0.0";
}

} // namespace rangebar

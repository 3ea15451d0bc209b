// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/csvrecords.h"

#include <utility>

namespace rangebar::test {

std::optional<QList<QStringList>> csvRecords(const QString& csv)
{
    QList<QStringList> records;
    QStringList record;
    QString field;
    bool quoted = false;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        const QChar c = csv.at(i);
        if (quoted) {
            if (c != QLatin1Char('"')) {
                field += c;
            } else if (i + 1 < csv.size() && csv.at(i + 1) == c) {
                field += csv.at(++i);
            } else {
                quoted = false;
            }
        } else if (c == QLatin1Char('"')) {
            if (!field.isEmpty()) {
                return std::nullopt;
            }
            quoted = true;
        } else if (c == QLatin1Char(',')) {
            record.append(std::exchange(field, {}));
        } else if (c == QLatin1Char('\r')) {
            if (i + 1 == csv.size() || csv.at(++i) != QLatin1Char('\n')) {
                return std::nullopt;
            }
            record.append(std::exchange(field, {}));
            records.append(std::exchange(record, {}));
        } else if (c == QLatin1Char('\n')) {
            return std::nullopt;
        } else {
            field += c;
        }
    }
    return quoted || !record.isEmpty() || !field.isEmpty() ? std::nullopt : std::optional(records);
}

} // namespace rangebar::test

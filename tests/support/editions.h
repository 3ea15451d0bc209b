// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/samples.h"

#include <QByteArray>

namespace rangebar::test {

/// A whole document that differs from every other edition, filled up to at least `size` bytes.
inline QByteArray edition(int number, qsizetype size = 0)
{
    QByteArray json = sample(QStringLiteral("schema3.json")).trimmed();
    json.chop(1);
    json += ",\"edition\":" + QByteArray::number(number) + ",\"filling\":\"";
    json += QByteArray(qMax<qsizetype>(0, size - json.size() - 2), 'x');
    return json + "\"}";
}

/// A document whose crate, first scenario, unit and first code entry have a name of so many letters.
inline QByteArray withLongNames(qsizetype letters)
{
    QByteArray json = sample(QStringLiteral("schema3.json"));
    for (const char* name : {"ruststream-granary", "parcel intake, 256 B body, confirmed one by one", "msg/s",
                             "intake, body decoded into a record"}) {
        json.replace(QByteArray('"' + QByteArray(name) + '"'),
                     QByteArray('"' + QByteArray(letters, 'w') + '"'));
    }
    return json;
}

} // namespace rangebar::test

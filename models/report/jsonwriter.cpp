// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/jsonwriter.h"

#include "models/report/visibletext.h"

namespace rangebar {

void JsonWriter::writeText(const QString& text)
{
    m_json += '"';
    const bool isPlain =
        !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\\')) && visibleText(text) == text;
    m_json += isPlain ? text.toUtf8() : escaped(text);
    m_json += '"';
}

QByteArray JsonWriter::escaped(const QString& text)
{
    QByteArray json;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool pair = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const QString character = text.mid(i, pair ? 2 : 1);
        if (c == QLatin1Char('"') || c == QLatin1Char('\\')) {
            json += '\\';
            json += c.toLatin1();
        } else if (visibleText(character) != character) {
            for (const QChar unit : character) {
                json += "\\u" + QByteArray::number(uint(unit.unicode()), 16).rightJustified(4, '0');
            }
        } else {
            json += character.toUtf8();
        }
        i += pair ? 1 : 0;
    }
    return json;
}

} // namespace rangebar

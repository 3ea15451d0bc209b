// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/jsonwriter.h"

#include "models/report/visibletext.h"

namespace rangebar {

namespace {

/// The characters of a text, each with both its surrogates.
template <typename Function>
void forEachCharacter(const QString& text, const Function& function)
{
    for (qsizetype i = 0; i < text.size();) {
        const bool isPair =
            text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const QString character = text.mid(i, isPair ? 2 : 1);
        function(character);
        i += character.size();
    }
}

/// A character that would not be seen as an escape, any other as it is.
QByteArray visibleOrEscaped(const QString& character)
{
    if (visibleText(character) == character) {
        return character.toUtf8();
    }
    QByteArray json;
    for (const QChar unit : character) {
        json += "\\u" + QByteArray::number(uint(unit.unicode()), 16).rightJustified(4, '0');
    }
    return json;
}

} // namespace

QString jsonOnOneLine(const QByteArray& json)
{
    // The strings of JSON hold no raw line end or tab, so this touches what is between tokens only.
    QString line;
    bool isBroken = false;
    for (const QChar c : QString::fromUtf8(json)) {
        const bool breaks = c == QLatin1Char('\n') || c == QLatin1Char('\r') || c == QLatin1Char('\t');
        if (breaks && !isBroken) {
            line += QLatin1Char(' ');
        } else if (!breaks && !(isBroken && c == QLatin1Char(' '))) {
            line += c;
        }
        isBroken = breaks || (isBroken && c == QLatin1Char(' '));
    }
    return line;
}

void JsonWriter::writeText(const QString& text)
{
    m_json += '"';
    const bool isPlain =
        !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\\')) && visibleText(text) == text;
    if (isPlain) {
        m_json += text.toUtf8();
    } else {
        forEachCharacter(text, [this](const QString& character) {
            const bool isSpecial = character == QLatin1Char('"') || character == QLatin1Char('\\');
            m_json += (isSpecial ? QByteArray("\\") : QByteArray()) + visibleOrEscaped(character);
        });
    }
    m_json += '"';
}

void JsonWriter::embed(const QByteArray& json)
{
    separate();
    forEachCharacter(jsonOnOneLine(json),
                     [this](const QString& character) { m_json += visibleOrEscaped(character); });
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/textwidth.h"

#include <algorithm>

#include <unicode/uchar.h>

namespace rangebar {
namespace {

/// The character at `index`, which moves behind it.
UChar32 nextCharacter(QStringView text, qsizetype& index)
{
    const QChar unit = text.at(index++);
    if (unit.isHighSurrogate() && index < text.size() && text.at(index).isLowSurrogate()) {
        return UChar32(QChar::surrogateToUcs4(unit, text.at(index++)));
    }
    return unit.unicode();
}

qsizetype columnsOf(UChar32 code)
{
    if (code < 0x300) {
        return 1; // Latin, which nearly every character is
    }
    switch (u_charType(code)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
        return 0;
    default:
        break;
    }
    const int width = u_getIntPropertyValue(code, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

/// Code units of `text` that fit into `width` columns, with the marks that belong to them; at least one
/// character.
qsizetype fitting(QStringView text, qsizetype width)
{
    qsizetype columns = 0;
    qsizetype fits = 0;
    for (qsizetype index = 0; index < text.size();) {
        columns += columnsOf(nextCharacter(text, index));
        if (columns > width && fits > 0) {
            break;
        }
        fits = index;
    }
    return fits;
}

bool isWide(QStringView text)
{
    qsizetype index = 0;
    return !text.isEmpty() && columnsOf(nextCharacter(text, index)) == 2;
}

} // namespace

qsizetype displayWidth(QStringView text)
{
    qsizetype columns = 0;
    for (qsizetype index = 0; index < text.size();) {
        columns += columnsOf(nextCharacter(text, index));
    }
    return columns;
}

QString padded(const QString& text, qsizetype width, bool alignRight)
{
    const QString blanks(std::max<qsizetype>(width - displayWidth(text), 0), QLatin1Char(' '));
    return alignRight ? QString(blanks + text) : QString(text + blanks);
}

QStringList wrapped(const QString& text, qsizetype width, const QString& indent)
{
    constexpr qsizetype least = 10;
    QStringList lines;
    QString line;
    const qsizetype room = std::max(width - displayWidth(indent), least);
    for (QString word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype used = line.isEmpty() ? 0 : displayWidth(line) + 1;
        if (used > 0 && used + displayWidth(word) > room) {
            // Chinese has no blanks to break a line at: what fits is put on this one.
            if (isWide(word) && used + 2 <= room) {
                const qsizetype cut = fitting(word, room - used);
                line += QLatin1Char(' ') + word.left(cut);
                word.remove(0, cut);
            }
            lines.append(indent + line);
            line.clear();
        }
        // Only what fits is looked at each time: a word may be as long as a document.
        QStringView rest = word;
        for (qsizetype cut = fitting(rest, room); cut < rest.size(); cut = fitting(rest, room)) {
            lines.append(indent + rest.left(cut));
            rest = rest.mid(cut);
        }
        if (!line.isEmpty() && !rest.isEmpty()) {
            line += QLatin1Char(' ');
        }
        line += rest;
    }
    if (!line.isEmpty()) {
        lines.append(indent + line);
    }
    return lines;
}

} // namespace rangebar

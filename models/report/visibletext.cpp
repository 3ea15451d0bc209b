// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/visibletext.h"

#include <QChar>

#include <algorithm>

namespace rangebar {
namespace {

/// Characters that a reader can't see although their category does not say so: fillers and variation
/// selectors.
bool isBlankMark(char32_t c)
{
    return c == 0x034f || c == 0x115f || c == 0x1160 || c == 0x17b4 || c == 0x17b5 ||
           (c >= 0x180b && c <= 0x180f) || c == 0x3164 || c == 0xffa0 || (c >= 0xfe00 && c <= 0xfe0f) ||
           (c >= 0xe0000 && c <= 0xe0fff);
}

bool needsCode(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return isBlankMark(c) || QChar::isNonCharacter(c);
    }
}

} // namespace

QString codePointText(char32_t character)
{
    return QStringLiteral("<U+%1>").arg(uint(character), 4, 16, QLatin1Char('0')).toUpper();
}

QString visibleText(const QString& text)
{
    // Nearly every text is plain, and is then handed on without a copy.
    if (std::ranges::all_of(text, [](QChar c) { return c.unicode() >= 0x20 && c.unicode() < 0x7f; })) {
        return text;
    }
    QString visible;
    visible.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        char32_t c = unit.unicode();
        if (unit.isSurrogate()) {
            const bool pair =
                unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
            if (!pair) {
                visible += QChar(QChar::ReplacementCharacter);
                continue;
            }
            c = QChar::surrogateToUcs4(unit, text.at(++i));
        }
        if (c < 0x20) {
            visible += QChar(char16_t(0x2400 + c));
        } else if (c == 0x7f) {
            visible += QChar(u'\u2421');
        } else if (needsCode(c)) {
            visible += codePointText(c);
        } else {
            visible += QChar::fromUcs4(c);
        }
    }
    return visible;
}

QString visibleText(const QString& text, qsizetype limit)
{
    // No character becomes shorter, so what is kept comes from the two ends: the rest of an endless text is
    // not looked at. Where they are cut apart is in what is left out.
    constexpr qsizetype least = 4;
    if (limit >= least && text.size() / 2 > limit) {
        return shortened(visibleText(text.left(limit)) + visibleText(text.right(limit)), limit);
    }
    return shortened(visibleText(text), limit);
}

QString shortened(const QString& visible, qsizetype limit)
{
    if (visible.size() <= limit) {
        return visible;
    }
    const qsizetype kept = std::max<qsizetype>(limit - 1, 0);
    qsizetype head = kept - kept / 2;
    qsizetype tail = kept / 2;
    if (head > 0 && visible.at(head - 1).isHighSurrogate()) {
        --head;
    }
    if (tail > 0 && visible.at(visible.size() - tail).isLowSurrogate()) {
        --tail;
    }
    return limit > 0 ? QString(visible.left(head) + QChar(u'\u2026') + visible.right(tail)) : QString();
}

QString asToolTip(const QString& visible)
{
    constexpr qsizetype longest = 4000;
    return QStringLiteral("<qt><p style=\"white-space: pre-wrap\">") +
           (visible.size() > longest ? shortened(visible, longest) : visible).toHtmlEscaped() +
           QStringLiteral("</p></qt>");
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkrules.h"
#include "models/report/visibletext.h"

#include <algorithm>

namespace rangebar {
namespace {

using Kind = JsonTape::Kind;

struct Flaw
{
    CheckCode code;
    CheckSeverity severity;
    char32_t character;
};

bool ordersText(char32_t c)
{
    return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
           (c >= 0x2066 && c <= 0x2069);
}

std::optional<Flaw> flawOf(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        // A browser shows these three as a blank.
        return Flaw{CheckCode::TextControl,
                    c == '\t' || c == '\n' || c == '\r' ? CheckSeverity::Warning : CheckSeverity::Error, c};
    default:
        break;
    }
    if (ordersText(c)) {
        return Flaw{CheckCode::TextControl, CheckSeverity::Error, c};
    }
    if (c == QChar::ReplacementCharacter) {
        return Flaw{CheckCode::TextDamaged, CheckSeverity::Warning, c};
    }
    QString text;
    text += QChar::fromUcs4(c);
    if (visibleText(text) != text) {
        return Flaw{CheckCode::TextInvisible, CheckSeverity::Warning, c};
    }
    return std::nullopt;
}

/// The gravest; of several the first.
std::optional<Flaw> gravestFlaw(const QString& text)
{
    std::optional<Flaw> gravest;
    const QList<uint> characters = text.toUcs4();
    for (const uint character : characters) {
        const std::optional<Flaw> flaw = flawOf(character);
        if (flaw && (!gravest || flaw->severity < gravest->severity)) {
            gravest = flaw;
        }
    }
    return gravest;
}

bool isPlain(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7f; });
}

QString codePoint(char32_t c)
{
    return QStringLiteral("U+%1").arg(
        QString::number(uint(c), 16).toUpper().rightJustified(4, QLatin1Char('0')));
}

} // namespace

void checkTexts(const CheckContext& context)
{
    const JsonTape& tape = context.tape();
    for (JsonTape::Index index = 0; index < tape.size(); ++index) {
        if (tape.kind(index) != Kind::Key && tape.kind(index) != Kind::String) {
            continue;
        }
        const std::string_view text = tape.string(index);
        if (!isPlain(text)) {
            if (const std::optional<Flaw> flaw = gravestFlaw(toQString(text))) {
                context.findings.add(flaw->code, flaw->severity, index).other(codePoint(flaw->character));
                continue;
            }
        }
        // A text of blanks alone is not there, which is another finding.
        const QString whole = toQString(text);
        if (const QString trimmed = whole.trimmed(); trimmed != whole && !trimmed.isEmpty()) {
            context.findings.add(CheckCode::TextBlankEnds, CheckSeverity::Warning, index);
        }
    }
}

} // namespace rangebar

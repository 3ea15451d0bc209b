// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/textmetrics.h"

#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace rangebar {
namespace {

/// Kerning and hinting may widen a text a little over the sum of its advances.
constexpr double shapingAllowance = 1.02;
constexpr qsizetype rememberedTexts = 1000;
constexpr double notMeasured = -1;

double basePixels(const QFont& base, double wanted)
{
    return wanted > 0 ? wanted : std::max(8.0, static_cast<double>(QFontInfo(base).pixelSize()));
}

qsizetype withoutTrailingSpaces(QStringView text, qsizetype from, qsizetype to)
{
    while (to > from && text.at(to - 1).isSpace()) {
        --to;
    }
    return to;
}

} // namespace

ChartFonts::Face ChartFonts::makeFace(QFont font, double pixelSize, QFont::Weight weight)
{
    font.setPixelSize(static_cast<int>(std::lround(pixelSize)));
    font.setWeight(weight);
    const QFontMetricsF metrics(font);
    Face face{font, metrics, {}, std::ceil(metrics.height()), {}};
    face.advance.fill(notMeasured);
    return face;
}

ChartFonts::ChartFonts(const QFont& base, double basePixelSize)
    : m_faces{{
          makeFace(base, basePixels(base, basePixelSize) * 1.38, QFont::Bold),   // Title
          makeFace(base, basePixels(base, basePixelSize), QFont::Normal),        // Subtitle
          makeFace(base, basePixels(base, basePixelSize) * 0.92, QFont::Normal), // Legend
          makeFace(base, basePixels(base, basePixelSize) * 1.08, QFont::Bold),   // BlockName
          makeFace(base, basePixels(base, basePixelSize) * 0.88, QFont::Normal), // Tag
          makeFace(base, basePixels(base, basePixelSize), QFont::Normal),        // Label
          makeFace(base, basePixels(base, basePixelSize), QFont::Bold),          // Verdict
          makeFace(base, basePixels(base, basePixelSize) * 0.92, QFont::Normal), // Tick
          makeFace(base, basePixels(base, basePixelSize) * 0.88, QFont::Normal), // Footer
      }}
{
}

double ChartFonts::width(QStringView text, TextStyle style) const
{
    const Face& face = m_faces.at(static_cast<std::size_t>(style));
    double sum = 0;
    for (const QChar c : text) {
        if (c.unicode() >= face.advance.size()) {
            return shapedWidth(face, text);
        }
        sum += advance(face, c);
    }
    return sum * shapingAllowance;
}

double ChartFonts::advance(const Face& face, QChar character)
{
    double& known = face.advance[character.unicode()];
    if (known < 0) {
        known = character.isPrint() ? face.metrics.horizontalAdvance(character) : 0;
    }
    return known;
}

double ChartFonts::shapedWidth(const Face& face, QStringView text)
{
    const QString words = text.toString();
    const auto known = face.shaped.constFind(words);
    if (known != face.shaped.cend()) {
        return *known;
    }
    if (face.shaped.size() >= rememberedTexts) {
        face.shaped.clear();
    }
    const double width = face.metrics.horizontalAdvance(words) * shapingAllowance;
    face.shaped.insert(words, width);
    return width;
}

double ChartFonts::lineHeight(TextStyle style) const
{
    return m_faces.at(static_cast<std::size_t>(style)).lineHeight;
}

double ChartFonts::advance(const QString& line, TextStyle style) const
{
    return m_faces.at(static_cast<std::size_t>(style)).metrics.horizontalAdvance(line);
}

double ChartFonts::ascent(TextStyle style) const
{
    return std::round(m_faces.at(static_cast<std::size_t>(style)).metrics.ascent());
}

qsizetype nextWordEnd(QTextBoundaryFinder& words, QStringView text)
{
    for (;;) {
        const qsizetype end = words.toNextBoundary();
        if (end < 0 || end >= text.size()) {
            return text.size();
        }
        if (text.at(end - 1) != QLatin1Char('/')) {
            return end;
        }
    }
}

QStringList wrapText(const QString& text, double width, const TextMetrics& metrics, TextStyle style)
{
    if (metrics.width(text, style) <= width) {
        return {text};
    }
    const QStringView view(text);
    QStringList lines;
    qsizetype lineStart = 0;
    double lineWidth = 0;
    const auto breakLine = [&](qsizetype at) {
        lines += view.mid(lineStart, withoutTrailingSpaces(view, lineStart, at) - lineStart).toString();
        lineStart = at;
        lineWidth = 0;
    };

    QTextBoundaryFinder words(QTextBoundaryFinder::Line, text);
    qsizetype wordStart = 0;
    while (wordStart < view.size()) {
        const qsizetype wordEnd = nextWordEnd(words, view);
        const QStringView word = view.mid(wordStart, wordEnd - wordStart);
        const QStringView visible = word.left(withoutTrailingSpaces(word, 0, word.size()));
        if (lineWidth > 0 && lineWidth + metrics.width(visible, style) > width) {
            breakLine(wordStart);
        }
        if (metrics.width(visible, style) <= width) {
            lineWidth += metrics.width(word, style);
        } else {
            // A word longer than a line: between characters, as a reader counts them.
            const QString characters = word.toString();
            QTextBoundaryFinder graphemes(QTextBoundaryFinder::Grapheme, characters);
            qsizetype from = 0;
            for (qsizetype to = graphemes.toNextBoundary(); to > 0; to = graphemes.toNextBoundary()) {
                const double step = metrics.width(word.mid(from, to - from), style);
                if (lineWidth > 0 && lineWidth + step > width && !word.at(from).isSpace()) {
                    breakLine(wordStart + from);
                }
                lineWidth += step;
                from = to;
            }
        }
        wordStart = wordEnd;
    }
    breakLine(view.size());
    return lines;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <array>

namespace rangebar {

/// The kinds of text in a chart.
enum class TextStyle
{
    Title,
    Subtitle,
    Legend,
    BlockName,
    Tag,
    Label,
    Verdict, ///< a measured difference; an indistinguishable one is a Label
    Tick,
    Footer,
};
constexpr std::size_t textStyleCount = 9;

/// How much room text takes, in logical pixels. Layout knows fonts only through this.
class TextMetrics
{
public:
    TextMetrics() = default;
    virtual ~TextMetrics() = default;
    Q_DISABLE_COPY_MOVE(TextMetrics)

    /// Never less than what the text takes when painted; at most a few percent more.
    virtual double width(QStringView text, TextStyle style) const = 0;
    virtual double lineHeight(TextStyle style) const = 0;
};

/// The fonts of a chart, all derived from one, and their metrics. Sizes are in pixels so that a chart is the
/// same on screen and in every file. Remembers what it measured, so one object is for one thread.
class ChartFonts final : public TextMetrics
{
public:
    /// `basePixelSize` is the size of labels; 0 takes it from the font.
    explicit ChartFonts(const QFont& base, double basePixelSize = 0);

    const QFont& font(TextStyle style) const { return m_faces.at(static_cast<std::size_t>(style)).font; }

    double width(QStringView text, TextStyle style) const override;
    double lineHeight(TextStyle style) const override;

    /// What a line takes when painted, to the pixel.
    double advance(const QString& line, TextStyle style) const;
    /// From the top of a line to its baseline, in whole pixels.
    double ascent(TextStyle style) const;

private:
    struct Face
    {
        QFont font;
        QFontMetricsF metrics;
        /// Of Latin-1, negative until measured: thousands of names need no shaping.
        mutable std::array<double, 0x100> advance;
        double lineHeight;
        /// What had to be shaped, since a chart says the same few words in thousands of rows.
        mutable QHash<QString, double> shaped;
    };
    static double advance(const Face& face, QChar character);
    static double shapedWidth(const Face& face, QStringView text);
    static Face makeFace(QFont font, double pixelSize, QFont::Weight weight);
    std::array<Face, textStyleCount> m_faces;
};

/// The end of the word at the finder's place: where a line may end. Other than Unicode has it, a slash joins,
/// so that a unit such as msg/s stays whole.
qsizetype nextWordEnd(QTextBoundaryFinder& words, QStringView text);

/// Breaks text into lines no wider than `width`, between words where possible and between characters where
/// not. Nothing but the spaces at a break is left out. At least one line, at least one character in each.
QStringList wrapText(const QString& text, double width, const TextMetrics& metrics, TextStyle style);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/picturefonts.h"

#include "models/report/visibletext.h"
#include "widgets/charts/charttexts.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QMutex>
#include <QSet>

#include <utility>

namespace rangebar {
namespace {

QFont fontOf(const QStringList& families, QFont::StyleStrategy merging = QFont::PreferDefault)
{
    // Whatever is not said here would come from the font of the application.
    QFont font(families);
    font.setStyle(QFont::StyleNormal);
    font.setWeight(QFont::Normal);
    font.setStretch(QFont::Unstretched);
    font.setCapitalization(QFont::MixedCase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0);
    font.setWordSpacing(0);
    font.setKerning(true);
    font.setFixedPitch(false);
    font.setUnderline(false);
    font.setOverline(false);
    font.setStrikeOut(false);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleHint(QFont::SansSerif,
                      QFont::StyleStrategy(QFont::PreferAntialias | QFont::NoSubpixelAntialias | merging));
    return font;
}

/// A family out of the program's resources; its files are opened when they are first needed.
class Bundled
{
public:
    Bundled(const QString& family, const QStringList& files) : m_family(family), m_files(files) {}

    const QString& family() const { return m_family; }

    void load()
    {
        for (const QString& name : std::exchange(m_files, {})) {
            // By its path, which is the same in every run; a PDF shows in what order Qt has its fonts.
            if (QFontDatabase::addApplicationFont(QStringLiteral(":/rangebar/fonts/") + name) < 0) {
                qCritical("rangebar: the program lacks its font %s", qUtf8Printable(name));
            }
        }
    }

    void removeKnown(QSet<char32_t>& characters)
    {
        if (characters.isEmpty()) {
            return;
        }
        load();
        const QFontMetricsF metrics(fontOf({m_family}, QFont::NoFontMerging));
        characters.removeIf([&metrics](char32_t c) { return metrics.inFontUcs4(c); });
    }

private:
    QString m_family;
    QStringList m_files; ///< not opened yet
};

struct Families
{
    QMutex mutex;
    Bundled letters{QStringLiteral("Rangebar Sans"),
                    {QStringLiteral("RangebarSans-Regular.ttf"), QStringLiteral("RangebarSans-Bold.ttf")}};
    Bundled symbols{QStringLiteral("Rangebar Sans Symbols"),
                    {QStringLiteral("RangebarSansSymbols-Regular.ttf")}};
    Bundled chinese{
        QStringLiteral("Rangebar Sans SC"),
        {QStringLiteral("RangebarSansSC-Regular.ttf"), QStringLiteral("RangebarSansSC-Bold.ttf")}};
};

Families& bundledFamilies()
{
    static Families families;
    return families;
}

/// Collects characters beyond ASCII, which every family of letters has.
void addUnusual(QSet<char32_t>& characters, const QString& text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        if (unit.unicode() < 0x80) {
            continue;
        }
        const bool pair = unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        characters += pair ? QChar::surrogateToUcs4(unit, text.at(++i)) : char32_t(unit.unicode());
    }
}

QSet<char32_t> unusualCharacters(const ChartSpec& spec)
{
    QSet<char32_t> characters;
    forEachText(spec, [&characters](const QString& text) { addUnusual(characters, text); });
    std::visit(
        [&characters](const auto& chart) {
            if constexpr (requires { chart.format; }) {
                // The axis is written later: every digit and sign that it may need.
                addUnusual(characters, chart.format.percentTick(-1234567890.5, 0.5));
                addUnusual(characters, chart.format.percentTick(1, 1));
            }
        },
        spec);
    return characters;
}

void replaceByCodes(ChartSpec& spec, const QSet<char32_t>& characters)
{
    forEachText(spec, [&characters](QString& text) {
        QString shown;
        for (const char32_t c : text.toUcs4()) {
            if (characters.contains(c)) {
                shown += codePointText(c);
            } else {
                shown += QChar::fromUcs4(c);
            }
        }
        text = shown;
    });
}

} // namespace

QStringList PictureFonts::families()
{
    const Families& bundled = bundledFamilies();
    return {bundled.letters.family(), bundled.symbols.family(), bundled.chinese.family()};
}

bool PictureFonts::covers(char32_t character)
{
    Families& bundled = bundledFamilies();
    const QMutexLocker locker(&bundled.mutex);
    QSet<char32_t> missing{character};
    for (Bundled* family : {&bundled.letters, &bundled.symbols, &bundled.chinese}) {
        family->removeKnown(missing);
    }
    return missing.isEmpty();
}

QFont PictureFonts::forChart(ChartSpec& spec)
{
    Families& bundled = bundledFamilies();
    const QMutexLocker locker(&bundled.mutex);
    QSet<char32_t> missing = unusualCharacters(spec);
    bundled.letters.load();
    bundled.letters.removeKnown(missing);
    QStringList used{bundled.letters.family()};
    for (Bundled* family : {&bundled.symbols, &bundled.chinese}) {
        const auto before = missing.size();
        family->removeKnown(missing);
        if (missing.size() < before) {
            used += family->family();
        }
    }
    const QFont font = fontOf(used);
    if (!missing.isEmpty()) {
        const QFontMetricsF metrics(font);
        missing.removeIf([&metrics](char32_t c) { return metrics.inFontUcs4(c); });
    }
    if (!missing.isEmpty()) {
        replaceByCodes(spec, missing);
    }
    return font;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/visibletext.h"
#include "tests/support/testobject.h"
#include "tests/widgets/charts/chartexamples.h"
#include "widgets/charts/chartimage.h"
#include "widgets/charts/picturefonts.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QRawFont>
#include <QXmlStreamReader>

#include <algorithm>

using namespace rangebar;
using namespace rangebar::test;

namespace {

RangeChartSpec named(const QString& name)
{
    RangeChartSpec spec = exampleRanges();
    spec.blocks[0].name = name;
    return spec;
}

QString nameIn(const ChartSpec& spec)
{
    return std::get<RangeChartSpec>(spec).blocks.at(0).name;
}

/// Every character that a reader of any language may see, of the program's own words.
QSet<char32_t> charactersOfTranslations()
{
    QSet<char32_t> characters;
    const QDir folder(QStringLiteral(RANGEBAR_TRANSLATIONS_DIR));
    for (const QString& name : folder.entryList({QStringLiteral("*.ts")})) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::Characters) {
                for (const char32_t c : xml.text().toUcs4()) {
                    characters += c;
                }
            }
        }
    }
    characters.remove(U'\n');
    return characters;
}

QList<QRawFont> fontsIn(const QStringList& files)
{
    QList<QRawFont> fonts;
    for (const QString& name : files) {
        constexpr double anySize = 16;
        fonts += QRawFont(QStringLiteral(":/rangebar/fonts/") + name, anySize);
    }
    return fonts;
}

bool haveGlyph(const QList<QRawFont>& fonts, char32_t character)
{
    return std::ranges::any_of(
        fonts, [character](const QRawFont& font) { return font.supportsCharacter(character); });
}

} // namespace

class TestPictureFonts : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWhatIsNeeded();
    void everyTranslatedCharacter();
    void whatStandsForInvisibleCharacters();
    void systemFontsComeLast();
    void unknownCharactersAreShownAsCodes();
    void fontOfTheApplicationDoesNotMatter();
};

void TestPictureFonts::opensWhatIsNeeded()
{
    const auto isKnown = [](const QString& family) { return QFontDatabase::families().contains(family); };
    const QString letters = PictureFonts::families().at(0);
    const QString symbols = PictureFonts::families().at(1);
    const QString chinese = PictureFonts::families().at(2);

    ChartSpec latin = named(QStringLiteral("plain"));
    const QFont font = PictureFonts::forChart(latin);
    QCOMPARE(font.families(), QStringList{letters});
    QVERIFY(isKnown(letters) && !isKnown(chinese) && !isKnown(symbols));
    QVERIFY(QFontInfo(font).exactMatch());
    QCOMPARE(QFontInfo(font).family(), letters);

    ChartSpec cyrillic = named(QStringLiteral("зерно"));
    QCOMPARE(PictureFonts::forChart(cyrillic).families(), QStringList{letters});
    ChartSpec han = named(QStringLiteral("粮食"));
    QCOMPARE(PictureFonts::forChart(han).families(), QStringList({letters, chinese}));
    QVERIFY(isKnown(chinese));
    // The minus of Swedish is a symbol, and it is seen on the axis only.
    RangeChartSpec swedish = exampleRanges();
    swedish.format = NumberFormat(QLocale(QLocale::Swedish));
    ChartSpec axis = swedish;
    QCOMPARE(PictureFonts::forChart(axis).families(), QStringList({letters, symbols}));
    ChartSpec arrow = named(QStringLiteral("in \u2192 out"));
    QCOMPARE(PictureFonts::forChart(arrow).families(), QStringList({letters, symbols}));
}

void TestPictureFonts::everyTranslatedCharacter()
{
    const QSet<char32_t> characters = charactersOfTranslations();
    QVERIFY2(characters.size() > 500, qPrintable(QString::number(characters.size())));
    const QList<QRawFont> regular =
        fontsIn({QStringLiteral("RangebarSans-Regular.ttf"), QStringLiteral("RangebarSansSC-Regular.ttf"),
                 QStringLiteral("RangebarSansSymbols-Regular.ttf")});
    const QList<QRawFont> bold =
        fontsIn({QStringLiteral("RangebarSans-Bold.ttf"), QStringLiteral("RangebarSansSC-Bold.ttf"),
                 QStringLiteral("RangebarSansSymbols-Regular.ttf")});
    QString lacking;
    for (const char32_t c : characters) {
        if (!PictureFonts::covers(c) || !haveGlyph(regular, c) || !haveGlyph(bold, c)) {
            lacking += QStringView(QChar::fromUcs4(c)).toString();
        }
    }
    QVERIFY2(lacking.isEmpty(),
             qPrintable(QStringLiteral("run packaging/make_fonts.py: the fonts lack ") + lacking));
}

void TestPictureFonts::whatStandsForInvisibleCharacters()
{
    QString controls;
    for (char16_t c = 0; c < 0x20; ++c) {
        controls += QChar(c);
    }
    controls += QStringLiteral("\u007f\u200d\u202e") + QChar(0xd800);
    for (const char32_t c : visibleText(controls).toUcs4()) {
        QVERIFY2(PictureFonts::covers(c), qPrintable(QString::number(uint(c), 16)));
    }
}

void TestPictureFonts::systemFontsComeLast()
{
    // Hangul is in no bundled font. Where the system has it, it is shown.
    const QString hangul = QStringLiteral("\ud55c\uae00");
    QVERIFY(!PictureFonts::covers(0xd55c));
    ChartSpec spec = named(hangul);
    PictureFonts::forChart(spec);
    const bool systemHasIt = !QFontDatabase::families(QFontDatabase::Korean).isEmpty();
    QCOMPARE(nameIn(spec), systemHasIt ? hangul : QStringLiteral("<U+D55C><U+AE00>"));
}

void TestPictureFonts::unknownCharactersAreShownAsCodes()
{
    // Private use, far from where icon fonts have their icons.
    const QString unknown = QStringView(QChar::fromUcs4(0x10abcd)).toString();
    ChartSpec spec = named(QStringLiteral("sacks ") + unknown + QStringLiteral(" \u7cae"));
    std::get<RangeChartSpec>(spec).blocks[1].rows[2].note = unknown;
    PictureFonts::forChart(spec);
    QCOMPARE(nameIn(spec), QStringLiteral("sacks <U+10ABCD> \u7cae"));
    QCOMPARE(std::get<RangeChartSpec>(spec).blocks.at(1).rows.at(2).note, QStringLiteral("<U+10ABCD>"));
    // And so is the picture.
    const ImageOptions options;
    QCOMPARE(chartImage(named(unknown), options).value(),
             chartImage(named(QStringLiteral("<U+10ABCD>")), options).value());
}

void TestPictureFonts::fontOfTheApplicationDoesNotMatter()
{
    ImageOptions options;
    options.width = 500;
    options.scale = 1;
    const ChartSpec spec = named(QStringLiteral("sacks \u7cae\u98df \u2192"));
    const QImage before = chartImage(spec, options).value();
    const QFont usual = QGuiApplication::font();
    QFont odd(QStringLiteral("DejaVu Serif"), 31, QFont::Black, true);
    odd.setLetterSpacing(QFont::AbsoluteSpacing, 5);
    odd.setWordSpacing(9);
    odd.setCapitalization(QFont::AllUppercase);
    odd.setStretch(QFont::UltraExpanded);
    odd.setUnderline(true);
    odd.setOverline(true);
    odd.setStrikeOut(true);
    odd.setKerning(false);
    odd.setStyleStrategy(QFont::NoAntialias);
    odd.setHintingPreference(QFont::PreferFullHinting);
    QGuiApplication::setFont(odd);
    const QImage after = chartImage(spec, options).value();
    QGuiApplication::setFont(usual);
    QCOMPARE(after, before);
}

QTEST_MAIN(TestPictureFonts)
#include "tst_picturefonts.moc"

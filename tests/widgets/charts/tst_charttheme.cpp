// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/palettes.h"
#include "tests/support/sight.h"
#include "tests/support/testobject.h"
#include "widgets/charts/charttheme.h"

#include <QPalette>

#include <array>
#include <cmath>

using namespace rangebar;
using namespace rangebar::test;

namespace {

constexpr std::array roles{LoopRole::RawClient, LoopRole::BrokerCrate, LoopRole::RustStream};

} // namespace

class TestChartTheme : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void textContrasts_data() { themes(); }
    void textContrasts();
    void marksContrast_data() { themes(); }
    void marksContrast();
    void loopsDiffer_data() { themes(); }
    void loopsDiffer();
    void followsPalette();
    void highContrast_data();
    void highContrast();
    void ordinaryColoursAreNoHighContrast();

private:
    static void themes()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("light") << static_cast<int>(ChartThemeChoice::Light);
        QTest::newRow("dark") << static_cast<int>(ChartThemeChoice::Dark);
    }
};

void TestChartTheme::textContrasts()
{
    QFETCH(int, choice);
    const ChartTheme theme(static_cast<ChartThemeChoice>(choice));
    for (const ChartColour behind : {ChartColour::Background, ChartColour::Hover, ChartColour::Band}) {
        QVERIFY(contrast(theme.colour(ChartColour::Text), theme.colour(behind)) >= 4.5);
        QVERIFY(contrast(theme.colour(ChartColour::MutedText), theme.colour(behind)) >= 4.5);
    }
}

void TestChartTheme::marksContrast()
{
    QFETCH(int, choice);
    const ChartTheme theme(static_cast<ChartThemeChoice>(choice));
    // A mark may lie on the band or on a hovered row.
    for (const ChartColour behind : {ChartColour::Background, ChartColour::Hover, ChartColour::Band}) {
        const QColor background = theme.colour(behind);
        for (const LoopRole role : roles) {
            QVERIFY(contrast(theme.mark(role), background) >= 3);
            QVERIFY(contrast(theme.bar(role), background) >= 3);
        }
        for (const ChartColour id : {ChartColour::BandEdge, ChartColour::Zero, ChartColour::FocusRing,
                                     ChartColour::CardBorder, ChartColour::HandWritten}) {
            QVERIFY(contrast(theme.colour(id), background) >= 3);
        }
    }
}

void TestChartTheme::loopsDiffer()
{
    QFETCH(int, choice);
    const ChartTheme theme(static_cast<ChartThemeChoice>(choice));
    for (const LoopRole a : roles) {
        for (const LoopRole b : roles) {
            if (a == b) {
                continue;
            }
            for (const Matrix& sight : {normalSight, protanopia, deuteranopia}) {
                QVERIFY(difference(theme.mark(a), theme.mark(b), sight) >= 25);
            }
            // One in ten thousand people; grey and blue come closer for them, and stay easy to tell apart.
            QVERIFY(difference(theme.mark(a), theme.mark(b), tritanopia) >= 15);
            const double greyscale =
                std::abs(lab(theme.mark(a), normalSight)[0] - lab(theme.mark(b), normalSight)[0]);
            QVERIFY2(greyscale >= 9, qPrintable(QString::number(greyscale)));
        }
    }
}

void TestChartTheme::followsPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(0x20, 0x22, 0x24));
    QCOMPARE(ChartTheme::forPalette(palette).choice(), ChartThemeChoice::Dark);
    palette.setColor(QPalette::Base, QColor(0xfa, 0xfa, 0xf5));
    QCOMPARE(ChartTheme::forPalette(palette).choice(), ChartThemeChoice::Light);
    QVERIFY(luminance(ChartTheme(ChartThemeChoice::Dark).colour(ChartColour::Background)) <
            luminance(ChartTheme(ChartThemeChoice::Light).colour(ChartColour::Background)));
}

void TestChartTheme::highContrast_data()
{
    QTest::addColumn<QPalette>("palette");
    for (const NamedPalette& named : highContrastPalettes()) {
        QTest::newRow(qPrintable(named.name)) << named.palette;
    }
}

/// The background and the texts are the system's; what else there is stands out, and the loops stay apart.
void TestChartTheme::highContrast()
{
    QFETCH(QPalette, palette);
    const ChartTheme theme = ChartTheme::forPalette(palette);
    QCOMPARE(theme.colour(ChartColour::Background), palette.color(QPalette::Base));
    QCOMPARE(theme.colour(ChartColour::Text), palette.color(QPalette::Text));
    for (const ChartColour behind : {ChartColour::Background, ChartColour::Hover, ChartColour::Band}) {
        const QColor background = theme.colour(behind);
        for (const ChartColour text : {ChartColour::Text, ChartColour::MutedText}) {
            QVERIFY(contrast(theme.colour(text), background) >= 7);
        }
        for (const LoopRole role : roles) {
            QVERIFY(contrast(theme.mark(role), background) >= 3);
            QVERIFY(contrast(theme.bar(role), background) >= 3);
        }
        for (const ChartColour mark :
             {ChartColour::Zero, ChartColour::BandEdge, ChartColour::FocusRing, ChartColour::CardBorder,
              ChartColour::HandWritten, ChartColour::Better, ChartColour::Worse}) {
            QVERIFY2(contrast(theme.colour(mark), background) >= 3, qPrintable(QString::number(int(mark))));
        }
    }
    QVERIFY(contrast(theme.colour(ChartColour::Grid), theme.colour(ChartColour::Background)) > 1.3);
    for (const Matrix& sight : {normalSight, protanopia, deuteranopia}) {
        QVERIFY(difference(theme.colour(ChartColour::Better), theme.colour(ChartColour::Worse), sight) >= 20);
        for (const auto& [a, b] :
             {std::pair{roles[0], roles[1]}, {roles[0], roles[2]}, {roles[1], roles[2]}}) {
            QVERIFY(difference(theme.mark(a), theme.mark(b), sight) >= 15);
        }
    }
    QVERIFY(theme != ChartTheme(theme.choice()));
    // A picture is for others.
    QCOMPARE(theme.choice() == ChartThemeChoice::Dark, luminance(palette.color(QPalette::Base)) < 0.5);
}

void TestChartTheme::ordinaryColoursAreNoHighContrast()
{
    QPalette plain(QColor(0xef, 0xef, 0xef));
    plain.setColor(QPalette::Base, Qt::white);
    plain.setColor(QPalette::WindowText, Qt::black);
    plain.setColor(QPalette::Text, Qt::black);
    QCOMPARE(ChartTheme::forPalette(plain), ChartTheme(ChartThemeChoice::Light));
    // One background for everything, but with text that stands out no more than elsewhere.
    QPalette pale =
        highContrastPalette(0xffffffff, 0xff777777, 0xff000000, 0xffffffff, 0xff0000ff, 0xff999999);
    QCOMPARE(ChartTheme::forPalette(pale), ChartTheme(ChartThemeChoice::Light));
}

QTEST_MAIN(TestChartTheme)
#include "tst_charttheme.moc"

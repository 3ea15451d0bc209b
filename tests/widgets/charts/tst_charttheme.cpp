// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

QTEST_MAIN(TestChartTheme)
#include "tst_charttheme.moc"

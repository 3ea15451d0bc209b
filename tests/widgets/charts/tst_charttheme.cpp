// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "widgets/charts/charttheme.h"

#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

using namespace rangebar;

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

// How the missing cone types see linear RGB (Machado, Oliveira and Fernandes 2009, full severity).
constexpr Matrix normalSight{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};

constexpr std::array roles{LoopRole::RawClient, LoopRole::BrokerCrate, LoopRole::RustStream};

Vector linear(const QColor& colour)
{
    const auto channel = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())};
}

double luminance(const QColor& colour)
{
    const Vector rgb = linear(colour);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

/// WCAG 2 contrast ratio.
double contrast(const QColor& a, const QColor& b)
{
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

Vector lab(const QColor& colour, const Matrix& sight)
{
    const Vector from = linear(colour);
    Vector rgb{};
    for (std::size_t i = 0; i < 3; ++i) {
        rgb[i] = std::clamp(sight[i][0] * from[0] + sight[i][1] * from[1] + sight[i][2] * from[2], 0.0, 1.0);
    }
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(const QColor& a, const QColor& b, const Matrix& sight)
{
    const Vector first = lab(a, sight);
    const Vector second = lab(b, sight);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

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

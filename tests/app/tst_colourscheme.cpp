// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/colourscheme.h"
#include "tests/support/sight.h"
#include "tests/support/testobject.h"
#include "widgets/parts/mutedcolour.h"

#include <QApplication>

#include <memory>

namespace rangebar::test {

/// The colours of the window around the charts; those of charts are in tst_charttheme.
class ColourSchemeTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_scheme = std::make_unique<ColourScheme>(); }
    void cleanup() { m_scheme->apply(ThemeChoice::System); }

    void textIsReadable_data();
    void textIsReadable();
    void placesAreSeen_data();
    void placesAreSeen();

private:
    static void themes();

    std::unique_ptr<ColourScheme> m_scheme;
};

void ColourSchemeTest::themes()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QPalette::ColorGroup>("group");
    for (const auto& [name, theme] : {std::pair{"light", ThemeChoice::Light}, {"dark", ThemeChoice::Dark}}) {
        QTest::addRow("%s, active", name) << theme << QPalette::Active;
        QTest::addRow("%s, inactive", name) << theme << QPalette::Inactive;
        QTest::addRow("%s, disabled", name) << theme << QPalette::Disabled;
    }
}

void ColourSchemeTest::textIsReadable_data()
{
    themes();
}

/// WCAG 2 AA asks for 4.5:1, and nothing of what is disabled, which keeps 3:1 here.
void ColourSchemeTest::textIsReadable()
{
    QFETCH(ThemeChoice, theme);
    QFETCH(QPalette::ColorGroup, group);
    m_scheme->apply(theme);
    const QPalette palette = QApplication::palette();
    const double least = group == QPalette::Disabled ? 3 : 4.5;
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[]{
        {QPalette::WindowText, QPalette::Window},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::Link, QPalette::Window},
        {QPalette::Link, QPalette::Base},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::PlaceholderText, QPalette::Base},
    };
    for (const auto& [text, background] : pairs) {
        const double found = contrast(palette.color(group, text), palette.color(group, background));
        QVERIFY2(
            found >= least,
            qPrintable(
                QStringLiteral("role %1 on role %2: %3").arg(int(text)).arg(int(background)).arg(found)));
    }
    if (group != QPalette::Disabled) {
        for (const auto background : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
            const QColor behind = palette.color(group, background);
            QVERIFY(contrast(mutedColour(palette.color(group, QPalette::WindowText), behind), behind) >= 4.5);
        }
    }
}

void ColourSchemeTest::placesAreSeen_data()
{
    themes();
}

/// What is chosen stands out from its surroundings.
void ColourSchemeTest::placesAreSeen()
{
    QFETCH(ThemeChoice, theme);
    QFETCH(QPalette::ColorGroup, group);
    m_scheme->apply(theme);
    const QPalette palette = QApplication::palette();
    for (const auto background : {QPalette::Window, QPalette::Base}) {
        QVERIFY(contrast(palette.color(group, QPalette::Highlight), palette.color(group, background)) >= 3);
    }
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ColourSchemeTest)
#include "tst_colourscheme.moc"

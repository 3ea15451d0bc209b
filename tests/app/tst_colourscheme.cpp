// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/colourscheme.h"
#include "tests/support/palettes.h"
#include "tests/support/sight.h"
#include "tests/support/testobject.h"
#include "widgets/parts/mutedcolour.h"
#include "widgets/parts/textlabel.h"
#include "widgets/parts/wrappingcheckbox.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>
#include <vector>

namespace rangebar::test {

/// The colours of the window around the charts; those of charts are in tst_charttheme.
class ColourSchemeTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_scheme = std::make_unique<ColourScheme>(); }
    void cleanup()
    {
        m_scheme->apply(ThemeChoice::System);
        QApplication::setPalette(QPalette());
    }

    void textIsReadable_data();
    void textIsReadable();
    void placesAreSeen_data();
    void placesAreSeen();
    void highContrastIsReadable_data();
    void highContrastIsReadable();
    void highContrastFramesAreSeen_data() { highContrastIsReadable_data(); }
    void highContrastFramesAreSeen();
    void highContrastFocusIsSeen_data() { highContrastIsReadable_data(); }
    void highContrastFocusIsSeen();
    void tickIsSeenWithoutColour_data() { highContrastIsReadable_data(); }
    void tickIsSeenWithoutColour();

private:
    static void themes();
    static void setSystemColours(QPalette palette);
    static std::vector<std::unique_ptr<QWidget>> controls();

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
            QPalette shown = palette;
            shown.setCurrentColorGroup(group);
            const QColor muted = mutedColour(shown, QPalette::WindowText, background);
            QVERIFY(contrast(muted, palette.color(group, background)) >= 4.5);
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

void ColourSchemeTest::highContrastIsReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    for (const NamedPalette& named : highContrastPalettes()) {
        QTest::newRow(qPrintable(named.name)) << named.palette;
    }
}

/// As a system sets its colours: what it has none for is the program's.
void ColourSchemeTest::setSystemColours(QPalette palette)
{
    QApplication::style()->polish(palette);
    QApplication::setPalette(palette);
}

/// WCAG 2 AAA asks for 7:1.
void ColourSchemeTest::highContrastIsReadable()
{
    QFETCH(QPalette, palette);
    QVERIFY(isHighContrast(palette));
    setSystemColours(palette);
    const QPalette shown = QApplication::palette();
    QVERIFY(contrast(shown.color(QPalette::PlaceholderText), shown.color(QPalette::Base)) >= 7);
    QVERIFY(contrast(mutedColour(shown, QPalette::WindowText, QPalette::Window),
                     shown.color(QPalette::Window)) >= 7);
    QVERIFY(contrast(focusColour(shown), shown.color(QPalette::Window)) >= 3);
    TextLabel muted(TextLabel::Style::Muted);
    QVERIFY(contrast(muted.palette().color(QPalette::WindowText), shown.color(QPalette::Window)) >= 7);
}

std::vector<std::unique_ptr<QWidget>> ColourSchemeTest::controls()
{
    std::vector<std::unique_ptr<QWidget>> all;
    const QString words = QStringLiteral("Words");
    all.push_back(std::make_unique<QPushButton>(words));
    all.push_back(std::make_unique<QLineEdit>(words));
    auto choice = std::make_unique<QComboBox>();
    choice->addItem(words);
    all.push_back(std::move(choice));
    all.push_back(std::make_unique<QSpinBox>());
    all.push_back(std::make_unique<QCheckBox>(words));
    all.push_back(std::make_unique<WrappingCheckBox>(words));
    all.push_back(std::make_unique<QRadioButton>(words));
    auto tool = std::make_unique<QToolButton>();
    tool->setText(words);
    tool->setFocusPolicy(Qt::StrongFocus);
    all.push_back(std::move(tool));
    auto tabs = std::make_unique<QTabBar>();
    tabs->addTab(words);
    tabs->addTab(words);
    all.push_back(std::move(tabs));
    all.push_back(std::make_unique<QListWidget>());
    return all;
}

/// Going to the middle from the left, the frame is met before anything else.
void ColourSchemeTest::highContrastFramesAreSeen()
{
    QFETCH(QPalette, palette);
    setSystemColours(palette);
    const auto all = controls();
    for (const auto& control : all) {
        control->resize(control->sizeHint());
        const QImage image = control->grab().toImage();
        const QColor background = QApplication::palette().color(QPalette::Window);
        double best = 1;
        const int row = image.height() / 2;
        for (int x = 0; x < 6; ++x) {
            best = std::max(best, contrast(image.pixelColor(x, row), background));
        }
        QVERIFY2(
            best >= 3,
            qPrintable(
                QStringLiteral("%1: %2").arg(QLatin1String(control->metaObject()->className())).arg(best)));
    }
}

/// Of two pictures, with and without the focus, enough differs by 3:1.
void ColourSchemeTest::highContrastFocusIsSeen()
{
    QFETCH(QPalette, palette);
    setSystemColours(palette);
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    const auto all = controls();
    QPushButton other;
    layout->addWidget(&other);
    for (const auto& control : all) {
        layout->addWidget(control.get());
    }
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&window, Qt::Key_Tab); // the focus is shown since the keyboard is used
    for (const auto& control : all) {
        if (qobject_cast<QListWidget*>(control.get())) {
            continue; // what is in it shows the focus
        }
        other.setFocus(Qt::TabFocusReason);
        const QImage before = control->grab().toImage();
        control->setFocus(Qt::TabFocusReason);
        const QImage after = control->grab().toImage();
        int different = 0;
        for (int y = 0; y < after.height(); ++y) {
            for (int x = 0; x < after.width(); ++x) {
                different += contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= 3;
            }
        }
        QVERIFY2(different >= after.height(),
                 qPrintable(QStringLiteral("%1: %2")
                                .arg(QLatin1String(control->metaObject()->className()))
                                .arg(different)));
    }
    for (const auto& control : all) {
        control->setParent(nullptr);
    }
}

/// Whether something is chosen shows in greyscale.
void ColourSchemeTest::tickIsSeenWithoutColour()
{
    QFETCH(QPalette, palette);
    setSystemColours(palette);
    WrappingCheckBox box(QStringLiteral("Words"));
    box.resize(box.sizeHint());
    const QImage off = box.grab().toImage();
    box.setChecked(true);
    const QImage on = box.grab().toImage();
    int different = 0;
    for (int y = 0; y < on.height(); ++y) {
        for (int x = 0; x < on.width(); ++x) {
            different += contrast(off.pixelColor(x, y), on.pixelColor(x, y)) >= 3;
        }
    }
    QVERIFY2(different >= 10, qPrintable(QString::number(different)));
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::ColourSchemeTest)
#include "tst_colourscheme.moc"

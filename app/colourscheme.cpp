// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/colourscheme.h"

#include "widgets/parts/contrast.h"
#include "widgets/parts/mutedcolour.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QStyleOption>

namespace rangebar {
namespace {

const auto fusionStyle = QStringLiteral("fusion");
constexpr int focusWidth = 2;
constexpr int insideTab = 3; ///< from the edge, also of a button, to the frame that shows the focus

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
QPalette lightPalette()
{
    const QColor text(0x1f, 0x23, 0x28);
    const QColor disabled(0x6e, 0x77, 0x81);
    QPalette palette(text, QColor(0xf6, 0xf8, 0xfa), QColor(0xff, 0xff, 0xff), QColor(0x8c, 0x95, 0x9f),
                     QColor(0xd0, 0xd7, 0xde), text, QColor(0xff, 0xff, 0xff), QColor(0xff, 0xff, 0xff),
                     QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::Button, QColor(0xf0, 0xf2, 0xf5));
    palette.setColor(QPalette::AlternateBase, QColor(0xf6, 0xf8, 0xfa));
    palette.setColor(QPalette::Highlight, QColor(0x09, 0x69, 0xda));
    palette.setColor(QPalette::HighlightedText, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::Link, QColor(0x09, 0x69, 0xda));
    palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, disabled);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    return palette;
}

QPalette darkPalette()
{
    const QColor text(0xf0, 0xf3, 0xf6);
    const QColor disabled(0x8b, 0x94, 0x9e);
    QPalette palette(text, QColor(0x16, 0x1b, 0x22), QColor(0x48, 0x50, 0x5a), QColor(0x01, 0x04, 0x09),
                     QColor(0x30, 0x36, 0x3d), text, QColor(0xff, 0xff, 0xff), QColor(0x0d, 0x11, 0x17),
                     QColor(0x16, 0x1b, 0x22));
    palette.setColor(QPalette::Button, QColor(0x21, 0x26, 0x2d));
    palette.setColor(QPalette::AlternateBase, QColor(0x16, 0x1b, 0x22));
    palette.setColor(QPalette::Highlight, QColor(0x1f, 0x6f, 0xeb));
    palette.setColor(QPalette::HighlightedText, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::Link, QColor(0x58, 0xa6, 0xff));
    palette.setColor(QPalette::ToolTipBase, QColor(0x16, 0x1b, 0x22));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, disabled);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    return palette;
}
#endif

void drawFrame(QPainter* painter, const QRect& rect, const QColor& colour, int width = 1)
{
    painter->save();
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(rect).adjusted(width / 2.0, width / 2.0, -width / 2.0, -width / 2.0));
    painter->restore();
}

/// Fusion derives its outlines from the window's colour, made darker: on a dark window nobody sees the box of
/// a tick that is not set, and in high contrast not even where a button ends. Nor does it show everywhere
/// what has the focus: here tabs, areas that scroll, chosen rows and first buttons do.
class FramedFusion final : public QProxyStyle
{
public:
    FramedFusion() : QProxyStyle(fusionStyle) {}

    /// What has no colour of its own in a high-contrast palette gets one that can be read.
    void polish(QPalette& palette) override
    {
        QProxyStyle::polish(palette);
        if (isHighContrast(palette)) {
            palette.setColor(QPalette::PlaceholderText, mutedColour(palette, QPalette::Text, QPalette::Base));
        }
    }
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        const bool highContrast = isHighContrast(option->palette);
        if (highContrast && element == PE_FrameFocusRect) {
            drawFrame(painter, option->rect, focusColour(option->palette), focusWidth);
            return;
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (highContrast) {
            frame(element, option, painter);
        } else if (isBox(element) && option->palette.color(QPalette::Window).lightness() < 128) {
            QColor frame = option->palette.color(QPalette::WindowText);
            frame.setAlphaF(0.6F);
            drawFrame(painter, option->rect, frame);
        }
        if (showsFocus(option)) {
            showFocus(element, option, painter, widget);
        }
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        QProxyStyle::drawControl(element, option, painter, widget);
        const bool isFramed =
            element == CE_TabBarTabShape || element == CE_ProgressBarGroove || element == CE_HeaderSection;
        if (isFramed && isHighContrast(option->palette)) {
            drawFrame(painter, option->rect, textColour(option));
        }
        if (element == CE_ItemViewItem && showsFocus(option)) {
            const bool selected = option->state.testFlag(State_Selected);
            drawFrame(painter, option->rect.adjusted(1, 1, -1, -1),
                      selected ? option->palette.color(QPalette::Active, QPalette::HighlightedText)
                               : focusColour(option->palette));
        }
        if (element == CE_TabBarTabLabel && option->state.testFlag(State_HasFocus)) {
            QStyleOptionFocusRect focus;
            focus.QStyleOption::operator=(*option);
            focus.rect = option->rect.adjusted(insideTab, insideTab, -insideTab, -insideTab);
            focus.backgroundColor = option->palette.color(QPalette::Window);
            proxy()->drawPrimitive(PE_FrameFocusRect, &focus, painter, widget);
        }
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override
    {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if (!isHighContrast(option->palette)) {
            return;
        }
        if (control == CC_ComboBox || control == CC_SpinBox) {
            frameField(option, painter);
        } else if (control == CC_ScrollBar) {
            drawFrame(painter, proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget),
                      textColour(option));
        }
    }

private:
    static bool isBox(PrimitiveElement element)
    {
        return element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    }

    static bool showsFocus(const QStyleOption* option)
    {
        return option->state.testFlag(State_HasFocus) && option->state.testFlag(State_KeyboardFocusChange);
    }

    /// Fusion does not: an area that scrolls looks the same, and a dialog's first button has its frame
    /// always.
    static void showFocus(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget)
    {
        if (element == PE_Frame && qobject_cast<const QAbstractScrollArea*>(widget)) {
            drawFrame(painter, option->rect, focusColour(option->palette));
        } else if (element == PE_PanelButtonCommand) {
            drawFrame(painter, option->rect.adjusted(insideTab, insideTab, -insideTab, -insideTab),
                      option->palette.color(QPalette::Active, QPalette::ButtonText));
        }
    }

    static QColor textColour(const QStyleOption* option)
    {
        return option->palette.color(option->state.testFlag(State_Enabled) ? QPalette::Active
                                                                           : QPalette::Disabled,
                                     QPalette::WindowText);
    }

    static void frameField(const QStyleOption* option, QPainter* painter)
    {
        const bool focused = option->state.testFlag(State_HasFocus) && option->state.testFlag(State_Enabled);
        drawFrame(painter, option->rect, focused ? focusColour(option->palette) : textColour(option),
                  focused ? focusWidth : 1);
    }

    static void frame(PrimitiveElement element, const QStyleOption* option, QPainter* painter)
    {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool isFlat = button && button->features.testFlag(QStyleOptionButton::Flat) &&
                            !option->state.testFlag(State_HasFocus);
        switch (element) {
        case PE_PanelButtonCommand:
            if (!isFlat) {
                frameField(option, painter);
            }
            break;
        case PE_FrameLineEdit:
            frameField(option, painter);
            break;
        case PE_PanelButtonTool:
        case PE_Frame:
        case PE_FrameMenu:
        case PE_FrameTabWidget:
        case PE_FrameGroupBox:
        case PE_IndicatorCheckBox:
        case PE_IndicatorItemViewItemCheck:
        case PE_IndicatorRadioButton:
            drawFrame(painter, option->rect, textColour(option));
            break;
        default:
            break;
        }
    }
};

/// The style that belongs to the system, with what its frames lack.
QStyle* systemStyle(const QString& name)
{
    return name == fusionStyle ? new FramedFusion : QStyleFactory::create(name);
}

} // namespace

ColourScheme::ColourScheme() : m_systemStyle(QApplication::style()->name())
{
    if (m_systemStyle == fusionStyle) {
        QApplication::setStyle(systemStyle(m_systemStyle));
    }
}

void ColourScheme::apply(ThemeChoice choice)
{
    if (choice == m_applied) {
        return;
    }
    m_applied = choice;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    switch (choice) {
    case ThemeChoice::System:
        QGuiApplication::styleHints()->unsetColorScheme();
        return;
    case ThemeChoice::Light:
        QGuiApplication::styleHints()->setColorScheme(Qt::ColorScheme::Light);
        return;
    case ThemeChoice::Dark:
        QGuiApplication::styleHints()->setColorScheme(Qt::ColorScheme::Dark);
        return;
    }
#else
    // A platform's own style may ignore a palette that is not its own; Fusion follows it everywhere.
    if (choice == ThemeChoice::System) {
        QApplication::setStyle(systemStyle(m_systemStyle));
        QApplication::setPalette(QPalette());
    } else {
        QApplication::setStyle(new FramedFusion);
        QApplication::setPalette(choice == ThemeChoice::Dark ? darkPalette() : lightPalette());
    }
#endif
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/colourscheme.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QStyleOption>

namespace rangebar {
namespace {

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

/// Fusion derives its outlines from the window's colour, made darker: on a dark window nobody sees the box of
/// a tick that is not set.
class FramedFusion final : public QProxyStyle
{
public:
    FramedFusion() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        if (isBox && option->palette.color(QPalette::Window).lightness() < 128) {
            QColor frame = option->palette.color(QPalette::WindowText);
            frame.setAlphaF(0.6F);
            painter->save();
            painter->setPen(frame);
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            painter->restore();
        }
    }
};
#endif

} // namespace

ColourScheme::ColourScheme() : m_systemStyle(QApplication::style()->name()) {}

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
        QApplication::setStyle(m_systemStyle);
        QApplication::setPalette(QPalette());
    } else {
        QApplication::setStyle(new FramedFusion);
        QApplication::setPalette(choice == ThemeChoice::Dark ? darkPalette() : lightPalette());
    }
#endif
}

} // namespace rangebar

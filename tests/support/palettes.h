// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

/// The colours of systems whose users need more contrast than others.
namespace rangebar::test {

struct NamedPalette
{
    QString name;
    QPalette palette;
};

inline QPalette highContrastPalette(QRgb background, QRgb text, QRgb selection, QRgb selectedText, QRgb link,
                                    QRgb disabled)
{
    QPalette palette{QColor(background)};
    for (const auto role :
         {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button, QPalette::ToolTipBase,
          QPalette::Light, QPalette::Midlight, QPalette::Dark, QPalette::Mid, QPalette::Shadow}) {
        palette.setColor(role, QColor(background));
    }
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText,
                            QPalette::ToolTipText}) {
        palette.setColor(role, QColor(text));
        if (role != QPalette::BrightText) {
            palette.setColor(QPalette::Disabled, role, QColor(disabled));
        }
    }
    palette.setColor(QPalette::Highlight, QColor(selection));
    palette.setColor(QPalette::HighlightedText, QColor(selectedText));
    palette.setColor(QPalette::Link, QColor(link));
    palette.setColor(QPalette::LinkVisited, QColor(link));
    return palette;
}

/// Those of Windows by their names there, and the two of GTK.
inline QList<NamedPalette> highContrastPalettes()
{
    return {
        {QStringLiteral("High contrast black"),
         highContrastPalette(0xff000000, 0xffffffff, 0xff1aebff, 0xff000000, 0xffffff00, 0xff3ff23f)},
        {QStringLiteral("High contrast white"),
         highContrastPalette(0xffffffff, 0xff000000, 0xff37006e, 0xffffffff, 0xff00009f, 0xff600000)},
        {QStringLiteral("Desert"),
         highContrastPalette(0xfffffaef, 0xff3d3d3d, 0xff903909, 0xfffff5e3, 0xff1c5e75, 0xff676767)},
        {QStringLiteral("Dusk"),
         highContrastPalette(0xff2d3236, 0xffffffff, 0xffa1bfde, 0xff212d3b, 0xff70ebde, 0xffa6a6a6)},
        {QStringLiteral("GTK, inverse"),
         highContrastPalette(0xff000000, 0xffffffff, 0xffffff00, 0xff000000, 0xffffff00, 0xffb0b0b0)},
        {QStringLiteral("GTK"),
         highContrastPalette(0xffffffff, 0xff000000, 0xff000000, 0xffffffff, 0xff1b1bb3, 0xff555555)},
    };
}

} // namespace rangebar::test

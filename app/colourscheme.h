// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

namespace rangebar {

enum class ThemeChoice
{
    System,
    Light,
    Dark
};

/// Light, dark or the system's own colours for the whole program. Where those are of a high-contrast theme,
/// everything has a frame that is seen. What differs between versions of Qt is only here.
class ColourScheme
{
public:
    ColourScheme();

    void apply(ThemeChoice choice);

private:
    QString m_systemStyle;
    ThemeChoice m_applied = ThemeChoice::System;
};

} // namespace rangebar

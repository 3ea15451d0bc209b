// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartspec.h"

#include <QFont>

namespace rangebar {

/// The fonts that come with the program, for pictures: they look the same on every machine, also on one
/// without any font. The screen has the reader's own. Needs a QGuiApplication; for any thread.
class PictureFonts
{
public:
    /// A font that has every character of the chart: letters and, where the chart has any, Chinese characters
    /// and symbols come from the program, what it lacks from the system. Sizes are for the caller to set.
    ///
    /// A character that the system lacks too is replaced in `spec` by its code, such as <U+1F980>.
    static QFont forChart(ChartSpec& spec);

    static QStringList families();          ///< of the program, letters first, whether in use or not
    static bool covers(char32_t character); ///< whether the program brings it along
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chartimage.h"

#include <optional>

namespace rangebar {

enum class ExportTheme
{
    Light,
    Dark,
    Both
};

/// How pictures are made, whatever they show.
struct ExportChoice
{
    ImageFormat format = ImageFormat::Png;
    int width = 980; ///< logical pixels (PDF: points), within the limits below
    int scale = 2;   ///< 1 to 4 device pixels for each (PNG)
    ExportTheme theme = ExportTheme::Light;
    bool transparent = false;
    bool title = true;
    bool caption = true;
    bool textAsPaths = false; ///< SVG
    bool snippet = false;     ///< also a file with HTML for a page, where the format is one for pages
    AxisMode axis = AxisMode::Shared;
    QString language; ///< "en", "ru", "zh_CN", or empty for the program's own

    bool operator==(const ExportChoice&) const = default;

    /// The themes in the order in which pictures are made.
    QList<ChartThemeChoice> themes() const;
    /// Whether there are pictures for a web page, and with them a snippet for it.
    bool isForPages() const { return format != ImageFormat::Pdf; }
    ImageOptions imageOptions(ChartThemeChoice shown) const;
};

constexpr int leastExportWidth = 320;
constexpr int mostExportWidth = 8000;
constexpr int mostExportScale = 4;

/// What a picture is for. A preset decides how it looks, but neither its language nor its axis.
enum class ExportPreset
{
    ReleaseNotes, ///< light and dark PNG for high-resolution screens, and the HTML that shows one of them
    Slide,        ///< fills the width of a slide on a 4K screen
    Print,        ///< PDF with text that stays readable on A4
    Custom
};

ExportChoice withPreset(ExportChoice choice, ExportPreset preset);
/// The preset that makes this choice; Custom where none does.
ExportPreset presetOf(const ExportChoice& choice);

// Names on the command line and in the settings, the same in every language.
QString formatName(ImageFormat format); ///< also the suffix of its files
std::optional<ImageFormat> formatNamed(QStringView name);
QString themeName(ExportTheme theme);
std::optional<ExportTheme> themeNamed(QStringView name);
std::optional<ExportPreset> presetNamed(QStringView name);

} // namespace rangebar

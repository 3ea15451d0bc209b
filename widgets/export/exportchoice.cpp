// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportchoice.h"

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

constexpr std::array<const char*, 3> formatNames{"png", "svg", "pdf"};
constexpr std::array<const char*, 3> themeNames{"light", "dark", "both"};
constexpr std::array<const char*, 3> presetNames{"github", "slide", "print"};

template <typename Enum, std::size_t count>
std::optional<Enum> named(const std::array<const char*, count>& names, QStringView name)
{
    const auto found =
        std::ranges::find_if(names, [name](const char* known) { return name == QLatin1String(known); });
    return found == names.end() ? std::nullopt : std::optional(static_cast<Enum>(found - names.begin()));
}

} // namespace

QList<ChartThemeChoice> ExportChoice::themes() const
{
    switch (theme) {
    case ExportTheme::Light:
        return {ChartThemeChoice::Light};
    case ExportTheme::Dark:
        return {ChartThemeChoice::Dark};
    case ExportTheme::Both:
        return {ChartThemeChoice::Light, ChartThemeChoice::Dark};
    }
    Q_UNREACHABLE();
}

ImageOptions ExportChoice::imageOptions(ChartThemeChoice shown) const
{
    ImageOptions options;
    options.format = format;
    options.theme = shown;
    options.width = width;
    options.scale = scale;
    options.transparent = transparent;
    options.title = title;
    options.caption = caption;
    options.textAsPaths = textAsPaths && format == ImageFormat::Svg;
    return options;
}

ExportChoice withPreset(ExportChoice choice, ExportPreset preset)
{
    if (preset == ExportPreset::Custom) {
        return choice;
    }
    ExportChoice chosen; // whatever a preset does not name is as usual
    chosen.axis = choice.axis;
    chosen.language = choice.language;
    switch (preset) {
    case ExportPreset::ReleaseNotes:
        chosen.theme = ExportTheme::Both;
        chosen.snippet = true;
        break;
    case ExportPreset::Slide:
        chosen.width = 960; // with four pixels for each it is 3,840 pixels: a 4K screen
        chosen.scale = 4;
        break;
    case ExportPreset::Print:
        chosen.format = ImageFormat::Pdf;
        chosen.width = 640; // on A4 the text is about 10 points high
        break;
    case ExportPreset::Custom:
        break;
    }
    return chosen;
}

ExportPreset presetOf(const ExportChoice& choice)
{
    for (const ExportPreset preset : {ExportPreset::ReleaseNotes, ExportPreset::Slide, ExportPreset::Print}) {
        if (withPreset(choice, preset) == choice) {
            return preset;
        }
    }
    return ExportPreset::Custom;
}

QString formatName(ImageFormat format)
{
    return QLatin1String(formatNames.at(static_cast<std::size_t>(format)));
}

std::optional<ImageFormat> formatNamed(QStringView name)
{
    return named<ImageFormat>(formatNames, name);
}

QString themeName(ExportTheme theme)
{
    return QLatin1String(themeNames.at(static_cast<std::size_t>(theme)));
}

std::optional<ExportTheme> themeNamed(QStringView name)
{
    return named<ExportTheme>(themeNames, name);
}

std::optional<ExportPreset> presetNamed(QStringView name)
{
    return named<ExportPreset>(presetNames, name);
}

} // namespace rangebar

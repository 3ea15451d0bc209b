// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/exportsettings.h"

#include "app/settings.h"

namespace rangebar {

ExportChoice rememberedChoice(const Settings& settings)
{
    ExportChoice choice;
    choice.format = formatNamed(settings.text(Setting::ExportFormat)).value_or(choice.format);
    choice.width = settings.number(Setting::ExportWidth);
    choice.scale = settings.number(Setting::ExportScale);
    choice.theme = themeNamed(settings.text(Setting::ExportTheme)).value_or(choice.theme);
    choice.transparent = settings.flag(Setting::ExportTransparent);
    choice.title = settings.flag(Setting::ExportTitle);
    choice.caption = settings.flag(Setting::ExportCaption);
    choice.textAsPaths = settings.flag(Setting::ExportTextAsPaths);
    choice.snippet = settings.flag(Setting::ExportSnippet);
    choice.language = settings.text(Setting::ExportLanguage);
    return choice;
}

void remember(Settings& settings, const ExportChoice& choice)
{
    settings.set(Setting::ExportFormat, formatName(choice.format));
    settings.set(Setting::ExportWidth, choice.width);
    settings.set(Setting::ExportScale, choice.scale);
    settings.set(Setting::ExportTheme, themeName(choice.theme));
    settings.set(Setting::ExportTransparent, choice.transparent);
    settings.set(Setting::ExportTitle, choice.title);
    settings.set(Setting::ExportCaption, choice.caption);
    settings.set(Setting::ExportTextAsPaths, choice.textAsPaths);
    settings.set(Setting::ExportSnippet, choice.snippet);
    settings.set(Setting::ExportLanguage, choice.language);
}

QList<ExportItem> rememberedItems(const Settings& settings)
{
    const QStringList ids = settings.list(Setting::ExportItems);
    QList<ExportItem> items;
    for (const ExportItem item : documentExports() + comparisonExports() + historyExports()) {
        const bool chosen = ids.isEmpty() ? !isTable(item) : ids.contains(exportId(item));
        if (chosen && !items.contains(item)) {
            items += item;
        }
    }
    return items;
}

void remember(Settings& settings, const QList<ExportItem>& items)
{
    settings.set(Setting::ExportItems, exportIds(items));
}

} // namespace rangebar

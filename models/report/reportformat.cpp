// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/reportformat.h"

#include <algorithm>
#include <array>

namespace rangebar {
namespace {

struct FormatName
{
    ReportFormat format;
    QLatin1StringView name;
    QLatin1StringView suffix;
};

constexpr std::array<FormatName, 5> formatNames{{
    {ReportFormat::Text, QLatin1StringView("text"), QLatin1StringView("txt")},
    {ReportFormat::Markdown, QLatin1StringView("markdown"), QLatin1StringView("md")},
    {ReportFormat::Json, QLatin1StringView("json"), QLatin1StringView("json")},
    {ReportFormat::Csv, QLatin1StringView("csv"), QLatin1StringView("csv")},
    {ReportFormat::Html, QLatin1StringView("html"), QLatin1StringView("html")},
}};

const FormatName& nameOf(ReportFormat format)
{
    return *std::ranges::find(formatNames, format, &FormatName::format);
}

} // namespace

std::optional<ReportFormat> reportFormat(QStringView name)
{
    const auto found =
        std::ranges::find_if(formatNames, [name](const FormatName& known) { return known.name == name; });
    return found == formatNames.end() ? std::nullopt : std::optional(found->format);
}

QString reportFormatName(ReportFormat format)
{
    return nameOf(format).name;
}

QString reportSuffix(ReportFormat format)
{
    return nameOf(format).suffix;
}

} // namespace rangebar

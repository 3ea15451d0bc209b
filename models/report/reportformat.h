// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace rangebar {

/// How a document or a comparison is written out.
enum class ReportFormat
{
    Text,
    Markdown,
    Json,
    Csv,
    Html
};

/// "text", "markdown", "json", "csv", "html"; nothing for another word.
std::optional<ReportFormat> reportFormat(QStringView name);
QString reportFormatName(ReportFormat format);
/// Without the dot: "txt", "md", "json", "csv", "html".
QString reportSuffix(ReportFormat format);

} // namespace rangebar

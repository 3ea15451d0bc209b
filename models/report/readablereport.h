// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/report/texttable.h"

#include <QLocale>

namespace rangebar {

/// A heading with what stands under it: sentences, then a table.
struct ReportPart
{
    QString heading;
    QStringList sentences;
    TextTable table;
    bool folded = false; ///< details, where the format can fold them
};

/// A document or a comparison as a reader reads it, before any format. All texts are visible text, not yet
/// escaped.
struct ReadableReport
{
    QString title;
    QStringList facts;   ///< what this is about
    QStringList summary; ///< the first line is what a reader came for; may be empty
    QList<ReportPart> parts;
};

struct TextLayout
{
    static constexpr int leastWidth = 40;

    /// How a table is written that is too wide for columns: a block for each row.
    enum class Block
    {
        Sentence, ///< the cells behind each other
        List,     ///< a line for each cell
    };

    int width = 100; ///< columns of a terminal, at least leastWidth
    Block block = Block::Sentence;
    /// Columns of a table are a multiple of this wide, so that one longer number does not move all lines.
    int columnStep = 1;
    bool hasColours = false; ///< escape sequences of a terminal around headings
};

QString toPlainText(const ReadableReport& report, const TextLayout& layout);
QString toMarkdown(const ReadableReport& report);
/// One page that needs nothing else. `title` is that of the page.
QString toHtml(const QList<ReadableReport>& reports, const QString& title, const QLocale& locale);

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/readablereport.h"

#include "models/report/joining.h"
#include "models/report/textwidth.h"
#include "models/report/visibletext.h"

#include <algorithm>
#include <numeric>

namespace rangebar {
namespace {

constexpr qsizetype gap = 2;
const auto indent = QStringLiteral("  ");

QString emphasised(const QString& text, const TextLayout& layout)
{
    return layout.hasColours && !text.isEmpty()
               ? QString(QStringLiteral("\x1b[1m") + text + QStringLiteral("\x1b[0m"))
               : text;
}

/// Writes one table on lines of a width.
class TableText
{
public:
    TableText(const TextTable& table, const TextLayout& layout)
        : m_table(table), m_layout(layout), m_width(std::max(layout.width, TextLayout::leastWidth))
    {
    }

    QStringList lines() const;

private:
    QList<qsizetype> naturalWidths() const;
    std::optional<QList<qsizetype>> fittingWidths() const;
    QStringList columns(const QList<TableCell>& cells, const QList<qsizetype>& widths) const;
    QStringList blocks() const;
    QStringList sentence(const QList<TableCell>& row) const;
    QStringList list(const QList<TableCell>& row) const;

    const TextTable& m_table;
    const TextLayout& m_layout;
    qsizetype m_width;
};

QList<qsizetype> TableText::naturalWidths() const
{
    QList<qsizetype> widths;
    for (const QString& title : m_table.header) {
        widths.append(displayWidth(title));
    }
    for (const QList<TableCell>& row : m_table.rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths.at(i), displayWidth(row.at(i).text));
        }
    }
    for (qsizetype& width : widths) {
        width = (width + m_layout.columnStep - 1) / m_layout.columnStep * m_layout.columnStep;
    }
    return widths;
}

/// Of all columns, where words are wrapped and numbers never; nothing where that is not enough.
std::optional<QList<qsizetype>> TableText::fittingWidths() const
{
    constexpr qsizetype leastOfText = 24;
    QList<qsizetype> widths = naturalWidths();
    const qsizetype room = m_width - indent.size() - gap * (widths.size() - 1);
    for (;;) {
        const qsizetype excess = std::accumulate(widths.cbegin(), widths.cend(), qsizetype(0)) - room;
        if (excess <= 0) {
            return widths;
        }
        qsizetype widest = -1;
        for (qsizetype i = 0; i < widths.size(); ++i) {
            if (!m_table.isRightAligned(i) && widths.at(i) > leastOfText &&
                (widest < 0 || widths.at(i) > widths.at(widest))) {
                widest = i;
            }
        }
        if (widest < 0) {
            return std::nullopt;
        }
        widths[widest] = std::max(leastOfText, widths.at(widest) - excess);
    }
}

QStringList TableText::columns(const QList<TableCell>& cells, const QList<qsizetype>& widths) const
{
    QList<QStringList> texts;
    qsizetype height = 1;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const TableCell& cell = cells.at(i);
        texts.append(displayWidth(cell.text) <= widths.at(i) ? QStringList{cell.text}
                                                             : wrapped(cell.text, widths.at(i)));
        height = std::max(height, texts.constLast().size());
    }
    QStringList lines;
    for (qsizetype line = 0; line < height; ++line) {
        QString text = indent;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            text += padded(texts.at(i).value(line), widths.at(i), cells.at(i).alignRight) +
                    QString(gap, QLatin1Char(' '));
        }
        while (text.endsWith(QLatin1Char(' '))) {
            text.chop(1);
        }
        lines.append(text);
    }
    return lines;
}

QStringList TableText::sentence(const QList<TableCell>& row) const
{
    QStringList cells;
    const bool isAlone =
        std::ranges::count_if(row.mid(1), [](const TableCell& cell) { return !cell.text.isEmpty(); }) == 1;
    for (qsizetype i = 1; i < row.size(); ++i) {
        if (!row.at(i).text.isEmpty()) {
            cells.append(isAlone ? row.at(i).text : Joining::labelled(m_table.header.at(i), row.at(i).text));
        }
    }
    QStringList lines = wrapped(Joining::clauses(cells), m_width - indent.size(), indent + indent);
    for (qsizetype i = 1; i < lines.size(); ++i) {
        lines[i].prepend(indent);
    }
    return lines;
}

QStringList TableText::list(const QList<TableCell>& row) const
{
    constexpr qsizetype leastOfValue = 16;
    qsizetype widestTitle = 0;
    for (qsizetype i = 1; i < row.size(); ++i) {
        widestTitle = std::max(widestTitle, displayWidth(m_table.header.at(i)));
    }
    const qsizetype behindTitle = 2 * indent.size() + widestTitle + gap;
    const bool fits = behindTitle + leastOfValue <= m_width;
    const qsizetype start = fits ? behindTitle : 3 * indent.size();
    QStringList lines;
    for (qsizetype i = 1; i < row.size(); ++i) {
        QStringList value = wrapped(row.at(i).text, m_width, QString(start, QLatin1Char(' ')));
        if (value.isEmpty()) {
            continue;
        }
        if (fits) {
            const QString title = indent + indent + m_table.header.at(i);
            value.first() = padded(title, start) + QStringView(value.constFirst()).mid(start);
        } else {
            lines += wrapped(m_table.header.at(i), m_width, indent + indent);
        }
        lines += value;
    }
    return lines;
}

/// A block for each row: the first cell, which is not repeated while it stays the same, then the others with
/// their titles.
QStringList TableText::blocks() const
{
    QStringList lines;
    const QString* block = nullptr;
    for (const QList<TableCell>& row : m_table.rows) {
        const QString& name = row.constFirst().text;
        if (!block || name != *block) {
            block = &name;
            lines += wrapped(name.isEmpty() ? m_table.header.constFirst() : name, m_width, indent);
        }
        lines += m_layout.block == TextLayout::Block::List ? list(row) : sentence(row);
    }
    return lines;
}

QStringList TableText::lines() const
{
    const std::optional<QList<qsizetype>> widths = fittingWidths();
    if (!widths) {
        return blocks();
    }
    QList<TableCell> header;
    for (qsizetype i = 0; i < m_table.header.size(); ++i) {
        header.append({m_table.header.at(i), false, m_table.isRightAligned(i)});
    }
    QStringList lines = columns(header, *widths);
    for (const QList<TableCell>& row : m_table.rows) {
        lines += columns(row, *widths);
    }
    return lines;
}

/// With names that are legible; JSON and CSV have each in full.
TextTable withShownNames(TextTable table)
{
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        if (table.rows.at(row).constFirst().text.size() > longestShownName) {
            QString& name = table.rows[row].first().text;
            name = shortened(name, longestShownName);
        }
    }
    return table;
}

} // namespace

QString toPlainText(const ReadableReport& report, const TextLayout& layout)
{
    const int room = std::max(layout.width, TextLayout::leastWidth);
    QStringList lines;
    for (const QString& line : wrapped(report.title, room)) {
        lines.append(emphasised(line, layout));
    }
    for (const QString& fact : report.facts) {
        lines += wrapped(fact, room);
    }
    if (!report.summary.isEmpty()) {
        lines.append(QString());
    }
    for (const QString& sentence : report.summary) {
        lines += wrapped(sentence, room);
    }
    for (const ReportPart& part : report.parts) {
        lines.append(QString());
        qsizetype underlined = 0;
        for (const QString& line : wrapped(part.heading, room)) {
            lines.append(emphasised(line, layout));
            underlined = displayWidth(line);
        }
        lines.append(QString(underlined, QLatin1Char('-')));
        for (const QString& sentence : part.sentences) {
            lines += wrapped(sentence, room);
        }
        if (!part.table.rows.isEmpty()) {
            const TextTable table = withShownNames(part.table);
            lines += TableText(table, layout).lines();
        }
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace rangebar

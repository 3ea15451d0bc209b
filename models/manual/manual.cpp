// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/manual/manual.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace rangebar {
namespace {

constexpr int excerptBefore = 40;
constexpr int excerptLength = 160;

QString readText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString withoutMarks(QString line)
{
    static const QRegularExpression link(QStringLiteral(R"(!?\[([^\]]*)\]\([^)]*\))"));
    static const QRegularExpression rule(QStringLiteral(R"(^[\s|:-]*$)"));
    if (rule.match(line).hasMatch()) {
        return {};
    }
    line.replace(link, QStringLiteral("\\1"));
    line.remove(QLatin1String("**")).remove(QLatin1Char('`')).replace(QLatin1Char('|'), QLatin1Char(' '));
    static const QRegularExpression start(QStringLiteral(R"(^\s*(>|-|\d+\.)\s+)"));
    return line.remove(start).simplified();
}

/// GitHub's: lower case, blanks become dashes, and of the rest only letters, digits, dashes and underscores
/// stay.
QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_') || c.isMark()) {
            anchor += c;
        } else if (c == QLatin1Char(' ')) {
            anchor += QLatin1Char('-');
        }
    }
    return anchor;
}

ManualChapter readChapter(const QString& id, const QString& markdown)
{
    ManualChapter chapter{id, markdown, {}, {}};
    static const QRegularExpression headingMark(QStringLiteral("^(#{1,3}) (.+)$"));
    bool inCode = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            inCode = !inCode;
            continue;
        }
        const QRegularExpressionMatch heading = headingMark.match(line);
        if (!inCode && heading.hasMatch()) {
            const QString text = withoutMarks(heading.captured(2));
            chapter.headings.append({int(heading.capturedLength(1)), text, anchorOf(text)});
            chapter.sections.append(QString());
            continue;
        }
        const QString text = inCode ? line.simplified() : withoutMarks(line);
        if (!text.isEmpty() && !chapter.sections.isEmpty()) {
            QString& section = chapter.sections.last();
            section += section.isEmpty() ? text : QLatin1Char(' ') + text;
        }
    }
    if (chapter.headings.isEmpty()) {
        chapter.headings.append({1, id, anchorOf(id)});
        chapter.sections.append(QString());
    }
    return chapter;
}

QString excerptAround(const QString& text, qsizetype at)
{
    qsizetype from = std::max<qsizetype>(0, at - excerptBefore);
    if (from > 0) {
        const qsizetype blank = text.indexOf(QLatin1Char(' '), from);
        from = blank >= 0 && blank < at ? blank + 1 : from;
    }
    QString excerpt = text.mid(from, excerptLength);
    if (from > 0) {
        excerpt.prepend(QChar(0x2026));
    }
    if (from + excerptLength < text.size()) {
        excerpt += QChar(0x2026);
    }
    return excerpt;
}

} // namespace

QStringList manualLinks(const QString& markdown)
{
    static const QRegularExpression link(QStringLiteral(R"(\]\(([^)\s]+)\))"));
    QStringList links;
    for (auto match = link.globalMatch(markdown); match.hasNext();) {
        links += match.next().captured(1);
    }
    return links;
}

Manual Manual::load(const QString& folder)
{
    Manual manual;
    const QDir dir(folder);
    for (const QString& link : manualLinks(readText(dir.filePath(QStringLiteral("README.md"))))) {
        if (link.endsWith(QLatin1String(".md")) && !link.contains(QLatin1Char('/'))) {
            manual.m_chapters.append(readChapter(link.chopped(3), readText(dir.filePath(link))));
        }
    }
    return manual;
}

QString Manual::currentLanguage()
{
    switch (QLocale().language()) {
    case QLocale::Russian:
        return QStringLiteral("ru");
    case QLocale::Chinese:
        return QStringLiteral("zh_CN");
    default:
        return QStringLiteral("en");
    }
}

int Manual::indexOf(const QString& id) const
{
    const auto found =
        std::ranges::find_if(m_chapters, [&](const ManualChapter& chapter) { return chapter.id == id; });
    return found == m_chapters.end() ? -1 : int(found - m_chapters.begin());
}

std::optional<ManualPlace> Manual::target(int chapter, const QString& link) const
{
    const QString file = link.section(QLatin1Char('#'), 0, 0);
    const QString anchor = link.section(QLatin1Char('#'), 1);
    if (!file.isEmpty() && !file.endsWith(QLatin1String(".md"))) {
        return std::nullopt;
    }
    const int target = file.isEmpty() ? chapter : indexOf(file.chopped(3));
    if (target < 0 || target >= m_chapters.size()) {
        return std::nullopt;
    }
    if (anchor.isEmpty()) {
        return ManualPlace{target, 0};
    }
    const QList<ManualHeading>& headings = m_chapters.at(target).headings;
    for (int i = 0; i < headings.size(); ++i) {
        if (headings.at(i).anchor == anchor) {
            return ManualPlace{target, i};
        }
    }
    return std::nullopt;
}

QStringList Manual::splitWords(const QString& words)
{
    return words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QList<ManualHit> Manual::find(const QString& words) const
{
    const QStringList wanted = splitWords(words);
    QList<ManualHit> hits;
    if (wanted.isEmpty()) {
        return hits;
    }
    for (int chapter = 0; chapter < m_chapters.size(); ++chapter) {
        const ManualChapter& searched = m_chapters.at(chapter);
        for (int heading = 0; heading < searched.headings.size(); ++heading) {
            const QString& title = searched.headings.at(heading).text;
            const QString& text = searched.sections.at(heading);
            const bool all = std::ranges::all_of(wanted, [&](const QString& word) {
                return title.contains(word, Qt::CaseInsensitive) || text.contains(word, Qt::CaseInsensitive);
            });
            if (all) {
                const qsizetype at = text.indexOf(wanted.first(), 0, Qt::CaseInsensitive);
                hits.append({{chapter, heading}, excerptAround(text, std::max<qsizetype>(0, at))});
            }
        }
    }
    return hits;
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rangebar {

struct ManualHeading
{
    int level = 1; ///< as in Markdown: 1 is the title of the chapter
    QString text;
    QString anchor; ///< as GitHub makes it of the text
};

/// Where in the manual something is.
struct ManualPlace
{
    int chapter = 0;
    int heading = 0; ///< index in ManualChapter::headings

    bool operator==(const ManualPlace&) const = default;
};

struct ManualHit
{
    ManualPlace place;
    QString excerpt; ///< plain text around the first word that was found
};

struct ManualChapter
{
    QString id; ///< the name of its file without ".md", the same in all languages
    QString markdown;
    QList<ManualHeading> headings; ///< never empty: the first is the title
    QStringList sections;          ///< the plain text under each heading, up to the next one

    const QString& title() const { return headings.first().text; }
};

/// The manual in one language, read from the Markdown files of docs/manual.
class Manual
{
public:
    /// `folder` has a file for each chapter, and README.md with links to them in their order.
    static Manual load(const QString& folder);
    /// Of the languages that the manual is written in, the folder of the one that is spoken now.
    static QString currentLanguage();

    const QList<ManualChapter>& chapters() const { return m_chapters; }
    /// -1 where there is no such chapter.
    int indexOf(const QString& id) const;
    /// Where a link in a chapter leads, such as "comparing.md#the-sides" or "#the-marks"; nothing where it
    /// leads out of the manual, or to something that is not in it.
    std::optional<ManualPlace> target(int chapter, const QString& link) const;
    /// The sections that have every one of the words, in the order of the manual.
    QList<ManualHit> find(const QString& words) const;
    static QStringList splitWords(const QString& words);

private:
    QList<ManualChapter> m_chapters;
};

/// The links of a Markdown text, pictures included, as they are written there.
QStringList manualLinks(const QString& markdown);

} // namespace rangebar

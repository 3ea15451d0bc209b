// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exportchoice.h"
#include "widgets/export/exportsubject.h"

namespace rangebar {

struct PlannedPicture
{
    ChartThemeChoice theme = ChartThemeChoice::Light;
    QString fileName;
};

/// One chart or table, as one picture for each theme.
struct PlannedChart
{
    qsizetype subject = 0; ///< index in ExportPlan::subjects
    ExportItem item = ExportItem::Comparison;
    QList<PlannedPicture> pictures; ///< at least one
};

/// Something that was asked for and that a subject does not have.
struct MissingExport
{
    qsizetype subject = 0;
    ExportItem item = ExportItem::Comparison;
};

/// Which files an export writes, decided before the first is written.
struct ExportPlan
{
    QList<ExportSubject> subjects;
    ExportChoice choice;
    QList<PlannedChart> charts; ///< subject by subject, in the order of the items
    QList<MissingExport> missing;
    QStringList snippetNames; ///< one for each subject; empty where no snippet is written

    qsizetype pictureCount() const;
    /// Of every file, snippets last. No two differ by upper and lower case only.
    QStringList fileNames() const;
    /// The spec of a chart, in the current language.
    ChartSpec spec(const PlannedChart& chart) const;
};

/// Such as ruststream-nats-0.7.0-2026-09-23-comparison-dark.png, for a stem of models/report/filenames.h.
QString pictureFileName(const QString& stem, ExportItem item, ChartThemeChoice theme, ImageFormat format);

/// `items` may hold what no subject has, in any order.
ExportPlan planExport(const QList<ExportSubject>& subjects, const QList<ExportItem>& items,
                      const ExportChoice& choice);

/// HTML that shows a picture on a page, such as release notes on GitHub: with both themes the one that the
/// reader of the page uses. `altText` is any text; the names are those of the files beside the page. One
/// paragraph without blank lines, since Markdown ends HTML there.
QString pictureSnippet(const PlannedChart& chart, int width, const QString& altText);

} // namespace rangebar

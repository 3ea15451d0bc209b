// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exportplan.h"

#include <QSet>
#include <QUrl>

namespace rangebar {
namespace {

/// The stems of all subjects, each made unique: two documents may call themselves the same.
QStringList uniqueStems(const QList<ExportSubject>& subjects)
{
    QStringList stems;
    QSet<QString> taken;
    for (const ExportSubject& subject : subjects) {
        const QString wanted = subject.fileStem();
        QString stem = wanted;
        for (int number = 2; taken.contains(stem); ++number) {
            stem = QStringLiteral("%1-%2").arg(wanted).arg(number);
        }
        taken.insert(stem);
        stems += stem;
    }
    return stems;
}

PlannedChart plannedChart(qsizetype subject, ExportItem item, const QString& stem, const ExportChoice& choice)
{
    PlannedChart chart{subject, item, {}};
    for (const ChartThemeChoice theme : choice.themes()) {
        chart.pictures += {theme, pictureFileName(stem, item, theme, choice.format)};
    }
    return chart;
}

QString asAddress(const QString& fileName)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(fileName));
}

QString asAttribute(const QString& text)
{
    return text.simplified().toHtmlEscaped();
}

} // namespace

qsizetype ExportPlan::pictureCount() const
{
    qsizetype count = 0;
    for (const PlannedChart& chart : charts) {
        count += chart.pictures.size();
    }
    return count;
}

QStringList ExportPlan::fileNames() const
{
    QStringList names;
    for (const PlannedChart& chart : charts) {
        for (const PlannedPicture& picture : chart.pictures) {
            names += picture.fileName;
        }
    }
    for (const QString& name : snippetNames) {
        if (!name.isEmpty()) {
            names += name;
        }
    }
    return names;
}

ChartSpec ExportPlan::spec(const PlannedChart& chart) const
{
    return subjects.at(chart.subject).spec(chart.item, choice.axis);
}

QString pictureFileName(const QString& stem, ExportItem item, ChartThemeChoice theme, ImageFormat format)
{
    const QString ending = theme == ChartThemeChoice::Dark ? QStringLiteral("-dark") : QString();
    return QStringLiteral("%1-%2%3.%4").arg(stem, exportId(item), ending, formatName(format));
}

ExportPlan planExport(const QList<ExportSubject>& subjects, const QList<ExportItem>& items,
                      const ExportChoice& choice)
{
    ExportPlan plan;
    plan.subjects = subjects;
    plan.choice = choice;
    const QStringList stems = uniqueStems(subjects);
    for (qsizetype subject = 0; subject < subjects.size(); ++subject) {
        const QList<ExportItem> present = subjects.at(subject).items();
        bool any = false;
        for (const ExportItem item : present) {
            if (items.contains(item)) {
                plan.charts += plannedChart(subject, item, stems.at(subject), choice);
                any = true;
            }
        }
        for (const ExportItem item : items) {
            if (!present.contains(item)) {
                plan.missing += {subject, item};
            }
        }
        plan.snippetNames += choice.snippet && choice.isForPages() && any
                                 ? QString(stems.at(subject) + QStringLiteral("-pictures.md"))
                                 : QString();
    }
    return plan;
}

QString pictureSnippet(const PlannedChart& chart, int width, const QString& altText)
{
    const QString image = QStringLiteral("<img src=\"%1\" width=\"%2\" alt=\"%3\" />")
                              .arg(asAddress(chart.pictures.constFirst().fileName), QString::number(width),
                                   asAttribute(altText));
    if (chart.pictures.size() == 1) {
        return image + QLatin1Char('\n');
    }
    return QStringLiteral("<picture>\n"
                          "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"%1\" />\n"
                          "  %2\n"
                          "</picture>\n")
        .arg(asAddress(chart.pictures.constLast().fileName), image);
}

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chartfiles.h"

#include <QFileInfo>
#include <QSaveFile>

namespace rangebar {
namespace {

constexpr qsizetype longestName = 100;

} // namespace

QString suggestedImageName(const ChartSpec& spec)
{
    const QString title = std::visit([](const auto& chart) { return chart.title; }, spec);
    QString name;
    for (const QChar c : title.toLower()) {
        const bool plain = c.isLetterOrNumber() || c == QLatin1Char('.') || c == QLatin1Char('_');
        if (plain) {
            name += c;
        } else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-'))) {
            name += QLatin1Char('-');
        }
    }
    name.truncate(longestName);
    while (name.endsWith(QLatin1Char('-')) || name.endsWith(QLatin1Char('.'))) {
        name.chop(1);
    }
    while (name.startsWith(QLatin1Char('.')) || name.startsWith(QLatin1Char('-'))) {
        name.remove(0, 1); // neither hidden nor an option
    }
    return (name.isEmpty() ? QStringLiteral("chart") : name) + QStringLiteral(".png");
}

ImageFormat imageFormatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("svg")) {
        return ImageFormat::Svg;
    }
    if (suffix == QLatin1String("pdf")) {
        return ImageFormat::Pdf;
    }
    return ImageFormat::Png;
}

QString saveChart(const QString& path, const ChartSpec& spec, ImageOptions options)
{
    options.format = imageFormatOf(path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    if (const auto written = writeChart(file, spec, options); !written) {
        file.cancelWriting();
        return written.error().text();
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace rangebar

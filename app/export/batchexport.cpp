// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/batchexport.h"

#include "app/chartfiles.h"
#include "models/log/logcategories.h"

#include <QDir>

namespace rangebar {

BatchExport::BatchExport(InLanguage inLanguage, QObject* parent)
    : QObject(parent), m_inLanguage(std::move(inLanguage))
{
    // One at a time: a single picture may take a good part of the memory.
    m_threads.setMaxThreadCount(1);
}

BatchExport::~BatchExport()
{
    m_threads.waitForDone();
}

void BatchExport::start(const ExportPlan& plan, const QString& folder)
{
    Q_ASSERT(!m_running);
    m_plan = plan;
    m_folder = folder;
    m_files.clear();
    m_snippets = QStringList(plan.subjects.size(), QString());
    m_cancelled = false;
    m_running = true;
    m_chart = 0;
    m_picture = 0;
    QDir().mkpath(folder); // where it can't be made, each file says why
    Q_EMIT progressChanged(0, int(m_plan.pictureCount()));
    // Queued, so that whoever starts it may connect to the end first.
    QMetaObject::invokeMethod(this, &BatchExport::next, Qt::QueuedConnection);
}

void BatchExport::prepareChart()
{
    const PlannedChart& chart = m_plan.charts.at(m_chart);
    m_inLanguage(m_plan.choice.language, [this, &chart] {
        m_spec = m_plan.spec(chart);
        m_altText = chartAltText(m_spec);
        m_language = QLocale().bcp47Name();
    });
    m_snippets[chart.subject] += pictureSnippet(chart, m_plan.choice.width, m_altText) + QLatin1Char('\n');
}

void BatchExport::next()
{
    if (m_cancelled || m_chart == m_plan.charts.size()) {
        finish();
        return;
    }
    if (m_picture == 0) {
        prepareChart();
    }
    const PlannedPicture& picture = m_plan.charts.at(m_chart).pictures.at(m_picture);
    ImageOptions options = m_plan.choice.imageOptions(picture.theme);
    options.altText = m_altText;
    options.language = m_language;
    m_threads.start([this, options, spec = m_spec, path = QDir(m_folder).filePath(picture.fileName)] {
        const auto outcome = saveChart(path, spec, options);
        const ExportedFile file{path, outcome ? std::nullopt : std::optional(outcome.error())};
        QMetaObject::invokeMethod(
            this, [this, file] { written(file); }, Qt::QueuedConnection);
    });
}

void BatchExport::written(const ExportedFile& file)
{
    m_files += file;
    if (++m_picture == m_plan.charts.at(m_chart).pictures.size()) {
        m_picture = 0;
        ++m_chart;
    }
    Q_EMIT progressChanged(int(m_files.size()), int(m_plan.pictureCount()));
    next();
}

void BatchExport::writeSnippets()
{
    for (qsizetype subject = 0; subject < m_plan.subjects.size(); ++subject) {
        const QString name = m_plan.snippetNames.at(subject);
        if (name.isEmpty()) {
            continue;
        }
        const QString path = QDir(m_folder).filePath(name);
        const auto outcome = saveBytes(path, m_snippets.at(subject).toUtf8());
        m_files += {path, outcome ? std::nullopt : std::optional(outcome.error())};
    }
}

void BatchExport::finish()
{
    if (!m_cancelled) {
        writeSnippets();
    }
    m_running = false;
    m_spec = {};
    for (const ExportedFile& file : std::as_const(m_files)) {
        if (file.error) {
            qCWarning(logExport).noquote() << "not written:" << file.path << file.error->text();
        }
    }
    qCInfo(logExport).noquote() << m_files.size() << "files in" << m_folder;
    Q_EMIT finished();
}

} // namespace rangebar

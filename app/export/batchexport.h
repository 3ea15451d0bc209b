// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exportdialog.h"
#include "widgets/export/exportplan.h"

#include <QObject>
#include <QThreadPool>

namespace rangebar {

/// What became of one file.
struct ExportedFile
{
    QString path;
    std::optional<ImageError> error; ///< nothing where it was written
};

/// Writes the files of a plan into a folder, each whole or not at all, while the window stays usable: words
/// are made in the GUI thread, pictures painted and written in another. A failure does not keep the others
/// from being written. Ends with finished(), also when cancelled; the files until then stay.
class BatchExport : public QObject
{
    Q_OBJECT

public:
    explicit BatchExport(InLanguage inLanguage, QObject* parent = nullptr);
    ~BatchExport() override;

    /// Makes the folder where there is none. Existing files are replaced: whoever must be asked was asked.
    /// Not while another one runs.
    void start(const ExportPlan& plan, const QString& folder);
    void cancel() { m_cancelled = true; }
    bool isRunning() const { return m_running; }

    /// In the order of the plan.
    const QList<ExportedFile>& files() const { return m_files; }
    const ExportPlan& plan() const { return m_plan; }
    QString folder() const { return m_folder; }
    bool wasCancelled() const { return m_cancelled; }

Q_SIGNALS:
    void progressChanged(int done, int total);
    void finished();

private:
    void next();
    void prepareChart();
    void written(const ExportedFile& file);
    void writeSnippets();
    void finish();

    InLanguage m_inLanguage;
    ExportPlan m_plan;
    QString m_folder;
    QList<ExportedFile> m_files;
    bool m_running = false;
    bool m_cancelled = false;

    qsizetype m_chart = 0;   ///< the one being written, in the plan
    qsizetype m_picture = 0; ///< the one of its pictures
    ChartSpec m_spec;
    QString m_altText;
    QString m_language;     ///< as ImageOptions::language
    QStringList m_snippets; ///< by subject
    QThreadPool m_threads;
};

} // namespace rangebar

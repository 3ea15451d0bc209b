// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/batchexport.h"
#include "widgets/export/exportdialog.h"

#include <QPointer>
#include <QTemporaryDir>

class QMimeData;

namespace rangebar {

class ChartView;
class Desktop;
class Program;

/// Takes charts out of the window: into files, onto the clipboard, into another program.
class Exporting : public QObject
{
    Q_OBJECT

public:
    /// None is owned, all outlive this.
    Exporting(Program* program, Desktop* desktop, QWidget* window);

    /// Shows the dialog. With `only`, that chart alone has a tick, and what has ticks is not remembered.
    void open(const ExportOffer& offer, AxisMode axis, std::optional<ExportItem> only = std::nullopt);
    /// Every crate with a document that is no sample.
    QList<ExportSubject> crates() const;

    void copyImage(const ChartSpec& spec);
    void saveImage(const ExportSubject& subject, const ChartSpec& spec);
    /// Returns when the chart was dropped or the drag given up.
    void drag(ChartView* chart, const ExportSubject& subject);
    /// What is dragged: the picture, and the address of a file with it that exists until the program ends.
    /// Null where there can be no picture.
    std::unique_ptr<QMimeData> dragData(const ExportSubject& subject, const ChartSpec& spec);

Q_SIGNALS:
    /// Something was done that the window does not show by itself.
    void succeeded(const QString& text);
    void failed(const QString& title, const QString& text);

private:
    void save(const ExportPlan& plan);
    void saveOne(ExportPlan plan);
    void saveAll(const ExportPlan& plan);
    void start(const ExportPlan& plan, const QString& folder);
    void batchEnded();
    ImageOptions screenOptions() const; ///< as the window shows its charts
    QString imageFolder() const;

    Program* m_program;
    Desktop* m_desktop;
    QWidget* m_window;
    QPointer<ExportDialog> m_dialog;
    BatchExport m_batch;
    std::unique_ptr<QTemporaryDir> m_dragged;
};

} // namespace rangebar

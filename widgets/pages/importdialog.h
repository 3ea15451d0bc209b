// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/library/libraryimport.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace rangebar {

class ChoiceButton;
class ImportModel;
class PageTable;
class TextLabel;

/// Chooses what is taken into the library, shows how far it has come, and lists what was taken, what was
/// there already, and what was refused and why. Each way is one click; files are asked for by signal.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(QWidget* parent = nullptr);

    /// The file in the repository, from the top of its tree.
    QString repositoryPath() const;

    void showProgress(const ImportProgress& progress);
    void showOutcome(const ImportReport& report);
    bool isImporting() const { return m_importing; }

    /// Cancels an import that is under way, and closes the dialog otherwise.
    void reject() override;

Q_SIGNALS:
    void filesRequested();
    void folderRequested();
    void repositoryRequested();
    /// Files, folders and archives that were dropped.
    void dropped(const QStringList& paths);
    void cancelRequested();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildChoices();
    QWidget* buildProgress();
    QWidget* buildOutcome();
    void showChoices();
    void fillFilter();
    void applyFilter();
    void updateButtons();

    bool m_importing = false;
    bool m_cancelling = false;
    QList<ImportItem> m_items;
    ImportModel* m_model = nullptr;

    QStackedWidget* m_stack;
    QWidget* m_choices;
    QWidget* m_running;
    QWidget* m_outcome;
    ChoiceButton* m_files = nullptr;
    QLineEdit* m_path = nullptr;
    TextLabel* m_progressText = nullptr;
    QProgressBar* m_progress = nullptr;
    TextLabel* m_summary = nullptr;
    TextLabel* m_details = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_filter = nullptr;
    PageTable* m_table = nullptr;
    QDialogButtonBox* m_buttons;
    QPushButton* m_more;
};

} // namespace rangebar

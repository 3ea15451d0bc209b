// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"

#include <QDialog>
#include <QList>

class QDialogButtonBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace rangebar {

class Desktop;
class Program;
class SettingsEntry;
class TextLabel;

/// All settings, by pages, with a search over their names, descriptions and choices. Every change counts at
/// once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Neither is owned; both outlive the dialog.
    SettingsDialog(Program* program, Desktop* desktop, QWidget* parent = nullptr);

    /// Shows one page, and nothing that was searched for.
    void showPage(SettingPage page);
    SettingPage page() const { return m_page; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Section
    {
        SettingPage page = SettingPage::None;
        QWidget* widget = nullptr;
        QList<SettingsEntry*> entries;
    };

    void build();
    void rebuild();
    Section makeSection(SettingPage page, QWidget* parent);
    SettingsEntry* makeEditor(Setting setting, QWidget* parent);
    void retranslate();
    void filter();
    void goToResults();
    void askToResetAll();
    void fitPages();
    void putButtonsLast();

    Program* m_program;
    Desktop* m_desktop;
    QLineEdit* m_search;
    QListWidget* m_pages;
    QScrollArea* m_scroll;
    TextLabel* m_found;
    QDialogButtonBox* m_buttons;
    QPushButton* m_resetAll = nullptr;
    QList<Section> m_sections;
    SettingPage m_page = SettingPage::General;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/catalogue.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace rangebar {

class Notice;

enum class ThemeChoice
{
    System,
    Light,
    Dark
};

/// What the reader may choose for the whole program.
struct Preferences
{
    QString language; ///< "en", "ru", "zh_CN", or empty for the system's
    ThemeChoice theme = ThemeChoice::System;
    int timeoutSeconds = 8;
    QString libraryFolder;     ///< absolute; empty for the standard one
    bool keepDocuments = true; ///< what is downloaded or opened goes into the library
    Catalogue catalogue;

    bool operator==(const Preferences&) const = default;
};

/// Language, theme, network and the catalogue of crates in one dialog. OK is disabled, with the reason, while
/// an address is not allowed.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);

    Preferences preferences() const;
    void setLibraryFolder(const QString& folder);
    /// Behind the others. What is done on it counts at once, whatever becomes of the dialog.
    void addPage(QWidget* page, const QString& title);
    /// One that was added.
    void showPage(QWidget* page);

Q_SIGNALS:
    /// The reader wants to choose one; the answer is setLibraryFolder().
    void libraryFolderRequested(const QString& current);

private:
    QWidget* generalPage();
    QWidget* libraryPage();
    QWidget* cratesPage();
    void setCatalogue(const Catalogue& catalogue);
    Catalogue enteredCatalogue() const;
    QString enteredLibraryFolder() const;
    void addCrate();
    void removeCrates();
    void moveCrate(int by);
    void validate();
    QString problem() const;

    Preferences m_preferences;
    QComboBox* m_language = nullptr;
    QComboBox* m_theme = nullptr;
    QSpinBox* m_timeout = nullptr;
    QLineEdit* m_libraryFolder = nullptr;
    QCheckBox* m_keep = nullptr;
    QLineEdit* m_baseUrl = nullptr;
    QLineEdit* m_urlTemplate = nullptr;
    QTableWidget* m_crates = nullptr;
    QPushButton* m_remove = nullptr;
    Notice* m_problem = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace rangebar

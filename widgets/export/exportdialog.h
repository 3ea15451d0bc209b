// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/exportplan.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSplitter;
class QTabBar;

namespace rangebar {

class ChartPicture;
class ChartPreview;
class ExportOptions;
class Notice;
class TextLabel;

/// Runs `work` while the program speaks `language` (empty: its own).
using InLanguage = std::function<void(const QString& language, const std::function<void()>& work)>;

/// What the dialog offers; at least one subject.
struct ExportOffer
{
    std::optional<ExportSubject> shown; ///< what the window shows
    QList<ExportSubject> crates;        ///< all crates with results
    bool areChosen = false;             ///< `crates` are documents that the reader has chosen
    bool isEmpty() const { return !shown && crates.isEmpty(); }
};

/// Chooses charts and how they look, with a preview of the very picture. Puts pictures and HTML on the
/// clipboard by itself; files are asked for by signal.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(ExportOffer offer, InLanguage inLanguage, QWidget* parent = nullptr);
    ~ExportDialog() override;

    void setChoice(const ExportChoice& choice);
    ExportChoice choice() const;
    /// The charts with a tick; those the offer does not have are kept for the next time.
    void setItems(const QList<ExportItem>& items);
    QList<ExportItem> items() const;
    /// The chart of the preview.
    void setCurrentItem(ExportItem item);

    /// While files are written nothing but Cancel can be chosen.
    void setProgress(int done, int total);
    /// Ends the writing; `details` has a line for each file.
    void showOutcome(const QString& text, bool isProblem, const QStringList& details);

    void reject() override;

Q_SIGNALS:
    void saveRequested(const rangebar::ExportPlan& plan);
    void cancelRequested();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QScrollArea* buildChoices();
    QWidget* buildPreview();
    void buildButtons();
    void fillItems();
    void fitToFont();
    void divide();
    void tickAll(bool ticked);
    void schedulePreview();
    void updatePreview();
    void updateButtons();
    void copyImage();
    void copySnippet();
    void setBusy(bool busy);
    void showNote(const QString& text, bool isProblem);
    void choiceChanged();

    const QList<ExportSubject>& subjects() const;
    /// The subject that the preview is of.
    const ExportSubject* previewed() const;
    std::optional<ExportItem> currentItem() const;
    ChartThemeChoice shownTheme() const;
    QList<ExportItem> listedTicks() const;
    ExportPlan plan() const;

    ExportOffer m_offer;
    QList<ExportSubject> m_shown; ///< the one on show, as a list
    InLanguage m_inLanguage;
    QList<ExportItem> m_ticked; ///< also of what is not in the list now
    bool m_filling = false;
    bool m_busy = false;

    struct Made; ///< the spec of the preview, with what it was made of
    std::unique_ptr<Made> m_made;
    QTimer m_previewTimer;

    QSplitter* m_splitter = nullptr;
    QScrollArea* m_choices = nullptr;
    QComboBox* m_scope = nullptr;
    QListWidget* m_items = nullptr;
    ExportOptions* m_options = nullptr;
    QTabBar* m_themes = nullptr;
    TextLabel* m_file = nullptr;
    ChartPreview* m_preview = nullptr;
    Notice* m_refusal = nullptr; ///< why the picture on show can't become a file
    Notice* m_note = nullptr;    ///< what was done last
    QPlainTextEdit* m_report = nullptr;
    QProgressBar* m_progress = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_copyImage = nullptr;
    QPushButton* m_copySnippet = nullptr;
};

} // namespace rangebar

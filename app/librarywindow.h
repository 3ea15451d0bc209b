// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/librarymodel.h"
#include "models/items/libraryproblemsmodel.h"
#include "models/library/library.h"
#include "widgets/export/exportsubject.h"

#include <QObject>
#include <QPointer>
#include <QSet>

class QBoxLayout;
class QStackedWidget;

namespace rangebar {

class Comparing;
class Desktop;
class ImportDialog;
class LibraryPage;
class Notice;
class Program;

/// The library in the window: its page, the import, the trash, and what went wrong with it in words.
class LibraryWindow : public QObject
{
    Q_OBJECT

public:
    /// None is owned, all outlive this. The page will be in the stack.
    LibraryWindow(Program* program, Desktop* desktop, Comparing* comparing, QStackedWidget* stack,
                  QWidget* window);
    ~LibraryWindow() override;

    /// Made when it is first looked at, and up to date.
    LibraryPage* page();
    /// Where the window says, once, what keeps documents from being kept: at the top of this layout.
    void setNoticePlace(QBoxLayout* layout) { m_noticePlace = layout; }
    /// How many documents there are, for the list of pages.
    QString summary() const;

    void openImport();
    void import(const ImportRequest& request);
    /// Whether what was dropped is to be imported and not to be opened: a folder or an archive is in it.
    static bool isForImport(const QStringList& paths);

    bool hasSelection() const;
    void exportSelected();

    /// The language changed.
    void retranslate();

Q_SIGNALS:
    void openRequested(const QStringList& paths);
    /// The comparison of two documents has been made.
    void compared();
    void historyRequested(const QString& crate);
    void exportRequested(const QList<rangebar::ExportSubject>& subjects);
    void selectionChanged();
    void summaryChanged();
    /// Something was done that the window does not show by itself.
    void succeeded(const QString& text);
    void failed(const QString& title, const QString& text);

private:
    void connectLibrary();
    void libraryReplaced();
    void updatePage();
    void updateProblem();
    QString missing() const;
    void tell(const QString& text);
    void hideNotice();
    void libraryFailed(const LibraryError& error);
    QStringList pathsOf(const QStringList& names) const;
    void open(const QStringList& names);
    void compare(const QStringList& names);
    void exportDocuments(const QStringList& names);
    void askForTrash(const QStringList& names);
    void movedToTrash(const QList<QByteArray>& hashes, const QList<LibraryError>& errors);
    void importFiles();
    void importFolder();
    void importRepository();
    void importEnded(const ImportReport& report);
    QString startFolder() const;
    void rememberFolder(const QString& folder);

    Program* m_program;
    Desktop* m_desktop;
    Comparing* m_comparing;
    QStackedWidget* m_stack;
    QWidget* m_window;
    LibraryModel m_documents;
    LibraryProblemsModel m_problems;
    LibraryPage* m_page = nullptr;
    QBoxLayout* m_noticePlace = nullptr;
    Notice* m_notice = nullptr; ///< made when there is something to say
    QPointer<ImportDialog> m_dialog;
    QPointer<ImportJob> m_job;
    bool m_read = false;                   ///< the library has been looked at
    std::optional<LibraryError> m_failure; ///< the last one, until something could be kept again
    QSet<int> m_told;                      ///< codes of LibraryError that the notice has said
};

} // namespace rangebar

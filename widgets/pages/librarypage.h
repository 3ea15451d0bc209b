// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace rangebar {

class Disclosure;
class LibraryModel;
class LibraryProblemsModel;
class LibraryTable;
class Notice;
class QueryField;
class TextLabel;

/// The documents of the library: searched, sorted, grouped, and handed on by signal. Documents go by their
/// names in the library.
class LibraryPage : public QWidget
{
    Q_OBJECT

public:
    /// Neither model is owned; both outlive the page.
    LibraryPage(LibraryModel* documents, LibraryProblemsModel* problems, QWidget* parent = nullptr);

    /// What stands at the top as long as it holds, such as why nothing can be added; empty for nothing.
    void setProblem(const QString& words);
    /// The folder, as the reader writes it.
    void setFolder(const QString& path);
    /// The library is being read for the first time; `all` is 0 where it is not known how much there is.
    void setReading(bool reading, qint64 done = 0, qint64 all = 0);
    /// Why an empty library may be no empty one; empty where it is one.
    void setMissing(const QString& words);
    /// Whether documents come into the library by themselves.
    void setKeeping(bool keeping);
    /// The models show another library, or more of it.
    void updateCounts();

    void focusSearch();
    QStringList selectedDocuments() const;

Q_SIGNALS:
    void openRequested(const QStringList& names);
    /// Exactly two.
    void compareRequested(const QStringList& names);
    void historyRequested(const QString& crate);
    void exportRequested(const QStringList& names);
    void revealRequested(const QStringList& names);
    void trashRequested(const QStringList& names);
    void importRequested();
    void selectionChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildActions();
    QWidget* buildTop();
    QWidget* buildEmpty();
    QWidget* buildNothingFound();
    QAction* action(const char* id) const { return m_actions.value(QLatin1String(id)); }
    void search(const QString& text);
    void group();
    void updateActions();
    void showContent();
    QString selectedCrate() const; ///< that of all selected documents; empty where there are several, or none
    void retranslate();

    LibraryModel* m_model;
    LibraryProblemsModel* m_problemsModel;
    bool m_reading = false;
    bool m_keeping = true;
    QString m_missing;
    bool m_fitNeeded = true; ///< no rows have been measured yet

    QHash<QString, QAction*> m_actions;
    QWidget* m_top = nullptr;
    QueryField* m_search = nullptr;
    TextLabel* m_hint = nullptr;
    Notice* m_queryProblem = nullptr;
    Notice* m_problem = nullptr;
    QLabel* m_groupLabel = nullptr;
    QComboBox* m_group = nullptr;
    QPushButton* m_import = nullptr;
    QWidget* m_tools = nullptr;
    TextLabel* m_count = nullptr;
    TextLabel* m_folder = nullptr;
    QStackedWidget* m_content = nullptr;
    LibraryTable* m_table = nullptr;
    QWidget* m_empty = nullptr;
    TextLabel* m_emptyTitle = nullptr;
    TextLabel* m_emptyText = nullptr;
    QPushButton* m_emptyImport = nullptr;
    QWidget* m_nothing = nullptr;
    TextLabel* m_nothingText = nullptr;
    QPushButton* m_showAll = nullptr;
    Disclosure* m_problems = nullptr;
};

} // namespace rangebar

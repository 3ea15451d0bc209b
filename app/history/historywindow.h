// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/historyreading.h"
#include "widgets/export/exportsubject.h"

class QStackedWidget;

namespace rangebar {

class Comparing;
class HistoryPage;
class Program;
class SectionedPage;

/// The history of a crate in the window: its page, and the documents for it, which are those of the library
/// and what else of the crate is on show.
class HistoryWindow : public QObject
{
    Q_OBJECT

public:
    /// None is owned, all outlive this. The page will be in the stack.
    HistoryWindow(Program* program, Comparing* comparing, QStackedWidget* stack, QObject* parent);

    /// The page of this crate, made when it is first looked at.
    HistoryPage* page(const QString& crate);
    const QString& crate() const { return m_crate; }
    /// The page as it is; nullptr where none was looked at yet.
    HistoryPage* shownPage() const { return m_page; }

    /// Whether two documents are chosen.
    bool canCompare() const;
    void compareChosen();
    QString heading() const; ///< for the title of the window
    /// What pictures are made of; nothing where there is no document.
    std::optional<ExportSubject> subject() const;

Q_SIGNALS:
    void pageMade(rangebar::SectionedPage* page);
    /// A document of the library is to be opened.
    void openRequested(const QStringList& paths);
    /// A page with this key has the document.
    void pageRequested(const QString& key);
    /// The comparison of two documents has been made.
    void compared();
    /// Whether two documents are chosen, or the documents.
    void stateChanged();

private:
    void connectSources();
    void connectLibrary();
    void readLibrary();
    void update();
    QList<HistoryInput> onShow() const;
    void open(const HistoryInput& document);
    ComparisonSide sideOf(const HistoryInput& document) const;
    void compare(const HistoryInput& base, const HistoryInput& candidate);

    Program* m_program;
    Comparing* m_comparing;
    QStackedWidget* m_stack;
    HistoryPage* m_page = nullptr;
    QString m_crate;
    HistoryReading m_documents;
};

} // namespace rangebar

// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/benchmarkdocument.h"
#include "models/manual/manual.h"

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rangebar {

class ManualView;

/// The manual: its contents, a search in all of it, and the text of one chapter.
class HelpPage : public QWidget
{
    Q_OBJECT

public:
    /// `folder` has a folder for each language; the charts in the text are those of `example`.
    HelpPage(const QString& folder, const DocumentPtr& example, QWidget* parent = nullptr);

    /// An unknown one shows the first. The chapter on show stays where it is.
    void showChapter(const QString& id);
    /// A chapter and a heading as links of the English edition name them: "comparing.md#what-a-change-is".
    /// The editions have the same headings in the same order.
    void showPlace(const QString& englishLink);
    QString chapter() const;
    const Manual& manual() const { return m_manual; }

    void focusSearch();
    void focusText();

Q_SIGNALS:
    void chapterChanged(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A place that was looked at.
    struct Visit
    {
        QString chapter;
        int block = 0;
    };

    QAction* addStep(QToolButton* button, const char* name, const QKeySequence& key, int by);
    void load();
    void fillContents();
    void go(const ManualPlace& place);
    void step(int by);
    void showText(int chapter);
    void selectInContents(const ManualPlace& place);
    void follow(const QString& link);
    void search();
    QImage picture(const QString& name, int width) const;
    void retranslate();

    QString m_folder;
    DocumentPtr m_example;
    QString m_language;
    Manual m_manual;
    int m_chapter = -1;
    QList<Visit> m_visits;
    qsizetype m_visit = -1;

    QLineEdit* m_search;
    QLabel* m_found;
    QStackedWidget* m_left;
    QTreeWidget* m_contents;
    QListWidget* m_results;
    QToolButton* m_backButton;
    QToolButton* m_forwardButton;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    ManualView* m_view;
};

} // namespace rangebar

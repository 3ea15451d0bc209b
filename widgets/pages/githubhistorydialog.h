// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/githubaddress.h"

#include <QDialog>

class QAbstractItemModel;
class QDialogButtonBox;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace rangebar {

class Notice;
class PageTable;
class TextLabel;

/// Takes the history of a file on GitHub into the library, page by page: chooses it, shows how far it has
/// come, and lists what became of each version. Asks nobody by itself.
class GitHubHistoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// The model has the versions; it is not owned and outlives the dialog.
    explicit GitHubHistoryDialog(QAbstractItemModel* versions, QWidget* parent = nullptr);

    void setRepository(const QString& repository);
    QString branch() const; ///< empty: the default one
    QString path() const;

    void showProgress(const QString& words);
    void showProblem(const QString& words, const QString& action = {});
    /// What has come of it so far, whether there is an earlier page, and whether there is a history to show.
    void showOutcome(const QString& words, bool hasMore, bool hasHistory);

    /// Cancels what is under way, and closes the dialog otherwise.
    void reject() override;

Q_SIGNALS:
    void importRequested(const rangebar::RepositoryName& repository);
    void moreRequested();
    void historyRequested();
    void cancelRequested();
    void actionRequested();

private:
    void updateState();

    std::optional<RepositoryName> m_valid;
    bool m_busy = false;
    bool m_hasMore = false;
    bool m_hasHistory = false;

    QLineEdit* m_repository;
    QLineEdit* m_branch;
    QLineEdit* m_path;
    TextLabel* m_problem;
    Notice* m_notice;
    TextLabel* m_summary;
    PageTable* m_table;
    TextLabel* m_progressText;
    QProgressBar* m_progress;
    QDialogButtonBox* m_buttons;
    QPushButton* m_import;
    QPushButton* m_more;
    QPushButton* m_history;
};

} // namespace rangebar

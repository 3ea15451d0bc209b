// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/github/openpullrequestsjob.h"
#include "models/github/pullrequestjob.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace rangebar {

class Notice;
class PageTable;
class PullRequestsModel;
class TextLabel;

/// Takes the address of a pull request or of two branches, tags or commits, or looks for a repository's open
/// pull requests; shows how far the reading has come, and what is in the way. Asks nobody by itself.
class PullRequestDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PullRequestDialog(const GitHubHost& host, QWidget* parent = nullptr);

    void setAddress(const QString& text);
    /// Another GitHub is asked from now on.
    void setHost(const GitHubHost& host);
    QString path() const;
    PullRequestBase base() const;

    /// What is under way, in words; the reader can only cancel.
    void showProgress(const QString& words);
    /// It has ended. `words` say why it came to nothing, and `action` what can be done about it; empty for
    /// nothing.
    void showProblem(const QString& words, const QString& action = {});
    /// The reader is to choose one of the documents.
    void showChoice(const QString& words, const QList<ChangedFile>& documents);
    void startList();
    void addToList(const TouchingPullRequest& pullRequest);
    /// The list has ended; the words say how much was looked at.
    void endList(const QString& words);
    /// How many requests are left, in words; empty where it is not known.
    void setLimit(const QString& words);
    bool isBusy() const { return m_busy; }

    /// Cancels what is under way, and closes the dialog otherwise.
    void reject() override;

Q_SIGNALS:
    void openRequested(const rangebar::GitHubAddress& address);
    void listRequested(const rangebar::RepositoryName& repository);
    void cancelRequested();
    /// What showProblem() offers.
    void actionRequested();

private:
    QWidget* buildForm();
    QWidget* buildFound();
    void textChanged();
    QString pathProblem() const;
    void updateState();
    void start();
    void openListed(int row);
    void chooseDocument();

    GitHubHost m_host;
    std::optional<GitHubAddress> m_address;
    std::optional<RepositoryName> m_repository; ///< where the text names no more than that
    bool m_busy = false;
    PullRequestsModel* m_pullRequests;

    QLineEdit* m_text = nullptr;
    TextLabel* m_textProblem = nullptr;
    QComboBox* m_base = nullptr;
    QLineEdit* m_path = nullptr;
    Notice* m_notice;
    TextLabel* m_listTitle = nullptr;
    PageTable* m_list = nullptr;
    QListWidget* m_choice = nullptr;
    QWidget* m_space = nullptr;
    TextLabel* m_progressText;
    QProgressBar* m_progress;
    TextLabel* m_limit;
    QDialogButtonBox* m_buttons;
    QPushButton* m_open;
};

} // namespace rangebar
